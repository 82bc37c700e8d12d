"""A suggestion for the next step, with its reason, from the seat's own knowledge."""

from __future__ import annotations

from app.games.irrgarten.perspective.paths import path, to_unknown
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.i18n.fluent import Texts
from app.i18n.numbers import percent
from engines.irrgarten.labyrinth import DIRECTIONS


def advice(scene: IrrgartenViewModel, texts: Texts) -> str:
    """Suggest a step towards the exit, or to explore for it; avoid fights if possible."""
    fold, here = scene.fold, scene.mate.square
    if here is None or not scene.mate.alive:
        return ""
    known = fold.exit is not None
    squares = path(fold, scene.me, fold.exit) if fold.exit is not None else []
    squares = squares or to_unknown(fold, scene.me, {})
    if not squares or squares[0] - here not in fold.config.deltas:
        return ""
    way = texts(f"lessons-way-{DIRECTIONS[fold.config.deltas.index(squares[0] - here)]}")
    if not known:
        return texts("coach-way-unknown", way=way)
    foes = (fold.foe_on(square) for square in squares)
    foe = next((foe for foe in foes if foe is not None and foe.health > 0), None)
    odds = scene.odds(foe) if foe is not None else None
    if foe is None or odds is None:
        return texts("coach-way-free", way=way, n=len(squares))
    chance = percent(odds.win, texts.language)
    name = scene.foe(foe)
    return texts("coach-way-fight", way=way, n=len(squares), monster=name, chance=chance)
