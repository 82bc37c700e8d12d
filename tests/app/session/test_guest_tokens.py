"""The tokens of this machine's players: by the name they came with, and by that of their seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.files import paths
from app.session.guest_tokens import NAMES, PLACES, SEATS_FILE, guest_token, remember_seat

CODE, OTHER = "K7QM2XRT9HDB", "000000000000"


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(paths, "state_folder", lambda: tmp_path)
    return tmp_path


def test_a_player_has_one_token_at_a_place_and_others_elsewhere() -> None:
    assert guest_token(CODE, "Eva") == guest_token(CODE, "Eva")
    assert len({guest_token(CODE, "Eva"), guest_token(CODE, "Ben"), guest_token(OTHER, "Eva")}) == 3


def test_the_name_of_the_seat_leads_to_the_same_player(folder: Path) -> None:
    """Somebody joins from the home screen without a name, and sits down as Eva."""
    came = guest_token(CODE, "")
    remember_seat(CODE, "Eva", came)
    assert guest_token(CODE, "Eva") == guest_token(CODE, " eva ") == came
    assert guest_token(OTHER, "Eva") != came, "another table is another player's"
    assert (folder / SEATS_FILE).stat().st_mode & 0o077 == 0, "nobody else may read it"


def test_the_last_player_of_a_name_has_it() -> None:
    remember_seat(CODE, "Eva", "a" * 64)
    remember_seat(CODE, "Eva", "b" * 64)
    assert guest_token(CODE, "Eva") == "b" * 64


def test_a_broken_file_is_no_seat(folder: Path) -> None:
    came = guest_token(CODE, "Eva")
    for nonsense in ('{"%s": 7}', '{"%s": {"eva": 7}}', "[]", "{"):
        (folder / SEATS_FILE).write_text(nonsense.replace("%s", CODE), "utf-8")
        assert guest_token(CODE, "Eva") == came
        remember_seat(CODE, "Eva", "c" * 64)
        assert guest_token(CODE, "Eva") == "c" * 64


def test_the_oldest_places_and_names_are_forgotten() -> None:
    for number in range(PLACES + 1):
        remember_seat(f"place {number}", "Eva", "a" * 64)
    assert guest_token("place 0", "Eva") != "a" * 64
    assert guest_token("place 1", "Eva") == "a" * 64
    for number in range(NAMES):
        remember_seat("place 1", f"Friend {number}", "b" * 64)
    assert guest_token("place 1", "Eva") != "a" * 64
