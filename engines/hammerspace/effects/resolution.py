"""The order in which effects resolve. The interpreter follows it, and tests check it.

**One event at a time.** Everything about to happen goes through the same six steps:

1. *Collect.* The holder's fitting `instead` abilities are gathered in the order of *sources*.
2. *Replace*, in the order of `codes.INSTEADS`: prevention, then increase, then redirection, then
   (only when the holder would fall) survival. Each source acts at most once per event, also when
   the event comes back to its holder by a second redirection. Redirected loss is an event of its
   own for its new party, with the same cause, and keeps the list of sources that have acted.
   Nothing is prevented below 0; a loss of 0 is not increased.
3. *Apply.* Life, cards, dice change.
4. *Emit.* The event is emitted.
5. *Queue.* Fitting `when` abilities go to the end of the queue in the order of *sources*. Their
   conditions are tested when they run; life lost, dice and the other party are the event's.
6. *Check.* A party with 0 life is out (HAM-20), the monster too, and its reward is queued.

**Sources.** From the active seat to its left, and the monster last. Within a seat: cards in use by
slot, then characters by place, then lasting effects in the order in which they came. Within a
card: its abilities as written.

**The queue** is first in, first out. A block runs to its end, with its owner's choices, before the
next entry begins; the consequences of its steps are queued behind. Several recipients of one step
are served in seat order from the active seat, each an event of its own. The end of the game is
checked after the whole step (HAM-20). An entry whose owner is out is dropped, except a monster's
reward.

**An attack** (HAM-10 to HAM-15) in its order: targets are chosen; `attack` is queued and the queue
runs empty; the die is rolled, then rerolled; `attack` and `attack-die` are applied; each target
from the attacker's left uses cards (HAM-13), rolls, is rerolled, and loses life. Only the losses
happen there. When all have defended, hit or miss and hurt or block are queued by target. For each
target the attacker's come first where the order of sources leaves it open. `settled` follows, and
the queue runs empty. An attack of an effect waits until the current attack is settled and its used
cards are kept or discarded. Nothing that it causes makes another attack, so attacks do not chain.

**Dice.** A `mod` of a die changes its value within 1 to 6; conditions see the changed value. A die
is rerolled at most once by each source, own sources first.

**Cards in use** (HAM-17): the questions of keeping come after the queue is empty, the active seat's
first, then by seat and slot; the conditions are tested then. A kept card is not refilled. `take`
puts the card into the slot of the played card, which is discarded at once and cannot be kept.
Cards in use cannot be taken, swapped or replaced, and are not turned.

**Turn.** Start: orders to flip are carried out, `turn-start` is queued; flipping; a skipped turn
goes to its end here. Playing, keeping, refilling, the monster, refilling, `turn-end`; then lasting
effects on the active seat lose a turn and end at 0. Effects that end at the `start` are counted
down before `turn-start`. A turn in which an effect was given does not count for it.

**Where the rules are silent.** Redirected loss counts as lost to the party that redirected it, so
a monster killed by it is that party's. A monster never chooses: chance does. A face-down card fits
no kind for other seats. A card that moves to a hand at the face-down limit comes face up; an order
to turn one down does nothing there. Only turning by choice is a `flip`. `again` is for its owner's
own turn. A party that is out does nothing more, nor does its block; its characters stay in place.
Defence cards that every choice would use are used without a question. An amount with dice is rolled
once a step, for all recipients. A keeper that takes a monster over in its own turn rolls from its
next one.

**Caps.** `DEEPEST` nested blocks and `MOST_ENTRIES` entries run for one decision: the excess is
dropped, so no game hangs. Tests check that no shipped deck reaches a cap.
"""

from __future__ import annotations

from typing import Final

DEEPEST: Final = 8
"""The maximum depth of nested blocks: `test` and `choose`."""

MOST_ENTRIES: Final = 64
"""The maximum of queue entries run for one decision, including the choices that they need."""

MOST_LASTING: Final = 8
"""The maximum of lasting effects on one party; the oldest ends when one more comes."""

MOST_SKIPS: Final = 2
"""The maximum of turns that a seat can lose in a row, so that no player is locked out for ever."""


def clockwise(active: int, seats: int) -> tuple[int, ...]:
    """Return all seats from the active one to its left."""
    return tuple((active + step) % seats for step in range(seats))
