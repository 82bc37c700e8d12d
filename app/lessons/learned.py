"""What somebody has learned: lessons that were finished, and tips that were told.

One small file in the state folder (`app.notes`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.config import state_file

FILE = "learned.json"
MOST = 1000
"""Names of a kind that are kept."""


class LearnedState:
    """Reads the file when it is first asked; `path` is None where nothing can be kept.

    `lessons` are ids of lessons, `tips` of tips, `games` ids of games with how many real matches
    of them the coach has been at.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        data = state_file.read(path, "learned")
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
        data = {"lessons": sorted(self.lessons), "tips": sorted(self.tips), "games": self.games}
        state_file.write(self._path, data, "learned")


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
