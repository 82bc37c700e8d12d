"""The setup builder of Irrgarten: the shared choices, and the generator of labyrinths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from typing_extensions import override

from app.content.match_setup import BadChoice, FirstMatch, MatchSetup
from app.content.seating import next_choice
from app.content.setup_builder import SetupBuilder
from app.games.irrgarten.match_setup import IrrgartenContent
from app.games.irrgarten.repository import IrrgartenRepository
from engines.irrgarten.deck import LabyrinthFile
from engines.irrgarten.generator import ALGORITHMS, DIFFICULTIES, LARGEST, SMALLEST, Spec
from engines.irrgarten.generator.spec import Algorithm
from engines.irrgarten.options import Options

if TYPE_CHECKING:
    from engines.irrgarten.deck import GearFile, MonsterFile

SIZES = ((11, 11), (25, 15), (41, 25), (61, 41), (101, 51), (301, 301), (1001, 1001))
"""Sizes to step through: the second fits 80x24, the third 120x40."""

LOOPS: tuple[int | None, ...] = (None, 0, 5, 10, 15, 20, 30, 50, 75, 100)
"""Shares of loops to step through, in per cent; None is the algorithm's own."""
DAILY_CARVER: Final[Algorithm] = "kruskal"
DAILY_LOOPS: Final = 40
"""The daily labyrinth: with loops, since in a tree there is one way and nothing to choose."""


