"""The full-screen program: its texts, colours and glyphs, and the navigation between screens.

It knows no game's rules. All slow imports (schemas, decks, the database, a game's screen) come
after the first paint.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.binding import BindingType
from textual.screen import ModalScreen
from typing_extensions import override

from app.config.logs import log
from app.config.settings import Settings
from app.session.app_context import AppContext
from app.session.exit_codes import TO_PLAIN
from app.tui.base_screen import BaseScreen
from app.tui.commands import bindings
from app.tui.dialogs.ask import AskDialog
from app.tui.dialogs.question import YesNoQuestion
from app.tui.signals import Signals
from app.tui.themed_app import ThemedApp
from app.tui.typed_keys import TypedKeys

if TYPE_CHECKING:
    from app.config.settings import Settings
    from app.config.start_options import StartOptions
    from app.match.source import ReplayRequest
    from app.session.session import Session
    from app.store.archive import SavedMatch
    from app.text.log import News
    from app.tui.keymap import KeyProblem

LEAVING = ("records-leave", "quit")
"""The questions before leaving: while nothing can be saved, and otherwise."""

GAME_AT = 2
"""The index of a game's screen in the stack: over Textual's own and the home screen."""


class MazmorraApp(ThemedApp):
    """The program: it implements `AppProtocol`, and opens all screens."""

    CSS_PATH = "mazmorra.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings("app")]
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    TITLE = "Mazmorra"

    def __init__(self, services: AppContext, start: StartOptions, looks: Settings) -> None:
        super().__init__(start.settings, looks, services.save_settings)
        self.services = services
        self.options = start
        self.session: Session | None = None
        self.saved: SavedMatch | None = None
        self.fault: BaseException | None = None
        self.signals: Signals | None = None
        """Ends the program in order after a signal n, with the status 128 + n; None if no
        handler is installed."""
        self._awake = False
        self._typed = TypedKeys()

    # -- the screens

    def on_mount(self) -> None:
        if self.signals is not None:
            self.signals.hear(lambda number: self.exit(None, 128 + number))
        self.push_screen(self.first_screen())

    def first_screen(self) -> BaseScreen[None]:
        """Return the screen behind all others. It calls `after_first_paint`."""
        from app.tui.screens.home import HomeScreen

        return HomeScreen()

    @override
    def after_first_paint(self) -> None:
        if self._awake or self._exit:
            return
        self._awake = True
        from app.session import garbage
        from app.tui.launch import start_words
        from app.tui.starting import begin_as_asked

        garbage.resume()
        problem = self.services.wake()
        self._look_for_saves()
        self.run_worker(self.services.make_good(), group="records")
        wrong = self._take_keys(self.services.keys)
        begin_as_asked(self)
        if self.options.first:
            self.ask_once()
        words = partial(start_words, self, problem, wrong)
        if words():
            self.tell(words)

    def _look_for_saves(self) -> None:
        from app.session.opener import newest_unfinished
        from app.tui.screens.home import HomeScreen

        self.saved = newest_unfinished(self.services)
        for screen in self.screen_stack:
            if isinstance(screen, HomeScreen):
                screen.offer()

    def _take_keys(self, path: Path | None) -> list[KeyProblem]:
        from app.tui import keymap

        entries, problems = keymap.read(path) if path else ({}, [])
        if entries:
            self.chosen_keys, wrong = keymap.checked(entries, self.looks.keys)
            self.written_keys = dict(self.chosen_keys)
            problems += wrong
        self.take_keys()
        if entries or self.looks.keys:
            self.place.retext()
        return problems

    @override
    def tell(self, sentences: Callable[[], Sequence[str]], title: str = "cmd-tell-title") -> None:
        from app.tui.dialogs.tell import TellDialog

        self.push_screen(TellDialog(title, sentences))

    @override
    def open_new_game(self, game: str) -> None:
        from app.content.match_setup import BadChoice
        from app.tui.launch import tell_why
        from app.tui.newgame.opening import new_game_screen
        from app.tui.screens.home import HomeScreen

        self.after_first_paint()  # the player may be faster than the first paint
        if not all(isinstance(one, HomeScreen | ModalScreen) for one in self.screen_stack[1:]):
            return  # the command line has already opened a screen
        try:
            screen = new_game_screen(self, game)
        except BadChoice as problem:
            log("shell").warning("new game: %r", problem)
            tell_why(self, problem)
            return
        self.push_screen(screen)

    @override
    def resume_match(self) -> None:
        from app.tui.continuing import go_on

        if self.saved is not None:
            go_on(self, self.saved.id)

    @override
    def open_match(self, session: Session) -> None:
        from app.tui.launch import match_screens

        self._clear()
        self.session = session
        for screen in match_screens(session):
            self.push_screen(screen)

    @override
    def open_replay(self, request: ReplayRequest) -> None:
        from app.tui.replay.opening import open_replay

        open_replay(self, request)

    @override
    async def show_again(
        self, notice: str, next_player: str = "", *, keeps_plans: bool = False
    ) -> None:
        from app.tui.launch import game_screen
        from app.tui.match.host import MatchHost

        session, before = self.session, self.screen_stack[GAME_AT]
        if session is None:
            return
        self.workers.cancel_node(self.screen_stack[GAME_AT])  # the old screen gets no more events
        while len(self.screen_stack) > GAME_AT + 1:
            self.pop_screen()
        screen = game_screen(session)
        if keeps_plans and isinstance(before, MatchHost) and isinstance(screen, MatchHost):
            screen.scene.plan_as(before.scene)
        await self.switch_screen(screen)
        screen.notice(notice)
        if next_player:
            from app.tui.screens.handover import HandoverScreen

            self.push_screen(HandoverScreen(next_player))

    @override
    def go_home(self) -> None:
        self._clear()
        self._look_for_saves()

    def _clear(self) -> None:
        from app.tui.launch import opener

        session, self.session = self.session, None
        if session is not None:
            self.run_worker(opener(self).leave(session), group="leaving")
        while len(self.screen_stack) > 2:
            self.pop_screen()

    @override
    def play_again(self, seed: str) -> None:
        from app.tui.launch import opener

        if self.session is not None:
            self.open_match(opener(self).again(self.session, seed))

    @override
    def replay_match(self) -> None:
        if self.session is not None:
            self.open_replay(replace(self.session.source.look_back(None), position=0))

    @override
    def play_other(self) -> None:
        game = self.session.source.header.game if self.session else ""
        self.go_home()
        if game:
            self.open_new_game(game)

    @override
    def abandon(self) -> None:
        from app.tui.launch import forget

        session = self.session
        forgotten = session is None or forget(self, session)
        self.go_home()
        if not forgotten:
            self.notice(self.texts("records-not-forgotten"))

    @override
    def open_pause(self) -> None:
        from app.tui.dialogs.pause import PauseMenu

        self.push_screen(PauseMenu())

    @override
    async def pass_keyboard(
        self,
        name: str,
        lines: Callable[[], Sequence[News]] = tuple,
        primer: Callable[[], Sequence[str]] = tuple,
        *,
        first: bool = False,
    ) -> None:
        from app.tui.screens.handover import HandoverScreen

        await self.push_screen_wait(HandoverScreen(name, lines, primer, first=first))

    @override
    def ask(self, question: YesNoQuestion, answer: Callable[[bool], None]) -> None:
        self.push_screen(AskDialog(question), lambda said: answer(bool(said)))

    @override
    def ring(self) -> None:
        if self.looks.bell:
            self.bell()

    # -- commands of every screen

    def do_app_help(self) -> None:
        from app.tui.screens.help import HelpScreen

        self.push_screen(HelpScreen(self.place))

    @override
    def do_app_rules(self) -> None:
        from app.tui.rules.opening import open_rules

        open_rules(self, self.place.clauses())

    def do_app_palette(self) -> None:
        from app.tui.dialogs.finder import Finder

        self.push_screen(Finder(self.place))

    def do_app_quit(self) -> None:
        """Leave the program, and ask first while a match is on the screen. If the terminal is
        too small to show the question, leave a saved match without it."""
        match = None if self.session is None else self.session.source
        unseen = self.place.too_small and match is not None and match.unsaved is None
        if match is None or match.over or unseen:
            self.leave()
        elif not (isinstance(self.screen, AskDialog) and self.screen.question.room in LEAVING):
            saved = match.unsaved is None
            if isinstance(self.screen, AskDialog):
                self.screen.dismiss(False)  # one question at a time
            self.ask(YesNoQuestion(LEAVING[saved]), self._answer_quit)

    def _answer_quit(self, yes: bool) -> None:
        if yes:
            self.leave()

    def do_app_plain(self) -> None:
        """Continue in plain mode, with the match on the screen if it is saved."""
        session = self.session
        if session is not None and session.elsewhere:
            self.notice(self.texts("online-no-plain"))
        elif session is None or session.source.over or session.source.unsaved is None:
            self.exit(None, TO_PLAIN)
        else:
            self.notice(self.texts("quit-plain-unsaved"))

    def do_app_interrupt(self) -> None:
        """Show how to leave the program: players of other programs expect Ctrl-C to do it."""
        self.notice(self.texts("quit-how"))

    def action_help_quit(self) -> None:
        self.do_app_interrupt()

    @override
    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.Key) and not event.is_forwarded:
            self._typed.arrived(event)
        await super().on_event(event)

    def on_key(self, event: events.Key) -> None:
        """Ignore a key that was not meant for the screen in front."""
        overtaken = self._typed.overtaken(event)
        if isinstance(self.screen, BaseScreen) and self.screen.drops(event, overtaken):
            event.prevent_default()

    def action_command(self, command: str) -> None:
        if isinstance(self.screen, BaseScreen):
            self.screen.action_command(command)

    @override
    def leave(self) -> None:
        self.exit(0)

    @override
    def _handle_exception(self, error: Exception) -> None:
        """Ignore errors during the exit, from widgets that are being removed."""
        if self._exit:
            log("shell").warning("on the way out: %r", error)
        else:
            super()._handle_exception(error)

    @override
    def _fatal_error(self) -> None:
        """Keep the error for a report and leave the terminal clean. Textual would print a
        traceback with local values, which hold every secret of a match."""
        self.fault = sys.exc_info()[1] or self._exception
        self._close_messages_no_wait()
