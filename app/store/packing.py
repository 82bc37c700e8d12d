"""Encoding of a column or a file: JSON, compressed if it is large, and checksums.

Data may be damaged or forged: sizes are checked while reading.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from app.match.headers import BadHeader, NewerFormat, header_from_data, header_to_data
from app.match.journal import Checkpoint, Decision, Header

LARGE = 4096
"""Bytes of JSON from which it is compressed."""
MOST_CONFIG = 64 << 20
"""Bytes of JSON after decompression: far above a labyrinth of 1001 x 1001."""
MOST_HEADER = 16 << 20
"""Characters of a header: the most titles, each of the greatest length."""
MOST_DECISIONS = 2_000_000
LONGEST_NOTATION = 200

_FIELDS = {"rules_rev": int, "decisions": int, "chain": str, "turns": list, "state": dict}
"""The fields of a stored checkpoint, with their JSON types."""


def packed(data: dict[str, Any], *, quick: bool = False) -> bytes:
    """Return data as JSON, compressed if it is large. `quick` is for a server that writes a
    thousand a second: it takes a quarter of the time, but the first call loads a library (20 to
    60 ms)."""
    text = _quickly(data) if quick else _text(data)
    return zlib.compress(text) if len(text) >= LARGE else text


def _text(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()


def _quickly(data: dict[str, Any]) -> bytes:
    from pydantic_core import to_json

    try:
        return to_json(data)
    except ValueError:  # half of a surrogate pair, which only an escape can name
        return _text(data)


def unpacked(data: bytes) -> Any:
    """Return the data that `packed` encoded. Raise `ValueError` for other or too large data."""
    if not data.startswith(b"{"):
        reader = zlib.decompressobj()
        try:
            data = reader.decompress(data, MOST_CONFIG)
        except zlib.error as problem:
            raise ValueError(str(problem)) from None
        if not reader.eof:
            raise ValueError("too large, or torn")
    return read_json(data)


def read_header(text: str) -> dict[str, Any]:
    """Return a header's JSON object. Raise `ValueError` if it is too long or not an object."""
    if len(text) > MOST_HEADER:
        raise ValueError(f"{len(text)} characters")
    data = read_json(text.encode())
    if not isinstance(data, dict):
        raise ValueError("no object")
    return data


def header_of(text: str) -> Header | None:
    """Return a header without its configuration, for lists; None if it is invalid."""
    try:
        return header_from_data({**read_header(text), "config": {}})
    except (BadHeader, NewerFormat, ValueError, TypeError):
        return None


def read_json(data: bytes) -> Any:
    """Return JSON from an untrusted source.
    Raise `ValueError`, also for endless nesting and for half a surrogate pair, which cannot be
    encoded again."""
    try:
        found = json.loads(data, parse_constant=_refuse)
        if b"\\ud" in data or b"\\uD" in data:
            json.dumps(found, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return found


def _refuse(word: str) -> Any:
    raise ValueError(f"{word} is no number")


def check(*values: object) -> int:
    """Return the checksum of a row's values, which detects damage."""
    return zlib.crc32("|".join(map(str, values)).encode())


def decision_crc(match: str, number: int, decision: Decision) -> int:
    """Return the checksum of a decision's row; the chain detects damage between rows."""
    return check(match, number, decision.seat, decision.notation, decision.chain)


def end_crc(match: str, finished: int, winners: str, digest: str) -> int:
    return check(match, finished, winners, digest)


def header_text(header: Header) -> str:
    """Return a header for its column: all but the configuration, which has its own column."""
    data = header_to_data(header)
    del data["config"]
    return json.dumps(data, separators=(",", ":"))


def header_crc(text: str, config: bytes) -> int:
    return zlib.crc32(config, zlib.crc32(text.encode()))


def pack_checkpoint(
    match: str, checkpoint: Checkpoint, *, quick: bool = False
) -> tuple[bytes, int]:
    data = packed({name: getattr(checkpoint, name) for name in _FIELDS}, quick=quick)
    return data, zlib.crc32(data, zlib.crc32(match.encode()))


def unpack_checkpoint(match: str, seats: int, data: object, crc: object) -> Checkpoint:
    """Return the checkpoint that `pack_checkpoint` encoded.
    Raise `ValueError` if it is not as it was written. The checksum alone proves little, because
    a forged save can have a fitting one."""
    if not isinstance(data, bytes) or zlib.crc32(data, zlib.crc32(match.encode())) != crc:
        raise ValueError("the check does not fit")
    found = unpacked(data)
    if not isinstance(found, dict) or set(found) != set(_FIELDS):
        raise ValueError("no checkpoint")
    if any(type(found[name]) is not kind for name, kind in _FIELDS.items()):
        raise ValueError("a field of another kind")
    if len(found["turns"]) != seats or any(type(turns) is not int for turns in found["turns"]):
        raise ValueError("not as many turns as seats")
    return Checkpoint(**{**found, "turns": tuple(found["turns"])})


def text_of(value: object) -> str:
    """Return the text of a column, or "". A damaged file may hold any value."""
    return value.decode(errors="replace") if isinstance(value, bytes) else ""


def number_of(value: object) -> int:
    """Return the number of a column, or -1."""
    return value if isinstance(value, int) else -1
