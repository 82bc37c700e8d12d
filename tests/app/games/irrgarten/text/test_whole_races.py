"""The log of whole Even Races of bots, in both languages: nothing cut, and nothing said twice."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.match_setup import MatchSetup
from app.content.setup_from_args import draft_from
from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import IrrgartenNarrator, monster_in_sentence
from app.i18n.fluent import LANGUAGES, Texts
from app.match.seats import HUMAN, Seat
from app.text.log import LogLine
from app.tui.match.log_panel import forms
from app.tui.widgets.styled_text import wrap
from engines.irrgarten.bots import BOTS
from engines.irrgarten.rules import Rules
from engines.irrgarten.state import State
from engines.kernel.events import OVER, Event

NAMES = ("Francisca", "Maximilian", "Bot 3")
ROOM = 80 - len("  13 ") - 1
"""The cells of an entry's text in the log of a screen of 80 columns."""
RULES = Rules()
RACES = (("customs-house", "WOLF"), ("gauntlet", "BEAR"), ("three-doors", "OWL"))


@cache
def race(board: str, seed: str) -> tuple[MatchSetup, State, tuple[Event, ...]]:
    """A race of two racers and a scout: its set-up, its end, and its events."""
    people = tuple(Seat(name, HUMAN) for name in NAMES)
    start = StartOptions("irrgarten", preset="even", scenario=board, seed=seed, players=people)
    setup = draft_from(start, ContentIndex(), NAMES, lambda: seed)[0].setup()
    config = setup.config()
    state, found = RULES.new(config, seed), list[Event]()
    for ply in range(2_000):
        if state.seat == OVER:
            break
        bot = BOTS["scout" if state.seat == 2 else "racer"]
        RULES.apply(state, bot(config, RULES.view(state, state.seat), ply), found.append)
    return setup, state, tuple(found)


def log_of(board: str, seed: str, language: str) -> list[LogLine]:
    setup, state, events = race(board, seed)
    config, title, texts = setup.config(), setup.title(), Texts(language, strict=True)

    def word(key: str) -> str:
        return title.get(f"{key}-{language}", "")

    def monster(number: int) -> str:
        return monster_in_sentence(texts, word, config.cards, state.foe_card[number])

    gear = GearWords(texts, word, config.gear)
    teller = IrrgartenNarrator(texts, NAMES, monster, gear, parameters=config.parameters)
    return [line for event in events for line in teller.feed(event)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", RACES)
def test_no_line_is_cut_at_80_columns(played: tuple[str, str], language: str) -> None:
    """The log has three rows there. Where it has two, an entry is a whole sentence, too."""
    lines = log_of(*played, language)
    assert len(lines) > 10
    for line in lines:
        assert len(wrap(line.text, ROOM)) <= 3, line.text
        short = next(
            (form for form in forms(line.text, line.short or line.text) if _rows(form) <= 2), ""
        )
        assert short.endswith((".", "!")), line.text


def _rows(text: str) -> int:
    return len(wrap(text, ROOM))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", RACES)
def test_no_two_lines_in_a_row_say_the_same(played: tuple[str, str], language: str) -> None:
    lines = [line.text for line in log_of(*played, language)]
    assert all(one != other for one, other in pairwise(lines))
