"""Hammerspace: effects that take, swap, replace, turn and show cards (HAM-6, HAM-16, HAM-25)."""

from __future__ import annotations

import pytest

from engines.hammerspace.effects.events import (
    FlipOrdered,
    Ignored,
    MovedCard,
    Peeked,
    PeekedCard,
    Swapped,
    Taken,
)
from engines.hammerspace.events import AFTER_USE, HIDDEN, REPLACED, Discarded, Refilled
from tests.engines.hammerspace.table import (
    again,
    check,
    do,
    hand,
    lay,
    of,
    only,
    open_to,
    pile,
)


def trick(*steps: str) -> list[str]:
    """An ability card called `trick`."""
    return [f"id: trick, ability: {{ do: [{', '.join(steps)}] }}"]


def test_take_puts_the_card_where_the_played_one_was() -> None:
    state = lay("soup trick", "lid club coat vest", cards=trick("{ take: { of: chosen } }"))
    do(state, "play trick")
    assert open_to(state) == "card 2.1, card 2.2, card 2.3, card 2.4"
    told = do(state, "card 2.3")
    taken = only(told, Taken)
    assert (taken.seat, taken.slot, taken.of, taken.of_slot) == (0, 1, 1, 2)
    assert hand(state, 0) == "soup coat rest rest"
    assert pile(state) == "trick"
    assert [(event.seat, event.slot) for event in of(told, Refilled)] == [(1, 2)]
    check(state)


def test_ham_17_a_card_that_made_room_is_discarded_at_once_and_can_not_be_kept() -> None:
    (card,) = trick("{ take: { of: left, which: random } }")
    state = lay("trick", "lid", cards=[card + ", keep: { if: [{ roll: 2 }] }"], dice=[1])
    do(state, "play trick")
    assert (pile(state), state.active) == ("trick", 1)


def test_take_of_a_kind_chooses_among_the_face_up_cards_of_it() -> None:
    state = lay(
        "trick", "lid ~vest club coat", cards=trick("{ take: { of: left, kind: defence } }"),
        face_down_limit=1,
    )  # fmt: skip
    do(state, "done", "play trick")
    assert open_to(state) == "card 2.1, card 2.4"


def test_take_face_down_keeps_it_face_down_for_its_owner_to_know() -> None:
    cards = trick("{ take: { of: left, face: down, which: random } }")
    state = lay("trick", "lid ~vest", "rest", cards=cards)
    told = do(state, "done", "play trick")
    assert only(told, Taken).card == HIDDEN
    moved = only(told, MovedCard)
    assert (moved.seats, moved.seat, moved.slot) == (1, 0, 0)
    assert (state.down[0], state.seen[0]) == (0b0001, 0b010), "the old owner knows it too"
    check(state)


def test_ham_6_a_card_taken_face_down_lies_face_up_where_no_more_may_be_down() -> None:
    cards = trick("{ take: { of: left, face: down, which: random } }")
    state = lay("trick ~soup", "lid ~vest", cards=cards)
    told = do(state, "done", "play trick")
    assert only(told, Taken).card == state.slots[0]
    assert state.down[:2] == [0b0010, 0]
    check(state)


def test_take_with_nothing_that_fits_keeps_the_played_card_to_be_discarded() -> None:
    state = lay("trick", "rest", cards=trick("{ take: { of: left, kind: defence } }"))
    told = do(state, "play trick")
    assert of(told, Taken) == []
    assert pile(state) == "trick"


SWAP = "{ swap: { of: chosen } }"


def test_swap_changes_the_places_of_two_cards() -> None:
    state = lay("trick soup", "lid club coat vest", cards=trick(SWAP))
    do(state, "play trick", "card 2.1")
    assert open_to(state) == "card 1.2, card 1.3, card 1.4", "not the one in use"
    told = do(state, "card 1.2")
    swapped = only(told, Swapped)
    assert (swapped.card, swapped.of_card) == (state.slots[1], state.slots[4])
    assert (hand(state, 0).split()[1], hand(state, 1).split()[0]) == ("lid", "soup")
    check(state)


def test_swap_as_they_lie() -> None:
    state = lay("trick ~soup", "lid club", "rest", cards=trick(SWAP))
    told = do(state, "done", "play trick", "pick 2", "card 2.1", "card 1.2")
    swapped = only(told, Swapped)
    assert (swapped.card, swapped.of_card) == (state.slots[1], HIDDEN)
    assert only(told, MovedCard).seats == 0b010, "told to its owner of before no more than to it"
    assert state.down[:2] == [0, 0b0001]
    assert state.seen[4] == 0b001, "who gave it knows it"
    check(state)


def test_a_card_in_use_stays_where_it_is() -> None:
    """The defender's lid is in use while the attack is settled."""
    card = (
        "id: grab, attack: { subtype: melee, points: 5, reach: one }, abilities: [{ when: { event:"
        " hit, do: [{ replace: { of: other, which: all } }] } }]"
    )
    state = lay("grab", "vest soup", cards=[card], dice=[6, 1])
    told = do(state, "play grab")
    discarded = [(event.seat, event.slots, event.reason) for event in of(told, Discarded)]
    assert discarded == [(1, (1, 2, 3), REPLACED), (0, (0,), AFTER_USE), (1, (0,), AFTER_USE)]


