"""The settings: every change takes effect and is saved at once."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import ClassVar

from textual import on
from textual.containers import Vertical
from textual.widget import Widget
from typing_extensions import override

from app.config.settings import Settings, automatic, settings_path
from app.registry import games
from app.tui.appearance import TURNS, next_of
from app.tui.commands import Command
from app.tui.dialogs.question import YesNoQuestion
from app.tui.forms.form_screen import FormScreen
from app.tui.forms.formlist import FormList
from app.tui.forms.row import FormRow
from app.tui.settings.commands import SETTINGS
from app.tui.settings.file_note import above_file
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, wrapped

GROUPS = {
    "looks": ("language", "theme", "glyphs", "cells"),
    "play": ("speed", "bots", "motion", "hints", "coach", "remarks", "sure", "bell"),
    "hands": ("mouse", "keys"),
}
"""The settings by heading, in the order of the screen."""
DOES = ("keymap", "doctor", "restore")
"""Rows below them that open another screen or ask a question."""
FIRST = Settings()


class SettingsScreen(FormScreen[None]):
    """Rows on the left; on the right a preview, and the explanation of the chosen row."""

    SCOPE: ClassVar[str] = SETTINGS
    EXPLAINED: ClassVar[str] = "settings-explained"
    DEFAULT_CSS = """
    SettingsScreen { layout: horizontal; }
    SettingsScreen > FormList { width: 45; }
    SettingsScreen.-wide > FormList { width: 56; }
    SettingsScreen > Vertical { width: 1fr; }
    """

    @override
    def compose(self) -> Iterator[Widget]:
        yield FormList(self._rows)
        with Vertical():
            samples = (game.part("sample") for game in games().values())
            if (sample := next(filter(None, samples), None)) is not None:
                yield sample()
            yield SettingMeaning()
        yield KeyBar()

    def _rows(self) -> Sequence[FormRow]:
        """Return all rows. A value other than the default is marked. So is a chosen language, theme
        or set of glyphs whose default the terminal or the locale decides."""
        app, texts = self.app, self.app.texts
        rows = []
        for group, names in GROUPS.items():
            rows.append(FormRow(f"head:{group}", texts(f"settings-head-{group}")))
            rows += (
                FormRow(
                    name,
                    texts(f"settings-name-{name}"),
                    app.said(name),
                    turns=True,
                    changed=getattr(app.settings, name) != getattr(FIRST, name),
                )
                for name in names
            )
        rows.append(FormRow("head:more", texts("settings-head-more")))
        shown = [name for name in DOES if f"settings.{name}" not in app.withheld]
        return [*rows, *(FormRow(name, texts(f"settings-name-{name}")) for name in shown)]

    @override
    def label(self, command: Command) -> str:
        if command.id == "list.choose" and self.form_list.row.turns:
            return self.app.texts("settings-change")
        return super().label(command)

    @override
    def available(self, command: str) -> bool | str:
        if command == "app.settings":
            return False
        if command == "settings.reset":
            return self.form_list.row.changed or "settings-as-at-first"
        if command in ("list.less", "list.more") and not self.form_list.row.turns:
            return False
        return super().available(command)

    @on(FormList.Chosen)
    def _chosen(self) -> None:
        self.query_one(SettingMeaning).repaint()
        self.refresh_keys()

    @override
    def turn(self, step: int) -> None:
        row = self.form_list.row
        if row.turns:
            present = getattr(self.app.looks, row.id)
            self.app.change(**{row.id: next_of(TURNS[row.id], present, step)})

    # -- commands

    def do_list_choose(self) -> None:
        row = self.form_list.row.id
        if row in DOES:
            self.action_command("settings.keys" if row == "keymap" else f"settings.{row}")
        else:
            self.turn(1)

    def do_settings_keys(self) -> None:
        from app.tui.settings.keys import KeysScreen

        self.app.push_screen(KeysScreen())

    def do_settings_doctor(self) -> None:
        from app.tui.settings.doctor import DoctorScreen

        self.app.push_screen(DoctorScreen())

    def do_settings_reset(self) -> None:
        self._restore(self.form_list.row.id)

    def do_settings_restore(self) -> None:
        self.app.ask(YesNoQuestion("settings-restore"), self._answer)

    def _answer(self, yes: bool) -> None:
        if yes:
            self._restore(*(field.name for field in fields(Settings)))

    def _restore(self, *names: str) -> None:
        """Restore the defaults of settings; the locale or the terminal decides some of them."""
        first = {name: getattr(FIRST, name) for name in names}
        shown = {name: to for name, to in automatic(os.environ).items() if name in first}
        self.app.change(**{**first, **shown})
        self.app.keep(**first)
        self.form_list.renew()


class SettingMeaning(Painted):
    """The explanation of the chosen row, and the file that stores it."""

    DEFAULT_CSS = "SettingMeaning { height: 1fr; width: 100%; }"

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        screen, texts = self.screen, self.mazmorra.texts
        assert isinstance(screen, SettingsScreen)
        row = screen.form_list.row
        room = max(1, cells - 2)
        lines: list[Line] = [[], [Span(f" {row.label}", "title")]]
        lines += wrapped(texts(f"settings-tell-{row.id}"), room + 1, "muted", 1)
        return above_file(lines, settings_path(), texts, cells, height)
