"""The events of the course's later editions: cultists and archenemies (NAP-21 to NAP-33).

All are public but the hidden treasure that is stolen."""

from __future__ import annotations

from typing import ClassVar

from engines.kernel.events import fact
from engines.napakalaki.events import Cards, NapakalakiEvent


@fact
class CultRolled(NapakalakiEvent):
    """The die of a seat that a monster has caught (NAP-22). `card` is its cultist card if it is a
    cultist from now on, else -1."""

    seat: int
    roll: int
    card: int


@fact
class Stolen(NapakalakiEvent):
    """A seat stole a treasure from `victim`, its archenemy; it is hidden now (NAP-31). `card` is
    one that was equipped, -1 for a hidden one, which only the two know."""

    seat: int
    victim: int
    card: int


@fact
class StolenCard(NapakalakiEvent):
    """The hidden treasure that was stolen, for the thief and the victim only (NAP-31)."""

    reveals: ClassVar[bool] = True

    seat: int
    victim: int
    card: int


@fact
class RevengeRolled(NapakalakiEvent):
    """The die before a thief's fight (NAP-32): its `archenemy` adds `level` to the monster's, 0 for
    nothing."""

    seat: int
    archenemy: int
    roll: int
    level: int


@fact
class AllDiscarded(NapakalakiEvent):
    """A seat discarded all its treasures (NAP-33); its next turn begins with a roll."""

    seat: int
    equipped: Cards
    hidden: Cards
