"""The program for a guest elsewhere: a table's lobby and match, and nothing of the host's."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from textual.widget import Widget
from typing_extensions import override

from app import tui
from app.config.settings import Settings
from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.lessons.learned import LearnedState
from app.match.bots.port import BotGuard
from app.net.invitations import read_invitation
from app.session.app_context import AppContext
from app.tui.app import MazmorraApp
from app.tui.appearance import first_looks
from app.tui.base_screen import BaseScreen
from app.tui.commands import Command, register
from app.tui.online.opening import table_list
from app.tui.starting import begin_as_asked
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, wrapped

register((Command("outside.again", "outside", ("enter",), footer=10),))

NO_FILES = "a guest elsewhere has no files, and begins no match"


class GuestContext(AppContext):
    """The machine as somebody sees it who sits elsewhere: a clock, the games, and no file."""

    token = ""

    @override
    def guest_token(self, place: str, name: str) -> str:
        return self.token


def guest_context(token: str) -> GuestContext:
    """Return the context of a guest with a secret of 64 hexadecimal digits. What they set is kept
    as long as their program runs."""

    def keep(settings: Settings, changes: Mapping[str, Any]) -> Settings:
        return replace(settings, **changes)

    def no_bots(_game: str, _public: Any) -> BotGuard:
        raise RuntimeError(NO_FILES)

    def no_seed() -> str:
        raise RuntimeError(NO_FILES)

    context = GuestContext(time.time, no_seed, keep, no_bots)
    context.token = token
    context.library = ContentIndex()
    context.learned = LearnedState(None)
    context.show_random = random.Random()
    return context


class OutsideText(Painted):
    """Says that the guest has left the table."""

    DEFAULT_CSS = "OutsideText { height: 1fr; width: 100%; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        texts, side = self.mazmorra.texts, max(2, (cells - 60) // 2)
        words = wrapped(texts("lobby-outside"), cells - side, "text", side)
        return [*([[]] * (height // 3)), [Span(" " * side + "MAZMORRA", "title")], [], *words]


class OutsideScreen(BaseScreen[None]):
    """The screen behind the table: what a guest sees who has left it."""

    SCOPE: ClassVar[str] = "outside"

    @override
    def compose(self) -> Iterator[Widget]:
        yield OutsideText()
        yield KeyBar()

    def on_mount(self) -> None:
        self.call_after_refresh(self.app.after_first_paint)

    def do_outside_again(self) -> None:
        begin_as_asked(self.app)


class GuestApp(MazmorraApp):
    """The program of a guest. Behind a page it ends when the page is closed, not by a key.

    Withheld is what would write a file, examine this machine, or begin another program or a match.
    """

    withheld = frozenset({"end.report", "settings.doctor", "app.plain", "replay.fork"})
    stays: ClassVar[bool] = True
    CSS_PATH = str(Path(tui.__file__).with_name("mazmorra.tcss"))

    def __init__(self, services: AppContext, start: StartOptions) -> None:
        super().__init__(services, start, first_looks(start, {}))

    @override
    def first_screen(self) -> BaseScreen[None]:
        if read_invitation(self.options.join) is not None:
            return OutsideScreen()
        return table_list(self, self.options.join)

    @override
    def leave(self) -> None:
        self.go_home()
