"""Who leads when: counted in matches whose chances are made up, and in real ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from app.lab.counts import WIN, Counts
from app.lab.game_loop import GamePlayer
from app.lab.jobs import Job
from app.lab.leads import EVERY, LeadWatch, lead_changes, lead_sections
from app.lab.sections import KnownShare, MeasuredShare
from engines.napakalaki.config import Config
from engines.napakalaki.parameters import Parameters
from tests.seeds.napakalaki import monsters, treasures

Course = Sequence[tuple[float, ...]]


class Told:
    """Rules whose states are a turn's number and the chances in it."""

    def turn(self, state: tuple[int, Sequence[float]]) -> tuple[int, int]:
        return state[0], 0

    def evaluate(self, state: tuple[int, Sequence[float]]) -> Sequence[float]:
        return state[1]


def watched(*matches: tuple[Course, Sequence[int]], legal: Sequence[int] = (0, 1)) -> Counts:
    """What is counted of matches with these chances, turn by turn, and these parts of the win."""
    watch = LeadWatch(cast(Any, Told()), len(matches[0][1]))
    for course, won in matches:
        watch.begin()
        for turn, chances in enumerate(course):
            watch.see((turn, chances), legal)
        watch.end(won)
    return watch.counts


@pytest.mark.parametrize(
    ("course", "changes"),
    [
        ([(0.5, 0.5), (0.52, 0.48)], 0),  # nobody is 8 points ahead
        ([(0.6, 0.4), (0.45, 0.55), (0.6, 0.4)], 2),
        ([(0.6, 0.4), (0.47, 0.53), (0.6, 0.4)], 0),  # 6 points: the first seat still leads
        (
            [(0.4, 0.35, 0.25), (0.2, 0.35, 0.45), (0.1, 0.6, 0.3)],
            1,
        ),  # the first lead is the second
    ],
)
def test_a_lead_is_eight_points_and_lasts_until_another_one(course: Course, changes: int) -> None:
    assert lead_changes(course) == changes


def test_the_leader_of_each_moment_and_the_winners_chance() -> None:
    """Ten turns: the first seat leads in the first six, and the second wins."""
    course = [(0.7, 0.3)] * 6 + [(0.2, 0.8)] * 4
    counts = watched((course, (0, WIN)), (course, (WIN, 0)))
    fun, leads, changes = lead_sections(counts)
    assert dict(leads.column("led"))["5"] == MeasuredShare(WIN, 2, WIN)
    assert dict(leads.column("led"))["6"] == MeasuredShare(WIN, 2, WIN)
    assert dict(leads.column("winner"))["1"] == KnownShare(300 + 700, 2000)
    assert dict(leads.column("winner"))["9"] == KnownShare(800 + 200, 2000)
    assert dict(fun.column("share"))["half"] == MeasuredShare(WIN, 2, WIN)
    ((_, median),) = changes.column("median")
    assert median == (1, 1, 1)


def test_leaders_who_are_equal_share_the_lead() -> None:
    counts = watched(([(0.4, 0.4, 0.2)] * 4, (WIN, 0, 0)))
    assert counts["led"]["5"] == WIN // 2


@pytest.mark.parametrize(("legal", "share"), [((0,), 1.0), ((0, 1), 0.0)])
def test_turns_without_a_choice(legal: Sequence[int], share: float) -> None:
    fun, *_ = lead_sections(watched(([(1.0,)] * 4, (WIN,)), legal=legal))
    ((_, found),) = fun.column("share")
    assert isinstance(found, MeasuredShare)
    assert found.value == share


def test_nobody_leads_alone_or_without_a_winner() -> None:
    assert [one.id for one in lead_sections(watched(([(1.0,)] * 4, (WIN,))))] == ["fun"]
    assert [one.id for one in lead_sections(watched(([(0.5, 0.5)] * 4, (0, 0))))] == ["fun"]
    assert lead_sections({}) == []


def test_every_fifth_match_is_watched() -> None:
    config = Config(treasures(1), monsters(1), 3, Parameters(turn_limit=9))
    job = Job("napakalaki", config.to_data(), ("sharp", "sharp", "cautious"), 20, "7")
    counts = GamePlayer(job).chunk(range(1, 12))
    assert counts["games"] == 11
    assert counts["leads"]["watched"]["games"] == len(range(EVERY, 12, EVERY))
