"""What happens at the table, as facts; cards, characters, monsters are the configuration's numbers.

Seats are numbers from 0, `actions.MONSTER` is the monster, `HIDDEN` a card that lies face down.
Public are all facts but those told to some seats only (HAM-25): the characters offered and the
one dropped, a card that was peeked at or moved face down. What is dealt before the first decision
is in the first view, and no event tells it. What effects do beside that is in `effects.events`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from engines.kernel.events import Event, fact

HIDDEN: Final = -1
MAIN, CHARACTERS, MONSTERS = range(3)
"""The decks (HAM-19): each has a discard pile of its own."""

LOST_TO_EFFECT, CANNOT_PLAY, NO_CARDS = range(3)
"""Why a turn is lost: an effect, HAM-9, HAM-19."""

Cards = tuple[int, ...]


@fact
class HammerspaceEvent(Event):
    """The root of the facts of this game."""


@fact
class HandShown(HammerspaceEvent):
    """The owner has decided: what all see, `HIDDEN` for the one face down (HAM-2)."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: Cards


@fact
class CharactersOffered(HammerspaceEvent):
    """Three characters, told to the seat alone (HAM-4)."""

    reveals: ClassVar[bool] = True

    seat: int
    characters: Cards


@fact
class CharacterDropped(HammerspaceEvent):
    """The third one, told to the seat alone (HAM-25)."""

    seat: int
    character: int


@fact
class CharactersKept(HammerspaceEvent):
    """The two that act for their owner (HAM-4)."""

    reveals: ClassVar[bool] = True

    seat: int
    characters: Cards


@fact
class StartRolled(HammerspaceEvent):
    """Two dice for who starts; those tied for the highest roll again (HAM-5)."""

    seat: int
    first: int
    second: int


@fact
class TurnedUp(HammerspaceEvent):
    """A card is face up (HAM-6)."""

    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    card: int


@fact
class TurnedDown(HammerspaceEvent):
    """A card that all have seen is face down (HAM-6)."""

    seat: int
    slot: int


@fact
class Played(HammerspaceEvent):
    """A card is played (HAM-7)."""

    seat: int
    slot: int
    card: int


@fact
class Aimed(HammerspaceEvent):
    """An attack and those it is aimed at, in the order of their defences (HAM-10, HAM-15)."""

    attacker: int
    subtype: int
    targets: tuple[int, ...]


@fact
class AttackRolled(HammerspaceEvent):
    """The attack die: `points` + `die` = `power` (HAM-11)."""

    attacker: int
    points: int
    die: int
    power: int


@fact
class Defended(HammerspaceEvent):
    """A card is used to defend (HAM-13); `points` are those that count here (HAM-12)."""

    seat: int
    slot: int
    card: int
    points: int


@fact
class DefenceRolled(HammerspaceEvent):
    """A defence die, of a seat or the monster: `points` + `die` = `power` (HAM-11, HAM-24)."""

    party: int
    points: int
    die: int
    power: int


@fact
class LifeLost(HammerspaceEvent):
    """Life is lost (HAM-14) to `by`, a party or -1; `cause` as in `codes.CAUSES`."""

    party: int
    amount: int
    life: int
    by: int
    cause: int


@fact
class LifeGained(HammerspaceEvent):
    """Life is won (HAM-3)."""

    party: int
    amount: int
    life: int


@fact
class Fell(HammerspaceEvent):
    """A player has no life left and is out (HAM-20); what lasted on it ends."""

    seat: int


@fact
class Discarded(HammerspaceEvent):
    """Cards go to the discard pile from slots (HAM-16, HAM-9, HAM-20); all see them (HAM-25)."""

    reveals: ClassVar[bool] = True

    seat: int
    slots: tuple[int, ...]
    cards: Cards


@fact
class KeptCard(HammerspaceEvent):
    """A used card stays (HAM-17)."""

    seat: int
    slot: int
    card: int


@fact
class Refilled(HammerspaceEvent):
    """A card from the deck, face up (HAM-6, HAM-16)."""

    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    card: int


@fact
class Reshuffled(HammerspaceEvent):
    """A discard pile of `count` cards became a new deck (HAM-19, HAM-22)."""

    deck: int
    count: int


@fact
class TurnLost(HammerspaceEvent):
    """Nothing is played this turn; `reason` is `LOST_TO_EFFECT`, `CANNOT_PLAY` or `NO_CARDS`."""

    seat: int
    reason: int


@fact
class ExtraTurn(HammerspaceEvent):
    """The same seat has one more turn (HAM-18)."""

    seat: int


@fact
class MonsterCame(HammerspaceEvent):
    """A monster is drawn by its keeper (HAM-22)."""

    reveals: ClassVar[bool] = True

    monster: int
    keeper: int
    life: int


@fact
class MonsterRolled(HammerspaceEvent):
    """The keeper's two dice pick the monster's action (HAM-23)."""

    keeper: int
    first: int
    second: int


@fact
class KeeperChanged(HammerspaceEvent):
    """Its keeper fell; the next to the left keeps the monster (HAM-23)."""

    keeper: int


@fact
class MonsterDied(HammerspaceEvent):
    """Its last life point was taken by `by` (HAM-24), -1 if by nobody; what lasted on it ends."""

    monster: int
    by: int


@fact
class TimerMoved(HammerspaceEvent):
    """An effect moved the monster's timer by so many turns, or a minute for two (HAM-22)."""

    turns: int


@fact
class TimeIsUp(HammerspaceEvent):
    """The turn under way is the last (HAM-21)."""
