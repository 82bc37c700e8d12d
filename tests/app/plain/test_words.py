"""What people may type: numbers, words of their language or English, and beginnings of words."""

from __future__ import annotations

import pytest

from app.i18n.fluent import Texts
from app.plain.words import (
    CommandWords,
    PlainChoice,
    TypedCommand,
    alike,
    chosen,
    folded,
    named_like,
    not_understood,
    numbered,
)

CHOICES = (
    PlainChoice(7, "up: free", ("arriba", "a", "up")),
    PlainChoice(8, "sell Pan Lid", ("sell 3", "vender Tapa de sartén", "Tapa de sartén")),
    PlainChoice(9, "sell Pan Pipe", ("sell 4", "vender Flauta de pan", "Flauta de pan")),
)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("1", 7),
        ("3", 9),
        ("arriba", 7),
        ("UP", 7),
        ("a", 7),
        ("sell 3", 8),
        ("tapa de sarten", 8),
        ("vender  tapa de sartén", 8),
        ("flau", 9),
    ],
)
def test_a_choice_is_made_by_number_word_or_a_beginning(typed: str, action: int) -> None:
    found = chosen(CHOICES, typed)
    assert found is not None
    assert found.action == action


@pytest.mark.parametrize("typed", ["", "0", "4", "-1", "1234567", "sell", "vender", "x"])
def test_what_fits_none_or_several_chooses_nothing(typed: str) -> None:
    assert chosen(CHOICES, typed) is None


@pytest.mark.parametrize(
    ("typed", "number"),
    [("1", 1), ("03", 3), ("0", 0), ("4", 0), ("00019", 0), ("1" * 5000, 0), ("²", 0), ("٣", 0)],
)
def test_the_number_of_a_row_is_one_of_the_list(typed: str, number: int) -> None:
    assert numbered(typed, 3) == number


def test_words_are_compared_without_case_accents_and_blanks() -> None:
    assert folded("  Por QUÉ ") == "por que"


def test_a_command_takes_what_stands_after_it_and_the_longest_word_wins() -> None:
    known = CommandWords(Texts("en"), ("option", "options", "maze.go", "quit"))
    assert known.order("go to The Minotaur") == TypedCommand("maze.go", "The Minotaur")
    assert known.order("options") == TypedCommand("options")
    assert known.order("option fog=sight") == TypedCommand("option", "fog=sight")
    assert known.order("gone") is None


def test_a_wrong_word_is_no_reason_to_leave() -> None:
    """ "Leave" is another word for "quit", which nobody meant who typed "learn"."""
    known = CommandWords(Texts("en"), ("help", "quit", "log"))
    assert [known.near(typed) for typed in ("learn", "leaf", "quti")] == ["", "", "quit"]


def test_a_suggestion_is_like_what_was_typed() -> None:
    """ "Details" is another word for "more": that one would be a riddle."""
    known = CommandWords(Texts("en"), ("more", "rivals"))
    assert [known.near(typed) for typed in ("detials", "rivlas")] == ["details", "rivals"]


def test_a_suggestion_that_help_does_not_list_says_what_it_is() -> None:
    """An English word is no suggestion in Spanish, though it is known there."""
    words = {language: CommandWords(Texts(language), ("me", "help")) for language in ("en", "es")}
    assert words["en"].unknown("statu", 0) == (
        'I don\'t know "statu". Did you mean "status", which is the same as "me"?'
    )
    assert words["es"].near("statuss") == ""
    assert CommandWords(Texts("es"), ("hint", "me")).near("state") == ""  # not "pista"
    assert words["es"].order("status") is not None


def test_a_verb_with_another_slot_is_answered_with_what_it_can_have() -> None:
    choices = [PlainChoice(at, "", (f"down {at}", f"abajo {at}")) for at in (1, 3)]
    assert alike(choices, "Down 9") == ["down 1", "down 3"]
    assert alike(choices, "abajo") == ["abajo 1", "abajo 3"]
    assert alike(choices, "up 1") == []
    english = CommandWords(Texts("en"), ("help",))
    assert not_understood(english, choices, "down 9") == (
        'You can\'t choose "down 9" here, only "down 1" and "down 3".'
    )


def test_english_words_are_known_in_spanish_and_its_own_are_shown() -> None:
    known = CommandWords(Texts("es"), ("help", "undo"))
    assert known.order("undo") == known.order("deshacer") == TypedCommand("undo")
    assert known.shown("help") == "ayuda"


def test_a_question_mark_asks_for_help() -> None:
    """On the screen it is the key of the help."""
    for language in ("en", "es"):
        assert CommandWords(Texts(language), ("help", "undo")).order("?") == TypedCommand("help")


def test_a_slip_is_understood_as_the_nearest_word() -> None:
    known = CommandWords(Texts("en"), ("help", "rivals"))
    assert known.near("rivlas") == "rivals"
    assert known.near("zzz") == ""


def test_a_thing_is_found_by_a_part_of_its_name() -> None:
    names = ("Flauta de pan", "Tapa de sartén", "Sartén")
    assert named_like("SARTEN", range(3), names.__getitem__) == 1
    assert named_like("olla", range(3), names.__getitem__) is None
    assert named_like("", range(3), names.__getitem__) is None, "nothing was typed"
