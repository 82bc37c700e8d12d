"""The setup builder: the scenario, seats, rules and seed chosen so far for a new match.

`SetupBuilder` has what all games share. A game's own subclass (`app.games`) adds the rest. A setup
builder is changed in place until the match begins, and contains neither texts nor widgets.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from app.content.content_repository import ContentEntry, ContentRepository, F, Preset, R
from app.content.file_kinds import DECK
from app.content.generic_setup import GenericContent
from app.content.match_setup import BadChoice, FirstMatch, MatchContent, MatchSetup
from app.content.seating import Seating, player_kinds, with_tempers_drawn
from app.match.seats import Seat
from app.registry import game
from engines.kernel.presets import DeckPresetModel

if TYPE_CHECKING:
    from engines.kernel.problems import DeckError

NewSeed = Callable[[], str]
T = TypeVar("T")


@dataclass
class SetupBuilder(Seating, Generic[F, R]):
    """The choices for a new match. They start with one person against bots.

    `names` has one for each possible seat. Raise `BadChoice` if the shipped cards are missing.
    """

    BOTS: ClassVar[tuple[str, ...]] = ()
    """The bots of the first match; if empty, the first of `player_kinds` as often as the game needs
    it. An added seat gets the first one of these."""
    DAILY: ClassVar[str] = ""
    """The preset of the daily if it is not the first. It uses no clock: everyone plays the same."""

    DAILY_BOTS: ClassVar[tuple[str, ...] | None] = None
    """The bots of the daily; None for those of the first match, () to play it alone."""
    FIRST: ClassVar[FirstMatch] = FirstMatch()
    """The match that is offered after the last lesson."""

    repository: ContentRepository[F, R]
    names: Sequence[str]
    new_seed: NewSeed = field(compare=False)
    entries: Sequence[ContentEntry[F]] = field(init=False)
    """The scenarios (labyrinths, decks); `scenario_index` is the index of the chosen one."""
    scenario_index: int = field(default=0, init=False)
    presets: Sequence[Preset[R]] = field(init=False)
    preset_index: int = field(default=0, init=False)
    changes: dict[str, Any] = field(default_factory=dict, init=False)
    """The options that the player changed, as `Options.with_changes` takes them."""
    seats: list[Seat] = field(init=False)
    seed: str = field(init=False)
    seed_drawn: bool = field(default=True, init=False)  # by the program: nobody typed it
    practice: bool = field(default=False, init=False)
    """Whether practice was chosen; `is_practice` is whether it applies. It is never remembered."""
    outside_paths: tuple[Path, ...] = field(default=(), init=False)
    """The paths of chosen scenarios from outside the library; their entries are the last ones."""

    def __post_init__(self) -> None:
        self.entries = self.repository.scenarios
        self.presets = self._sound_presets()
        if not self.presets or self.cards_missing():
            raise BadChoice("library", f"cards/{self.game}")
        self.seat_against(self._bots())
        self._removed: list[Seat] = []
        self.seed = self.new_seed()

    @property
    def game(self) -> str:
        return self.repository.game

    @property
    def kind(self) -> str:
        """The kind of a scenario (`app.content.file_kinds`): "labyrinth", "deck"."""
        return self.repository.SCENARIO

    # -- the game's own part

    def content(self) -> MatchContent:
        """Return what the match is played with.
        Raise the `DeckError` of a broken file, and `BadChoice` for choices that exclude each
        other."""
        self.check_seats()
        return GenericContent(self.game)

    def cards_missing(self) -> bool:
        """Whether the game lacks cards without which nothing can be played."""
        return bool(self.kind) and not any(entry.content for entry in self.entries)

    def daily_setup(self) -> MatchSetup:
        return self.setup()

    def bounds(self) -> tuple[int, int]:
        spec = game(self.game)
        return spec.min_seats, spec.max_seats

    def house_rules(self, seats: int) -> Mapping[str, object]:
        """Return the option changes that allow this number of seats; {} if none do."""
        return {}

    def choices_to_save(self) -> dict[str, Any]:
        """Return the game's own choices to save (`app.content.last_setup`), JSON-able."""
        return {}

    def restore_choices(self, more: Any) -> None:
        """Restore the data of `choices_to_save`; raise any of Python's errors for broken data."""

    # -- the match

    def setup(self) -> MatchSetup:
        """Return the setup of the match. Raise as `content` does."""
        return self.setup_with(self.content())

    def setup_with(self, content: MatchContent) -> MatchSetup:
        seats = with_tempers_drawn(self.seats, self.seed)
        return MatchSetup(
            self.game, seats, self.seed, self.options(), content, self.is_practice, self.seed_drawn,
            self._whole_preset(),
        )  # fmt: skip

    def _whole_preset(self) -> str:
        """Return the id of the preset, unless the player changed one of its options."""
        whole = self.options() == self.base()
        return self.presets[self.preset_index].id if whole else ""

    # -- the scenario

    @property
    def scenario_count(self) -> int:
        return len(self.entries)

    @property
    def entry(self) -> ContentEntry[F] | None:
        index = self.scenario_index
        return self.entries[index] if index < len(self.entries) else None

    @property
    def scenario(self) -> F | None:
        entry = self.entry
        return entry.content if entry else None

    def playable_scenario(self) -> F:
        """Return the scenario to play with.
        Raise the `DeckError` of a broken one, and `BadChoice` if there is none or the number of
        seats does not fit it."""
        entry = self.entry
        if entry is None:
            raise BadChoice("library", f"cards/{self.game}")
        if entry.error is not None:
            raise entry.error
        assert entry.content is not None  # it has either content or an error
        self.check_seats()
        return entry.content

    def cycle_scenario(self, step: int) -> None:
        self.scenario_index = (self.scenario_index + step) % self.scenario_count

    def choose(self, wanted: str) -> bool:
        """Choose a scenario by its id, or any by its path. Return whether it was found.

        A scenario from outside the library joins the list, even if it is broken (`setup` raises its
        error); choosing it again rereads it without a second entry. A broken scenario of the
        library has no id, and is found by the name of its file.
        """
        if self.choose_id(wanted) or self._choose_first(
            lambda entry: entry.error is not None and entry.name == wanted
        ):
            return True
        if os.sep in wanted or Path(wanted).suffix:
            self._add_outside(Path(wanted))
            return True
        return False

    def _add_outside(self, path: Path) -> None:
        """Choose a scenario from outside the library; add its entry, or replace an earlier one."""
        found, entries = self.repository.entry_of(path), list(self.entries)
        if path in self.outside_paths:
            first = len(entries) - len(self.outside_paths)
            self.scenario_index = first + self.outside_paths.index(path)
            entries[self.scenario_index] = found
        else:
            self.outside_paths = (*self.outside_paths, path)
            self.scenario_index = len(entries)
            entries.append(found)
        self.entries = entries

    def choose_id(self, wanted: str) -> bool:
        """Choose a scenario of the library by its id. Return whether it exists."""
        return bool(wanted) and self._choose_first(lambda entry: entry.id == wanted)

    def _choose_first(self, fits: Callable[[ContentEntry[F]], bool]) -> bool:
        """Choose the first scenario that fits. Return whether there is one."""
        for index, entry in enumerate(self.entries):
            if fits(entry):
                self.scenario_index = index
                return True
        return False

    def reload(self) -> None:
        """Reread the files; the chosen scenario stays chosen if it still exists."""
        before, repository = self.entry, self.repository
        repository.reload()
        outside = map(repository.entry_of, self.outside_paths)
        self.entries = (*repository.scenarios, *outside) or self.entries
        self.presets = self._sound_presets() or self.presets
        self.preset_index = min(self.preset_index, len(self.presets) - 1)
        if before is not None:
            self.scenario_index = 0
            self._choose_first(
                lambda entry: (entry.name, entry.is_players) == (before.name, before.is_players)
            )

    # -- the seats

    def _bots(self) -> tuple[str, ...]:
        spec, first_bot = game(self.game), player_kinds(self.game)[1]
        return self.BOTS or (first_bot,) * min(spec.max_seats - 1, max(1, spec.min_seats - 1))

    @property
    def is_practice(self) -> bool:
        """Whether the match is practice: with several people no decision is taken back."""
        return self.practice and self.people <= 1

    def check_seats(self) -> None:
        """Raise `BadChoice` if the rules don't allow the current number of seats."""
        if error := self.seats_error(len(self.seats)):
            raise error

    def seats_error(self, seats: int) -> BadChoice | None:
        """Return the error for a number of seats; None if the rules allow it."""
        least, most = self.bounds()
        if least <= seats <= most:
            return None
        reach = {"least": least, "most": most, "span": most - least}
        return BadChoice("seats", str(seats), game=self.game, **reach)

    # -- the rules

    @property
    def preset_errors(self) -> list[DeckError]:
        """The errors of the presets that can't be chosen."""
        return [entry.error for entry in self.repository.presets if entry.error is not None]

    def _sound_presets(self) -> list[Preset[R]]:
        return [entry.content for entry in self.repository.presets if entry.content is not None]

    def base(self) -> R:
        """Return the options of the preset, without the player's changes."""
        return self.presets[self.preset_index].options

    def options(self) -> R:
        return self.base().with_changes(self.changes)

    def choose_preset(self, wanted: str) -> bool:
        found = [at for at, preset in enumerate(self.presets) if preset.id == wanted]
        if found:
            self.take_preset(found[0])
        return bool(found)

    def take_preset(self, index: int) -> None:
        """Choose a preset by its index, with the deck and the number of players that it is made
        for, unless the player has chosen others."""
        deck, players = self._own_deck(), self._own_players()
        self.preset_index = index
        self._forget_equal()
        if self.entry is None or self.entry.id == deck:
            self.choose_id(self._own_deck())
        if len(self.seats) == players:
            self.seat_as_many(self._own_players())

    @property
    def best_first(self) -> Preset[R] | None:
        """The preset for somebody's first match with as many players; None without one."""
        marked = [preset for preset in self.presets if preset.first_match]
        marked.sort(key=lambda preset: preset.players or 0)
        roomy = (preset for preset in marked if (preset.players or 0) >= len(self.seats))
        return next(roomy, marked[-1] if marked else None)

    def _own_deck(self) -> str:
        """Return the id of the deck that the chosen preset is made for, else of the first one; ""
        in a game without decks."""
        preset = self.presets[self.preset_index]
        if self.kind != DECK or not isinstance(preset, DeckPresetModel):
            return ""
        return preset.deck or self.entries[0].id

    def _own_players(self) -> int:
        """Return the number of players that the chosen preset begins with."""
        return self.presets[self.preset_index].players or len(self._bots()) + 1

    def set_option(self, name: str, value: object) -> None:
        """Change an option. A real number is an int or a Decimal, not thousandths.

        Raise pydantic's `ValidationError` for an invalid value.
        """
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
