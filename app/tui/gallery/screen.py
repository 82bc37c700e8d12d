"""The gallery: the contents of all installed decks with search and filters, updated live for own
decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar, Final

from textual.containers import Horizontal
from textual.widget import Widget
from typing_extensions import override

from app.content.content_index import ContentIndex
from app.i18n.literal import literal
from app.registry import game_ids
from app.tui.commands import COMMANDS, keys_of
from app.tui.gallery import commands
from app.tui.gallery.collection import ExhibitCollection
from app.tui.gallery.exhibits import BROKEN, Exhibit
from app.tui.gallery.loading import GalleryLoader
from app.tui.gallery.parts import ExhibitRows, ExhibitText, filter_line
from app.tui.search_screen import FilteredListScreen
from app.tui.text_screen import TextScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import ButtonLine, LineButton
from app.tui.widgets.row_list import RowList
from app.tui.widgets.search import SearchLine

LOOK: Final = 1.0
"""Seconds between two checks for changes of the player's own files."""
PATH: Final = 200


class GalleryScreen(FilteredListScreen[None], TextScreen):
    """Shows the decks of a library. It reads the files after the first paint."""

    SCOPE: ClassVar[str] = commands.SCOPE
    EXPLAINED: ClassVar[str] = "gallery-explained"
    DEFAULT_CSS = """
    GalleryScreen Horizontal { height: 1fr; }
    GalleryScreen TextReader { width: 1fr; }
    GalleryScreen RowList { width: 28; }
    GalleryScreen.-wide RowList { width: 40; }
    """

    def __init__(self, library: ContentIndex) -> None:
        super().__init__()
        self.reading = GalleryLoader(library)
        self.collection = ExhibitCollection(lambda: self.app.texts)
        self._read = False
        self._began: Exhibit | None = None

    @override
    def compose(self) -> Iterator[Widget]:
        self.text = ExhibitText(
            self.app, self.collection, self.path, self.reading.report, self._emptiness
        )
        yield ButtonLine(self._filters)
        with Horizontal():
            rows = ExhibitRows(self.app, self.collection)
            yield RowList(rows, "panel", margin=1, kept=3, framed=True, moved=self._show_chosen)
            yield self.text.reader
        yield SearchLine("gallery-search")
        yield KeyBar()

    def on_mount(self) -> None:
        self.call_after_refresh(self._open)

    def _open(self) -> None:
        self.read_anew()
        self.set_interval(LOOK, self._look)

    @override
    def available(self, command: str) -> bool | str:
        match command:
            case "gallery.all":
                return self.collection.filtered
            case "gallery.text-on" | "gallery.text-back":
                return self._read and self.text.reader.longer
        return super().available(command)

    @override
    def clauses(self) -> tuple[str, ...]:
        chosen = self.collection.chosen
        return chosen.CLAUSES if chosen else super().clauses()

    # -- files

    def read_anew(self, games: tuple[str, ...] = game_ids()) -> bool:
        """Read the files of some games, and show them. Return whether an exhibit that is not
        chosen broke since the last read; a notice then reports it."""
        before, known = self.collection.chosen, self._broken()
        self.reading.read(games)
        self.collection.take(self.reading.exhibits)
        chosen = self.collection.chosen
        self._show(stay=bool(before and chosen and before.key == chosen.key))
        fresh = {one.key: one for one in self._broken() if chosen is None or one.key != chosen.key}
        for one in known:
            fresh.pop(one.key, None)
        problem = next(iter(fresh.values()), None) if self._read else None
        self._read = True
        if problem is not None:
            self._tell_broken(problem)
        return problem is not None

    def _broken(self) -> list[Exhibit]:
        return [one for one in self.collection.exhibits if one.kind == BROKEN]

    def _tell_broken(self, exhibit: Exhibit) -> None:
        app = self.app
        where = "here" if exhibit in self.collection.shown else "hidden"
        key = app.key_sign(keys_of(COMMANDS["gallery.all"], app.keymap)[0])
        self.notice(app.texts(f"gallery-broke-{where}", name=exhibit.name(app.texts), key=key))

    def _look(self) -> None:
        if self.app.screen is self and (games := self.reading.changed()):
            self.read_anew(tuple(games))

    def _emptiness(self) -> str:
        return self.app.texts("gallery-none" if self._read else "gallery-reading")

    def path(self, exhibit: Exhibit) -> str:
        path = self.reading.path(exhibit)
        return "" if path is None else literal(str(path), PATH)

    # -- the view

    def _filters(self, cells: int) -> Sequence[LineButton]:
        return [
            (line, partial(self.action_command, command) if command else None)
            for line, command in filter_line(self.collection, self.app.texts, cells)
        ]

    def _show(self, *, stay: bool = False) -> None:
        self.list_rows.renew()
        self._show_chosen(stay=stay)

    def _show_chosen(self, *, stay: bool = False) -> None:
        self.text.follow(stay=stay)
        self.query_one(ButtonLine).repaint()
        self.refresh_keys()

    # -- commands

    @override
    def turn(self, step: int) -> None:
        self.collection.turn_game(step)
        self._show()

    def do_gallery_deck(self) -> None:
        self.collection.turn_deck()
        self._show()

    def do_gallery_kind(self) -> None:
        self.collection.turn_kind()
        self._show()

    def do_gallery_all(self) -> None:
        self.end_search()
        self.collection.show_all()
        self._show()

    def do_gallery_renew(self) -> None:
        if not self.read_anew():
            self.notice(self.app.texts("gallery-renewed", n=len(self.collection.exhibits)))

    # -- search

    @override
    def begin_search(self) -> None:
        self._began = self.collection.chosen
        self.call_after_refresh(self.collection.prepare)

    @override
    def find(self, typed: str) -> None:
        self.collection.search(typed)
        self._show()

    @override
    def keep_found(self) -> None:
        if self.collection.chosen is not None:
            self.collection.choose(self.collection.at)

    @override
    def forget_words(self) -> None:
        self.keep_found()
        self.find("")

    @override
    def go_back(self) -> None:
        self.collection.look_for(self._began)
        self.find("")
