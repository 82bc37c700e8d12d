"""How things lie in a column or a file: JSON, compressed if it is large, and checks of it.

What is read may be damaged, or come from anybody: sizes are checked while reading.
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
"""Characters of a header: as many titles as it may have, each as long as it may be."""
MOST_DECISIONS = 2_000_000
LONGEST_NOTATION = 200

_STANDING = {"rules_rev": int, "decisions": int, "chain": str, "turns": list, "state": dict}
"""What a standing is written as: its fields, as JSON has them."""


def packed(data: dict[str, Any]) -> bytes:
    """Data as JSON, compressed if it is large."""
    text = json.dumps(data, separators=(",", ":")).encode()
    return zlib.compress(text) if len(text) >= LARGE else text


def unpacked(data: bytes) -> Any:
    """The data again. Raises `ValueError` for anything that is not ours, or too large."""
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
    """A header's JSON. Raises `ValueError` for what is too long or no object."""
    if len(text) > MOST_HEADER:
        raise ValueError(f"{len(text)} characters")
    data = read_json(text.encode())
    if not isinstance(data, dict):
        raise ValueError("no object")
    return data


def header_of(text: str) -> Header | None:
    """A header without its configuration, as lists need it; None for what is no header of ours."""
    try:
        return header_from_data({**read_header(text), "config": {}})
    except (BadHeader, NewerFormat, ValueError, TypeError):
        return None


def read_json(data: bytes) -> Any:
    """JSON from anybody. Raises `ValueError`, also for what is nested without end, and for half a
    character, which could never be written again."""
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
    """The check of the values of a row: it finds what went bad in it."""
    return zlib.crc32("|".join(map(str, values)).encode())


def decision_crc(match: str, number: int, decision: Decision) -> int:
    """The check of a decision's row; the chain finds what went bad between rows."""
    return check(match, number, decision.seat, decision.notation, decision.chain)


def end_crc(match: str, finished: int, winners: str, digest: str) -> int:
    """The check of how a match ended."""
    return check(match, finished, winners, digest)


def header_text(header: Header) -> str:
    """A header for its column: all but the game's configuration, which has one of its own."""
    data = header_to_data(header)
    del data["config"]
    return json.dumps(data, separators=(",", ":"))


def header_crc(text: str, config: bytes) -> int:
    """The check of a header and its packed configuration."""
    return zlib.crc32(config, zlib.crc32(text.encode()))


def pack_standing(match: str, standing: Checkpoint) -> tuple[bytes, int]:
    """A standing as the bytes of a column, and their check."""
    data = packed({name: getattr(standing, name) for name in _STANDING})
    return data, zlib.crc32(data, zlib.crc32(match.encode()))


def unpack_standing(match: str, seats: int, data: object, crc: object) -> Checkpoint:
    """The standing again. Raises `ValueError` for what is not as it was written: the check alone
    says little, for whoever forges a save reckons it, too."""
    if not isinstance(data, bytes) or zlib.crc32(data, zlib.crc32(match.encode())) != crc:
        raise ValueError("the check does not fit")
    found = unpacked(data)
    if not isinstance(found, dict) or set(found) != set(_STANDING):
        raise ValueError("no standing")
    if any(type(found[name]) is not kind for name, kind in _STANDING.items()):
        raise ValueError("a field of another kind")
    if len(found["turns"]) != seats or any(type(turns) is not int for turns in found["turns"]):
        raise ValueError("not as many turns as seats")
    return Checkpoint(**{**found, "turns": tuple(found["turns"])})


def text_of(value: object) -> str:
    """The text of a column that may hold anything, once its file is damaged."""
    return value.decode(errors="replace") if isinstance(value, bytes) else ""


def number_of(value: object) -> int:
    """The number of a column, or -1."""
    return value if isinstance(value, int) else -1
