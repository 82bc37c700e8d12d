"""The log of a server: one JSON object a line on the error output, without secrets.

A record has a time, a level, the part of the program and a short event, and perhaps fields
(`extra`). Codes and tokens are never given to the log; addresses are left out, too.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final, TextIO

from app.config.logs import log

FIELDS: Final = frozenset(
    {
        "seconds",
        "tables",
        "lines",
        "port",
        "page",
        "health",
        "ssh",
        "signal",
        "count",
        "version",
        "store",
        "game",
        "reason",
        "people",
    }
)
"""The fields that a record may have; others are not written."""


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name.removeprefix("mazmorra."),
            "event": record.getMessage(),
        }
        data |= {name: value for name, value in vars(record).items() if name in FIELDS}
        if record.exc_info:
            data["fault"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=True)


def set_up(level: str = "INFO", stream: TextIO | None = None) -> None:
    """Write the log of this process to a stream, by default the error output."""
    logging.raiseExceptions = False  # nobody reads the log any more: that is no reason to stop
    levels: Mapping[str, int] = logging.getLevelNamesMapping()
    handler = logging.StreamHandler(stream if stream is not None else sys.__stderr__)
    handler.setFormatter(JsonLines())
    logger = log()
    logger.propagate = False
    logger.handlers[:] = [handler]
    logger.setLevel(levels.get(level.upper(), logging.INFO))
