"""All texts of the program and of its pages, each with its language and its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import yaml
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_placeable

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "es")
GAMES = ("descent", "irrgarten", "napakalaki", "hammerspace")
"""The Descent is in the folder of Irrgarten, so it comes first."""
ENGLISH_PAGES = (
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "cards/README.md",
    *(f"docs/{name}.md" for name in ("bots", "features", "new-game", "performance", "simulate")),
)


class Piece(NamedTuple):
    """A text as a player reads it; placeholders stay in braces."""

    place: str
    """A message's id (`cmd-app-help.tip`), or a file from the root, with what is in it."""
    language: str
    file: str
    text: str

    @property
    def game(self) -> str | None:
        """The game whose own text it is."""
        return next((game for game in GAMES if game in self.file), None)


@cache
def messages() -> tuple[Piece, ...]:
    """Every variant of every message and attribute."""
    files = sorted((ROOT / "app").rglob("locale/*/*.ftl"))
    return tuple(piece for file in files for piece in _of_file(file))


@cache
def pages() -> tuple[Piece, ...]:
    """The paragraphs of rules, guides and other pages, and the sayings of lessons."""
    found = list(_sayings())
    for language in LANGUAGES:
        for folder in ("rules", "guide"):
            for file in sorted((ROOT / "docs" / folder / language).glob("*.md")):
                found += _paragraphs(file, language)
    found += _paragraphs(ROOT / "README.es.md", "es")
    for name in ENGLISH_PAGES:
        found += _paragraphs(ROOT / name, "en")
    return tuple(found)


def _of_file(file: Path) -> Iterator[Piece]:
    where = file.relative_to(ROOT).as_posix()
    resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            named = [(entry.id.name, entry.value)]
            named += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            for place, pattern in named:
                for text in _variants(pattern) if pattern else ():
                    yield Piece(place, file.parent.name, where, text)


def _variants(pattern: ast.Pattern) -> list[str]:
    """Every variant of a pattern; choices inside other text are spelled one at a time."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            chosen = element.expression.variants
            parts = [text for variant in chosen for text in _variants(variant.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            parts = [element.expression.value]
        else:
            parts = [serialize_placeable(element)]
        texts = [text + part for text in texts for part in parts][:64]
    return [" ".join(text.split()) for text in texts]


def _sayings() -> Iterator[Piece]:
    for file in sorted((ROOT / "app" / "games").rglob("lessons/*.yaml")):
        where = file.relative_to(ROOT).as_posix()
        for at, (language, text) in enumerate(_translated(yaml.safe_load(file.read_text("utf-8")))):
            yield Piece(f"{where}:{at // 2}", language, where, text)


def _translated(data: object) -> Iterator[tuple[str, str]]:
    if isinstance(data, dict):
        if set(data) == set(LANGUAGES):
            yield from ((language, str(data[language])) for language in LANGUAGES)
        else:
            for value in data.values():
                yield from _translated(value)
    elif isinstance(data, list):
        for value in data:
            yield from _translated(value)


def _paragraphs(file: Path, language: str) -> Iterator[Piece]:
    if not file.exists():
        return
    where = file.relative_to(ROOT).as_posix()
    prose = re.sub(r"```.*?```", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    prose = re.sub(r"`[^`]*`|<!--.*?-->", "x", prose, flags=re.DOTALL)
    for line in prose.splitlines():
        if text := line.strip().lstrip("#*-> "):
            yield Piece(where, language, where, text)