@dataclass
class IrrgartenSetupBuilder(SetupBuilder[LabyrinthFile, Options]):
    """The setup builder of Irrgarten. The entry after the last labyrinth is the generator."""

    FIRST: ClassVar[FirstMatch] = FirstMatch(
        bots=("scout", "scout"), scenario="customs-house", preset="even"
    )
    DAILY: ClassVar[str] = "even"
    BOTS: ClassVar[tuple[str, ...]] = ("scout",)
    DAILY_BOTS: ClassVar[tuple[str, ...] | None] = ()
    GENERATED: ClassVar[str] = "even"
    """The preset that the generator proposes, unless the player chose one."""

    deck: MonsterFile = field(init=False)
    gear: GearFile | None = field(default=None, init=False)
    spec: Spec = field(default=Spec(25, 15), init=False)
    maze_seed: str = field(init=False)
    _proposed: int = field(default=0, init=False, compare=False)
    """The labyrinth that a rule set brought along; 0 is none."""

    @override
    def __post_init__(self) -> None:
        repository = self.repository
        deck = repository.deck() if isinstance(repository, IrrgartenRepository) else None
        if deck is None:
            raise BadChoice("library", f"cards/{self.game}")
        self.deck = deck
        self._name_gear()
        super().__post_init__()
        self.maze_seed = self.new_seed()

    def _name_gear(self) -> None:
        """Take the names of gear as they are now (IRR-31)."""
        if isinstance(self.repository, IrrgartenRepository):
            self.gear = self.repository.gear_names()

    @override
    def cards_missing(self) -> bool:
        """Return False: without labyrinths there is still the generator."""
        return False

    # -- the labyrinth

    @property
    @override
    def scenario_count(self) -> int:
        return len(self.entries) + 1

    @property
    def generated(self) -> bool:
        return self.scenario_index >= len(self.entries)

    @override
    def reload(self) -> None:
        making = self.generated
        super().reload()
        self._name_gear()
        if making:
            self.scenario_index = len(self.entries)

    @override
    def base(self) -> Options:
        """The preset's options with the recommended options of the labyrinth."""
        return self._base_with(self.scenario)

    def options_with(self, labyrinth: LabyrinthFile) -> Options:
        """The options of a match in a labyrinth that may not be the chosen one."""
        return self._base_with(labyrinth).with_changes(self.changes)

    def _base_with(self, labyrinth: LabyrinthFile | None) -> Options:
        preset = super().base()
        if labyrinth is None or labyrinth.options is None:
            return preset
        return preset.with_overrides(labyrinth.options)

    @override
    def take_preset(self, index: int) -> None:
        """Choose a preset. The first labyrinth is for a first lesson, too small for a race; so the
        Even Race brings its own, unless the player chose another."""
        super().take_preset(index)
        even = self.presets[index].id == self.FIRST.preset
        if even and self.scenario_index == 0:
            self.choose_id(self.FIRST.scenario)
            self._proposed = self.scenario_index
        elif not even and self._proposed:
            if self.scenario_index == self._proposed:
                self.scenario_index = 0
            self._proposed = 0

    # -- the generator

    def propose_preset(self, before: int) -> None:
        """Propose a preset for the generator, if it was just chosen; `before` was the last
        scenario. A preset or option that the player chose stays."""
        newly = self.generated and before != self.scenario_index
        if newly and self.preset_index == 0 and not self.changes:
            self.choose_preset(self.GENERATED)

    def making(self) -> Spec:
        """The generator's spec, with room for all players (IRR-5)."""
        return replace(self.spec, players=len(self.seats))

    def cycle_spec(self, what: str, step: int) -> None:
        """Choose the next algorithm, size, share of loops or difficulty."""
        spec = self.spec
        match what:
            case "algorithm":
                self.spec = replace(spec, algorithm=next_choice(ALGORITHMS, spec.algorithm, step))
            case "difficulty":
                self.spec = replace(
                    spec, difficulty=next_choice(DIFFICULTIES, spec.difficulty, step)
                )
            case "loops":
                self.spec = replace(spec, loops=_beside(LOOPS, spec.loops, step))
            case _:
                width, height = _sized((spec.width, spec.height), step)
                self.spec = replace(spec, width=width, height=height)

    def size_from(self, text: str) -> None:
        """Take a typed size: `41x25`, `41 25`. Raises `BadChoice`."""
        parts = text.lower().replace("x", " ").replace("×", " ").replace(",", " ").split()
        if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
            raise BadChoice("size", text)
        width, height = (int(part[:6]) for part in parts)
        if not all(SMALLEST <= side <= LARGEST for side in (width, height)):
            raise BadChoice("size", text)
        self.spec = replace(self.spec, width=width, height=height)

    def loops_from(self, text: str) -> None:
        """Take a share of loops in per cent; an empty text is the algorithm's own. Raises
        `BadChoice`."""
        text = text.strip().removesuffix("%").strip()
        if not text:
            self.spec = replace(self.spec, loops=None)
        elif text.isascii() and text.isdigit() and int(text[:4]) <= 100:
            self.spec = replace(self.spec, loops=int(text[:4]))
        else:
            raise BadChoice("loops", text)

    @override
    def choices_to_save(self) -> dict[str, Any]:
        return {"generator": asdict(self.spec)} if self.generated else {}

    @override
    def restore_choices(self, more: Any) -> None:
        found = more.get("generator")
        if found is None:
            return
        algorithm, difficulty = found["algorithm"], found["difficulty"]
        if algorithm not in ALGORITHMS or difficulty not in DIFFICULTIES:
            raise ValueError(found)
        self.size_from(f"{found['width']}x{found['height']}")
        self.loops_from("" if found["loops"] is None else str(found["loops"]))
        self.spec = replace(self.spec, algorithm=algorithm, difficulty=difficulty)
        self.scenario_index = len(self.entries)

    # -- the game

    @override
    def content(self, rows: Sequence[str] = ()) -> IrrgartenContent:
        """Return the labyrinth, `rows` if it was generated. Raise the `DeckError` of a broken
        file."""
        if self.generated:
            return IrrgartenContent(self.deck, None, self.making(), tuple(rows), gear=self.gear)
        return IrrgartenContent(self.deck, self.playable_scenario(), gear=self.gear)

    @override
    def daily_setup(self) -> MatchSetup:
        """The setup of the daily match, in a labyrinth made from the seed."""
        from engines.irrgarten.generator.make import generate

        self.scenario_index = len(self.entries)
        self.spec = replace(self.spec, algorithm=DAILY_CARVER, loops=DAILY_LOOPS)
        return self.setup_with(self.content(generate(self.making(), f"{self.seed}|labyrinth")))


def _beside(choices: Sequence[int | None], present: int | None, step: int) -> int | None:
    """The next choice; from a value between two of them, the nearer one in that direction."""
    if present is None or present in choices:
        return next_choice(choices, present, step)
    numbers = [number for number in choices if number is not None]
    if step > 0:
        return next(number for number in numbers if number > present)
    return next(number for number in reversed(numbers) if number < present)


def _sized(present: tuple[int, int], step: int) -> tuple[int, int]:
    """The next size, by number of squares from a size between two; stops at both ends."""
    area = present[0] * present[1]
    if step > 0:
        bigger = [size for size in SIZES if size[0] * size[1] > area]
        return bigger[0] if bigger else present
    smaller = [size for size in SIZES if size[0] * size[1] < area]
    return smaller[-1] if smaller else present
