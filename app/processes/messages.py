"""Messages between the program and its child processes: four bytes of length, then JSON."""

from __future__ import annotations

import json
import struct
from typing import Any

LENGTH = struct.Struct("!I")
MOST_BYTES = 64 << 20
"""The largest message in bytes. The largest that is sent, a configuration, has some 100,000."""
PIECE = 1 << 16
"""How many bytes are read from the socket at once."""


class BadMessage(Exception):
    """The bytes that arrived are no message."""


def packed(message: dict[str, Any]) -> bytes:
    body = json.dumps(message, separators=(",", ":")).encode()
    return LENGTH.pack(len(body)) + body


class MessageReader:
    """Puts messages together from pieces of any size."""

    def __init__(self) -> None:
        self._data = bytearray()

    def feed(self, piece: bytes) -> list[dict[str, Any]]:
        """Return the messages that this piece completes. Raise `BadMessage`."""
        data, found = self._data, []
        data += piece
        while len(data) >= LENGTH.size:
            size = LENGTH.unpack_from(data)[0]
            if size > MOST_BYTES:
                raise BadMessage(f"{size} bytes")
            end = LENGTH.size + size
            if len(data) < end:
                break
            found.append(_message(bytes(data[LENGTH.size : end])))
            del data[:end]
        return found


def _message(body: bytes) -> dict[str, Any]:
    try:
        message = json.loads(body)
    except (ValueError, RecursionError) as problem:
        raise BadMessage(str(problem)) from None
    if not isinstance(message, dict):
        raise BadMessage(type(message).__name__)
    return message
