"""What is left of the game and how soon a monster comes, in words (HAM-21, HAM-22)."""

from __future__ import annotations

from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from engines.hammerspace.parameters import MOST_TURNS
from engines.hammerspace.state import ENDED, STOPPED

SOON = 50
"""Turns before the last one from which on a game without a limit tells of it (HAM-21)."""


def last_turn(scene: HammerspaceViewModel) -> bool:
    """Whether the turn under way is the last one (HAM-21)."""
    left = scene.view.limit
    return left == 0 or (scene.config.parameters.limit_ms > 0 and not _ms_left(scene, left))


def limit_words(scene: HammerspaceViewModel) -> str:
    """What is left of the game (HAM-21): "24:10 left"; without a limit "" until shortly before the
    last turn that a game has anyway."""
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
    """When the next monster comes (HAM-22), "" where none does."""
    view, parameters, texts = scene.view, scene.config.parameters, scene.session.texts
    if not parameters.monsters or view.timer == STOPPED or view.phase == ENDED:
        return ""
    # Turns are counted as they end: the last one is that under way.
    last = 1 if parameters.monster_turns and view.turn else 0
    if view.timer <= last or (parameters.monster_ms and not _ms_left(scene, view.timer)):
        return texts("ham-monster-due")
    if parameters.monster_ms:
        return texts("ham-monster-time", time=_left(scene, view.timer))
    return texts("ham-monster-turns", n=view.timer)


def _ms_left(scene: HammerspaceViewModel, ms: int) -> int:
    """What is left of so many milliseconds: those gone by count that the view knows nothing of."""
    gone = scene.watch.ms + scene.written if scene.view.turn else 0
    return max(0, ms - gone)


def _left(scene: HammerspaceViewModel, ms: int) -> str:
    """The same in minutes and seconds."""
    seconds = -(-_ms_left(scene, ms) // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"
