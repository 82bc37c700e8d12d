"""The events of the Descent. With fog each carries the seats that see it (IRR-40).

Moves, combats and blows are the events of the race (`engines.irrgarten.events`).
"""

from __future__ import annotations

from typing import ClassVar

from engines.irrgarten.descent.things import Thing
from engines.kernel.events import Event, fact


@fact
class FloorBegan(Event):
    """A floor begins (IRR-40): its number from 1, its kind, and the round of its bell."""

    reveals: ClassVar[bool] = True

    number: int
    kind: int
    par: int
    bell: int


@fact
class RoundBegan(Event):
    """A round begins; `order` are the seats that still play on this floor (IRR-54)."""

    number: int
    order: tuple[int, ...]


@fact
class FoesSeen(Event):
    """Monsters came into sight (fog), for the seats that see them now."""

    reveals: ClassVar[bool] = True
    passing: ClassVar[bool] = True

    seat: int
    foes: tuple[int, ...]


@fact
class Shoved(Event):
    """A character moved a rival one or more squares on and took its square (IRR-48)."""

    seat: int
    rival: int
    origin: int
    target: int


@fact
class Swapped(Event):
    """A character changed places with a rival (IRR-48); `hooked` if with its gear's trick."""

    seat: int
    rival: int
    origin: int
    target: int
    hooked: bool


@fact
class FoeLeft(Event):
    """A monster of that card left the floor: beaten (IRR-43), or with its square (`closed`,
    IRR-47)."""

    foe: int
    square: int
    closed: bool
    card: int


@fact
class TrickDone(Event):
    """A monster's trick took effect; `trick` is its kind and `amount` the effect (`tricks`).

    `card` is the monster's; `thing` is what was stolen.
    """

    seat: int
    foe: int
    card: int
    trick: int
    amount: int
    thing: Thing | None = None


@fact
class PrizeTaken(Event):
    """A character got the prize of a monster that it beat (IRR-45); `kept` unless it has to choose
    what to leave."""

    seat: int
    thing: Thing
    kept: bool


@fact
class ThingLeft(Event):
    """A character left a weapon or shield, because it carries no more (IRR-45), or lost it.

    `returned`: the trick `stays` gave it back at the end of the floor.
    """

    seat: int
    thing: Thing
    returned: bool


@fact
class ThingWornOut(Event):
    """A weapon or shield of a character has no uses left after a fight, and is gone (IRR-45)."""

    seat: int
    thing: Thing


@fact
class CoinsChanged(Event):
    """A character's coins changed by `amount` and are now `coins` (IRR-49)."""

    seat: int
    amount: int
    coins: int


@fact
class BellRang(Event):
    """The bell rang (IRR-46): from now on squares close."""

    round: int


@fact
class BellHurried(Event):
    """The bell will ring sooner: in `rounds` rounds (IRR-46)."""

    rounds: int


@fact
class SquaresClosed(Event):
    """All squares more than `limit` steps from the exit are closed (IRR-46)."""

    limit: int


@fact
class Pushed(Event):
    """A closing square pushed a character on and cost it health (IRR-47)."""

    seat: int
    origin: int
    target: int
    health: int


@fact
class Died(Event):
    """A character died (IRR-52): by monster `foe`, or by the closing labyrinth if that is -1.

    `lost` are the coins that this cost.
    """

    seat: int
    foe: int
    lost: int


@fact
class FloorLeft(Event):
    """A character went through an exit (IRR-49): the `place`-th on this floor, from 1."""

    seat: int
    number: int
    place: int
    last: bool


@fact
class SlippedPast(Event):
    """A character slipped past a guardian of that card and leaves the floor (IRR-59): this cost it
    so much `health`."""

    seat: int
    foe: int
    card: int
    health: int


@fact
class GiftTaken(Event):
    """A character took a gift at the stairs and goes down (IRR-50)."""

    seat: int
    thing: Thing


@fact
class ClimbedOut(Event):
    """A character climbed out (IRR-51): its Descent is over and its coins are safe."""

    seat: int
    coins: int


@fact
class SheetShown(Event):
    """A character's figures after a change that no other event tells."""

    seat: int
    health: int
    hits: int
    strength: int
    intelligence: int
