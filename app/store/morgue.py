"""The folder of text reports of matches, for people to read and keep."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from app.files import atomic, paths

_OTHER = re.compile(r"[^a-z0-9]+")
_MOST = 40


def morgue_folder() -> Path:
    return paths.data_folder() / "morgue"


def report_name(game: str, date: str, seed: str, match: str) -> str:
    """Return the name of a report's file; one match has one name per day."""
    parts = (_OTHER.sub("-", part.lower())[:_MOST].strip("-") for part in (game, date, seed))
    return "-".join([*filter(None, parts), match[:4]]) + ".txt"


def write_report(name: str, lines: Sequence[str]) -> Path:
    """Write a report and return its path. Raise `OSError` naming the file."""
    path = paths.ensure_folder(morgue_folder()) / name
    atomic.write(path, ("\n".join(lines) + "\n").encode(), backup=False)
    return path
