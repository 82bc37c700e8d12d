"""What happens in a dungeon, as facts. Cards and monsters are numbers of the configuration.

Public are all facts but two: which cards were received, and which are being picked for a sale
(NAP-20). No event tells that a hidden card was *not* there.
"""

from __future__ import annotations

from typing import ClassVar, Final

from engines.kernel.events import Event, fact

TREASURES: Final = 0
MONSTERS: Final = 1

Cards = tuple[int, ...]


@fact
class NapakalakiEvent(Event):
    """The root of the facts of this game."""


@fact
class StartRolled(NapakalakiEvent):
    """The die for starting treasures (NAP-10): `roll` gives `count` of them."""

    seat: int
    roll: int
    count: int


@fact
class Received(NapakalakiEvent):
    """So many treasures were drawn and are hidden now (NAP-8); fewer than due if none are left."""

    reveals: ClassVar[bool] = True

    seat: int
    count: int


@fact
class ReceivedCards(NapakalakiEvent):
    """Which treasures they are: told to their owner only (NAP-20)."""

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
    """A card is to be sold; told to the seat alone, for nothing has been sold yet (NAP-11)."""

    seat: int
    card: int


@fact
class TakenBack(NapakalakiEvent):
    """The picked cards are not sold after all; told to the seat alone."""

    seat: int


@fact
class Sold(NapakalakiEvent):
    """Levels were bought (NAP-11): cards worth `gold` are discarded, no change is given."""

    seat: int
    equipped: Cards
    hidden: Cards
    gold: int
    levels: int
    level: int


@fact
class Equipped(NapakalakiEvent):
    """A hidden treasure is equipped, and seen by all from now on (NAP-7)."""

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
    """A combat made or cost levels (NAP-14, NAP-16): `change` of them, to `level`."""

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
    """The bad consequence of a monster applies (NAP-16); what it costs comes after this."""

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
    """A hidden treasure was discarded because only so many may be kept (NAP-19)."""

    seat: int
    card: int
