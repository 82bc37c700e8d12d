"""Hammerspace: the order of a turn, turning cards, lost and extra turns (HAM-6 to HAM-9, HAM-16,
HAM-18, HAM-19)."""

from __future__ import annotations

import pytest

from engines.hammerspace.effects.events import (
    CARD_GONE,
    TOO_MANY_DOWN,
    FlipOrdered,
    Ignored,
    OrderLapsed,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    CANNOT_PLAY,
    HAND_CHANGED,
    LOST_TO_EFFECT,
    NO_CARDS,
    Defended,
    Discarded,
    ExtraTurn,
    MonsterRolled,
    Refilled,
    Reshuffled,
    TurnedDown,
    TurnedUp,
    TurnLost,
)
from engines.hammerspace.phases import refresh
from engines.kernel.errors import GameOver, IllegalAction
from engines.kernel.events import TurnBegan
from tests.engines.hammerspace.table import (
    RULES,
    again,
    do,
    hand,
    kinds,
    lay,
    of,
    only,
    open_to,
    pile,
)


def test_ham_6_cards_are_turned_before_the_play_and_only_then() -> None:
    state = lay("soup lid", "club", face_down_limit=1)
    assert open_to(state) == "done, down soup, down lid, down rest, down rest"
    told = do(state, "down lid")
    assert only(told, TurnedDown).slot == 1
    assert open_to(state) == "play soup, play rest, play rest", "the limit is reached"
    with pytest.raises(IllegalAction):
        do(state, "down soup")


def test_ham_6_each_card_at_most_once_and_ups_before_downs() -> None:
    state = lay("~soup lid", "club")
    assert open_to(state) == "done, up soup", "one lies face down already"
    told = do(state, "up soup")
    assert only(told, TurnedUp).card == state.slots[0]
    assert open_to(state) == "done, down lid, down rest, down rest", "soup was turned"
    do(state, "down lid")
    assert open_to(state).startswith("play"), "lid was turned, and downs have begun"


def test_ham_6_no_up_after_a_down() -> None:
    state = lay("~soup lid", "club", face_down_limit=2)
    do(state, "down lid")
    assert "up" not in open_to(state)


@pytest.mark.parametrize("limit", [0, 1, 2, 4])
def test_ham_6_so_many_may_lie_face_down(limit: int) -> None:
    state = lay("soup lid vest club", "club", face_down_limit=limit)
    for name in ["lid", "vest", "soup", "club"][:limit]:
        assert f"down {name}" in open_to(state)
        do(state, f"down {name}")
    if limit == 4:
        assert state.active == 1, "nothing was left to play: the turn is lost (HAM-9)"
    else:
        assert state.down[0].bit_count() == limit
        assert "down" not in open_to(state)


def test_ham_6_with_four_face_down_nothing_can_be_played() -> None:
    """Then the turn is lost (HAM-9), and the four new cards lie face up."""
    state = lay("soup lid vest club", "rest", face_down_limit=4)
    told = do(state, "down soup", "down lid", "down vest", "down club")
    assert only(told, TurnLost).reason == CANNOT_PLAY
    assert only(told, Discarded).reason == HAND_CHANGED
    assert state.down[0] == 0


ORDER = "id: order, ability: { do: [{ flip: { of: left, which: random, kind: defence } }] }"


def test_ham_6_an_effect_that_flips_takes_hold_at_the_owners_next_start() -> None:
    state = lay("order", "lid", cards=[ORDER], face_down_limit=1, dice=[1])
    told = do(state, "done", "play order")
    assert only(told, FlipOrdered).up is False
    assert kinds(told)[-2:] == ["TurnBegan", "TurnedDown"]
    assert state.down[1] == 0b0001
    assert "up lid" not in open_to(state), "it was turned this turn"


def test_ham_6_an_order_needs_the_card_in_its_slot() -> None:
    state = lay("order", "lid", "club", cards=[ORDER], face_down_limit=1, dice=[1])
    do(state, "done")
    state.again = 1
    do(state, "play order")
    state.slots[4], state.deck[0] = state.deck[0], state.slots[4]
    refresh(state)
    told = do(state, "done", "play rest")
    assert of(told, TurnedDown) == []
    assert of(told, OrderLapsed) == [], "decks without Springs keep their transcripts"
    assert state.flips == []


SPRING = (
    "id: glove, attack: { subtype: melee, points: 3, reach: one }, "
    "abilities: [{ mod: { figure: attack, if: [{ sprung: 'yes' }], add: 6 } }]"
)


def test_ham_6_an_order_that_lapses_is_told_with_a_deck_that_has_springs() -> None:
    state = lay("order", "lid", "club", cards=[ORDER, SPRING], face_down_limit=1, dice=[1])
    do(state, "done")
    state.again = 1
    do(state, "play order")
    state.slots[4], state.deck[0] = state.deck[0], state.slots[4]
    refresh(state)
    lapsed = only(do(state, "done", "play rest"), OrderLapsed)
    assert (lapsed.seat, lapsed.slot, lapsed.reason) == (1, 0, CARD_GONE)
    state = lay("order", "lid ~club", cards=[ORDER, SPRING], dice=[1])
    lapsed = only(do(state, "done", "play order"), OrderLapsed)
    assert (lapsed.seat, lapsed.slot, lapsed.reason) == (1, 0, TOO_MANY_DOWN)


