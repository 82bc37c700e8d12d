"""Whether a screen shows a replay or a lesson; and, for the type checker, what it then has."""

from __future__ import annotations

from typing import Any

from textual.screen import Screen
from typing_extensions import TypeIs

from app.tui.lessons.mode import LessonMode
from app.tui.match.screen import PlayScreen
from app.tui.replay.mode import ReplayMode
from app.tui.replay.replay_session import ReplaySession


class ReplayOnScreen(PlayScreen):
    """A game's screen with a replay. No object has this class."""

    mode: ReplayMode
    session: ReplaySession


def is_replay(screen: Screen[Any]) -> TypeIs[ReplayOnScreen]:
    return isinstance(screen, PlayScreen) and isinstance(screen.mode, ReplayMode)


def kind_of(screen: Screen[Any]) -> str:
    """The name of what a screen shows: its class, and the mode of a match that is not played."""
    mode = screen.mode if isinstance(screen, PlayScreen) else None
    added = {ReplayMode: "Replay", LessonMode: "Lesson"}.get(type(mode), "")
    return f"{added}{type(screen).__name__}"


def lesson_on(screen: Screen[Any]) -> LessonMode:
    """The lesson on a screen that shows one."""
    assert isinstance(screen, PlayScreen)
    assert isinstance(screen.mode, LessonMode)
    return screen.mode
