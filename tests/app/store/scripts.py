"""Scripted matches of all games, with decisions that are taken back: the same in every run."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from app.match.journal import Decision, Header, Journal
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.seats import Seat
from app.registry import game_ids
from engines.hammerspace.parameters import MINUTE
from engines.hammerspace.parameters import Parameters as HammerspaceFigures
from engines.napakalaki.parameters import Parameters
from tests.app.match.helpers import ID, MemoryJournal, config, scripted_action
from tests.engines.hammerspace.table import config as hammerspace_config
from tests.engines.irrgarten.descent.helpers import config as descent_config
from tests.engines.napakalaki.helpers import rich_config

GAMES = game_ids()
EACH = 5
"""Every so many steps something is taken back, if it may be."""
TICK = 7
"""Every so many steps of Hammerspace time passes: an entry of the journal of its own."""


def begun(
    game: str, journal: Journal | None = None, match_id: str = ID, *, turns: int = 0
) -> Match:
    """A new match: practice in Irrgarten, so that anything may be taken back. One of Napakalaki
    ends after so many turns, if they are named."""
    board = board_of(game, turns)
    seats = [Seat(name) for name in ("Ana", "Ben", "Eva")[: board.seats]]
    title = {"en": "A little one", "es": "Uno pequeño"}
    return begin(
        game, board, seats, "7",
        match_id=match_id, title=title, practice=game == "irrgarten", journal=journal,
    )  # fmt: skip


def board_of(game: str, turns: int) -> Any:
    """The configuration of a scripted match. In Hammerspace there is so much life and time that
    it does not end, and characters let more be chosen that shows nothing. So is health in a
    Descent."""
    if game == "irrgarten":
        return config()
    if game == "napakalaki":
        return rich_config(Parameters(turn_limit=turns))
    if game == "descent":
        return descent_config(3, health=500, floors_company=10)
    assert game == "hammerspace", "a new game needs a board here"
    lasting = HammerspaceFigures(life=500, limit_ms=60 * MINUTE)
    return hammerspace_config(seats=3, parameters=lasting)


def step(match: Match, number: int) -> None:
    """Step `number` of the script: a decision is made, the last ones are taken back, or time
    passes."""
    if number % EACH == EACH - 1:
        seats = range(len(match.seats))
        if able := [seat for seat in seats if match.undoable(seat)]:
            match.take_back(able[number % len(able)])
            return
    if match.header.game == "hammerspace" and number % TICK == TICK - 1:
        match.advance(100 + number)
    elif match.header.game == "irrgarten":
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
