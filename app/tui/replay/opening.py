"""The way into a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.logs import log
from app.match.journal import Decision, Header
from app.match.playback import Playback, Projector
from app.match.replay import Replay
from app.tui.launch import screen_kind, why_not
from app.tui.replay.eyes import first_eyes, open_eyes, people_of
from app.tui.replay.reel import Reel
from app.tui.replay.screen import replay_screen
from engines.kernel.events import SPECTATOR

if TYPE_CHECKING:
    from app.tui.stage import Stage


def open_replay(
    app: Stage,
    header: Header,
    decisions: Sequence[Decision],
    at: int | None = None,
    eyes: int | None = None,
    *,
    turn: int | None = None,
) -> None:
    """Show a match again, over whatever is on the screen; what prevents it is said there.

    It begins after `at` decisions (before the first one without it), or where a `turn` begins.
    `eyes` is the seat of whoever has the keyboard. Where several people play on who see different
    things, and it isn't known who that is, the keyboard is passed first.
    """
    try:
        playback = Playback(Replay(header, decisions))
    except Exception as problem:  # whatever a damaged journal leads to; said in words
        log("shell").warning("replay: %r", problem)
        app.notice(why_not(app, problem))
        return
    if turn is None:
        playback.replay.seek(at or 0)
    else:
        playback.replay.seek_turn(turn)
    viewer = SPECTATOR if eyes is None else eyes
    kind = screen_kind(header.game)
    choices = open_eyes(playback, viewer, public=kind.PUBLIC_EYES)
    projector = Projector(
        playback, first_eyes(playback, choices, *(() if eyes is None else (eyes,)))
    )
    app.push_screen(replay_screen(kind, Reel(playback, projector, app.texts, choices)))
    people = people_of(playback)
    if len(choices) == 1 and len(people) > 1 and viewer not in people:
        from app.tui.screens.handover import HandoverScreen

        app.push_screen(HandoverScreen(playback.seats[choices[0]].name))
