"""What a seat's log says of what the seat no longer sees."""

from __future__ import annotations

from typing import cast

from app.eyes.irrgarten.eyes import Eyes
from app.match.match import Match
from app.match.playback import Playback
from app.match.replay import Replay
from app.text.fluent import Texts
from engines.irrgarten.figures import FOG_SIGHT
from engines.irrgarten.labyrinth import DIRECTIONS
from engines.kernel.events import Event
from tests.app.tui.irrgarten.aids import CARDS, match_of


def named(card: int) -> str:
    return CARDS[card].id if card >= 0 else "somebody"


def test_a_monster_out_of_sight_keeps_its_name_when_the_log_is_told_again() -> None:
    """IRR-24: where it is can't be seen any more; who it was is remembered."""
    rows = ("M-P-E", "XXX-X", "XXX-X")
    match = cast("Match", match_of(rows, {"Ana": "human"}, fog=FOG_SIGHT, seed="fight").match)
    eyes = Eyes(match, 0, Texts(), named)
    match.feed(0).subscribe(Event, eyes.take)
    for way in ("left", "left", "right", "right", "right", "down", "down"):
        match.decide(0, DIRECTIONS.index(way))
    assert not eyes.fold.foes
    told = [line.text for line in eyes.log.lines]
    assert any("Ana against sulky-slug" in line for line in told)
    eyes.retell()
    assert [line.text for line in eyes.log.lines] == told
    replay = Replay(match.header, match.written)
    replay.seek(len(replay))
    later = Eyes(Playback(replay), 0, Texts(), named)
    assert [line.text for line in later.log.lines] == told
