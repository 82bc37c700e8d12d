"""Writes messages as lines of JSON, and reads them strictly.

A message is an object with its kind under `t` and all its fields by name. A reader for each field
is made from its type hint once. Any other line raises `BadMessage`: an unknown kind, a missing or
extra field, a number with a fraction, a text too long.

Readers are plain functions, not pydantic models. A model reads a decision in 5 microseconds and
they take 16, but a decision costs a table 400, and importing pydantic delays each start by a tenth
of a second or more. They also refuse a field that comes twice, and never repeat what they refused.
Only what a table sends is written by pydantic's serializer, in a third of the time and to the same
signs: it is most of what a table writes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, Final, Never, TypeVar, cast, get_args, get_origin, get_type_hints

from app.net import limits
from app.net.field_types import Bounds, Data
from app.net.messages import Message, Part, Place
from app.net.server_messages import PARTS, TO_SERVER, TO_VISITOR

PROBLEMS: Final = ("size", "nested", "json", "kind", "fields", "type", "range", "text", "order")
"""The values of `BadMessage.problem`: too long; too many brackets; no JSON; an unknown kind;
missing or extra fields; a value of another type; a number or length out of bounds; text that UTF-8
can't hold; a part of a long message that does not follow."""


class BadMessage(Exception):
    """A line that no program of ours writes. `problem` is one of `PROBLEMS`, or of the codec's in a
    payload; `where` is the field."""

    def __init__(self, problem: str, where: str = "") -> None:
        self.problem, self.where = problem, where
        super().__init__(f"{problem}: {where}" if where else problem)


Read = Callable[[Any], Any]
M = TypeVar("M", bound=Message)


def write(message: Message) -> str:
    """Return a message as a line."""
    return _WRITER.encode({"t": message.KIND, **_plain(message)})


def lines(message: Message) -> list[str]:
    """Return a message of a table as one line, or as several parts if it is longer than a line may
    be."""
    from pydantic_core import to_json  # clients do without

    line = to_json({"t": message.KIND, **_plain(message)}).decode()
    if len(line) * 4 <= limits.MOST_OUT or len(line.encode()) <= limits.MOST_OUT:
        return [line]
    size = limits.MOST_OUT // 16  # a character takes at most 12 bytes within a text of JSON
    pieces = [line[at : at + size] for at in range(0, len(line), size)]
    return [write(Part(piece is pieces[-1], piece)) for piece in pieces]


def read_to_table(line: str) -> Message:
    """Return the message of a client. Raise `BadMessage`, and no other error."""
    if len(line) > limits.MOST_IN or len(line.encode("utf-8", "replace")) > limits.MOST_IN:
        raise BadMessage("size")
    if line.count("[") + line.count("{") > limits.MOST_NESTED:
        raise BadMessage("nested")
    return _read(_TO_TABLE, line)


class ClientReader:
    """Reads the lines of a table, and joins the parts of long messages."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._length = 0

    def read(self, line: str) -> Message | None:
        """Return the message, or None after a part that is not the last one. Raise `BadMessage`,
        and no other error."""
        if len(line) > limits.MOST_OUT or len(line.encode("utf-8", "replace")) > limits.MOST_OUT:
            raise BadMessage("size")
        message = _read(_TO_CLIENT, line)
        if not isinstance(message, Part):
            if self._pieces:
                raise BadMessage("order")
            return message
        self._pieces.append(message.text)
        self._length += len(message.text)
        if self._length > limits.MOST_JOINED:
            raise BadMessage("size")
        if not message.last:
            return None
        whole, self._pieces, self._length = "".join(self._pieces), [], 0
        message = _read(_TO_CLIENT, whole)
        if isinstance(message, Part):
            raise BadMessage("order")
        return message


# -- writing


def _plain(value: Any) -> Any:
    """Return a message's fields, or a value in one, as JSON-able data."""
    if isinstance(value, Message):
        return {name: _plain(getattr(value, name)) for name in _FIELDS[type(value)]}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value


