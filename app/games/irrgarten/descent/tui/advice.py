"""Hints for the next step, with their reason, from the odds that the screen shows."""

from __future__ import annotations

from app.games.irrgarten.descent.perspective.floor import Monster
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.i18n.fluent import Texts
from app.i18n.numbers import percent
from app.text.sentences import capital
from engines.irrgarten.events import LOST_BY_WOUNDS

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


def advice(scene: DescentViewModel, texts: Texts) -> str:
    """Name the fight with the best odds that still fits before the bell, else the way out."""
    if not scene.deciding or not scene.previews:
        return ""
    foe = easy_fight(scene)
    if foe is None:
        return texts("descentscreen-advice-gate", key=scene.key("descent.gate"))
    return texts("descentscreen-advice-fight", monster=scene.monster_said(foe),
                 chance=_chance(scene, texts, foe))  # fmt: skip


def after_defeat(scene: DescentViewModel, texts: Texts) -> str:
    """After a defeat that the player survives, choose a monster that could clear the wounds in a
    row, and say so; "" after anything else, or if a block of it would clear nothing."""
    fought, hits = scene.fought, scene.sheet.hits or 0
    if fought is None or fought.result != LOST_BY_WOUNDS or not scene.previews or not hits:
        return ""
    foe = easy_fight(scene, without=fought.foe)
    if foe is None:
        return texts("descentscreen-lost-stuck", n=hits)
    scene.chosen = foe.number
    values: dict[str, str | int] = {"n": hits, "chance": _chance(scene, texts, foe)}
    values["monster"] = scene.monster_said(foe)
    return capital(texts("descentscreen-lost-other", key=scene.key("descent.go"), **values))


def _chance(scene: DescentViewModel, texts: Texts, foe: Monster) -> str:
    odds = scene.odds(foe)
    return percent(odds.win if odds is not None else 0.0, texts.language)
