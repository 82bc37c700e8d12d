"""What grudges do to a fighter who is winning, as the front ends say it (NAP-37, NAP-38)."""

from __future__ import annotations

import pytest

from engines.napakalaki import tricks
from engines.napakalaki.state import GRUDGE, State
from engines.napakalaki.stopping import (
    HELP,
    OWN,
    STOPS,
    THROWS,
    WINS,
    YET,
    Stopped,
    new_grudges,
    shields,
    stopped,
)
from tests.engines.napakalaki.helpers import NUMBER, RULES
from tests.engines.napakalaki.test_tricks import at, fights, game


def asked_for(state: State) -> State:
    """The fight with the monster of the deck, which Ana is winning: a rival is asked."""
    fights(state)
    assert state.phase == GRUDGE
    return state


def effect(state: State, count: int) -> Stopped:
    return stopped(state.config, RULES.view(state, 1), count)


@pytest.mark.parametrize(
    ("own", "levels", "count", "more", "found"),
    [
        (0, (9, 3, 3), 0, 1, Stopped(YET, 7, 1)),
        (0, (9, 3, 3), 0, 0, Stopped(WINS, 7, 1)),
        (1, (9, 3, 3), 1, 0, Stopped(OWN, 10, 1)),
        (0, (9, 3, 3), 1, 0, Stopped(STOPS, 10)),
        (0, (8, 3, 3), 1, 0, Stopped(HELP, 10)),
        (1, (8, 3, 3), 2, 0, Stopped(STOPS, 13)),
    ],
)
def test_nap_38_what_so_many_grudges_do(
    own: int, levels: tuple[int, ...], count: int, more: int, found: Stopped
) -> None:
    """Against 7, for 3 each. Eva, who is asked after Ben, has `more`. At level 9 nobody may help
    Ana (NAP-41); at level 8, Ben's 3 make 11, which beats 10 and not 13."""
    state = asked_for(at(game(), meets="boar", grudges=(own, 3, more), levels=levels))
    assert effect(state, count) == found


def test_nap_44_a_throw_is_named() -> None:
    """9 + 1 against 9: one grudge makes 12, and the spoon adds 4."""
    decks = game(spoon=(tricks.THROW, 0, 4))
    state = asked_for(at(decks, "spoon", meets="thief", grudges=(0, 3, 0), levels=(9, 5, 5)))
    assert effect(state, 1) == Stopped(THROWS, 12, card=NUMBER["spoon"])
    assert effect(state, 2) == Stopped(STOPS, 15)


def test_nap_44_a_shield_counts_what_was_spent_already() -> None:
    decks = game(fork=(tricks.SHIELD, 0, 2))
    state = asked_for(at(decks, "fork", meets="boar", grudges=(0, 3, 0), levels=(8, 5, 5)))
    for spent, left in ((0, 2), (1, 1), (2, 0)):
        state.dealings.added = spent
        expected = [(NUMBER["fork"], left)] if left else []
        assert shields(decks, RULES.view(state, 1)) == expected


def test_nap_37_new_grudges_count_what_is_bitter_and_stop_at_the_most() -> None:
    decks = game(fork=(tricks.BITTER, 0, 1))
    for held, count in ((0, 2), (1, 2), (2, 1), (3, 0)):
        state = at(decks, "fork", meets="boar", grudges=(held, 0, 0))
        assert new_grudges(decks, RULES.view(state, 0), 1) == count
