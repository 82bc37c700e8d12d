"""All words for people, by id, from Fluent files.

The part of an id before its first dash names its file: `home-title` is in `home.ftl`. There may be
several files of a name: the program's own under `app/locale/<language>/`, and one of each game
under `<package>/locale/<language>/`. They are read as one when their first message is asked for;
the library is imported, and parses them, only for a message that is more than a line with blanks
(see `simple_fluent`).
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.i18n.languages import FALLBACK, LANGUAGES, choose_language
from app.i18n.literal import literal
from app.i18n.simple_fluent import Parts, simple_messages
from app.registry import games

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = ["FALLBACK", "LANGUAGES", "LOCALES", "MissingText", "Texts", "Value", "choose_language"]

LOCALES = Path(__file__).resolve().parent.parent / "locale"
"""The folder of the program's own messages."""

Value = str | int
"""A placeholder's value. Integers choose plural forms; reals come as text from `numbers`."""

_FILES = 256
"""Parsed files cached in a process: more than exist, and a bound for made-up ones."""

_CACHE_SIZE = 2000
"""Cached formatted texts: a screen repeats the same ones."""

_WIDEST = 2000
"""Cells of one value: more than any path or name needs, less than the library refuses."""


class MissingText(LookupError):
    """A message, a placeholder's value, or a file is missing or broken (raised in tests only)."""


@cache
def locale_folders() -> tuple[Path, ...]:
    """Return the folders of all messages: the program's own, then those of the games.

    A message that an earlier folder has can't be replaced by a later one.
    """
    return (LOCALES, *(game.folder() / "locale" for game in games().values()))


class Texts:
    """The messages in one language, which can be changed at any time.

    `texts("home-title", name="Ana", n=3)` is the message's text; `"cmd-quit.tip"` names an
    attribute of a message. Every text among the values goes through `literal`. What is missing is
    shown in English, at worst as its id; `strict` raises `MissingText` instead, so that no test
    can miss it. With `folder` the messages come from that folder alone.
    """

    def __init__(
        self, language: str = FALLBACK, folder: Path | None = None, *, strict: bool = False
    ) -> None:
        self.language = language
        self._folders = (folder,) if folder else None
        self._strict = strict
        self._sources: dict[tuple[str, str], str] = {}
        self._simple: dict[str, dict[str, Parts]] = {}
        self._cache: dict[tuple[object, ...], str] = {}

    def __call__(self, message_id: str, /, **values: Value) -> str:
        """Return the text of a message. Raise `MissingText` if `strict`, else never."""
        asked = (self.language, message_id, *values.items())
        text = self._cache.get(asked)
        if text is None:
            text = self._text(message_id, values)
            if len(self._cache) == _CACHE_SIZE:
                self._cache.clear()
            self._cache[asked] = text
        return text

    def _text(self, message_id: str, values: dict[str, Value]) -> str:
        for language in dict.fromkeys((self.language, FALLBACK)):
            text, problem = self._format(language, message_id, values)
            if text is not None:
                return text
            if self._strict:
                raise MissingText(f"{language}: {message_id}: {problem}")
        return message_id

    def fixed(self) -> Texts:
        """Return texts in the present language for a thread: a change of language here does not
        reach them, and the two share no cache."""
        found = copy(self)
        found._sources, found._simple, found._cache = {}, {}, {}
        return found

    def has(self, message_id: str) -> bool:
        return any(
            message_id in self._simple_of(language, message_id)
            or self._pattern(language, message_id) is not None
            for language in dict.fromkeys((self.language, FALLBACK))
        )

    def first_of(self, message_id: str, otherwise: str) -> str:
        """Return the first of two message ids if it exists, else the second."""
        return message_id if self.has(message_id) else otherwise

    def _format(
        self, language: str, message_id: str, values: dict[str, Value]
    ) -> tuple[str | None, str]:
        """Return the text, or None and the problem."""
        parts = self._simple_of(language, message_id).get(message_id)
        if parts is not None:
            return _filled(parts, values)
        found = self._pattern(language, message_id)
        if found is None:
            return None, "no such message"
        bundle, pattern = found
        blanks = {name: _blank(value) for name, value in values.items()}
        text, errors = bundle.format_pattern(pattern, blanks)
        if errors:
            return None, "; ".join(map(str, errors))
        return str(text), ""

    def _simple_of(self, language: str, message_id: str) -> dict[str, Parts]:
        room = _room(message_id)
        simple = self._simple.setdefault(language, {})
        if (language, room) not in self._sources:
            source = self._source(language, room) or ""
            simple.update(_simple(source))
            self._sources[language, room] = source
        return simple

    def _pattern(self, language: str, message_id: str) -> tuple[FluentBundle, Pattern] | None:
        name, _, attribute = message_id.partition(".")
        source = self._sources[language, _room(message_id)]
        # A message that is not in the file at all needs no library.
        if name not in source:
            return None
        bundle = _bundle(language, source)
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else (bundle, pattern)

    def _source(self, language: str, room: str) -> str | None:
        """Return all files of a room as one text; None if there is no such file."""
        if not (room.isascii() and room.isalnum() and language.isalpha()):
            return None
        if self._folders is not None:
            return _read(self._folders, language, room)
        return _read_once(locale_folders(), language, room)


def _read(folders: tuple[Path, ...], language: str, room: str) -> str | None:
    found = []
    for folder in folders:
        try:
            found.append((folder / language / f"{room}.ftl").read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):  # a file that is not there, or a game's bad one
            continue
    return "\n".join(found) if found else None


_read_once = lru_cache(maxsize=_FILES)(_read)
"""What is shipped does not change while the program runs, and several texts ask for it."""


@lru_cache(maxsize=_FILES)
def _bundle(language: str, source: str) -> FluentBundle:
    """Return the messages of a room's files for the library, which makes more of each of them when
    it is first asked for. Threads may share them: what it notes while it fills in a text belongs to
    the call."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language, FALLBACK], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


@lru_cache(maxsize=_FILES)
def _simple(source: str) -> Mapping[str, Parts]:
    return simple_messages(source)


def _room(message_id: str) -> str:
    """Return the file of a message: the part of its id before the first dash."""
    return message_id.partition(".")[0].partition("-")[0]


def _filled(parts: Parts, values: dict[str, Value]) -> tuple[str | None, str]:
    """Return a simple message with its placeholders filled in, or None and the problem."""
    if len(parts) == 1:
        return parts[0], ""
    filled = list(parts)
    for index in range(1, len(parts), 2):
        name = parts[index]
        if name not in values:
            return None, f"no value for ${name}"
        value = values[name]
        filled[index] = literal(value, _WIDEST) if isinstance(value, str) else str(int(value))
    return "".join(filled), ""


def _blank(value: Value) -> Any:
    if isinstance(value, str):
        return literal(value, _WIDEST)
    from fluent.runtime.types import FluentInt

    return FluentInt(value, useGrouping=False)
