"""Cards in full, one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from typing_extensions import override

from app.tui.cards.sheet import TableSheet, SheetContent, SheetLine, SheetWidths
from app.tui.cards.table_dialog import TableDialog
from app.tui.widgets.styled_text import Line

Shown = TypeVar("Shown")


class CardPages(TableDialog[None], Generic[Shown]):
    """Shows the cards one by one, the one at `at` first.

    `STEPS` are the commands that need several cards, `COUNT` is the message with the number of the
    page."""

    ALSO: ClassVar[tuple[str, ...]] = ("app",)
    STEPS: ClassVar[tuple[str, ...]]
    COUNT: ClassVar[str]
    WIDTHS: ClassVar[SheetWidths]

    def __init__(self, shown: Sequence[Shown], at: int = 0) -> None:
        super().__init__()
        self.shown = tuple(shown)
        self.at = at

    def page(self, shown: Shown, cells: int, rows: int) -> tuple[str, Sequence[Line]]:
        """Return the name of a card and the lines about it, at most `rows`."""
        raise NotImplementedError

    @override
    def sheet(self) -> TableSheet:
        return TableSheet(self._content, self.WIDTHS)

    def _content(self, cells: int, rows: int) -> SheetContent:
        count = len(self.shown)
        aside = self.say(self.COUNT, n=self.at + 1, most=count) if count > 1 else ""
        title, lines = self.page(self.shown[self.at], cells, rows)
        return SheetContent(title, aside, [SheetLine(line) for line in lines])

    @override
    def available(self, command: str) -> bool | str:
        if command in self.STEPS and len(self.shown) < 2:
            return False
        return super().available(command)

    def go(self, at: int) -> None:
        self.at = at % len(self.shown)
        self.renew()

    def go_back(self) -> None:
        self.go(self.at - 1)

    def go_on(self) -> None:
        self.go(self.at + 1)

    def close(self) -> None:
        self.dismiss(None)
