"""Loaded dice, which give a lesson's numbers first, then random ones; and stacked decks."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence

from engines.kernel.errors import BadState
from engines.kernel.streams import KeyedSource


class LoadedRandom(KeyedSource):
    """A match's source whose streams give the scripted numbers first, in order.
    A number out of the draw's range raises `BadState`: the lesson was written for other rules."""

    __slots__ = ("_luck",)

    def __init__(self, seed: str, luck: Mapping[int, Sequence[int]]) -> None:
        super().__init__(seed)
        self._luck = {stream: list(numbers) for stream, numbers in luck.items()}

    def below(self, stream: int, n: int) -> int:
        """Return the next scripted number of the stream, else the seed's number."""
        waiting = self._luck.get(stream)
        if n <= 1 or not waiting:
            return super().below(stream, n)
        number = waiting.pop(0)
        if not 0 <= number < n:
            raise BadState(what="luck", found=number, stream=stream, below=n)
        self.counters[stream] = self.counters.get(stream, 0) + 1
        self._blocks.pop(stream, None)
        return number

    @property
    def left(self) -> int:
        return sum(map(len, self._luck.values()))

    def clone(self) -> LoadedRandom:
        other = LoadedRandom("", self._luck)
        other.root = self.root
        other.counters = self.counters.copy()
        return other


def stacked(deck: Iterable[int], lying: Container[int], top: Sequence[int]) -> list[int]:
    """Return a deck without the cards that are elsewhere, with `top` on top; the end is drawn
    first."""
    rest = [card for card in deck if card not in lying and card not in top]
    return [*rest, *reversed(top)]
