"""A small sound deck of Hammerspace, and folders with it: main cards for three players (HAM-1),
characters for two (HAM-4), one monster."""

from __future__ import annotations

import shutil
from importlib import resources
from pathlib import Path

DECK = """\
id: {name}
name: {{ en: Lost Property, es: Objetos perdidos }}
description: {{ en: Everything that nobody came back for., es: Todo lo que nadie volvió a buscar. }}
author: Eva
players: 2
"""

CALM = "{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name: { en: Sleeps, es: Duerme } }"

SUBTYPES = (
    "melee", "melee", "projectile", "fire", "ice", "biological", "corrosive", "electric", "plasma",
)  # fmt: skip
REACHES = ("one", "one", "two", "one", "all", "one", "one", "three", "one")
AGAINST = ("physical: 4", "chemical: 3, ice: 7", "energy: 4", "physical: 2, energy: 2")


def card(name: str, body: str) -> str:
    """A card: its id, its names made of it, and what it does."""
    words = f"name: {{ en: The {name}, es: El {name} }}, flavour: {{ en: Found., es: Hallado. }}"
    return f"  - {{ id: {name}, {words}, {body} }}\n"


def main_cards() -> str:
    """24 cards: 9 attacks, 8 defences, 7 abilities; one attack may be kept (HAM-17)."""
    parameters = enumerate(zip(SUBTYPES, REACHES, strict=True))
    attacks = [
        f"attack: {{ subtype: {subtype}, points: {3 + at % 4}, reach: {reach} }}"
        for at, (subtype, reach) in parameters
    ]
    attacks[0] += ", keep: { if: [{ die: { at_least: 5 } }] }"
    defences = [f"defence: {{ against: {{ {AGAINST[at % 4]} }} }}" for at in range(8)]
    abilities = ["ability: { do: [{ heal: { amount: 2 } }] }"] * 7
    bodies = [*attacks, *defences, *abilities]
    return "cards:\n" + "".join(card(f"thing-{at}", body) for at, body in enumerate(bodies, 1))


CARDS = main_cards()


def characters(count: int) -> str:
    """So many characters, each with more reach than the one before."""
    mods = (
        f"abilities: [{{ mod: {{ figure: targets, add: {at} }} }}]" for at in range(1, count + 1)
    )
    return "characters:\n" + "".join(card(f"person-{at}", mod) for at, mod in enumerate(mods, 1))


CHARACTERS = characters(6)
BEAST = f"life: 9, defence: 2, actions: [{CALM}], reward: [{{ heal: {{ amount: 5 }} }}]"
MONSTERS = "monsters:\n" + card("beast", BEAST)

FILES = {
    "deck.yaml": DECK,
    "cards.yaml": CARDS,
    "characters.yaml": CHARACTERS,
    "monsters.yaml": MONSTERS,
}


def put_deck(decks: Path, name: str, **changed: str) -> Path:
    """A deck's folder; `cards="..."` writes something else into `cards.yaml`."""
    folder = decks / name
    folder.mkdir(parents=True)
    for file, text in {**FILES, "deck.yaml": DECK.format(name=name)}.items():
        text = changed.get(file.removesuffix(".yaml"), text)
        (folder / file).write_text(text, encoding="utf-8")
    return folder


def put_presets(shipped: Path) -> None:
    """The presets as they come with the program."""
    presets = Path(str(resources.files("cards"))) / "hammerspace" / "presets"
    shutil.copytree(presets, shipped / "hammerspace" / "presets")
