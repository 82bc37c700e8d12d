"""The position in a lesson: the current text, the wanted decision, and the advance of steps.

It knows no screen: the front end reports decisions, shown events and used commands.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from app.lessons.models import KEY, Lesson, LessonStep, LessonText
from engines.kernel.events import Event


class Tutor:
    """One pass through a lesson. `parse` turns the text of a decision into an action."""

    def __init__(self, lesson: Lesson, parse: Callable[[str], int]) -> None:
        self.lesson = lesson
        self.at = 0
        self.hinting = False
        """Whether the hint is shown in place of the step's first text."""
        self._parse = parse
        self._left = list(lesson.steps[0].do)
        self._satisfied = False
        self._heard: list[Event] = []

    # -- the current step

    @property
    def finished(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        return None if self.finished else self.lesson.steps[self.at]

    @property
    def instruction(self) -> LessonText | None:
        step = self.step
        if step is None:
            return None
        return step.hint if self.hinting and step.hint is not None else step.say

    @property
    def wanted(self) -> int | None:
        return self._parse(self._left[0]) if self._left else None

    @property
    def reading(self) -> bool:
        """Whether the step waits for a key alone; rivals wait too."""
        step = self.step
        return step is not None and not (step.do or step.look or self._satisfied)

    @property
    def due(self) -> bool:
        """Whether the learner is to decide or to try a command now."""
        return bool(self._left or self.look)

    @property
    def look(self) -> str:
        step = self.step
        return step.look if step is not None and not self._satisfied else ""

    @property
    def commands(self) -> frozenset[str]:
        """The commands that the texts of the current step name, while it waits for one."""
        step = self.step
        if step is None or not self.due:
            return frozenset()
        texts = [text.en for text in (step.say, step.hint) if text is not None]
        return frozenset(name for text in texts for name in KEY.findall(text))

    @property
    def left(self) -> tuple[str, ...]:
        """The texts of the decisions that the current step still waits for."""
        return tuple(self._left)

    def skipped(self) -> list[int]:
        """Return the decisions that the current step still waits for."""
        return [self._parse(word) for word in self._left]

    def before(self, action: int) -> list[int]:
        """Return the decisions listed before this one that still have to follow it."""
        return [self._parse(word) for word in self._left[: self._place(action) or 0]]

    # -- progress

    def rehearsal(self) -> Tutor:
        """Return a copy of this pass, to try decisions on."""
        other = copy(self)
        other._left, other._heard = list(self._left), []
        return other

    def takes(self, action: int) -> bool:
        """Whether a decision is wanted.
        Of several choices of one kind (`discard a`, `discard b`) any may come first."""
        return self._place(action) is not None

    def decided(self, action: int) -> None:
        """Record a decision that `takes` allows; its events are heard after this."""
        place, step = self._place(action), self.step
        if place is not None and step is not None:
            if len(self._left) == len(step.do):
                self._heard.clear()
            del self._left[place]
            self.hinting = False

    def _place(self, action: int) -> int | None:
        if not self._left:
            return None
        verb, _, thing = self._left[0].partition(" ")
        for place, word in enumerate(self._left):
            alike = bool(thing) and word.partition(" ")[0] == verb
            if (place == 0 or alike) and self._parse(word) == action:
                return place
        return None

    def heard(self, event: Event) -> None:
        self._heard.append(event)

    def looked(self, command: str) -> None:
        """Record a command that was used, after the return to the match screen."""
        if command == self.look:
            self._satisfied = True

    def read(self) -> None:
        """Finish a step that only waits for a key, or skip one without decisions."""
        step = self.step
        if step is not None and not step.do:
            self._satisfied = True

    def hint(self) -> None:
        """Show the hint of the current step, unless its tasks are done."""
        self.hinting = self.due

    def advance(self) -> bool:
        """Move on to the first step that is not done yet. Return whether the step changed."""
        before = self.at
        while (step := self.step) is not None and self._done(step):
            self.at += 1
            self._satisfied = self.hinting = False
            self._left = list(self.step.do) if self.step is not None else []
        return self.at != before

    def _done(self, step: LessonStep) -> bool:
        if self._left or not (step.do or self._satisfied):
            return False
        return all(any(one.fits(event) for event in self._heard) for one in step.expect)
