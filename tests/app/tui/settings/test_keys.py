"""Keys that are given to other commands: nobody loses the last one, nothing does two things."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.config.settings import KEYS
from app.tui.commands import COMMANDS, keys_of
from app.tui.keymap import checked, clash, in_force, joined, know_all_commands, moves, read, write
from app.tui.settings.key_rows import SECTIONS, given
from tests.helpers.cases import each

know_all_commands()


def after(command: str, key: str, beside: bool = False, moving: str = "") -> dict[str, str]:
    return given({}, in_force("en", moving, {}), COMMANDS[command], key, beside)


def test_a_free_key_is_taken() -> None:
    assert after("app.help", "f11") == {"app.help": "f11"}


def test_a_free_key_is_taken_beside_the_others() -> None:
    assert after("app.help", "f11", beside=True) == {"app.help": "question_mark,f1,f11"}


def test_a_command_that_loses_its_only_key_gets_one_in_return() -> None:
    """`?` can't be it, for help closes with it; F1 can. F7 closed the rules, among other keys."""
    assert after("app.help", "f7") == {
        "app.help": "f7",
        "app.rules": "f1",
        "rules.close": "escape,q,backspace",
    }


def test_a_command_that_has_more_keys_keeps_them() -> None:
    assert after("play.log", "backspace") == {"play.log": "backspace", "play.back": "escape"}


def test_beside_ones_own_keys_there_is_none_to_give_in_return() -> None:
    assert after("app.help", "f7", beside=True) == {}


@each("moving", ["", *KEYS])
@each("command", ["app.theme", "maze.map", "list.up", "nap.roll", "ham.flip"])
@each("key", ["f11", "u", "j", "1", "enter", "tab", "m"])
def test_whatever_is_taken_the_file_that_comes_of_it_is_sound(
    command: str, key: str, moving: str
) -> None:
    chosen = after(command, key, moving=moving)
    assert checked(chosen, moving) == (chosen, [])
    keymap = in_force("en", moving, chosen)
    assert all(keys_of(one, keymap) for one in COMMANDS.values())


@pytest.mark.one_of(3)
@pytest.mark.parametrize("moving", ["", *KEYS])
@pytest.mark.parametrize("language", ["en", "es"])
def test_keys_that_nobody_changed_never_clash(moving: str, language: str) -> None:
    """Two commands of one screen share a key only if both have it of their own."""
    keymap = in_force(language, moving, {})
    assert not [name for name in COMMANDS if clash(name, keymap)]


@pytest.mark.parametrize("moving", KEYS)
def test_the_arrows_always_move(moving: str) -> None:
    for name, keys in moves(moving).items():
        arrows = {"up", "down", "left", "right"} & set(COMMANDS[name].keys)
        assert arrows <= set(keys.split(","))


def test_keys_that_move_are_as_they_are_set() -> None:
    assert moves("arrows")["move.up"] == "up"
    assert moves("vi")["move.up"] == "k,up"
    assert moves("numpad")["move.up"] == "8,up"
    assert moves("") == {}


def test_letters_that_do_not_move_are_free_for_commands() -> None:
    assert checked({"maze.map": "h"}, "")[1][0].kind == "clash"
    assert checked({"maze.map": "h"}, "arrows") == ({"maze.map": "h"}, [])


def test_a_key_of_a_game_meets_those_of_every_match() -> None:
    """A game's screen has the commands of all matches, too."""
    assert checked({"maze.map": "u"})[1][0].other == "play.undo"


def test_every_section_names_scopes_that_exist() -> None:
    scopes = {command.scope for command in COMMANDS.values()}
    assert {scope for members in SECTIONS.values() for scope in members} <= scopes


def test_keys_are_written_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "config" / "keys.toml"
    chosen = {"app.help": "f11", "list.up": "up,w", "maze.map": "comma"}
    write(file, chosen)
    assert read(file) == (chosen, [])
    assert not file.with_name("keys.toml.bak").exists()
    file.write_text("# mine\n" + file.read_text())
    write(file, {"app.help": "f10"})
    assert file.read_text() == '# mine\n"app.help" = ["f10"]\n'
    assert "list.up" in file.with_name("keys.toml.bak").read_text()


@pytest.mark.parametrize(
    ("there", "chosen", "written"),
    [
        ({"app.glyphs": "f11", "app.bell": "ctrl+g"}, {"app.glyphs": "ctrl+y"}, "ctrl+y ctrl+g"),
        ({"app.glyphs": "ctrl+y", "app.bell": "ctrl+g"}, {"app.glyphs": "f11"}, "ctrl+y ctrl+g"),
        ({"app.glyphs": "f11", "app.bell": "ctrl+g"}, {"app.glyphs": "ctrl+g"}, "ctrl+g -"),
        ({}, {"app.glyphs": "ctrl+y"}, "ctrl+y -"),
        ({"app.glyphs": "f11", "app.bell": "ctrl+g"}, {}, "- ctrl+g"),
    ],
    ids=[
        "both",
        "not changed here",
        "they would share a key",
        "a file that is gone",
        "the only one as at first",
    ],
)
def test_keys_that_somebody_else_wrote_meanwhile_stay(
    there: dict[str, str], chosen: dict[str, str], written: str, tmp_path: Path
) -> None:
    """The file said that the signs have F11 when the program began."""
    file = tmp_path / "keys.toml"
    if there:
        write(file, there)
    found = joined(file, chosen, {"app.glyphs": "f11"})
    assert f"{found.get('app.glyphs', '-')} {found.get('app.bell', '-')}" == written
