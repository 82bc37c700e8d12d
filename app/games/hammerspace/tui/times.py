"""The rest of the game and the time to the next monster, in words (HAM-21, HAM-22)."""

from __future__ import annotations

from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from engines.hammerspace.parameters import MOST_TURNS
from engines.hammerspace.state import ENDED, STOPPED

SOON = 50
"""Turns before the last one from which on a game without a limit shows it (HAM-21)."""


def last_turn(scene: HammerspaceViewModel) -> bool:
    """Whether the present turn is the last one (HAM-21)."""
    left = scene.view.limit
    return left == 0 or (scene.config.parameters.limit_ms > 0 and not _ms_left(scene, left))


def limit_words(scene: HammerspaceViewModel) -> str:
    """The rest of the game (HAM-21): "24:10 left"; without a limit "" until shortly before the
    general turn limit."""
    view, parameters, texts = scene.view, scene.config.parameters, scene.session.texts
    if view.phase == ENDED:
        return ""
    if last_turn(scene):
        return texts("ham-last-turn")
    if parameters.limit_ms:
        return texts("ham-limit-time", time=_left(scene, view.limit))
    if parameters.limit_turns:
        return texts("ham-limit-turns", n=view.limit)
    left = MOST_TURNS - view.turn
    return texts("ham-limit-turns", n=left) if left <= SOON else ""


def monster_words(scene: HammerspaceViewModel) -> str:
    """The time of the next monster (HAM-22), "" if there is none."""
    view, parameters, texts = scene.view, scene.config.parameters, scene.session.texts
    if not parameters.monsters or view.timer == STOPPED or view.phase == ENDED:
        return ""
    # Turns count when they end: the present one is the last.
    last = 1 if not parameters.monster_ms and view.turn else 0
    if view.timer <= last or (parameters.monster_ms and not _ms_left(scene, view.timer)):
        return texts("ham-monster-due")
    if parameters.monster_ms:
        return texts("ham-monster-time", time=_left(scene, view.timer))
    return texts("ham-monster-turns", n=view.timer)


def _ms_left(scene: HammerspaceViewModel, ms: int) -> int:
    """The rest of this time, less the milliseconds counted since the view. A view of a later
    moment is without those that were written down before it."""
    since = max(0, scene.written - scene.view.clock)
    gone = scene.watch.ms + since if scene.view.turn else 0
    return max(0, ms - gone)


def _left(scene: HammerspaceViewModel, ms: int) -> str:
    seconds = -(-_ms_left(scene, ms) // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"
