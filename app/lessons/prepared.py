"""A match prepared for a lesson, before its first decision, and stacked decks for it."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class PreparedMatch:
    """Rules, configuration, initial state, title texts (`Header.title`), and the parser of
    decisions."""

    rules: Any
    config: Any
    state: Any
    title: Mapping[str, str]
    parse: Callable[[str], int]


def stacked(deck: Iterable[int], lying: Container[int], top: Sequence[int]) -> list[int]:
    """Return a deck without the cards that are elsewhere, with `top` on top; the end is drawn
    first."""
    rest = [card for card in deck if card not in lying and card not in top]
    return [*rest, *reversed(top)]
