"""Tables for the rules from HAM-26 on: the tests' deck with keywords on a few of its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import yaml

from app.match.seats import HUMAN
from app.session.session import Session
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ANYTHING, SLOTS
from engines.hammerspace.deck import Deck, load_deck
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import State
from tests.app.games.hammerspace.tui.helpers import DECK, laid, state_of

RULES = Rules()
CALM: dict[str, Any] = {"monsters": False, "monster_ms": 0}
ALONE = {"Ana": HUMAN, "Ben": "random"}
THREE = {"Ana": HUMAN, "Ben": "random", "Eva": "random"}
WRAP = "bubble-wrap mattress trampoline bin-lid"
SHORT = "bathtub clothes-peg neon-sign old-cheese"
"""Nothing against physical attacks, two defences of another type."""
DAZE, GREASE, SOAK = range(3)

SPRING = {"mod": {"figure": "attack", "if": [{"sprung": "yes"}], "add": 8}}
BOUNCE = {"mod": {"figure": "defence", "if": [{"sprung": "yes"}], "add": 5}}
LOAD = {
    "when": {
        "event": "attack",
        "may": True,
        "if": [{"cards": {"kind": "defence", "at_least": 1}}],
        "do": [
            {"replace": {"of": "owner", "which": "chosen", "kind": "defence", "face": "up"}},
            {"boost": {"amount": 5}},
        ],
    }
}
SOAKS = {"when": {"event": "hit", "do": [{"mark": "soak"}]}}
WORDS = {"falling-piano": SPRING, "mattress": BOUNCE, "slingshot": LOAD, "wet-fish": SOAKS}


@cache
def keyword_deck() -> Deck:
    """The tests' deck, in which the Piano (8) and the Mattress (5) spring, the Slingshot loads (5)
    and the Fish soaks."""
    files = {file.name: file.read_bytes() for file in DECK.iterdir()}
    cards = yaml.safe_load(files["cards.yaml"])
    for card in cards["cards"]:
        if card["id"] in WORDS:
            card["abilities"] = [WORDS[card["id"]]]
            card.pop("keep", None)
    files["cards.yaml"] = yaml.safe_dump(cards, allow_unicode=True).encode()
    return load_deck(files, "table")


def feeds_on(state: State, kind: int) -> None:
    """Let every monster eat cards of a kind."""
    cards = state.config.cards
    state.config.cards = replace(
        cards, monsters=tuple(replace(each, eats=kind) for each in cards.monsters)
    )


def marked(state: State, *marks: tuple[int, int, int]) -> None:
    """Put marks on the table: whose, which, for how many turns."""
    state.marks = [n for party, which, turns in marks for n in (party, which, turns, 3)]


def in_phase(session: Session, phase: int, *decisions: str) -> State:
    """The game of a session after some decisions, in a phase."""
    state = state_of(session)
    for text in decisions:
        RULES.apply(state, RULES.parse(text))
    assert state.phase == phase
    return state


# -- moments, for pictures and the tour


def a_table(players: Mapping[str, str] = THREE) -> Session:
    """Three players: the second has the crown and a mark, the third a sprung card; a monster that
    eats, with a mark of its own; a spring of Ana's face down."""

    def change(state: State) -> None:
        feeds_on(state, ANYTHING)
        marked(state, (0, GREASE, 1), (1, SOAK, 2), (1, DAZE, 1), (MONSTER, DAZE, 2))
        state.sprung = 1 << SLOTS * 2
        state.fed = 1 << 2

    return laid(
        "wet-fish bathtub slingshot ~falling-piano",
        "frying-pan trampoline old-cheese clothes-peg",
        "mattress joy-buzzer catchers-mitt snow-globe",
        players=players, people=("cook golfer", "conjurer nurse", "juggler gambler"),
        monster="tax-octopus", total=8, keeper=1, life=(17, 31, 11), deck=keyword_deck(),
        crown=2, feeding=True, lay_hidden=True, then=change,
    )  # fmt: skip


def a_new_card(players: Mapping[str, str] = ALONE) -> Session:
    """A new card that springs may be laid face down, once Ana has played her first."""
    return laid(
        WRAP.replace("mattress", "wet-fish"), SHORT, players=players, top="falling-piano",
        deck=keyword_deck(), lay_hidden=True, **CALM,
    )  # fmt: skip


def a_hungry_monster(players: Mapping[str, str] = ALONE) -> Session:
    """The monster eats, once Ana has played her first card."""
    return laid(
        WRAP, SHORT, players=players, monster="bad-weather", total=9, feeding=True,
        then=lambda state: feeds_on(state, ANYTHING),
    )  # fmt: skip


def a_single_card(players: Mapping[str, str] = ALONE) -> Session:
    """One card can be played."""
    return laid("boomerang mattress trampoline bin-lid", SHORT, players=players, **CALM)


def a_makeshift(players: Mapping[str, str] = ALONE) -> Session:
    """Ben's attack, which Ana's only fitting cards do not cover."""
    pan = "frying-pan mattress snow-globe bin-lid"
    session = laid(
        SHORT, pan, players=dict.fromkeys(players, HUMAN), active=1, dice=(6,), makeshift=2, **CALM
    )
    for text in ("done", "play 1"):
        RULES.apply(state_of(session), RULES.parse(text))
    return session


Moment = Callable[[Mapping[str, str]], Session]
MOMENTS: Mapping[str, tuple[Moment, str, str]] = {
    "crown and marks": (a_table, "b", "HammerspaceScreen"),
    "a new card": (a_new_card, "enter", "HammerspaceScreen"),
    "feeding": (a_hungry_monster, "enter", "HammerspaceScreen"),
    "fold": (a_single_card, "", "HammerspaceScreen"),
    "makeshift": (a_makeshift, "", "ChoiceDialog"),
}
"""Each moment by its name: the table, the keys that lead to it, the kind of its screen."""
