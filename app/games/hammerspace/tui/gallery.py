"""The cards, characters and monsters of Hammerspace's decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from typing_extensions import override

from app.content.content_repository import ContentRepository
from app.games.hammerspace.match_setup import HammerspaceContent
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.i18n.fluent import Texts
from app.tui.gallery.exhibits import (
    SEATS,
    CreatureExhibit,
    Exhibit,
    ExhibitOrigin,
    ExhibitPage,
    ExhibitPart,
    deck_exhibits,
    figure,
)
from engines.hammerspace.cards import KINDS
from engines.hammerspace.compiling import to_cards
from engines.hammerspace.config import Config
from engines.hammerspace.deck import Deck
from engines.hammerspace.options import Options


class HammerspaceDeckCards:
    """The cards of a deck, as in a game of two, and all its characters. Raises `BadSetup`."""

    def __init__(self, deck: Deck) -> None:
        # A deck with too few characters for two players is shown without that rule.
        options = Options(characters=False, monsters=bool(deck.monsters))
        self.config = Config(to_cards(deck), len(SEATS), options.parameters())
        self._title = HammerspaceContent(deck).title()

    def words(self, texts: Texts) -> HammerspaceCardText:
        title, language = self._title, texts.language
        return HammerspaceCardText(
            texts, self.config, lambda key: title.get(f"{key}-{language}", "")
        )


class CardExhibit(Exhibit):
    """A main card (HAM-7), by its number in the configuration."""

    KIND: ClassVar[str] = "card"
    CLAUSES: ClassVar[tuple[str, ...]] = ("HAM-7", "HAM-9a", "HAM-10", "HAM-11", "HAM-12")

    def __init__(self, origin: ExhibitOrigin, cards: HammerspaceDeckCards, number: int) -> None:
        super().__init__(origin, cards.config.cards.main[number].id)
        self._cards, self._number = cards, number

    @property
    @override
    def kind(self) -> str:
        return KINDS[self._cards.config.kind[self._number]]

    @override
    def name(self, texts: Texts) -> str:
        return self._cards.words(texts).name(self._number)

    @override
    def page(self, texts: Texts) -> ExhibitPage:
        words, number = self._cards.words(texts), self._number
        parts = (
            figure(texts("gallery-kind"), words.kind(number)),
            figure(texts("gallery-type"), words.types(number)),
            figure(texts("gallery-points"), *words.points(number), role="good"),
            figure(texts("gallery-reach"), words.reach(number)),
            ExhibitPart(texts("gallery-does"), words.effect_lines(number), "accent"),
        )
        return ExhibitPage(words.about(number), below=parts)


class CharacterExhibit(Exhibit):
    """A character (HAM-4), by its number in the configuration."""

    KIND: ClassVar[str] = "character"
    CLAUSES: ClassVar[tuple[str, ...]] = ("HAM-4",)

    def __init__(self, origin: ExhibitOrigin, cards: HammerspaceDeckCards, number: int) -> None:
        super().__init__(origin, cards.config.cards.characters[number].id)
        self._cards, self._number = cards, number

    @override
    def name(self, texts: Texts) -> str:
        return self._cards.words(texts).character(self._number)

    @override
    def page(self, texts: Texts) -> ExhibitPage:
        words, number = self._cards.words(texts), self._number
        does = ExhibitPart(
            texts("gallery-character-does"), [words.character_text(number)], "accent"
        )
        return ExhibitPage(words.character_about(number), below=(does,))


class HammerspaceMonsterExhibit(CreatureExhibit):
    """A monster (HAM-22), by its number in the configuration."""

    CLAUSES: ClassVar[tuple[str, ...]] = ("HAM-22", "HAM-23", "HAM-24")

    def __init__(self, origin: ExhibitOrigin, cards: HammerspaceDeckCards, number: int) -> None:
        super().__init__(origin, cards.config.cards.monsters[number].id)
        self._cards, self._number = cards, number

    @override
    def name(self, texts: Texts) -> str:
        return self._cards.words(texts).monster(self._number)

    @override
    def page(self, texts: Texts) -> ExhibitPage:
        words, number = self._cards.words(texts), self._number
        card = self._cards.config.cards.monsters[number]
        table = [
            texts("gallery-row", sums=row.sums, chance=row.chance, text=row.text)
            if not row.name
            else texts(
                "gallery-row-named",
                sums=row.sums,
                chance=row.chance,
                name=row.name,
                text=row.text,
            )
            for row in words.monster_table(number)
        ]
        return ExhibitPage(
            words.monster_about(number),
            beside=(
                figure(texts("gallery-life"), str(card.life), role="title"),
                figure(
                    texts("gallery-defence"), texts("gallery-dice", n=card.defence), role="title"
                ),
            ),
            below=(
                ExhibitPart(texts("gallery-reward"), [words.reward(number)], "good"),
                ExhibitPart(texts("gallery-table"), table),
            ),
        )


def exhibits(repository: ContentRepository[Deck, Options]) -> Iterator[Exhibit]:
    return deck_exhibits(repository, _exhibits)


def _exhibits(origin: ExhibitOrigin, deck: Deck) -> Sequence[Exhibit]:
    cards = HammerspaceDeckCards(deck)
    return [
        *(HammerspaceMonsterExhibit(origin, cards, at) for at in range(len(deck.monsters))),
        *(CharacterExhibit(origin, cards, at) for at in range(len(deck.characters))),
        *(CardExhibit(origin, cards, at) for at in range(len(deck.cards))),
    ]
