"""The latest events of a match, for logs: the last ones as they are, older ones packed.

A server has hundreds of long matches, and reads their old events only for somebody who comes, or
after an undo.
"""

from __future__ import annotations

import marshal
import zlib
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, Final

from engines.kernel.codec import field_names, fields_getter
from engines.kernel.events import Event

CHUNK: Final = 128
"""Events that are packed together, and at least as many stay as they are."""

Packed = tuple[tuple[type[Event], ...], bytes]
"""The classes of some events; and the number of each event's class and, for each class, its fields
one after another, packed: a field of many events is shorter than many events with all fields."""


class PastEvents:
    """The latest `most` events, oldest first. A packed event takes 4 to 6 bytes, one as it is
    about 90."""

    def __init__(self, most: int, events: Iterable[Event] = ()) -> None:
        self._most = most
        self._old: deque[Packed | list[Event]] = deque()
        self._last: list[Event] = []
        self.extend(events)

    def __len__(self) -> int:
        return min(self._most, len(self._old) * CHUNK + len(self._last))

    def __iter__(self) -> Iterator[Event]:
        surplus = len(self._old) * CHUNK + len(self._last) - len(self)
        for old in self._old:
            yield from unpacked(old)[surplus:]
            surplus = max(0, surplus - CHUNK)
        yield from self._last[surplus:]

    def copy(self) -> PastEvents:
        """Return the events of this moment, which later ones don't change. Both share them."""
        same = PastEvents(self._most)
        same._old, same._last = self._old.copy(), self._last.copy()
        return same

    def extend(self, events: Iterable[Event]) -> None:
        """Add events, and forget the oldest ones beyond `most`."""
        self._last += events
        while len(self._last) >= 2 * CHUNK:
            self._old.append(packed(self._last[:CHUNK]))
            del self._last[:CHUNK]
        while self._old and (len(self._old) - 1) * CHUNK + len(self._last) >= self._most:
            self._old.popleft()

    def cut(self, count: int) -> None:
        """Remove the last `count` events, or all if there are fewer."""
        while self._old and len(self._last) < count:
            self._last[:0] = unpacked(self._old.pop())
        del self._last[max(0, len(self._last) - count) :]


def packed(events: list[Event]) -> Packed | list[Event]:
    """Return events packed, or as they are if one holds more than numbers and texts."""
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


def unpacked(old: Packed | list[Event]) -> list[Event]:
    """Return what `packed` made of events as events again."""
    if isinstance(old, list):
        return old
    kinds, data = old
    order, columns = marshal.loads(zlib.decompress(data))
    made = [map(kind, *fields) for kind, fields in zip(kinds, columns, strict=True)]
    return [next(made[number]) for number in order]
