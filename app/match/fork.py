"""A match that goes on from a moment of another one, as a match of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from app.match.headers import header_from_data, header_to_data
from app.match.journal import Checkpoint, Decision, Header, Journal, JournalFailed, first_link, link
from app.match.lifecycle import resume
from app.match.match import Match
from app.match.seats import DAILY, HANDED, RESIGNED, Seat

OF, AT = "fork-of", "fork-at"
"""Words of a fork's title: the match that it comes from, and how many decisions it has of it."""
OWN = (OF, AT, HANDED, RESIGNED, DAILY)
"""Words of a title that hold for that one match."""


class ForkJournal(Journal, Protocol):
    """A journal that takes a match with many decisions at once."""

    def add(self, header: Header, decisions: Sequence[Decision], standing: Checkpoint) -> None:
        """A match that stands like this. Raises `JournalFailed`."""


def fork(
    header: Header,
    decisions: Sequence[Decision],
    seats: Sequence[Seat],
    *,
    match_id: str,
    journal: ForkJournal | None = None,
) -> Match:
    """A match of practice that begins with these decisions of another one, and its own `seats`.

    Dice and cards to come are those that the other match had in store: what is won with them
    counts for nothing. Raises what `resume` raises, and `BadHeader` for a name that is too long
    to be read back. What can't be written is told by `unsaved`, as of any new match.
    """
    title = {**fresh_title(header.title), OF: header.match, AT: str(len(decisions))}
    forked = replace(header, match=match_id, seats=tuple(seats), title=title, practice=True)
    header_from_data(header_to_data(forked))
    taken = relinked(forked, decisions)
    match = resume(forked, taken, journal)
    if journal is not None:
        try:
            journal.add(forked, taken, match.standing())
        except JournalFailed as problem:
            match.unsaved = problem
    return match


def fresh_title(title: Mapping[str, str]) -> dict[str, str]:
    """A title without what only that one match went through."""
    return {key: word for key, word in title.items() if key not in OWN}


def relinked(header: Header, decisions: Sequence[Decision]) -> list[Decision]:
    """The same decisions, in the chain of another header."""
    chain = first_link(header)
    linked: list[Decision] = []
    for decision in decisions:
        chain = link(chain, decision.seat, decision.notation)
        linked.append(replace(decision, chain=chain))
    return linked
