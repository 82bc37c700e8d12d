"""The interface of the app for screens and widgets.

They import only this module; `ThemedApp` and `MazmorraApp` implement it and know the screens. So
imports go one way: the app, its screens, their widgets, this interface.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.screen import Screen

from app.config.logs import log
from app.i18n.fluent import Texts
from app.tui.commands import COMMANDS, keys_of
from app.tui.dialogs.question import YesNoQuestion
from app.tui.glyphs import GLYPH_SETS, Glyphs
from app.tui.key_names import key_name, key_sign
from app.tui.themes import PALETTES, Palette

if TYPE_CHECKING:
    from app.config.settings import Settings
    from app.config.start_options import StartOptions
    from app.match.source import ReplayRequest
    from app.session.app_context import AppContext, SaveSettings
    from app.session.session import Session
    from app.store.archive import SavedMatch
    from app.text.log import News


CLOSING_SECONDS = 5.0
"""How long the end of the program may wait for each of `AppProtocol.closing`."""


class AppProtocol(App[int]):
    """The app as its screens see it: looks and texts, the match, and the ways to other screens."""

    services: AppContext
    options: StartOptions
    withheld: frozenset[str] = frozenset()
    """The commands that this program does not offer on any screen."""
    stays: ClassVar[bool] = False
    """Whether no key ends this program, since it ends with its page."""
    session: Session | None
    saved: SavedMatch | None
    """The match that was played last and can be continued."""

    def __init__(self, settings: Settings, looks: Settings, save: SaveSettings) -> None:
        super().__init__()
        self.settings = settings
        self.looks = looks
        """The settings in force; `settings` are those of the file."""
        self.texts = Texts(looks.language)
        self.closing: list[Callable[[], Awaitable[None]]] = []
        """What is closed at the end of the program; each may have been closed before."""
        self.chosen_keys: dict[str, str] = {}
        """Keys that the player gave to commands, by the commands' ids."""
        self.written_keys: dict[str, str] = {}
        """The subset of `chosen_keys` that could be saved."""
        self.keymap: dict[str, str] = {}
        """`chosen_keys` and the keys of the language: all keys that are not the commands' own."""
        self.pressed = ""
        """The key whose command runs. Later keys may wait already, so screens must not note keys
        as they arrive."""
        self._save_settings = save

    # -- looks and texts

    async def on_unmount(self) -> None:
        """Close at the end, however it came, what others depend on."""
        for close in self.closing:
            try:
                async with asyncio.timeout(CLOSING_SECONDS):
                    await close()
            except (OSError, TimeoutError) as problem:
                log("shell").warning("closing: %r", problem)

    @property
    def palette(self) -> Palette:
        return PALETTES[self.looks.theme]

    @property
    def glyphs(self) -> Glyphs:
        return GLYPH_SETS[self.looks.glyphs]

    def roles(self) -> dict[str, str]:
        """The role of each colour on the screen."""
        return self.palette.roles()

    def key_sign(self, key: str) -> str:
        """Return the short name of a key, in the present language and glyphs."""
        return key_sign(key, self.glyphs, self.texts)

    def key_name(self, key: str) -> str:
        """Return the name of a key for use by itself, not in a row of keys."""
        return key_name(key, self.glyphs, self.texts)

    def first_key(self, command: str) -> str:
        """Return the name of a command's first key; "" if it has no key."""
        keys = keys_of(COMMANDS[command], self.keymap)
        return self.key_name(keys[0]) if keys else ""

    @abstractmethod
    def said(self, setting: str) -> str:
        """Return the present value of a setting in words; a language has its own name for
        itself."""

    @abstractmethod
    def turn(self, setting: str, step: int = 1) -> None:
        """Select the next value of a setting, show it at once and save it."""

    @abstractmethod
    def change(self, **looks: str | int) -> None:
        """Change looks by name, show them on all screens, and save them."""

    @abstractmethod
    def keep(self, **settings: str | int) -> None:
        """Save settings, and keep the other saved ones."""

    @abstractmethod
    def take_keys(self) -> None:
        """Apply the player's keys and those of the language."""

    # -- a match

    @abstractmethod
    def ring(self) -> None:
        """Ring the terminal's bell, if the player enabled it."""

    @abstractmethod
    def room_is(self, large: bool) -> None:
        """Report whether the terminal is large enough to play in."""

    @abstractmethod
    async def until_large(self) -> None:
        """Wait while the terminal is too small for the screen, so that bots don't play unseen."""

    # -- ways to other screens

    def open_once(self, screen: Screen[None]) -> None:
        """Show a screen. If one of its kind is open, close it and all screens over it first, so
        that screens that lead to each other don't pile up."""
        if any(type(one) is type(screen) for one in self.screen_stack):
            while type(self.screen) is not type(screen):
                self.pop_screen()
            self.pop_screen()
        self.push_screen(screen)

    @abstractmethod
    def notice(self, text: str) -> None:
        """Show a notice in the key bar of the screen in front for a few seconds."""

    @abstractmethod
    def after_first_paint(self) -> None:
        """Do the work that waits for the first paint: the slow imports, the saved matches, and
        the match that the command line asked for. A second call, or one during the exit, does
        nothing."""

    @abstractmethod
    def tell(self, sentences: Callable[[], Sequence[str]], title: str = "cmd-tell-title") -> None:
        """Show sentences until the player closes them; a change of language calls `sentences`
        again."""

    @abstractmethod
    def ask(self, question: YesNoQuestion, answer: Callable[[bool], None]) -> None:
        """Ask yes or no; `answer` gets True for yes."""

    @abstractmethod
    def open_new_game(self, game: str) -> None:
        """Open the new-game screen."""

    @abstractmethod
    def open_match(self, session: Session) -> None:
        """Put a match on the screen, in place of all screens over the home screen."""

    @abstractmethod
    def resume_match(self) -> None:
        """Continue the match that was played last, or show why that fails."""

    @abstractmethod
    def open_replay(self, request: ReplayRequest) -> None:
        """Open a replay over the present screen."""

    @abstractmethod
    async def show_again(
        self, notice: str, next_player: str = "", *, keeps_plans: bool = False
    ) -> None:
        """Rebuild the screen after the match on it changed, and show a notice. If the keyboard
        must pass to a person first, `next_player` is the name. With `keeps_plans`, what was planned
        on the screen is planned again."""

    @abstractmethod
    async def pass_keyboard(
        self,
        name: str,
        lines: Callable[[], Sequence[News]] = tuple,
        primer: Callable[[], Sequence[str]] = tuple,
        *,
        first: bool = False,
    ) -> None:
        """Hide everything until `name` has the keyboard. Call it in a worker.

        `lines` returns the public news since then, in the present language. `first` is whether that
        person has had no turn here yet.
        """

    @abstractmethod
    def open_pause(self) -> None:
        """Open the menu of a running match, on Esc."""

    @abstractmethod
    def play_again(self, seed: str) -> None:
        """Start another match like the one on the screen; `seed` "" means the same seed."""

    @abstractmethod
    def play_other(self) -> None:
        """Go from the end of a match to the new-game screen."""

    @abstractmethod
    def replay_match(self) -> None:
        """Replay the match on the screen from its beginning."""

    @abstractmethod
    def abandon(self) -> None:
        """Give up and delete the match on the screen."""

    @abstractmethod
    def go_home(self) -> None:
        """Go back to the home screen. A match on the screen stays saved."""

    @abstractmethod
    def leave(self) -> None:
        """End the program."""

    # -- commands of every screen

    @abstractmethod
    def do_app_rules(self) -> None:
        """Open the rules at the clauses of the screen in front; else those of the present game."""
