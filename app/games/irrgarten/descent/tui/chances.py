"""Chances in words: the monster worth a fight, and what a fight may cost."""

from __future__ import annotations

from app.games.irrgarten.descent.perspective.floor import Monster, is_deadly
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.i18n.fluent import Texts
from app.i18n.numbers import percent
from engines.irrgarten.descent.dying import lost_by_death

WORTH = 0.6
"""The chance to win from which a fight is worth a hint."""


def easy_fight(scene: DescentViewModel, without: int = -1) -> Monster | None:
    """Return the monster with the best odds that is worth a fight and still fits before the bell;
    None if there is none. `without` is one that doesn't count."""
    view = scene.view
    found: list[tuple[float, Monster]] = []
    left = view.bell - view.clock
    for foe in scene.around:
        odds, way = scene.odds(foe), scene.way(foe.square)
        if odds is None or way is None or way.foes or foe is scene.guardian:
            continue
        in_time = way.steps + scene.layout.ways[foe.square] <= left
        if odds.win >= WORTH and in_time and foe.number != without:
            found.append((odds.win - way.steps / 100, foe))
    return max(found, key=lambda one: (one[0], -one[1].number))[1] if found else None


def chance_said(scene: DescentViewModel, texts: Texts, foe: Monster) -> str:
    """Return the chance to win against a monster, "?" where odds are switched off."""
    odds = scene.odds(foe)
    return percent(odds.win, texts.language) if odds is not None else "?"


def risk_of(scene: DescentViewModel, texts: Texts, foe: Monster) -> dict[str, str | int]:
    """Return the chance to die against a monster and the coins that this costs (IRR-52), as values
    of a message; {} for a risk too small to mention."""
    odds = scene.odds(foe)
    if odds is None or not is_deadly(odds):
        return {}
    return {
        "death": percent(odds.death, texts.language),
        "coins": lost_by_death(scene.sheet.coins),
    }
