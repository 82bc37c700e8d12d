"""Answers of the search as the plain data that a process answers with."""

from __future__ import annotations

from typing import Any

from engines.kernel.search import Comparison
from engines.kernel.weighing import Weighed, WeighedPlan


def to_data(found: Comparison | None) -> list[Any] | None:
    """Return a comparison as plain data."""
    return None if found is None else [list(found.plan), list(found.other), *found[2:]]


def from_data(data: list[Any] | None) -> Comparison | None:
    """Return the comparison of `to_data`."""
    return None if data is None else Comparison(tuple(data[0]), tuple(data[1]), *data[2:])


def weighed_to_data(found: Weighed | None) -> list[Any] | None:
    """Return the weighed plans of a decision as plain data."""
    if found is None:
        return None
    rows = [[list(row.plan), list(row.steps), *row[2:]] for row in found.plans]
    return [list(found.best), rows, found.worlds]


def weighed_from_data(data: list[Any] | None) -> Weighed | None:
    """Return the weighed plans of `weighed_to_data`."""
    if data is None:
        return None
    rows = (WeighedPlan(tuple(plan), tuple(steps), *rest) for plan, steps, *rest in data[1])
    return Weighed(tuple(data[0]), tuple(rows), data[2])
