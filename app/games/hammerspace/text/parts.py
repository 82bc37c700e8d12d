"""The parts of an effect's line: an event each, with its clause and what stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from app.games.hammerspace.text.clauses import Clause, LogClauses
from app.games.hammerspace.text.notes import Roll
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import ConditionRolled, Prevented, Redirected, Survived
from engines.hammerspace.events import Fell, LifeLost
from engines.kernel.events import Event


@dataclass(slots=True, eq=False)
class Part:
    """An event and its clause. `notes` are the same beside a loss, if the event changed one that
    was coming."""

    event: Event
    clause: Clause
    notes: tuple[str, ...] = ()
    source: str = ""
    holders: list[int] = field(default_factory=list)
    slots: list[int] = field(default_factory=list)
    aside: str = ""
    """What stands in brackets behind the clause, and behind what its cause does."""
    addends: tuple[int, ...] = ()
    """The life of the clause, if the same party gained or lost it more than once."""
    changes: list[Event] = field(default_factory=list)
    """What took life from a loss, for lines of its own."""
    loss: LifeLost | None = None
    """The loss of another party that took the place of the clause's."""


def survived(parts: Sequence[Part], event: Event) -> bool:
    """Whether the last part says that a player survives the loss that an event is: the loss comes
    before it."""
    last = parts[-1].event if parts else None
    if not isinstance(last, Survived) or not isinstance(event, LifeLost):
        return False
    return last.seat == event.party


def changes_loss(part: Part, party: int) -> bool:
    """Whether a part is a change of a party's coming loss."""
    event = part.event
    return isinstance(event, (Prevented, Redirected)) and event.party == party


def out_next(parts: Sequence[Part]) -> bool:
    """Whether the first part is a loss with which its player is out, as the next one says."""
    loss, *more = (part.event for part in parts)
    return isinstance(loss, LifeLost) and any(
        isinstance(each, Fell) and each.seat == loss.party for each in more
    )


def reasons_of(
    clauses: LogClauses,
    changed: Sequence[Part],
    marks: Sequence[int],
    notes: list[str],
    dice: list[Roll],
) -> tuple[list[str], list[str], list[Roll]]:
    """What changed a loss, each with the die that a character rolled for it; then the other
    notes and dice. `marks` has the number of dice before each change."""
    found: list[str] = []
    used: set[int] = set()
    for part, mark in zip(changed, marks, strict=True):
        what, *more = part.notes
        die = dice[mark - 1] if mark else None
        own = isinstance(die, ConditionRolled) and clauses.rollers.replaces(die) != NONE
        if own and mark - 1 not in used:
            used.add(mark - 1)
            roll = notes[mark - 1]
            what = clauses.texts("hammerspace-note-thanks-to-roll", what=what, dice=roll)
        found += [what, *more]
    rest = [at for at in range(len(dice)) if at not in used]
    return found, [notes[at] for at in rest], [dice[at] for at in rest]
