"""Continues a saved match: at home, or at the table that others reached before a kill.

No module imports this one before the first paint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.config.logs import log
from app.session.session import Session
from app.text.errors import UNREADABLE
from app.tui.launch import opener, why_not

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


def go_on(app: AppProtocol, match: str) -> None:
    """Put a saved match on the screen, or show why that fails."""
    try:
        session = opener(app).resumed(match)
    except UNREADABLE as problem:
        log("shell").warning("resume: %r", problem)
        app.notice(why_not(app, problem))
        return
    continue_with(app, session)


def continue_with(app: AppProtocol, session: Session) -> None:
    """Put a saved match on the screen, at the table that it had when its program was killed."""
    if app.services.table is not None and app.services.table.exists():
        from app.tui.online.opening import host_again

        if host_again(app, session):
            return
    app.open_match(session)
