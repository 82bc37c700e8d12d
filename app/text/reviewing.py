"""The review of a match in words: what each player gave away, each mistake, and what was better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from typing_extensions import override

from app.analysis.luck import overall
from app.analysis.match_analysis import Analysis
from app.analysis.review import Choice, Mistake, Review, SeatReview
from app.i18n.fluent import Texts, Value
from app.i18n.literal import literal
from app.i18n.numbers import nearest, percent
from app.i18n.reworded import RewordedTexts
from app.text.sentences import capital
from engines.kernel.search import Plan

LUCK: Final = {-2: "very-bad", -1: "bad", 0: "usual", 1: "good", 2: "very-good"}
"""The words of a seat's luck, by its degree."""
PlanWords = Callable[[Any, Plan], str]
"""Returns what a plan does, for the view of its seat."""
WALK: Final = 2
"""The most laps between two steps of one walk."""
LONGEST: Final = 160
"""The longest words of a plan in cells."""


@dataclass(frozen=True, slots=True)
class ToldMistake:
    """A mistake in words: when and whose, its cost in points or coins, the decision and the better
    one, each with its chance; `goal` is the better one alone."""

    mistake: Mistake
    turn: str
    points: int
    cost: str
    made: str
    better: str
    goal: str


class PastTexts(RewordedTexts):
    """The texts of a session, in which plans are what "you" did, or for `other` what somebody
    did."""

    def __init__(self, texts: Texts, *, other: bool = False) -> None:
        def did(message_id: str) -> str:
            past = f"{message_id}.did"
            return past if "-plan" in message_id and texts.has(past) else message_id

        super().__init__(texts, did)
        self._doer = "other" if other else "you"

    @override
    def __call__(self, message_id: str, /, **values: Value) -> str:
        if "-plan" in message_id:
            for verb in ("has", "has-self"):
                values[verb.replace("-", "_")] = self._texts(f"review-{verb}", doer=self._doer)
        return super().__call__(message_id, **values)


def _in_order(told: ToldMistake) -> tuple[int, int]:
    choice = told.mistake.choice
    return choice.seat, choice.number


class ReviewWords:
    """The words of a review, for players of these names.

    `plan` returns what a plan does, for the view of its seat, and `did` the same in the past;
    `when` returns when a choice was. `yours` says that one person's decisions are reviewed, so that
    the words speak to that person. `coins` are those for which a chance of 1 is meant, 0 for a
    match that is won; `fight` returns the fight that a view is in, None outside one.
    """

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        plan: PlanWords,
        did: PlanWords,
        when: Callable[[Choice], str],
        *,
        yours: bool = True,
        coins: float = 0.0,
        fight: Callable[[Any], object] = lambda _view: None,
    ) -> None:
        self._texts, self._names, self._plan, self._did = texts, names, plan, did
        self._when, self._yours = when, yours
        self._coins, self._fight = coins, fight

    def title(self) -> str:
        return self._texts("review-title", whose=self._whose)

    def seats(self, review: Review, analysis: Analysis | None) -> list[str]:
        """Return a sentence for each reviewed seat, with its luck after it. It counts the mistakes
        that `mistakes` lists, so that their costs add up."""
        told = self.mistakes(review)
        return [
            " ".join(filter(None, (self._seat(one, told), self._luck(one.seat, analysis))))
            for one in review.seats
        ]

    def mistakes(self, review: Review) -> list[ToldMistake]:
        """Return the mistakes that have words, the costliest first. Of several that are one move,
        one fight or one walk only the costliest is there."""
        told = [self._told(one) for one in review.mistakes]
        found = [one for one in told if one.made and one.better]
        best: list[ToldMistake] = []
        last: ToldMistake | None = None
        for one in sorted(found, key=_in_order):
            if last is not None and self._is_one(last, one):
                best[-1] = max(best[-1], one, key=lambda each: each.points)
            else:
                best.append(one)
            last = one
        return [one for one in found if one in best]

    def _is_one(self, one: ToldMistake, next_one: ToldMistake) -> bool:
        """Return whether two mistakes follow each other at once, are of one fight, or miss the same
        aim in a walk."""
        was, now = one.mistake.choice, next_one.mistake.choice
        if was.seat != now.seat:
            return False
        if was.turn == now.turn:
            fight = self._fight(was.view)
            if fight is not None and fight == self._fight(now.view):
                return True
            return now.number <= was.number + len(was.done) + 1
        return one.goal == next_one.goal and now.turn - was.turn <= WALK * len(self._names)

    def in_a_line(self, told: ToldMistake) -> str:
        """Return a mistake in one line, for plain text."""
        return self._texts(
            "review-mistake",
            turn=capital(told.turn),
            cost=told.cost,
            made=told.made,
            better=told.better,
        )

    def about(self, mistakes: Sequence[ToldMistake]) -> str:
        """Return how the figures of a list were made, and of an empty one how it is meant."""
        message = f"review-how{self._unit}" if mistakes else "review-none"
        return self._texts(message, whose=self._whose)

    def _seat(self, play: SeatReview, told: Sequence[ToldMistake]) -> str:
        costs = [one.points for one in told if one.mistake.choice.seat == play.seat]
        return self._texts(
            "review-seat",
            name=literal(self._names[play.seat]),
            n=play.choices,
            mistakes=len(costs),
            lost=self._lost(sum(costs)),
        )

    def _lost(self, points: int) -> str:
        """Return the costs of all mistakes together. "none" if they are more points than a chance
        has: each cost was found by itself, so they don't add up to a loss of chance."""
        return self._amount(points) if self._coins or points <= 100 else "none"

    def _luck(self, seat: int, analysis: Analysis | None) -> str:
        if analysis is None or not any(one.variance > 0 for one in analysis.luck):
            return ""
        return self._texts("review-luck", luck=LUCK[overall(analysis.luck, seat)])

    def _told(self, mistake: Mistake) -> ToldMistake:
        choice, found, texts = mistake.choice, mistake.found, self._texts
        made, same, better = (
            literal(words(choice.view, plan), LONGEST)
            for words, plan in (
                (self._did, found.other),
                (self._plan, found.other),
                (self._plan, found.plan),
            )
        )
        if same == better:
            made = ""
        points = max(1, self._units(found.chance) - self._units(found.other_chance))
        return ToldMistake(
            mistake,
            self._when(choice),
            points,
            self._amount(points),
            made
            and capital(
                texts(
                    f"review-made{self._end}",
                    name=literal(self._names[choice.seat]),
                    plan=made,
                    chance=self._of(found.other_chance),
                )
            ),
            better
            and texts(f"review-better{self._end}", plan=better, chance=self._of(found.chance)),
            better,
        )

    @property
    def _whose(self) -> str:
        return "yours" if self._yours else "all"

    @property
    def _end(self) -> str:
        """The end of messages about a decision."""
        return f"{'' if self._yours else '-other'}{self._unit}"

    @property
    def _unit(self) -> str:
        """The end of messages about coins."""
        return "-coins" if self._coins else ""

    def _amount(self, n: int) -> str:
        """Return a cost: points of chance, or coins."""
        return self._texts("review-coins" if self._coins else "review-points", n=n)

    def _units(self, chance: float) -> int:
        """Return a chance in whole points, or the coins that are expected, as they are shown: a
        cost is the difference of the two figures beside it."""
        return nearest((self._coins or 100) * chance)

    def _of(self, chance: float) -> str:
        """Return a chance, or the coins that are expected."""
        if self._coins:
            return self._texts("review-coins", n=self._units(chance))
        return percent(chance, self._texts.language)
