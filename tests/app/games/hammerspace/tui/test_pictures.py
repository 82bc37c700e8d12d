"""Pictures of the table's states: one mount each, then other languages, sizes and skins."""

from __future__ import annotations

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from app.match.seats import HUMAN
from app.tui.screens.end import EndScreen
from app.tui.screens.handover import HandoverScreen
from engines.hammerspace.events import AttackRolled, DefenceRolled, MonsterRolled, TurnedDown
from engines.hammerspace.parameters import MINUTE
from engines.hammerspace.state import State
from engines.kernel.events import Event
from tests.app.games.hammerspace.tui.helpers import laid, match_of, opened, program
from tests.app.games.hammerspace.tui.later import ALONE, MOMENTS, THREE
from tests.app.tui.looks import all_looks, in_sizes, undressed
from tests.app.tui.waiting import Settle, a_moment, settled, until

ANA = "wet-fish mattress snow-globe ~bin-lid"
BEN = "frying-pan bathtub falling-piano ~clothes-peg"
EVA = "old-cheese trampoline joy-buzzer catchers-mitt"
OTHERS = (
    "birthday-cake custard-pie winter-coat neon-sign",
    "giant-mallet slingshot boomerang frozen-peas",
    "lemon-squeezer hiccup-gas dragon-pepper mosquito-jar",
)
WHO = ("cook golfer", "conjurer nurse", "juggler gambler", "goalkeeper jinx", "cat mule")
LIFE = (17, 23, 11, 31, 8, 5)
CALM: dict[str, Any] = {"monsters": False, "monster_ms": 0}
SIX = {"Ana": HUMAN, "Ben": "random", "Eva": "random", "Bot3": "random"} | {
    "[b]Marshmallow-Max[/b]": "random",
    "日本語の名前": "random",
}
TWO = {"Ana": HUMAN, "Ben": HUMAN}
BOTS = {"Ana": "random", "Ben": "random", "Eva": "random"}


def table(**more: Any) -> Any:
    """Three seats in the middle of a match, a monster among them."""
    values = {"people": WHO[:3], "monster": "tax-octopus", "total": 8, "keeper": 1, **more}
    return laid(ANA, BEN, EVA, life=LIFE[:3], **values)


async def all_sizes(
    pilot: Pilot[Any], picture: SnapshotAssertion, prefix: str = "", settle: Settle = settled
) -> None:
    """All looks of the state."""
    await all_looks(pilot, picture, settle=settle, prefix=prefix)


async def after(pilot: Pilot[Any], *keys: str) -> None:
    """Some keys, each when all before was shown."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


async def held_at(pilot: Pilot[Any], session: Any, kind: type[Event]) -> None:
    """Bots play until an event of that kind is shown, and it stays in sight."""
    screen = await opened(pilot, session, settle=a_moment)
    player = screen.scene.player
    met: list[Event] = []
    screen.scene.bus.subscribe(kind, met.append)
    player._pace = lambda _event: 1_000_000.0 if met else 0.0
    player.skip()
    await until(pilot, lambda: met)
    await a_moment(pilot)


# -- the set-up


async def test_one_card_may_be_laid_face_down(picture: SnapshotAssertion) -> None:
    """HAM-2."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(monster_ms=0, monster_turns=6))
        await after(pilot, "3")
        await all_sizes(pilot, picture)


async def test_one_of_three_characters_is_dropped(picture: SnapshotAssertion) -> None:
    """HAM-4."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(monster_ms=0, monster_turns=6))
        await after(pilot, "3", "f")
        await all_sizes(pilot, picture)


# -- the own turn


async def test_an_attack_on_one_of_two(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, table(limit_turns=30))
        await all_sizes(pilot, picture)


async def test_an_attack_on_two_marked_targets(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, table())
        await after(pilot, "b", "m")
        await all_sizes(pilot, picture)


async def test_an_attack_on_everybody(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, table())
        await after(pilot, "3")
        await all_sizes(pilot, picture)


async def test_an_ability_is_chosen(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid("indoor-fireworks mattress magnet ~bin-lid", BEN, EVA, **CALM)
        await opened(pilot, session)
        await all_sizes(pilot, picture)


async def test_a_card_face_down_is_chosen(picture: SnapshotAssertion) -> None:
    """HAM-6, HAM-8."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, table())
        await after(pilot, "4")
        await all_sizes(pilot, picture)


