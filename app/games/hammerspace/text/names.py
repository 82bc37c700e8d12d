"""The names of the cards, characters and monsters of a match, and of the sources of effects."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from app.games.hammerspace.text.origins import origins
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.text.named import NAME, Word, card_name, flavour
from engines.hammerspace.cards import CharacterCard, HammerspaceMonster, MainCard
from engines.hammerspace.config import Config
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    FROM_LASTING,
    FROM_MONSTER,
)

PLURALS = ("los", "las")
OWNERS = ("'s", "s'")
"""Ends of a first English word that stands for an article: "Granny's Coat"."""
NO_ARTICLE = "none"
"""What a match keeps for the English article of a name that has none: "Wet Paint"."""
SPANISH = "es"
"""The language in which an article has a gender and a number."""


class CardNames:
    """The names that a match keeps of its deck. `source` and `number` are those of `EffectActs`."""

    def __init__(self, texts: Texts, config: Config, word: Word) -> None:
        self._texts = texts
        self._config = config
        self._word = word
        self._names: dict[tuple[str, str, str], str] = {}
        """Names by language, kind and id: each paint and each line of the log asks for many."""
        self._plurals: dict[str, frozenset[str]] = {}
        """The names that are plurals, by language."""

    @cached_property
    def _origins(self) -> dict[int, tuple[int, int]]:
        return origins(self._config)

    def name(self, kind: str, slug: str) -> str:
        """The name of a card, character or monster by its id."""
        asked = (self._texts.language, kind, slug)
        name = self._names.get(asked)
        if name is None:
            name = self._names[asked] = card_name(self._word, kind, slug)
        return name

    def about(self, kind: str, slug: str) -> str:
        """Its flavour, perhaps ""."""
        return flavour(self._word, kind, slug)

    def quote(self, source: int, number: int) -> str:
        """The flavour of the source of an effect, perhaps ""."""
        kind, slug = self._giver(source, number)
        return self.about(kind, slug) if slug else ""

    def source(self, source: int, number: int) -> str:
        """The source of an effect: "Bin Lid", "Night Nurse"; a lasting effect has the name of the
        card, character or monster that gave it. "" if unknown."""
        kind, slug = self._giver(source, number)
        return self.name(kind, slug) if slug else ""

    def said(self, source: int, number: int) -> str:
        """The same in a sentence, with an article if the deck gives it one: "the Bin Lid", "la Tapa
        del cubo". In English "Granny's Coat" and "Wet Paint" have none."""
        name, article = self.source(source, number), self._word_for(source, number)
        owned = self._texts.language != SPANISH and name.split(" ")[0].endswith(OWNERS)
        if not name or article in ("", NO_ARTICLE) or owned:
            return name
        return self._texts("hammerspace-named", name=name, article=article)

    def bare(self, said: str) -> str:
        """A name in a sentence as it is behind its owner's: in English without its article, "Ana's
        Bin Lid"."""
        article = self._texts("hammerspace-named", name="", article="")
        return said if self._texts.language == SPANISH else said.removeprefix(article)

    def plural(self, source: int, number: int) -> bool:
        """Whether the article of the source says that it is several things. It is the Spanish one:
        an English name has to look like a plural, too."""
        if self._word_for(source, number) not in PLURALS:
            return False
        return self._texts.language == SPANISH or self.source(source, number).endswith("s")

    def count(self, said: str) -> int:
        """2 for a name in a sentence that is a plural, else 1: a verb after it agrees with it."""
        language = self._texts.language
        if language not in self._plurals:
            known = self._config.cards
            giving = ((FROM_CARD, known.main), (FROM_CHARACTER, known.characters))
            self._plurals[language] = frozenset(
                self.said(source, number)
                for source, cards in giving
                for number in range(len(cards))
                if self.plural(source, number)
            )
        return 2 if said in self._plurals[language] else 1

    def origin(self, ability: int) -> tuple[int, int]:
        """The giver of a lasting effect, as in `EffectActs`; (-1, -1) if unknown."""
        return self._origins.get(ability, (NONE, NONE))

    def _word_for(self, source: int, number: int) -> str:
        """The Spanish article of the deck, "" without one, whatever the language; `NO_ARTICLE` for
        a bare name in English."""
        kind, slug = self._giver(source, number)
        return literal(self._word(f"article-{kind}-{slug}"), NAME) if slug else ""

    def _giver(self, source: int, number: int) -> tuple[str, str]:
        """The kind and the id of the card, character or monster of an effect; "" if unknown."""
        if source == FROM_LASTING:
            source, number = self.origin(number)
        known = self._config.cards
        kinds: dict[int, tuple[str, Sequence[MainCard | CharacterCard | HammerspaceMonster]]] = {
            FROM_CARD: ("card", known.main),
            FROM_CHARACTER: ("character", known.characters),
            FROM_MONSTER: ("monster", known.monsters),
        }
        kind, cards = kinds.get(source, ("", ()))
        return (kind, cards[number].id) if 0 <= number < len(cards) else ("", "")
