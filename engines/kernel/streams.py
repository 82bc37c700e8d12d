"""Seeded randomness: keyed counter streams for matches, and other sources with the same interface.

A draw names its stream, `stream(purpose, seat)`, so one more draw for one purpose changes no other
stream. A match uses `KeyedSource`: the n-th word of a stream is a hash of the seed, the stream and
n. Its whole state is the seed and a few counters, and past draws do not reveal the next one. Bots
draw from `CheapSource`, a search gives its clones a `CommonSource`, tests use `ScriptedSource`, and
`ForcingSource` visits every outcome of a step for exact odds. Draws are whole numbers. A draw with
one outcome takes nothing from a stream.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from typing import Any, TypeVar

from engines.kernel.errors import BadState

T = TypeVar("T")

MAX_SEATS = 16
GUESS = 15
"""The purpose of guesses about unseen things, in every game; it belongs to a search's source."""
_WORDS = struct.Struct("<16I")
_MASK = 0xFFFFFFFF
_MASK_64 = 0xFFFFFFFFFFFFFFFF


def stream(purpose: int, seat: int = 0) -> int:
    """Return the number of a stream. Purposes are small constants of a game; never reuse one."""
    return purpose * MAX_SEATS + seat


class Source:
    """A source of random numbers for rules.

    `drawn`, `attack` and `defence` keep the numbers of the last draw.
    """

    __slots__ = ("attack", "defence", "drawn")

    def __init__(self) -> None:
        self.drawn = 0
        self.attack = 0
        self.defence = 0

    def below(self, stream: int, n: int) -> int:
        """Return a uniform whole number from 0 to n - 1; 0 without a draw if n is 1 or less."""
        raise NotImplementedError

    def under(self, stream: int, n: int, threshold: int) -> bool:
        """Whether a uniform number below n is under the threshold; `drawn` keeps the number."""
        self.drawn = self.below(stream, n)
        return self.drawn < threshold

    def beats(self, stream: int, attack: int, spread: int, defence: int, cover: int) -> bool:
        """Whether `attack` + below(`spread`) is more than `defence` + below(`cover`).

        The attack is drawn first; both sums are kept in `attack` and `defence`.
        """
        self.attack = attack + self.below(stream, spread)
        self.defence = defence + self.below(stream, cover)
        return self.attack > self.defence

    def shuffle(self, stream: int, items: list[T]) -> None:
        """Shuffle a list in place (Fisher and Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(stream, last + 1)
            items[last], items[other] = items[other], items[last]

    @property
    def draws(self) -> int:
        """Return the number of words drawn, if the source counts them (`KeyedSource` does), else
        0."""
        return 0

    def clone(self) -> Source:
        """Return a source for a copy of a state: a new one for a match, the same one for a
        search."""
        return self

    def dump(self) -> dict[str, Any]:
        """Return the data from which draws continue.

        Raise `BadState` for a source that can't be saved.
        """
        raise BadState(what="source", found=type(self).__name__)


class KeyedSource(Source):
    """The source of a match: BLAKE2b of (seed, stream, counter), 16 words of 32 bits per block."""

    __slots__ = ("_blocks", "counters", "root")

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.root = blake2b(seed.encode(), digest_size=32, person=b"mazmorra-rng-1").digest()
        self.counters: dict[int, int] = {}
        self._blocks: dict[int, tuple[int, ...]] = {}

    def _word(self, stream: int) -> int:
        count = self.counters.get(stream, 0)
        self.counters[stream] = count + 1
        slot = count & 15
        block = self._blocks.get(stream)
        if slot == 0 or block is None:
            text = b"%d/%d" % (stream, count >> 4)
            block = _WORDS.unpack(blake2b(text, key=self.root, digest_size=64).digest())
            self._blocks[stream] = block
        return block[slot]

    @property
    def draws(self) -> int:
        return sum(self.counters.values())

    def below(self, stream: int, n: int) -> int:
        """Return an unbiased number: multiply and shift, with rejection.

        Raise `BadState` for n over 2**32, which only forged figures need.
        """
        if n <= 1:
            return 0
        product = self._word(stream) * n
        if product & _MASK < n:
            if n > _MASK + 1:
                raise BadState(what="draw", found=n)
            floor = (_MASK + 1 - n) % n
            while product & _MASK < floor:
                product = self._word(stream) * n
        return product >> 32

    def clone(self) -> KeyedSource:
        """Return a copy at the same positions that advances independently."""
        other = KeyedSource("")
        other.root = self.root
        other.counters = self.counters.copy()
        other._blocks = self._blocks.copy()
        return other

    def dump(self) -> dict[str, Any]:
        """Return the root key and the counters, sorted by stream."""
        counters = [[stream, self.counters[stream]] for stream in sorted(self.counters)]
        return {"root": self.root.hex(), "counters": counters}

    @classmethod
    def load(cls, data: dict[str, Any]) -> KeyedSource:
        """Return the dumped source. Raise `BadState` for wrong data."""
        source = cls("")
        try:
            source.root = bytes.fromhex(data["root"])
            source.counters = {int(number): int(count) for number, count in data["counters"]}
        except (KeyError, TypeError, ValueError) as problem:
            raise BadState(what="source", found=str(problem)) from None
        if len(source.root) != 32 or min(source.counters.values(), default=0) < 0:
            raise BadState(what="source", found="root or counters out of range")
        return source


class CheapSource(Source):
    """A fast source for searches, bots and simulations; never for a match that is saved."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self._random = random.Random(seed).random

    def below(self, stream: int, n: int) -> int:
        """See `Source.below`; n must be far below 2**53."""
        random = self._random
        return int(random() * n) if n > 1 else 0

    def beats(self, stream: int, attack: int, spread: int, defence: int, cover: int) -> bool:
        """See `Source.beats`: the same draws, in one call."""
        random = self._random
        self.attack = attack + int(random() * spread) if spread > 1 else attack
        self.defence = defence + int(random() * cover) if cover > 1 else defence
        return self.attack > self.defence

    def shuffle(self, stream: int, items: list[T]) -> None:
        """See `Source.shuffle`: the same draws, in one loop."""
        random = self._random
        for last in range(len(items) - 1, 0, -1):
            other = int(random() * (last + 1))
            items[last], items[other] = items[other], items[last]


