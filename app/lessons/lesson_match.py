"""A lesson's match: it begins in the lesson's state, and accepts only the wanted decisions.

It is practice: nothing of it is saved, and it counts for no statistics.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from typing_extensions import override

from app.content.match_setup import MatchSetup
from app.lessons.models import Lesson
from app.lessons.tutor import Tutor
from app.match.bots.port import at_random
from app.match.journal import Header
from app.match.match import Match, NotYourTurn
from app.match.runner import MatchRunner
from app.match.seats import HUMAN, Seat
from app.match.source import ANY_PHASE, PlanStep, phase_of
from app.registry import game

LEARNER: Final = 0
"""The seat of the learner."""
RIVAL: Final = "random"
"""The bot name of the rivals in the header; the lesson's script decides for them."""


class LessonMatch(Match):
    """A match that begins with a prepared state."""

    def __init__(self, rules: Any, config: Any, header: Header, state: Any) -> None:
        super().__init__(rules, config, header)
        self._state = state

    def leaves_open(self, action: int, others: Sequence[int]) -> bool:
        """Whether the learner may still make each of the others after that decision.
        Targets are chosen from the left (HAM-10): after taking the last one a player cannot take
        the others."""
        after = self.rules.clone(self._state)
        self.rules.apply(after, action)
        return self.rules.actor(after) == LEARNER and set(others) <= set(self.rules.legal(after))

    def carried_out(self, steps: Iterable[PlanStep]) -> Iterator[int]:
        """Yield the decisions that a plan of the learner would make, without making them."""
        rules, state = self.rules, self.rules.clone(self._state)
        for action, phase in steps:
            if rules.actor(state) != LEARNER:
                return
            at = phase_of(rules.glance(state, LEARNER))
            if action in rules.legal(state) and phase in (ANY_PHASE, at):
                yield action
                rules.apply(state, action)


class ScriptedRivals:
    """The rivals: they make the scripted decisions, then random ones."""

    def __init__(self, words: Sequence[str], parse: Callable[[str], int]) -> None:
        self.left = list(words)
        self._parse = parse

    async def choose(self, seat: int, bot: str, view: Any, seed: int) -> int:
        return self.next(view, seed)

    def next(self, view: Any, seed: int = 0) -> int:
        return self._parse(self.left.pop(0)) if self.left else at_random(view, seed)

    async def restart(self) -> None:
        """Do nothing: a script does not fail."""

    def close(self) -> None:
        """Do nothing."""


class LessonRunner(MatchRunner):
    """Accepts the decisions that the tutor wants; it calls `refused` for any other and changes
    nothing."""

    match: LessonMatch

    def __init__(self, match: LessonMatch, script: ScriptedRivals, tutor: Tutor) -> None:
        super().__init__(match, script)
        self.tutor = tutor
        self.refused: Callable[[], object] = lambda: None
        """Called when a decision was not wanted."""

    @override
    def decide(self, seat: int, action: int) -> None:
        if seat != self.waiting_for:
            raise NotYourTurn(seat=seat, actor=self.match.actor)
        if not self.takes(action):
            self.refused()
            return
        self.tutor.decided(action)
        super().decide(seat, action)

    @override
    def plan(self, seat: int, steps: Iterable[PlanStep]) -> None:
        """Carry out a plan, or nothing of it if one of its decisions is not wanted: half a plan
        would leave the learner in the middle of another decision than the lesson explains."""
        chosen = tuple(steps)
        if self._is_wanted(chosen):
            super().plan(seat, chosen)
        elif chosen:
            self.refused()

    def _is_wanted(self, steps: Iterable[PlanStep]) -> bool:
        """Whether a plan makes only decisions that this step of the lesson waits for."""
        tutor = self.tutor.rehearsal()
        for action in self.match.carried_out(steps):
            if not tutor.left:
                return True
            if not tutor.takes(action):
                return False
            tutor.decided(action)
        return True

    def takes(self, action: int) -> bool:
        """Whether a decision is wanted and keeps the earlier ones possible."""
        tutor = self.tutor
        if action not in self.match.legal() or not tutor.takes(action):
            return False
        before = tutor.before(action)
        return not before or self.match.leaves_open(action, before)


@dataclass(frozen=True, slots=True)
class LessonSetup:
    """The objects of one pass through a lesson."""

    lesson: Lesson
    source: LessonRunner
    tutor: Tutor
    script: ScriptedRivals


def open_classroom(name: str, lesson: Lesson, people: Sequence[str]) -> LessonSetup:
    """Return a lesson at its beginning; `people` are names for the learner and the rivals.
    Raise `DeckError`, `EngineError`, and `LookupError` for a card that is in no deck."""
    start, rules = lesson.start, game(lesson.GAME).rules()
    everyone = [Seat(who, HUMAN if at == LEARNER else RIVAL) for at, who in enumerate(people)]
    seats = tuple(everyone[: len(start.players)])
    setup = MatchSetup(lesson.GAME, seats, start.seed, start.options, lesson.content())
    config = setup.config()
    state = rules.load(config, rules.dump(lesson.first_state(rules, config)))
    state.source = start.loaded_random()
    header = Header(
        match=name,
        game=lesson.GAME,
        rules_rev=rules.rules_rev,
        config=config.to_data(),
        config_digest=config.digest,
        seats=seats,
        seed=start.seed,
        title=setup.title(),
        practice=True,
    )
    parse = lesson.parser(rules, config)
    match = LessonMatch(rules, config, header, state)
    tutor, script = Tutor(lesson, parse), ScriptedRivals(lesson.rivals, parse)
    return LessonSetup(lesson, LessonRunner(match, script, tutor), tutor, script)
