"""Hammerspace: every word of the vocabulary alone (HAM-18), in tables that name each of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.events import EffectActs
from engines.kernel.streams import ScriptedSource
from tests.engines.hammerspace.table import do, lay, life, of

CALM = (
    "life: 9, defence: 2, reward: [{ heal: { amount: 5 } }],"
    " actions: [{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name: { en: A, es: B } }]"
)


@dataclass(frozen=True)
class Case:
    """A word, what the first seat's character (or a card) says, what is played, and the lives."""

    word: str
    says: str
    plays: str
    life: tuple[int, ...]
    dice: tuple[int, ...] = ()
    hands: tuple[str, ...] = ("club soup lid rest", "rest", "rest")
    more: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.word}: {self.says[:60]}"


def when(event: str, do_: str = "heal: { amount: 1 }", more: str = "") -> str:
    return f"{{ when: {{ event: {event}{more}, do: [{{ {do_} }}] }} }}"


def played(case: Case, **more: Any) -> list[int]:
    """The lives after the decisions of a case, all of them at 20 before."""
    seats = len(case.hands)
    state = lay(
        *case.hands, **{"life": [20] * seats, "dice": case.dice, **case.more, **more}
    )  # fmt: skip
    do(state, *case.plays.split(", "))
    assert isinstance(state.source, ScriptedSource)
    assert state.source.left == 0, "every die was rolled"
    return life(state)


HURT = (6, 1)
"""A club's 5 and 6 against no card and a 1: 10 are lost."""
HELD = (1, 6)

