"""The way into a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.config.logs import log
from app.match.replay import Replay
from app.match.replay_match import ReplayMatch
from app.match.source import ReplayRequest
from app.text.errors import UNREADABLE
from app.tui.launch import screen_kind, why_not
from app.tui.replay.mode import replay_screen
from app.tui.replay.replay_session import ReplaySession
from app.tui.replay.viewpoint import first_viewer, open_viewers, people_of
from engines.kernel.events import SPECTATOR

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


def open_replay(app: AppProtocol, request: ReplayRequest) -> None:
    """Open a replay over the present screen, or show the obstacle there.

    If several people play a running match and see different things, and the person at the keyboard
    is unknown, pass the keyboard first. A request that `forks` is for a match that is over.
    """
    try:
        source = ReplayMatch(Replay(request.header, request.decisions))
    except UNREADABLE as problem:
        log("shell").warning("replay: %r", problem)
        app.notice(why_not(app, problem))
        return
    if request.turn is None:
        source.replay.seek(request.position)
    else:
        source.replay.seek_turn(request.turn)
    viewer = SPECTATOR if request.viewer is None else request.viewer
    kind = screen_kind(request.header.game)
    choices = open_viewers(source, viewer, public=kind.GAME.PUBLIC_VIEW)
    source.viewer = first_viewer(source, choices, *(() if request.viewer is None else (viewer,)))
    session = ReplaySession(source, app.texts, choices)
    app.push_screen(replay_screen(kind, session))
    people = people_of(source)
    if len(choices) == 1 and len(people) > 1 and viewer not in people:
        from app.tui.screens.handover import HandoverScreen

        app.push_screen(HandoverScreen(source.seats[choices[0]].name))
    elif request.forks:
        from app.tui.replay.fork_dialog import ForkDialog

        app.push_screen(ForkDialog(session))
