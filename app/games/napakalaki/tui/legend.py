"""The symbols of Napakalaki's table with their meanings, for the help."""

from __future__ import annotations

from typing import Final

from app.i18n.fluent import Texts
from app.tui.cards.card_glyphs import card_glyphs
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Span

SLOTS: Final = ("helmet", "armour", "hand-1", "hand-2", "both", "footwear", "necklace")
"""The places of a rival's equipment, in the order of a rival's line."""


def legend(texts: Texts, glyphs: Glyphs, *, grudges: bool = False) -> list[tuple[Span, str]]:
    """Return the letters of a rival's line, with the places of treasures that they mean, and the
    symbols of `grudges` where the rules have them."""
    places = [
        (Span(texts(f"nap-letter-{slot}"), "muted"), texts(f"nap-sign-{slot}")) for slot in SLOTS
    ]
    return [
        (Span(f"{glyphs.player}1", "seat1"), texts("nap-sign-player")),
        (Span(f"{texts('nap-letter-helmet')}+2", "text"), texts("nap-sign-worn")),
        (Span(f"{texts('nap-letter-helmet')}--", "faint"), texts("nap-sign-free")),
        (Span(card_glyphs(glyphs).flag, "bad"), texts("nap-sign-flag")),
        *(
            [
                (Span(card_glyphs(glyphs).grudge, "risky"), texts("ways-sign-grudge")),
                (Span(card_glyphs(glyphs).no_grudge, "faint"), texts("ways-sign-room")),
            ]
            if grudges
            else ()
        ),
        *places,
    ]