EVENTS = [
    Case("turn-start", when("turn-start"), "play rest, play rest, play rest", (21, 20, 20)),
    Case("turn-end", when("turn-end"), "play rest", (21, 20, 20)),
    Case("attack", when("attack"), "play club, target 2", (21, 20, 20), HELD),
    Case("attack", when("attack", more=", by: others"), "play club, target 2", (20,) * 3, HELD),
    Case("ability", when("ability"), "play rest", (21, 20, 20)),
    Case("ability", when("ability", more=", by: others"), "play rest, play rest", (21, 20, 20)),
    Case("ability", when("ability", more=", by: anyone"), "play rest, play rest", (22, 20, 20)),
    Case("hit", when("hit"), "play club, target 2", (21, 10, 20), HURT),
    Case("hit", when("hit"), "play club, target 2", (20, 20, 20), HELD),
    Case("miss", when("miss"), "play club, target 2", (21, 20, 20), HELD),
    Case("settled", when("settled"), "play club, target 2", (21, 20, 20), HELD),
    Case("settled", when("settled"), "play club, target 2", (21, 10, 20), HURT),
    Case(
        "hurt", when("hurt"), "play rest, play club, target 1", (11, 20, 20), HURT,
        ("rest", "club", "rest"),
    ),
    Case(
        "block", when("block"), "play rest, play club, target 1", (21, 20, 20), HELD,
        ("rest", "club", "rest"),
    ),
    Case(
        "flip", when("flip"), "done, play rest", (20, 20, 20),
        more={"face_down_limit": 1},
    ),
    Case(
        "flip", when("flip"), "down lid, play rest", (21, 20, 20),
        more={"face_down_limit": 1},
    ),
    Case("heal", when("heal", "damage: { amount: 1, to: owner }"), "play soup", (21, 20, 20)),
    Case(
        "fall", when("fall", more=", by: others"), "play club, target 2", (21, 0, 20), HURT,
        more={"life": [20, 2, 20]},
    ),
    Case("redraw", when("redraw"), "play rest, play rest, play rest", (20, 20, 20)),
    Case(
        "redraw", when("redraw"), "play rest, play rest", (21, 20, 20),
        hands=("lid lid lid lid", "rest", "rest"),
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", EVENTS, ids=str)
def test_ham_18_what_an_effect_waits_for(case: Case) -> None:
    assert tuple(played(case, people={0: [case.says]})) == case.life


def card(do_: str, kind: str = "ability") -> str:
    """An ability card called `trick`."""
    return f"id: trick, ability: {{ do: [{do_}] }}"


def step(word: str, text: str, plays: str, lives: tuple[int, ...], *dice: int, **more: Any) -> Case:
    hands = more.pop("hands", ("trick club soup lid", "rest", "rest"))
    return Case(word, text, plays, lives, dice, hands, more)


GIVE = "{ give: { to: owner, %s, ability: { mod: { figure: healing, add: 3 } } } }"
STEPS = [
    step("damage", "{ damage: { amount: 3, to: left } }", "play trick", (20, 17, 20)),
    step("heal", "{ heal: { amount: 3 } }", "play trick", (23, 20, 20)),
    step("attack", "{ attack: { subtype: ice, points: 4, to: left } }", "play trick",
         (20, 15, 20), 2, 1),
    step("give", GIVE % "turns: 1", "play trick, play rest, play rest, play soup", (25, 20, 20)),
    step("clear", GIVE % "turns: 9" + ", { clear: { of: owner } }",
         "play trick, play rest, play rest, play soup", (22, 20, 20)),
    step("test", "{ test: { if: [{ roll: 4 }], then: [{ heal: { amount: 1 } }],"
         " else: [{ heal: { amount: 9 } }] } }", "play trick", (21, 20, 20), 4),
    step("test", "{ test: { if: [{ roll: 4 }], then: [{ heal: { amount: 1 } }],"
         " else: [{ heal: { amount: 9 } }] } }", "play trick", (29, 20, 20), 3),
    step("choose", "{ choose: [{ do: [{ heal: { amount: 1 } }] }, { do: [{ heal: { amount: 2 } "
         "}] }, { do: [{ heal: { amount: 3 } }] }] }", "play trick, option 3", (23, 20, 20)),
    step("skip", "{ skip: { to: left } }, { heal: { amount: 1 } }", "play trick, play rest",
         (21, 20, 20)),
    step("again", "{ again: {} }, { heal: { amount: 1 } }", "play trick, play soup",
         (23, 20, 20)),
]  # fmt: skip
TESTED_ELSEWHERE = {"take", "swap", "replace", "flip", "peek", "timer", "boost", "mark"}
"""Cards that move are in `test_card_effects`, the timer in `test_monsters`, boosts and marks in
`test_later_effects`."""


@pytest.mark.parametrize("case", STEPS, ids=str)
def test_ham_18_what_an_effect_does(case: Case) -> None:
    assert tuple(played(case, cards=[card(case.says)])) == case.life


def to(word: str, lives: tuple[int, ...], *dice: int, plays: str = "play trick") -> Case:
    text = f"{{ damage: {{ amount: 3, to: {word} }} }}"
    hands = ("rest", "trick", "rest", "rest")
    return Case(word, text, f"play rest, {plays}", lives, dice, hands)


LIVES = [20, 19, 21, 18]
SELECTORS = [
    to("owner", (20, 16, 21, 18)),
    to("chosen", (17, 19, 21, 18), plays="play trick, pick 1"),
    to("random", (20, 19, 21, 15), 2),
    to("left", (20, 19, 18, 18)),
    to("right", (17, 19, 21, 18)),
    to("strongest", (20, 19, 18, 18)),
    to("weakest", (20, 19, 21, 15)),
    to("others", (17, 19, 18, 15)),
    to("everyone", (17, 16, 18, 15)),
    to("monster", (20, 19, 21, 18)),
]


@pytest.mark.parametrize("case", SELECTORS, ids=str)
def test_ham_18_to_whom(case: Case) -> None:
    assert tuple(played(case, cards=[card(case.says)], life=LIVES)) == case.life


def test_ham_18_alike_the_first_from_the_owners_left_is_the_strongest_or_weakest() -> None:
    for word in ("strongest", "weakest"):
        case = to(word, (20, 20, 17, 20))
        assert tuple(played(case, cards=[card(case.says)])) == case.life


def test_ham_18_other_is_the_other_party_and_keeper_is_the_monsters() -> None:
    case = Case("other", when("hurt", "damage: { amount: 1, to: other }"),
                "play rest, play club, target 1", (10, 19, 20), HURT,
                ("rest", "club", "rest"))  # fmt: skip
    assert tuple(played(case, people={0: [case.says]})) == case.life
    body = CALM.replace("es: B } }", "es: B }, do: [{ damage: { amount: 1, to: keeper } }] }")
    state = lay("rest", "rest", monster=body, keeper=0, dice=[3, 4])
    do(state, "play rest")
    assert life(state) == [29, 30]


def condition(word: str, text: str, holds: bool, plays: str, *dice: int, **more: Any) -> Case:
    """A condition of a `when` of the first seat: it wins 1 life if it holds."""
    event = more.pop("event", "settled")
    says = when(event, more=f", if: [{{ {text} }}]")
    hands = more.pop("hands", ("club torch lid rest", "rest", "rest"))
    lost = more.pop("lost", {})
    lives = tuple(20 + (seat == 0 and holds) - lost.get(seat, 0) for seat in range(3))
    return Case(word, says, plays, lives, dice, hands, more)


CLUB = "play club, target 2"
TEN = {1: 10}
CONDITIONS = [
    condition("roll", "roll: 4", True, CLUB, *HELD, 4),
    condition("roll", "roll: 4", False, CLUB, *HELD, 3),
    condition("die", "die: { at_least: 6 }", True, CLUB, *HURT, lost=TEN),
    condition("die", "die: { at_most: 5 }", False, CLUB, *HURT, lost=TEN),
    condition("die", "die: { of: defence, at_least: 6 }", True, CLUB, *HELD, event="miss"),
    condition("result", "result: hit", True, CLUB, *HURT, lost=TEN),
    condition("result", "result: hit", False, CLUB, *HELD),
    condition("result", "result: miss", True, CLUB, *HELD),
    condition("result", "result: kill", False, CLUB, *HURT, lost=TEN, event="hit"),
    condition("result", "result: kill", True, CLUB, *HURT, lost={1: 20}, life=[20, 5, 20]),
    condition("type", "type: [physical]", True, CLUB, *HELD),
    condition("type", "type: [melee, fire]", True, CLUB, *HELD),
    condition("type", "type: [projectile]", False, CLUB, *HELD),
    condition("life", "life: { at_least: 20 }", True, CLUB, *HELD),
    condition("life", "life: { at_most: 19 }", False, CLUB, *HELD),
    condition("life", "life: { of: other, at_most: 10 }", True, CLUB, *HURT, lost=TEN,
              event="hit"),
    condition("rank", "rank: most-life", True, CLUB, *HELD),
    condition("rank", "rank: least-life", False, CLUB, *HURT, lost=TEN),
    condition("cards", "cards: { kind: defence, at_least: 1 }", True, CLUB, *HELD),
    condition("cards", "cards: { kind: attack, at_least: 3 }", False, CLUB, *HELD),
    condition("cards", "cards: { face: down, at_least: 1 }", True, "done, " + CLUB, *HELD,
              hands=("club ~lid rest rest", "rest", "rest")),
    condition("lost", "lost: { at_least: 10 }", True, CLUB, *HURT, lost=TEN),
    condition("lost", "lost: { at_most: 9 }", False, CLUB, *HURT, lost=TEN),
    condition("against", "against: player", True, CLUB, *HELD, event="miss"),
    condition("against", "against: monster", False, CLUB, *HELD, event="miss"),
    condition("against", "against: monster", True, "play club, target monster", 1, 6, 1, 1,
              event="miss", monster=CALM),
]  # fmt: skip


@pytest.mark.parametrize("case", CONDITIONS, ids=str)
def test_ham_18_under_which_condition(case: Case) -> None:
    assert tuple(played(case, people={0: [case.says]})) == case.life


def test_ham_18_all_conditions_must_hold_and_the_first_that_does_not_ends_the_asking() -> None:
    says = when("settled", more=", if: [{ die: { at_least: 6 } }, { roll: 2 }]")
    case = Case("if", says, CLUB, (20, 20, 20), HELD)
    assert tuple(played(case, people={0: [says]})) == case.life, "no third die was rolled"


def amount(word: str, text: str, won: int, *dice: int, **more: Any) -> Case:
    """An attack after which the first seat wins so much life."""
    says = when("settled", f"heal: {{ amount: {text} }}")
    hands = more.pop("hands", ("club torch lid rest", "rest", "rest"))
    plays = more.pop("plays", CLUB)
    lost = 10 if dice[:2] == HURT else 0
    return Case(word, says, plays, (20 + won, 20 - lost, 20), dice, hands, more)


AMOUNTS = [
    amount("number", "{ number: 3 }", 3, *HELD),
    amount("number", "3", 3, *HELD),
    amount("dice", "{ dice: 2 }", 7, *HELD, 3, 4),
    amount("lost", "{ count: { of: lost } }", 10, *HURT),
    amount("lost", "{ count: { of: lost, over: 3 } }", 3, *HURT),
    amount("lost", "{ count: { of: lost, most: 4 } }", 4, *HURT),
    amount("lost", "{ count: { of: lost, times: 2, over: 3 } }", 6, *HURT),
    amount("attack-die", "{ count: { of: attack-die } }", 6, *HURT),
    amount("up", "{ count: { of: up } }", 3, *HELD, plays="done, " + CLUB,
           hands=("club ~lid rest rest", "rest", "rest")),
    amount("down", "{ count: { of: down } }", 1, *HELD, plays="done, " + CLUB,
           hands=("club ~lid rest rest", "rest", "rest")),
    amount("attacks", "{ count: { of: attacks } }", 2, *HELD),
    amount("players", "{ count: { of: players } }", 3, *HELD),
    amount("defences", "{ count: { of: defences } }", 1, *HELD),
    amount("other-attacks", "{ count: { of: other-attacks } }", 1, *HELD),
]  # fmt: skip


@pytest.mark.parametrize("case", AMOUNTS, ids=str)
def test_ham_18_how_much(case: Case) -> None:
    assert tuple(played(case, people={0: [case.says]})) == case.life


def mod(figure: str, change: str) -> str:
    return f"{{ mod: {{ figure: {figure}, {change} }} }}"


AIMED_AT_ME = "play rest, play club, target 1"
ME = ("rest", "club", "rest")
FIGURES = [
    Case("attack", mod("attack", "add: 2"), CLUB, (20, 8, 20), HURT),
    Case("attack", mod("attack", "less: 2"), CLUB, (20, 12, 20), HURT),
    Case("attack", mod("attack", "less: 9"), CLUB, (20, 15, 20), HURT),
    Case("attack", mod("attack", "add: { dice: 1 }"), CLUB, (20, 7, 20), (*HURT[:1], 3, 1)),
    Case("attack-die", mod("attack-die", "add: 1"), CLUB, (20, 14, 20), (2, 2)),
    Case("attack-die", mod("attack-die", "add: 3"), CLUB, (20, 10, 20), HURT),
    Case("attack-die", mod("attack-die", "less: 9"), CLUB, (20, 15, 20), HURT),
    Case("defence", mod("defence", "add: 3"), AIMED_AT_ME, (13, 20, 20), HURT, ME),
    Case("defence", mod("defence", "less: 3"), AIMED_AT_ME, (10, 20, 20), HURT, ME),
    Case("defence-die", mod("defence-die", "add: 2"), AIMED_AT_ME, (12, 20, 20), HURT, ME),
    Case("defence-die", mod("defence-die", "add: 9"), AIMED_AT_ME, (15, 20, 20), HURT, ME),
    Case("healing", mod("healing", "add: 3"), "play soup", (25, 20, 20)),
    Case("healing", mod("healing", "less: 3"), "play soup", (20, 20, 20)),
    Case("targets", mod("targets", "add: 1"), "play club, target 2, target 3", (20, 10, 10),
         (*HURT, 1)),
    Case("targets", mod("targets", "less: 3"), CLUB, (20, 10, 20), HURT),
]  # fmt: skip


@pytest.mark.parametrize("case", FIGURES, ids=str)
def test_ham_11_figures_are_changed(case: Case) -> None:
    assert tuple(played(case, people={0: [case.says]})) == case.life


def instead(text: str, more: str = "") -> str:
    return f"{{ instead: {{ {text}{more} }} }}"


def from_left(lives: tuple[int, ...]) -> dict[str, Any]:
    """The player to the right hurts the first seat by an effect."""
    trick = "{ damage: { amount: 4, to: right } }"
    return {"life": lives, "cards": [f"id: trick, ability: {{ do: [{trick}] }}"]}


EFFECT = ("play rest, play trick", ("rest", "trick", "rest"))
INSTEADS = [
    Case("prevent", instead("prevent: { amount: 3 }"), AIMED_AT_ME, (13, 20, 20), HURT, ME),
    Case("prevent", instead("prevent: {}"), AIMED_AT_ME, (20, 20, 20), HURT, ME),
    Case("prevent", instead("prevent: { amount: 50 }"), AIMED_AT_ME, (20, 20, 20), HURT, ME),
    Case("prevent", instead("prevent: { amount: 3, cause: effect }"), AIMED_AT_ME,
         (10, 20, 20), HURT, ME),
    Case("prevent", instead("prevent: { amount: 3, cause: effect }"), EFFECT[0], (19, 20, 20),
         (), EFFECT[1], from_left((20, 20, 20))),
    Case("prevent", instead("prevent: { amount: 3, cause: attack }"), EFFECT[0], (16, 20, 20),
         (), EFFECT[1], from_left((20, 20, 20))),
    Case("increase", instead("increase: { amount: 3 }"), AIMED_AT_ME, (7, 20, 20), HURT, ME),
    Case("increase", instead("increase: { amount: 3 }"), AIMED_AT_ME, (20, 20, 20), HELD, ME),
    Case("redirect", instead("redirect: { to: left, cause: attack }"), AIMED_AT_ME,
         (20, 10, 20), HURT, ME),
    Case("redirect", instead("redirect: { to: right, amount: 4 }"), AIMED_AT_ME, (14, 20, 16),
         HURT, ME),
    Case("redirect", instead("redirect: { to: monster }"), AIMED_AT_ME, (10, 20, 20), HURT, ME),
    Case("survive", instead("survive: {}"), AIMED_AT_ME, (1, 20, 20), HURT, ME,
         {"life": [9, 20, 20]}),
    Case("survive", instead("survive: {}"), AIMED_AT_ME, (1, 20, 20), HURT, ME,
         {"life": [11, 20, 20]}),
    Case("ignore", instead("ignore: skip"), "play rest, play trick, play rest, play soup",
         (22, 20, 20), (), ("rest soup", "trick", "rest"),
         {"cards": ["id: trick, ability: { do: [{ skip: { to: right } }] }"]}),
    Case("reroll", instead("reroll: { die: attack, at_most: 2 }"), CLUB, (20, 10, 20),
         (2, 6, 1)),
    Case("reroll", instead("reroll: { die: attack, at_most: 2 }"), CLUB, (20, 13, 20), (3, 1)),
    Case("reroll", instead("reroll: { die: attack, at_most: 2 }"), CLUB, (20, 15, 20),
         (2, 1, 1)),
    Case("reroll", instead("reroll: { die: defence, at_most: 2 }"), AIMED_AT_ME, (15, 20, 20),
         (6, 1, 6), ME),
    Case("reroll", instead("reroll: { die: attack, whose: other, at_least: 5 }"), AIMED_AT_ME,
         (15, 20, 20), (6, 1, 1), ME),
    Case("reroll", instead("reroll: { die: defence, whose: other, at_least: 5 }"), CLUB,
         (20, 15, 20), (5, 6, 5)),
]  # fmt: skip


@pytest.mark.parametrize("case", INSTEADS, ids=str)
def test_ham_18_what_stands_in_for_another_thing(case: Case) -> None:
    assert tuple(played(case, people={0: [case.says]})) == case.life


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (EVENTS, fx.EVENTS),
        (STEPS, set(fx.STEPS) - TESTED_ELSEWHERE),
        (SELECTORS, set(fx.SELECTORS) - {"other", "keeper"}),
        (CONDITIONS, set(fx.CONDITIONS) - {"sprung"}),
        (AMOUNTS, {"number", "dice", *fx.COUNTS}),
        (FIGURES, set(fx.FIGURES) - {"makeshift", "hidden", "marks"}),
        (INSTEADS, fx.INSTEADS),
    ],
)
def test_no_word_is_missing(table: list[Case], words: Any) -> None:
    assert {case.word for case in table} == set(words)


