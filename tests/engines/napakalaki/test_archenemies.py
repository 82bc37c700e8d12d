"""Napakalaki: the course's edition with archenemies (NAP-27, NAP-28, NAP-29, NAP-30, NAP-31, NAP-32
and NAP-33)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import sqrt

import pytest

from engines.kernel.encoding import size_of
from engines.kernel.errors import BadState
from engines.kernel.events import may_see
from engines.kernel.streams import CheapSource, KeyedSource
from engines.napakalaki.actions import DISCARD_ALL, DRAW, STEAL
from engines.napakalaki.config import zealous
from engines.napakalaki.course_events import AllDiscarded, RevengeRolled, Stolen, StolenCard
from engines.napakalaki.determinize import determinize
from engines.napakalaki.encoding import encode, layout
from engines.napakalaki.events import Met
from engines.napakalaki.heuristics import sharp
from engines.napakalaki.odds import cheapest_loss, mean, outcomes, win_chance
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import DISCARDING, EQUIPPING, SALES, SETTLE, START, State
from engines.napakalaki.view import View
from engines.napakalaki.warning import seen_by_all, win_warnings
from engines.napakalaki.wire import CODEC
from tests.engines.napakalaki.helpers import (
    COURSE_2016,
    NUMBER,
    RULES,
    called,
    cult,
    do,
    feed,
    hand,
    kinds,
    lay,
    only,
    open_to,
    pile,
    random_play,
    refreshed,
    table,
)
from tests.helpers.examples import FACTOR

PLAYED = 2_000 * FACTOR
ROBBERY = Parameters(archenemies=True, necklace_always=True)


def enemies(state: State, *whose: int, stolen: tuple[int, ...] = ()) -> State:
    """The same with these archenemies by seat; `stolen` seats have stolen."""
    state.dealings.archenemy[: len(whose)] = whose
    for seat in stolen:
        state.dealings.stolen[seat] = 1
    return refreshed(state)


def after_the_fight(
    theirs: tuple[str, str] = ("", "spoon oar"),
    own: str = "",
    dice: tuple[int, ...] = (),
    parameters: Parameters = ROBBERY,
) -> State:
    """Seat 0, whose archenemy is seat 1, has beaten the gnat and may equip."""
    state = lay(
        "", own, level=5, others=[theirs, ("", "whisk")], meets="gnat", prize="fork",
        dice=dice, decks=cult(parameters),
    )  # fmt: skip
    enemies(state, 1, 2, 0)
    do(state, "draw")
    return state


# -- what is gone


def test_nap_27_nothing_is_for_sale() -> None:
    state = lay("", "barrel curtain", decks=cult(COURSE_2016))
    assert open_to(state) == "draw"
    assert win_warnings(state.config, RULES.view(state, 0))[0].buys == 0


def test_nap_28_a_fight_that_is_not_won_is_suffered_at_once() -> None:
    state = lay("", "", level=3, meets="boar", dice=[0], decks=cult(COURSE_2016))
    told = kinds(do(state, "draw"))
    assert told[:3] == ["Met", "Suffered", "LevelChanged"]
    assert "EscapeRolled" not in told
    assert state.phase == EQUIPPING


def test_nap_29_a_cultist_counts_more_before_its_card() -> None:
    """7 with a card of 1, one in play: 12 at 170 per cent, and 9 at 120 per cent."""
    for percent, expected in ((170, 12), (120, 9), (100, 8)):
        config = cult(replace(COURSE_2016, cultist_percent=percent))
        state = called(lay("ladle", "", level=5, decks=config), 0)
        assert RULES.view(state, 2).players[0].power == expected == zealous(config, 7, 1)


# -- archenemies


def test_nap_30_everybody_has_another_player_as_archenemy_and_all_know_it() -> None:
    seen = Counter[tuple[int, ...]]()
    for seed in range(60):
        state = RULES.deal(cult(COURSE_2016), CheapSource(seed))
        found = RULES.view(state, -1).dealings.archenemy
        assert all(enemy in {0, 1, 2} - {seat} for seat, enemy in enumerate(found))
        seen[found] += 1
    assert len(seen) == 8, "each of the two others, for each of three seats"


def test_nap_31_a_theft_takes_a_random_hidden_treasure_of_the_archenemy() -> None:
    for face, name in ((0, "spoon"), (1, "oar")):
        state = after_the_fight(dice=(face,))
        told = do(state, "steal")
        assert only(told, Stolen) == Stolen(-1, 0, 1, -1)
        assert only(told, StolenCard) == StolenCard(0b011, 0, 1, NUMBER[name])
        assert hand(state) == f"{name} fork"
        assert name not in hand(state, 1)


def test_nap_31_only_thief_and_victim_are_told_which() -> None:
    state = after_the_fight(dice=(0,))
    told = do(state, "steal")
    assert [len(feed(told, seat)) for seat in (0, 1, 2, -1)] == [2, 2, 1, 1]
    thief, victim, third = (RULES.view(state, seat) for seat in (0, 1, 2))
    assert victim.dealings.robbed == ((NUMBER["spoon"],), (), ())
    assert NUMBER["spoon"] not in victim.unseen_treasures
    assert NUMBER["spoon"] in third.unseen_treasures
    assert third.dealings.robbed == thief.dealings.robbed == ((), (), ())
    assert NUMBER["spoon"] in seen_by_all(victim).unseen_treasures
    assert not any(may_see(event, 2) for event in told if isinstance(event, StolenCard))


def test_nap_31_a_view_does_not_say_which_known_card_was_stolen() -> None:
    """All saw the oar go into the hand that is robbed: nobody else knows whether it is there
    still."""
    for face in (0, 1):
        state = after_the_fight()
        state.dealings.looted = [NUMBER["oar"]]
        state.source = CheapSource(face)
        do(state, "steal")
        third = RULES.view(state, 2).dealings
        assert (third.known, third.robbed) == (((), (), ()), ((), (), ()))


def test_nap_31_from_a_cultist_goes_an_equipped_one_that_all_see() -> None:
    state = called(after_the_fight(("curtain", "spoon"), dice=(0,)), -1, 0)
    told = do(state, "steal")
    assert only(told, Stolen).card == NUMBER["curtain"]
    assert "StolenCard" not in kinds(told)
    assert (hand(state), table(state, 1)) == ("curtain fork", "")
    assert RULES.view(state, 2).dealings.known[0] == (NUMBER["curtain"],)


def test_nap_31_once_a_game_and_only_if_there_is_something() -> None:
    state = after_the_fight(dice=(0,))
    do(state, "steal")
    assert "steal" not in open_to(state)
    assert "steal" not in open_to(after_the_fight(("curtain", "")))
    assert "steal" not in open_to(called(after_the_fight(("", "spoon")), -1, 0))


def test_nap_31_a_theft_comes_before_the_discards() -> None:
    state = after_the_fight(own="ladle piano skates slippers", dice=(0,))
    do(state, "steal", "done")
    assert state.phase in (DISCARDING, SALES, START)


@pytest.mark.parametrize("face", range(1, 7))
def test_nap_32_with_1_or_2_the_archenemy_joins_the_monster(face: int) -> None:
    state = lay(
        "", "", level=5, others=[("curtain", ""), ("", "")], meets="moth", prize="spoon fork",
        dice=[face - 1, *([0] if face < 3 else [])],
        decks=cult(replace(ROBBERY, revenge_die=True, escape=False, cultists=True)),
    )  # fmt: skip
    enemies(state, 1, 2, 0, stolen=(0,))
    told = do(state, "draw")
    assert only(told, RevengeRolled) == RevengeRolled(-1, 0, 1, face, 4 if face < 3 else 0)
    assert only(told, Met).wins == (face > 2), "the moth has 3, and 3 + 4 is more than 5"


def test_nap_32_nobody_rolls_who_has_not_stolen_or_without_the_option() -> None:
    for parameters, stolen in ((replace(ROBBERY, revenge_die=True), ()), (ROBBERY, (0,))):
        state = lay(level=5, meets="gnat", prize="spoon", decks=cult(parameters))
        enemies(state, 1, 2, 0, stolen=stolen)
        assert "RevengeRolled" not in kinds(do(state, "draw"))


def test_nap_33_all_goes_in_one_decision_and_the_next_turn_rolls() -> None:
    state = after_the_fight(own="ladle", parameters=replace(ROBBERY, discard_all=True))
    do(state, "equip ladle")
    told = do(state, "discard-all")
    assert only(told, AllDiscarded) == AllDiscarded(-1, 0, (NUMBER["ladle"],), (NUMBER["fork"],))
    assert (hand(state), table(state), pile(state)) == ("", "", "ladle fork")
    assert (state.level[0], state.unrolled[0]) == (6, 1), "the level stays"
    assert "discard-all" not in open_to(state)


# -- chances, bots, saves


def test_nap_32_the_chance_to_win_counts_the_die() -> None:
    """5 beats 1 and 3 of nine monsters; 5 - 4 beats none."""
    config = cult(replace(ROBBERY, revenge_die=True))
    state = lay("", "", level=5, others=[("curtain", "")], decks=config)
    enemies(state, 1, 2, 0, stolen=(0,))
    view = RULES.view(state, 0)
    assert win_chance(config, view, 5) == pytest.approx(2 / 3 * 2 / 9)


@pytest.mark.parametrize("stolen", [(), (0,)])
def test_nap_32_outcomes_agree_with_seeded_fights(stolen: tuple[int, ...]) -> None:
    """Revenge, conversion and no escape against thousands of plays."""
    state = lay(
        "curtain spoon", "bucket", level=3, others=[("colander", "")], decks=cult(COURSE_2016)
    )
    called(enemies(state, 1, 2, 0, stolen=stolen), -1, 0)
    view = RULES.view(state, 0)
    found = outcomes(state.config, view, DRAW)
    assert sum(each.chance for each in found) == pytest.approx(1)
    played = []
    for seed in range(PLAYED):
        world = determinize(state.config, view, CheapSource(seed))
        RULES.apply(world, DRAW)
        while world.phase == SETTLE:
            RULES.apply(world, state.config.lose[cheapest_loss(world)])
        me = RULES.view(world, 0).players[0]
        played.append((me.power, me.level, me.hidden))
    expected = mean(found).power, mean(found).level
    for at, middle in enumerate(expected):
        values = [one[at] for one in played]
        seen = sum(values) / PLAYED
        spread = sqrt(sum((value - seen) ** 2 for value in values) / PLAYED)
        assert abs(seen - middle) < 3.5 * max(spread, 0.01) / sqrt(PLAYED)


def test_the_bots_steal_where_it_costs_nothing_or_stops_a_leader() -> None:
    state = after_the_fight()
    assert sharp(state.config, RULES.view(state, 0), 0).action == STEAL
    dear = after_the_fight(("curtain", "spoon"), parameters=replace(ROBBERY, revenge_die=True))
    assert sharp(dear.config, RULES.view(dear, 0), 0).action not in (STEAL, DISCARD_ALL)
    dear.level[1] = 8
    assert sharp(dear.config, RULES.view(dear, 0), 0).action == STEAL


def test_games_with_archenemies_survive_every_save() -> None:
    config, thefts = cult(replace(COURSE_2016, turn_limit=60)), 0
    for seed in range(4):
        state = RULES.deal(config, CheapSource(seed))
        for step in range(300):
            if state.seat < 0:
                break
            random_play(state, CheapSource(1000 * seed + step), 1)
            view = RULES.view(state, step % 3)
            assert CODEC.decode(View, CODEC.encode(view, view.seat), view.seat) == view
            assert len(encode(config, view)) == size_of(layout(config))
            again = determinize(config, view, CheapSource(step))
            assert RULES.view(again, view.seat) == view
        thefts += sum(state.dealings.stolen)
    assert thefts


def test_restoring_refuses_an_archenemy_of_oneself() -> None:
    state = RULES.deal(cult(COURSE_2016), KeyedSource("3"))
    assert RULES.load(state.config, state.dump()).dealings.archenemy == state.dealings.archenemy
    for name, wrong in (
        ("archenemy", [0, 2, 0]), ("archenemy", [-1, -1, -1]), ("stolen", [2, 0, 0]),
        ("robbed", [[99], [], []]),
    ):  # fmt: skip
        data = state.dump()
        data["dealings"][name] = wrong
        with pytest.raises(BadState):
            RULES.load(state.config, data)
