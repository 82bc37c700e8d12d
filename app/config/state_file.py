"""Small internal state of the program: JSON files in the state folder.

Broken data and disk failures are only logged: none of this data is worth stopping for. `path` is
None where nothing can be saved.
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
    """Return the content of a file, {} if there is none; `part` names its owner in the log."""
    try:
        found = json.loads(read_file(path, LIMIT)) if path is not None else None
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as problem:
        log(part).warning("read: %r", problem)
        return {}
    return found if isinstance(found, dict) else {}


def write(path: Path | None, data: Mapping[str, Any], part: str) -> bool:
    """Write a whole file.
    Return False, without any change, if it would be too large to be read again."""
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
