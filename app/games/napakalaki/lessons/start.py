"""The start of a Napakalaki lesson: the players' cards, and the tops of the decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import ClassVar, Final

from pydantic import Field
from typing_extensions import override

from app.content.generic_setup import repository_of
from app.games.napakalaki.match_setup import NapakalakiContent
from app.lessons.loaded_dice import stacked
from app.lessons.models import Lesson, LessonStart
from engines.kernel.decks import SchemaModel
from engines.napakalaki import events
from engines.napakalaki.actions import COUNTED, MOST_DOORS, MOST_GRUDGES, VERBS, WORDS
from engines.napakalaki.config import Config
from engines.napakalaki.options import Options
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import SALES, START, State
from engines.napakalaki.streams import ESCAPE_DIE, START_DIE

DECK: Final = "base"


class NapakalakiLessonPlayer(SchemaModel):
    """A player: level, treasures by their ids, and grudges (NAP-37)."""

    level: int = Field(default=1, ge=1, le=9)
    equipped: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    grudges: int = Field(default=0, ge=0, le=MOST_GRUDGES)


class NapakalakiLessonDoor(SchemaModel):
    """A monster that waits in the corridor, and the treasures under it (NAP-34, NAP-35)."""

    monster: str
    under: tuple[str, ...] = ()


class NapakalakiStart(LessonStart):
    """The start. `treasures` and `monsters` are on top of their decks, the first one first. The
    first seat plays first, at its sales, or with its starting roll if it `rolls` (NAP-10). The
    `corridor` begins with the monster that waits longest."""

    DICE: ClassVar[Mapping[str, int]] = {"start": START_DIE, "escape": ESCAPE_DIE}

    players: tuple[NapakalakiLessonPlayer, ...] = Field(min_length=2, max_length=6)
    treasures: tuple[str, ...] = ()
    monsters: tuple[str, ...] = ()
    rolls: bool = False
    corridor: tuple[NapakalakiLessonDoor, ...] = Field(default=(), max_length=MOST_DOORS)
    options: Options = Options()


class NapakalakiLesson(Lesson):
    """A lesson of Napakalaki. Decisions name treasures by their ids: `equip colander`."""

    GAME: ClassVar[str] = "napakalaki"
    WORDS: ClassVar[frozenset[str]] = frozenset((*WORDS, *VERBS, *COUNTED))

    start: NapakalakiStart

    @classmethod
    @override
    def events(cls) -> Sequence[ModuleType]:
        return (events,)

    @override
    def content(self) -> NapakalakiContent:
        return _content()

    @override
    def first_state(self, rules: Rules, config: Config) -> State:
        start, number = self.start, _treasures(config)
        foe = {card.id: at for at, card in enumerate(config.monsters)}
        state = rules.new(config, start.seed)
        state.level = [player.level for player in start.players]
        state.equipped = [sorted(number[name] for name in one.equipped) for one in start.players]
        state.hidden = [sorted(number[name] for name in one.hidden) for one in start.players]
        state.seat, state.turn, state.phase = 0, 1, START if start.rolls else SALES
        state.turn_seat = state.seat
        state.unrolled = [int(start.rolls)] + [0] * (config.seats - 1)
        state.early = int(start.rolls or config.parameters.equip_before_combat)
        dealings = state.dealings
        dealings.grudges = [player.grudges for player in start.players]
        dealings.corridor = [foe[door.monster] for door in start.corridor]
        dealings.under = [[number[name] for name in door.under] for door in start.corridor]
        dealings.bites = [int(bool(door.under)) for door in start.corridor]
        places = (*state.equipped, *state.hidden, *dealings.under)
        held = {card for cards in places for card in cards}
        state.treasures = stacked(state.treasures, held, [number[name] for name in start.treasures])
        waiting = set(dealings.corridor)
        state.monsters = stacked(state.monsters, waiting, [foe[name] for name in start.monsters])
        return state

    @override
    def parser(self, rules: Rules, config: Config) -> Callable[[str], int]:
        number = _treasures(config)

        def parse(word: str) -> int:
            verb, _, card = word.partition(" ")
            return rules.parse(f"{verb} {number[card]}" if card in number else word)

        return parse


@cache
def _content() -> NapakalakiContent:
    """Return the deck of all lessons, cached so that a repeated lesson starts at once."""
    return NapakalakiContent(repository_of("napakalaki").shipped(DECK))


def _treasures(config: Config) -> dict[str, int]:
    """Return the numbers of the treasures by their ids."""
    return {card.id: number for number, card in enumerate(config.treasures)}
