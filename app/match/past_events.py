"""The latest events of a match, for logs: the last ones as they are, older ones packed.

A server has hundreds of long matches, and reads their old events only for somebody who comes, or
after an undo.
"""

from __future__ import annotations

import marshal
import zlib
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final, overload

from typing_extensions import override

from engines.kernel.codec import field_names, fields_getter
from engines.kernel.events import Event, may_see

CHUNK: Final = 128
"""Events that are packed together, and at least as many stay as they are."""

MORE: Final = 8
"""Chunks that are packed together again once they are old: fields of more events are shorter."""

Packed = tuple[tuple[type[Event], ...], bytes]
"""The classes of some events; and the number of each event's class and, for each class, its fields
one after another, packed: a field of many events is shorter than many events with all fields."""

Chunk = Packed | list[Event]
"""Events packed, or as they are if one holds more than numbers and texts."""


class PastEvents:
    """The latest `most` events, oldest first. A packed event takes 2 to 6 bytes, one as it is
    about 90."""

    def __init__(self, most: int, events: Iterable[Event] = ()) -> None:
        self._most = most
        self._oldest: deque[Chunk] = deque()
        """Chunks of `MORE * CHUNK` events."""
        self._old: deque[Chunk] = deque()
        """Chunks of `CHUNK` events."""
        self._last: list[Event] = []
        self.extend(events)

    def __len__(self) -> int:
        return min(self._most, self._held)

    def __iter__(self) -> Iterator[Event]:
        surplus = self._held - len(self)
        for chunk in (*self._oldest, *self._old):
            some = unpacked(chunk)
            yield from some[surplus:]
            surplus = max(0, surplus - len(some))
        yield from self._last[surplus:]

    @property
    def _held(self) -> int:
        chunks = len(self._oldest) * MORE + len(self._old)
        return chunks * CHUNK + len(self._last)

    def copy(self) -> PastEvents:
        """Return the events of this moment, which later ones don't change. Both share them."""
        same = PastEvents(self._most)
        same._oldest, same._old = self._oldest.copy(), self._old.copy()
        same._last = self._last.copy()
        return same

    def extend(self, events: Iterable[Event]) -> None:
        """Add events, and forget the oldest ones beyond `most`."""
        self._last += events
        while len(self._last) >= 2 * CHUNK:
            self._old.append(packed(self._last[:CHUNK]))
            del self._last[:CHUNK]
            if len(self._old) == MORE:
                together = [event for chunk in self._old for event in unpacked(chunk)]
                self._oldest.append(packed(together))
                self._old.clear()
        while self._oldest and self._held - MORE * CHUNK >= self._most:
            self._oldest.popleft()

    def cut(self, count: int) -> None:
        """Remove the last `count` events, or all if there are fewer."""
        while len(self._last) < count and (self._old or self._oldest):
            chunks = self._old or self._oldest
            self._last[:0] = unpacked(chunks.pop())
        del self._last[max(0, len(self._last) - count) :]


class SeenEvents(Sequence[Event]):
    """Those of the events of a moment that a seat may see. They are unpacked when somebody asks for
    one: most who take a snapshot of a match look at its view alone."""

    def __init__(self, events: PastEvents, seat: int) -> None:
        self._events, self._seat = events.copy(), seat

    @cached_property
    def _seen(self) -> list[Event]:
        return [event for event in self._events if may_see(event, self._seat)]

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    @override
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self._seen[place]

    @override
    def __iter__(self) -> Iterator[Event]:
        return iter(self._seen)

    @override
    def __len__(self) -> int:
        return len(self._seen)

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._seen == list(other)

    __hash__ = None  # type: ignore[assignment]  # as of a list


def packed(events: list[Event]) -> Chunk:
    """Return events packed, if that can be done."""
    getters = {kind: fields_getter(field_names(kind)) for kind in map(type, events)}
    numbers = {kind: number for number, kind in enumerate(getters)}
    rows: list[list[tuple[Any, ...]]] = [[] for _ in getters]
    for event in events:
        kind = type(event)
        rows[numbers[kind]].append(getters[kind](event))
    order = bytes([numbers[type(event)] for event in events])
    try:
        columns = marshal.dumps((order, [list(zip(*values, strict=True)) for values in rows]))
    except ValueError:
        return events
    return tuple(getters), zlib.compress(columns)


def unpacked(old: Chunk) -> list[Event]:
    """Return what `packed` made of events as events again."""
    if isinstance(old, list):
        return old
    kinds, data = old
    order, columns = marshal.loads(zlib.decompress(data))
    made = [map(kind, *fields) for kind, fields in zip(kinds, columns, strict=True)]
    return [next(made[number]) for number in order]
