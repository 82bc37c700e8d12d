"""The end of a match: the feats that were gained in it are kept.

An end screen tells them with `app.match.achievements.feats_gained` and
`app.text.achievements.gained_lines`;
`known_feats` says which of them are not the first ones of their kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.achievements import deeds_of, feats_of, revision
from app.match.journal import JournalFailed
from app.store.recount import UNRECKONABLE

if TYPE_CHECKING:
    from app.match.match import Match
    from app.store.archive import Archive
    from app.store.matches import Matches


def keep_deeds(store: Matches, match: Match) -> None:
    """Write what was done in a match that is over; at once if it was just played, and the same
    again any other time. What can't be written now is made good when the program starts again."""
    header = match.header
    if not match.over or match.unsaved is not None:
        return
    try:
        store.write_deeds(header.match, revision(header.game), deeds_of(header, match.written))
    except (*UNRECKONABLE, JournalFailed):
        return


def known_feats(archive: Archive, game: str, but: str = "") -> frozenset[str]:
    """The feats of a game that anybody gained here, in other matches than `but`. Raises
    `JournalFailed`."""
    feats = {feat.id for feat in feats_of(game)}
    rows = archive.deeds.rows(game)
    return frozenset(row.deed for row in rows if row.match != but and row.deed in feats)