def test_ham_6_an_order_does_not_pass_the_limit() -> None:
    state = lay("order", "lid ~club", cards=[ORDER], dice=[1])
    told = do(state, "done", "play order")
    assert of(told, TurnedDown) == []


def test_ham_6_ordered_ups_come_before_ordered_downs() -> None:
    cards = [
        ORDER,
        "id: show, ability: { do: [{ flip: { of: left, which: random, face: down } }] }",
    ]
    state = lay("order show", "lid ~club", cards=cards, dice=[1, 1])
    state.again = 1
    told = do(state, "done", "play order", "done", "play show")
    assert kinds(told)[-2:] == ["TurnedUp", "TurnedDown"]


def test_ham_6_a_refilled_card_comes_face_up() -> None:
    state = lay("~lid soup", "club", deck="vest")
    told = do(state, "done", "play soup")
    assert only(told, Refilled).card == state.slots[1]
    assert state.down[0] == 0b0001


def test_ham_7_defences_cannot_be_played_and_playing_is_not_optional() -> None:
    state = lay("lid vest soup club", "club")
    assert open_to(state) == "play soup, play club"


def test_ham_7_a_card_that_changes_nothing_can_be_played() -> None:
    state = lay("rest lid lid vest", "club")
    assert open_to(state) == "play rest"


DROP_ONE = "id: mess, ability: { do: [{ replace: { of: left, which: random } }] }"
HURRY = "when: { event: turn-end, do: [{ heal: { amount: 1 } }] }"
YETI = (
    "life: 9, defence: 2, reward: [{ heal: { amount: 5 } }],"
    " actions: [{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name: { en: A, es: B },"
    " do: [{ replace: { of: keeper, which: random } }] }]"
)


def test_ham_7_the_order_of_a_turn() -> None:
    """Flip, play, settle, keep or discard, refill, monster, refill, end."""
    card = (
        "id: pan, attack: { subtype: melee, points: 5, reach: one },"
        " abilities: [{ when: { event: hit, do: [{ heal: { amount: 1 } }] } }],"
        " keep: { if: [{ die: { at_least: 2 } }] }"
    )
    state = lay(
        "~lid pan", "rest", cards=[card], people={0: [f"{{ {HURRY} }}"]}, monster=YETI,
        dice=[4, 2, 3, 3, 1], face_down_limit=1,
    )  # fmt: skip
    told = do(state, "up lid", "down rest", "play pan", "target 2", "discard")
    assert kinds(told) == [
        "TurnedUp", "TurnedDown", "Played", "Aimed", "AttackRolled", "DefenceRolled", "LifeLost",
        "EffectActs", "LifeGained", "Discarded", "Refilled", "MonsterRolled", "EffectActs",
        "Discarded", "Refilled", "EffectActs", "LifeGained", "TurnBegan",
    ]  # fmt: skip


def test_ham_7_a_lost_turn_still_has_its_end() -> None:
    state = lay("rest", "lid lid lid lid", monster=YETI, keeper=1, dice=[3, 3, 1])
    told = do(state, "play rest")
    assert [(event.seat, event.reason) for event in of(told, TurnLost)] == [(1, CANNOT_PLAY)]
    assert kinds(told)[-4:] == ["EffectActs", "Discarded", "Refilled", "TurnBegan"]
    assert only(told, MonsterRolled).keeper == 1


def test_ham_8_a_face_down_card_is_neither_played_nor_used() -> None:
    state = lay("~soup club", "~lid vest", dice=[6, 1])
    do(state, "done")
    assert open_to(state) == "play club, play rest, play rest"
    told = do(state, "play club")
    assert [event.slot for event in of(told, Defended)] == [1], "the vest, never the better lid"


def test_ham_9_who_can_play_nothing_changes_all_four_and_loses_the_turn() -> None:
    state = lay("rest", "lid ~club vest coat", "rest", deck="soup torch pair wave stone")
    told = do(state, "done", "play rest", "done")
    lost = only(told, TurnLost)
    assert (lost.seat, lost.reason) == (1, CANNOT_PLAY)
    assert pile(state) == "rest lid club vest coat"
    assert hand(state, 1) == "torch pair wave stone"
    assert state.down[1] == 0
    assert (state.active, only(told[-1:], TurnBegan).seat) == (2, 2)


def test_ham_9_it_may_turn_a_card_up_first() -> None:
    state = lay("rest", "lid ~club vest coat")
    do(state, "done", "play rest", "up club", "done")
    assert open_to(state) == "play club"


def test_ham_16_the_refill_goes_from_the_active_seat_to_the_left() -> None:
    mess = "id: mess, ability: { do: [{ replace: { of: others, which: random } }] }"
    state = lay("rest", "mess", "club", cards=[mess], deck="soup vest coat lid", dice=[3, 1])
    do(state, "play rest")
    told = do(state, "play mess")
    assert [(event.seat, event.slot) for event in of(told, Refilled)] == [(1, 0), (2, 2), (0, 0)]
    assert (hand(state, 1)[:4], hand(state, 0)[:3]) == ("vest", "lid")


