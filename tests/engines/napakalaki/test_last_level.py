"""Napakalaki: the last level, and turns without a treasure (NAP-41, NAP-43)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.kernel.events import Event
from engines.kernel.streams import ScriptedSource
from engines.napakalaki.actions import ACCEPT
from engines.napakalaki.bots import BOTS
from engines.napakalaki.config import Config
from engines.napakalaki.events import EmptyHanded, Met, Sold, StartRolled
from engines.napakalaki.restore import restore
from engines.napakalaki.sales import strongest_sale
from engines.napakalaki.state import SALES, START, State
from tests.engines.napakalaki.helpers import README, RULES, config, do, kinds, lay, only, open_to

FIGHT_ONLY = replace(README, buy_winning_level=False, help_to_win=False)
ONE_A_TURN = replace(README, levels_a_turn=1)
EMPTY_ROLLS = replace(README, empty_hand_rolls=True)


def test_nap_41_the_last_level_is_won_in_a_fight_and_not_bought() -> None:
    assert open_to(lay("", "barrel", level=9, parameters=FIGHT_ONLY)) == "draw"
    state = lay("piano", "barrel pearls", level=8, parameters=FIGHT_ONLY, meets="gnat")
    assert only(do(state, "sell barrel", "sell piano", "sell pearls", "buy"), Sold).levels == 1
    assert only(do(state, "draw"), Met).wins
    assert state.winner == 0


def test_nap_41_one_level_a_turn_is_bought_whatever_the_gold() -> None:
    state = lay("piano", "barrel pearls oar", level=3, parameters=ONE_A_TURN)
    assert only(do(state, "sell barrel", "sell piano", "buy"), Sold).levels == 1, "2,800 of gold"
    assert state.level[0] == 4
    assert open_to(state) == "draw", "1,400 more would buy another"


def test_nap_41_the_next_turn_may_buy_again() -> None:
    state = lay("piano", "barrel", parameters=ONE_A_TURN, others=[("", "pearls")])
    do(state, "sell barrel", "buy")
    assert state.dealings.bought == 1
    next_turn(state)
    assert (state.turn_seat, state.dealings.bought) == (1, 0)


def test_nap_41_a_player_who_buys_one_a_turn_is_offered_no_more_by_any_help() -> None:
    """The best sale and the bots count what was bought in this turn."""
    state = lay("piano", "barrel pearls oar", level=3, parameters=ONE_A_TURN)
    view = RULES.view(state, 0)
    best = strongest_sale(state.config, view)
    assert best is not None
    assert best.levels == 1
    do(state, "sell barrel", "buy")
    assert strongest_sale(state.config, RULES.view(state, 0)) is None


@pytest.mark.parametrize("bot", ["cautious", "sharp"])
def test_nap_41_gold_for_the_win_is_no_win_where_a_turn_buys_one_level(bot: str) -> None:
    state = lay("", "barrel piano pearls", level=7, parameters=ONE_A_TURN)
    choice = BOTS[bot](state.config, RULES.view(state, 0), 1)
    assert RULES.notation(choice) == "draw", "3,600 buy three levels, but not in one turn"


def next_turn(state: State) -> list[Event]:
    """Play the rest of a turn without a die; what the next one begins with."""
    seat = state.turn_seat
    told: list[Event] = []
    while state.turn_seat == seat:
        told.clear()
        legal = RULES.legal(state)
        RULES.apply(state, ACCEPT if ACCEPT in legal else legal[0], told.append)
    return told


def test_nap_43_a_turn_without_any_treasure_begins_with_the_roll() -> None:
    """Not a death: the level stays."""
    state = lay("oar", parameters=EMPTY_ROLLS, meets="gnat", others=[("", "")])
    state.level[1] = 4
    told = next_turn(state)
    begins = kinds(told)
    assert only(told, EmptyHanded).seat == 1
    assert begins.index("TurnBegan") < begins.index("EmptyHanded")
    assert (state.phase, open_to(state), state.level[1]) == (START, "roll", 4)
    assert RULES.view(state, 0).players[1].rolls
    state.source = ScriptedSource([0])
    assert only(do(state, "roll"), StartRolled).count == 1, "as in NAP-10"
    assert len(state.hidden[1]) == 1
    assert not RULES.view(state, 0).players[1].rolls


@pytest.mark.parametrize("cards", [("oar", ""), ("", "oar")])
def test_nap_43_one_treasure_equipped_or_hidden_is_not_nothing(cards: tuple[str, str]) -> None:
    state = lay(parameters=EMPTY_ROLLS, meets="gnat", others=[cards])
    told = next_turn(state)
    assert "EmptyHanded" not in kinds(told)
    assert state.phase == SALES


def test_nap_43_the_roll_also_allows_equipping_before_the_fight() -> None:
    """NAP-9: as in every turn that begins with the roll."""
    state = lay("oar", parameters=EMPTY_ROLLS, meets="gnat")
    next_turn(state)
    state.source = ScriptedSource([0])
    do(state, "roll")
    assert open_to(state) == "done"


def test_nap_43_without_the_option_nothing_is_rolled() -> None:
    state = lay("oar", meets="gnat")
    assert kinds(next_turn(state)) == ["TurnBegan"]
    assert state.phase == SALES


def test_a_game_with_new_rules_is_restored_in_the_middle_of_a_turn() -> None:
    rules = replace(README, levels_a_turn=2, empty_hand_rolls=True)
    game = config(rules)
    assert Config.from_data(game.to_data()).digest == game.digest
    state = RULES.new(game, "x")
    state.dealings.bought = 1
    again = restore(game, RULES.dump(state))
    assert again.dealings.bought == 1
    assert RULES.digest(again) == RULES.digest(state)
    assert state.clone().dealings.bought == 1


def test_a_configuration_of_before_says_nothing_of_new_rules() -> None:
    """So its digest, and every game saved with it, stay as they were."""
    assert set(config(README).to_data()["figures"]) == {
        "necklace_always", "buy_winning_level", "equip_before_combat", "winning_level",
        "level_price", "hidden_limit", "turn_limit",
    }  # fmt: skip
    assert "dealings" not in RULES.dump(RULES.new(config(README), "x"))
