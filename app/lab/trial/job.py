"""A trial as data, and the process that plays it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from app.lab.custom_bots import CustomBot
from app.lab.game_loop import GameFailed, GamePlayer, failure_text
from app.lab.jobs import LARGEST_CHUNK, Job
from app.lab.trial.figures import TrialFigure
from app.lab.trial.sums import SIZE, Pair, add_sums, block_sums

FEWEST_CHUNKS: Final = 40


@dataclass(frozen=True, slots=True)
class TrialJob:
    """A game's configurations as data, the first one without the change, the `bots` by seat, and
    how many seeds are played at most.

    Each seed is played with every configuration and in all seatings of the bots.
    """

    game: str
    configs: tuple[dict[str, Any], ...]
    bots: tuple[str, ...]
    seeds: int
    seed: str
    figures: tuple[TrialFigure, ...]
    custom: tuple[CustomBot, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """Return a JSON-able dict from which `from_data` makes the same job."""
        custom = [[bot.name, bot.path, bot.function] for bot in self.custom]
        return {
            "game": self.game,
            "configs": list(self.configs),
            "bots": list(self.bots),
            "seeds": self.seeds,
            "seed": self.seed,
            "figures": [figure.to_data() for figure in self.figures],
            "custom": custom,
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> TrialJob:
        return cls(
            data["game"],
            tuple(data["configs"]),
            tuple(data["bots"]),
            data["seeds"],
            data["seed"],
            tuple(map(TrialFigure.from_data, data["figures"])),
            tuple(CustomBot(*bot) for bot in data["custom"]),
        )

    def seatings(self) -> list[tuple[str, ...]]:
        """Return the seatings in which each seed is played: the bots, moved along seat by seat."""
        turns = (self.bots[-turn:] + self.bots[:-turn] for turn in range(len(self.bots)))
        return list(dict.fromkeys(turns))

    def chunks(self) -> list[range]:
        """Return the numbers of seeds, in chunks of some fifty matches."""
        matches = len(self.configs) * len(self.seatings())
        size = max(1, min(LARGEST_CHUNK // matches, self.seeds // FEWEST_CHUNKS))
        numbers = range(self.seeds)
        return [numbers[first : first + size] for first in range(0, self.seeds, size)]

    def job(self, config: dict[str, Any]) -> Job:
        """Return the job of one configuration, which has the seeds of all."""
        return Job(self.game, config, self.bots, self.seeds, self.seed, custom=self.custom)


class TrialPlayer:
    """Plays a trial's chunks. Raise `BadCustomBot`, and `OSError` for a custom bot's file."""

    def __init__(self, job: TrialJob) -> None:
        self.job = job
        self._players = [GamePlayer(job.job(config)) for config in job.configs]
        self._seatings = job.seatings()

    def chunk(self, numbers: range) -> list[list[list[int]]]:
        """Return the sums of some seeds, by configuration and by figure. Raise `GameFailed`."""
        job = self.job
        tallies = [player.tally() for player in self._players]
        total = [[[0] * SIZE for _ in job.figures] for _ in job.configs]
        before = [[(0, 0)] * len(job.figures) for _ in job.configs]
        for number in numbers:
            seed, found = self._players[0].job.seed_of(number), list[list[Pair]]()
            for at, (player, tally) in enumerate(zip(self._players, tallies, strict=True)):
                try:
                    for bots in self._seatings:
                        player.play(seed, bots, tally)
                except Exception as problem:  # a bug of the rules or of a bot
                    raise GameFailed(number, seed, failure_text(problem)) from problem
                now = [figure.sums(tally.counts) for figure in job.figures]
                found.append(
                    [(x - x0, m - m0) for (x, m), (x0, m0) in zip(now, before[at], strict=True)]
                )
                before[at] = now
            for at, pairs in enumerate(found):
                for figure, (base, other) in enumerate(zip(found[0], pairs, strict=True)):
                    add_sums(total[at][figure], block_sums(base, other))
        return total
