"""Luck, turning points and charts from numbers that can be reckoned by hand."""

from __future__ import annotations

import pytest

from app.analysis.luck import LuckEntry, die, draws, overall, totals, trial
from app.analysis.plot import NOBODY, Pen, Scale, averaged, column, ends, plot
from app.analysis.recording_random import RecordingRandom, Roll, Trial
from app.analysis.turning_points import turning_points
from engines.kernel.streams import KeyedSource, stream

PEN = Pen("-", "|", "++++")


def test_a_witness_draws_what_the_match_drew() -> None:
    plain, witness = KeyedSource("WOLF"), RecordingRandom("WOLF")
    dice = stream(5, 2)
    cards, other = list(range(9)), list(range(9))
    faces = [plain.below(dice, 6) for _ in range(20)]
    assert [witness.below(dice, 6) for _ in range(20)] == faces
    plain.shuffle(3, cards)
    witness.shuffle(3, other)
    assert cards == other
    won = plain.beats(dice, 3, 10, 0, 8)
    assert witness.beats(dice, 3, 10, 0, 8) is won
    assert witness.under(dice, 10, 4) is plain.under(dice, 10, 4)
    drawn = witness.take()
    assert drawn.rolls == tuple(Roll(5, 2, face, 6) for face in faces), "shuffles are nobody's"
    assert drawn.trials[0].came_true is won
    assert drawn.trials[1].chance == 0.4
    assert witness.take() == ((), ())


def test_a_die_of_six_is_three_and_a_half_on_average() -> None:
    """Its variance is 35/12."""
    entry = die("attack", Roll(4, 1, 5, 6))
    assert entry[:4] == ("attack", 1, 6, 3.5)
    assert entry.variance == pytest.approx(35 / 12)


def test_a_trial_counts_whether_it_is_good_or_bad() -> None:
    found = Trial(3, 0, 0.25, came_true=False)
    assert trial("hits", found) == LuckEntry("hits", 0, 0, 0.25, 0.1875)
    assert trial("parries", found, good=False) == LuckEntry("parries", 0, 1, 0.75, 0.1875)


def test_cards_that_are_drawn_are_not_put_back() -> None:
    """Of 1, 2 and 3 one is 2 on average, with a variance of 2/3; all three are 6 for sure."""
    assert draws("gold", 0, [3], [1, 2, 3])[:4] == ("gold", 0, 3, 2)
    assert draws("gold", 0, [3], [1, 2, 3]).variance == pytest.approx(2 / 3)
    assert draws("gold", 0, [1, 2, 3], [1, 2, 3])[2:] == (6, 6, 0)
    assert draws("gold", 0, [3, 2], [1, 2, 3]).variance == pytest.approx(2 * 2 / 3 * 1 / 2)
    assert draws("gold", 0, [2], [])[2:] == (2, 2, 0)


@pytest.mark.parametrize(
    ("came", "degree"), [(0, 0), (6, 0), (7, 1), (-7, -1), (16, 1), (17, 2), (-17, -2)]
)
def test_luck_is_measured_by_what_is_usual(came: float, degree: int) -> None:
    """A variance of 100: half of all sums lie within 6.74 of the expectation, 90 % within 16.45."""
    (total,) = totals([LuckEntry("dice", 0, came, 0, 100)], ("dice",))
    assert total.degree == degree


def test_sums_go_by_kind_and_then_by_seat() -> None:
    entries = [LuckEntry("b", 1, 1, 2, 1), LuckEntry("a", 0, 1, 1, 0), LuckEntry("b", 0, 3, 2, 1)]
    entries.append(LuckEntry("b", 1, 5, 2, 1))
    found = totals(entries, ("a", "b"))
    assert [(t.word, t.seat, t.count, t.gain) for t in found] == [
        ("a", 0, 1, 0),
        ("b", 0, 1, 1),
        ("b", 1, 2, 2),
    ]


