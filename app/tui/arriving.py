"""What the full screen makes of the bytes that a terminal sends for a key."""

from __future__ import annotations

import os
import select
from codecs import getincrementaldecoder
from collections.abc import Iterator

from textual import events
from textual._xterm_parser import XTermParser

QUIET = 0.12
"""Seconds after which Esc was Esc, and not the beginning of something longer."""


def pressed(handle: int) -> Iterator[tuple[str, bytes]]:
    """Each key by the name that a file of keys would have for it, and the bytes it came as."""
    parser, decode = XTermParser(), getincrementaldecoder("utf-8")("replace").decode
    sent = b""
    while True:
        waits = select.select([handle], [], [], QUIET if sent else None)[0]
        received = os.read(handle, 1024) if waits else b""
        if waits and not received:
            return
        sent += received
        messages = [*(parser.feed(decode(received)) if received else ()), *parser.tick()]
        for message in messages:
            if isinstance(message, events.Key):
                yield message.key, sent
                sent = b""
