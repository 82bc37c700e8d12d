"""The debug log: a small rotating file in the log folder, written off the hot path.

Moves and repaints are not logged. The log is set up after the first paint. If the file can't be
written, the program runs without a log.
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
"""The environment variable that sets another level than `INFO`: `MAZMORRA_LOG=debug`."""

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _OneLine(logging.Formatter):
    """A formatter that escapes control characters, because a log may be read in a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return "".join(
            char if char.isprintable() or char == "\n" else f"\\x{ord(char):02x}" for char in text
        )


def set_up(folder: Path | None = None) -> Callable[[], None]:
    """Start the log, by default in the log folder. Call the result to end it. Never raise."""
    from app.files import atomic, paths

    logging.raiseExceptions = False  # a full disk must not write a traceback over the screen
    logger = logging.getLogger("mazmorra")
    logger.propagate = False
    try:
        log_folder = paths.ensure_folder(folder if folder is not None else paths.log_folder())
        handler = atomic.rotating_log(log_folder / FILE, SIZE, GENERATIONS)
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
