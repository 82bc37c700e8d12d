"""What a Descent alone is played for: par first, then the best score so far."""

from __future__ import annotations

from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from engines.irrgarten.descent.state import INSIDE


class Goals:
    """The goals of a Descent alone; each that is passed is said once, in the log.

    Only coins of this sitting pass a goal: a match that is continued says nothing twice."""

    def __init__(self, scene: DescentViewModel) -> None:
        self._scene = scene
        self._counted = scene.view.sheets[scene.me].coins
        """The coins up to which everything has been said."""

    def look(self) -> None:
        """Write into the log which goal was passed, and what comes next."""
        scene = self._scene
        sheet = scene.view.sheets[scene.me]
        if not scene.config.alone or scene.par is None or sheet.place != INSIDE:
            return
        before, self._counted = self._counted, sheet.coins
        par, best = scene.par, scene.best
        if best is not None and before <= best < sheet.coins and best >= par:
            scene.perspective.note("descentscreen-passed-best", coins=sheet.coins, n=best)
        elif before <= par < sheet.coins:
            more = best is not None and best >= sheet.coins
            name = "next" if more else "last"
            values = {"coins": sheet.coins, "par": par, "n": best or 0}
            scene.perspective.note(f"descentscreen-passed-par-{name}", **values)


def goal_words(scene: DescentViewModel) -> tuple[str, int]:
    """Return the next goal of a Descent alone, as the end of a message's id, and its coins: par,
    the best Descent so far, or that both are passed. ("", 0) without par."""
    if scene.par is None:
        return "", 0
    coins = scene.view.sheets[scene.me].coins
    if coins <= scene.par:
        return "par", scene.par
    if scene.best is not None and scene.best >= coins:
        return "goal-best", scene.best
    return ("goal-record", scene.best) if scene.best is not None else ("goal-over", scene.par)
