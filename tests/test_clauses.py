"""The law and its tests: every clause of the rules has its id in at least one test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from app.text.fluent import LANGUAGES
from app.text.rulebook import PREFIXES, clauses_in, page

TESTS = Path(__file__).parent
NOT_OF_RULES = (Path(__file__), TESTS / "app" / "text" / "test_rulebook.py")
BROWSER = TESTS / "app" / "tui" / "rules"
"""Tests that mention clauses to find or show them: they test no rule."""

HAMMERSPACE_UNTESTED = frozenset(
    {
        "HAM-1", "HAM-2", "HAM-3", "HAM-4", "HAM-5", "HAM-7", "HAM-9", "HAM-9a",
        "HAM-10", "HAM-11", "HAM-12", "HAM-13", "HAM-14", "HAM-15", "HAM-16", "HAM-17",
        "HAM-18", "HAM-19", "HAM-20", "HAM-21", "HAM-22", "HAM-23", "HAM-24", "HAM-25",
    }
)  # fmt: skip
"""Clauses of Hammerspace whose tests are still to be written. Whoever writes one takes its id out;
when none is left to write a test asks for the constant to go."""


@cache
def cited() -> frozenset[str]:
    """All ids that stand in a test of a rule."""
    files = (
        path
        for path in TESTS.rglob("*.py")
        if path not in NOT_OF_RULES and BROWSER not in path.parents
    )
    return frozenset(name for path in files for name in clauses_in(path.read_text("utf-8")))


def clauses(game: str, language: str) -> list[str]:
    return [entry.id for entry in page(game, language).clauses]


@pytest.mark.parametrize("game", PREFIXES)
def test_every_clause_is_in_every_language(game: str) -> None:
    first, *others = (clauses(game, language) for language in LANGUAGES)
    assert all(other == first for other in others)


@pytest.mark.parametrize("game", PREFIXES)
def test_every_clause_is_in_a_test(game: str) -> None:
    assert set(clauses(game, "en")) - cited() <= HAMMERSPACE_UNTESTED


def test_there_are_still_tests_to_be_written() -> None:
    """Else `HAMMERSPACE_UNTESTED`, and this test, have done their work."""
    assert HAMMERSPACE_UNTESTED - cited()
    assert set(clauses("hammerspace", "en")) >= HAMMERSPACE_UNTESTED


@pytest.mark.parametrize("game", PREFIXES)
def test_no_test_cites_a_clause_that_is_not_there(game: str) -> None:
    own = {name for name in cited() if name.startswith(f"{PREFIXES[game]}-")}
    assert own <= set(clauses(game, "en"))


def test_the_clauses_are_counted_without_a_gap() -> None:
    for game in PREFIXES:
        numbers = [int(re.sub(r"\D", "", name)) for name in clauses(game, "en")]
        assert sorted(set(numbers)) == list(range(1, max(numbers) + 1))
