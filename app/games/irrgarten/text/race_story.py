"""Sentences about a race that depend on what happened before in it (IRR-36 to IRR-39)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, Literal

from app.games.irrgarten.text.gear import GearWords
from app.i18n.fluent import Texts, Value
from app.text.sentences import capital
from engines.irrgarten.events import WEAPON, GearTaken, GotOut, Moved

RaceEnd = Literal["caught", "all-out", "laps"]
"""Why last laps end: nobody can still win, nobody is left inside, or they are over."""
_LEAPS: Final = 3
"""The sentences about a leap."""


def race_end(out: Collection[int], seats: int, turn: int, closes: int) -> RaceEnd:
    """Return why the last laps ended at a turn (IRR-39)."""
    if len(out) == seats:
        return "all-out"
    return "caught" if turn < closes else "laps"


def leader(out: Mapping[int, int]) -> int:
    """Return the seat with the most things of those who are out, the first of several."""
    return max(out, key=lambda seat: out[seat])


def tied(out: Mapping[int, int], seat: int) -> bool:
    """Return whether others who are out have as many things as a seat."""
    return list(out.values()).count(out[seat]) > 1


class RaceStory:
    """Takes what happens in a race in its order. `name_of` returns the name of a seat."""

    def __init__(
        self, texts: Texts, gear: GearWords, name_of: Callable[[int], str], seats: int
    ) -> None:
        self._texts = texts
        self._gear = gear
        self._name_of = name_of
        self._seats = max(1, seats)
        self._out: dict[int, int] = {}
        """The things of the seats that are out, in their order."""
        self._closes = 0
        self._robbed: dict[tuple[int, int], int] = {}
        """The seat from which each thing, by its name and power, was last taken."""
        self._returns = 0

    def leapt(self, event: Moved, turn: int) -> str:
        """A leap over a rival. The sentences take turns; a match always reads the same."""
        names = self._both(event.seat, event.over)
        return self._texts("irrgarten-leapt", variant=self._variant(event, turn), **names)

    def robbed(self, leap: Moved | None, event: GearTaken, turn: int) -> str:
        """A thing that changed hands in a leap (IRR-38), if the leap itself was seen."""
        kind = "weapons" if event.kind == WEAPON else "shields"
        named = event.name >= 0  # older matches have no names
        thing = self._gear.old(event.name) if named else self._texts(f"irrgarten-{kind}", n=1)
        names = self._both(event.seat, event.rival)
        what = event.name, event.power
        back = named and self._robbed.get(what) == event.seat
        self._robbed[what] = event.rival
        if back:
            self._returns += 1
            variant = self._returns % _LEAPS
            return self._texts("irrgarten-wins-back", thing=thing, variant=variant, **names)
        if leap is None:
            return self._texts("irrgarten-taken", thing=thing, **names)
        variant = self._variant(leap, turn)
        return self._texts("irrgarten-leapt-robbing", thing=thing, variant=variant, **names)

    def got_out(self, event: GotOut, turn: int) -> str:
        """A player is out: the first one, ahead of the best one so far, or behind."""
        best = leader(self._out) if self._out else -1
        self._out[event.seat], self._closes = event.things, event.closes
        values: dict[str, Value] = {
            "name": self._name_of(event.seat),
            "things": self._things(event.things),
            "laps": max(0, (event.closes - turn) // self._seats),
        }
        if best < 0:
            message = "irrgarten-out-over" if event.over else "irrgarten-out"
            return self._texts(message, **values)
        message = (
            "irrgarten-out-ahead" if event.things > self._out[best] else "irrgarten-out-behind"
        )
        return self._texts(message, leader=self._name_of(best), **values)

    def last_lap_begins(self, turn: int) -> bool:
        """Return whether the last lap before the race closes begins with a turn."""
        return self._closes > 0 and turn == self._closes - self._seats + 1

    def over(self, winner: int, turn: int) -> list[str]:
        """Return why the last laps end and who wins; nothing if nobody got out in last laps."""
        if winner not in self._out:
            return []
        n = self._out[winner]
        values: dict[str, Value] = {
            "name": self._name_of(winner), "n": n, "things": self._things(n)
        }  # fmt: skip
        why = race_end(self._out, self._seats, turn, self._closes)
        wins = "tied" if tied(self._out, winner) else "most"
        said = (f"irrgarten-over-{why}", f"irrgarten-over-{wins}")
        return [capital(self._texts(message, **values)) for message in said]

    def _things(self, n: int) -> str:
        return self._texts("irrgarten-things", n=n)

    def _both(self, seat: int, rival: int) -> dict[str, Value]:
        return {"name": self._name_of(seat), "rival": self._name_of(rival)}

    def _variant(self, event: Moved, turn: int) -> int:
        return (turn // self._seats + event.seat) % _LEAPS
