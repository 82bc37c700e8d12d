"""Cases in one test are all tried, and one that fails is named."""

from __future__ import annotations

from inspect import signature

import pytest

from tests.helpers.cases import each


def test_every_combination_is_tried_with_what_is_given_besides() -> None:
    tried: list[tuple[str, int, str]] = []

    @each("letter", "ab")
    @each("number", (1, 2))
    def test(letter: str, number: int, given: str) -> None:
        tried.append((letter, number, given))

    assert list(signature(test).parameters) == ["given"], "what pytest is asked for"
    test(given="c")
    assert tried == [("a", 1, "c"), ("a", 2, "c"), ("b", 1, "c"), ("b", 2, "c")]


def test_the_case_that_fails_is_named() -> None:
    @each("number", (1, 7, 9))
    def small(number: int) -> None:
        assert number < 5

    with pytest.raises(AssertionError) as failed:
        small()
    assert failed.value.__notes__ == ["with number = 7"]


def test_no_case_at_all_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="nothing would be tested"):
        each("number", ())
