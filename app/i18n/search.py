"""Search in texts: all words in any order, whatever their case and accents. No screen."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import TypeVar

Place = TypeVar("Place", int, tuple[int, int])
"""The place of a hit; places are sorted in reading order."""


def folded(text: str) -> str:
    """Return a text in lower case without accents, with every character at its index."""
    return text.lower() if text.isascii() else "".join(map(_plain, text))


@lru_cache(512)
def _plain(sign: str) -> str:
    return unicodedata.normalize("NFD", sign)[0].lower()[0]


def words_in(typed: str) -> tuple[str, ...]:
    """Return the typed words, folded, each once."""
    return tuple(dict.fromkeys(folded(typed).split()))


def has_all(text: str, words: Sequence[str]) -> bool:
    """Whether a folded text has all the words; a word may be a part of a longer one."""
    return all(word in text for word in words)


def spans(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Return the (start, end) spans of any of the words in an unfolded text, in order.
    Adjacent or overlapping spans are joined."""
    plain = folded(text)
    found: list[tuple[int, int]] = []
    for word in words:
        at = plain.find(word)
        while at >= 0:
            found.append((at, at + len(word)))
            at = plain.find(word, at + 1)
    joined: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined


def nearest(hits: Sequence[Place], here: Place) -> Place | None:
    """Return the first hit at or after a place, else the last one before it; None without hits."""
    if not hits:
        return None
    return hits[min(bisect_left(hits, here), len(hits) - 1)]


def onward(hits: Sequence[Place], here: Place, step: int) -> Place | None:
    """Return the next hit after a place, or the one before it if `step` is -1, cyclically.
    Return None without hits."""
    if not hits:
        return None
    at = bisect_right(hits, here) if step > 0 else bisect_left(hits, here) - 1
    return hits[at % len(hits)]


def number_of(hits: Sequence[Place], here: Place) -> int:
    """Return the number of a hit at a place, from 1; 0 if there is none."""
    at = bisect_left(hits, here)
    return at + 1 if at < len(hits) and hits[at] == here else 0


class Folds:
    """A cache of folded texts, since every typed key starts a search.
    A key names the text and its dependencies, such as the language."""

    def __init__(self) -> None:
        self._known: dict[Hashable, str] = {}

    def of(self, key: Hashable, text: Callable[[], str]) -> str:
        """Return the folded text of a key; `text` is called the first time."""
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = folded(text())
        return known

    def forget(self) -> None:
        self._known.clear()
