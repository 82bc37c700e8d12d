"""A saved match goes on: as it was played, or from its last state when the rules have changed."""

from __future__ import annotations

from app.match.journal import Journal, JournalFailed, NoJournal
from app.match.lifecycle import OtherRules, resume, taken_over
from app.match.match import Match
from app.store.archive import Archive


def continued(archive: Archive, match: str, journal: Journal | None = None) -> Match:
    """The match as it was when its last decision was written.

    Played by other rules, an unfinished one goes on from the state that was kept of it, and what
    came before can't be replayed any more. `journal` is where it is written on; without one it
    goes on in memory only, as for a program that only looks at the saves.

    Raises what `Archive.kept` and `resume` raise; `OtherRules` says why it can't go on.
    """
    kept, saved = archive.kept(match), archive.one(match)
    header, decisions = kept.header, kept.decisions
    try:
        return resume(header, decisions, journal, digest=saved.digest, since=kept.since)
    except OtherRules:
        if saved.finished is not None:
            raise
    standing = taken_over(header, kept.latest, len(decisions))
    problem: JournalFailed | None = None
    try:
        (journal or NoJournal()).go_on(match, standing)
    except JournalFailed as failed:
        problem = failed
    again = resume(header, decisions, journal, since=standing)
    again.unsaved = again.unsaved or problem
    return again
