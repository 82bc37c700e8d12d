"""The first thing that the program does after its first paint, by the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.tui.continuing import go_on

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


def begin_as_asked(app: AppProtocol) -> None:
    """Begin with what the command line asked for: a table, a match, a saved match; or nothing."""
    start = app.options
    if start.hosts:
        from app.tui.online.opening import host_from_command_line

        host_from_command_line(app)
    elif start.join:
        from app.tui.online.opening import join_from_command_line

        join_from_command_line(app)
    elif start.game:
        from app.tui.newgame.opening import start_from_command_line

        start_from_command_line(app)
    elif start.resume:
        go_on(app, start.resume)
