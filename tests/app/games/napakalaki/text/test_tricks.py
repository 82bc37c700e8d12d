"""Tricks of cards (NAP-44) in words: a sentence for each, and what they do in the log."""

from __future__ import annotations

import pytest

from app.games.napakalaki.text.narrator import NapakalakiNarrator
from app.games.napakalaki.text.tricks import SENTENCE, foe_sentence, treasure_sentence
from app.i18n.fluent import Texts
from engines.kernel.events import EVERYONE, SPECTATOR, Event, may_see
from engines.napakalaki import tricks
from engines.napakalaki.cards import FOOTWEAR
from engines.napakalaki.events import (
    Died,
    Equipped,
    Lost,
    MonsterDiscarded,
    NecklaceSpent,
    Suffered,
)
from engines.napakalaki.state import DOOR, EQUIPPING, State
from engines.napakalaki.trick_fields import ABOUT, FOE_AMOUNTS, TREASURE_AMOUNTS
from engines.napakalaki.tricks import FOE_TRICKS, NO_TRICK, TREASURE_TRICKS
from tests.app.games.napakalaki.text.helpers import shipped, words
from tests.engines.napakalaki.helpers import do, refreshed
from tests.engines.napakalaki.test_tricks import at, game

NAMES = ("Ana", "Ben", "Eva")
CARD = 0
"""The spoon, which saves what is worn in some games here."""


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_trick_is_one_sentence_of_at_most_90_characters(language: str) -> None:
    """With its least and its greatest amount."""
    texts, found = Texts(language, strict=True), []
    for kind, name in enumerate(FOE_TRICKS):
        for of in range(len(ABOUT.get(name, [""]))):
            found += [foe_sentence(texts, (kind, of, n)) for n in FOE_AMOUNTS.get(name, (0,))]
    for kind, name in enumerate(TREASURE_TRICKS):
        found += [treasure_sentence(texts, (kind, 0, n)) for n in TREASURE_AMOUNTS.get(name, (0,))]
    assert found.count("") == 2, "no trick"
    sentences = [sentence for sentence in found if sentence]
    assert all(len(sentence) <= SENTENCE for sentence in sentences)
    assert all(sentence.endswith(".") and ". " not in sentence for sentence in sentences)
    assert len({*sentences}) == len(sentences)


def test_a_card_says_its_trick_only_where_tricks_count() -> None:
    decks = game(boar=(tricks.HATES, FOOTWEAR, 4), spoon=(tricks.TWIN, 0, 2))
    found = words("en", decks)
    assert found.trick(3) == "+4 against anybody with footwear equipped."
    assert found.treasure_trick(0) == "+2 while you have another twin equipped."
    assert (found.trick(0), found.treasure_trick(1)) == ("", "")
    off = game(type(decks.parameters)(), boar=(tricks.SIX, 0, 0))
    assert words("en", off).trick(3) == ""
    assert foe_sentence(Texts("en", strict=True), NO_TRICK) == ""


def test_the_friends_speak_both_languages() -> None:
    deck = shipped("friends")
    for language in ("en", "es"):
        texts = Texts(language, strict=True)
        for card in deck.monsters:
            assert bool(foe_sentence(texts, card.trick or NO_TRICK)) == (card.trick is not None)


def test_a_trick_speaks_about_another_player_by_name() -> None:
    """It said "each grudge you hold" to a rival who was asked for a price (NAP-39)."""
    for kind, of, mine, hers in (
        (tricks.COUNTS, tricks.GRUDGES, "you hold.", "grudge Eva holds."),
        (tricks.COUNTS, tricks.LEVELS, "you have.", "level Eva has."),
        (tricks.COUNTS, tricks.HAND, "in your hand.", "in Eva's hand."),
        (tricks.ALONE, 0, "help you against it.", "help Eva against it."),
        (tricks.SIX, 0, "You need a 6", "Eva needs a 6"),
        (
            tricks.TOLL,
            0,
            "Pay with treasures worth 2 gold",
            "Eva can pay with treasures worth 2 gold",
        ),
        (tricks.LEFT, 0, "your left.", "the left of Eva."),
    ):
        trick = (kind, of, 2)
        english, spanish = Texts("en", strict=True), Texts("es", strict=True)
        assert mine in foe_sentence(english, trick)
        assert hers in foe_sentence(english, trick, "Eva")
        assert "Eva" in foe_sentence(spanish, trick, "Eva")
        assert "Eva" not in foe_sentence(spanish, trick)


def told(state: State, *decisions: str, language: str = "en") -> list[str]:
    """Decisions told to a spectator."""
    teller = NapakalakiNarrator(NAMES, words(language, state.config), 13)
    heard = [event for event in do(state, *decisions) if may_see(event, SPECTATOR)]
    lines = [line for event in heard for line in teller.feed(event)]
    lines += [teller.pending] if teller.pending is not None else []
    return [line.text for line in lines]


