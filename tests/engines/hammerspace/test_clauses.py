"""Hammerspace: every clause of the rules has its test, called `test_ham_5_...`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CLAUSES = (*(str(number) for number in range(1, 35)), "9a")


def clauses_of_tests() -> set[str]:
    """The clauses that the names of tests beside this file cite; one may cite several."""
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            found.update(re.findall(r"ham_(\d+a?)(?=_|$)", name))
    return found


@pytest.mark.parametrize("clause", CLAUSES)
def test_each_clause_is_tested(clause: str) -> None:
    assert clause in clauses_of_tests()


def test_no_test_cites_a_clause_that_the_rules_do_not_have() -> None:
    assert clauses_of_tests() <= set(CLAUSES)
