"""The context of a dialog about cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.games.napakalaki.text.cards import NapakalakiCardText
from engines.napakalaki.config import Config
from engines.napakalaki.view import View


@dataclass(frozen=True)
class DialogContext:
    """The configuration of a match, the deciding seat's view, and the texts for it.

    `name` is that seat's name; `names` are those of all seats, for dialogs that show others' cards
    too. `result` returns how the fight of this turn ended, and `saying` the monster's own line
    about it, if it has one, both in the present language."""

    config: Config
    view: View
    cards: NapakalakiCardText
    name: str
    names: tuple[str, ...] = ()
    result: Callable[[], str] = str
    saying: Callable[[], str] = str

    def bonus(self, card: int, both: str) -> str:
        """Return the bonus of a card; of two, the message `both` says when each counts (NAP-5)."""
        low, high = self.config.low[card], self.config.high[card]
        if low == high:
            return self.cards.bonus_said(card)
        return self.cards.texts(f"deal-{both}", low=low, high=high)