@pytest.mark.parametrize(
    ("limit", "won"), [("", 4), (", limit: turn", 2), (", limit: game", 1)], ids=str
)
def test_ham_18_how_often(limit: str, won: int) -> None:
    """Two attacks on two players each."""
    says = when("miss", more=limit)
    state = lay(
        "wave wave", "rest", "rest", people={0: [says]}, dice=[1, 6, 6, 1, 6, 6], life=[20] * 3
    )
    do(state, "play wave", "play rest", "play rest", "play wave")
    assert life(state)[0] == 20 + won


def test_ham_18_only_if_its_owner_wants() -> None:
    says = when("turn-end", more=", may: true, limit: game")
    state = lay("rest", "rest", people={0: [says]})
    do(state, "play rest", "no", "play rest", "play rest")
    assert state.spent == [], "saying no spends nothing"
    told = do(state, "yes")
    assert (life(state), len(of(told, EffectActs))) == ([31, 30], 1)
    do(state, "play rest", "play rest")
    assert state.active == 1, "once a game"


def test_ham_18_several_recipients_of_one_amount_of_dice() -> None:
    case = to("others", (18, 19, 19, 16), 2)
    text = "{ damage: { amount: { dice: 1 }, to: others } }"
    assert tuple(played(case, cards=[card(text)], life=LIVES)) == case.life, "one die for all"
