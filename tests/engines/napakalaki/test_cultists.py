"""Napakalaki: the course's edition with gold and cultists (NAP-21, NAP-22, NAP-23, NAP-24,
NAP-25 and NAP-26)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import sqrt
from typing import Any

import pytest

from engines.kernel.encoding import size_of
from engines.kernel.errors import BadState
from engines.kernel.streams import CheapSource, KeyedSource
from engines.napakalaki.actions import BUY, DRAW, ROLL
from engines.napakalaki.config import Config, combat_level, zealous
from engines.napakalaki.course_events import CultRolled
from engines.napakalaki.determinize import determinize
from engines.napakalaki.encoding import encode, layout
from engines.napakalaki.events import Met, Sold, TrickCounted
from engines.napakalaki.heuristics import sharp
from engines.napakalaki.odds import cheapest_loss, mean, outcomes, win_chance
from engines.napakalaki.sales import strongest_sale
from engines.napakalaki.state import EARLY, FIGHT, SALES, SETTLE, State
from engines.napakalaki.view import View
from engines.napakalaki.warning import win_warnings
from engines.napakalaki.wire import CODEC
from tests.engines.napakalaki.helpers import (
    COURSE_2014,
    NUMBER,
    README,
    RULES,
    called,
    cult,
    do,
    kinds,
    lay,
    only,
    open_to,
    random_play,
)
from tests.helpers.examples import FACTOR

PLAYED = 2_000 * FACTOR


def at_the_cult(equipped: str = "", hidden: str = "", **more: Any) -> State:
    """Seat 0 at its sales with the cultists' decks."""
    return lay(equipped, hidden, decks=cult(), **more)


# -- monsters


@pytest.mark.parametrize(
    ("meets", "level", "cultist", "wins"),
    [
        ("boar", 3, True, True),  # 7 - 4 = 3 against 3 + 1
        ("boar", 3, False, False),  # 7 against 3
        ("gnat", 4, True, False),  # 1 + 5 = 6 against 4 + 1
        ("gnat", 4, False, True),  # 1 against 4
    ],
)
def test_nap_21_a_monster_counts_its_change_against_cultists_only(
    meets: str, level: int, cultist: bool, wins: bool
) -> None:
    state = called(at_the_cult(level=level, meets=meets), 0 if cultist else -1)
    told = do(state, "draw" if "draw" in open_to(state) else "done")
    assert only(told, Met).wins == wins
    assert ("TrickCounted" in kinds(told)) == cultist
    if cultist:
        assert only(told, TrickCounted).level == {"boar": 3, "gnat": 6}[meets]


def test_nap_21_the_change_is_nothing_without_the_option() -> None:
    state = lay(level=4, meets="gnat", decks=cult(README))
    assert only(do(state, "draw"), Met).wins


# -- how players become cultists


def caught(*dice: int, meets: str = "goose", level: int = 2) -> tuple[State, CultRolled | None]:
    state = at_the_cult(level=level, meets=meets, dice=dice)
    told = do(state, "draw", "roll")
    found = [event for event in told if isinstance(event, CultRolled)]
    return state, found[0] if found else None


@pytest.mark.parametrize("face", range(1, 7))
def test_nap_22_a_six_makes_who_is_caught_a_cultist(face: int) -> None:
    state, told = caught(0, face - 1, *([2] if face == 6 else []))
    assert told == CultRolled(-1, 0, face, 2 if face == 6 else -1)
    assert state.dealings.cult == [2 if face == 6 else -1, -1, -1]
    assert RULES.view(state, 2).dealings.cult == tuple(state.dealings.cult), "public"


def test_nap_22_the_roll_comes_after_the_losses() -> None:
    state = at_the_cult("spoon", "", meets="boar", dice=[0, 3])
    assert kinds(do(state, "draw", "roll"))[-3:] == ["Lost", "CultRolled", "MonsterDiscarded"]


def test_nap_22_who_accepts_rolls_too() -> None:
    state = at_the_cult(meets="goose", dice=[5, 0])
    assert only(do(state, "draw", "accept"), CultRolled).card == 0


