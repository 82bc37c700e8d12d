"""The rules browser: every clause of every game, searched by words or by its number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from textual.containers import Horizontal
from textual.widget import Widget
from typing_extensions import override

from app.text.game_names import game_name
from app.text.rulebook import RulesEntry, RulesPage
from app.text.rulesettings import option_label
from app.tui.commands import COMMANDS, Command, register
from app.tui.list_screen import ListScreen, list_command
from app.tui.rules.browser import GAMES, TABS, RulesBrowser
from app.tui.rules.layout import Notes, OptionNote
from app.tui.rules.parts import RulesContents, RulesText
from app.tui.search_screen import SearchScreen
from app.tui.text_screen import TextScreen
from app.tui.widgets.keybar import KeyBar, key_signs
from app.tui.widgets.line_widget import tab
from app.tui.widgets.painted import ButtonLine, LineButton
from app.tui.widgets.row_list import RowList
from app.tui.widgets.search import SearchLine
from app.tui.widgets.styled_text import Span

SCOPE = "rules"

register(
    (
        list_command(SCOPE, "up", ("up", "k"), 10, "rules-clause"),
        list_command(SCOPE, "down", ("down", "j"), 10, "rules-clause"),
        Command("rules.back", SCOPE, ("pageup", "b"), footer=11, group="pages", calls="read.back"),
        Command(
            "rules.on", SCOPE, ("pagedown", "space"), footer=11, group="pages", calls="read.on"
        ),
        list_command(SCOPE, "first", ("home", "g")),
        list_command(SCOPE, "last", ("end", "G")),
        list_command(SCOPE, "less", ("left", "h"), 12, "rules-game"),
        list_command(SCOPE, "more", ("right", "l"), 12, "rules-game"),
        Command("rules.close", SCOPE, ("escape", "q", "backspace", "f7"), footer=95, calls="close"),
    )
)

Setting = Callable[[str], str]
"""Returns the value of an option in the running match, in words; "" if there is none to show."""


class RulesScreen(SearchScreen[None], ListScreen[None], TextScreen):
    """The pages of all games, opened at `game`.

    `clauses` are the ids to show: the browser opens at the first, and the key of the next hit leads
    through them. `setting` returns the values of options in the running match, one of `game`;
    without a match the options are only named.
    """

    SCOPE: ClassVar[str] = SCOPE
    EXPLAINED: ClassVar[str] = "rules-explained"
    DEFAULT_CSS = """
    RulesScreen Horizontal { height: 1fr; }
    RulesScreen TextReader { width: 1fr; }
    RulesScreen RowList { width: 32; }
    RulesScreen.-wide RowList { width: 36; }
    """

    def __init__(
        self, game: str = "", clauses: Iterable[str] = (), setting: Setting | None = None
    ) -> None:
        super().__init__()
        self._match_game = game if setting else ""
        self._setting = setting
        self.browser = RulesBrowser(
            game or GAMES[0],
            lambda: self.app.texts.language,
            extra=self._words,
        )
        self._clauses = tuple(clauses)
        self._began = self.browser.spot

    @override
    def compose(self) -> Iterator[Widget]:
        self.browser.follow(self._clauses)
        self.text = RulesText(self.app, self.browser, self._notes_of, self.moved)
        yield ButtonLine(self._games)
        with Horizontal():
            rows = RulesContents(self.app, self.browser)
            yield RowList(rows, "panel", margin=1, framed=True, moved=self._chosen)
            yield self.text.reader
        yield SearchLine("rules-search")
        yield KeyBar()

    @override
    def available(self, command: str) -> bool | str:
        if command == "app.rules":
            return False
        return super().available(command)

    # -- contents

    def _games(self, _cells: int) -> Sequence[LineButton]:
        """Return the games in a line, the present one marked; a click turns to a game."""
        texts, glyphs, present = self.app.texts, self.app.glyphs, self.browser.tab
        tabs: list[LineButton] = [([Span(f" {texts('rules-title')}  ", "title")], None)]
        for at, game in enumerate(TABS):
            name = tab(game_name(texts, game), game == present, glyphs)
            tabs.append(([name], partial(self.turn, at - TABS.index(present))))
        return tabs

    def _notes_of(self, page: RulesPage) -> Notes:
        return lambda entry: self._notes(page.game, entry)

    def _notes(self, game: str, entry: RulesEntry) -> OptionNote:
        texts = self.app.texts
        above, below = [], []
        for name in entry.options if entry.id else ():
            label = option_label(texts, game, name)
            value = self._setting(name) if self._setting and game == self._match_game else ""
            if value:
                above.append(texts("rules-set", option=label, value=value))
            else:
                below.append(texts("rules-option", option=label))
        return OptionNote(above, below)

    def _words(self, game: str, entry: RulesEntry) -> str:
        said = self._notes(game, entry)
        return " ".join((*said.above, *said.below))

    def moved(self) -> None:
        self.list_rows.renew()
        self.text.reader.repaint()
        self.query_one(ButtonLine).repaint()
        self.refresh_keys()

    def _chosen(self) -> None:
        self.text.follow()
        self.refresh_keys()

    def _follow(self) -> None:
        self.text.follow()
        self.moved()

    @override
    def turn(self, step: int) -> None:
        self.browser.turn(step)
        self._follow()

    # -- commands

    # -- search

    @override
    def begin_search(self) -> None:
        self._began = self.browser.spot

    @override
    def find(self, typed: str) -> None:
        self.browser.come_back(self._began)
        self.browser.search(typed)
        self._follow()

    @override
    def go_hit(self, step: int) -> None:
        self.browser.again(step)
        self._follow()
        if not self.searching:
            self._tell()

    @override
    def hits(self) -> tuple[int, int]:
        return self.browser.number, len(self.browser.finds)

    @override
    def forget_words(self) -> None:
        self.browser.forget()
        self.moved()

    def _tell(self) -> None:
        browser = self.browser
        if len(browser.finds) > 1:
            key = key_signs([COMMANDS["search.next"]], self.app.key_sign, self.app.keymap)
            number, count = browser.number, len(browser.finds)
            self.notice(self.app.texts("rules-find", number=number, all=count, key=key))
