"""A match made ready for a lesson, before its first decision, and decks stacked for it."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class PreparedMatch:
    """Rules, configuration, the state to begin with, words for people (`Header.title`), and what
    makes an action of a decision's words."""

    rules: Any
    config: Any
    state: Any
    title: Mapping[str, str]
    parse: Callable[[str], int]


def stacked(deck: Iterable[int], lying: Container[int], top: Sequence[int]) -> list[int]:
    """A deck without the cards that lie elsewhere, these on top; it is drawn from its end."""
    rest = [card for card in deck if card not in lying and card not in top]
    return [*rest, *reversed(top)]
