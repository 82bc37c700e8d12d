"""A screen in which one searches: the same keys, line and words wherever that can be done.

`/` opens the line above the keys. What is typed is searched for at once; Enter keeps what was found
and gives the keys back; Esc in the line goes back to where one was, later it takes the search away.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual import on
from typing_extensions import override

from app.tui.base_screen import BaseScreen
from app.tui.commands import Command, register, scope
from app.tui.widgets.search import SearchField, SearchLine

register(
    (
        Command("search.open", "search", ("slash",), footer=12),
        Command("search.next", "search", ("n",), footer=13, group="hits"),
        Command("search.before", "search", ("N",), footer=13, group="hits"),
    )
)

HITS = ("search.next", "search.before")

Result = TypeVar("Result")


class SearchScreen(BaseScreen[Result]):
    """Composes a `SearchLine`, and says what is searched. Those with an `ALSO` of their own list
    `"search"` in it; their command to close asks `end_search` first."""

    ALSO: ClassVar[tuple[str, ...]] = ("search",)
    FILTERS: ClassVar[bool] = False
    """Whether only what was found is shown; else hits are places, which keys lead through."""

    # -- what a screen says itself

    def begin_search(self) -> None:
        """Remember where one is."""
        raise NotImplementedError

    def find(self, typed: str) -> None:
        """Show what has these words, from where the search began; "" for no words."""
        raise NotImplementedError

    def go_hit(self, step: int) -> None:
        """To the next hit (1) or the one before (-1)."""
        raise NotImplementedError

    def hits(self) -> tuple[int, int]:
        """Which of the hits one is at (0: none of them), and how many there are."""
        raise NotImplementedError

    def keep_found(self) -> None:
        """What was found is what one looks at from now on."""

    def forget_words(self) -> None:
        """Show everything again, without marks; where one is stays."""
        raise NotImplementedError

    def go_back(self) -> None:
        """Where one was when the search began; nothing is searched for any more."""
        raise NotImplementedError

    # -- the line

    _begun = False
    """Whether a search began that is neither kept nor given up."""
    _found_for = ""
    """What was last searched for."""

    @property
    def search_line(self) -> SearchLine:
        """The line of this screen."""
        return self.query_one(SearchLine)

    @property
    def searching(self) -> bool:
        """Whether the line is in sight."""
        return bool(self.query("SearchLine.-open"))

    @property
    def writing(self) -> bool:
        """Whether keys go to the line."""
        return any(line.writing for line in self.query(SearchLine))

    def end_search(self) -> bool:
        """Take the search away, if there is one: whether there was."""
        if not self.searching:
            return False
        self._shut()
        self.forget_words()
        self._changed()
        return True

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            self.begin_search()

    def _shut(self) -> None:
        self._begun, self._found_for = False, ""
        self.search_line.shut()

    def _catch_up(self) -> None:
        """Search for what is written by now: keys may come faster than the news of them."""
        text = self.search_line.text
        if self.searching and text != self._found_for:
            self._found_for = text
            self.find(text)
            self.refresh_keys()

    def _changed(self) -> None:
        self.set_class(self.searching, "-searching")
        self.refresh_keys()

    @override
    def refresh_keys(self) -> None:
        super().refresh_keys()
        for line in self.query(SearchLine):
            line.renew()

    @on(SearchField.Entered)
    def _entered(self) -> None:
        """By a click on the line."""
        self._begin()
        self._changed()

    @on(SearchLine.Typed)
    def _typed(self) -> None:
        self._catch_up()

    # -- commands

    @override
    def available(self, command: str) -> bool | str:
        if command in HITS:
            number, count = self.hits()
            return (self.searching or not self.FILTERS) and count > bool(number)
        return super().available(command)

    @override
    def label(self, command: Command) -> str:
        """Closing takes the search away first."""
        if command.id == f"{self.SCOPE}.close" and self.searching:
            return self.app.texts("cmd-field-leave")
        return super().label(command)

    @override
    def shown_commands(self) -> list[Command]:
        """While one writes the keys of the field are those that work. Where only what was found is
        shown, all know the arrows."""
        if self.writing:
            return scope("field")
        shown = super().shown_commands()
        return [one for one in shown if one.id not in HITS] if self.FILTERS else shown

    def do_search_open(self) -> None:
        """Write what is searched for."""
        self._begin()
        self.search_line.enter()
        self._changed()

    def do_search_next(self) -> None:
        """The next hit."""
        self._catch_up()
        self.go_hit(1)
        self.refresh_keys()

    def do_search_before(self) -> None:
        """The hit before."""
        self._catch_up()
        self.go_hit(-1)
        self.refresh_keys()

    def do_field_up(self) -> None:
        """The hit before, while one writes."""
        self.do_search_before()

    def do_field_down(self) -> None:
        """The next hit, while one writes."""
        self.do_search_next()

    def do_field_keep(self) -> None:
        """Enter: what was found stays, the keys are the screen's again."""
        self._catch_up()
        self.keep_found()
        self._begun = False
        self.search_line.leave()
        self._changed()

    def do_field_leave(self) -> None:
        """Esc: back to where one was; with nothing written one stays where one went."""
        written = bool(self.search_line.text)
        self._shut()
        if written:
            self.go_back()
        else:
            self.forget_words()
        self._changed()