class CommonSource(Source):
    """Dice that several plans share: the n-th number of a stream depends on the seed, the stream
    and n alone, so a plan that rolls once more changes no other die (SplitMix64)."""

    __slots__ = ("_counts", "_seed")

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed = seed
        self._counts: dict[int, int] = {}

    def below(self, stream: int, n: int) -> int:
        """See `Source.below`; n must be far below 2**64."""
        if n <= 1:
            return 0
        count = self._counts.get(stream, 0) + 1
        self._counts[stream] = count
        word = (self._seed + stream * 0x9E3779B97F4A7C15 + count * 0xD1B54A32D192ED03) & _MASK_64
        word = ((word ^ word >> 30) * 0xBF58476D1CE4E5B9) & _MASK_64
        word = ((word ^ word >> 27) * 0x94D049BB133111EB) & _MASK_64
        return (word ^ word >> 31) * n >> 64


class ScriptedSource(Source):
    """A source for tests: returns the given numbers in order and rejects impossible ones."""

    __slots__ = ("_script",)

    def __init__(self, script: Iterable[int]) -> None:
        super().__init__()
        self._script = list(script)[::-1]

    def below(self, stream: int, n: int) -> int:
        """Return the next number. Raise `BadState` if it is not below n or the script is empty."""
        if n <= 1:
            return 0
        if not self._script:
            raise BadState(what="script", found="nothing left", stream=stream, below=n)
        number = self._script.pop()
        if not 0 <= number < n:
            raise BadState(what="script", found=number, stream=stream, below=n)
        return number

    @property
    def left(self) -> int:
        return len(self._script)


class ForcingSource(Source):
    """A source that visits every outcome of a step, so that the rules' own code gives exact odds.

    A comparison (`under`, `beats`) is two weighted branches, whatever its range, and does not set
    `drawn`, `attack` and `defence`. Impossible branches are skipped.
    """

    __slots__ = ("_depth", "_path", "_weight")

    def __init__(self) -> None:
        super().__init__()
        self._path: list[list[int]] = []
        self._depth = 0
        self._weight = 1.0

    def outcomes(self, step: Callable[[Source], T]) -> Iterator[tuple[float, T]]:
        """Yield each outcome of `step` with its probability; the step must draw only from this
        source."""
        self._path = []
        while True:
            self._depth = 0
            self._weight = 1.0
            result = step(self)
            yield self._weight, result
            while self._path and self._path[-1][0] + 1 == self._path[-1][1]:
                self._path.pop()
            if not self._path:
                return
            self._path[-1][0] += 1

    def _branch(self, ways: int) -> int:
        if self._depth == len(self._path):
            self._path.append([0, ways])
        branch = self._path[self._depth][0]
        self._depth += 1
        return branch

    def below(self, stream: int, n: int) -> int:
        """Branch over every number; see `Source.below`."""
        if n <= 1:
            return 0
        self._weight /= n
        return self._branch(n)

    def _either(self, chance: float) -> bool:
        if chance <= 0.0 or chance >= 1.0:
            return chance > 0.0
        first = self._branch(2) == 0
        self._weight *= chance if first else 1.0 - chance
        return first

    def under(self, stream: int, n: int, threshold: int) -> bool:
        return self._either(min(max(threshold, 0), max(n, 1)) / max(n, 1))

    def beats(self, stream: int, attack: int, spread: int, defence: int, cover: int) -> bool:
        return self._either(chance_to_beat(attack, spread, defence, cover))


def chance_to_beat(attack: int, spread: int, defence: int, cover: int) -> float:
    """Return the probability that attack + below(spread) > defence + below(cover), in closed
    form."""
    spread, cover = max(spread, 1), max(cover, 1)
    lead = attack - defence
    # For a draw a, min(max(lead + a, 0), cover) of the covers lose to it; sum over all a.
    first = min(max(-lead, 0), spread)
    full = min(max(cover - lead, first), spread)
    rising = full - first
    wins = rising * lead + (first + full - 1) * rising // 2 + (spread - full) * cover
    return wins / (spread * cover)
