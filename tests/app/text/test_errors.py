"""Every refusal has a sentence in both languages, made from its data."""

from __future__ import annotations

import ast
import errno
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from app.files.errors import (
    BrokenSave,
    Busy,
    NewerSave,
    NewerStore,
    NoSuchMatch,
    NotOurs,
    StoreError,
)
from app.i18n.fluent import LANGUAGES, Texts
from app.match.headers import BadHeader, NewerFormat
from app.match.journal import JournalFailed
from app.match.lifecycle import OtherRules
from app.match.match import NotYourTurn, WrongJournal
from app.registry import UnknownGame
from app.text.errors import cause_words, file_words, unsaved_words, words_for
from engines.hammerspace.deck import CODES as HAMMERSPACE_CODES
from engines.irrgarten.config import Config
from engines.irrgarten.deck import CODES as IRRGARTEN_CODES
from engines.irrgarten.generator.errors import BadSpec, Cancelled, GeneratorError, TooSmall
from engines.irrgarten.generator.spec import Spec
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.rules import Rules
from engines.kernel.codec import BadEncoding
from engines.kernel.decks import SchemaModel, load
from engines.kernel.errors import BadSetup, BadState, EngineError, GameOver, IllegalAction
from engines.kernel.fields import Name
from engines.kernel.problems import CODES as KERNEL_CODES
from engines.kernel.problems import DeckError, Problem
from engines.napakalaki.deck import CODES as NAPAKALAKI_CODES
from engines.napakalaki.deck import Lost
from tests.app.i18n.test_locale import messages_of
from tests.helpers.cases import each

ROOT = Path(__file__).resolve().parents[3]
ALL_CODES = KERNEL_CODES | IRRGARTEN_CODES | NAPAKALAKI_CODES | HAMMERSPACE_CODES


def say(error: BaseException, language: str = "en") -> str:
    return words_for(Texts(language, strict=True), error)


def caught(call: object, *arguments: object, **named: object) -> Exception:
    assert callable(call)
    with pytest.raises(Exception) as info:  # noqa: PT011 -- whatever it refuses with is the point
        call(*arguments, **named)
    return info.value


def test_a_labyrinth_without_an_exit_is_refused_in_words() -> None:
    """IRR-5: lines of unequal length, no exit or two, no room: each says what it found."""
    assert say(caught(Labyrinth.from_rows, ["---", "---"])) == (
        "The labyrinth has no exit. It needs exactly one E."
    )
    assert say(caught(Labyrinth.from_rows, ["E-E"]), "es") == (
        "El laberinto tiene 2 salidas. Necesita exactamente una E."
    )
    assert say(caught(Labyrinth.from_rows, ["E--", "--"])) == (
        "Line 2 of the labyrinth has 2 squares, but the first has 3."
    )
    assert say(caught(Labyrinth.from_rows, ["E-?"])) == (
        '"?" in line 1, column 3 isn\'t a valid square. Use X, -, M, E or P.'
    )
    assert say(caught(Config, Labyrinth.from_rows(["E--"]), 9)) == (
        "There are 9 players, and this game needs 1 to 8."
    )
    assert say(caught(Config, Labyrinth.from_rows(["E--P"]), 2)).startswith(
        "The labyrinth has 1 start, but needs 2"
    )
    assert say(caught(Config, Labyrinth.from_rows(["E-"]), 3)).startswith(
        "The labyrinth has 2 free squares"
    )


def test_the_generator_says_what_to_change() -> None:
    assert say(caught(Spec, 4, 20)) == "width: 4 isn't between 5 and 1001."
    assert say(BadSpec(field="algorithm", found="magic", allowed=("caves", "rooms"))) == (
        'algorithm: "magic" isn\'t one of caves, rooms.'
    )
    assert "use fewer monsters" in say(TooSmall(free=9, needed=12))
    assert say(Cancelled(), "es") == "Lo has parado: no se ha creado ningún laberinto."


