"""What the new-game screen has gathered so far: labyrinth or generator, seats, rules, seed.

It is changed in place until the game begins, and knows neither words nor a screen.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.library import Entry, entry_of
from app.match.games import game
from app.match.seats import HUMAN, NAME_CELLS, Seat
from app.setup import GAME, BadChoice, Setup, merged
from app.text.literal import literal
from engines.irrgarten.generator import ALGORITHMS, DIFFICULTIES, LARGEST, SMALLEST, Spec

if TYPE_CHECKING:
    from app.library import Library
    from app.start import StartOptions
    from engines.irrgarten.deck import LabyrinthFile, MonsterFile, PresetFile
    from engines.irrgarten.options import Options
    from engines.kernel.problems import DeckError

SIZES = ((11, 11), (25, 15), (41, 25), (61, 41), (101, 51), (301, 301), (1001, 1001))
"""Sizes to step through: the second fits 80x24, the third 120x40."""

LOOPS: tuple[int | None, ...] = (None, 0, 5, 10, 15, 20, 30, 50, 75, 100)
"""Shares of loops to step through, in per cent; None is the algorithm's own."""


@dataclass
class Draft:
    """A game in the making.

    `at` counts in `entries`; one past the last is the generator. `changes` are the options that
    the player changed, as `Options.with_changes` takes them.
    """

    entries: Sequence[Entry[LabyrinthFile]]
    presets: Sequence[PresetFile]
    deck: MonsterFile
    names: Sequence[str]
    """Names for new seats, as many as there can be seats."""
    at: int = 0
    spec: Spec = field(default_factory=lambda: Spec(25, 15))
    maze_seed: str = ""
    seats: list[Seat] = field(default_factory=list)
    preset: int = 0
    changes: dict[str, Any] = field(default_factory=dict)
    seed: str = ""
    faults: Sequence[DeckError] = ()
    """Why presets of the player's own can't be chosen."""

    # -- the labyrinth

    @property
    def generated(self) -> bool:
        """Whether the labyrinth is to be made by the generator."""
        return self.at >= len(self.entries)

    @property
    def entry(self) -> Entry[LabyrinthFile] | None:
        """The file of the library that is chosen; it may be a broken one."""
        return None if self.generated else self.entries[self.at]

    @property
    def labyrinth(self) -> LabyrinthFile | None:
        """The labyrinth that is chosen, if it is a sound file."""
        entry = self.entry
        return entry.file if entry else None

    def turn_labyrinth(self, step: int) -> None:
        """The next file; the generator comes after the last."""
        self.at = (self.at + step) % (len(self.entries) + 1)

    def renew(self, library: Library) -> None:
        """Take the files as they are now; the same one stays chosen if it is still there."""
        before, making = self.entry, self.generated
        self.entries = library.labyrinths
        self.presets = sound_presets(library) or self.presets
        self.preset = min(self.preset, len(self.presets) - 1)
        self.faults = preset_faults(library)
        same = [
            at
            for at, entry in enumerate(self.entries)
            if before is not None and (entry.name, entry.own) == (before.name, before.own)
        ]
        self.at = len(self.entries) if making else next(iter(same), 0)

    # -- the generator

    def making(self) -> Spec:
        """What the generator is to make, with room for all players (IRR-5)."""
        return replace(self.spec, players=len(self.seats))

    def turn_spec(self, what: str, step: int) -> None:
        """The next algorithm, size, share of loops or difficulty."""
        spec = self.spec
        match what:
            case "algorithm":
                self.spec = replace(spec, algorithm=_turned(ALGORITHMS, spec.algorithm, step))
            case "difficulty":
                self.spec = replace(spec, difficulty=_turned(DIFFICULTIES, spec.difficulty, step))
            case "loops":
                self.spec = replace(spec, loops=_beside(LOOPS, spec.loops, step))
            case _:
                width, height = _sized((spec.width, spec.height), step)
                self.spec = replace(spec, width=width, height=height)

    def size_from(self, text: str) -> None:
        """Take a size written by people: `41x25`, `41 25`. Raises `BadChoice`."""
        parts = text.lower().replace("x", " ").replace("×", " ").replace(",", " ").split()
        if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
            raise BadChoice("size", text)
        width, height = (int(part[:6]) for part in parts)
        if not all(SMALLEST <= side <= LARGEST for side in (width, height)):
            raise BadChoice("size", text)
        self.spec = replace(self.spec, width=width, height=height)

    def loops_from(self, text: str) -> None:
        """Take a share of loops in per cent; nothing is the algorithm's own. Raises `BadChoice`."""
        text = text.strip().removesuffix("%").strip()
        if not text:
            self.spec = replace(self.spec, loops=None)
        elif text.isascii() and text.isdigit() and int(text[:4]) <= 100:
            self.spec = replace(self.spec, loops=int(text[:4]))
        else:
            raise BadChoice("loops", text)

    # -- the seats

    def add_seat(self) -> bool:
        """One more seat, for a bot that finds its way; False if there are enough."""
        if len(self.seats) >= game(GAME).max_seats:
            return False
        taken = {seat.name.casefold() for seat in self.seats}
        name = next(name for name in self.names if name.casefold() not in taken)
        self.seats.append(Seat(name, "scout"))
        return True

    def remove_seat(self, index: int = -1) -> bool:
        """One seat less; False for the last one."""
        if len(self.seats) <= game(GAME).min_seats:
            return False
        del self.seats[index]
        return True

    def turn_seat(self, index: int, step: int) -> None:
        """Who sits there: a person, or the next bot."""
        seat = self.seats[index]
        self.seats[index] = replace(seat, bot=_turned(players(), seat.bot, step))

    def rename(self, index: int, text: str) -> None:
        """Another name for a seat. Raises `BadChoice`: "name" or "name-taken"."""
        name = literal(text, 4 * NAME_CELLS).strip()
        if not name or literal(name, NAME_CELLS) != name:
            raise BadChoice("name", name)
        for at, seat in enumerate(self.seats):
            if at != index and seat.name.casefold() == name.casefold():
                raise BadChoice("name-taken", seat.name)
        self.seats[index] = replace(self.seats[index], name=name)

    # -- the rules

    def base(self) -> Options:
        """The preset's options with those that the labyrinth is made for."""
        return merged(self.presets[self.preset].options, self.labyrinth)

    def options(self) -> Options:
        """The base with the player's changes."""
        return self.base().with_changes(self.changes)

    def turn_preset(self, step: int) -> None:
        """The next preset; the player's changes stay."""
        self.preset = (self.preset + step) % len(self.presets)
        self._forget_equal()

    def set_option(self, name: str, value: object) -> None:
        """Change an option; reals as `Decimal` in whole units. Raises pydantic's errors."""
        self.base().with_changes({name: value})
        self.changes[name] = value
        self._forget_equal()

    def reset(self, names: Sequence[str]) -> bool:
        """Take changes back; whether there were any."""
        found = [name for name in names if self.changes.pop(name, None) is not None]
        return bool(found)

    def changed(self, name: str) -> bool:
        """Whether the player changed an option against preset and labyrinth."""
        return name in self.changes

    def _forget_equal(self) -> None:
        base, now = self.base(), self.options()
        for name in list(self.changes):
            if getattr(base, name) == getattr(now, name):
                del self.changes[name]

    # -- the game

    def setup(self, rows: Sequence[str] = ()) -> Setup:
        """The game to begin; `rows` are what the generator made.

        Raises the `DeckError` of a broken file.
        """
        entry = self.entry
        if entry is not None and entry.error is not None:
            raise entry.error
        return Setup(
            tuple(self.seats),
            self.seed,
            self.options(),
            self.deck,
            self.labyrinth,
            self.making() if self.generated else None,
            tuple(rows),
        )


