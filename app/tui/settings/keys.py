"""The keys of all commands; the player changes one by pressing another key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from textual import on
from textual.widget import Widget
from typing_extensions import override

from app.i18n.search import Folds, has_all, nearest, words_in
from app.text.errors import cause_words
from app.tui import keymap
from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS, Command, keys_of
from app.tui.dialogs.question import YesNoQuestion
from app.tui.forms.form_screen import FormScreen
from app.tui.forms.formlist import FormList
from app.tui.forms.row import FormRow
from app.tui.search_screen import FilteredListScreen
from app.tui.settings.capture import CaptureDialog, CapturedKey
from app.tui.settings.commands import KEYS
from app.tui.settings.file_note import above_file
from app.tui.settings.key_rows import given, key_rows, said
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted
from app.tui.widgets.search import SearchLine
from app.tui.widgets.styled_text import Line, lit, wrapped


class KeysScreen(FilteredListScreen[None], FormScreen[None]):
    """Commands with their keys on the left, the description of the chosen one on the right."""

    SCOPE: ClassVar[str] = KEYS
    ALSO: ClassVar[tuple[str, ...]] = (*FormScreen.ALSO, *FilteredListScreen.ALSO)
    EXPLAINED: ClassVar[str] = "settings-keys-explained"
    DEFAULT_CSS = """
    KeysScreen { layout: horizontal; }
    KeysScreen > FormList { width: 48; }
    KeysScreen.-wide > FormList { width: 70; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._folds = Folds()
        self._found: Sequence[str] | None = None
        """The commands that the search found; None for all."""
        self._began = ""

    @override
    def compose(self) -> Iterator[Widget]:
        keymap.know_all_commands()
        yield FormList(self._rows)
        yield AboutKey()
        yield SearchLine("settings-keys-search")
        yield KeyBar()

    def _rows(self) -> Sequence[FormRow]:
        none = FormRow("head:none", self.app.texts("settings-keys-no-command"))
        return key_rows(self.app, self._found) or [none]

    @property
    def command(self) -> Command | None:
        return COMMANDS.get(self.form_list.row.id)

    @override
    def label(self, command: Command) -> str:
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
        self.form_list.go_block(step)

    def _give(self, chosen: Mapping[str, str], *, alone: bool = False) -> None:
        app = self.app
        app.chosen_keys = dict(chosen)
        app.take_keys()
        for screen in app.screen_stack:
            if isinstance(screen, BaseScreen):
                screen.retext()
        if app.services.keys is not None:
            try:
                file, before = app.services.keys, app.written_keys
                both = keymap.joined(file, chosen, before, app.looks.keys)
                keymap.write(file, chosen if alone else both)
                app.written_keys = dict(chosen)
            except OSError as problem:
                why = cause_words(app.texts, problem)
                self.notice(app.texts("settings-keys-unwritten", why=why))

    def _captured(self, answer: CapturedKey | None) -> None:
        app, command = self.app, self.command
        if answer is None or command is None:
            return
        chosen = given(app.chosen_keys, app.keymap, command, answer.key, answer.beside)
        if command.id not in chosen:
            self.notice(app.texts("settings-key-none-left"))
        else:
            self._give(chosen)

    # -- commands

    def do_list_choose(self) -> None:
        if (command := self.command) is not None:
            self.app.push_screen(CaptureDialog(command), self._captured)

    def do_keys_reset(self) -> None:
        row, chosen = self.form_list.row.id, {**self.app.chosen_keys}
        chosen.pop(row, None)
        loser = keymap.clash(row, chosen, self.app.looks.keys)
        if loser:
            other = COMMANDS[loser].label(self.app.texts)
            self.notice(self.app.texts("settings-key-lent", command=other))
        else:
            self._give(chosen)

    def do_keys_restore(self) -> None:
        self.app.ask(YesNoQuestion("settings-keys-restore"), self._answer)

    def _answer(self, yes: bool) -> None:
        if yes:
            self._give({}, alone=True)

    # -- search

    @override
    def begin_search(self) -> None:
        self._began = self.form_list.row.id

    @override
    def find(self, typed: str) -> None:
        words, every = words_in(typed), [row.id for row in key_rows(self.app) if not row.heading]
        found = [at for at, name in enumerate(every) if has_all(self._words_of(name), words)]
        here = nearest(found, every.index(self._began) if self._began in every else 0)
        self._found = [every[at] for at in found] if words else None
        self.form_list.rows.words = words
        self.form_list.renew("" if here is None else every[here])

    def _words_of(self, name: str) -> str:
        command = COMMANDS[name]
        key = name, self.app.texts.language, *keys_of(command, self.app.keymap)
        return self._folds.of(key, lambda: said(self.app, command))

    @override
    def forget_words(self) -> None:
        if self.command is not None:
            self._began = self.command.id
        self.find("")


class AboutKey(Painted):
    """The description of the chosen command, and its id in the file."""

    DEFAULT_CSS = "AboutKey { height: 100%; width: 1fr; }"

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        screen, app = self.screen, self.mazmorra
        assert isinstance(screen, KeysScreen)
        texts, command = app.texts, screen.command
        if command is None:
            return above_file([], app.services.keys, texts, cells, height)
        room = max(1, cells - 2)
        parts = [
            ("title", command.label(texts)),
            ("text", command.tip(texts)),
            ("muted", texts("settings-key-id", id=command.id)),
        ]
        if screen.form_list.row.changed:
            own = " ".join(app.key_name(key) for key in command.keys)
            parts.append(("muted", texts("settings-key-own", keys=own)))
        lines: list[Line] = [[]]
        words = screen.form_list.rows.words
        for role, sentence in parts:
            lines += [*(lit(line, words) for line in wrapped(sentence, room + 1, role, 1)), []]
        return above_file(lines, app.services.keys, texts, cells, height)
