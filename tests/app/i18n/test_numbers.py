"""Numbers as people read them: a point or a comma, and never a lie by rounding."""

from __future__ import annotations

import pytest

from app.i18n.numbers import compared, decimal, percent, permille, shares, summed


@pytest.mark.parametrize(
    ("number", "english", "spanish"),
    [
        (8949, "8.9", "8,9"),
        (8950, "9.0", "9,0"),
        (0, "0.0", "0,0"),
        (49, "0.0", "0,0"),
        (-49, "0.0", "0,0"),
        (-1250, "-1.3", "-1,3"),
        (123_456_789, "123456.8", "123456,8"),
    ],
)
def test_reals_are_shown_with_one_decimal(number: int, english: str, spanish: str) -> None:
    """The figures of Irrgarten are kept in thousandths and shown with one decimal."""
    assert decimal(number, "en") == english
    assert decimal(number, "es") == spanish


def test_two_numbers_that_differ_are_never_shown_alike() -> None:
    """IRR-14: an equal defence holds, a smaller one does not; the log must show which it was."""
    assert compared(5_040, 5_010, "en") == ("5.04", "5.01")
    assert compared(5_041, 5_040, "es") == ("5,041", "5,040")
    assert compared(8_900, 5_600, "en") == ("8.9", "5.6")
    assert compared(5_000, 5_000, "en") == ("5.0", "5.0")


def test_a_roll_is_never_rounded_over_its_threshold() -> None:
    """IRR-22: 29.9% is under 30% and must not be shown as 30%."""
    assert permille(710, "en") == "71"
    assert permille(299, "en") == "29.9"
    assert permille(299, "es") == "29,9"
    assert permille(300, "es") == "30"


@pytest.mark.parametrize(
    ("chance", "english", "spanish"),
    [
        (0.0, "0%", "0 %"),
        (1e-40, "<1%", "<1 %"),
        (1e-6, "<1%", "<1 %"),
        (0.0049, "<1%", "<1 %"),
        (0.005, "1%", "1 %"),
        (0.81, "81%", "81 %"),
        (0.9949, "99%", "99 %"),
        (0.9951, ">99%", ">99 %"),
        (1 - 1e-9, ">99%", ">99 %"),
        (1.0, "100%", "100 %"),
        (1 - 1e-15, "100%", "100 %"),
    ],
)
def test_sure_and_impossible_are_said_of_nothing_else(
    chance: float, english: str, spanish: str
) -> None:
    assert percent(chance, "en") == english
    assert percent(chance, "es") == spanish


def test_nothing_is_sure_beside_another_chance_however_small() -> None:
    """The floats of a hopeless fight say 1.0 and 1e-40."""
    assert shares((1e-40, 0.0, 1.0), "en") == ("<1%", "0%", ">99%")
    assert shares((0.0, 0.0, 1 - 1e-15), "en") == ("0%", "0%", "100%")


def test_a_sum_adds_up_as_shown() -> None:
    assert summed(4000, 2000, "en") == ("6.0", "4.0", "2.0")
    assert summed(4040, 2120, "es") == ("6,16", "4,04", "2,12")
    assert summed(4044, 2114, "en") == ("6.158", "4.044", "2.114")
