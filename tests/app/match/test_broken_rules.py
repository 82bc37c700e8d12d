"""A bug of the rules leaves no half-made decision: not in the match, not on a feed, not on disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.match.lifecycle import resume
from app.match.match import Match
from app.store.matches import Matches
from engines.kernel.events import SPECTATOR, Emit, Event
from tests.app.match.helpers import ID, MemoryJournal, new_match, play
from tests.helpers.hearing import hear

MADE = 5
"""Decisions that are made before the rules break."""


class Bug(Exception):
    """An error that the rules do not document."""


def break_the_rules(match: Match, monkeypatch: pytest.MonkeyPatch, which: str) -> None:
    """From now on the rules change the state, tell all of it, and then fail."""
    work: Callable[[Any, int, Emit | None], None] = getattr(match.rules, which)

    def halfway(state: Any, entry: int, emit: Emit | None = None) -> None:
        work(state, entry, emit)
        state.decisions += 1
        raise Bug

    monkeypatch.setattr(match.rules, which, halfway)


def position_of(match: Match) -> tuple[Any, ...]:
    """Everything that a match answers in the middle of its game."""
    seats = range(len(match.seats))
    return (
        match.digest(), match.checkpoint(), match.decisions, list(match.written), match.actor,
        [match.view(seat) for seat in seats], [match.undoable(seat) for seat in seats],
        match.past(SPECTATOR),
    )  # fmt: skip


def decide(match: Match) -> None:
    match.decide(match.actor, match.legal()[0])


def let_time_pass(match: Match) -> None:
    match.advance(1500)


@pytest.mark.parametrize(("which", "entry"), [("apply", decide), ("advance", let_time_pass)])
def test_when_the_rules_fail_in_the_middle_the_match_stands_as_before(
    which: str, entry: Callable[[Match], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = MemoryJournal()
    match = play(new_match(journal), MADE)
    before, written = position_of(match), list(journal.decisions)
    heard: list[Event] = []
    hear(match, SPECTATOR, Event, heard.append)
    break_the_rules(match, monkeypatch, which)
    with pytest.raises(Bug):
        entry(match)
    assert position_of(match) == before
    assert journal.decisions == written
    assert heard == []


def test_after_a_bug_the_match_goes_on_as_if_nobody_had_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same dice fall, and what was written before can still be taken back."""
    match, other = (play(new_match(MemoryJournal()), MADE) for _ in range(2))
    with monkeypatch.context() as broken:
        break_the_rules(match, broken, "apply")
        with pytest.raises(Bug):
            decide(match)
    play(match, MADE)
    assert position_of(match) == position_of(play(other, MADE))


def test_a_match_that_is_left_after_a_bug_keeps_no_half_changed_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A large state is written only now and then, and at the latest when the file is let go: the
    state that is written then must follow from the decisions on disk."""
    monkeypatch.setattr("app.store.latest_states.SMALL", 10)
    path = tmp_path / "matches.sqlite3"
    matches = Matches(path)
    match = play(new_match(matches), MADE)
    with monkeypatch.context() as broken:
        break_the_rules(match, broken, "apply")
        with pytest.raises(Bug):
            decide(match)
    matches.shut()
    matches = Matches(path)
    kept = matches.kept(ID)
    matches.shut()
    assert len(kept.decisions) == MADE
    assert kept.latest == resume(kept.header, kept.decisions).checkpoint()
