"""The events of Hammerspace; cards, characters, monsters are the configuration's numbers.

Seats are numbers from 0, `actions.MONSTER` is the monster, `HIDDEN` a face-down card. All events
are public except those for some seats only (HAM-25): the offered characters and the dropped one, a
card that was peeked at or moved face down. The first view has the cards dealt before the first
decision; no event carries them. `effects.events` has further events of effects.
"""

from __future__ import annotations

from typing import ClassVar, Final

from engines.kernel.events import Event, fact

HIDDEN: Final = -1
MAIN, CHARACTERS, MONSTERS = range(3)
"""The decks (HAM-19): each has its own discard pile."""

LOST_TO_EFFECT, CANNOT_PLAY, NO_CARDS = range(3)
"""The reasons for a lost turn: an effect, HAM-9, HAM-19."""

AFTER_USE, REPLACED, HAND_CHANGED, OWNER_OUT, FED = range(5)
"""The reasons for a discard: the end of a use (HAM-16), an effect, HAM-9, HAM-20, HAM-32."""

Cards = tuple[int, ...]


@fact
class HammerspaceEvent(Event):
    """The base of the events of this game."""


@fact
class HandShown(HammerspaceEvent):
    """A seat decided on its hidden card: its public hand, `HIDDEN` for the face-down card
    (HAM-2)."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: Cards


@fact
class CharactersOffered(HammerspaceEvent):
    """Three offered characters, for the seat only (HAM-4)."""

    reveals: ClassVar[bool] = True

    seat: int
    characters: Cards


@fact
class CharacterDropped(HammerspaceEvent):
    """The dropped third character, for the seat only (HAM-25)."""

    seat: int
    character: int


@fact
class CharactersKept(HammerspaceEvent):
    """The two characters that act for their owner (HAM-4)."""

    reveals: ClassVar[bool] = True

    seat: int
    characters: Cards


@fact
class StartRolled(HammerspaceEvent):
    """A seat's two dice for the first turn; seats tied for the highest roll again (HAM-5)."""

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
    """A card that all seats have seen is face down (HAM-6)."""

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
    """An attack and its targets, in the order of their defences (HAM-10, HAM-15); `card` makes it,
    -1 for an attack of an effect."""

    attacker: int
    subtype: int
    targets: tuple[int, ...]
    card: int


@fact
class AttackRolled(HammerspaceEvent):
    """The attack die: `points` + `die` = `power` (HAM-11)."""

    attacker: int
    points: int
    die: int
    power: int


@fact
class Defended(HammerspaceEvent):
    """A seat uses a card to defend (HAM-13); `points` are those that count here (HAM-12)."""

    seat: int
    slot: int
    card: int
    points: int


@fact
class DefenceRolled(HammerspaceEvent):
    """A defence die of a seat or the monster: `points` + `die` = `power` (HAM-11, HAM-24)."""

    party: int
    points: int
    die: int
    power: int


@fact
class LifeLost(HammerspaceEvent):
    """A party loses life (HAM-14) to `by`, a party or -1; `cause` as in `codes.CAUSES`."""

    party: int
    amount: int
    life: int
    by: int
    cause: int


@fact
class LifeGained(HammerspaceEvent):
    """A party gains life (HAM-3)."""

    party: int
    amount: int
    life: int


@fact
class Fell(HammerspaceEvent):
    """A player has no life left and is out (HAM-20); its lasting effects end."""

    seat: int


@fact
class Discarded(HammerspaceEvent):
    """Cards go from slots to the discard pile; all seats see them (HAM-25).

    `reason` is `AFTER_USE`, `REPLACED`, `HAND_CHANGED`, `OWNER_OUT` or `FED`.
    """

    reveals: ClassVar[bool] = True

    seat: int
    slots: tuple[int, ...]
    cards: Cards
    reason: int


@fact
class KeptCard(HammerspaceEvent):
    """A seat keeps a used card (HAM-17)."""

    seat: int
    slot: int
    card: int


@fact
class Refilled(HammerspaceEvent):
    """A slot gets a card from the deck, face up (HAM-6, HAM-16). One that its owner may lay down
    comes `HIDDEN`, and once more if it is shown (HAM-26)."""

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
    """A seat plays nothing this turn; `reason` is `LOST_TO_EFFECT`, `CANNOT_PLAY` or `NO_CARDS`."""

    seat: int
    reason: int


@fact
class ExtraTurn(HammerspaceEvent):
    """The same seat has an extra turn (HAM-18)."""

    seat: int


@fact
class MonsterCame(HammerspaceEvent):
    """A keeper drew a monster (HAM-22)."""

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
    """The monster's keeper fell; the next player to the left keeps it (HAM-23)."""

    keeper: int


@fact
class MonsterDied(HammerspaceEvent):
    """`by` took the monster's last life point (HAM-24), -1 for no seat; its lasting effects end."""

    monster: int
    by: int


@fact
class TimerMoved(HammerspaceEvent):
    """An effect moved the monster's timer by `turns` turns, or a minute per two turns (HAM-22)."""

    turns: int


@fact
class TimeIsUp(HammerspaceEvent):
    """The current turn is the last (HAM-21)."""
