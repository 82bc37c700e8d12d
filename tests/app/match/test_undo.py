"""Taking back: to the last reveal, by whoever decided, and never so that somebody learns a card."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from app.match.events import DecisionsUndone, NotSaved
from app.match.lifecycle import begin, resume, thinking_seed
from app.match.match import Match, NotYourTurn
from app.match.runner import MatchRunner
from app.match.seats import HUMAN, Seat
from app.match.source import PlanStep
from app.match.undo import NothingToUndo, UndoEntry, UndoStack
from app.registry import game
from app.store.matches import Matches
from engines.irrgarten.descent.events import FoesSeen
from engines.irrgarten.events import SightChanged
from engines.kernel.events import EVERYONE, SPECTATOR, Event, TurnBegan
from engines.napakalaki.actions import BACK, DONE, DRAW, ROLL
from engines.napakalaki.state import EQUIPPING, SALES
from tests.app.match import helpers
from tests.app.match.helpers import ID, MemoryJournal
from tests.engines.napakalaki.helpers import rich_config
from tests.helpers.hearing import hear


def dungeon(journal: Any = None, *, practice: bool = False, bot: str = HUMAN) -> Match:
    seats = [Seat("Ana"), Seat("Ben", bot), Seat("Eva", bot)]
    title = {"en": "Cards", "es": "Cartas"}
    return begin(
        "napakalaki", rich_config(), seats, "7",
        match_id=ID, title=title, journal=journal, practice=practice,
    )  # fmt: skip


def decide(match: Match, *actions: int) -> None:
    for action in actions:
        match.decide(match.actor, action)


def play_until(match: Match, phase: int, seat: int | None = None, least: int = 1) -> None:
    """Play until somebody has so many decisions to choose from in a phase."""
    bots = game("napakalaki").bots()
    for _ in range(2_000):
        view = match.view(match.actor)
        if view.phase == phase and len(view.legal) >= least and seat in (None, match.actor):
            return
        seed = thinking_seed("7", match.actor, match.decisions)
        match.decide(match.actor, bots["cautious"](match.public, view, seed))
    raise AssertionError("it never came to that")


def test_a_pick_for_a_sale_is_taken_back_state_journal_and_all() -> None:
    """NAP-11: picking a card shows nothing to anybody."""
    journal = MemoryJournal()
    match = dungeon(journal)
    play_until(match, SALES, least=2)
    seat, before, decisions = match.actor, match.digest(), match.decisions
    heard: list[Event] = []
    hear(match, SPECTATOR, Event, heard.append)
    decide(match, match.legal()[-1])
    assert match.undoable(seat) == 1
    match.take_back(seat)
    assert (match.digest(), match.decisions) == (before, decisions)
    assert heard == [DecisionsUndone(-1, seat, 1, decisions)]
    assert journal.taken_back == 1
    assert journal.header is not None
    assert resume(journal.header, journal.decisions).digest() == before


def test_a_die_and_a_card_are_never_taken_back() -> None:
    """NAP-10, NAP-12: what the die and the deck have shown is known."""
    match = dungeon()
    seat = match.actor
    decide(match, ROLL)
    assert match.undoable(seat) == 0, "a die was rolled and cards were drawn"
    decide(match, DONE, DRAW)
    assert match.undoable(seat) == 0, "nor is what came before the monster"
    with pytest.raises(NothingToUndo):
        match.take_back(seat)


def test_several_decisions_are_taken_back_one_after_the_other() -> None:
    match = dungeon()
    play_until(match, SALES, least=3)
    seat, start = match.actor, match.digest()
    decide(match, match.legal()[-1])
    middle = match.digest()
    decide(match, BACK)
    match.take_back(seat)
    assert match.digest() == middle
    match.take_back(seat)
    assert match.digest() == start


def test_the_end_of_a_turn_is_taken_back_until_the_next_one_decides() -> None:
    match = dungeon()
    play_until(match, EQUIPPING, least=2)
    seat = match.actor
    while match.actor == seat:
        decide(match, match.legal()[0])
    assert match.undoable(seat), "the next player has done nothing yet"
    other = match.actor
    assert match.undoable(other) == 0, "nobody takes back what another decided"
    decide(match, match.legal()[0])
    assert match.undoable(seat) == 0


@pytest.mark.parametrize("practice", [False, True])
def test_what_has_one_answer_goes_back_with_the_decision_before_it(practice: bool) -> None:
    """NAP-8: after the last card that fits, the end of the turn is all that is left. The screen
    ends it itself, so taking back only that would bring it again at once."""
    match = dungeon(practice=practice)
    play_until(match, EQUIPPING, least=2)
    seat, before = match.actor, match.digest()
    while len(match.legal()) > 1:
        before = match.digest()
        decide(match, next(action for action in match.legal() if action != DONE))
    assert tuple(match.legal()) == (DONE,), "nothing more fits"
    decide(match, DONE)
    assert match.undoable(seat) == 2
    match.take_back(seat)
    assert match.digest() == before


@pytest.mark.parametrize("practice", [False, True])
def test_nap_9_what_one_key_equips_is_undone_together(practice: bool) -> None:
    """An undo said "2 decisions" (a card and the end of the turn, which was forced) and left the
    other card equipped."""
    match = dungeon(practice=practice)
    play_until(match, EQUIPPING, least=3)
    seat, before, decisions = match.actor, match.digest(), match.decisions
    heard: list[Event] = []
    hear(match, SPECTATOR, DecisionsUndone, heard.append)
    cards = [action for action in match.legal() if action != DONE][:2]
    MatchRunner(match, {}).plan(seat, map(PlanStep, (*cards, DONE)))
    assert match.decisions > decisions + 1, "one key made several decisions"
    match.take_back(seat)
    assert (match.digest(), match.decisions) == (before, decisions)
    assert heard == [DecisionsUndone(EVERYONE, seat, 1, decisions)]


def test_what_a_key_decides_after_a_die_can_be_undone_by_itself() -> None:
    """What it belongs to can't be undone any more (NAP-10)."""
    stack = UndoStack(free=False)
    stack.step(UndoEntry(0, "rolls", "", 0), [], drawn=True)
    stack.step(UndoEntry(0, "equips", "", 1, joined=True), [], drawn=False)
    stack.step(UndoEntry(0, "equips more", "", 2, joined=True), [], drawn=False)
    found = stack.last_of(0)
    assert found is not None
    assert (found[0], found[1].state) == (2, "equips")


