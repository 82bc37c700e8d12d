"""The words of the small test decks, and of a deck that is shipped."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.i18n.fluent import LOCALES, Texts
from engines.napakalaki.config import Config
from engines.napakalaki.deck import Deck, load_deck, to_monsters, to_treasures
from engines.napakalaki.parameters import Parameters
from tests.engines.napakalaki.helpers import config as small_config

SHIPPED = LOCALES.parent.parent / "cards" / "napakalaki" / "decks"


def unnamed(_: str) -> str:
    """A match that keeps no words: cards are called by their ids."""
    return ""


def words(
    language: str = "en",
    config: Config | None = None,
    word: Callable[[str], str] = unnamed,
) -> NapakalakiCardText:
    """The words of a configuration, the small decks if none is given."""
    return NapakalakiCardText(Texts(language, strict=True), config or small_config(), word)


@cache
def shipped(name: str) -> Deck:
    """A deck of the program."""
    files = {path.name: path.read_bytes() for path in (SHIPPED / name).glob("*.yaml")}
    return load_deck(files, name)


def shipped_words(
    language: str, name: str, seats: int, parameters: Parameters
) -> NapakalakiCardText:
    """A deck of the program in words, named as a match keeps it."""
    deck = shipped(name)
    title = {f"treasure-{card.id}": card.name.of(language) for card in deck.treasures}
    title |= {f"monster-{card.id}": card.name.of(language) for card in deck.monsters}
    config = Config(to_treasures(deck.treasures), to_monsters(deck.monsters), seats, parameters)
    return words(language, config, lambda key: title.get(key, ""))
