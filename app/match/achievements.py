"""What was done in a match: feats and best results of the people in it.

Only what counts for the records is looked at: no practice (forks are practice), no seat that went
to somebody else or was given up, no bot. Everything comes from the match played again from its
decisions, through the feed of the seat itself; a match whose beginning can't be played again (the
rules have changed since) has no feats.

For an end screen: `feats_gained(header, decisions)`; their words are `app.text.achievements`.
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
from engines.kernel.events import may_see
from engines.kernel.feats import Deeds, DoneDeed, Feat, Reckoning

NO_DEEDS: Final = Deeds((), ())
"""The table of a game without feats."""


class AchievementDone(NamedTuple):
    """A deed of a seat in a match."""

    seat: int
    deed: DoneDeed


class AchievementGained(NamedTuple):
    """A feat of a seat; `turn` (from 1, of all seats) is when it was done."""

    seat: int
    feat: str
    turn: int


def table(game_id: str) -> Deeds:
    """The feats and best results of a game, perhaps none. Raises `UnknownGame`."""
    module = game(game_id).optional_engine_module("feats")
    found: Deeds = NO_DEEDS if module is None else module.DEEDS
    return found


def revision(game_id: str) -> int:
    """A number that is another one when a game's table is: its deeds are then reckoned again.
    Raises `UnknownGame`."""
    return zlib.crc32(repr(table(game_id)).encode())


def counting(header: Header) -> tuple[int, ...]:
    """The seats whose deeds count: people's from beginning to end, and none in practice."""
    if header.practice:
        return ()
    gone = marked(header.title, HANDED) | marked(header.title, RESIGNED)
    return tuple(seat for seat, who in enumerate(header.seats) if who.human and seat not in gone)


def deeds_of(header: Header, decisions: Sequence[Decision]) -> list[AchievementDone]:
    """What was done in a match that is over, seat by seat; nothing in one that goes on.

    Raises what `Replay` raises: the match is played again.
    """
    seats = counting(header)
    if not seats:
        return []
    replay = Replay(header, decisions)
    if not replay.ended:
        return []
    replay.seek(0)
    found = table(header.game)
    reckonings = [Reckoning(found, seat) for seat in seats]
    while replay.at < len(replay):
        for event in replay.step():
            for one in reckonings:
                if may_see(event, one.seat):
                    one.hear(event)
    return [AchievementDone(one.seat, deed) for one in reckonings for deed in one.deeds()]


def feats_gained(header: Header, decisions: Sequence[Decision]) -> tuple[AchievementGained, ...]:
    """Return the feats of a match that is over, of all seats that count, in the order of the
    game's table: none before the end, in practice, and where it can't be played again."""
    try:
        done = deeds_of(header, decisions)
    except UNREPLAYABLE:
        return ()
    feats = {feat.id for feat in feats_of(header.game)}
    return tuple(
        AchievementGained(one.seat, one.deed.id, one.deed.value)
        for one in done
        if one.deed.id in feats
    )


def feats_of(game_id: str) -> tuple[Feat, ...]:
    """All feats of a game, in the order in which they are shown. Raises `UnknownGame`."""
    return table(game_id).feats
