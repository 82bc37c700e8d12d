"""Puts matches on the screen and takes them away: all that is slow to import.

No module imports this one before the first paint.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from app.config.logs import log
from app.match.journal import JournalFailed
from app.registry import game
from app.session.opener import MatchOpener
from app.session.session import Session
from app.text.errors import words_for

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol
    from app.tui.base_screen import BaseScreen
    from app.tui.keymap import KeyProblem


def screen_kind(game_id: str) -> type[Any]:
    """Return the class of a game's screen, its own or the generic one; the argument of the class is
    a session. Raise `UnknownGame`."""
    kind: type[Any] | None = game(game_id).part("screen")
    if kind is None:
        from app.tui.generic.screen import GenericScreen

        return GenericScreen
    return kind


def game_screen(session: Session) -> BaseScreen[Any]:
    screen: BaseScreen[Any] = screen_kind(session.source.header.game)(session)
    return screen


def match_screens(session: Session) -> list[BaseScreen[Any]]:
    """Return the screen of a match, and over it the one that passes the keyboard to its first
    player, where somebody else may look on."""
    from app.tui.match.host import MatchHost
    from app.tui.screens.handover import HandoverScreen

    screen, name = game_screen(session), session.first_viewer
    if not name:
        return [screen]
    primer: Callable[[], Sequence[str]] = tuple
    if isinstance(screen, MatchHost):
        primer = partial(screen.primer, screen.scene.me)
    return [screen, HandoverScreen(name, primer=primer)]


def opener(app: AppProtocol) -> MatchOpener:
    """Return the maker of sessions; the screen sets their pace."""
    return MatchOpener(app.services, app.texts)


def forget(app: AppProtocol, session: Session) -> bool:
    """Delete a match for good. Return whether that succeeded on a disk that may have failed."""
    if app.services.store is not None:
        try:
            app.services.store.delete(session.source.header.match)
        except JournalFailed as problem:
            log("shell").warning("forget: %r", problem)
            return False
    if session.abandoned is not None:
        session.abandoned()
    return True


def start_words(
    app: AppProtocol, problem: Exception | None, keys: Sequence[KeyProblem]
) -> Sequence[str]:
    """Return the reports at the start: on the settings, the saved matches, the player's keys."""
    from app.tui.keymap import problem_words

    settings = [notice(app.texts) for notice in app.options.notices]
    saves = [why_not(app, problem)] if problem else []
    return [*settings, *saves, *(problem_words(app.texts, one) for one in keys)]


def tell_why(app: AppProtocol, error: Exception, title: str = "cmd-tell-title") -> None:
    app.tell(lambda: [why_not(app, error)], title)


def why_not(app: AppProtocol, error: Exception) -> str:
    """Return why a match can't begin or continue, in words."""
    return words_for(app.texts, error).splitlines()[0]
