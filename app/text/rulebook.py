"""The rules for people: a page for each game and language, parsed into numbered clauses.

The pages are `docs/rules/<language>/<game>.md`; an installed program has them in `app/rules`. They
use a small part of Markdown, and anything else is refused: headings, paragraphs, `> ` for rulings
where the original rules are silent, lists, tables, and code font for the names of options and for
single symbols.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

from app.i18n.languages import FALLBACK
from app.registry import game as spec_of
from app.registry import games

Kind = Literal["text", "settled", "item", "head", "row"]

PREFIXES: Final = {one.id: one.clause_prefix for one in games().values() if one.clause_prefix}
"""The games that have rules, with the prefix of their clause ids."""

_APP = Path(__file__).resolve().parent.parent
_PLACES = (_APP / "rules", _APP.parent / "docs" / "rules")
"""The folders of the pages in the wheel and in the repository."""

_ID = re.compile(rf"\b(?:{'|'.join(PREFIXES.values())})-[0-9]+[a-z]?\b")
_CLAUSE = re.compile(rf"({_ID.pattern}) (\S.*)")
_TYPED = re.compile(rf"(?:({'|'.join(PREFIXES.values())})[- ]?)?([0-9]+[a-z]?)", re.IGNORECASE)
_CODE = re.compile(r"`([^`]+)`")
_OPTION = re.compile(r"([a-z][a-z_]+)(?:: [a-z]+)?")
_SIGNS = re.compile(r"[*_<>#|\[\]\\`]")
"""Markup that these pages do not use."""


class BadRulesPage(ValueError):
    """A page is malformed: `line` counts from 1."""

    def __init__(self, name: str, line: int, what: str) -> None:
        self.name, self.line, self.what = name, line, what
        super().__init__(f"{name}, line {line}: {what}")


@dataclass(frozen=True, slots=True)
class RulesBlock:
    """A paragraph, an item of a list or a row of a table, with its code font in backticks.

    `settled` is a ruling that is not in the original rules. Only rows and their `head` have several
    cells.
    """

    kind: Kind
    cells: tuple[str, ...]

    @property
    def text(self) -> str:
        return " ".join(self.cells)


@dataclass(frozen=True, slots=True)
class RulesEntry:
    """A heading and its text: a clause, or (with an empty `id`) a section."""

    id: str
    title: str
    blocks: tuple[RulesBlock, ...]

    @property
    def text(self) -> str:
        words = " ".join((self.id, self.title, *(block.text for block in self.blocks)))
        return words.replace("`", "")

    @property
    def options(self) -> tuple[str, ...]:
        names = (
            match[1]
            for block in self.blocks
            for code in _CODE.findall(block.text)
            if (match := _OPTION.fullmatch(code))
        )
        return tuple(dict.fromkeys(names))


@dataclass(frozen=True, slots=True)
class RulesPage:
    """The rules of a game in one language; each section is followed by its clauses."""

    game: str
    language: str
    title: str
    entries: tuple[RulesEntry, ...]

    @property
    def clauses(self) -> tuple[RulesEntry, ...]:
        return tuple(entry for entry in self.entries if entry.id)

    def index(self, clause: str) -> int | None:
        places = (at for at, entry in enumerate(self.entries) if entry.id == clause)
        return next(places, None) if clause else None


@cache
def page(game: str, language: str) -> RulesPage:
    """The rules of a game. Raises `BadRulesPage`, and `OSError` if the program is not whole."""
    return parse(place_of(game, language).read_text(encoding="utf-8"), game, language)


def place_of(game: str, language: str) -> Path:
    """The file of a game's rules: among the pages of the program, else in the game's own package
    (`rules/<language>.md`), in English where there is no other."""
    pages = next(filter(Path.is_dir, _PLACES), _PLACES[0])
    own = spec_of(game).folder() / "rules"
    places = (pages / language / f"{game}.md", own / f"{language}.md", own / f"{FALLBACK}.md")
    return next(filter(Path.is_file, places), places[0])


def game_of(clause: str) -> str:
    """Return the game that a clause belongs to. Raise `KeyError`."""
    prefix = clause.partition("-")[0]
    return {prefix: game for game, prefix in PREFIXES.items()}[prefix]


def ruled_by(game: str) -> str:
    """Return the game on whose page the rules of a game are: its own, or that of the game whose
    package it is in; "" if it has none."""
    package = spec_of(game).package
    homes = (home for home in PREFIXES if f"{package}.".startswith(f"{spec_of(home).package}."))
    return game if game in PREFIXES else next(homes, "")


def games_on(page_of: str) -> tuple[str, ...]:
    """Return the games whose rules are on the page of a game, itself first."""
    others = (one for one in games() if one != page_of and ruled_by(one) == page_of)
    return (page_of, *others)


def clauses_in(text: str) -> tuple[str, ...]:
    """Return the ids of clauses in a text, each once."""
    return tuple(dict.fromkeys(_ID.findall(text)))


def clause_spans(text: str) -> Iterator[tuple[int, int]]:
    return (found.span() for found in _ID.finditer(text))


def typed_clause(text: str, game: str = "") -> str:
    """Return the clause id for typed text, "nap 11", "NAP-10a", or with a game just "11"; "" if
    it is none."""
    found = _TYPED.fullmatch(text.strip())
    if found is None:
        return ""
    prefix = found[1] or (PREFIXES.get(ruled_by(game)) if game else None)
    return f"{prefix.upper()}-{found[2].lower()}" if prefix else ""


def code_parts(text: str) -> Iterator[tuple[str, bool]]:
    for at, piece in enumerate(text.split("`")):
        if piece:
            yield piece, at % 2 == 1


def parse(source: str, game: str, language: str) -> RulesPage:
    """Return the page of a game from its text. Raise `BadRulesPage`."""
    return _PageParser(f"{language}/{game}.md", PREFIXES[game]).page(source, game, language)


class _PageParser:
    """Parses a page in one pass, chunk by chunk; blank lines separate chunks."""

    def __init__(self, name: str, prefix: str) -> None:
        self._name, self._prefix = name, prefix
        self._line = 1
        self._entries: list[RulesEntry] = []
        self._blocks: list[RulesBlock] = []
        self._heading: tuple[str, str] | None = None
        self._last = (0, "")

    def page(self, source: str, game: str, language: str) -> RulesPage:
        title = ""
        for self._line, chunk in _chunks(source):
            marks, _, rest = chunk[0].partition(" ")
            if not marks.strip("#") and len(chunk) == 1 and rest:
                if marks == "#" and not title:
                    title = rest
                    self._heading = ("", rest)
                else:
                    self._open(marks, rest)
            elif self._heading is None:
                raise self._bad("text before the title")
            else:
                self._blocks += self._read(chunk)
        self._close()
        return RulesPage(game, language, title, tuple(self._entries))

    def _open(self, marks: str, rest: str) -> None:
        self._close()
        if marks == "##":
            self._heading = ("", rest)
            return
        found = _CLAUSE.fullmatch(rest)
        if marks != "###" or found is None or not found[1].startswith(f"{self._prefix}-"):
            raise self._bad("a heading that is no section and no clause")
        number = re.fullmatch(r"([0-9]+)([a-z]?)", found[1].partition("-")[2])
        place = (int(number[1]), number[2]) if number else (0, "")
        if place <= self._last:
            raise self._bad(f"{found[1]} is out of order")
        self._last = place
        self._heading = (found[1], found[2])

    def _close(self) -> None:
        if self._heading is None:
            raise self._bad("no title")
        name, title = self._heading
        if name and not self._blocks:
            raise self._bad(f"{name} says nothing")
        self._entries.append(RulesEntry(name, title, tuple(self._blocks)))
        self._blocks = []

    def _read(self, chunk: list[str]) -> list[RulesBlock]:
        readers: dict[str, Callable[[list[str]], Iterable[RulesBlock]]] = {
            ">": self._settled, "-": self._items, "|": self._table,
        }  # fmt: skip
        blocks = list(readers.get(chunk[0][0], self._text)(chunk))
        for cell in (cell for block in blocks for cell in block.cells):
            if _SIGNS.search(_CODE.sub("", cell)):
                raise self._bad("markup that these pages do not use")
        return blocks

    def _text(self, chunk: list[str]) -> Iterator[RulesBlock]:
        yield RulesBlock("text", (" ".join(chunk),))

    def _settled(self, chunk: list[str]) -> Iterator[RulesBlock]:
        if not all(line.startswith("> ") for line in chunk):
            raise self._bad("a line of what was settled lacks its mark")
        yield RulesBlock("settled", (" ".join(line[2:] for line in chunk),))

    def _items(self, chunk: list[str]) -> Iterator[RulesBlock]:
        item = ""
        for line in chunk:
            if line.startswith("- "):
                if item:
                    yield RulesBlock("item", (item,))
                item = line[2:]
            elif line.startswith("  "):
                item += f" {line.strip()}"
            else:
                raise self._bad("a line of a list that is no item")
        yield RulesBlock("item", (item,))

    def _table(self, chunk: list[str]) -> Iterator[RulesBlock]:
        rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in chunk]
        if len(rows) < 3 or {len(row) for row in rows} != {2} or set("".join(rows[1])) != {"-"}:
            raise self._bad("a table that has not two columns")
        yield RulesBlock("head", rows[0])
        for row in rows[2:]:
            yield RulesBlock("row", row)

    def _bad(self, what: str) -> BadRulesPage:
        return BadRulesPage(self._name, self._line, what)


def _chunks(source: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the chunks between blank lines, each with the number of its first line."""
    chunk: list[str] = []
    for number, line in enumerate([*source.splitlines(), ""], 1):
        if line.strip():
            chunk.append(line.rstrip())
        elif chunk:
            yield number - len(chunk), chunk
            chunk = []
