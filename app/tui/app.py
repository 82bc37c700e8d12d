"""The program on the screen: its words, colours and signs, and the way between screens.

It knows nothing about a game's rules. Whatever is slow to import (schemas, decks, the database,
a game's screen) comes after the first paint.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App
from textual.binding import BindingType
from typing_extensions import override

from app.logs import log
from app.text.fluent import LANGUAGES, Texts
from app.tui.commands import bindings
from app.tui.dialogs.ask import AskDialog, Question
from app.tui.glyphs import GLYPH_SETS, Glyphs
from app.tui.keys import key_sign
from app.tui.looks import Looks, next_of
from app.tui.place import Place
from app.tui.services import Services
from app.tui.themes import PALETTES, Palette
from app.tui.widgets.menu import Row

if TYPE_CHECKING:
    from app.start import StartOptions
    from app.store.matches import Saved
    from app.tui.screens.end import Summary
    from app.tui.session import Session

SIGNALS = (signal.SIGTERM, signal.SIGHUP)
"""What leaves the program in order: the terminal clean, the match saved, status 128 + n."""

TURNS: dict[str, Sequence[str | int]] = {
    "language": LANGUAGES,
    "speed": range(5),
    "theme": tuple(PALETTES),
    "glyphs": tuple(GLYPH_SETS),
}
"""The settings that one key goes through, with their values."""

THINKING = (0.0, 0.12, 0.35, 0.8, 0.8)
"""Seconds that a bot seems to think, by speed."""

OWN_NAMES = {"en": "English", "es": "Español"}
"""What each language calls itself, so that whoever can't read the present one finds theirs."""


