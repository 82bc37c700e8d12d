"""The events of Irrgarten. Under fog each carries the seats that see it (IRR-24)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from engines.kernel.events import Event, fact

Gear = tuple[int, ...]
"""Weapons or shields of a character, oldest first: power, uses left, power, uses left, ..."""
GearNames = tuple[int, ...]
"""The numbers of their names among the cards of gear, -1 for none; empty in a match without such
cards (IRR-31)."""

WON_BY_DEATH: Final = 1
"""The monster died (IRR-15)."""
WON_BY_TIME: Final = 2
"""The last round is over with the player alive; the monster lives (IRR-17)."""
LOST_BY_WOUNDS: Final = 3
"""Too many wounds in a row; the player lives (IRR-16)."""
LOST_BY_DEATH: Final = 4
"""The player died (IRR-15)."""

_NAMES: Final = frozenset({"name", "weapon_names", "shield_names", "card", "over", "prizes"})
"""Fields that are left out of an event's data in a match without names (IRR-31), in a race, in a
move that is no leap (IRR-36), or where rewards are drawn (IRR-37)."""
_NO_NAME: Final = (-1, ())

WEAPON: Final = 0
SHIELD: Final = 1


@fact
class IrrgartenEvent(Event):
    """The base of the events of this game."""

    def to_data(self) -> dict[str, Any]:
        """Return the event as a JSON-able dict; without names it is that of older matches."""
        data = Event.to_data(self)  # `super()` doesn't work in a class with slots
        return {
            key: value for key, value in data.items() if key not in _NAMES or value not in _NO_NAME
        }


@fact
class Moved(IrrgartenEvent):
    """A character moved one square (IRR-6, IRR-8), or leapt over a rival (IRR-36).

    `wanted` is the direction asked for and `went` the one taken. They differ when the wanted square
    could not be entered (IRR-8), or, if `strayed`, when the character did not obey. `over` is the
    seat of the rival; a seat that does not see that rival's square gets -1.
    """

    seat: int
    origin: int
    target: int
    wanted: int
    went: int
    strayed: bool
    over: int = -1


@fact
class Appeared(IrrgartenEvent):
    """A rival came into sight on a square (fog), for seats that did not see its origin."""

    reveals: ClassVar[bool] = True

    seat: int
    square: int


@fact
class Vanished(IrrgartenEvent):
    """A rival went out of sight from a square (fog), for seats that don't see its target."""

    seat: int
    square: int


@fact
class Stayed(IrrgartenEvent):
    """A character did not move. `stuck`: no square could be entered and the turn ended (IRR-8).

    Otherwise the house rule `stay` left the blocked character in place, at no cost.
    """

    seat: int
    square: int
    wanted: int
    stuck: bool


@fact
class CombatBegan(IrrgartenEvent):
    """A character entered the square of a living monster (IRR-10). Reals in thousandths.

    `card` is the monster's in a Descent, where each floor numbers its monsters anew, and in a race
    what a guardian has in its place (IRR-35), below -1.
    """

    seat: int
    foe: int
    square: int
    health: int
    hits: int
    foe_health: int
    card: int = -1


@fact
class Blow(IrrgartenEvent):
    """One attack and its defence (IRR-11 to IRR-14), and both fighters after it.

    `number` counts blows from 0 and `round` from 1 (0 for the opening attack). Energies are in
    thousandths. `weapons` and `shields` are the player's gear with its remaining uses.
    """

    seat: int
    foe: int
    number: int
    round: int
    by_player: bool
    attack: int
    defence: int
    wound: bool
    health: int
    hits: int
    foe_health: int
    weapons: Gear
    shields: Gear


@fact
class CombatEnded(IrrgartenEvent):
    """A combat is over; `result` is one of the four endings, `blows` the number of blows."""

    seat: int
    foe: int
    square: int
    result: int
    blows: int
    foe_health: int


@fact
class Rewarded(IrrgartenEvent):
    """The winner's prize, before receiving any of it (IRR-18)."""

    seat: int
    weapons: int
    shields: int
    health: int


@fact
class GearDropped(IrrgartenEvent):
    """A character discarded a weapon or shield by chance (IRR-21); `name` is that of IRR-31."""

    seat: int
    kind: int
    power: int
    uses: int
    name: int = -1


@fact
class GearReceived(IrrgartenEvent):
    """A character received a weapon or shield; not `kept` without a free place (IRR-20).

    `name` is that of IRR-31.
    """

    seat: int
    kind: int
    power: int
    uses: int
    kept: bool
    name: int = -1


@fact
class SheetChanged(IrrgartenEvent):
    """A character's state after a reward, a death or a resurrection."""

    seat: int
    health: int
    hits: int
    weapons: Gear
    shields: Gear
    fuzzy: bool
    weapon_names: GearNames = ()
    shield_names: GearNames = ()


@fact
class ResurrectionRolled(IrrgartenEvent):
    """A dead player's turn (IRR-22): it revives if `roll`, below 1000, is under `needed`."""

    seat: int
    roll: int
    needed: int
    alive: bool


@fact
class OrderDrawn(IrrgartenEvent):
    """The order of all seats in the round that begins (IRR-26)."""

    order: tuple[int, ...]


@fact
class ThrownBack(IrrgartenEvent):
    """A character that lost a combat returned to the square that it came from (IRR-28), from a
    guardian also dead (IRR-35)."""

    seat: int
    origin: int
    target: int


@fact
class CombatCounted(IrrgartenEvent):
    """A combat won that counts towards the toll of the exit (IRR-29): `wins` are those so far."""

    seat: int
    wins: int


@fact
class Heard(IrrgartenEvent):
    """A character near the exit was heard (IRR-33); `steps` is its way to the exit."""

    seat: int
    steps: int


@fact
class Waited(IrrgartenEvent):
    """A turn passed because of the others' head start (IRR-34); `laps` more will pass."""

    seat: int
    laps: int


@fact
class GearTaken(IrrgartenEvent):
    """A character took a weapon or shield from the rival that it leapt over (IRR-38)."""

    seat: int
    rival: int
    kind: int
    power: int
    uses: int
    name: int = -1


@fact
class GotOut(IrrgartenEvent):
    """A character got out. It has a number of `things`, and the race goes on until the turn
    `closes`, unless nobody else can win any more, so that it is `over` (IRR-39)."""

    seat: int
    things: int
    closes: int
    over: bool = False


@fact
class SightChanged(IrrgartenEvent):
    """The present sight of one seat (fog), for that seat only.

    `squares` are all in sight, walls included. `signs` has their terrain, a letter of the labyrinth
    alphabet each. `foes` has number, square, card, strength, intelligence and health of each
    monster in sight, and `prizes` what each carries, if all see that (IRR-37).
    """

    reveals: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    seat: int
    squares: tuple[int, ...]
    signs: str
    foes: tuple[tuple[int, int, int, int, int, int], ...]
    prizes: tuple[tuple[int, int, int], ...] = ()


@fact
class FoeChanged(IrrgartenEvent):
    """A monster's new health, for the seats that see it."""

    foe: int
    square: int
    health: int
