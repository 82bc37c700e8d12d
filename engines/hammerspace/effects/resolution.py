"""The order in which effects resolve: written down here, kept by the interpreter, and tested.

**One event at a time.** Whatever is about to happen goes through the same six steps:

1. *Collect.* The holder's `instead` abilities that fit are gathered in the order of *sources*.
2. *Replace*, in the order of `codes.INSTEADS`: what prevents, then what increases, then what
   redirects, then (only when the holder would fall) what makes it survive. Each source acts at
   most once an event, also when it comes back to its holder by a second redirection: redirected
   loss is an event of its own for whom it reaches, with the same cause, and keeps the list of
   sources that have acted. Nothing is prevented below 0; a loss of 0 is not increased.
3. *Apply.* Life, cards, dice change.
4. *Tell.* The fact is emitted.
5. *Queue.* `when` abilities that fit go to the end of the queue in the order of *sources*. Their
   conditions are asked when they run; life lost, dice and the other party are the event's.
6. *Check.* Whoever is at 0 life is out (HAM-20), the monster too, and its reward is queued.

**Sources.** From the active seat to its left, and the monster last. Within a seat: cards in use by
slot, then characters as they lie, then what lasts on it in the order in which it came. Within a
card: its abilities as written.

**The queue** is first in, first out. A block runs to its end, with its owner's choices, before the
next entry begins; what its steps cause is queued behind. Several recipients of one step are served
in seat order from the active seat, each an event of its own; whether everybody has fallen is asked
after the whole step (HAM-20). An entry whose owner is out is dropped, except a monster's reward.

**An attack** (HAM-10 to HAM-15) in its order: targets are chosen; `attack` is queued and the queue
runs empty; the die is rolled, then rerolled; `attack` and `attack-die` are asked for; each target
from the attacker's left uses cards (HAM-13), rolls, is rerolled, and loses life. Only the losses
happen there. When all have defended, hit or miss and hurt or block are queued by target, of each
the attacker's first where the order of sources does not say, then `settled`; the queue runs
empty. An attack made by an effect waits until the attack under way is settled and its used cards
are kept or discarded; nothing that it causes makes another attack, so attacks do not chain.

**Dice.** A `mod` of a die moves what it shows within 1 to 6; conditions see the die so moved. A
die is rerolled at most once by each source, own sources first.

**Cards in use** (HAM-17) are asked for keeping after the queue is empty, the active seat's first,
then by seat and slot; the conditions are asked then. A kept card is not refilled. `take` puts the
card into the slot of the card that was played, which is discarded at once and can not be kept.
Cards in use cannot be taken, swapped or replaced, and are not turned.

**Turn.** Start: orders to flip take hold, `turn-start` is queued; flipping; a skipped turn goes to
its end here. Playing, keeping, refilling, the monster, refilling, `turn-end`, then what lasts on
the active seat loses a turn and ends at 0. What ends at the `start` is counted down before
`turn-start`. A turn in which it was given does not count.

**Where the rules are silent.** Redirected loss is lost to the one that redirected it, so a monster
killed so is theirs. A monster never chooses: chance does. A card that others see face down fits no
kind. A card that comes into a hand where no more may lie face down comes face up; an order to turn
one down does nothing there. Only turning by choice is a `flip`. `again` is for its owner's own
turn. Who is out does nothing more, its block neither; its characters lie where they lay. Defence
cards that must all be used whatever is chosen are used without asking. An amount with dice is
rolled once a step, for all that it reaches. A keeper that takes a monster over in its own turn
rolls from its next one.

**Caps.** `DEEPEST` blocks inside one another and `MOST_ENTRIES` run for one decision: what lies
beyond is dropped, never hung on. Tests see to it that no deck that is shipped gets so far.
"""

from __future__ import annotations

from typing import Final

DEEPEST: Final = 8
"""Blocks inside one another: `test` and `choose`."""

MOST_ENTRIES: Final = 64
"""Entries of the queue that are run for one decision, with the choices that they ask for."""

MOST_LASTING: Final = 8
"""Things that last on one party; the oldest ends when one more comes."""

MOST_SKIPS: Final = 2
"""Turns that a seat can be made to lose in a row: nobody is kept from playing for ever."""


def clockwise(active: int, seats: int) -> tuple[int, ...]:
    """All seats from the active one to its left."""
    return tuple((active + step) % seats for step in range(seats))
