"""The labyrinths, monsters, weapons and shields of Irrgarten."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from typing_extensions import override

from app.content.content_repository import ContentEntry
from app.content.file_kinds import GEAR, MONSTERS
from app.games.irrgarten.repository import IrrgartenRepository
from app.games.irrgarten.text.tricks import foe_sentence, gear_sentence
from app.games.irrgarten.tui.newgame.preview import drawing
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.i18n.numbers import decimal
from app.tui.gallery.exhibits import (
    NAME,
    TEXT,
    BrokenExhibit,
    CreatureExhibit,
    Exhibit,
    ExhibitOrigin,
    ExhibitPage,
    ExhibitPart,
    figure,
)
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Line
from engines.irrgarten import deck
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.grid import rows_of
from engines.irrgarten.labyrinth import MONSTER, START
from engines.irrgarten.tricks import NO_TRICK


class LabyrinthExhibit(Exhibit):
    """A labyrinth (IRR-1)."""

    KIND: ClassVar[str] = "labyrinth"
    CLAUSES: ClassVar[tuple[str, ...]] = ("IRR-1", "IRR-3", "IRR-5")

    def __init__(self, origin: ExhibitOrigin, file: deck.LabyrinthFile) -> None:
        super().__init__(origin, file.id)
        self._file = file
        self._rows = rows_of(file.grid)

    @override
    def name(self, texts: Texts) -> str:
        return literal(self._file.name.of(texts.language), NAME)

    @override
    def brief(self, texts: Texts) -> str:
        return f"{len(self._rows[0])}x{len(self._rows)}"

    @override
    def page(self, texts: Texts) -> ExhibitPage:
        rows = self._rows
        facts = [
            texts("newgame-irrgarten-size-of", width=len(rows[0]), height=len(rows)),
            texts("newgame-irrgarten-monsters", n=sum(row.count(MONSTER) for row in rows)),
            texts("newgame-irrgarten-starts", n=sum(row.count(START) for row in rows)),
            *(texts(f"newgame-irrgarten-tag-{tag}") for tag in self._file.tags),
        ]
        about = literal(self._file.description.of(texts.language), TEXT)
        return ExhibitPage(about, below=(ExhibitPart("", [", ".join(facts)], "muted"),))

    @override
    def drawing(self, cells: int, rows: int, glyphs: Glyphs) -> Sequence[Line] | None:
        return drawing(self._rows, cells, rows, glyphs)


class IrrgartenMonsterExhibit(CreatureExhibit):
    """A monster's card (IRR-3)."""

    CLAUSES: ClassVar[tuple[str, ...]] = ("IRR-3", "IRR-13", "IRR-14")

    def __init__(self, origin: ExhibitOrigin, card: deck.Monster) -> None:
        super().__init__(origin, card.id)
        self._card = card

    @override
    def name(self, texts: Texts) -> str:
        return literal(self._card.name.of(texts.language), NAME)

    @override
    def brief(self, texts: Texts) -> str:
        return self._card.letter

    @override
    def page(self, texts: Texts) -> ExhibitPage:
        card = self._card
        health = texts("gallery-drawn") if card.health is None else str(card.health)
        figures = (
            (texts("gallery-letter"), card.letter),
            (texts("gallery-hard"), texts("gallery-hard-of", n=card.level)),
            (texts("gallery-strength"), self._real(texts, card.strength)),
            (texts("gallery-intelligence"), self._real(texts, card.intelligence)),
            (texts("gallery-health"), health),
        )
        return ExhibitPage(
            literal(card.flavour.of(texts.language), TEXT),
            beside=[figure(heading, value, role="title") for heading, value in figures],
            below=_in_the_descent(texts, foe_sentence(texts, card.trick or NO_TRICK)),
        )

    def _real(self, texts: Texts, value: int | None) -> str:
        """A real of the card; an omitted value is drawn by dice."""
        return texts("gallery-drawn") if value is None else decimal(value, texts.language)


class GearExhibit(Exhibit):
    """A name for weapons or shields (IRR-31); `kind` is "weapon" or "shield"."""

    CLAUSES: ClassVar[tuple[str, ...]] = ("IRR-12", "IRR-31")

    def __init__(self, origin: ExhibitOrigin, kind: str, card: deck.GearName) -> None:
        super().__init__(origin, card.id)
        self._kind, self._card = kind, card

    @property
    @override
    def kind(self) -> str:
        return self._kind

    @override
    def name(self, texts: Texts) -> str:
        return literal(self._card.name.of(texts.language), NAME)

    @override
    def page(self, texts: Texts) -> ExhibitPage:
        power = decimal(self._card.power, texts.language)
        figures = (
            (texts("gallery-power"), texts("gallery-about", figure=power)),
            (texts("gallery-uses"), texts("gallery-about", figure=str(self._card.uses))),
        )
        return ExhibitPage(
            literal(self._card.flavour.of(texts.language), TEXT),
            beside=[figure(heading, value, role="title") for heading, value in figures],
            below=_in_the_descent(texts, *self._there(texts)),
        )

    def _there(self, texts: Texts) -> Sequence[str]:
        """Return what it is in the Descent: its exact figures and its trick; "" for none."""
        thing = self._card.descent
        if thing is None:
            return ()
        kind = SHIELD if self._kind == "shield" else WEAPON
        power = decimal(thing.power, texts.language)
        figures = texts("gallery-descent-gear", power=power, n=thing.uses)
        return figures, gear_sentence(texts, thing.trick or NO_TRICK, kind)


def _in_the_descent(texts: Texts, *lines: str) -> Sequence[ExhibitPart]:
    """Return the part of a page about the Descent; none if there are no words."""
    said = [line for line in lines if line]
    return [ExhibitPart(texts("gallery-descent"), said)] if said else []


def exhibits(repository: IrrgartenRepository) -> Iterator[Exhibit]:
    for entry in sorted(repository.scenarios, key=lambda entry: entry.is_players):
        origin = ExhibitOrigin(
            repository.game, (repository.SCENARIO, entry.name), entry.is_players, together=True
        )
        if entry.content is None:
            yield BrokenExhibit.of(origin, entry)
        else:
            yield LabyrinthExhibit(origin, entry.content)
    for bestiary in repository.monsters:
        origin = _origin(repository, MONSTERS, bestiary)
        if bestiary.content is None:
            yield BrokenExhibit.of(origin, bestiary)
        else:
            yield from (IrrgartenMonsterExhibit(origin, card) for card in bestiary.content.monsters)
    for goods in repository.gear:
        origin = _origin(repository, GEAR, goods)
        if goods.content is None:
            yield BrokenExhibit.of(origin, goods)
        else:
            yield from (GearExhibit(origin, "weapon", card) for card in goods.content.weapons)
            yield from (GearExhibit(origin, "shield", card) for card in goods.content.shields)


def _origin(repository: IrrgartenRepository, kind: str, entry: ContentEntry[Any]) -> ExhibitOrigin:
    title = entry.content.name if entry.content is not None else None
    return ExhibitOrigin(repository.game, (kind, entry.name), entry.is_players, title)
