"""What is counted over games: nested dicts of whole numbers, which add up in any order."""

from __future__ import annotations

from typing import Any

Counts = dict[str, Any]
"""A word to a whole number, or to more such words."""

WIN = 840
"""A win in parts, so that one shared by up to eight seats is a whole number for each."""


class BadCounts(Exception):
    """Something was counted that is no whole number, or once as a number and once as a group."""


def add(into: Counts, more: Counts) -> None:
    """Add up, in place. Raises `BadCounts`."""
    for word, value in more.items():
        if isinstance(value, dict):
            group = into.setdefault(word, {})
            if not isinstance(group, dict):
                raise BadCounts(word)
            add(group, value)
        elif type(value) is int:
            before = into.get(word, 0)
            if type(before) is not int:
                raise BadCounts(word)
            into[word] = before + value
        else:
            raise BadCounts(word)


def count(group: dict[str, int], word: str | int, by: int = 1) -> None:
    word = str(word)
    group[word] = group.get(word, 0) + by


def histogram(group: dict[str, int]) -> dict[int, int]:
    """How often each number was counted, smallest number first."""
    return {number: group[str(number)] for number in sorted(map(int, group))}
