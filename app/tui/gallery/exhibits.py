"""What the gallery shows: a thing of a deck with its words and its picture, or a broken file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from typing_extensions import override

from app.content.deck_repository import ContentEntry
from app.i18n.fluent import Texts
from app.i18n.languages import Spoken
from app.i18n.literal import clip, literal, width
from app.match.seats import Seat
from app.text.errors import words_for
from app.tui.creatures import creature
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Line

NAME: Final = 40
"""Cells of a name."""
TEXT: Final = 300
"""Cells of a flavour or description."""
FILE: Final = 60
"""Cells of a file's name."""

BROKEN: Final = "broken"
"""The kind of a file that can't be used."""

SEATS: Final = (Seat("1"), Seat("2"))
"""Decks are compiled as for a game of two, for their words; nobody sees these names."""


@dataclass(frozen=True, slots=True)
class ExhibitOrigin:
    """Where a thing is from: a deck, or the labyrinths of a game. `place` is the kind of
    thing (`app.signs`) and the name of its file, the same for as long as that is called so."""

    game: str
    place: tuple[str, str]
    own: bool
    """Whether it is the player's and not the program's."""
    title: Spoken | None = None
    """What the deck is called; None where it has no name that can be read."""
    author: str = ""
    together: bool = False
    """Whether the files of the folder are shown as one deck: each labyrinth has a file."""

    @property
    def deck(self) -> tuple[str, str, bool]:
        """What things of one deck have in common."""
        kind, file = self.place
        return self.game, kind if self.together else f"{kind}/{file}", self.own

    def deck_name(self, texts: Texts) -> str:
        """What the deck is called."""
        if self.together:
            return texts("gallery-labyrinths-own" if self.own else "gallery-labyrinths")
        if self.title is None:
            return literal(self.place[1], NAME)
        return literal(self.title.of(texts.language), NAME)

    def heading(self, texts: Texts, cells: int) -> str:
        """The same in so many cells, with a mark where it is the player's own."""
        name = self.deck_name(texts)
        mark = f" {texts('gallery-yours')}" if self.own and not self.together else ""
        return clip(name, cells - width(mark)) + mark


@dataclass(frozen=True, slots=True)
class ExhibitPart:
    """A part of a page: lines in a role under a heading; without heading a text by itself."""

    heading: str
    lines: Sequence[str]
    role: str = "text"
    figure: bool = False
    """Whether the lines stand at the right of the heading, as in a table."""


@dataclass(frozen=True, slots=True)
class ExhibitPage:
    """What is told of an exhibit: short parts beside its picture, the others below."""

    flavour: str = ""
    beside: Sequence[ExhibitPart] = ()
    below: Sequence[ExhibitPart] = ()


def figure(heading: str, *lines: str, role: str = "text") -> ExhibitPart:
    """A row of a table: a heading and its short lines. It is left out where none has words."""
    return ExhibitPart(heading, [line for line in lines if line], role, figure=True)


class Exhibit(ABC):
    """A thing of a deck. `id` is its own in the deck."""

    KIND: ClassVar[str]
    CLAUSES: ClassVar[tuple[str, ...]] = ()
    """The rules that tell what it does."""

    def __init__(self, origin: ExhibitOrigin, id: str) -> None:  # noqa: A002  # an id is what it is
        self.origin = origin
        self.id = id

    @property
    def kind(self) -> str:
        """What it is: "monster", "treasure", "attack"."""
        return self.KIND

    @property
    def key(self) -> tuple[object, ...]:
        """What it is known by when the files are read anew."""
        return self.origin.game, self.origin.place, self.origin.own, self.kind, self.id

    @abstractmethod
    def name(self, texts: Texts) -> str:
        """What it is called."""

    def brief(self, texts: Texts) -> str:
        """A figure for the list, in few cells; where there is none the list tells the kind."""
        return ""

    @abstractmethod
    def page(self, texts: Texts) -> ExhibitPage:
        """What is told of it."""

    def portrait(self, cells: int, rows: int, glyphs: Glyphs, colour: bool) -> Sequence[Line]:
        """A picture of just that size to stand beside words; nothing if it has none."""
        return ()

    @property
    def pictured(self) -> bool:
        """Whether it has a portrait."""
        return False

    def drawing(self, cells: int, rows: int, glyphs: Glyphs) -> Sequence[Line] | None:
        """A drawing to stand below the words, within such a room; None if it does not fit."""
        return ()


class CreatureExhibit(Exhibit):
    """A monster of any game: it has a picture, made from its id."""

    KIND: ClassVar[str] = "monster"

    @property
    def danger(self) -> int:
        """Above 0 for what kills."""
        return 0

    @property
    @override
    def pictured(self) -> bool:
        return True

    @override
    def portrait(self, cells: int, rows: int, glyphs: Glyphs, colour: bool) -> Sequence[Line]:
        return creature(self.id, cells, rows, glyphs, self.danger, colour=colour)


class BrokenExhibit(Exhibit):
    """A file or folder that can't be used, with all that is wrong in it."""

    KIND: ClassVar[str] = BROKEN

    def __init__(self, origin: ExhibitOrigin, error: Exception) -> None:
        super().__init__(origin, origin.place[1])
        self.error = error

    @classmethod
    def of(cls, origin: ExhibitOrigin, entry: ContentEntry[Any]) -> BrokenExhibit:
        """An entry of the library that holds no file."""
        assert entry.error is not None
        return cls(origin, entry.error)

    @override
    def name(self, texts: Texts) -> str:
        return literal(self.id, FILE)

    @override
    def page(self, texts: Texts) -> ExhibitPage:
        told = words_for(texts, self.error).splitlines()
        mend = [texts("gallery-mend")] if self.origin.own else []
        return ExhibitPage(
            below=(ExhibitPart(texts("gallery-wrong"), told, "bad"), ExhibitPart("", mend, "muted"))
        )
