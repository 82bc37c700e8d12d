"""What was learned is kept in a small file, and a broken one is no more than forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.config.state_file import MAX_BYTES
from app.lessons.learned import LearnedState


def test_what_was_learned_is_there_the_next_time(tmp_path: Path) -> None:
    path = tmp_path / "state" / "learned.json"
    first = LearnedState(path)
    first.finished("irrgarten-2")
    first.tip_shown("napakalaki-tie")
    first.coached("napakalaki")
    again = LearnedState(path)
    assert again.lessons == {"irrgarten-2"}
    assert again.tips == {"napakalaki-tie"}
    assert again.games == {"napakalaki": 1}
    again.forget_tips()
    assert LearnedState(path).lessons == {"irrgarten-2"}
    assert not LearnedState(path).tips


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        b"[]",
        b'{"lessons": 3, "tips": [1], "games": {"x": -1}}',
        b" " * MAX_BYTES * 2,
    ],
)
def test_what_is_broken_is_forgotten(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "learned.json"
    path.write_bytes(data)
    learned = LearnedState(path)
    assert (learned.lessons, learned.tips, learned.games) == (set(), set(), {})


def test_without_a_file_it_lasts_as_long_as_the_program() -> None:
    learned = LearnedState(None)
    learned.finished("irrgarten-1")
    assert learned.lessons == {"irrgarten-1"}
