"""A terminal that hands over each key at once, and what it hands over in words."""

from __future__ import annotations

import termios
import tty
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def raw(handle: int) -> Iterator[None]:
    """No echo, no waiting for Enter, and Ctrl-C as a key."""
    before = termios.tcgetattr(handle)
    try:
        tty.setraw(handle, termios.TCSAFLUSH)
        yield
    finally:
        termios.tcsetattr(handle, termios.TCSAFLUSH, before)


def shown(sent: bytes) -> str:
    """Bytes as people write them: `ESC [ A`."""
    named = {0x1B: "ESC", 0x20: "SPACE", 0x7F: "DEL"}
    parts = []
    for sign in sent.decode("utf-8", "replace"):
        code = ord(sign)
        parts.append(named.get(code) or (f"^{chr(code + 64)}" if code < 32 else sign))
    return " ".join(parts)
