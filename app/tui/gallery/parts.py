"""The parts of the gallery: the filters at the top, the list, the page of the chosen exhibit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from textual import events
from typing_extensions import override

from app.i18n.literal import clip, literal, width
from app.text.game_names import game_name
from app.tui.gallery.collection import ExhibitCollection
from app.tui.gallery.exhibits import BROKEN, Exhibit
from app.tui.gallery.layout import ExhibitStyle, page_lines
from app.tui.widgets.line_widget import barred, boxed, cut
from app.tui.widgets.painted import WHEEL, Painted
from app.tui.widgets.row_list import ListRows
from app.tui.widgets.styled_text import Line, Span, lit, wrap

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol
    from app.tui.gallery.screen import GalleryScreen

DECK: Final = 26
"""Cells of a deck's name at the top."""
ROOMY: Final = 34
"""Width of a list in cells from which kinds need no short forms."""


class GalleryPart(Painted):
    """A part of the screen that shows the collection."""

    def __init__(self, collection: ExhibitCollection, ground: str = "background") -> None:
        super().__init__(ground)
        self.collection = collection

    @property
    def gallery(self) -> GalleryScreen:
        return cast("GalleryScreen", self.screen)

    def say(self, message: str, /, **values: str | int) -> str:
        return self.mazmorra.texts(f"gallery-{message}", **values)


class GalleryFilters(GalleryPart):
    """The filters, and the number of exhibits they leave."""

    DEFAULT_CSS = "GalleryFilters { height: 1; width: 100%; }"
    _hits: tuple[tuple[int, str], ...] = ()

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        collection = self.collection
        line = [Span(f" {self.say('title')}   ", "title")]
        used = width(line[0].text)
        hits = [(used, "")]
        for command, value, chosen in self._filters():
            line += [Span(value, "key" if chosen else "muted"), Span("   ")]
            used += width(value) + 3
            hits.append((used, command))
        self._hits = tuple(hits)
        shown, most = len(collection.shown), len(collection.exhibits)
        count = self.say("count", n=shown, most=most) if collection.filtered else str(most)
        room = cells - used - width(count) - 1
        return [cut([*line, Span(f"{' ' * max(0, room)}{count} ", "muted")], cells)]

    def _filters(self) -> Sequence[tuple[str, str, bool]]:
        collection, texts = self.collection, self.mazmorra.texts
        game, kind, deck = collection.game, collection.kind, collection.deck
        origin = next((o.origin for o in collection.exhibits if o.origin.deck == deck), None)
        named = origin.heading(texts, DECK) if origin else self.say("all-decks")
        return (
            ("more", game_name(texts, game) if game else self.say("all-games"), bool(game)),
            ("deck", named, origin is not None),
            ("kind", self.say(f"kinds-{kind}") if kind else self.say("all-kinds"), bool(kind)),
        )

    def on_click(self, event: events.Click) -> None:
        for end, command in self._hits:
            if event.x < end:
                if command:
                    self.gallery.action_command(f"gallery.{command}")
                return


class ExhibitRows(ListRows):
    """The names of all shown exhibits, under the names of their decks."""

    def __init__(self, app: AppProtocol, collection: ExhibitCollection) -> None:
        self._app = app
        self._collection = collection

    @property
    def at(self) -> int:
        return self._collection.at

    @at.setter
    def at(self, number: int) -> None:
        self._collection.choose(number)

    @override
    def __len__(self) -> int:
        return len(self._collection.shown)

    @override
    def headings(self, cells: int, height: int) -> Mapping[int, Sequence[Line]]:
        decks: dict[int, Sequence[Line]] = {}
        before = None
        for number, exhibit in enumerate(self._collection.shown):
            if exhibit.origin.deck != before:
                name = exhibit.origin.heading(self._app.texts, cells - 1)
                decks[number] = [lit([Span(f" {name}", "accent")], self._collection.words)]
            before = exhibit.origin.deck
        return decks

    @override
    def draw(self, number: int, cells: int, here: bool) -> Sequence[Line]:
        exhibit, texts = self._collection.shown[number], self._app.texts
        ground = "select" if here else ""
        broken = exhibit.kind == BROKEN
        mark = self._app.glyphs.bullet if here else " "
        brief = "!" if broken else literal(self._brief(exhibit, cells), 10)
        name = clip(exhibit.name(texts), cells - 4 - width(brief))
        blank = " " * (cells - 3 - width(name) - width(brief))
        role = "bad" if broken else "title" if here else "text"
        line = [
            Span(f"{mark} ", "key", ground),
            *lit([Span(name + blank, role, ground)], self._collection.words),
            Span(f"{brief} ", "bad" if broken else "muted", ground),
        ]
        return [line]

    def _brief(self, exhibit: Exhibit, cells: int) -> str:
        texts = self._app.texts
        kind = "" if self._collection.kind else exhibit.kind
        form = "kind" if cells >= ROOMY else "brief"
        return exhibit.brief(texts) or (texts(f"gallery-{form}-{kind}") if kind else "")


