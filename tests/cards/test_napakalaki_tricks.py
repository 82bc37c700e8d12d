"""Tricks in the files of Napakalaki (NAP-44): compiled, or refused in their place."""

from __future__ import annotations

import json

import pytest

from app.games.napakalaki.oddities import oddities
from app.i18n.fluent import Texts
from app.text.errors import words_for
from engines.kernel.decks import DeckError, load
from engines.kernel.problems import Problem
from engines.napakalaki.cards import FOOTWEAR
from engines.napakalaki.deck import (
    MonstersFile,
    TreasuresFile,
    load_deck,
    to_monsters,
    to_treasures,
)
from engines.napakalaki.trick_fields import ABOUT, FOE_AMOUNTS, TREASURE_AMOUNTS
from engines.napakalaki.tricks import (
    COUNTS,
    FOE_TRICKS,
    GRUDGES,
    HATES,
    NO_TRICK,
    PEEK,
    SIX,
    TREASURE_TRICKS,
    TWIN,
    Trick,
)
from tests.cards.shipped import napakalaki_deck

ABOUT_IT = "id: my-deck\nname: {en: A, es: B}\ndescription: {en: C, es: D}\n"
FOE = """\
monsters:
  - id: soup
    name: {en: Soup, es: Sopa}
    flavour: {en: Cold., es: Fría.}
    level: 5
    prize: {treasures: 1}
    bad: {levels: 2}
    trick: TRICK
"""
TREASURE = """\
treasures:
  - id: spoon
    name: {en: Spoon, es: Cuchara}
    flavour: {en: Stirs., es: Remueve.}
    kind: one-hand
    gold: 200
    trick: TRICK
"""
LINE = 8


def foe(trick: str) -> Trick:
    file = load(FOE.replace("TRICK", trick).encode(), "monsters.yaml", MonstersFile)
    return to_monsters(file.monsters)[0].trick


def treasure(trick: str) -> Trick:
    file = load(TREASURE.replace("TRICK", trick).encode(), "treasures.yaml", TreasuresFile)
    return to_treasures(file.treasures)[0].trick


def test_a_trick_becomes_the_numbers_of_the_engine() -> None:
    assert foe("{kind: counts, of: grudges, n: 2}") == (COUNTS, GRUDGES, 2)
    assert foe("{kind: hates, of: footwear, n: 4}") == (HATES, FOOTWEAR, 4)
    assert foe("{kind: six}") == (SIX, 0, 0)
    assert treasure("{kind: peek}") == (PEEK, 0, 0)
    assert treasure("{kind: twin, n: 2}") == (TWIN, 0, 2)


def test_every_kind_reads_what_it_writes() -> None:
    for names, amounts, read, model, field in (
        (FOE_TRICKS, FOE_AMOUNTS, foe, MonstersFile, "monsters"),
        (TREASURE_TRICKS, TREASURE_AMOUNTS, treasure, TreasuresFile, "treasures"),
    ):
        source = FOE if field == "monsters" else TREASURE
        for kind, name in enumerate(names):
            for of, word in enumerate(ABOUT.get(name, [""])):
                about = f", of: {word}" if word else ""
                for n in amounts.get(name, (0,)):
                    text = f"{{kind: {name}{about}{f', n: {n}' if n else ''}}}"
                    if not name:
                        continue
                    assert read(text) == (kind, of, n)
                    file = load(source.replace("TRICK", text).encode(), "x.yaml", model)
                    (card,) = json.loads(file.model_dump_json())[field]
                    assert read(json.dumps(card["trick"])) == (kind, of, n)


def test_a_deck_of_before_there_were_tricks_is_read_as_it_was() -> None:
    bare = load(FOE.replace("    trick: TRICK\n", "").encode(), "monsters.yaml", MonstersFile)
    assert to_monsters(bare.monsters)[0].trick == NO_TRICK
    assert all(card.trick is None for card in napakalaki_deck("base").monsters)


