"""The perspective of one seat of the Descent: its view, its log, and the fight on display."""

from __future__ import annotations

from collections.abc import Callable

from typing_extensions import override

from app.games.irrgarten.descent.text.seat_log import DescentLog
from app.games.irrgarten.perspective.reducer import ShownCombat
from app.games.irrgarten.text.gear import GearWords
from app.i18n.fluent import Texts
from app.match.source import SnapshotSource
from engines.irrgarten.descent.events import FloorBegan, Swapped
from engines.irrgarten.descent.view import View
from engines.irrgarten.events import LOST_BY_WOUNDS, Blow, CombatBegan, CombatEnded, Moved
from engines.kernel.events import Event, TurnBegan


class DescentPerspective(DescentLog):
    """A seat's view and log. Without secrets a spectator's view is that of the deciding seat."""

    fight: ShownCombat | None
    """The fight of this turn; the last one of the match stays."""
    card: int
    """The card of the monster in that fight."""
    fought: dict[int, CombatEnded]
    """By seat, the fight with which its last step ended."""
    repelled: dict[int, set[int]]
    """By seat, the monsters of this floor that have won a fight against it."""

    def __init__(
        self,
        match: SnapshotSource,
        seat: int,
        texts: Texts,
        foe: Callable[[int], str],
        gear: GearWords,
    ) -> None:
        super().__init__(match, seat, texts, foe, gear)
        glance: View = match.snapshot(seat).glance
        self.view = glance

    @override
    def clear(self) -> None:
        self.fight, self.card, self.fought, self.repelled = None, -1, {}, {}

    @override
    def keep(self, event: Event) -> None:
        match event:
            case CombatBegan():
                self.fight = ShownCombat(event.seat, event.foe, event.health, event.foe_health)
                self.card = event.card
            case Blow() if self.fight is not None:
                self.fight.add_blow(event)
            case CombatEnded(seat=seat):
                self.fought[seat] = event
                if event.result == LOST_BY_WOUNDS:
                    self.repelled.setdefault(seat, set()).add(event.foe)
                if self.fight is not None:
                    self.fight.ended = event
            case Moved(seat=seat) | Swapped(seat=seat, hooked=True):
                self.fought.pop(seat, None)
            case TurnBegan() | FloorBegan():
                self.fight = None
                if isinstance(event, FloorBegan):
                    self.repelled.clear()
                    self.fought.clear()
