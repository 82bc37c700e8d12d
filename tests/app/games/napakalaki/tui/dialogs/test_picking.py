"""Picks are followed by the rules themselves, and what is suggested is the best there is."""

from __future__ import annotations

from itertools import permutations

import pytest

from app.games.napakalaki.advice import advice
from app.games.napakalaki.gear import best_outfit, least_missed
from app.games.napakalaki.tui.dialogs.card_picks import CardPicks
from engines.kernel.errors import IllegalAction
from engines.napakalaki.cards import (
    ALL,
    ARMOUR,
    FOOTWEAR,
    HELMET,
    Bad,
    NapakalakiMonster,
    TreasureCard,
)
from engines.napakalaki.config import Config
from engines.napakalaki.judgement import value
from engines.napakalaki.odds import upcoming
from engines.napakalaki.phases import refresh
from engines.napakalaki.state import EARLY, SETTLE, State
from tests.app.games.napakalaki.tui.dialogs.helpers import beaten
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    NUMBER,
    RULES,
    among,
    cards,
    do,
    lay,
    names,
    refreshed,
    table,
)


def losing(state: State) -> CardPicks:
    config = state.config
    return CardPicks(config, RULES.view(state, 0), lambda card: config.lose[card])


def test_what_must_go_with_a_pick_is_what_the_rules_take_nap_16() -> None:
    """One of the two equipped is chosen; then all hidden go, for no more are left than asked."""
    picking = losing(beaten(Bad(equipped=1, hidden=3), "spoon ladle", "oar beads"))
    assert picking.forced == ()
    assert picking.toggle(NUMBER["spoon"])
    assert names(picking.forced) == "oar beads"
    assert not picking.choosing
    assert picking.hand == 0


def test_a_part_is_cut_to_what_is_left_when_it_is_reached_nap_16() -> None:
    """Either takes three, but after one equipped is gone two are left: both go."""
    picking = losing(beaten(Bad(equipped=1, either=3), "spoon ladle", "oar"))
    picking.toggle(NUMBER["ladle"])
    assert names(picking.forced) == "spoon oar"


def test_only_what_still_counts_can_be_picked_nap_16() -> None:
    bad = Bad(hidden_kinds=(HELMET, ARMOUR))
    picking = losing(beaten(bad, "", "bucket sieve curtain barrel oar"))
    assert not picking.toggle(NUMBER["curtain"])
    assert picking.toggle(NUMBER["sieve"])
    assert not picking.toggle(NUMBER["bucket"])
    assert picking.toggle(NUMBER["curtain"])
    assert not picking.choosing


def test_a_pick_taken_back_takes_those_with_it_that_depended_on_it() -> None:
    bad = Bad(hidden_kinds=(HELMET, ARMOUR))
    picking = losing(beaten(bad, "", "bucket sieve curtain barrel oar"))
    picking.take([NUMBER["curtain"], NUMBER["sieve"]])
    assert names(picking.picks) == "sieve"
    picking.take([NUMBER["sieve"], NUMBER["curtain"]])
    assert picking.toggle(NUMBER["sieve"])
    assert picking.picks == []
    picking.take([NUMBER["sieve"], NUMBER["curtain"]])
    picking.undo()
    assert names(picking.picks) == "sieve"


def test_the_picks_leave_the_game_itself_alone() -> None:
    state = beaten(Bad(equipped=1, hidden=ALL), "spoon ladle", "oar beads")
    losing(state).take(cards("spoon"))
    assert table(state) == "spoon ladle"
    assert state.phase == SETTLE


def test_no_loss_leaves_more_than_the_one_suggested() -> None:
    """Every order of every choice is tried: what is kept is never worth more (NAP-16)."""
    bad = Bad(equipped=1, hidden_kinds=(HELMET,), either=2)
    state = beaten(bad, "spoon ladle curtain", "bucket sieve beads oar")
    config, view = state.config, RULES.view(state, 0)
    monsters = upcoming(view)

    def worth(end: State) -> float:
        return value(config, monsters, end.level[0], end.equipped[0], end.hidden[0])

    ends: list[float] = []
    for order in permutations((*view.me.equipped, *view.hidden), 4):
        after = RULES.clone(state)
        try:
            for card in order:
                RULES.apply(after, config.lose[card])
        except IllegalAction:
            continue
        ends.append(worth(after))
    suggested = RULES.clone(state)
    for card in least_missed(config, view):
        RULES.apply(suggested, config.lose[card])
    assert suggested.phase != SETTLE
    assert worth(suggested) == max(ends)