def sound_presets(library: Library) -> list[PresetFile]:
    """The presets of a library that can be used."""
    return [entry.file for entry in library.presets if entry.file is not None]


def preset_faults(library: Library) -> list[DeckError]:
    """What is wrong with the presets that can't be used."""
    return [entry.error for entry in library.presets if entry.error is not None]


def first_draft(library: Library, names: Sequence[str], seed: str, maze_seed: str) -> Draft:
    """What a new game looks like before anything was chosen: one person against a scout.

    Raises `BadChoice` if the library has no deck of monsters or no preset that can be used.
    """
    presets, deck = sound_presets(library), library.deck()
    if not presets or deck is None:
        raise BadChoice("library", "cards/irrgarten")
    seats = [Seat(names[0], HUMAN), Seat(names[1], "scout")]
    draft = Draft(library.labyrinths, presets, deck, names, seats=seats, seed=seed)
    draft.maze_seed = maze_seed
    draft.faults = preset_faults(library)
    return draft


def draft_from(
    start: StartOptions, library: Library, names: Sequence[str], seed: str, maze_seed: str
) -> tuple[Draft, BadChoice | None]:
    """A draft with what the command line asked for; the rest as in `first_draft`.

    With it comes the first thing that can't be: an unknown labyrinth or preset, or an option's
    value. All else that was asked for is in the draft. A labyrinth's file that was named joins the
    library's, also when it is broken: `setup` tells. Raises as `first_draft` does.
    """
    draft = first_draft(library, names, start.seed or seed, maze_seed)
    problems: list[BadChoice] = []
    if start.players:
        draft.seats = list(start.players)
    ids = [preset.id for preset in draft.presets]
    if start.preset in ids:
        draft.preset = ids.index(start.preset)
    elif start.preset:
        problems.append(BadChoice("preset", start.preset))
    if start.labyrinth and not _choose_labyrinth(draft, start.labyrinth):
        problems.append(BadChoice("labyrinth", start.labyrinth))
    for name, value in start.options.items():
        try:
            draft.set_option(name, value)
        except ValueError:
            problems.append(BadChoice("value", f"{name}={value}"))
    return draft, next(iter(problems), None)


