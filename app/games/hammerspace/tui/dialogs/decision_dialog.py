"""The base class of the dialogs that ask for a decision: the clock runs while one is in front."""

from __future__ import annotations

from typing import ClassVar, Final, Protocol

from textual.geometry import Size
from typing_extensions import override

from app.games.hammerspace.tui.dialogs.commands import ASKING
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.tui.cards.sheet import SheetContent, SheetWidths, TableSheet
from app.tui.cards.table_dialog import TableDialog
from app.tui.match.hint_commands import show_hint

Actions = tuple[int, ...]
WIDTHS: Final = SheetWidths(normal=72, tall=78, large=92)


class TableBehind(Protocol):
    """The parts of the screen that a dialog can use."""

    def can_hint(self) -> bool | str:
        """Whether there is a hint now, or why not (a message's id)."""

    def look_at(self, card: tuple[int, int] | None) -> None:
        """Show the cards in full, first the one of a seat's slot."""

    def hint_words(self) -> str:
        """Return the text of the hint's key; "" if it is shown elsewhere."""


class DecisionDialog(TableDialog[Actions | None]):
    """Asks for a decision; the result is the decisions to make, None if the player returns to the
    table first. Cards and advice are available in the dialog."""

    PREFIX: ClassVar[str] = "ham"
    ALSO: ClassVar[tuple[str, ...]] = (ASKING, "list", "app")

    def __init__(self, scene: HammerspaceViewModel, board: TableBehind) -> None:
        super().__init__()
        self.scene = scene
        self.board = board
        self.at = 0

    @override
    def sheet(self) -> TableSheet:
        return TableSheet(self.content, WIDTHS)

    def content(self, cells: int, rows: int) -> SheetContent:
        raise NotImplementedError

    def press(self, row: int) -> None:
        """Handle a click on an answer."""
        raise NotImplementedError

    @property
    def count(self) -> int:
        raise NotImplementedError

    # -- time

    def on_screen_resume(self) -> None:
        """Start the clock: the player thinks about the decision (HAM-21)."""
        self.scene.watch.run(not self.too_small)

    def on_screen_suspend(self) -> None:
        """Stop the clock: another screen is in front, or the table, which counts itself."""
        if self in self.app.screen_stack:
            self.scene.watch.run(False)

    @override
    def fit(self, size: Size) -> None:
        super().fit(size)
        if self.app.screen is self:
            self.scene.watch.run(not self.too_small)

    # -- looking meanwhile

    @override
    def available(self, command: str) -> bool | str:
        if command == "hamasking.hint":
            return self.board.can_hint()
        return super().available(command)

    def pointed(self) -> tuple[int, int] | None:
        """The seat and the slot of the card under the cursor, None if the answers are no cards."""
        return None

    def do_hamasking_look(self) -> None:
        self.board.look_at(self.pointed())

    def do_hamasking_hint(self) -> None:
        show_hint(self, self.board.hint_words, "hamasking.hint")

    # -- the cursor

    def point(self, row: int) -> None:
        self.at = row
        self.renew()

    def do_list_up(self) -> None:
        self.point((self.at - 1) % max(1, self.count))

    def do_list_down(self) -> None:
        self.point((self.at + 1) % max(1, self.count))

    def do_list_first(self) -> None:
        self.point(0)

    def do_list_last(self) -> None:
        self.point(max(0, self.count - 1))

    def do_list_less(self) -> None:
        """Left and right change nothing here."""

    def do_list_more(self) -> None:
        """Left and right change nothing here."""
