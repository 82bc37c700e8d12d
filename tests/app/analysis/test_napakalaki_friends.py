"""The luck of a match of Napakalaki among friends: dice and draws, not what players do."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

import pytest

from app.analysis.match_analysis import Analysis, analyse
from engines.kernel.events import Event
from engines.napakalaki.doors import CLOSED
from engines.napakalaki.events import DoorChosen, EscapeRolled, Faced, GrabRolled, Met
from tests.app.analysis.helpers import NAMES, played, told
from tests.app.games.napakalaki.tui.helpers import match_of
from tests.engines.napakalaki.helpers import FRIENDS


@cache
def match() -> Any:
    players = dict.fromkeys(NAMES, "sharp") | {NAMES[0]: "human"}
    return played(match_of(players, seed="COMB-0010", **asdict(FRIENDS)))


@cache
def analysis() -> Analysis:
    return analyse(match().header, match().written)


def totals(word: str) -> tuple[float, float, int]:
    """Actual and expected sums of a kind of luck, and how often it was."""
    found = [total for total in analysis().luck if total.word == word]
    return (
        sum(total.actual for total in found),
        sum(total.expected for total in found),
        sum(total.count for total in found),
    )


def drawn() -> list[Faced]:
    """The meetings of monsters from the deck: those after no door, or after the closed one."""
    found, last = list[Faced](), CLOSED
    for event in told(match()):
        if isinstance(event, DoorChosen):
            last = event.door
        elif isinstance(event, Faced):
            if last == CLOSED:
                found.append(event)
            last = CLOSED
    return found


def test_a_beaten_monster_is_luck_as_it_is_drawn() -> None:
    """NAP-36 to NAP-39: neither one from the corridor, nor what grudges and friends make of it."""
    level = match().public.foe_level
    actual, expected, count = totals("beaten")
    assert count == len(drawn())
    assert actual == sum(event.power > level[event.monster] for event in drawn())
    assert 0 < expected < count
    events: list[Event] = told(match())
    assert count < sum(isinstance(event, Met) for event in events), "some were in the corridor"


def test_a_grab_escapes_on_one_face_of_six() -> None:
    """NAP-40; NAP-15: running escapes on two."""
    events = told(match())
    runs = [event for event in events if isinstance(event, EscapeRolled)]
    grabs = [event for event in events if isinstance(event, GrabRolled)]
    actual, expected, count = totals("escapes")
    assert count == len(runs) + len(grabs)
    assert expected == pytest.approx(len(runs) / 3 + len(grabs) / 6)
    assert actual == sum(one.escaped for one in runs) + sum(one.escaped for one in grabs)
    assert runs
    assert grabs
