"""What became of each player of a Descent, from the events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from app.games.irrgarten.text.combat_story import written
from app.i18n.fluent import Texts
from app.text.sentences import contracted
from engines.irrgarten.descent.events import (
    ClimbedOut,
    CoinsChanged,
    Died,
    FloorBegan,
    FloorLeft,
    SlippedPast,
)
from engines.irrgarten.events import CombatBegan
from engines.kernel.events import Event

End = Literal["inside", "climbed", "out", "died", "closed"]
UNSEEN = -1
"""The card of a killer that nobody saw."""


@dataclass(slots=True)
class Fate:
    """A player's Descent so far: how it ended, on which floor, with how many coins. `card` is that
    of the killer, `stairs` the coins at the last stairs, where it could have climbed out, `above`
    the floor above them. Whoever slips past a guardian sees no stairs (IRR-59)."""

    end: End = "inside"
    floor: int = 1
    coins: int = 0
    card: int = UNSEEN
    stairs: int = 0
    above: int = 0
    slipped: int = 0
    """The last floor whose guardian it slipped past; 0 for none."""


class Fates:
    """Takes events in their order. `foe` returns a monster by its card, as in a sentence."""

    def __init__(self, texts: Texts, seats: int, foe: Callable[[int], str]) -> None:
        self._texts, self._foe = texts, foe
        self._floor = 1
        self._faced: dict[int, tuple[int, int]] = {}
        self.of = [Fate() for _ in range(seats)]

    def take(self, event: Event) -> None:
        """Take an event; most change nothing."""
        match event:
            case FloorBegan(number=number):
                self._floor = number
                for fate in self.of:
                    if fate.end in ("inside", "died", "closed"):
                        fate.end, fate.floor = "inside", number
                        if fate.slipped != number - 1:
                            fate.stairs, fate.above = fate.coins, number - 1
            case CombatBegan(seat=seat, foe=foe, card=card):
                self._faced[seat] = foe, card
            case Died(seat=seat, foe=foe):
                fate = self.of[seat]
                fate.end, fate.floor = "closed" if foe < 0 else "died", self._floor
                known, card = self._faced.get(seat, (UNSEEN, UNSEEN))
                fate.card = card if known == foe else UNSEEN
            case SlippedPast(seat=seat):
                self.of[seat].slipped = self._floor
            case FloorLeft(seat=seat, last=True):
                self.of[seat].end = "out"
            case ClimbedOut(seat=seat):
                self.of[seat].end = "climbed"
            case CoinsChanged(seat=seat, coins=coins):
                self.of[seat].coins = coins

    def sentence(self, seat: int, name: str) -> str:
        """Return a seat's fate for the end of a match: "Ana climbed out of floor 3 with 31
        coins."."""
        fate = self.of[seat]
        text = self._texts(
            f"descent-fate-{fate.end}",
            name=name,
            n=fate.floor,
            coins=self._texts("descent-coins", n=fate.coins),
            monster=self._foe(fate.card),
        )
        return written(self._texts, text)

    def note(self, seat: int) -> str:
        """Return a few words beside a seat: "climbed out of floor 3"."""
        fate = self.of[seat]
        monster = self._foe(fate.card)
        return contracted(
            self._texts, self._texts(f"descent-note-{fate.end}", n=fate.floor, monster=monster)
        )
