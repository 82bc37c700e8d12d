"""Every lesson is a story that comes true: played by what it asks for, each step happens."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from app.games.napakalaki.gear import best_outfit, least_missed
from app.lessons.lesson_match import LEARNER, LessonSetup, open_classroom
from app.lessons.lesson_repository import lessons_of, read
from app.lessons.loaded_dice import LoadedRandom
from app.registry import game_ids
from engines.kernel.events import Event
from engines.kernel.problems import DeckError
from engines.napakalaki.actions import card_of
from tests.app.lessons.helpers import all_lessons
from tests.helpers.cases import each
from tests.helpers.hearing import hear

PEOPLE = ("Ana", "Ben", "Eva")


def classroom(name: str) -> LessonSetup:
    room = open_classroom(name, all_lessons()[name], PEOPLE)
    hear(room.source.match, LEARNER, Event, room.tutor.heard)
    return room


def rehearse(room: LessonSetup) -> int:
    """Do what the lesson says until it is over; how many decisions, looks and pages it took."""
    match, tutor = room.source.match, room.tutor
    done = 0
    while not tutor.finished:
        tutor.advance()
        done += 1
        if tutor.reading:
            tutor.read()
        elif match.actor > LEARNER:
            match.decide(match.actor, room.script.next(match.view(match.actor)))
            done -= 1
        elif (wanted := tutor.wanted) is not None:
            tutor.decided(wanted)
            match.decide(LEARNER, wanted)
        elif tutor.look:
            tutor.looked(tutor.look)
        elif not tutor.finished:
            raise AssertionError(f"step {tutor.at + 1} waits for what never comes")
    return done


def test_there_are_five_lessons_a_game_and_more_where_a_mode_has_rules_of_its_own() -> None:
    counts = {game: len(lessons_of(game)) for game in game_ids()}
    assert counts == {"irrgarten": 6, "descent": 1, "napakalaki": 7, "hammerspace": 5}


@pytest.mark.parametrize("name", all_lessons())
def test_a_lesson_goes_as_it_says(name: str) -> None:
    room = classroom(name)
    assert rehearse(room) <= 25, "a lesson takes 60 to 90 seconds"
    assert not room.script.left, "rivals have more to do than they come to"
    source = cast("LoadedRandom", room.source.match._state.source)
    assert source.left == 0, "luck is written down that nobody needs"


@pytest.mark.parametrize("name", all_lessons())
def test_another_decision_changes_nothing(name: str) -> None:
    """Wrong keys are never punished: what is not wanted is not done, and the lesson hears of it."""
    room = classroom(name)
    match, tutor, table = room.source.match, room.tutor, room.source
    refused: list[int] = []
    table.refused = lambda: refused.append(tutor.at)
    while not tutor.finished and tutor.wanted is None:
        tutor.advance()
        if tutor.reading:
            tutor.read()
        elif match.actor > LEARNER:
            match.decide(match.actor, room.script.next(match.view(match.actor)))
        else:
            tutor.looked(tutor.look)
    before = match.digest()
    others = [action for action in match.legal() if not tutor.takes(action)]
    for action in others:
        table.decide(LEARNER, action)
    assert match.digest() == before
    assert len(refused) == len(others)


@pytest.mark.one_of(3)
@pytest.mark.parametrize("name", all_lessons())
def test_who_tries_anything_gets_to_the_end(name: str) -> None:
    """Whatever is open is tried in any order: what the lesson takes never shuts it off from its
    next step, nor from the luck and the rivals' decisions that are written for it."""
    for seed in range(12):
        room, dice = classroom(name), Random(seed)
        match, tutor = room.source.match, room.tutor
        for _ in range(2000):
            tutor.advance()
            if tutor.finished:
                break
            if tutor.reading:
                tutor.read()
            elif match.actor > LEARNER:
                match.decide(match.actor, room.script.next(match.view(match.actor)))
            elif tutor.wanted is not None:
                room.source.decide(LEARNER, dice.choice(match.legal()))
            else:
                tutor.looked(tutor.look)
        assert tutor.finished, f"with the dice of {seed} step {tutor.at + 1} is never done"
        assert not room.script.left
        assert cast("LoadedRandom", match._state.source).left == 0


def test_of_several_choices_of_one_kind_any_may_come_first() -> None:
    room = classroom("napakalaki-7")
    room.source.decide(LEARNER, room.tutor.skipped()[1])
    assert room.tutor.takes(room.tutor.skipped()[0])
    assert len(room.tutor.skipped()) == 2


def test_ham_10_a_choice_that_leaves_the_other_out_is_not_taken() -> None:
    """Who aims at the last target alone would be done with aiming: the lesson could not go on."""
    room = classroom("hammerspace-5")
    refused: list[int] = []
    room.source.refused = lambda: refused.append(room.tutor.at)
    room.tutor.advance()
    room.tutor.looked("ham.table")
    room.tutor.advance()
    room.tutor.read()
    room.tutor.advance()
    done, play, first, last = room.tutor.skipped()
    for action in (done, play, last):
        room.source.decide(LEARNER, action)
    assert refused == [room.tutor.at]
    assert room.tutor.skipped() == [first, last]
    for action in (first, last):
        room.source.decide(LEARNER, action)
    assert not room.tutor.skipped()


