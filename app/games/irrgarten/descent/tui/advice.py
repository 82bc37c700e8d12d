"""Hints for the next step, with their reason, from the odds that the screen shows."""

from __future__ import annotations

from app.games.irrgarten.descent.perspective.floor import Monster, is_deadly
from app.games.irrgarten.descent.text.plans import told
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.i18n.fluent import Texts
from app.i18n.numbers import percent
from app.text.comparing import compared
from engines.irrgarten.descent.dying import lost_by_death
from engines.irrgarten.descent.evaluate import MOST
from engines.kernel.search import Comparison, Plan

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
                 chance=chance_said(scene, texts, foe))  # fmt: skip


def chance_said(scene: DescentViewModel, texts: Texts, foe: Monster) -> str:
    """Return the chance to win against a monster, "?" where odds are switched off."""
    odds = scene.odds(foe)
    return percent(odds.win, texts.language) if odds is not None else "?"


def risk_of(scene: DescentViewModel, texts: Texts, foe: Monster) -> dict[str, str | int]:
    """Return the chance to die against a monster and the coins that this costs (IRR-52), as values
    of a message; {} if the risk is none worth a word."""
    odds = scene.odds(foe)
    if odds is None or not is_deadly(odds):
        return {}
    return {
        "death": percent(odds.death, texts.language),
        "coins": lost_by_death(scene.sheet.coins),
    }


def worth_of(scene: DescentViewModel, texts: Texts, found: Comparison) -> str:
    """Return what the best way of the search gains over the next best; in coins alone."""
    coins = MOST if scene.config.alone else 0.0

    def words(plan: Plan) -> str:
        return "" if scene.card else told(scene.session, scene.view, plan)

    return compared(texts, found, words, coins=coins)
