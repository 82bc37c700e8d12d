"""What is kept of each game: plain data, from which `measures` takes all figures.

The parts: `games` are games alone, `chances` has play-outs at moments of them, `options`
play-outs of the options of some turns, `duels` mirrored games of the heuristic, `plans` those of
the planner. `descents` are Descents by their own measures, `planned` those of the planner alone,
and `foretold` what a player was told there next to plays.
`friends` are matches of Napakalaki by what players do with each other, and `planners` are as
`chances` there, with planners in all seats. `racers` are mirrored races of the racer against the
scout, and `previews` fights of races next to what a player was told.
Part and number give the same record, whoever makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from engines.kernel.streams import CheapSource
from tests.programs.fun.arena import (
    Game,
    Moment,
    Option,
    State,
    chances,
    compared,
    played,
    result,
    world_seed,
)

Record = dict[str, Any]

PARTS = ("games", "chances", "options", "duels", "plans")
DESCENT_PARTS = ("descents", "planned", "foretold")
FRIENDS_PARTS = FRIENDS_PART, PLANNERS = "friends", "planners"
RACE_PARTS = ("racers", "previews")
CLOSE = 0.10
"""An option this close to the best is a rival of it (F3)."""
COSTLY = 0.03
"""The least cost of the worst option (F3)."""
PROVEN = 1.645
"""Standard errors by which the worst option must be behind the best one (F3)."""
HOPELESS = 0.02
"""Below this chance a turn is dead (F4)."""
DOUBTFUL = 0.06
"""Below this chance more play-outs tell whether the turn is dead."""


@dataclass(frozen=True)
class Effort:
    """Numbers of play-outs: at the deal, at a moment, at a moment that looks hopeless, of each
    option, and of the three options that count. `moments` and `turns` are those of a game."""

    deal: int = 60
    moment: int = 40
    doubt: int = 100
    moments: int = 10
    option: int = 12
    final: int = 100
    turns: int = 2

    def times(self, factor: int) -> Effort:
        """Return so many times as many play-outs, at the same moments."""
        kept = {"moments": self.moments, "turns": self.turns}
        return Effort(**{name: factor * value for name, value in asdict(self).items()} | kept)

    @property
    def key(self) -> str:
        """Return the name of these numbers, for the kept records."""
        return "-".join(str(value) for value in asdict(self).values())


class Turns:
    """What a game's turns hold, turn by turn."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.free: set[int] = set()
        self.touch: set[int] = set()
        self.folded: set[int] = set()
        self.first: dict[int, int] = {}
        self.notes: dict[str, set[int]] = {}
        self.choices = self.asked = self.forced = self.last = self.waited = 0
        self.front, self.passed = -1, 0

    @property
    def counted(self) -> int:
        """The turns that are not folded, of players who still play."""
        return self.last - len(self.folded) - self.waited

    def see(self, moment: Moment) -> None:
        """Count a decision."""
        turn, state = moment.turn, moment.state
        done = len(self._game.done(state))
        if done and turn > self.last + 1:  # each of them has one turn in a lap
            self.waited += min(done, turn - self.last - 1)
        self.last = max(self.last, turn)
        if self._game.front is not None and (front := self._game.front(state)) >= 0:
            self.passed += self.front not in (-1, front)
            self.front = front
        if turn:
            self.first.setdefault(turn, moment.seat)
            for word in self._game.notes(state):
                self.notes.setdefault(word, set()).add(turn)
        options = self._game.options(self._game.rules, state)
        self.asked += 1
        self.forced += len(options) < 2
        if not moment.own:
            if turn and self._game.answers and self._touched(state, options):
                self.touch.add(turn)
            return
        if self._game.folded(state):
            self.folded.add(turn)
            return
        if len(options) > 1:
            self.free.add(turn)
            self.choices += 1
        if self._touched(state, options):
            self.touch.add(turn)

    def _touched(self, state: State, options: Sequence[Option]) -> bool:
        return any(self._game.touches(state, option) for option in options)


