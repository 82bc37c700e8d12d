"""What a trial measures: a ratio of two sums over matches, taken from what a study counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from app.lab.counts import WIN

ANY: Final = "*"
"""A step to everything in a group of counts."""
TIMES: Final = "#"
"""The last step to a histogram: the sum of its numbers, each as often as it was counted."""

Place = tuple[str, ...]
"""The way to some counts: words, `ANY` and `TIMES`."""


@dataclass(frozen=True, slots=True)
class TrialFigure:
    """What is counted at `top` by what is counted at `bottom`; `top` is in `parts` of one.

    `id` names its sentence, `trial-figure-<id>`, about the `card` with that id. `share` says
    whether it is shown in per cent. A match can change a share by one use, another figure by about
    its own size.
    """

    id: str
    top: tuple[Place, ...]
    bottom: Place
    parts: int = 1
    share: bool = True
    card: str = ""

    def to_data(self) -> dict[str, Any]:
        """Return a JSON-able dict from which `from_data` makes the same figure."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> TrialFigure:
        top = tuple(tuple(place) for place in data["top"])
        return cls(**{**data, "top": top, "bottom": tuple(data["bottom"])})

    def sums(self, counts: Mapping[str, Any]) -> tuple[int, int]:
        """Return what is counted at the top and at the bottom."""
        return sum(total(counts, place) for place in self.top), total(counts, self.bottom)


LAPS: Final = TrialFigure("laps", (("rounds", TIMES),), ("games",), share=False)
"""The length of matches, which every game has."""


def total(counts: Any, place: Place) -> int:
    """Return the sum of what is counted at a place; 0 where nothing is."""
    if not place:
        return counts if isinstance(counts, int) else 0
    step, *rest = place
    if not isinstance(counts, Mapping):
        return 0
    if step == TIMES:
        return sum(int(number) * times for number, times in counts.items())
    if step == ANY:
        return sum(total(one, tuple(rest)) for one in counts.values())
    return total(counts.get(step, 0), tuple(rest))


def wins_with(id_: str, top: Place, bottom: Place) -> TrialFigure:
    """Return how often those win who use a card: their wins by the uses."""
    return TrialFigure(id_, (top,), bottom, WIN)


def ends_of(id_: str, monster: Place, ends: tuple[str, ...], fights: str) -> TrialFigure:
    """Return how many of a monster's fights end in one of several ways."""
    return TrialFigure(id_, tuple((*monster, end) for end in ends), (*monster, fights))
