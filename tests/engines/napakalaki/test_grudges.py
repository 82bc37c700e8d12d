"""Napakalaki: grudges, envy, and the choice at the die (NAP-37, NAP-37a, NAP-38, NAP-40)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.kernel.events import Event
from engines.napakalaki.actions import ACCEPT
from engines.napakalaki.cards import Bad, NapakalakiMonster
from engines.napakalaki.events import (
    Faced,
    GrabRolled,
    GrudgeGained,
    GrudgesSpent,
    LetPass,
    Met,
    OwnGrudgesSpent,
    ReceivedCards,
)
from engines.napakalaki.previews import fight_chances
from engines.napakalaki.state import EQUIPPING, FIGHT, GRUDGE, State
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
    waiting,
)

HELD = replace(README, grudge=3)
ENVIOUS = replace(HELD, envy=True)
DIAL = replace(HELD, dial=True, corridor=3, loot=True)


def next_turn(state: State) -> list[Event]:
    """Play the rest of a turn without a die; what the next one begins with."""
    seat = state.turn_seat
    told: list[Event] = []
    while state.turn_seat == seat:
        told.clear()
        legal = RULES.legal(state)
        RULES.apply(state, ACCEPT if ACCEPT in legal else legal[0], told.append)
    return told


def beats_the_goose(*grudges: int, level: int = 9, worth: int = 3) -> tuple[State, list[Event]]:
    """Seat 0, of such a level, meets the goose (5), which it beats by itself; what was told."""
    rules = replace(HELD, grudge=worth, winning_level=20)
    state = lay(meets="goose", prize="spoon fork", level=level, parameters=rules)
    among(state, grudges=grudges)
    return state, do(state, "draw")


# -- how players get them


@pytest.mark.parametrize(("way", "dice"), [("roll", [0]), ("accept", [])])
def test_nap_37_whom_a_monster_catches_gets_a_grudge(way: str, dice: list[int]) -> None:
    state = lay(meets="boar", dice=dice, parameters=HELD)
    told = do(state, "draw", way)
    assert only(told, GrudgeGained) == GrudgeGained(-1, 0, 1, "caught", 1)
    assert RULES.view(state, 2).dealings.grudges == (1, 0, 0), "public"


def test_nap_37_a_death_is_a_catch_too_and_takes_none() -> None:
    state = among(lay(level=3, meets="abyss", parameters=HELD), grudges=(1,))
    assert only(do(state, "draw", "accept"), GrudgeGained).held == 2


def test_nap_37_an_escape_or_a_victory_brings_none() -> None:
    for meets, ways in (("boar", ["roll"]), ("gnat", [])):
        state = lay(level=3, meets=meets, dice=[5], parameters=HELD)
        assert "GrudgeGained" not in kinds(do(state, "draw", *ways))


@pytest.mark.parametrize(("most", "held", "gained"), [(3, 3, 0), (3, 2, 1), (1, 1, 0)])
def test_nap_37_nobody_holds_more_than_the_most(most: int, held: int, gained: int) -> None:
    rules = replace(HELD, grudge_most=most)
    state = among(lay(meets="boar", parameters=rules), grudges=(held,))
    told = do(state, "draw", "accept")
    assert kinds(told).count("GrudgeGained") == gained
    assert state.dealings.grudges[0] == min(held + 1, most)


def test_nap_37_without_grudges_nobody_gets_any() -> None:
    state = lay(meets="boar", parameters=replace(README, dial=True, envy=True))
    assert "GrudgeGained" not in kinds(do(state, "draw", "accept"))


@pytest.mark.parametrize(
    ("levels", "gained"),
    [
        ((5, 3, 4), 1),
        ((4, 3, 4), 0),
        ((5, 3, 3), 1),
        ((5, 4, 3), 0),
        ((5, 5, 3), 0),
    ],
    ids=["two-below", "one-below", "lowest-with-others", "not-the-lowest", "itself-the-highest"],
)
def test_nap_37a_who_begins_a_turn_lowest_and_two_below_the_highest_gets_one(
    levels: tuple[int, ...], gained: int
) -> None:
    state = among(lay(meets="gnat", parameters=ENVIOUS), levels=(levels[0] - 1, *levels[1:]))
    told = next_turn(state)
    assert state.level[0] == levels[0], "the gnat's level"
    found = [event for event in told if isinstance(event, GrudgeGained)]
    assert found == [GrudgeGained(-1, 1, 1, "envy", 1)] * gained


def test_nap_37a_not_without_the_option() -> None:
    state = among(lay(meets="gnat", parameters=HELD), levels=(5, 1, 4))
    assert "GrudgeGained" not in kinds(next_turn(state))


@pytest.mark.parametrize(("most", "gained"), [(2, 0), (3, 1)])
def test_nap_37a_only_with_so_many_players(most: int, gained: int) -> None:
    rules = replace(ENVIOUS, envy_players=most)
    state = among(lay(meets="gnat", parameters=rules), levels=(5, 1, 4))
    assert kinds(next_turn(state)).count("GrudgeGained") == gained


def test_nap_45_the_grudge_of_envy_comes_first_in_a_turn() -> None:
    rules = replace(ENVIOUS, empty_hand_rolls=True)
    state = among(lay(meets="gnat", parameters=rules), levels=(5, 1, 4))
    assert kinds(next_turn(state))[-3:] == ["TurnBegan", "GrudgeGained", "EmptyHanded"]


# -- on a rival's monster


def test_nap_38_when_a_player_would_win_its_rivals_may_stop_it() -> None:
    """A tie loses (NAP-14): 9 against 5 and two grudges of 3."""
    state, told = beats_the_goose(0, 2, 0)
    assert kinds(told) == ["Faced"]
    assert only(told, Faced).power == 9
    assert (state.phase, state.seat, state.turn_seat) == (GRUDGE, 1, 0)
    told = do(state, "grudge 2")
    assert only(told, GrudgesSpent) == GrudgesSpent(-1, 1, 0, 2, 11)
    assert (state.phase, state.seat, open_to(state)) == (FIGHT, 0, "roll, accept")
    assert RULES.view(state, 2).dealings.grudges == (0, 0, 0)
    assert (state.level[0], hand(state)) == (9, "")


def test_nap_38_if_they_let_it_pass_it_wins_as_ever() -> None:
    state, _ = beats_the_goose(0, 2, 0)
    told = do(state, "grudge 0")
    assert only(told, LetPass) == LetPass(-1, 1, 0)
    assert only(told, Met).wins
    assert (state.level[0], hand(state), state.phase) == (10, "spoon fork", EQUIPPING)
    assert state.dealings.grudges == [0, 2, 0], "none is spent"


def test_nap_38_they_are_asked_clockwise_from_the_left_each_once() -> None:
    state = lay(meets="goose", parameters=replace(HELD, winning_level=20), seats=4)
    among(state, grudges=(3, 1, 1, 1), levels=(1, 9, 1, 1))
    state.seat = state.turn_seat = 1
    state.legal = (2,)
    do(state, "draw")
    asked = []
    while state.phase == GRUDGE:
        asked.append(state.seat)
        do(state, "grudge 0")
    assert asked == [2, 3, 0]


def test_nap_38_only_if_all_that_are_left_could_still_make_it_lose() -> None:
    """9 against 5: one grudge of 3 is too little, two are enough."""
    assert beats_the_goose(0, 1, 0)[0].phase == EQUIPPING
    state, _ = beats_the_goose(0, 1, 1)
    assert (state.phase, state.seat) == (GRUDGE, 1)
    do(state, "grudge 0")
    assert state.phase == EQUIPPING, "seat 2 alone can't stop it"


def test_nap_38_a_rival_without_grudges_is_passed_over() -> None:
    assert beats_the_goose(0, 0, 2)[0].seat == 2


def test_nap_38_they_are_not_asked_when_the_player_does_not_win_anyway() -> None:
    state, told = beats_the_goose(0, 3, 3, level=5)
    assert (state.phase, state.seat) == (FIGHT, 0)
    assert kinds(told) == ["Faced"]


def test_nap_38_no_more_can_be_put_than_outweigh_what_the_fighter_holds() -> None:
    """9 against 5: two stop it; each grudge of its own asks for one more."""
    assert open_to(beats_the_goose(0, 3, 0)[0]) == "grudge 0, grudge 1, grudge 2"
    assert open_to(beats_the_goose(1, 3, 0)[0]) == "grudge 0, grudge 1, grudge 2, grudge 3"


def test_nap_38_the_next_is_asked_as_long_as_own_grudges_could_win_it_back() -> None:
    state, _ = beats_the_goose(1, 2, 2)
    do(state, "grudge 2")
    assert (state.phase, state.seat) == (GRUDGE, 2), "9 against 11, and 3 more of its own"
    assert open_to(state) == "grudge 0, grudge 1", "one more is out of its reach"
    do(state, "grudge 1")
    assert open_to(state) == "roll, accept"


def test_nap_38_out_of_reach_of_the_fighter_nobody_else_is_asked() -> None:
    state, _ = beats_the_goose(0, 2, 2)
    do(state, "grudge 2")
    assert (state.phase, state.seat) == (FIGHT, 0)


@pytest.mark.parametrize(("worth", "count", "level"), [(2, 2, 9), (3, 2, 11), (4, 1, 9)])
def test_nap_38_a_grudge_is_worth_what_the_option_says(worth: int, count: int, level: int) -> None:
    """9 against 5."""
    state, _ = beats_the_goose(0, 3, 0, worth=worth)
    assert RULES.notation(RULES.legal(state)[-1]) == f"grudge {count}"
    assert only(do(state, f"grudge {count}"), GrudgesSpent).level == level


# -- for oneself


@pytest.mark.parametrize(("held", "open_now"), [(1, False), (2, True), (3, True)])
def test_nap_38_who_is_not_winning_may_spend_as_many_as_win_and_no_more(
    held: int, open_now: bool
) -> None:
    """3 against 7: two of 3 are needed, and a tie is no win."""
    state = among(lay(level=3, meets="boar", prize="spoon fork", parameters=HELD), grudges=(held,))
    do(state, "draw")
    assert ("spend" in open_to(state)) is open_now
    if open_now:
        told = do(state, "spend")
        assert only(told, OwnGrudgesSpent) == OwnGrudgesSpent(-1, 0, 2, 9)
        assert only(told, Met) == Met(-1, 0, 3, 9, True)
        assert (state.level[0], hand(state)) == (4, "spoon fork")
        assert state.dealings.grudges[0] == held - 2


@pytest.mark.parametrize(("least", "level", "spends"), [(2, 9, True), (3, 9, False), (3, 8, True)])
def test_nap_38_too_few_players_spend_none_of_their_own_to_win_the_match(
    least: int, level: int, spends: bool
) -> None:
    """The thief has level 9 and gives one level. Neither the choices, the preview nor the warning
    count the fighter's grudges then, and its rival is not asked for more than stop it without."""
    rules = replace(HELD, own_last=least)
    state = lay(level=level, meets="thief", parameters=rules, seats=2)
    among(state, grudges=(3, 3))
    view = RULES.view(state, 0)
    chances = fight_chances(state.config, view, 0)
    assert (chances.own > chances.alone) is spends
    do(state, "draw")
    assert ("spend" in open_to(state)) is spends


