"""A target holds, does not hold, or more games have to be played."""

from __future__ import annotations

import pytest

from app.lab.intervals import spread
from app.lab.sections import Difference, MeasuredShare, ReportRow, ReportSection
from app.lab.targets import (
    BalanceTarget,
    TargetResult,
    TargetStatus,
    at_least,
    between,
    by_seats,
    judge,
    near_even,
    times_even,
)

ROUNDS = BalanceTarget("rounds", between(10, 20))


def length(target: BalanceTarget, histogram: dict[int, int]) -> TargetStatus:
    return judge(target, 3, {"rounds": histogram}, {}).outcome


@pytest.mark.parametrize(
    ("histogram", "outcome"),
    [
        ({12: 100}, TargetStatus.HOLDS),
        ({9: 100}, TargetStatus.FAILS),
        ({9: 50, 11: 50}, TargetStatus.UNDECIDED),
        ({12: 5}, TargetStatus.UNDECIDED),  # five games bound no median
        ({10: 100}, TargetStatus.HOLDS),  # the limits are within
    ],
)
def test_a_median_is_judged_by_its_interval(
    histogram: dict[int, int], outcome: TargetStatus
) -> None:
    assert length(ROUNDS, histogram) is outcome


def shares(*won: int, of: int = 1000) -> dict[str, ReportSection]:
    rows = tuple(
        ReportRow(str(seat), (MeasuredShare(count, of),)) for seat, count in enumerate(won)
    )
    return {"seats": ReportSection("seats", "seat", ("won",), rows)}


EVEN = BalanceTarget("even-seats", near_even(0.03), "seats", "won", equal=True)


def seats(*won: int, of: int = 1000) -> TargetResult:
    return judge(EVEN, len(won), {}, shares(*won, of=of))


def test_seats_are_even_if_all_intervals_are_near_the_even_share() -> None:
    verdict = seats(3340, 3330, 3330, of=10_000)
    assert verdict.outcome is TargetStatus.HOLDS
    assert verdict.outside == verdict.open == ()


def test_the_same_shares_of_fewer_games_decide_nothing() -> None:
    verdict = seats(100, 100, 100, of=300)  # each 28 % to 39 %
    assert verdict.outcome is TargetStatus.UNDECIDED
    assert verdict.open == ("0", "1", "2")


def test_one_seat_wholly_outside_is_enough() -> None:
    verdict = seats(4000, 3000, 3000, of=10_000)
    assert verdict.outcome is TargetStatus.FAILS
    assert verdict.worst.key == "0"
    assert verdict.outside == ("0",)
    assert verdict.open == ("1", "2")  # 29.1 to 30.9 has 30.3 inside


def test_among_many_figures_one_that_strays_a_little_is_no_proof() -> None:
    """0 of 200 is at most 1.9 %: alone it fails a limit of 2 %, among fifty it does not."""
    target = BalanceTarget("monsters", at_least(0.02), "cards", "beaten")

    def judged(cards: int) -> TargetResult:
        rows = [
            ReportRow("weak", (MeasuredShare(0, 200),)),
            *(ReportRow(f"{n}", (MeasuredShare(50, 200),)) for n in range(cards)),
        ]
        section = ReportSection("cards", "monster", ("beaten",), tuple(rows))
        return judge(target, 3, {}, {"cards": section})

    assert judged(0).outcome is TargetStatus.FAILS
    verdict = judged(49)
    assert verdict.outcome is TargetStatus.UNDECIDED
    assert verdict.worst.interval[1] > 0.02, "the interval shown is the one that leaves it open"


def test_what_was_never_measured_is_undecided() -> None:
    target = BalanceTarget("cards", between(-0.08, 0.08), "cards", "difference")
    never = Difference(MeasuredShare(0, 0), MeasuredShare(300, 900))
    section = ReportSection("cards", "card", ("difference",), (ReportRow("axe", (never,)),))
    verdict = judge(target, 3, {}, {"cards": section})
    assert verdict.outcome is TargetStatus.UNDECIDED
    assert verdict.worst.value is None
    empty = ReportSection("cards", "card", ("difference",), ())
    assert judge(target, 3, {}, {"cards": empty}).outcome is TargetStatus.UNDECIDED


def test_what_chance_adds_to_the_spread_of_figures_is_taken_off() -> None:
    """Cards that are alike are measured apart; cards that differ by 6 points differ by 6."""
    alike = [(0.01, (-0.03, 0.05)), (-0.01, (-0.05, 0.03))] * 10
    assert spread(alike)[0] == 0.0
    apart = [(0.06, (0.058, 0.062)), (-0.06, (-0.062, -0.058))] * 10
    value, (low, high) = spread(apart)
    assert low < value < high
    assert 0.058 < value < 0.064
    assert spread(apart[:1]) == (0.0, (0.0, float("inf")))


def differ(high: int, low: int) -> TargetStatus:
    """Of two kinds of cards, each of which wins so many of 1,000, beside the others' half."""
    target = BalanceTarget(
        "cards-differ", at_least(0.03), "cards", "difference", spread=True, seats=frozenset({2})
    )
    half = MeasuredShare(50_000, 100_000)
    cells = (Difference(MeasuredShare(won, 10_000), half) for won in (high, low) * 12)
    rows = tuple(ReportRow(str(at), (cell,)) for at, cell in enumerate(cells))
    section = ReportSection("cards", "card", ("difference",), rows)
    verdict = judge(target, 2, {}, {"cards": section})
    assert target.asked("", ("sharp",) * 2, {})
    assert not target.asked("", ("sharp",) * 3, {}), "it is for two seats"
    return verdict.outcome


def test_cards_that_differ_enough_are_told_from_cards_that_do_not() -> None:
    assert differ(5_600, 4_400) is TargetStatus.HOLDS
    assert differ(5_100, 4_900) is TargetStatus.FAILS


def test_limits_go_by_the_number_of_seats() -> None:
    assert by_seats({2: (8, 12)}, (6, 12))(2) == (8, 12)
    assert by_seats({2: (8, 12)}, (6, 12))(3) == (6, 12)
    assert near_even(0.03)(4) == (0.22, 0.28)
    assert times_even(0.8, 1.25)(5) == (0.16, 0.25)


def test_a_target_is_asked_of_the_runs_that_it_is_for() -> None:
    base = BalanceTarget("base", at_least(0), decks=frozenset({"base"}))
    assert base.asked("base", ("sharp", "cautious"), {})
    assert not base.asked("grand", ("sharp", "sharp"), {})
    assert not base.asked("base", ("sharp", "random"), {})
    assert EVEN.asked("", ("sharp", "sharp"), {})
    assert not EVEN.asked("", ("sharp", "cautious"), {})


def test_a_target_for_bots_that_are_alike_is_known_to_be_left_out() -> None:
    alike = BalanceTarget("alike", at_least(0), equal=True, decks=frozenset({"base"}))
    assert alike.needs_alike("base", ("sharp", "cautious"), {})
    assert not alike.needs_alike("base", ("sharp", "sharp"), {}), "it is asked"
    assert not alike.needs_alike("other", ("sharp", "cautious"), {}), "it is for another deck"
    assert not alike.needs_alike("base", ("sharp", "random"), {}), "nor with these bots"
    assert not BalanceTarget("any", at_least(0)).needs_alike("base", ("sharp", "cautious"), {})
