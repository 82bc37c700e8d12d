"""Plays one game after another, with direct calls of bots: the inner loop of every worker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.lab.collector import Collector, parts
from app.lab.counts import Counts
from app.lab.custom_bots import CustomBotFailed, load_bots
from app.lab.jobs import Job
from app.lab.leads import EVERY, LeadWatch
from app.lab.study import study
from app.match.lifecycle import thinking_seed
from app.registry import game
from engines.kernel.bots import BotFunction
from engines.kernel.events import Emit


class GameFailed(Exception):
    """A game could not be played to its end: its number, its seed, and what was raised."""

    def __init__(self, number: int, seed: str, why: str) -> None:
        self.number, self.seed, self.why = number, seed, why
        super().__init__(f"game {number} (seed {seed}): {why}")


def failure_text(problem: Exception) -> str:
    """Return why a game failed: Python's message."""
    known = isinstance(problem, CustomBotFailed)
    return str(problem) if known else f"{type(problem).__name__}: {problem}"


class GamePlayer:
    """Plays the games of a job. Everything that they share is made once.

    Raise `BadCustomBot`, and `OSError` if a custom bot's file is missing.
    """

    def __init__(self, job: Job) -> None:
        spec = game(job.game)
        self.job = job
        self.rules = spec.rules()
        self.bots: Mapping[str, BotFunction] = {**spec.bots(), **load_bots(job.custom)}
        self.config = spec.config_from_data(job.config)
        self.public = self.config.public()
        self._study = study(job.game)
        if job.lots:
            self.bots = {name: self._study.by_lot(bot) for name, bot in self.bots.items()}

    def chunk(self, numbers: Sequence[int]) -> Counts:
        """Return the counts of some games. Raise `GameFailed`."""
        tally, leads = self.tally(), LeadWatch(self.rules, len(self.job.bots))
        for number in numbers:
            try:
                watch = leads if number % EVERY == 0 else None
                self.play(self.job.seed_of(number), self.job.seating(number), tally, watch)
            except Exception as problem:  # a bug of the rules or of a bot: the run says where
                seed, why = self.job.seed_of(number), failure_text(problem)
                raise GameFailed(number, seed, why) from problem
        return {**tally.counts, "leads": leads.counts}

    def tally(self) -> Collector:
        """Return a collector for some games."""
        tally = self._study.tally(self.config)
        tally.turn_of = lambda state: self.rules.turn(state)[0]
        return tally

    def play(
        self, seed: str, bots: Sequence[str], tally: Collector, leads: LeadWatch | None = None
    ) -> None:
        """Play the game of a seed, with the bots by seat, and count it."""
        rules = self.rules
        state = rules.new(self.config, seed)
        tally.begin(state, rules.actor(state))
        if leads is not None:
            leads.begin()
        decisions = self.play_on(state, seed, bots, tally.hear, leads)
        outcome = rules.outcome(state)
        assert outcome is not None  # no seat decides any more
        tally.end(state, outcome, bots, decisions)
        if leads is not None:
            leads.end(parts(outcome, len(bots)))

    def play_on(
        self,
        state: Any,
        seed: str,
        bots: Sequence[str],
        emit: Emit | None,
        leads: LeadWatch | None = None,
    ) -> int:
        """Play a dealt game to its end and return the number of decisions.

        Bots get the seeds that they would get in a match, so a match with the same seed is the same
        game. They are not asked for a decision with one legal action.
        """
        rules, public = self.rules, self.public
        actor, legal_of, view, apply = rules.actor, rules.legal, rules.view, rules.apply
        functions = [self.bots[bot] for bot in bots]
        decisions = 0
        while (seat := actor(state)) >= 0:
            legal = legal_of(state)
            if leads is not None:
                leads.see(state, legal)
            action = legal[0]
            if len(legal) > 1:
                thinking = thinking_seed(seed, seat, decisions)
                action = functions[seat](public, view(state, seat), thinking)
            apply(state, action, emit)
            decisions += 1
        return decisions
