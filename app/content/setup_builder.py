"""The setup builder: the scenario, seats, rules and seed chosen so far for a new match.

The part common to all games is here; a game's own setup builder (`app.games`) adds the rest. It is
changed in place until the match begins, and contains neither texts nor widgets.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from app.content.deck_repository import ContentEntry, ContentRepository, F, Preset, R
from app.content.match_setup import BadChoice, MatchSetup
from app.i18n.literal import literal
from app.match.seats import HUMAN, NAME_CELLS, Seat
from app.registry import game
from engines.kernel.options import OptionInfo

if TYPE_CHECKING:
    from engines.kernel.problems import DeckError

NewSeed = Callable[[], str]
T = TypeVar("T")


@dataclass(kw_only=True)
class SetupBuilder(ABC, Generic[F, R]):
    """The choices for a new match. `at` is an index of `entries`, the scenarios (labyrinths,
    decks).

    `changes` are the options that the player changed, as `Options.with_changes` takes them.
    """

    GAME: ClassVar[str]
    SCENARIO: ClassVar[str]
    """The kind of a scenario (`app.content.file_kinds`): "labyrinth", "deck"."""
    BOTS: ClassVar[tuple[str, ...]]
    """The default rivals of the first person; an added seat gets the first of them."""
    DAILY: ClassVar[str]
    """The preset of the daily. It uses no clock, so that all players have the same match."""

    entries: Sequence[ContentEntry[F]]
    presets: Sequence[Preset[R]]
    names: Sequence[str]
    """Names for new seats, as many as there can be seats."""
    at: int = 0
    seats: list[Seat] = field(default_factory=list)
    preset: int = 0
    changes: dict[str, Any] = field(default_factory=dict)
    seed: str = ""
    practice: bool = False
    """Whether practice was chosen; `practises` is whether it applies. It is never remembered."""
    faults: Sequence[DeckError] = ()
    """The errors of the player's own presets that can't be chosen."""
    guests: tuple[Path, ...] = ()
    """Scenarios from outside the library that were asked for."""

    # -- the game's own part

    @classmethod
    def first(
        cls, repository: ContentRepository[F, R], names: Sequence[str], new_seed: NewSeed
    ) -> Self:
        """Return a new setup with defaults: one person against bots.
        Raise `BadChoice` if the repository has no preset or no scenario."""
        return cls(**cls.beginnings(repository, names, new_seed))

    @classmethod
    def beginnings(
        cls, repository: ContentRepository[F, R], names: Sequence[str], new_seed: NewSeed
    ) -> dict[str, Any]:
        """Return the fields of a new setup. Raise as `first` does."""
        presets = _sound(repository.presets)
        if not presets:
            raise BadChoice("library", f"cards/{cls.GAME}")
        bots = (Seat(name, bot) for name, bot in zip(names[1:], cls.BOTS, strict=False))
        return {
            "entries": repository.scenarios,
            "presets": presets,
            "names": names,
            "seats": [Seat(names[0], HUMAN), *bots],
            "seed": new_seed(),
            "faults": _faults(repository.presets),
        }

    @staticmethod
    @abstractmethod
    def infos() -> tuple[OptionInfo, ...]:
        """Return the options of the rules, for forms and help."""

    @abstractmethod
    def setup(self) -> MatchSetup:
        """Return the setup of the match.
        Raise the `DeckError` of a broken file, and `BadChoice` for choices that exclude each
        other."""

    def daily_setup(self) -> MatchSetup:
        return self.setup()

    def bounds(self) -> tuple[int, int]:
        spec = game(self.GAME)
        return spec.min_seats, spec.max_seats

    def house_rules(self, seats: int) -> Mapping[str, object]:
        """Return the option changes that allow this number of seats; {} if none do."""
        return {}

    def memory(self) -> dict[str, Any]:
        """Return the game's own choices to save (`app.content.last_setup`), JSON-able."""
        return {}

    def recall(self, more: Any) -> None:
        """Restore the choices of `memory`; raise any of Python's errors for broken data."""

    # -- the scenario

    @property
    def choices(self) -> int:
        return len(self.entries)

    @property
    def entry(self) -> ContentEntry[F] | None:
        return self.entries[self.at] if self.at < len(self.entries) else None

    @property
    def scenario(self) -> F | None:
        entry = self.entry
        return entry.file if entry else None

    def turn_scenario(self, step: int) -> None:
        self.at = (self.at + step) % self.choices

    def choose(self, wanted: str, repository: ContentRepository[F, R]) -> bool:
        """Choose a scenario by its id, or any by its path. Return whether it was found.

        A scenario from outside the library joins the list, even if it is broken (`setup` raises its
        error); choosing it again rereads it without a second entry. A broken scenario of the
        library has no id, and is found by the name of its file.
        """
        if self.choose_id(wanted):
            return True
        broken = [at for at, one in enumerate(self.entries) if one.error and one.name == wanted]
        if broken:
            self.at = broken[0]
            return True
        if os.sep in wanted or Path(wanted).suffix:
            self._invite(Path(wanted), repository)
            return True
        return False

    def _invite(self, path: Path, repository: ContentRepository[F, R]) -> None:
        """Choose a scenario from outside the library; guests come after all others."""
        if path not in self.guests:
            self.guests = (*self.guests, path)
            self.entries = (*self.entries, repository.entry_of(path))
            self.at = len(self.entries) - 1
            return
        self.at = len(self.entries) - len(self.guests) + self.guests.index(path)
        self.entries = (
            *self.entries[: self.at],
            repository.entry_of(path),
            *self.entries[self.at + 1 :],
        )

    def choose_id(self, wanted: str) -> bool:
        """Choose a scenario of the library by its id. Return whether it exists."""
        found = [at for at, entry in enumerate(self.entries) if wanted and entry.id == wanted]
        if found:
            self.at = found[0]
        return bool(found)

    def renew(self, repository: ContentRepository[F, R]) -> None:
        """Reread the files; the chosen scenario stays chosen if it still exists."""
        before = self.entry
        self.entries = (
            *repository.scenarios,
            *map(repository.entry_of, self.guests),
        ) or self.entries
        self.presets = _sound(repository.presets) or self.presets
        self.preset = min(self.preset, len(self.presets) - 1)
        self.faults = _faults(repository.presets)
        if before is not None:
            same = (
                at
                for at, entry in enumerate(self.entries)
                if (entry.name, entry.own) == (before.name, before.own)
            )
            self.at = next(same, 0)

    # -- the seats

    def add_seat(self) -> bool:
        """Add a seat for a bot. Return False if the rules allow no more."""
        if len(self.seats) >= self.bounds()[1]:
            return False
        taken = {seat.name.casefold() for seat in self.seats}
        name = next(name for name in self.names if name.casefold() not in taken)
        self.seats.append(Seat(name, self.BOTS[0]))
        return True

    def remove_seat(self, index: int = -1) -> bool:
        """Remove a seat. Return False if the rules require them all."""
        if len(self.seats) <= self.bounds()[0]:
            return False
        del self.seats[index]
        return True

    def turn_seat(self, index: int, step: int) -> None:
        seat = self.seats[index]
        self.seats[index] = replace(seat, bot=turned(players(self.GAME), seat.bot, step))

    def rename(self, index: int, text: str) -> None:
        """Rename a seat. Raise `BadChoice`: "name" or "name-taken"."""
        name = literal(text, 4 * NAME_CELLS).strip()
        if not name or literal(name, NAME_CELLS) != name:
            raise BadChoice("name", name)
        for at, seat in enumerate(self.seats):
            if at != index and seat.name.casefold() == name.casefold():
                raise BadChoice("name-taken", seat.name)
        self.seats[index] = replace(self.seats[index], name=name)

    @property
    def people(self) -> int:
        return sum(seat.human for seat in self.seats)

    @property
    def practises(self) -> bool:
        """Whether the match is practice: with several people no decision is taken back."""
        return self.practice and self.people <= 1

    def crowd(self) -> BadChoice | None:
        """Return the error for the current number of seats; None if the rules allow it."""
        return self.refusal(len(self.seats))

    def refusal(self, seats: int) -> BadChoice | None:
        least, most = self.bounds()
        if least <= seats <= most:
            return None
        bounds = str(least) if least == most else f"{least}-{most}"
        return BadChoice("seats", str(seats), bounds=bounds, game=self.GAME)

    # -- the rules

    def base(self) -> R:
        """Return the options of the preset, without the player's changes."""
        return self.presets[self.preset].options

    def options(self) -> R:
        return self.base().with_changes(self.changes)

    def turn_preset(self, step: int) -> None:
        self.preset = (self.preset + step) % len(self.presets)
        self._forget_equal()

    def choose_preset(self, wanted: str) -> bool:
        found = [at for at, preset in enumerate(self.presets) if preset.id == wanted]
        if found:
            self.preset = found[0]
            self._forget_equal()
        return bool(found)

    def set_option(self, name: str, value: object) -> None:
        """Change an option; reals as `Decimal` in whole units. Raise pydantic's errors."""
        self.base().with_changes({name: value})
        self.changes[name] = value
        self._forget_equal()

    def reset(self, names: Sequence[str]) -> bool:
        found = [name for name in names if name in self.changes]
        for name in found:
            del self.changes[name]
        return bool(found)

    def changed(self, name: str) -> bool:
        return name in self.changes

    def _forget_equal(self) -> None:
        base, now = self.base(), self.options()
        for name in list(self.changes):
            if getattr(base, name) == getattr(now, name):
                del self.changes[name]


def players(game_id: str) -> tuple[str, ...]:
    """Return the kinds of players for a seat: a person, then the bots, the best first."""
    return (HUMAN, *sorted(game(game_id).bots(), key=lambda bot: (bot == "random", bot)))


def turned(choices: Sequence[T], present: T, step: int) -> T:
    """Return the choice `step` places after the present one, cyclically."""
    at = choices.index(present) if present in choices else 0
    return choices[(at + step) % len(choices)]


def _sound(presets: Sequence[ContentEntry[Preset[R]]]) -> list[Preset[R]]:
    return [entry.file for entry in presets if entry.file is not None]


def _faults(presets: Sequence[ContentEntry[Preset[R]]]) -> list[DeckError]:
    return [entry.error for entry in presets if entry.error is not None]
