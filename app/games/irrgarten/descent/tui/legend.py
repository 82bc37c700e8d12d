"""The meaning of the symbols on the floor and in the panels, for the help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.irrgarten.descent.tui.floor_grid import FAR_EXIT, SIGNS
from app.games.irrgarten.descent.tui.own_panel import TRICK
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Span
from engines.irrgarten.descent.par import PAR_RUNS

TENTHS = 10
"""A digit beside a monster counts tenths."""

if TYPE_CHECKING:
    from app.i18n.fluent import Texts


def legend(texts: Texts, glyphs: Glyphs) -> list[tuple[Span, str]]:
    """Symbols with their meanings, in the order of the floor, then of the panels."""
    now, near, soon = SIGNS
    signs = [
        (Span(f"{glyphs.player}1", "seat1"), "player"),
        (Span("r4", "risky"), "foe"),
        (Span("q4", "risky", "gate"), "guardian"),
        (Span(glyphs.exit, "exit"), "exit"),
        (Span(FAR_EXIT, "exit"), "far-exit"),
        (Span(soon[1], "risky"), "soon"),
        (Span(near[1], "risky", "warm"), "near"),
        (Span(now[1], "risky", "hot"), "now"),
        (Span(glyphs.rock, "rock", "board"), "closed"),
        (Span(glyphs.route, "route"), "route"),
        (Span(glyphs.heart, "good"), "heart"),
        (Span(glyphs.wound, "bad"), "wound"),
        (Span(TRICK, "accent"), "trick"),
        (Span(texts("descentscreen-par-sign"), "muted"), "par"),
    ]
    numbers = {"par": PAR_RUNS, "foe": TENTHS, "soon": soon[0], "near": near[0]}
    said = ((sign, name, numbers.get(name, 0)) for sign, name in signs)
    return [(sign, texts(f"descentscreen-sign-{name}", n=n)) for sign, name, n in said]
