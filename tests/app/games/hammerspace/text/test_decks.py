"""A broken deck of Hammerspace: file, line and a sentence, in both languages."""

from __future__ import annotations

import pytest

from app.i18n.fluent import LANGUAGES, Texts
from app.text.decks import deck_words
from engines.hammerspace.deck import load_deck
from engines.kernel.problems import DeckError
from tests.engines.hammerspace.helpers import MAIN, ability, defence, files
from tests.engines.hammerspace.test_deck_files import SLIPS, Slip


def told(found: dict[str, bytes], language: str = "en") -> list[str]:
    """What a player reads of a refused deck, line by line."""
    with pytest.raises(DeckError) as info:
        load_deck(found, "tiny")
    return deck_words(Texts(language, strict=True), info.value).splitlines()


def main(line: str) -> dict[str, bytes]:
    """The tiny deck with another last card."""
    return files("\n".join(MAIN.splitlines()[:-1]) + "\n" + line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.code)
def test_every_slip_is_a_sentence_after_its_place(slip: Slip, language: str) -> None:
    lines = told({**files(), f"{slip.file}.yaml": slip.text.encode()}, language)
    line = "line" if language == "en" else "línea"
    for text in lines:
        assert text.startswith(f"tiny/{slip.file}.yaml, {line} ")
        assert text.endswith(".")
        assert "deck-" not in text.removeprefix("tiny/deck.yaml")
        if language == "es":
            assert not [word for word in ("expected", "found", " the ") if word in text]


def test_what_stands_in_a_wrong_place_says_what_may_stand_there() -> None:
    heal = "abilities: [{ when: { event: hit, do: [{ heal: { amount: 1 } }] } }]"
    (wall,) = told(main(defence("x", "energy: 1", f", {heal}")))
    assert wall.endswith(
        'a card of the kind "defence" can\'t have "hit"; it can have "hurt", "block".'
    )
    (soup,) = told(main(ability("x", more=f", {heal}")), "es")
    assert soup.endswith(
        "de la clase «ability» no puede tener «hit»; solo hace lo que diga su «do»."
    )


def test_a_union_names_what_is_too_much_or_that_nothing_is_there() -> None:
    (both,) = told(main(ability("x", "{ heal: { amount: 1 }, again: {} }")))
    assert 'found "heal", "again" together; write exactly one of these fields: "damage", ' in both
    (none,) = told(main(ability("x", "{}")), "es")
    assert "falta uno de estos campos; pon exactamente uno: «damage», «heal», " in none