def test_a_level_that_a_trick_changes_is_in_the_brackets() -> None:
    decks = game(taxman=(tricks.COUNTS, tricks.GRUDGES, 2))
    state = at(decks, meets="taxman", grudges=(2, 0, 0), levels=(7, 8, 8))
    before = state.clone(state.source)
    lines = told(state, "draw", "spend")
    assert "(7 to 16)" in lines[0]
    assert lines[2] == "With fewer grudges left to count, Taxman falls to level 12."
    assert "(13 to 12" in lines[3], "the grudges that were spent don't count any more"
    spanish = told(before, "draw", "spend", language="es")
    assert spanish[2] == "Con menos rencores que contar, Taxman baja al nivel 12."


def test_what_a_monster_brings_comes_before_the_result() -> None:
    decks = game(gnat=(tricks.BRINGS, 0, 2))
    state = at(decks, "", "", "boar", meets="gnat", prize="piano oar spoon")
    lines = told(state, "done", "draw")
    assert lines[:2] == [
        "Ana takes the closed door and meets Gnat (5 to 1).",
        "Gnat is already sitting on Piano and Oar.",
    ]
    assert "Piano and Oar" in lines[-1], "the winner gets them"


def test_a_toll_a_throw_and_a_card_that_goes_left() -> None:
    toll = at(game(boar=(tricks.TOLL, 0, 300)), "", "whisk", meets="boar", levels=(3, 3, 3))
    assert told(toll, "draw", "buy") == [
        "Ana pays Boar with Whisk and walks past (3 to 7).",
        "Boar waits in the corridor.",
    ]
    throw = at(game(spoon=(tricks.THROW, 0, 4)), "spoon", meets="thief")
    lines = told(throw, "draw", "discard spoon")
    assert lines[:2] == [
        "Ana meets Thief (6 to 9).",
        "Ana throws Spoon and reaches a total level of 10.",
    ]
    assert "(10 to 9, now level 6)" in lines[2]
    left = at(game(tailor=(tricks.LEFT, 0, 0)), "colander", meets="tailor", levels=(1, 1, 1))
    lines = told(left, "draw", "accept")
    assert lines[-2:] == ["Ben gets what Tailor took: Colander.", "Tailor waits in the corridor."]


def test_who_is_followed_and_what_all_see_ahead() -> None:
    decks = game(boar=(tricks.FOLLOWS, 0, 0))
    state = at(decks, "", "", "boar", levels=(5, 4, 4))
    state.dealings.bites[0] = 1
    assert told(state, "done") == [], "the meeting says it"
    assert told(state, "door 1")[:1] == ["Ana calls Boar in from the corridor (5 to 7)."]
    state = at(decks, "", "", "boar", levels=(5, 4, 4))
    state.dealings.bites[0] = 1
    lines = told(state, "done", "door 1", "accept")
    assert lines[0] == "Boar follows whoever leads, so Ana has to fight (5 to 7)."
    assert lines[1].startswith("Ana gives in to Boar"), "one sentence for what follows"
    state = at(game(fork=(tricks.PEEK, 0, 0)), meets="gnat", others=[("fork", "")])
    state.phase = EQUIPPING
    assert told(refreshed(state), "done") == [
        "Ben peeks at the deck, and everyone sees the next monster: Gnat."
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "DIES, but Ladle saves the equipped treasures"), ("es", "MUERE, pero Ladle salva lo")],
)
def test_nap_44_a_death_says_what_is_saved(language: str, said: str) -> None:
    """The line said only that Ana was dead, though she kept what she wore."""
    state = at(game(ladle=(tricks.SPARE, 0, 0)), "spoon", "ladle oar", meets="abyss")
    state.phase = EQUIPPING
    teller = NapakalakiNarrator(NAMES, words(language, state.config), 13)
    heard = [*do(refreshed(state), "equip ladle")]
    state.phase = DOOR
    heard += do(refreshed(state), "draw", "accept")
    lines = [line.text for event in heard for line in teller.feed(event)]
    assert any(said in line for line in lines), lines


@pytest.mark.parametrize(
    "gone",
    [
        NecklaceSpent(EVERYONE, 0, CARD),
        Lost(EVERYONE, 0, CARD, hidden=False),
        Died(EVERYONE, 0, (CARD,), ()),
    ],
)
def test_nap_44_nothing_saves_after_the_saving_treasure_is_gone(gone: Event) -> None:
    """A cone that was spent on a victory (NAP-17) saved everything in the log, turns later."""
    config = game(spoon=(tricks.SPARE, 0, 0))
    teller = NapakalakiNarrator(NAMES, words("en", config), 13)
    dies = Died(EVERYONE, 0, (CARD + 1,), ())
    heard = [Equipped(EVERYONE, 0, CARD), gone, MonsterDiscarded(EVERYONE, 0)]
    heard += [Suffered(EVERYONE, 0, 0), dies, MonsterDiscarded(EVERYONE, 0)]
    lines = [line.text for event in heard for line in teller.feed(event)]
    assert "DIES" in lines[-1]
    assert not any("saves" in line for line in lines), lines
