"""Settings, keys, the doctor and the first question, used by keys and mouse."""

from __future__ import annotations

import errno
import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from textual.drivers.headless_driver import HeadlessDriver
from textual.drivers.linux_driver import LinuxDriver

from app.config import settings as settings_file
from app.config.settings import Settings
from app.files import atomic
from app.tui import keymap
from app.tui.appearance import TURNS
from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS
from app.tui.screens.home import HomeScreen
from app.tui.settings.doctor import DoctorScreen
from app.tui.settings.first_start import FirstStartDialog
from app.tui.settings.keys import KeysScreen
from app.tui.settings.screen import GROUPS, SettingsScreen
from app.tui.textual_patches import report_mouse
from tests.app.tui.everywhere.losses import losses
from tests.app.tui.settings.helpers import SIZE, doctor, kept, press, written
from tests.helpers.pictures import screen_text, screen_words


async def test_every_setting_is_turned_seen_and_kept(tmp_path: Path) -> None:
    """Right on each row goes through all its values, and the file has each of them."""
    app = kept(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f9")
        screen = app.screen
        assert isinstance(screen, SettingsScreen)
        for name in (name for names in GROUPS.values() for name in names):
            screen.form_list.renew(name)
            first = getattr(app.looks, name)
            seen = []
            for _ in TURNS[name]:
                await press(pilot, "right")
                value = getattr(app.looks, name)
                seen.append(value)
                assert getattr(written(), name) == value
                assert app.said(name) in screen_text(app)
            assert sorted(seen, key=str) == sorted(TURNS[name], key=str)
            assert getattr(app.looks, name) == first
            await press(pilot, "left", "enter")
            assert getattr(app.looks, name) == first


async def test_a_setting_and_all_of_them_go_back_to_how_they_were(tmp_path: Path) -> None:
    app = kept(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f9", "backspace")
        assert "This is already the default" in screen_text(app)
        await press(pilot, "down", "right", "down", "right", "down", "right")
        assert written() == replace(Settings(), theme="light", glyphs="ascii", cells=3)
        await press(pilot, "backspace")
        assert written() == replace(Settings(), theme="light", glyphs="ascii")
        await press(pilot, "R", "n")
        assert app.looks.theme == "light"
        await press(pilot, "R", "y")
        assert written() == Settings()
        assert (app.looks.theme, app.looks.glyphs, app.looks.cells) == ("dark", "unicode", 2)
        await press(pilot, "escape")
        assert isinstance(app.screen, HomeScreen)


async def test_the_mouse_chooses_rows_and_turns_them(tmp_path: Path) -> None:
    app = kept(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f9")
        lines = screen_text(app).splitlines()[2:]
        row = next(y for y, line in enumerate(lines) if "Speed" in line)
        column = lines[row].index("→")
        await pilot.click(offset=(column, row))
        await pilot.pause()
        assert app.looks.speed == 1
        row = next(y for y, line in enumerate(lines) if "All keys" in line)
        await pilot.click(offset=(5, row))
        await pilot.click(offset=(5, row))
        await pilot.pause()
        assert isinstance(app.screen, KeysScreen)


async def test_a_command_gets_another_key_by_pressing_it(tmp_path: Path) -> None:
    app = kept(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f9", "t", "down", "enter")
        assert "New key for Language" in screen_text(app)
        await press(pilot, "ctrl+w")
        assert "Some terminals and browsers never send" in screen_text(app)
        await press(pilot, "f4")
        assert "F4 is already used for: Theme" in screen_text(app)
        await press(pilot, "f11")
        assert "F11 is free" in screen_text(app)
        await press(pilot, "enter")
        assert (tmp_path / "keys.toml").read_text() == '"app.language" = ["f11"]\n'
        await press(pilot, "f2")
        assert app.looks.language == "en"
        await press(pilot, "f11")
        assert app.looks.language == "es"
        await press(pilot, "f11", "backspace", "f2")
        assert app.looks.language == "es"
        assert (tmp_path / "keys.toml").read_text() == ""


async def test_the_key_is_asked_for_until_one_leaves(tmp_path: Path) -> None:
    """Esc may be the key that one wants: it leaves the second time."""
    app = kept(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f9", "t", "enter", "escape")
        assert "You pressed: Esc" in screen_text(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, KeysScreen)
        assert app.chosen_keys == {}


async def test_what_can_not_be_written_down_is_told_once_and_in_the_player_s_language(
    tmp_path: Path,
) -> None:
    """A file lies where the folder of the settings should be."""
    app = kept(tmp_path, language="es")
    config = settings_file.settings_path().parent
    app.services.keys = config / "keys.toml"
    config.parent.mkdir(parents=True, exist_ok=True)
    config.write_text("in the way")
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f9", "down", "right")
        assert app.looks.theme == "light"
        why = "hay un archivo donde iría una carpeta."
        assert f"Vale por ahora, pero no se guarda: {why}" in screen_words(app)
        await press(pilot, "right")
        assert why not in screen_words(app)
        config.unlink()
        await press(pilot, "right")
        assert written().theme == app.looks.theme
        shutil.rmtree(config)
        config.write_text("in the way again")
        await press(pilot, "t", "down", "enter", "f11", "enter")
        assert f"Las teclas valen, pero no se guardan: {why}" in screen_words(app)


async def test_what_could_not_be_written_down_is_written_with_what_is_changed_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, _data: bytes, *, backup: bool) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    app = kept(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        app.keep(cells=3)
        await press(pilot, "f9", "t", "enter", "f11", "enter")
        with monkeypatch.context() as patch:
            patch.setattr(atomic, "write", full)
            app.change(theme="light")
            await press(pilot, "down", "enter", "ctrl+y", "enter")
        assert written().theme != "light"
        app.change(speed=0)
        await press(pilot, "down", "enter", "ctrl+g", "enter")
        assert written() == replace(Settings(), cells=3, theme="light", speed=0)
        found, _ = keymap.read(tmp_path / "keys.toml")
        assert found == app.chosen_keys
        assert sorted(found.values()) == ["ctrl+g", "ctrl+y", "f11"]


async def test_one_key_as_at_first_leaves_what_the_file_got_meanwhile_and_all_keys_do_not(
    tmp_path: Path,
) -> None:
    app, file = kept(tmp_path), tmp_path / "keys.toml"
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f9", "t", "enter", "f11", "enter")
        file.write_text(file.read_text() + '"app.bell" = ["ctrl+g"]\n')
        await press(pilot, "backspace")
        assert file.read_text() == '"app.bell" = ["ctrl+g"]\n'
        await press(pilot, "enter", "f11", "enter")
        assert len(keymap.read(file)[0]) == 2
        await press(pilot, "R", "y")
        assert file.read_text() == ""


async def test_commands_are_found_by_words_keys_and_ids(tmp_path: Path) -> None:
    app = kept(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f9", "t", "slash", *"maze.map", "enter")
        screen = app.screen
        assert isinstance(screen, KeysScreen)
        assert screen.command == COMMANDS["maze.map"]
        await press(pilot, "slash", *"qxz", "enter", "down", "right", "end", "enter", "backspace")
        assert screen.form_list.row.heading, "letters that no command has"
        await press(pilot, "escape")
        assert screen.command == COMMANDS["maze.map"], "all commands again, where one was"
        await press(pilot, "right", "left")
        assert isinstance(app.screen, BaseScreen)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_all_keys_of_a_command_are_told_on_every_page(tmp_path: Path, language: str) -> None:
    app = kept(tmp_path, language=language)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "f9", "t")
        screen = app.screen
        assert isinstance(screen, KeysScreen)
        lost, before = losses(app), None
        while screen.command != before:
            before = screen.command
            await press(pilot, "pagedown")
            lost += losses(app)
        assert before is not None
    assert not lost


async def test_the_doctor_tells_and_its_settings_are_taken(tmp_path: Path) -> None:
    app = kept(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(doctor(2, (255, 255, 255)))
        await pilot.pause()
        text = screen_text(app)
        assert "Pretend(1.0)" in text
        assert "don't take one cell" in text
        await press(pilot, "f1")  # any key is told, also one that does something
        await press(pilot, "escape", "x")
        assert "x arrived" in screen_text(app)
        await press(pilot, "a")
        assert written() == replace(Settings(), glyphs="ascii", theme="light")
        assert (app.looks.glyphs, app.looks.theme) == ("ascii", "light")
        await press(pilot, "escape")
        assert isinstance(app.screen, HomeScreen)


async def test_where_the_terminal_cannot_be_asked_the_doctor_says_so(tmp_path: Path) -> None:
    """Without a terminal of its own the program can't step aside."""
    app = kept(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(DoctorScreen())
        await pilot.pause()
        assert 'Run "mazmorra doctor" in the shell.' in screen_text(app)


@pytest.mark.parametrize(("key", "glyphs"), [("y", "unicode"), ("n", "ascii"), ("escape", "")])
async def test_a_first_start_asks_once_whether_boxes_line_up(
    tmp_path: Path, key: str, glyphs: str
) -> None:
    app = kept(tmp_path, first=True)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, FirstStartDialog)
        await press(pilot, key)
        screen = app.screen
        assert isinstance(screen, HomeScreen)
        assert written() == replace(Settings(), glyphs=glyphs)
        assert app.looks.glyphs == (glyphs or "unicode")
        chosen = screen.menu.chosen
        assert chosen is not None
        assert chosen.command == "home.learn"


async def test_the_question_waits_for_its_reader(tmp_path: Path) -> None:
    """A question that closes by itself looks like a fault."""
    app = kept(tmp_path, first=True)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(600)
        assert isinstance(app.screen, FirstStartDialog)


async def test_nobody_is_asked_about_boxes_that_are_not_drawn(tmp_path: Path) -> None:
    app = kept(tmp_path, first=True, ascii=True)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)


def test_the_mouse_is_switched_while_the_program_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a terminal hears: reporting of the mouse off and on, and nothing twice."""
    driver = LinuxDriver.__new__(LinuxDriver)
    sent: list[str] = []
    monkeypatch.setattr(driver, "_mouse", True, raising=False)
    monkeypatch.setattr(driver, "write", sent.append)
    monkeypatch.setattr(driver, "flush", lambda: None)
    report_mouse(driver, True)
    assert not sent
    report_mouse(driver, False)
    assert "\x1b[?1000l" in sent
    sent.clear()
    report_mouse(driver, False)
    assert not sent
    report_mouse(driver, True)
    assert "\x1b[?1003h" in sent
    assert "\x1b[?1006h" in sent


def test_without_a_terminal_there_is_no_mouse_to_switch() -> None:
    driver = HeadlessDriver.__new__(HeadlessDriver)
    report_mouse(driver, False)
    assert not hasattr(driver, "_mouse")
