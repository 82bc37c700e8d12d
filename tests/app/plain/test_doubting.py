"""Plain mode's question before a costly choice: only with the setting, and "n" goes back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.config.settings import Settings
from app.config.start_options import StartOptions
from app.i18n.fluent import Texts
from app.plain.program import PlainProgram
from engines.kernel.weighing import Weighed, WeighedPlan
from tests.app.plain.games import AGAINST
from tests.app.plain.talk import Talk, services


class Weigher:
    """Weighs without a search: the last legal action is the better one by 20 points."""

    def __init__(self) -> None:
        self.asked = self.closed = 0

    def __call__(self, game_id: str, public: Any) -> Any:
        return self

    async def weigh(self, seat: int, view: Any, number: int) -> Weighed | None:
        self.asked += 1
        rows = tuple(
            WeighedPlan((way,), (way,), 0.6 if way == view.legal[-1] else 0.4, 0.01)
            for way in view.legal
        )
        return Weighed(rows[-1].plan, rows, 64)

    def close(self) -> None:
        self.closed += 1


def said(*typed: str, sure: bool, language: str = "en") -> tuple[list[str], Weigher]:
    """What plain mode says at the first choice of a match of Hammerspace: to hide card 1, and the
    last one is better."""
    console, weigher = Talk(typed, None), Weigher()
    options = StartOptions(
        game="hammerspace", players=tuple(AGAINST["hammerspace"]), language=language
    )
    options = replace(options, seed="8", settings=Settings(sure=sure))
    program = PlainProgram(services(None), options, console)
    program.services.comparer = weigher
    program.texts = Texts(language, strict=True)
    program.run()
    return console.said, weigher


@pytest.mark.parametrize(
    ("language", "question", "nothing"),
    [
        ("en", "but 60% if you", "Nothing has changed."),
        ("es", "pero el 60 % si", "Todo sigue igual."),
    ],
)
def test_a_costly_choice_is_asked_about_and_may_be_taken_back(
    language: str, question: str, nothing: str
) -> None:
    lines, weigher = said("2", "n", "quit", "quit", sure=True, language=language)
    assert any(question in line for line in lines)
    assert nothing in lines
    assert weigher.closed == weigher.asked == 1


def test_without_the_setting_nothing_is_weighed() -> None:
    lines, weigher = said("2", "quit", "quit", sure=False)
    assert not any("but 60%" in line for line in lines)
    assert weigher.asked == 0
