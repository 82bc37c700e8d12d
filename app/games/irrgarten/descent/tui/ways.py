"""The open directions in one line: what a step that way does, in the words that fit."""

from __future__ import annotations

from typing import NamedTuple

from app.games.irrgarten.descent.perspective.floor import Monster, coins_for
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.games.irrgarten.perspective.target import danger
from app.i18n.literal import clip
from app.i18n.numbers import percent
from app.tui.widgets.styled_text import Span, width_of
from engines.irrgarten.descent.actions import SLIP
from engines.irrgarten.descent.moving import EXIT, FOE, SHOVE, SHOVE_TO_FOE, SWAP
from engines.irrgarten.descent.slipping import price
from engines.irrgarten.descent.view import Preview

SOON = 10
"""The rounds until a square closes from which a step onto it says so."""


class WayForm(NamedTuple):
    """The level of detail: cells of a name, whether monsters show only their letters, whether
    prizes are named, and the blanks between directions."""

    name: int
    letters: bool
    prizes: bool
    gap: int


FORMS = (
    WayForm(20, letters=False, prizes=True, gap=3),
    WayForm(20, letters=False, prizes=False, gap=3),
    WayForm(12, letters=False, prizes=False, gap=2),
    WayForm(8, letters=True, prizes=False, gap=2),
    WayForm(5, letters=True, prizes=False, gap=1),
)
"""From the most words to the fewest."""


def ways_line(panel: DescentPanel, cells: int) -> list[Span]:
    """All open directions in the form with the most words that fits, the rivals in reach of a
    hook, and the way past a guardian."""
    lines = [_line(panel, form) for form in FORMS]
    return next((line for line in lines if width_of(line) <= cells), lines[-1])


def _line(panel: DescentPanel, form: WayForm) -> list[Span]:
    line = [Span(" ")]
    scene = panel.scene
    parts = [_way(panel, one, form) for one in scene.previews]
    for rival in scene.view.hooks if scene.previews else ():
        name = clip(scene.name(rival), form.name)
        key = Span(f"{panel.key('descent.hook')} ", "key")
        parts.append([key, Span(panel.say("hook", name=name))])
    if scene.previews and SLIP in scene.view.legal:
        key = Span(f"{panel.key('descent.slip')} ", "key")
        parts.append([key, Span(panel.say("slip", n=price(scene.sheet.health or 0)), "bad")])
    for part in parts:
        line += part if len(line) == 1 else [Span(" " * form.gap), *part]
    return line


def _way(panel: DescentPanel, one: Preview, form: WayForm) -> list[Span]:
    """A direction in few words: `↑ free`, `↓ shove Ben: meets u 40%`, `← Damp Sock 93%`."""
    scene = panel.scene
    runs = [Span(f"{panel.glyphs.arrows[one.way]} ", "key")]
    name = clip(scene.name(one.rival), form.name) if one.rival >= 0 else ""
    if one.kind == EXIT:
        runs.append(Span(panel.say("way-out"), "exit"))
    elif one.kind == FOE:
        runs += _foe(panel, one.foe, form, -1)
    elif one.kind == SHOVE:
        runs.append(Span(panel.say("shove", name=name), "accent"))
    elif one.kind == SHOVE_TO_FOE:
        runs.append(Span(f"{panel.say('shove-to', name=name)} ", "accent"))
        runs += _foe(panel, one.foe, form, one.rival)
    elif one.kind == SWAP:
        runs.append(Span(panel.say("swap", name=name), "accent"))
    elif not one.hug and not 0 < one.closes <= SOON:
        runs.append(Span(panel.say("free")))
    if one.hug:
        runs.append(Span(f"{_gap(runs)}{panel.say('hug', n=one.hug)}", "bad"))
    if 0 < one.closes <= SOON:
        role = "deadly" if one.closes == 1 else "risky"
        runs.append(Span(f"{_gap(runs)}{panel.say('closes', n=one.closes)}", role))
    return runs


def _gap(runs: list[Span]) -> str:
    return "" if len(runs) == 1 else ", "


def _foe(panel: DescentPanel, number: int, form: WayForm, seat: int) -> list[Span]:
    """A monster with a seat's odds, and what it pays."""
    scene = panel.scene
    foe = scene.monster(number)
    if foe is None:
        return [Span(panel.say("a-fight"), "risky")]
    name = scene.letter(foe) if form.letters else clip(scene.monster_name(foe), form.name)
    odds = scene.odds(foe, seat)
    if odds is None:
        return [Span(name, "risky")]
    chance = percent(odds.win, panel.mazmorra.texts.language)
    runs = [Span(f"{name} {chance}", danger(odds.win))]
    if form.prizes:
        runs.append(Span(f": {_gains(panel, foe)}", "good"))
    return runs


def _gains(panel: DescentPanel, foe: Monster) -> str:
    scene = panel.scene
    coins = panel.say("coins", n=coins_for(scene.config, scene.view, foe))
    return ", ".join((coins, *(panel.thing(thing) for thing in foe.prize)))
