"""The law and its tests: every clause of the rules has its id in at least one test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from app.i18n.fluent import LANGUAGES
from app.text.rulebook import PREFIXES, clauses_in, page

TESTS = Path(__file__).parent
NOT_OF_RULES = (Path(__file__), TESTS / "app" / "text" / "test_rulebook.py")
BROWSER = TESTS / "app" / "tui" / "rules"
"""Tests that mention clauses to find or show them: they test no rule."""


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
    assert set(clauses(game, "en")) <= cited()


@pytest.mark.parametrize("game", PREFIXES)
def test_no_test_cites_a_clause_that_is_not_there(game: str) -> None:
    own = {name for name in cited() if name.startswith(f"{PREFIXES[game]}-")}
    assert own <= set(clauses(game, "en"))


@pytest.mark.parametrize("game", PREFIXES)
def test_the_clauses_are_counted_without_a_gap(game: str) -> None:
    numbers = {int(re.sub(r"\D", "", name)) for name in clauses(game, "en")}
    assert {number for number in numbers if number - 1 not in numbers} == {1}
