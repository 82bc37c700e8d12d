"""Every text keeps to docs/voice.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest

from tests.voice.guide import Ban, bans, exceptions, table
from tests.voice.texts import LANGUAGES, Piece, messages, pages

COMMAND_TIP, OPTION_TIP = 90, 120
LABEL_WORDS = 3
TYPED = {
    "en": re.compile(
        r"(?<!\$)(?<!'s )(?<!its )(?<!the )\b[Tt]ype "
        r"(?!the |a |an |its |one |your |another |here|this |only )[^\"{]"
    ),
    "es": re.compile(
        r"\b[Ee]scrib(?:e|es|ir) (?!el |la |un |una |su |tu |otr|aquí|los |las |solo )[^«{]"
    ),
}
"""A word to type that isn't in quotes."""


def every() -> tuple[Piece, ...]:
    return messages() + pages()


@pytest.mark.parametrize("ban", bans(), ids=lambda ban: f"{ban.language}: {ban.pattern}")
def test_no_text_says_what_the_guide_bans(ban: Ban) -> None:
    found = [piece for piece in every() if ban.found_in(piece)]
    wrong = [piece for piece in found if not _excepted(piece, ban.pattern)]
    assert not wrong, f"write: {ban.instead}" + _listed(wrong)


def test_words_to_type_are_in_quotes() -> None:
    _none(lambda piece: TYPED[piece.language].search(piece.text), messages())


def test_tips_are_short() -> None:
    def too_long(piece: Piece) -> bool:
        room = COMMAND_TIP if piece.place.startswith("cmd-") else OPTION_TIP
        return piece.place.endswith(".tip") and len(_spoken(piece.text)) > room

    _none(too_long, messages())


def test_labels_of_commands_are_short() -> None:
    def too_long(piece: Piece) -> bool:
        label = piece.place.startswith("cmd-") and "." not in piece.place
        return label and len(_spoken(piece.text).split()) > LABEL_WORDS

    _none(too_long, messages())


def test_every_exception_is_needed_and_has_a_reason() -> None:
    for place, pattern, reason in table("Exceptions"):
        assert len(reason.split()) >= 2, place
        assert pattern, place
    needed = {
        (place, ban.pattern)
        for ban in bans()
        for piece in every()
        if ban.found_in(piece)
        for place in (piece.place, piece.file)
    }
    assert exceptions() <= needed


def test_both_languages_are_read() -> None:
    """So that the checks above can't pass because nothing was read."""
    for language in LANGUAGES:
        assert sum(piece.language == language for piece in messages()) > 3000
        assert sum(piece.language == language for piece in pages()) > 300


def _none(wrong: Callable[[Piece], object], pieces: Iterable[Piece]) -> None:
    found = [piece for piece in pieces if wrong(piece)]
    assert not found, _listed(found)


def _excepted(piece: Piece, pattern: str) -> bool:
    return bool({(piece.place, pattern), (piece.file, pattern)} & exceptions())


def _spoken(text: str) -> str:
    """A text as long as it will be: a placeholder takes the place of a short word."""
    return re.sub(r"\{[^{}]*\}", "word", text)


def _listed(pieces: Iterable[Piece]) -> str:
    return "".join(f"\n{piece.file} {piece.place}: {piece.text}" for piece in pieces)
