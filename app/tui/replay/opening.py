"""The way into a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.logs import log
from app.match.playback import Playback, Projector
from app.match.replay import LookBack, Replay
from app.tui.launch import screen_kind, why_not
from app.tui.replay.eyes import first_eyes, open_eyes, people_of
from app.tui.replay.reel import Reel
from app.tui.replay.screen import replay_screen
from engines.kernel.events import SPECTATOR

if TYPE_CHECKING:
    from app.tui.stage import Stage


def open_replay(app: Stage, look: LookBack) -> None:
    """Show a match again, over whatever is on the screen; what prevents it is said there.

    Where several people play on who see different things, and it isn't known who of them has the
    keyboard, it is passed first.
    """
    try:
        playback = Playback(Replay(look.header, look.decisions))
    except Exception as problem:  # whatever a damaged journal leads to; said in words
        log("shell").warning("replay: %r", problem)
        app.notice(why_not(app, problem))
        return
    if look.turn is None:
        playback.replay.seek(look.at)
    else:
        playback.replay.seek_turn(look.turn)
    eyes = look.eyes
    viewer = SPECTATOR if eyes is None else eyes
    kind = screen_kind(look.header.game)
    choices = open_eyes(playback, viewer, public=kind.PUBLIC_EYES)
    projector = Projector(
        playback, first_eyes(playback, choices, *(() if eyes is None else (eyes,)))
    )
    app.push_screen(replay_screen(kind, Reel(playback, projector, app.texts, choices)))
    people = people_of(playback)
    if len(choices) == 1 and len(people) > 1 and viewer not in people:
        from app.tui.screens.handover import HandoverScreen

        app.push_screen(HandoverScreen(playback.seats[choices[0]].name))
