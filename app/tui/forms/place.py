"""A screen whose heart is a form: the `list` commands and the mouse choose and turn its rows."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual import on

from app.tui.forms.formlist import FormList
from app.tui.place import Place

Result = TypeVar("Result")


class FormPlace(Place[Result]):
    """Composes a `FormList`; subclasses say what a turn of the chosen row does, in `turn`."""

    ALSO: ClassVar[tuple[str, ...]] = ("list",)

    @property
    def form_list(self) -> FormList:
        """The rows."""
        return self.query_one(FormList)

    def turn(self, step: int) -> None:
        """Left (-1) or right (1) on the chosen row."""
        raise NotImplementedError

    @on(FormList.Pressed)
    def _pressed(self, message: FormList.Pressed) -> None:
        if message.step:
            self.turn(message.step)
        else:
            self.action_command("list.choose")

    def do_list_up(self) -> None:
        """Choose the row above."""
        self.form_list.move(-1)

    def do_list_down(self) -> None:
        """Choose the row below."""
        self.form_list.move(1)

    def do_list_first(self) -> None:
        """Choose the first row."""
        self.form_list.go_first()

    def do_list_last(self) -> None:
        """Choose the last row."""
        self.form_list.go_last()

    def do_list_less(self) -> None:
        """The value before the present one."""
        self.turn(-1)

    def do_list_more(self) -> None:
        """The value after the present one."""
        self.turn(1)
