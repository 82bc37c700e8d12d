"""The open perspectives of a replay. While a match runs, its replay reveals no more than the
match itself."""

from __future__ import annotations

from collections.abc import Sequence

from app.match.replay_match import ReplayMatch
from app.match.seats import at_keyboard
from engines.kernel.events import SPECTATOR


def open_viewers(
    playback: ReplayMatch, viewer: int = SPECTATOR, *, public: bool
) -> tuple[int, ...]:
    """Return the seats whose perspective is open, and `SPECTATOR` for the public one.

    `viewer` is the seat of the person at the keyboard, if known. If seats see different things and
    people still play, only that seat is open; without a viewer, the deciding one. `public` says
    whether the public perspective is worth a screen.
    """
    seats = tuple(range(len(playback.seats)))
    people = people_of(playback)
    if not playback.secret:
        return (*seats, SPECTATOR)
    if playback.replay.ended or not people:
        return (*seats, SPECTATOR) if public else seats
    if viewer in people:
        return (viewer,)
    return (at_keyboard(people, playback.replay.last_actor),)


def first_viewer(playback: ReplayMatch, choices: Sequence[int], *wanted: int) -> int:
    """Return the initial perspective: the first of those wanted that is open; else that of the
    only person, the public one, that of the first person."""
    people = people_of(playback)
    alone = people if len(people) == 1 else ()
    found = (seat for seat in (*wanted, *alone, SPECTATOR, *people) if seat in choices)
    return next(found, choices[0])


def people_of(playback: ReplayMatch) -> tuple[int, ...]:
    return tuple(seat for seat, who in enumerate(playback.seats) if who.human)
