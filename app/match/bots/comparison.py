"""A comparison of the search as the plain data that a process answers with."""

from __future__ import annotations

from typing import Any

from engines.kernel.search import Comparison


def to_data(found: Comparison | None) -> list[Any] | None:
    """Return a comparison as plain data."""
    return None if found is None else [list(found.plan), list(found.other), *found[2:]]


def from_data(data: list[Any] | None) -> Comparison | None:
    """Return the comparison of `to_data`."""
    return None if data is None else Comparison(tuple(data[0]), tuple(data[1]), *data[2:])
