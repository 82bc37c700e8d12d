"""Texts by id: plural forms, languages changed live, and what is shown where one is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app.i18n import fluent
from app.i18n.fluent import _CACHE_SIZE, LANGUAGES, MissingText, Texts, choose_language
from app.i18n.languages import spoken
from app.i18n.literal import width
from app.i18n.simple_fluent import simple_messages

ENGLISH = """\
# A comment.
greet-hello = Hello, { $name }!
greet-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
greet-only-english = English only
greet-quit = Quit
    .tip = Leave { $name }
greet-long = one
    two
greet-end = end:{" "}
"""
SPANISH = """\
greet-hello = ¡Hola, { $name }!
greet-steps = { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}
greet-quit = Salir
    .tip = Salir de { $name }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, source in (("en", ENGLISH), ("es", SPANISH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "greet.ftl").write_text(source, encoding="utf-8")
    return tmp_path


def test_the_language_changes_between_two_messages(folder: Path) -> None:
    texts = Texts("en", folder, strict=True)
    assert texts("greet-hello", name="Ana") == "Hello, Ana!"
    texts.language = "es"
    assert texts("greet-hello", name="Ana") == "¡Hola, Ana!"
    assert texts("greet-quit.tip", name="Irrgarten") == "Salir de Irrgarten"


def test_whole_numbers_choose_the_plural_and_are_not_grouped(folder: Path) -> None:
    """Numbers of the games are formatted by us: no thousands separators, the same everywhere."""
    texts = Texts("en", folder, strict=True)
    assert texts("greet-steps", n=1) == "1 step"
    assert texts("greet-steps", n=12345) == "12345 steps"
    texts.language = "es"
    assert texts("greet-steps", n=1) == "1 paso"


def test_what_is_kept_of_filled_texts_has_a_bound_and_each_its_own_values(folder: Path) -> None:
    texts = Texts("en", folder, strict=True)
    for n in (*range(2, _CACHE_SIZE + 3), 2):
        assert texts("greet-steps", n=n) == f"{n} steps"
        assert len(texts._cache) <= _CACHE_SIZE
    assert texts._cache


def test_a_message_of_ones_own_goes_before_the_common_one(folder: Path) -> None:
    texts = Texts("en", folder, strict=True)
    assert texts.first_of("greet-steps", "greet-other") == "greet-steps"
    assert texts.first_of("greet-none", "greet-steps") == "greet-steps"


def test_values_are_outside_text_and_are_cleaned(folder: Path) -> None:
    texts = Texts("en", folder, strict=True)
    assert texts("greet-hello", name="\x1b[2JBen\u202e{ $x }") == "Hello, [2JBen{ $x }!"


def test_what_is_missing_is_shown_in_english_and_then_by_its_id(folder: Path) -> None:
    texts = Texts("es", folder)
    assert texts("greet-only-english") == "English only"
    assert texts("greet-nothing") == "greet-nothing"
    assert texts("nowhere-at-all") == "nowhere-at-all"
    assert texts("greet-hello") == "greet-hello"
    for nonsense in ("../../etc-passwd", "\0-x", "-", "", "."):
        assert texts(nonsense) == nonsense
    assert texts.has("greet-only-english")
    assert not texts.has("greet-nothing")


@pytest.mark.parametrize("message", ["greet-only-english", "greet-nothing", "greet-hello"])
def test_tests_miss_nothing(folder: Path, message: str) -> None:
    with pytest.raises(MissingText, match=message):
        Texts("es", folder, strict=True)(message)


def test_lines_that_go_on_are_left_to_the_library(folder: Path) -> None:
    texts = Texts("en", folder, strict=True)
    assert texts("greet-long") == "one\ntwo"
    assert texts("greet-end") == "end: "
    plain = simple_messages(ENGLISH)
    assert set(plain) == {
        "greet-hello", "greet-only-english", "greet-quit", "greet-quit.tip", "greet-end",
    }  # fmt: skip


@pytest.fixture
def game_folder(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game's messages, read after the program's own, which is `folder`."""
    game = tmp_path / "game"
    monkeypatch.setattr(fluent, "locale_folders", lambda: (folder, game))
    (game / "en").mkdir(parents=True)
    return game


def test_the_files_of_games_are_read_as_one_with_the_programs(game_folder: Path) -> None:
    file = game_folder / "en" / "greet.ftl"
    file.write_text("greet-game = { $n ->\n    [one] a game\n   *[other] games\n}\n", "utf-8")
    texts = Texts("en", strict=True)
    assert texts("greet-game", n=2) == "games"
    assert texts("greet-hello", name="Ana") == "Hello, Ana!"
    assert Texts("es")("greet-game", n=1) == "a game", "English where the game has no Spanish"


def test_a_game_cannot_replace_what_the_program_says(game_folder: Path) -> None:
    """Whether the library reads the message or the reader of plain ones."""
    lines = "greet-hello = Bye\ngreet-steps = No steps\n    .tip = None\ngreet-own = Own\n"
    (game_folder / "en" / "greet.ftl").write_text(lines, "utf-8")
    texts = Texts("en", strict=True)
    assert texts("greet-hello", name="Ana") == "Hello, Ana!"
    assert texts("greet-steps", n=1) == "1 step"
    assert not texts.has("greet-steps.tip")
    assert texts("greet-own") == "Own"


def test_a_games_file_that_cannot_be_read_hides_no_other(game_folder: Path) -> None:
    (game_folder / "en" / "greet.ftl").write_bytes(b"greet-own = \xff\n")
    assert Texts("en", strict=True)("greet-hello", name="Ana") == "Hello, Ana!"


def test_what_is_shipped_is_read_once_and_another_folder_each_time(
    game_folder: Path, folder: Path
) -> None:
    file = game_folder / "en" / "greet.ftl"
    file.write_text("greet-own = Own\n", "utf-8")
    assert Texts("en", strict=True)("greet-own") == "Own"
    file.unlink()
    assert Texts("en", strict=True)("greet-own") == "Own"
    assert Texts("en", folder)("greet-only-english") == "English only"
    (folder / "en" / "greet.ftl").unlink()
    assert not Texts("en", folder).has("greet-only-english")


def test_a_plain_message_needs_no_library(folder: Path) -> None:
    """The library costs a third of an empty screen's start: the first screen goes without."""
    code = (
        "import sys\nfrom pathlib import Path\nfrom app.i18n.fluent import Texts\n"
        f"texts = Texts('es', Path({str(folder)!r}), strict=True)\n"
        "assert texts('greet-hello', name='Ana') == '¡Hola, Ana!'\n"
        "assert 'fluent.runtime' not in sys.modules\n"
        "assert texts('greet-steps', n=2) == '2 pasos'\n"
        "assert 'fluent.runtime' in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "es-MX"}, "es"),
        ({"LANG": "est_EE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "es_ES.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "es_AR.UTF-8", "LANG": "en_US"}, "es"),
    ],
)
def test_the_locale_decides_the_language(env: dict[str, str], language: str) -> None:
    assert choose_language(env) == language


def test_a_setting_is_stronger_than_the_locale() -> None:
    assert choose_language({"LANG": "es_ES.UTF-8"}, "en") == "en"
    assert choose_language({"LANG": "es_ES.UTF-8"}, "tlh") == "es"
    assert LANGUAGES == ("en", "es")


def test_what_has_a_name_in_one_language_only_is_called_by_it_in_all() -> None:
    words = {"deck-es": "Despensa", "deck-en": "", "monster-bog-en": "Bog"}
    assert [spoken(words, "deck", language) for language in LANGUAGES] == ["Despensa"] * 2
    assert spoken(words, "monster-bog", "es") == "Bog"
    assert spoken(words, "labyrinth", "es") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["home-no-matches", "records-not-at-hand"])
def test_why_a_room_is_closed_is_told_whole_in_one_line(message: str, language: str) -> None:
    """At 80 columns a notice has 78."""
    assert width(Texts(language, strict=True)(message)) <= 78
