"""Whose eyes a replay may be looked through. While a match runs, a replay tells nobody more than
the match itself does."""

from __future__ import annotations

from collections.abc import Sequence

from app.match.replay_match import ReplayMatch
from app.match.seats import at_keyboard
from engines.kernel.events import SPECTATOR


def open_eyes(playback: ReplayMatch, viewer: int = SPECTATOR, *, public: bool) -> tuple[int, ...]:
    """The seats that may be looked through, and `SPECTATOR` for what everybody may see.

    `viewer` is the seat whose person has the keyboard, if that is known. Where seats see different
    things and people still play, it is that seat alone; without a viewer the one who decides.
    `public` says whether what everybody may see is worth a screen.
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


def first_eyes(playback: ReplayMatch, choices: Sequence[int], *wanted: int) -> int:
    """The eyes to begin with: the first of those wanted that is open; else those of the only
    person, of everybody, of the first person."""
    people = people_of(playback)
    alone = people if len(people) == 1 else ()
    found = (seat for seat in (*wanted, *alone, SPECTATOR, *people) if seat in choices)
    return next(found, choices[0])


def people_of(playback: ReplayMatch) -> tuple[int, ...]:
    """The seats of persons, in order."""
    return tuple(seat for seat, who in enumerate(playback.seats) if who.human)
