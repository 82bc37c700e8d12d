"""The card that a feat of the Descent is about."""

from __future__ import annotations

from app.games.irrgarten.descent.repository import DescentRepository
from engines.irrgarten.deck import to_descent_cards
from engines.irrgarten.descent.achievements import DRAGON


def test_the_dragon_of_the_feat_is_the_night_shift_dragon() -> None:
    assert to_descent_cards(*DescentRepository().decks())[DRAGON].id == "night-shift-dragon"
