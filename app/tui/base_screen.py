"""The base of all screens: commands, words that change live, the key bar, the smallest size.

A `BaseScreen` names the scope of its commands; Textual's bindings come from the registry. A key
runs `action_command`, which asks `available` and calls `do_<id>` on the screen or else on the app.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from textual import events
from textual.app import ScreenStackError
from textual.await_complete import AwaitComplete
from textual.geometry import Size
from textual.screen import Screen
from typing_extensions import override

from app.tui.commands import COMMANDS, Command, bindings, scope
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Span
from app.tui.widgets.too_small import TooSmallNotice

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

Result = TypeVar("Result")

SMALLEST = Size(80, 24)
WIDE = Size(120, 40)
WORKS_WHEN_SMALL = ("app.quit", "app.interrupt")


class BaseScreen(Screen[Result]):
    """A screen of the program. Subclasses name `SCOPE`, and `ALSO` for scopes they share.

    It gets the class `-wide` from 120x40 on; below 80x24 it shows a notice instead of itself.
    """

    SCOPE: ClassVar[str] = ""
    ALSO: ClassVar[tuple[str, ...]] = ()
    EXPLAINED: ClassVar[str] = ""
    """See `explained`."""
    AUTO_FOCUS = ""
    _said = ""

    if TYPE_CHECKING:

        @property
        def app(self) -> AppProtocol:  # type: ignore[override]  # its type, as `getters.app` does
            """The app, by its own type."""

    def __init_subclass__(cls, **options: Any) -> None:
        if "SCOPE" in cls.__dict__ and "BINDINGS" not in cls.__dict__:
            cls.BINDINGS = [key for name in (cls.SCOPE, *cls.ALSO) for key in bindings(name)]
        super().__init_subclass__(**options)

    # -- commands

    def commands(self) -> list[Command]:
        """All commands that keys reach from here, the screen's own first."""
        names = dict.fromkeys((self.SCOPE, *self.ALSO, "app"))
        return [command for name in names for command in scope(name)]

    def shown_commands(self) -> list[Command]:
        """What the key bar shows, in its order."""
        shown = [c for c in self.commands() if c.footer and self.available(c.id) is not False]
        return sorted(shown, key=lambda command: command.footer)

    def available(self, command: str) -> bool | str:
        """Whether a command can be used now. A text is the id of the message that says why not;
        False hides it."""
        return True

    def label(self, command: Command) -> str:
        """What the key bar calls a command at this moment."""
        return command.label(self.app.texts)

    def explained(self) -> str:
        """The message that the help says first about this screen, "" for none."""
        return self.EXPLAINED

    def legend(self) -> Sequence[tuple[Span, str]]:
        """Signs on this screen and what they mean, for the help."""
        return ()

    def works(self, command: Command) -> bool:
        """Whether pressing the key now does it."""
        return self.available(command.id) is True

    def action_command(self, command: str) -> None:
        """A key was pressed: do the command, or say why not."""
        if self.too_small and command not in WORKS_WHEN_SMALL:
            return
        if not self.is_mounted:  # somebody was faster than the screen: nothing of it is there yet
            return
        self.hush()
        if command != "app.rules":
            self._said = ""
        answer = self.available(command)
        if isinstance(answer, str):
            self.notice(self.app.texts(answer))
        elif answer:
            used = COMMANDS[command]
            target = self if hasattr(self, used.method) else self.app
            getattr(target, used.method)(*used.arguments)

    @override
    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Close this screen. Somebody faster than the program may ask for it twice: what is in
        front by then stays."""
        return super().dismiss(result) if self.is_active else AwaitComplete()

    # -- words and looks

    def retext(self) -> None:
        """The language, the theme or the signs changed: show everything anew."""
        self.set_class(self.app.glyphs.name == "ascii", "-ascii")
        for widget in self.query("*"):
            if isinstance(widget, Painted):
                widget.retext()
            else:
                widget.refresh(layout=True)
        self.refresh(layout=True)

    def notice(self, text: str) -> None:
        """Say something in the key bar for a while."""
        self._said = text
        for bar in self.query(KeyBar):
            bar.notice(text)

    def hush(self, text: str = "") -> None:
        """Take a notice away (only if it is `text`, when that is given)."""
        for bar in self.query(KeyBar):
            bar.hush(text)

    def clauses(self) -> tuple[str, ...]:
        """The clauses that the screen speaks of: those of the last notice, until the next key."""
        from app.text.rulebook import clauses_in

        return clauses_in(self._said)

    def refresh_keys(self) -> None:
        """What can be done changed: paint the key bar anew."""
        for bar in self.query(KeyBar):
            bar.renew()

    def on_descendant_focus(self) -> None:
        """A field takes the keys that write."""
        self.refresh_keys()

    def on_descendant_blur(self) -> None:
        """And gives them back."""
        self.refresh_keys()

    # -- size

    @property
    def too_small(self) -> bool:
        """Whether the terminal is smaller than the smallest size."""
        return self.has_class("-small")

    def on_mount(self) -> None:
        """Take the layout of the present size."""
        self.set_class(self.app.glyphs.name == "ascii", "-ascii")
        self.fit(self.app.size)

    def on_resize(self, event: events.Resize) -> None:
        """All screens of the stack take the layout of a new size, also those behind this one."""
        try:
            stack = self.app.screen_stack
        except ScreenStackError:
            stack = [self]
        for screen in stack:
            if isinstance(screen, BaseScreen):
                screen.fit(event.size)

    def on_screen_resume(self) -> None:
        """The size may have changed while another screen was in front."""
        self.fit(self.app.size)
        self.refresh_keys()

    def on_screen_suspend(self) -> None:
        """A screen is in front, whose keys work."""
        self.refresh_keys()

    def fit(self, size: Size) -> None:
        """Take the layout of a size: wide, normal, or the notice that it is too small."""
        small = size.width < SMALLEST.width or size.height < SMALLEST.height
        self.set_class(size.width >= WIDE.width and size.height >= WIDE.height, "-wide")
        self.set_class(size.height > SMALLEST.height, "-roomy")
        self.set_class(small, "-small")
        self.app.room_is(not small)
        notices = self.query(TooSmallNotice)
        if small and not notices:
            self.mount(TooSmallNotice())
        for notice in notices:
            notice.repaint()
