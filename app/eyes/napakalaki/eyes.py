"""What one seat has seen of a match: its view as far as it was shown, the last die, its log."""

from __future__ import annotations

from dataclasses import dataclass

from app.eyes.napakalaki.fold import after
from app.eyes.tale import Tale
from app.match.playback import Shown
from app.text.fluent import Texts
from app.text.napakalaki import Narrator
from app.text.napakalaki_cards import CardWords
from engines.kernel.events import Event, GameEnded, TurnBegan
from engines.napakalaki.events import EscapeRolled, Met, StartRolled
from engines.napakalaki.view import View

START, ESCAPE = "start", "escape"


@dataclass(frozen=True, slots=True)
class Die:
    """A die that lies on the table: what it was for, its face, whether it went well."""

    what: str
    face: int
    seat: int
    good: bool


class Eyes(Tale):
    """A seat's view, fed by its own feed only (`SPECTATOR` for what everybody may see).

    `fought` is the last monster that was met in the turn, -1 without one, and `power` what it was
    met with; both stay after the combat, so that the card can still be read.
    """

    def __init__(self, match: Shown, seat: int, texts: Texts, cards: CardWords) -> None:
        self.seat = seat
        self._match = match
        self.view: View = match.view(seat)
        self.die: Die | None = None
        self.fought: int = self.view.monster
        self.power = -1
        self.reason = ""
        past = match.past(seat)
        names = [who.name for who in match.seats]
        first = 1 if past else max(1, self.view.turn)
        super().__init__(texts, lambda: Narrator(names, cards, first))
        for event in past:
            self._remember(event)
            self.tell(event)

    def take(self, event: Event) -> None:
        """Fold an event in and tell it."""
        self.view = after(self._match.public, self.view, event)
        self._remember(event)
        self.tell(event)

    def glance(self) -> None:
        """All that came was shown: take over what no event tells."""
        self.view = self._match.view(self.seat)

    @property
    def ended(self) -> bool:
        """Whether the end was shown."""
        return bool(self.reason)

    def _remember(self, event: Event) -> None:
        match event:
            case TurnBegan():
                self.die, self.fought, self.power = None, -1, -1
            case StartRolled(seat=seat, roll=roll):
                self.die = Die(START, roll, seat, True)
            case Met(monster=monster, power=power):
                self.die, self.fought, self.power = None, monster, power
            case EscapeRolled(seat=seat, roll=roll, escaped=escaped):
                self.die = Die(ESCAPE, roll, seat, escaped)
            case GameEnded(reason=reason):
                self.reason = reason
