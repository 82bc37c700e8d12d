"""The content of the Descent: its presets, and the monsters and gear of Irrgarten."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from typing_extensions import override

from app.content.content_repository import ContentEntry, ContentRepository
from app.games.irrgarten.repository import IrrgartenRepository

if TYPE_CHECKING:
    from engines.irrgarten.deck import GearFile, MonsterFile


class DescentRepository(ContentRepository[Any, Any]):
    """The presets of the Descent; monsters and gear come from Irrgarten's files."""

    SCENARIO: ClassVar[str] = ""

    def __init__(self, data: Path | None = None, shipped: Path | None = None) -> None:
        super().__init__("descent", data, shipped)
        self._irrgarten = IrrgartenRepository(data, shipped)

    @cached_property
    def scenarios(self) -> tuple[ContentEntry[Any], ...]:
        return ()

    def reload(self) -> None:
        super().reload()
        self._irrgarten.reload()

    @override
    def read_instead(self, changed: Mapping[Path, Path]) -> None:
        super().read_instead(changed)
        self._irrgarten.read_instead(changed)

    def decks(self) -> tuple[MonsterFile, ...]:
        """The decks of monsters that are dealt from."""
        return self._irrgarten.descent_decks()

    def gear(self) -> GearFile | None:
        """The gear to be found."""
        return self._irrgarten.gear_names()
