"""The planned looks of a run, and its journal."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.lab.intervals import CONFIDENCE
from app.lab.journal import OLDEST, Journal
from app.lab.looks import TIMES, planned_looks, shared


@pytest.mark.parametrize("chunks", [1, 2, 9, 10, 11, 40, 400])
def test_the_errors_of_all_looks_add_up_to_five_in_a_hundred(chunks: int) -> None:
    looks = planned_looks(chunks)
    assert len(looks) <= min(len(TIMES), chunks)
    assert chunks < 40 or len(looks) == len(TIMES)
    assert list(looks) == sorted(looks)
    assert max(looks) == chunks
    assert sum(1 - confidence for confidence in looks.values()) == pytest.approx(1 - CONFIDENCE)


def test_no_look_is_before_the_first_but_the_last() -> None:
    assert min(planned_looks(40, 7)) == 8
    assert planned_looks(4, 7) == {4: pytest.approx(CONFIDENCE)}
    assert sum(1 - one for one in planned_looks(40, 7).values()) == pytest.approx(1 - CONFIDENCE)


def test_several_answers_share_the_chance_of_an_error() -> None:
    assert shared(0.95, 5) == pytest.approx(0.99)
    assert shared(0.95, 0) == 0.95


def test_a_journal_keeps_whole_answers_of_the_same_run_until_that_is_over(tmp_path: Path) -> None:
    journal = Journal(tmp_path, {"seed": "7"})
    journal.keep(0, {"counts": {"games": 2}})
    journal.keep(2, {"counts": {"games": 3}})
    journal.close()
    with journal.path.open("ab") as file:  # a kill in the middle of a line
        file.write(b"0123456789abcdef01234567 [3,{")
    again = Journal(tmp_path, {"seed": "7"})
    assert again.answers == {0: {"counts": {"games": 2}}, 2: {"counts": {"games": 3}}}
    again.keep(3, {"counts": {}})
    again.close()
    assert set(Journal(tmp_path, {"seed": "7"}).answers) == {0, 2, 3}
    assert Journal(tmp_path, {"seed": "8"}).answers == {}
    again.finish()
    assert Journal(tmp_path, {"seed": "7"}).answers == {}


def test_a_changed_answer_is_not_believed(tmp_path: Path) -> None:
    journal = Journal(tmp_path, {})
    journal.keep(0, {"games": 2})
    journal.close()
    journal.path.write_bytes(journal.path.read_bytes().replace(b"2}", b"9}"))
    assert Journal(tmp_path, {}).answers == {}


def test_an_old_journal_goes_and_a_folder_that_takes_nothing_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Journal(tmp_path, {})
    old.keep(0, {})
    old.close()
    stamp = old.path.stat().st_mtime
    monkeypatch.setattr("app.lab.journal.time.time", lambda: stamp + OLDEST + 1)
    Journal(tmp_path, {"other": 1}).close()
    assert not old.path.exists()
    (tmp_path / "file").touch()
    nowhere = Journal(tmp_path / "file" / "lab", {})
    nowhere.keep(0, {})
    nowhere.finish()
    assert nowhere.answers == {}
