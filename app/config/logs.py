"""The debug log: a small rotating file in the log folder, written off the hot path.

Moves and repaints are not logged. It is set up after the first paint; on a machine without room for
a log the program plays without one.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path

FILE = "mazmorra.log"
SIZE = 256 * 1024
GENERATIONS = 3
LEVEL = "MAZMORRA_LOG"
"""The variable that sets another level than `INFO`: `MAZMORRA_LOG=debug`."""

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _OneLine(logging.Formatter):
    """Keeps control characters out of the log: it may be read in a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return "".join(
            sign if sign.isprintable() or sign == "\n" else f"\\x{ord(sign):02x}" for sign in text
        )


def set_up(folder: Path | None = None) -> Callable[[], None]:
    """Start the log (in the log folder); call the result to end it. Never raise."""
    from app.files import atomic, paths

    logging.raiseExceptions = False  # a full disk must not write a traceback over the screen
    logger = logging.getLogger("mazmorra")
    logger.propagate = False
    try:
        place = paths.made(folder if folder is not None else paths.log_folder())
        handler = atomic.rotating_log(place / FILE, SIZE, GENERATIONS)
    except OSError:
        logger.addHandler(logging.NullHandler())
        return lambda: None
    handler.setFormatter(_OneLine(_FORMAT))
    logger.addHandler(handler)
    logger.setLevel(_level(os.environ.get(LEVEL, "")))

    def close() -> None:
        logger.removeHandler(handler)
        handler.close()

    return close


def log(part: str = "") -> logging.Logger:
    """Return the logger of a part of the program: `log("store").info(...)`."""
    return logging.getLogger(f"mazmorra.{part}" if part else "mazmorra")


def _level(name: str) -> int:
    level = logging.getLevelNamesMapping().get(name.upper())
    return logging.INFO if level is None else level
