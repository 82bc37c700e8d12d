"""How the figures of network tables are printed: a line each, with its goal."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import quantiles


class Report:
    """Prints figures as they are found. `missed` counts the goals that were missed."""

    def __init__(self) -> None:
        self.missed = 0

    def say(self, goal: str, what: str) -> None:
        """Print what belongs to a goal, but has no bound."""
        print(f"{goal:3} {what}", flush=True)

    def figure(self, goal: str, what: str, found: float, least: float, most: float) -> None:
        """Print a figure that should be from `least` to `most`."""
        met = least <= found <= most
        self.missed += not met
        bound = f"at most {most:g}" if least <= 0 else f"at least {least:g}"
        if least == most:
            bound = f"{most:g}"
        word = "met" if met else "MISSED"
        print(f"{goal:3} {what}: {found:g} (goal: {bound}): {word}", flush=True)


def percentile(found: Sequence[float], share: int) -> float:
    """Return the percentile of a few or many measurements; the only one of one."""
    if len(found) < 2:
        return max(found, default=0.0)
    return quantiles(found, n=100, method="inclusive")[share - 1]
