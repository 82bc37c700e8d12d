"""Treasures and monsters of Napakalaki in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.i18n.literal import width
from app.text.named import quoted
from engines.napakalaki.cards import (
    ALL,
    FOOTWEAR,
    HELMET,
    KINDS,
    NECKLACE,
    ONE_HAND,
    Bad,
    NapakalakiMonster,
)
from engines.napakalaki.tricks import SPARE
from tests.app.games.napakalaki.text.helpers import shipped, words
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    GUION,
    NUMBER,
    README,
    SMALL_TREASURES,
    cards,
    config,
)

SPOON, BEADS, BARREL, WHISK = (NUMBER[name] for name in ("spoon", "beads", "barrel", "whisk"))
GNAT, TAXMAN, ABYSS, FLOOD = (NUMBER[name] for name in ("gnat", "taxman", "abyss", "flood"))

TITLE = {
    "deck": "The Hotel",
    "treasure-spoon": "[b]Cuchara\x1b[31m\n\u202etorcida[/b]",
    "about-treasure-spoon": "Sopa.",
    "monster-gnat": "Ñu",
    "about-monster-gnat": "Muge.",
}


def test_a_match_keeps_the_words_of_its_deck() -> None:
    named = words("es", word=lambda key: TITLE.get(key, ""))
    assert named.deck == "The Hotel"
    assert named.treasure_about(SPOON) == "Sopa."
    assert named.monster(GNAT) == "Ñu"
    assert named.monster_about(GNAT) == "Muge."
    assert quoted(named.texts, "Sopa.") == "«Sopa.»"
    assert quoted(named.texts, 'Dice: "Muge."') == 'Dice: "Muge."', "it brings its own quotes"
    assert quoted(named.texts, "«Muge», dice.") == "«Muge», dice."


def test_a_card_without_words_is_called_by_its_id() -> None:
    cfg = config(monsters=[NapakalakiMonster("two-left-feet", 1, 1, 1, Bad(levels=1))])
    assert words(config=cfg).monster(0) == "Two left feet"
    assert words().treasure(SPOON) == "Spoon"
    assert (words().treasure_about(SPOON), words().monster_about(GNAT), words().deck) == ("",) * 3


def test_a_name_is_text_and_never_markup_or_a_command() -> None:
    """Decks are written by anybody: no escape sequence, no turned direction, one line."""
    named = words(word=lambda key: TITLE.get(key, ""))
    assert named.treasure(SPOON) == "[b]Cuchara[31m torcida[/b]"
    long = words(word=lambda _: "W" * 500)
    assert width(long.treasure(SPOON)) == width(long.monster(GNAT)) == 40


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_type_has_a_word_and_a_short_one(language: str) -> None:
    """NAP-5."""
    named = words(language)
    cards_of_each = [named.config.kind.index(kind) for kind in range(len(KINDS))]
    assert len({named.kind(card) for card in cards_of_each}) == len(KINDS)
    short = [named.kind_short(card) for card in cards_of_each]
    assert len(set(short)) == len(KINDS)
    assert max(map(width, short)) <= 8


def test_a_bonus_shows_both_values_where_there_are_two() -> None:
    """NAP-5: the lower without an equipped necklace, the higher with one."""
    named = words()
    assert named.bonus(SPOON) == "+1 /+2"
    assert (named.bonus(WHISK), named.bonus(BEADS), named.bonus(BARREL)) == ("+2", "+2", "--")
    assert (named.now(SPOON, False), named.now(SPOON, True)) == ("+1", "+2")
    assert named.now(BARREL, True) == "--"


def test_a_prize_counts_levels_and_treasures() -> None:
    """NAP-14."""
    assert words().prize(GNAT) == "+1 level, 1 treasure"
    assert words().prize(TAXMAN) == "+2 levels, 3 treasures"
    assert words("es").prize(GNAT) == "+1 nivel, 1 tesoro"
    assert words("es").prize(TAXMAN) == "+2 niveles, 3 tesoros"
    poor = config(monsters=[NapakalakiMonster("x", 1, 1, 0, Bad(levels=1))])
    assert words(config=poor).prize(0) == "+1 level"


@pytest.mark.parametrize(
    ("bad", "english", "spanish"),
    [
        (Bad(levels=1), ("-1 level",), ("-1 nivel",)),
        (
            Bad(levels=2, equipped_kinds=(HELMET,)),
            ("-2 levels", "the helmet"),
            ("-2 niveles", "el casco"),
        ),
        (
            Bad(equipped=1, hidden=2),
            ("1 equipped treasure", "2 hidden treasures"),
            ("1 tesoro equipado", "2 tesoros ocultos"),
        ),
        (
            Bad(equipped_kinds=(ONE_HAND, ONE_HAND, FOOTWEAR), hidden_kinds=(NECKLACE,)),
            ("2 equipped one-hand treasures", "the footwear", "a hidden necklace"),
            ("2 tesoros equipados de una mano", "el calzado", "un collar oculto"),
        ),
        (
            Bad(levels=ALL, equipped=ALL, hidden=ALL),
            ("back to level 1", "all equipped", "all hidden"),
            ("vuelves al nivel 1", "todos los equipados", "todos los ocultos"),
        ),
        (
            Bad(either=1),
            ("1 treasure, equipped or hidden",),
            ("1 tesoro, equipado u oculto",),
        ),
        (
            Bad(death=True),
            ("you die and lose levels and treasures",),
            ("mueres y pierdes niveles y tesoros",),
        ),
    ],
)
def test_a_bad_consequence_is_short_lines_in_the_order_of_the_rules(
    bad: Bad, english: tuple[str, ...], spanish: tuple[str, ...]
) -> None:
    """NAP-16: levels, equipped, hidden, either."""
    cfg = config(monsters=[NapakalakiMonster("x", 1, 1, 1, bad)])
    assert words(config=cfg).bad(0) == english
    assert words("es", cfg).bad(0) == spanish


def suffered(
    bad: Bad, level: int, worn: str, held: str | None = None, language: str = "en"
) -> tuple[str, ...]:
    """What a bad consequence comes to."""
    cfg = config(monsters=[NapakalakiMonster("x", 1, 1, 1, bad)])
    hidden = None if held is None else cards(held)
    return words(language, cfg).bad_for(0, level, cards(worn), hidden)


def test_a_bad_consequence_is_made_concrete_for_a_player() -> None:
    """NAP-16; levels stop at 1 (NAP-2)."""
    bad = Bad(levels=2, equipped_kinds=(HELMET, ONE_HAND))
    assert suffered(bad, 5, "colander spoon ladle oar") == (
        "-2 levels (5 -> 3)",
        "an equipped one-hand treasure (out of 2)",
        "the helmet (Colander)",
    )
    assert suffered(bad, 2, "oar") == (
        "-2 levels (2 -> 1)",
        "an equipped one-hand treasure (none)",
        "the helmet (none)",
    )
    assert suffered(bad, 1, "", language="es") == (
        "-2 niveles (sigue en 1)",
        "un tesoro equipado de una mano (no hay)",
        "el casco (no hay)",
    )


def test_parts_are_cut_to_what_is_left() -> None:
    """NAP-16: equipped first, then hidden, then either of what remains."""
    bad = Bad(equipped=1, either=ALL)
    assert suffered(bad, 1, "spoon", "oar curtain") == (
        "1 equipped treasure (Spoon)",
        "all treasures, equipped and hidden (Oar, Curtain)",
    )
    assert suffered(bad, 1, "spoon colander", "oar curtain") == (
        "1 equipped treasure (out of 2)",
        "all treasures, equipped and hidden (3 treasures)",
    )


def test_a_choice_of_one_type_leaves_the_other_types_as_they_are() -> None:
    """NAP-16: typed losses are counted per type, and then *all* takes what remains."""
    bad = Bad(equipped_kinds=(ONE_HAND, HELMET), either=ALL)
    assert suffered(bad, 1, "spoon ladle colander", "barrel") == (
        "an equipped one-hand treasure (out of 2)",
        "the helmet (Colander)",
        "all treasures, equipped and hidden (2 treasures)",
    )


def test_hidden_treasures_are_told_only_of_those_that_may_be_shown() -> None:
    """NAP-20: a rival's are nobody's business."""
    bad = Bad(hidden=1, either=1)
    own = suffered(bad, 3, "spoon", "oar")
    assert own == ("1 hidden treasure (Oar)", "1 treasure, equipped or hidden (Spoon)")
    assert suffered(bad, 3, "spoon") == (
        "1 hidden treasure",
        "1 treasure, equipped or hidden",
    )


def test_death_says_the_level_that_is_lost() -> None:
    """NAP-18."""
    assert words().bad_for(ABYSS, 5, ()) == ("you die and lose levels and treasures (5 -> 1)",)
    assert words().bad_for(ABYSS, 1, ()) == words().bad(ABYSS)
    assert words().bad_for(FLOOD, 4, (), arrow="to")[0] == "back to level 1 (4 to 1)"


def test_nap_44_death_says_what_stays_with_its_player() -> None:
    """It promised the loss of treasures that the ladle saves; without it the card is right."""
    saves = [
        replace(card, trick=(SPARE, 0, 0)) if card.id == "ladle" else card
        for card in SMALL_TREASURES
    ]
    found, worn = words(config=config(FRIENDS, treasures=saves)), cards("ladle spoon")
    said = ("you die (5 -> 1), but equipped treasures stay (Ladle)",)
    assert found.bad_for(ABYSS, 5, worn) == found.bad_against(ABYSS, 5, worn) == said
    assert found.bad_against(ABYSS, 5, cards("spoon")) == found.bad(ABYSS)
    assert found.bad_against(FLOOD, 5, worn) == found.bad(FLOOD)


def test_guion_takes_the_necklace_before_the_cards_are_counted() -> None:
    """NAP-17: whatever the outcome; so it is no longer there to be lost in another way."""
    bad = [NapakalakiMonster("x", 1, 1, 1, Bad(equipped=1))]
    worn = cards("beads")
    assert words(config=config(README, monsters=bad)).bad_for(0, 1, worn) == (
        "1 equipped treasure (Beads)",
    )
    assert words(config=config(GUION, monsters=bad)).bad_for(0, 1, worn) == (
        "the necklace is used up",
        "1 equipped treasure (none)",
    )


@pytest.mark.parametrize("deck", ["base", "grand"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_monster_that_is_shipped_can_be_told(deck: str, language: str) -> None:
    from engines.napakalaki.deck import to_monsters

    cfg = config(monsters=to_monsters(shipped(deck).monsters))
    named = words(language, cfg)
    for number in range(len(cfg.monsters)):
        assert named.bad(number)
        assert max(map(width, named.bad(number))) <= 40
        assert named.prize(number)
        assert len(named.bad_for(number, 5, cards("spoon oar colander"))) == len(named.bad(number))
