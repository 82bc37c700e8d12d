"""Napakalaki: monsters that wait, what is under them, and the doors (NAP-34 to NAP-36, NAP-42)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.kernel.streams import CheapSource
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    Died,
    DoorChosen,
    LootTaken,
    Lost,
    Met,
    MonsterLeft,
    MonsterWaits,
)
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import DOOR, EQUIPPING
from engines.napakalaki.turns import receive
from engines.napakalaki.warning import win_warnings
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    NUMBER,
    README,
    RULES,
    SMALL_MONSTERS,
    among,
    cards,
    config,
    do,
    hand,
    kinds,
    lay,
    names,
    only,
    open_to,
    pile,
    refreshed,
    waiting,
)

ROW = replace(README, corridor=3, loot=True)
"""The corridor alone: nobody has a say in a fight."""
LAST = replace(ROW, last_door=True)


@pytest.mark.parametrize(("way", "face"), [("roll", 6), ("roll", 1), ("accept", 1)])
def test_nap_34_a_monster_that_is_not_beaten_waits_for_all_to_see(way: str, face: int) -> None:
    state = lay(level=3, meets="boar", dice=[face - 1], parameters=ROW)
    told = do(state, "draw", way)
    assert only(told, MonsterWaits).monster == NUMBER["boar"]
    assert "MonsterDiscarded" not in kinds(told)
    assert (waiting(state), state.monster, state.phase) == ("boar", -1, EQUIPPING)
    view = RULES.view(state, -1)
    assert view.dealings.corridor == (NUMBER["boar"],)
    assert NUMBER["boar"] not in view.unseen_monsters
    assert view.monster_pile == ()


def test_nap_34_a_beaten_monster_is_discarded_as_ever() -> None:
    state = lay(level=3, meets="gnat", parameters=ROW)
    told = do(state, "draw")
    assert kinds(told)[-1] == "MonsterDiscarded"
    assert (waiting(state), state.monster_pile) == ("", [NUMBER["gnat"]])


def test_nap_34_where_a_fourth_would_wait_the_first_leaves_with_all_under_it() -> None:
    state = lay(level=3, meets="boar", dice=[5], parameters=ROW)
    among(state, "taxman: spoon oar, flood: ladle, abyss")
    told = do(state, "done", "draw", "roll")
    left = only(told, MonsterLeft)
    assert (left.monster, left.cards) == (NUMBER["taxman"], tuple(cards("spoon oar")))
    assert kinds(told)[-2:] == ["MonsterLeft", "MonsterWaits"]
    assert waiting(state) == "flood: ladle, abyss, boar"
    assert (pile(state), state.monster_pile) == ("spoon oar", [NUMBER["taxman"]])


@pytest.mark.parametrize("size", [1, 2])
def test_nap_34_the_corridor_may_be_shorter(size: int) -> None:
    state = lay(level=3, meets="boar", dice=[5], parameters=replace(ROW, corridor=size))
    among(state, ", ".join(["taxman", "flood"][:size]))
    do(state, "done", "draw", "roll")
    assert waiting(state) == ["boar", "flood, boar"][size - 1]


def test_nap_35_what_a_monster_takes_lies_under_it_face_up() -> None:
    """NAP-16."""
    state = lay("oar", "piano", level=3, meets="boar", parameters=ROW)
    told = do(state, "draw", "accept")
    assert [event.card for event in told if isinstance(event, Lost)] == cards("oar piano")
    assert (waiting(state), pile(state)) == ("boar: oar piano", "")
    view = RULES.view(state, 1)
    assert view.dealings.under == (tuple(cards("oar piano")),)
    assert not {*cards("oar piano")} & {*view.unseen_treasures}


def test_nap_35_so_do_all_treasures_of_a_dead_player() -> None:
    """NAP-18."""
    state = lay("oar", "piano spoon", level=3, meets="abyss", parameters=ROW)
    told = do(state, "draw", "accept")
    assert only(told, Died).hidden == tuple(cards("spoon piano"))
    assert waiting(state) == "abyss: spoon oar piano"
    assert state.level[0] == 1


def test_nap_35_who_beats_it_gets_all_of_it_hidden_beside_the_prize() -> None:
    state = among(lay("oar", level=8, prize="fork sieve", parameters=ROW), "boar: piano beads")
    told = do(state, "done", "door 1")
    assert only(told, LootTaken).cards == tuple(cards("piano beads"))
    assert hand(state) == names(cards("piano beads fork sieve"))
    assert kinds(told)[-3:] == ["ReceivedCards", "LootTaken", "MonsterDiscarded"]
    assert waiting(state) == ""


def test_nap_35_all_saw_what_lay_there_so_all_know_that_it_is_in_the_hand() -> None:
    """NAP-20, NAP-45: until it leaves the hand, or is shuffled away."""
    state = among(lay("oar", level=8, prize="fork sieve", parameters=ROW), "boar: piano beads")
    do(state, "done", "door 1")
    view = RULES.view(state, 1)
    assert view.dealings.known == (tuple(cards("piano beads")), (), ())
    for seed in range(8):
        guess = RULES.determinize(state.config, view, CheapSource(seed))
        assert {*cards("piano beads")} <= {*guess.hidden[0]}
    do(state, "equip beads")
    assert RULES.view(state, 1).dealings.known[0] == tuple(cards("piano"))


def test_nap_35_a_card_that_was_shuffled_is_known_no_more() -> None:
    """NAP-3: it may come back into the same hand, and nobody saw it."""
    state = lay("", "fork", parameters=ROW)
    state.dealings.looted = cards("piano")
    state.treasures, state.treasure_pile = [], cards("piano")
    receive(state, 0, 1, None)
    assert hand(state) == "piano fork"
    assert RULES.view(state, 1).dealings.known == ((), (), ())


def test_nap_35_escaping_from_it_again_leaves_under_it_what_lies_there() -> None:
    state = lay("oar", level=3, dice=[5], parameters=ROW)
    among(state, "boar: piano, taxman: ladle")
    do(state, "done", "door 1", "roll")
    assert waiting(state) == "taxman: ladle, boar: piano", "it waits at the end of the row"


def test_nap_35_what_it_takes_the_second_time_comes_on_top() -> None:
    state = among(lay("oar", "spoon", level=3, parameters=ROW), "boar: piano")
    do(state, "done", "door 1", "accept")
    assert waiting(state) == "boar: spoon oar piano"


def test_nap_35_sales_discards_and_necklaces_go_to_the_pile_as_ever() -> None:
    """NAP-11, NAP-17, NAP-19."""
    rules = replace(ROW, necklace_always=True)
    state = lay("beads", "spoon ladle whisk fork broom piano curtain", level=3, meets="gnat",
                prize="sieve", parameters=rules)  # fmt: skip
    do(state, "sell piano", "sell curtain", "buy", "draw", "done", "discard fork", "discard sieve")
    assert pile(state) == names(cards("piano curtain beads fork sieve"))


def test_nap_35_without_the_option_what_is_lost_goes_to_the_pile() -> None:
    state = lay("oar", "piano", level=3, meets="boar", parameters=replace(ROW, loot=False))
    do(state, "draw", "accept")
    assert (waiting(state), pile(state)) == ("boar", "oar piano")


def test_nap_36_with_an_empty_corridor_the_deck_s_monster_comes_without_asking() -> None:
    state = lay(level=3, meets="gnat", parameters=ROW)
    assert open_to(state) == "draw"
    assert "DoorChosen" not in kinds(do(state, "draw"))


def test_nap_36_after_sales_and_equipping_the_player_chooses_its_door() -> None:
    state = lay("", "oar barrel", level=8, parameters=replace(ROW, equip_before_combat=True))
    state.early = 1
    among(state, "boar, taxman")
    do(state, "sell barrel", "buy", "done")
    assert open_to(state) == "done, equip oar"
    do(state, "equip oar", "done")
    assert (state.phase, open_to(state)) == (DOOR, "draw, door 1, door 2")
    told = do(state, "door 2")
    assert only(told, DoorChosen) == DoorChosen(-1, 0, 0, 2)
    assert only(told, Met).monster == NUMBER["taxman"]
    assert only(told, Met).power == 13
    assert waiting(state) == "boar"


def test_nap_36_the_closed_door_is_the_deck() -> None:
    state = among(lay(level=3, meets="gnat", parameters=ROW), "boar: spoon")
    told = do(state, "done", "draw")
    assert only(told, DoorChosen).door == 0
    assert only(told, Met).monster == NUMBER["gnat"]
    assert waiting(state) == "boar: spoon"


def test_nap_36_there_is_no_closed_door_while_all_monsters_wait() -> None:
    """NAP-3: the deck and its pile are empty."""
    game = Config(config().treasures, SMALL_MONSTERS[3:5], 3, ROW)
    state = lay(level=3, parameters=ROW, decks=game)
    state.dealings.corridor, state.dealings.under, state.monsters = [0, 1], [[], []], []
    do(refreshed(state), "done")
    assert open_to(state) == "door 1, door 2"


@pytest.mark.parametrize(
    ("levels", "holder"),
    [((9, 4, 6), 1), ((9, 6, 4), 2), ((9, 4, 4), 1), ((9, 9, 9), 1)],
)
def test_nap_42_one_level_from_the_last_the_lowest_player_chooses_the_door(
    levels: tuple[int, ...], holder: int
) -> None:
    """The next clockwise of several."""
    state = among(lay("oar", parameters=LAST), "boar, abyss", levels=levels)
    do(state, "done")
    assert (state.phase, state.seat, state.turn_seat) == (DOOR, holder, 0)
    assert RULES.turn(state) == (1, 0)
    assert RULES.view(state, 0).legal == ()
    assert open_to(state) == "draw, door 1, door 2"
    told = do(state, "door 2")
    assert only(told, DoorChosen) == DoorChosen(-1, 0, holder, 2)
    assert (only(told, Met).seat, state.turn_seat) == (0, 0)


def test_nap_42_of_several_it_is_the_next_after_the_one_whose_turn_it_is() -> None:
    state = among(lay(parameters=LAST), "boar", levels=(4, 9, 4))
    state.seat = state.turn_seat = 1
    do(refreshed(state), "done")
    assert state.seat == 2


@pytest.mark.parametrize(("level", "rules"), [(8, LAST), (9, ROW)])
def test_nap_42_below_that_or_without_the_option_the_player_chooses(
    level: int, rules: Parameters
) -> None:
    state = among(lay(parameters=rules), "boar", levels=(level, 4, 4))
    do(state, "done")
    assert (state.phase, state.seat) == (DOOR, 0)


@pytest.mark.parametrize(("least", "chooser"), [(2, 1), (3, 0)])
def test_nap_42_too_few_players_choose_for_themselves(least: int, chooser: int) -> None:
    """The warning then counts the best door, not the worst."""
    rules = replace(LAST, last_door_players=least)
    state = among(lay("oar", parameters=rules, seats=2), "gnat", levels=(9, 4))
    (own, _) = win_warnings(state.config, RULES.view(state, 1))
    assert own.rivals_choose is (chooser == 1)
    assert (own.wins == 1.0) is (chooser == 0), "the gnat is sure to be beaten"
    do(state, "done")
    assert (state.phase, state.seat) == (DOOR, chooser)


def test_nap_42_with_an_empty_corridor_the_deck_decides() -> None:
    state = among(lay(meets="gnat", parameters=LAST), levels=(9, 4, 4))
    do(state, "draw")
    assert state.winner == 0


def test_nap_42_who_fights_goes_on_after_the_fight() -> None:
    state = among(lay("oar", dice=[5], parameters=LAST), "abyss", levels=(9, 4, 4))
    do(state, "done", "door 1")
    assert (state.seat, open_to(state)) == (0, "roll, accept")
    do(state, "roll")
    assert (state.seat, state.phase) == (0, EQUIPPING)


def test_nap_45_corridor_and_what_lies_there_are_the_same_for_every_seat() -> None:
    state = among(lay("oar", "spoon", parameters=FRIENDS), "boar: piano, taxman", grudges=(1, 0, 2))
    seen = {RULES.view(state, seat).dealings for seat in (-1, 0, 1, 2)}
    assert len(seen) == 1
