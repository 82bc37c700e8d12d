"""The parts of the gallery: the filters at the top, the list, the page of the chosen exhibit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from app.content.last_reports import LastReport
from app.i18n.fluent import Texts
from app.i18n.literal import clip, literal, width
from app.text.game_names import game_name
from app.text.last_report import report_words
from app.tui.gallery.collection import ExhibitCollection
from app.tui.gallery.exhibits import BROKEN, Exhibit
from app.tui.gallery.layout import ExhibitStyle, page_lines
from app.tui.widgets.line_widget import cut
from app.tui.widgets.reader import TextReader
from app.tui.widgets.row_list import ListRows
from app.tui.widgets.styled_text import Line, Span, lit, width_of, wrapped

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

DECK: Final = 26
"""Cells of a deck's name at the top."""
ROOMY: Final = 34
"""Width of a list in cells from which kinds need no short forms."""


def filter_line(
    collection: ExhibitCollection, texts: Texts, cells: int
) -> Sequence[tuple[Line, str]]:
    """Return the parts of the line of filters, each with the command that changes it, and last the
    number of exhibits that they leave."""
    parts: list[tuple[Line, str]] = [([Span(f" {texts('gallery-title')}   ", "title")], "")]
    for command, value, chosen in _filters(collection, texts):
        name = Span(value, "key" if chosen else "muted")
        parts.append(([name, Span("   ")], f"gallery.{command}"))
    shown, most = len(collection.shown), len(collection.exhibits)
    count = texts("gallery-count", n=shown, most=most) if collection.filtered else str(most)
    room = cells - sum(width_of(line) for line, _ in parts)
    blank = " " * max(0, room - width(count) - 1)
    return [*parts, (cut([Span(f"{blank}{count} ", "muted")], max(0, room)), "")]


def _filters(collection: ExhibitCollection, texts: Texts) -> Sequence[tuple[str, str, bool]]:
    """Return the command, the value, and whether it is not "all", of each filter."""
    game, kind, deck = collection.game, collection.kind, collection.deck
    origin = next((o.origin for o in collection.exhibits if o.origin.deck == deck), None)
    named = origin.heading(texts, DECK) if origin else texts("gallery-all-decks")
    kinds = texts(f"gallery-kinds-{kind}" if kind else "gallery-all-kinds")
    return (
        ("more", game_name(texts, game) if game else texts("gallery-all-games"), bool(game)),
        ("deck", named, origin is not None),
        ("kind", kinds, bool(kind)),
    )


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


class ExhibitText:
    """The chosen exhibit in full, in a reader. `path` returns the player's own file of an exhibit,
    `report` the last report of its deck, and `reason` the reason for an empty collection."""

    def __init__(
        self,
        app: AppProtocol,
        collection: ExhibitCollection,
        path: Callable[[Exhibit], str],
        report: Callable[[Exhibit], LastReport | None],
        reason: Callable[[], str],
    ) -> None:
        self._app = app
        self._collection = collection
        self._path, self._report = path, report
        self._reason = reason
        self._laid: tuple[tuple[object, ...], list[Line]] | None = None
        self.reader = TextReader(
            self._lines,
            "panel",
            frame=self._titles,
            margin=1,
            draw=lambda _number, line: [Span(" "), *line],
        )

    def follow(self, *, stay: bool = False) -> None:
        """Show the chosen exhibit from its beginning, or from the present line with `stay`."""
        self.reader.top = self.reader.sight.start if stay else 0
        self._laid = None
        self.reader.repaint()

    def _titles(self) -> tuple[Line, Line]:
        exhibit, texts = self._collection.chosen, self._app.texts
        if exhibit is None:
            return (), ()
        kind = texts(f"gallery-kind-{exhibit.kind}")
        return [Span(exhibit.name(texts), "title")], [Span(kind, "muted")]

    def _lines(self, cells: int) -> list[Line]:
        app, exhibit, words = self._app, self._collection.chosen, self._collection.words
        look = ExhibitStyle(app.texts, app.glyphs, app.palette.coloured, words)
        rows = self.reader.room
        key = exhibit, cells, rows, words, app.texts.language, app.glyphs.name, look.colour
        if self._laid is None or self._laid[0] != key:
            self._laid = key, self._made(exhibit, look, cells, rows)
        return self._laid[1]

    def _made(
        self, exhibit: Exhibit | None, look: ExhibitStyle, cells: int, rows: int
    ) -> list[Line]:
        if exhibit is None:
            return wrapped(self._reason(), cells, "muted")
        tail: list[Line] = [[], *self._origin(exhibit, look, cells)]
        return page_lines(exhibit, look, cells, rows - len(tail)) + tail

    def _origin(self, exhibit: Exhibit, look: ExhibitStyle, cells: int) -> list[Line]:
        origin, texts = exhibit.origin, look.texts
        author = literal(origin.author, 40)
        message = "gallery-from-by" if author else "gallery-from"
        game, deck = game_name(texts, origin.game), origin.deck_name(texts)
        parts = [texts(message, game=game, deck=deck, author=author)]
        if path := self._path(exhibit):
            parts.append(texts("gallery-own", path=path))
        if report := self._report(exhibit):
            parts.append(report_words(texts, report))
        lines = (line for text in parts for line in wrapped(text, cells, "faint"))
        return [lit(line, look.words) for line in lines]
