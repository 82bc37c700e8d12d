"""Napakalaki: help for a price (NAP-39), and where nobody can help (NAP-41)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engines.napakalaki.cards import Bad, NapakalakiMonster
from engines.napakalaki.events import (
    DealRefused,
    DealStruck,
    HelpAsked,
    HelpRefused,
    LootTaken,
    Met,
    PriceNamed,
    Received,
)
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import DEAL, EQUIPPING, FIGHT, PRICE, State
from tests.engines.napakalaki.helpers import (
    README,
    RULES,
    among,
    config,
    do,
    hand,
    kinds,
    lay,
    only,
    open_to,
    pile,
    table,
    waiting,
)

HELP = replace(README, help=True)
ALL = replace(HELP, grudge=3, corridor=3, loot=True)


def meets_the_boar(
    *levels: int, rules: Parameters = HELP, grudges: Sequence[int] = (), prize: str = "spoon fork"
) -> State:
    """Seats of such levels; seat 0 has met the boar (7), whose prize is one level and two
    treasures."""
    state = lay("", meets="boar", prize=prize, parameters=rules, seats=len(levels))
    among(state, levels=levels, grudges=grudges)
    do(state, "draw")
    return state


def test_nap_39_who_is_not_winning_may_ask_for_help() -> None:
    state = meets_the_boar(3, 5, 6)
    assert open_to(state) == "roll, accept, ask"


def test_nap_39_every_rival_who_would_be_enough_is_asked_clockwise() -> None:
    """3 and 4 tie with the boar: that is no win (NAP-14)."""
    state = meets_the_boar(3, 5, 4, 6)
    told = do(state, "ask")
    assert only(told, HelpAsked) == HelpAsked(-1, 0, (1, 3))
    assert (state.phase, state.seat, state.turn_seat) == (PRICE, 1, 0)
    do(state, "price 0")
    assert state.seat == 3


def test_nap_39_their_equipment_counts() -> None:
    """NAP-13."""
    state = lay(level=3, meets="boar", parameters=HELP, others=[("oar", "piano")])
    do(state, "draw")
    assert only(do(state, "ask"), HelpAsked).asked == (1,)


def test_nap_39_where_nobody_would_be_enough_nobody_is_asked() -> None:
    assert open_to(meets_the_boar(3, 4, 4)) == "roll, accept"


def test_nap_39_each_names_a_price_of_one_to_all_treasures_of_the_prize_or_no() -> None:
    state = meets_the_boar(3, 5, 6)
    do(state, "ask")
    assert open_to(state) == "price 0, price 1, price 2"
    assert only(do(state, "price 2"), PriceNamed) == PriceNamed(-1, 1, 0, 2)
    assert only(do(state, "price 0"), HelpRefused) == HelpRefused(-1, 2, 0)
    for seat in (-1, 0, 1, 2):
        assert RULES.view(state, seat).dealings.prices == (-1, 2, 0), "NAP-45: public"


def test_nap_39_a_prize_without_treasures_pays_for_no_help() -> None:
    foes = [NapakalakiMonster("x", 7, 1, 0, Bad(levels=1))]
    state = lay(level=3, decks=config(HELP, monsters=foes))
    among(state, levels=(3, 9, 9))
    do(state, "draw")
    assert open_to(state) == "roll, accept"


def test_nap_39_the_fighter_takes_one_price_or_none() -> None:
    state = meets_the_boar(3, 5, 6, 7)
    do(state, "ask", "price 2", "price 0", "price 1")
    assert (state.phase, state.seat, open_to(state)) == (DEAL, 0, "refuse, deal 1, deal 3")


def test_nap_39_the_helper_gets_the_price_and_the_fighter_levels_and_rest() -> None:
    """The helper draws first, and nobody else sees what."""
    state = meets_the_boar(3, 5, 6)
    do(state, "ask", "price 1", "price 2")
    told = do(state, "deal 1")
    assert only(told, DealStruck) == DealStruck(-1, 0, 1, 1, 8)
    assert only(told, Met) == Met(-1, 0, 3, 8, True)
    drawn = [(event.seat, event.count) for event in told if isinstance(event, Received)]
    assert drawn == [(1, 1), (0, 1)]
    assert (hand(state, 1), hand(state, 0)) == ("spoon", "fork")
    assert state.level == [4, 5, 6], "the helper gets no level"
    assert (state.phase, state.seat) == (EQUIPPING, 0)
    assert RULES.view(state, 2).dealings.known == ((), (), ())


def test_nap_39_what_lies_under_the_monster_is_the_fighter_s() -> None:
    state = lay("", prize="spoon fork", parameters=ALL)
    among(state, "boar: piano", levels=(3, 5, 6))
    do(state, "done", "door 1", "ask", "price 2", "price 2")
    told = do(state, "deal 2")
    assert only(told, LootTaken).seat == 0
    assert (hand(state, 0), hand(state, 2)) == ("piano", "spoon fork")


def test_nap_39_the_helper_keeps_its_necklace() -> None:
    """NAP-17: the fight is the fighter's."""
    state = lay("pearls", level=3, meets="boar", prize="spoon fork", parameters=HELP,
                others=[("beads", "")])  # fmt: skip
    among(state, levels=(3, 4, 1))
    do(state, "draw", "ask", "price 1", "deal 1")
    assert (table(state, 0), table(state, 1), pile(state)) == ("", "beads", "pearls")


