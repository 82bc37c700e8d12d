"""The tables of a public server: join one, watch it, open one, or come by a code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual.screen import ModalScreen
from textual.widget import Widget
from textual.worker import Worker
from typing_extensions import override

from app.i18n.literal import clip, literal, width
from app.match.seats import NAME_CELLS
from app.net.dialer import Dialer
from app.net.invitations import EXAMPLE, Invitation, read_code
from app.net.list_client import ListClient
from app.net.server_messages import TableRow
from app.text.game_names import game_name
from app.text.offers import preset_name
from app.tui.commands import Command, register
from app.tui.dialogs.text import TextDialog, TextQuestion
from app.tui.list_screen import ListScreen, list_moves
from app.tui.online.dialing import dialing_words
from app.tui.online.open_dialog import OpenDialog
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import PaintedLines
from app.tui.widgets.row_list import ListRows, RowList
from app.tui.widgets.styled_text import Line, Span, wrapped

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

register(
    (
        *list_moves("tables"),
        Command("tables.enter", "tables", ("enter",), 5),
        Command("tables.open", "tables", ("o",), 20),
        Command("tables.code", "tables", ("c",), 30),
        Command("tables.leave", "tables", ("escape", "q"), 95),
    )
)

GAME, RULES, PEOPLE = 12, 22, 24
"""Cells of the columns."""


GoToTable = Callable[["AppProtocol", Invitation, str, str, bool], None]
"""Goes to a table: with the app, the invitation, the player's name and token, and whether that
player has opened it."""


class TableRows(ListRows):
    """The rows of the list. `rows` is what the server has sent last."""

    def __init__(self, app: AppProtocol) -> None:
        self._app = app
        self.rows: Sequence[TableRow] = ()

    def show(self, rows: Sequence[TableRow]) -> None:
        """Show another list, and keep the chosen table."""
        before = self.chosen
        self.rows = rows
        codes = [row.code for row in rows]
        if before is not None and before.code in codes:
            self.at = codes.index(before.code)
        self.at = max(0, min(self.at, len(rows) - 1))

    @property
    def chosen(self) -> TableRow | None:
        return self.rows[self.at] if self.at < len(self.rows) else None

    @override
    def __len__(self) -> int:
        return len(self.rows)

    @override
    def draw(self, number: int, cells: int, here: bool) -> Sequence[Line]:
        row, texts = self.rows[number], self._app.texts
        ground = "select" if here else ""
        names = ", ".join(clip(literal(name, NAME_CELLS), NAME_CELLS) for name in row.people)
        state = "mine" if row.mine else "full" if not row.free else "begun" if row.begun else "free"
        game = game_name(texts, row.game)
        rules = preset_name(texts, self._app.services.library, row.game, row.preset)
        parts = (
            (game, GAME, "title" if here else "text"),
            ("" if rules == game else rules, RULES, "muted"),
            (names, PEOPLE, "text"),
            (texts(f"tables-{state}", count=row.free), max(0, cells - 63), "accent"),
        )
        line = [Span(f" {self._app.glyphs.bullet if here else ' '} ", "key", ground)]
        for text, room, role in parts:
            shown = clip(text, room - 1)
            line.append(Span(shown + " " * (room - width(shown)), role, ground))
        return [line]


class TableListScreen(ListScreen[None]):
    """The list of a server's tables, as long as it is in front. `go` leads to one of them."""

    SCOPE: ClassVar[str] = "tables"
    ALSO: ClassVar[tuple[str, ...]] = ()
    DEFAULT_CSS = "TableListScreen RowList { margin-left: 1; }"

    def __init__(self, place: Invitation, token: str, name: str, go: GoToTable) -> None:
        super().__init__()
        self.place, self._token, self._player, self._go = place, token, name, go
        self._line: Worker[None] | None = None

    @override
    def compose(self) -> Iterator[Widget]:
        self.client = ListClient(self._token, self.app.texts.language)
        self.client.changed, self.client.opened = self._changed, partial(self.join, opened=True)
        headers = self.app.services.line_headers
        self.dialer = Dialer(self.place.url, self.client, self._changed, headers)
        self.rows = TableRows(self.app)
        yield PaintedLines(self._head)
        yield RowList(self.rows, moved=self.refresh_keys)
        yield KeyBar()

    def on_mount(self) -> None:
        self._connect()
        self.call_after_refresh(self.app.after_first_paint)

    def on_screen_resume(self) -> None:
        if self.is_current:
            self._connect()

    def on_screen_suspend(self) -> None:
        if not isinstance(self.app.screen, ModalScreen):
            self._hang_up()

    def on_unmount(self) -> None:
        self._hang_up()

    def _connect(self) -> None:
        if self._line is None or self._line.is_finished:
            self._line = self.app.run_worker(self.dialer.run(), group="list")

    def _changed(self) -> None:
        if not self.is_attached or not self.query(RowList):
            return
        tables = self.client.tables
        self.rows.show(tables.rows if tables is not None else ())
        for words in self.query(PaintedLines):
            words.repaint(layout=True)
        self.query_one(RowList).renew()
        self.refresh_keys()

    # -- words

    def _head(self, cells: int) -> Sequence[Line]:
        texts, side = self.app.texts, 2
        name = literal(self.place.place, 60)
        named = self.app.withheld  # a guest elsewhere has typed the address of the server
        title = texts("tables-title" if named else "tables-title-of", place=name)
        lines: list[Line] = [[], [Span(" " * side + title, "title")], []]
        for words in self._sentences():
            lines += wrapped(words, cells - side, "text", side)
        if way := self.app.services.way_back:
            lines += wrapped(texts("tables-way-back"), cells - side, "muted", side)
            lines += wrapped(way, cells - 2 * side, "text", 2 * side)
        refusal = self.client.refusal
        if refusal:
            lines += wrapped(texts("tables-refused", why=refusal), cells - side, "bad", side)
        return [*lines, []]

    def _sentences(self) -> Sequence[str]:
        texts, dialer, client = self.app.texts, self.dialer, self.client
        if dialer.state == "here" and client.tables is not None:
            key = self.app.key_sign("o")
            return [texts("tables-about" if client.tables.rows else "tables-none", key=key)]
        if client.farewell is not None and client.farewell.code == "token":
            line = replace(self.place, code=EXAMPLE).typed
            return [texts("tables-code-missing", line=line)]
        if client.farewell is not None:
            return [texts("online-ended", why=client.farewell.code)]
        if dialer.state == "over":
            return [texts("online-ended", why="problem")]
        place = literal(self.place.place, 60)
        return dialing_words(texts, dialer, "tables-dialing", place)

    @override
    def available(self, command: str) -> bool | str:
        row, here = self.rows.chosen, self.client.connected
        if command == "tables.enter" and not (here and row is not None):
            return False
        if command in ("tables.open", "tables.code") and not here:
            return False
        if command == "tables.leave" and self.app.stays and self._is_first:
            return False
        return super().available(command)

    @override
    def label(self, command: Command) -> str:
        row = self.rows.chosen
        if command.id == "tables.enter" and row is not None and not (row.mine or row.free):
            return self.app.texts("tables-watch")
        return super().label(command)

    # -- what the player does

    def do_tables_enter(self) -> None:
        row = self.rows.chosen
        if row is not None:
            self.join(row.code)

    def do_tables_open(self) -> None:
        tables = self.client.tables
        if tables is not None and tables.offers:
            self.app.push_screen(OpenDialog(tables.offers, self.client))

    def do_tables_code(self) -> None:
        app = self.app

        def words() -> tuple[str, str]:
            return app.texts("tables-code-title"), app.texts("tables-code-words")

        def take(typed: str) -> str:
            code = read_code(typed.rpartition("#")[2].rpartition("/")[2])
            if not code:
                return app.texts("tables-no-code")
            app.call_later(self.join, code)
            return ""

        app.push_screen(TextDialog(TextQuestion(words, "", take)))

    def join(self, code: str, *, opened: bool = False) -> None:
        """Go to a table; one that this player has just `opened`, or another's."""
        self._hang_up()
        place = Invitation(self.place.host, self.place.port, code, self.place.secure)
        self._go(self.app, place, self._player, self._token, opened)

    def _hang_up(self) -> None:
        self.client.leave()
        if self._line is not None:
            self._line.cancel()
            self._line = None

    @property
    def _is_first(self) -> bool:
        """Whether nothing is behind this screen."""
        return self.app.screen_stack[1] is self

    def do_tables_leave(self) -> None:
        self._hang_up()
        if self._is_first:
            self.app.leave()
        else:
            self.dismiss(None)
