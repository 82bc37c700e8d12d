"""Small internal state of the program: JSON files in the state folder.

Broken data and disk failures are only logged, because the program can do without this data. `path`
is None if nothing can be saved.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from app.config.logs import log
from app.files.safe_read import read_file

MAX_BYTES = 64 * 1024
"""The maximum size of a file."""
CHOICES: Final = "choices.json"
"""The file of the last setup of each game."""


def read(path: Path | None, part: str) -> dict[str, Any]:
    """Return the content of a file, {} if there is none. `part` is the name of its logger."""
    try:
        data = json.loads(read_file(path, MAX_BYTES)) if path is not None else None
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as problem:
        log(part).warning("read: %r", problem)
        return {}
    return data if isinstance(data, dict) else {}


def write(path: Path | None, data: Mapping[str, Any], part: str) -> bool:
    """Write a whole file, or log why that failed.
    Return False, and write nothing, if the file would be too large to be read again."""
    from app.files import atomic, paths

    content = (json.dumps(data, indent=1) + "\n").encode()
    if len(content) > MAX_BYTES:
        log(part).warning("keep: %d bytes", len(content))
        return False
    if path is None:
        return True
    try:
        paths.ensure_folder(path.parent)
        atomic.write(path, content, backup=False)
    except OSError as problem:
        log(part).warning("keep: %r", problem)
    return True