_FIELDS: Final[dict[type[Message], tuple[str, ...]]] = {
    kind: tuple(field.name for field in fields(cast("Any", kind)))
    for kind in (*TO_SERVER, *TO_VISITOR, *PARTS, Place)
}
_WRITER: Final = json.JSONEncoder(
    separators=(",", ":"),
    ensure_ascii=False,
    allow_nan=False,
    check_circular=False,  # what the codec writes is a tree; to check it costs a seventh
)


# -- reading


def _no_number(_text: str) -> Never:
    raise BadMessage("type", "number")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadMessage("fields", "twice")
    return found


_JSON: Final = json.JSONDecoder(
    object_pairs_hook=_once, parse_float=_no_number, parse_constant=_no_number
)


def _read(kinds: Mapping[str, Read], line: str) -> Message:
    try:
        data = _JSON.decode(line)
    except (ValueError, RecursionError):
        raise BadMessage("json") from None
    if type(data) is not dict:
        raise BadMessage("type", "message")
    kind = data.pop("t", None)
    read = kinds.get(kind) if type(kind) is str else None
    if read is None:
        raise BadMessage("kind")
    message: Message = read(data)
    return message


def _message_reader(kind: type[Any], name: str) -> Read:
    readers = {
        field: _reader(hint, f"{name}.{field}")
        for field, hint in get_type_hints(kind, include_extras=True).items()
        if field != "KIND"
    }
    names = readers.keys()

    def read(data: Any) -> Any:
        if type(data) is not dict:
            raise BadMessage("type", name)
        if data.keys() != names:
            raise BadMessage("fields", name)
        return kind(*[read_field(data[field]) for field, read_field in readers.items()])

    return read


def _reader(hint: Any, where: str) -> Read:
    """Return the reader of a type hint. Raise `TypeError` for one that no message uses."""
    bounds = Bounds(0, limits.MOST_JOINED)
    if get_origin(hint) is Annotated:
        hint, bounds = get_args(hint)[:2]
    if hint is Data:
        return lambda data: data
    if hint is bool:
        return _of_type(bool, where)
    if hint is int:
        return _number(bounds, where)
    if hint is str:
        return _text(bounds, where)
    if get_origin(hint) is tuple:
        return _list(hint, bounds, where)
    if isinstance(hint, type) and is_dataclass(hint):
        return _message_reader(hint, where)
    raise TypeError(f"{where}: no way to read {hint!r}")


def _of_type(kind: type, where: str) -> Read:
    def read(data: Any) -> Any:
        if type(data) is not kind:
            raise BadMessage("type", where)
        return data

    return read


def _number(bounds: Bounds, where: str) -> Read:
    least, most = bounds

    def read(data: Any) -> int:
        if type(data) is not int:
            raise BadMessage("type", where)
        if not least <= data <= most:
            raise BadMessage("range", where)
        return data

    return read


def _text(bounds: Bounds, where: str) -> Read:
    least, most = bounds

    def read(data: Any) -> str:
        if type(data) is not str:
            raise BadMessage("type", where)
        if not least <= len(data) <= most:
            raise BadMessage("range", where)
        if not data.isascii():
            try:
                data.encode()
            except UnicodeEncodeError:
                raise BadMessage("text", where) from None
        return data

    return read


def _list(hint: Any, bounds: Bounds, where: str) -> Read:
    parts = get_args(hint)
    if parts[-1] is Ellipsis:
        inner = _reader(parts[0], where)
        least, most = bounds

        def read_row(data: Any) -> tuple[Any, ...]:
            if type(data) is not list:
                raise BadMessage("type", where)
            if not least <= len(data) <= most:
                raise BadMessage("range", where)
            return tuple([inner(each) for each in data])

        return read_row
    readers = [_reader(part, where) for part in parts]

    def read_all(data: Any) -> tuple[Any, ...]:
        if type(data) is not list or len(data) != len(readers):
            raise BadMessage("type", where)
        return tuple([read(each) for read, each in zip(readers, data, strict=True)])

    return read_all


def _readers(kinds: Iterable[type[M]]) -> dict[str, Read]:
    return {kind.KIND: _message_reader(kind, kind.KIND) for kind in kinds}


_TO_TABLE: Final = _readers(TO_SERVER)
_TO_CLIENT: Final = _readers(TO_VISITOR)
