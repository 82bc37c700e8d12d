"""The search line above the keys, with the number of the present hit.

It stays visible while a search is active. `SearchHost` is the screen around it.
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
"""The most characters of a search."""

register(
    (
        Command("field.keep", "field", ("enter",), footer=10),
        Command("field.up", "field", ("up",), footer=11, group="hits"),
        Command("field.down", "field", ("down",), footer=11, group="hits"),
        Command("field.leave", "field", ("escape",), footer=95),
    )
)


class SearchHost(Protocol):
    """The interface that a search line needs from the screen around it."""

    def hits(self) -> tuple[int, int]:
        """Return the number of the present hit (0 for none) and the number of hits."""


class SearchField(TextField):
    """The field. Its keys are commands of the screen around it."""

    BINDINGS: ClassVar[list[Any]] = bindings("field")

    class Entered(Message):
        """The player starts to type."""

    def __init__(self) -> None:
        super().__init__(max_length=LONGEST)
        self.cursor_blink = False

    def action_command(self, command: str) -> None:
        cast("CommandHost", self.screen).action_command(command)

    def on_focus(self, event: events.Focus) -> None:
        if not event.from_app_focus:
            self.post_message(self.Entered())

    @override
    def action_delete_left(self) -> None:
        """Delete a character; with an empty field leave it, as in less and vim."""
        if self.value:
            super().action_delete_left()
        else:
            self.action_command("field.leave")

    @override
    def _on_paste(self, event: events.Paste) -> None:
        """Insert the pasted text as one line of harmless text, as much as fits."""
        event.stop()
        event.prevent_default()
        start, end = sorted(self.selection)
        room = LONGEST - len(self.value) + end - start
        text = literal(event.text, LONGEST).strip()[: max(0, room)]
        if text:
            self.replace(text, start, end)


class SearchLine(Widget):
    """A symbol, the field and the count of hits. `hint` is the message that describes valid
    input."""

    DEFAULT_CSS = """
    SearchLine { layout: horizontal; dock: bottom; height: 1; width: 100%; margin-bottom: 1;
        background: $select; display: none; }
    SearchLine.-open { display: block; }
    SearchLine Input, SearchLine Input:focus { width: 1fr; height: 1; border: none; padding: 0;
        background: $select; background-tint: transparent; color: $text; }
    """

    class Typed(Message):
        """The words of the search changed."""

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
        """The text of the search, harmless; "" without a search."""
        return literal(self.field.value, 2 * LONGEST).strip()

    @property
    def writing(self) -> bool:
        return self.field.has_focus

    def enter(self) -> None:
        self.add_class("-open")
        self.screen.set_focus(self.field)

    def leave(self) -> None:
        self.set_class(bool(self.text), "-open")
        self.screen.set_focus(None)

    def shut(self) -> None:
        with self.field.prevent(Input.Changed):
            self.field.value = ""
        self.leave()

    def renew(self) -> None:
        if self.has_class("-open"):
            self.query_one(HitCount).repaint(layout=True)

    @on(Input.Changed)
    def _changed(self, event: Input.Changed) -> None:
        event.stop()
        self.post_message(self.Typed())


class SearchSign(Painted):
    """The key that opens the line. It updates the hint of the field for the present language."""

    DEFAULT_CSS = "SearchSign { height: 1; width: auto; }"

    def __init__(self, hint: str, field: Input) -> None:
        super().__init__("select")
        self._hint = hint
        self._field = field

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        return [[Span(f" {self._key()} ", "key")]]

    @override
    def retext(self) -> None:
        self.set_hint()
        super().retext()

    def on_mount(self) -> None:
        self.set_hint()

    def set_hint(self) -> None:
        self._field.placeholder = self.mazmorra.texts(self._hint)

    def _key(self) -> str:
        app = self.mazmorra
        return app.key_sign(keys_of(COMMANDS["search.open"], app.keymap)[0])

    def get_content_width(self, container: object, viewport: object) -> int:
        return len(self._key()) + 2


class HitCount(Painted):
    """The number of the present hit of all, or that there is none."""

    DEFAULT_CSS = "HitCount { height: 1; width: auto; }"

    def __init__(self, wanted: Callable[[], str]) -> None:
        super().__init__("select")
        self._wanted = wanted

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
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
        return len(self._said()[0])
