"""A closed codec between JSON-able data and the classes of events and views, made from type hints.

A value is written as `[version, tag, fields]`: the version of its class's codec, `game.Class`, and
an object with each field by its name. A class inside another is written as its fields alone,
because the hint names the class. Tuples become lists.

Reading is strict. A bool is no int, a number has no fraction, an int is one that every JSON reader
keeps exactly, text is text that UTF-8 can hold, and no field is missing or extra. Any other data
raises `BadEncoding`. The codec checks types, not meaning: a seat may be one that no game has.

The engine's audience mask is never written, because it says which other seats learn of the event.
Written for a seat, `seats` is 0 (everyone) or 1 (this seat, and perhaps others). Read for a seat,
it is `EVERYONE` or the mask with the bit of this seat alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from itertools import compress
from operator import attrgetter, ne
from types import NoneType, UnionType
from typing import Any, Final, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from engines.kernel.errors import EngineError
from engines.kernel.events import EVERYONE, Event, may_see

MOST_INT: Final = 2**53 - 1
"""The largest whole number in data (its negative is the least): JSON readers round beyond it."""

AUDIENCE: Final = "seats"
"""The field of an event that names its audience."""
TO_ALL, TO_SEAT = 0, 1
"""The two values of a written audience."""

T = TypeVar("T")
Change = Callable[[Any], Any]
"""Turns a value into data, or data into a value."""


class _Field(NamedTuple):
    """How to write and read a field. `shape` is the type of its data, as the fingerprint has it."""

    shape: str
    write: Change
    read: Change


class BadEncoding(EngineError):
    """Data that the codec does not write, or a value that it may not write.

    `problem` is one of `PROBLEMS`, `where` the tag or field, `found` the type or word at that
    place.
    """

    code = "bad-encoding"


PROBLEMS: Final = (
    "shape", "tag", "version", "kind", "fields", "type", "range", "text", "length", "audience",
)  # fmt: skip
"""The values of `BadEncoding.problem`, in order: not `[version, tag, fields]`; an unknown tag;
another version; a class that the caller did not ask for; missing or extra fields; a value of
another type; a number too large; text that UTF-8 can't hold; a tuple of another length; an audience
without the seat."""


class _Record:
    """How to write and read the values of a class. `fields` are in constructor order."""

    __slots__ = ("_all", "_items", "_turned", "fields", "kind", "tag", "version")

    def __init__(self, kind: type, tag: str, version: int, fields: Mapping[str, _Field]) -> None:
        self.kind, self.tag, self.version, self.fields = kind, tag, version, fields
        self._all = fields_getter(tuple(fields))
        self._items = tuple(fields.items())
        # Most fields are written as they are, and a match writes thousands a second.
        written = ((name, field.write) for name, field in fields.items())
        self._turned = tuple((name, write) for name, write in written if write is not _same)

    def write(self, value: Any) -> dict[str, Any]:
        written = dict(zip(self.fields, self._all(value), strict=True))
        for name, write in self._turned:
            written[name] = write(written[name])
        return written

    def changes(self, before: Any, now: Any) -> dict[str, Any]:
        """Return the fields of a value, as data, that are not equal to those before."""
        written = self._all(now)
        differs = map(ne, self._all(before), written)  # in C: most fields are equal
        return {
            name: field.write(new)
            for (name, field), new in compress(zip(self._items, written, strict=True), differs)
        }

    def arguments(self, data: Any) -> list[Any]:
        """Return the fields from written data. Raise `BadEncoding` if they do not fit the class."""
        if type(data) is not dict:
            raise _wrong("type", self.tag, data)
        if data.keys() != self.fields.keys():
            missing = tuple(name for name in self.fields if name not in data)
            extra = len(data) - len(self.fields) + len(missing)
            raise BadEncoding(problem="fields", where=self.tag, missing=missing, extra=extra)
        return [field.read(data[name]) for name, field in self.fields.items()]

    def read(self, data: Any) -> Any:
        """Return the value from its written fields.

        Raise `BadEncoding` if they do not fit the class.
        """
        return self.kind(*self.arguments(data))

    @property
    def shape(self) -> str:
        fields = ",".join(f"{name}:{self.fields[name].shape}" for name in sorted(self.fields))
        return f"{self.tag}/{self.version}({fields})"


class Codec:
    """A codec of the listed classes and of the classes of other codecs.

    `name` is the first part of the tags of `classes`, `version` their version. Classes are
    dataclasses or named tuples. Their fields are ints, bools, texts, tuples, listed classes, or one
    of these or None. Raise `TypeError` for any other field, and for an unlisted class inside a
    listed one. Raise `ValueError` for a class listed twice and for a tag already in use.
    """

    def __init__(
        self, name: str, classes: Iterable[type], *others: Codec, version: int = 1
    ) -> None:
        self._records: dict[type, _Record] = {}
        for other in others:
            self._records.update(other._records)
        listed = {kind: f"{name}.{kind.__name__}" for kind in classes}
        if twice := listed.keys() & self._records.keys():
            raise ValueError(f"listed already: {sorted(map(repr, twice))}")
        for kind, tag in listed.items():
            self._make(kind, tag, version, listed)
        self._tags = {record.tag: record for record in self._records.values()}
        if len(self._tags) != len(self._records):
            raise ValueError(f"two classes have one tag, of {sorted(self._tags)}")

    @property
    def tags(self) -> Mapping[str, type]:
        return {tag: record.kind for tag, record in self._tags.items()}

    def fingerprint(self) -> str:
        """Return a hash of the classes and their fields, the same in every process and Python.
        Programs whose fingerprints are equal can read each other's data."""
        shapes = sorted(record.shape for record in self._records.values())
        return blake2b("\n".join(shapes).encode(), digest_size=8).hexdigest()

    def encode(self, value: object, seat: int) -> list[Any]:
        """Return a value as data for a seat, or for a spectator (`SPECTATOR`).

        Raise `BadEncoding` for an unlisted class, and for an event that the seat may not see.
        """
        record = self._records.get(type(value))
        if record is None:
            raise BadEncoding(problem="tag", where="", found=type(value).__name__)
        written = record.write(value)
        if isinstance(value, Event):
            if not may_see(value, seat):
                raise BadEncoding(problem="audience", where=record.tag, found=seat)
            written[AUDIENCE] = TO_ALL if value.seats == EVERYONE else TO_SEAT
        return [record.version, record.tag, written]

    def changes(self, before: object, now: object) -> dict[str, Any]:
        """Return the written fields of a view that are not equal to those of a view before it, of
        the same class. Most events change few of them."""
        return self._records[type(now)].changes(before, now)

    def decode(self, kind: type[T], data: Any, seat: int) -> T:
        """Return the value of a class (`object`: of any) that was written for a seat.

        Raise `BadEncoding`, and no other error, for any wrong data.
        """
        if type(data) is not list or len(data) != 3:
            raise _wrong("shape", "", data)
        version, tag, written = data
        record = self._tags.get(tag) if type(tag) is str else None
        if record is None:
            raise _wrong("tag", "", tag)
        if type(version) is not int or version != record.version:
            raise _wrong("version", record.tag, version)
        if not issubclass(record.kind, kind):
            raise BadEncoding(problem="kind", where=record.tag, found=kind.__name__)
        arguments = record.arguments(written)
        if issubclass(record.kind, Event):
            at = list(record.fields).index(AUDIENCE)
            arguments[at] = _audience(arguments[at], seat, record.tag)
        value: T = record.kind(*arguments)
        return value

    def _make(self, kind: type, tag: str, version: int, listed: Mapping[type, str]) -> _Record:
        """Make the record of a class, after the records of the classes inside it."""
        if kind in self._records:
            return self._records[kind]
        hints = get_type_hints(kind)

        def inside(inner: type) -> _Record:
            if inner not in self._records and inner not in listed:
                raise TypeError(f"{tag} holds {inner.__name__}, which is not listed")
            return self._make(inner, listed.get(inner, ""), version, listed)

        made = {name: _field(hints[name], f"{tag}.{name}", inside) for name in field_names(kind)}
        record = self._records[kind] = _Record(kind, tag, version, made)
        return record


