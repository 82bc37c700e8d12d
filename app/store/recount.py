"""Recomputation of records from the finished matches: results, achievements, best results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from app.files.errors import StoreError
from app.match.achievements import AchievementDone, achievements_of_match, revision
from app.match.journal import Header, Result
from app.match.lifecycle import UNREPLAYABLE, resume
from app.registry import UnknownGame
from app.store.archive import Archive
from app.store.matches import Matches
from app.store.records import complete_matches

UNRECKONABLE: Final = (StoreError, *UNREPLAYABLE)
"""The reasons why a match cannot be recomputed: it is damaged, or other rules played it."""


class MissingRecord(NamedTuple):
    """The records that a match lacks."""

    match: str
    results: bool
    achievements: bool


class RecountedRecord(NamedTuple):
    """The recomputed records of a match; None for a kind that was not asked for."""

    header: Header
    results: Sequence[Result] | None
    achievements: Sequence[AchievementDone] | None


def lacking(archive: Archive) -> list[MissingRecord]:
    """Return the matches whose records are missing, damaged, or of another achievement table.
    Raise `JournalFailed`."""
    sound = complete_matches(archive.results(practice=True))
    found = []
    for match, game, by in archive.achievement_revisions():
        try:
            achievements = by != revision(game)
        except UnknownGame:
            achievements = False
        if achievements or match not in sound:
            found.append(MissingRecord(match, match not in sound, achievements))
    return found


def recounted(archive: Archive, lack: MissingRecord) -> RecountedRecord:
    """Recompute the missing records of a match.
    Raise one of `UNRECKONABLE`, and `JournalFailed`."""
    kept, saved = archive.kept(lack.match), archive.one(lack.match)
    results: Sequence[Result] | None = None
    achievements: Sequence[AchievementDone] | None = None
    if lack.results:
        again = resume(kept.header, kept.decisions, digest=saved.digest, since=kept.since)
        results = again.results()
    if lack.achievements:
        achievements = [] if kept.segments else achievements_of_match(kept.header, kept.decisions)
    return RecountedRecord(kept.header, results, achievements)


def put_down(matches: Matches, found: RecountedRecord) -> None:
    """Write the missing records. Raise `JournalFailed`, and `NoSuchMatch` if the match is gone."""
    header = found.header
    if found.results is not None:
        matches.write_results(header, found.results)
    if found.achievements is not None:
        matches.write_achievements(header.match, revision(header.game), found.achievements)
