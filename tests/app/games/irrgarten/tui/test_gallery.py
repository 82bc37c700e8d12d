"""The gallery's pages of monsters and gear say what they are in the Descent."""

from __future__ import annotations

from functools import cache

import pytest

from app.games.irrgarten.repository import IrrgartenRepository
from app.games.irrgarten.tui.gallery import exhibits
from app.i18n.fluent import LANGUAGES, Texts
from app.tui.gallery.exhibits import Exhibit
from tests.cards.shipped import CARDS


@cache
def shown() -> dict[tuple[str, str], Exhibit]:
    """The exhibits of the shipped files by kind and id."""
    return {(one.kind, one.id): one for one in exhibits(IrrgartenRepository(None, CARDS))}


def below(kind: str, name: str, language: str = "en") -> list[tuple[str, list[str]]]:
    page = shown()[kind, name].page(Texts(language, strict=True))
    return [(part.heading, [*part.lines]) for part in page.below]


def test_a_monster_shows_its_trick() -> None:
    assert below("monster", "sulky-slug") == [
        ("In the Descent", ["It sleeps through the first 2 rounds."])
    ]
    assert below("monster", "nervous-hedge") == [], "it has none"


def test_gear_shows_its_figures_and_its_trick_in_the_descent() -> None:
    assert below("weapon", "duelling-glove") == [
        (
            "In the Descent",
            ["Power 1.0 and 6 uses.", "It has 2 more power while it is your only weapon."],
        )
    ]
    assert below("weapon", "anvil") == [("In the Descent", ["Power 5.0 and 1 use."])]
    assert below("shield", "good-china", "es")[0][1][0] == "Potencia 2,2 y 4 usos."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_said_in_both_languages(language: str) -> None:
    pages = [below(kind, name, language) for kind, name in shown() if kind != "labyrinth"]
    assert sum(bool(page) for page in pages) == 22 + 28, "the monsters with a trick, and all gear"


def test_the_deck_of_a_race_comes_first() -> None:
    decks = [one.origin.place[1] for one in shown().values() if one.kind == "monster"]
    assert list(dict.fromkeys(decks)) == ["residents", "lodgers"]