def asked_for(start: StartOptions) -> bool:
    """Whether the command line chose anything about the game."""
    chosen = (start.seed, start.players, start.labyrinth, start.preset, start.options)
    return any(chosen)


def _choose_labyrinth(draft: Draft, wanted: str) -> bool:
    """Choose a labyrinth by its id, or a file by its path; whether there is such a one."""
    found = [at for at, e in enumerate(draft.entries) if e.file and e.file.id == wanted]
    if found:
        draft.at = found[0]
    elif os.sep in wanted or Path(wanted).suffix:
        draft.entries = (*draft.entries, entry_of(Path(wanted)))
        draft.at = len(draft.entries) - 1
    else:
        return False
    return True


def players() -> tuple[str, ...]:
    """Who can sit on a seat: a person, then the bots, the best first."""
    return (HUMAN, *sorted(game(GAME).bots(), key=lambda bot: (bot == "random", bot)))


def _turned(choices: Sequence[Any], present: object, step: int) -> Any:
    at = choices.index(present) if present in choices else 0
    return choices[(at + step) % len(choices)]


def _beside(choices: Sequence[int | None], present: int | None, step: int) -> int | None:
    """The next choice; from a value between two of them, the nearer one that way."""
    if present in choices:
        found: int | None = _turned(choices, present, step)
        return found
    numbers = [number for number in choices if number is not None]
    assert present is not None
    if step > 0:
        return next(number for number in numbers if number > present)
    return next(number for number in reversed(numbers) if number < present)


def _sized(present: tuple[int, int], step: int) -> tuple[int, int]:
    """The next size to step to, by squares from a size between two; stops at both ends."""
    area = present[0] * present[1]
    if step > 0:
        bigger = [size for size in SIZES if size[0] * size[1] > area]
        return bigger[0] if bigger else present
    smaller = [size for size in SIZES if size[0] * size[1] < area]
    return smaller[-1] if smaller else present
