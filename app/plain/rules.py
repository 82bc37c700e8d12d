"""Lookup in the rules by a clause's id or by words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from app.i18n.fluent import Texts
from app.i18n.search import has_all, words_in
from app.plain.words import folded
from app.text.sentences import in_a_row

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from app.match.match import Match
    from app.text.rulebook import RulesEntry

TABLED = ("head", "row")
"""Blocks of a rule that are lines of a table."""
MOST = 3
"""Clauses that a search shows in full."""


def rules_lines(
    texts: Texts, game: str, about: str, settings: Mapping[str, str] | None = None
) -> list[str]:
    """Return the requested clause, those that contain the words, or the list of clauses. With the
    `settings` of a match, each clause says the values of its options there."""
    from app.text import rulebook
    from app.text.game_names import game_name

    home = rulebook.ruled_by(game)
    if not home:
        return [texts("plain-rules-no-page", game=game_name(texts, game))]
    game, settings = home, settings or {}
    page = rulebook.page(game, texts.language)
    if not about:
        headings = [f"{entry.id}: {entry.title}" for entry in page.clauses]
        return [texts("plain-rules-how"), *headings]
    clause = rulebook.typed_clause(about, game)
    at = page.index(clause) if clause else None
    if at is not None:
        return _said(texts, game, page.entries[at], settings)
    words = words_in(about)
    found = [
        entry
        for entry, text in zip(page.clauses, _texts(game, texts.language), strict=True)
        if has_all(text, words)
    ]
    if not found:
        return [texts("plain-rules-none", words=about)]
    lines = [line for entry in found[:MOST] for line in _said(texts, game, entry, settings)]
    if len(found) > MOST:
        rest = ", ".join(entry.id for entry in found[MOST:])
        lines.append(texts("plain-rules-more", rest=rest))
    return lines


def rules_in_match(texts: Texts, match: Match, about: str) -> list[str]:
    """Return what `rules_lines` does, with the values of the options in a match."""
    from app.plain.rule_words import RuleWords
    from app.text.rulesettings import values_of

    game, config = match.header.game, match.public
    words = RuleWords(texts, game)
    found = values_of(game, config.parameters, config.seats)
    settings = {info.name: words.value(info, value) for info, value in found}
    return rules_lines(texts, game, about, settings)


def game_of_clause(about: str) -> str:
    """Return the game whose clause was typed with its letters, "IRR-24"; "" if there is none."""
    from app.text import rulebook

    clause = rulebook.typed_clause(about)
    return rulebook.game_of(clause) if clause else ""


def _said(texts: Texts, game: str, entry: RulesEntry, settings: Mapping[str, str]) -> list[str]:
    """Return a rule in sentences: its number, its title, its text, a line for each row of its
    table, and its options in the match. Options have their labels in place of their ids."""
    from app.text import rulebook
    from app.text.rulesettings import labelled

    lines, tabled = [f"{entry.id}. {entry.title}."], False
    for block in entry.blocks:
        tabled_before, tabled = tabled, block.kind in TABLED
        text = labelled(texts, game, ": ".join(block.cells) if tabled else block.text)
        text = "".join(piece for piece, _ in rulebook.code_parts(text))
        if tabled or tabled_before:
            lines.append(text)
        else:
            lines[-1] += f" {text}"
    return [*lines, *_here(texts, game, entry, settings)]


def _here(texts: Texts, game: str, entry: RulesEntry, settings: Mapping[str, str]) -> Iterator[str]:
    """A sentence with the values that the options of a rule have in the match."""
    from app.text.rulesettings import option_label

    parts = [
        texts("plain-rules-set", label=option_label(texts, game, name), value=settings[name])
        for name in entry.options
        if settings.get(name)
    ]
    if parts:
        yield texts("plain-rules-here", settings=in_a_row(texts, parts))


@cache
def _texts(game: str, language: str) -> tuple[str, ...]:
    """Return what a search finds in each clause: its text, and the labels of its options."""
    from app.text import rulebook
    from app.text.rulesettings import labels_of

    texts = Texts(language)
    return tuple(
        folded(" ".join((entry.text, *labels_of(texts, game, entry))))
        for entry in rulebook.page(game, language).clauses
    )
