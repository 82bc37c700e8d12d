"""What a match sends when its journal says that it must be opened again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.match.events import NotSaved
from app.match.journal import Decision, JournalFailed, MakeCheckpoint, MustReopen
from engines.kernel.events import SPECTATOR, Event
from tests.app.match.helpers import MemoryJournal, new_match, play
from tests.app.net.tables import served
from tests.app.net.test_hosted_table import Client
from tests.helpers.hearing import hear


class Answered:
    """An acknowledgement that is there."""

    def __init__(self, problem: JournalFailed | None) -> None:
        self._problem = problem

    def done(self) -> bool:
        return True

    def exception(self) -> JournalFailed | None:
        return self._problem

    def add_done_callback(self, call: Callable[[Any], object], /) -> None:
        call(self)


class Failing(MemoryJournal):
    """Writes two decisions, and none from then on."""

    def __init__(self, problem: JournalFailed) -> None:
        super().__init__()
        self.problem = problem

    def append(  # type: ignore[override]  # it answers, as a journal with a thread does
        self, match: str, index: int, decision: Decision,
        make_checkpoint: MakeCheckpoint | None = None,
    ) -> Answered:  # fmt: skip
        if index >= 2:
            return Answered(self.problem)
        super().append(match, index, decision, make_checkpoint)
        return Answered(None)


def heard_after(problem: JournalFailed) -> tuple[int, list[Event]]:
    """How much was heard of the decisions that were written, and what after them."""
    match = new_match(Failing(problem))
    heard: list[Event] = []
    hear(match, SPECTATOR, Event, heard.append)
    play(match, 2)
    before = len(heard)
    play(match, 3)
    assert match.unsaved is problem
    assert not match.outbox.waiting
    return before, heard[before:]


def test_nobody_is_shown_what_may_not_be_written() -> None:
    before, after = heard_after(MustReopen("beside"))
    assert before > 0
    assert after == []


def test_whoever_comes_then_comes_back_to_the_table_when_it_is_opened_again() -> None:
    match = new_match(Failing(MustReopen("beside")))
    table = served(match)
    early = Client(table, "0")
    play(match, 3)
    late = Client(table, "1")
    assert (early.got("bye"), late.got("welcome")) == ([], [])
    assert [(one["code"], one["seconds"]) for one in late.got("bye")] == [("restart", 1)]


def test_at_home_people_play_on_and_know_that_nothing_is_saved() -> None:
    _, after = heard_after(JournalFailed("full"))
    assert isinstance(after[0], NotSaved)
    assert len(after) > 3
