"""A tiny valid deck as its files, with a bit of every kind of effect, and short words for tests."""

from __future__ import annotations

from engines.hammerspace.cards import Cards
from engines.hammerspace.compiling import to_cards
from engines.hammerspace.deck import Deck, load_deck
from engines.kernel.problems import DeckError, Problem

DECK = b"""\
id: tiny
name: { en: Tiny, es: Diminuto }
description: { en: For tests., es: Para pruebas. }
players: 2
"""

_WORDS = "name: { en: A, es: B }, flavour: { en: C, es: D }"


def attack(name: str, subtype: str = "fire", more: str = "") -> str:
    """A line of an attack."""
    figures = f"attack: {{ subtype: {subtype}, points: 5, reach: one }}"
    return f"  - {{ id: {name}, {_WORDS}, {figures}{more} }}\n"


def defence(name: str, against: str = "physical: 2, chemical: 3, energy: 1", more: str = "") -> str:
    """A line of a defence."""
    return f"  - {{ id: {name}, {_WORDS}, defence: {{ against: {{ {against} }} }}{more} }}\n"


def ability(name: str, do: str = "{ heal: { amount: 2 } }", more: str = "") -> str:
    """A line of an ability card."""
    return f"  - {{ id: {name}, {_WORDS}, ability: {{ do: [{do}] }}{more} }}\n"


BURN = (
    "{ give: { to: other, turns: 2, ability: { when: { event: turn-start,"
    " do: [{ damage: { amount: 1, to: owner } }] } } } }"
)
MAIN = "cards:\n" + "".join(
    [
        attack("torch", more=f", abilities: [{{ when: {{ event: hit, do: [{BURN}] }} }}]"),
        attack("club", "melee", ", keep: { if: [{ die: { at_least: 5 } }] }"),
        attack("spark", "electric", ", abilities: [{ mod: { figure: attack, add: { dice: 1 } } }]"),
        *(attack(f"stone-{n}", "projectile") for n in range(3)),
        defence("lid", "physical: 4, melee: 6, energy: 0"),
        defence("coat", more=", abilities: [{ instead: { prevent: { amount: 1 } } }]"),
        *(defence(f"wall-{n}") for n in range(4)),
        ability("soup"),
        ability("dare", "{ test: { if: [{ roll: 4 }], then: [{ again: {} }] } }"),
        ability(
            "fork",
            "{ choose: [{ do: [{ peek: { of: chosen } }] },"
            " { do: [{ skip: { to: left } }, { timer: { sooner: 2 } }] }] }",
        ),
        ability("magnet", "{ take: { of: chosen, kind: defence } }"),
    ]
)
"""16 cards: 6 attacks, 6 defences, 4 abilities."""


def character(name: str, abilities: str) -> str:
    """A line of a character."""
    return f"  - {{ id: {name}, {_WORDS}, abilities: [{abilities}] }}\n"


CHARACTERS = "characters:\n" + "".join(
    [
        character("cook", "{ mod: { figure: attack, if: [{ type: [chemical] }], add: 1 } }"),
        character("nurse", "{ when: { event: hurt, limit: turn, do: [{ heal: { amount: 1 } }] } }"),
        character("cat", "{ instead: { survive: {}, limit: game } }"),
        character("mule", "{ instead: { ignore: skip } }"),
        character("gambler", "{ instead: { reroll: { die: attack, at_most: 2 } } }"),
        character("mirror", "{ instead: { redirect: { to: left, amount: 1, cause: attack } } }"),
    ]
)


def action(sums: str, does: str) -> str:
    """A line of a monster's action."""
    return f"      - {{ sums: [{sums}], name: {{ en: E, es: F }}{does} }}\n"


ACTIONS = (
    action("2, 12", ", do: [{ attack: { subtype: ice, points: 4, to: everyone } }]")
    + action("3, 4, 5, 6, 8, 9, 10, 11", "")
    + action("7", ", abilities: [{ mod: { figure: defence, add: 4 } }]")
)


def monster(name: str, actions: str = ACTIONS) -> str:
    """The lines of a monster."""
    return (
        f"  - id: {name}\n    name: {{ en: A, es: B }}\n    flavour: {{ en: C, es: D }}\n"
        f"    life: 12\n    defence: 2\n    actions:\n{actions}"
        "    reward: [{ heal: { amount: 5 } }]\n"
    )


MONSTERS = "monsters:\n" + monster("yeti")


def files(
    main: str = MAIN, characters: str = CHARACTERS, monsters: str = MONSTERS, deck: bytes = DECK
) -> dict[str, bytes]:
    """The tiny deck's files, some of them other ones."""
    return {
        "deck.yaml": deck,
        "cards.yaml": main.encode(),
        "characters.yaml": characters.encode(),
        "monsters.yaml": monsters.encode(),
    }


def tiny() -> Deck:
    """The tiny deck, read."""
    return load_deck(files(), "tiny")


def tables() -> Cards:
    """The tiny deck, compiled."""
    return to_cards(tiny())


def refused(found: dict[str, bytes]) -> list[Problem]:
    """What is wrong in a deck; none if nothing is."""
    try:
        load_deck(found, "tiny")
    except DeckError as error:
        return list(error.problems)
    return []