@pytest.mark.parametrize(
    ("trick", "column", "field", "code", "sentence"),
    [
        ("grows", 12, "", "trick_shape", 'found "grows", but a trick is written like this'),
        ("{n: 3}", 12, "", "trick_shape", "{ kind: left }"),
        ("[grows]", 12, "", "trick_shape", "found a list"),
        ("{kind: grow, n: 3}", 19, ".kind", "trick_unknown", 'Did you mean "grows"?'),
        ("{kind: peek}", 19, ".kind", "trick_unknown", 'The tricks are "counts", '),
        ("{kind: [1]}", 19, ".kind", "trick_unknown", "there is no trick"),
        ("{kind: grows}", 12, "", "trick_missing", '"grows" needs "n". Write it like this: '),
        ("{kind: hates, n: 2}", 12, "", "trick_missing", "{ kind: hates, of: one-hand, n: 1 }"),
        ("{kind: six, n: 2}", 27, ".n", "trick_surplus", '"six" has no "n"'),
        ("{kind: grows, of: hand, n: 2}", 30, ".of", "trick_surplus", '"grows" has no "of"'),
        ("{kind: counts, of: gold, n: 2}", 31, ".of", "trick_choice", '"corridor", "grudges"'),
        ("{kind: counts, of: 1, n: 2}", 31, ".of", "trick_choice", 'found "1"'),
        ("{kind: grows, n: 10}", 29, ".n", "trick_count", "a whole number from 1 to 9"),
        ("{kind: toll, n: 99}", 28, ".n", "trick_count", "a whole number from 100 to 2000"),
        ("{kind: grows, n: true}", 29, ".n", "trick_count", 'found "true"'),
        ("{kind: grows, n: 2.5}", 29, ".n", "trick_count", 'found "2.5"'),
    ],
)
def test_a_wrong_trick_is_refused_in_words_where_it_is(
    trick: str, column: int, field: str, code: str, sentence: str
) -> None:
    problem = refused(trick)
    assert (problem.line, problem.column) == (LINE, column)
    assert (problem.field, problem.code) == (f"monsters.0.trick{field}", code)
    assert ", expected " in str(problem)
    said = words_for(Texts("en", strict=True), DeckError("monsters.yaml", [problem]))
    assert sentence in said
    assert words_for(Texts("es", strict=True), DeckError("monsters.yaml", [problem]))


def refused(trick: str) -> Problem:
    with pytest.raises(DeckError) as caught:
        foe(trick)
    (problem,) = caught.value.problems
    return problem


@pytest.mark.parametrize(
    ("foes_trick", "more", "odd"),
    [
        ("{kind: hates, of: armour, n: 2}", "", "deck-odd-ploy-kind"),
        ("{kind: cheap, n: 1}", "", "deck-odd-ploy-price"),
        ("{kind: left}", "", "deck-odd-ploy-left"),
        ("{kind: six}", "{kind: twin, n: 2}", "deck-odd-ploy-twin"),
        ("{kind: six}", "{kind: run, n: 1}", None),
    ],
)
def test_a_trick_that_can_never_matter_is_found(
    foes_trick: str, more: str, odd: str | None
) -> None:
    source = TREASURE.replace("TRICK", more) if more else TREASURE.replace("    trick: TRICK\n", "")
    files = {
        "deck.yaml": ABOUT_IT.encode(),
        "treasures.yaml": source.encode(),
        "monsters.yaml": FOE.replace("TRICK", foes_trick).encode(),
    }
    found = [each.message for each in oddities(load_deck(files, "my-deck"))]
    assert found == ([odd] if odd else [])


def test_help_without_a_prize_can_never_matter() -> None:
    foe = FOE.replace("TRICK", "{kind: alone}").replace("treasures: 1", "treasures: 0")
    files = {
        "deck.yaml": ABOUT_IT.encode(),
        "treasures.yaml": TREASURE.replace("    trick: TRICK\n", "").encode(),
        "monsters.yaml": foe.encode(),
    }
    assert [each.message for each in oddities(load_deck(files, "my-deck"))] == [
        "deck-odd-ploy-help"
    ]


def test_half_of_the_friends_have_a_trick_and_every_kind_is_among_them() -> None:
    """21 monsters and 32 treasures at least; levels 3 to 22, about 12.7; prizes 1 to 4; the gold of
    the base deck."""
    deck, base = napakalaki_deck("friends"), napakalaki_deck("base")
    foes, treasures = deck.monsters, deck.treasures
    assert len(foes) >= 21
    assert len(treasures) >= 32
    levels = [card.level for card in foes]
    assert (min(levels), max(levels)) == (3, 22)
    assert sum(levels) / len(levels) == pytest.approx(12.7, abs=0.1)
    assert {card.prize.treasures for card in foes} == {1, 2, 3, 4}
    assert sum(card.gold for card in treasures) == sum(card.gold for card in base.treasures)
    for cards, names in ((foes, FOE_TRICKS), (treasures, TREASURE_TRICKS)):
        kinds = [card.trick[0] for card in cards if card.trick is not None]
        assert {*kinds} == {*range(1, len(names))}, "every kind of the list"
        assert 0.45 <= len(kinds) / len(cards) <= 0.65
    assert list(oddities(deck)) == []
