"""The line above the keys in which one writes what is searched for, and where in the finds one is.

It stays in sight for as long as something is searched for. `SearchPlace` is the screen around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Protocol, cast

from textual import events, on
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input
from typing_extensions import override

from app.i18n.literal import literal
from app.tui.commands import COMMANDS, Command, CommandHost, bindings, keys_of, register
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span
from app.tui.widgets.text_field import TextField

LONGEST = 60
"""Characters of what is searched for."""

register(
    (
        Command("field.keep", "field", ("enter",), footer=10),
        Command("field.up", "field", ("up",), footer=11, group="hits"),
        Command("field.down", "field", ("down",), footer=11, group="hits"),
        Command("field.leave", "field", ("escape",), footer=95),
    )
)


class SearchHost(Protocol):
    """What a search line asks the screen around it."""

    def hits(self) -> tuple[int, int]:
        """Which of the hits one is at (0: none of them), and how many there are."""


class SearchField(TextField):
    """The field. Its keys are commands of the screen around it."""

    BINDINGS: ClassVar[list[Any]] = bindings("field")

    class Entered(Message):
        """Somebody begins to write."""

    def __init__(self) -> None:
        super().__init__(max_length=LONGEST)
        self.cursor_blink = False

    def action_command(self, command: str) -> None:
        """A key of the field was pressed."""
        cast("CommandHost", self.screen).action_command(command)

    def on_focus(self, event: events.Focus) -> None:
        """By key or mouse."""
        if not event.from_app_focus:
            self.post_message(self.Entered())

    @override
    def action_delete_left(self) -> None:
        """Backspace; where nothing is left it leaves the field, as in less and vim."""
        if self.value:
            super().action_delete_left()
        else:
            self.action_command("field.leave")

    @override
    def _on_paste(self, event: events.Paste) -> None:
        """As much of what is pasted as there is room for, as one line of harmless text."""
        event.stop()
        event.prevent_default()
        start, end = sorted(self.selection)
        room = LONGEST - len(self.value) + end - start
        text = literal(event.text, LONGEST).strip()[: max(0, room)]
        if text:
            self.replace(text, start, end)


class SearchLine(Widget):
    """A sign, the field, and where one is. `hint` is the message that says what may be written."""

    DEFAULT_CSS = """
    SearchLine { layout: horizontal; dock: bottom; height: 1; width: 100%; margin-bottom: 1;
        background: $select; display: none; }
    SearchLine.-open { display: block; }
    SearchLine Input, SearchLine Input:focus { width: 1fr; height: 1; border: none; padding: 0;
        background: $select; background-tint: transparent; color: $text; }
    """

    class Typed(Message):
        """Other words are searched for."""

    def __init__(self, hint: str) -> None:
        super().__init__()
        self._hint = hint
        self.field = SearchField()

    @override
    def compose(self) -> Iterator[Widget]:
        yield SearchSign(self._hint, self.field)
        yield self.field
        yield HitCount(lambda: self.text)

    @property
    def text(self) -> str:
        """What is searched for, harmless; "" where there is no search."""
        return literal(self.field.value, 2 * LONGEST).strip()

    @property
    def writing(self) -> bool:
        """Whether keys go to the field."""
        return self.field.has_focus

    def enter(self) -> None:
        """Show the line and write in it; what it held is replaced by what is typed."""
        self.add_class("-open")
        self.screen.set_focus(self.field)

    def leave(self) -> None:
        """Give the keys back; the line goes if nothing is searched for."""
        self.set_class(bool(self.text), "-open")
        self.screen.set_focus(None)

    def shut(self) -> None:
        """Nothing is searched for any more."""
        with self.field.prevent(Input.Changed):
            self.field.value = ""
        self.leave()

    def renew(self) -> None:
        """Where one is in the finds may have changed."""
        if self.has_class("-open"):
            self.query_one(HitCount).repaint(layout=True)

    @on(Input.Changed)
    def _changed(self, event: Input.Changed) -> None:
        event.stop()
        self.post_message(self.Typed())


class SearchSign(Painted):
    """The key that opens the line. It keeps the hint of the field in the present language."""

    DEFAULT_CSS = "SearchSign { height: 1; width: auto; }"

    def __init__(self, hint: str, field: Input) -> None:
        super().__init__("select")
        self._hint = hint
        self._field = field

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The key, with a blank on both sides."""
        return [[Span(f" {self._key()} ", "key")]]

    @override
    def retext(self) -> None:
        self.set_hint()
        super().retext()

    def on_mount(self) -> None:
        """Words at last."""
        self.set_hint()

    def set_hint(self) -> None:
        """What may be written."""
        self._field.placeholder = self.mazmorra.texts(self._hint)

    def _key(self) -> str:
        app = self.mazmorra
        return app.key_sign(keys_of(COMMANDS["search.open"], app.keymap)[0])

    def get_content_width(self, container: object, viewport: object) -> int:
        """What the key takes."""
        return len(self._key()) + 2


class HitCount(Painted):
    """Which of how many, or that there is nothing."""

    DEFAULT_CSS = "HitCount { height: 1; width: auto; }"

    def __init__(self, wanted: Callable[[], str]) -> None:
        super().__init__("select")
        self._wanted = wanted

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Nothing until something is written."""
        said, role = self._said()
        return [[Span(said, role)]]

    def _said(self) -> tuple[str, str]:
        if not self._wanted():
            return "", "muted"
        texts = self.mazmorra.texts
        number, count = cast("SearchHost", self.screen).hits()
        if not count:
            return f" {texts('search-none')} ", "bad"
        if not number:
            return f" {texts('search-hits', all=count)} ", "accent"
        return f" {texts('search-at', number=number, all=count)} ", "accent"

    def get_content_width(self, container: object, viewport: object) -> int:
        """As wide as what it says."""
        return len(self._said()[0])
