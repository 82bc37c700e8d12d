"""Random numbers in bulk for the generator.

The kernel's keyed source keeps a counter per stream, so a saved match can continue. A labyrinth is
made in one go and needs no saved source, but millions of draws. So this module cuts up BLAKE2b in
counter mode a block at a time. A draw costs about half (0.15 against 0.26 µs), a step of a walk a
tenth, and a board's worth of bits next to nothing. The key has a personalisation of its own: the
same seed never gives the bits that the rules draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import chain
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

_HASHES: Final = 64
_HASH_BYTES: Final = 64
_WORDS: Final = Struct(f"<{_HASH_BYTES // 4}I")  # little-endian on every machine
_LOW: Final = 0xFFFF_FFFF
_QUADS: Final = tuple(bytes((byte >> shift) & 3 for byte in range(256)) for shift in (0, 2, 4, 6))


class Bits:
    """The stream of one purpose under one seed: the same numbers on every machine.

    Any text is a seed. `purpose` (at most 16 bytes of ASCII) keeps streams apart: another number of
    monsters leaves the walls unchanged.
    """

    __slots__ = ("_counter", "_key", "_person", "_word")

    def __init__(self, seed: str, purpose: str) -> None:
        data = seed.encode("utf-8", "surrogatepass")
        self._key = blake2b(data, digest_size=32, person=b"irrgarten-maze").digest()
        self._person = purpose.encode("ascii")
        self._counter = 0
        self._word: Callable[[], int] = chain.from_iterable(self._words()).__next__

    def _hashes(self, count: int = _HASHES) -> Iterator[bytes]:
        """Yield the first hashes of the next block; the whole block is used up at once."""
        first = self._counter
        self._counter = first + _HASHES
        key, person = self._key, self._person
        for number in range(first, first + count):
            yield blake2b(number.to_bytes(8, "little"), key=key, person=person).digest()

    def _words(self) -> Iterator[tuple[int, ...]]:
        # One hash at a time: most streams of a floor need some twenty words.
        unpack = _WORDS.unpack
        while True:
            for digest in self._hashes():
                yield unpack(digest)

    def below(self, n: int, product: int = -1) -> int:
        """Return a uniform whole number from 0 to n - 1; n is from 1 to 2**32.

        `product` is that of a word already drawn and n.
        """
        if product < 0:
            product = self._word() * n
        # Multiply and take the high half; reject the few low halves that would favour some numbers
        # (Lemire 2019).
        if product & _LOW < n:
            refused = (1 << 32) % n
            while product & _LOW < refused:
                product = self._word() * n
        return product >> 32

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place (Fisher and Yates)."""
        self.draw_last(items, len(items))

    def draw_last(self, items: list[T], count: int) -> None:
        """Move `count` random items, drawn without replacement, to the end of the list."""
        below, word = self.below, self._word
        for last in range(len(items) - 1, max(0, len(items) - count - 1), -1):
            product = word() * (last + 1)
            pick = product >> 32
            if product & _LOW <= last:  # rare: `below` tells whether this one counts
                pick = below(last + 1, product)
            items[last], items[pick] = items[pick], items[last]
        # The item left at index 0 has no partner to swap with.

    def quads(self) -> Iterator[bytes]:
        """Yield endless blocks of 16,384 numbers from 0 to 3.

        This is the cheapest draw, for walks in four directions.
        """
        while True:
            block = b"".join(self._hashes())
            yield b"".join([block.translate(table) for table in _QUADS])

    def take(self, count: int) -> int:
        """Return a whole number of `count` random bits."""
        found = bytearray()
        while len(found) * 8 < count:
            hashes = -(-(count - len(found) * 8) // (_HASH_BYTES * 8))
            found += b"".join(self._hashes(min(hashes, _HASHES)))
        return int.from_bytes(found, "little") & ((1 << count) - 1)
