"""The exhibits of the gallery: a thing of a deck with its text and picture, or a broken file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from typing_extensions import override

from app.content.content_repository import ContentEntry, ContentRepository
from app.i18n.fluent import Texts
from app.i18n.languages import Spoken
from app.i18n.literal import clip, literal, width
from app.match.seats import Seat
from app.text.errors import words_for
from app.tui.creatures import creature
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Line
from engines.kernel.errors import BadSetup

NAME: Final = 40
"""Cells of a name."""
TEXT: Final = 300
"""Cells of a flavour text or description."""
FILE: Final = 60
"""Cells of a file's name."""

BROKEN: Final = "broken"

SEATS: Final = (Seat("1"), Seat("2"))
"""Decks are compiled as for a game of two, for their texts; these names are never shown."""


@dataclass(frozen=True, slots=True)
class ExhibitOrigin:
    """The origin of a thing: a deck, or the labyrinths of a game. `place` is the kind of thing
    (`app.signs`) and the name of its file; it is stable as long as that name is."""

    game: str
    place: tuple[str, str]
    is_players: bool
    """Whether it is the player's, and not shipped with the program."""
    title: Spoken | None = None
    """The title of the deck; None if it has no readable one."""
    author: str = ""
    together: bool = False
    """Whether the files of the folder are shown as one deck: each labyrinth has a file."""

    @property
    def deck(self) -> tuple[str, str, bool]:
        kind, file = self.place
        return self.game, kind if self.together else f"{kind}/{file}", self.is_players

    def deck_name(self, texts: Texts) -> str:
        if self.together:
            return texts("gallery-labyrinths-own" if self.is_players else "gallery-labyrinths")
        if self.title is None:
            return literal(self.place[1], NAME)
        return literal(self.title.of(texts.language), NAME)

    def heading(self, texts: Texts, cells: int) -> str:
        """Return the deck's name in `cells` cells, with a mark if it is the player's own."""
        name = self.deck_name(texts)
        mark = f" {texts('gallery-yours')}" if self.is_players and not self.together else ""
        return clip(name, cells - width(mark)) + mark


@dataclass(frozen=True, slots=True)
class ExhibitPart:
    """A part of a page: lines in a role under a heading; without a heading it is plain text."""

    heading: str
    lines: Sequence[str]
    role: str = "text"
    figure: bool = False
    """Whether the lines are at the right of the heading, as in a table."""


@dataclass(frozen=True, slots=True)
class ExhibitPage:
    """The page of an exhibit: short parts beside its picture, the others below."""

    flavour: str = ""
    beside: Sequence[ExhibitPart] = ()
    below: Sequence[ExhibitPart] = ()


def figure(heading: str, *lines: str, role: str = "text") -> ExhibitPart:
    """Return a row of a table: a heading and its short lines. A row without words is left out."""
    return ExhibitPart(heading, [line for line in lines if line], role, figure=True)


class Exhibit(ABC):
    """A thing of a deck. Its `id` is unique in the deck."""

    KIND: ClassVar[str]
    CLAUSES: ClassVar[tuple[str, ...]] = ()
    """Clauses of the rules that explain the thing."""

    def __init__(self, origin: ExhibitOrigin, id: str) -> None:  # noqa: A002  # an id is what it is
        self.origin = origin
        self.id = id

    @property
    def kind(self) -> str:
        return self.KIND

    @property
    def key(self) -> tuple[object, ...]:
        """The key that identifies it after the files are read again."""
        return self.origin.game, self.origin.place, self.origin.is_players, self.kind, self.id

    @abstractmethod
    def name(self, texts: Texts) -> str:
        """Return the name."""

    def brief(self, texts: Texts) -> str:
        """Return a short figure for the list; without one the list shows the kind."""
        return ""

    @abstractmethod
    def page(self, texts: Texts) -> ExhibitPage:
        """Return the page."""

    def portrait(self, cells: int, rows: int, glyphs: Glyphs, colour: bool) -> Sequence[Line]:
        """Return a picture of exactly that size, beside the words; empty if there is none."""
        return ()

    @property
    def pictured(self) -> bool:
        return False

    def drawing(self, cells: int, rows: int, glyphs: Glyphs) -> Sequence[Line] | None:
        """Return a drawing for the space below the words; None if it does not fit."""
        return ()


class CreatureExhibit(Exhibit):
    """A monster of any game, with a picture made from its id."""

    KIND: ClassVar[str] = "monster"

    @property
    def danger(self) -> int:
        return 0

    @property
    @override
    def pictured(self) -> bool:
        return True

    @override
    def portrait(self, cells: int, rows: int, glyphs: Glyphs, colour: bool) -> Sequence[Line]:
        return creature(self.id, cells, rows, glyphs, self.danger, colour=colour)


class BrokenExhibit(Exhibit):
    """An unusable file or folder, with all its mistakes."""

    KIND: ClassVar[str] = BROKEN

    def __init__(self, origin: ExhibitOrigin, error: Exception) -> None:
        super().__init__(origin, origin.place[1])
        self.error = error

    @classmethod
    def of(cls, origin: ExhibitOrigin, entry: ContentEntry[Any]) -> BrokenExhibit:
        assert entry.error is not None
        return cls(origin, entry.error)

    @override
    def name(self, texts: Texts) -> str:
        return literal(self.id, FILE)

    @override
    def page(self, texts: Texts) -> ExhibitPage:
        text = words_for(texts, self.error).splitlines()
        mend = [texts("gallery-mend")] if self.origin.is_players else []
        return ExhibitPage(
            below=(ExhibitPart(texts("gallery-wrong"), text, "bad"), ExhibitPart("", mend, "muted"))
        )


def deck_exhibits(
    repository: ContentRepository[Any, Any],
    exhibits_of: Callable[[ExhibitOrigin, Any], Sequence[Exhibit]],
) -> Iterator[Exhibit]:
    """Yield the exhibits of all decks. `exhibits_of` returns those of one deck, or raises
    `BadSetup`."""
    for entry in repository.scenarios:
        place = (repository.SCENARIO, entry.name)
        if entry.content is None:
            yield BrokenExhibit.of(ExhibitOrigin(repository.game, place, entry.is_players), entry)
            continue
        about = entry.about
        origin = ExhibitOrigin(repository.game, place, entry.is_players, about.name, about.author)
        try:
            yield from exhibits_of(origin, entry.content)
        except BadSetup as problem:
            yield BrokenExhibit(origin, problem)