class GalleryPage(GalleryPart):
    """The chosen exhibit in full; it scrolls."""

    DEFAULT_CSS = "GalleryPage { height: 1fr; width: 1fr; }"

    def __init__(self, collection: ExhibitCollection) -> None:
        super().__init__(collection, "panel")
        self._top = 0
        self._laid: tuple[tuple[object, ...], list[Line]] | None = None

    @override
    def retext(self) -> None:
        self._laid = None
        super().retext()

    def follow(self, *, stay: bool = False) -> None:
        """Show the chosen exhibit from its beginning, or from the present line with `stay`."""
        self._top = self._top if stay else 0
        self._laid = None
        self.repaint()

    @property
    def longer(self) -> bool:
        return len(self._lines(*self.size)) > self._room(self.size.height)

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        exhibit, texts = self.collection.chosen, self.mazmorra.texts
        lines, room = self._lines(cells, height), self._room(height)
        last = max(0, len(lines) - room)
        self._top = min(self._top, last)
        shown = [[Span(" "), *line] for line in lines[self._top : self._top + room]]
        title = [Span(exhibit.name(texts), "title")] if exhibit else []
        right = [Span(self.say(f"kind-{exhibit.kind}"), "muted")] if exhibit else []
        box = boxed(shown, cells, height, title, self.mazmorra.glyphs, right)
        return barred(box, self._top, len(lines), self.mazmorra.glyphs)

    def _room(self, height: int) -> int:
        return max(1, height - 2)

    def _lines(self, cells: int, height: int) -> list[Line]:
        exhibit = self.collection.chosen
        key = exhibit, cells, height, self.collection.words
        if self._laid is None or self._laid[0] != key:
            made = self._made(exhibit, max(16, cells - 4), self._room(height))
            self._laid = key, made
        return self._laid[1]

    def _made(self, exhibit: Exhibit | None, cells: int, rows: int) -> list[Line]:
        if exhibit is None:
            return [[Span(line, "muted")] for line in wrap(self.gallery.emptiness(), cells)]
        app = self.mazmorra
        look = ExhibitStyle(app.texts, app.glyphs, app.palette.coloured, self.collection.words)
        tail: list[Line] = [[], *self._origin(exhibit, cells)]
        return page_lines(exhibit, look, cells, rows - len(tail)) + tail

    def _origin(self, exhibit: Exhibit, cells: int) -> list[Line]:
        origin = exhibit.origin
        game = game_name(self.mazmorra.texts, origin.game)
        deck, author = origin.deck_name(self.mazmorra.texts), literal(origin.author, 40)
        by = self.say("from-by", game=game, deck=deck, author=author)
        parts = [by if author else self.say("from", game=game, deck=deck)]
        if path := self.gallery.path(exhibit):
            parts.append(self.say("own", path=path))
        lines = [[Span(line, "faint")] for text in parts for line in wrap(text, cells)]
        return [lit(line, self.collection.words) for line in lines]

    def scroll_lines(self, step: int) -> None:
        lines = self._lines(*self.size)
        last = max(0, len(lines) - self._room(self.size.height))
        top = max(0, min(self._top + step, last))
        if top != self._top:
            self._top = top
            self.repaint()

    def scroll_pages(self, step: int) -> None:
        self.scroll_lines(step * max(1, self._room(self.size.height) - 1))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.scroll_lines(WHEEL)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.scroll_lines(-WHEEL)