class MazmorraApp(App[int]):
    """The program. Screens ask it for `texts`, `palette`, `glyphs`, `settings`, `services`."""

    CSS_PATH = "mazmorra.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings("app")]
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    TITLE = "Mazmorra"

    def __init__(self, services: Services, start: StartOptions, looks: Looks) -> None:
        super().__init__()
        self.services = services
        self.settings = start.settings
        self.options = start
        self.looks = looks
        self.texts = Texts(looks.language)
        self.keymap: dict[str, str] = {}
        self.session: Session | None = None
        self.saved: Saved | None = None
        self.fault: BaseException | None = None
        self.heeds_signals = False
        self.animation_level = "none"
        for palette in PALETTES.values():
            self.register_theme(palette.textual())
        self.theme = looks.theme

    # -- looks and words

    @property
    def palette(self) -> Palette:
        """The colours of the present theme."""
        return PALETTES[self.looks.theme]

    @property
    def glyphs(self) -> Glyphs:
        """The present signs."""
        return GLYPH_SETS[self.looks.glyphs]

    def roles(self) -> dict[str, str]:
        """Which role a colour on the screen plays."""
        return self.palette.roles()

    def turn(self, setting: str, step: int = 1) -> None:
        """Go to the next value of a setting, show it at once and keep it."""
        present = getattr(self.looks, setting)
        self.change(**{setting: next_of(TURNS[setting], present, step)})
        label = self.texts(f"cmd-app-{setting}")
        self.place.notice(self.texts("cmd-changed", what=label, value=self._said(setting)))

    def change(self, **looks: str | int) -> None:
        """Change looks by name, show them on all screens, and keep them for next time."""
        for name, value in looks.items():
            setattr(self.looks, name, value)
        self.texts.language = self.looks.language
        self.theme = self.looks.theme
        for screen in self.screen_stack:
            if isinstance(screen, Place):
                screen.retext()
        self.keep(**looks)

    def keep(self, **settings: str | int) -> None:
        """Write settings down, beside those that are there."""
        self.settings = self.services.save_settings(self.settings, settings)

    def setting_rows(self) -> list[Row]:
        """The rows of a menu that turn a setting, with the values they have now."""
        return [
            Row(f"app.{name}", value=self._said(name), gap=name == "language") for name in TURNS
        ]

    def _said(self, setting: str) -> str:
        """The present value of a setting in words; a language calls itself by its own name."""
        if setting == "language":
            return OWN_NAMES[self.looks.language]
        return self.texts(f"common-{setting}-{getattr(self.looks, setting)}")

    # -- the screens

    @property
    def place(self) -> Place[Any]:
        """The screen in front, or the nearest of ours behind it (the palette is Textual's)."""
        return next(screen for screen in reversed(self.screen_stack) if isinstance(screen, Place))

    def on_mount(self) -> None:
        """Show the home screen; the rest follows once it is painted."""
        from app.tui.screens.home import HomeScreen

        if self.heeds_signals:
            loop = asyncio.get_running_loop()
            for number in SIGNALS:
                loop.add_signal_handler(number, self.exit, None, 128 + number)
        self.push_screen(HomeScreen())

    def after_first_paint(self) -> None:
        """What waits until people see something: the slow imports, saved matches, and the match
        that the command line asked for."""
        from app.tui.launch import newest_save, start_from_command_line, why_not

        problem = self.services.wake(self.services)
        self.saved = newest_save(self.services)
        self.place.retext()
        notices = [*self.options.notices, *([why_not(self, problem)] if problem else [])]
        if notices:
            self.place.notice(" ".join(notices))
        if self.options.game:
            start_from_command_line(self)

    def open_new_game(self, game: str) -> None:
        """The screen where a game is set up."""
        from app.tui.launch import new_game_screen

        self.push_screen(new_game_screen(game))

    def resume_match(self) -> None:
        """Go on with the match that was played last; say why not if it can't be."""
        from app.tui.launch import resume_match, why_not

        if self.saved is None:
            return
        try:
            session = resume_match(self, self.saved.id)
        except Exception as problem:  # whatever a damaged save leads to; said in words
            log("shell").warning("resume: %r", problem)
            self.place.notice(why_not(self, problem))
            return
        self.open_match(session)

    def open_match(self, session: Session) -> None:
        """Put a match on the screen, instead of whatever stands over the home screen."""
        from app.tui.launch import game_screen

        self.go_home()
        self.session = session
        self.push_screen(game_screen(session))

    def go_home(self) -> None:
        """Back to the home screen. A match that was on the screen stays saved."""
        session, self.session = self.session, None
        if session is not None:
            self.run_worker(session.leave(), group="leaving")
        while len(self.screen_stack) > 2:
            self.pop_screen()
        from app.tui.launch import newest_save

        self.saved = newest_save(self.services)

    def play_again(self, seed: str) -> None:
        """Another match like the one on the screen; with the same seed if `seed` is empty."""
        from app.tui.launch import again

        if self.session is not None:
            self.open_match(again(self, self.session, seed))

    def play_other(self) -> None:
        """From the end of a match to the screen where the next one is set up."""
        game = self.session.match.header.game if self.session else ""
        self.go_home()
        if game:
            self.open_new_game(game)

    def abandon(self) -> None:
        """Give up the match on the screen: it is forgotten."""
        session = self.session
        if session is not None and self.services.store is not None:
            self.services.store.delete(session.match.header.match)
        self.go_home()

    def open_pause(self) -> None:
        """The menu of a running match, which Esc opens."""
        from app.tui.dialogs.pause import PauseMenu

        self.push_screen(PauseMenu())

    def show_end(self, summary: Summary) -> None:
        """The end of a match. The board stays behind it, to be looked at."""
        from app.tui.screens.end import EndScreen

        self.push_screen(EndScreen(summary))

    async def pass_keyboard(self, name: str, lines: Sequence[str] = ()) -> None:
        """Hide everything until `name` has the keyboard. Call it in a worker.

        `lines` are what happened meanwhile, in words that everybody may read.
        """
        from app.tui.screens.handover import HandoverScreen

        await self.push_screen_wait(HandoverScreen(name, lines))

    def ask(self, question: Question, answer: Callable[[bool], None]) -> None:
        """Ask yes or no; `answer` hears True for yes."""
        self.push_screen(AskDialog(question), lambda said: answer(bool(said)))

    def bot_pause(self) -> float:
        """Seconds that a bot seems to think at the present speed."""
        return THINKING[self.looks.speed]

    def key_sign(self, key: str) -> str:
        """A key as it is shown, in the present language and signs."""
        return key_sign(key, self.glyphs, self.texts)

    def ring(self) -> None:
        """The terminal's bell, if the player wants one."""
        if self.settings.bell:
            self.bell()

    # -- commands of every screen

    def do_app_language(self) -> None:
        """The next language."""
        self.turn("language")

    def do_app_speed(self) -> None:
        """The next speed."""
        self.turn("speed")

    def do_app_theme(self) -> None:
        """The next theme."""
        self.turn("theme")

    def do_app_glyphs(self) -> None:
        """The next set of signs."""
        self.turn("glyphs")

    def do_app_help(self) -> None:
        """What the keys of the screen in front do."""
        from app.tui.screens.help import HelpScreen

        self.push_screen(HelpScreen(self.place))

    def do_app_palette(self) -> None:
        """All commands, by name."""
        from app.tui.dialogs.finder import Finder

        self.push_screen(Finder(self.place))

    def do_app_quit(self) -> None:
        """Leave the program; asks first while a match is on the screen."""
        if self.session is None or self.session.match.over:
            self.leave()
        elif not isinstance(self.screen, AskDialog):
            self.ask(Question("quit"), self._answer_quit)

    def _answer_quit(self, yes: bool) -> None:
        if yes:
            self.leave()

    def do_app_interrupt(self) -> None:
        """Ctrl-C ends programs elsewhere: say how to leave this one."""
        self.place.notice(self.texts("quit-how"))

    def action_help_quit(self) -> None:
        """Textual's own answer to Ctrl-C."""
        self.do_app_interrupt()

    def action_command(self, command: str) -> None:
        """A key of the whole program: the screen in front decides."""
        if isinstance(self.screen, Place):
            self.screen.action_command(command)

    def leave(self) -> None:
        """End the program."""
        self.exit(0)

    @override
    def _fatal_error(self) -> None:
        """Keep the fault for a report and leave the terminal clean, where Textual would print a
        traceback with local values over it (they hold every secret of a match)."""
        self.fault = sys.exc_info()[1] or self._exception
        self._close_messages_no_wait()
