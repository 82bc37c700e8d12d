"""Hammerspace: springs (HAM-27), "or play" lines (HAM-29), marks (HAM-33), trophies (HAM-34), and
the words beside them."""

from __future__ import annotations

import pytest

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.events import Boosted, Marked, MarkSpent
from engines.hammerspace.odds import preview
from engines.kernel.streams import CheapSource
from tests.engines.hammerspace.helpers import MAIN, ability, defence, files, refused
from tests.engines.hammerspace.table import RULES, do, lasting, lay, life, of, only, open_to, pile

GLOVE = (
    "id: glove, attack: { subtype: melee, points: 3, reach: one },"
    " abilities: [{ mod: { figure: attack, if: [{ sprung: 'yes' }], add: 6 } }]"
)
FORT = (
    "id: fort, defence: { against: { physical: 4 } },"
    " abilities: [{ mod: { figure: defence, if: [{ sprung: 'yes' }], add: 5 } }]"
)
PEEL = (
    "id: peel, defence: { against: { physical: 3 } },"
    " abilities: [{ instead: { redirect: { to: other, cause: attack }, if: [{ sprung: 'yes' }] } }]"
)


def test_ham_27_an_attack_springs_on_the_turn_it_is_turned_up() -> None:
    state = lay("~glove rest", "rest", cards=[GLOVE], dice=[2, 1])
    view = RULES.view(state, 0)
    do(state, "up glove", "done")
    assert RULES.view(state, 1).later.is_sprung(0), "all see what is sprung"
    (aim,) = preview(state.config, RULES.view(state, 0), 0)
    assert (aim.attack, view.later.sprung) == (9, 0)
    do(state, "play glove")
    assert life(state) == [30, 30 - (3 + 6 + 2 - 1)]
    assert state.sprung == 0, "it has left its slot"


def test_ham_27_a_card_that_was_face_up_is_not_sprung() -> None:
    state = lay("glove rest", "rest", cards=[GLOVE], dice=[2, 1])
    do(state, "play glove")
    assert life(state) == [30, 30 - (3 + 2 - 1)]


def test_ham_27_a_defence_stays_sprung_until_its_owners_next_turn() -> None:
    state = lay("~fort rest rest rest", "club club rest rest", cards=[FORT], dice=[6, 1, 6, 1])
    do(state, "up fort", "done", "play rest")
    assert state.sprung == 1
    odds = preview(state.config, RULES.view(state, 1), 0)
    do(state, "done", "play club")
    assert life(state)[0] == 30 - (11 - 4 - 5 - 1)
    assert odds[0].defence == 9
    kept = lay("~fort rest rest rest", "rest", cards=[FORT])
    do(kept, "up fort", "done", "play rest", "done", "play rest")
    assert (kept.active, kept.sprung) == (0, 0), "its owner's next turn has begun"


@pytest.mark.parametrize(("hand", "first", "lives"), [
    ("~peel rest rest rest", ("up peel", "done", "play rest"), [30, 30 - 7]),
    ("peel rest rest ~rest", ("done", "play rest"), [30 - 7, 30]),
])  # fmt: skip
def test_ham_27_a_replacement_may_wait_for_a_spring(
    hand: str, first: tuple[str, ...], lives: list[int]
) -> None:
    state = lay(hand, "club rest rest rest", cards=[PEEL], dice=[6, 1])
    do(state, *first, "done", "play club")
    assert life(state) == lives


def test_ham_27_what_a_search_is_given_has_the_springs_too() -> None:
    state = lay("~glove rest", "rest", cards=[GLOVE])
    do(state, "up glove")
    view = RULES.view(state, 0)
    guessed = RULES.determinize(state.config, view, CheapSource(1))
    assert (guessed.sprung, RULES.view(guessed, 0)) == (1, view)


MATTRESS = (
    "id: mattress, defence: { against: { physical: 7 } }, play: { do: [{ heal: { amount: 6 } }] }"
)


