"""What only Hammerspace tells in sentences."""

from __future__ import annotations

import pytest

from app.games.hammerspace.plain.voice import HammerspaceVoice
from app.plain.generic_voice import voice_of
from app.plain.words import CommandWords
from engines.hammerspace.actions import DONE, PLAY
from engines.hammerspace.effects.events import FROM_CARD
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import EFFECT
from tests.app.games.hammerspace.tui.helpers import laid, state_of
from tests.app.plain.games import new_session, random_match

RULES = Rules()
HANDS = ("wet-fish mattress snow-globe bin-lid", "falling-piano bathtub", "old-cheese trampoline")


def test_ham_23_a_monsters_actions_have_their_names_and_name_whom_they_mean() -> None:
    """Ana keeps it: Ben is at her left, Eva at her right."""
    voice = HammerspaceVoice(laid(*HANDS, monster="bad-weather", total=9, keeper=0))
    told = voice.answers["monster"](0, "")
    hail = next(line for line in told if "Sideways hail" in line)
    assert hail.startswith('On 5 (11%), "Sideways hail". It attacks Ben')
    assert "Eva" in hail
    assert told[-1] == "The last roll for it was 9."


def test_ham_22_a_card_that_would_do_nothing_now_says_so() -> None:
    """The alarm clock sets the monster's timer, which stands still while a monster is in play."""
    hand = "alarm-clock mattress snow-globe bin-lid"
    told = []
    for monster in ("", "bad-weather"):
        session = laid(hand, *HANDS[1:], monster=monster, total=9 if monster else 0)
        RULES.apply(state_of(session), DONE)
        choices = HammerspaceVoice(session).choices(0)
        told.append(next(choice.text for choice in choices if choice.action == PLAY))
    still = "The timer is paused while a monster is in play."
    assert [still in text for text in told] == [False, True]


def test_ham_18_while_an_effect_asks_the_odds_are_those_of_attacks_played_now() -> None:
    session = laid("packed-lunch wet-fish mattress bin-lid", *HANDS[1:])
    state = state_of(session)
    RULES.apply(state, DONE)
    before = HammerspaceVoice(session).answers["odds"](0, "")
    assert [line.partition(" against ")[0] for line in before] == ["Wet Fish"] * 2
    RULES.apply(state, PLAY)
    assert state.phase == EFFECT
    assert HammerspaceVoice(session).answers["odds"](0, "") == before


def test_the_first_numbers_are_cards_and_nothing_more_comes_last() -> None:
    """So that typing 1 for "nothing more" twice never plays a card."""
    session = laid(*HANDS)
    choices = HammerspaceVoice(session).choices(0)
    assert len(choices) > 1
    assert [choice.action for choice in choices].index(DONE) == len(choices) - 1


@pytest.mark.parametrize(("seed", "language"), [("7", "en"), ("WOLF", "es"), ("MOSS", "en")])
def test_odds_are_told_at_every_decision_of_a_match(seed: str, language: str) -> None:
    """To every player, on turn or not."""
    session = new_session("hammerspace", language, people=3, seed=seed)
    voice = HammerspaceVoice(session)
    phases = set()
    for match in random_match(session):
        phases.add(match.view(match.actor).phase)
        assert all(voice.answers["odds"](seat, "") for seat in range(3))
    assert EFFECT in phases


@pytest.mark.parametrize(("language", "word"), [("en", "table"), ("es", "mesa"), ("es", "table")])
@pytest.mark.parametrize("game", ["hammerspace", "napakalaki"])
def test_a_word_shows_what_is_on_the_table(game: str, language: str, word: str) -> None:
    session = new_session(game, language)
    voice = voice_of(session)
    order = CommandWords(session.texts, voice.answers).order(word)
    assert order is not None
    told = voice.answers[order.command](0, "")
    for name in ("Ana", "Ben", "Eva"):
        assert any(name in line for line in told), told
    assert set(voice.answers["decks"](0, "")) < set(told)


def test_the_table_has_the_monster_but_not_its_whole_list_of_actions() -> None:
    voice = HammerspaceVoice(laid(*HANDS, monster="bad-weather", total=9, keeper=0))
    head = voice.answers["monster"](0, "")[0]
    assert voice.answers["table"](0, "").count(head) == 1
    assert not any("Sideways hail" in line for line in voice.answers["table"](0, ""))


@pytest.mark.parametrize(("language", "lid"), [("en", "Bin Lid"), ("es", "la Tapa del cubo")])
def test_only_spanish_has_the_articles_of_the_deck(language: str, lid: str) -> None:
    cards = HammerspaceVoice(new_session("hammerspace", language)).cards
    number = next(n for n, card in enumerate(cards.config.cards.main) if card.id == "bin-lid")
    assert cards.names.said(FROM_CARD, number) == lid
