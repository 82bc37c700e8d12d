"""Handlers and styles are those of Textual, with less work."""

from __future__ import annotations

from typing import Any

import pytest
from textual import on
from textual.app import App, ComposeResult
from textual.css.stylesheet import Stylesheet
from textual.events import Event
from textual.message import Message
from textual.widget import Widget
from typing_extensions import override

from app.tui import textual_shortcuts as shortcuts


class Base(Widget):
    """Has a handler by its name, one by a decorator, and one for a sender alone."""

    class Plain(Message):
        pass

    class Named(Plain):
        pass

    class Sent(Message):
        def __init__(self, control: Widget) -> None:
            super().__init__()
            self.sent_by = control

        @property
        @override
        def control(self) -> Widget:
            return self.sent_by

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.calls: list[str] = []

    def on_base_named(self) -> None:
        self.calls.append("named")

    @on(Plain)
    def plain(self) -> None:
        self.calls.append("plain")

    @on(Sent, "#chosen")
    def sent(self) -> None:
        self.calls.append("sent")


class Derived(Base):
    """Adds handlers to those of its base, or prevents them."""

    @on(Base.Plain)
    def also(self, message: Message) -> None:
        self.calls.append("also")
        if isinstance(message, Derived.Last):
            message.prevent_default()

    class Last(Base.Plain):
        pass


@pytest.mark.parametrize("kind", [Base, Derived])
@pytest.mark.parametrize("asked_before", [False, True])
def test_the_handlers_are_those_that_textual_finds(kind: type[Base], asked_before: bool) -> None:
    """By name, by decorator, for a sender, in the order of the classes; and none."""
    widget, chosen, other = kind(), Base(id="chosen"), Base(id="other")
    messages = [
        Base.Plain(), Base.Named(), Derived.Last(), Base.Sent(chosen), Base.Sent(other), Event(),
    ]  # fmt: skip
    for message in messages:
        if asked_before:
            list(shortcuts.dispatch_methods(widget, message.handler_name, message))
        found = shortcuts.dispatch_methods(widget, message.handler_name, message)
        wanted = shortcuts._dispatch_methods(widget, message.handler_name, message)
        assert list(found) == list(wanted)


def test_what_a_handler_prevents_is_not_called() -> None:
    widget, message = Derived(), Derived.Last()
    for _, handler in shortcuts.dispatch_methods(widget, "on_derived_last", message):
        if handler == widget.also:
            handler(message)
        else:
            handler()  # type: ignore[call-arg]  # Textual calls it so
    assert widget.calls == ["also"]


class Coloured(App[None]):
    """Two widgets that a class makes red, with a rule that the other style lacks."""

    CSS = """
    Base { color: white; height: 2; }
    Base.red { color: red; padding: 1; border: round blue; }
    """

    @override
    def compose(self) -> ComposeResult:
        yield Base(id="chosen")
        yield Base(id="other")


async def test_a_style_that_comes_and_goes_is_what_textual_makes_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def styles() -> list[dict[str, object]]:
        found = []
        async with Coloured().run_test() as pilot:
            widget = pilot.app.query_one("#chosen")
            for red in (True, True, False, True, False):
                widget.set_class(red, "red")
                await pilot.pause()
                found.append(dict(widget.styles.base.get_rules()))
        return found

    monkeypatch.setattr(Stylesheet, "replace_rules", classmethod(shortcuts.replace_rules))
    ours = await styles()
    monkeypatch.setattr(Stylesheet, "replace_rules", shortcuts._replace_rules)
    theirs = await styles()
    assert ours == theirs
    assert ours[0] != ours[2] == ours[4]


async def test_only_rules_with_another_value_are_set(monkeypatch: pytest.MonkeyPatch) -> None:
    changed: list[str] = []
    async with Coloured().run_test() as pilot:
        base = pilot.app.query_one("#chosen").styles.base
        monkeypatch.setattr(
            type(base), "__setattr__", lambda _self, name, _value: changed.append(name)
        )
        rules = base.get_rules()
        shortcuts.replace_rules(Stylesheet, base.node, rules)  # type: ignore[arg-type]  # it has one
        assert changed == []
        other = {**rules, "color": None}
        shortcuts.replace_rules(Stylesheet, base.node, other)  # type: ignore[arg-type]  # likewise
        monkeypatch.undo()
    assert changed == ["color"]
