"""A screen around a form: a list of rows that also take mouse clicks."""

from __future__ import annotations

from typing import TypeVar

from textual import on

from app.tui.forms.formlist import FormList
from app.tui.list_screen import ListScreen

Result = TypeVar("Result")


class FormScreen(ListScreen[Result]):
    """Composes a `FormList`."""

    @property
    def form_list(self) -> FormList:
        return self.query_one(FormList)

    @on(FormList.Pressed)
    def _pressed(self, message: FormList.Pressed) -> None:
        if message.step:
            self.turn(message.step)
        else:
            self.action_command("list.choose")
