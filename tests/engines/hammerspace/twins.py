"""Two games that are the same to everybody but the few that know a card, which is another in each.

The keeper of the secret was dealt another card in each game and lays it face down (HAM-2), and one
of the characters that it is offered differs, which it drops (HAM-4). All decisions are alike.
Whatever anybody else is told or shown must be equal in both to the last byte, and so must be what
bots and odds make of it, until the card is shown or comes to who looks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engines.hammerspace.actions import DOWN, DROP, PLAY, UP
from engines.hammerspace.bots import BOTS, HINTS
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.config import OFFERED, Config
from engines.hammerspace.odds import defences, preview
from engines.hammerspace.phases import refresh
from engines.hammerspace.state import CHARACTERS, HIDING, PLAYING
from engines.hammerspace.view import View
from engines.kernel.events import OVER, SPECTATOR, Emit, Event, may_see
from engines.kernel.streams import CheapSource, KeyedSource
from engines.kernel.weighing import weigh
from tests.engines.bytewise import as_bytes
from tests.engines.hammerspace.table import RULES
from tests.engines.quick import sometimes
from tests.helpers.thinned import is_whole

UNREACHED: Final = 10
"""Cards that stay in the deck: the one exchanged at its bottom, and more than a decision draws."""
ODDS_EVERY: Final = 4
"""Odds are compared once in so many decisions: they take longer than all the rest."""
SECRET: Final = 2
"""The slot of the keeper's other card, and the place of its other character."""

WEIGHED_EVERY: Final = 12 if is_whole() else 60
"""What the question before a costly choice knows is compared once in so many decisions."""


class Leak(AssertionError):
    """Somebody could tell the games apart."""


class Twins:
    """A pair of games of one deal. `heard` counts the kinds of events that others were told."""

    def __init__(self, config: Config, seed: int, keeper: int = 0) -> None:
        self.config = config.public()
        self.keeper = keeper
        self.choices = CheapSource(f"choices {seed}")
        self.states = tuple(RULES.deal(config, KeyedSource(f"twins {seed}")) for _ in range(2))
        self.told: tuple[list[Event], list[Event]] = ([], [])
        self.then: tuple[list[tuple[int, View]], list[tuple[int, View]]] = ([], [])
        self.heard: Counter[str] = Counter()
        other, place = self.states[1], SLOTS * keeper + SECRET
        other.slots[place], other.deck[0] = other.deck[0], other.slots[place]
        refresh(other)
        self.cards = tuple(state.slots[place] for state in self.states)
        if other.character_deck:
            offered, deck = -OFFERED * keeper - SECRET - 1, other.character_deck
            deck[0], deck[offered] = deck[offered], deck[0]

    def play(self, plies: int) -> int:
        """Play at most so many decisions; how many it were. Raises `Leak`.

        It ends when the card is shown, and before the one at the bottom of the deck is drawn.
        """
        self.compare(-1)
        for ply in range(plies):
            if self.states[0].seat == OVER or len(self.states[0].deck) <= UNREACHED:
                return ply
            if not self.decide() or self.place() < 0:
                return ply
            self.compare(ply)
        return plies

    def place(self) -> int:
        """Where the secret card lies face down, or is dealt and not yet shown; -1 if nowhere."""
        one, other = (
            state.slots.index(card) if card in state.slots else -1
            for state, card in zip(self.states, self.cards, strict=True)
        )
        state = self.states[0]
        unshown = state.phase == HIDING and state.seat <= self.keeper
        lies = one >= 0 and (unshown or state.down[one // SLOTS] >> one % SLOTS & 1)
        return one if one == other and lies else -1

    def decide(self) -> bool:
        """One decision in both games; False if there is none that keeps the secret."""
        one, other = self.states
        action = self.choice([action for action in one.legal if action in other.legal])
        if action < 0:
            return False
        for number, state in enumerate(self.states):
            RULES.apply(state, action, self.hear(number))
        return True

    def hear(self, number: int) -> Emit:
        """Listen to one of the games: what is told, and what each that may hear it sees then."""
        state = self.states[number]

        def emit(event: Event) -> None:
            self.told[number].append(event)
            for seat in range(SPECTATOR, self.config.seats):
                if may_see(event, seat):
                    self.then[number].append((seat, RULES.view(state, seat)))

        return emit

    def choice(self, common: list[int]) -> int:
        """What the keeper keeps to itself stays so; everything else is left to chance."""
        state = self.states[0]
        if state.seat == self.keeper and state.phase == HIDING:
            return DOWN + SECRET
        if state.seat == self.keeper and state.phase == CHARACTERS:
            return DROP + SECRET
        seat, slot = divmod(self.place(), SLOTS)
        if state.seat == seat and len(common) > 1:
            common = [action for action in common if action != UP + slot]
        return common[self.choices.below(0, len(common))] if common else -1

    def knows(self, seat: int) -> bool:
        """Whether a seat may tell the games apart: the keeper, which knows what it dropped, who has
        the card, and whom an effect showed it."""
        place, state = self.place(), self.states[0]
        known = seat >= 0 and state.seen[place] >> seat & 1
        return seat == self.keeper or seat == place // SLOTS or bool(known)

    def compare(self, ply: int) -> None:
        """Raises `Leak` unless all others are told and shown the same, byte by byte."""
        for seat in range(SPECTATOR, self.config.seats):
            if not self.knows(seat):
                self.equal(f"seat {seat} hears", [self.feed(told, seat) for told in self.told])
                seen = [[view for at, view in then if at == seat] for then in self.then]
                self.equal(f"seat {seat} sees as it hears", seen)
                self.compare_views(seat, ply)
        self.heard.update(type(e).__name__ for e in self.told[0] if may_see(e, SPECTATOR))
        for told, then in zip(self.told, self.then, strict=True):
            told.clear()
            then.clear()

    def feed(self, told: list[Event], seat: int) -> bytes:
        """What a seat was told, as bytes."""
        return as_bytes([event.to_data() for event in told if may_see(event, seat)])

    def compare_views(self, seat: int, ply: int) -> None:
        """The views of a seat, and if it decides, what its bots do and what its odds are."""
        views = [RULES.view(state, seat) for state in self.states]
        self.equal(f"seat {seat} sees", [as_bytes(view.to_data()) for view in views])
        self.equal(f"seat {seat} reads", [RULES.encode(self.config, view) for view in views])
        self.equal(f"seat {seat} is at", [RULES.view_key(view) for view in views])
        if seat == SPECTATOR or seat != self.states[0].seat:
            return
        for name, bot in sometimes(BOTS, ply).items():
            self.equal(f"{name} decides", [bot(self.config, view, ply) for view in views])
        if ply % WEIGHED_EVERY == 0:
            worth = [weigh(HINTS, self.config, view, view.legal, ply, 1) for view in views]
            self.equal("decisions are worth", worth)
        self.equal("a defence is", [defences(self.config, view) for view in views])
        if views[0].phase == PLAYING and ply % ODDS_EVERY == 0:
            slot = (views[0].legal[-1] - PLAY) % SLOTS
            self.equal("the odds are", [preview(self.config, view, slot) for view in views])

    @staticmethod
    def equal(what: str, found: Sequence[object]) -> None:
        """Raises `Leak` if they differ."""
        if any(one != other for one, other in pairwise(found)):
            raise Leak(f"{what} {found}")
