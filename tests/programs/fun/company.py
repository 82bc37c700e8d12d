"""What only Napakalaki among friends is measured by: bargains, grudges, the die, tricks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from engines.kernel.bots import BotFunction
from engines.kernel.events import OVER, Event
from engines.kernel.search import LONGEST
from engines.kernel.streams import CommonSource
from engines.napakalaki.actions import DRAW
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    Accepted,
    DealStruck,
    EscapeRolled,
    Faced,
    GrabRolled,
    GrudgesSpent,
    HelpRefused,
    LootTaken,
    Met,
    PriceNamed,
    Sold,
)
from engines.napakalaki.phases import PHASES, refresh
from engines.napakalaki.planning import NapakalakiPort
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import DOOR, FIGHTS, NOBODY, SETTLE, State
from tests.programs.fun.arena import world_seed
from tests.programs.fun.measures import Goal, Row, tension
from tests.programs.fun.records import Record
from tests.programs.fun.stats import high, mean, middle, ratio, share

Bots = Mapping[str, BotFunction]
HEURISTIC: Final = "sharp"
PORT: Final = NapakalakiPort()
WAYS: Final = {EscapeRolled: "run", GrabRolled: "grab", Accepted: "take"}
COUNTED: Final = {DealStruck: "deals", PriceNamed: "named", HelpRefused: "refused"} | WAYS


class Story:
    """What happened in a match, counted while its events come."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self.count: Counter[str] = Counter()
        self.level = [1] * config.seats
        self._last = self._spent = False

    def hear(self, event: Event) -> None:
        """Count an event."""
        name = COUNTED.get(type(event))
        if name is not None:
            self.count[name] += 1
        match event:
            case Sold(seat=seat, level=level):
                self.count["bought"] += level >= self._config.parameters.winning_level
            case LootTaken(cards=cards):
                self.count["loot"] += len(cards)
            case Faced(seat=seat, monster=monster):
                self.count["contested"] += 1
                after = self.level[seat] + self._config.monsters[monster].levels
                self._last = after >= self._config.parameters.winning_level
                self._spent = False
            case GrudgesSpent():
                self._spent = True
            case Met(wins=wins):
                self.count["stopped"] += self._last and self._spent and not wins
                self._last = False
            case _:
                pass


def company_record(bots: Bots, config: Config, number: int) -> Record:
    """Return the record of a match of the best heuristic among friends."""
    rules, made = Rules(), 0
    state = rules.new(config, f"fun-{number}")
    plain = without_tricks(config)
    story, fights, changed, turn = Story(config), 0, 0, -1
    while (seat := state.seat) != OVER and made < LONGEST:
        legal = rules.legal(state)
        action = legal[0]
        if len(legal) > 1:
            view = rules.view(state, seat)
            action = bots[HEURISTIC](config, view, number * 100_000 + made)
        if state.turn != turn and (state.phase == DOOR or action == DRAW):
            turn, fights = state.turn, fights + 1
            if config.tricky:
                seed = world_seed(number, turn, 0)
                first = DRAW if state.phase != DOOR else NOBODY
                changed += _course(state, config, first, seed) != _course(state, plain, first, seed)
        story.level = state.level[:]
        rules.apply(state, action, story.hear)
        made += 1
    names = (*COUNTED.values(), "bought", "stopped", "contested", "loot")
    found = {name: story.count[name] for name in names}
    return {
        "game": number, "rounds": state.turn / config.seats, "ended": state.seat == OVER,
        "fights": fights, "changed": changed, "turns": state.turn, **found,
    }  # fmt: skip


@lru_cache(maxsize=4)
def without_tricks(config: Config) -> Config:
    """Return the same game by rules in which no trick counts (NAP-44)."""
    figures = replace(config.parameters, tricks=False)
    return Config(config.treasures, config.monsters, config.seats, figures)


