"""The analysis of a match in words: chart titles, turning points, luck."""

from __future__ import annotations

from app.analysis.luck import LuckTotal, overall
from app.analysis.match_analysis import Analysis
from app.analysis.turning_points import TurningPoint
from app.i18n.fluent import Texts
from app.i18n.numbers import decimal, percent
from app.text.summary import MatchSummary
from engines.kernel.reals import THOUSAND

DEGREES = {-2: "--", -1: "-", 0: "=", 1: "+", 2: "++"}
"""Degrees of luck, without a colour."""


def figure_title(texts: Texts, analysis: Analysis) -> str:
    return texts(f"end-view-{analysis.figure.word}")


def turn_word(turn: int, texts: Texts) -> str:
    """Return the turn of a turning point; turn 0 is the set-up."""
    return texts("end-point-turn", n=turn) if turn else texts("end-point-setup")


def swing(moment: TurningPoint, analysis: Analysis, texts: Texts) -> str:
    """Return the effect of a turning point on its seat: "34% to 61%", "level 4 to 1"."""
    if not analysis.chances:
        expected = "expected-" if analysis.expected else ""
        message = f"end-point-{expected}{analysis.figure.word}"
        return texts(message, before=round(moment.before), after=round(moment.after))
    before, after = (percent(share, texts.language) for share in (moment.before, moment.after))
    values = {"before": before.lstrip(_BOUNDS), "after": after.lstrip(_BOUNDS)}
    return texts("end-point-chance", left=_bound(before), reached=_bound(after), **values)


def swing_unit(analysis: Analysis, texts: Texts) -> str:
    """Return what the figures of all turning points are; "" if each names itself: "from 12 to 5
    steps"."""
    if analysis.chances:
        return texts("end-points-unit")
    return texts(f"end-points-unit-{analysis.figure.word}") if analysis.expected else ""


_BOUNDS = "<>"


def _bound(chance: str) -> str:
    """Return how a chance is bounded: "under" 1%, "over" 99%, or "at" what is said."""
    return {"<": "under", ">": "over"}.get(chance[:1], "at")


def luck_label(texts: Texts, game: str, word: str) -> str:
    return texts(f"end-luck-{game}-{word}")


def luck_sums(total: LuckTotal, language: str) -> tuple[str, str]:
    """Return the actual and expected sums, with decimals where they are significant."""
    places = 0 if total.expected >= 100 else 1
    whole = total.actual == int(total.actual)
    actual = str(int(total.actual)) if whole else decimal(round(total.actual * THOUSAND), language)
    return actual, decimal(round(total.expected * THOUSAND), language, places)


def luck_gain(total: LuckTotal, language: str) -> str:
    places = 0 if total.expected >= 100 else 1
    shown = decimal(round(total.gain * THOUSAND), language, places)
    return shown if shown.startswith("-") or not shown.strip("0.,") else f"+{shown}"


def luck_in_all(analysis: Analysis, seat: int) -> str:
    return DEGREES[overall(analysis.luck, seat)]


def luck_rows(analysis: Analysis) -> list[tuple[str, dict[int, LuckTotal]]]:
    """Return the kinds of luck that occurred, each with the sums by seat. What could not have been
    otherwise, such as gifts that the rules hand out, is no luck."""
    rows: dict[str, dict[int, LuckTotal]] = {}
    for total in analysis.luck:
        rows.setdefault(total.word, {})[total.seat] = total
    return [
        (word, sums)
        for word, sums in rows.items()
        if any(total.variance > 0 for total in sums.values())
    ]


def drawing_order(summary: MatchSummary) -> list[int]:
    """Return the seats in the order of their lines: the best last, so that no line covers it."""
    return [one.seat for one in reversed(summary.ranking)]