def test_the_outfit_suggested_can_be_put_on_in_its_order_nap_6() -> None:
    state = lay("spoon", "oar piano beads whisk sieve bucket", level=4, meets="gnat")
    do(state, "draw")
    config = state.config
    chosen = best_outfit(config, RULES.view(state, 0))
    assert chosen
    for card in chosen:
        RULES.apply(state, config.equip[card])


HATS = Config(
    (
        TreasureCard("bucket", HELMET, 200, 3, 6),
        TreasureCard("colander", HELMET, 100, 2, 2),
        TreasureCard("cone", HELMET, 200, 2, 5),
        TreasureCard("clogs", FOOTWEAR, 200, 1, 1),
        TreasureCard("tin", HELMET, 200, 2, 2),
    ),
    (NapakalakiMonster("toll", 9, 1, 1, Bad(either=1)),),
    3,
)
BUCKET, COLANDER, CONE, CLOGS, TIN = range(5)


def with_hats(equipped: list[int], hidden: list[int], *decisions: str) -> State:
    """A fight lost with these cards: no total level that they allow beats the only monster."""
    state = lay(decks=HATS)
    state.equipped[0], state.hidden[0] = equipped, hidden
    refresh(state)
    do(state, *decisions)
    return state


def test_of_losses_that_beat_the_same_monsters_the_weaker_card_goes() -> None:
    """NAP-5, NAP-16: without the bucket the total level would be 3, without the cone it is 4."""
    state = with_hats([BUCKET], [CONE], "draw", "accept")
    view = RULES.view(state, 0)
    assert least_missed(HATS, view) == (CONE,)
    assert advice(HATS, view).data == {"card": CONE}, "the hint says the same"


def test_of_losses_that_leave_the_same_level_the_one_with_a_necklace_stays() -> None:
    state = with_hats([], [CONE, TIN], "draw", "accept")
    assert least_missed(HATS, RULES.view(state, 0)) == (TIN,)


def test_of_equal_treasures_the_one_that_a_necklace_improves_is_equipped() -> None:
    """NAP-5: a colander is worth 2, a cone 2 or 5; NAP-8: it stays equipped."""
    state = with_hats([CLOGS], [COLANDER, CONE], "draw", "accept")
    RULES.apply(state, HATS.lose[CLOGS])
    view = RULES.view(state, 0)
    assert best_outfit(HATS, view) == (CONE,)
    assert advice(HATS, view).data["card"] == CONE


def ready(level: int, corridor: str) -> State:
    """A player among friends with all its treasures hidden, before its fight; NAP-5: the beads add
    9 to the rest."""
    state = lay("", "oar colander curtain skates beads", level=level, parameters=FRIENDS)
    among(state, corridor, levels=(level, 5, 5))
    state.phase, state.early = EARLY, 1
    return refreshed(state)


@pytest.mark.parametrize(
    ("level", "corridor", "necklace"),
    [(5, "abyss", True), (5, "flood", False), (9, "abyss", True)],
    ids=["a-door-that-pays", "a-door-beaten-without", "the-last-fight"],
)
def test_the_outfit_suggested_counts_a_necklace_for_the_doors_of_this_turn(
    level: int, corridor: str, necklace: bool
) -> None:
    """NAP-5, NAP-36, NAP-42: 15 of total level beat the flood (14), the abyss (20) needs the
    beads; at level 9 a rival picks the worst door, and the win of the match is worth them."""
    state = ready(level, corridor)
    chosen = best_outfit(state.config, RULES.view(state, 0))
    assert (NUMBER["beads"] in chosen) == necklace
    assert {NUMBER[name] for name in ("oar", "colander", "curtain", "skates")} <= set(chosen)
