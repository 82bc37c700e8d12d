"""Searching in texts: words, marks, and going from one hit to the next."""

from __future__ import annotations

import pytest

from app.i18n.search import Folds, folded, has_all, nearest, number_of, onward, spans, words_in


def test_a_folded_text_is_as_long_as_it_was() -> None:
    text = "Ñandú, İstanbul ﬁn ß"
    assert len(folded(text)) == len(text)
    assert folded("Cláusula Ñ") == "clausula n"


def test_words_count_once_without_case_and_accents() -> None:
    assert words_in("  Árbol ARBOL\u3000verde ") == ("arbol", "verde")
    assert words_in(" ") == ()


@pytest.mark.parametrize(
    ("typed", "there"),
    [("verde arbol", True), ("árb", True), ("arbol rojo", False), ("", True)],
)
def test_all_words_must_be_there_in_any_order(typed: str, there: bool) -> None:
    assert has_all(folded("El ÁRBOL verde"), words_in(typed)) is there


@pytest.mark.parametrize(
    ("text", "typed", "marked"),
    [
        ("Cañón y cañonazo", "canon", [(0, 5), (8, 13)]),
        ("aaa", "a", [(0, 3)]),
        ("banana", "nan ana", [(1, 6)]),
        ("one two", "two one", [(0, 3), (4, 7)]),
        ("nothing", "x", []),
    ],
)
def test_each_place_of_a_word_is_marked_and_those_that_touch_are_one(
    text: str, typed: str, marked: list[tuple[int, int]]
) -> None:
    assert spans(text, words_in(typed)) == marked


def test_the_nearest_hit_is_the_first_from_here_on_else_the_last_before() -> None:
    hits = [3, 5, 9]
    assert [nearest(hits, here) for here in (0, 3, 4, 9, 10)] == [3, 3, 5, 9, 9]
    assert nearest([], 4) is None


def test_hits_are_gone_through_round_and_round_also_from_elsewhere() -> None:
    hits = [(0, 3), (0, 5), (2, 1)]
    assert [onward(hits, here, 1) for here in hits] == [(0, 5), (2, 1), (0, 3)]
    assert [onward(hits, here, -1) for here in hits] == [(2, 1), (0, 3), (0, 5)]
    assert (onward(hits, (1, 0), 1), onward(hits, (1, 0), -1)) == ((2, 1), (0, 5))
    assert onward([], 1, 1) is None


def test_the_number_of_a_hit_counts_from_one() -> None:
    assert [number_of([3, 5, 9], place) for place in (3, 9, 4, 10)] == [1, 3, 0, 0]


def test_a_text_is_folded_once_until_it_changes() -> None:
    asked: list[str] = []

    def text() -> str:
        asked.append("x")
        return "Ábaco"

    folds = Folds()
    assert [folds.of(("es", 1), text) for _ in range(3)] == ["abaco"] * 3
    folds.of(("en", 1), text)
    assert len(asked) == 2
    folds.forget()
    folds.of(("es", 1), text)
    assert len(asked) == 3
