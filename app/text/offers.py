"""What a server offers, in words."""

from __future__ import annotations

from app.content.content_index import ContentIndex
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.registry import games

PRESET_CELLS = 24


def preset_name(texts: Texts, library: ContentIndex | None, game: str, preset: str) -> str:
    """Return the name of a rule set; of one that this program does not have, its id as harmless
    text."""
    if library is not None and game in games():
        for entry in library.repository(game).presets:
            if entry.content is not None and entry.content.id == preset:
                return literal(entry.content.name.of(texts.language), PRESET_CELLS)
    return literal(preset, PRESET_CELLS)
