"""The decisions of a match in memory, in few bytes: a server has hundreds of long matches."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, overload

from typing_extensions import override

from app.match.journal import Decision

_LINK: Final = 8
"""Bytes of a hash of the chain (`journal.link`)."""

_NARROW: Final = "H"
_NUMBERS: Final = 1 << 16
"""An array of two bytes a number, and how many numbers those have. A match with more notations
takes a wider one."""


class DecisionList(Sequence[Decision]):
    """Decisions in order: 11 bytes each, where `Decision` and its texts are about 190. A match has
    few different notations: each is kept once, and a decision has its number."""

    def __init__(self, decisions: Iterable[Decision] = ()) -> None:
        self._seats = array("b")
        self._notations: list[str] = []
        self._numbers = array(_NARROW)
        self._chains = bytearray()
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
        self._chains += chain

    def cut(self, kept: int) -> None:
        """Remove all but the first `kept`."""
        del self._seats[kept:], self._numbers[kept:], self._chains[kept * _LINK :]

    @override
    def __len__(self) -> int:
        return len(self._seats)

    @overload
    def __getitem__(self, index: int) -> Decision: ...

    @overload
    def __getitem__(self, index: slice) -> list[Decision]: ...

    @override
    def __getitem__(self, index: int | slice) -> Decision | list[Decision]:
        if isinstance(index, slice):
            return [self._decision(number) for number in range(*index.indices(len(self)))]
        return self._decision(range(len(self))[index])

    @override
    def __iter__(self) -> Iterator[Decision]:
        return map(self._decision, range(len(self)))

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _decision(self, number: int) -> Decision:
        chain = self._chains[number * _LINK : (number + 1) * _LINK].hex()
        return Decision(self._seats[number], self._notations[self._numbers[number]], chain)

    def _number(self, notation: str) -> int:
        # A search, as a dictionary of a hundred notations weighs as much as two thousand numbers.
        try:
            return self._notations.index(notation)
        except ValueError:
            number = len(self._notations)
            self._notations.append(notation)
            if number == _NUMBERS:
                self._numbers = array("L", self._numbers)
            return number