def field_names(kind: type) -> tuple[str, ...]:
    """Return a class's fields in constructor order.

    Raise `TypeError` for any other kind of class.
    """
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return tuple(kind._fields)
    raise TypeError(f"neither a dataclass nor a named tuple: {kind!r}")


def fields_getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that gets all fields of a value."""
    if len(names) > 1:
        getter: Callable[[Any], tuple[Any, ...]] = attrgetter(*names)
        return getter
    return lambda value: tuple([getattr(value, name) for name in names])


def _audience(written: int, seat: int, tag: str) -> int:
    if written == TO_ALL:
        return EVERYONE
    if written != TO_SEAT or seat < 0:
        raise BadEncoding(problem="audience", where=f"{tag}.{AUDIENCE}", found=written)
    return 1 << seat


# -- a field for each type hint


def _field(hint: Any, where: str, inside: Callable[[type], _Record]) -> _Field:
    """Return how to write and read a field. Raise `TypeError` for an unsupported hint."""
    if hint in _ATOMS:
        return _Field(hint.__name__, _same, _ATOMS[hint](where))
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        inner = next(part for part in parts if part is not NoneType)
        return _or_none(_field(inner, where, inside))
    if origin is tuple and parts[-1:] == (Ellipsis,):
        if parts[0] is int:
            return _Field("int*", list, _ints(where))
        return _row(_field(parts[0], where, inside), where)
    if origin is tuple:
        return _fixed([_field(part, where, inside) for part in parts], where)
    if isinstance(hint, type) and origin is None:
        record = inside(hint)
        return _Field(record.tag, record.write, record.read)
    raise TypeError(f"{where}: no way to write {hint!r}")


def _same(value: Any) -> Any:
    return value


def _wrong(problem: str, where: str, data: Any) -> BadEncoding:
    """Return the error for a value, naming only its type because the data may be very long."""
    return BadEncoding(problem=problem, where=where, found=type(data).__name__)


def _int(where: str) -> Change:
    def read(data: Any) -> int:
        if type(data) is not int:
            raise _wrong("type", where, data)
        if not -MOST_INT <= data <= MOST_INT:
            raise _wrong("range", where, data)
        return data

    return read


def _bool(where: str) -> Change:
    def read(data: Any) -> bool:
        if type(data) is not bool:
            raise _wrong("type", where, data)
        return data

    return read


def _text(where: str) -> Change:
    def read(data: Any) -> str:
        if type(data) is not str:
            raise _wrong("type", where, data)
        if not data.isascii():
            try:
                data.encode()
            except UnicodeEncodeError:  # half of a surrogate pair, which JSON can name
                raise _wrong("text", where, data) from None
        return data

    return read


_ATOMS: Final[dict[Any, Callable[[str], Change]]] = {int: _int, bool: _bool, str: _text}
_INT: Final = frozenset({int})


def _ints(where: str) -> Change:
    """Return a reader that checks all types in one step, because most tuples hold only ints."""

    def read(data: Any) -> tuple[int, ...]:
        if type(data) is not list or not _INT.issuperset(map(type, data)):
            raise _wrong("type", where, data)
        if data and not -MOST_INT <= min(data) <= max(data) <= MOST_INT:
            raise _wrong("range", where, data)
        return tuple(data)

    return read


def _or_none(inner: _Field) -> _Field:
    return _Field(
        f"{inner.shape}?",
        lambda value: None if value is None else inner.write(value),
        lambda data: None if data is None else inner.read(data),
    )


def _row(inner: _Field, where: str) -> _Field:
    write = inner.write

    def write_row(value: Any) -> list[Any]:
        return [write(each) for each in value]

    def read_row(data: Any) -> tuple[Any, ...]:
        if type(data) is not list:
            raise _wrong("type", where, data)
        return tuple([inner.read(each) for each in data])

    return _Field(f"{inner.shape}*", list if write is _same else write_row, read_row)


def _fixed(inner: Sequence[_Field], where: str) -> _Field:
    def write_all(value: Any) -> list[Any]:
        return [field.write(each) for field, each in zip(inner, value, strict=True)]

    def read_all(data: Any) -> tuple[Any, ...]:
        if type(data) is not list:
            raise _wrong("type", where, data)
        if len(data) != len(inner):
            raise _wrong("length", where, data)
        return tuple([field.read(each) for field, each in zip(inner, data, strict=True)])

    return _Field(f"({','.join(field.shape for field in inner)})", write_all, read_all)
