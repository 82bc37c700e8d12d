"""Hammerspace in plain mode: lines that add up, questions, hints and answers as one says them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from app.games.hammerspace.plain.voice import HammerspaceVoice
from app.i18n.fluent import LANGUAGES, Texts
from app.match.seats import Seat
from app.perspective.event_log import EventLog
from app.plain.course import log_told, more_told
from app.registry import game as game_of
from app.text.log import LogLine
from engines.kernel.events import SPECTATOR
from tests.app.games.hammerspace.tui.helpers import laid
from tests.app.plain.games import new_session
from tests.app.plain.talk import Talk, talk
from tests.app.plain.test_hammerspace import CALM, HANDS, played
from tests.helpers.matches import match_behind

BLOW = re.compile(r"for (\d+) damage")
SUMS = re.compile(
    r"\b(\d+) with a \d(?: and \d from the crown)? against (?:a )?(\d+)(?: with a \d)?"
)
MORE = re.compile(r"(\d+) more\b")
LESS = re.compile(r"(\d+) less|(?:throws?|pass|passes) (\d+)")


def whole_log(seed: str, preset: str) -> EventLog:
    """The log of a match of steady bots, as plain mode has it."""
    session = new_session("hammerspace", "en", people=3, seed=seed, preset=preset)
    match = match_behind(session)
    log = HammerspaceVoice(session).perspective(SPECTATOR)
    match.watch(SPECTATOR, log.take)
    bot = game_of("hammerspace").bots()["steady"]
    step = 0
    while not match.over:
        match.decide(match.actor, bot(match.public, match.view(match.actor), step))
        step += 1
    return log


def _sum(pattern: re.Pattern[str], text: str) -> int:
    return sum(int(number) for found in pattern.findall(text) for number in found if number)


@pytest.mark.parametrize(("seed", "preset"), [("0", "table"), ("1", "duel"), ("2", "table")])
def test_ham_14_ham_30_every_line_of_damage_adds_up(seed: str, preset: str) -> None:
    """The sums with the crown, marks and characters give the damage; the last life may be less."""
    checked = 0
    for line in whole_log(seed, preset).lines:
        damage, sums = BLOW.search(line.text), SUMS.search(line.text)
        if damage is None or sums is None:
            continue
        less = _sum(LESS, line.text)
        made = int(sums[1]) - int(sums[2]) + _sum(MORE, line.text) - less
        assert made == int(damage[1]), line.text
        checked += 1
    assert checked > 5


@pytest.mark.parametrize(("language", "one"), [("en", "1 point and"), ("es", "1 punto y")])
def test_a_single_point_is_one_point(language: str, one: str) -> None:
    texts = HammerspaceVoice(new_session("hammerspace", language)).texts
    assert texts("hammer-power", n=1).startswith(one)


@pytest.mark.parametrize(
    ("language", "mine", "theirs"), [("en", "You have", "Ben has"), ("es", "Tienes", "Ben tiene")]
)
def test_me_is_about_you(language: str, mine: str, theirs: str) -> None:
    session = laid(*HANDS)
    session.texts.language = language
    voice = HammerspaceVoice(session)
    assert voice.answers["me"](0, "")[0].startswith(mine)
    assert voice.answers["rivals"](0, "")[0].startswith(theirs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ham_6_odds_against_closed_cards_are_called_a_guess(language: str) -> None:
    setup = HammerspaceVoice(new_session("hammerspace", language))
    guess = setup.texts("plain-ham-odds-guess")
    assert setup.answers["odds"](0, "")[0] == guess
    assert guess not in HammerspaceVoice(laid(*HANDS)).answers["odds"](0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_no_figures_of_life(language: str) -> None:
    texts = HammerspaceVoice(new_session("hammerspace", language)).texts
    for why in ("hits-hardest", "hits-whom", "best-target", "serves-best", "not-worth-it"):
        said = texts(
            f"hammerspace-bot-{why}",
            little=0, worth="-3.8", card="Pan", party="Ben", parties="Ben",
        )  # fmt: skip
        assert "3.8" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_effect_asks_is_a_question(language: str) -> None:
    texts = Texts(language, strict=True)
    for what in ("may", "option", "player", "card", "own-card", "keep"):
        assert texts(f"plain-ham-ask-{what}", source="Pan.").endswith("?")


def test_the_log_refuses_what_is_no_number() -> None:
    texts, lines = Texts("en", strict=True), [LogLine(1, "Ana waits.", "move")]
    refused = '"abc" isn\'t a number of lines. Type, for example, "log 30".'
    assert log_told(texts, lines, "abc", begun=True) == [refused]
    assert log_told(texts, lines, "5", begun=True) == ["Turn 1. Ana waits."]


def test_more_begins_with_the_last_line_and_says_nothing_twice() -> None:
    texts = Texts("en", strict=True)
    lines = [
        LogLine(1, "Ana hits.", "fight", detail=("Die 3.", "Die 3.")),
        LogLine(1, "Ben waits.", "move"),
    ]
    assert more_told(texts, lines[:1], begun=True) == ["Ana hits.", "Die 3."]
    first, *rest = more_told(texts, lines, begun=True)
    assert first == "Turn 1 in detail:"
    assert rest == ["Ana hits.", "Die 3."]


def test_more_is_answered_after_the_end() -> None:
    session = laid(*HANDS, life=(0, 20, 20), active=1, limit_turns=14, **CALM)
    console = Talk(("1", "more", "3"))
    played(session, console)
    after = console.said[console.said.index("3. Go to the menu") :]
    assert not any(line.startswith("Type a number from 1 to 3") for line in after)
    assert any("Ben" in line or "detail" in line for line in after)


def test_details_say_what_a_keyword_means_and_both_sides_of_an_attack() -> None:
    lines = whole_log("1", "duel").lines
    details = [detail for line in lines for detail in line.detail]
    words = ("Soak.", "Grease.", "Daze.", "Strip.", "Stays if it hits.")
    assert not set(words) & set(details)
    attacks = [line.detail for line in lines if BLOW.search(line.text) and line.detail]
    assert attacks
    for detail in attacks:
        assert any(" attacks with " in each for each in detail)
        assert any(" defends with " in each for each in detail)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "defend 1", "You defend yourself when you are attacked"),
        ("en", "yes", "There is no question with that answer now."),
        ("es", "conservar", "Conservas o descartas una carta cuando"),
    ],
)
def test_a_word_out_of_its_moment_says_when_it_works(language: str, typed: str, told: str) -> None:
    session = laid(*HANDS)
    session.texts.language = language
    voice = HammerspaceVoice(session)
    assert voice.not_now(0, typed).startswith(told)
    assert not voice.not_now(0, "play the piano")
    assert not voice.not_now(0, "xyzzy")


@pytest.mark.parametrize("players", [2, 3])
def test_a_table_hears_what_changed_since_its_last_turn(players: int) -> None:
    """After the turns of several rivals. In a duel the few lines before a prompt say it."""
    people = {"Ana": "human", "Ben": "steady", "Eva": "steady"}
    session = laid(*HANDS[:players], players=dict([*people.items()][:players]), **CALM)
    console = Talk(("1",) * 4)
    played(session, console)
    assert ("Since your last turn, " in console.text) is (players > 2)


def test_a_player_who_has_had_no_turn_hears_of_no_last_turn() -> None:
    """Hiding a card and choosing characters is no turn (HAM-2, HAM-4)."""
    players = (Seat("Ana"), *(Seat(name, "steady") for name in ("Ben", "Cleo", "Dani")))
    table: dict[str, Any] = {"players": players, "preset": "table", "seed": "TBL3"}
    said = talk("5", "1", game="hammerspace", **table).said
    assert any(line.startswith("Turn 3. Ana, it's your turn.") for line in said)
    assert not any(line.startswith("Since your last turn") for line in said)