def test_nap_38_after_the_rivals_grudges_the_fighter_may_answer() -> None:
    state, _ = beats_the_goose(3, 2, 0)
    do(state, "grudge 2")
    assert only(do(state, "spend"), OwnGrudgesSpent).count == 1
    assert state.level[0] == 10


def test_nap_38_none_of_the_grudges_count_in_the_next_fight() -> None:
    state, _ = beats_the_goose(0, 2, 0)
    do(state, "grudge 2")
    next_turn(state)
    state.monsters.append(0)
    assert only(do(state, "draw"), Faced).monster == 0
    assert RULES.view(state, 0).dealings.added == 0


def test_nap_45_who_spent_how_many_against_whom_is_public_to_the_end() -> None:
    state, _ = beats_the_goose(0, 3, 0)
    do(state, "grudge 2")
    for seat in (-1, 0, 1, 2):
        assert RULES.view(state, seat).dealings.spite == ((0, 0, 0), (2, 0, 0), (0, 0, 0))


# -- at the die


def test_nap_40_run_grab_or_take_it() -> None:
    state = lay(level=3, meets="boar", parameters=DIAL)
    do(state, "draw")
    assert open_to(state) == "roll, accept, grab"
    state = lay(level=3, meets="boar", parameters=HELD)
    do(state, "draw")
    assert open_to(state) == "roll, accept", "without the option as in NAP-15"


