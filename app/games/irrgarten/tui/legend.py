"""The meaning of the symbols on the board and in the panels, for the help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.irrgarten.perspective.reducer import GUARDED
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Span
from engines.irrgarten.moving import NEAR_EXIT

if TYPE_CHECKING:
    from app.i18n.fluent import Texts
    from engines.irrgarten.config import Config

THINGS = 2
"""The number in the example of things."""
HEARD, AGE = 9, 3
"""The steps and the age in laps of the example of a figure that was heard (IRR-33)."""


def legend(texts: Texts, glyphs: Glyphs, config: Config, *, fog: bool) -> list[tuple[Span, str]]:
    """Symbols with their meanings, in the order of the screen: the board, the panel, the race and
    the ways. Those of fog only under fog, the order of turns only where it is drawn (IRR-26), the
    guardian's only where there is one (IRR-35). Where rewards are open, no dead monster stays
    (IRR-37); where things decide the race, they are counted together (IRR-39)."""
    walls, rules = glyphs.walls, config.parameters
    signs = [
        (Span(f"{glyphs.player}1", "seat1"), "player"),
        (Span("M4", "risky"), "foe"),
        (Span("1M", "seat1"), "fight"),
        *([] if rules.open_prizes else [(Span(glyphs.dead_foe, "dead"), "dead-foe")]),
        (Span(f"{glyphs.dead}1", "dead"), "dead"),
        (Span(glyphs.exit, "exit"), "exit"),
        *([(Span(f"{GUARDED}4", "risky"), "guardian")] if rules.guardian else []),
        (Span(f"{walls[10]}{glyphs.joint} {walls[0]}", "wall"), "wall"),
        (Span(glyphs.rock, "rock", "board"), "rock"),
        (Span(glyphs.route, "route"), "route"),
    ]
    if fog:
        signs += [(Span(glyphs.trail, "wall"), "seen"), (Span(glyphs.unseen, "unseen"), "unseen")]
    panel = [
        (Span(texts(f"maze-sign-{name}"), "title"), f"{name}-means")
        for name in ("hp", "wounds", "attack", "defence", "weapon", "shield")
    ]
    panel.insert(2, (Span(glyphs.wound, "bad"), "wound"))
    gear = f"{texts('maze-weapons-short')}2 {texts('maze-shields-short')}3"
    if config.last_laps:
        panel.append((Span(texts("maze-things", n=THINGS), "text"), "things"))
    else:
        panel.append((Span(gear, "text"), "gear"))
    found = [(sign, texts(f"maze-sign-{name}")) for sign, name in (*signs, *panel)]
    race = _race(texts, glyphs, fog=fog, drawn=rules.drawn_order)
    return [*found, *race, *_ways(texts)]


def _race(texts: Texts, glyphs: Glyphs, *, fog: bool, drawn: bool) -> list[tuple[Span, str]]:
    """The line of everyone's steps, and the order of turns above it."""
    steps = texts("maze-sign-race", n=NEAR_EXIT)
    lines = [(Span(f"{glyphs.player}1 {NEAR_EXIT + 2}", "seat1"), steps)]
    if fog:
        old = Span(f"{glyphs.player}2 {HEARD}?{AGE}", "deadly")
        lines.append((old, texts("maze-sign-heard", n=HEARD, laps=AGE)))
    if drawn:
        lines.append((Span(texts("maze-order"), "title"), texts("maze-sign-order")))
    return lines


def _ways(texts: Texts) -> list[tuple[Span, str]]:
    """The two ways to the exit above the keys (IRR-30)."""
    return [
        (Span(texts(f"maze-sign-{name}"), "title"), texts(f"maze-sign-{name}-means"))
        for name in ("short", "quiet")
    ]
