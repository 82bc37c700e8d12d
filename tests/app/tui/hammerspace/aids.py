"""A match of Hammerspace on the screen, in the real program: the shipped deck, hands by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engines.hammerspace.cards import Cards
from engines.hammerspace.compiling import to_cards
from engines.hammerspace.deck import Deck, load_deck

DECK = Path(__file__).parents[4] / "cards" / "hammerspace" / "decks" / "base"


@cache
def base_deck() -> Deck:
    """The deck that is shipped."""
    return load_deck({file.name: file.read_bytes() for file in DECK.iterdir()}, DECK.name)


@cache
def base_cards() -> Cards:
    """The same, compiled."""
    return to_cards(base_deck())
