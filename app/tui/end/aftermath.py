"""The data for the end of a match: its analysis and its log, computed in a thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.analysis.match_analysis import Analysis, NotOver, analyse
from app.analysis.turning_points import TurningPoint
from app.config.logs import log as program_log
from app.files.errors import StoreError
from app.i18n.fluent import Texts
from app.match.achievements import AchievementGained, achievements_gained, achievements_of_game
from app.match.dice_report import DiceReport, dice_report
from app.match.fair_dice import SEAL
from app.match.journal import Decision, Header, JournalFailed
from app.records.new_achievements import known_achievements
from app.registry import game as game_of
from app.session.review_work import ReviewWork
from app.session.session import Session
from app.store.archive import Archive
from app.text.achievements import achievement_about, gained_lines
from app.text.errors import UNREADABLE
from app.text.log import MatchLog
from app.text.narrating import Narrator
from app.tui.match.view_model import MatchViewModel
from engines.kernel.events import Event, GameEnded

LONG = 1_000_000
"""More lines than any log has."""
TELLING = {"fight": 3, "bad": 3, "good": 2, "end": 1, "move": 1}
"""The importance of each kind of line in the log of a decision."""
BY_CLOCK = ("time-up", "turn-limit", "cap")
"""Reasons for the end of a match that no decision brought about."""
SCRAPS = 16
"""Decisions between two checks whether the result is still needed."""
REST = 0.001
"""Seconds that the thread sleeps now and then: threads share one interpreter, and the screen
must stay responsive."""


@dataclass(frozen=True, slots=True)
class ToldLog:
    """A whole log in one language, and the line of each decision, or -1."""

    language: str
    log: MatchLog
    lines: tuple[int, ...]

    def sentence(self, decision: int, *, short: bool = False) -> str:
        """The line of a decision; `short`, without what it brought, where that can be left out."""
        at = self.lines[decision]
        if at < 0:
            return ""
        line = self.log.lines[at]
        return (line.short if short else "") or line.text

    def turn(self, decision: int) -> int:
        """The turn of that line, 0 without one."""
        at = self.lines[decision]
        return self.log.lines[at].turn if at >= 0 else 0


def tell(
    analysis: Analysis,
    narrator: Narrator,
    texts: Texts,
    go_on: Callable[[], bool],
    names: Sequence[str] = (),
) -> ToldLog:
    """Return the log of a match; the deciding seat's perspective is used for each decision. With
    the names of the seats, a turning point gets a line about the seat whose chances it changed
    most."""
    log = MatchLog(texts, LONG)
    spans: list[range] = []
    for number, events in enumerate(analysis.seen):
        if not number % SCRAPS and not go_on():
            break
        start = len(log.lines)
        for event in events:
            for line in narrator.feed(event):
                if not log.add(line):
                    start = min(start, len(log.lines) - 1)
        spans.append(range(start, len(log.lines) + (narrator.pending is not None)))
    if narrator.pending is not None:
        log.add(narrator.pending)
    moved = {one.decision: names[one.seat] for one in analysis.moments} if names else {}
    hearts = (
        _heart(log, span, moved.get(number, ""), timed=_ended_by_clock(analysis.seen[number]))
        for number, span in enumerate(spans)
    )
    return ToldLog(texts.language, log, tuple(hearts))


def _ended_by_clock(events: Sequence[Event]) -> bool:
    return any(isinstance(event, GameEnded) and event.reason in BY_CLOCK for event in events)


def _heart(log: MatchLog, span: range, name: str, *, timed: bool) -> int:
    """Return the most important line of a decision, a deed before all others; among equal ones the
    first with the name; -1 if there is none. Later decisions may have finished its last line. With
    `timed` it is the line about the end: the clock ended the match, not the decision."""

    def worth(at: int) -> tuple[bool, bool, int, bool, int]:
        line = log.lines[at]
        ends = timed and line.kind == "end"
        return ends, line.deed, TELLING.get(line.kind, 0), name in line.text, -at

    return max((at for at in span if at < len(log.lines)), key=worth, default=-1)


class EndData:
    """The data of a finished match. `share` is the progress of the work, from 0 to 1. `trouble`
    is the error if the work failed. `heard` is called after each change."""

    def __init__(self, scene: MatchViewModel[Any]) -> None:
        self._scene = scene
        self.header: Header = scene.source.header
        self.decisions: tuple[Decision, ...] = tuple(scene.source.look_back(None).decisions)
        self.analysis: Analysis | None = None
        self.story: ToldLog | None = None
        self.trouble: Exception | None = None
        self.gained: tuple[AchievementGained, ...] | None = None
        """The achievements of the match, None before they are known."""
        self.dice: DiceReport | None = None
        self.dice_trouble: Exception | None = None
        """Why the report on the sealed dice could not be made."""
        self._before: frozenset[str] | None = None
        self.share = 0.0
        self.heard: Callable[[], object] = lambda: None
        self.review = ReviewWork(self.header, self.decisions, self.config)

    @property
    def session(self) -> Session:
        """The match, with the texts in the present language."""
        return self._scene.session

    @property
    def analysed(self) -> bool:
        """Whether the game says what a match of it was like; else there are only its feats."""
        return bool(game_of(self.header.game).analyst)

    @property
    def failed(self) -> bool:
        return self.analysis is None and self.trouble is not None

    @property
    def counts_feats(self) -> bool:
        """Whether feats can be gained in it, of a game that has any."""
        return self.counts and bool(achievements_of_game(self.header.game))

    @property
    def sealed_dice(self) -> bool:
        """Whether the dice of the match were sealed: it was one with friends elsewhere."""
        return SEAL in self.header.title

    @property
    def config(self) -> Any:
        return self._scene.source.public

    @property
    def names(self) -> Sequence[str]:
        return self._scene.names

    @property
    def counts(self) -> bool:
        return not self.header.practice and any(seat.human for seat in self.header.seats)

    def achievements(self, texts: Texts) -> list[str]:
        """Return a sentence for each achievement; the ones new here say so."""
        game, seats = self.header.game, self.header.seats
        return gained_lines(texts, game, seats, self.gained or (), self._before)

    def achievement_abouts(self, texts: Texts) -> list[str]:
        """Return for each of `achievements` what it is for."""
        game = self.header.game
        known = {one.id: one for one in achievements_of_game(game)}
        return [achievement_about(texts, game, known[one.achievement]) for one in self.gained or ()]

    def sentence(self, moment: TurningPoint) -> str:
        """Return the log's sentence about a turning point. A gain is no cause of a loss, so the
        sentence leaves it out where the seat's chance fell."""
        if self.story is None:
            return ""
        made = self.decisions[moment.decision]
        chances = self.analysis is not None and bool(self.analysis.chances)
        fell = chances and moment.seat == made.seat and moment.after < moment.before
        text = self.story.sentence(moment.decision, short=fell)
        return text or self._scene.unsaid(made.seat, made.notation)

    def turn(self, moment: TurningPoint) -> int:
        """Return the turn of a turning point as the log counts it, 0 for the set-up: what the last
        decision of a turn brings may happen in the next one."""
        told = self.story.turn(moment.decision) if self.story is not None else 0
        return told or moment.turn if moment.turn else 0

    async def work(self, texts: Texts, archive: Archive | None) -> None:
        """Compute the missing parts: the report on sealed dice, the analysis, the log in the
        language of the texts, and the achievements, compared with those in the archive. Cancel it
        to stop."""
        stop = threading.Event()
        await self._check_dice()
        try:
            if self.analysed:
                await self._analyse(stop)
                await self._tell(texts, stop)
            await self._count(archive)
        except asyncio.CancelledError:
            stop.set()
            raise
        except (*UNREADABLE, NotOver) as problem:
            program_log("end").warning("analysis: %r", problem)
            self.trouble = problem
        self.heard()

    async def _analyse(self, stop: threading.Event) -> None:
        if self.analysis is not None or self.trouble is not None:
            return
        loop = asyncio.get_running_loop()

        def report(share: float) -> bool:
            go_on = not stop.wait(REST)
            if go_on and int(share * 100) != int(self.share * 100):
                loop.call_soon_threadsafe(self._hear, share)
            return go_on

        self.analysis = await asyncio.to_thread(analyse, self.header, self.decisions, report)
        self.heard()

    async def _tell(self, texts: Texts, stop: threading.Event) -> None:
        analysis = self.analysis
        if analysis is None or (self.story and self.story.language == texts.language):
            return
        spoken = replace(self._scene.session, texts=texts.fixed())
        narrator = self._scene.teller(spoken)
        self.story = await asyncio.to_thread(
            tell, analysis, narrator, spoken.texts, lambda: not stop.wait(REST), self.names
        )
        self.heard()

    async def _count(self, archive: Archive | None) -> None:
        if self.gained is not None or not self.counts:
            return
        self.gained = await asyncio.to_thread(achievements_gained, self.header, self.decisions)
        if self.gained and archive is not None:
            try:
                self._before = known_achievements(archive, self.header.game, self.header.match)
            except (JournalFailed, StoreError) as problem:  # no achievement is then marked as new
                program_log("end").warning("feats: %r", problem)

    async def _check_dice(self) -> None:
        if not self.sealed_dice or self.dice is not None or self.dice_trouble is not None:
            return
        try:
            self.dice = await asyncio.to_thread(dice_report, self._scene.source)
        except UNREADABLE as problem:
            program_log("end").warning("dice: %r", problem)
            self.dice_trouble = problem
        self.heard()

    def _hear(self, share: float) -> None:
        self.share = share
        self.heard()
