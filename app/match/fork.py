"""A fork: a new match that continues from a moment of another one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from app.match.fair_dice import without_dice
from app.match.headers import header_from_data, header_to_data
from app.match.journal import Checkpoint, Decision, Header, Journal, JournalFailed, first_link, link
from app.match.lifecycle import resume
from app.match.match import Match
from app.match.seats import DAILY, HANDED, RESIGNED, SWAPPED, Seat

OF, AT = "fork-of", "fork-at"
"""Keys of a fork's title: the original match, and the number of decisions taken from it."""
REPEATED = "repeated"
"""Key of the title of a match that is practice only because it repeats another one's seed."""
OWN = (OF, AT, REPEATED, HANDED, RESIGNED, SWAPPED, DAILY)
"""Title keys that hold for that one match only."""


class ForkJournal(Journal, Protocol):
    """A journal that accepts a match with many decisions at once."""

    def add(self, header: Header, decisions: Sequence[Decision], checkpoint: Checkpoint) -> None:
        """Add a match with its decisions and its current state. Raise `JournalFailed`."""


def fork(
    header: Header,
    decisions: Sequence[Decision],
    seats: Sequence[Seat],
    *,
    match_id: str,
    journal: ForkJournal | None = None,
) -> Match:
    """Return a practice match that begins with these decisions of another one, and its own `seats`.

    Future dice and cards are those of the original match, so its results do not count. Raise the
    errors of `resume`, and `BadHeader` for a name that is too long to be read back. A write failure
    is reported in `unsaved`, as for any new match.
    """
    title = {**fresh_title(header.title), OF: header.match, AT: str(len(decisions))}
    forked = replace(header, match=match_id, seats=tuple(seats), title=title, practice=True)
    header_from_data(header_to_data(forked))
    taken = relinked(forked, decisions)
    match = resume(forked, taken, journal)
    if journal is not None:
        try:
            journal.add(forked, taken, match.checkpoint())
        except JournalFailed as problem:
            match.stop_saving(problem)
    return match


def fresh_title(title: Mapping[str, str]) -> dict[str, str]:
    """Return a title without the keys that belong to one match only."""
    return {key: word for key, word in without_dice(title).items() if key not in OWN}


def relinked(header: Header, decisions: Sequence[Decision]) -> list[Decision]:
    """Return the same decisions, in the chain of another header."""
    chain = first_link(header)
    linked: list[Decision] = []
    for decision in decisions:
        chain = link(chain, decision.seat, decision.notation)
        linked.append(replace(decision, chain=chain))
    return linked
