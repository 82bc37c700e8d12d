"""A match of bots alone in plain mode: who plays, how far it is, how to stop, how it ended."""

from __future__ import annotations

import io

import pytest

from app.config.start_options import StartOptions
from app.i18n.fluent import Texts
from app.match.seats import Seat
from app.plain import start
from app.plain.console import ConsoleClosed
from app.plain.course import TurnsCounted
from app.plain.program import PlainProgram
from app.session.exit_codes import INTERRUPTED
from engines.kernel.events import EVERYONE, TurnBegan
from tests.app.plain.games import AGAINST, ANA
from tests.app.plain.talk import services, talk

pytestmark = pytest.mark.one_of(3)

BOTS = tuple(Seat(name, "random") for name in ("Ben", "Eva"))
GREETING = {
    "en": (
        "The match begins. Only bots play: Ben (bot: random) and Eva (bot: random). "
        "Press Ctrl-C to stop."
    ),
    "es": (
        "Empieza la partida. Solo juegan bots: Ben (bot: al azar) y Eva (bot: al azar). "
        "Pulsa Ctrl-C para parar."
    ),
}
OVER = {"en": "The match is over after", "es": "La partida ha durado"}
WON = {"en": ("wins", "share", "Nobody", "nobody"), "es": (" gana", "comparten", "Nadie", "nadie")}


@pytest.mark.parametrize("language", GREETING)
@pytest.mark.parametrize("game", sorted(AGAINST))
def test_it_says_who_plays_how_to_stop_and_who_won(game: str, language: str) -> None:
    """Who won is the last line of the log: the result doesn't say it again."""
    players = (*BOTS, Seat("Leo", "random")) if game == "napakalaki" else BOTS
    said = talk("3", "quit", game=game, players=players, seed="8", language=language).said
    greeting = next(line for line in said if line.startswith(GREETING[language][:20]))
    if game != "napakalaki":
        assert greeting == GREETING[language]
    assert not any("help" in line or "ayuda" in line for line in said[said.index(greeting) :][:1])
    (result,) = (at for at, line in enumerate(said) if line.startswith(OVER[language]))
    told = [line for line in said[result - 2 : result + 1] if any(w in line for w in WON[language])]
    assert len(told) == 1, said[result - 2 : result + 8]


def test_who_resigned_is_said_at_the_end() -> None:
    """Otherwise the result would seem to be the player's own."""
    players = (Seat("Ana"), Seat("Ben", "random"))
    said = talk("resign", "y", "3", "quit", game="hammerspace", players=players, seed="8").said
    (result,) = (at for at, line in enumerate(said) if line.startswith(OVER["en"]))
    assert "Ana resigned, and a bot played on." in said[result:]
    assert "Ben resigned, and a bot played on." not in said[result:]


def test_turns_without_a_word_are_one_line_before_the_next_word() -> None:
    """In a labyrinth bots walk a long time without a word: each ten turns had a line, three of them
    in a row. A turn with words isn't counted."""
    counted = TurnsCounted(Texts("en"), bots_alone=True, begun=False)
    said: list[str] = []
    for turn in range(1, 120):
        event = TurnBegan(EVERYONE, 0, turn)
        if turn in (35, 40):
            said += counted.quiet()
        said += counted.heard(event, spoken=turn in (35, 40), watching=False)
    assert said == ["Turns 1 to 33 pass quietly.", "Turns 40 to 99 pass quietly."]


def test_people_hear_no_turns_counted_but_the_result() -> None:
    said = talk(*["go exit"] * 9, "3", "quit", game="irrgarten", players=(ANA,), seed="9").said
    assert not any(line.startswith("Turn 10.") for line in said)
    assert "Ana reaches the exit and wins!" in said
    assert not any("Ana wins." in line for line in said)


def test_who_hands_the_last_seat_over_hears_how_to_stop() -> None:
    said = talk("bot", "y", game="irrgarten", players=(ANA,), seed="9").said
    assert "Only bots play: Ana (bot: beginner). Press Ctrl-C to stop." in said


def test_who_stops_hears_whether_the_match_is_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(_program: PlainProgram) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(PlainProgram, "run", stopped)
    assert start.run(StartOptions(language="en"), services()) == INTERRUPTED
    assert capsys.readouterr().out.splitlines()[-1] == "Goodbye. Nothing was saved."


class Head(io.StringIO):
    """A pipe to `head`, which reads some lines and goes."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self.left = lines

    def write(self, text: str) -> int:
        self.left -= 1
        if self.left < 0:
            raise BrokenPipeError
        return super().write(text)


@pytest.mark.parametrize("lines", range(8))
def test_when_nobody_reads_it_ends_as_other_programs_do(
    monkeypatch: pytest.MonkeyPatch, lines: int
) -> None:
    """A bot's move has several events, so several listeners found the pipe closed: their errors
    came as one group, which was taken for a bug."""
    monkeypatch.setattr("sys.stdout", Head(lines))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    options = StartOptions(game="irrgarten", players=BOTS, seed="8", language="en")
    with pytest.raises(BrokenPipeError):
        start.run(options, services())


def test_a_bug_beside_a_closed_pipe_is_still_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    def failed(_program: PlainProgram) -> None:
        raise ExceptionGroup("both", [ConsoleClosed(), ValueError()])

    monkeypatch.setattr(PlainProgram, "run", failed)
    with pytest.raises(ExceptionGroup):
        start.run(StartOptions(language="en"), services())
