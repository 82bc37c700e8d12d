"""A target holds, does not hold, or more games have to be played."""

from __future__ import annotations

import pytest

from app.lab.sections import Difference, Row, Section, Share
from app.lab.targets import (
    Outcome,
    Target,
    Verdict,
    at_least,
    between,
    judge,
    near_even,
    times_even,
)

ROUNDS = Target("rounds", between(10, 20))


def length(target: Target, histogram: dict[int, int]) -> Outcome:
    return judge(target, 3, {"rounds": histogram}, {}).outcome


@pytest.mark.parametrize(
    ("histogram", "outcome"),
    [
        ({12: 100}, Outcome.HOLDS),
        ({9: 100}, Outcome.FAILS),
        ({9: 50, 11: 50}, Outcome.UNDECIDED),
        ({12: 5}, Outcome.UNDECIDED),  # five games bound no median
        ({10: 100}, Outcome.HOLDS),  # the limits are within
    ],
)
def test_a_median_is_judged_by_its_interval(histogram: dict[int, int], outcome: Outcome) -> None:
    assert length(ROUNDS, histogram) is outcome


def shares(*won: int, of: int = 1000) -> dict[str, Section]:
    rows = tuple(Row(str(seat), (Share(count, of),)) for seat, count in enumerate(won))
    return {"seats": Section("seats", "seat", ("won",), rows)}


EVEN = Target("even-seats", near_even(0.03), "seats", "won", equal=True)


def seats(*won: int, of: int = 1000) -> Verdict:
    return judge(EVEN, len(won), {}, shares(*won, of=of))


def test_seats_are_even_if_all_intervals_are_near_the_even_share() -> None:
    verdict = seats(3340, 3330, 3330, of=10_000)
    assert verdict.outcome is Outcome.HOLDS
    assert verdict.outside == verdict.open == ()


def test_the_same_shares_of_fewer_games_decide_nothing() -> None:
    verdict = seats(100, 100, 100, of=300)  # each 28 % to 39 %
    assert verdict.outcome is Outcome.UNDECIDED
    assert verdict.open == ("0", "1", "2")


def test_one_seat_wholly_outside_is_enough() -> None:
    verdict = seats(4000, 3000, 3000, of=10_000)
    assert verdict.outcome is Outcome.FAILS
    assert verdict.worst.key == "0"
    assert verdict.outside == ("0",)
    assert verdict.open == ("1", "2")  # 29.1 to 30.9 has 30.3 inside


def test_among_many_figures_one_that_strays_a_little_is_no_proof() -> None:
    """0 of 200 is at most 1.9 %: alone it fails a limit of 2 %, among fifty it does not."""
    target = Target("monsters", at_least(0.02), "cards", "beaten")

    def judged(cards: int) -> Outcome:
        rows = [
            Row("weak", (Share(0, 200),)),
            *(Row(f"{n}", (Share(50, 200),)) for n in range(cards)),
        ]
        section = Section("cards", "monster", ("beaten",), tuple(rows))
        return judge(target, 3, {}, {"cards": section}).outcome

    assert judged(0) is Outcome.FAILS
    assert judged(49) is Outcome.UNDECIDED


def test_what_was_never_measured_is_undecided() -> None:
    target = Target("cards", between(-0.08, 0.08), "cards", "difference")
    never = Difference(Share(0, 0), Share(300, 900))
    section = Section("cards", "card", ("difference",), (Row("axe", (never,)),))
    verdict = judge(target, 3, {}, {"cards": section})
    assert verdict.outcome is Outcome.UNDECIDED
    assert verdict.worst.value is None
    empty = Section("cards", "card", ("difference",), ())
    assert judge(target, 3, {}, {"cards": empty}).outcome is Outcome.UNDECIDED


def test_limits_go_by_the_number_of_seats() -> None:
    assert near_even(0.03)(4) == (0.22, 0.28)
    assert times_even(0.8, 1.25)(5) == (0.16, 0.25)


def test_a_target_is_asked_of_the_runs_that_it_is_for() -> None:
    base = Target("base", at_least(0), decks=frozenset({"base"}))
    assert base.asked("base", ("sharp", "cautious"), {})
    assert not base.asked("grand", ("sharp", "sharp"), {})
    assert not base.asked("base", ("sharp", "random"), {})
    assert EVEN.asked("", ("sharp", "sharp"), {})
    assert not EVEN.asked("", ("sharp", "cautious"), {})
