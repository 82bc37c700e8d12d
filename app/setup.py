"""What a game of Irrgarten is started from: labyrinth, deck, options, seats and seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from app.match.seats import Seat
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth
from engines.kernel.errors import BadSetup

if TYPE_CHECKING:
    from engines.irrgarten.deck import LabyrinthFile, MonsterFile
    from engines.irrgarten.generator import Spec
    from engines.irrgarten.options import Options

GAME = "irrgarten"


class BadChoice(Exception):
    """Something that was chosen can't be: `what` ("name", "size", ...), and what was found.

    `what` names the message `newgame-bad-<what>`.
    """

    def __init__(self, what: str, found: str) -> None:
        self.what, self.found = what, found
        super().__init__(f"{what}: {found}")


@dataclass(frozen=True)
class Setup:
    """What a game of Irrgarten is started from.

    `labyrinth` is a file of the library; None takes `rows`, which the generator made from `spec`.
    `options` are the preset's with the player's changes.
    """

    seats: tuple[Seat, ...]
    seed: str
    options: Options
    deck: MonsterFile
    labyrinth: LabyrinthFile | None = None
    spec: Spec | None = None
    rows: tuple[str, ...] = ()

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
        return Config(board, len(self.seats), self.options.figures(), cards)

    def config(self) -> Config:
        """The configuration to play with, made once. Raises `BadSetup` (IRR-2, IRR-3, IRR-5).

        A labyrinth of a million squares takes a good part of a second.
        """
        return self._config

    def title(self) -> dict[str, str]:
        """Words for people that a saved match keeps: the labyrinth's and its monsters' names."""
        words: dict[str, str] = {}
        if self.labyrinth is not None:
            words["labyrinth-en"] = self.labyrinth.name.en
            words["labyrinth-es"] = self.labyrinth.name.es
        elif self.spec is not None:
            size = f"{self.spec.width}x{self.spec.height}"
            words["generated"] = f"{self.spec.algorithm} {size}"
        for monster in self.deck.monsters:
            words[f"monster-{monster.id}-en"] = monster.name.en
            words[f"monster-{monster.id}-es"] = monster.name.es
        return words

    def again(self, seed: str) -> Setup:
        """The same choices with another seed."""
        return replace(self, seed=seed)


def merged(preset: Options, labyrinth: LabyrinthFile | None) -> Options:
    """A preset's options with those that a labyrinth is made for."""
    if labyrinth is None or labyrinth.options is None:
        return preset
    return preset.with_overrides(labyrinth.options)
