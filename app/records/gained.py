"""The end of a match: the feats that were gained in it are kept, and told in words.

An end screen calls `lines_at_end`, before or after `keep_deeds`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.feats import deeds_of, feats_gained, feats_of, revision
from app.match.journal import JournalFailed
from app.store.errors import StoreError
from app.store.recount import UNREADABLE
from app.text.feats import gained_lines

if TYPE_CHECKING:
    from app.match.match import Match
    from app.match.playback import Playback
    from app.store.matches import Matches
    from app.store.shelf import Shelf
    from app.text.fluent import Texts


def keep_deeds(store: Matches, match: Match) -> None:
    """Write what was done in a match that is over; at once if it was just played, and the same
    again any other time. What can't be written now is made good when the program starts again."""
    header = match.header
    if not match.over or match.unsaved is not None:
        return
    try:
        store.write_deeds(header.match, revision(header.game), deeds_of(header, match.written))
    except (*UNREADABLE, JournalFailed):
        return


def known_feats(shelf: Shelf, game: str, but: str = "") -> frozenset[str]:
    """The feats of a game that anybody gained here, in other matches than `but`. Raises
    `JournalFailed`."""
    feats = {feat.id for feat in feats_of(game)}
    rows = shelf.deeds.rows(game)
    return frozenset(row.deed for row in rows if row.match != but and row.deed in feats)


def lines_at_end(texts: Texts, match: Match | Playback, shelf: Shelf | None) -> list[str]:
    """A line for each feat of a match that is over, in the present language; those that nobody
    here had before say so. None for practice, for bots, and while a match goes on. What is told is
    true of a match that is not saved too, where it will not be remembered."""
    header = match.header
    gained = feats_gained(match)
    before: frozenset[str] | None = None
    if gained and shelf is not None:
        try:
            before = known_feats(shelf, header.game, header.match)
        except (JournalFailed, StoreError):
            before = None
    return gained_lines(texts, header.game, header.seats, gained, before)
