"""The meaning of the symbols on the floor and in the panels, for the help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.games.irrgarten.descent.tui.floor_grid import FAR_EXIT, SIGNS
from app.games.irrgarten.descent.tui.own_panel import TRICK, wear_words
from app.games.irrgarten.text.tricks import foe_label, foe_sentence, gear_label, gear_sentence
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Span
from engines.irrgarten.descent.par import PAR_RUNS

TENTHS = 10
"""A digit beside a monster counts tenths."""
EXAMPLE = 4
"""The number in the examples of figures."""
WEAR: Final = (EXAMPLE, (0, 1))
"""The uses of gear in an example, and the fewest and most after a fight."""
WORDS = (("hp", "health"), ("row", "wounds"), ("atk", "attack"), ("def", "defence"))
"""The labels of the panel about the player, and their meanings."""

if TYPE_CHECKING:
    from app.i18n.fluent import Texts
    from engines.irrgarten.descent.config import Config


def legend(texts: Texts, glyphs: Glyphs, config: Config) -> list[tuple[Span, str]]:
    """Symbols and short words with their meanings: of the floor, of the panels, and at last the
    notes of the tricks that the cards of the match have."""
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
        *((Span(texts(f"descentscreen-{word}"), "title"), name) for word, name in WORDS),
        (Span(texts("descentscreen-level-brief", n=EXAMPLE), "title"), "level"),
        (Span(wear_words(texts, glyphs, *WEAR), "text"), "uses"),
        (Span(f"{EXAMPLE} {glyphs.arrows[3]} {EXAMPLE + 1}", "text"), "after"),
        (Span(texts("descentscreen-par-sign"), "muted"), "par"),
        (Span(TRICK, "accent"), "trick"),
    ]
    numbers = {"par": PAR_RUNS, "foe": TENTHS, "soon": soon[0], "near": near[0]}
    numbers["heart"] = config.parameters.most_health
    said = ((sign, name, numbers.get(name, 0)) for sign, name in signs)
    told = [(sign, texts(f"descentscreen-sign-{name}", n=n)) for sign, name, n in said]
    return [*told, *_tricks(texts, config)]


def _tricks(texts: Texts, config: Config) -> list[tuple[Span, str]]:
    """The notes of monsters and gear in the panels, each with its sentence."""
    foes = {foe_label(texts, card.trick): foe_sentence(texts, card.trick) for card in config.cards}
    gear = {
        gear_label(texts, card.trick): gear_sentence(texts, card.trick, card.kind)
        for card in config.gear
    }
    return [
        (Span(label, role), said)
        for role, found in (("risky", foes), ("accent", gear))
        for label, said in sorted(found.items())
        if label
    ]
