"""The end of a match: the feats that were gained in it are kept, and told in words.

An end screen asks `FeatsAtEnd`, before or after `keep_deeds`.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from app.match.feats import Gained, counting, deeds_of, feats_gained, feats_of, revision
from app.match.journal import JournalFailed
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


class FeatsAtEnd:
    """What the end of a match says of feats, in the present language: a line each, those that
    nobody here had before saying so; or why none are counted. The match is looked at once."""

    def __init__(self, texts: Texts, match: Match | Playback, shelf: Shelf | None) -> None:
        self._texts = texts
        self._match = match
        self._shelf = shelf

    def __call__(self) -> list[str]:
        """The lines; none while the match goes on."""
        match, texts = self._match, self._texts
        if not counting(match.header):
            return [texts("feats-not-counted")] if match.over else []
        gained, before = self._found
        lines = gained_lines(texts, match.header.game, match.header.seats, gained, before)
        if gained and match.unsaved is not None:
            lines.append(texts("feats-not-kept"))
        return lines

    @cached_property
    def _found(self) -> tuple[tuple[Gained, ...], frozenset[str] | None]:
        header = self._match.header
        gained = feats_gained(self._match)
        if not gained or self._shelf is None:
            return gained, None
        try:
            return gained, known_feats(self._shelf, header.game, header.match)
        except JournalFailed:
            return gained, None
