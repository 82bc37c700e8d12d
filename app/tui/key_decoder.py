"""Decodes the bytes that a terminal sends for a key like the full screen does."""

from __future__ import annotations

import os
import select
from codecs import getincrementaldecoder
from collections.abc import Iterator

from textual import events
from textual._xterm_parser import XTermParser

from app.tui import textual_patches

ESC = b"\x1b"
QUIET = 0.12
"""Seconds after which Esc is a key, and not the beginning of a longer sequence."""


def pressed(handle: int, wake_read: int) -> Iterator[tuple[str, bytes]]:
    """Yield each key by its name in a file of keys, and its bytes.

    `wake_read` is readable once a signal came (`app.doctor.keys.raw`); its handler runs then.
    """
    textual_patches.install()
    parser, decode = XTermParser(), getincrementaldecoder("utf-8")("replace").decode
    sent = b""
    while True:
        ready = select.select([handle, wake_read], [], [], QUIET if sent else None)[0]
        if wake_read in ready:
            os.read(wake_read, 1024)
        received = os.read(handle, 1024) if handle in ready else b""
        if handle in ready and not received:
            return
        for byte in received:
            # Byte by byte, so that each key of a burst has its own; an Esc ends the previous key.
            before, sent = sent, sent + bytes([byte])
            letter = decode(bytes([byte]))
            for message in parser.feed(letter) if letter else ():
                whole, sent = (before, ESC) if byte == ESC[0] else (sent, b"")
                if isinstance(message, events.Key):
                    yield message.key, whole
                before = b""
        for message in parser.tick():
            if isinstance(message, events.Key):
                yield message.key, sent
            sent = b""
        if not ready:
            sent = b""  # of an unknown sequence
