"""The start of a lesson of the Descent: a floor drawn by hand, its monsters and its gifts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Annotated, ClassVar

from pydantic import AfterValidator, Field
from typing_extensions import override

from app.games.irrgarten.descent.match_setup import DescentContent
from app.games.irrgarten.descent.repository import DescentRepository
from app.lessons.loaded_dice import LoadedRandom
from app.lessons.models import Lesson, LessonStart
from engines.irrgarten import events as race_events
from engines.irrgarten.descent import events
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.floor import Floor
from engines.irrgarten.descent.options import Options
from engines.irrgarten.descent.plan import PLAIN
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.state import State
from engines.irrgarten.descent.streams import COMBAT
from engines.irrgarten.descent.things import (
    HEALTH,
    INTELLIGENCE,
    MEAL,
    STRENGTH,
    Thing,
    gear_thing,
    points,
)
from engines.irrgarten.grid import grid_flaws, rows_of
from engines.irrgarten.labyrinth import DIRECTIONS, FREE, MONSTER, START, Labyrinth
from engines.irrgarten.options import Level
from engines.kernel.decks import SchemaModel, flawed

LEARNER, GUARDIAN = "1", "G"
"""The signs in a grid of the learner's start and of the guardian, besides the labyrinth's own."""
POINTS = {"meal": MEAL, "health": HEALTH, "strength": STRENGTH, "intelligence": INTELLIGENCE}


def _grid(grid: str) -> str:
    flaws = grid_flaws(grid.replace(LEARNER, START).replace(GUARDIAN, MONSTER))
    if flaws:
        raise flawed(flaws)
    return grid


class LessonThing(SchemaModel):
    """A weapon or shield of the shipped gear by its id, or points: one of the fields."""

    gear: str = ""
    meal: int = Field(default=0, ge=0, le=20)
    health: int = Field(default=0, ge=0, le=20)
    strength: Level = 0
    intelligence: Level = 0

    def thing(self, config: Config) -> Thing:
        """Return it as a thing. Raise `LookupError` for gear that is in no file."""
        if self.gear:
            numbers = {card.id: number for number, card in enumerate(config.gear)}
            return gear_thing(config.gear, numbers[self.gear])
        kind = next(kind for kind in POINTS if getattr(self, kind))
        return points(POINTS[kind], getattr(self, kind))


class LessonFoe(SchemaModel):
    """A monster of the shipped decks by its id, as strong as on the first floor."""

    card: str
    prize: LessonThing


class LessonCharacter(SchemaModel):
    """The learner, with the strength and health of any first floor."""


class DescentStart(LessonStart):
    """The start. In the `grid` are `1`, `G`, `M` and `E`; the `guardian` is `G`, `monsters` are `M`
    in reading order. The `luck` of combats are the dice of both sides, in thousandths."""

    DICE: ClassVar[Mapping[str, int]] = {"combat": COMBAT}
    LOWEST: ClassVar[int] = 0

    grid: Annotated[str, AfterValidator(_grid)]
    players: tuple[LessonCharacter, ...] = (LessonCharacter(),)
    guardian: LessonFoe
    monsters: tuple[LessonFoe, ...] = ()
    gifts: tuple[LessonThing, ...] = Field(min_length=1, max_length=3)
    options: Options = Options()


class DescentLesson(Lesson):
    GAME: ClassVar[str] = "descent"
    WORDS: ClassVar[frozenset[str]] = frozenset((*DIRECTIONS, "gift", "climb", "leave"))

    start: DescentStart

    @classmethod
    @override
    def events(cls) -> Sequence[ModuleType]:
        return race_events, events

    @override
    def content(self) -> DescentContent:
        return _content()

    @override
    def first_state(self, rules: Rules, config: Config) -> State:
        start = self.start
        state = rules.deal(config, LoadedRandom(start.seed, {}))
        floor = state.floor = _floor(start, config)
        state.foe_health = list(floor.foe_health)
        state.foe_prize = [(prize,) for prize in floor.foe_prize]
        state.foe_coins = [0] * len(floor.foe_prize)
        state.gifts = list(floor.gifts)
        state.square = list(floor.starts)
        state.bell = -(-floor.par * config.parameters.bell // 100)
        state.limit = floor.farthest
        return state


@cache
def _content() -> DescentContent:
    """Return what lessons are played with, cached so that a repeated lesson starts at once."""
    repository = DescentRepository()
    gear = repository.gear()
    if gear is None:
        raise LookupError("gear")
    return DescentContent(repository.decks(), gear)


def _floor(start: DescentStart, config: Config) -> Floor:
    """Return the floor of a lesson. Raise `LookupError` for a card that is in no deck."""
    rows = rows_of(start.grid)
    plan = [
        "".join(FREE if sign in (LEARNER, GUARDIAN, MONSTER) else sign for sign in row)
        for row in rows
    ]
    board = Labyrinth.from_rows(plan)
    squares: dict[str, list[int]] = {}
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            squares.setdefault(sign, []).append(board.square(x, y))
    numbers = {card.id: number for number, card in enumerate(config.cards)}
    foes = (start.guardian, *start.monsters)
    cards = tuple(numbers[foe.card] for foe in foes)
    found = [config.cards[number] for number in cards]
    return Floor(
        number=1,
        kind=PLAIN,
        board=board,
        exits=(board.exit,),
        starts=tuple(squares[LEARNER]),
        foe_square=(*squares[GUARDIAN], *squares.get(MONSTER, ())),
        foe_card=cards,
        foe_strength=tuple(card.strength + config.depth_bonus for card in found),
        foe_intelligence=tuple(card.intelligence + config.depth_bonus for card in found),
        foe_health=tuple(card.health for card in found),
        foe_prize=tuple(foe.prize.thing(config) for foe in foes),
        gifts=tuple(gift.thing(config) for gift in start.gifts),
    )
