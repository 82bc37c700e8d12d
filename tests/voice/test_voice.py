"""Every text keeps to docs/voice.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache

import pytest

from tests.voice.guide import Ban, bans, excepted, exceptions, table
from tests.voice.texts import LANGUAGES, Piece, messages, pages

COMMAND_TIP, OPTION_TIP = 90, 120
LABEL_WORDS = 3
STARTS = r"(?:^|[.:;,(] |\b(?:and|or|then|to|y|o|luego) )"
TYPED = {
    "en": re.compile(
        STARTS + r"[Tt]ype (?!the |a |an |its |one |your |another |here|this |only )[^\"{]"
    ),
    "es": re.compile(
        STARTS + r"[Ee]scribe (?!(?:el|la|un|una|unas|dos|su|tu|los|las|solo|de) |otr|aquí"
        r"|espacios |nombres )[^«{|.]"
    ),
}
"""A word to type that isn't in quotes."""


def every() -> tuple[Piece, ...]:
    return messages() + pages()


@cache
def found_of(ban: Ban) -> list[Piece]:
    return [piece for piece in every() if ban.found_in(piece)]


@pytest.mark.parametrize("ban", bans(), ids=lambda ban: f"{ban.language}: {ban.pattern}")
def test_no_text_says_what_the_guide_bans(ban: Ban) -> None:
    found = found_of(ban)
    wrong = [piece for piece in found if not excepted(piece, ban)]
    assert not wrong, f"write: {ban.instead}" + _listed(wrong)


def test_words_to_type_are_in_quotes() -> None:
    _none(lambda piece: TYPED[piece.language].search(piece.text), messages())


def test_tips_are_short() -> None:
    def too_long(piece: Piece) -> bool:
        room = COMMAND_TIP if piece.place.startswith("cmd-") else OPTION_TIP
        return piece.place.endswith(".tip") and len(_spoken(piece.text)) > room

    _none(too_long, messages())


def test_tips_of_commands_start_with_what_they_do() -> None:
    """In the third person: "Shows ...". The Spanish ones are read with their commands."""

    def starts_otherwise(piece: Piece) -> bool:
        tip = piece.place.startswith("cmd-") and piece.place.endswith(".tip")
        return tip and piece.language == "en" and not piece.text.split()[0].endswith("s")

    _none(starts_otherwise, messages())


def test_labels_of_commands_are_short() -> None:
    def too_long(piece: Piece) -> bool:
        return len(_spoken(piece.text).split()) > LABEL_WORDS

    _none(too_long, _labels())


def test_one_label_is_one_label_in_the_other_language() -> None:
    """So that the same command has the same name on every screen."""
    english, spanish = (
        {piece.place: piece.text for piece in _labels() if piece.language == language}
        for language in LANGUAGES
    )
    called: dict[str, set[str]] = {}
    for place, label in english.items():
        called.setdefault(label, set()).add(spanish[place])
    assert not {label: names for label, names in called.items() if len(names) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_of_a_question_repeat_its_verb(language: str) -> None:
    said = {piece.place: piece.text.lower() for piece in messages() if piece.language == language}
    rooms = [place.removesuffix("-yes") for place in said if place.endswith("-yes")]
    asked = [room for room in rooms if said.get(f"{room}-title", "").endswith("?")]
    asked = [room for room in asked if not room.startswith("newgame-")]  # whose rule a deck breaks
    assert len(asked) >= 7
    for room in asked:
        starts = {word[:4] for word in re.findall(r"\w+", said[f"{room}-title"])}
        answer = re.findall(r"\w+", said[f"{room}-yes"])
        assert starts & {word[:4] for word in answer}, (room, answer)


def test_every_exception_is_needed_and_has_a_reason() -> None:
    for place, pattern, reason in table("Exceptions"):
        assert len(reason.split()) >= 2, place
        assert pattern, place
    needed = {
        (place, ban.pattern)
        for ban in bans()
        for piece in found_of(ban)
        for place in (piece.place, piece.file)
    }
    assert exceptions() <= needed


def test_both_languages_are_read() -> None:
    """So that the checks above can't pass because nothing was read."""
    for language in LANGUAGES:
        assert sum(piece.language == language for piece in messages()) > 3000
        assert sum(piece.language == language for piece in pages()) > 300


def _labels() -> list[Piece]:
    """The names of commands: those messages of commands that have a tip too."""
    tips = {piece.place for piece in messages() if piece.place.endswith(".tip")}
    commands = [piece for piece in messages() if piece.place.startswith("cmd-")]
    return [piece for piece in commands if f"{piece.place}.tip" in tips]


def _none(wrong: Callable[[Piece], object], pieces: Iterable[Piece]) -> None:
    found = [piece for piece in pieces if wrong(piece)]
    assert not found, _listed(found)


def _spoken(text: str) -> str:
    """A text as long as it will be: a placeholder takes the place of a short word."""
    return re.sub(r"\{[^{}]*\}", "word", text)


def _listed(pieces: Iterable[Piece]) -> str:
    return "".join(f"\n{piece.file} {piece.place}: {piece.text}" for piece in pieces)
