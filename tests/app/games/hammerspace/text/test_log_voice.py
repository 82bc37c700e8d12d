"""The voice of Hammerspace's log in whole matches: one event, one sentence, and nothing twice."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest

from app.games.hammerspace.text.narrator import HammerspaceNarrator
from app.games.hammerspace.text.quotes import APART
from app.text.log import LogLine
from engines.hammerspace.bots import BOTS
from engines.hammerspace.options import Options
from engines.hammerspace.rules import Rules
from engines.kernel.events import OVER, SPECTATOR, Event, may_see
from tests.app.games.hammerspace.text.helpers import shipped, words_of
from tests.app.games.hammerspace.text.telling import NAMES, fiction

RULES = Rules()
MATCHES = [(2, "base", "steady", 1), (4, "loaded", "steady", 2), (3, "loaded", "random", 3)]
LATER = Options(
    lay_hidden=True, crown=1, late_life=2, feeding=True, clock=False, monster_timer=4,
    monster_timer_unit="laps", life=36,
).parameters()  # fmt: skip
"""The rules of a duel, without a clock: they have all that the log can tell."""


@cache
def match_of(seats: int, deck: str, bot: str, number: int) -> tuple[Event, ...]:
    config = words_of(shipped(deck), "en", seats, LATER).config
    state, found = RULES.new(config, f"voice-{number}"), list[Event]()
    for ply in range(4000):
        if state.seat == OVER:
            break
        RULES.apply(state, BOTS[bot](config, RULES.view(state, state.seat), ply), found.append)
    return tuple(event for event in found if may_see(event, SPECTATOR))


def log_of(seats: int, deck: str, bot: str, number: int, language: str) -> list[LogLine]:
    names = (*NAMES, "Leo")[:seats]
    teller = HammerspaceNarrator(names, words_of(shipped(deck), language, seats, LATER))
    return [line for event in match_of(seats, deck, bot, number) for line in teller.feed(event)]


def quotes_of(lines: list[LogLine]) -> list[int]:
    return [at for at, line in enumerate(lines) if fiction(line)]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("match", MATCHES)
def test_fiction_is_rare_and_never_the_same_twice(
    match: tuple[int, str, str, int], language: str
) -> None:
    """docs/voice.md: now and then, never two close together."""
    lines = log_of(*match, language)
    places = quotes_of(lines)
    said = [lines[at].text for at in places]
    assert said
    assert len(set(said)) == len(said)
    assert all(later - at > APART for at, later in pairwise(places))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("match", MATCHES)
def test_every_line_is_told_to_its_end(match: tuple[int, str, str, int], language: str) -> None:
    """One event is one sentence: who does what to whom, the result, then dice in brackets."""
    lines = log_of(*match, language)
    told = [line.text for line in lines if not fiction(line)]
    roll = re.compile(r"\d\+\d+=\d+ (against|contra) \d")
    ends = "damage|misses|blocks|saves|OUT|KILLS|but|quita|falla|para|salvan?|FUERA|MATA|pero"
    for text in told:
        assert text[0].isupper() or text[0] == "¡", text
        assert text[-1] in ".!", text
        if roll.search(text):
            assert re.search(rf"\b({ends})\b", text), text
            assert text.endswith(")."), text
    assert sum(bool(roll.search(text)) for text in told) > 10


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("match", MATCHES)
def test_nothing_speaks_to_the_reader_about_others(
    match: tuple[int, str, str, int], language: str
) -> None:
    you = r"\b(you|your|yours)\b" if language == "en" else r"\b(tú|tu|tus|tuy[oa]s?|ti|contigo)\b"
    lines = log_of(*match, language)
    told = [line.text for line in lines if not fiction(line)]
    assert told
    assert not [text for text in told if re.search(you, text, re.IGNORECASE)]


@pytest.mark.parametrize("match", MATCHES)
def test_two_subjects_have_a_comma_between_them(match: tuple[int, str, str, int]) -> None:
    """ "Eva keeps every card and Leo gains 2 life" reads as one subject with two objects."""
    names = "Ana|Ben|Eva|Leo"
    verbs = "gains|loses|keeps|discards|draws|must|is|gets"
    joined = re.compile(rf"[^,] and ({names}) ({verbs})\b")
    assert not [line.text for line in log_of(*match, "en") if joined.search(line.text)]
    assert joined.search("Eva keeps every card and Leo gains 2 life.")


def test_what_a_weapon_says_comes_right_after_its_blow() -> None:
    """Further down nobody would know who says it."""
    for match in MATCHES:
        lines = log_of(*match, "en")
        for at in quotes_of(lines):
            before = lines[at - 1].text
            assert re.search(r" damage \(| OUT | KILLS | becomes its keeper\.", before), before


def test_a_line_of_an_attack_on_several_says_so() -> None:
    """The weapon is named once: the second defender is hit, too."""
    texts = [line.text for line in log_of(*MATCHES[1], "en")]
    also = [at for at, text in enumerate(texts) if re.match(r"\w+ also ", text)]
    assert also
    assert not any(" with the " in texts[at].split(" (")[0] for at in also)


def test_what_later_players_start_with_is_one_line() -> None:
    """HAM-31: after the roll, which says who goes first."""
    english, spanish = (log_of(*MATCHES[1], language) for language in ("en", "es"))
    (first,) = (at for at, line in enumerate(english) if " goes first (" in line.text)
    assert re.fullmatch(
        r"To make up for going later, (\w+) starts with 38 life, \w+ with 40 and \w+ with 42\.",
        english[first + 1].text,
    )
    assert spanish[first + 1].text.startswith("Por jugar después, ")


def test_what_is_paid_is_one_sentence_with_what_it_brings() -> None:
    """HAM-18: a card that is loaded, and marks (HAM-33)."""
    texts = [line.text for match in MATCHES for line in log_of(*match, "en")]
    for told, split in (
        (r"\w+ loads the .* with .* \(\+\d to the attack\)\.", "makes .* discard .* gets \\+"),
        (r"\w+'s .* (soaks|greases|dazes) \w+", "is (soaked|greased|dazed)"),
    ):
        assert any(re.match(told, text) for text in texts), told
        assert not any(re.search(split, text) for text in texts), split


def test_food_and_the_card_for_it_are_one_line() -> None:
    """HAM-32: the monster is named."""
    texts = [line.text for match in MATCHES for line in log_of(*match, "en")]
    fed = [text for text in texts if " feeds " in text]
    assert fed
    assert all(re.search(r" feeds .* to .* and draws ", text) for text in fed)
    assert not any("to the monster" in text for text in fed)
