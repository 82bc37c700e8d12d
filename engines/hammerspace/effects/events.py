"""What effects do at the table, as facts; see the game's `events`, whose numbers they share.

Life lost and won, dice rolled and cards discarded by effects are facts of the game's `events`.
"""

from __future__ import annotations

from typing import ClassVar

from engines.hammerspace.events import HammerspaceEvent
from engines.kernel.events import fact

FROM_CARD, FROM_CHARACTER, FROM_LASTING, FROM_MONSTER = range(4)
"""What an effect comes from: its number is a card, a character, an ability, a monster."""


@fact
class EffectActs(HammerspaceEvent):
    """An effect of `owner` begins: `source` as in `FROM_CARD` and so on, with its `number`.

    `ability` is its number in the deck's code, -1 for what a card does when it is played.
    """

    owner: int
    source: int
    number: int
    ability: int


@fact
class ConditionRolled(HammerspaceEvent):
    """The die of a condition (HAM-17, HAM-18): at least `least` was needed."""

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
    """A die of an attack is rolled anew: `defence` says which, `party` whose."""

    party: int
    defence: bool
    before: int
    die: int


@fact
class Prevented(HammerspaceEvent):
    """Less life is lost; a negative amount is more."""

    party: int
    amount: int


@fact
class Redirected(HammerspaceEvent):
    """Another loses the life."""

    party: int
    to: int
    amount: int


@fact
class Survived(HammerspaceEvent):
    """1 life is left instead of none."""

    seat: int


@fact
class Ignored(HammerspaceEvent):
    """An effect did nothing to a seat: `what` as in `codes.IGNORED`."""

    seat: int
    what: int


@fact
class Given(HammerspaceEvent):
    """Something lasts on a party: turns or uses are -1 where they do not count."""

    holder: int
    ability: int
    turns: int
    uses: int
    giver: int


@fact
class LastingEnded(HammerspaceEvent):
    """It lasts no longer."""

    holder: int
    ability: int


@fact
class FlipOrdered(HammerspaceEvent):
    """A card will turn over at the start of its owner's next turn (HAM-6)."""

    seat: int
    slot: int
    up: bool


@fact
class Peeked(HammerspaceEvent):
    """A seat looks at a face-down card."""

    seat: int
    of: int
    slot: int


@fact
class PeekedCard(HammerspaceEvent):
    """Which card it is: told to the one that looks (HAM-25)."""

    reveals: ClassVar[bool] = True

    seat: int
    of: int
    slot: int
    card: int


@fact
class Taken(HammerspaceEvent):
    """A card went from a slot into another player's, `HIDDEN` if it lies face down."""

    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    of: int
    of_slot: int
    card: int


@fact
class Swapped(HammerspaceEvent):
    """Two cards changed places, as they lay: what lies in each slot after it, or `HIDDEN`."""

    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    card: int
    of: int
    of_slot: int
    of_card: int


@fact
class MovedCard(HammerspaceEvent):
    """A face-down card came into a seat's slot by a take or a swap; told to its owner."""

    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    card: int


@fact
class TurnsSkipped(HammerspaceEvent):
    """A seat will lose so many turns in all."""

    seat: int
    turns: int
