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
from app.tui.widgets.styled_text import Line, Span, hanging, wrapped

CLOSE = ("escape", "q", "backspace", "question_mark")

register((Command("help.close", "help", CLOSE, footer=95, calls="close"),))


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
        lines += wrapped(texts("help-about"), cells - 1, "muted", 1)
        if explained := self.about.explained():
            lines += [[], *wrapped(texts(explained), cells - 1, "muted", 1)]
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
        widest = max(width(sign.text) for sign, _ in signs)
        for sign, meaning in signs:
            gap = Span(" " * (widest - width(sign.text) + 2))
            lines += hanging([Span("   "), sign, gap], meaning, cells - 2, "muted")
        return lines

    def _section(self, commands: Sequence[Command], cells: int) -> list[Line]:
        app = self.app
        keys = [" ".join(map(app.key_name, keys_of(c, app.keymap))) for c in commands]
        labels = [command.label(app.texts) for command in commands]
        key_width = min(22, max(map(width, keys)))
        label_width = min(24, max(map(width, labels)))
        lines: list[Line] = []
        for command, sign, label in zip(commands, keys, labels, strict=True):
            head = [
                Span(f"   {sign}{' ' * (key_width - width(sign))}  ", "key"),
                Span(f"{label}{' ' * (label_width - width(label))}  "),
            ]
            lines += hanging(head, command.tip(app.texts), cells, "muted")
        return lines
