"""Searching in texts: all words in any order, whatever their case and accents. No screen."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import TypeVar

Place = TypeVar("Place", int, tuple[int, int])
"""Where something was found; places are sorted as they are read."""


def folded(text: str) -> str:
    """A text in small letters without accents, each letter where it was."""
    return text.lower() if text.isascii() else "".join(map(_plain, text))


@lru_cache(512)
def _plain(sign: str) -> str:
    return unicodedata.normalize("NFD", sign)[0].lower()[0]


def words_in(typed: str) -> tuple[str, ...]:
    """The words that somebody typed, folded, each once."""
    return tuple(dict.fromkeys(folded(typed).split()))


def has_all(text: str, words: Sequence[str]) -> bool:
    """Whether a folded text has all the words; a word may be a part of a longer one."""
    return all(word in text for word in words)


def spans(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Where in a text (as it is, not folded) any of the words stands: from and to, in order;
    what touches or overlaps is one."""
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
    """The first hit from a place on, else the last one before it; None if there is none."""
    if not hits:
        return None
    return hits[min(bisect_left(hits, here), len(hits) - 1)]


def onward(hits: Sequence[Place], here: Place, step: int) -> Place | None:
    """The next hit after a place, or the one before it if `step` is -1, round and round; None if
    there is none."""
    if not hits:
        return None
    at = bisect_right(hits, here) if step > 0 else bisect_left(hits, here) - 1
    return hits[at % len(hits)]


def number_of(hits: Sequence[Place], here: Place) -> int:
    """Which of the hits a place is, from 1; 0 if it is none."""
    at = bisect_left(hits, here)
    return at + 1 if at < len(hits) and hits[at] == here else 0


class Folds:
    """Texts that are searched, folded once each: a search runs at every key that is typed.

    A key names the text and whatever it depends on, as the language.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, str] = {}

    def of(self, key: Hashable, text: Callable[[], str]) -> str:
        """The folded text of a key; `text` is asked the first time."""
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = folded(text())
        return known

    def forget(self) -> None:
        """The texts changed."""
        self._known.clear()
