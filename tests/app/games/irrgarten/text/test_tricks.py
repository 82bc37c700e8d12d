"""The words of tricks in both languages: a sentence fits a card, a label fits a panel."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.games.irrgarten.text.tricks import (
    GEAR_LABEL,
    LABEL,
    SENTENCE,
    foe_label,
    foe_sentence,
    foe_words,
    gear_label,
    gear_sentence,
    gear_words,
)
from app.i18n.fluent import LANGUAGES, Texts
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.trick_fields import (
    FOE_AMOUNTS,
    GEAR_AMOUNTS,
    Amount,
    Choice,
    Count,
)
from engines.irrgarten.tricks import (
    ALONE,
    BOILS,
    FIRST,
    FOE_TRICKS,
    GEAR_TRICKS,
    GROWS,
    LATE,
    MIRROR,
    NO_TRICK,
    PROUD,
    STEALS,
    Trick,
)


def amounts_of(amount: Amount | None) -> list[int]:
    """All whole amounts; of reals the bounds and the longest in words."""
    match amount:
        case None:
            return [0]
        case Choice():
            return [*amount.words.values()]
        case Count():
            return [*range(amount.low, amount.high + 1)]
        case _:
            return [amount.low, 1_000, 1_125, amount.high - 1, amount.high]


def foe_tricks() -> Iterator[Trick]:
    for kind, name in enumerate(FOE_TRICKS):
        if name:
            yield from ((kind, amount) for amount in amounts_of(FOE_AMOUNTS.get(name)))


def gear_tricks() -> Iterator[Trick]:
    for kind, name in enumerate(GEAR_TRICKS):
        if name:
            yield from ((kind, amount) for amount in amounts_of(GEAR_AMOUNTS.get(name)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trick_has_a_sentence_and_a_label_that_fit(language: str) -> None:
    texts = Texts(language, strict=True)
    said = [(foe_sentence(texts, trick), foe_label(texts, trick)) for trick in foe_tricks()]
    for kind in (WEAPON, SHIELD):
        said += [
            (gear_sentence(texts, trick, kind), gear_label(texts, trick)) for trick in gear_tricks()
        ]
    for sentence, label in said:
        assert 0 < len(sentence) <= SENTENCE == 90, sentence
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert 0 < len(label) <= LABEL == 18, label
    gear = {gear_label(texts, trick) for trick in gear_tricks()}
    assert max(map(len, gear)) <= GEAR_LABEL == 14, gear
    kinds = len(FOE_TRICKS) + len(GEAR_TRICKS) - 2
    assert len({label.rstrip("0123456789,. ") for _, label in said}) >= kinds, "each has its own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trick_has_words_for_brackets(language: str) -> None:
    """Plain mode reads them out: part of a sentence, not the label of a panel."""
    texts = Texts(language, strict=True)
    said = [foe_words(texts, trick) for trick in foe_tricks()]
    said += [gear_words(texts, trick) for trick in gear_tricks()]
    for words in said:
        assert words
        assert not words.endswith("."), words
        assert not words[0].isupper(), words
        assert "(" not in words, words
    assert foe_words(texts, NO_TRICK) == gear_words(texts, NO_TRICK) == ""


def test_no_trick_has_no_words() -> None:
    texts = Texts("en", strict=True)
    assert foe_sentence(texts, NO_TRICK) == foe_label(texts, NO_TRICK) == ""
    assert gear_sentence(texts, NO_TRICK, WEAPON) == gear_label(texts, NO_TRICK) == ""


def test_the_amount_is_in_the_sentence_exactly_and_in_the_notation_of_the_language() -> None:
    english, spanish = Texts("en", strict=True), Texts("es", strict=True)
    assert foe_sentence(english, (BOILS, 500)) == "It gains 0.5 strength each round."
    assert "1,125" in foe_sentence(spanish, (GROWS, 1_125)), "three decimals, none is rounded away"
    assert foe_sentence(english, (FIRST, 1)) == "It attacks once before you do."
    assert foe_sentence(english, (FIRST, 2)) == "It attacks 2 times before you do."
    assert "weapon" in foe_sentence(english, (STEALS, WEAPON))
    assert "shield" in foe_sentence(english, (STEALS, SHIELD))
    assert gear_sentence(english, (ALONE, 2_000), WEAPON).endswith("your only weapon.")
    assert gear_sentence(english, (ALONE, 2_000), SHIELD).endswith("your only shield.")
    assert gear_label(english, (LATE, 4)) == "from round 4"


def test_proud_gear_says_from_which_level_on_it_is_used() -> None:
    """`PROUD` n is left out against levels up to n."""
    texts = Texts("en", strict=True)
    assert gear_label(texts, (PROUD, 2)) == "only level 3+"
    assert gear_sentence(texts, (PROUD, 2), WEAPON).endswith("of level 3 or more.")


def test_the_words_of_a_monster_and_of_gear_do_not_mix() -> None:
    """Both vocabularies are numbered from 1, but no name is in both."""
    assert not {*FOE_TRICKS[1:]} & {*GEAR_TRICKS[1:]}
    assert foe_sentence(Texts("en"), (MIRROR, 0)) != gear_sentence(Texts("en"), (PROUD, 1), WEAPON)
