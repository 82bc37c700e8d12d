"""The events of Napakalaki. Cards and monsters are numbers of the configuration.

All events are public except the cards received and the cards picked for a sale (NAP-20). No event
reveals that a hidden card was *not* there.
"""

from __future__ import annotations

from typing import ClassVar, Final

from engines.kernel.events import Event, fact

TREASURES: Final = 0
MONSTERS: Final = 1

Cards = tuple[int, ...]


@fact
class NapakalakiEvent(Event):
    """The base of the events of this game."""


@fact
class EmptyHanded(NapakalakiEvent):
    """A seat without treasures begins its turn, so it rolls for starting treasures (NAP-43)."""

    seat: int


@fact
class StartRolled(NapakalakiEvent):
    """The die for starting treasures (NAP-10): `roll` gives `count` of them."""

    seat: int
    roll: int
    count: int


@fact
class Received(NapakalakiEvent):
    """A seat drew `count` treasures, now hidden (NAP-8); fewer than due if none are left."""

    reveals: ClassVar[bool] = True

    seat: int
    count: int


@fact
class ReceivedCards(NapakalakiEvent):
    """The received treasures, for their owner only (NAP-20)."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: Cards


@fact
class Reshuffled(NapakalakiEvent):
    """A discard pile of `count` cards became a new deck, `TREASURES` or `MONSTERS` (NAP-3)."""

    deck: int
    count: int


@fact
class Picked(NapakalakiEvent):
    """A card picked for a sale, for the seat only, because nothing has been sold yet (NAP-11)."""

    seat: int
    card: int


@fact
class TakenBack(NapakalakiEvent):
    """The seat takes back the picked cards and sells nothing; for the seat only."""

    seat: int


@fact
class Sold(NapakalakiEvent):
    """A seat bought levels (NAP-11): cards worth `gold` are discarded, without change."""

    seat: int
    equipped: Cards
    hidden: Cards
    gold: int
    levels: int
    level: int


@fact
class Equipped(NapakalakiEvent):
    """A seat equipped a hidden treasure, which is public from now on (NAP-7)."""

    seat: int
    card: int


@fact
class Met(NapakalakiEvent):
    """A monster was drawn and fought (NAP-12 to NAP-15). `power` is the player's combat level."""

    reveals: ClassVar[bool] = True

    seat: int
    monster: int
    power: int
    wins: bool


@fact
class LevelChanged(NapakalakiEvent):
    """A combat gained or cost levels (NAP-14, NAP-16): `change` of them, to `level`."""

    seat: int
    change: int
    level: int


@fact
class NecklaceSpent(NapakalakiEvent):
    """The necklace that was equipped in the combat is discarded (NAP-17)."""

    seat: int
    card: int


@fact
class EscapeRolled(NapakalakiEvent):
    """The die of an escape (NAP-15)."""

    seat: int
    roll: int
    escaped: bool


@fact
class Accepted(NapakalakiEvent):
    """The player did not try to escape (NAP-15)."""

    seat: int


@fact
class Suffered(NapakalakiEvent):
    """The bad consequence of a monster applies (NAP-16); its losses come after this event."""

    seat: int
    monster: int


@fact
class Lost(NapakalakiEvent):
    """A treasure is lost to the bad consequence (NAP-16), from the hidden or equipped ones."""

    seat: int
    card: int
    hidden: bool


@fact
class Died(NapakalakiEvent):
    """All treasures are lost and the level is 1 (NAP-18)."""

    seat: int
    equipped: Cards
    hidden: Cards


@fact
class MonsterDiscarded(NapakalakiEvent):
    """The combat and its consequences are over (NAP-19)."""

    monster: int


@fact
class Discarded(NapakalakiEvent):
    """A player discarded a hidden treasure over the limit (NAP-19)."""

    seat: int
    card: int
