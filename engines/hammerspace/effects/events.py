"""The events of effects; see the game's `events`, whose numbers they share.

Life lost and gained, dice rolled and cards discarded by effects are in the game's `events`.
"""

from __future__ import annotations

from typing import ClassVar

from engines.hammerspace.events import HammerspaceEvent
from engines.kernel.events import fact

FROM_CARD, FROM_CHARACTER, FROM_LASTING, FROM_MONSTER = range(4)
"""The source of an effect: its number is a card, a character, an ability, a monster."""


@fact
class EffectActs(HammerspaceEvent):
    """An effect of `owner` begins: `source` as in `FROM_CARD` and so on, with its `number`.

    `ability` is its number in the deck's code, -1 for the effect of a played card.
    """

    owner: int
    source: int
    number: int
    ability: int


@fact
class ConditionRolled(HammerspaceEvent):
    """The die of a condition (HAM-17, HAM-18), which needs at least `least`."""

    owner: int
    die: int
    least: int


@fact
class AmountRolled(HammerspaceEvent):
    """The dice of an amount (HAM-18), whose sum counts."""

    owner: int
    dice: tuple[int, ...]


@fact
class Rerolled(HammerspaceEvent):
    """A die of an attack is rolled again: `defence` says which, `party` is the roller."""

    party: int
    defence: bool
    before: int
    die: int


@fact
class Prevented(HammerspaceEvent):
    """A party loses `amount` less life, or more if it is negative."""

    party: int
    amount: int


@fact
class Redirected(HammerspaceEvent):
    """Another party loses the life."""

    party: int
    to: int
    amount: int


@fact
class Survived(HammerspaceEvent):
    """A seat keeps 1 life instead of none."""

    seat: int


@fact
class Ignored(HammerspaceEvent):
    """An effect did nothing to a seat: `what` as in `codes.IGNORED`."""

    seat: int
    what: int


@fact
class Given(HammerspaceEvent):
    """A party gets a lasting effect: turns or uses are -1 where they do not count."""

    holder: int
    ability: int
    turns: int
    uses: int
    giver: int


@fact
class LastingEnded(HammerspaceEvent):
    """A lasting effect has ended."""

    holder: int
    ability: int


@fact
class FlipOrdered(HammerspaceEvent):
    """A card will turn over at the start of its owner's next turn (HAM-6)."""

    seat: int
    slot: int
    up: bool


CARD_GONE, TOO_MANY_DOWN = range(2)
"""Why a card doesn't turn over: it has left its slot, or no more may lie face down."""
LAPSES = "gone", "limit"
"""The same as words."""


@fact
class OrderLapsed(HammerspaceEvent):
    """A card that was to turn over at the start of this turn doesn't (HAM-6). `reason` as in
    `LAPSES`. Only with a deck that has Springs: older decks keep their transcripts."""

    seat: int
    slot: int
    reason: int


@fact
class Peeked(HammerspaceEvent):
    """A seat looks at a face-down card."""

    seat: int
    of: int
    slot: int


@fact
class PeekedCard(HammerspaceEvent):
    """The card of `Peeked`, for the seat that looks (HAM-25)."""

    reveals: ClassVar[bool] = True

    seat: int
    of: int
    slot: int
    card: int


@fact
class Taken(HammerspaceEvent):
    """A card moved from a slot into another player's, `HIDDEN` if it is face down."""

    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    of: int
    of_slot: int
    card: int


@fact
class Swapped(HammerspaceEvent):
    """Two cards changed places with their faces: the new card of each slot, or `HIDDEN`."""

    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    card: int
    of: int
    of_slot: int
    of_card: int


@fact
class MovedCard(HammerspaceEvent):
    """A face-down card came into a seat's slot by a take, a swap or a refill that its owner may lay
    down (HAM-26), for its owner."""

    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    card: int


@fact
class TurnsSkipped(HammerspaceEvent):
    """A seat will lose `turns` turns in all."""

    seat: int
    turns: int


@fact
class Boosted(HammerspaceEvent):
    """An effect of the attacker adds to the attack under way, before its die: now so many
    `points`."""

    seat: int
    amount: int
    points: int


@fact
class Marked(HammerspaceEvent):
    """A party has a mark (HAM-33): the next loss to an attack of this `type` is `amount` more, for
    so many ends of its turns."""

    party: int
    type: int
    turns: int
    amount: int


@fact
class MarkSpent(HammerspaceEvent):
    """A mark of a party makes its loss `amount` more, and is gone; 0: it ended unused (HAM-33)."""

    party: int
    type: int
    amount: int
