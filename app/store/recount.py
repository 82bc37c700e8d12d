"""The statistics reckoned again from the finished matches themselves."""

from __future__ import annotations

from app.match.games import OtherRules, UnknownGame, resume
from app.match.match import WrongJournal
from app.store.errors import StoreError
from app.store.matches import Matches


def recount(matches: Matches, *, everything: bool = False) -> dict[str, Exception]:
    """Write the results that are missing or damaged, or all of them. Raises `JournalFailed`.

    Matches that ended elsewhere count for nothing. Returns why a match could not be reckoned, by
    id: it is damaged, or other rules played it; what was written of it stays as it is.
    """
    sound = set() if everything else matches.records.sound()
    failed: dict[str, Exception] = {}
    for match in matches.ended_here():
        if match in sound:
            continue
        try:
            kept, saved = matches.kept(match), matches.one(match)
            again = resume(kept.header, kept.decisions, digest=saved.digest, since=kept.since)
            matches.write_results(kept.header, again.results())
        except (StoreError, OtherRules, UnknownGame, WrongJournal) as problem:
            failed[match] = problem
    return failed
