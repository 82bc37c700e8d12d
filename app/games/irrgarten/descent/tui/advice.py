"""A hint for the next step, with its reason, from the odds that the screen shows."""

from __future__ import annotations

from app.games.irrgarten.descent.perspective.floor import Monster
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.i18n.fluent import Texts
from app.i18n.numbers import percent

WORTH = 0.6
"""The chance to win from which a fight is worth a hint."""


def advice(scene: DescentViewModel, texts: Texts) -> str:
    """Name the fight with the best odds that still fits before the bell, else the way out."""
    if not scene.deciding or not scene.previews:
        return ""
    view = scene.view
    found: list[tuple[float, Monster, int]] = []
    left = view.bell - view.clock
    for foe in scene.around:
        odds, way = scene.odds(foe), scene.way(foe.square)
        if odds is None or way is None or way.foes or foe is scene.guardian:
            continue
        if odds.win >= WORTH and way.steps + scene.layout.ways[foe.square] <= left:
            found.append((odds.win - way.steps / 100, foe, way.steps))
    if found:
        _, foe, steps = max(found, key=lambda one: (one[0], -one[1].number))
        odds = scene.odds(foe)
        chance = percent(odds.win if odds is not None else 0.0, texts.language)
        values: dict[str, str | int] = {
            "monster": scene.monster_said(foe),
            "chance": chance,
            "n": steps,
        }
        return texts("descentscreen-advice-fight", **values)
    return texts("descentscreen-advice-gate", key=scene.key("descent.gate"))
