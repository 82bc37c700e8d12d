"""The menu of a running match. "Save and leave" and "Abandon" stand at its two ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.tui.commands import Command, register
from app.tui.dialogs.ask import Question
from app.tui.dialogs.dialog import Dialog, Words
from app.tui.widgets.menu import Menu, Row

register(
    (
        Command("pause.resume", "pause", ("escape", "backspace"), footer=95),
        Command("pause.leave", "pause", ("s",)),
        Command("pause.abandon", "pause", ("a",)),
    )
)


class PauseMenu(Dialog[None]):
    """Go on, leave (everything is saved), change how it looks, or give the match up."""

    SCOPE: ClassVar[str] = "pause"

    @override
    def inside(self) -> Iterable[Widget]:
        yield Words("pause-title")
        yield Menu(self._rows, "modal")

    def _rows(self) -> Sequence[Row]:
        texts = self.app.texts
        return [
            Row("pause.resume"),
            Row("pause.leave", texts("pause-leave-about")),
            *self.app.setting_rows(),
            Row("app.rules", texts("pause-rules-about"), gap=True),
            Row("app.help", texts("pause-help-about")),
            Row("pause.abandon", texts("pause-abandon-about"), gap=True),
        ]

    def do_pause_resume(self) -> None:
        """Back to the match."""
        self.dismiss(None)

    def do_pause_leave(self) -> None:
        """To the home screen; the match is saved."""
        self.app.go_home()

    def do_pause_abandon(self) -> None:
        """Give the match up, after asking."""
        self.add_class("-waiting")
        self.app.ask(Question("abandon"), self._answer)

    def _answer(self, yes: bool) -> None:
        self.remove_class("-waiting")
        if yes:
            self.app.abandon()
