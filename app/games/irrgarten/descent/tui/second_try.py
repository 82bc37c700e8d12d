"""The ways out after a guardian has won a fight, in a line: each with its chances and its price."""

from __future__ import annotations

from app.games.irrgarten.descent.perspective.floor import Monster
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.i18n.numbers import percent
from app.text.sentences import contracted
from app.tui.widgets.styled_text import Line, Span


def second_try(panel: DescentPanel, cells: int) -> Line:
    """What the target's fight makes of the guardian's odds, or what the guardian again costs; []
    as long as it has won no fight on this floor, or nobody knows the odds."""
    scene = panel.scene
    guardian, target = scene.guardian, scene.target
    if guardian is None or not scene.deciding or not scene.walking:
        return []
    if guardian.number not in scene.perspective.repelled.get(scene.me, ()):
        return []
    if target is None or target.number == guardian.number:
        return _again(panel, guardian, cells)
    return _first(panel, target, guardian, cells)


def _first(panel: DescentPanel, target: Monster, guardian: Monster, cells: int) -> Line:
    """Another monster first, and the guardian after it."""
    scene, texts = panel.scene, panel.mazmorra.texts
    odds, now, way = scene.odds(target), scene.odds(guardian), scene.way(target.square)
    if odds is None or now is None or scene.after is None or way is None:
        return []
    values: dict[str, str | int] = {
        "chance": percent(odds.win, texts.language),
        "n": way.steps,
        "now": percent(now.win, texts.language),
        "after": percent(scene.after, texts.language),
    }
    names = scene.monster_said(target), scene.letter(target)
    forms = (contracted(texts, panel.say("first", monster=name, **values)) for name in names)
    role = "good" if scene.after > now.win else "risky"
    return [Span(f" {panel.fitting(cells - 1, *forms)}", role)]


def _again(panel: DescentPanel, guardian: Monster, cells: int) -> Line:
    """The same fight again: its odds, what a defeat leaves, and whether there is another way."""
    scene, texts = panel.scene, panel.mazmorra.texts
    odds, price = scene.odds(guardian), scene.price(guardian)
    if odds is None or price is None:
        return []
    left = 0 if price.lost is None else max(1, round(price.lost))
    values: dict[str, str | int] = {
        "now": percent(odds.win, texts.language),
        "health": left,
        "key": scene.key("descent.target"),
    }
    others = [foe for foe in scene.monsters if foe.number != guardian.number]
    name = "again" if others else "again-only"
    if not others and scene.view.visible is not None:  # the rest of the floor may hold more
        name = "again-seen"
    said = panel.say(name, **values)
    return [Span(f" {panel.fitting(cells - 1, said)}", "risky")]
