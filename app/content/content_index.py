"""The content repositories of all games, each made on first use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.content.content_repository import ContentRepository
from app.content.generic_setup import repository_of


class ContentIndex:
    """The content repositories of all games. `own` is the player's data folder."""

    def __init__(self, own: Path | None = None, shipped: Path | None = None) -> None:
        self._own, self._shipped = own, shipped
        self._repositories: dict[str, ContentRepository[Any, Any]] = {}

    def repository(self, game: str) -> ContentRepository[Any, Any]:
        if game not in self._repositories:
            self._repositories[game] = repository_of(game, self._own, self._shipped)
        return self._repositories[game]