def test_nap_39_the_helper_discards_only_at_the_end_of_its_own_turn() -> None:
    """NAP-7, NAP-19."""
    state = lay("", meets="boar gnat", prize="spoon fork", parameters=HELP,
                others=[("", "oar piano curtain skates")])  # fmt: skip
    among(state, levels=(3, 5, 1))
    do(state, "draw", "ask", "price 2", "deal 1", "done")
    assert (state.turn_seat, len(state.hidden[1])) == (1, 6)
    do(state, "draw", "done")
    assert open_to(state).startswith("discard ")


def test_nap_39_without_a_deal_the_fighter_decides_and_asks_no_more() -> None:
    """Once a fight."""
    state = meets_the_boar(3, 5, 6)
    do(state, "ask", "price 1", "price 1")
    assert only(do(state, "refuse"), DealRefused).seat == 0
    assert (state.phase, open_to(state)) == (FIGHT, "roll, accept")


def test_nap_39_if_all_say_no_the_fighter_decides_at_once() -> None:
    state = meets_the_boar(3, 5, 6)
    do(state, "ask", "price 0", "price 0")
    assert (state.phase, state.seat, open_to(state)) == (FIGHT, 0, "roll, accept")


def test_nap_39_the_next_fight_may_ask_again() -> None:
    state = meets_the_boar(3, 5, 6)
    do(state, "ask", "price 0", "price 0", "accept", "done")
    state.monsters.append(3)
    assert RULES.view(state, 1).dealings.prices == (-1, 0, 0)
    do(state, "draw")
    assert open_to(state) == "roll, accept, ask"
    assert RULES.view(state, 1).dealings.prices == (-1, -1, -1)


def test_nap_39_after_a_deal_nobody_spends_grudges() -> None:
    state = meets_the_boar(3, 5, 6, rules=ALL, grudges=(3, 3, 3))
    do(state, "ask", "price 1", "price 1")
    told = do(state, "deal 2")
    assert not {"GrudgesSpent", "LetPass", "OwnGrudgesSpent"} & {*kinds(told)}
    assert state.phase == EQUIPPING
    assert state.dealings.grudges == [3, 3, 3]


def test_nap_39_the_grudges_on_the_monster_count_against_the_helper_too() -> None:
    """11 against 7 and 2 grudges of 3: another 2 tie, 3 are enough."""
    rules = replace(ALL, winning_level=20)
    state = meets_the_boar(11, 3, 2, rules=rules, grudges=(0, 2, 0))
    do(state, "grudge 2")
    assert only(do(state, "ask"), HelpAsked).asked == (1,)


def test_nap_39_both_decks_empty_nobody_gets_what_is_not_there() -> None:
    """NAP-3: the helper draws first."""
    state = meets_the_boar(3, 5, 6)
    state.treasures = state.treasures[-1:]
    do(state, "ask", "price 1", "price 0", "deal 1")
    assert (len(state.hidden[1]), len(state.hidden[0])) == (1, 0)


@pytest.mark.parametrize("helped", [True, False])
def test_nap_41_nobody_can_be_helped_in_a_fight_that_would_win_the_game(helped: bool) -> None:
    rules = replace(HELP, winning_level=4, help_to_win=helped)
    state = lay("", meets="boar", parameters=rules, others=[("oar", "")])
    among(state, levels=(3, 3, 3))
    do(state, "draw")
    assert ("ask" in open_to(state)) is helped
    if helped:
        do(state, "ask", "price 1", "deal 1")
        assert state.winner == 0


def test_nap_41_own_grudges_may_win_the_game() -> None:
    rules = replace(ALL, winning_level=4, help_to_win=False)
    state = meets_the_boar(3, 3, 3, rules=rules, grudges=(3, 0, 0))
    do(state, "spend")
    assert state.winner == 0


def test_nap_45_the_order_of_a_fight_with_help() -> None:
    state = lay("beads", prize="spoon fork", parameters=ALL)
    among(state, "boar: piano", levels=(3, 5, 6))
    told = do(state, "done", "door 1", "ask", "price 1", "price 0", "deal 1")
    assert [name for name in kinds(told) if name != "ReceivedCards"] == [
        "DoorChosen", "Faced", "HelpAsked", "PriceNamed", "HelpRefused", "DealStruck", "Met",
        "LevelChanged", "NecklaceSpent", "Received", "Received", "LootTaken", "MonsterDiscarded",
    ]  # fmt: skip
    assert waiting(state) == ""