@pytest.mark.parametrize(("meets", "dice"), [("goose", [5]), ("abyss", [0])])
def test_nap_22_nobody_rolls_after_an_escape_or_a_death(meets: str, dice: list[int]) -> None:
    assert caught(*dice, meets=meets)[1] is None


def test_nap_22_nobody_rolls_after_a_victory() -> None:
    state = at_the_cult(level=6, meets="goose", prize="spoon fork")
    assert "CultRolled" not in kinds(do(state, "draw"))


def test_nap_22_a_cultist_rolls_no_more_and_stays_one_in_death() -> None:
    for meets in ("goose", "abyss"):
        state = called(at_the_cult(meets=meets, dice=[0]), 1)
        assert "CultRolled" not in kinds(do(state, "draw", "roll"))
        assert state.dealings.cult[0] == 1


def test_nap_22_the_card_is_one_that_nobody_has() -> None:
    state = called(at_the_cult(meets="goose", dice=[0, 5, 1]), -1, 1)
    assert only(do(state, "draw", "roll"), CultRolled).card == 2


def test_nap_22_nobody_rolls_when_no_card_is_left() -> None:
    state = lay(meets="goose", dice=[0], decks=cult(seats=4))
    called(state, -1, 0, 1, 2)
    assert "CultRolled" not in kinds(do(state, "draw", "roll"))


# -- what it brings


def test_nap_23_seven_with_a_card_of_one_alone_is_eight() -> None:
    state = called(at_the_cult("ladle", level=5), 0)  # the ladle adds 2
    assert RULES.view(state, 1).players[0].power == 8


def test_nap_23_the_card_counts_once_for_each_cultist_in_play() -> None:
    state = called(at_the_cult(level=5), 2, 0)
    powers = [player.power for player in RULES.view(state, 2).players]
    assert powers == [5 + 2 * 2, 1 + 1 * 2, 1]
    assert only(do(called(state, 2, 0, 1), "draw"), Met).power == 5 + 2 * 3


def test_nap_23_the_necklace_counts_before_the_card() -> None:
    """The beads add 2 and make the spoon 2 instead of 1."""
    assert combat_level(cult(), 3, [NUMBER["spoon"], NUMBER["beads"]], 2) == 3 + 2 + 2 + 2


def test_nap_24_twelve_hundred_gold_buy_a_cultist_two_levels() -> None:
    state = called(at_the_cult("oar", "whisk ladle"), 1)  # 600 + 400 + 200
    told = do(state, "sell oar", "sell whisk", "sell ladle", "buy")
    assert (only(told, Sold).gold, only(told, Sold).levels) == (2400, 2)
    assert state.level[0] == 3


def test_nap_24_others_get_one_level_for_them() -> None:
    state = at_the_cult("oar", "whisk ladle")
    assert only(do(state, "sell oar", "sell whisk", "sell ladle", "buy"), Sold).levels == 1


def test_nap_24_half_a_price_opens_the_sale() -> None:
    assert "sell" in open_to(called(at_the_cult("", "bucket"), 0))  # 500
    assert "sell" not in open_to(at_the_cult("", "bucket"))


def test_nap_24_the_bots_and_the_advice_count_double() -> None:
    state = called(at_the_cult("", "bucket colander", level=4), 0)
    best = strongest_sale(state.config, RULES.view(state, 0))
    assert best is not None
    assert (best.levels, best.gold_lost, best.power) == (1, 0, 6)
    seen = []
    while state.phase == SALES and BUY not in seen:
        seen.append(sharp(state.config, RULES.view(state, 0), 0).action)
        RULES.apply(state, seen[-1])
    assert state.level[0] == 5, "the bucket, which the colander beats, buys a level"


def test_nap_25_the_last_level_is_not_for_sale() -> None:
    state = at_the_cult("piano", "curtain barrel", level=8)
    assert only(do(state, "sell barrel", "sell curtain", "sell piano", "buy"), Sold).levels == 1
    assert open_to(state) == "draw", "nothing is for sale at 9"
    warning = win_warnings(state.config, RULES.view(state, 0))[0]
    assert warning.buys == 0


