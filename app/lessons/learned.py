"""The player's progress: lessons finished, and tips shown.

It is one small file in the state folder (`app.config.state_file`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.config import state_file

FILE = "learned.json"
MOST = 1000
"""Names of each kind that are saved."""


class LearnedState:
    """The learned state, read from the file; `path` is None where nothing can be saved.

    `lessons` are ids of lessons, `tips` of tips; `games` maps ids of games to the number of real
    matches with the coach.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        data = state_file.read(path, "learned")
        self.lessons = _names(data.get("lessons"))
        self.tips = _names(data.get("tips"))
        self.games = _counts(data.get("games"))

    def finished(self, lesson: str) -> None:
        self.lessons.add(lesson)
        self._keep()

    def tip_shown(self, tip: str) -> None:
        self.tips.add(tip)
        self._keep()

    def coached(self, game: str) -> None:
        self.games[game] = min(self.games.get(game, 0) + 1, MOST)
        self._keep()

    def forget_tips(self) -> None:
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
