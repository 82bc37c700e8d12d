"""Hammerspace: a view tells what its seat may see, in the terms of the rules (HAM-25)."""

from __future__ import annotations

import json

from engines.hammerspace.cards import MELEE
from engines.hammerspace.effects.events import FROM_CARD
from engines.hammerspace.state import ASK_OWN_CARD, ASK_PLAYER, NO_CARD, NOBODY
from engines.hammerspace.view import ASK_KEEP, EMPTY, View
from engines.kernel.events import OVER, SPECTATOR
from tests.engines.hammerspace.table import CALM, RULES, do, lay

BEAST = f"life: 9, defence: 2, actions: [{CALM}], reward: [{{ heal: {{ amount: 5 }} }}]"


def test_only_who_decides_is_told_what_is_open_to_it() -> None:
    state = lay("club", "coat", "lid")
    assert RULES.view(state, 0).legal == tuple(state.legal)
    assert [RULES.view(state, seat).legal for seat in (SPECTATOR, 1, 2)] == [(), (), ()]
    assert {RULES.view(state, seat).actor for seat in (SPECTATOR, 0, 1, 2)} == {0}


def test_an_attack_under_way_tells_what_is_required_and_what_covers_it() -> None:
    """HAM-11, HAM-13: 5 + 4 against 6, 2 and 3, so that a card may be left out."""
    state = lay("club", "lid vest wall", "coat", dice=[4])
    do(state, "play club", "target 2")
    attack = RULES.view(state, SPECTATOR).attack
    assert attack is not None
    assert (attack.attacker, attack.subtype, attack.points, attack.die) == (0, MELEE, 5, 4)
    assert (attack.defender, attack.required, attack.covered) == (1, 9, 0)
    do(state, "defend lid")
    attack = RULES.view(state, 2).attack
    assert attack is not None
    assert (attack.required, attack.covered) == (9, 6)


def test_while_the_attacker_aims_nothing_is_rolled_yet() -> None:
    state = lay("pair", "coat", "lid", "vest")
    do(state, "play pair", "target 3")
    attack = RULES.view(state, 2).attack
    assert attack is not None
    assert (attack.targets, attack.open, attack.die, attack.required) == ((2,), 1, 0, 0)
    assert attack.defender == NOBODY
    assert attack.card == state.slots[0]


SWAP = "id: door, ability: { do: [{ swap: { of: chosen } }] }"
KEPT = "id: pan, attack: { subtype: melee, points: 5, reach: one }, keep: { if: [{ roll: 2 }] }"


def test_a_question_of_an_effect_tells_what_it_comes_from_and_what_was_chosen() -> None:
    state = lay("door club", "coat", "lid", cards=[SWAP])
    do(state, "play door")
    ask = RULES.view(state, SPECTATOR).ask
    assert ask is not None
    assert (ask.what, ask.source, ask.number) == (ASK_PLAYER, FROM_CARD, state.slots[0])
    do(state, "pick 2", "card 2.1")
    ask = RULES.view(state, 2).ask
    assert ask is not None
    assert (ask.what, ask.player, ask.seat, ask.slot) == (ASK_OWN_CARD, 1, 1, 0)


def test_a_card_that_may_be_kept_is_named_with_its_slot() -> None:
    state = lay("pan", "coat", cards=[KEPT], dice=[1, 6, 6])
    do(state, "play pan")
    ask = RULES.view(state, 1).ask
    assert ask is not None
    assert (ask.what, ask.number, ask.seat, ask.slot) == (ASK_KEEP, state.slots[0], 0, 0)


def test_the_monster_in_play_is_told_with_its_keeper_and_life() -> None:
    view = RULES.view(lay("club", "coat", monster=BEAST, monster_life=4, keeper=1, total=7), 0)
    assert (view.monster, view.monster_life, view.keeper, view.sum) == (0, 4, 1, 7)
    without = RULES.view(lay("club", "coat"), 0)
    assert (without.monster, without.monster_life, without.keeper) == (NO_CARD, 0, NOBODY)


def test_an_empty_slot_is_another_thing_than_a_hidden_card() -> None:
    """HAM-19."""
    view = RULES.view(lay("club - torch", "~coat - lid"), 0)
    assert view.players[0].cards[1] == view.players[1].cards[1] == EMPTY
    assert view.players[1].cards[0] not in (EMPTY, *range(100))
    assert view.players[1].down == 1


def test_a_game_that_is_over_has_its_winners() -> None:
    """HAM-20."""
    state = lay("club", "coat", life=[30, 1], dice=[6, 1])
    do(state, "play club")
    view = RULES.view(state, SPECTATOR)
    assert (view.actor, view.winners, view.players[1].fell) == (OVER, (0,), 1)


def test_a_view_is_data_and_a_glance_is_the_view() -> None:
    state = lay("club", "~coat", monster=BEAST, total=7)
    view = RULES.view(state, 1)
    assert isinstance(view, View)
    assert json.loads(json.dumps(view.to_data()))["seat"] == 1
    assert RULES.glance(state, 1) == view
    assert view.me.seat == 1
