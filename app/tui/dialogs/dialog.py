"""The base of all dialogs: a box in the middle, over the unchanged screen behind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, TypeVar

from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widget import Widget
from typing_extensions import override

from app.i18n.fluent import Value
from app.tui.base_screen import BaseScreen
from app.tui.menu_screen import MenuScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import PaintedLines
from app.tui.widgets.styled_text import Line, wrapped

Result = TypeVar("Result")


class Dialog(MenuScreen[Result], ModalScreen[Result]):
    """A dialog. Subclasses yield the contents of the box from `inside`.

    Keys of the screen behind do not work; those of the whole program do.
    """

    ALSO: ClassVar[tuple[str, ...]] = ("list", "app")
    inherit_css = False
    expired = False
    """Whether what this dialog asks is decided by now: it closes as soon as it is in front."""

    def expire(self) -> None:
        """Close this dialog without a result; under another screen, once that is closed."""
        self.expired = True
        if self.is_current:
            self.dismiss(None)

    def on_mount(self) -> None:
        """Show a notice of the screen behind that this dialog would hide: it opened by itself. A
        key has removed an older one."""
        stack = self.app.screen_stack
        behind = stack[-2] if len(stack) > 1 else None
        if isinstance(behind, BaseScreen) and (told := behind.said) and told != behind.hinted:
            self.notice(told)

    def on_screen_resume(self) -> None:
        if self.expired:
            self.dismiss(None)

    @override
    def compose(self) -> Iterator[Widget]:
        with Vertical(classes="box"):
            yield from self.inside()
        yield KeyBar()

    def inside(self) -> Iterable[Widget]:
        """Yield the widgets in the box."""
        raise NotImplementedError


class DialogWords(PaintedLines):
    """A few sentences by message id, wrapped, the first one as a title; `values` fill blanks."""

    def __init__(self, *messages: str, values: Callable[[], Mapping[str, Value]] = dict) -> None:
        super().__init__(self._sentences, "modal")
        self._messages = messages
        self._values = values

    def _sentences(self, cells: int) -> Sequence[Line]:
        texts = self.mazmorra.texts
        sentences = [texts(message, **self._values()) for message in self._messages]
        return [
            line
            for index, sentence in enumerate(sentences)
            for line in (*indented(sentence, cells, "muted" if index else "title"), [])
        ]


def indented(text: str, cells: int, role: str = "text") -> list[Line]:
    """Return a text of a dialog, wrapped between margins of two cells."""
    return wrapped(text, cells - 2, role, 2)
