"""What the coach says: at which moments, in both languages, and where the rules say more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest

from app.coach.tips import Tip, tips_of
from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.literal import width
from app.lessons.lesson_match import LEARNER, LessonSetup, open_classroom
from app.registry import game_ids
from app.text.rulebook import page, ruled_by
from engines.irrgarten import parameters as irrgarten
from engines.irrgarten.descent import parameters as descent
from engines.irrgarten.events import Moved
from engines.irrgarten.labyrinth import DOWN, LEFT, RIGHT, UP
from engines.kernel.events import EVERYONE, Event, TurnBegan
from engines.napakalaki import parameters as napakalaki
from tests.app.lessons.helpers import all_lessons
from tests.engines.napakalaki.helpers import FRIENDS
from tests.helpers.hearing import hear

ALL = [(game, tip) for game in game_ids() for tip in tips_of(game)]
IDS = [f"{game}-{tip.id}" for game, tip in ALL]


@pytest.mark.parametrize("game", game_ids())
def test_each_game_has_many_tips_and_each_its_own_name(game: str) -> None:
    ids = [tip.id for tip in tips_of(game)]
    assert len(ids) >= 6
    assert len(set(ids)) == len(ids)


class Rules(NamedTuple):
    """The part of a match's configuration that tips read."""

    parameters: Any
    last_laps: int = 0


IRRGARTEN = {
    "seed": Rules(irrgarten.Parameters()),
    "course": Rules(irrgarten.Parameters(reset_wounds_on_defeat=True)),
    "even": Rules(irrgarten.Parameters(last_laps=2), last_laps=2),
    "changed": Rules(
        irrgarten.Parameters(
            fallback=(LEFT, RIGHT, UP, DOWN),
            wounds_to_lose=12,
            combat_rounds=100,
            max_weapons=1,
            max_shields=10,
        )
    ),
}
NAPAKALAKI = {
    "readme": Rules(napakalaki.Parameters()),
    "guion": Rules(napakalaki.Parameters(necklace_always=True)),
    "friends": Rules(FRIENDS),
}
DESCENT = {
    "descent": Rules(descent.Parameters()),
    "changed": Rules(descent.Parameters(max_weapons=1, max_shields=5)),
}
RULES = {
    "irrgarten": IRRGARTEN,
    "descent": DESCENT,
    "napakalaki": NAPAKALAKI,
    "hammerspace": {"any": Rules(None)},
}
"""Presets, and options that change what the tips say."""


