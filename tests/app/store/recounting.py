"""The records made good at once, as the program does it beside its screens."""

from __future__ import annotations

from app.store.matches import Matches
from app.store.recount import UNRECKONABLE, MissingRecord, lacking, put_down, recounted


def recount(matches: Matches, *, everything: bool = False) -> dict[str, Exception]:
    """Write what is missing or damaged in the records, or all of them.

    Returns why a match could not be reckoned, by id; what was written of it stays as it is.
    """
    every = (MissingRecord(match, True, True) for match, _, _ in matches.achievement_revisions())
    failed: dict[str, Exception] = {}
    for lack in every if everything else lacking(matches):
        try:
            put_down(matches, recounted(matches, lack))
        except UNRECKONABLE as problem:
            failed[lack.match] = problem
    return failed
