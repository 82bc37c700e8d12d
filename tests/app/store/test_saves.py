"""Every format that was ever written is read for ever, and plays to the state it recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.match.lifecycle import resume
from app.store.matches import Matches
from app.store.migrations import SCHEMA
from app.store.resume import continued
from tests.app.match.helpers import new_match, play
from tests.app.store.recounting import recount
from tests.app.store.saves import FOLDER, to_database

SAVES = sorted(FOLDER.glob("schema-*.sql"))


def test_there_is_a_save_of_every_format() -> None:
    assert {path.stem for path in SAVES} == {f"schema-{n + 1}" for n in range(SCHEMA)}


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
def test_an_old_save_replays_to_its_recorded_state(save: Path, tmp_path: Path) -> None:
    """If the rules changed, `rules_rev` has to go up, and this save with the old rules to stay."""
    path = tmp_path / "matches.sqlite3"
    to_database(save.read_text(encoding="utf-8"), path)
    matches = Matches(path)
    finished = matches.finished()
    assert finished
    for saved in finished:
        header, decisions = matches.load(saved.id)
        assert len(decisions) == saved.decisions > 0
        assert saved.digest
        assert resume(header, decisions, digest=saved.digest).decisions == saved.decisions
    matches.shut()


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
def test_an_old_save_is_written_on_and_reckoned_with(save: Path, tmp_path: Path) -> None:
    """A match begins in it and is listed; results that it lacks are made from its matches."""
    path = tmp_path / "matches.sqlite3"
    to_database(save.read_text(encoding="utf-8"), path)
    matches = Matches(path)
    before = matches.results()
    assert recount(matches, everything=True) == {}
    assert [row for row in matches.results() if row in before] == before
    match = play(new_match(matches, match_id="new"), 3)
    assert match.unsaved is None
    assert "new" in [saved.id for saved in matches.unfinished()]
    matches.shut()


def test_a_match_that_went_on_under_other_rules_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    to_database((FOLDER / "schema-3.sql").read_text(encoding="utf-8"), path)
    matches = Matches(path)
    kept = matches.kept("0" * 16)
    assert (kept.header.rules_rev, len(kept.decisions)) == (0, 20)
    assert [(segment.rules_rev, segment.decisions) for segment in kept.segments] == [(1, 10)]
    match = continued(matches, "0" * 16, matches)
    assert kept.latest == match.checkpoint()
    assert play(match, 5).unsaved is None
    matches.shut()
