"""Napakalaki: treasures, equipping and what may be known, by clause (NAP-5 to NAP-9, NAP-20)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.kernel.events import EVERYONE
from engines.napakalaki.events import (
    Equipped,
    Received,
    ReceivedCards,
)
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import SALES, START
from tests.engines.napakalaki.editions import editions
from tests.engines.napakalaki.helpers import (
    RULES,
    SMALL_TREASURES,
    cards,
    do,
    feed,
    hand,
    lay,
    only,
    open_to,
    refreshed,
    table,
)


@editions
@pytest.mark.parametrize(
    ("equipped", "level"),
    [
        ("colander", 3),
        ("colander curtain skates", 7),
        ("spoon ladle", 4),
        ("barrel slippers fork", 1),
    ],
)
def test_nap_5_without_a_necklace_the_lower_bonus_counts(
    equipped: str, level: int, edition: Parameters
) -> None:
    assert RULES.view(lay(equipped, parameters=edition), 0).me.power == level


@editions
@pytest.mark.parametrize(
    ("equipped", "level"),
    [("beads", 3), ("beads colander", 7), ("pearls spoon whisk", 6), ("pearls barrel", 2)],
)
def test_nap_5_with_a_necklace_the_higher_one_and_its_own_as_printed(
    equipped: str, level: int, edition: Parameters
) -> None:
    assert RULES.view(lay(equipped, parameters=edition), 0).me.power == level


@editions
@pytest.mark.parametrize(
    ("equipped", "hidden", "free"),
    [
        ("", "spoon oar colander", "spoon oar colander"),
        ("colander", "bucket sieve", ""),
        ("curtain", "barrel", ""),
        ("skates", "slippers", ""),
        ("beads", "pearls", ""),
        ("spoon", "ladle oar", "ladle"),
        ("spoon ladle", "whisk oar", ""),
        ("oar", "spoon piano", ""),
        ("oar colander curtain skates", "beads slippers", "beads"),
    ],
)
def test_nap_6_one_of_each_type_and_two_hands_in_all(
    equipped: str, hidden: str, free: str, edition: Parameters
) -> None:
    state = lay(equipped, hidden, parameters=replace(edition, equip_before_combat=True))
    state.early = 1
    do(refreshed(state), "done")
    offered = {word.removeprefix("equip ") for word in open_to(state).split(", ")} - {"draw"}
    assert offered == set(free.split())


@editions
@pytest.mark.parametrize(
    "equipped", ["oar colander curtain skates beads", "spoon ladle colander curtain skates beads"]
)
def test_nap_6_in_the_best_of_cases_all_places_are_taken(
    equipped: str, edition: Parameters
) -> None:
    """The two fullest outfits that the rules name, put on card by card."""
    state = lay("", equipped, parameters=replace(edition, equip_before_combat=True))
    state.early = 1
    do(refreshed(state), "done", *[f"equip {name}" for name in equipped.split()])
    assert sorted(table(state).split()) == sorted(equipped.split())
    assert open_to(state) == "draw"


@editions
def test_nap_7_the_limit_of_hidden_treasures_is_enforced_at_the_end_of_the_turn(
    edition: Parameters,
) -> None:
    """Trap: the limit of hidden cards not enforced. During the turn there may be more."""
    state = lay(
        "",
        "bucket sieve colander piano",
        level=4,
        meets="moth",
        prize="oar barrel",
        parameters=edition,
    )
    do(state, "draw")
    assert len(state.hidden[0]) == 6
    do(state, "done", "discard sieve")
    assert state.seat == 0
    do(state, "discard barrel")
    assert state.seat == 1
    assert hand(state) == "oar piano colander bucket"


@editions
def test_nap_8_a_treasure_received_becomes_hidden(edition: Parameters) -> None:
    state = lay("oar", level=2, meets="moth", prize="colander beads", parameters=edition)
    told = do(state, "draw")
    assert hand(state) == "colander beads"
    assert table(state) == "oar"
    assert only(told, Received).count == 2


@editions
def test_nap_8_no_action_brings_an_equipped_card_back_or_swaps_it(edition: Parameters) -> None:
    """Trap: a card in two places after an equip."""
    state = lay("sieve", "colander spoon", level=3, meets="gnat", prize="fork", parameters=edition)
    do(state, "draw")
    assert open_to(state) == "done, equip spoon, equip fork"
    told = do(state, "equip spoon")
    assert only(told, Equipped).seats == EVERYONE
    assert (table(state), hand(state)) == ("spoon sieve", "colander fork")
    assert open_to(state) == "done, equip fork"


@editions
def test_nap_9_equipping_is_after_the_combat(edition: Parameters) -> None:
    state = lay("", "oar", meets="gnat", parameters=edition)
    assert open_to(state) == "draw"
    do(state, "draw")
    assert open_to(state) == "roll, accept", "nothing is equipped during a fight"
    do(state, "accept")
    assert open_to(state) == "done, equip oar"


@editions
def test_nap_9_and_before_it_in_the_turn_of_the_starting_roll(edition: Parameters) -> None:
    state = lay("", "oar", meets="gnat", prize="spoon ladle", dice=[1], parameters=edition)
    state.phase, state.unrolled[0], state.early = START, 1, 1
    refreshed(state)
    do(state, "roll")
    assert open_to(state) == "done"
    do(state, "done")
    assert open_to(state) == "draw, equip spoon, equip ladle, equip oar"
    do(state, "equip oar")
    assert open_to(state) == "draw"
    do(state, "draw")
    assert state.level[0] == 2, "the oar already counted"


@editions
def test_option_equip_before_combat_allows_it_in_any_turn(edition: Parameters) -> None:
    house = replace(edition, equip_before_combat=True)
    state = lay(others=[("", "oar")], meets="gnat gnat", parameters=house)
    do(state, "draw", "accept", "done")
    assert (state.seat, state.phase) == (1, SALES)
    do(state, "done", "equip oar", "draw")
    assert state.level[1] == 2


@editions
def test_nap_20_a_draw_is_told_as_cards_to_its_owner_and_as_a_number_to_the_others(
    edition: Parameters,
) -> None:
    state = lay("oar", level=2, meets="moth", prize="colander beads", parameters=edition)
    told = do(state, "draw")
    assert only(told, ReceivedCards).seats == 1 << 0
    for seat in (1, 2, -1):
        assert "ReceivedCards" not in {fact["event"] for fact in feed(told, seat)}
        assert RULES.view(state, seat).hidden == ()
        assert RULES.view(state, seat).players[0].hidden == 2
    assert RULES.view(state, 0).hidden == tuple(cards("colander beads"))


@editions
def test_nap_20_the_unseen_cards_are_public_counts_without_an_order(edition: Parameters) -> None:
    state = lay("oar", "spoon", others=[("piano", "ladle")], pile="sieve", parameters=edition)
    for seat, known in ((0, "oar spoon piano sieve"), (1, "oar piano ladle sieve")):
        unseen = RULES.view(state, seat).unseen_treasures
        assert sorted([*unseen, *cards(known)]) == list(range(len(SMALL_TREASURES)))
        assert list(unseen) == sorted(unseen)
    state.monsters.reverse()
    assert list(RULES.view(state, 0).unseen_monsters) == sorted(state.monsters)