def test_ham_16_everybody_has_four_cards_at_the_start_of_a_turn() -> None:
    mess = "id: mess, ability: { do: [{ replace: { of: everyone, which: all } }] }"
    state = lay("mess", "rest", "rest", cards=[mess])
    do(state, "play mess")
    assert state.slots.count(-1) == 12, "the empty seats'"


AGAIN = "id: dip, ability: { do: [{ again: {} }] }"


def test_ham_18_an_extra_turn() -> None:
    state = lay("dip dip", "club", cards=[AGAIN, AGAIN.replace("dip", "dip-2")])
    told = do(state, "play dip")
    assert only(told, ExtraTurn).seat == 0
    assert (state.active, state.turn) == (0, 2)


def test_ham_18_at_most_one_extra_turn_in_a_row() -> None:
    state = lay("dip dip", "club", cards=[AGAIN, AGAIN.replace("dip", "dip-2")])
    told = do(state, "play dip", "play dip")
    assert len(of(told, ExtraTurn)) == 1
    assert state.active == 1


def test_ham_18_again_is_for_the_owners_own_turn() -> None:
    again_when_hurt = "{ when: { event: hurt, do: [{ again: {} }] } }"
    state = lay("club", "rest", people={1: [again_when_hurt]}, dice=[6, 1])
    do(state, "play club")
    told = do(state, "play rest")
    assert of(told, ExtraTurn) == []


SKIP = "id: clock, ability: { do: [{ skip: { to: left } }] }"


def test_ham_7_a_skipped_turn_has_its_turning_and_its_end() -> None:
    state = lay("clock", "rest", cards=[SKIP], face_down_limit=1)
    told = do(state, "done", "play clock")
    assert only(told, TurnsSkipped).turns == 1
    assert (state.seat, open_to(state)[:4]) == (1, "done")
    told = do(state, "done")
    lost = only(told, TurnLost)
    assert (lost.seat, lost.reason) == (1, LOST_TO_EFFECT)
    assert state.active == 0


def test_ham_18_nobody_is_kept_from_playing_for_ever() -> None:
    state = lay("clock", "rest", cards=[SKIP.replace("left", "left, turns: 2")])
    state.skips[1] = 2
    assert only(do(state, "play clock"), TurnsSkipped).turns == 2


def test_a_lost_turn_may_be_ignored() -> None:
    state = lay("clock", "rest", cards=[SKIP], people={1: ["{ instead: { ignore: skip } }"]})
    told = do(state, "play clock")
    assert only(told, Ignored).seat == 1
    assert state.skips[1] == 0


def test_ham_19_the_discards_become_a_new_deck() -> None:
    state = lay("soup", "club")
    state.pile, state.deck = state.deck, []
    count = len(state.pile) + 1
    told = do(again(state, *[1] * (count - 1)), "play soup")
    assert only(told, Reshuffled).count == count, "the card just discarded too"
    assert (len(state.deck), state.pile) == (count - 1, [])


def test_ham_19_if_both_are_empty_a_slot_stays_empty() -> None:
    """And it is filled first, from the active seat, when a card returns."""
    state = lay("- - club lid", "- wall soup wall", "rest")
    state.deck, state.pile = [], []
    told = do(again(state, 1, 6), "play club", "target 3")
    assert [(event.seat, event.slot) for event in of(told, Refilled)] == [(0, 0)]
    assert hand(state, 0) == "club - - lid"
    assert hand(state, 1) == "- wall soup wall"


def test_ham_19_a_player_without_cards_loses_the_turn() -> None:
    state = lay("- soup soup soup", "- - - -", "rest")
    state.deck, state.pile = [], []
    told = do(state, "play soup")
    assert [(event.seat, event.reason) for event in of(told, TurnLost)] == [(1, NO_CARDS)]
    assert state.active == 2


def test_nothing_is_decided_after_the_end_and_nothing_wrong_before() -> None:
    state = lay("club", "rest", life=[30, 1], dice=[6, 1])
    before = RULES.clone(state)
    for wrong in (-1, 99, RULES.parse("keep")):
        with pytest.raises(IllegalAction):
            RULES.apply(state, wrong)
    for field in ("life", "slots", "decisions", "seat"):
        assert getattr(before, field) == getattr(state, field)
    do(state, "play club")
    with pytest.raises(GameOver):
        RULES.apply(state, 0)


def test_a_cap_on_decisions_ends_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.hammerspace.rules.DECISION_CAP", 2)
    state = lay("rest", "rest", "rest", life=[9, 3, 5])
    told = do(state, "play rest", "play rest")
    assert kinds(told)[-1] == "GameEnded"
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((), (0, 2, 1))
    assert (outcome.reason, outcome.cut_off) == ("cap", True)


def test_used_cards_are_told_as_they_go() -> None:
    state = lay("club", "lid", dice=[6, 1])
    told = do(state, "play club")
    assert [(event.seat, event.slots) for event in of(told, Discarded)] == [(0, (0,)), (1, (0,))]
