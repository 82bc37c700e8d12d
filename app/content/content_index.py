"""The content repositories of all games, each made on first use."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.content.content_repository import ContentRepository


class ContentIndex:
    """The content repositories of all games. `own` is the player's data folder; `instead` are
    places to read some content from (`ContentRepository.read_instead`), `reports` the file of the
    last reports (`app.content.last_reports`)."""

    def __init__(
        self,
        own: Path | None = None,
        shipped: Path | None = None,
        instead: Mapping[Path, Path] | None = None,
        reports: Path | None = None,
    ) -> None:
        self._own, self._shipped, self._instead = own, shipped, instead
        self._reports = reports
        self._repositories: dict[str, ContentRepository[Any, Any]] = {}

    def repository(self, game: str) -> ContentRepository[Any, Any]:
        if game not in self._repositories:
            from app.content.generic_setup import repository_of  # it reads YAML: 100 ms

            found = repository_of(game, self._own, self._shipped)
            found.reports_file = self._reports
            if self._instead:
                found.read_instead(self._instead)
            self._repositories[game] = found
        return self._repositories[game]
