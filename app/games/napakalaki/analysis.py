"""Statistics of Napakalaki matches: levels, win chances, dice and cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from app.analysis.analyst import ProgressMeasure
from app.analysis.luck import LuckEntry, draws
from app.analysis.recording_random import Drawn
from engines.kernel.events import Event
from engines.kernel.streams import Source
from engines.napakalaki.actions import DRAW
from engines.napakalaki.config import Config, combat_level
from engines.napakalaki.events import (
    MONSTERS,
    EscapeRolled,
    Faced,
    GrabRolled,
    Met,
    ReceivedCards,
    Reshuffled,
    StartRolled,
)
from engines.napakalaki.fighting import DIE
from engines.napakalaki.odds import ESCAPE
from engines.napakalaki.phases import STARTING_TREASURES
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import State

START, BEATEN, ESCAPES, GOLD, BONUS = "start", "beaten", "escapes", "gold", "bonus"

GRAB = 1 / DIE
"""The chance to escape with a treasure (NAP-40)."""
_STARTS = sum(STARTING_TREASURES) / len(STARTING_TREASURES)
_START_VARIANCE = sum((n - _STARTS) ** 2 for n in STARTING_TREASURES) / len(STARTING_TREASURES)
"""NAP-10: the mean and the variance of the starting roll."""


class NapakalakiAnalyst:
    """The Napakalaki side of the protocol `app.analysis.analyst.Analyst`."""

    luck_words: ClassVar[Sequence[str]] = (START, BEATEN, ESCAPES, GOLD, BONUS)

    def __init__(self, config: Config) -> None:
        self.config = config
        self.figure = ProgressMeasure("level", least=1, most=config.parameters.winning_level)
        self._rules = Rules()
        self._beaten = 0.0
        self._drew = False
        self._treasures: list[int] = []
        self._pile: list[int] = []

    def deal(self, source: Source) -> State:
        return self._rules.deal(self.config, source)

    def progress(self, state: State) -> tuple[int, ...]:
        """The levels (NAP-2)."""
        return tuple(state.level)

    def before(self, state: State, action: int) -> None:
        """Before a monster is drawn, note the chance to beat it. The deck's content is certain,
        since every card that left it was seen. A monster of the corridor is no luck (NAP-36)."""
        self._drew = action == DRAW
        if self._drew:
            seat, foes = state.turn_seat, state.monsters or state.monster_pile
            power = combat_level(self.config, state.level[seat], state.equipped[seat])
            beaten = sum(self.config.foe_level[monster] < power for monster in foes)
            self._beaten = beaten / len(foes)
        self._treasures, self._pile = state.treasures[:], state.treasure_pile[:]

    def luck(self, state: State, drawn: Drawn, events: Sequence[Event]) -> Iterable[LuckEntry]:
        """Luck in the starting roll, beaten monsters, escapes, and the worth of drawn cards."""
        fresh = False
        for event in events:
            match event:
                case StartRolled(seat=seat, count=count):
                    yield LuckEntry(START, seat, count, _STARTS, _START_VARIANCE)
                case Met(seat=seat, wins=wins) if self._drew and not self.config.contested:
                    yield self._met(seat, wins=wins)
                case Faced(seat=seat, monster=monster, power=power) if self._drew:
                    # What rivals, friends and grudges make of it is no luck (NAP-38, NAP-39).
                    yield self._met(seat, wins=power > self.config.foe_level[monster])
                case GrabRolled(seat=seat, escaped=escaped):
                    variance = GRAB * (1 - GRAB)
                    yield LuckEntry(ESCAPES, seat, float(escaped), GRAB, variance)
                case EscapeRolled(seat=seat, escaped=escaped):
                    variance = ESCAPE * (1 - ESCAPE)
                    yield LuckEntry(ESCAPES, seat, float(escaped), ESCAPE, variance)
                case Reshuffled(deck=deck) if deck != MONSTERS:
                    fresh = True
                case ReceivedCards(seat=seat, cards=cards):
                    yield from self._cards(seat, cards, fresh)

    def _met(self, seat: int, *, wins: bool) -> LuckEntry:
        chance = self._beaten
        return LuckEntry(BEATEN, seat, float(wins), chance, chance * (1 - chance))

    def _cards(self, seat: int, cards: Sequence[int], fresh: bool) -> Iterable[LuckEntry]:
        """Gold and bonuses of drawn treasures, compared with the deck before the draw. If the deck
        ran out, its rest was certain, and only the cards from the reshuffled pile were random."""
        config, stock = self.config, self._treasures
        sure = [card for card in cards if card in stock] if fresh else []
        rest = [card for card in cards if card not in sure]
        if fresh:
            stock = [card for card in (*self._pile, *cards) if card not in sure]
            stock = list(dict.fromkeys(stock))
        for word, worth in ((GOLD, config.gold), (BONUS, config.low)):
            yield draws(word, seat, [worth[card] for card in rest], [worth[c] for c in stock])
