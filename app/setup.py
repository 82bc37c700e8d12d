"""From what a player chose to a game's configuration: labyrinth, deck, preset, options, seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Any

from app.match.seats import HUMAN, Seat
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth

if TYPE_CHECKING:
    from app.library import Library
    from engines.irrgarten.deck import LabyrinthFile, MonsterFile
    from engines.irrgarten.generator import Spec
    from engines.irrgarten.options import Options

GAME = "irrgarten"
GENERATED = ""
"""The id that stands for a labyrinth from the generator."""


class BadChoice(Exception):
    """Something that was chosen can't be: `what` ("option", "preset", ...), and what was found."""

    def __init__(self, what: str, found: str, expected: str = "") -> None:
        self.what, self.found, self.expected = what, found, expected
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

    def config(self) -> Config:
        """The configuration to play with. Raises `BadSetup` (IRR-5)."""
        from engines.irrgarten.deck import to_cards, to_labyrinth

        if self.labyrinth is None:
            board = Labyrinth.from_rows(self.rows)
        else:
            board = to_labyrinth(self.labyrinth)
        return Config(board, len(self.seats), self.options.figures(), to_cards(self.deck))

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


def changed(options: Options, changes: Mapping[str, str]) -> Options:
    """Options with changes written by people: `fog=sight`, `resurrection=0.5`, `uses=3`.

    Raises `BadChoice` for an unknown option or a value that can't be.
    """
    from pydantic import ValidationError

    from engines.irrgarten.options import option_infos

    infos = {info.name: info for info in option_infos()}
    values: dict[str, object] = {}
    for name, text in changes.items():
        info = infos.get(name)
        if info is None:
            raise BadChoice("option", name, ", ".join(infos))
        values[name] = value_of(info.kind, text, optional=info.optional)
    try:
        return options.with_changes(values)
    except ValidationError as problem:
        where = problem.errors()[0]
        name = str(where["loc"][0]) if where["loc"] else ""
        raise BadChoice("value", f"{name}={changes.get(name, '')}", where["msg"]) from None


def value_of(kind: str, text: str, *, optional: bool = False) -> object:
    """The value of an option from its text. Raises `BadChoice`."""
    text = text.strip()
    if optional and text in ("", "none"):
        return None
    if kind == "flag":
        flags = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
        if text not in flags:
            raise BadChoice("value", text, "on, off")
        return flags[text]
    if kind == "order":
        return tuple(text.replace(",", " ").split())
    if kind == "choice":
        return text
    try:
        return int(text) if kind == "count" else Decimal(text)
    except (ValueError, InvalidOperation):
        raise BadChoice("value", text, "a number") from None


def seats_from(texts: Sequence[str], bots: Sequence[str], bot_name: str) -> tuple[Seat, ...]:
    """Seats from a command line: `Ana` is a person, `bot:scout` and `bot:scout:Ben` are bots.

    Raises `BadChoice` for an unknown bot. A bot without a name is called `bot_name` and a number.
    """
    seats: list[Seat] = []
    for number, text in enumerate(texts, 1):
        kind, _, rest = text.partition(":")
        if kind != "bot":
            seats.append(Seat(text.strip() or f"{number}"))
            continue
        bot, _, name = rest.partition(":")
        if bot not in bots:
            raise BadChoice("bot", bot, ", ".join(bots))
        seats.append(Seat(name.strip() or f"{bot_name} {number}", bot))
    return tuple(seats)


@dataclass
class Draft:
    """What the new-game screen has gathered so far; changed in place until the game begins."""

    labyrinth: LabyrinthFile | None
    spec: Spec | None
    seats: list[Seat]
    preset: str
    base: Options
    changes: dict[str, Any] = field(default_factory=dict)
    seed: str = ""

    def options(self) -> Options:
        """The preset's options, the labyrinth's own, and the player's changes, in this order."""
        return merged(self.base, self.labyrinth).with_changes(self.changes)


def first_draft(library: Library, name: str, bot_name: str, seed: str) -> Draft:
    """What a new game looks like before anything was chosen: one person against a scout.

    Raises `BadChoice` if the library holds no labyrinth or preset that can be used.
    """
    entry = next((e.file for e in library.labyrinths if e.file is not None), None)
    preset = next((e.file for e in library.presets if e.file is not None), None)
    if preset is None or entry is None:
        raise BadChoice("library", "cards/irrgarten")
    seats = [Seat(name, HUMAN), Seat(bot_name, "scout")]
    return Draft(entry, None, seats, preset.id, preset.options, seed=seed)
