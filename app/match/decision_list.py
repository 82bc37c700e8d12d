"""The decisions of a match in memory, in few bytes: a server has hundreds of long matches."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, overload

from typing_extensions import override

from app.match.journal import Decision, link

_LINK: Final = 8
"""Bytes of a hash of the chain (`journal.link`)."""

_EVERY: Final = 256
"""Of so many hashes in a row the first is kept. The others follow from it and the decisions."""

_NARROW: Final = "B"
_WIDER: Final = {1 << 8: "H", 1 << 16: "L"}
"""Type codes of arrays. The numbers of notations fit in one byte; a match with 256 notations gets
an array of two bytes a number, one with 65,536 a wider one."""


class DecisionList(Sequence[Decision]):
    """Decisions in order: 3 bytes each, where `Decision` and its texts are about 190. A match has
    few different notations: each is kept once, and a decision has its number. Hashes are worked out
    again when somebody reads them, but for those that don't follow from the one before: a match
    that goes on under changed rules has such a hash."""

    def __init__(self, decisions: Iterable[Decision] = ()) -> None:
        self._seats = array("b")
        self._notations: list[str] = []
        self._numbers = array(_NARROW)
        self._kept: dict[int, bytes] = {}
        """Hashes by the index of their decision."""
        self._last = ""
        for decision in decisions:
            self.append(decision)

    def append(self, decision: Decision) -> None:
        """Add a decision. Raise `ValueError` for a chain that is no hash of eight bytes."""
        chain = bytes.fromhex(decision.chain)
        if len(chain) != _LINK:
            raise ValueError(decision.chain)
        number = self._number(sys.intern(decision.notation))
        self._seats.append(decision.seat)
        self._numbers.append(number)
        at = len(self._seats) - 1
        if at % _EVERY == 0 or decision.chain != link(self._last, decision.seat, decision.notation):
            self._kept[at] = chain
        self._last = decision.chain

    def cut(self, kept: int) -> None:
        """Remove all but the first `kept`."""
        while self._kept and next(reversed(self._kept)) >= kept:
            self._kept.popitem()
        del self._seats[kept:], self._numbers[kept:]
        self._last = self[-1].chain if self else ""

    @override
    def __len__(self) -> int:
        return len(self._seats)

    @overload
    def __getitem__(self, index: int) -> Decision: ...

    @overload
    def __getitem__(self, index: slice) -> list[Decision]: ...

    @override
    def __getitem__(self, index: int | slice) -> Decision | list[Decision]:
        wanted = range(len(self))[index]
        if isinstance(wanted, int):
            return next(self._since(wanted))
        if not wanted:
            return []
        low, high = min(wanted[0], wanted[-1]), max(wanted[0], wanted[-1])
        found = list(islice(self._since(low), high - low + 1))
        return [found[number - low] for number in wanted]

    @override
    def __iter__(self) -> Iterator[Decision]:
        return self._since(0)

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _since(self, first: int) -> Iterator[Decision]:
        """Yield the decisions from the index `first` on."""
        at = first
        while at and at not in self._kept:
            at -= 1
        chain = ""
        for number in range(at, len(self)):
            seat, notation = self._seats[number], self._notations[self._numbers[number]]
            kept = self._kept.get(number)
            chain = kept.hex() if kept is not None else link(chain, seat, notation)
            if number >= first:
                yield Decision(seat, notation, chain)

    def _number(self, notation: str) -> int:
        # A search, as a dictionary of a hundred notations weighs as much as two thousand numbers.
        try:
            return self._notations.index(notation)
        except ValueError:
            number = len(self._notations)
            self._notations.append(notation)
            if number in _WIDER:
                self._numbers = array(_WIDER[number], self._numbers)
            return number
