"""Which tests stay together when they are dealt out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.shares import APART, unit

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    ("test", "together"),
    [
        ("tests/a/test_one.py::test_it", "tests/a/test_one.py"),
        ("tests/a/test_one.py::TestAll::test_it[a::b@c]", "tests/a/test_one.py"),
        ("tests/a/test_one.py::test_it[a]@terminal", "terminal"),
        (f"{APART[0]}::test_it[a]", f"{APART[0]}::test_it[a]"),
        (f"{APART[0]}::test_it[a]@terminal", "terminal"),
    ],
)
def test_a_file_is_dealt_out_whole(test: str, together: str) -> None:
    """But for a few long ones, and for groups, which may have tests of several files."""
    assert unit(test) == together


def test_the_files_apart_are_there() -> None:
    assert all((ROOT / file).is_file() for file in APART)
