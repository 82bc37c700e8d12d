"""The player's own keys: what can be serves, the rest is told of."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from app.config.settings import MOST_PROBLEMS
from app.i18n.fluent import Texts
from app.tui.key_names import writes
from app.tui.keymap import (
    KeyProblem,
    checked,
    know_all_commands,
    normal,
    problem_words,
    read,
    write,
)

know_all_commands()


def test_a_file_that_is_not_there_holds_no_keys(tmp_path: Path) -> None:
    assert read(tmp_path / "keys.toml") == ({}, [])


def test_ids_may_stand_with_or_without_quotation_marks(tmp_path: Path) -> None:
    file = tmp_path / "keys.toml"
    file.write_text('"app.help" = "f7"\npause.leave = ["w", "e"]\n', encoding="utf-8")
    assert read(file) == ({"app.help": "f7", "pause.leave": "w,e"}, [])


def test_a_broken_file_is_one_problem_and_no_keys(tmp_path: Path) -> None:
    file = tmp_path / "keys.toml"
    file.write_text('app.help = "f7"\napp.quit = [', encoding="utf-8")
    assert read(file) == ({}, [KeyProblem("toml", str(file), "app.quit = [", line=2)])


def test_a_broken_file_is_told_of_with_its_line_in_the_player_s_language() -> None:
    broken = KeyProblem("toml", "keys.toml", "app.quit = [" + "1, " * 900, line=2)
    assert problem_words(Texts("es"), broken).startswith("keys.toml, línea 2: «app.q")
    assert len(problem_words(Texts("en"), broken)) < 300


def test_a_folder_in_the_place_of_the_file_is_called_one(tmp_path: Path) -> None:
    (problem,) = read(tmp_path)[1]
    assert problem_words(Texts("es"), problem).startswith(f"{tmp_path} no es un archivo normal")


def test_a_pipe_in_the_place_of_the_file_is_not_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "keys.toml"
    os.mkfifo(file)
    assert [problem.kind for problem in read(file)[1]] == ["file"]
    with pytest.raises(OSError, match=re.escape(str(file))):
        write(file, {"app.help": "f7"})


def test_a_value_that_is_no_key_and_no_list_of_keys(tmp_path: Path) -> None:
    file = tmp_path / "keys.toml"
    file.write_text("app.help = 7\n", encoding="utf-8")
    assert read(file)[1] == [KeyProblem("shape", "app.help", "7")]


def test_an_unknown_command_is_told_with_the_nearest_one() -> None:
    keys, problems = checked({"app.hepl": "f7"})
    assert keys == {}
    assert problems == [KeyProblem("near", "app.hepl", "f7", "app.help")]


@pytest.mark.parametrize(
    "key",
    [
        *("ctrl+w", "ctrl+n", "ctrl+t", "ctrl+s", "ctrl+h", "ctrl+j"),
        *("alt+x", "super+x", "meta+left"),
    ],
)
def test_keys_of_browsers_and_terminals_and_chords_with_alt_are_refused(key: str) -> None:
    assert checked({"app.help": key})[1] == [KeyProblem("forbidden", "app.help", key)]


@pytest.mark.parametrize("key", ["f77", "space bar", "hyper", "ctrl+", "", "ctrl++x"])
def test_what_is_no_key_is_refused(key: str) -> None:
    assert checked({"app.help": key})[1] == [KeyProblem("key", "app.help", key)]


def test_two_commands_that_work_at_once_never_share_a_key() -> None:
    keys, problems = checked({"pause.leave": "a"})
    assert keys == {}
    assert problems == [KeyProblem("clash", "pause.leave", "a", "pause.abandon")]


def test_two_commands_never_share_a_key_that_neither_had_at_first() -> None:
    keys, problems = checked({"app.bell": "f11", "app.glyphs": "f11"})
    assert keys == {}
    assert [(one.kind, one.command, one.other) for one in problems] == [
        ("clash", "app.bell", "app.glyphs"),
        ("clash", "app.glyphs", "app.bell"),
    ]


def test_keys_may_be_swapped() -> None:
    assert checked({"pause.leave": "a", "pause.abandon": "s"})[1] == []


def test_screens_that_are_never_shown_together_may_share_a_key() -> None:
    assert checked({"pause.leave": "x"}) == ({"pause.leave": "x"}, [])


@pytest.mark.parametrize(
    ("written", "meant"),
    [("?", "question_mark"), ("/", "slash"), ("x", "x"), ("f9", "f9"), ("ctrl+x", "ctrl+x"),
     ("_", "underscore"), ("+", "plus"), (":", "colon"), ("ñ", "ñ"), ("pageup", "pageup"),
     ("question_mark", "question_mark")],
)  # fmt: skip
def test_keys_are_written_as_people_or_as_textual_call_them(written: str, meant: str) -> None:
    assert normal(written) == meant


@pytest.mark.parametrize(
    ("key", "writes_a_sign"),
    [
        ("a", True), ("slash", True), ("question_mark", True), ("space", True), ("minus", True),
        ("ñ", True), ("exclamation_mark", True),
        ("escape", False), ("enter", False), ("tab", False), ("backspace", False), ("up", False),
        ("pageup", False), ("f5", False), ("ctrl+f", False),
    ],
)  # fmt: skip
def test_which_keys_write_in_a_field(key: str, writes_a_sign: bool) -> None:
    assert writes(key) is writes_a_sign


@pytest.mark.parametrize(
    ("text", "name", "shown"),
    [
        (".".join("a" * 150) + " = 1", "a.a.a.a.a.a.a.a.a", "{...}"),
        ('"app.help" = 0x' + "f" * 5000, "app.help", "0x" + "f" * 38),
    ],
)
def test_what_has_no_end_is_told_of_in_short(
    text: str, name: str, shown: str, tmp_path: Path
) -> None:
    path = tmp_path / "keys.toml"
    path.write_text(text)
    assert read(path) == ({}, [KeyProblem("shape", name, shown)])


def test_of_hundreds_of_wrong_keys_the_first_are_told() -> None:
    assert len(checked({f"nobody.{number}": "x" for number in range(300)})[1]) == MOST_PROBLEMS
