"""Fields that the decks of every game share: ids for the program, names and lines for people."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Annotated

from pydantic import AfterValidator, Field

from engines.kernel.decks import SchemaModel, flawed
from engines.kernel.problems import Flaw, shortened
from engines.kernel.slugs import LONGEST, PATTERN


def _plain_text(text: str) -> str:
    """Check a text for people: no line breaks, nothing invisible, no stacked accents, no outer
    blanks."""
    hidden = "" if text.isprintable() else _first_hidden(text)
    if hidden:
        data = {"character": f"U+{ord(hidden):04X}"}
        raise flawed([Flaw("hidden_character", data["character"], "visible text", data)])
    if not text.isascii() and _tower(text):
        raise flawed([Flaw("combining_marks", "three accents on a letter", "at most two")])
    if text != text.strip():
        raise flawed([Flaw("outer_blanks", "blanks around the text", "none")])
    return text


def _first_hidden(text: str) -> str:
    """Return the first invisible character, or "" if the unprintable characters are all visible."""
    return next((s for s in text if unicodedata.category(s) in {"Cc", "Cf", "Co", "Cs"}), "")


def _tower(text: str) -> bool:
    """Whether three combining marks follow each other."""
    marks = "".join("^" if s >= _FIRST_MARK and unicodedata.combining(s) else " " for s in text)
    return "^^^" in marks


def _slug(text: str) -> str:
    """Check a name for the program: small letters and digits, with single hyphens between them."""
    if not re.fullmatch(PATTERN, text):
        expected = "small letters, digits and single hyphens (like my-labyrinth)"
        raise flawed([Flaw("slug", shortened(text), expected, {"found": shortened(text)})])
    return text


_FIRST_MARK = "\u0300"
"""No earlier character combines with another."""

# Editors use the pattern; the validator gives the message in words.
Slug = Annotated[
    str,
    Field(max_length=LONGEST, json_schema_extra={"pattern": f"^{PATTERN}$"}),
    AfterValidator(_slug),
]
Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_plain_text)]
Line = Annotated[str, Field(min_length=1, max_length=300), AfterValidator(_plain_text)]


class Names(SchemaModel):
    """A name in every language of the program."""

    en: Name = Field(description="English")
    es: Name = Field(description="Spanish")

    def of(self, language: str) -> str:
        """Return the text in a language ("en", "es"); English for any other."""
        return self.es if language == "es" else self.en


class Lines(SchemaModel):
    """A sentence or two in every language of the program."""

    en: Line = Field(description="English")
    es: Line = Field(description="Spanish")

    def of(self, language: str) -> str:
        """Return the text in a language ("en", "es"); English for any other."""
        return self.es if language == "es" else self.en


def ids_once(ids: Iterable[str], taken: Iterable[str] = ()) -> list[Flaw]:
    """Return a flaw for each id that is `taken` or that an earlier card of the list has; its path
    is the card's id."""
    seen, flaws = set(taken), []
    for at, name in enumerate(ids):
        if name in seen:
            found = f"{name} for the second time"
            flaws.append(Flaw("id_twice", found, "each id once", {"id": name}, (at, "id")))
        seen.add(name)
    return flaws


CODES: dict[str, frozenset[str]] = {
    "hidden_character": frozenset({"character"}),
    "combining_marks": frozenset(),
    "outer_blanks": frozenset(),
    "slug": frozenset({"found"}),
    "id_twice": frozenset({"id"}),
}
"""The codes of problems in these fields with the names of their data; every game's codes include
them."""
