"""What the tally of the Descent counts: stories told event by event, and a run of real games."""

from __future__ import annotations

from types import SimpleNamespace

from app.games.irrgarten.descent.stats import STUDY, DescentCollector, sections
from app.lab.game_loop import GamePlayer
from app.lab.jobs import Job
from app.lab.sections import MeasuredShare
from engines.irrgarten.descent.events import (
    ClimbedOut,
    Died,
    FloorBegan,
    FloorLeft,
    Pushed,
    Shoved,
    TrickDone,
)
from engines.irrgarten.descent.plan import TWO_DOORS
from engines.irrgarten.events import LOST_BY_WOUNDS, WON_BY_TIME, CombatBegan, CombatEnded
from engines.irrgarten.tricks import HUGS, STEALS
from engines.kernel.events import Event
from engines.kernel.rules import Outcome
from tests.achievements.helpers import told, turn
from tests.app.games.irrgarten.descent.shipped import card_of, config

ANA, BEN = 0, 1


def story(*events: Event, coins: tuple[int, ...] = (20, 7)) -> DescentCollector:
    """A Descent of two players with these events."""
    tally = DescentCollector(config(len(coins)))
    tally.begin(SimpleNamespace(), 0)
    for event in events:
        tally.hear(event)
    outcome = Outcome((0, 1), coins, (0,), "safe", cut_off=False)
    tally.end(SimpleNamespace(turn=30, total=15), outcome, ("steady", "bully"), 30)
    return tally


def fight(card: str, result: int, seat: int = ANA, foe: int = 3) -> list[Event]:
    return [
        told(CombatBegan, seat=seat, foe=foe, card=card_of(card)),
        told(CombatEnded, seat=seat, foe=foe, result=result, blows=5),
    ]


def test_coins_and_ends_of_each_bot() -> None:
    counts = story(
        told(FloorLeft, seat=ANA, number=1), told(ClimbedOut, seat=ANA, coins=20),
        told(Died, seat=BEN, foe=-1), told(FloorBegan, number=2), told(Died, seat=BEN, foe=0),
    ).counts  # fmt: skip
    assert counts["coins"] == {"steady": {"20": 1}, "bully": {"7": 1}}
    assert counts["alive"] == {"steady": 1, "bully": 0}
    assert counts["fates"] == {"climbed": 1, "guardian": 1}
    assert counts["rounds"] == {"15": 1}
    assert counts["floors"]["1"] == {"reached": 2, "left-floor": 1, "climbed": 1, "died": 1}
    assert counts["floors"]["2"] == {"reached": 1, "left-floor": 0, "climbed": 0, "died": 1}
    assert counts["events"]["deaths"] == 2


def test_who_kills_whom() -> None:
    """The second monster is a guardian only on a floor with two doors."""
    for kind, fate in ((0, "monster"), (TWO_DOORS, "guardian")):
        begun = told(FloorBegan, number=3, kind=kind)
        assert story(begun, told(Died, seat=BEN, foe=1)).counts["fates"][fate] == 1
    assert story(told(Died, seat=ANA, foe=-1)).counts["fates"] == {"closing": 1, "inside": 1}
    assert story(told(FloorLeft, seat=ANA, number=6, last=True)).counts["bottom"]["steady"] == 1


def test_fights_are_counted_by_card_on_every_floor() -> None:
    counts = story(
        *fight("tax-lich", WON_BY_TIME), told(FloorBegan, number=2), *fight("tax-lich", 3),
        *fight("sulky-slug", 1, BEN),
    ).counts  # fmt: skip
    assert counts["monsters"]["tax-lich"] == {
        "fought": 2, "killed": 0, "outlasted": 1, "driven-off": 1, "died": 0,
    }  # fmt: skip
    assert LOST_BY_WOUNDS == 3
    assert counts["monsters"]["sulky-slug"]["killed"] == 1
    assert counts["events"]["combats"] == 3


def test_a_shove_leads_onto_a_monster_only_in_the_same_turn() -> None:
    shove = told(Shoved, seat=ANA, rival=BEN)
    bad, fair = fight("tax-lich", 3, BEN), [turn(BEN), *fight("tax-lich", 3, BEN)]
    events = story(turn(ANA), shove, *bad, turn(ANA), shove, *fair).counts["events"]
    assert (events["shoves"], events["shoves-at"]) == (2, 1)


def test_thefts_and_pushes() -> None:
    stolen, hug = (told(TrickDone, seat=ANA, trick=trick) for trick in (STEALS, HUGS))
    events = story(stolen, hug, told(Pushed, seat=ANA)).counts["events"]
    assert (events["stolen"], events["pushes"]) == (1, 1)


def test_real_games_add_up() -> None:
    """Every seat ends once, and every floor that is reached is left or ends a seat."""
    job = Job("descent", config().to_data(), ("steady",), 2, "lab-1")
    counts = GamePlayer(job).chunk(range(2))
    tables = {section.id: section for section in sections(counts)}
    assert sum(counts["fates"].values()) == 2
    floors = counts["floors"].values()
    assert sum(row["died"] for row in floors) == counts["events"]["deaths"]
    for row, after in zip(list(floors), list(floors)[1:], strict=False):
        assert row["reached"] == row["left-floor"] + row["died"]
        assert after["reached"] == row["left-floor"] - row["climbed"]
    assert all(
        len(row.cells) == len(section.columns)
        for section in tables.values()
        for row in section.rows
    )
    ((_, bottom),) = tables["coins"].column("bottom")
    assert isinstance(bottom, MeasuredShare)
    (alone,) = (target for target in STUDY.targets if target.asked("", ("steady",), {}))
    assert alone.column == "bottom"
