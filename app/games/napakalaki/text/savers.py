"""The treasures that keep monsters off what their wearers have equipped (NAP-44)."""

from __future__ import annotations

from engines.kernel.events import Event
from engines.napakalaki.config import Config
from engines.napakalaki.course_events import AllDiscarded, Stolen
from engines.napakalaki.events import (
    Died,
    Equipped,
    Lost,
    NecklaceSpent,
    Sold,
    Thrown,
    TollPaid,
)
from engines.napakalaki.stand import saving_card


class Savers:
    """The treasure of this kind that each seat wears, by the events of a match."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._worn: dict[int, int] = {}

    def of(self, seat: int) -> int:
        """Return the number of the treasure that a seat wears, -1 without one."""
        return self._worn.get(seat, -1)

    def take(self, event: Event) -> None:
        """Follow a treasure that is equipped, given up, spent or stolen, or that a monster takes. A
        death takes only treasures that nothing saved."""
        match event:
            case Equipped(seat=seat, card=card) if saving_card(self._config, (card,)) >= 0:
                self._worn[seat] = card
            case Sold() | TollPaid() | AllDiscarded() | Died():
                self._drop(event.seat, *event.equipped)
            case Thrown() | NecklaceSpent() | Lost():
                self._drop(event.seat, event.card)
            case Stolen():
                self._drop(event.victim, event.card)

    def _drop(self, seat: int, *cards: int) -> None:
        if self.of(seat) in cards:
            self._worn.pop(seat, None)