def test_the_reason_why_nothing_is_undone_is_the_true_one() -> None:
    match = dungeon(bot="cautious")
    seat = match.actor
    assert match.no_undo(seat) == "none"
    decide(match, ROLL)
    assert match.no_undo(seat) == "reveal"
    play_until(match, EQUIPPING, seat, least=2)
    while match.actor == seat:
        decide(match, match.legal()[0])
    assert match.no_undo(seat) == "", "it can be undone"
    decide(match, match.legal()[0])
    assert match.no_undo(seat) == "bot"
    with pytest.raises(NothingToUndo) as nothing:
        match.take_back(seat)
    assert nothing.value.reason == "bot"


def test_among_people_the_reason_names_no_bot() -> None:
    match = dungeon()
    seat = match.actor
    decide(match, ROLL)
    assert match.no_undo(seat) == "die"
    play_until(match, EQUIPPING, least=2)
    seat = match.actor
    while match.actor == seat:
        decide(match, match.legal()[0])
    decide(match, match.legal()[0])
    assert match.no_undo(seat) == "other"


def test_in_practice_one_goes_back_over_dice_and_bots() -> None:
    journal = MemoryJournal()
    match = dungeon(journal, practice=True)
    seat, start = match.actor, match.digest()
    decide(match, ROLL)
    play_until(match, SALES, (seat + 1) % 3)
    decide(match, match.legal()[0])
    while match.decisions:
        match.take_back(seat)
    assert match.digest() == start
    assert journal.decisions == []
    assert match.past(SPECTATOR) == []


def test_in_practice_a_draw_without_a_choice_goes_back_with_the_choice_before_it() -> None:
    """NAP-12: the screen draws it by itself where nothing can be sold, and would draw it again."""
    match = dungeon(practice=True)
    seat, before = match.actor, ""
    while not (match.actor == seat and tuple(match.legal()) == (DRAW,)):
        if match.actor == seat and len(match.legal()) > 1:
            before = match.digest()
        decide(match, match.legal()[0])
    decide(match, DRAW)
    assert before
    match.take_back(seat)
    assert match.digest() == before


