"""What the end of a match is told from: its analysis and its log, worked out in a thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.analysis.match_analysis import Analysis, NotOver, analyse
from app.config.logs import log as program_log
from app.files.errors import StoreError
from app.i18n.fluent import Texts
from app.match.achievements import AchievementGained, feats_gained, feats_of
from app.match.journal import Decision, Header, JournalFailed
from app.perspective.event_log import Narrator
from app.records.new_achievements import known_feats
from app.registry import game as game_of
from app.store.archive import Archive
from app.text.achievements import gained_lines
from app.text.errors import UNREADABLE
from app.text.log import MatchLog
from app.tui.match.view_model import MatchViewModel

LONG = 1_000_000
"""Lines of a log: all there are."""
TELLING = {"fight": 3, "bad": 3, "good": 2, "end": 1, "move": 1}
"""How much a kind of line tells of a decision."""
SCRAPS = 16
"""Decisions told between two looks whether anybody still waits."""
REST = 0.001
"""Seconds that the thread rests now and then: only one thread computes at a time, and the screen is
to answer meanwhile."""


@dataclass(frozen=True, slots=True)
class ToldLog:
    """A whole log in one language, and the line in which each decision is told, or -1."""

    language: str
    log: MatchLog
    lines: tuple[int, ...]

    def sentence(self, decision: int) -> str:
        """What the log says of a decision; "" where that is nothing."""
        at = self.lines[decision]
        return self.log.lines[at].text if at >= 0 else ""


def tell(
    analysis: Analysis,
    narrator: Narrator,
    texts: Texts,
    go_on: Callable[[], bool],
    names: Sequence[str] = (),
) -> ToldLog:
    """The log of a match as those saw it who decided, each at its own decisions. With the names of
    the seats a turning point is told by a line about whom it moved most."""
    log = MatchLog(texts, LONG)
    spans: list[range] = []
    for number, events in enumerate(analysis.told):
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
    hearts = (_heart(log, span, moved.get(number, "")) for number, span in enumerate(spans))
    return ToldLog(texts.language, log, tuple(hearts))


def _heart(log: MatchLog, span: range, name: str) -> int:
    """Which of the lines of a decision tells most, of equal ones the first that has the name; -1
    where there is none. The last one may have been finished by later decisions."""

    def worth(at: int) -> tuple[int, bool, int]:
        line = log.lines[at]
        return TELLING.get(line.kind, 0), name in line.text, -at

    return max((at for at in span if at < len(log.lines)), key=worth, default=-1)


class EndData:
    """What is known of a match that is over. `share` is how far the work is, from 0 to 1; `trouble`
    is why there is nothing to know. `heard` is called when any of it changed."""

    def __init__(self, scene: MatchViewModel[Any]) -> None:
        self._scene = scene
        self.header: Header = scene.source.header
        self.decisions: tuple[Decision, ...] = tuple(scene.source.look_back(None).decisions)
        self.analysis: Analysis | None = None
        self.story: ToldLog | None = None
        self.trouble: Exception | None = None
        self.gained: tuple[AchievementGained, ...] | None = None
        """The feats of the match, None before they are known."""
        self._before: frozenset[str] | None = None
        self.share = 0.0
        self.heard: Callable[[], object] = lambda: None

    @property
    def analysed(self) -> bool:
        """Whether the game says what a match of it was like; else there are only its feats."""
        return bool(game_of(self.header.game).analyst)

    @property
    def counts_feats(self) -> bool:
        """Whether feats can be gained in it, of a game that has any."""
        return self.counts and bool(feats_of(self.header.game))

    @property
    def config(self) -> Any:
        """What everybody may know of the configuration."""
        return self._scene.source.public

    @property
    def names(self) -> Sequence[str]:
        """The names of all seats."""
        return self._scene.names

    @property
    def counts(self) -> bool:
        """Whether feats can be gained in it: practice is for nothing, and bots have none."""
        return not self.header.practice and any(seat.human for seat in self.header.seats)

    def feats(self, texts: Texts) -> list[str]:
        """The feats, a sentence each; those that are new here say so."""
        game, seats = self.header.game, self.header.seats
        return gained_lines(texts, game, seats, self.gained or (), self._before)

    def sentence(self, decision: int) -> str:
        """What is told of a decision; "" before the log is there."""
        if self.story is None:
            return ""
        made = self.decisions[decision]
        told = self.story.sentence(decision)
        return told or self._scene.unsaid(made.seat, made.notation)

    async def work(self, texts: Texts, archive: Archive | None) -> None:
        """Work out what is missing: the analysis, the log in the language of the texts, the feats
        beside those that the archive knows of. Cancel it to stop."""
        stop = threading.Event()
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
        self.gained = await asyncio.to_thread(feats_gained, self.header, self.decisions)
        if self.gained and archive is not None:
            try:
                self._before = known_feats(archive, self.header.game, self.header.match)
            except (JournalFailed, StoreError) as problem:  # nothing is said of what is new then
                program_log("end").warning("feats: %r", problem)

    def _hear(self, share: float) -> None:
        self.share = share
        self.heard()
