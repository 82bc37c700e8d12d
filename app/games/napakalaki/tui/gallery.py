"""The treasures and monsters of Napakalaki's decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from typing_extensions import override

from app.content.content_repository import ContentRepository
from app.games.napakalaki.match_setup import NapakalakiContent
from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.tricks import foe_sentence, treasure_sentence
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
from engines.napakalaki.cards import NECKLACE
from engines.napakalaki.deck import Deck
from engines.napakalaki.options import Options


class NapakalakiDeckCards:
    """The cards of a deck, as in a game of two. Raises `BadSetup`."""

    def __init__(self, deck: Deck) -> None:
        content = NapakalakiContent(deck)
        self.config = content.config(len(SEATS), Options().parameters())
        self._title = content.title()

    def words(self, texts: Texts) -> NapakalakiCardText:
        title, language = self._title, texts.language
        return NapakalakiCardText(
            texts, self.config, lambda key: title.get(f"{key}-{language}", "")
        )


class TreasureExhibit(Exhibit):
    """A treasure (NAP-5), by its number in the configuration."""

    KIND: ClassVar[str] = "treasure"
    CLAUSES: ClassVar[tuple[str, ...]] = ("NAP-5", "NAP-6", "NAP-11")

    def __init__(self, origin: ExhibitOrigin, cards: NapakalakiDeckCards, number: int) -> None:
        super().__init__(origin, cards.config.treasures[number].id)
        self._cards, self._number = cards, number

    @override
    def name(self, texts: Texts) -> str:
        return self._cards.words(texts).treasure(self._number)

    @override
    def brief(self, texts: Texts) -> str:
        return self._cards.words(texts).bonus(self._number).replace(" ", "")

    @override
    def page(self, texts: Texts) -> ExhibitPage:
        words, config, number = self._cards.words(texts), self._cards.config, self._number
        low, high = config.low[number], config.high[number]
        bonus = words.bonus_said(number)
        if low != high:
            bonus = texts("gallery-two-bonuses", low=low, high=high)
        parts = [
            figure(texts("gallery-worn"), words.kind(number)),
            figure(texts("gallery-bonus"), bonus, role="good"),
            figure(texts("gallery-gold"), texts("gallery-pieces", n=config.gold[number])),
        ]
        if config.kind[number] == NECKLACE:
            parts.append(ExhibitPart("", [texts("gallery-necklace")], "accent"))
        if trick := treasure_sentence(texts, config.treasures[number].trick):
            parts.append(ExhibitPart(texts("gallery-trick"), [trick], "accent"))
        return ExhibitPage(words.treasure_about(number), below=parts)


class NapakalakiMonsterExhibit(CreatureExhibit):
    """A monster (NAP-12), by its number in the configuration."""

    CLAUSES: ClassVar[tuple[str, ...]] = ("NAP-14", "NAP-16", "NAP-18")

    def __init__(self, origin: ExhibitOrigin, cards: NapakalakiDeckCards, number: int) -> None:
        super().__init__(origin, cards.config.monsters[number].id)
        self._cards, self._number = cards, number

    @property
    @override
    def danger(self) -> int:
        return int(self._cards.config.monsters[self._number].bad.death)

    @override
    def name(self, texts: Texts) -> str:
        return self._cards.words(texts).monster(self._number)

    @override
    def brief(self, texts: Texts) -> str:
        return str(self._cards.config.foe_level[self._number])

    @override
    def page(self, texts: Texts) -> ExhibitPage:
        words, number = self._cards.words(texts), self._number
        card = self._cards.config.monsters[number]
        parts = [
            ExhibitPart("", [texts("gallery-level", n=card.level)], "title"),
            ExhibitPart(texts("gallery-prize"), [words.prize(number)], "good"),
            ExhibitPart(texts("gallery-bad"), words.bad(number), "bad"),
        ]
        if trick := foe_sentence(texts, card.trick):
            parts.append(ExhibitPart(texts("gallery-trick"), [trick], "accent"))
        return ExhibitPage(words.monster_about(number), beside=parts)


def exhibits(repository: ContentRepository[Deck, Options]) -> Iterator[Exhibit]:
    return deck_exhibits(repository, _exhibits)


def _exhibits(origin: ExhibitOrigin, deck: Deck) -> Sequence[Exhibit]:
    cards = NapakalakiDeckCards(deck)
    return [
        *(NapakalakiMonsterExhibit(origin, cards, at) for at in range(len(deck.monsters))),
        *(TreasureExhibit(origin, cards, at) for at in range(len(deck.treasures))),
    ]
