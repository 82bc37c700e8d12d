"""The app's looks and input: texts, colours, glyphs, speed, keys, mouse. All of them can change
while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from textual import events, on
from textual.driver import Driver
from textual.filter import LineFilter, Monochrome, NoColor
from textual.screen import Screen
from textual.theme import Theme
from typing_extensions import override

from app.config.settings import SPEEDS
from app.tui.app_protocol import AppProtocol
from app.tui.appearance import TURNS, next_of
from app.tui.base_screen import BaseScreen
from app.tui.textual_patches import report_mouse
from app.tui.themes import PALETTES

if TYPE_CHECKING:
    from app.config.settings import Settings
    from app.session.app_context import SaveSettings

OWN_NAMES = {"en": "English", "es": "Español"}
"""The name of each language in itself, for players who can't read the present one."""


class ThemedApp(AppProtocol):
    """Holds the looks, and applies every change of them to all screens at once."""

    def __init__(self, settings: Settings, looks: Settings, save: SaveSettings) -> None:
        super().__init__(settings, looks, save)
        self._large = asyncio.Event()
        self._aims: WeakKeyDictionary[events.Key, object] = WeakKeyDictionary()
        self._late: list[events.Key] = []
        self._unwritten: int | None = 0
        self._unkept: dict[str, str | int] = {}
        self.animation_level = "none"
        for palette in PALETTES.values():
            self.register_theme(palette.textual())
        self.theme = looks.theme

    @override
    def get_line_filters(self) -> Sequence[LineFilter]:
        """Leave out Textual's answer to `NO_COLOR`, which still sends greys. The program's own
        answer is the theme without colours, and a player who chooses another theme wants its
        colours."""
        grey = (Monochrome, NoColor)
        return [one for one in super().get_line_filters() if not isinstance(one, grey)]

    @override
    def get_theme(self, theme_name: str) -> Theme | None:
        """Return a theme. Textual joins all themes in a new dictionary for each look-up, and looks
        one up for each widget that it styles."""
        return self._registered_themes.get(theme_name) or super().get_theme(theme_name)

    @property
    @override
    def _background_screens(self) -> list[Screen[Any]]:
        """Return the visible screens behind the one in front, the hindmost first. Textual always
        includes the one right behind it, even if it is covered, and lays it out with each change
        of size, language or theme. Here a covered screen is laid out when it comes to the front."""
        seen: list[Screen[Any]] = []
        for screen in reversed(self._screen_stack):
            seen.append(screen)
            if screen.styles.background.a == 1:
                break
        return seen[:0:-1]

    @override
    def turn(self, setting: str, step: int = 1) -> None:
        present = getattr(self.looks, setting)
        self.change(**{setting: next_of(TURNS[setting], present, step)})
        label = self.texts(f"cmd-app-{setting}")
        self.notice(self.texts("cmd-changed", what=label, value=self.said(setting)))

    @override
    def change(self, **looks: str | int) -> None:
        self.looks = replace(self.looks, **looks)  # type: ignore[arg-type]  # each by its name
        self.texts.language = self.looks.language
        self.theme = self.looks.theme
        if {"language", "keys"} & looks.keys():
            self.take_keys()
        if "mouse" in looks and self._driver is not None:
            report_mouse(self._driver, self.looks.mouse)
        self.keep(**looks)
        for screen in self.screen_stack:
            if isinstance(screen, BaseScreen):
                screen.retext()
                if "language" in looks:
                    screen.hush()  # a notice in another language

    @override
    def take_keys(self) -> None:
        from app.tui.keymap import in_force

        self.keymap = in_force(self.looks.language, self.looks.keys, self.chosen_keys)
        self.set_keymap(self.keymap)

    @override
    def keep(self, **settings: str | int) -> None:
        self._unkept |= settings
        try:
            self.settings = self._save_settings(self.settings, self._unkept)
            self._unwritten, self._unkept = 0, {}
        except OSError as problem:  # it holds at least for this run
            self.settings = replace(self.settings, **settings)  # type: ignore[arg-type]
            if self._unwritten != problem.errno:
                self._unwritten = problem.errno
                self.call_later(
                    self._tell_unwritten, problem
                )  # after the notice about the change itself

    def _tell_unwritten(self, problem: OSError) -> None:
        from app.text.errors import cause_words

        self.notice(self.texts("settings-unwritten", why=cause_words(self.texts, problem)))

    def ask_once(self) -> None:
        """Ask at a first start whether boxes line up (not if only ASCII is drawn anyway); then
        choose the lessons in the menu."""
        from app.tui.menu_screen import MenuScreen
        from app.tui.settings.first_start import FirstStartDialog

        def answer(glyphs: str | None) -> None:
            if glyphs and glyphs != self.looks.glyphs:
                self.change(glyphs=glyphs)
            self.keep(**({"glyphs": glyphs} if glyphs else {}))
            for screen in self.screen_stack:
                if isinstance(screen, MenuScreen):
                    screen.menu.choose("home.learn")

        if self.looks.glyphs == "ascii":
            answer("")
        else:
            self.push_screen(FirstStartDialog(), answer)

    @override
    def said(self, setting: str) -> str:
        value = getattr(self.looks, setting)
        if isinstance(value, bool):
            return self.texts("common-on" if value else "common-off")
        if setting == "language":
            return OWN_NAMES[value]
        if setting == "bots" and value:
            return self.texts(f"common-speed-{SPEEDS.index(value)}")
        if setting in ("speed", "theme", "glyphs"):
            return self.texts(f"common-{setting}-{value}")
        return self.texts(f"settings-{setting}-{value or 'none'}")

    @property
    def place(self) -> BaseScreen[Any]:
        """The screen in front, or the nearest `BaseScreen` behind it."""
        return next(
            screen for screen in reversed(self.screen_stack) if isinstance(screen, BaseScreen)
        )

    def do_app_talk(self) -> None:
        from app.tui.dialogs.talk import TalkDialog

        company = self.place.company()
        if company is not None:
            self.push_screen(TalkDialog(company))

    @override
    def notice(self, text: str) -> None:
        self.place.notice(text)

    @override
    def room_is(self, large: bool) -> None:
        if large:
            self._large.set()
        else:
            self._large.clear()

    @override
    async def until_large(self) -> None:
        await self._large.wait()

    @on(Driver.SignalResume)
    def _repaint(self) -> None:
        """Paint all again: after a stop (`kill -TSTP`, then `fg`) the terminal is empty."""
        self.refresh(layout=True)

    # -- keys

    @override
    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.Key) and not event.is_forwarded:
            if event in self._late:
                self._late.remove(event)
            elif self._late:
                self._send_again(event)  # after the keys pressed before it
                return
            self._aims[event] = self.focused or self.screen
        await super().on_event(event)

    def on_key(self, event: events.Key) -> None:
        """Before a key runs a command, check that the screen it was sent to is still in front.

        A player may type before an earlier key has opened a screen or a field, and means that one.
        """
        aim = self._aims.pop(event, None)
        if aim is not None and aim is not (self.focused or self.screen):
            event.prevent_default()
            self._send_again(event)
        else:
            self.pressed = event.key

    def _send_again(self, event: events.Key) -> None:
        late = events.Key(event.key, event.character)
        self._late.append(late)
        self.post_message(late)

    # -- commands of every screen

    def do_app_language(self) -> None:
        self.turn("language")

    def do_app_speed(self) -> None:
        """Go to the next faster speed, since waiting is what people want to end; from the fastest
        to the slowest."""
        self.turn("speed", -1)

    def do_app_theme(self) -> None:
        self.turn("theme")

    def do_app_glyphs(self) -> None:
        self.turn("glyphs")

    def do_app_bell(self) -> None:
        self.turn("bell")

    def do_app_mouse(self) -> None:
        """Turn mouse reports on or off; without them the terminal can select text."""
        self.turn("mouse")

    def do_app_settings(self) -> None:
        from app.tui.settings.screen import SettingsScreen

        self.open_once(SettingsScreen())
