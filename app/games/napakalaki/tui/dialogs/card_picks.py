"""Cards picked one after the other, and the game as it would be after them. No widgets.

Each pick is the rules' own step on a copy of the game made from the seat's view: losses without a
choice, parts cut to the remaining cards (NAP-16) and taken places (NAP-6) come out as in the real
decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy

from engines.kernel.events import Event
from engines.kernel.streams import CheapSource
from engines.napakalaki.config import Config
from engines.napakalaki.determinize import determinize
from engines.napakalaki.events import Lost
from engines.napakalaki.grudges import power_of
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import State
from engines.napakalaki.view import View

RULES = Rules()
Cards = tuple[int, ...]


class CardPicks:
    """The picks of the view's seat; `action` gives the decision of a card.

    `state` is the game after them, `events` the events of the picks."""

    def __init__(self, config: Config, view: View, action: Callable[[int], int]) -> None:
        self.config = config
        self.seat = view.seat
        self.phase = view.phase
        self.action = action
        self.start = determinize(config, view, CheapSource(0))
        self.picks: list[int] = []
        self.state = self.start
        self.events: list[Event] = []

    # -- picks

    def take(self, cards: Iterable[int]) -> None:
        """Replace the picks by these, as far as the rules allow each."""
        self.picks, self.events = [], []
        self.state = RULES.clone(self.start)
        for card in cards:
            if self.open(card):
                RULES.apply(self.state, self.action(card), self.events.append)
                self.picks.append(card)

    def toggle(self, card: int) -> bool:
        """Pick a card or take it back. Return False if it can't be picked.

        Picks after one that is taken back stay as far as the rules still allow them."""
        if card in self.picks:
            self.take([other for other in self.picks if other != card])
            return True
        if not self.open(card):
            return False
        self.take([*self.picks, card])
        return True

    def undo(self) -> None:
        self.take(self.picks[:-1])

    # -- effects

    def open(self, card: int) -> bool:
        return self.choosing and self.action(card) in self.state.legal

    def fits(self, pick: int, card: int) -> bool:
        """Whether a card could be picked after another one alone."""
        other = copy(self)
        other.take([pick])
        return other.open(card)

    @property
    def choosing(self) -> bool:
        return self.state.seat == self.seat and self.state.phase == self.phase

    @property
    def actions(self) -> Cards:
        return tuple(map(self.action, self.picks))

    @property
    def forced(self) -> Cards:
        """Cards that the picks lose without a choice (NAP-16)."""
        lost = [event.card for event in self.events if isinstance(event, Lost)]
        return tuple(card for card in lost if card not in self.picks)

    @property
    def level(self) -> int:
        return self.state.level[self.seat]

    @property
    def power(self) -> int:
        """The seat's combat level after the picks (NAP-13)."""
        return self.power_of(self.state)

    @property
    def hand(self) -> int:
        return len(self.state.hidden[self.seat])

    def after(self, *actions: int) -> tuple[State, list[Event]]:
        """The game after the picks and more decisions, and the events of those."""
        state, events = RULES.clone(self.state), list[Event]()
        for action in actions:
            RULES.apply(state, action, events.append)
        return state, events

    def without(self, card: int) -> CardPicks:
        other = copy(self)
        other.take([pick for pick in self.picks if pick != card])
        return other

    def power_of(self, state: State) -> int:
        """The seat's combat level in a state (NAP-13)."""
        return power_of(state, self.seat)
