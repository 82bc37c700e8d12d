"""Resuming a saved match by replay, or from its last state when the rules have changed."""

from __future__ import annotations

from typing import Protocol

from app.match.journal import Journal, JournalFailed
from app.match.lifecycle import OtherRules, resume, taken_over
from app.match.match import Match
from app.store.archive import SavedMatch
from app.store.loading import LoadedMatch


class Kept(Protocol):
    """Saved matches, as `Archive` has them."""

    def kept(self, match: str) -> LoadedMatch:
        """Return a whole match: see `Archive.kept`."""

    def one(self, match: str) -> SavedMatch:
        """Return the list entry of a match: see `Archive.one`."""


def continued(archive: Kept, match: str, journal: Journal | None = None) -> Match:
    """Return the match as it was after its last recorded decision.

    An unfinished match of other rules continues from its saved state; the decisions before that
    can't be replayed any more. `journal` records further decisions; without one they stay in memory
    only, as for a program that only reads the saves.

    Raise the errors of `Kept.kept` and `resume`; `OtherRules` gives the reason why it can't
    continue.
    """
    kept, saved = archive.kept(match), archive.one(match)
    header, decisions = kept.header, kept.decisions
    try:
        return resume(header, decisions, journal, digest=saved.digest, since=kept.since)
    except OtherRules:
        if saved.finished is not None:
            raise
    checkpoint = taken_over(header, kept.latest, len(decisions))
    problem: JournalFailed | None = None
    try:
        if journal is not None:
            journal.resume_from(match, checkpoint)
    except JournalFailed as failed:
        problem = failed
    again = resume(header, decisions, journal, since=checkpoint)
    if problem is not None:
        again.stop_saving(problem)
    return again