@pytest.mark.parametrize(
    ("says", "gone"),
    [
        ("which: random", "soup"),
        ("which: random, kind: defence", "lid"),
        ("which: all, kind: defence", "lid vest"),
        ("which: all", "soup lid vest club"),
        ("which: all, face: down", "club"),
        ("which: all, face: up", "soup lid vest"),
    ],
)
def test_replace_discards_what_fits_and_it_is_refilled(says: str, gone: str) -> None:
    state = lay(
        "trick", "soup lid vest ~club", cards=trick(f"{{ replace: {{ of: left, {says} }} }}"),
        face_down_limit=1, dice=[1] if "random" in says else [],
    )  # fmt: skip
    do(state, "done", "play trick")
    assert pile(state) == f"{gone} trick"
    assert "-" not in hand(state, 1)
    check(state)


def test_replace_chosen_is_chosen_for_each_in_turn() -> None:
    state = lay(
        "trick", "soup lid", "vest club", cards=trick("{ replace: { of: others, which: chosen } }")
    )
    do(state, "play trick")
    assert open_to(state) == "card 2.1, card 2.2, card 2.3, card 2.4"
    do(state, "card 2.2")
    assert open_to(state) == "card 3.1, card 3.2, card 3.3, card 3.4"
    do(state, "card 3.1")
    assert pile(state) == "lid vest trick"


def test_ham_25_a_face_down_card_fits_no_kind_in_the_eyes_of_others() -> None:
    state = lay(
        "trick", "~vest lid", cards=trick("{ replace: { of: left, which: chosen, kind: defence } }")
    )
    do(state, "done", "play trick")
    assert pile(state) == "lid trick", "the only one that is seen to be a defence"


def test_flip_orders_and_a_later_order_counts() -> None:
    cards = trick("{ flip: { of: left, which: all } }", "{ flip: { of: left, which: random } }")
    state = lay("trick", "soup lid lid lid", "rest", cards=cards, face_down_limit=3, dice=[1])
    told = do(state, "done", "play trick")
    assert [event.slot for event in of(told, FlipOrdered)] == [0, 1, 2, 3, 0]
    assert state.flips == []
    assert state.down[1] == 0b1110, "the soup's order came last, and three is the limit"


def test_ham_25_peek_shows_a_face_down_card_to_its_owner_alone() -> None:
    state = lay("trick", "~lid", "rest", cards=trick("{ peek: { of: chosen } }"))
    told = do(state, "done", "play trick")
    assert only(told, Peeked) == Peeked(-1, 0, 1, 0), "the only player with a card face down"
    assert only(told, PeekedCard) == PeekedCard(1, 0, 1, 0, state.slots[4])
    assert state.seen[4] == 0b001, "and it stays known while the card lies there"
    do(state, "up lid")
    assert state.seen[4] == 0


def test_ham_25_a_choice_of_what_to_peek_at() -> None:
    state = lay("trick", "~lid ~vest", cards=trick("{ peek: { of: left } }"), face_down_limit=2)
    do(state, "done", "play trick")
    assert open_to(state) == "card 2.1, card 2.2"
    assert only(do(state, "card 2.2"), PeekedCard).slot == 1


TOUCHES = (
    "take: { of: left, which: random }",
    "swap: { of: left, which: random, mine: random }",
    "replace: { of: left, which: all }",
    "flip: { of: left, which: all }",
    "peek: { of: left }",
)


@pytest.mark.parametrize("touch", TOUCHES)
def test_ignore_keeps_others_hands_away(touch: str) -> None:
    state = lay(
        "trick",
        "~lid",
        "rest",
        cards=trick(f"{{ {touch} }}"),
        people={1: ["{ instead: { ignore: touch } }"]},
    )
    before = hand(state, 1)
    told = do(state, "done", "play trick")
    assert only(told, Ignored).seat == 1
    assert (hand(state, 1), state.down[1], state.flips) == (before, 1, [])


def test_ignore_is_not_for_what_its_owner_does_itself() -> None:
    cards = trick("{ replace: { of: owner, which: all } }")
    state = lay("trick", "rest", cards=cards, people={0: ["{ instead: { ignore: touch } }"]})
    told = do(state, "play trick")
    assert of(told, Ignored) == []


def test_the_chosen_player_is_the_same_for_the_rest_of_the_block() -> None:
    cards = trick("{ damage: { amount: 1, to: chosen } }", "{ skip: { to: chosen } }")
    state = lay("trick", "rest", "rest", cards=cards)
    do(state, "play trick")
    assert open_to(state) == "pick 2, pick 3"
    do(state, "pick 3")
    assert (state.life[:3], state.skips[:3]) == ([30, 30, 29], [0, 0, 1])


def test_the_choice_of_a_player_is_among_those_that_have_what_is_asked_for() -> None:
    state = lay(
        "trick", "rest", "lid", "vest", cards=trick("{ take: { of: chosen, kind: defence } }")
    )
    do(state, "play trick")
    assert open_to(state) == "pick 3, pick 4"


def test_a_monster_has_no_cards() -> None:
    card = (
        "id: grab, attack: { subtype: melee, points: 9, reach: one }, abilities: [{ when: { event:"
        " hit, do: [{ replace: { of: other, which: all } }, { skip: { to: other } }] } }]"
    )
    calm = (
        "life: 19, defence: 2, reward: [{ heal: { amount: 5 } }],"
        " actions: [{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name: { en: A, es: B } }]"
    )
    state = lay("grab", "rest", cards=[card], monster=calm, dice=[6, 1, 1, 1])
    do(state, "play grab", "target monster")
    assert pile(state) == "grab"


def test_the_same_table_again_with_other_dice_goes_another_way() -> None:
    cards = trick("{ replace: { of: left, which: random } }")
    found = set()
    for die in (1, 2, 3, 4):
        state = again(lay("trick", "soup lid vest club", cards=cards), die)
        do(state, "play trick")
        found.add(pile(state))
    assert found == {"soup trick", "lid trick", "vest trick", "club trick"}
