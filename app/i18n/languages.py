"""The languages of the program, the choice of one, and texts by key and language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

LANGUAGES = ("en", "es")
FALLBACK = "en"
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(env: Mapping[str, str], setting: str = "") -> str:
    """Return the language of the setting, else of the locale: Spanish for `es...`, else English.
    The first non-empty one of LC_ALL, LC_MESSAGES and LANG decides, as for any program."""
    if setting in LANGUAGES:
        return setting
    value = next((env[name] for name in _LOCALES if env.get(name)), "")
    code = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else FALLBACK


def names_language(env: Mapping[str, str]) -> bool:
    """Whether the locale says anything of a language."""
    return any(env.get(name) for name in _LOCALES)


def spoken(words: Mapping[str, str], key: str, language: str) -> str:
    """Return the text of `key` among texts by key and language (`deck-en`).
    Another language serves if the wanted one is missing; "" if there is none."""
    for one in (language, FALLBACK, *LANGUAGES):
        if text := words.get(f"{key}-{one}"):
            return text
    return ""


class Spoken(Protocol):
    """A text of a deck in every language."""

    def of(self, language: str) -> str: ...


def in_languages(key: str, text: Spoken) -> dict[str, str]:
    """Return a text by key and language: `key-en`, `key-es`."""
    return {f"{key}-{language}": text.of(language) for language in LANGUAGES}