def test_ham_29_a_defence_with_such_a_line_can_be_played_instead() -> None:
    state = lay("mattress lid lid lid", "rest", cards=[MATTRESS])
    assert open_to(state) == "play mattress", "it is a card that can be used (HAM-9)"
    do(state, "play mattress")
    assert (life(state), pile(state)) == ([36, 30], "mattress")


def test_ham_29_it_defends_as_any_other_while_it_is_not_played() -> None:
    state = lay("club", "mattress rest rest rest", cards=[MATTRESS], dice=[6, 1])
    do(state, "play club")
    assert life(state) == [30, 30 - (11 - 7 - 1)]


def test_ham_29_it_is_no_ability_and_no_effect_takes_it_for_one() -> None:
    cook = {0: ["{ when: { event: ability, do: [{ heal: { amount: 9 } }] } }"]}
    state = lay("mattress rest rest rest", "rest", cards=[MATTRESS], people=cook)
    do(state, "play mattress")
    assert life(state)[0] == 36
    discards = "id: purge, ability: { do: [{ replace: { of: owner, which: all, kind: defence } }] }"
    state = lay("purge mattress lid soup", "rest", cards=[MATTRESS, discards])
    do(state, "play purge")
    assert pile(state) == "mattress lid purge"


def marking(kind: str) -> str:
    return (
        "id: fish, attack: { subtype: melee, points: 5, reach: one },"
        f" abilities: [{{ when: {{ event: hit, do: [{{ mark: {kind} }}] }} }}]"
    )


@pytest.mark.parametrize(
    ("kind", "card", "more"),
    [("soak", "trio", 3), ("soak", "club", 0), ("daze", "club", 3), ("grease", "torch", 3)],
)
def test_ham_33_the_next_loss_to_an_attack_of_its_type_is_3_more(
    kind: str, card: str, more: int
) -> None:
    state = lay(f"fish {card}", "rest", cards=[marking(kind)], dice=[6, 1, 6, 1])
    events = do(state, "play fish", "play rest")
    assert only(events, Marked).party == 1
    (aim,) = [each for each in preview(state.config, RULES.view(state, 0), 1) if each.party == 1]
    assert aim.best.most == 5 + 6 - 1 + more, "the preview counts the mark"
    told = do(state, f"play {card}")
    assert life(state)[1] == 30 - 10 - 10 - more
    assert [each.amount for each in of(told, MarkSpent)] == [more] * bool(more)
    assert (not state.marks) is bool(more)


def test_ham_33_a_loss_of_nothing_leaves_it_and_it_ends_after_two_turns_of_its_holder() -> None:
    state = lay("fish trio", "wall wall rest rest", cards=[marking("soak")], dice=[6, 1, 1, 6])
    state.life[1] = 99
    do(state, "play fish", "play rest", "play trio")
    assert state.marks, "the attack was blocked"
    do(state, "play rest")
    assert not state.marks


def test_ham_33_a_second_mark_of_a_kind_only_renews_the_first() -> None:
    twice = marking("soak").replace("{ mark: soak }", "{ mark: soak }, { mark: soak }")
    state = lay("fish", "rest", cards=[twice], dice=[6, 1])
    do(state, "play fish")
    assert state.marks == [1, 2, 2, 3]
    assert RULES.view(state, 0).later.marks[0].amount == 3


def test_ham_33_the_fall_of_its_holder_and_a_wash_end_it() -> None:
    wash = "id: bath, ability: { do: [{ clear: { of: owner } }] }"
    state = lay("fish", "bath", cards=[marking("soak"), wash], dice=[6, 1])
    do(state, "play fish", "play bath")
    assert not state.marks
    state = lay("fish", "rest", "rest", cards=[marking("soak")], life=[9, 9, 9], dice=[6, 1])
    do(state, "play fish", "target 2")
    assert (life(state), state.marks) == ([9, 0, 9], [])