def test_nap_40_run_is_the_roll_of_nap_15() -> None:
    for face, escaped in ((5, True), (4, False)):
        state = lay("oar", level=3, meets="boar", dice=[face - 1], parameters=DIAL)
        assert ("Suffered" in kinds(do(state, "draw", "roll"))) is not escaped


@pytest.mark.parametrize("face", [1, 5, 6])
def test_nap_40_grab_only_a_6_escapes_with_a_treasure(face: int) -> None:
    state = lay("oar", level=3, meets="boar", dice=[face - 1], prize="spoon", parameters=DIAL)
    told = do(state, "draw", "grab")
    assert only(told, GrabRolled) == GrabRolled(-1, 0, face, face == 6)
    assert ("Suffered" in kinds(told)) is (face < 6)
    if face == 6:
        assert only(told, ReceivedCards).cards == (0,)
        assert (hand(state), state.level[0], waiting(state)) == ("spoon", 3, "boar")
    else:
        assert only(told, GrudgeGained).count == 1


def test_nap_40_a_monster_without_treasures_leaves_nothing_to_grab() -> None:
    foes = [NapakalakiMonster("x", 30, 1, 0, Bad(levels=1))]
    state = lay(level=3, decks=config(DIAL, monsters=foes))
    do(state, "draw")
    assert open_to(state) == "roll, accept"


