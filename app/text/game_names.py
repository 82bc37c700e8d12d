"""What games are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.i18n.literal import literal
from app.registry import games

if TYPE_CHECKING:
    from app.i18n.fluent import Texts

UNKNOWN = 40
"""Cells of an id that has no words: a file from anybody may hold any."""


def game_name(texts: Texts, game: str) -> str:
    """The name of a game; of one without a name, its id with a capital letter; of one that this
    program does not have, its id as harmless text."""
    message = f"common-game-{game}"
    if texts.has(message):
        return texts(message)
    return game.capitalize() if game in games() else literal(game, UNKNOWN)
