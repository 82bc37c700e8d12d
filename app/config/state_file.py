"""Small notes that the program keeps for itself: JSON files in the state folder.

What is broken in them is forgotten with a line in the log, and so is a disk that fails: nothing
of them is worth stopping for. `path` is None where nothing can be kept.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.config.logs import log
from app.files.safe_read import read_file

LIMIT = 64 * 1024
"""Bytes that a file may have."""


def read(path: Path | None, part: str) -> dict[str, Any]:
    """What a file holds, {} if nothing; `part` is what the log calls whose it is."""
    try:
        found = json.loads(read_file(path, LIMIT)) if path is not None else None
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as problem:
        log(part).warning("read: %r", problem)
        return {}
    return found if isinstance(found, dict) else {}


def write(path: Path | None, data: Mapping[str, Any], part: str) -> bool:
    """Write a file anew, as a whole; False, and it stays as it was, if it would be too large to be
    read again."""
    from app.files import atomic, paths

    written = (json.dumps(data, indent=1) + "\n").encode()
    if len(written) > LIMIT:
        log(part).warning("keep: %d bytes", len(written))
        return False
    if path is None:
        return True
    try:
        paths.made(path.parent)
        atomic.write(path, written, backup=False)
    except OSError as problem:
        log(part).warning("keep: %r", problem)
    return True
