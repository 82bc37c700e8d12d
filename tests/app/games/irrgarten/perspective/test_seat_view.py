"""What a seat's log says of what the seat no longer sees."""

from __future__ import annotations

from app.games.irrgarten.perspective.seat_view import IrrgartenPerspective
from app.i18n.fluent import Texts
from app.match.replay import Replay
from app.match.replay_match import ReplayMatch
from engines.irrgarten.labyrinth import DIRECTIONS
from engines.irrgarten.parameters import FOG_SIGHT
from tests.app.games.irrgarten.tui.helpers import CARDS, match_of
from tests.helpers.matches import match_behind


def named(card: int) -> str:
    return CARDS[card].id if card >= 0 else "somebody"


def test_a_monster_out_of_sight_keeps_its_name_when_the_log_is_told_again() -> None:
    """IRR-24: where it is can't be seen any more; who it was is remembered."""
    rows = ("M-P-E", "XXX-X", "XXX-X")
    match = match_behind(match_of(rows, {"Ana": "human"}, fog=FOG_SIGHT, seed="fight"))
    perspective = IrrgartenPerspective(match, 0, Texts(), named, str)
    match.watch(0, perspective.take)
    for way in ("left", "left", "right", "right", "right", "down", "down"):
        match.decide(0, DIRECTIONS.index(way))
    assert not perspective.fold.foes
    told = [line.text for line in perspective.log.lines]
    assert any("Ana" in line and "sulky-slug" in line for line in told)
    perspective.retell()
    assert [line.text for line in perspective.log.lines] == told
    replay = Replay(match.header, match.written)
    replay.seek(len(replay))
    later = IrrgartenPerspective(ReplayMatch(replay), 0, Texts(), named, str)
    assert [line.text for line in later.log.lines] == told
