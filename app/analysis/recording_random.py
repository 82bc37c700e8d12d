"""A match's own source of randomness that also records the draws."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from typing_extensions import override

from engines.kernel.streams import MAX_SEATS, KeyedSource, chance_to_beat

T = TypeVar("T")


class Roll(NamedTuple):
    """A uniform number below `below`, drawn for a purpose of a seat."""

    purpose: int
    seat: int
    number: int
    below: int


class Trial(NamedTuple):
    """An explicit comparison: its probability, and whether it came true."""

    purpose: int
    seat: int
    chance: float
    came_true: bool


class Drawn(NamedTuple):
    """The draws in order, without shuffles, which are luck for no seat."""

    rolls: tuple[Roll, ...]
    trials: tuple[Trial, ...]


class RecordingRandom(KeyedSource):
    """Draws the same numbers as a match with the same seed."""

    __slots__ = ("_rolls", "_trials")

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._rolls: list[Roll] = []
        self._trials: list[Trial] = []

    def take(self) -> Drawn:
        drawn = Drawn(tuple(self._rolls), tuple(self._trials))
        self._rolls.clear()
        self._trials.clear()
        return drawn

    @override
    def below(self, stream: int, n: int) -> int:
        number = super().below(stream, n)
        if n > 1:
            self._rolls.append(Roll(*divmod(stream, MAX_SEATS), number, n))
        return number

    @override
    def under(self, stream: int, n: int, threshold: int) -> bool:
        rolls = len(self._rolls)
        came = super().under(stream, n, threshold)
        del self._rolls[rolls:]
        chance = min(max(threshold, 0), max(n, 1)) / max(n, 1)
        self._trials.append(Trial(*divmod(stream, MAX_SEATS), chance, came))
        return came

    @override
    def beats(self, stream: int, attack: int, spread: int, defence: int, cover: int) -> bool:
        rolls = len(self._rolls)
        came = super().beats(stream, attack, spread, defence, cover)
        del self._rolls[rolls:]
        chance = chance_to_beat(attack, spread, defence, cover)
        self._trials.append(Trial(*divmod(stream, MAX_SEATS), chance, came))
        return came

    @override
    def shuffle(self, stream: int, items: list[T]) -> None:
        rolls = len(self._rolls)
        super().shuffle(stream, items)
        del self._rolls[rolls:]
