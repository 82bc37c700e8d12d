"""What the program knows of a player's decisions without a rule that says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.napakalaki.advice import equips_in_vain, outfitted
from engines.napakalaki import tricks
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import EQUIPPING
from engines.napakalaki.tricks import NO_TRICK, Trick
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    NUMBER,
    RULES,
    SMALL_TREASURES,
    config,
    do,
    lay,
)

AFTER_ALONE = replace(FRIENDS, equip_before_combat=False)


@pytest.mark.parametrize(
    ("hidden", "rules", "trick", "vain"),
    [
        ("slippers", FRIENDS, NO_TRICK, True),
        ("skates", FRIENDS, NO_TRICK, False),
        ("slippers", AFTER_ALONE, NO_TRICK, False),
        ("slippers piano spoon ladle", FRIENDS, NO_TRICK, False),
        ("slippers", FRIENDS, (tricks.PEEK, 0, 0), False),
        ("slippers", FRIENDS, (tricks.HELPER, 0, 3), False),
        ("slippers", FRIENDS, (tricks.RUN, 0, 1), False),
    ],
    ids=["no bonus", "a bonus", "only now", "too many", "peeks", "helps", "a good trick"],
)
def test_nap_9_what_can_wait_for_the_next_turn_is_no_decision(
    hidden: str, rules: Parameters, trick: Trick, vain: bool
) -> None:
    """Ana's Oar takes both hands. She beats a gnat and gets a fork, which doesn't fit."""
    treasures = list(SMALL_TREASURES)
    at = NUMBER["slippers"]
    treasures[at] = replace(treasures[at], trick=trick)
    decks = config(rules, treasures=treasures)
    state = lay("oar", hidden, level=5, meets="gnat", prize="fork", parameters=rules, decks=decks)
    while state.phase != EQUIPPING:
        do(state, "done" if "done" in {RULES.notation(one) for one in state.legal} else "draw")
    assert len(state.legal) > 1
    assert equips_in_vain(decks, RULES.view(state, 0)) is vain


def test_what_the_hand_adds_before_a_fight_counts_where_it_may_be_equipped_first() -> None:
    """NAP-9: a newcomer with good treasures in hand read that the chance to win was 0%."""
    state = lay("", "oar colander", parameters=FRIENDS)
    state.early = 1
    after = outfitted(state.config, RULES.view(state, 0))
    assert after is not None
    assert after.me.power == 1 + 4 + 2
    state.early = 0
    assert outfitted(state.config, RULES.view(state, 0)) is None
    bare = lay("oar", "slippers", parameters=FRIENDS)
    bare.early = 1
    assert outfitted(bare.config, RULES.view(bare, 0)) is None, "slippers add nothing"
