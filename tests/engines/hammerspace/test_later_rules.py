"""Hammerspace: the options for a turn (HAM-26, HAM-32), a fight (HAM-28, HAM-30) and the start
(HAM-22, HAM-31), and a fold (HAM-9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines.hammerspace.actions import DONE
from engines.hammerspace.bites import bite
from engines.hammerspace.effects.events import MovedCard
from engines.hammerspace.events import HIDDEN, Discarded, LifeGained, Refilled
from engines.hammerspace.odds import defences, preview
from engines.hammerspace.options import Options
from engines.hammerspace.parameters import LATER, Parameters
from engines.hammerspace.state import LAYING, MAKESHIFT, State
from engines.kernel.events import EVERYONE, Event
from tests.engines.hammerspace.table import (
    RULES,
    config,
    do,
    hand,
    lay,
    life,
    of,
    only,
    open_to,
    pile,
)

DARK: dict[str, Any] = {"lay_hidden": True, "face_down_limit": 1}


def test_ham_26_the_card_that_replaces_the_played_one_may_be_laid_face_down() -> None:
    state = lay("soup rest rest rest", "rest", deck="torch", **DARK)
    events = do(state, "done", "play soup")
    assert (state.phase, state.seat, open_to(state)) == (LAYING, 0, "done, down torch")
    assert only(events, MovedCard).seats == 1, "only its owner sees it"
    assert only(events, Refilled).card == HIDDEN, "what others hear of it"
    assert RULES.view(state, 1).players[0].cards[0] == HIDDEN
    assert not of(do(state, "down torch"), Refilled)
    assert (state.down[0], state.seen[0], state.active) == (1, 0, 1)
    assert RULES.view(state, 1).players[0].cards[0] == HIDDEN
    assert RULES.view(state, 0).players[0].cards[0] == state.slots[0]


def test_ham_26_it_comes_face_up_if_its_owner_wants() -> None:
    state = lay("soup rest rest rest", "rest", deck="torch", **DARK)
    shown = of(do(state, "done", "play soup", "done"), Refilled)[-1]
    assert (shown.seats, shown.card) == (EVERYONE, state.slots[0])
    assert (state.down[0], state.active) == (0, 1)


def test_ham_26_nobody_is_asked_with_a_card_face_down_or_a_kept_card() -> None:
    state = lay("soup ~lid rest rest", "rest", deck="torch", **DARK)
    do(state, "done", "play soup")
    assert (state.active, hand(state, 0)) == (1, "torch lid rest rest")
    keeper = (
        "id: pan, attack: { subtype: melee, points: 9, reach: one }, keep: { if: [{ roll: 2 }] }"
    )
    state = lay("pan rest rest rest", "rest", cards=[keeper], dice=[6, 1, 6], **DARK)
    do(state, "done", "play pan", "keep")
    assert (state.active, hand(state, 0)) == (1, "pan rest rest rest")


def test_ham_26_it_is_an_option_and_off_by_default() -> None:
    state = lay("soup rest rest rest", "rest", deck="torch", face_down_limit=1)
    events = do(state, "done", "play soup")
    assert (only(events, Refilled).card, state.active) == (state.slots[0], 1)


def test_ham_9_turning_the_only_playable_card_down_is_a_fold() -> None:
    state = lay("soup lid vest coat", "rest", deck="club stone torch wave", face_down_limit=1)
    do(state, "down soup")
    assert (hand(state, 0), state.active) == ("club stone torch wave", 1)


LIDS = "lid boots coat rest"


def attacked(**more: Any) -> State:
    """The second seat, with a lid of 4 against projectiles, has to answer a stone of 5 and 6."""
    state = lay("stone rest rest rest", LIDS, dice=[6, *more.pop("dice", ())], **more)
    do(state, "play stone")
    return state


def test_ham_28_a_defence_that_does_not_fit_may_be_added_if_the_others_fall_short() -> None:
    state = attacked(makeshift=2, dice=[1])
    assert (state.phase, state.seat) == (MAKESHIFT, 1)
    assert open_to(state) == "done, defend boots, defend coat", "the lid is in use already"
    odds = defences(state.config, RULES.view(state, 1))
    saved = odds[DONE].mean - odds[RULES.parse("defend 2")].mean
    assert saved == pytest.approx(11 / 6), "2 points, but for the 6 that stops the rest"
    do(state, "defend boots")
    assert life(state) == [30, 30 - (11 - 4 - 2 - 1)]
    assert pile(state) == "stone lid boots", "it is in use and discarded"


def test_ham_28_nobody_must_add_one_and_enough_points_ask_nothing() -> None:
    state = attacked(makeshift=2, dice=[1])
    do(state, "done")
    assert life(state) == [30, 30 - (11 - 4 - 1)]
    state = lay("stone rest rest rest", "wall wall wall coat", dice=[2, 1], makeshift=2)
    do(state, "play stone")
    assert (state.phase, life(state)) == (state.phase, [30, 30])
    assert state.active == 1, "three walls cover the power: nothing is asked"


def test_ham_28_its_text_does_not_act_and_it_cannot_be_kept() -> None:
    says = "abilities: [{ instead: { prevent: { amount: 9 } } }], keep: { if: [{ roll: 2 }] }"
    card = f"id: umbrella, defence: {{ against: {{ energy: 9 }} }}, {says}"
    state = lay("stone rest rest rest", "umbrella rest rest rest", cards=[card], dice=[6, 1],
                makeshift=3)  # fmt: skip
    do(state, "play stone", "defend umbrella")
    assert life(state) == [30, 30 - (11 - 3 - 1)]
    assert state.active == 1, "nothing is asked about keeping it"


def test_ham_28_off_by_default_and_the_gift_of_a_character() -> None:
    assert attacked(dice=[1]).active == 1
    gift = {1: ["{ mod: { figure: makeshift, add: 4 } }"]}
    state = attacked(people=gift, dice=[1])
    assert state.phase == MAKESHIFT
    do(state, "defend coat")
    assert life(state) == [30, 30 - (11 - 4 - 4 - 1)]


def test_ham_28_the_preview_knows_a_makeshift() -> None:
    view = RULES.view(lay("stone", LIDS, makeshift=2), 0)
    plain = RULES.view(lay("stone", LIDS), 0)
    here = lay("stone", LIDS, makeshift=2).config
    there = lay("stone", LIDS).config
    (with_it,), (without,) = preview(here, view, 0), preview(there, plain, 0)
    assert with_it.worst == without.worst
    assert with_it.best.mean < without.best.mean
    assert with_it.chooses


@pytest.mark.parametrize(("lives", "lost"), [([20, 25], 8), ([25, 25], 6), ([30, 25], 6)])
def test_ham_30_the_only_leader_loses_more_to_an_attack(lives: list[int], lost: int) -> None:
    state = lay("club", "rest", life=lives, dice=[2, 1], crown=2)
    do(state, "play club")
    assert life(state)[1] == lives[1] - lost


def test_ham_30_it_does_not_count_in_ham_13_and_not_without_a_hit_by_more_than_the_defence() -> (
    None
):
    state = lay("club", "lid rest rest rest", life=[20, 25], dice=[1, 4], crown=2)
    do(state, "play club")
    assert life(state)[1] == 25, "6 against 10, and 2 more are not enough"
    view = RULES.view(lay("club", "rest", life=[20, 25], crown=2), 0)
    (aim,) = preview(config(parameters=None), view, 0)
    (crowned,) = preview(lay("club", "rest", crown=2).config, view, 0)
    assert crowned.best.mean > aim.best.mean, "the preview shows the bonus"


def test_ham_30_the_leader_of_the_moment_the_die_falls_has_the_crown_for_the_whole_attack() -> None:
    state = lay("wave", "rest", "rest", life=[5, 25, 24], dice=[6, 1, 1], crown=2)
    do(state, "play wave")
    assert life(state) == [5, 25 - 12, 24 - 10]


def test_ham_31_each_later_seat_begins_with_more_life() -> None:
    figures = Parameters(
        monsters=False, monster_ms=0, characters=False, hide_at_start=False, late_life=2
    )
    made = config(seats=4, parameters=figures)
    state = RULES.new(made, "late")
    first = state.active
    assert [state.life[(first + n) % 4] for n in range(4)] == [30, 32, 34, 36]
    told: list[Event] = []
    hiding = config(seats=2, parameters=replace(figures, hide_at_start=True))
    state = RULES.new(hiding, "late")
    RULES.apply(state, DONE, told.append)
    RULES.apply(state, DONE, told.append)
    assert only(told, LifeGained).amount == 2


def test_ham_22_a_timer_may_count_laps_of_the_table() -> None:
    options = Options(monster_timer=3, monster_timer_unit="laps")
    assert options.parameters() == Parameters(monster_ms=0, monster_laps=3)
    assert Options.of(options.parameters()) == options
    for seats in (2, 4):
        made = config(seats=seats, parameters=options.parameters())
        assert RULES.new(made, "laps").timer == 3 * seats


FOODS = "life: 9, defence: 2, feed: {}, reward: [{{ heal: {{ amount: 5 }} }}], actions: [{}]"
ALL = "sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name: { en: A, es: B }"
BITES = f"{{ {ALL}, do: [{{ damage: {{ amount: 3, to: everyone }} }}] }}"


def test_ham_32_a_card_that_it_eats_keeps_the_monster_off_until_the_next_roll_is_over() -> None:
    monster = FOODS.format("defence", BITES)
    state = lay("rest lid rest rest", "rest", monster=monster, keeper=0, dice=[3, 4], feeding=True)
    do(state, "play rest")
    assert open_to(state) == "done, card 1.2"
    events = do(state, "card 1.2")
    assert only(events, Discarded).slots == (1,)
    assert life(state) == [30, 27], "it passes over who has fed it"
    assert pile(state) == "rest lid"
    assert state.fed == 0, "from the next turn on it is hungry again"


def test_ham_32_others_may_feed_it_too_and_effects_pass_over_them() -> None:
    bites = "when: { event: hurt, do: [{ damage: { amount: 2, to: other } }] }"
    monster = FOODS.format("any", f"{{ {ALL}, abilities: [{{ {bites} }}] }}")
    told: dict[str, Any] = {
        "monster": monster,
        "keeper": 1,
        "total": 7,
        "feeding": True,
        "dice": [6, 1, 3, 4, 6, 1],
    }
    state = lay("club club rest rest", "rest", **told)
    do(state, "play club", "target monster", "done")
    assert life(state) == [28, 30], "it bites whoever hurts it"
    fed = lay("rest club", "rest", **{**told, "dice": [1, 2, 1, 1], "keeper": 1})
    do(fed, "play rest", "card 1.1")
    assert fed.fed & 1


def test_ham_32_nobody_is_asked_without_the_food_or_the_option() -> None:
    monster = FOODS.format("defence", BITES)
    state = lay("rest", "rest", monster=monster, keeper=0, dice=[3, 4], feeding=True)
    do(state, "play rest")
    assert (state.active, life(state)) == (1, [27, 27])
    state = lay("rest lid", "rest", monster=monster, keeper=0, dice=[3, 4])
    do(state, "play rest")
    assert state.active == 1


def test_ham_32_what_the_next_roll_costs_an_unfed_player_and_how_likely_it_kills() -> None:
    """Also for a player who isn't the keeper: the roll comes after the keeper's next turn."""
    for keeper in (0, 1):
        state = lay("rest lid", "rest", monster=FOODS.format("defence", BITES), keeper=keeper,
                    dice=[3, 4], feeding=True, life=[4])  # fmt: skip
        do(state, "play rest")
        assert bite(state.config, RULES.view(state, 0)) == (3.0, 0.0)
    # Points 5 and a die against a die: 3 life are gone unless the second die is 3 more or higher.
    strikes = f"{{ {ALL}, do: [{{ attack: {{ subtype: fire, points: 5, to: everyone }} }}] }}"
    state = lay("rest lid", "rest", monster=FOODS.format("defence", strikes), keeper=0,
                dice=[3, 4], feeding=True, life=[3])  # fmt: skip
    do(state, "play rest")
    found = bite(state.config, RULES.view(state, 0))
    assert abs(found.kill - 30 / 36) < 0.06
    assert abs(found.mean - 98 / 36) < 0.15


def test_the_options_of_today_leave_no_trace_in_a_configuration() -> None:
    """Configurations that were saved before there were such options keep their digest."""
    assert not set(LATER) & set(Parameters().to_data())
    assert not Parameters().later
    for name, value in Options().model_dump().items():
        assert name not in LATER or value == LATER[name]
    made = config(parameters=Parameters())
    data = RULES.new(made, "old").dump()
    assert "sprung" not in data
    assert "marks" not in data
