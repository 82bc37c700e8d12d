"""Scripted matches of two games, with decisions that are taken back: the same in every run."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from app.match.journal import Decision, Header, Journal
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.seats import Seat
from engines.napakalaki.parameters import Parameters
from tests.app.match.helpers import ID, MemoryJournal, config, scripted_action
from tests.engines.napakalaki.helpers import rich_config

GAMES = ("irrgarten", "napakalaki")
EACH = 5
"""Every so many steps something is taken back, if it may be."""


def begun(
    game: str, journal: Journal | None = None, match_id: str = ID, *, turns: int = 0
) -> Match:
    """A new match: practice in Irrgarten, so that anything may be taken back. One of Napakalaki
    ends after so many turns, if they are named."""
    board = config() if game == "irrgarten" else rich_config(Parameters(turn_limit=turns))
    seats = [Seat(name) for name in ("Ana", "Ben", "Eva")[: board.seats]]
    title = {"en": "A little one", "es": "Uno pequeño"}
    return begin(
        game, board, seats, "7",
        match_id=match_id, title=title, practice=game == "irrgarten", journal=journal,
    )  # fmt: skip


def step(match: Match, number: int) -> None:
    """Step `number` of the script: a decision is made, or the last ones are taken back."""
    if number % EACH == EACH - 1:
        seats = range(len(match.seats))
        if able := [seat for seat in seats if match.undoable(seat)]:
            match.take_back(able[number % len(able)])
            return
    if match.header.game == "irrgarten":
        match.decide(match.actor, scripted_action(match))
    else:
        choose = Random(f"{number} {match.decisions}").choice
        match.decide(match.actor, choose(list(match.legal())))


@dataclass
class Whole:
    """A script as it goes when nothing happens to it: decisions and state after each step."""

    header: Header
    decisions: list[tuple[Decision, ...]]
    digests: list[str]


@cache
def whole(game: str, steps: int, match_id: str = ID) -> Whole:
    """So many steps in memory. There must be takings back among them, and no end."""
    journal = MemoryJournal()
    match = begun(game, journal, match_id)
    decisions, digests = [tuple(journal.decisions)], [match.digest()]
    for number in range(steps):
        step(match, number)
        decisions.append(tuple(journal.decisions))
        digests.append(match.digest())
    assert not match.over
    assert journal.taken_back > steps // 100
    return Whole(match.header, decisions, digests)
