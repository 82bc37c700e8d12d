"""Looking around: one line about a square, and the squares that the cursor jumps to."""

from __future__ import annotations

from app.games.irrgarten.descent.perspective.floor import (
    Monster,
    closes_in,
    coins_for,
    coins_for_exit,
)
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.i18n.numbers import decimal, percent

SOON = 10
"""The rounds until a square closes from which its line says so."""


def describe(scene: DescentViewModel, square: int) -> str:
    """A square in words: who is there, and when it closes."""
    texts, view = scene.session.texts, scene.view
    if scene.layout.board.walls[square]:
        return texts("descentscreen-look-wall")
    left = closes_in(view, square)
    if not left:
        return texts("descentscreen-look-closed")
    parts = []
    for sheet in view.sheets:
        if sheet.square == square:
            own = sheet.seat == scene.me
            name = "look-you" if own else "look-rival"
            values: dict[str, str | int] = {
                "name": scene.name(sheet.seat),
                "hp": sheet.health or 0,
                "n": sheet.coins,
            }
            parts.append(texts(f"descentscreen-{name}", **values))
    foe = scene.foe_on(square)
    if foe is not None:
        parts.append(_monster(scene, foe))
    if square in view.exits:
        parts.append(texts("descentscreen-look-exit", coins=coins_for_exit(view, square)))
    if not parts:
        parts.append(texts("descentscreen-look-free"))
    way = scene.way(square)
    if way is not None:
        parts.append(texts("descentscreen-steps", n=way.steps))
    if left <= SOON or view.rung:
        parts.append(texts("descentscreen-closes", n=left))
    return ", ".join(parts)


def _monster(scene: DescentViewModel, foe: Monster) -> str:
    texts = scene.session.texts
    figures = texts(
        "maze-foe",
        hp=foe.health,
        strength=decimal(foe.strength, texts.language),
        mind=decimal(foe.intelligence, texts.language),
    )
    odds = scene.odds(foe)
    chance = "" if odds is None else f"  {percent(odds.win, texts.language)}"
    coins = texts("descentscreen-coins", n=coins_for(scene.config, scene.view, foe))
    return f"{scene.monster_name(foe)}: {figures}{chance}, {coins}"


def sights(scene: DescentViewModel) -> list[int]:
    """The squares worth a look: monsters from near to far, the exits, rivals."""
    view = scene.view
    rivals = [one.square for one in view.sheets if one.square is not None and one.seat != scene.me]
    return [*(foe.square for foe in scene.around), *view.exits, *rivals]
