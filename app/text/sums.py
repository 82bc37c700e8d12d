"""Sums in words, line by line."""

from __future__ import annotations

from typing import NamedTuple


class SumLine(NamedTuple):
    """A line of a sum: its label, its number as text (perhaps ""), and the clause."""

    label: str
    number: str
    clause: str
