"""Matches of Irrgarten measured: the way to the exit, the race, the dice of fights."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from app.analysis.analyst import ProgressMeasure
from app.analysis.luck import LuckEntry, trial
from app.analysis.recording_random import Drawn
from app.analysis.win_probability import NEVER, chances, decided, merit
from engines.irrgarten.bots import FAR, exit_distances
from engines.irrgarten.config import Config
from engines.irrgarten.events import Blow, Rewarded
from engines.irrgarten.fighting import COMBAT
from engines.irrgarten.odds import combat_odds
from engines.irrgarten.rules import OBEY, REVIVE, Rules
from engines.irrgarten.state import NOBODY, State
from engines.kernel.events import Event
from engines.kernel.reals import THOUSAND
from engines.kernel.streams import Source

WEIGHTS: Final = (3.5, 0.7, 0.0, 0.8, 2.3)
"""How much counts, in `standings`. Fitted; see `standing`."""
FOG_WEIGHTS: Final = (0.0, 0.0, 8.0, 0.86, 1.33)
"""The same under fog, where nobody knows the shortest way: a step off it is often one of a search,
so to be a step ahead tells much close to the exit and hardly anything far from it."""
WHOLE: Final = 10
"""Points of gear from which on more makes no difference to a race."""
FAR_BEHIND: Final = 6
"""Rounds from which on more make no difference either."""
AHEAD: Final = 40

HITS, PARRIES, PRIZES, RETURNS, OBEYED, GIFTS = (
    "hits", "parries", "prizes", "returns", "obeyed", "gifts",
)  # fmt: skip


class IrrgartenAnalyst:
    """See `app.analysis.analyst.Analyst`, the protocol that this class fulfils."""

    luck_words: ClassVar[Sequence[str]] = (GIFTS, HITS, PARRIES, PRIZES, RETURNS, OBEYED)

    def __init__(self, config: Config) -> None:
        board = config.labyrinth
        self.config = config
        self.ways = exit_distances(config.walls, board.stride, config.exit)
        self._weights = FOG_WEIGHTS if config.foggy else WEIGHTS
        self._furthest = max((way for way in self.ways if way < FAR), default=1)
        self._rules = Rules()
        self._begun = False

    @property
    def figure(self) -> ProgressMeasure:
        """Steps to the exit by the obstacles alone: nobody in the way."""
        return ProgressMeasure("steps", falls=True)

    def deal(self, source: Source) -> State:
        """The dealt game."""
        return self._rules.deal(self.config, source)

    def figures(self, state: State) -> tuple[int, ...]:
        """Steps to the exit; from where no way leads there, more than from anywhere else."""
        return tuple(min(self.ways[square], self._furthest + 1) for square in state.square)

    def chances(self, state: State) -> tuple[float, ...]:
        """Who comes out first. Where turns are limited, the limit runs too, and wins nothing."""
        seats = self.config.seats
        if seats < 2:
            return ()
        if state.seat < 0:
            return decided((state.winner,) if state.winner != NOBODY else (), seats)
        rows = standings(self.config, state, self.ways)
        merits = [NEVER if row is None else merit(row, self._weights) for row in rows]
        return chances(merits)[:seats]

    def before(self, state: State, action: int) -> None:
        """Nothing: what comes of it is told by the dice."""

    def luck(self, state: State, drawn: Drawn, told: Sequence[Event]) -> Iterable[LuckEntry]:
        """Blows dealt and withstood, prizes, returns from the dead, moves that were obeyed."""
        if not self._begun:
            self._begun = True
            yield from self._gifts(state)
        trials = iter(found for found in drawn.trials if found.purpose == COMBAT)
        for event in told:
            if isinstance(event, Blow):
                found = next(trials)
                good = event.by_player
                yield trial(HITS if good else PARRIES, found, good=good)
            elif isinstance(event, Rewarded):
                yield self._prize(event)
        for found in drawn.trials:
            if found.purpose == REVIVE:
                yield trial(RETURNS, found)
            elif found.purpose == OBEY:
                yield trial(OBEYED, found)

    def _gifts(self, state: State) -> Iterator[LuckEntry]:
        """Strength and intelligence as they were dealt, in whole points (IRR-2)."""
        figures = self.config.figures
        sizes = (figures.player_strength, figures.player_intelligence)
        mean = sum(max(0, size - 1) for size in sizes) / 2 / THOUSAND
        variance = sum(max(0, size * size - 1) for size in sizes) / 12 / THOUSAND**2
        for seat in range(self.config.seats):
            dealt = (state.strength[seat] + state.intelligence[seat]) / THOUSAND
            yield LuckEntry(GIFTS, seat, dealt, mean, variance)

    def _prize(self, event: Rewarded) -> LuckEntry:
        """Weapons, shields and health of a prize, counted together (IRR-18)."""
        figures = self.config.figures
        sizes = [figures.reward_weapons, figures.reward_shields, figures.reward_health]
        came = event.weapons + event.shields + event.health
        variance = sum(((size + 1) ** 2 - 1) / 12 for size in sizes)
        return LuckEntry(PRIZES, event.seat, came, sum(sizes) / 2, variance)


def standings(config: Config, state: State, ways: Sequence[int]) -> list[tuple[float, ...] | None]:
    """What the merit of each seat is made of, and at last of the limit of turns, if there is one.
    None for a seat that can't get out in time.

    How many rounds sooner than it the first one is out, at most one, and at most `FAR_BEHIND`; at
    most one measured by the shortest way, and all of them by its root, for over a long way more can
    happen; gear.
    """
    seats = config.seats
    limit = config.figures.turn_limit
    left = limit - state.turn + 1
    rounds = [rounds_left(config, state, ways, seat) for seat in range(seats)]
    if limit:
        late = [found + (seats - 1) / seats > left / seats for found in rounds]
        rounds = [NEVER if too else found for too, found in zip(late, rounds, strict=True)]
        rounds.append(left / seats)
    first = min((found for found in rounds if found != NEVER), default=0.0)
    scale = (1 + first) ** 0.5
    rows: list[tuple[float, ...] | None] = []
    for seat, found in enumerate(rounds):
        if found == NEVER:
            rows.append(None)
            continue
        behind = found - first
        gear = _gear(state, seat) if seat < seats else 0.0
        close = min(behind, 1.0)
        rows.append((-close, -min(behind, FAR_BEHIND), -close / (1 + first), -behind / scale, gear))
    return rows


def rounds_left(config: Config, state: State, ways: Sequence[int], seat: int) -> float:
    """Rounds until a seat is out by the shortest way, or `NEVER`: steps, its place in the order of
    turns, and the time that it is dead (IRR-22), as far as that can be told from the monsters on
    the next `AHEAD` squares."""
    figures, square = config.figures, state.square[seat]
    if ways[square] >= FAR:
        return NEVER
    wait = (seat - state.seat) % config.seats / config.seats
    dead = THOUSAND / figures.resurrection
    if state.health[seat] <= 0:
        return ways[square] + wait + dead
    return ways[square] + wait + dead * _risk(config, state, ways, seat)


def _risk(config: Config, state: State, ways: Sequence[int], seat: int) -> float:
    """How likely the monsters on the way kill a player, fought as it is now."""
    square, lives = state.square[seat], 1.0
    for _ in range(min(AHEAD, ways[square])):
        square = min((square + delta for delta in config.deltas), key=ways.__getitem__)
        foe = state.foe_at.get(square)
        if foe is not None and state.foe_health[foe] > 0:
            odds = combat_odds(
                config.figures,
                (state.strength[seat], state.intelligence[seat], bool(state.fuzzy[seat])),
                (state.weapons[seat], state.shields[seat]),
                (state.health[seat], state.hits[seat]),
                (state.foe_strength[foe], state.foe_intelligence[foe], state.foe_health[foe]),
            )
            lives *= 1 - odds.death
    return 1 - lives


def _gear(state: State, seat: int) -> float:
    """Powers of weapons and shields that have a use left, as a part of what makes a difference."""
    total = 0
    for gear in (state.weapons[seat], state.shields[seat]):
        total += sum(power for power, uses in zip(gear[::2], gear[1::2], strict=True) if uses)
    return min(total / THOUSAND, WHOLE) / WHOLE


def analyst(config: Config) -> IrrgartenAnalyst:
    """The analyst of a match."""
    return IrrgartenAnalyst(config)