def test_luck_in_all_weighs_kinds_by_their_own_measure() -> None:
    """Twice lucky by one usual distance each is 1.41 in all; what was sure has no part in it."""
    entries = [
        LuckEntry("a", 0, 10, 0, 100),
        LuckEntry("b", 0, 1, 0, 1),
        LuckEntry("c", 0, 5, 5, 0),
    ]
    found = totals(entries, ("a", "b", "c"))
    assert overall(found, 0) == 1
    assert overall(found, 1) == 0


def test_of_each_turn_the_largest_swing_counts_and_they_come_in_order() -> None:
    course = [(0.5, 0.5), (0.6, 0.4), (0.2, 0.8), (0.3, 0.7), (0.3, 0.7), (0.9, 0.1)]
    found = turning_points(course, turns=[0, 2, 4], least=0.05, most=2)
    assert [(m.decision, m.turn, m.seat) for m in found] == [(1, 1, 0), (4, 3, 0)]
    assert (found[0].before, found[0].after) == (0.6, 0.2)
    assert len(turning_points(course, [0, 2, 4], 0.05)) == 3
    assert turning_points(course, [0, 2, 4], 0.7) == ()
    from_0 = turning_points(course, [0, 2, 4], 0.05, most=2, first=0)
    assert [m.turn for m in from_0] == [0, 2], "a game whose set-up is decided has a turn 0"


def test_the_decision_that_ends_the_match_is_a_turning_point_beside_a_larger_swing() -> None:
    """A last purchase wins the match, in the turn of a fight that meant more."""
    course = [(0.1, 0.9), (0.5, 0.5), (0.85, 0.15), (1.0, 0.0)]
    found = turning_points(course, turns=[0, 1], least=0.05, most=1)
    assert [(m.decision, m.turn, m.after) for m in found] == [(2, 2, 1.0)]
    small = [*course[:3], (0.86, 0.14)]
    assert [m.decision for m in turning_points(small, [0, 1], 0.05)] == [0, 1]


def test_a_line_goes_up_and_down_with_its_course() -> None:
    lines = plot([(0, 2, 1)], Scale(0, 2), (5, 3), PEN, [0])
    assert ["".join(sign for sign, _ in line) for line in lines] == ["  +-+", "  | +", "--+  "]
    assert lines[0][0] == (" ", NOBODY)
    assert lines[2][0] == ("-", 0)


def test_a_falling_scale_has_the_least_at_the_top() -> None:
    scale = Scale(bottom=9, top=0)
    assert (scale.row(9, 4), scale.row(0, 4), scale.row(3, 4)) == (0, 3, 2)
    assert Scale(1, 1).row(1, 4) == 0


def test_every_line_has_its_number_and_its_end() -> None:
    courses = [(0, 0, 0, 0), (1, 1, 1, 1)]
    lines = plot(courses, Scale(0, 1), (40, 3), PEN, [1, 0])
    assert ("1", 0) in lines[2]
    assert ("2", 1) in lines[0]
    assert ends(courses, Scale(0, 1), 3) == [(1,), (), (0,)]
    assert ends([(0, 1), (0, 1)], Scale(0, 1), 2) == [(0, 1), ()]


def test_marks_are_spread_over_the_columns() -> None:
    assert [column(mark, 5, 9) for mark in range(5)] == [0, 2, 4, 6, 8]
    assert column(0.5, 5, 9) == 1
    assert column(0, 1, 9) == 0


def test_a_course_is_squeezed_to_the_means_of_its_parts() -> None:
    assert averaged([1, 3, 5, 7], 2) == [2, 6]
    assert averaged([4], 3) == [4, 4, 4]
    assert averaged([1, 2], 4) == [1, 1, 2, 2]


def test_a_swing_that_contradicts_the_figures_is_left_out() -> None:
    course = [(0.5, 0.5), (0.2, 0.8), (0.6, 0.4)]
    found = turning_points(course, [0, 1], 0.05, counts=lambda decision, _seat: decision == 1)
    assert [m.decision for m in found] == [1]
