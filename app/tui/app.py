"""The program on the screen: its words, colours and signs, and the way between screens.

It knows nothing about a game's rules. Whatever is slow to import (schemas, decks, the database,
a game's screen) comes after the first paint.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App
from textual.binding import BindingType

from app.text.fluent import LANGUAGES, Texts
from app.tui.commands import bindings
from app.tui.glyphs import GLYPH_SETS, Glyphs
from app.tui.looks import Looks, next_of
from app.tui.place import Place
from app.tui.services import Services
from app.tui.themes import PALETTES, Palette
from app.tui.widgets.menu import Row

if TYPE_CHECKING:
    from app.settings import Settings
    from app.start import StartOptions
    from app.store.matches import Saved
    from app.tui.screens.end import Summary
    from app.tui.session import Session

TURNS: dict[str, Sequence[str | int]] = {
    "language": LANGUAGES,
    "speed": range(5),
    "theme": tuple(PALETTES),
    "glyphs": tuple(GLYPH_SETS),
}
"""The settings that one key goes through, with their values."""

OWN_NAMES = {"en": "English", "es": "Español"}
"""What each language calls itself, so that whoever can't read the present one finds theirs."""


class MazmorraApp(App[int]):
    """The program. Screens ask it for `texts`, `palette`, `glyphs`, `settings`, `services`."""

    CSS_PATH = "mazmorra.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings("app")]
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    TITLE = "Mazmorra"

    def __init__(
        self, services: Services, settings: Settings, start: StartOptions, looks: Looks
    ) -> None:
        super().__init__()
        self.services = services
        self.settings = settings
        self.start = start
        self.looks = looks
        self.texts = Texts(looks.language)
        self.keymap: dict[str, str] = {}
        self.session: Session | None = None
        self.saved: Saved | None = None
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

    # -- the screen in front

    @property
    def place(self) -> Place[Any]:
        """The screen in front."""
        screen = self.screen
        assert isinstance(screen, Place)
        return screen

    def on_mount(self) -> None:
        """Show the home screen; the rest follows once it is painted."""
        from app.tui.screens.home import HomeScreen

        self.push_screen(HomeScreen())

    def after_first_paint(self) -> None:
        """What waits until people see something: saved matches, then the slow imports."""
        self.run_worker(self._look_for_saves(), exclusive=True, group="saves")

    async def _look_for_saves(self) -> None:
        from app.tui.launch import newest_save

        self.saved = newest_save(self.services)
        for screen in self.screen_stack:
            if isinstance(screen, Place):
                screen.retext()

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

    def do_app_palette(self) -> None:
        """All commands, by name."""

    def do_app_quit(self) -> None:
        """Leave the program; asks first while a match is on the screen."""
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
