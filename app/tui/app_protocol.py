"""What screens and widgets may ask of the app that they stand in.

They know this and no more; `ThemedApp` and `MazmorraApp`, which know the screens, answer it. So
imports go one way: the app, its screens, their widgets, the stage.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from textual.app import App
from textual.screen import Screen

from app.i18n.fluent import Texts
from app.tui.appearance import Appearance
from app.tui.dialogs.question import YesNoQuestion
from app.tui.glyphs import GLYPH_SETS, Glyphs
from app.tui.key_names import key_name, key_sign
from app.tui.themes import PALETTES, Palette

if TYPE_CHECKING:
    from app.config.settings import Settings
    from app.config.start_options import StartOptions
    from app.match.replay import ReplayRequest
    from app.session.app_context import AppContext, SaveSettings
    from app.session.session import Session
    from app.store.archive import SavedMatch


class AppProtocol(App[int]):
    """The app as its screens see it: how it looks and speaks, what is played, and the ways to
    other screens."""

    services: AppContext
    options: StartOptions
    """What the command line asked for."""
    session: Session | None
    """The match on the screen."""
    saved: SavedMatch | None
    """The match that was played last, which can be gone on with."""

    def __init__(self, settings: Settings, looks: Appearance, save: SaveSettings) -> None:
        super().__init__()
        self.settings = settings
        self.looks = looks
        self.texts = Texts(looks.language)
        self.chosen_keys: dict[str, str] = {}
        """Keys that the player gave to commands, by the commands' ids."""
        self.written_keys: dict[str, str] = {}
        """Those of them that could be written down."""
        self.keymap: dict[str, str] = {}
        """These and the keys of the language: all that are not the commands' own."""
        self._save_settings = save

    # -- how it looks and speaks

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

    def key_sign(self, key: str) -> str:
        """A key as it is shown, in the present language and signs."""
        return key_sign(key, self.glyphs, self.texts)

    def key_name(self, key: str) -> str:
        """The same where a key is told by itself, not in a row of keys."""
        return key_name(key, self.glyphs, self.texts)

    @abstractmethod
    def said(self, setting: str) -> str:
        """The present value of a setting in words; a language calls itself by its own name."""

    @abstractmethod
    def turn(self, setting: str, step: int = 1) -> None:
        """Go to the next value of a setting, show it at once and keep it."""

    @abstractmethod
    def change(self, **looks: str | int) -> None:
        """Change looks by name, show them on all screens, and keep them for next time."""

    @abstractmethod
    def keep(self, **settings: str | int) -> None:
        """Write settings down, beside those that are there."""

    @abstractmethod
    def take_keys(self) -> None:
        """Let keys do what the player and the language want."""

    # -- a match

    @abstractmethod
    def ring(self) -> None:
        """The terminal's bell, if the player wants one."""

    @abstractmethod
    def room_is(self, large: bool) -> None:
        """The terminal is large enough to play in, or it isn't."""

    @abstractmethod
    async def until_large(self) -> None:
        """Wait while the terminal is too small to show anything: bots don't play on unseen."""

    # -- ways to other screens

    def open_once(self, screen: Screen[None]) -> None:
        """Show a screen. Where one of its kind is open already, it and what is over it give way, so
        that screens which lead to each other don't pile up."""
        if any(type(one) is type(screen) for one in self.screen_stack):
            while type(self.screen) is not type(screen):
                self.pop_screen()
            self.pop_screen()
        self.push_screen(screen)

    @abstractmethod
    def notice(self, text: str) -> None:
        """Say something in the key bar of the screen in front for a while."""

    @abstractmethod
    def after_first_paint(self) -> None:
        """What waits until people see something: the slow imports, saved matches, and the match
        that the command line asked for. Does nothing the second time, or on the way out."""

    @abstractmethod
    def tell(self, sentences: Callable[[], Sequence[str]], title: str = "cmd-tell-title") -> None:
        """Show sentences until they are closed; they are asked for in the present language."""

    @abstractmethod
    def ask(self, question: YesNoQuestion, answer: Callable[[bool], None]) -> None:
        """Ask yes or no; `answer` hears True for yes."""

    @abstractmethod
    def open_new_game(self, game: str) -> None:
        """The screen where a game is set up."""

    @abstractmethod
    def open_match(self, session: Session) -> None:
        """Put a match on the screen, instead of whatever stands over the home screen."""

    @abstractmethod
    def resume_match(self) -> None:
        """Go on with the match that was played last; say why not if it can't be."""

    @abstractmethod
    def open_replay(self, look: ReplayRequest) -> None:
        """Show a match again. What is on the screen stays behind it."""

    @abstractmethod
    async def show_again(self, notice: str, eyes: str = "") -> None:
        """The match on the screen is another one now: show it anew, and say why. If somebody is
        to have the keyboard first, `eyes` is the name."""

    @abstractmethod
    async def pass_keyboard(self, name: str, lines: Callable[[], Sequence[str]] = tuple) -> None:
        """Hide everything until `name` has the keyboard. Call it in a worker.

        `lines` are what happened meanwhile, in words of the present language that everybody may
        read.
        """

    @abstractmethod
    def open_pause(self) -> None:
        """The menu of a running match, which Esc opens."""

    @abstractmethod
    def play_again(self, seed: str) -> None:
        """Another match like the one on the screen; with the same seed if `seed` is empty."""

    @abstractmethod
    def play_other(self) -> None:
        """From the end of a match to the screen where the next one is set up."""

    @abstractmethod
    def replay_match(self) -> None:
        """The match on the screen again, from its beginning."""

    @abstractmethod
    def abandon(self) -> None:
        """Give up the match on the screen: it is forgotten."""

    @abstractmethod
    def go_home(self) -> None:
        """Back to the home screen. A match that was on the screen stays saved."""

    @abstractmethod
    def leave(self) -> None:
        """End the program."""

    # -- commands of every screen

    @abstractmethod
    def do_app_rules(self) -> None:
        """The rules, at what the screen in front speaks of; else those of the game at hand."""
