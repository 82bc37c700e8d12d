"""The start of a Napakalaki lesson: the players' cards, and the tops of the decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import ClassVar, Final, Literal

from pydantic import Field
from typing_extensions import override

from app.games.napakalaki.match_setup import NapakalakiSetup
from app.games.napakalaki.repository import NapakalakiRepository
from app.lessons.loaded_dice import LoadedRandom
from app.lessons.models import Lesson, LessonStart
from app.lessons.prepared import PreparedMatch, stacked
from app.match.seats import Seat
from engines.kernel.decks import DeckModel
from engines.kernel.streams import stream
from engines.napakalaki import events
from engines.napakalaki.actions import VERBS, WORDS
from engines.napakalaki.deck import Deck
from engines.napakalaki.options import Options
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import SALES, START
from engines.napakalaki.turns import ESCAPE_DIE, START_DIE

DECK: Final = "base"
DICE: Final = {"start": START_DIE, "escape": ESCAPE_DIE}


class NapakalakiLessonPlayer(DeckModel):
    """A player: level, and treasures by their ids."""

    level: int = Field(default=1, ge=1, le=9)
    equipped: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()


class NapakalakiDice(DeckModel):
    """The first faces of a die, of the seat from 1."""

    die: Literal["start", "escape"]
    seat: int = Field(default=1, ge=1, le=6)
    faces: tuple[int, ...] = Field(min_length=1)


class NapakalakiStart(LessonStart):
    """The start. `treasures` and `monsters` are on top of their decks, the first one first. The
    first seat plays first, at its sales, or with its starting roll if it `rolls` (NAP-10)."""

    players: tuple[NapakalakiLessonPlayer, ...] = Field(min_length=2, max_length=6)
    treasures: tuple[str, ...] = ()
    monsters: tuple[str, ...] = ()
    rolls: bool = False
    options: Options = Options()
    luck: tuple[NapakalakiDice, ...] = ()


class NapakalakiLesson(Lesson):
    """A lesson of Napakalaki. Decisions name treasures by their ids: `equip colander`."""

    GAME: ClassVar[str] = "napakalaki"
    WORDS: ClassVar[frozenset[str]] = frozenset((*WORDS, *VERBS))

    start: NapakalakiStart

    @classmethod
    @override
    def events(cls) -> Sequence[ModuleType]:
        return (events,)


MODEL = NapakalakiLesson


@cache
def _deck() -> Deck:
    """Return the deck of all lessons, cached so that a repeated lesson starts at once."""
    return NapakalakiRepository().shipped(DECK)


def prepare(lesson: NapakalakiLesson, seats: tuple[Seat, ...]) -> PreparedMatch:
    """Return the match that a lesson starts with. Raises `DeckError`, `BadSetup`, `BadState`, and
    `KeyError` for a card that the deck does not have."""
    start = lesson.start
    deck = _deck()
    setup = NapakalakiSetup(
        seats[: len(start.players)], start.seed, start.options, deck, practice=True
    )
    config = setup.config()
    rules = Rules()
    state = rules.new(config, start.seed)
    number = {card.id: at for at, card in enumerate(config.treasures)}
    foe = {card.id: at for at, card in enumerate(config.monsters)}
    state.level = [player.level for player in start.players]
    state.equipped = [sorted(number[name] for name in one.equipped) for one in start.players]
    state.hidden = [sorted(number[name] for name in one.hidden) for one in start.players]
    state.seat, state.turn, state.phase = 0, 1, START if start.rolls else SALES
    state.unrolled = [int(start.rolls)] + [0] * (config.seats - 1)
    state.early = int(start.rolls)
    held = {card for cards in (*state.equipped, *state.hidden) for card in cards}
    state.treasures = stacked(state.treasures, held, [number[name] for name in start.treasures])
    state.monsters = stacked(state.monsters, set(), [foe[name] for name in start.monsters])
    luck = {
        stream(DICE[one.die], one.seat - 1): [face - 1 for face in one.faces] for one in start.luck
    }
    checked = rules.load(config, rules.dump(state))
    checked.source = LoadedRandom(start.seed, luck)
    return PreparedMatch(
        rules, config, checked, setup.title(), lambda word: _action(rules, number, word)
    )


def _action(rules: Rules, number: Mapping[str, int], word: str) -> int:
    verb, _, card = word.partition(" ")
    return rules.parse(f"{verb} {number[card]}" if card in number else word)
