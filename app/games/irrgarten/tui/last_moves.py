"""How many moves are left near the end of a race, whether they are enough (IRR-39, IRR-9), and who
may soon end it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.games.irrgarten.perspective.race import Reach, last_moves, rivals_now
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.tui.widgets.styled_text import Line, Span, width_of

SOON: Final = 10
"""The moves before a limit of turns from which they are counted out loud."""
NEARLY_OUT: Final = 6
"""The steps to the exit from which a rival may soon be the first one out."""

_SAID: Final[Mapping[Reach, tuple[str, str]]] = {
    "shut": ("shut", "deadly"),
    "owed": ("owed", "deadly"),
    "unknown": ("moves", "risky"),
    "enough": ("steps", "risky"),
    "leap": ("leap", "deadly"),
    "late": ("late", "deadly"),
}
"""The message about the moves left, and its colour."""


def last_moves_line(panel: IrrgartenPanel, cells: int) -> Line:
    """Return "3 moves left for 2 steps", or why they are too few, or without room only how many are
    left; nothing while there is time, and if it doesn't fit."""
    line = _line(panel)
    if width_of(line) > cells and (left := last_moves(panel.scene.fold, panel.scene.me)):
        line = [line[0]._replace(text=panel.say("last-moves", moves=left.moves))]
    return line if width_of(line) <= cells else []


def soon_out_line(panel: IrrgartenPanel, cells: int) -> Line:
    """Return "Ben could get out in 5 moves" while nobody is out yet and the first one out starts
    the last laps (IRR-39); nothing if it doesn't fit, or nobody is known to be so near."""
    scene = panel.scene
    fold, me = scene.fold, scene.me
    if not fold.config.last_laps or fold.closes or me not in scene.people:
        return []
    near = [
        (steps, seat)
        for steps, seat in rivals_now(fold, me)
        if steps <= NEARLY_OUT and not fold.fare_owed(seat)
    ]
    if not near:
        return []
    steps, seat = near[0]
    line: Line = [Span(panel.say("soon-out", name=scene.name(seat), n=steps), "risky")]
    return line if width_of(line) <= cells else []


def _line(panel: IrrgartenPanel) -> Line:
    scene = panel.scene
    fold, me = scene.fold, scene.me
    left = last_moves(fold, me) if me in scene.people else None
    if left is None or (not fold.closes and left.moves > SOON):
        return []
    n = fold.fare_owed(me) if left.reach == "owed" else left.steps or 0
    message, role = _SAID[left.reach]
    return [Span(panel.say(f"last-{message}", moves=left.moves, n=n), role)]
