"""The perspective of one seat: its view as far as shown, the last die, its log."""

from __future__ import annotations

from dataclasses import dataclass, replace

from typing_extensions import override

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.narrator import NapakalakiNarrator
from app.i18n.fluent import Texts
from app.match.source import SnapshotSource
from app.perspective.seat_view import ViewPerspective
from engines.kernel.events import Event, TurnBegan
from engines.napakalaki.config import combat_level
from engines.napakalaki.events import (
    Died,
    Equipped,
    EscapeRolled,
    Lost,
    Met,
    NecklaceSpent,
    StartRolled,
)
from engines.napakalaki.view import Player, View

START, ESCAPE = "start", "escape"


@dataclass(frozen=True, slots=True)
class ShownDie:
    """A die on the table: its purpose, its face, and whether it succeeded."""

    what: str
    face: int
    seat: int
    good: bool


class NapakalakiPerspective(ViewPerspective[View]):
    """A seat's view and log.

    `fought` is the last monster met in the turn, -1 without one, and `power` the combat level
    against it; both stay after the combat, so that the card can still be read. `_gone` and `_added`
    are the treasures that left the table and joined it since then."""

    die: ShownDie | None
    fought: int
    power: int
    _gone: frozenset[int]
    _added: frozenset[int]

    def __init__(
        self, match: SnapshotSource, seat: int, texts: Texts, cards: NapakalakiCardText
    ) -> None:
        super().__init__(
            match, seat, texts, lambda names, first: NapakalakiNarrator(names, cards, first)
        )

    @override
    def clear(self) -> None:
        self.die = None
        self.fought = self.view.monster
        self.power = -1
        self._gone = self._added = frozenset()

    @override
    def keep(self, event: Event) -> None:
        match event:
            case TurnBegan():
                self.die, self.fought, self.power = None, -1, -1
            case StartRolled(seat=seat, roll=roll):
                self.die = ShownDie(START, roll, seat, True)
            case Met(monster=monster, power=power):
                self.die, self.fought, self.power = None, monster, power
                self._gone = self._added = frozenset()
            case Equipped(card=card):
                self._added |= {card}
            case NecklaceSpent(card=card) | Lost(card=card, hidden=False):
                self._gone |= {card}
            case Died(equipped=equipped):
                self._gone |= {*equipped}
            case EscapeRolled(seat=seat, roll=roll, escaped=escaped):
                self.die = ShownDie(ESCAPE, roll, seat, escaped)

    def met_as(self, seat: int) -> Player:
        """The player as it was when it met the monster (NAP-13); as it is now if the meeting was
        not shown."""
        player = self.view.players[seat]
        if self.power < 0:
            return player
        equipped = tuple(sorted({*player.equipped, *self._gone} - self._added))
        level = self.power - combat_level(self.public, 0, equipped)
        return replace(player, level=level, power=self.power, equipped=equipped)