def _even(game: Game, config: Any) -> tuple[str, ...]:
    seats: int = config.seats
    return (game.heuristic,) * seats


def game_record(game: Game, config: Any, number: int) -> Record:
    """Return the record of a game of heuristics alone."""
    turns, won = Turns(game), list[float]()
    for moment in played(game, config, _even(game, config), number):
        if moment.actor >= 0:
            turns.see(moment)
        else:
            won = list(result(game, moment.state))
    return {
        "game": number,
        "won": won,
        "starter": turns.first[min(turns.first)],
        "turns": turns.last,
        "counted": turns.counted,
        "free": len(turns.free),
        "touch": len(turns.touch),
        "choices": turns.choices,
        "asked": turns.asked,
        "forced": turns.forced,
        "notes": {word: len(seen) for word, seen in turns.notes.items()},
        **({} if game.front is None else {"passed": turns.passed}),
    }


def chance_record(game: Game, config: Any, number: int, effort: Effort, bot: str = "") -> Record:
    """Return the record of a game with play-outs at the deal, at half time and between. `bot` sits
    on all seats, else the heuristic."""
    seats = (bot,) * config.seats if bot else _even(game, config)
    turns, starts = Turns(game), dict[int, tuple[State, int]]()
    deal: State = None
    won: list[float] = []
    for moment in played(game, config, seats, number):
        if moment.actor < 0:
            won = list(result(game, moment.state))
            break
        if deal is None:
            deal = game.rules.clone(moment.state)
        counts = not starts or not game.folded(moment.state)
        if moment.turn and moment.turn not in starts and counts:
            starts[moment.turn] = game.rules.clone(moment.state), moment.seat
        turns.see(moment)
    halves = [
        chances(game, deal, [world_seed(number, 0, world) for world in worlds])
        for worlds in (range(effort.deal // 2), range(effort.deal // 2, effort.deal))
    ]
    order = sorted(starts)
    half = order[len(order) // 2]
    found = []
    for turn in sorted({*_spaced(order, effort.moments), half}):
        state, seat = starts[turn]
        wins, of = _wins(game, state, seat, (number, turn), effort)
        free = turn in turns.free
        found.append({"turn": turn, "seat": seat, "free": free, "wins": wins, "of": of})
    return {
        "game": number, "won": won, "deal": halves, "of": effort.deal // 2, "half": half,
        "moments": found, "turns": turns.counted, "begun": len(order),
    }  # fmt: skip


def _spaced(order: Sequence[int], count: int) -> list[int]:
    """Return about `count` turns, evenly spaced."""
    if len(order) <= count:
        return list(order)
    return [order[(2 * at + 1) * len(order) // (2 * count)] for at in range(count)]


def _wins(
    game: Game, state: State, seat: int, place: tuple[int, int], effort: Effort
) -> tuple[list[float], int]:
    """Return wins by seat and the number of play-outs: more of them if the seat looks hopeless."""
    seeds = [world_seed(*place, world) for world in range(max(effort.moment, effort.doubt))]
    wins, of = chances(game, state, seeds[: effort.moment]), effort.moment
    if wins[seat] < DOUBTFUL * of and effort.doubt > of:
        more = chances(game, state, seeds[of : effort.doubt])
        wins, of = [a + b for a, b in zip(wins, more, strict=True)], effort.doubt
    return wins, of


def option_record(game: Game, config: Any, number: int, effort: Effort) -> Record:
    """Return the record of a game in which some turns are looked at option by option."""
    moments: dict[int, list[State]] = {}
    folded, last = set[int](), 0
    for moment in played(game, config, _even(game, config), number):
        if moment.actor >= 0 and moment.turn:
            last = moment.turn
            if game.folded(moment.state):
                folded.add(last)
                continue
            own = moments.setdefault(moment.turn, [])
            if moment.own and len(game.options(game.rules, moment.state)) > 1:
                own.append(game.rules.clone(moment.state))
    # A turn that passed without a decision is one, too.
    counted = [turn for turn in range(1, last + 1) if turn not in folded]
    dice, found = CheapSource(f"turns {number}"), []
    for _ in range(min(effort.turns, len(counted))):
        turn = counted[dice.below(0, len(counted))]
        costs = []
        for place, state in enumerate(moments.get(turn, [])):
            costs.append(cost(game, config, state, (number, 64 * turn + place), effort))
            if costs[-1]["live"]:
                break
        found.append({"turn": turn, "decisions": costs})
    return {"game": number, "turns": found}


def cost(
    game: Game, config: Any, state: State, place: tuple[int, int], effort: Effort
) -> dict[str, Any]:
    """Return what the worst and the second option of a decision cost, and whether it is live.

    First play-outs name the best, the second and the worst option; other play-outs measure these
    three, so that whoever was named by luck alone is found out.
    """
    options = game.options(game.rules, state)
    seeds = [world_seed(*place, world) for world in range(effort.option + effort.final)]
    first = compared(game, config, state, options, seeds[: effort.option])
    ranking = sorted(options, key=lambda option: -sum(first[option]))
    best, second, worst = ranking[0], ranking[1], ranking[-1]
    named = list(dict.fromkeys((best, second, worst)))
    values = compared(game, config, state, named, seeds[effort.option :])
    near, _ = _gap(values[best], values[second])
    far, error = _gap(values[best], values[worst])
    close = abs(near) <= CLOSE or (worst != second and abs(far) <= CLOSE)
    seems = close and far >= COSTLY
    live = seems and far > PROVEN * error
    return {"near": near, "far": far, "error": error, "seems": seems, "live": live}


def _gap(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return the mean difference of paired results, and its standard error."""
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    count = len(gaps)
    middle = sum(gaps) / count
    spread = sum((gap - middle) ** 2 for gap in gaps)
    return middle, sqrt(spread / max(1, count - 1) / count)


def mirrored(game: Game, config: Any, number: int, bot: str, rival: str) -> float:
    """Return the part of the wins that a bot gets from each seat in turn, by the same deal."""
    won, count = 0.0, int(config.seats)
    for seat in range(count):
        seats = [bot if other == seat else rival for other in range(count)]
        *_, end = played(game, config, seats, number)
        won += result(game, end.state)[seat]
    return won / count


def duel_record(game: Game, config: Any, number: int) -> Record:
    """Return the record of the heuristic against random."""
    return {"game": number, "chance": mirrored(game, config, number, game.heuristic, game.chance)}


def plan_record(game: Game, config: Any, number: int) -> Record:
    """Return the record of the planner against the heuristic, and against random."""
    return {
        "game": number,
        "heuristic": mirrored(game, config, number, game.planner, game.heuristic),
        "chance": mirrored(game, config, number, game.planner, game.chance),
    }


def record(part: str, game: Game, config: Any, number: int, effort: Effort) -> Record:
    """Return the record of a part for a game's number."""
    if part == "games":
        return game_record(game, config, number)
    if part == "chances":
        return chance_record(game, config, number, effort)
    if part == PLANNERS:
        return chance_record(game, config, number, effort, game.planner)
    if part == "options":
        return option_record(game, config, number, effort)
    if part == "foretold":
        from tests.programs.fun.foretold import foretold_record

        return foretold_record(game, config, number)
    if part in DESCENT_PARTS:
        from tests.programs.fun.descents import descent_record, planner_record

        return (descent_record if part == "descents" else planner_record)(game.bots, config, number)
    if part in RACE_PARTS:
        from tests.programs.fun.races import preview_record, racer_record

        return (racer_record if part == "racers" else preview_record)(game, config, number)
    if part == FRIENDS_PART:
        from tests.programs.fun.company import company_record

        return company_record(game.bots, config, number)
    if part == "duels":
        return duel_record(game, config, number)
    return plan_record(game, config, number)
