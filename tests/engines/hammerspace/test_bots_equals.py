"""Hammerspace's steady bot among equals: no seat is spared, or sought, for its number."""

from __future__ import annotations

import pytest

from engines.hammerspace.actions import TARGET
from engines.hammerspace.bots import BOTS, explain
from engines.hammerspace.state import State
from tests.engines.hammerspace.table import RULES, do, lay

SEEDS = range(200)
MAGNET = "id: magnet, ability: { do: [{ take: { of: chosen } }] }"


def shares(state: State) -> dict[int, float]:
    """How often the steady bot decides what, over many seeds of its thinking."""
    view, public = RULES.view(state, state.seat), state.config.public()
    made = [BOTS["steady"](public, view, seed) for seed in SEEDS]
    return {action: made.count(action) / len(SEEDS) for action in sorted(set(made))}


def test_among_rivals_alike_each_is_attacked_as_often() -> None:
    state = lay("club", "", "", "")
    do(state, "play club")
    found = shares(state)
    assert list(found) == [TARGET + seat for seat in (1, 2, 3)]
    assert all(0.2 < share < 0.5 for share in found.values()), found


def test_of_two_targets_among_rivals_alike_each_pair_is_as_likely() -> None:
    """Targets are named in rising order: the first one named is the lowest of the pair."""
    state = lay("pair", "", "", "")
    do(state, "play pair")
    found = shares(state)
    assert list(found) == [TARGET + seat for seat in (1, 2)]
    assert 0.5 < found[TARGET + 1] < 0.83, "two pairs of three"


def test_among_rivals_alike_each_is_robbed_as_often() -> None:
    state = lay("magnet", "club", "club", "club", cards=[MAGNET])
    do(state, "play magnet")
    found = shares(state)
    assert len(found) == 3
    assert all(0.2 < share < 0.5 for share in found.values()), found


@pytest.mark.parametrize("bare", [1, 2, 3])
def test_who_is_not_alike_is_chosen_whatever_the_seed(bare: int) -> None:
    """The others stand behind lids."""
    hands = ["club", "lid", "lid", "lid"]
    hands[bare] = ""
    state = lay(*hands)
    do(state, "play club")
    assert shares(state) == {TARGET + bare: 1.0}


@pytest.mark.parametrize("rich", [1, 2, 3])
def test_of_rivals_equally_easy_to_hit_the_one_who_leads_is_attacked_most(rich: int) -> None:
    life = [20, 20, 20, 20]
    life[rich] = 40
    state = lay("club", "", "", "", life=life)
    do(state, "play club")
    assert shares(state)[TARGET + rich] > 0.5


def test_the_same_seed_decides_the_same_and_says_why() -> None:
    state = lay("club", "", "", "")
    do(state, "play club")
    view, public = RULES.view(state, 0), state.config.public()
    for seed in SEEDS:
        thought = explain("steady", public, view, seed)
        assert thought.action == BOTS["steady"](public, view, seed)
        assert thought.reason == "best-target"
