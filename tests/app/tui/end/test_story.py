"""Which line of the log is shown for a decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from app.analysis.turning_points import TurningPoint
from app.i18n.fluent import Texts
from app.match.journal import Decision
from app.match.seats import SWAPPED, Seat
from app.registry import game_ids
from app.text.log import Kind, LogLine, MatchLog
from app.text.narrating import Narrator
from app.tui.end.aftermath import EndData
from app.tui.end.causes import Players, ToldLog, tell
from app.tui.launch import screen_kind
from engines.kernel.events import EVERYONE, Event, GameEnded, TurnBegan
from tests.app.analysis.helpers import played, session_of
from tests.app.text.test_aftermath import ANALYSIS

QUIET, BEGINS, ENDS, AFTERWARDS, BOTH, DEED, COSTS, MEANWHILE, NEXT = range(9)


class Teller(Narrator):
    """Tells of turns: one begins a fight that a later one ends, and then something follows."""

    pending: LogLine | None = None

    def __init__(self) -> None:
        super().__init__(Texts(), (), 1)

    def feed(self, event: Event) -> list[LogLine]:
        if isinstance(event, GameEnded):
            return [self._said("fight", "Ana hits Ben."), self._said("end", "Time is up.")]
        assert isinstance(event, TurnBegan)
        if event.turn == BEGINS:
            self.pending = self._said("fight", "They fight.")
            return [self._said("move", "They meet.")]
        if event.turn == ENDS:
            self.pending = None
            return [self._said("fight", "They fought.")]
        if event.turn == AFTERWARDS:
            return [self._said("good", "A prize."), self._said("end", "The end.")]
        if event.turn == DEED:
            deed = replace(self._said("move", "Ben helps Ana."), deed=True)
            return [deed, self._said("fight", "Ana hits Eva.")]
        if event.turn == COSTS:
            lines = [self._said("fight", f"Ana hits {name}.") for name in ("Ben", "Eva")]
            return [replace(line, victim=seat, weight=5) for seat, line in enumerate(lines, 1)]
        if event.turn == MEANWHILE:
            leap = replace(self._said("move", "Ana leaps."), deed=True)
            return [leap, self._said("good", "Ben comes back.")]
        if event.turn == NEXT:
            return [replace(self._said("turn", "The last lap begins."), turn=2)]
        if event.turn == BOTH:
            return [self._said("fight", "Ana hits Ben."), self._said("fight", "Ana hits Eva.")]
        return []

    @staticmethod
    def _said(kind: Kind, text: str) -> LogLine:
        return LogLine(1, text, kind)


def told(*decisions: int) -> list[str]:
    """What is told of decisions, each with one event."""
    events = tuple((TurnBegan(EVERYONE, 0, what),) for what in decisions)
    return told_of(events)


def told_of(
    events: Sequence[tuple[Event, ...]],
    seat: int = 0,
    *,
    gains: bool = True,
    chances: Sequence[tuple[float, ...]] = (),
) -> list[str]:
    """What is told of decisions of Ana, which moved the chances of a seat."""
    count = len(events)
    rows = tuple(chances or ((number / 10, 0.0) for number in range(count + 1)))
    analysis = replace(ANALYSIS, seen=tuple(events), chances=rows, turns=tuple(range(count)))
    swing = (0.2, 0.4) if gains else (0.4, 0.2)
    moments = [TurningPoint(number, 1, seat, *swing) for number in range(count)]
    players = Players(("Ana", "Ben", "Eva"), [0] * count)
    story = tell(analysis, moments, Teller(), Texts(), lambda: True, players)
    return [story.sentence(number) for number in range(count)]


def test_a_fight_is_told_of_where_it_began_and_where_it_ended() -> None:
    assert told(BEGINS, ENDS) == ["They fought.", "They fought."]


def test_a_fight_that_nobody_ended_is_told_as_far_as_it_went() -> None:
    assert told(BEGINS) == ["They fight."]


def test_what_was_gained_tells_more_than_that_it_is_over() -> None:
    assert told(AFTERWARDS, QUIET) == ["A prize.", ""]


def test_what_one_did_to_another_comes_before_the_result() -> None:
    assert told(DEED) == ["Ben helps Ana. Ana hits Eva."]


def test_what_led_to_the_end_of_a_fight_comes_before_it() -> None:
    """The chances hang on the fight until then, so that its end is the turning point."""
    hangs = (0.3, 0.2)
    events = [(TurnBegan(EVERYONE, 0, what),) for what in (DEED, BOTH)]
    assert told_of(events, chances=[hangs, hangs, (0.5, 0.1)])[1].startswith("Ben helps Ana. ")
    assert told_of(events, chances=[hangs, (0.4, 0.2), (0.5, 0.1)])[1] == "Ana hits Ben."


async def worked_out(game: str, texts: Texts) -> ToldLog:
    """The story of a match that is over, as the end screen has it worked out in a thread."""
    session = session_of(game)
    played(session)
    session.texts = texts
    after = EndData(screen_kind(game)(session).scene)
    await after.work(texts, None)
    assert after.trouble is None
    assert after.story is not None
    return after.story


def test_a_turning_point_has_the_number_of_the_turn_that_the_log_shows() -> None:
    """What the last decision of a turn brings may happen when the next one begins."""
    session = session_of("hammerspace")
    after = EndData(screen_kind("hammerspace")(session).scene)
    moment, texts = TurningPoint(decision=1, turn=3, seat=0, before=0.5, after=0.1), session.texts
    assert after.when(moment, texts) == "turn 3", "before the log is known"
    costs = LogLine(4, "Dragon Pepper costs Ana 1 life.", "bad")
    after.story = ToldLog("en", MatchLog(session.texts), {1: (costs,)})
    assert after.when(moment, texts) == "turn 4"
    assert after.when(replace(moment, decision=0), texts) == "turn 3", "nothing is told of it"
    assert after.when(replace(moment, turn=0), texts) == "setup"
    after.story = replace(after.story, places={1: "Floor 2, lap 9"})
    assert after.when(moment, texts) == "floor 2, lap 9", "a Descent doesn't count by turns"


@pytest.mark.one_of(3)
@pytest.mark.parametrize("game", game_ids())
async def test_a_language_that_is_changed_meanwhile_does_not_reach_the_thread(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The story stays in one language, monsters and cards too, and knows in which: the screen then
    has it told again."""
    english = await worked_out(game, Texts("en", strict=True))
    texts = Texts("en", strict=True)

    def told_meanwhile(*arguments: Any) -> ToldLog:
        texts.language = "es"
        return tell(*arguments)

    monkeypatch.setattr("app.tui.end.aftermath.tell", told_meanwhile)
    story = await worked_out(game, texts)
    assert texts.language == "es"
    assert story.language == "en"
    assert story.log.lines == english.log.lines