async def test_nothing_can_be_played(picture: SnapshotAssertion) -> None:
    """HAM-9."""
    async with program().run_test(size=(80, 24)) as pilot:
        hand = "mattress bin-lid bathtub ~winter-coat"
        await opened(pilot, laid(hand, "frying-pan magnet neon-sign lucky-dip", EVA, **CALM))
        await all_sizes(pilot, picture)


async def test_a_turn_that_will_be_lost(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:

        def skip(state: State) -> None:
            state.skips[0] = 1

        await opened(pilot, laid(ANA, BEN, EVA, then=skip, **CALM))
        await all_sizes(pilot, picture)


# -- what others do


async def test_an_attack_before_anybody_defends(picture: SnapshotAssertion) -> None:
    """HAM-11: the attack die lies."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        await held_at(pilot, table(players=BOTS), AttackRolled)
        await all_sizes(pilot, picture, settle=a_moment)


async def test_an_attack_that_one_has_stood(picture: SnapshotAssertion) -> None:
    """HAM-14."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        await held_at(pilot, table(players=BOTS), DefenceRolled)
        await all_sizes(pilot, picture, settle=a_moment)


async def test_the_monster_acts(picture: SnapshotAssertion) -> None:
    """HAM-23."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        await held_at(pilot, table(players=BOTS, keeper=0, total=0), MonsterRolled)
        await all_sizes(pilot, picture, settle=a_moment)


# -- what is asked


async def test_a_defence_with_a_choice(picture: SnapshotAssertion) -> None:
    """HAM-13."""
    async with program().run_test(size=(80, 24)) as pilot:
        mine = "mattress bin-lid catchers-mitt ~snow-globe"
        theirs = "frying-pan bathtub falling-piano clothes-peg"
        session = laid(mine, theirs, players=TWO, life=(4, 20), active=1, dice=(6,), **CALM)
        await opened(pilot, session)
        await after(pilot, "enter")
        await all_sizes(pilot, picture)


async def test_a_defence_that_is_short(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        mine = "mattress bin-lid catchers-mitt ~snow-globe"
        theirs = "frying-pan bathtub falling-piano clothes-peg"
        session = laid(mine, theirs, players=TWO, life=(4, 20), active=1, dice=(3,), **CALM)
        await opened(pilot, session)
        await after(pilot, "enter", "3")
        await all_sizes(pilot, picture)


async def test_a_card_that_may_be_kept(picture: SnapshotAssertion) -> None:
    """HAM-17."""
    async with program().run_test(size=(80, 24)) as pilot:
        hand = "frying-pan mattress snow-globe bin-lid"
        theirs = "joy-buzzer bathtub neon-sign ~clothes-peg"
        session = laid(hand, theirs, players=TWO, dice=(6,), **CALM)
        await opened(pilot, session)
        await after(pilot, "enter")
        await all_sizes(pilot, picture)


@pytest.mark.parametrize(
    ("card", "keys"),
    [
        ("packed-lunch", ()),
        ("periscope", ()),
        ("magnet", ("2",)),
        ("revolving-door", ("2", "enter")),
    ],
)
async def test_what_an_effect_asks(
    picture: SnapshotAssertion, card: str, keys: tuple[str, ...]
) -> None:
    """HAM-18: which way, which player, whose card, which card of one's own."""
    async with program().run_test(size=(80, 24)) as pilot:
        hand = f"{card} mattress wet-fish bin-lid"
        session = laid(hand, BEN, "old-cheese ~trampoline joy-buzzer catchers-mitt", **CALM)
        await opened(pilot, session)
        await after(pilot, "enter", *keys)
        await all_sizes(pilot, picture)


@pytest.mark.parametrize("name", MOMENTS, ids=lambda name: name.replace(" ", "_"))
async def test_the_later_rules(picture: SnapshotAssertion, name: str) -> None:
    """HAM-9, HAM-26 to HAM-33: what they put on the table, and what they ask."""
    moment, keys, _ = MOMENTS[name]
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, moment(THREE if name == "crown and marks" else ALONE))
        await after(pilot, *keys.split())
        await all_sizes(pilot, picture)


