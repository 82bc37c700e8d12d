"""A league as data, and the worker's player of its matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from app.i18n.literal import literal
from app.lab.counts import Counts, count
from app.lab.custom_bots import CustomBot, CustomBotFailed
from app.lab.game_loop import GameFailed
from app.lab.league.bot_process import BotProcess
from app.match.lifecycle import thinking_seed
from app.processes.child import ChildFailed
from app.registry import game
from engines.kernel.bots import BotFunction

LARGEST_CHUNK: Final = 10
SHARED: Final = "shared"
"""The result of a match that both win, or nobody."""
WORDS_CELLS: Final = 200
"""Cells of a bot's own words that are kept."""

Pairing = tuple[int, int]
"""Two bots by their places in the list."""
Errors = dict[str, dict[str, str]]
"""What was raised first, in one line: by the number of the bot and by what it counts as."""


@dataclass(frozen=True, slots=True)
class LeagueJob:
    """A game's configuration as data, the names of the bots, and which play each other.

    `custom` are bots in files by their names. Each deal is played twice, so that both have had
    either's seats; all pairings play the same deals.
    """

    game: str
    config: dict[str, Any]
    names: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    games: int
    seats: int
    seed: str
    seconds: int
    memory: int
    custom: tuple[CustomBot, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """Return a JSON-able dict from which `from_data` makes the same job."""
        data = {name: getattr(self, name) for name in self.__slots__}
        custom = [[bot.name, bot.path, bot.function] for bot in self.custom]
        pairings = [list(pair) for pair in self.pairings]
        return {**data, "names": list(self.names), "pairings": pairings, "custom": custom}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> LeagueJob:
        custom = tuple(CustomBot(*bot) for bot in data["custom"])
        pairings = tuple((first, second) for first, second in data["pairings"])
        names = tuple(data["names"])
        return cls(**{**data, "names": names, "pairings": pairings, "custom": custom})

    def chunks(self) -> list[range]:
        """Return the numbers of all matches, in chunks of one pairing each."""
        chunks = []
        for pairing in range(len(self.pairings)):
            numbers = range(pairing * self.games, (pairing + 1) * self.games)
            chunks += [
                numbers[at : at + LARGEST_CHUNK] for at in range(0, self.games, LARGEST_CHUNK)
            ]
        return chunks

    def pairing_of(self, number: int) -> Pairing:
        return self.pairings[number // self.games]

    def seating(self, number: int) -> tuple[int, ...]:
        """Return the bots by seat: the two in turn, the other one first in every second match."""
        pair = self.pairing_of(number)
        return tuple(pair[(seat + number % self.games) % 2] for seat in range(self.seats))

    def seed_of(self, number: int) -> str:
        text = f"{self.seed}|league|{number % self.games // 2}".encode()
        return blake2b(text, digest_size=8).hexdigest()


def pairings_of(bots: int, form: str) -> tuple[Pairing, ...]:
    """Return the pairs of bots that meet: all pairs, or in a ladder each bot and the next."""
    if form == "ladder":
        return tuple((bot, bot + 1) for bot in range(bots - 1))
    return tuple((one, other) for one in range(bots) for other in range(one + 1, bots))


def keep_first(errors: Errors, later: Errors) -> None:
    """Take over what was raised later, in place, by bots and for reasons that had none so far."""
    for bot, found in later.items():
        errors[bot] = found | errors.get(bot, {})


def _words(detail: str) -> str:
    """Return the first line of what a bot's process says of an error, as harmless text."""
    detail = detail.removeprefix(f"{CustomBotFailed.__name__}: ").strip()
    return literal(detail.partition("\n")[0], WORDS_CELLS)


class BotLost(Exception):
    """A bot lost a match by what it did: "raised", "illegal", "late", "died" or "garbage".
    `words` are those of its error."""

    def __init__(self, bot: int, why: str, words: str = "") -> None:
        self.bot, self.why, self.words = bot, why, words
        super().__init__(f"{bot}: {why} {words}")


class LeaguePlayer:
    """Plays the matches of a league; bots in files answer from processes of their own."""

    def __init__(self, job: LeagueJob) -> None:
        spec = game(job.game)
        self.job, self.rules = job, spec.rules()
        self.config = spec.config_from_data(job.config)
        self.public = self.config.public()
        self._bots: Mapping[str, BotFunction] = spec.bots()
        self._codec = spec.codec() if job.custom else None
        data = self.public.public_data() if job.custom else {}
        self._files = {
            bot.name: BotProcess(bot, job.game, data, job.seconds, job.memory) for bot in job.custom
        }

    def chunk(self, numbers: Sequence[int]) -> tuple[Counts, Errors]:
        """Return the results of some matches, and the first errors in them. Raise `GameFailed`."""
        counts: Counts = {}
        errors: Errors = {}
        for number in numbers:
            seed = self.job.seed_of(number)
            try:
                self._count(number, counts, self._winners(number, seed))
            except BotLost as lost:
                one, other = self.job.pairing_of(number)
                self._count(number, counts, {other if lost.bot == one else one})
                name = str(lost.bot)
                count(counts.setdefault("failed", {}).setdefault(name, {}), lost.why)
                if lost.words:
                    keep_first(errors, {name: {lost.why: lost.words}})
            except Exception as problem:  # a bug of the rules or of a built-in bot
                why = f"{type(problem).__name__}: {problem}"
                raise GameFailed(number, seed, why) from problem
        return counts, errors

    def _count(self, number: int, counts: Counts, winners: set[int]) -> None:
        one, other = self.job.pairing_of(number)
        result = str(next(iter(winners))) if len(winners) == 1 else SHARED
        count(counts.setdefault("results", {}).setdefault(f"{one}-{other}", {}), result)

    def _winners(self, number: int, seed: str) -> set[int]:
        """Play a match and return the bots that win it. Raise `BotLost`."""
        rules, seating = self.rules, self.job.seating(number)
        state, decisions = rules.new(self.config, seed), 0
        while (seat := rules.actor(state)) >= 0:
            legal = rules.legal(state)
            action = legal[0]
            if len(legal) > 1:
                thinking = thinking_seed(seed, seat, decisions)
                action = self._action(seating[seat], rules.view(state, seat), seat, thinking)
                if type(action) is not int or action not in legal:
                    raise BotLost(seating[seat], "illegal")
            rules.apply(state, action)
            decisions += 1
        outcome = rules.outcome(state)
        assert outcome is not None  # no seat decides any more
        return {seating[seat] for seat in outcome.winners}

    def _action(self, bot: int, view: Any, seat: int, seed: int) -> int:
        name = self.job.names[bot]
        if name not in self._files:
            return self._bots[name](self.public, view, seed)
        assert self._codec is not None  # there is a file
        try:
            action: int = self._files[name].action(self._codec.encode(view, seat), seat, seed)
        except ChildFailed as problem:
            if problem.why != "raised":
                raise BotLost(bot, problem.why) from problem
            why = "illegal" if "not in view.legal" in problem.detail else "raised"
            raise BotLost(bot, why, _words(problem.detail)) from problem
        return action