def test_the_log_forgets_what_was_taken_back() -> None:
    match = dungeon()
    play_until(match, EQUIPPING, least=2)
    seat, told = match.actor, match.past(SPECTATOR)
    while match.actor == seat:
        decide(match, match.legal()[0])
    assert isinstance(match.past(SPECTATOR)[-1], TurnBegan)
    while match.undoable(seat):
        match.take_back(seat)
    assert match.past(SPECTATOR)[: len(told)] == told
    assert len(match.past(SPECTATOR)) <= len(told)


def test_what_came_into_sight_is_not_taken_back() -> None:
    """IRR-24: under fog a step shows squares, and they stay known."""
    match = helpers.new_match(fog=True)
    for _ in range(40):
        seat, seen = match.actor, list[SightChanged]()
        stop = hear(match, seat, SightChanged, seen.append)
        match.decide(seat, helpers.scripted_action(match))
        stop()
        if seen:
            assert match.undoable(seat) == 0


@pytest.mark.parametrize(("mask", "kept"), [(0b10, True), (0b01, False), (EVERYONE, False)])
def test_what_only_a_rival_saw_does_not_stop_an_undo(mask: int, kept: bool) -> None:
    """IRR-40: a shove in the fog may bring a monster into the rival's sight. If it stopped the undo
    of whoever shoved, they would learn of the monster."""
    stack = UndoStack(free=False)
    stack.step(UndoEntry(0, None, "", 0), [FoesSeen(mask, 1, (3,))], drawn=False)
    assert (stack.last_of(0) is not None) is kept


def test_whatever_draws_at_random_is_never_taken_back() -> None:
    """The counters of the source are the last word, whatever the events say."""
    for match in (helpers.new_match(), dungeon()):
        for _ in range(200):
            if match.over:
                break
            seat, drawn = match.actor, match.rules.draws(match._state)
            match.decide(seat, match.legal()[match.decisions % len(match.legal())])
            if match.rules.draws(match._state) != drawn:
                assert match.undoable(seat) == 0


def test_on_the_disk_the_decisions_are_gone_and_the_count_stays(tmp_path: Path) -> None:
    matches = Matches(tmp_path / "matches.sqlite3")
    match = dungeon(matches, practice=True)
    play_until(match, SALES, (match.actor + 1) % 3, least=2)
    (before,) = matches.unfinished()
    seat = match.actor
    decide(match, match.legal()[0])
    match.take_back(seat)
    (after,) = matches.unfinished()
    assert (after.decisions, after.taken_back) == (before.decisions, 1)
    header, decisions = matches.load(match.header.match)
    assert resume(header, decisions).digest() == match.digest()
    decide(match, match.legal()[0])
    assert matches.unfinished()[0].decisions == before.decisions + 1
    matches.shut()


def test_a_disk_that_fails_is_told_and_the_match_goes_on() -> None:
    match = dungeon(MemoryJournal(fails_at=0), practice=True)
    seat = match.actor
    heard: list[Event] = []
    hear(match, SPECTATOR, Event, heard.append)
    decide(match, ROLL)
    match.take_back(seat)
    assert sum(isinstance(event, NotSaved) for event in heard) == 1
    assert match.decisions == 0


class SlowBots:
    """Bots that think until they are let go."""

    def __init__(self, match: Match) -> None:
        self.match, self.go = match, asyncio.Event()
        self.asked = asyncio.Event()

    async def choose(self, seat: int, bot: str, view: Any, seed: int) -> int:
        self.asked.set()
        await self.go.wait()
        return int(view.legal[0])

    async def restart(self) -> None:
        """Nothing to start anew."""

    def close(self) -> None:
        """Nothing to close."""


async def test_what_a_bot_was_thinking_of_is_forgotten() -> None:
    match = dungeon(practice=True, bot="cautious")
    while not match.seats[match.actor].human:
        decide(match, match.legal()[0])
    seat = match.actor
    bots = SlowBots(match)
    table = MatchRunner(match, bots)
    task = table.start()
    while match.actor == seat:
        table.decide(seat, match.legal()[0])
    await bots.asked.wait()
    with pytest.raises(NotYourTurn):
        table.take_back(match.actor)
    table.take_back(seat)
    assert match.actor == seat
    decisions = match.decisions
    bots.go.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert (match.decisions, match.actor) == (decisions, seat)
    assert not task.done()
    await table.stop()
