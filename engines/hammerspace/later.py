"""The public numbers of the clauses from HAM-26 on, as a part of a view."""

from __future__ import annotations

from engines.hammerspace.state import LATER_NUMBERS, MARK, State
from engines.kernel.events import fact


@fact
class Mark:
    """A mark on a party (HAM-33): the next loss to an attack of this `type` (`cards.TYPES`) is
    `amount` more, until so many ends of its `turns`."""

    holder: int
    type: int
    turns: int
    amount: int


@fact
class Later:
    """What a view has of the clauses from HAM-26 on; all of it is public.

    `sprung` is a mask of the places of cards that are sprung (HAM-27), `shifts` one of cards in use
    as a makeshift, with `state.SHIFTED` (HAM-28). `crowned` is who alone had most life when the
    attack die fell (HAM-30), `lays` the place of the card that may be laid down (HAM-26), -1 for
    none. `fed` is a mask of the seats that the monster passes over, with `state.ROLLED` and
    `state.OFFERED_FOOD` (HAM-32).
    """

    sprung: int = 0
    shifts: int = 0
    crowned: int = -1
    lays: int = -1
    fed: int = 0
    marks: tuple[Mark, ...] = ()

    def is_sprung(self, place: int) -> bool:
        """Whether the card in a place is sprung (HAM-27)."""
        return bool(self.sprung >> place & 1)


NOTHING = Later()


def later_of(state: State) -> Later:
    """Return this part of a view."""
    if not state.config.later:
        return NOTHING
    marks = state.marks
    rows = tuple(Mark(*marks[at : at + MARK]) for at in range(0, len(marks), MARK))
    return Later(state.sprung, state.shifts, state.crowned, state.lays, state.fed, rows)


def put_back(state: State, later: Later) -> None:
    """Set a state's numbers from a view."""
    for name in LATER_NUMBERS:
        setattr(state, name, getattr(later, name))
    state.marks = [n for row in later.marks for n in (row.holder, row.type, row.turns, row.amount)]
