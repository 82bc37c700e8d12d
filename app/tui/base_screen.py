"""The base of all screens: commands, live changes of language, the key bar, the smallest size.

A `BaseScreen` names the scope of its commands; Textual's bindings come from the registry. A key
runs `action_command`, which checks `available` and calls `do_<id>` on the first of `handlers` that
has it: the screen or else the app.
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

from app.tui.commands import COMMANDS, Command, bindings, keys_of, scope
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.paint_queue import PaintQueue
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Span
from app.tui.widgets.too_small import TooSmallNotice

if TYPE_CHECKING:
    from app.session.company import Conversing
    from app.tui.app_protocol import AppProtocol

Result = TypeVar("Result")

SMALLEST = Size(80, 24)
WIDE = Size(120, 40)
WORKS_WHEN_SMALL = ("app.quit", "app.interrupt")


class BaseScreen(Screen[Result]):
    """A screen of the program. Subclasses name `SCOPE`, and `ALSO` for scopes they share.

    It has the class `-wide` from 120x40 on; below 80x24 it shows a notice instead of its contents.
    """

    SCOPE: ClassVar[str] = ""
    ALSO: ClassVar[tuple[str, ...]] = ()
    EXPLAINED: ClassVar[str] = ""
    """The message at the top of this screen's help, if there is one."""
    AUTO_FOCUS = ""
    noticed = ""
    """The last notice, until the next key."""
    hinted = ""
    """The last notice if it is a hint, until the next key."""

    def __init__(self, *, classes: str | None = None) -> None:
        super().__init__(classes=classes)
        self.paints = PaintQueue(self)

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
        """Return all commands that keys reach from here, the screen's own first."""
        names = dict.fromkeys((self.SCOPE, *self.ALSO, "app"))
        return [command for name in names for command in scope(name)]

    def shown_commands(self) -> list[Command]:
        """Return the commands of the key bar, in its order."""
        shown = [c for c in self.commands() if c.footer and self.available(c.id) is not False]
        return sorted(shown, key=lambda command: command.footer)

    def available(self, command: str) -> bool | str:
        """Return whether a command can be used now. A text is the id of the message with the
        reason; False hides the command."""
        if command == "app.talk" and self.company() is None:
            return False
        return command not in self.app.withheld

    def company(self) -> Conversing | None:
        """Return the people elsewhere to whom the player can speak here; None for nobody."""
        return self.app.session.company if self.app.session is not None else None

    def refusal(self, message: str) -> str:
        """Return a reason of `available` in words; for messages that need values."""
        return self.app.texts(message)

    def label(self, command: Command) -> str:
        """Return the present label of a command in the key bar."""
        return command.label(self.app.texts)

    def explained(self) -> str:
        """Return the message at the top of this screen's help, "" for none."""
        return self.EXPLAINED

    def legend(self) -> Sequence[tuple[Span, str]]:
        """Return the symbols of this screen with their meanings, for the help."""
        return ()

    def works(self, command: Command) -> bool:
        """Whether the key runs the command now."""
        return self.available(command.id) is True

    def pressed_place(self, command: str) -> int:
        """Return the place of the pressed key among those of a command; -1 for none of them."""
        keys = keys_of(COMMANDS[command], self.app.keymap)
        return keys.index(self.app.pressed) if self.app.pressed in keys else -1

    def drops(self, key: events.Key, overtaken: bool) -> bool:
        """Whether a key is ignored. One that is `overtaken` is the repeat of a held key, and the
        next one waits already."""
        return False

    def handlers(self) -> tuple[object, ...]:
        """Return the objects that carry out commands. The first one with the method of a command
        gets it."""
        return (self, self.app)

    def action_command(self, command: str) -> None:
        """Run the command of a key, or show why it is not available."""
        if self.too_small and command not in WORKS_WHEN_SMALL:
            return
        if not self.is_mounted:  # the key was faster than the screen, which has no widgets yet
            return
        hinted, self.hinted = self.hinted, ""
        if hinted and COMMANDS[command].calls == "close" and self._says(hinted):
            self.hush()  # it was about the hint, not about what the player is asked
            return
        self.hush()
        if command != "app.rules":
            self.noticed = ""
        answer = self.available(command)
        if isinstance(answer, str):
            self.notice(self.refusal(answer))
        elif answer:
            used = COMMANDS[command]
            target = next(one for one in self.handlers() if hasattr(one, used.method))
            getattr(target, used.method)(*used.arguments)

    @override
    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Close this screen. A fast second request does not close the screen that is in front by
        then."""
        return super().dismiss(result) if self.is_active else AwaitComplete()

    def do_close(self) -> None:
        """Close without a result. Most scopes have a command of their own that calls this."""
        self.dismiss(None)

    # -- texts and looks

    def retext(self) -> None:
        """Show everything again after a change of language, theme or glyphs."""
        self.set_class(self.app.glyphs.name == "ascii", "-ascii")
        for widget in self.query("*"):
            if isinstance(widget, Painted):
                widget.retext()
            else:
                widget.refresh(layout=True)
        self.refresh(layout=True)

    def notice(self, text: str) -> None:
        """Show a notice in the key bar for a few seconds."""
        self.noticed = text
        for bar in self.query(KeyBar):
            bar.notice(text)

    @property
    def said(self) -> str:
        """The notice that is still in the key bar, "" without one."""
        return next((bar.says for bar in self.query(KeyBar) if bar.says), "")

    def _says(self, text: str) -> bool:
        """Whether a notice is still in the key bar."""
        return any(bar.says == text for bar in self.query(KeyBar))

    def hush(self, text: str = "") -> None:
        """Remove a notice (only if it is `text`, if that is given)."""
        for bar in self.query(KeyBar):
            bar.hush(text)

    def clauses(self) -> tuple[str, ...]:
        """Return the clauses that the screen mentions: those of the last notice, until the next
        key."""
        from app.text.rulebook import clauses_in

        return clauses_in(self.noticed)

    def refresh_keys(self) -> None:
        """Repaint the key bar after the available commands changed."""
        for bar in self.query(KeyBar):
            bar.stale()

    def on_descendant_focus(self) -> None:
        """Repaint the key bar: a field takes the keys that type."""
        self.refresh_keys()

    def on_descendant_blur(self) -> None:
        """Repaint the key bar: the field no longer takes keys."""
        self.refresh_keys()

    # -- size

    @property
    def too_small(self) -> bool:
        return self.has_class("-small")

    def on_mount(self) -> None:
        self.set_class(self.app.glyphs.name == "ascii", "-ascii")
        self.fit(self.app.size)

    def on_resize(self, event: events.Resize) -> None:
        """Fit all screens of the stack to a new size, also those behind this one."""
        try:
            stack = self.app.screen_stack
        except ScreenStackError:
            stack = [self]
        for screen in stack:
            if isinstance(screen, BaseScreen):
                screen.fit(event.size)

    def on_screen_resume(self) -> None:
        """Fit the present size: it may have changed while another screen was in front."""
        self.fit(self.app.size)
        self.refresh_keys()

    def on_screen_suspend(self) -> None:
        """Repaint the key bar: another screen is in front, and its keys work."""
        self.refresh_keys()

    def size_classes(self, size: Size) -> dict[str, bool]:
        """Return the style classes that depend on the size, and whether each of them holds."""
        return {
            "-wide": size.width >= WIDE.width and size.height >= WIDE.height,
            "-roomy": size.height > SMALLEST.height,
            "-small": size.width < SMALLEST.width or size.height < SMALLEST.height,
        }

    def fit(self, size: Size) -> None:
        """Apply the layout of a size: wide, normal, or the notice that it is too small."""
        classes = self.size_classes(size)
        small = classes["-small"]
        self.update_classes(classes)
        self.app.room_is(not small)
        notices = self.query(TooSmallNotice)
        if small and not notices:
            self.mount(TooSmallNotice())
        for notice in notices:
            notice.repaint()
