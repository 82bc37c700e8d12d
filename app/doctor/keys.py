"""What arrives when a key is pressed: the bytes, and what the full screen makes of them."""

from __future__ import annotations

import os
import select
import termios
import tty
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager

QUIET = 0.12
"""Seconds after which Esc was Esc, and not the beginning of something longer."""


@contextmanager
def raw(handle: int) -> Iterator[None]:
    """No echo, no waiting for Enter, and Ctrl-C as a key."""
    before = termios.tcgetattr(handle)
    try:
        tty.setraw(handle, termios.TCSAFLUSH)
        yield
    finally:
        termios.tcsetattr(handle, termios.TCSAFLUSH, before)


def pressed(handle: int) -> Iterator[tuple[str, bytes]]:
    """Each key by the name that a file of keys would have for it, and the bytes it came as."""
    from textual import events
    from textual._xterm_parser import XTermParser

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


def shown(sent: bytes) -> str:
    """Bytes as people write them: `ESC [ A`."""
    named = {0x1B: "ESC", 0x20: "SPACE", 0x7F: "DEL"}
    parts = []
    for sign in sent.decode("utf-8", "replace"):
        code = ord(sign)
        parts.append(named.get(code) or (f"^{chr(code + 64)}" if code < 32 else sign))
    return " ".join(parts)
