"""Two games that are the same to everybody but one seat, which holds other cards in each.

What the keeper of the secret draws differs, and so do the decks; its decisions are alike as far as
others can see, and what it does in private is not. Whatever another seat or a spectator is told or
shown must be equal in both to the last byte, and so must be what bots and odds make of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engines.kernel.events import OVER, SPECTATOR, Emit, Event, may_see
from engines.kernel.streams import CheapSource, KeyedSource
from engines.kernel.weighing import weigh
from engines.napakalaki.actions import BACK, BUY, FIRST_CARD, FIRST_DEAL, SELL, card_of, verb_of
from engines.napakalaki.bots import BOTS, HINTS
from engines.napakalaki.config import Config
from engines.napakalaki.events import Died, Lost, TollPaid, TreasuresBrought
from engines.napakalaki.odds import outcomes
from engines.napakalaki.state import SALES
from engines.napakalaki.view import View
from tests.engines.bytewise import as_bytes
from tests.engines.napakalaki.helpers import RULES
from tests.engines.quick import sometimes
from tests.helpers.thinned import is_whole

SECRETS: Final = 3
"""Cards of the keeper's hand that are others in its twin: fewer than it may keep (NAP-7)."""
UNREACHED: Final = SECRETS + 6
"""Cards that stay in the deck: those exchanged, and as many as one decision may draw."""

WEIGHED_EVERY: Final = 12 if is_whole() else 60
"""What the question before a costly choice knows is compared once in so many decisions."""


class Leak(AssertionError):
    """Somebody could tell the games apart."""


class Twins:
    """A pair of games of one deal; `keeper` is the seat with other cards in each.

    The twin gets cards from the bottom of its deck, which nobody reaches. `heard` counts the kinds
    of events that others were told, `secret` are the cards that differ.
    """

    def __init__(self, config: Config, seed: int, keeper: int = 0) -> None:
        self.config = config.public()
        self.keeper = keeper
        self.choices = CheapSource(f"choices {seed}")
        self.states = tuple(RULES.deal(config, KeyedSource(f"twins {seed}")) for _ in range(2))
        self.told: tuple[list[Event], list[Event]] = ([], [])
        self.then: tuple[list[tuple[int, View]], list[tuple[int, View]]] = ([], [])
        self.secret: set[int] = set()
        self.heard: Counter[str] = Counter()

    def play(self, plies: int) -> int:
        """Play at most so many public decisions; how many it were. Raises `Leak`.

        It ends before the cards at the bottom are drawn, and when the keeper has to show what
        differs.
        """
        state = self.states[0]
        for ply in range(plies):
            if state.seat == OVER or len(state.treasures) <= UNREACHED or not self.decide():
                return ply
            if self.shown():
                return ply
            self.compare(ply)
        return plies

    def decide(self) -> bool:
        """One decision in both games, or a whole sale of the keeper; whether there was any."""
        one, other = self.states
        keeping = one.seat == self.keeper
        if keeping and one.phase == SALES:
            self.whisper()
            if cards := self.saleable():
                self.sell(cards)
                return True
        common = [a for a in one.legal if a in other.legal and card_of(a) not in self.secret]
        if keeping:
            common = [a for a in common if verb_of(a) != SELL]
        if not common:
            return False
        self.step(common[self.choices.below(0, len(common))])
        return True

    def whisper(self) -> None:
        """Cards are picked and taken back, in each game as often as it likes: the keeper's own
        affair (NAP-11)."""
        for number in range(2):
            for _ in range(self.choices.below(0, 3)):
                picks = [a for a in self.states[number].legal if verb_of(a) == SELL]
                if picks:
                    self.apply(number, picks[self.choices.below(0, len(picks))])
                    self.apply(number, BACK)

    def saleable(self) -> list[int]:
        """Cards that are the same in both games and buy a level, or none."""
        seat, parameters = self.keeper, self.config.parameters
        held = [state.equipped[seat] + state.hidden[seat] for state in self.states]
        cards: list[int] = []
        for card in sorted({*held[0]} & {*held[1]} - self.secret):
            cards.append(card)
            if sum(self.config.gold[c] for c in cards) >= parameters.level_price:
                legal = self.states[0].legal
                return cards if self.config.sell[cards[0]] in legal else []
        return []

    def sell(self, cards: list[int]) -> None:
        """A sale; the twin picks its cards in another order."""
        for number, order in enumerate((cards, cards[::-1])):
            for card in order:
                self.apply(number, self.config.sell[card])
            self.apply(number, BUY)

    def step(self, action: int) -> None:
        """The decision in both games; what the keeper draws by it differs."""
        one, other = self.states
        seat, before = one.seat, len(one.treasures)
        # In another's turn, and after a deal, others draw too.
        alone = seat == one.turn_seat == self.keeper and not FIRST_DEAL <= action < FIRST_CARD
        self.apply(0, action)
        # What a monster brings is for all to see (NAP-44), and comes first.
        brought = (event for event in self.told[0] if isinstance(event, TreasuresBrought))
        before -= sum(len(event.cards) for event in brought)
        for place in range(len(one.treasures), before) if alone else ():
            low = len(self.secret) // 2
            if low < SECRETS:
                deck = other.treasures
                self.secret |= {deck[low], deck[place]}
                deck[low], deck[place] = deck[place], deck[low]
        self.apply(1, action)

    def apply(self, number: int, action: int) -> None:
        """A decision in one of the games."""
        RULES.apply(self.states[number], action, self.hear(number))

    def hear(self, number: int) -> Emit:
        """Listen to one of the games: what is told, and what each that may hear it sees then."""
        state = self.states[number]

        def emit(event: Event) -> None:
            self.told[number].append(event)
            for seat in range(SPECTATOR, self.config.seats):
                if may_see(event, seat):
                    self.then[number].append((seat, RULES.view(state, seat)))

        return emit

    def shown(self) -> bool:
        """Whether the keeper lost what differs, paid a toll with it, or had a choice in one of the
        games alone: that is for all to see, and the games go different ways (NAP-16, NAP-20,
        NAP-44)."""
        seen = Lost | Died | TollPaid
        lost = [[e for e in told if isinstance(e, seen)] for told in self.told]
        dues = [state.due for state in self.states]
        return lost[0] != lost[1] or dues[0] != dues[1]

    def compare(self, ply: int) -> None:
        """Raises `Leak` unless all others are told and shown the same, byte by byte."""
        for seat in range(SPECTATOR, self.config.seats):
            if seat != self.keeper:
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
        if seat != self.states[0].seat:
            return
        for name, bot in sometimes(BOTS, ply).items():
            self.equal(f"{name} decides", [bot(self.config, view, ply) for view in views])
        if ply % WEIGHED_EVERY == 0:
            worth = [weigh(HINTS, self.config, view, view.legal, ply, 1) for view in views]
            self.equal("decisions are worth", worth)
        action = views[0].legal[-1]
        self.equal("the odds are", [outcomes(self.config, view, action) for view in views])

    @staticmethod
    def equal(what: str, found: Sequence[object]) -> None:
        """Raises `Leak` if they differ."""
        if any(one != other for one, other in pairwise(found)):
            raise Leak(f"{what} {found}")
