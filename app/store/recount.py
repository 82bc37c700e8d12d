"""The records reckoned again from the finished matches themselves: results, feats, best results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from app.match.feats import Done, deeds_of, revision
from app.match.games import UNREPLAYABLE, UnknownGame, resume
from app.match.journal import Header, Result
from app.store.archive import Archive
from app.store.errors import StoreError
from app.store.matches import Matches

UNRECKONABLE: Final = (StoreError, *UNREPLAYABLE)
"""Why a match can't be reckoned again: it is damaged, or other rules played it."""


class Lack(NamedTuple):
    """What is missing of a match in the records."""

    match: str
    results: bool
    deeds: bool


class Found(NamedTuple):
    """What a match comes to; None for what was not asked for."""

    header: Header
    results: Sequence[Result] | None
    deeds: Sequence[Done] | None


def lacking(archive: Archive) -> list[Lack]:
    """The matches of which something is missing, damaged, or of another table of feats. Raises
    `JournalFailed`."""
    sound = archive.records.sound()
    found = []
    for match, game, by in archive.deeds.looked_at():
        try:
            deeds = by != revision(game)
        except UnknownGame:
            deeds = False
        if deeds or match not in sound:
            found.append(Lack(match, match not in sound, deeds))
    return found


def reckoned(archive: Archive, lack: Lack) -> Found:
    """What is missing of a match, from the match itself. Raises one of `UNRECKONABLE`, and
    `JournalFailed`."""
    kept, saved = archive.kept(lack.match), archive.one(lack.match)
    results: Sequence[Result] | None = None
    deeds: Sequence[Done] | None = None
    if lack.results:
        again = resume(kept.header, kept.decisions, digest=saved.digest, since=kept.since)
        results = again.results()
    if lack.deeds:
        deeds = [] if kept.segments else deeds_of(kept.header, kept.decisions)
    return Found(kept.header, results, deeds)


def put_down(matches: Matches, found: Found) -> None:
    """Write what was missing. Raises `JournalFailed`, and `NoSuchMatch` if the match is gone."""
    header = found.header
    if found.results is not None:
        matches.write_results(header, found.results)
    if found.deeds is not None:
        matches.write_deeds(header.match, revision(header.game), found.deeds)
