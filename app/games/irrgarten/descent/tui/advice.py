"""Hints for the next step, with their reason, from the odds that the screen shows."""

from __future__ import annotations

from app.games.irrgarten.descent.text.plans import told
from app.games.irrgarten.descent.tui.chances import chance_said, easy_fight
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.i18n.fluent import Texts
from app.text.comparing import compared
from engines.irrgarten.descent.evaluate import MOST
from engines.kernel.search import Comparison, Plan


def advice(scene: DescentViewModel, texts: Texts) -> str:
    """Name the fight with the best odds that still fits before the bell, else the way out."""
    if not scene.deciding or not scene.previews:
        return ""
    foe = easy_fight(scene)
    if foe is None:
        return texts("descentscreen-advice-gate", key=scene.key("descent.gate"))
    return texts("descentscreen-advice-fight", monster=scene.monster_said(foe),
                 chance=chance_said(scene, texts, foe))  # fmt: skip


def worth_of(scene: DescentViewModel, texts: Texts, found: Comparison) -> str:
    """Return what the best way of the search gains over the next best; in coins alone."""
    coins = MOST if scene.config.alone else 0.0

    def words(plan: Plan) -> str:
        return "" if scene.card else told(scene.session, scene.view, plan)

    return compared(texts, found, words, coins=coins)
