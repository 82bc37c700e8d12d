"""Strokes and par (IRR-32): how long a race took, and how long it takes others on the same deal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.irrgarten.config import Config
from engines.irrgarten.events import LOST_BY_DEATH, LOST_BY_WOUNDS, CombatEnded
from engines.irrgarten.planning import IrrgartenPort
from engines.irrgarten.rules import Rules
from engines.kernel.events import Event, TurnBegan
from engines.kernel.streams import CheapSource

FOR_A_DEFEAT: Final = 2
PAR_RACERS: Final = 33
LONGEST: Final = 2_000
"""Turns after which a racer gives up; its strokes so far count."""


def against_par(config: Config) -> bool:
    """Return whether a match is an even race of one seat on a board that it sees (IRR-32)."""
    return config.seats == 1 and config.parameters.even_starts and not config.foggy


def strokes(seat: int, first: int, events: Iterable[Event]) -> int:
    """Return a seat's strokes in a match, from its events: its turns and `FOR_A_DEFEAT` for each
    combat lost. `first` is the seat with the first turn, which no event begins."""
    count = int(seat == first)
    for event in events:
        match event:
            case TurnBegan() if event.seat == seat:
                count += 1
            case CombatEnded() if event.seat == seat:
                count += FOR_A_DEFEAT * (event.result in (LOST_BY_WOUNDS, LOST_BY_DEATH))
    return count


def par(config: Config, seed: str) -> int:
    """Return the median strokes of `PAR_RACERS` racers, each alone on the deal of this seed and
    with dice of its own. `config` has one seat."""
    rules, port = Rules(), IrrgartenPort()
    deal, found = rules.new(config, seed), []
    for number in range(PAR_RACERS):
        state, events = rules.clone(deal, CheapSource(f"{seed}|par|{number}")), list[Event]()
        while state.seat >= 0 and state.turn < LONGEST:
            rules.apply(state, port.policy(state), events.append)
        found.append(strokes(0, deal.seat, events))
    return sorted(found)[PAR_RACERS // 2]
