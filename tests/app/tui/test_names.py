"""No attribute of ours hides one of Textual's: a widget has some 530 names, and to hide one
breaks it in silence (`BLANK = " "` blanks it)."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from typing import Any

import pytest
from textual.app import App
from textual.screen import Screen
from textual.widget import Widget

from app.tui.app import MazmorraApp
from app.tui.keymap import know_all_commands
from app.tui.themed_app import ThemedApp
from tests.helpers.cases import each

know_all_commands()

MEANT = {
    "BINDINGS", "AUTO_FOCUS", "DEFAULT_CSS", "CSS_PATH", "CSS", "ALLOW_SELECT", "TITLE",
    "ENABLE_COMMAND_PALETTE", "COMPONENT_CLASSES", "can_focus", "app", "compose", "render",
    "render_line", "render_lines", "get_content_height", "get_content_width", "theme",
    "animation_level", "get_line_filters", "action_help_quit", "_fatal_error", "styles",
    "_handle_exception", "border_title", "cursor_blink", "SCOPED_CSS", "dismiss", "on_event",
}  # fmt: skip
"""What ours override or set on purpose, because Textual offers it for that."""


class BareWidget(Widget):
    """What Textual itself puts into every class."""


def ours(kind: type[Any]) -> Iterator[type[Any]]:
    for child in type.__subclasses__(kind):
        if child.__module__.startswith("app."):
            yield child
        yield from ours(child)


WIDGETS = list(dict.fromkeys(ours(Widget)))


def set_on_self(kind: type) -> set[str]:
    """The names that a class's own methods assign on `self`."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


def hidden(kind: type, base: type, instance: object) -> set[str]:
    theirs = set(dir(base)) | set(vars(instance))
    written = {name for name in vars(kind) if not name.startswith("__")} - set(vars(BareWidget))
    written -= {name for name in vars(kind) if name.startswith("_inherit_")}
    return (written | set_on_self(kind)) & theirs - MEANT


@each("kind", WIDGETS)
def test_a_widget_hides_nothing(kind: type[Widget]) -> None:
    base = Screen if issubclass(kind, Screen) else Widget
    assert not hidden(kind, base, Widget())


@pytest.mark.parametrize("kind", [ThemedApp, MazmorraApp])
def test_the_app_hides_nothing(kind: type) -> None:
    assert not hidden(kind, App, App()) - {"_get_dom_base", "_background_screens", "get_theme"}


def test_a_name_that_hides_one_is_found() -> None:
    assert hidden(_Hiding, Widget, Widget()) == {"BLANK", "region", "_size"}


class _Hiding(Widget):
    BLANK = " "  # type: ignore[assignment]  # what the test is about

    def region(self) -> None:  # type: ignore[override]  # what the test is about
        self._size = 3  # type: ignore[assignment]  # what the test is about
