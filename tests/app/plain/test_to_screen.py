"""A word leads from plain mode to the full screen, which goes on with the match."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.config.start_options import StartOptions
from app.i18n.fluent import LANGUAGES, Texts
from app.match.seats import Seat
from app.plain import program as plain
from app.plain.program import PlainProgram
from app.store.matches import Matches
from app.validation.errors import CantStart
from tests.app.plain.talk import Talk, database, services, talk

PLAYERS = (Seat("Ana"), Seat("Ben", "scout"))
WORD = {"en": "screen", "es": "pantalla"}


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that the full screen can fill."""
    monkeypatch.setattr(plain, "check_start", lambda _env: None)


@pytest.fixture
def no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_env: object) -> None:
        raise CantStart("cli-no-terminal")

    monkeypatch.setattr(plain, "check_start", refuse)


def program(*typed: str, store: Matches | None = None, **start: str) -> tuple[PlainProgram, Talk]:
    console = Talk(typed)
    players = PLAYERS if start.get("game") else ()
    made = PlainProgram(services(store), StartOptions(players=players, **start), console)  # type: ignore[arg-type]  # texts by name
    made.run()
    return made, console


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("language", LANGUAGES)
def test_from_the_menu_the_full_screen_opens_without_a_match(language: str) -> None:
    left, console = program(WORD[language], language=language)
    assert left.resume == ""
    assert Texts(language)("plain-bye") not in console.text


@pytest.mark.usefixtures("terminal")
def test_from_a_match_the_full_screen_goes_on_with_it(tmp_path: Path) -> None:
    store = Matches(database(tmp_path))
    left, _ = program("screen", store=store, game="irrgarten")
    (saved,) = store.unfinished()
    assert left.resume == saved.id
    store.shut()


@pytest.mark.usefixtures("terminal")
def test_a_match_that_is_not_saved_is_not_lost_that_way() -> None:
    console = talk("screen", "quit", "quit", game="irrgarten", players=PLAYERS)
    assert "This match isn't saved" in console.text
    assert "Goodbye" in console.text


@pytest.mark.usefixtures("no_terminal")
def test_where_there_is_no_terminal_that_is_said_and_nothing_else_happens() -> None:
    console = talk("screen", "quit")
    assert (
        console.said.count(
            "The full screen needs a terminal, and there is none here. Plain mode continues."
        )
        == 1
    )
    assert "Goodbye" in console.text
