"""Messages between the program and its workers: four bytes of length, then JSON."""

from __future__ import annotations

import json
import struct
from typing import Any

LENGTH = struct.Struct("!I")


def packed(message: dict[str, Any]) -> bytes:
    """A message as it goes over the line."""
    body = json.dumps(message, separators=(",", ":")).encode()
    return LENGTH.pack(len(body)) + body


class Reader:
    """Puts messages together from what arrives in pieces."""

    def __init__(self) -> None:
        self._data = bytearray()

    def feed(self, piece: bytes) -> list[dict[str, Any]]:
        """The messages that this piece completes."""
        data, found = self._data, []
        data += piece
        while len(data) >= LENGTH.size:
            end = LENGTH.size + LENGTH.unpack_from(data)[0]
            if len(data) < end:
                break
            found.append(json.loads(bytes(data[LENGTH.size : end])))
            del data[:end]
        return found
