"""The tables of docs/voice.md as data."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from tests.voice.texts import GAMES, ROOT, Piece

PAGE = ROOT / "docs" / "voice.md"


class Ban(NamedTuple):
    """A pattern that no text of some languages and games may contain."""

    pattern: str
    language: str
    games: tuple[str, ...] | None
    """Only in the texts of these games; None is everywhere."""
    instead: str

    def found_in(self, piece: Piece) -> bool:
        if piece.language != self.language:
            return False
        if self.games is not None and piece.game not in self.games:
            return False
        return re.search(self.pattern, _bare(piece.text), re.IGNORECASE) is not None


@cache
def _bare(text: str) -> str:
    """A text without the names of its placeholders."""
    return re.sub(r"\{[^{}]*\}", "{}", text)


@cache
def bans() -> tuple[Ban, ...]:
    """The banned patterns, and the words that the glossary has another term for."""
    found = [
        Ban(_code(pattern), language.strip(), None, instead)
        for languages, pattern, instead in table("Banned patterns")
        for language in languages.split(",")
    ]
    for concept, english, spanish, where, not_en, not_es in table("Glossary"):
        games = None if where == "all" else tuple(game.strip() for game in where.split(","))
        assert games is None or set(games) <= set(GAMES), concept
        for language, pattern, term in (("en", not_en, english), ("es", not_es, spanish)):
            if pattern:
                found.append(Ban(_code(pattern), language, games, term))
    return tuple(found)


@cache
def exceptions() -> frozenset[tuple[str, str]]:
    """Each place that may say what a pattern bans, with the pattern."""
    return frozenset(
        (place.strip("`"), _code(pattern)) for place, pattern, _ in table("Exceptions")
    )


def excepted(piece: Piece, ban: Ban) -> bool:
    """Whether a text may say what a pattern bans, by its own place or by its file."""
    return bool({(piece.place, ban.pattern), (piece.file, ban.pattern)} & exceptions())


def table(head: str) -> list[list[str]]:
    """The rows of the table below a heading, without its own head."""
    section = PAGE.read_text(encoding="utf-8").partition(f"\n## {head}\n")[2].partition("\n## ")[0]
    rows = [line.strip() for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1]] for row in rows[2:]]


def _code(cell: str) -> str:
    return cell.replace("\\|", "|").removeprefix("`").removesuffix("`")
