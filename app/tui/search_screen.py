"""A screen with a search: the same keys, line and words on every such screen.

`/` opens the line above the keys. Each typed character updates the search. Enter keeps the hit and
gives the keys back. Esc in the line goes back to the place before the search; afterwards Esc ends
the search.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual import on
from typing_extensions import override

from app.tui.base_screen import BaseScreen
from app.tui.commands import Command, register, scope
from app.tui.list_screen import ListScreen
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
    """Composes a `SearchLine`, and implements the search. Subclasses with an `ALSO` of their own
    list `"search"` in it."""

    ALSO: ClassVar[tuple[str, ...]] = ("search",)
    FILTERS: ClassVar[bool] = False
    """Whether only hits are shown; else hits are places, and keys lead through them."""

    # -- for the screen itself

    def begin_search(self) -> None:
        raise NotImplementedError

    def find(self, typed: str) -> None:
        """Show the hits of these words, from the start of the search; "" for no words."""
        raise NotImplementedError

    def go_hit(self, step: int) -> None:
        """Go to the next hit (1) or the previous one (-1)."""
        raise NotImplementedError

    def hits(self) -> tuple[int, int]:
        """Return the number of the present hit (0 for none) and the number of hits."""
        raise NotImplementedError

    def keep_found(self) -> None:
        """Make the hit the present place."""

    def forget_words(self) -> None:
        """Show everything again without marks, and keep the place."""
        raise NotImplementedError

    def go_back(self) -> None:
        """Go to the place before the search, and end it."""
        self.find("")

    # -- the line

    _begun = False
    """Whether a search has begun and is neither kept nor given up."""
    _found_for = ""

    @property
    def search_line(self) -> SearchLine:
        return self.query_one(SearchLine)

    @property
    def searching(self) -> bool:
        return bool(self.query("SearchLine.-open"))

    @property
    def writing(self) -> bool:
        return any(line.writing for line in self.query(SearchLine))

    def end_search(self) -> bool:
        """End the search. Return whether there was one."""
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
        """Search for the present text: keys may arrive before the messages about earlier ones."""
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
        if command.id == f"{self.SCOPE}.close" and self.searching:
            return self.app.texts("cmd-field-leave")
        return super().label(command)

    @override
    def shown_commands(self) -> list[Command]:
        """Show the keys of the field while the player types. If only hits are shown, omit the
        keys between hits: all players know the arrows."""
        if self.writing:
            return scope("field")
        shown = super().shown_commands()
        return [one for one in shown if one.id not in HITS] if self.FILTERS else shown

    def do_search_open(self) -> None:
        self._begin()
        self.search_line.enter()
        self._changed()

    def do_search_next(self) -> None:
        self._catch_up()
        self.go_hit(1)
        self.refresh_keys()

    def do_search_before(self) -> None:
        self._catch_up()
        self.go_hit(-1)
        self.refresh_keys()

    @override
    def do_close(self) -> None:
        """End the search; without one close the screen."""
        if not self.end_search():
            super().do_close()

    def do_field_up(self) -> None:
        self.do_search_before()

    def do_field_down(self) -> None:
        self.do_search_next()

    def do_field_keep(self) -> None:
        self._catch_up()
        self.keep_found()
        self._begun = False
        self.search_line.leave()
        self._changed()

    def do_field_leave(self) -> None:
        """Go back to the place before the search; with an empty field stay at the present one."""
        written = bool(self.search_line.text)
        self._shut()
        if written:
            self.go_back()
        else:
            self.forget_words()
        self._changed()


class FilteredListScreen(SearchScreen[Result], ListScreen[Result]):
    """A screen with a list of which a search shows only the hits."""

    FILTERS: ClassVar[bool] = True

    @override
    def go_hit(self, step: int) -> None:
        self.list_rows.cycle(step)

    @override
    def hits(self) -> tuple[int, int]:
        count = len(self.list_rows.rows)
        return min(self.list_rows.rows.at + 1, count), count
