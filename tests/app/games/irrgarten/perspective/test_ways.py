"""IRR-30: the short way to the exit with its fights, and the quiet way round all monsters."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from app.games.irrgarten.perspective import ways as ways_module
from app.games.irrgarten.perspective.reducer import KnownGame
from app.games.irrgarten.perspective.ways import BothWays, WaysCache, both_ways
from engines.irrgarten.events import FoeChanged, Moved
from engines.irrgarten.labyrinth import DOWN
from engines.irrgarten.parameters import FOG_EXPLORED, Parameters
from engines.irrgarten.state import State
from engines.kernel.events import EVERYONE
from tests.engines.irrgarten.helpers import RULES, hand

Place = tuple[int, int]
TURNS = ("0M-E", "-XX-", "----")
"""Short: 3 steps and a fight. Quiet: 7 steps below."""


def known(state: State) -> KnownGame:
    public = state.config.public() if state.config.foggy else state.config
    return KnownGame(public, RULES.view(state, 0))


def ways_of(*rows: str, foes: tuple[tuple[int, int, int], ...] = ()) -> BothWays | None:
    return both_ways(known(hand(*rows, foes=foes)), 0)


def simple_ways(rows: list[str], most: int) -> Iterator[list[Place]]:
    """Yield all ways without a loop from the `0` to the `E`, up to `most` steps, by trying."""
    place = {sign: (x, y) for y, row in enumerate(rows) for x, sign in enumerate(row)}

    def on(way: list[Place]) -> Iterator[list[Place]]:
        x, y = way[-1]
        if rows[y][x] == "E":
            yield way[1:]
            return
        for there in ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)):
            column, row = there
            inside = 0 <= column < len(rows[0]) and 0 <= row < len(rows)
            if inside and rows[row][column] != "X" and there not in way and len(way) <= most:
                yield from on([*way, there])

    yield from on([place["0"]])


def test_the_short_way_has_its_fights_and_the_quiet_way_its_steps() -> None:
    assert ways_of(*TURNS) == BothWays(3, (0,), 7)
    assert ways_of("0M-E", "XXXX") == BothWays(3, (0,), None)


def test_the_fights_are_in_the_order_of_the_way() -> None:
    assert ways_of("E-M-M0") == BothWays(5, (1, 0), None)


def test_nothing_is_shown_where_the_ways_are_equally_long() -> None:
    """Without a fight on a shortest way there is nothing to choose."""
    assert ways_of("0--E", "----", "--M-") is None
    assert ways_of("0M-E", "----") == BothWays(3, (0,), 5)
    assert ways_of("0M-", "--E") is None


def test_a_dead_monster_a_body_and_a_rival_change_nothing() -> None:
    assert ways_of("0M-E", foes=((0, 0, 0),)) is None
    assert ways_of("0M-E", "-XX-", "--1-") == BothWays(3, (0,), 7)
    dead = hand("0M-E", "-XX-", "--1-", health={1: 0})
    assert both_ways(known(dead), 0) == BothWays(3, (0,), 7)
    assert both_ways(known(dead), 1) is None
    assert ways_of("aM-E") == BothWays(3, (1,), None)  # its own square counts no more


def test_both_ways_are_those_of_a_search_by_trying() -> None:
    """On random boards: the lengths, and the monsters of one of the shortest ways."""
    dice, seen = random.Random(30), 0
    for _ in range(300):
        signs = dice.choices("-XM", (6, 2, 2), k=20)
        signs[dice.randrange(10)] = "0"
        signs[10 + dice.randrange(10)] = "E"
        rows = ["".join(signs[start : start + 5]) for start in range(0, 20, 5)]
        found = ways_of(*rows)
        ways = list(simple_ways(rows, 20))
        fights = [tuple(at for at in way if rows[at[1]][at[0]] == "M") for way in ways]
        if found is None:
            if ways:
                short = min(map(len, ways))
                assert any(
                    not met and len(way) == short for way, met in zip(ways, fights, strict=True)
                )
            continue
        seen += 1
        short = min(map(len, ways))
        shortest = [met for way, met in zip(ways, fights, strict=True) if len(way) == short]
        monsters = [
            (x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "M"
        ]
        assert found.short == short
        assert tuple(monsters[foe] for foe in found.foes) in shortest
        assert len(found.foes) == min(map(len, shortest))
        quiet = [len(way) for way, met in zip(ways, fights, strict=True) if not met]
        assert found.quiet == min(quiet, default=None)
    assert seen > 30


def test_in_fog_only_what_the_seat_knows_counts() -> None:
    fog = Parameters(fog=FOG_EXPLORED, sight_range=2)
    hidden = hand("0M---E", parameters=fog)
    assert both_ways(known(hidden), 0) is None, "the exit isn't known"
    # The squares below are behind the walls: there is a quiet way, and nobody has seen it.
    rows = ("0-M-E-", "-XXXX-", "------")
    seen = hand(*rows, parameters=Parameters(fog=FOG_EXPLORED, sight_range=9))
    assert both_ways(known(seen), 0) == BothWays(4, (0,), None)
    assert ways_of(*rows) == BothWays(4, (0,), 10)


def test_both_ways_are_searched_again_only_after_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def counted(fold: KnownGame, me: int) -> BothWays | None:
        asked.append(me)
        return both_ways(fold, me)

    monkeypatch.setattr(ways_module, "both_ways", counted)
    state = hand(*TURNS)
    fold, cache = known(state), WaysCache()
    assert cache.of(fold, 0) == cache.of(fold, 0) == BothWays(3, (0,), 7)
    assert len(asked) == 1
    square = state.square[0] + fold.board.stride
    fold.apply(Moved(EVERYONE, 0, state.square[0], square, DOWN, DOWN, False))
    assert cache.of(fold, 0) == BothWays(4, (0,), 6)
    fold.apply(FoeChanged(EVERYONE, 0, state.foe_square[0], 0))
    assert cache.of(fold, 0) is None
    assert len(asked) == 3


def test_a_search_for_a_quiet_way_that_gave_up_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ways_module, "MOST_SEARCHED", 2)
    assert ways_of(*TURNS) is None
