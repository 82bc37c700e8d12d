"""The details in a match's header that its row in the list lacks: its rules, seed and problems."""

from __future__ import annotations

from typing import Any

from app.config.logs import log
from app.i18n.fluent import Texts
from app.match.lifecycle import UNREPLAYABLE, config_of
from app.store.archive import Archive, SavedMatch
from app.text.errors import UNREADABLE, words_for
from app.text.rulesettings import changed_settings
from app.tui.matches.details import MatchFacts

MOST_SQUARES = 20_000
"""The largest labyrinth, in squares, whose rules are shown: its configuration is built at once."""


def known_of(archive: Archive, saved: SavedMatch, texts: Texts, arrows: str) -> MatchFacts:
    """Return the details of a saved match; an unreadable match gives the reason."""
    try:
        header = archive.header(saved.id)
    except UNREADABLE as problem:
        log("matches").info("header of %r: %r", saved.id, problem)
        return MatchFacts(wrong=words_for(texts, problem))
    try:
        if _squares(header.config) > MOST_SQUARES:
            return MatchFacts(header)
        config = config_of(header)
    except UNREPLAYABLE as problem:
        log("matches").info("rules of %r: %r", saved.id, problem)
        return MatchFacts(header, wrong=words_for(texts, problem))
    rules = changed_settings(texts, header.game, config, arrows)
    return MatchFacts(header, rules)


def _squares(config: dict[str, Any]) -> int:
    grid = config.get("grid", ())
    return sum(len(row) for row in grid if isinstance(row, str)) if isinstance(grid, list) else 0
