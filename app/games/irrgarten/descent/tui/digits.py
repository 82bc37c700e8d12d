"""The digit beside a monster on the floor, and what the coach says of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.games.irrgarten.descent.tui.view_model import DescentViewModel
    from app.i18n.fluent import Value

SURE, CERTAIN = "+", 1 - 1e-9
"""The sign of a fight that is won for certain, and the chance from which it is."""


def digit(win: float) -> str:
    """Return a chance to win in tenths, as its rounded per cent begin; `SURE` for a certain win."""
    return SURE if win >= CERTAIN else str(min(9, round(100 * win) // 10))


def target_mark(scene: DescentViewModel) -> Mapping[str, Value] | None:
    """Return the letter and the digit that the floor has for the target; None without them."""
    foe = scene.target
    odds = scene.odds(foe) if foe is not None else None
    if foe is None or odds is None:
        return None
    sign = digit(odds.win)
    return {"letter": scene.letter(foe), "sign": sign, "n": 10 if sign == SURE else int(sign)}
