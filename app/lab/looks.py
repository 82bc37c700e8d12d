"""When a run may end early: a few planned looks at its answer, each with an interval of its own.

This is the group sequential design of Haybittle (1971, British Journal of Radiology 44:793) and
Peto et al. (1976, British Journal of Cancer 34:585). An early look asks for a thousandth of an
error, and the last look has what the early ones leave of the five hundredths. All looks together
err in at most 5 % of the runs, because the chances of errors add up to that, however the games are
spread and whatever interval is used. The intervals are the repeated confidence intervals of
Jennison and Turnbull (1989, Journal of the Royal Statistical Society B 51:305).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import ceil
from typing import Final

from app.lab.intervals import CONFIDENCE

TIMES: Final = (*(Fraction(1, part) for part in (40, 20)), *(Fraction(n, 10) for n in range(1, 11)))
"""When a run looks at its answer, in parts of its games."""
EARLY: Final = 0.001
"""The chance of an error at each look but the last."""


def planned_looks(chunks: int, first: int = 1) -> Mapping[int, float]:
    """Return the confidence of each look, by the number of chunks that are played then.

    The first look comes after `first` chunks at the earliest, unless it is the last one.
    """
    ends = sorted({ceil(chunks * time) for time in TIMES})
    early = [end for end in ends[:-1] if end >= first]
    last = 1 - CONFIDENCE - EARLY * len(early)
    return {**dict.fromkeys(early, 1 - EARLY), ends[-1]: 1 - last}


def shared(confidence: float, answers: int) -> float:
    """Return the confidence of each of several answers, so that all hold at once (Bonferroni)."""
    return 1 - (1 - confidence) / max(1, answers)
