"""A careful YAML reader: from bytes to plain values, with the place of each in the file.

It uses the parser's events, not a loader, so nothing is resolved implicitly: no anchors, aliases,
tags, merge keys or second documents; keys are text. A plain scalar is `true`, `false`, `null`, `~`,
a decimal number, or else text, so `no`, `010`, `1_000` and `12:30` stay text. Lists become tuples;
a decimal fraction is a `Decimal`, never a float.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

import yaml

from engines.kernel.plaintext import BREAK, CONTROL, decoded
from engines.kernel.problems import DeckError, Problem, shortened
from engines.kernel.yamlslips import Stop, slip

DEEPEST = 24
LONGEST_NUMBER = 18

Path = tuple[str | int, ...]

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]*)")
_DECIMAL = re.compile(r"-?(?:0|[1-9][0-9]*)\.[0-9]+")
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}
_NUMERIC = frozenset("-0123456789")
"""The first characters of numbers."""
_QUOTES = frozenset({'"', "'"})
ABOVE = frozenset({"no_colon", "blank"})
"""Mistakes of a row that the parser sees only on the next one."""


@dataclass(slots=True)
class Place:
    """The line and column (from 1) of a value and of its key, and the value's notation.

    `kind` is "plain", "quoted", "block" (literal, row by row as in the file), "list" or "mapping".
    """

    line: int
    column: int
    key_line: int
    key_column: int
    kind: str
    text: str = ""


@dataclass(slots=True)
class Tree:
    """The values of a file, the place of each path, the lines, and the problems found so far.

    `broken` has the paths with unreliable values: ignore a schema's errors about them.
    """

    lines: list[str]
    value: object = None
    places: dict[Path, Place] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    broken: set[Path] = field(default_factory=set)


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not come yet."""

    path: Path
    items: list[object] | dict[str, object]
    key: str | None = None
    key_mark: tuple[int, int] = (1, 1)


def dotted(path: Path) -> str:
    """Return a path as people write it: `monsters.2.level`. Long keys are shortened."""
    return ".".join(shortened(str(part)) for part in path)


def read(data: bytes, name: str, limit: int, nodes: int) -> Tree:
    """Return the tree of a file of at most `limit` bytes and `nodes` values.

    Raise `DeckError` where reading can't continue; `Tree.problems` has the other problems.
    """
    text = decoded(data, name, limit)
    builder = _Builder(name, Tree(BREAK.split(text)), nodes)
    loader = None
    try:
        loader = _LOADER(text)
        while builder.take(loader.get_event()):
            pass
    except yaml.MarkedYAMLError as error:
        raise DeckError(
            name, [*builder.tree.problems, _syntax(error, name, builder.tree, builder.long_text)]
        ) from None
    except (yaml.YAMLError, ValueError, RecursionError, OverflowError):
        none = {"message": "", "cause": "", "from_line": 0, "sign": ""}
        builder.refuse((1, 1), (), "text that is no YAML", "YAML", "syntax", **none)
        raise DeckError(name, builder.tree.problems) from None
    finally:
        if loader is not None:
            loader.dispose()
    return builder.tree


def _syntax(
    error: yaml.MarkedYAMLError, name: str, tree: Tree, long_text: tuple[int, int]
) -> Problem:
    """Return the problem of a text that is no YAML, with its probable cause."""
    mark = error.problem_mark or error.context_mark
    line, column = _inside((mark.line + 1, mark.column + 1) if mark else (1, 1), tree.lines)
    row = tree.lines[line - 1]
    if row[column - 1 : column] == "\t" or "\t" in row[: len(row) - len(row.lstrip())]:
        return Problem(line, column, "", "a tab", "spaces", "tab", {}, name)
    message = shortened(str(error.problem or error.context or ""), 120)
    found = f"text that is no YAML ({message})"
    begun = error.context_mark or mark
    at = (begun.line, begun.column) if begun else (0, 0)
    problem = str(error.problem or ""), str(error.context or "")
    seen = slip(Stop(*problem, line - 1, column - 1, *at, *long_text), tree.lines)
    data = {"message": message, "cause": seen.cause, "from_line": seen.line, "sign": seen.sign}
    if seen.cause in ABOVE:
        line = seen.line
        column = 1 + len(tree.lines[line - 1]) - len(tree.lines[line - 1].lstrip())
    return Problem(line, column, "", found, "YAML", "syntax", data, name)


