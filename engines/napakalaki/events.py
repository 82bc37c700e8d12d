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


@fact
class DoorChosen(NapakalakiEvent):
    """A door was chosen for `seat` (NAP-36), by itself or a rival (NAP-42): 0 is the closed one,
    the monsters of the corridor count from 1."""

    seat: int
    by: int
    door: int


@fact
class Faced(NapakalakiEvent):
    """A monster is in play, and others have a say in the fight (NAP-38, NAP-39); `Met` says later
    how it went. `power` is the player's combat level."""

    reveals: ClassVar[bool] = True

    seat: int
    monster: int
    power: int


@fact
class GrudgesSpent(NapakalakiEvent):
    """A rival put `count` grudges on the monster of `against`, which now has `level` (NAP-38)."""

    seat: int
    against: int
    count: int
    level: int


@fact
class LetPass(NapakalakiEvent):
    """A rival could put grudges on the monster of `against` and put none (NAP-38)."""

    seat: int
    against: int


@fact
class OwnGrudgesSpent(NapakalakiEvent):
    """The player spends `count` grudges for itself (NAP-38): `power` is its combat level with
    them."""

    seat: int
    count: int
    power: int


@fact
class HelpAsked(NapakalakiEvent):
    """The player asks for help (NAP-39): all rivals who would be enough, in the order of their
    answers."""

    seat: int
    asked: tuple[int, ...]


@fact
class PriceNamed(NapakalakiEvent):
    """A rival would help `asker` for `price` treasures of the prize (NAP-39)."""

    seat: int
    asker: int
    price: int


@fact
class HelpRefused(NapakalakiEvent):
    """A rival doesn't help `asker` for any price (NAP-39)."""

    seat: int
    asker: int


@fact
class DealStruck(NapakalakiEvent):
    """The player takes a rival's help for its price (NAP-39): `power` is both combat levels
    together."""

    seat: int
    helper: int
    price: int
    power: int


@fact
class DealRefused(NapakalakiEvent):
    """The player takes none of the prices (NAP-39)."""

    seat: int


@fact
class GrabRolled(NapakalakiEvent):
    """The die of an escape with a treasure (NAP-40)."""

    seat: int
    roll: int
    escaped: bool


@fact
class GrudgeGained(NapakalakiEvent):
    """A seat gets `count` grudges (NAP-37, NAP-37a) and now has `held`. `cause` is a word of
    `grudges`."""

    seat: int
    count: int
    cause: str
    held: int


@fact
class MonsterWaits(NapakalakiEvent):
    """A monster that was not beaten goes to the end of the corridor (NAP-34), with the cards under
    it."""

    monster: int


@fact
class MonsterLeft(NapakalakiEvent):
    """The first monster of the full corridor is discarded, with the cards under it (NAP-34)."""

    monster: int
    cards: Cards


@fact
class TrickCounted(NapakalakiEvent):
    """A monster's trick makes it count `level` against a seat, not its printed one (NAP-44)."""

    seat: int
    monster: int
    level: int


@fact
class TreasuresBrought(NapakalakiEvent):
    """A monster that was drawn brings treasures, which all see under it (NAP-44)."""

    reveals: ClassVar[bool] = True

    monster: int
    cards: Cards


@fact
class MonsterShown(NapakalakiEvent):
    """A treasure of a seat shows everyone the top monster of the deck (NAP-44)."""

    reveals: ClassVar[bool] = True

    seat: int
    monster: int


@fact
class MonsterFollows(NapakalakiEvent):
    """A seat that leads has to take the door of a monster that follows leaders (NAP-44)."""

    seat: int
    monster: int


@fact
class TollPaid(NapakalakiEvent):
    """A seat pays a monster's toll with these treasures, and nothing happens (NAP-44)."""

    seat: int
    monster: int
    equipped: Cards
    hidden: Cards


@fact
class Thrown(NapakalakiEvent):
    """A seat throws a treasure that it wears (NAP-44): `power` is its combat level with it."""

    seat: int
    card: int
    power: int


@fact
class PassedLeft(NapakalakiEvent):
    """What a monster took from a seat becomes hidden cards of `to`, on its left (NAP-44). All
    players know them."""

    seat: int
    to: int
    monster: int
    cards: Cards


@fact
class LootTaken(NapakalakiEvent):
    """All cards under a beaten monster become hidden cards of the winner (NAP-35). All players
    know them."""

    seat: int
    monster: int
    cards: Cards
