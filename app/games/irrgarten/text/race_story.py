"""Sentences about a race that depend on what happened before in it (IRR-36 to IRR-39)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, Literal, NamedTuple

from app.games.irrgarten.text.gear import GearWords, kind_word
from app.i18n.fluent import Texts, Value
from app.text.sentences import capital, in_a_row
from engines.irrgarten.events import (
    SHIELD,
    WEAPON,
    Blow,
    Gear,
    GearTaken,
    GotOut,
    Moved,
    SheetChanged,
)
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.prizes import lootable

RaceEnd = Literal["caught", "all-out", "laps", "turns"]
"""Why last laps end: nobody can still win, nobody is left inside, they are over, or the limit of
turns came first (IRR-9)."""
Again = Literal["no", "next", "back", "to-and-fro", "silent"]
"""How a leap continues the last one: not; in turn; back over whoever made it. Two who leap over
each other again and again do so "to and fro", which is said once."""


class Leap(NamedTuple):
    """A leap that took nothing: who, over whom, in which direction and turn, how it was told, and
    how many of the same two it is in a row."""

    seat: int = -1
    over: int = -1
    way: int = -1
    turn: int = 0
    told: str = ""
    nth: int = 0


Carried = tuple[Gear, Gear]
"""Weapons and shields."""
PLAIN: Final = Parameters()


def race_end(out: Collection[int], seats: int, turn: int, closes: int, limit: int = 0) -> RaceEnd:
    """Return why the last laps ended at a turn (IRR-39); `limit` is the last turn of all, 0 for
    none."""
    if len(out) == seats:
        return "all-out"
    if turn >= closes:
        return "laps"
    return "turns" if limit and turn >= limit else "caught"


def leader(out: Mapping[int, int]) -> int:
    """Return the seat with the most things of those who are out, the first of several."""
    return max(out, key=lambda seat: out[seat])


def tied(out: Mapping[int, int], seat: int) -> bool:
    """Return whether others who are out have as many things as a seat."""
    return list(out.values()).count(out[seat]) > 1


class RaceStory:
    """Takes what happens in a race in its order. `name_of` returns the name of a seat."""

    def __init__(
        self,
        texts: Texts,
        gear: GearWords,
        name_of: Callable[[int], str],
        seats: int,
        parameters: Parameters = PLAIN,
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
        self._parameters = parameters
        self._tries: dict[int, int] = {}
        """The rolls to come back of the seats that are dead (IRR-22)."""
        self._carried: dict[int, Carried] = {}
        """The weapons and shields of the seats that were seen with any."""
        self._leapt = Leap()
        """The last leap that took nothing."""

    def carries(self, event: SheetChanged | Blow) -> None:
        """Remember what a seat has."""
        self._carried[event.seat] = event.weapons, event.shields

    def dies(self, seat: int) -> None:
        """Remember that a seat is dead, and has not rolled yet."""
        self._tries[seat] = 0

    def rolls(self, seat: int, *, alive: bool) -> int:
        """Remember a roll to come back (IRR-22). Return the number of the seat's rolls since it
        died."""
        tries = self._tries.pop(seat, 0) + 1
        if not alive:
            self._tries[seat] = tries
        return tries

    def leapt(self, event: Moved, turn: int) -> tuple[str, Leap]:
        """A leap over a rival that took nothing, and whether there was no room for their things
        (IRR-38); "" for one of many that two make over each other. Return it also to remember
        (`landed`)."""
        again, count = self._again(event, turn)
        full = self._full_of(event)
        leap = Leap(event.seat, event.over, event.went, turn, "" if full else again, count)
        names = self._both(event.seat, event.over)
        if full:
            return self._texts("irrgarten-leapt-full", room=full, **names), leap
        silent = again == "silent"
        return "" if silent else self._texts("irrgarten-leapt", again=again, **names), leap

    def landed(self, leap: Leap) -> None:
        """Remember a leap that took nothing."""
        self._leapt = leap

    def _again(self, event: Moved, turn: int) -> tuple[Again, int]:
        """Return how a leap continues the last one, if that was less than two laps ago, and how
        many of the same two it is in a row."""
        last = self._leapt
        if turn - last.turn >= 2 * self._seats:
            return "no", 1
        if (event.over, event.seat) != (last.seat, last.over):
            others = event.seat != last.seat and last.told == "no"
            return "next" if others else "no", 1
        count = last.nth + 1
        if count > 2:
            return "to-and-fro" if count == 3 else "silent", count
        return "back" if event.went != last.way else "next", count

    def _full_of(self, event: Moved) -> str:
        """Return the kind of things that a leap leaves to the rival for want of room: "weapon",
        "shield" or, of a rival with both, "both"; "" if the leap takes one, the rival has none, or
        nobody has seen their things."""
        rival, own = self._carried.get(event.over), self._carried.get(event.seat)
        if rival is None or own is None or not self._parameters.pickpocket:
            return ""
        if lootable(self._parameters, own, rival) >= 0 or not any(rival):
            return ""
        return "both" if all(rival) else kind_word(WEAPON if rival[WEAPON] else SHIELD)

    def robbed(self, leap: Moved | None, event: GearTaken) -> str:
        """A thing that changed hands in a leap (IRR-38), if the leap itself was seen."""
        kind = "weapons" if event.kind == WEAPON else "shields"
        named = event.name >= 0  # older matches have no names
        thing = self._gear.old(event.name) if named else self._texts(f"irrgarten-{kind}", n=1)
        names = self._both(event.seat, event.rival)
        self._leapt = Leap()
        what = event.name, event.power
        back = named and self._robbed.get(what) == event.seat
        self._robbed[what] = event.rival
        if back:
            return self._texts("irrgarten-wins-back", thing=thing, **names)
        if leap is None:
            return self._texts("irrgarten-taken", thing=thing, **names)
        return self._texts("irrgarten-leapt-robbing", thing=thing, **names)

    def got_out(self, event: GotOut, turn: int) -> str:
        """A player is out: the first one, ahead of the best one so far, or behind."""
        best = leader(self._out) if self._out else -1
        self._out[event.seat], self._closes = event.things, event.closes
        laps, rest = divmod(event.closes - turn, self._seats)
        values: dict[str, Value] = {
            "name": self._name_of(event.seat),
            "things": self._things(event.things),
            "laps": max(0, laps),
        }
        if best < 0:
            how = "out-over" if event.over else "out" if rest else "out-laps"
            return self._texts(f"irrgarten-{how}", **values)
        ahead = event.things - self._out[best]
        place = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
        return self._texts(f"irrgarten-out-{place}", leader=self._name_of(best), **values)

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
        limit = self._parameters.turn_limit
        why = race_end(self._out, self._seats, turn, self._closes, limit)
        values["inside"] = self._inside()
        wins = "tied" if tied(self._out, winner) else "most"
        said = (f"irrgarten-over-{why}", f"irrgarten-over-{wins}")
        return [capital(self._texts(message, **values)) for message in said]

    def _inside(self) -> str:
        """Return who didn't get out: "Ana still inside and Ben dead inside"."""
        inside = [seat for seat in range(self._seats) if seat not in self._out]
        groups = {
            "alive": [self._name_of(seat) for seat in inside if seat not in self._tries],
            "dead": [self._name_of(seat) for seat in inside if seat in self._tries],
        }
        said = [
            self._texts(f"irrgarten-inside-{state}", names=in_a_row(self._texts, names))
            for state, names in groups.items()
            if names
        ]
        return in_a_row(self._texts, said)

    def _things(self, n: int) -> str:
        return self._texts("irrgarten-things", n=n)

    def _both(self, seat: int, rival: int) -> dict[str, Value]:
        return {"name": self._name_of(seat), "rival": self._name_of(rival)}
