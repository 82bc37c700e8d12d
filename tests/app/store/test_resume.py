"""A match whose rules have changed goes on from its last state, or says exactly why it can't."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import pytest

from app.files.errors import BrokenSave
from app.match.journal import JournalFailed
from app.match.lifecycle import OtherRules
from app.match.match import Match
from app.match.replay import Replay
from app.registry import game_ids, games
from app.store.latest_states import SELDOM
from app.store.matches import Matches
from app.store.resume import continued
from engines.irrgarten.rules import Rules as Irrgarten
from engines.kernel.errors import BadState
from tests.app.match.helpers import ID, SHORT, new_match
from tests.app.store.scripts import begun, step

STEPS = 33


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def matches(path: Path) -> Iterator[Matches]:
    matches = Matches(path)
    yield matches
    matches.shut()


def played(game: str, matches: Matches, steps: int = STEPS) -> Match:
    match = begun(game, matches)
    for number in range(steps):
        step(match, number)
    return match


def change_the_rules(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules: type[Any] = type(games()[game].rules())
    monkeypatch.setattr(rules, "rules_rev", rules.rules_rev + 1)


@pytest.mark.parametrize("game", game_ids())
def test_it_goes_on_from_its_last_state_and_so_does_what_is_played_then(
    game: str, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = played(game, matches)
    dumped, decided = left.checkpoint(), left.decisions
    change_the_rules(game, monkeypatch)
    on = continued(matches, ID, matches)
    assert (on.checkpoint().state, on.decisions, on.actor) == (dumped.state, decided, left.actor)
    assert on.unsaved is None
    for number in range(STEPS, STEPS + 20):
        step(on, number)
    again = continued(matches, ID, matches)
    assert (again.digest(), again.decisions) == (on.digest(), on.decisions)
    assert again.checkpoint() == on.checkpoint()


def test_the_replay_of_what_came_before_is_refused_with_both_versions(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    played("irrgarten", matches)
    change_the_rules("irrgarten", monkeypatch)
    continued(matches, ID, matches)
    header, decisions = matches.load(ID)
    with pytest.raises(OtherRules) as refused:
        Replay(header, decisions)
    assert (refused.value.found, refused.value.ours, refused.value.why) == (1, 2, "")


def test_turns_and_decisions_are_counted_across_a_change_of_rules(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One decision a turn, two seats, an exit three steps away."""
    match = new_match(matches, rows=SHORT)
    match.decide(match.actor, 3)
    change_the_rules("irrgarten", monkeypatch)
    on = continued(matches, ID, matches)
    while not on.over:
        on.decide(on.actor, 3)
    assert sum(row.turns for row in matches.results()) == on.decisions
    assert [row.decisions for row in matches.results()] == [3, 3]


def test_rules_may_change_twice_and_back(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    played("irrgarten", matches)
    for number in range(3):
        change_the_rules("irrgarten", monkeypatch)
        step(continued(matches, ID, matches), number)
    on = continued(matches, ID, matches)
    monkeypatch.undo()
    assert continued(matches, ID, matches).checkpoint().state == on.checkpoint().state
    assert len(matches.kept(ID).segments) == 4


def test_rules_may_change_before_the_first_decision(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No state was kept then, for none was needed; the match stays."""
    begun("irrgarten", matches)
    change_the_rules("irrgarten", monkeypatch)
    with pytest.raises(OtherRules) as refused:
        continued(matches, ID, matches)
    assert refused.value.why == "none"
    assert [saved.id for saved in matches.unfinished()] == [ID]


def test_a_finished_match_of_other_rules_stays_as_it_is(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(matches, rows=SHORT)
    while not match.over:
        match.decide(match.actor, 3)
    change_the_rules("irrgarten", monkeypatch)
    with pytest.raises(OtherRules):
        continued(matches, ID, matches)
    assert matches.kept(ID).segments == ()


def test_a_state_that_the_rules_do_not_know_is_said_to_be_so(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise BadState(found="hats")

    played("irrgarten", matches)
    change_the_rules("irrgarten", monkeypatch)
    monkeypatch.setattr(Irrgarten, "load", refuse)
    with pytest.raises(OtherRules) as refused:
        continued(matches, ID, matches)
    assert refused.value.why == "state"
    assert matches.kept(ID).segments == ()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("standing = NULL", "none"),
        ("standing_crc = standing_crc + 1", "none"),
        ("standing = cast(replace(cast(standing AS TEXT), '1', '2') AS BLOB)", "none"),
    ],
)
def test_a_damaged_state_is_not_gone_on_from(
    change: str, why: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = Matches(path)
    played("irrgarten", matches)
    matches.shut()
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute(f"UPDATE progress SET {change}")
    matches = Matches(path)
    assert continued(matches, ID).decisions > 0, "by the same rules it is not needed"
    change_the_rules("irrgarten", monkeypatch)
    with pytest.raises(OtherRules) as refused:
        continued(matches, ID, matches)
    assert refused.value.why == why
    matches.shut()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE segments SET standing = cast(replace(cast(standing AS TEXT), '1', '2') AS BLOB)",
        "UPDATE segments SET crc = crc + 1",
        "UPDATE segments SET number = number - 1",
        "DELETE FROM segments",
    ],
)
def test_a_damaged_segment_is_found(
    change: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = Matches(path)
    played("irrgarten", matches)
    change_the_rules("irrgarten", monkeypatch)
    on = continued(matches, ID, matches)
    step(on, 0)
    matches.shut()
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute(change)
    matches = Matches(path)
    with pytest.raises(BrokenSave):
        continued(matches, ID)
    matches.shut()


def test_a_state_is_written_seldom_where_it_is_large_and_always_on_leaving(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.store.latest_states.SMALL", 10)
    matches = Matches(path)
    match = begun("irrgarten", matches)
    written = []
    for number in range(SELDOM + 3):
        step(match, number + 1 - (number + 1) % 5)
        latest = matches.kept(ID).latest
        assert latest is not None
        written.append(latest.decisions)
    assert len(set(written)) == 2
    change_the_rules("irrgarten", monkeypatch)
    with pytest.raises(OtherRules) as refused:
        continued(matches, ID, matches)
    assert refused.value.why == "behind"
    monkeypatch.undo()
    matches.shut()
    matches = Matches(path)
    assert matches.kept(ID).latest == match.checkpoint()
    matches.shut()


def test_a_taking_back_takes_the_state_back_too(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played("irrgarten", matches)
    match.take_back(next(seat for seat in (0, 1) if match.undoable(seat)))
    change_the_rules("irrgarten", monkeypatch)
    assert continued(matches, ID, matches).checkpoint().state == match.checkpoint().state


def test_who_only_looks_goes_on_in_memory(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = played("irrgarten", matches)
    change_the_rules("irrgarten", monkeypatch)
    on = continued(matches, ID)
    step(on, 0)
    assert matches.kept(ID).segments == ()
    assert len(matches.kept(ID).decisions) == left.decisions


def test_if_it_can_not_be_written_the_match_goes_on_and_says_so(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Matches):
        def __init__(self) -> None:
            pass

        def resume_from(self, *_: object) -> None:
            raise JournalFailed("full")

    played("irrgarten", matches)
    change_the_rules("irrgarten", monkeypatch)
    on = continued(matches, ID, Broken())
    assert on.unsaved is not None
    assert on.unsaved.kind == "full"
