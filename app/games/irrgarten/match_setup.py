"""What an Irrgarten match is played with: a labyrinth, monsters and names of gear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.i18n.languages import in_languages
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import FREE, MONSTER, Labyrinth
from engines.kernel.errors import BadSetup

if TYPE_CHECKING:
    from engines.irrgarten.deck import GearFile, LabyrinthFile, MonsterFile
    from engines.irrgarten.generator import Spec
    from engines.irrgarten.parameters import Parameters


@dataclass(frozen=True)
class IrrgartenContent:
    """A labyrinth, its monsters and the names of gear (`app.content.match_setup.MatchContent`).

    `labyrinth` is a file of the library; with None the match uses `rows`, which the generator made
    from `spec`. `monsters` is the number to draw when the labyrinth places none; None uses the
    share of squares (IRR-3). Without `gear`, weapons and shields have no names (IRR-31)."""

    deck: MonsterFile
    labyrinth: LabyrinthFile | None = None
    spec: Spec | None = None
    rows: tuple[str, ...] = ()
    monsters: int | None = None
    gear: GearFile | None = None

    def config(self, seats: int, parameters: Parameters) -> Config:
        """Return the configuration. Raise `BadSetup` (IRR-2, IRR-3, IRR-5).

        A labyrinth of a million squares takes a good part of a second."""
        from engines.irrgarten.deck import strangers, to_cards, to_gear, to_labyrinth

        monsters = self.monsters
        if self.labyrinth is None:
            rows = self.rows
            if parameters.priced_monsters:  # the deal places as many of them again (IRR-30)
                monsters = sum(row.count(MONSTER) for row in rows)
                rows = tuple(row.replace(MONSTER, FREE) for row in rows)
            board = Labyrinth.from_rows(rows)
        else:
            board = to_labyrinth(self.labyrinth)
        cards = to_cards(self.deck)
        if unknown := strangers(board, cards):
            raise BadSetup(problem="unknown-monster", found=unknown[0])
        gear = to_gear(self.gear) if self.gear is not None else ()
        return Config(board, seats, parameters, cards, monsters, gear)

    def title(self) -> dict[str, str]:
        words: dict[str, str] = {}
        if self.labyrinth is not None:
            words |= in_languages("labyrinth", self.labyrinth.name)
        elif self.spec is not None:
            size = f"{self.spec.width}x{self.spec.height}"
            words["generated"] = f"{self.spec.algorithm} {size}"
        words |= monster_words(self.deck)
        return words | (gear_words(self.gear) if self.gear is not None else {})


def monster_words(deck: MonsterFile) -> dict[str, str]:
    """Return the names of monsters and their articles by key and language, for a match's title."""
    words: dict[str, str] = {}
    for monster in deck.monsters:
        words |= in_languages(f"monster-{monster.id}", monster.name)
        if monster.article is not None:
            words[f"article-monster-{monster.id}-es"] = monster.article
    return words


def gear_words(gear: GearFile) -> dict[str, str]:
    """Return the names of gear and their articles by key and language, for a match's title."""
    words: dict[str, str] = {}
    for name in (*gear.weapons, *gear.shields):
        words |= in_languages(f"gear-{name.id}", name.name)
        words[f"article-gear-{name.id}-en"] = name.article.en
        words[f"article-gear-{name.id}-es"] = name.article.es
    return words
