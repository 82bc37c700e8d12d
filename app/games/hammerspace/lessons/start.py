"""The start of a Hammerspace lesson: the players' cards, and the tops of the decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import ClassVar, Final

from pydantic import Field
from typing_extensions import override

from app.content.generic_setup import repository_of
from app.games.hammerspace.match_setup import HammerspaceContent
from app.lessons.loaded_dice import LoadedRandom, stacked
from app.lessons.models import Lesson, LessonStart
from engines.hammerspace import events
from engines.hammerspace.actions import DROP, WORDS
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.config import Config
from engines.hammerspace.effects import events as effect_events
from engines.hammerspace.options import Options
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import CHARACTERS, HIDING, NO_CARD, State
from engines.hammerspace.streams import (
    AMOUNT_DICE,
    ATTACK_DIE,
    CONDITION_DIE,
    DEFENCE_DIE,
    MONSTER_DICE,
    START_DICE,
)
from engines.kernel.decks import SchemaModel
from engines.kernel.streams import stream

DECK: Final = "loaded"


class HammerspaceLessonPlayer(SchemaModel):
    """A player: life, the ids of the four cards, the kept characters, and the face-down slot."""

    life: int = Field(default=30, ge=1, le=200)
    cards: tuple[str, str, str, str]
    characters: tuple[str, ...] = Field(default=(), max_length=2)
    down: int = Field(default=0, ge=0, le=SLOTS, description="the slot face down, 0 for none")


class HammerspaceStart(LessonStart):
    """The start of a lesson. `deck` and `monsters` are the top cards of the piles, the topmost
    first. The seat `first` begins its turn; with a `set_up` (HAM-2), seat 1 first turns a card
    down. The `luck` named "monster" is that of its keeper's two dice."""

    DICE: ClassVar[Mapping[str, int]] = {
        "start": START_DICE,
        "attack": ATTACK_DIE,
        "defence": DEFENCE_DIE,
        "condition": CONDITION_DIE,
        "amount": AMOUNT_DICE,
        "monster": MONSTER_DICE,
    }

    players: tuple[HammerspaceLessonPlayer, ...] = Field(min_length=2, max_length=6)
    deck: tuple[str, ...] = ()
    monsters: tuple[str, ...] = ()
    timer: int | None = Field(default=None, ge=0, description="turns until a monster comes")
    set_up: bool = False
    first: int = Field(default=1, ge=1, le=6)
    options: Options = Options()


class HammerspaceLesson(Lesson):
    GAME: ClassVar[str] = "hammerspace"
    WORDS: ClassVar[frozenset[str]] = frozenset(word.partition(" ")[0] for word in WORDS)

    start: HammerspaceStart

    @classmethod
    @override
    def events(cls) -> Sequence[ModuleType]:
        return (events, effect_events)

    @override
    def content(self) -> HammerspaceContent:
        return _content()

    @override
    def first_state(self, rules: Rules, config: Config) -> State:
        start = self.start
        # The highest roll starts (HAM-5).
        rolls = {
            stream(START_DICE, seat): (5, 5) if seat + 1 == start.first else (0, 0)
            for seat in range(config.seats)
        }
        state = rules.deal(config, LoadedRandom(start.seed, rolls))
        if not start.set_up:
            _set_up(rules, state)
        _place_cards(state, start)
        return state


@cache
def _content() -> HammerspaceContent:
    """Return the deck of all lessons, cached so that a repeated lesson starts at once."""
    return HammerspaceContent(repository_of("hammerspace").shipped(DECK))


def _set_up(rules: Rules, state: State) -> None:
    """Complete the set-up: no seat hides a card, and each keeps two characters, which
    `_place_cards` replaces."""
    while state.phase in (HIDING, CHARACTERS):
        rules.apply(state, 0 if state.phase == HIDING else DROP)


def _place_cards(state: State, start: HammerspaceStart) -> None:
    cards = state.config.cards
    main = {card.id: index for index, card in enumerate(cards.main)}
    characters = {card.id: index for index, card in enumerate(cards.characters)}
    monsters = {card.id: index for index, card in enumerate(cards.monsters)}
    for seat, player in enumerate(start.players):
        state.life[seat] = player.life
        first = SLOTS * seat
        state.slots[first : first + SLOTS] = [main[name] for name in player.cards]
        state.down[seat] = 1 << player.down - 1 if player.down else 0
        kept = [characters[name] for name in player.characters]
        state.characters[2 * seat : 2 * seat + 2] = [*kept, NO_CARD, NO_CARD][:2]
    dealt = {card for card in state.slots if card != NO_CARD}
    state.deck = stacked(range(len(cards.main)), dealt, [main[name] for name in start.deck])
    state.pile = []
    if state.config.parameters.characters:
        used = {card for card in (*state.characters, *state.offered) if card != NO_CARD}
        state.character_deck = stacked(range(len(cards.characters)), used, ())
        state.character_pile = []
    if state.config.parameters.monsters:
        front = [monsters[name] for name in start.monsters]
        state.monster_deck = stacked(range(len(cards.monsters)), set(), front)
        state.timer = state.timer if start.timer is None else start.timer