class _Builder:
    """A builder of the tree from parser events, with a stack instead of recursion."""

    def __init__(self, name: str, tree: Tree, nodes: int) -> None:
        self.name = name
        self.tree = tree
        self.nodes_left = nodes
        self.nodes = nodes
        self.documents = 0
        self.stack: list[_Open] = []
        self.long_text = (-1, -1)
        """The first and last row of the latest quoted text, if it spans rows."""

    def refuse(
        self, at: tuple[int, int], path: Path, found: str, expected: str, code: str, **data: object
    ) -> None:
        """Record a problem and mark the value at its path as broken."""
        line, column = at
        self.tree.problems.append(
            Problem(line, column, dotted(path), found, expected, code, data, self.name)
        )
        self.tree.broken.add(path)

    def take(self, event: Any) -> bool:
        """Process an event; return False after the last. Raise `DeckError` beyond the limits.

        A file has several events per word, so the frequent kinds come first, compared by type.
        """
        kind = type(event)
        if kind is yaml.ScalarEvent:
            self._scalar(event, _inside(_at(event), self.tree.lines))
        elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
            self._open(event, _at(event))
        elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
            self._close()
        elif kind is yaml.AliasEvent:
            self._alias(event, _at(event))
        elif kind is yaml.DocumentStartEvent:
            self.documents += 1
            if self.documents > 1:
                self._stop(_at(event), "a second document", "one document", "several_documents")
        elif kind is yaml.StreamEndEvent:
            if not self.documents:
                self._stop((1, 1), "an empty file", "a deck", "empty")
            return False
        return True

    def _stop(
        self, at: tuple[int, int], found: str, expected: str, code: str, **data: object
    ) -> None:
        self.refuse(at, self._path(), found, expected, code, **data)
        raise DeckError(self.name, self.tree.problems)

    def _path(self) -> Path:
        """Return the path of the next value."""
        if not self.stack:
            return ()
        top = self.stack[-1]
        if isinstance(top.items, list):
            return (*top.path, len(top.items))
        return top.path if top.key is None else (*top.path, top.key)

    def _key_mark(self, at: tuple[int, int]) -> tuple[int, int]:
        """Return the place of the next value's key, or `at` if the value has no key."""
        top = self.stack[-1] if self.stack else None
        return at if top is None or top.key is None else top.key_mark

    def _node(self, event: Any, at: tuple[int, int]) -> None:
        """Check every value: the number of values, no anchor, no tag."""
        self.nodes_left -= 1
        if self.nodes_left < 0:
            found, expected = f"more than {self.nodes} values", f"at most {self.nodes}"
            self._stop(at, found, expected, "too_many_values", limit=self.nodes)
        if event.anchor is not None:
            shown = shortened(f"&{event.anchor}")
            self.refuse(at, self._path(), f"the anchor {shown}", "no anchors", "anchor", name=shown)
        if event.tag is not None:
            shown = shortened(event.tag)
            self.refuse(at, self._path(), f"the tag {shown}", "no tags", "tag", name=shown)

    def _awaits_key(self) -> bool:
        if not self.stack:
            return False
        top = self.stack[-1]
        return top.key is None and isinstance(top.items, dict)

    def _alias(self, event: Any, at: tuple[int, int]) -> None:
        if self._awaits_key():
            self._stop(at, "an alias as a key", "text", "key_not_text", key="")
        path, shown = self._path(), shortened(f"*{event.anchor}")
        self.refuse(at, path, f"the alias {shown}", "the value itself", "alias", name=shown)
        self._add(None, path, Place(*at, *self._key_mark(at), "plain"))

    def _open(self, event: Any, at: tuple[int, int]) -> None:
        self._node(event, at)
        if len(self.stack) >= DEEPEST:
            found, expected = f"more than {DEEPEST} levels", f"at most {DEEPEST}"
            self._stop(at, found, expected, "too_deep", limit=DEEPEST)
        if self._awaits_key():
            self._stop(at, "a list or mapping as a key", "text", "key_not_text", key="")
        mapping = type(event) is yaml.MappingStartEvent
        place = Place(*at, *self._key_mark(at), "mapping" if mapping else "list")
        path = self._path()
        self.tree.places.setdefault(path, place)
        self.stack.append(_Open(path, {} if mapping else []))

    def _close(self) -> None:
        done = self.stack.pop()
        value = tuple(done.items) if isinstance(done.items, list) else done.items
        self._put(value)

    def _scalar(self, event: Any, at: tuple[int, int]) -> None:
        self._node(event, at)
        plain, style, text = bool(event.implicit[0]), event.style, event.value
        self.long_text = (-1, -1)
        if style in _QUOTES and event.end_mark.line >= at[0]:
            self.long_text = at[0] - 1, event.end_mark.line
        if self._awaits_key():
            self._key(text, plain, at)
            return
        path = self._path()
        if sign := _control(text):
            code = f"U+{ord(sign):04X}"
            self.refuse(
                at, path, f"the control character {code}", "text without any",
                "control_character", character=code,
            )  # fmt: skip
        kind = "plain" if plain else "block" if style == "|" else "quoted"
        place = Place(*at, *self._key_mark(at), kind, text)
        self._add(self._resolved(text, path, at) if plain else text, path, place)

    def _resolved(self, text: str, path: Path, at: tuple[int, int]) -> object:
        """Return the value of a plain scalar: a word's value, a number, or the text itself."""
        if text in _WORDS:
            return _WORDS[text]
        if text[0] not in _NUMERIC:
            return text
        whole = _INTEGER.fullmatch(text)
        if whole is None and not _DECIMAL.fullmatch(text):
            return text
        if len(text) > LONGEST_NUMBER:
            found, expected = f"a number of {len(text)} characters", f"at most {LONGEST_NUMBER}"
            self.refuse(at, path, found, expected, "number_too_long", limit=LONGEST_NUMBER)
            return 0
        return int(text) if whole else Decimal(text)

    def _key(self, key: str, plain: bool, at: tuple[int, int]) -> None:
        top = self.stack[-1]
        assert isinstance(top.items, dict)
        path = (*top.path, key)
        if plain and key == "<<":
            self.refuse(at, top.path, "the merge key <<", "the fields themselves", "merge_key")
        elif plain and not isinstance(self._resolved(key, top.path, at), str):
            shown = shortened(key)
            self.refuse(
                at, path, f"the key {shown or 'nothing'}", f'text ("{shown}" in quotes)',
                "key_not_text", key=shown,
            )  # fmt: skip
        elif _control(key):
            self.refuse(
                at, top.path, "a control character", "text without any",
                "control_character", character="",
            )  # fmt: skip
        elif key in top.items:
            first, shown = self.tree.places[path], shortened(key)
            found = f"{shown} for the second time"
            expected = f"it once (it is on line {first.key_line} already)"
            self.refuse(
                at, path, found, expected, "duplicate_key",
                key=shown, first_line=first.key_line, first_column=first.key_column,
            )  # fmt: skip
        top.key, top.key_mark = key, at

    def _add(self, value: object, path: Path, place: Place) -> None:
        self.tree.places.setdefault(path, place)
        self._put(value)

    def _put(self, value: object) -> None:
        if not self.stack:
            self.tree.value = value
            return
        top = self.stack[-1]
        if isinstance(top.items, list):
            top.items.append(value)
        elif top.key is not None:
            top.items.setdefault(top.key, value)
            top.key = None


def _at(event: Any) -> tuple[int, int]:
    mark = event.start_mark
    return mark.line + 1, mark.column + 1


def _inside(at: tuple[int, int], lines: list[str]) -> tuple[int, int]:
    """Return a place within the file; a place past the end becomes the end of the last line."""
    return at if at[0] <= len(lines) else (len(lines), len(lines[-1]) + 1)


def _control(text: str) -> str:
    """Return the first control character from an escape sequence, or "" if there is none."""
    found = None if text.isprintable() else CONTROL.search(text)
    return found.group() if found else ""