def test_ham_33_a_monster_can_be_marked_and_a_character_may_make_marks_stronger() -> None:
    gift = {0: ["{ mod: { figure: marks, add: 2 } }"]}
    body = "life: 20, defence: 2, reward: [{ heal: { amount: 5 } }], actions: [{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name: { en: A, es: B } }]"  # noqa: E501
    state = lay("fish", "rest", cards=[marking("soak")], monster=body, keeper=1, people=gift,
                dice=[6, 1])  # fmt: skip
    do(state, "play fish", "target monster")
    assert state.marks == [MONSTER, 2, 2, 5]


SLING = (
    "id: sling, attack: { subtype: projectile, points: 4, reach: one }, abilities: [{ when: {"
    " event: attack, may: true, if: [{ cards: { kind: defence, at_least: 1 } }], do: ["
    "{ replace: { of: owner, which: chosen, kind: defence, face: up } }, { boost: { amount: 5 } }"
    "] } }]"
)


def test_ham_18_a_boost_adds_to_the_attack_before_its_die() -> None:
    state = lay("sling lid rest rest", "rest", cards=[SLING], dice=[2, 1])
    events = do(state, "play sling", "yes")
    assert only(events, Boosted).points == 9
    assert life(state) == [30, 30 - (4 + 5 + 2 - 1)]
    state = lay("sling lid rest rest", "rest", cards=[SLING], dice=[2, 1])
    do(state, "play sling", "no")
    assert (life(state), pile(state)) == ([30, 30 - (4 + 2 - 1)], "sling")


def test_ham_6_a_character_may_hide_one_card_more() -> None:
    gift = {0: ["{ mod: { figure: hidden, add: 1 } }"]}
    state = lay("~lid vest rest soup", "rest", people=gift)
    assert "down vest" in open_to(state)
    do(state, "down vest", "play soup")
    assert state.down[0] == 0b11
    plain = lay("~lid vest rest soup", "rest")
    assert "down vest" not in open_to(plain)


def beast(reward: str) -> str:
    actions = "{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name: { en: A, es: B } }"
    return f"life: 1, defence: 0, reward: [{reward}], actions: [{actions}]"


TROPHY = "{ give: { to: owner, ability: { mod: { figure: attack, add: 1 } } } }"


def test_ham_34_a_trophy_has_no_end_and_no_wash_takes_it() -> None:
    wash = "id: bath, ability: { do: [{ clear: { of: owner } }] }"
    state = lay("club bath club rest", "rest", cards=[wash], monster=beast(TROPHY), keeper=1,
                dice=[6, 1, 2, 1])  # fmt: skip
    do(state, "play club", "target monster", "play rest", "play bath", "play rest")
    assert lasting(state, 0) == 1
    assert RULES.view(state, 0).lasting[0].turns == RULES.view(state, 0).lasting[0].uses == -1
    do(state, "play club")
    assert life(state)[1] == 30 - (5 + 1 + 2 - 1)


def code_of(main: str = MAIN, monsters: str = "") -> list[str]:
    made = files(main, monsters=monsters) if monsters else files(main)
    return [problem.code for problem in refused(made)]


def another(line: str) -> str:
    """The main deck with another last card."""
    return "\n".join(MAIN.splitlines()[:-1]) + "\n" + line


def test_wrong_words_are_told_with_their_place() -> None:
    assert code_of(another(ability("x", "{ boost: { amount: 2 } }"))) == ["not_known_here"]
    sprung = "{ test: { if: [{ sprung: 'yes' }], then: [{ again: {} }] } }"
    assert code_of(another(ability("x", sprung))) == []
    assert code_of(another(ability("x", "{ mark: wet }"))) == ["not_a_choice"]
    both = ", play: { do: [{ again: {} }] }, keep: { if: [{ roll: 4 }] }"
    assert code_of(another(defence("x", more=both))) == ["play_place"]
    played = ", play: { do: [{ again: {} }] }"
    assert code_of(another(ability("x", more=played))) == ["play_place"]
