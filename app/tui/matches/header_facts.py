"""What a match's header tells beside its row in the list: its rules, its seed, what is wrong."""

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
"""Squares of a labyrinth whose configuration is made at once; larger ones say no rules."""


def known_of(archive: Archive, saved: SavedMatch, texts: Texts, arrows: str) -> MatchFacts:
    """Everything about a saved match; a match that can't be read says why."""
    try:
        header = archive.header(saved.id)
    except UNREADABLE as problem:
        log("matches").info("header of %r: %r", saved.id, problem)
        return MatchFacts(wrong=words_for(texts, problem))
    if _squares(header.config) > MOST_SQUARES:
        return MatchFacts(header)
    try:
        config = config_of(header)
    except UNREPLAYABLE as problem:
        log("matches").info("rules of %r: %r", saved.id, problem)
        return MatchFacts(header, wrong=words_for(texts, problem))
    rules = changed_settings(texts, header.game, config, arrows)
    return MatchFacts(header, rules)


def _squares(config: dict[str, Any]) -> int:
    grid = config.get("grid", ())
    return sum(len(row) for row in grid if isinstance(row, str)) if isinstance(grid, list) else 0
