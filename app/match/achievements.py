"""Achievements and best results of the persons in a match.

Only some matches and seats count for the records: no practice (forks are practice), no bot, no seat
that was handed over or resigned. Everything comes from replaying the match through the feed of the
seat itself. A match that cannot be replayed (the rules have changed since) has no achievements.

For an end screen: `feats_gained(header, decisions)`; the texts are in `app.text.achievements`.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from app.match.journal import Decision, Header
from app.match.lifecycle import UNREPLAYABLE
from app.match.replay import Replay
from app.match.seats import HANDED, RESIGNED, marked
from app.registry import game
from engines.kernel.achievements import (
    Achievement,
    AchievementResult,
    AchievementTable,
    AchievementTracker,
)
from engines.kernel.events import may_see

NO_ACHIEVEMENTS: Final = AchievementTable((), ())
"""The table of a game without feats."""


class AchievementDone(NamedTuple):
    """An achievement or best result of a seat in a match."""

    seat: int
    achievement: AchievementResult


class AchievementGained(NamedTuple):
    """An achievement of a seat; `turn` (from 1, counting all seats) is when it was reached."""

    seat: int
    achievement: str
    turn: int


def table(game_id: str) -> AchievementTable:
    """The feats and best results of a game, perhaps none. Raises `UnknownGame`."""
    module = game(game_id).optional_engine_module("achievements")
    found: AchievementTable = NO_ACHIEVEMENTS if module is None else module.ACHIEVEMENTS
    return found


def revision(game_id: str) -> int:
    """Return a checksum of a game's table; when it changes, old matches are counted again.
    Raise `UnknownGame`."""
    return zlib.crc32(repr(table(game_id)).encode())


def counting(header: Header) -> tuple[int, ...]:
    """Return the seats that count: a person's from beginning to end, and none in practice."""
    if header.practice:
        return ()
    gone = marked(header.title, HANDED) | marked(header.title, RESIGNED)
    return tuple(seat for seat, who in enumerate(header.seats) if who.human and seat not in gone)


def achievements_of_match(header: Header, decisions: Sequence[Decision]) -> list[AchievementDone]:
    """Return the achievements and results of a finished match, by seat; [] for an unfinished one.
    Raise the errors of `Replay`: the match is played again."""
    seats = counting(header)
    if not seats:
        return []
    replay = Replay(header, decisions)
    if not replay.ended:
        return []
    replay.seek(0)
    found = table(header.game)
    trackers = [AchievementTracker(found, seat) for seat in seats]
    while replay.position < len(replay):
        for event in replay.step():
            for one in trackers:
                if may_see(event, one.seat):
                    one.hear(event)
    return [
        AchievementDone(one.seat, achievement)
        for one in trackers
        for achievement in one.achievements()
    ]


def achievements_gained(
    header: Header, decisions: Sequence[Decision]
) -> tuple[AchievementGained, ...]:
    """Return the achievements of a finished match, for all seats that count, in table order.
    Return none for an unfinished match, for practice, and for a match that cannot be replayed."""
    try:
        done = achievements_of_match(header, decisions)
    except UNREPLAYABLE:
        return ()
    achievements = {achievement.id for achievement in achievements_of_game(header.game)}
    return tuple(
        AchievementGained(one.seat, one.achievement.id, one.achievement.value)
        for one in done
        if one.achievement.id in achievements
    )


def achievements_of_game(game_id: str) -> tuple[Achievement, ...]:
    """Return all achievements of a game in display order. Raise `UnknownGame`."""
    return table(game_id).achievements
