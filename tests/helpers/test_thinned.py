"""Which cases of a long test the suite runs."""

from __future__ import annotations

from tests.helpers.thinned import share, share_of_each

CASES = [f"case {number}" for number in range(9)]


def test_a_third_is_every_third_case() -> None:
    kept = share("tests/test_a.py::test_it", CASES, 3)
    first = CASES.index(kept[0])
    assert first < 3
    assert kept == [CASES[first], CASES[first + 3], CASES[first + 6]]


def test_tests_over_the_same_cases_choose_different_ones() -> None:
    chosen = {case for number in range(20) for case in share(f"test_{number}", CASES, 3)}
    assert chosen == set(CASES)


def test_at_least_one_case_runs() -> None:
    for parts in (1, 2, 50):
        assert share("test_it", CASES[:2], parts)
    assert share("test_it", CASES, 1) == CASES


def test_of_each_value_a_case_is_kept() -> None:
    games = {f"{game} {number}": game for game in ("a", "b") for number in range(3)}
    for number in range(20):
        kept = share_of_each(f"test_{number}", games, 6)
        assert {games[case] for case in kept} == {"a", "b"}
        assert kept >= set(share(f"test_{number}", games, 6))
        assert len(kept) == 2
