"""The content of Irrgarten: labyrinths, decks of monsters, names of gear, presets."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import ClassVar, Final

from typing_extensions import override

from app.content.content_repository import ContentEntry, ContentRepository
from app.content.file_kinds import GEAR, LABYRINTH, MONSTERS
from app.files.safe_read import read_bytes
from engines.irrgarten.deck import (
    LABYRINTH_LIMIT,
    RESIDENTS,
    GearFile,
    LabyrinthFile,
    MonsterFile,
)
from engines.irrgarten.grid import rows_of
from engines.irrgarten.options import Options
from engines.kernel.decks import LIMIT, load

RACE_DECK: Final = "residents"
"""The id of the deck of monsters that races are played with. A monster more in it would change what
a seed deals."""


class IrrgartenRepository(ContentRepository[LabyrinthFile, Options]):
    """The labyrinths, monsters, names of gear and presets: `irrgarten/labyrinths/*.yaml`, ..."""

    SCENARIO: ClassVar[str] = LABYRINTH

    def __init__(self, data: Path | None = None, shipped: Path | None = None) -> None:
        super().__init__("irrgarten", data, shipped)

    @cached_property
    def monsters(self) -> tuple[ContentEntry[MonsterFile], ...]:
        found = self.entries(MONSTERS, read_monsters)
        return tuple(sorted(found, key=lambda entry: entry.id != RACE_DECK))

    def deck(self) -> MonsterFile | None:
        """The deck of monsters of a race: the residents, or without them the first deck."""
        return next(iter(self.descent_decks()), None)

    def descent_decks(self) -> tuple[MonsterFile, ...]:
        """The decks that the Descent deals from: all of them, the residents first."""
        return tuple(entry.content for entry in self.monsters if entry.content is not None)

    @cached_property
    def gear(self) -> tuple[ContentEntry[GearFile], ...]:
        return tuple(self.entries(GEAR, read_gear))

    def gear_names(self) -> GearFile | None:
        """The names of gear in use (IRR-31): the player's own, if there are any."""
        sound = [entry for entry in self.gear if entry.content is not None]
        return max(sound, key=lambda entry: entry.is_players).content if sound else None

    @override
    def read(self, path: Path) -> LabyrinthFile:
        deck = self.deck()
        context = {RESIDENTS: tuple(monster.id for monster in deck.monsters)} if deck else None
        data = read_bytes(path, LABYRINTH_LIMIT)
        return load(data, path.name, LabyrinthFile, LABYRINTH_LIMIT, context=context)

    @override
    def sort_key(self, entry: ContentEntry[LabyrinthFile]) -> tuple[bool, int, str]:
        """Sort small labyrinths first."""
        if entry.content is None:
            return True, 0, entry.name
        rows = rows_of(entry.content.grid)
        return False, len(rows) * len(rows[0]), entry.name


def read_monsters(path: Path) -> MonsterFile:
    """Read a deck from a file. Raises `DeckError`."""
    return load(read_bytes(path, LIMIT), path.name, MonsterFile)


def read_gear(path: Path) -> GearFile:
    """Read names of gear from a file. Raises `DeckError`."""
    return load(read_bytes(path, LIMIT), path.name, GearFile)
