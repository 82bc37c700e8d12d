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
from engines.napakalaki.config import Config
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
from engines.napakalaki.grudges import power_of, stand_of
from engines.napakalaki.odds import share_beaten
from engines.napakalaki.phases import STARTING_TREASURES
from engines.napakalaki.rules import Rules
from engines.napakalaki.stand import Stand, escape_face, foe_level, grab_face, worn_sum
from engines.napakalaki.state import FIGHTS, NO_MONSTER, State
from engines.napakalaki.tricks import RUN

START, BEATEN, ESCAPES, GOLD, BONUS = "start", "beaten", "escapes", "gold", "bonus"

_STARTS = sum(STARTING_TREASURES) / len(STARTING_TREASURES)
_START_VARIANCE = sum((n - _STARTS) ** 2 for n in STARTING_TREASURES) / len(STARTING_TREASURES)
"""NAP-10: the mean and the variance of the starting roll."""


class NapakalakiAnalyst:
    """The Napakalaki side of the protocol `app.analysis.analyst.HangingAnalyst`."""

    luck_words: ClassVar[Sequence[str]] = (START, BEATEN, ESCAPES, GOLD, BONUS)

    def __init__(self, config: Config) -> None:
        self.config = config
        self.figure = ProgressMeasure("level", least=1, most=config.parameters.winning_level)
        self._rules = Rules()
        self._beaten = 0.0
        self._drew = False
        self._escape = self._grab = 0.0
        self._fighter: Stand | None = None
        self._treasures: list[int] = []
        self._pile: list[int] = []

    def deal(self, source: Source) -> State:
        return self._rules.deal(self.config, source)

    def progress(self, state: State) -> tuple[int, ...]:
        """The levels (NAP-2)."""
        return tuple(state.level)

    def hangs(self, state: State) -> bool:
        """Return whether there is a fight: before its end the estimate counts on help, grudges and
        dice that may all come to nothing."""
        return state.phase in FIGHTS

    def before(self, state: State, action: int) -> None:
        """Before a monster is drawn, note the chance to beat it, and in a fight those of the die.
        The deck's content is certain, since every card that left it was seen. A monster of the
        corridor is no luck (NAP-36)."""
        self._drew = action == DRAW
        if self._drew:
            seat, foes = state.turn_seat, state.monsters or state.monster_pile
            power = power_of(state, seat)
            self._fighter = stand_of(state) if self.config.tricky else None
            self._beaten = share_beaten(self.config, foes, power, self._fighter)
        if state.monster != NO_MONSTER:
            run = worn_sum(self.config, state.equipped[state.turn_seat], RUN)
            least = escape_face(self.config, state.monster, run)
            self._escape = (DIE + 1 - least) / DIE
            self._grab = (DIE + 1 - grab_face(self.config, state.equipped[state.turn_seat])) / DIE
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
                    level = foe_level(self.config, monster, self._fighter)
                    yield self._met(seat, wins=power > level)
                case GrabRolled(seat=seat, escaped=escaped):
                    yield _escape(seat, self._grab, escaped=escaped)
                case EscapeRolled(seat=seat, escaped=escaped):
                    yield _escape(seat, self._escape, escaped=escaped)
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


def _escape(seat: int, chance: float, *, escaped: bool) -> LuckEntry:
    return LuckEntry(ESCAPES, seat, float(escaped), chance, chance * (1 - chance))
