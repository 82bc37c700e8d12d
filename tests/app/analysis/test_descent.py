"""What a finished Descent was like."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from app.analysis.match_analysis import LEAST_STEP, Analysis, analyse
from app.i18n.fluent import Texts
from app.match.match import Match
from app.text.aftermath import figure_title, luck_label, swing, swing_unit
from engines.irrgarten.events import Blow
from engines.kernel.events import Event
from tests.app.games.irrgarten.descent.shipped import descent


@cache
def finished(*bots: str) -> Match:
    return descent("END-1", bots)


@cache
def analysed(*bots: str) -> Analysis:
    match: Any = finished(*bots)
    return analyse(match.header, match.written)


def test_alone_the_course_is_coins_and_there_are_no_chances() -> None:
    analysis = analysed("coward")
    outcome = finished("coward").outcome()
    assert outcome is not None
    assert analysis.progress[0] == (0,)
    assert analysis.progress[-1] == outcome.returns
    assert not analysis.chances
    assert figure_title(Texts("en", strict=True), analysis) == "Coins"


def test_alone_turning_points_are_jumps_of_the_coins_to_expect() -> None:
    analysis = analysed("coward")
    sizes = [abs(after - before) for (before,), (after,) in pairwise(analysis.expected)]
    last = len(sizes) - 1
    found = {moment.decision for moment in analysis.moments}
    assert last in found, "the decision that ended it"
    assert max(range(len(sizes)), key=sizes.__getitem__) in found
    assert all(sizes[decision] >= LEAST_STEP for decision in found)
    assert analysis.expected[-1] == analysis.progress[-1]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", " to {}"), ("es", " a {}")],
)
def test_a_turning_point_says_what_was_to_be_expected(language: str, words: str) -> None:
    analysis, texts = analysed("coward"), Texts(language, strict=True)
    said = swing(analysis.moments[-1], analysis, texts)
    (coins,) = analysis.progress[-1]
    assert said.endswith(words.format(coins))
    assert swing_unit(analysis, texts).startswith({"en": "coins", "es": "monedas"}[language])
    for word in ("hits", "parries"):
        assert luck_label(texts, "descent", word)


def test_in_company_there_are_chances_and_no_expectations() -> None:
    analysis = analysed("steady", "coward")
    outcome = finished("steady", "coward").outcome()
    assert outcome is not None
    assert not analysis.expected
    assert all(sum(row) == pytest.approx(1) for row in analysis.chances)
    assert analysis.chances[-1][outcome.winners[0]] == 1 / len(outcome.winners)


def test_every_attack_of_a_fight_is_counted_with_its_odds() -> None:
    """Hits of the player, and attacks of monsters that it blocks (IRR-14)."""
    match: Any = finished("coward")
    events: list[Event] = [event for event in match.past(0) if isinstance(event, Blow)]
    blows = [event for event in events if isinstance(event, Blow)]
    own = [blow.wound for blow in blows if blow.by_player]
    blocked = [not blow.wound for blow in blows if not blow.by_player]
    luck = {total.word: total for total in analysed("coward").luck}
    assert (luck["hits"].count, luck["hits"].actual) == (len(own), sum(own))
    assert (luck["parries"].count, luck["parries"].actual) == (len(blocked), sum(blocked))
    assert 0 < luck["hits"].expected < len(own)
