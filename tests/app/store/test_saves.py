"""Every format that was ever written is read for ever, and plays to the state it recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.match.games import resume
from app.store.matches import Matches
from app.store.migrations import SCHEMA
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
    (kept,) = matches.finished()
    header, decisions = matches.load(kept.id)
    matches.shut()
    assert len(decisions) == kept.decisions > 0
    assert kept.digest
    assert resume(header, decisions, digest=kept.digest).decisions == kept.decisions
