"""The panel in which people at a table with friends speak: eight gestures, and a line of text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.net.limits import GESTURES, SAID_CELLS
from app.net.talk import said_cells
from app.session.company import Conversing, Spoken
from app.tui.commands import COMMANDS, Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords
from app.tui.dialogs.mute import MuteDialog
from app.tui.dialogs.text import TextDialog, TextQuestion
from app.tui.widgets.menu import Menu, MenuRow
from app.tui.widgets.painted import PaintedLines
from app.tui.widgets.styled_text import Line, Span, wrapped

BESIDE = 20
"""Rows of the screen that the panel needs beside what was said."""

register(
    (
        Command("talk.write", "talk", ("w",), footer=10),
        *(
            Command(f"talk.{n}", "talk", (str(n),), calls="talk.gesture", given=str(n))
            for n in range(1, GESTURES + 1)
        ),
        Command("talk.mute", "talk", ("m",), footer=12),
        Command("talk.close", "talk", ("escape", "q", "backspace"), footer=95, calls="close"),
    )
)


def spoken_words(texts: Texts, said: Spoken) -> str:
    """Return what somebody has said as one harmless line, a gesture in the reader's language."""
    known = f"talk.{said.gesture}" in COMMANDS
    words = (
        texts(COMMANDS[f"talk.{said.gesture}"].message) if known else literal(said.text, SAID_CELLS)
    )
    return texts("talk-line", name=literal(said.name, 40), words=words)


class TalkDialog(Dialog[None]):
    """Shows what was said last, and passes on what this player says."""

    SCOPE: ClassVar[str] = "talk"

    def __init__(self, company: Conversing) -> None:
        super().__init__()
        self._company = company

    @override
    def inside(self) -> Iterable[Widget]:
        yield DialogWords("talk-title")
        yield PaintedLines(self._lines, "modal")
        yield Menu(self._rows, "modal")

    def _lines(self, cells: int) -> Sequence[Line]:
        texts = self.app.texts
        lines = [
            line
            for said in self._company.spoken()
            for line in wrapped(spoken_words(texts, said), cells - 2, "text", 2)
        ]
        room = max(3, self.app.size.height - BESIDE)
        shown = [*(lines[-room:] or [[Span(f"  {texts('talk-none')}", "muted")]]), []]
        if self._company.unheard:
            shown += [*wrapped(texts("talk-unheard"), cells - 2, "muted", 2), []]
        return shown

    def _rows(self) -> Sequence[MenuRow]:
        writes = self._company.writes
        rows = [MenuRow(f"talk.{n}", gap=n == 1 and writes) for n in range(1, GESTURES + 1)]
        write = [MenuRow("talk.write")] if writes else []
        mute = [MenuRow("talk.mute")] if self._company.others() else []
        return [*write, *rows, *mute]

    @override
    def available(self, command: str) -> bool | str:
        if command == "talk.write" and not self._company.writes:
            return "talk-no-chat"
        if command == "talk.mute":
            return bool(self._company.others())
        return command != "app.talk" and super().available(command)

    def renew(self) -> None:
        """Show what was said meanwhile."""
        for lines in self.query(PaintedLines):
            lines.repaint(layout=True)

    def do_talk_gesture(self, number: str) -> None:
        self.dismiss(None)
        self._company.say("", int(number))

    def do_talk_mute(self) -> None:
        self.dismiss(None)
        self.app.push_screen(MuteDialog(self._company))

    def do_talk_write(self) -> None:
        app, company = self.app, self._company

        def words() -> tuple[str, str]:
            to = "talk-write-spectators" if company.unheard else "talk-write"
            return app.texts(to), app.texts("talk-write-about", most=SAID_CELLS)

        def take(typed: str) -> str:
            if (cells := said_cells(typed)) > SAID_CELLS:
                return app.texts("talk-too-long", count=cells, most=SAID_CELLS)
            if typed.strip():
                company.say(typed)
            return ""

        self.dismiss(None)
        app.push_screen(TextDialog(TextQuestion(words, "", take)))
