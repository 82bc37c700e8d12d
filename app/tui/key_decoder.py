"""The decoding of the bytes that a terminal sends for a key, the same as in the full screen."""

from __future__ import annotations

import os
import select
from codecs import getincrementaldecoder
from collections.abc import Iterator

from textual import events
from textual._xterm_parser import XTermParser

from app.tui import textual_patches

ESC = b"\x1b"
ESC_TIMEOUT = 0.12
"""The number of seconds after which Esc counts as a key, not as the beginning of a sequence."""


def read_keys(handle: int, wake_handle: int) -> Iterator[tuple[str, bytes]]:
    """Yield the name of each key, as in `keys.toml`, and its bytes.

    `wake_handle` becomes readable when a signal arrives (`app.doctor.keys.raw`), so that its
    handler runs.
    """
    textual_patches.install()
    parser, decode = XTermParser(), getincrementaldecoder("utf-8")("replace").decode
    pending = b""
    while True:
        ready = select.select([handle, wake_handle], [], [], ESC_TIMEOUT if pending else None)[0]
        if wake_handle in ready:
            os.read(wake_handle, 1024)
        received = os.read(handle, 1024) if handle in ready else b""
        if handle in ready and not received:
            return
        for byte in received:
            # The bytes are fed one by one to find those of each key; an Esc ends the previous key.
            before, pending = pending, pending + bytes([byte])
            character = decode(bytes([byte]))
            for message in parser.feed(character) if character else ():
                key_bytes, pending = (before, ESC) if byte == ESC[0] else (pending, b"")
                if isinstance(message, events.Key):
                    yield message.key, key_bytes
                before = b""
        for message in parser.tick():
            if isinstance(message, events.Key):
                yield message.key, pending
            pending = b""
        if not ready:
            pending = b""  # forget an unknown sequence
