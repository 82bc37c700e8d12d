"""Letters that a terminal lacks are read without their accents, and take as many cells."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.i18n.plain_letters import nearest, register

NAME = register()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("¿Récords, señor Núñez?", "?Records, senor Nunez?"),
        ("«ALTO»", '"ALTO"'),
        ("80×24 – ya", "80x24 - ya"),
        ("Σ", "?"),
    ],
)
def test_spanish_is_read_without_accents(text: str, told: str) -> None:
    assert text.encode("ascii", errors=NAME).decode() == told


def test_what_the_encoding_has_stays() -> None:
    assert "ñ█".encode("latin-1", errors=NAME).decode("latin-1") == "ñ?"


@given(st.text())
def test_each_sign_becomes_one_and_none_is_a_command(text: str) -> None:
    """Half characters included."""
    sent = text.encode("ascii", errors=NAME)
    assert len(sent) == len(text)
    assert all(sign in text.encode("utf-8", "replace") or sign >= 32 for sign in sent)


def test_no_other_error_is_hidden() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", errors=NAME)
    with pytest.raises(UnicodeError, match="else"):
        nearest(UnicodeError("something else"))
