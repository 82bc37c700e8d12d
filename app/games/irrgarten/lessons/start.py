"""The start of an Irrgarten lesson: a board with all characters and monsters, and their gear."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Annotated, ClassVar, Final

from pydantic import AfterValidator, Field
from typing_extensions import override

from app.games.irrgarten.match_setup import IrrgartenSetup
from app.games.irrgarten.repository import IrrgartenRepository
from app.lessons.loaded_dice import LoadedRandom
from app.lessons.models import Lesson, LessonStart
from app.lessons.prepared import PreparedMatch
from app.match.seats import Seat
from engines.irrgarten import events
from engines.irrgarten.deal import deal
from engines.irrgarten.deck import MonsterFile
from engines.irrgarten.events import Gear
from engines.irrgarten.fighting import COMBAT, REWARD
from engines.irrgarten.fog import begin_sight
from engines.irrgarten.grid import grid_flaws, rows_of
from engines.irrgarten.labyrinth import DIRECTIONS, FREE, MONSTER, START
from engines.irrgarten.options import Level, Options
from engines.irrgarten.rules import REVIVE, Rules
from engines.irrgarten.state import State
from engines.kernel.decks import DeckModel, flawed
from engines.kernel.streams import stream

SEATS: Final = "123456789"
STREAMS: Final = {"combat": COMBAT, "reward": REWARD, "revival": REVIVE}


def _grid(grid: str) -> str:
    """Return a labyrinth's grid; a digit in it is a seat's starting square."""
    flaws = grid_flaws(_plain(grid, START))
    if flaws:
        raise flawed(flaws)
    return grid


def _plain(grid: str, sign: str) -> str:
    return "".join(sign if one in SEATS else one for one in grid)


class LessonItem(DeckModel):
    power: Level
    uses: int = Field(ge=0, le=5)


class LessonCharacter(DeckModel):
    strength: Level
    intelligence: Level
    health: int = Field(default=10, ge=0, le=1000)
    hits: int = Field(default=0, ge=0, le=2, description="consecutive wounds (IRR-16)")
    weapons: tuple[LessonItem, ...] = Field(default=(), max_length=2)
    shields: tuple[LessonItem, ...] = Field(default=(), max_length=3)


class LessonMonster(DeckModel):
    """A monster of the shipped deck, by its id; omitted values are those of its card."""

    card: str
    strength: Level | None = None
    intelligence: Level | None = None
    health: int | None = Field(default=None, ge=0, le=1000)


class IrrgartenDice(DeckModel):
    """Numbers that the rules draw first: `combat` (monsters' energies, in thousandths), `reward`
    and `revival`, by the seat from 1."""

    die: str = Field(pattern=r"^(combat|reward|revival)$")
    seat: int = Field(default=1, ge=1, le=8)
    numbers: tuple[int, ...] = Field(min_length=1)


class IrrgartenStart(LessonStart):
    """The start. Digits in the `grid` are the seats; `monsters` are in reading order."""

    grid: Annotated[str, AfterValidator(_grid)]
    players: tuple[LessonCharacter, ...] = Field(min_length=1, max_length=8)
    monsters: tuple[LessonMonster, ...] = ()
    options: Options = Options()
    luck: tuple[IrrgartenDice, ...] = ()


class IrrgartenLesson(Lesson):
    GAME: ClassVar[str] = "irrgarten"
    WORDS: ClassVar[frozenset[str]] = frozenset(DIRECTIONS)

    start: IrrgartenStart

    @classmethod
    @override
    def events(cls) -> Sequence[ModuleType]:
        return (events,)


MODEL = IrrgartenLesson


@cache
def _deck() -> MonsterFile | None:
    """Return the deck of all lessons, cached so that a repeated lesson starts at once."""
    return IrrgartenRepository().deck()


def prepare(lesson: IrrgartenLesson, seats: tuple[Seat, ...]) -> PreparedMatch:
    """Return the match that a lesson starts with. Raises `BadSetup` and `BadState`."""
    start = lesson.start
    deck = _deck()
    if deck is None:
        raise LookupError("monsters")
    rows = tuple(rows_of(_plain(start.grid, FREE)))
    setup = IrrgartenSetup(
        seats[: len(start.players)],
        start.seed,
        start.options,
        deck,
        rows=rows,
        practice=True,
        monsters=sum(row.count(MONSTER) for row in rows),
    )
    config = setup.config()
    luck = {stream(STREAMS[one.die], one.seat - 1): one.numbers for one in start.luck}
    state = deal(config, LoadedRandom(start.seed, {}))
    state.source = LoadedRandom(start.seed, luck)
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
    begin_sight(state)
    rules = Rules()
    rules.load(config, rules.dump(state))  # raises for impossible states
    return PreparedMatch(rules, config, state, setup.title(), rules.parse)


def _people(state: State, players: Sequence[LessonCharacter]) -> None:
    state.strength = tuple(player.strength for player in players)
    state.intelligence = tuple(player.intelligence for player in players)
    state.health = [player.health for player in players]
    state.hits = [player.hits for player in players]
    state.weapons = [_gear(player.weapons) for player in players]
    state.shields = [_gear(player.shields) for player in players]


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
