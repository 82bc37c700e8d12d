"""The matches of the day: one of each game, once for the record, then as practice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.config.logs import log
from app.content.last_setup import last_player, names_with
from app.i18n.literal import clip
from app.match.journal import JournalFailed
from app.records.daily import (
    DailyStreak,
    daily_setup,
    daily_title,
    day_of,
    seconds_left,
    streak_of_days,
)
from app.records.daily_scores import DailyScores
from app.registry import game_ids
from app.session.opener import default_names
from app.text.daily import any_over, card, left_words, state_words, week_words
from app.text.daily_score import Score
from app.text.errors import REFUSALS
from app.text.game_names import game_name
from app.tui.commands import Command, register
from app.tui.end.card_dialog import CardDialog
from app.tui.launch import opener, why_not
from app.tui.menu_screen import MenuScreen, game_commands
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.menu import Menu, MenuRow
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, wrapped

if TYPE_CHECKING:
    from app.store.dailies import StartedDaily

SCOPE = "daily"
TEXT_CELLS = 88

register(
    (
        *game_commands(SCOPE),
        Command("daily.card", SCOPE, ("c",), footer=12),
        Command("daily.close", SCOPE, ("escape", "q", "backspace"), footer=95, calls="close"),
    )
)


class DailyScreen(MenuScreen[None]):
    """Shows the state of today's dailies; each row begins one, continues it or plays it again.

    The day is the moment when the screen was opened or last came to the front.
    """

    SCOPE: ClassVar[str] = SCOPE
    EXPLAINED: ClassVar[str] = "daily-explained"
    DEFAULT_CSS = "DailyScreen { align: center middle; } DailyScreen Menu { margin: 2 0; }"

    def __init__(self) -> None:
        super().__init__()
        self._day = ""
        self._today: dict[str, StartedDaily | None] = dict.fromkeys(game_ids())
        self._days = DailyStreak(0, 0)
        self._dailies: list[StartedDaily] = []
        self._scores = DailyScores()
        self._scoring: asyncio.Task[None] | None = None

    @override
    def compose(self) -> Iterator[Widget]:
        self._look()
        yield AboutDaily(self._about)
        yield Menu(self._rows)
        yield KeyBar()

    def _look(self) -> None:
        services = self.app.services
        self._day = day_of(services.now())
        begun: list[StartedDaily] = []
        if services.archive is not None:
            try:
                begun = services.archive.dailies()
            except JournalFailed as problem:
                log("daily").warning("dailies: %r", problem)
        by_game = {one.game: one for one in begun if one.day == self._day}
        self._today = {game: by_game.get(game) for game in game_ids()}
        self._days = streak_of_days(begun, self._day)
        self._dailies = begun

    def on_screen_resume(self) -> None:
        self._look()
        self._renew()
        if self._scoring is None or self._scoring.done():
            self._scoring = asyncio.create_task(self._score())

    def on_unmount(self) -> None:
        if self._scoring is not None:
            self._scoring.cancel()

    def _renew(self) -> None:
        self.menu.renew()
        self.query_one(AboutDaily).repaint(layout=True)

    async def _score(self) -> None:
        """Find the numbers of the last days, and show them."""
        archive = self.app.services.archive
        if archive is not None and await self._scores.find(archive, self._dailies, self._day):
            self._renew()

    def _weeks(self) -> dict[str, list[Score | None]]:
        """Return each game's numbers of the last days, today's last."""
        return {
            game: self._scores.week((one for one in self._dailies if one.game == game), self._day)
            for game in game_ids()
        }

    @property
    def saves(self) -> bool:
        return self.app.services.store is not None

    def _about(self) -> Sequence[str]:
        """Return the title, and the sentences below it."""
        texts = self.app.texts
        lines = [texts("daily-title", day=self._day), texts("daily-about"), ""]
        if self._days.now > 1:
            lines.append(texts("daily-streak", n=self._days.now))
        weeks = (week_words(texts, game, scores) for game, scores in self._weeks().items())
        lines += filter(None, weeks)
        return [*lines, left_words(texts, seconds_left(self.app.services.now()))]

    def _rows(self) -> Sequence[MenuRow]:
        texts = self.app.texts
        return [
            *(
                MenuRow(
                    f"daily.{game}",
                    state_words(texts, begun, self._scores.of(begun), saves=self.saves),
                    label=game_name(texts, game),
                )
                for game, begun in self._today.items()
            ),
            MenuRow("daily.card", texts("daily-card-row"), gap=True),
            MenuRow("daily.close", texts("daily-close-row")),
        ]

    @override
    def available(self, command: str) -> bool | str:
        if command == "daily.card" and not any_over(list(self._today.values())):
            return "daily-no-card"
        return super().available(command)

    def do_daily_game(self, game: str) -> None:
        """Begin a daily or continue it; the first one of a day is for the record."""
        self._look()
        begun = self._today[game]
        app = self.app
        try:
            if begun is not None and begun.in_progress and self.saves:
                session = opener(app).resumed(begun.match)
            else:
                names = names_with(last_player(app.services.choices), default_names(app.texts))
                practice = begun is not None or not self.saves
                setup = daily_setup(game, self._day, names, practice=practice)
                session = opener(app).new(setup, daily_title(self._day))
        except REFUSALS as problem:
            log("daily").warning("begin: %r", problem)
            self.notice(why_not(app, problem))
            return
        app.open_match(session)

    def do_daily_card(self) -> None:
        app = self.app
        day, today, now, weeks = self._day, self._today, self._days.now, self._weeks()

        def lines() -> list[str]:
            ascii_only = app.glyphs.name == "ascii"
            return card(app.texts, day, today, now, weeks, ascii_only=ascii_only)

        app.copy_to_clipboard("\n".join(lines()))
        app.push_screen(CardDialog(lines, "daily-card-of"))


class AboutDaily(Painted):
    DEFAULT_CSS = "AboutDaily { height: auto; width: 100%; }"

    def __init__(self, about: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self._about = about

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        room = min(cells, TEXT_CELLS)
        side = (cells - room) // 2 + 3
        title, *sentences = self._about()
        lines: list[Line] = [[Span(" " * side + clip(title, room - 3), "title", extra="bold")], []]
        for sentence in sentences:
            lines += wrapped(sentence, room - 6 + side, "muted", side)
        return lines
