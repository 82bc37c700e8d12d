"""All words for people, by id, from the Fluent files under `app/locale/<language>/`.

The part of an id before its first dash names its file: `home-title` is in `home.ftl`. A file is
parsed when its first message is asked for, and the library is imported then too: it costs more
than the rest of a short command.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.text.languages import FALLBACK, LANGUAGES, choose_language
from app.text.literal import literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = ["FALLBACK", "LANGUAGES", "LOCALES", "MissingText", "Texts", "Value", "choose_language"]

LOCALES = Path(__file__).resolve().parent.parent / "locale"

Value = str | int
"""What fills a blank. Whole numbers choose plural forms; reals come as text from `numbers`."""

_WIDEST = 2000
"""Cells of one value: more than any path or name needs, less than the library refuses."""


class MissingText(LookupError):
    """A message, one of its blanks, or its file is missing or broken (raised in tests only)."""


class Texts:
    """The messages in one language, which can be changed at any time.

    `texts("home-title", name="Ana", n=3)` is the message's text. Every text among the values
    goes through `literal`. `"cmd-quit.tip"` names an attribute of a message. What is missing is shown in English, at worst as its id; `strict`
    raises `MissingText` instead, so that no test can miss it.
    """

    def __init__(
        self, language: str = FALLBACK, folder: Path | None = None, *, strict: bool = False
    ) -> None:
        self.language = language
        self._folder = folder or LOCALES
        self._strict = strict
        self._bundles: dict[str, FluentBundle] = {}
        self._read: set[tuple[str, str]] = set()
        self._plain: dict[tuple[str, str], str] = {}

    def __call__(self, message_id: str, /, **values: Value) -> str:
        """The text of a message. Raises `MissingText` if `strict`, else never."""
        if not values:
            known = self._plain.get((self.language, message_id))
            if known is not None:
                return known
        for language in dict.fromkeys((self.language, FALLBACK)):
            text, problem = self._format(language, message_id, values)
            if text is not None:
                if not values:
                    self._plain[self.language, message_id] = text
                return text
            if self._strict:
                raise MissingText(f"{language}: {message_id}: {problem}")
        return message_id

    def has(self, message_id: str) -> bool:
        """Whether there is such a message in the language or in English."""
        languages = dict.fromkeys((self.language, FALLBACK))
        return any(self._pattern(language, message_id) is not None for language in languages)

    def _format(
        self, language: str, message_id: str, values: dict[str, Value]
    ) -> tuple[str | None, str]:
        pattern = self._pattern(language, message_id)
        if pattern is None:
            return None, "no such message"
        bundle = self._bundles[language]
        blanks = {name: _blank(value) for name, value in values.items()}
        text, errors = bundle.format_pattern(pattern, blanks)
        if errors:
            return None, "; ".join(map(str, errors))
        return str(text), ""

    def _pattern(self, language: str, message_id: str) -> Pattern | None:
        name, _, attribute = message_id.partition(".")
        bundle = self._bundle(language, name.partition("-")[0])
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _bundle(self, language: str, room: str) -> FluentBundle:
        """The messages of a language, with the file of a room among them."""
        bundle = self._bundles.get(language)
        if bundle is None:
            from fluent.runtime import FluentBundle

            bundle = FluentBundle([language, FALLBACK], use_isolating=False)
            self._bundles[language] = bundle
        if (language, room) not in self._read:
            self._read.add((language, room))
            self._parse(bundle, language, room)
        return bundle

    def _parse(self, bundle: FluentBundle, language: str, room: str) -> None:
        from fluent.runtime import FluentResource

        source = self._source(language, room)
        if source is not None:
            bundle.add_resource(FluentResource(source))

    def _source(self, language: str, room: str) -> str | None:
        """The text of a file of messages, None if there is none."""
        if not (room.isascii() and room.isalnum() and language.isalpha()):
            return None
        try:
            return (self._folder / language / f"{room}.ftl").read_text(encoding="utf-8")
        except OSError:
            return None


def _blank(value: Value) -> Any:
    if isinstance(value, str):
        return literal(value, _WIDEST)
    from fluent.runtime.types import FluentInt

    return FluentInt(value, useGrouping=False)
