"""What the program knows of a player's decisions without a rule that says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.napakalaki.advice import advice
from app.games.napakalaki.gear import best_outfit, equips_in_vain, least_missed, outfitted
from engines.napakalaki import tricks
from engines.napakalaki.cards import ARMOUR, Bad
from engines.napakalaki.config import Config
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import EARLY, EQUIPPING, SETTLE, State
from engines.napakalaki.tricks import NO_TRICK, Trick
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    NUMBER,
    RULES,
    SMALL_CULTISTS,
    SMALL_TREASURES,
    among,
    called,
    config,
    do,
    lay,
    refreshed,
)
from tests.engines.napakalaki.test_tricks import game

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


def before_fight(decks: Config, hidden: str, corridor: str) -> State:
    """Ana at level 5 with all her treasures hidden, and monsters that wait."""
    state = among(lay("", hidden, level=5, decks=decks), corridor, levels=(5, 1, 1))
    state.phase, state.early = EARLY, 1
    return refreshed(state)


def test_the_strongest_outfit_has_the_highest_total_level() -> None:
    """NAP-13: the bots wear a bonus of 1 for its throw; "best outfit" took that, too, and left
    the bonus of 2 in the hand."""
    state = before_fight(game(sieve=(tricks.THROW, 0, 5)), "sieve colander", "boar")
    view = RULES.view(state, 0)
    assert best_outfit(state.config, view) == (NUMBER["colander"],)
    thought = advice(state.config, view)
    assert thought.data == {"card": NUMBER["colander"], "power": 7}, "so does the hint"


def test_of_equal_levels_the_outfit_with_a_trick_is_stronger() -> None:
    """NAP-44: the whisk and the ladle are both worth 2; the oar, worth 4, needs both hands."""
    decks = game(whisk=(tricks.SHIELD, 0, 1))
    state = before_fight(decks, "oar whisk ladle", "boar")
    chosen = best_outfit(decks, RULES.view(state, 0))
    assert set(chosen) == {NUMBER["whisk"], NUMBER["ladle"]}


@pytest.mark.parametrize(("foe", "worn"), [("boar", True), ("abyss", False)])
def test_what_a_monster_in_the_corridor_fears_is_worn_if_that_beats_it(
    foe: str, worn: bool
) -> None:
    """NAP-36, NAP-44: the barrel adds nothing (5 to 5), so it stayed in the hand while the boar
    waited, 7 less 4 against armour. Less 4, the abyss is still too strong."""
    decks = game(boar=(tricks.FEARS, ARMOUR, 4), abyss=(tricks.FEARS, ARMOUR, 4))
    state = before_fight(decks, "barrel", foe)
    view = RULES.view(state, 0)
    assert best_outfit(decks, view) == ((NUMBER["barrel"],) if worn else ())
    if worn:
        assert advice(decks, view).reason == "feared"


@pytest.mark.parametrize(("n", "lost"), [(7, "spoon"), (0, "barrel")], ids=["fears", "doesn't"])
def test_what_beats_a_monster_in_the_corridor_is_not_missed_least(n: int, lost: str) -> None:
    """NAP-16, NAP-44: the treasure without a bonus went, though Ana beats the thief that waits
    (9, less 7 against armour) alone only with it. The spoon adds 1, and nothing has gold."""
    decks = game(thief=(tricks.FEARS, ARMOUR, n))
    poor = [replace(card, gold=0) for card in decks.treasures]
    bites = [
        replace(card, level=9, bad=Bad(equipped=1)) if card.id == "moth" else card
        for card in decks.monsters
    ]
    decks = config(FRIENDS, treasures=poor, monsters=bites)
    state = among(lay("barrel spoon", "", meets="moth", decks=decks), "thief", levels=(3, 1, 1))
    do(state, "done", "draw", "accept")
    assert state.phase == SETTLE
    assert least_missed(decks, RULES.view(state, 0)) == (NUMBER[lost],)


@pytest.mark.parametrize(("card", "worn"), [(2, True), (-1, False)], ids=["cultist", "not one"])
def test_what_a_cultists_card_helps_to_beat_is_worn(card: int, worn: bool) -> None:
    """NAP-23: the chant adds 2 to a cultist, who beats the boar (7, less 1 against armour) with 5
    and the barrel, which adds nothing. The suggestion left the card out and kept the barrel."""
    small = game(boar=(tricks.FEARS, ARMOUR, 1))
    rules = replace(FRIENDS, cultists=True)
    decks = config(rules, monsters=small.monsters, cultists=SMALL_CULTISTS)
    state = called(before_fight(decks, "barrel", "boar"), card)
    assert best_outfit(decks, RULES.view(state, 0)) == ((NUMBER["barrel"],) if worn else ())