def test_nap_40_take_it_rolls_no_die_and_gives_two_grudges() -> None:
    state = lay("oar", level=3, meets="boar", dice=[], parameters=DIAL)
    told = do(state, "draw", "accept")
    assert only(told, GrudgeGained) == GrudgeGained(-1, 0, 2, "took-it", 2)
    assert "Suffered" in kinds(told)


def test_nap_40_at_the_most_it_gives_what_there_is_room_for() -> None:
    state = among(lay(meets="boar", parameters=DIAL), grudges=(2,))
    assert only(do(state, "draw", "accept"), GrudgeGained).count == 1


def test_nap_17_a_necklace_goes_in_any_fight_of_that_edition_also_by_a_grab() -> None:
    rules = replace(DIAL, necklace_always=True)
    state = lay("beads", level=2, meets="boar", dice=[5], prize="spoon", parameters=rules)
    told = kinds(do(state, "draw", "grab"))
    assert told.index("NecklaceSpent") < told.index("Received")


def test_nap_45_result_and_order_of_a_fight_that_is_lost() -> None:
    state = lay("oar", "spoon", level=3, meets="boar", dice=[0], parameters=DIAL)
    assert kinds(do(state, "draw", "roll")) == [
        "Faced", "Met", "EscapeRolled", "Suffered", "GrudgeGained", "LevelChanged", "Lost", "Lost",
        "MonsterWaits",
    ]  # fmt: skip
