"""Which tests stay together when they are dealt out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.helpers.shares import APART, EARLY, in_order, unit

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


def test_groups_and_long_files_go_first_then_large_ones_then_those_apart() -> None:
    tests = [
        f"{APART[0]}::test_it",
        "tests/a/test_small.py::test_it",
        "tests/a/test_large.py::test_it",
        "tests/a/test_large.py::test_that",
        f"{EARLY[1]}::test_it",
        f"{EARLY[0]}::test_it",
        "tests/a/test_one.py::test_it@terminal",
    ]
    assert in_order(tests) == [6, 5, 4, 2, 3, 1, 0]


def test_the_files_named_are_there() -> None:
    assert all((ROOT / file).is_file() for file in (*APART, *EARLY))


def test_one_worker_more_than_processors_is_started(pytestconfig: pytest.Config) -> None:
    """Of the answers to `-n auto`, the first counts: ours, not that of xdist."""
    workers = pytestconfig.hook.pytest_xdist_auto_num_workers(config=pytestconfig)
    assert workers == (os.cpu_count() or 1) + 1
