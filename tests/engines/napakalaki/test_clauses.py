"""Napakalaki: every clause of the rules, and every trap, has its test in both editions.

A test of a clause is called `test_nap_5_...`; a test of a trap says so in its docstring.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

CLAUSES = (*(str(number) for number in range(1, 21)), "10a")
FRIENDS = (*(str(number) for number in range(34, 46)), "37a")
"""The clauses from NAP-34 on, which neither edition uses."""
TRAPS = (
    "a pending loss that can never be met",
    "change lost between equipped and hidden gold",
    "a shared monster card changed by a loss",
    "a card in two places after a sale",
    "a card in two places after an equip",
    '"all" coded as a number too small',
    "both treasure piles empty, with four players holding all cards",
    "level below 1",
    "decks never shuffled",
    "decks never reshuffled",
    "the limit of hidden cards not enforced",
    "state that survives into a new game",
)
"""What other implementations fell into."""


def written() -> Iterator[ast.FunctionDef]:
    """The test functions beside this file."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def editions(test: ast.FunctionDef) -> set[str]:
    """The editions that a test is played in: both if it is marked so, else as it is called."""
    marks = {mark.id for mark in test.decorator_list if isinstance(mark, ast.Name)}
    if "editions" in marks:
        return {"readme", "guion"}
    return {word for word in ("readme", "guion") if word in test.name.split("_")}


def clauses() -> dict[str, set[str]]:
    """The editions that each clause is tested in."""
    found: dict[str, set[str]] = defaultdict(set)
    for test in written():
        words = test.name.split("_")
        if words[1] == "nap":
            found[words[2]] |= editions(test)
    return found


@pytest.mark.parametrize("clause", CLAUSES)
def test_each_clause_is_tested_in_both_editions(clause: str) -> None:
    assert clauses()[clause] == {"readme", "guion"}


@pytest.mark.parametrize("clause", FRIENDS)
def test_each_clause_among_friends_is_tested(clause: str) -> None:
    assert clause in clauses()


@pytest.mark.parametrize("trap", TRAPS)
def test_each_trap_is_tested_in_both_editions(trap: str) -> None:
    about = [test for test in written() if f"Trap: {trap}" in (ast.get_docstring(test) or "")]
    assert about
    assert set.union(*(editions(test) for test in about)) == {"readme", "guion"}


def test_no_test_cites_a_clause_that_the_rules_do_not_have() -> None:
    assert set(clauses()) <= {*CLAUSES, *FRIENDS}
