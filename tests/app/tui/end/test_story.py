"""Which line of the log is shown for a decision."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.analysis.turning_points import TurningPoint
from app.i18n.fluent import Texts
from app.registry import game_ids
from app.text.log import Kind, LogLine, MatchLog
from app.text.narrating import Narrator
from app.tui.end.aftermath import EndData, ToldLog, tell
from app.tui.launch import screen_kind
from engines.kernel.events import EVERYONE, Event, GameEnded, TurnBegan
from tests.app.analysis.helpers import played, session_of
from tests.app.text.test_aftermath import ANALYSIS

QUIET, BEGINS, ENDS, AFTERWARDS, BOTH, DEED = range(6)


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
        if event.turn == BOTH:
            return [self._said("fight", "Ana hits Ben."), self._said("fight", "Ana hits Eva.")]
        return []

    @staticmethod
    def _said(kind: Kind, text: str) -> LogLine:
        return LogLine(1, text, kind)


def told(*decisions: int) -> list[str]:
    """What is told of decisions, each with one event."""
    events = tuple((TurnBegan(EVERYONE, 0, what),) for what in decisions)
    story = tell(replace(ANALYSIS, seen=events), Teller(), Texts(), lambda: True)
    return [story.sentence(number) for number in range(len(decisions))]


def test_a_fight_is_told_of_where_it_began_and_where_it_ended() -> None:
    assert told(BEGINS, ENDS) == ["They fought.", "They fought."]


def test_a_fight_that_nobody_ended_is_told_as_far_as_it_went() -> None:
    assert told(BEGINS) == ["They fight."]


def test_what_was_gained_tells_more_than_that_it_is_over() -> None:
    assert told(AFTERWARDS, QUIET) == ["A prize.", ""]


def test_what_one_did_to_another_tells_most() -> None:
    assert told(DEED) == ["Ben helps Ana."]


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
    moment = TurningPoint(decision=1, turn=3, seat=0, before=0.5, after=0.1)
    assert after.turn(moment) == 3, "before the log is known"
    log = MatchLog(session.texts)
    log.add(LogLine(4, "Dragon Pepper costs Ana 1 life.", "bad"))
    after.story = ToldLog("en", log, (-1, 0))
    assert after.turn(moment) == 4
    assert after.turn(replace(moment, decision=0)) == 3, "nothing is told of it"
    assert after.turn(replace(moment, turn=0)) == 0, "the set-up"


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


def test_a_turning_point_is_told_by_whom_it_moved_most() -> None:
    """Of one attack on two players: the second of them lost most by it."""
    events = ((TurnBegan(EVERYONE, 0, BOTH),),)
    chances = ((0.4, 0.2, 0.4), (0.6, 0.3, 0.1))
    turn = replace(ANALYSIS, seats=3, chances=chances, turns=(0,), seen=events)
    assert [moment.seat for moment in turn.moments] == [2]
    told_all = tell(turn, Teller(), Texts(), lambda: True)
    assert told_all.sentence(0) == "Ana hits Ben."
    told_eva = tell(turn, Teller(), Texts(), lambda: True, ("Ana", "Ben", "Eva"))
    assert told_eva.sentence(0) == "Ana hits Eva."


def test_a_gain_is_not_told_as_the_cause_of_a_loss() -> None:
    """A short sentence leaves out what a decision brought, where there is one."""
    log = MatchLog(Texts(), 10)
    gains = replace(Teller._said("fight", "Ana wins and gets a fork."), short="Ana wins.")
    log.add(gains)
    log.add(Teller._said("move", "Ana goes."))
    story = ToldLog("en", log, (0, 1, -1))
    assert [story.sentence(at) for at in range(3)] == [gains.text, "Ana goes.", ""]
    assert [story.sentence(at, short=True) for at in range(3)] == ["Ana wins.", "Ana goes.", ""]


@pytest.mark.parametrize(
    ("reason", "sentence"), [("time-up", "Time is up."), ("last-player", "Ana hits Ben.")]
)
def test_a_match_that_the_clock_ended_is_not_blamed_on_its_last_decision(
    reason: str, sentence: str
) -> None:
    analysis = replace(ANALYSIS, seen=((GameEnded(EVERYONE, (1,), reason),),))
    assert tell(analysis, Teller(), Texts(), lambda: True).sentence(0) == sentence
