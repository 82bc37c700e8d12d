"""The data for the end of a match: its analysis and its log, computed in a thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from app.analysis.match_analysis import Analysis, NotOver, analyse
from app.analysis.turning_points import TurningPoint
from app.config.logs import log as program_log
from app.files.errors import StoreError
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.match.achievements import AchievementGained, achievements_gained, achievements_of_game
from app.match.dice_report import DiceReport, dice_report
from app.match.fair_dice import SEAL
from app.match.journal import Decision, Header, JournalFailed
from app.match.seats import NAME_CELLS, by_person, swaps
from app.records.new_achievements import known_achievements
from app.registry import game as game_of
from app.session.review_work import ReviewWork
from app.session.session import Session
from app.store.archive import Archive
from app.text.achievements import achievement_about, gained_lines
from app.text.aftermath import turn_word
from app.text.errors import UNREADABLE
from app.text.sentences import uncapitalized
from app.tui.end.causes import Players, ToldLog, tell
from app.tui.match.quiet_step import NO_STEP, QuietStep
from app.tui.match.view_model import MatchViewModel

REST = 0.001
"""Seconds that the thread sleeps now and then: threads share one interpreter, and the screen
must stay responsive."""


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
        told = text or self._scene.unsaid(made.seat, made.notation, self._step(moment))
        if not self._stood_in(moment.decision):
            return told
        name = literal(self.header.seats[made.seat].name, NAME_CELLS)
        return f"{told} {self.session.texts('end-point-bot', name=name)}"

    def _stood_in(self, decision: int) -> bool:
        """Whether a bot made a decision of a seat that a person has, too."""
        title, seats, seat = self.header.title, self.header.seats, self.decisions[decision].seat
        return bool(swaps(title, seat)) and not by_person(title, seats, seat, decision)

    def _step(self, moment: TurningPoint) -> QuietStep:
        """Return what a decision did that the log doesn't report."""
        at, found = moment.decision, self.analysis
        if found is None:
            return NO_STEP
        seat = self.decisions[at].seat
        before, after = (found.progress[number][seat] for number in (at, at + 1))
        return QuietStep(found.seen[at], before, after)

    def when(self, moment: TurningPoint, texts: Texts) -> str:
        """Return when a turning point was: its turn as the log counts it, since what the last
        decision of a turn brings may happen in the next one, or its floor and lap."""
        story = self.story
        told = story.turn(moment.decision) if story is not None else 0
        place = story.places.get(moment.decision, "") if story is not None else ""
        return uncapitalized(place) or turn_word(told or moment.turn if moment.turn else 0, texts)

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
            tell,
            analysis,
            analysis.moments,
            narrator,
            spoken.texts,
            lambda: not stop.wait(REST),
            Players(self.names, [made.seat for made in self.decisions]),
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
