"""What a report counts of what Napakalaki's players do to each other (NAP-34 to NAP-42)."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from app.games.napakalaki.friends_stats import FRIENDS_TARGETS, among_friends
from app.games.napakalaki.stats import STUDY, NapakalakiCollector, sections
from app.lab.jobs import Job
from app.lab.report import make
from app.lab.run import play
from app.lab.sections import MeasuredShare
from app.lab.workers import local
from engines.kernel.events import EVERYONE, Event, GameEnded
from engines.kernel.rules import Outcome
from engines.napakalaki import events as nap
from tests.engines.napakalaki.helpers import FRIENDS, NUMBER, README, config, rich_config

BOAR, GNAT = NUMBER["boar"], NUMBER["gnat"]
AMONG = config(FRIENDS)


def told(tally: NapakalakiCollector, *events: Event, winner: int = 0) -> None:
    """A game of these events, won by a seat."""
    tally.begin(SimpleNamespace(), 0)
    for event in (*events, GameEnded(EVERYONE, (winner,), "level-reached")):
        tally.hear(event)
    ranks = tuple(int(seat != winner) for seat in range(3))
    outcome = Outcome(ranks, tuple(1 - 2 * rank for rank in ranks), (winner,), "level-reached",
                      cut_off=False)  # fmt: skip
    tally.end(SimpleNamespace(turn=9), outcome, ("sharp",) * 3, 90)


def table(tally: NapakalakiCollector, name: str) -> dict[str, Any]:
    """A table of the report, by its rows."""
    (section,) = (one for one in sections(tally.counts) if one.id == name)
    return {row.key: row.cells for row in section.rows}


def faced(level: int, power: int, *, spite: int, wins: bool) -> list[Event]:
    """Seat 0, of such a level, meets the boar (7), which is worth one level."""
    found: list[Event] = [
        nap.LevelChanged(EVERYONE, 0, 1, level),
        nap.Faced(EVERYONE, 0, BOAR, power),
    ]
    if spite:
        found.append(nap.GrudgesSpent(EVERYONE, 1, 0, spite, 7 + 3 * spite))
    return [*found, nap.Met(EVERYONE, 0, BOAR, power, wins)]


def test_deals_answers_and_grudges_are_counted() -> None:
    tally = NapakalakiCollector(AMONG)
    deal: list[Event] = [
        nap.HelpAsked(EVERYONE, 0, (1, 2)),
        nap.HelpRefused(EVERYONE, 1, 0),
        nap.PriceNamed(EVERYONE, 2, 0, 2),
        nap.DealStruck(EVERYONE, 0, 2, 2, 20),
    ]
    told(tally, *deal, *deal)
    told(
        tally,
        nap.HelpAsked(EVERYONE, 0, (1,)),
        nap.PriceNamed(EVERYONE, 1, 0, 1),
        nap.DealRefused(EVERYONE, 0),
        nap.DoorChosen(EVERYONE, 0, 0, 1),
        nap.DoorChosen(EVERYONE, 0, 1, 0),
        nap.GrudgeGained(EVERYONE, 1, 2, "took-it", 2),
        nap.OwnGrudgesSpent(EVERYONE, 1, 2, 9),
        nap.LootTaken(EVERYONE, 1, GNAT, (1, 2, 3)),
    )
    events = {key: cells[0] for key, cells in table(tally, "dealings").items()}
    assert events == {
        "asked": 3, "struck": 2, "declined": 1, "doors": 1, "rivals-doors": 1, "grudges": 2,
        "spite": 0, "let-pass": 0, "own-grudges": 2, "loot": 3,
    }  # fmt: skip
    answers = table(tally, "answers")
    assert answers["refused"][1] == MeasuredShare(2, 5)
    assert tally.counts["deals"] == {"2": 1, "0": 1}


def test_the_ways_out_of_a_lost_fight() -> None:
    """NAP-40: a grab that escapes is an escape of the monster's table, too."""
    tally = NapakalakiCollector(AMONG)
    lost = nap.Met(EVERYONE, 0, BOAR, 3, False)
    told(
        tally,
        *(lost, nap.EscapeRolled(EVERYONE, 0, 2, False)),
        *(lost, nap.GrabRolled(EVERYONE, 0, 6, True)),
        *(lost, nap.Accepted(EVERYONE, 0)),
        *(lost, nap.Accepted(EVERYONE, 0)),
    )
    ways = {key: cells[1] for key, cells in table(tally, "ways").items()}
    assert ways == {key: MeasuredShare(n, 4) for key, n in (("run", 1), ("grab", 1), ("take", 2))}
    assert tally.counts["monsters"]["boar"]["escaped"] == 1


def test_a_win_is_stopped_where_grudges_turn_the_last_fight() -> None:
    """NAP-38: not if the fight is for another level, if the player wins all the same, or if it
    would not have won; and once a match."""
    for events, stopped in (
        (faced(9, 9, spite=1, wins=False), 1),
        (faced(9, 9, spite=1, wins=False) * 2, 1),
        (faced(8, 9, spite=1, wins=False), 0),
        (faced(9, 9, spite=1, wins=True), 0),
        (faced(9, 9, spite=0, wins=False), 0),
        (faced(9, 7, spite=1, wins=False), 0),
    ):
        tally = NapakalakiCollector(AMONG)
        told(tally, *events)
        assert table(tally, "last")["all"] == (1, MeasuredShare(stopped, 1), MeasuredShare(0, 1))


def test_a_death_forgets_the_levels_before_it() -> None:
    """NAP-18: the next fight of that seat is not for the last level."""
    tally = NapakalakiCollector(AMONG)
    died = [nap.LevelChanged(EVERYONE, 0, 8, 9), nap.Died(EVERYONE, 0, (), ())]
    told(tally, *died, *faced(2, 9, spite=1, wins=False)[1:])
    assert table(tally, "last")["all"][1] == MeasuredShare(0, 1)


def test_the_seeds_editions_have_neither_these_tables_nor_these_targets() -> None:
    tally = NapakalakiCollector(config(README))
    told(tally, nap.Met(EVERYONE, 0, BOAR, 9, True))
    assert not {"dealings", "answers", "ways", "last"} & {one.id for one in sections(tally.counts)}
    for parameters, friendly in ((README, False), (FRIENDS, True), (replace(FRIENDS, help=False),
                                                                   False)):  # fmt: skip
        data = config(parameters).to_data()
        assert among_friends(data) == friendly
        asked = [one for one in STUDY.targets if one.asked("base", ("sharp",) * 3, data)]
        assert set(FRIENDS_TARGETS) <= set(asked) if friendly else not {*FRIENDS_TARGETS} & {*asked}
        assert [one.id for one in asked].count("rounds") == 1


def test_a_simulation_goes_through_every_phase() -> None:
    """NAP-34 to NAP-42: bots of three kinds play by all of these rules to the end."""
    decks = rich_config(replace(FRIENDS, turn_limit=60))
    job = Job("napakalaki", decks.to_data(), ("sharp", "cautious", "random"), 12, "7")
    report = make(
        job, play(job, local(1)), "", {"deck": "test", "preset": "friends", "options": {}}
    )
    (dealings,) = (one for one in report.sections if one.id == "dealings")
    counted = {row.key: row.cells[0] for row in dealings.rows}
    assert all(counted[name] for name in counted if name not in ("declined", "let-pass")), counted