async def test_an_effect_that_may_be_used(picture: SnapshotAssertion) -> None:
    """HAM-18: the daredevil at the start of the turn."""
    async with program().run_test(size=(80, 24)) as pilot:
        people = ("daredevil cook", *WHO[1:3])
        await opened(pilot, laid(ANA, BEN, EVA, people=people, **CALM))
        await all_sizes(pilot, picture)


# -- other tables


@pytest.mark.parametrize("seats", [2, 4, 5, 6])
async def test_so_many_players(picture: SnapshotAssertion, seats: int) -> None:
    """HAM-1: everything is there whatever their number."""
    async with program().run_test(size=(80, 24)) as pilot:
        hands = (ANA, BEN, EVA, *OTHERS)[:seats]
        players = dict(list(SIX.items())[:seats])
        people = (*WHO, "locksmith lawyer")[:seats]
        session = laid(
            *hands,
            players=players,
            life=LIFE[:seats],
            people=people,
            monster="laundry-yeti",
            total=7,
        )
        await opened(pilot, session)
        await all_sizes(pilot, picture)


async def test_no_monsters_no_characters(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(ANA, BEN, EVA, **CALM))
        await all_sizes(pilot, picture)


async def test_a_monster_is_awaited_and_the_clock_runs(
    picture: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HAM-21, HAM-22."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(ANA, BEN, EVA, people=WHO[:3], limit_ms=25 * MINUTE)
        screen = await opened(pilot, session)
        screen.scene.watch.run(False)
        screen.scene.watch.take()
        monkeypatch.setattr(screen.scene.watch, "run", lambda _running: None)
        await all_sizes(pilot, picture)


async def test_who_is_out_watches(picture: SnapshotAssertion) -> None:
    """HAM-20."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        session = laid("- - - -", BEN, EVA, life=(0, 23, 11), active=1, people=WHO[:3], **CALM)
        await held_at(pilot, session, TurnedDown)
        await all_sizes(pilot, picture, settle=a_moment)


async def test_sizes_between(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(100, 30)) as pilot:
        await opened(pilot, table())
        sizes = ((100, 30), (119, 45), (160, 50))
        await in_sizes(pilot, picture, *sizes, settle=settled)


async def test_a_covered_card(picture: SnapshotAssertion) -> None:
    """HAM-25."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, table())
        await after(pilot, "v", "4")
        await all_sizes(pilot, picture)


async def test_the_keyboard_is_passed(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, match_of(TWO, **CALM))
        await after(pilot, "2", "f")
        assert isinstance(pilot.app.screen, HandoverScreen)
        await all_sizes(pilot, picture)


async def test_the_last_look_at_the_table(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        hand = "frying-pan mattress snow-globe bin-lid"
        theirs = "joy-buzzer bathtub neon-sign boomerang"
        players = {"Ana": HUMAN, "Ben": "random"}
        await opened(pilot, laid(hand, theirs, life=(9, 1), dice=(6,), players=players, **CALM))
        await after(pilot, "enter")
        assert isinstance(pilot.app.screen, EndScreen)
        await all_sizes(pilot, picture)
        await undressed(pilot)
        await after(pilot, "b")
        await all_sizes(pilot, picture, "board-")


# -- pages


PAGES = {
    "why": ("y",),
    "table": ("t",),
    "cards": ("i",),
    "monster": ("i", *["right"] * 6),
    "help": ("question_mark",),
    "log": ("enter", "L", "home"),
}
"""What opens over the table, and the keys that lead there."""


@pytest.mark.parametrize("page", PAGES)
async def test_pages(picture: SnapshotAssertion, page: str) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, table())
        await after(pilot, *PAGES[page])
        await all_sizes(pilot, picture)


async def test_a_monster_with_more_to_say_than_there_are_rows(picture: SnapshotAssertion) -> None:
    """The blanks between make room: the reward is there."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, table(monster="angry-swan"))
        await after(pilot, "i", *["right"] * 6)
        await all_sizes(pilot, picture)


async def test_a_hint(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, table())
        await all_looks(pilot, picture, settle=lambda pilot: after(pilot, "H"))
