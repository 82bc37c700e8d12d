"""What only a Descent is measured by: scores alone, and coins, deaths and waiting in company."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any, Final

from engines.irrgarten.descent.events import Died
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.state import CLIMBED, INSIDE, LEFT, OUT, State
from engines.irrgarten.events import CombatBegan
from engines.kernel.bots import BotFunction
from engines.kernel.events import Event
from tests.programs.fun.contact import in_contact
from tests.programs.fun.measures import Goal, Row
from tests.programs.fun.records import Record
from tests.programs.fun.stats import mean, middle, share

Bots = Mapping[str, BotFunction]
HEURISTIC: Final = "steady"
RIVALS: Final = ("collector", "coward", "random")
TYPICAL: Final = 0.25
"""The share of scores between the typical death and the typical exit."""


def descent_record(bots: Bots, config: Any, number: int) -> Record:
    """Return the record of a Descent: alone by each bot, in company by steady bots."""
    if config.seats > 1:
        return _company(bots, config, number)
    found = {bot: _alone(bots[bot], config, number) for bot in (HEURISTIC, *RIVALS)}
    return {"game": number, **found}


def planner_record(bots: Bots, config: Any, number: int) -> Record:
    """Return the record of a Descent alone by the planner and by the steady bot."""
    return {
        "game": number,
        **{bot: _alone(bots[bot], config, number) for bot in ("planner", HEURISTIC)},
    }


def _alone(bot: BotFunction, config: Any, number: int) -> Record:
    """Return the coins, the end, the decisions and the fights of a Descent alone."""
    events: list[Event] = []
    rules = Rules()
    state, made = rules.new(config, f"fun-{number}"), 0
    while state.seat >= 0:
        action = bot(config, rules.view(state, 0), number * 100_000 + made)
        rules.apply(state, action, events.append)
        made += 1
    end = {OUT: "out", CLIMBED: "climbed"}.get(state.place[0], "dead")
    fights = sum(isinstance(event, CombatBegan) for event in events)
    return {"coins": state.coins[0], "end": end, "decisions": made, "fights": fights}


def _company(bots: Bots, config: Any, number: int) -> Record:
    """Return the record of a Descent of steady bots together."""
    rules, events = Rules(), list[Event]()
    state, made = rules.new(config, f"fun-{number}"), 0
    near = turns = changes = 0
    leader, half = -1, list[int]()
    waits: dict[tuple[int, int], set[int]] = {}
    while state.seat >= 0:
        turns += state.phase == 0
        near += state.phase == 0 and _contested(state)
        for seat, place in enumerate(state.place):
            if place == LEFT:
                waits.setdefault((seat, state.floor.number), set()).add(state.total)
        best = _leaders(state)
        if len(best) == 1 and best[0] != leader:
            changes += leader >= 0
            leader = best[0]
        if state.floor.number > config.floors // 2 and not half:
            half = best
        view = rules.view(state, state.seat)
        action = bots[HEURISTIC](config, view, number * 100_000 + made)
        rules.apply(state, action, events.append)
        made += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    won = [1 / len(outcome.winners) * (seat in outcome.winners) for seat in half]
    return {
        "game": number,
        "led": sum(won) / len(won) if won else 0.0,
        "reached": bool(half),
        "changes": changes,
        "waits": [len(rounds) - 1 for rounds in waits.values()],
        "deaths": sum(isinstance(event, Died) for event in events),
        "near": near,
        "turns": turns,
    }


def _leaders(state: State) -> list[int]:
    most = max(state.coins)
    return [seat for seat, coins in enumerate(state.coins) if coins == most]


def _contested(state: State) -> bool:
    """Whether the deciding seat is beside a rival, or beside a monster that both want (F7)."""
    floor, seats = state.floor, range(state.config.seats)
    rivals = [state.square[seat] for seat in seats
              if seat != state.seat and state.place[seat] == INSIDE]  # fmt: skip
    monsters = [square for square, health in zip(floor.foe_square, state.foe_health, strict=True)
                if health]  # fmt: skip
    return in_contact(floor.board, state.square[state.seat], rivals, monsters)


def descent_rows(records: Sequence[Record], plans: Sequence[Record], seats: int) -> list[Row]:
    """Return the measures of Descents, alone or in company."""
    return _rows_alone(records, plans) if seats == 1 else _rows_company(records)


def _rows_alone(records: Sequence[Record], plans: Sequence[Record]) -> list[Row]:
    rows = []
    for mark, bot in zip("abcd", (HEURISTIC, *RIVALS), strict=True):
        coins = [one[bot]["coins"] for one in records]
        rows.append(Row(f"D1{mark}", f"coins of {bot}", "number", mean(coins)))
    for mark, rival, least in zip("def", RIVALS, (0.60, 0.60, 0.95), strict=True):
        rows.append(
            Row(f"F5{mark}", f"Descents in which steady beats {rival}, same seed", "share",
                _beats(records, HEURISTIC, rival), Goal(True, least))
        )  # fmt: skip
    rows.append(
        Row("F5g", "Descents in which the planner beats steady, same seed", "share",
            _beats(plans, "planner", HEURISTIC), Goal(True, 0.60))
    )  # fmt: skip
    rows += [
        Row("D2", "Descents of steady that end alive (15 to 25 %)", "share",
            _ended(records, HEURISTIC, "out", "climbed")),
        Row("D3", "Descents of steady that end by climbing out", "share",
            _ended(records, HEURISTIC, "climbed")),
        Row("D4", "Descents of the planner that end alive (30 to 50 %)", "share",
            _ended(plans, "planner", "out", "climbed")),
        Row("D5", "coins of the planner", "number",
            mean([one["planner"]["coins"] for one in plans])),
        Row("D6", "scores between the typical death and the typical exit", "share",
            _between(records), Goal(True, TYPICAL)),
        Row("F6e", "decisions of steady, median", "number",
            middle([one[HEURISTIC]["decisions"] for one in records])),
        Row("F6f", "fights of steady, median", "number",
            middle([one[HEURISTIC]["fights"] for one in records]), Goal(False, 60)),
    ]  # fmt: skip
    return rows


def _beats(records: Sequence[Record], bot: str, rival: str) -> Any:
    """Return the share of seeds on which a bot gets more coins than another; equal ones are
    halves."""
    gaps = [one[bot]["coins"] - one[rival]["coins"] for one in records]
    return share([((gap > 0) + (gap == 0) / 2, 1) for gap in gaps])


def _ended(records: Sequence[Record], bot: str, *ends: str) -> Any:
    return share([(one[bot]["end"] in ends, 1) for one in records])


def _between(records: Sequence[Record]) -> Any:
    """Return the share of steady's scores between the medians of the dead and of those out."""
    runs = [one[HEURISTIC] for one in records]
    dead = [run["coins"] for run in runs if run["end"] == "dead"]
    out = [run["coins"] for run in runs if run["end"] == "out"]
    if not dead or not out:
        return None
    low, high = median(dead), median(out)
    return share([(low < run["coins"] < high, 1) for run in runs])


def _rows_company(records: Sequence[Record]) -> list[Row]:
    reached = [one for one in records if one["reached"]]
    waits = [wait for one in records for wait in one["waits"]]
    return [
        Row("F2d", "Descents won by the leader after half of the floors", "share",
            share([(one["led"], 1) for one in reached]), Goal(False, 0.55)),
        Row("F2e", "changes of the leader by coins, median", "number",
            middle([one["changes"] for one in records]), Goal(True, 2)),
        Row("F4d", "rounds of waiting after the exit, median", "number", middle(waits),
            Goal(False, 8)),
        Row("F7b", "turns beside a rival or a monster that both want", "share",
            share([(one["near"], one["turns"]) for one in records]), Goal(True, 0.30)),
        Row("D7", "deaths in a Descent", "number", mean([one["deaths"] for one in records])),
    ]  # fmt: skip
