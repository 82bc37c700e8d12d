"""What the coach says: at which moments, in both languages, and where the rules say more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from app.coach.tips import Tip, tips_of
from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.literal import width
from app.lessons.lesson_match import LEARNER, LessonSetup, open_classroom
from app.registry import game_ids
from app.text.rulebook import page
from engines.kernel.events import Event
from tests.app.lessons.helpers import all_lessons
from tests.helpers.hearing import hear

ALL = [(game, tip) for game in game_ids() for tip in tips_of(game)]
IDS = [f"{game}-{tip.id}" for game, tip in ALL]


@pytest.mark.parametrize("game", game_ids())
def test_each_game_has_many_tips_and_each_its_own_name(game: str) -> None:
    ids = [tip.id for tip in tips_of(game)]
    assert len(ids) >= 6
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "tip"), ALL, ids=IDS)
def test_a_tip_is_one_line_at_80_columns_with_its_keys(game: str, tip: Tip, language: str) -> None:
    texts = Texts(language, strict=True)
    told = f" {texts('coach-tip')} {texts(f'coach-{game}-{tip.id}')}"
    more = texts("coach-more", rules="F7", quiet="Z")
    assert width(told) + 2 + width(more) <= 80
    assert page(game, language).index(tip.clause) is not None, "a clause of the rules"


def heard(name: str) -> Iterator[tuple[LessonSetup, Event]]:
    """What the learner hears in a lesson, event by event."""
    room = open_classroom(name, all_lessons()[name], ("Ana", "Ben", "Eva"))
    events: list[Event] = []
    hear(room.source.match, LEARNER, Event, events.append)
    hear(room.source.match, LEARNER, Event, room.tutor.heard)
    tutor, match = room.tutor, room.source.match
    while not tutor.finished:
        tutor.advance()
        if tutor.reading:
            tutor.read()
        elif match.actor > LEARNER:
            match.decide(match.actor, room.script.next(match.view(match.actor)))
        elif (wanted := tutor.wanted) is not None:
            tutor.decided(wanted)
            match.decide(LEARNER, wanted)
        elif tutor.look:
            tutor.looked(tutor.look)
        yield from ((room, event) for event in events)
        events.clear()


def told_in(name: str) -> set[str]:
    """The tips that a match as in a lesson would bring."""
    told: set[str] = set()
    for room, event in heard(name):

        def view(room: LessonSetup = room) -> Any:
            return room.source.match.view(LEARNER)

        game = room.lesson.GAME
        told |= {
            tip.id
            for tip in tips_of(game)
            if tip.fits(room.source.match.public, view, event, LEARNER)
        }
    return told


def test_first_times_in_a_labyrinth() -> None:
    assert told_in("irrgarten-1") == {"slide"}
    assert told_in("irrgarten-2") == {"fight", "reward"}
    assert told_in("irrgarten-3") == {"fight", "reward", "worn-weapon", "worn-shield"}
    assert told_in("irrgarten-5") == {"fight", "wound", "three-wounds", "dead", "back"}


def test_first_times_in_a_dungeon() -> None:
    assert told_in("napakalaki-1") == {"won", "hidden", "equipped"}
    assert told_in("napakalaki-2") == {"tie", "beaten", "suffered", "equipped"}
    assert told_in("napakalaki-3") >= {"start", "hidden", "equipped", "won"}
    assert told_in("napakalaki-4") == {"won", "necklace-gone", "hidden", "equipped"}
    assert told_in("napakalaki-5") >= {"over-limit", "can-buy", "rival-near"}


def test_first_times_at_the_table_of_hammerspace() -> None:
    assert told_in("hammerspace-2") == {"attacked"}
    assert told_in("hammerspace-3") >= {"attacked", "hurt", "attack"}
    assert told_in("hammerspace-4") >= {"attack", "monster", "keeper", "stuck"}
    assert told_in("hammerspace-5") >= {"attack", "fell", "last-turn"}
