"""The perspective of one seat of the Descent: its view, its log, and the fight on display."""

from __future__ import annotations

from typing_extensions import override

from app.games.irrgarten.perspective.reducer import ShownCombat
from app.match.source import SnapshotSource
from app.perspective.seat_view import ViewPerspective
from app.text.game_words import GameWords
from app.text.generic_narrator import GenericNarrator
from engines.irrgarten.descent.events import Died, FloorBegan, FloorLeft
from engines.irrgarten.descent.view import View
from engines.irrgarten.events import Blow, CombatBegan, CombatEnded
from engines.kernel.events import Event, GameEnded, TurnBegan


class DescentPerspective(ViewPerspective[View]):
    """A seat's view and log. Without secrets a spectator's view is that of the deciding seat."""

    fight: ShownCombat | None
    killers: dict[int, tuple[int, int]]
    """The floor on which each dead seat died, and the card of the monster; -1 if it closed."""
    left_at: dict[int, int]
    """The last floor that each seat left by an exit."""

    def __init__(self, match: SnapshotSource, seat: int, words: GameWords) -> None:
        super().__init__(
            match, seat, words.texts, lambda _names, first: GenericNarrator(words, first)
        )
        glance: View = match.snapshot(seat).glance
        self.view = glance

    @override
    def clear(self) -> None:
        self.fight = None
        self.killers = {}
        self.left_at = {}

    @override
    def keep(self, event: Event) -> None:
        match event:
            case CombatBegan():
                self.fight = ShownCombat(event.seat, event.foe, event.health, event.foe_health)
            case Blow() if self.fight is not None:
                self.fight.add_blow(event)
            case CombatEnded() if self.fight is not None:
                self.fight.ended = event
            case Died():
                foes = self.view.foes
                card = dict(zip(foes.number, foes.card, strict=True)).get(event.foe, -1)
                self.killers[event.seat] = self.view.number, card
            case FloorLeft():
                self.left_at[event.seat] = event.number
            case TurnBegan() | FloorBegan() | GameEnded():
                self.fight = None
