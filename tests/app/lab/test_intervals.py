"""The intervals against values that textbooks and tables print."""

from __future__ import annotations

from math import comb

import pytest

from app.lab.intervals import (
    EXACT,
    at_rank,
    median,
    median_interval,
    newcombe,
    order_ranks,
    quantile,
    share_below,
    wilson,
)


def rounded(interval: tuple[float, float], places: int = 4) -> tuple[float, float]:
    return round(interval[0], places), round(interval[1], places)


def test_95_per_cent_reach_1_96_standard_deviations() -> None:
    assert round(quantile(), 5) == 1.95996


@pytest.mark.parametrize(
    ("hits", "of", "expected"),
    [
        (81, 263, (0.2553, 0.3662)),  # Newcombe 1998, table I, method 3, all four
        (15, 148, (0.0624, 0.1605)),
        (0, 20, (0.0, 0.1611)),
        (1, 29, (0.0061, 0.1718)),
    ],
)
def test_wilson(hits: int, of: int, expected: tuple[float, float]) -> None:
    assert rounded(wilson(hits, of)) == expected


def test_wilson_turned_round_is_its_mirror() -> None:
    low, high = wilson(3, 40)
    assert rounded(wilson(37, 40)) == rounded((1 - high, 1 - low))


def test_all_hits_reach_1_and_nothing_measured_says_nothing() -> None:
    assert wilson(20, 20)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)
    assert newcombe(1, 2, 0, 0) == (-1.0, 1.0)


@pytest.mark.parametrize(
    ("pair", "expected"),
    [
        ((56, 70, 48, 80), (0.0524, 0.3339)),  # Newcombe 1998, table II, method 10, all four
        ((9, 10, 3, 10), (0.1705, 0.8090)),
        ((5, 56, 0, 29), (-0.0381, 0.1926)),
        ((10, 10, 0, 10), (0.6075, 1.0)),
    ],
)
def test_newcombe(pair: tuple[int, int, int, int], expected: tuple[float, float]) -> None:
    assert rounded(newcombe(*pair)) == expected


@pytest.mark.parametrize(
    ("of", "expected"),
    [(5, None), (6, (1, 6)), (10, (2, 9)), (20, (6, 15)), (50, (18, 33)), (100, (40, 61))],
)
def test_the_ranks_of_a_median_are_those_of_the_tables(
    of: int, expected: tuple[int, int] | None
) -> None:
    assert order_ranks(of) == expected


@pytest.mark.parametrize("of", [17, 64, 333])
def test_the_ranks_cover_the_median_as_often_as_they_say_and_no_narrower_ones_do(of: int) -> None:
    ranks = order_ranks(of)
    assert ranks is not None

    def covered(low: int) -> float:
        return sum(comb(of, k) for k in range(low, of - low + 1)) / float(2**of)

    assert covered(ranks[0]) >= 0.95 > covered(ranks[0] + 1)


def test_the_normal_curve_takes_over_where_it_agrees() -> None:
    exact, curve = order_ranks(EXACT), order_ranks(EXACT + 2)
    assert exact is not None
    assert curve is not None
    assert abs(curve[0] - exact[0]) <= 1


LENGTHS = {3: 1, 7: 4, 10: 3, 12: 2}
"""3, 7 7 7 7, 10 10 10, 12 12."""


def test_a_histogram_is_read_like_the_sorted_values() -> None:
    assert [at_rank(LENGTHS, rank) for rank in range(1, 11)] == [3, 7, 7, 7, 7, 10, 10, 10, 12, 12]
    with pytest.raises(IndexError):
        at_rank(LENGTHS, 11)


def test_the_median_and_its_interval() -> None:
    assert median(LENGTHS) == 8.5
    assert median_interval(LENGTHS) == (7.0, 12.0)  # the 2nd and the 9th of ten
    assert median({4: 1, 5: 1, 9: 1}) == 5.0


def test_too_few_values_bound_nothing() -> None:
    assert median_interval({4: 5}) == (float("-inf"), float("inf"))


@pytest.mark.parametrize(("part", "value"), [(0.05, 3), (0.1, 3), (0.11, 7), (0.5, 7), (0.95, 12)])
def test_parts_of_a_histogram(part: float, value: int) -> None:
    assert share_below(LENGTHS, part) == value
