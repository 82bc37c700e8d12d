"""Saving of the achievements of a match at its end.

An end screen shows them with `app.match.achievements.achievements_gained` and
`app.text.achievements.gained_lines`; `known_achievements` tells the repeated ones from the
first ones of their kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.achievements import achievements_of_game, achievements_of_match, revision
from app.match.journal import JournalFailed
from app.store.recount import UNRECKONABLE

if TYPE_CHECKING:
    from app.match.match import Match
    from app.store.archive import Archive
    from app.store.matches import Matches


def save_achievements(store: Matches, match: Match) -> None:
    """Write the achievements of a finished match.
    Calling it again changes nothing. After a failed write the next program start does it."""
    header = match.header
    if not match.over or match.unsaved is not None:
        return
    try:
        store.write_achievements(
            header.match, revision(header.game), achievements_of_match(header, match.written)
        )
    except (*UNRECKONABLE, JournalFailed):
        return


def known_achievements(archive: Archive, game: str, but: str = "") -> frozenset[str]:
    """Return the achievements of a game reached here in other matches than `but`.
    Raise `JournalFailed`."""
    achievements = {achievement.id for achievement in achievements_of_game(game)}
    rows = archive.achievements(game)
    return frozenset(
        row.achievement for row in rows if row.match != but and row.achievement in achievements
    )
