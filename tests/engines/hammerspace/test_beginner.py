"""Hammerspace's beginner makes the mistakes of a first match, where the steady bot makes none."""

from __future__ import annotations

from engines.hammerspace.bots import explain
from engines.hammerspace.state import State
from tests.engines.hammerspace.table import RULES, do, hand, lay

MALLET = "id: mallet, attack: { subtype: melee, points: 6, reach: one }"


def choice(state: State, bot: str = "beginner") -> str:
    """What a bot does now; slots by the names of the actor's cards."""
    thought = explain(bot, state.config, RULES.view(state, state.seat), 1)
    verb, _, rest = RULES.notation(thought.action).partition(" ")
    if verb == "play":
        rest = hand(state, state.seat).split()[int(rest) - 1]
    return f"{verb} {rest}".strip()


def test_it_plays_the_biggest_number_whatever_stands_against_it() -> None:
    state = lay("torch mallet", "lid vest", cards=[MALLET])
    assert choice(state, "steady") == "play torch"
    assert choice(state) == "play mallet"


def test_it_aims_at_who_has_least_life_even_behind_a_wall() -> None:
    state = lay("club", "lid vest", "coat", life=[30, 25, 26])
    do(state, "play club")
    assert choice(state, "steady") == "target 3"
    assert choice(state) == "target 2"
