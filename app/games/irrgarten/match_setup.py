"""The setup of an Irrgarten match: labyrinth, monsters, options, seats and seed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from app.i18n.languages import in_languages
from app.match.seats import Seat
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth
from engines.kernel.errors import BadSetup

if TYPE_CHECKING:
    from engines.irrgarten.deck import LabyrinthFile, MonsterFile
    from engines.irrgarten.generator import Spec
    from engines.irrgarten.options import Options


@dataclass(frozen=True)
class IrrgartenSetup:
    """The setup of an Irrgarten match.

    `labyrinth` is a file of the library; with None the match uses `rows`, which the generator made
    from `spec`. `options` are the preset's with the player's changes. `monsters` is the number to
    draw when the labyrinth places none; None uses the share of squares (IRR-3)."""

    game: ClassVar[str] = "irrgarten"
    seats: tuple[Seat, ...]
    seed: str
    options: Options
    deck: MonsterFile
    labyrinth: LabyrinthFile | None = None
    spec: Spec | None = None
    rows: tuple[str, ...] = ()
    practice: bool = False
    monsters: int | None = None

    @cached_property
    def _config(self) -> Config:
        from engines.irrgarten.deck import strangers, to_cards, to_labyrinth

        if self.labyrinth is None:
            board = Labyrinth.from_rows(self.rows)
        else:
            board = to_labyrinth(self.labyrinth)
        cards = to_cards(self.deck)
        if unknown := strangers(board, cards):
            raise BadSetup(problem="unknown-monster", found=unknown[0])
        return Config(board, len(self.seats), self.options.parameters(), cards, self.monsters)

    def config(self) -> Config:
        """Return the configuration, built once. Raises `BadSetup` (IRR-2, IRR-3, IRR-5).

        A labyrinth of a million squares takes a good part of a second."""
        return self._config

    def title(self) -> dict[str, str]:
        words: dict[str, str] = {}
        if self.labyrinth is not None:
            words |= in_languages("labyrinth", self.labyrinth.name)
        elif self.spec is not None:
            size = f"{self.spec.width}x{self.spec.height}"
            words["generated"] = f"{self.spec.algorithm} {size}"
        for monster in self.deck.monsters:
            words |= in_languages(f"monster-{monster.id}", monster.name)
        return words
