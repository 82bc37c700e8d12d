"""The dialog in which a host chooses what holds for the table: everybody in the lobby sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar, Protocol

from textual.widget import Widget
from typing_extensions import override

from app.content.seating import next_choice
from app.net.late_feed import WATCHING
from app.net.messages import Terms
from app.text.terms import CLOCKS, chat_words, clock_words, watching_words
from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords
from app.tui.widgets.menu import Menu, MenuRow

register(
    (
        Command("terms.clock", "terms", ()),
        Command("terms.chat", "terms", ()),
        Command("terms.watching", "terms", ()),
        Command("terms.close", "terms", ("escape", "q", "backspace"), footer=95, calls="close"),
    )
)


class ChoosesTerms(Protocol):
    """What the dialog changes: the lobby of this program's table, or of one that it leads."""

    @property
    def terms(self) -> Terms:
        """What holds for the table."""

    def choose(self, terms: Terms) -> None:
        """Choose what holds for the table."""


class TermsDialog(Dialog[None]):
    """Each change counts, and is shown to all, at once."""

    SCOPE: ClassVar[str] = "terms"
    TURNS: ClassVar[bool] = True

    def __init__(self, lobby: ChoosesTerms) -> None:
        super().__init__()
        self._lobby = lobby

    @override
    def inside(self) -> Iterable[Widget]:
        yield DialogWords("lobby-terms-title", "lobby-terms-about")
        yield Menu(self._rows, "modal")

    def _rows(self) -> Sequence[MenuRow]:
        texts, terms = self.app.texts, self._lobby.terms
        return [
            MenuRow("terms.clock", value=clock_words(texts, terms.clock)),
            MenuRow("terms.chat", value=chat_words(texts, terms.chat)),
            MenuRow("terms.watching", value=watching_words(texts, terms.watching)),
            MenuRow("terms.close", gap=True),
        ]

    @override
    def turn(self, step: int) -> None:
        row = self.menu.chosen
        if row is not None and row.command == "terms.clock":
            self.do_terms_clock(step)
        elif row is not None and row.command == "terms.chat":
            self.do_terms_chat()
        elif row is not None and row.command == "terms.watching":
            self.do_terms_watching(step)

    def do_terms_clock(self, step: int = 1) -> None:
        terms = self._lobby.terms
        self._choose(replace(terms, clock=next_choice(CLOCKS, terms.clock, step)))

    def do_terms_chat(self) -> None:
        self._choose(replace(self._lobby.terms, chat=not self._lobby.terms.chat))

    def do_terms_watching(self, step: int = 1) -> None:
        terms = self._lobby.terms
        self._choose(replace(terms, watching=next_choice(WATCHING, terms.watching, step)))

    def _choose(self, terms: Terms) -> None:
        self._lobby.choose(terms)
        self.menu.retext()
