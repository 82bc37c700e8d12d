"""Statistics of Hammerspace matches: life, survival chances, dice and cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from app.analysis.analyst import ProgressMeasure
from app.analysis.luck import LuckEntry, die, draws
from app.analysis.recording_random import Drawn
from engines.hammerspace.cards import DIE
from engines.hammerspace.config import Config
from engines.hammerspace.effects.events import ConditionRolled
from engines.hammerspace.events import Refilled
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import State
from engines.hammerspace.streams import AMOUNT_DICE, ATTACK_DIE, DEFENCE_DIE
from engines.hammerspace.worth import worth_of
from engines.kernel.events import Event
from engines.kernel.streams import Source

ATTACK, DEFENCE, CONDITIONS, AMOUNTS, CARDS = (
    "attack", "defence", "conditions", "amounts", "cards",
)  # fmt: skip
_DICE: Final = {ATTACK_DIE: ATTACK, DEFENCE_DIE: DEFENCE, AMOUNT_DICE: AMOUNTS}


class HammerspaceAnalyst:
    """The Hammerspace side of the protocol `app.analysis.analyst.Analyst`."""

    luck_words: ClassVar[Sequence[str]] = (ATTACK, DEFENCE, CONDITIONS, AMOUNTS, CARDS)

    def __init__(self, config: Config) -> None:
        self.config = config
        self.figure = ProgressMeasure("life", most=config.parameters.life)
        self._rules = Rules()
        self._stock: list[int] = []

    def deal(self, source: Source) -> State:
        return self._rules.deal(self.config, source)

    def progress(self, state: State) -> tuple[int, ...]:
        """Life (HAM-3)."""
        return tuple(max(0, life) for life in state.life[: self.config.seats])

    def before(self, state: State, action: int) -> None:
        """Note the cards that may be drawn; with an empty deck, the discards (HAM-19)."""
        self._stock = state.deck[:] or state.pile[:]

    def luck(self, state: State, drawn: Drawn, events: Sequence[Event]) -> Iterable[LuckEntry]:
        """Luck in the thrown faces of dice, before effects change them; in fulfilled conditions
        (HAM-18); and in drawn cards by the bots' valuation, in life points. The monster's dice
        count for no seat."""
        seats = self.config.seats
        for roll in drawn.rolls:
            word = _DICE.get(roll.purpose)
            if word is not None and roll.seat < seats:
                yield die(word, roll)
        drew: dict[int, list[int]] = {}
        for event in events:
            if isinstance(event, Refilled):
                drew.setdefault(event.seat, []).append(event.card)
            elif isinstance(event, ConditionRolled) and event.owner < seats:
                chance = min(DIE, max(0, DIE + 1 - event.least)) / DIE
                actual = float(event.die >= event.least)
                yield LuckEntry(CONDITIONS, event.owner, actual, chance, chance * (1 - chance))
        if drew:
            prices = worth_of(self.config).cards
            stock = [prices[card] for card in self._stock]
            for seat, cards in drew.items():
                yield draws(CARDS, seat, [prices[card] for card in cards], stock)
