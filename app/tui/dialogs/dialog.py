"""The base of all dialogs: a box in the middle, over the unchanged screen behind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, TypeVar

from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widget import Widget
from typing_extensions import override

from app.i18n.fluent import Value
from app.tui.menu_screen import MenuScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, wrap

Result = TypeVar("Result")


class Dialog(MenuScreen[Result], ModalScreen[Result]):
    """A dialog. Subclasses yield the contents of the box from `inside`.

    Keys of the screen behind do not work; those of the whole program do.
    """

    ALSO: ClassVar[tuple[str, ...]] = ("list", "app")
    inherit_css = False

    @override
    def compose(self) -> Iterator[Widget]:
        with Vertical(classes="box"):
            yield from self.inside()
        yield KeyBar()

    def inside(self) -> Iterable[Widget]:
        """Yield the widgets in the box."""
        raise NotImplementedError


class DialogWords(Painted):
    """A few sentences by message id, wrapped, the first one as a title; `values` fill blanks."""

    DEFAULT_CSS = "DialogWords { height: auto; width: 100%; }"

    def __init__(
        self,
        *messages: str,
        ground: str = "modal",
        values: Callable[[], Mapping[str, Value]] = dict,
    ) -> None:
        super().__init__(ground)
        self._messages = messages
        self._values = values

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        lines: list[Line] = []
        for index, message in enumerate(self._messages):
            role = "muted" if index else "title"
            texts = wrap(self.mazmorra.texts(message, **self._values()), max(1, cells - 4))
            lines += [[Span(f"  {text}", role)] for text in texts]
            lines.append([])
        return lines

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return len(self.paint(width, 0))
