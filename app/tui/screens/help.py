"""Help: the keys of a screen, made from the bindings that work at this moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import width
from app.tui.base_screen import BaseScreen
from app.tui.commands import Command, keys_of, register
from app.tui.text_screen import SearchableTextScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.reader import TextReader
from app.tui.widgets.search import SearchLine
from app.tui.widgets.styled_text import Line, Span, wrap

register((Command("help.close", "help", ("escape", "q", "backspace", "question_mark"), footer=95),))


class HelpScreen(SearchableTextScreen):
    """The commands of the screen below, then those of lists and all screens, each with its keys
    and its tip."""

    SCOPE: ClassVar[str] = "help"

    def __init__(self, about: BaseScreen[Any]) -> None:
        super().__init__()
        self.about = about

    @override
    def compose(self) -> Iterator[Widget]:
        yield TextReader(self._lines)
        yield SearchLine("help-search")
        yield KeyBar()

    @override
    def available(self, command: str) -> bool | str:
        return command != "app.help" and super().available(command)

    def _lines(self, cells: int) -> Sequence[Line]:
        texts = self.app.texts
        lines: list[Line] = [[], [Span(f" {texts('help-title')}", "title", extra="bold")]]
        intro = wrap(texts("help-about"), cells - 2)
        if explained := self.about.explained():
            intro += ["", *wrap(texts(explained), cells - 2)]
        lines += [[Span(f" {text}", "muted")] for text in intro]
        sections: dict[str, list[Command]] = {}
        for command in self.about.commands():
            if self.about.available(command.id) is not False:
                everywhere = command.scope in ("list", "read", "app")
                heading = f"help-{command.scope}" if everywhere else "help-here"
                sections.setdefault(heading, []).append(command)
        for heading, commands in sections.items():
            lines += [[], [Span(f" {texts(heading)}", "accent")]]
            lines += self._section(commands, cells)
            if heading == "help-here":
                lines += self._legend(cells)
        return lines

    def _legend(self, cells: int) -> list[Line]:
        signs = self.about.legend()
        if not signs:
            return []
        lines: list[Line] = [[], [Span(f" {self.app.texts('help-signs')}", "accent")]]
        margin = max(width(sign.text) for sign, _ in signs) + 5
        for sign, meaning in signs:
            first, *rest = wrap(meaning, max(10, cells - margin - 2))
            blank = " " * (margin - 3 - width(sign.text))
            lines.append([Span("   "), sign, Span(blank), Span(first, "muted")])
            lines += [[Span(" " * margin + part, "muted")] for part in rest]
        return lines

    def _section(self, commands: Sequence[Command], cells: int) -> list[Line]:
        app = self.app
        keys = {c.id: self._keys(c) for c in commands}
        labels = {c.id: c.label(app.texts) for c in commands}
        key_width = min(22, max(map(width, keys.values())))
        label_width = min(24, max(map(width, labels.values())))
        lines: list[Line] = []
        for command in commands:
            indent = key_width + label_width + 7
            tips = wrap(command.tip(app.texts), max(10, cells - indent))
            sign, label = keys[command.id], labels[command.id]
            lines.append(
                [
                    Span("   " + sign.ljust(key_width + len(sign) - width(sign)) + "  ", "key"),
                    Span(label.ljust(label_width + len(label) - width(label)) + "  "),
                    Span(tips[0], "muted"),
                ]
            )
            lines += [[Span(" " * indent + tip, "muted")] for tip in tips[1:]]
        return lines

    def _keys(self, command: Command) -> str:
        app = self.app
        return " ".join(app.key_name(key) for key in keys_of(command, app.keymap))

    def do_help_close(self) -> None:
        if not self.end_search():
            self.dismiss(None)
