"""A share of `make fuzz` and `make programs`, and that both find what they look for."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, ClassVar

import pytest

from app.files.errors import NoSuchMatch
from engines.kernel.problems import DeckError, Problem
from tests.helpers.thinned import is_whole
from tests.programs.fuzz import decks, kinds, programs, yamltext
from tests.programs.fuzz.running import Hung, case_of, run, stopped_when_hung
from tests.programs.fuzz.target import TAKEN, Target, good_lines, told
from tests.programs.fuzz.targets import MAKERS, targets

SEED = 3
PROGRAMS = 9
"""Programs of the suite; one in five of `programs.SCREENS` is for a terminal."""


@pytest.fixture
def opened() -> Iterator[Callable[[str], Target]]:
    found: list[Target] = []

    def open_one(name: str) -> Target:
        found.extend(targets([name]))
        return found[-1]

    yield open_one
    for target in found:
        target.close()


@pytest.mark.parametrize("name", MAKERS)
def test_hostile_input_is_taken_or_refused_in_words(
    name: str, opened: Callable[[str], Target]
) -> None:
    target = opened(name)
    cases = target.SHARE if is_whole() else (target.SHARE + 1) // 2
    report = run(target, range(cases), SEED)
    assert not report.failures, report.failures[0].trace
    assert report.cases == cases


@pytest.mark.parametrize("name", MAKERS)
def test_a_case_is_made_of_its_seed_and_number_alone(
    name: str, opened: Callable[[str], Target]
) -> None:
    target = opened(name)
    first = [case_of(target, SEED, number) for number in range(4)]
    assert [case_of(target, SEED, number) for number in reversed(range(4))] == first[::-1]
    assert first != [case_of(target, SEED + 1, number) for number in range(4)]


@pytest.mark.one_of(3)
@pytest.mark.parametrize("number", [n for n in range(PROGRAMS) if n % programs.SCREENS])
def test_a_program_says_what_is_wrong_and_ends(number: int) -> None:
    programs.feed(programs.make(SEED, number))


@pytest.mark.terminal
@pytest.mark.parametrize("number", [0, programs.SCREENS])
def test_a_full_screen_opens_in_any_environment_or_says_why_not(number: int) -> None:
    programs.feed(programs.make(SEED, number))


# -- what the fuzzers find


class Faulty(Target):
    """A reader that fails at one input in ten."""

    NAME: ClassVar[str] = "faulty"

    def make(self, dice: Random, structural: bool) -> int:
        return dice.randrange(10)

    def feed(self, case: Any) -> str:
        if case == 7:
            raise KeyError(case)
        return TAKEN


def test_a_failure_names_the_seed_and_number_to_run_it_again() -> None:
    report = run(Faulty(), range(400), 5)
    first = report.failures[0]
    assert str(first).startswith(f"faulty --seed 5 --only {first.number}: KeyError")
    assert run(Faulty(), [first.number], 5).failures == [first]
    assert len(report.failures) == 20, "enough is enough"


def test_a_case_that_never_ends_is_stopped() -> None:
    def endless() -> None:
        with stopped_when_hung(0.05):
            while True:
                with contextlib.suppress(Exception):
                    sum(range(10_000))

    with pytest.raises(Hung):
        endless()


def test_an_error_without_words_and_words_with_escapes_are_found() -> None:
    told(NoSuchMatch("x"))
    with pytest.raises(AssertionError, match="no words"):
        told(ZeroDivisionError())
    with pytest.raises(AssertionError, match="unprintable"):
        good_lines("a \x1b[31m red word")


@pytest.mark.parametrize(("line", "column"), [(0, 1), (3, 1), (1, 0), (1, 9)])
def test_a_problem_outside_of_its_file_is_found(line: int, column: int) -> None:
    problem = Problem(line, column, "", "x", "y", "empty", {}, f"{kinds.NAME}/a.yaml")
    with pytest.raises(AssertionError):
        decks.judged(DeckError("a", [problem]), {"a.yaml": b"a: 1234\nb: 2"}, {})


def test_a_tree_that_nothing_was_done_to_is_written_as_it_was() -> None:
    """So whatever is wrong with a case was done to it on purpose."""
    for files in kinds.shipped("cards/napakalaki/decks/*"):
        for data in files.values():
            tree = decks.tree_of(data)
            text = yamltext.Writer(Random(1)).text(tree)
            assert decks.tree_of(text.encode()) == tree


WHOLE_LIST = {"deck_multiple", "few_attacks", "no_answer"}
"""What a few cards of Hammerspace lack together (HAM-1, HAM-12), though each is sound."""


@pytest.mark.parametrize("glob", ["cards/napakalaki/decks/*", "cards/hammerspace/decks/*"])
def test_a_few_cards_are_a_sound_file_but_for_what_only_many_have(glob: str) -> None:
    kind = next(kind for kind in kinds.KINDS if glob in kind.globs)
    (files, *_), seen = kinds.shipped(glob), set[str]()
    for name, data in files.items():
        for dice in map(Random, range(4)):
            tree = decks.few(decks.tree_of(data), dice)
            for small in (decks.fewer(data, dice), yamltext.Writer(dice).text(tree).encode()):
                try:
                    kind.read({name: small})
                except DeckError as error:
                    seen |= {problem.code for problem in error.problems}
    assert seen <= WHOLE_LIST


def test_what_is_wrong_with_a_card_is_said_before_there_are_too_few() -> None:
    (files,) = kinds.shipped("cards/hammerspace/decks/base")
    kind = next(kind for kind in kinds.KINDS if kind.name == "hammerspace")
    head, card, *_ = decks.items_of(files["cards.yaml"])
    broken = head + card + card.replace(b"  - id:", b"  - di:")
    with pytest.raises(DeckError) as found:
        kind.read({"cards.yaml": broken})
    assert {problem.code for problem in found.value.problems} == {"missing_field", "unknown_field"}
