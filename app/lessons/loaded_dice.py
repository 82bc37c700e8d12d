"""Dice that fall as a lesson wants them, and as they like from then on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.kernel.errors import BadState
from engines.kernel.streams import KeyedSource


class LoadedRandom(KeyedSource):
    """A match's source whose streams give the written numbers first, in their order.

    A number that the draw can't show raises `BadState`: the lesson is written for other rules.
    """

    __slots__ = ("_luck",)

    def __init__(self, seed: str, luck: Mapping[int, Sequence[int]]) -> None:
        super().__init__(seed)
        self._luck = {stream: list(numbers) for stream, numbers in luck.items()}

    def below(self, stream: int, n: int) -> int:
        """The next written number of the stream, else what the seed has in store."""
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
        """How many written numbers have not been drawn."""
        return sum(map(len, self._luck.values()))

    def clone(self) -> LoadedRandom:
        """The same numbers at the same places, moving on by themselves."""
        other = LoadedRandom("", self._luck)
        other.root = self.root
        other.counters = self.counters.copy()
        return other
