"""Napakalaki: the warning about a player's next turn among friends (NAP-34 to NAP-43), against
thousands of turns played by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

import pytest

from engines.kernel.events import SPECTATOR
from engines.kernel.streams import CheapSource
from engines.napakalaki.actions import BUY, DONE, DRAW, FIRST_DOOR, NO_GRUDGE, SPEND
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PRICE, SALES, State
from engines.napakalaki.view import View
from engines.napakalaki.warning import WinWarning, next_foes, seen_by_all, win_warnings
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    NUMBER,
    RULES,
    among,
    cards,
    config,
    do,
    lay,
)
from tests.helpers.examples import FACTOR

PLAYED = 2_000 * FACTOR
PLAIN = replace(FRIENDS, equip_before_combat=False)
"""A turn without equipping before the fight, so that what is equipped is all that counts."""


def of(state: State, seat: int, viewer: int = 1) -> WinWarning:
    """The warning about a seat, as another one sees it."""
    return win_warnings(state.config, RULES.view(state, viewer))[seat]


def table(
    equipped: str, hidden: str = "", corridor: str = "", *, level: int, grudges: Sequence[int]
) -> State:
    """Seat 0 of such a level at its sales. Its rivals, one or two, are of level 1."""
    state = lay(equipped, hidden, level=level, parameters=PLAIN, seats=len(grudges) or 3)
    return among(state, corridor, grudges=grudges)


def wins(state: State, door: int, *, spite: bool) -> bool:
    """Play a turn from its sales: everything hidden is sold if it buys a level, then that door.
    Rivals spend all the grudges that they may, or none; the fighter spends its own."""
    config_, seat = state.config, state.turn_seat
    if sum(config_.gold[card] for card in state.hidden[seat]) >= config_.parameters.level_price:
        for card in list(state.hidden[seat]):
            RULES.apply(state, config_.sell[card])
        RULES.apply(state, BUY)
    if DONE in state.legal:
        RULES.apply(state, DONE)
    if state.phase in (SALES, DOOR):
        RULES.apply(state, FIRST_DOOR + door - 1 if door else DRAW)
    while state.phase in (GRUDGE, FIGHT, PRICE, DEAL):
        if state.phase == GRUDGE:
            RULES.apply(state, state.legal[-1] if spite else NO_GRUDGE)
        elif SPEND in state.legal:
            RULES.apply(state, SPEND)
        else:
            return False
    return state.winner == seat


def plays(state: State, door: int, *, spite: bool, viewer: int = 1) -> int:
    """In how many of `PLAYED` tables that look the same to a viewer seat 0 wins behind a door."""
    view, source = RULES.view(state, viewer), CheapSource(11)
    return sum(
        wins(RULES.determinize(state.config, view, source), door, spite=spite)
        for _ in range(PLAYED)
    )


def close(share: int, chance: float) -> bool:
    """Whether a share of `PLAYED` lies within five deviations of a chance."""
    return abs(share - PLAYED * chance) <= 5 * sqrt(PLAYED * chance * (1 - chance)) + 1e-6


CASES = {
    "no corridor": ("oar", "", 9, (0, 0, 0)),
    "own grudges": ("oar", "", 9, (2, 0, 0)),
    "rivals' grudges": ("curtain colander", "", 9, (1, 2, 1)),
    "a worse door": ("curtain", "abyss: spoon", 9, (1, 1, 0)),
    "a better door": ("curtain", "gnat", 9, (0, 1, 1)),
    "two players": ("oar", "boar", 9, (3, 1)),
    "two doors": ("", "boar, goose", 9, (1, 2, 0)),
}


@pytest.mark.one_of(3)
@pytest.mark.parametrize("spite", [False, True])
@pytest.mark.parametrize("name", CASES)
def test_nap_42_the_last_fight_is_behind_the_worst_door(name: str, spite: bool) -> None:
    """NAP-38 (one of two spends none of its own), NAP-41, NAP-42: played behind each door, of
    which a rival chooses the worst; of two players each takes its own best."""
    equipped, corridor, level, grudges = CASES[name]
    state = table(equipped, "", corridor, level=level, grudges=grudges)
    found = of(state, 0)
    chance = found.against if spite else found.wins
    doors = range(len(state.dealings.corridor) + 1)
    rivals_choose = len(grudges) > 2
    choose = min if rivals_choose else max
    assert close(choose(plays(state, door, spite=spite) for door in doors), chance)
    assert found.rivals_choose == (rivals_choose and bool(corridor))
    assert found.buys == 0
    assert found.against <= found.wins


@pytest.mark.parametrize("spite", [False, True])
def test_nap_41_a_hidden_hand_may_buy_the_way_to_the_last_door(spite: bool) -> None:
    """Seat 0 is of level 8 and has one card in its hand, which nobody else sees. Only the Barrel,
    of 1,900, buys a level. Without it, only the moth is worth two levels and is beaten."""
    state = table("fork", "spoon", level=8, grudges=(0, 1, 0))
    found = of(state, 0)
    chance = found.against if spite else found.wins
    moth, enough = 1 / 9, (3 if spite else 5) / 9
    assert chance == pytest.approx((14 * moth + enough) / 15)
    assert close(plays(state, 0, spite=spite), chance)


def test_nap_36_a_player_two_levels_from_the_last_takes_its_best_door() -> None:
    """The Abyss of the small deck is worth two levels and waits; 8 and 3 grudges are not enough,
    but a strong player beats it there for certain."""
    worth = {card.id: card.levels for card in config().monsters}
    rich = [name for name, levels in worth.items() if levels >= 2]
    assert rich, "the small deck has such a monster"
    state = table("oar colander curtain skates", "", rich[0], level=8, grudges=(3, 0, 0))
    power = RULES.view(state, 0).players[0].power + 9
    expected = float(state.config.foe_level[NUMBER[rich[0]]] < power)
    assert of(state, 0).wins >= expected
    assert close(plays(state, 1, spite=False), expected)
    assert not of(state, 0).rivals_choose


def test_nap_41_one_level_a_turn_and_none_after_it() -> None:
    """A fight after another level would win more often; but in its own turn the seat has had its
    one."""
    state = table("oar", "barrel piano bucket", level=7, grudges=())
    do(state, "sell barrel", "buy")
    after = of(state, 0, viewer=0)
    assert state.level[0] == 8
    assert after.levels == 2
    reference = table("oar", "piano bucket", level=8, grudges=())
    reference.dealings.bought = 1
    assert after.wins == of(reference, 0, viewer=0).wins
    reference.dealings.bought = 0
    assert after.wins < of(reference, 0, viewer=0).wins


def test_nap_35_hidden_cards_that_all_know_count_as_known_gold() -> None:
    """A looted Barrel (1,900) in the hand of seat 0 surely buys a level; that of a stranger may
    not. It was a division by zero."""
    state = table("curtain", "barrel", level=8, grudges=())
    unknown = of(state, 0)
    state.dealings.looted = cards("barrel")
    known = of(state, 0)
    assert known.gold == unknown.gold + 1900
    assert known.wins > unknown.wins
    assert close(plays(state, 0, spite=False), known.wins)
    view = RULES.view(state, 0)
    assert seen_by_all(view) == RULES.view(state, SPECTATOR)


def test_nap_43_who_has_nothing_rolls_for_treasures_which_may_buy_a_level() -> None:
    """Seat 2 has nothing, so its next turn begins with a roll; without the rule it can only hope
    for the moth."""
    state = among(lay(level=3, parameters=PLAIN), levels=(3, 1, 8))
    state.turn_seat = state.seat = 0
    assert of(state, 2).turns == 2
    without = lay(level=3, parameters=replace(PLAIN, empty_hand_rolls=False))
    among(without, levels=(3, 1, 8))
    assert of(without, 2).wins == 1 / 9
    assert of(state, 2).wins > 1 / 9, "two or three treasures may be worth 1,000"


def test_nap_36_where_all_monsters_wait_there_is_no_closed_door() -> None:
    monsters = " , ".join(card.id for card in config().monsters)
    state = table("curtain", "", monsters, level=9, grudges=())
    view: View = RULES.view(state, 1)
    assert next_foes(state.config, view, 0) == ()
    strongest = max(card.level for card in config().monsters)
    assert of(state, 0).wins == float(view.players[0].power > strongest)


def test_a_fight_in_which_rivals_have_a_say_is_not_settled() -> None:
    """NAP-38, NAP-39: grudges and prices change what the player has."""
    state = table("curtain colander", "", "", level=9, grudges=(0, 3, 0))
    assert of(state, 0).settled
    do(state, "draw")
    assert not of(state, 0).settled
    assert of(state, 1, viewer=0).settled
