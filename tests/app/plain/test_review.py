"""The review in plain mode, and the figure of a hint."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from app.config.start_options import StartOptions
from app.i18n.fluent import Texts
from app.plain.program import PlainProgram
from app.session.review_work import ReviewWork
from tests.app.plain.games import AGAINST
from tests.app.plain.talk import Talk, services
from tests.helpers.prices import Prices

SHORT = {"irrgarten": "scout", "napakalaki": "sharp", "hammerspace": "steady"}


def said(
    *typed: str, game: str, language: str = "en", bots: bool = True, prices: Prices | None = None
) -> list[str]:
    """What plain mode says in a match of bots alone, or of a person, with prices of decisions."""
    seats = [replace(seat, bot=SHORT[game] if bots else seat.bot) for seat in AGAINST[game]]
    console = Talk(typed, None)
    options = replace(StartOptions(game=game, players=tuple(seats)), seed="8", language=language)
    program = PlainProgram(services(None), options, console)
    program.services.comparer = prices or Prices()
    program.texts = Texts(language, strict=True)
    program.run()
    return console.said


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_decisions_of_a_match_are_said_after_it(language: str) -> None:
    word = {"en": "decisions", "es": "decisiones"}[language]
    lines = said(word, "3", "quit", game="napakalaki", language=language)
    offered = {"en": 'Type "decisions" to see', "es": "Escribe «decisiones» para ver"}[language]
    assert any(line.startswith(offered) for line in lines)
    start = {"en": "Ben: ", "es": "Ben: "}[language]
    assert any(line.startswith(start) and line.endswith(".") for line in lines)
    better = {"en": ". Better: ", "es": ". Mejor, en su lugar: "}[language]
    mistakes = [line for line in lines if better in line]
    assert mistakes
    turn = {"en": "Turn ", "es": "Turno "}[language]
    assert all(line.startswith(turn) for line in mistakes)


def test_where_its_process_ends_the_review_says_so() -> None:
    prices = Prices()
    prices.fails = True
    lines = said("decisions", "3", "quit", game="napakalaki", prices=prices)
    again = 'Type "decisions" for another try.'
    assert f"The trial games broke off, so there are no figures. {again}" in lines
    assert prices.closed


def test_ctrl_c_stops_it_and_the_match_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The signal comes while the loop waits for the process."""
    ended = list[bool]()

    def press() -> None:
        raise KeyboardInterrupt

    async def interrupted(_self: ReviewWork, _make: Any) -> None:
        asyncio.get_running_loop().call_soon(press)
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(True)

    monkeypatch.setattr(ReviewWork, "work", interrupted)
    lines = said("decisions", "3", "quit", game="napakalaki")
    assert "Stopped." in lines
    assert ended == [True], "its process ends too"
    assert "1. Play another match with the same players" in lines


def test_a_hint_has_a_figure() -> None:
    lines = said("hint", "quit", "quit", game="hammerspace", bots=False)
    (figure,) = (line for line in lines if line.endswith("(in 96 games)."))
    assert "In trial games, though, you win 56% if you " in figure
    assert "6 points more than if you " in figure