def test_a_hint_lasts_until_something_right_is_done() -> None:
    room = classroom("irrgarten-1")
    step = room.tutor.step
    assert step is not None
    assert room.tutor.instruction == step.say
    room.tutor.hint()
    assert room.tutor.instruction == step.hint
    wanted = room.tutor.wanted
    assert wanted is not None
    room.source.decide(LEARNER, wanted)
    assert room.tutor.instruction == step.say


@each("name", [name for name in all_lessons() if name.startswith("napakalaki")])
def test_what_a_lesson_calls_ticked_is_what_the_dialog_ticks(name: str) -> None:
    """The best outfit (NAP-9) and the least useful card (NAP-19), by the hints of the dialogs."""
    room = classroom(name)
    match, tutor = room.source.match, room.tutor
    while not tutor.finished:
        tutor.advance()
        if tutor.reading:
            tutor.read()
        elif match.actor > LEARNER:
            match.decide(match.actor, room.script.next(match.view(match.actor)))
        elif (wanted := tutor.wanted) is not None:
            view, verb = match.view(LEARNER), tutor.left[0].partition(" ")[0]
            if verb == "equip":
                worn = {card_of(action) for action in tutor.skipped() if card_of(action) >= 0}
                assert set(best_outfit(match.public, view)) == worn
            elif verb == "discard":
                assert least_missed(match.public, view)[:1] == (card_of(wanted),)
            for action in [wanted] if verb != "equip" else tutor.skipped():
                tutor.decided(action)
                match.decide(LEARNER, action)
        elif tutor.look:
            tutor.looked(tutor.look)


BROKEN = b"""\
name: { en: Broken, es: Rota }
about: { en: Broken, es: Rota }
start:
  grid: |
    1-E
    ---
    --X
  players:
    - { strength: 5, intelligence: 5 }
steps:
  - say: { en: Go., es: Ve. }
    hint: { en: Go., es: Ve. }
    do: [north]
  - say: { en: Go., es: Ve. }
    expect: [{ event: Move, where: { seat: 0 } }]
  - say: { en: Go., es: Ve. }
    expect: [{ event: Moved, where: { seta: 0 } }]
card:
  - { key: play.why, text: { en: why, es: cuentas } }
"""


def test_what_is_wrong_in_a_lesson_is_told_with_its_place() -> None:
    with pytest.raises(DeckError) as caught:
        read(BROKEN, "irrgarten/9-broken.yaml", "irrgarten")
    told = str(caught.value).splitlines()
    assert [line.split(": ")[0] for line in told] == [
        "irrgarten/9-broken.yaml:13:10",
        "irrgarten/9-broken.yaml:15:23",
        "irrgarten/9-broken.yaml:17:45",
    ]
    assert "Moved (did you mean that?)" in told[1]
    assert "expected one of origin, over, seat, seats, strayed, target, wanted, went" in told[2]


def test_dice_that_the_game_does_not_have_are_refused() -> None:
    loaded = BROKEN.replace(b"steps:", b"  luck: [{ die: escape, numbers: [1] }]\nsteps:", 1)
    with pytest.raises(DeckError, match="expected one of combat, reward, revival"):
        read(loaded, "loaded.yaml", "irrgarten")


def test_a_text_names_the_same_keys_in_both_languages() -> None:
    lame = BROKEN.replace(b"{ en: Go., es: Ve. }", b'{ en: "Press {play.why}.", es: Pulsa. }', 1)
    with pytest.raises(DeckError, match=r":11:10: .*found no key in Spanish"):
        read(lame, "lame.yaml", "irrgarten")
    stray = BROKEN.replace(b"{ en: Go., es: Ve. }", b'{ en: "Press {x.", es: Pulsa. }', 1)
    with pytest.raises(DeckError, match=r":11:10: .*expected a key"):
        read(stray, "stray.yaml", "irrgarten")


@each("language", ["en", "es"])
def test_lessons_of_hammerspace_explain_what_cards_and_boards_show(language: str) -> None:
    """Counters of life (HAM-3), keywords (HAM-18), what stays (HAM-17), the ticked defence, "or
    play" (HAM-29), springs (HAM-27), hiding a new card (HAM-26), feeding (HAM-32), the crown
    (HAM-30) and marks (HAM-33)."""
    lessons = all_lessons()
    words = {
        "en": (
            ("20, 5 and 1", "keywords", "when it stays"),
            ("ticked", "Or play"),
            ("Spring 8", "sprung", "new card may come face down"),
            ("eats defences", "spares", "trophy"),
            ("crown", "Soak"),
        ),
        "es": (
            ("20, 5 y 1", "palabras clave", "cuándo se queda"),
            ("ya marcado", "O juégala"),
            ("Resorte 8", "resorte ha saltado", "nueva puede venir boca abajo"),
            ("come defensas", "deja en paz", "trofeo"),
            ("corona", "Empapa"),
        ),
    }
    for number, expected in enumerate(words[language], 1):
        said = " ".join(step.say.of(language) for step in lessons[f"hammerspace-{number}"].steps)
        assert all(word in said for word in expected), said
