"""What bots with a temper say now and then: by seed, seat and number alone, in both languages."""

from __future__ import annotations

import inspect
from dataclasses import replace

import pytest

from app.config.settings import Settings
from app.config.start_options import StartOptions
from app.i18n.fluent import Texts
from app.match.seats import Seat
from app.perspective.remarks import EVERY, LINES, remark
from app.plain.program import PlainProgram
from engines.kernel.tempers import TEMPERS
from tests.app.plain.talk import Talk, services

MANY = range(4_000)


def test_the_same_decision_has_the_same_remark_and_few_have_one() -> None:
    found = [remark("WOLF-7F3A", 1, "greedy", number) for number in MANY]
    assert found == [remark("WOLF-7F3A", 1, "greedy", number) for number in MANY]
    share = sum(map(bool, found)) / len(found)
    assert 0.5 / EVERY < share < 2 / EVERY
    assert {one for one in found if one} == {f"remark-greedy-{n + 1}" for n in range(LINES)}
    assert found != [remark("WOLF-7F3A", 2, "greedy", number) for number in MANY]


def test_it_knows_nothing_that_could_be_secret() -> None:
    """Neither the decision nor a view: what is hidden can't show in it."""
    assert list(inspect.signature(remark).parameters) == ["seed", "seat", "bot", "number"]


def test_bots_without_a_temper_and_people_say_nothing() -> None:
    assert not any(remark("WOLF-7F3A", 1, bot, n) for bot in ("sharp", "human") for n in MANY)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_remark_has_words(language: str) -> None:
    texts = Texts(language, strict=True)
    words = {texts(f"remark-{bot}-{n + 1}", name="Ben") for bot in TEMPERS for n in range(LINES)}
    assert len(words) == len(TEMPERS) * LINES
    assert all("Ben" in one and len(one) <= 78 for one in words), "one line at 80 columns"


def lines(*, remarks: bool) -> list[str]:
    """What plain mode says in a match of two bots with a temper."""
    seats = (Seat("Ben", "greedy"), Seat("Eva", "showoff"))
    console = Talk(("3", "quit"), None)
    options = StartOptions(game="hammerspace", players=seats, seed="8")
    options = replace(options, settings=Settings(remarks=remarks))
    program = PlainProgram(services(None), options, console)
    program.texts = Texts("en", strict=True)
    program.run()
    return console.said


def test_a_match_has_some_and_none_without_the_setting() -> None:
    texts = Texts("en")
    known = {
        texts(f"remark-{bot}-{n + 1}", name=name)
        for bot, name in (("greedy", "Ben"), ("showoff", "Eva"))
        for n in range(LINES)
    }
    assert known & set(lines(remarks=True))
    assert not known & set(lines(remarks=False))