def test_moves_that_cannot_be_are_refused_in_words() -> None:
    assert (
        say(IllegalAction(action=7, legal=(0, 1, 2, 3)))
        == "You can't do that now. Choose another move."
    )
    assert say(GameOver(action=1), "es") == "La partida ha terminado. No queda nada que decidir."
    assert say(NotYourTurn(seat=1, actor=0)) == "It isn't your turn. Wait for the others."
    assert say(caught(Rules().parse, "sideways")) == '"sideways" isn\'t a move in this game.'
    assert "damaged (root)" in say(BadState(what="state", found="root"))
    assert "damaged (cards)" in say(BadState(what="state", field="cards"))
    assert "valid data for this game (tag)" in say(
        BadEncoding(problem="tag", where="", found="str")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_the_system_refuses_something_is_said_in_the_player_s_language(language: str) -> None:
    """Never in that of the system, which `strerror` has."""
    texts = Texts(language, strict=True)
    for code in errno.errorcode:
        theirs = os.strerror(code)
        assert theirs not in cause_words(texts, OSError(code, theirs))
    too_many = cause_words(texts, OSError(errno.EMFILE, "Too many open files"))
    assert (
        too_many
        == {
            "en": "too many files are open",
            "es": "hay demasiados archivos abiertos",
        }[language]
    )
    nested = file_words(texts, OSError(errno.ELOOP, "Too many levels of symbolic links"), "x")
    assert ("circle" if language == "en" else "círculo") in nested
    assert "EXDEV" in cause_words(texts, OSError(errno.EXDEV, "Invalid cross-device link"))


@pytest.mark.parametrize("kind", ["full", "readonly", "busy", "corrupt", "gone", "io", "another"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_is_no_longer_saved_says_so(kind: str, language: str) -> None:
    words = unsaved_words(Texts(language, strict=True), kind)
    assert ("no longer saved" if language == "en" else "ya no se guarda") in words


@pytest.mark.parametrize("kind", ["full", "readonly", "busy", "corrupt", "gone", "io", "another"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_match_nothing_is_said_of_one_that_goes_on(kind: str, language: str) -> None:
    """As at the start, where a folder lies in the place of the file."""
    words = say(JournalFailed(kind, "detail for the log"), language)
    assert re.search(
        {"en": "nothing can be saved", "es": "no se (puede guardar|guarda) nada"}[language], words
    )
    assert not re.search("keep playing|seguir la partida", words)


@pytest.mark.parametrize("why", ["unreadable", "crc", "gap", "chain", "size", "tail"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_save_says_what_is_kept(why: str, language: str) -> None:
    words = say(BrokenSave("m", "decision", why, number=7, kept=7, total=20), language)
    assert "8" in words  # people count decisions from 1
    assert "7" in words
    assert "20" in words
    lost = say(BrokenSave("m", "header", why), language)
    assert Texts(language)("errors-save-lost") in lost


@pytest.mark.parametrize(
    "error",
    [
        StoreError(), Busy(Path("x")), NewerStore("x", 3, 2), NotOurs(Path("x"), "why"),
        NoSuchMatch("m"), NewerSave("m", 2, 1), UnknownGame("chess"),
        OtherRules("irrgarten", 2, 1), WrongJournal("m", 3, "the chain is broken"),
        WrongJournal("m", -1, "the configuration is another one"), BadHeader("seats", "0"),
        NewerFormat(2), GeneratorError(), EngineError(), BadSetup(problem="brand-new"),
        OSError(errno.ENOSPC, "full", "file"), OSError(errno.EIO, "io", "file"),
        FileNotFoundError(errno.ENOENT, "no", "file"), KeyError("x"),
    ],
    ids=lambda error: type(error).__name__,
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_raised_there_is_a_sentence(error: Exception, language: str) -> None:
    words = say(error, language)
    assert words
    assert "errors-" not in words
    assert words.endswith((".", "x", "file"))


def codes() -> Iterator[str]:
    """Every `code` of an error class, and every problem of a `BadSetup`, in the source."""
    for path in sorted([*(ROOT / "engines").rglob("*.py"), *(ROOT / "app").rglob("*.py")]):
        source = path.read_text(encoding="utf-8")
        if "BadSetup(" not in source and not re.search(r"^\s+code\b.*=", source, re.MULTILINE):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ClassDef):
                given = [line for line in node.body if isinstance(line, ast.Assign)]
                for line in given:
                    if getattr(line.targets[0], "id", "") == "code":
                        yield str(ast.literal_eval(line.value))
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadSetup":
                for keyword in node.keywords:
                    if keyword.arg == "problem" and isinstance(keyword.value, ast.Constant):
                        yield f"setup-{ast.literal_eval(keyword.value)}"


SPLIT = {
    "bad-setup": "setup-other",
    "generator-bad-spec": "generator-bad-spec-range",
    "save-broken": "save-broken-crc",
}
"""Codes of which each case has a message of its own."""


def test_no_code_of_an_error_is_without_a_message() -> None:
    found = set(codes())
    assert {"illegal-action", "setup-one-exit", "store-busy"} <= found
    texts = Texts("es")
    missing = [code for code in sorted(found) if not texts.has(f"errors-{SPLIT.get(code, code)}")]
    assert not missing


class Beast(SchemaModel):
    """A deck for the tests."""

    name: str
    level: int


def deck_problems(source: bytes) -> DeckError:
    with pytest.raises(DeckError) as info:
        load(source, "bog.yaml", Beast)
    return info.value


def test_problems_of_a_deck_are_a_line_each_with_their_place() -> None:
    error = deck_problems(b"name: no\nlevle: 2\nlevel: many\n")
    assert say(error).splitlines() == [
        'bog.yaml, line 2, column 1: levle: there is no field "levle". Did you mean "level"?',
        'bog.yaml, line 3, column 8: level: found "many", expected a whole number.',
    ]
    assert say(error, "es").splitlines() == [
        "bog.yaml, línea 2, columna 1: levle: no existe el campo «levle». ¿Querías decir «level»?",
        "bog.yaml, línea 3, columna 8: level: pone «many» y se esperaba un número entero.",
    ]


def test_a_deck_says_how_to_write_what_was_meant() -> None:
    error = deck_problems(b"name: 12\nlevel: 1_000\n")
    text, number = say(error, "es").splitlines()
    assert text.endswith('name: pone «12» y se esperaba texto. Escribe "12".')
    assert number.endswith("pone «1_000» y se esperaba un número entero. Escribe 1000.")


class Hoard(SchemaModel):
    """A deck of every kind of value, for the tests."""

    place: Literal["one-hand", "helmet"]
    shut: bool = False
    lost: Lost = 0
    motto: Name = "x"


FOUND = {
    "en": """\
place: found "casco", expected one of these words: "one-hand", "helmet".
shut: found "yes", expected the word true or the word false, without quotes. Write true.
lost: found a list, expected 0 to 20, or "all".
motto: found 54 characters ("{motto}"), expected 1 to 40.""",
    "es": """\
place: pone «casco» y se esperaba una de estas palabras, escrita tal cual: «one-hand», «helmet».
shut: pone «yes» y se esperaba la palabra true o la palabra false, sin comillas. Escribe true.
lost: pone una lista y se esperaba de 0 a 20, o «all».
motto: tiene 54 caracteres («{motto}»); se esperaban de 1 a 40.""",
}


@each("language", LANGUAGES)
def test_a_deck_says_what_was_found_in_quotes_and_which_words_to_type(language: str) -> None:
    source = b"place: casco\nshut: yes\nlost: [2]\nmotto: '" + b"[red]!" * 9 + b"'\n"
    with pytest.raises(DeckError) as info:
        load(source, "bog.yaml", Hoard)
    lines = [line.partition(": ")[2] for line in say(info.value, language).splitlines()]
    motto = "[red]!" * 6 + "[..."
    assert lines == FOUND[language].format(motto=motto).splitlines()


@each("value", [True, None, {"dice": 2}, "three", 99])
def test_an_amount_that_is_refused_is_quoted_as_it_is_in_the_file(value: object) -> None:
    source = f"place: helmet\nlost: {json.dumps(value)}\n".encode()
    with pytest.raises(DeckError) as info:
        load(source, "bog.yaml", Hoard)
    kinds = {"None": "an empty value", "{'dice': 2}": "a group of fields"}
    shown = kinds.get(str(value)) or '"{}"'.format(str(value).replace("True", "true"))
    assert f'lost: found {shown}, expected 0 to 20, or "all".' in say(info.value)


def test_what_is_found_in_a_deck_is_no_command_for_the_terminal() -> None:
    data = {"found": "\x1b[2J[red]", "choices": ["a"], "close": ""}
    problem = Problem(1, 1, "name", "x", "y", "not_a_choice", data, "b.yaml")
    assert "\x1b" not in say(DeckError("b.yaml", [problem]))


def test_problems_beyond_the_first_twenty_are_counted() -> None:
    problems = [Problem(n, 1, "", "a", "b", "tab", {}, "b.yaml") for n in range(1, 25)]
    assert say(DeckError("b.yaml", problems)).splitlines()[-1] == "b.yaml: 4 more problems."


WORKED_OUT = {"bounds", "squares", "found", "wanted"}
"""Blanks that the words are put together for, from other data of the problem."""


@each("code", sorted(ALL_CODES))
@each("language", LANGUAGES)
def test_every_problem_of_a_deck_has_a_sentence_made_from_its_data(
    code: str, language: str
) -> None:
    """Without one the English of the engine would be shown."""
    given = ALL_CODES[code]
    found = {name: message.blanks for name, message in messages_of(language, "deck")}
    assert f"deck-{code}" in found
    for name in (f"deck-{code}", f"deck-{code}_close", f"deck-{code}_write", f"deck-{code}_none"):
        assert found.get(name, set()) <= given | WORKED_OUT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "source",
    [
        b"", b"\xff\xfen\x00", b"name: \x07", b"name: &a 1", b"a: *b", b"- 1\n- 2", b"name: {",
        b"\tname: 1", b"name: a\nname: b\nlevel: 1", b"1: 2", b"name: !!x y\nlevel: 1",
        b"a: 1\n---\nb: 2", b"name: a\nlevel: 99999999999999999999", b"<<: {a: 1}",
        b"[" * 40, b"name: [1]\nlevel: {a: 1}", b"name:\nlevel:", b"\xe9",
    ],
)  # fmt: skip
def test_any_bytes_are_refused_in_sentences_only(source: bytes, language: str) -> None:
    texts = Texts(language, strict=True)
    words = words_for(texts, deck_problems(source))
    assert words
    assert "deck-" not in words
    if language == "es":
        assert "expected" not in words
        assert "found" not in words