@pytest.mark.parametrize(
    ("seat", "gains", "sentence"),
    [
        (1, False, "Ana hits Ben."),
        (2, False, "Ana hits Ben. Ana hits Eva."),
        (0, True, "Ana hits Ben."),
        (1, True, "Ana hits Ben. Ana hits Eva."),
    ],
)
def test_a_turning_point_is_told_by_the_loss_that_explains_it(
    seat: int, gains: bool, sentence: str
) -> None:
    """Of one attack on two players: a player's chance falls by their own loss and rises by that of
    somebody else. The attack comes first: "Ana also hits Eva." says too little."""
    assert told_of([(TurnBegan(EVERYONE, 0, COSTS),)], seat, gains=gains) == [sentence]


def test_a_gain_of_somebody_else_does_not_explain_a_gain() -> None:
    """Ben comes back from the dead by himself, while Ana leaps."""
    assert told_of([(TurnBegan(EVERYONE, 0, MEANWHILE),)]) == ["Ana leaps."]


def test_that_the_next_turn_begins_explains_nothing() -> None:
    assert told(NEXT) == [""]


def test_a_gain_is_not_told_as_the_cause_of_a_loss() -> None:
    """A short sentence leaves out what a decision brought, where there is one."""
    gains = replace(Teller._said("fight", "Ana wins and gets a fork."), short="Ana wins.")
    goes = Teller._said("move", "Ana goes.")
    story = ToldLog("en", MatchLog(Texts(), 10), {0: (gains,), 1: (goes,)})
    assert [story.sentence(at) for at in range(3)] == [gains.text, "Ana goes.", ""]
    assert [story.sentence(at, short=True) for at in range(3)] == ["Ana wins.", "Ana goes.", ""]


@pytest.mark.parametrize(
    ("reason", "sentence"), [("time-up", "Time is up."), ("last-player", "Ana hits Ben.")]
)
def test_a_match_that_the_clock_ended_is_not_blamed_on_its_last_decision(
    reason: str, sentence: str
) -> None:
    assert told_of([(GameEnded(EVERYONE, (1,), reason),)]) == [sentence]


def test_a_turning_point_of_a_stand_in_is_the_bots() -> None:
    """A bot's step while Ben was away counted as his."""
    session = session_of("hammerspace")
    after = EndData(screen_kind("hammerspace")(session).scene)
    after.decisions = (Decision(1, "done", ""), Decision(1, "done", ""))
    seats = (Seat("Ana"), Seat("Ben"))
    after.header = replace(after.header, seats=seats, title={SWAPPED: "1:1 1:2"})
    costs = LogLine(4, "Dragon Pepper costs Ana 1 life.", "bad")
    after.story = ToldLog("en", MatchLog(session.texts), {0: (costs,), 1: (costs,)})
    own, kept = (
        after.sentence(TurningPoint(decision=at, turn=3, seat=1, before=0.1, after=0.5))
        for at in (0, 1)
    )
    assert own == costs.text
    assert kept == f"{costs.text} A bot decided this for Ben."
