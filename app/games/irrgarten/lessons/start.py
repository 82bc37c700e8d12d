"""The start of an Irrgarten lesson: a board with all characters and monsters, and their gear."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Annotated, ClassVar, Final

from pydantic import AfterValidator, Field
from typing_extensions import override

from app.games.irrgarten.match_setup import IrrgartenContent
from app.games.irrgarten.repository import IrrgartenRepository
from app.lessons.loaded_dice import LoadedRandom
from app.lessons.models import Lesson, LessonStart
from engines.irrgarten import events
from engines.irrgarten.config import Config
from engines.irrgarten.deal import deal
from engines.irrgarten.deck import GearFile, MonsterFile
from engines.irrgarten.events import SHIELD, WEAPON, Gear, GearNames
from engines.irrgarten.fog import begin_sight
from engines.irrgarten.gear import GearCard, named
from engines.irrgarten.grid import grid_flaws, rows_of
from engines.irrgarten.guardian import post_guardian
from engines.irrgarten.labyrinth import DIRECTIONS, FREE, MONSTER, NOWHERE, START
from engines.irrgarten.options import Level, Options
from engines.irrgarten.rules import Rules
from engines.irrgarten.state import State
from engines.irrgarten.streams import COMBAT, REVIVE, REWARD
from engines.kernel.decks import SchemaModel, flawed

SEATS: Final = "123456789"


def _grid(grid: str) -> str:
    """Return a labyrinth's grid; a digit in it is a seat's starting square."""
    flaws = grid_flaws(_plain(grid, START))
    if flaws:
        raise flawed(flaws)
    return grid


def _plain(grid: str, sign: str) -> str:
    return "".join(sign if one in SEATS else one for one in grid)


class LessonItem(SchemaModel):
    power: Level
    uses: int = Field(ge=0, le=5)


class LessonCharacter(SchemaModel):
    strength: Level
    intelligence: Level
    health: int = Field(default=10, ge=0, le=1000)
    hits: int = Field(default=0, ge=0, le=2, description="consecutive wounds (IRR-16)")
    weapons: tuple[LessonItem, ...] = Field(default=(), max_length=2)
    shields: tuple[LessonItem, ...] = Field(default=(), max_length=3)


class LessonMonster(SchemaModel):
    """A monster of the shipped deck, by its id; omitted values are those of its card."""

    card: str
    strength: Level | None = None
    intelligence: Level | None = None
    health: int | None = Field(default=None, ge=0, le=1000)


class IrrgartenStart(LessonStart):
    """The start. Digits in the `grid` are the seats; `monsters` are in reading order. The `luck` of
    combats are the monsters' energies, in thousandths."""

    DICE: ClassVar[Mapping[str, int]] = {"combat": COMBAT, "reward": REWARD, "revival": REVIVE}
    LOWEST: ClassVar[int] = 0

    grid: Annotated[str, AfterValidator(_grid)]
    players: tuple[LessonCharacter, ...] = Field(min_length=1, max_length=8)
    monsters: tuple[LessonMonster, ...] = ()
    options: Options = Options()


class IrrgartenLesson(Lesson):
    GAME: ClassVar[str] = "irrgarten"
    WORDS: ClassVar[frozenset[str]] = frozenset(DIRECTIONS)

    start: IrrgartenStart

    @classmethod
    @override
    def events(cls) -> Sequence[ModuleType]:
        return (events,)

    @override
    def content(self) -> IrrgartenContent:
        deck, gear = _decks()
        if deck is None:
            raise LookupError("monsters")
        rows = tuple(rows_of(_plain(self.start.grid, FREE)))
        monsters = sum(row.count(MONSTER) for row in rows)
        return IrrgartenContent(deck, rows=rows, monsters=monsters, gear=gear)

    @override
    def first_state(self, rules: Rules, config: Config) -> State:
        start = self.start
        state = deal(config, LoadedRandom(start.seed, {}))
        state.seat, state.turn = 0, 1
        squares = {
            sign: config.labyrinth.square(x, y)
            for y, row in enumerate(rows_of(start.grid))
            for x, sign in enumerate(row)
            if sign in SEATS
        }
        state.square = [squares[SEATS[at]] for at in range(len(start.players))]
        _people(state, start.players)
        _foes(state, start.monsters)
        if config.guardian != NOWHERE:
            post_guardian(state)
        begin_sight(state)
        return state


@cache
def _decks() -> tuple[MonsterFile | None, GearFile | None]:
    """Return monsters and names of gear of all lessons, cached so that a repeated lesson starts at
    once."""
    repository = IrrgartenRepository()
    return repository.deck(), repository.gear_names()


def _people(state: State, players: Sequence[LessonCharacter]) -> None:
    state.strength = tuple(player.strength for player in players)
    state.intelligence = tuple(player.intelligence for player in players)
    state.health = [player.health for player in players]
    state.hits = [player.hits for player in players]
    state.weapons = [_gear(player.weapons) for player in players]
    state.shields = [_gear(player.shields) for player in players]
    if cards := state.config.gear:
        state.weapon_names = [_names(cards, WEAPON, player.weapons) for player in players]
        state.shield_names = [_names(cards, SHIELD, player.shields) for player in players]


def _foes(state: State, foes: Sequence[LessonMonster]) -> None:
    """Put the monsters on their squares, with the lesson's values or else those of their cards."""
    config = state.config
    numbers = {card.id: number for number, card in enumerate(config.cards)}
    state.foe_square = config.labyrinth.monsters
    state.foe_at = {square: foe for foe, square in enumerate(state.foe_square)}
    state.foe_card = tuple(numbers[foe.card] for foe in foes)
    dealt = [(foe, config.cards[numbers[foe.card]]) for foe in foes]
    state.foe_strength = tuple(
        card.strength if foe.strength is None else foe.strength for foe, card in dealt
    )
    state.foe_intelligence = tuple(
        card.intelligence if foe.intelligence is None else foe.intelligence for foe, card in dealt
    )
    state.foe_health = [card.health if foe.health is None else foe.health for foe, card in dealt]


def _gear(items: Sequence[LessonItem]) -> Gear:
    return tuple(number for item in items for number in (item.power, item.uses))


def _names(cards: Sequence[GearCard], kind: int, items: Sequence[LessonItem]) -> GearNames:
    """Return the names of a lesson's weapons or shields, as if they had just been received."""
    return tuple(named(cards, kind, item.power, item.uses) for item in items)
