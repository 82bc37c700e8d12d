"""The keys of all commands, each to be changed by pressing another one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from textual import on
from textual.widget import Widget
from textual.widgets import Input
from typing_extensions import override

from app.text.literal import literal
from app.tui import keymap
from app.tui.commands import COMMANDS, Command
from app.tui.dialogs.question import Question
from app.tui.forms.formlist import FormList
from app.tui.forms.place import FormPlace
from app.tui.forms.row import FormRow
from app.tui.place import Place
from app.tui.settings.capture import CaptureDialog, Pressed
from app.tui.settings.commands import KEYS
from app.tui.settings.kept import above_file
from app.tui.settings.keyrows import given, key_rows
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, Run, wrap
from app.tui.widgets.keybar import KeyBar


class KeysScreen(FormPlace[None]):
    """Commands with their keys on the left, what the chosen one does on the right."""

    SCOPE: ClassVar[str] = KEYS
    EXPLAINED: ClassVar[str] = "settings-keys-explained"
    DEFAULT_CSS = """
    KeysScreen { layout: horizontal; }
    KeysScreen > FormList { width: 48; }
    KeysScreen.-wide > FormList { width: 70; }
    KeysScreen Input, KeysScreen Input:focus { height: 1; border: none; padding: 0 1;
        background: $select; background-tint: transparent; color: $text; }
    KeysScreen Input { display: none; dock: bottom; margin-bottom: 1; }
    KeysScreen.-wide Input { margin-bottom: 2; }
    KeysScreen.-search Input { display: block; }
    """
    _wanted = ""

    @override
    def compose(self) -> Iterator[Widget]:
        keymap.know_all_commands()
        yield FormList(self._rows)
        yield AboutKey()
        yield Input(max_length=40, select_on_focus=False)
        yield KeyBar()

    def _rows(self) -> Sequence[FormRow]:
        return key_rows(self.app, self._wanted)

    @property
    def command(self) -> Command:
        """The command of the chosen row."""
        return COMMANDS[self.form_list.row.id]

    @override
    def label(self, command: Command) -> str:
        """What Enter does here."""
        if command.id == "list.choose":
            return self.app.texts("settings-change")
        return super().label(command)

    @override
    def available(self, command: str) -> bool | str:
        if command == "keys.reset":
            return self.form_list.row.changed or "settings-key-as-at-first"
        if command == "keys.restore":
            return bool(self.app.chosen_keys) or "settings-keys-as-at-first"
        return super().available(command)

    @on(FormList.Chosen)
    def _chosen(self) -> None:
        self.query_one(AboutKey).repaint()
        self.refresh_keys()

    @override
    def turn(self, step: int) -> None:
        """The first command of the part before, or after."""
        self.form_list.go_block(step)

    def _give(self, chosen: Mapping[str, str]) -> None:
        """These keys hold now, and are written down."""
        app = self.app
        app.chosen_keys = dict(chosen)
        app.take_keys()
        for screen in app.screen_stack:
            if isinstance(screen, Place):
                screen.retext()
        if app.services.keys is not None:
            try:
                keymap.write(app.services.keys, app.chosen_keys)
            except OSError as problem:
                why = problem.strerror or type(problem).__name__
                self.notice(app.texts("settings-keys-unwritten", why=why))

    def _captured(self, answer: Pressed | None) -> None:
        if answer is None:
            return
        app, command = self.app, self.command
        chosen = given(app.chosen_keys, app.keymap, command, answer.key, answer.beside)
        if command.id not in chosen:
            self.notice(app.texts("settings-key-none-left"))
        else:
            self._give(chosen)

    # -- commands

    def do_list_choose(self) -> None:
        """Ask for another key."""
        self.app.push_screen(CaptureDialog(self.command), self._captured)

    def do_keys_reset(self) -> None:
        """The chosen command's own keys; not if another command has one of them."""
        chosen = {**self.app.chosen_keys}
        chosen.pop(self.command.id, None)
        loser = keymap.clash(self.command.id, chosen, self.app.looks.keys)
        if loser:
            other = self.app.texts(COMMANDS[loser].message)
            self.notice(self.app.texts("settings-key-lent", command=other))
        else:
            self._give(chosen)

    def do_keys_restore(self) -> None:
        """All commands' own keys, after asking."""
        self.app.ask(Question("settings-keys-restore"), self._answer)

    def _answer(self, yes: bool) -> None:
        if yes:
            self._give({})

    def do_keys_search(self) -> None:
        """Only the commands that some letters are in."""
        self.add_class("-search")
        field = self.query_one(Input)
        field.cursor_blink = False
        field.placeholder = self.app.texts("settings-keys-search")
        field.value = self._wanted
        self.set_focus(field)

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        wanted = literal(event.value, 40).strip()
        if wanted != self._wanted and key_rows(self.app, wanted):
            self._wanted = wanted
            self.form_list.renew()

    @on(Input.Submitted)
    def _found(self) -> None:
        self._leave_search()

    def _leave_search(self) -> None:
        self.remove_class("-search")
        self.set_focus(None)

    def do_keys_close(self) -> None:
        """Leave the field, show all commands again, or go back."""
        if self.has_class("-search"):
            self._leave_search()
        elif self._wanted:
            self._wanted = ""
            self.form_list.renew()
        else:
            self.dismiss(None)


class AboutKey(Painted):
    """What the chosen command does, and what it is called in the file."""

    DEFAULT_CSS = "AboutKey { height: 100%; width: 1fr; }"

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The command's sentence, its id, then the file at the bottom."""
        screen, app = self.screen, self.mazmorra
        assert isinstance(screen, KeysScreen)
        texts, command = app.texts, screen.command
        room = max(1, cells - 2)
        said = [
            ("title", texts(command.message)),
            ("text", texts(f"{command.message}.tip")),
            ("muted", texts("settings-key-id", id=command.id)),
        ]
        if screen.form_list.row.changed:
            own = " ".join(app.key_sign(key) for key in command.keys)
            said.append(("muted", texts("settings-key-own", keys=own)))
        lines: list[Line] = [[]]
        for role, words in said:
            lines += [[Run(f" {text}", role)] for text in wrap(words, room)]
            lines.append([])
        return above_file(lines, app.services.keys, texts, cells, height)
