"""Napakalaki's beginner makes the mistakes of a first match, where the cautious bot makes none."""

from __future__ import annotations

from engines.napakalaki.bots import explain
from engines.napakalaki.state import DOOR, EQUIPPING, State
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    README,
    RULES,
    among,
    do,
    lay,
    named,
    refreshed,
)


def choice(state: State, bot: str = "beginner") -> str:
    """What a bot does now, cards by id."""
    thought = explain(bot, state.config, RULES.view(state, state.seat), 1)
    return named(RULES.notation(thought.action))


def at_the_corridor(level: int) -> State:
    """A goose of level 5 waits in the corridor, and nobody can help."""
    state = lay("", level=level, parameters=FRIENDS)
    among(state, "goose", levels=(level, 1, 1))
    do(state, "done")
    assert state.phase == DOOR
    return state


def equipping(worn: str, held: str) -> State:
    """Seat 0 equips after a fight (NAP-6)."""
    state = lay(worn, held, level=3)
    state.phase = EQUIPPING
    return refreshed(state)


def test_it_takes_a_tie_for_a_win_nap_14() -> None:
    assert choice(at_the_corridor(5)) == "door 1"
    assert choice(at_the_corridor(4)) == "draw"


def test_it_spends_grudges_on_who_is_ahead_long_before_the_end_nap_38() -> None:
    state = lay("", meets="goose", parameters=FRIENDS)
    among(state, levels=(6, 5, 5), grudges=(0, 3, 0))
    do(state, "draw")
    assert choice(state, "cautious") == "grudge 0"
    assert choice(state) == RULES.notation(state.legal[-1]) != "grudge 0"


def test_it_names_the_same_price_to_everybody_and_takes_the_lowest_nap_39() -> None:
    state = lay("", meets="boar", parameters=FRIENDS)
    among(state, levels=(3, 5, 6))
    do(state, "draw", "ask")
    assert choice(state) == "price 2", "the boar has no more"
    assert choice(state, "cautious") == "price 1"
    do(state, "price 2", "price 1")
    assert choice(state) == "deal 2"


def test_it_keeps_the_dearest_treasure_of_its_hand_for_a_sale() -> None:
    """The piano costs most gold; it is worn by the cautious bot, since it adds most."""
    state = equipping("colander", "piano")
    assert choice(state, "cautious") == "equip piano"
    assert choice(state) != "equip piano"
    bare = equipping("", "piano")
    assert choice(bare) == "equip piano", "with nothing else to wear it wears it"


def test_it_gives_up_what_costs_least_gold_not_what_helps_least() -> None:
    """NAP-16: the ladle costs 200 and adds 2, the bucket costs 500 and adds 1."""
    state = lay("ladle bucket skates", meets="boar", parameters=README)
    do(state, "draw", "accept")
    assert choice(state) == "lose ladle"
    assert choice(state, "cautious") != "lose ladle"
