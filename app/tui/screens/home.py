"""The home screen: continue, begin, the most important settings, help, quit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.registry import game_ids
from app.text.matches import about_saved
from app.tui.commands import Command, register
from app.tui.dialogs.question import YesNoQuestion
from app.tui.menu_screen import MenuScreen, game_commands, setting_rows
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.menu import Menu, MenuNote, MenuRow
from app.tui.widgets.title import TitleArt

if TYPE_CHECKING:
    from textual.timer import Timer

    from app.i18n.fluent import Texts
    from app.lessons.learned import LearnedState

register(
    (
        Command("home.continue", "home", ("c",)),
        *game_commands("home"),
        Command("home.daily", "home", ("d",)),
        Command("home.online", "home", ("o",)),
        Command("home.learn", "home", ("t",)),
        Command("home.matches", "home", ("m",)),
        Command("home.records", "home", ("r",)),
        Command("home.gallery", "home", ("g",)),
        Command("home.quit", "home", ("q", "escape"), footer=95),
    )
)


AGAIN = 2.0
"""Seconds between two attempts to take over the saved matches from another program."""
WIDEST = 100
"""The width of a row in cells: the label of Continue fits in the wide layout in every language."""


class HomeScreen(MenuScreen[None]):
    """The first screen. It is painted before anything slow is imported."""

    SCOPE: ClassVar[str] = "home"
    _looking: Timer | None = None
    """Repeats the attempt to take over the saved matches."""

    @override
    def compose(self) -> Iterator[Widget]:
        note = MenuNote()
        yield TitleArt()
        yield note
        yield Menu(self._rows, widest=WIDEST, notes=note)
        yield KeyBar()

    def _rows(self) -> Sequence[MenuRow]:
        app, texts, saving = self.app, self.app.texts, self.app.services.saving
        play = [MenuRow(f"home.{game}", about_game(game, texts)) for game in game_ids()]
        play.append(MenuRow("home.daily", texts("daily-row")))
        play.append(MenuRow("home.online", texts("home-online-about")))
        if app.saved is not None:
            about = about_saved(app.saved, app.services.now(), texts)
            names = ", ".join(seat.name for seat in app.saved.seats)
            more = texts("home-continue-more", count=app.saved.decisions, names=names)
            play.insert(0, MenuRow("home.continue", about, more=more))
        first = app.saved is None and newcomer(app.services.learned)
        play.insert(0 if first else len(play), MenuRow("home.learn", texts("home-learn-about")))
        return [
            *play,
            MenuRow("home.matches", texts("home-matches-about")),
            MenuRow("home.records", texts("records-row")),
            MenuRow("home.gallery", texts("home-gallery-about")),
            MenuRow("app.rules", texts("home-rules-about")),
            # The names of the languages help a player who can't read the present one; help is in
            # the key bar.
            *setting_rows(app, "language"),
            MenuRow("home.quit", texts("home-quit-about" if saving else "home-quit-unsaved")),
        ]

    @override
    def available(self, command: str) -> bool | str:
        if command == "home.continue":
            return self.app.saved is not None
        if command in ("home.matches", "home.records") and self.app.services.archive is None:
            return "home-no-matches" if command == "home.matches" else "records-not-at-hand"
        return super().available(command)

    def on_mount(self) -> None:
        wait = self.app.services.first_paint
        if wait:
            self.set_timer(wait, self.app.after_first_paint)
        else:
            self.call_after_refresh(self.app.after_first_paint)

    def offer(self) -> None:
        chosen = self.menu.chosen
        self.menu.renew()
        self.query_one(TitleArt).repaint()
        if not self.menu.touched:
            self.menu.go_first()
        elif chosen is not None:
            self.menu.choose(chosen.command)
        self.refresh_keys()
        if self.app.services.held and self._looking is None:
            self._looking = self.set_interval(AGAIN, self._take_over)

    def _take_over(self) -> None:
        """Take over the saved matches once the program that held them has ended. It happens only
        on this screen while no match runs or ends: nothing then holds data from before the
        takeover."""
        app = self.app
        leaving = any(worker.group == "leaving" for worker in app.workers)
        if not self.is_current or app.session is not None or leaving or self._looking is None:
            return
        if app.services.take_over():
            self._looking.stop()
            # A row that arrives now must not take the key that the player is about to press.
            self.menu.touched = True
            app.run_worker(app.services.make_good(), group="records")
            app.go_home()
            self.notice(app.texts("records-taken-over"))

    def do_home_continue(self) -> None:
        self.app.resume_match()

    def do_home_game(self, game: str) -> None:
        self.app.open_new_game(game)

    def do_home_learn(self) -> None:
        self.app.after_first_paint()  # the player may be faster than the first paint
        from app.tui.lessons.lesson_list import LearnScreen

        self.app.push_screen(LearnScreen())

    def do_home_matches(self) -> None:
        from app.tui.matches.screen import MatchesScreen

        if (archive := self.app.services.archive) is not None:
            self.app.push_screen(MatchesScreen(archive))

    def do_home_daily(self) -> None:
        from app.tui.daily.screen import DailyScreen

        self.app.after_first_paint()  # the player may be faster than the first paint
        self.app.push_screen(DailyScreen())

    def do_home_online(self) -> None:
        self.app.after_first_paint()  # the player may be faster than the first paint
        from app.tui.online.menu import OnlineMenu

        self.app.push_screen(OnlineMenu())

    def do_home_records(self) -> None:
        from app.tui.records.screen import RecordsScreen

        if (archive := self.app.services.archive) is not None:
            self.app.push_screen(RecordsScreen(archive))

    def do_home_gallery(self) -> None:
        from app.tui.gallery.opening import open_gallery

        open_gallery(self.app)

    def do_home_quit(self) -> None:
        """Leave the program. Esc asks first: one press too many on the way here must not end it."""
        pressed, self.app.pressed = self.app.pressed, ""
        if pressed == "escape":
            saving = str(bool(self.app.services.saving)).lower()
            question = YesNoQuestion("quit-home", lambda: {"saving": saving})
            self.app.ask(question, lambda yes: self.app.leave() if yes else None)
        else:
            self.app.leave()


def newcomer(learned: LearnedState | None) -> bool:
    return learned is not None and not (learned.lessons or learned.games)


def about_game(game: str, texts: Texts) -> str:
    """What a game is about; "" if it doesn't say."""
    message = f"home-{game}-about"
    return texts(message) if texts.has(message) else ""
