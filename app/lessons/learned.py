"""What somebody has learned: lessons that were finished, and tips that were told.

One small file in the state folder, JSON. What is broken in it is forgotten with a line in the log.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from app.logs import log
from app.reading import read_bytes
from engines.kernel.problems import DeckError

FILE = "learned.json"
LIMIT = 64 * 1024
"""Bytes that the file may have."""
MOST = 1000
"""Names of a kind that are kept."""


class Learned:
    """Reads the file when it is first asked; `path` is None where nothing can be kept.

    `lessons` are ids of lessons, `tips` of tips, `games` ids of games with how many real matches
    of them the coach has been at.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        data = _read(path) if path is not None else {}
        self.lessons = _names(data.get("lessons"))
        self.tips = _names(data.get("tips"))
        self.games = _counts(data.get("games"))

    def finished(self, lesson: str) -> None:
        """A lesson was finished."""
        self.lessons.add(lesson)
        self._keep()

    def told(self, tip: str) -> None:
        """A tip was told: never again."""
        self.tips.add(tip)
        self._keep()

    def coached(self, game: str) -> None:
        """A match of a game ended with the coach at it."""
        self.games[game] = min(self.games.get(game, 0) + 1, MOST)
        self._keep()

    def forget_tips(self) -> None:
        """All tips are new again."""
        self.tips.clear()
        self.games.clear()
        self._keep()

    def _keep(self) -> None:
        """Write it down. A disk that fails is logged: it holds for this time at least."""
        from app.store import files, paths

        if self._path is None:
            return
        data = {"lessons": sorted(self.lessons), "tips": sorted(self.tips), "games": self.games}
        try:
            paths.made(self._path.parent)
            files.write(self._path, (json.dumps(data, indent=1) + "\n").encode(), backup=False)
        except OSError as problem:
            log("learned").warning("keep: %r", problem)


def _names(found: Any) -> set[str]:
    names = found if isinstance(found, list) else []
    return {name for name in names[:MOST] if isinstance(name, str) and len(name) <= 100}


def _counts(found: Any) -> dict[str, int]:
    counts = found if isinstance(found, dict) else {}
    return {
        name: count
        for name, count in counts.items()
        if isinstance(name, str) and type(count) is int and 0 <= count <= MOST
    }


def _read(path: Path) -> dict[str, Any]:
    """What the file holds; nothing if it is not there or can't be read."""
    try:
        if not path.exists():
            return {}
        data = read_bytes(path, LIMIT)
        found = json.loads(data) if len(data) <= LIMIT else None
    except (OSError, DeckError, ValueError, RecursionError) as problem:
        log("learned").warning("read: %r", problem)
        return {}
    return found if isinstance(found, dict) else {}
