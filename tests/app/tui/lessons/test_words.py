"""What lessons say: keys in words, and never more than two lines at 80 columns."""

from __future__ import annotations

import pytest

from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.literal import width
from app.lessons.models import KEY, LEFT, Lesson
from app.tui.commands import COMMANDS, keys_of
from app.tui.glyphs import ASCII, UNICODE
from app.tui.keymap import know_all_commands
from app.tui.lessons.lesson_list import WIDEST
from app.tui.lessons.strip import ROWS
from app.tui.lessons.words import key_words, spoken, wrapped
from app.tui.widgets.styled_text import width_of
from tests.app.lessons.helpers import all_lessons

know_all_commands()

ROOM = 72
"""Cells beside the number of the step, at 80 columns."""


def said(text: str, language: str = "en", **keymap: str) -> str:
    keys = {name.replace("_", "."): key for name, key in keymap.items()}
    pieces = spoken(text, Texts(language, strict=True), keys, UNICODE)
    return "".join(piece for piece, _ in pieces)


def test_keys_are_written_out() -> None:
    assert said("Press {maze.look} or {nap.hint}.") == 'Press the "x" key or Shift and H together.'
    assert said("{maze.explore} traza.", "es") == "La tecla «o» traza."
    assert said("{nap.next} goes on.") == "Enter goes on."
    assert said("Try it. {move.right} walks.") == "Try it. The right arrow walks."
    assert said("{move.up} walks.", "es") == "La flecha arriba walks."
    assert said("{app.quit}") == "Ctrl and Q together"


def test_keys_are_those_of_this_keyboard() -> None:
    assert said("Press {nap.next}.", nap_next="f5") == "Press F5."
    assert said("Press {nap.next}.", nap_next="K") == "Press Shift and K together."


def test_steps_that_are_left_are_counted() -> None:
    text = "Still to go: {step.left}."
    pieces = spoken(text, Texts("en"), {}, UNICODE, ("right", "down", "down", "left"))
    assert "".join(piece for piece, _ in pieces) == "Still to go: right, down x2, left."


def test_lines_break_at_blanks_and_keys_stay_whole() -> None:
    pieces = [("Press ", False), ("the right arrow", True), (" twice, or else.", False)]
    lines = wrapped(pieces, 20, "title")
    assert ["".join(run.text for run in line) for line in lines] == [
        "Press",
        "the right arrow",
        "twice, or else.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), all_lessons().items(), ids=all_lessons())
def test_a_lesson_speaks_in_two_lines(name: str, lesson: Lesson, language: str) -> None:
    texts = Texts(language, strict=True)
    for number, step in enumerate(lesson.steps, 1):
        for told in (step.say, step.hint):
            if told is not None:
                for at in range(len(step.do) or 1):
                    pieces = spoken(told.of(language), texts, {}, UNICODE, step.do[at:])
                    lines = wrapped(pieces, ROOM, "title")
                    assert len(lines) <= ROWS, (number, told.of(language))
                    assert max(map(width_of, lines)) <= ROOM + 1, "a full stop may hang over"


@pytest.mark.parametrize(("name", "lesson"), all_lessons().items(), ids=all_lessons())
def test_a_lesson_names_commands_that_have_a_key(name: str, lesson: Lesson) -> None:
    texts = Texts("en", strict=True)
    told = [one for step in lesson.steps for one in (step.say, step.hint) if one is not None]
    named = {key for one in told for key in KEY.findall(one.en)} - {LEFT}
    named |= {line.key for line in lesson.card} | {step.look for step in lesson.steps} - {""}
    for command in sorted(named):
        assert command in COMMANDS, command
        for glyphs in (UNICODE, ASCII):
            assert key_words(keys_of(COMMANDS[command], {})[0], texts, glyphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_tells_what_each_lesson_is_about(language: str) -> None:
    lessons = all_lessons().values()
    names = max(width(lesson.name.of(language)) for lesson in lessons)
    for lesson in lessons:
        assert width(lesson.about.of(language)) <= min(80, WIDEST) - names - 12, lesson.name.en
