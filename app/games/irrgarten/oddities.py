"""Tricks of the Descent that a file's schema allows and that can never matter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.content.checks import Oddity
from engines.irrgarten.deck import DescentGear, GearFile, GearName, Monster, MonsterFile
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.tricks import (
    GROWS,
    LATE,
    MENDS,
    NO_TRICK,
    OPENS,
    PARRY,
    SLEEPS,
    SPIKES,
)

_ROUNDS: Final = Parameters().combat_rounds
_WOUNDS: Final = Parameters().wounds_to_lose


def oddities(file: MonsterFile | GearFile) -> Iterator[Oddity]:
    """Yield the cards whose trick can't matter under the usual figures."""
    if isinstance(file, MonsterFile):
        for monster in file.monsters:
            yield from _of_monster(monster)
        return
    for name in file.weapons:
        yield from _of_gear(name, {SPIKES: "shield", PARRY: "shield"})
    for name in file.shields:
        yield from _of_gear(name, {OPENS: "weapon"})


def _of_monster(card: Monster) -> Iterator[Oddity]:
    kind, amount = card.trick or NO_TRICK
    if card.trick and not card.is_complete:
        yield Oddity(card.name, "deck-odd-trick-figures", {})
    elif kind == SLEEPS and _ROUNDS - amount < _WOUNDS:
        values = {"slept": amount, "rounds": _ROUNDS, "wounds": _WOUNDS}
        yield Oddity(card.name, "deck-odd-trick-sleeps", values)
    elif kind in (GROWS, MENDS) and card.health == 1:
        yield Oddity(card.name, "deck-odd-trick-health", {})


def _of_gear(name: GearName, elsewhere: dict[int, str]) -> Iterator[Oddity]:
    """`elsewhere` are the tricks that only the other kind of gear can use, with that kind."""
    thing: DescentGear | None = name.descent
    kind, amount = (thing and thing.trick) or NO_TRICK
    if thing and kind in elsewhere:
        yield Oddity(name.name, f"deck-odd-trick-{elsewhere[kind]}", {})
    elif thing and kind == LATE and amount > thing.uses:
        values = {"round": amount, "uses": thing.uses}
        yield Oddity(name.name, "deck-odd-trick-late", values)
