"""The words of Hammerspace's shipped deck and of small ones, for tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.names import NO_ARTICLE
from app.i18n.fluent import LOCALES, Texts
from engines.hammerspace.compiling import to_cards
from engines.hammerspace.config import Config
from engines.hammerspace.deck import Deck, load_deck
from engines.hammerspace.parameters import Parameters
from tests.engines.hammerspace.helpers import MAIN, files

SHIPPED = LOCALES.parent.parent / "cards" / "hammerspace" / "decks"
KEPT = Path(__file__).parents[1] / "tui" / "deck"


def unnamed(_: str) -> str:
    """A match that keeps no words: cards are called by their ids."""
    return ""


@cache
def kept() -> Deck:
    """A deck of the tests' own, which stays as it is while the shipped one is balanced."""
    return load_deck({path.name: path.read_bytes() for path in KEPT.iterdir()}, "kept")


@cache
def shipped(name: str = "base") -> Deck:
    """A deck of the program."""
    return load_deck({path.name: path.read_bytes() for path in (SHIPPED / name).iterdir()}, name)


def title(deck: Deck, language: str) -> dict[str, str]:
    """What a match keeps of a deck's words in a language."""
    found = {"deck": deck.about.name.of(language)}
    for what, cards in (
        ("card", deck.cards),
        ("character", deck.characters),
        ("monster", deck.monsters),
    ):
        for card in cards:
            found[f"{what}-{card.id}"] = card.name.of(language)
            found[f"about-{what}-{card.id}"] = card.flavour.of(language)
            if card.article is not None:  # in both: a match gives what another language has
                found[f"article-{what}-{card.id}"] = card.article
            if card.bare and language == "en":
                found[f"article-{what}-{card.id}"] = NO_ARTICLE
    for monster in deck.monsters:
        for action in monster.actions:
            for total in action.sums:
                found[f"action-{monster.id}-{total}"] = action.name.of(language)
    return found


def words_of(
    deck: Deck,
    language: str = "en",
    seats: int = 4,
    parameters: Parameters | None = None,
    word: Callable[[str], str] | None = None,
) -> HammerspaceCardText:
    """A deck in words, named as a match keeps it."""
    named = title(deck, language)
    config = Config(to_cards(deck), seats, parameters)
    return HammerspaceCardText(
        Texts(language, strict=True), config, word or (lambda key: named.get(key, ""))
    )


def card_of(
    line: str, language: str = "en", parameters: Parameters | None = None
) -> HammerspaceCardText:
    """The tiny deck with another first card; the card is number 0."""
    lines = MAIN.splitlines()
    main = "\n".join([lines[0], *lines[2:], line]) + "\n"
    deck = load_deck(files(main), "tiny")
    deck = Deck(deck.about, (deck.cards[-1], *deck.cards[:-1]), deck.characters, deck.monsters)
    return words_of(deck, language, 2, parameters)