def test_nap_26_everyone_may_equip_before_the_fight() -> None:
    state = at_the_cult("", "curtain", level=6, meets="goose boar")
    state.source = CheapSource(1)
    seats = []
    while not (state.turn_seat == 0 and state.turn > 1):
        if state.phase == SALES and state.turn > 1:
            seats.append(bool(state.early))
        RULES.apply(state, RULES.legal(state)[0])
    assert state.phase == SALES
    do(state, "done")
    assert state.phase == EARLY
    assert "equip curtain" in open_to(state)
    assert all(seats)


# -- chances, and what others keep


def test_nap_23_the_chance_to_win_counts_cultists() -> None:
    """6 + 2 beats what counts 1 + 5, 3, 5, 7 - 4; the 8 is a tie; 9, 12, 14, 17 are too high."""
    state = called(at_the_cult(level=6), 2)
    view = RULES.view(state, 0)
    assert win_chance(state.config, view, view.me.power) == pytest.approx(4 / 9)


@pytest.mark.parametrize("held", [(-1, -1), (-1, 2), (1, 2)])
def test_nap_22_outcomes_agree_with_seeded_fights(held: tuple[int, int]) -> None:
    """The preview of the fight, conversion included, against thousands of plays."""
    state = called(at_the_cult("curtain spoon", "bucket", level=3), *held)
    found = outcomes(state.config, RULES.view(state, 0), DRAW)
    assert sum(each.chance for each in found) == pytest.approx(1)
    power, level = mean(found).power, mean(found).level
    played: Counter[tuple[int, int]] = Counter()
    for seed in range(PLAYED):
        world = determinize(state.config, RULES.view(state, 0), CheapSource(seed))
        RULES.apply(world, DRAW)
        while world.phase in (FIGHT, SETTLE):
            RULES.apply(world, ROLL if ROLL in world.legal else _least(world))
        me = RULES.view(world, 0).players[0]
        played[me.power, me.level] += 1
    for at, expected in ((0, power), (1, level)):
        values = [key[at] for key in played.elements()]
        middle = sum(values) / PLAYED
        spread = sqrt(sum((value - middle) ** 2 for value in values) / PLAYED)
        assert abs(middle - expected) < 3.5 * max(spread, 0.01) / sqrt(PLAYED)


def _least(state: State) -> int:
    return state.config.lose[cheapest_loss(state)]


def test_games_with_cultists_end_and_survive_every_save() -> None:
    """Codec, restoring, views, encodings and determinization through whole random games."""
    config = cult(replace(COURSE_2014, turn_limit=60))
    seen = 0
    for seed in range(4):
        state = RULES.deal(config, CheapSource(seed))
        for step in range(400):
            if state.seat < 0:
                break
            random_play(state, CheapSource(1000 * seed + step), 1)
            view = RULES.view(state, step % 3)
            assert CODEC.decode(View, CODEC.encode(view, view.seat), view.seat) == view
            assert len(encode(config, view)) == size_of(layout(config))
            again = determinize(config, view, CheapSource(step))
            assert RULES.view(again, view.seat) == view
        seen += any(card >= 0 for card in state.dealings.cult)
    assert seen, "cultists appeared"


def test_restoring_keeps_cultists_and_refuses_a_card_twice() -> None:
    state = RULES.deal(cult(), KeyedSource("3"))
    called(state, 1, -1, 2)
    again = RULES.load(state.config, state.dump())
    assert again.dealings.cult == [1, -1, 2]
    for wrong in ([1, 1, -1], [3, -1, -1], [0, -1]):
        data = state.dump()
        data["dealings"]["cult"] = wrong
        with pytest.raises(BadState):
            RULES.load(state.config, data)


def test_a_configuration_with_cultists_comes_back_from_its_data() -> None:
    config = cult()
    again = Config.from_data(config.to_data())
    assert (again.digest, again.cultists, again.against) == (
        config.digest, config.cultists, config.against,
    )  # fmt: skip
    assert zealous(again, 7, 1) == 8
