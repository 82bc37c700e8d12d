"""The treasures that keep monsters off what their wearers have equipped (NAP-44)."""

from __future__ import annotations

from engines.kernel.events import Event
from engines.napakalaki.config import Config
from engines.napakalaki.course_events import AllDiscarded, Stolen
from engines.napakalaki.events import Equipped, Sold, Thrown, TollPaid
from engines.napakalaki.stand import saving_card


class Savers:
    """Which of them each seat wears, as the events of a match have shown. No monster takes them."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._worn: dict[int, int] = {}

    def of(self, seat: int) -> int:
        """Return the treasure of a seat, -1 without one."""
        return self._worn.get(seat, -1)

    def take(self, event: Event) -> None:
        """Notice a treasure that is equipped, or goes by its wearer's will or a theft."""
        match event:
            case Equipped(seat=seat, card=card) if saving_card(self._config, (card,)) >= 0:
                self._worn[seat] = card
            case Sold() | TollPaid() | AllDiscarded():
                self._drop(event.seat, *event.equipped)
            case Thrown():
                self._drop(event.seat, event.card)
            case Stolen():
                self._drop(event.victim, event.card)

    def _drop(self, seat: int, *cards: int) -> None:
        if self.of(seat) in cards:
            self._worn.pop(seat, None)
