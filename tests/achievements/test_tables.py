"""The tables of feats: each fires on its own feed and not on a near miss; words fit the tables."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from app.i18n.fluent import LANGUAGES, Texts
from app.match import achievements as match_achievements
from app.match.achievements import revision, table
from app.registry import games
from app.text.achievements import achievement_about, achievement_name, best_name, best_value
from engines.kernel.achievements import (
    Achievement,
    AchievementResult,
    AchievementTracker,
    Best,
    How,
    Least,
    Most,
)
from engines.kernel.events import Event
from tests.achievements import descent_cases, hammerspace_cases, irrgarten_cases, napakalaki_cases
from tests.achievements.helpers import ME, Case

CASES: Mapping[str, Mapping[str, Case]] = {
    "irrgarten": irrgarten_cases.CASES,
    "descent": descent_cases.CASES,
    "napakalaki": napakalaki_cases.CASES,
    "hammerspace": hammerspace_cases.CASES,
}
BESTS: Mapping[str, tuple[list[Event], Mapping[str, int]]] = {
    "irrgarten": (irrgarten_cases.FEED, irrgarten_cases.BESTS),
    "descent": (descent_cases.FEED, descent_cases.BESTS),
    "napakalaki": (napakalaki_cases.FEED, napakalaki_cases.BESTS),
    "hammerspace": (hammerspace_cases.FEED, hammerspace_cases.BESTS),
}
ALL = [(game, achievement) for game in games() for achievement in table(game).achievements]


def achievements(game: str, feed: list[Event]) -> Sequence[AchievementResult]:
    reckoning = AchievementTracker(table(game), ME)
    for event in feed:
        reckoning.hear(event)
    return reckoning.achievements()


def done(game: str, feed: list[Event]) -> set[str]:
    return {achievement.id for achievement in achievements(game, feed)}


@pytest.mark.parametrize("game", games())
def test_a_game_has_a_dozen_feats_at_least_each_with_a_case(game: str) -> None:
    ids = [achievement.id for achievement in table(game).achievements]
    assert len(ids) >= 12
    assert list(CASES[game]) == ids


@pytest.mark.parametrize(("game", "achievement"), ALL, ids=lambda each: getattr(each, "id", each))
def test_a_feat_is_done_on_its_feed_and_not_on_a_near_miss(
    game: str, achievement: Achievement
) -> None:
    case = CASES[game][achievement.id]
    assert achievement.id in done(game, list(case.done))
    assert achievement.id not in done(game, list(case.missed))
    assert achievement.id not in done(game, list(case.done)[:-1]), "nothing counts before the end"


@pytest.mark.parametrize("game", games())
def test_the_best_results_of_a_match(game: str) -> None:
    feed, expected = BESTS[game]
    ids = {best.id for best in table(game).bests}
    found = {
        achievement.id: achievement.value
        for achievement in achievements(game, feed)
        if achievement.id in ids
    }
    assert set(expected) == ids
    assert found == expected


def numbers_of(achievement: Achievement) -> set[int]:
    """All numbers that a feat is made of."""
    tally = achievement.tally
    whens = [tally.of, *tally.anew, *achievement.never, *([tally.after] if tally.after else [])]
    limits = [test for when in whens for _, test in when.tests if isinstance(test, Least | Most)]
    return {achievement.least, *(abs(limit.number) for limit in limits)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "achievement"), ALL, ids=lambda each: getattr(each, "id", each))
def test_a_feat_has_a_name_and_says_no_number_that_is_not_in_the_table(
    game: str, achievement: Achievement, language: str
) -> None:
    texts = Texts(language, strict=True)
    assert achievement_name(texts, game, achievement.id) != achievement.id
    about = achievement_about(texts, game, achievement)
    assert set(map(int, re.findall(r"\d+", about))) <= numbers_of(achievement)
    said = str(achievement.least) in about or (achievement.least == 2 and "twice" in about)
    assert achievement.least == 1 or said


@pytest.mark.parametrize("game", games())
def test_best_results_have_words_and_reals_a_decimal_sign(game: str) -> None:
    for best in table(game).bests:
        names = {best_name(Texts(language, strict=True), game, best) for language in LANGUAGES}
        assert len(names) == 2
    real = Best("x", table(game).bests[0].tally, thousandths=True)
    assert best_value(Texts("es"), real, 9_500) == "9,5"


def test_no_two_feats_of_a_game_are_called_the_same() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        names = [(game, achievement_name(texts, game, achievement.id)) for game, achievement in ALL]
        assert len(names) == len(set(names))


def test_every_way_to_count_is_used() -> None:
    assert {achievement.tally.how for _, achievement in ALL} >= {How.TIMES, How.SUM, How.KINDS}


@pytest.mark.parametrize("game", games())
def test_a_table_that_changes_has_another_revision(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, whole = revision(game), table(game)
    first, *others = whole.achievements
    harder = replace(whole, achievements=(replace(first, least=first.least + 1), *others))
    assert " at 0x" not in repr(whole), "no address: the same number in every process"
    monkeypatch.setattr(match_achievements, "table", lambda _: harder)
    assert revision(game) != before