SIGNS = "0123456789+"
"""What the map may show beside a monster."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "tip"), ALL, ids=IDS)
def test_a_tip_is_one_line_at_80_columns_with_its_keys(game: str, tip: Tip, language: str) -> None:
    texts = Texts(language, strict=True)
    more = texts("coach-more", rules="F7", quiet="Z")
    for rules, sign in product(RULES[game].values(), SIGNS if tip.points else "0"):
        mark = {"letter": "M", "sign": sign, "n": 10 if sign == "+" else int(sign)}
        said = tip.text(texts, game, rules, mark if tip.points else None)
        shown = f" {texts('coach-tip')} {said}"
        assert width(shown) + 2 + width(more) <= 80, shown
    assert page(ruled_by(game), language).index(tip.clause) is not None, "a clause of the rules"


def said(game: str, tip_id: str, rules: str, language: str = "en") -> str:
    """The text of a tip under some rules."""
    tip = next(tip for tip in tips_of(game) if tip.id == tip_id)
    return tip.text(Texts(language, strict=True), game, RULES[game][rules])


def test_irr_8_a_blocked_step_slides_in_the_order_of_the_rules() -> None:
    assert "down, up, right, left" in said("irrgarten", "slide", "seed")
    assert "left, right, up, down" in said("irrgarten", "slide", "changed")
    assert "izquierda, derecha, arriba, abajo" in said("irrgarten", "slide", "changed", "es")


def test_irr_16_wounds_are_counted_as_the_rules_say() -> None:
    assert "3 in a row lose" in said("irrgarten", "wound", "seed")
    assert "12 in a row lose" in said("irrgarten", "wound", "changed")
    assert "until you block" in said("irrgarten", "three-wounds", "seed")
    assert "back to 0" in said("irrgarten", "three-wounds", "course")


def test_irr_17_and_20_the_limits_are_those_of_the_rules() -> None:
    assert "10 rounds" in said("irrgarten", "outlasted", "seed")
    assert "100 rounds" in said("irrgarten", "outlasted", "changed")
    assert "2 weapons and 3 shields" in said("irrgarten", "no-room", "seed")
    assert "1 weapon and 10 shields" in said("irrgarten", "no-room", "changed")
    assert "2 weapons and 3 shields" in said("descent", "no-room", "descent")
    assert "1 weapon and 5 shields" in said("descent", "no-room", "changed")


def test_nap_17_a_necklace_is_spent_as_the_edition_says() -> None:
    assert "you win" in said("napakalaki", "necklace-on", "readme")
    assert "won or lost" in said("napakalaki", "necklace-on", "guion")
    assert "necklace" not in said("napakalaki", "beaten", "readme")
    assert "necklace" in said("napakalaki", "beaten", "guion")
    assert "necklace" in said("napakalaki", "escaped", "guion")


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
    assert told_in("napakalaki-7") >= {"won", "necklace-gone", "hidden", "equipped", "over-limit"}


def test_first_times_among_friends() -> None:
    """NAP-34 to NAP-42: each mechanic has its tip, at its first moment."""
    assert told_in("napakalaki-4") == {"won", "hidden", "equipped", "corridor", "under"}
    assert told_in("napakalaki-5") == {
        "take-it", "beaten", "grudge", "corridor", "could-stop", "door", "won", "hidden",
        "equipped", "under",
    }  # fmt: skip
    assert told_in("napakalaki-6") >= {"help", "won"}
    assert "last-door" in told_in("napakalaki-7")


def test_first_times_at_the_table_of_hammerspace() -> None:
    assert told_in("hammerspace-2") == {"attacked", "turn"}
    assert told_in("hammerspace-3") >= {"attacked", "hurt", "attack", "sprung"}
    assert told_in("hammerspace-4") >= {"attack", "hungry", "monster", "keeper", "stuck"}
    assert told_in("hammerspace-5") >= {"attack", "fell", "last-turn"}


@pytest.mark.parametrize(("language", "end"), [("en", " at the end."), ("es", " al final.")])
def test_irr_39_worn_out_gear_counts_only_at_the_end(language: str, end: str) -> None:
    """ "It still counts" was read of the next fight."""
    for kind in ("weapon", "shield"):
        tip = Texts(language, strict=True)(f"coach-irrgarten-worn-{kind}", counts="yes")
        assert tip.endswith(end)


@pytest.mark.parametrize(("game", "name"), [("napakalaki", "beaten"), ("hammerspace", "attacked")])
def test_advice_on_a_fight_ends_with_the_next_turn(game: str, name: str) -> None:
    """It said "try to escape" in a rival's turn, and "only defences" during one's own attack."""
    (tip,) = [one for one in tips_of(game) if one.id == name]
    assert all(tip.ends(TurnBegan(EVERYONE, seat, 5), LEARNER) for seat in (0, 1))


def test_irr_37_in_a_race_the_first_step_explains_the_digits_on_the_map() -> None:
    """The digit beside a monster was a riddle."""
    (tip,) = [one for one in tips_of("irrgarten") if one.id == "map"]
    step = Moved(EVERYONE, LEARNER, 10, 11, RIGHT, RIGHT, strayed=False)
    assert tip.fits(IRRGARTEN["even"], lambda: None, step, LEARNER)
    assert not tip.fits(IRRGARTEN["seed"], lambda: None, step, LEARNER)