def _course(before: State, config: Config, first: int, seed: int) -> list[tuple[int, int]]:
    """Return who does what in a fight by these rules, from the door to the die or the win. `first`
    is the decision to draw, if no door is chosen."""
    state = before.clone(CommonSource(seed))
    state.config = config
    refresh(state)
    made: list[tuple[int, int]] = []
    turn = state.turn
    while state.turn == turn and (first == DRAW or state.phase in (DOOR, *FIGHTS)):
        if state.phase == SETTLE:
            break
        action = first if first == DRAW else PORT.policy(state)
        first = NOBODY
        made.append((state.seat, action))
        PHASES[state.phase].take(state, action, None)
        if state.seat == OVER:
            break
        state.legal = PHASES[state.phase].legal(state)
    return made


def company_rows(records: Sequence[Record]) -> list[Row]:
    """Return the measures of matches among friends."""
    rounds = [one["rounds"] for one in records]
    ways = ("run", "grab", "take")
    at_die = [sum(one[way] for way in ways) for one in records]
    rows = [
        Row("N1a", "rounds, median (8 to 14)", "number", middle(rounds)),
        Row("N1b", "rounds, 90th per cent", "number", high(rounds), Goal(False, 20)),
        Row("N1c", "matches that end by their rules", "share",
            share([(one["ended"], 1) for one in records])),
        Row("N2", "matches won by buying", "share",
            share([(one["bought"] > 0, 1) for one in records])),
        Row("N3a", "deals struck in a match (4 to 10)", "number",
            mean([one["deals"] for one in records])),
        Row("N3b", "prices refused (30 to 70 %)", "share",
            share([(one["refused"], one["refused"] + one["named"]) for one in records])),
        Row("N4", "matches in which a win is stopped (30 to 60 %)", "share",
            share([(one["stopped"] > 0, 1) for one in records])),
        Row("N5", "fights in which a trick changes what is done", "share",
            share([(one["changed"], one["fights"]) for one in records]), Goal(True, 0.10)),
    ]  # fmt: skip
    looted = [(one["loot"], one["turns"]) for one in records]
    rows.append(Row("N7", "treasures taken from under monsters, a turn", "number", ratio(looted)))
    for mark, way in zip("abc", ways, strict=True):
        pairs = [(one[way], of) for one, of in zip(records, at_die, strict=True)]
        words = {"run": "run", "grab": "grab", "take": "take it"}[way]
        rows.append(Row(f"N6{mark}", f"fights lost: {words} (5 to 75 %)", "share", share(pairs)))
    return rows


GOALS: Final = {"F1a": 0.90, "F3a": 0.45, "F3b": 0.45, "F7": 0.50}
"""The goals among friends that are higher than elsewhere."""
LEADER: Final = {2: 0.62, 3: 0.55, 4: 0.55}
"""The most matches that the leader at half time may win, by players."""


def with_own_goals(rows: Sequence[Row], players: int) -> list[Row]:
    """Return the measures with the goals that hold among friends."""
    limits = {**GOALS, "F2a": LEADER.get(players, LEADER[4])}
    return [
        row._replace(goal=row.goal._replace(limit=limits[row.id]))
        if row.goal and row.id in limits
        else row
        for row in rows
    ]


def planners_rows(records: Sequence[Record], players: int) -> list[Row]:
    """Return the measures of matches with planners in all seats."""
    laps = [one["begun"] / players for one in records]
    led = [
        row._replace(id=f"P1{row.id[-1]}", words=f"{row.words}, planners")
        for row in with_own_goals(tension(records, players), players)
    ]
    return [
        *led,
        Row("P2a", "rounds, planners, median (8 to 14)", "number", middle(laps)),
        Row("P2b", "rounds, planners, 90th per cent", "number", high(laps), Goal(False, 20)),
    ]


def among_friends(config: Any) -> bool:
    """Whether a table's rules have anything that this file measures."""
    return isinstance(config, Config) and config.friends and config.contested
