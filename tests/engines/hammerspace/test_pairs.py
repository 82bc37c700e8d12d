"""Hammerspace: effects that change the same thing in the same moment, in their written order.

Each row has two effects and what comes of them, once in each order of their writing where the
order of `resolution` makes that no difference. A loss is 10 (5 + 6 against a die of 1) unless the
row says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

import pytest

from engines.hammerspace.effects.events import (
    EffectActs,
    LastingEnded,
    Prevented,
    Redirected,
    Survived,
)
from engines.hammerspace.events import Aimed, LifeLost
from tests.engines.hammerspace.table import do, kinds, lay, life, of, only

PREVENT = "{ instead: { prevent: { amount: 4 } } }"
ALL = "{ instead: { prevent: {} } }"
INCREASE = "{ instead: { increase: { amount: 3 } } }"
LEFT = "{ instead: { redirect: { to: left, amount: 5 } } }"
ALL_LEFT = "{ instead: { redirect: { to: left } } }"
SURVIVE = "{ instead: { survive: {} } }"
MORE = "{ mod: { figure: defence, add: 2 } }"
BETTER = "{ mod: { figure: defence-die, add: 2 } }"


@dataclass(frozen=True)
class Loss:
    """The first seat has both effects and 20 life, or so much; what it and its left have then."""

    name: str
    first: str
    second: str
    left: tuple[int, int]
    why: str
    has: int = 20
    told: tuple[type[Any], ...] = ()

    def __str__(self) -> str:
        return self.name


LOSSES = [
    Loss("prevent + prevent", PREVENT, PREVENT.replace("4", "3"), (17, 20), "10 - 4 - 3 = 3"),
    Loss("prevent all + prevent", ALL, PREVENT, (20, 20), "0, and no less"),
    Loss("prevent + increase", PREVENT, INCREASE, (11, 20), "10 - 4, then + 3 = 9",
         told=(Prevented, Prevented)),
    Loss("prevent all + increase", ALL, INCREASE, (20, 20), "a loss of 0 is not increased",
         told=(Prevented,)),
    Loss("prevent + redirect", PREVENT, LEFT, (19, 15), "10 - 4 = 6, of which 5 go left",
         told=(Prevented, Redirected)),
    Loss("prevent + redirect all", PREVENT, ALL_LEFT, (20, 14), "10 - 4 = 6 go left"),
    Loss("prevent all + redirect", ALL, LEFT, (20, 20), "nothing is left to redirect",
         told=(Prevented,)),
    Loss("increase + redirect", INCREASE, LEFT, (12, 15), "10 + 3 = 13, of which 5 go left",
         told=(Prevented, Redirected)),
    Loss("increase + increase", INCREASE, INCREASE.replace("3", "2"), (5, 20), "10 + 3 + 2"),
    Loss("redirect + redirect", LEFT, LEFT.replace("left", "right").replace("5", "2"),
         (17, 15), "5 go left and 2 right"),
    Loss("redirect + survive", LEFT, SURVIVE, (1, 15), "5 of 10 are left to 4 of life: 1 stays",
         has=4, told=(Redirected, Survived)),
    Loss("redirect + survive, not needed", LEFT, SURVIVE, (1, 15), "5 of 10 leave 1 of 6", has=6,
         told=(Redirected,)),
    Loss("prevent + survive", PREVENT, SURVIVE, (1, 20), "6 would be enough to fall", has=6,
         told=(Prevented, Survived)),
    Loss("prevent + survive, not needed", PREVENT, SURVIVE, (1, 20), "6 leave 1 of 7", has=7,
         told=(Prevented,)),
    Loss("increase + survive", INCREASE, SURVIVE, (1, 20), "13 of 12", has=12,
         told=(Prevented, Survived)),
    Loss("mod defence + prevent", MORE, PREVENT, (16, 20), "11 - 1 - 2 = 8, then - 4"),
    Loss("mod defence + mod defence-die", MORE, BETTER, (14, 20), "11 - (1 + 2) - 2 = 6"),
    Loss("mod defence + mod defence", MORE, MORE.replace("2", "3"), (15, 20), "10 - 2 - 3"),
]  # fmt: skip


@pytest.mark.parametrize("row", LOSSES, ids=str)
def test_two_effects_on_one_loss(row: Loss) -> None:
    """Whichever character lies first: the kinds of replacement have an order of their own."""
    for abilities in permutations((row.first, row.second)):
        for people in ([*abilities], [", ".join(abilities)]):
            state = lay(
                "rest", "rest", "club", people={0: people}, life=[row.has, 20, 20],
                dice=[6, 1],
            )  # fmt: skip
            do(state, "play rest", "play rest")
            told = do(state, "play club", "target 1")
            assert tuple(life(state)[:2]) == row.left, row.why
            if row.told:
                found = [type(e) for e in told if type(e) in (Prevented, Redirected, Survived)]
                assert tuple(found) == row.told, row.why


def hit_by_club(*, dice: tuple[int, ...] = (6, 1), **more: Any) -> list[int]:
    """The lives after the second seat has attacked the first."""
    state = lay("rest", "club", "rest", **{"life": [20, 20, 20], "dice": dice, **more})
    do(state, "play rest", "play club", "target 1")
    return life(state)


def test_a_card_in_use_comes_before_characters_and_those_before_what_lasts() -> None:
    """Each prevents half of a loss, rounded up to what they can: the order shows in the events."""
    shield = (
        "id: shield, defence: { against: { physical: 0 } },"
        " abilities: [{ instead: { prevent: { amount: 1 } } }]"
    )
    charm = (
        "id: charm, ability: { do: [{ give: { to: owner, turns: 1, ability: { instead: { prevent:"
        " { amount: 3 } } } } }] }"
    )
    two = "{ instead: { prevent: { amount: 2 } } }"
    state = lay("charm shield", "club", cards=[shield, charm], people={0: [two]}, dice=[6, 1])
    told = do(state, "play charm", "play club")
    assert [event.amount for event in of(told, Prevented)] == [1, 2, 3]
    assert only(told, LifeLost).amount == 4


def test_abilities_of_a_card_act_as_written() -> None:
    one, two = (f"{{ instead: {{ prevent: {{ amount: {n} }} }} }}" for n in (1, 2))
    state = lay("rest", "club", people={0: [f"{two}, {one}"]}, dice=[6, 1])
    told = do(state, "play rest", "play club")
    assert [event.amount for event in of(told, Prevented)] == [2, 1]


def test_a_redirected_loss_is_an_event_of_its_own() -> None:
    """The left prevents 4 of what is turned to it, and the first seat loses what it keeps."""
    assert hit_by_club(people={0: [LEFT], 1: [PREVENT]}) == [15, 19, 20]


def test_two_that_turn_a_loss_to_each_other_act_once_each() -> None:
    to_left = "{ instead: { redirect: { to: left, cause: attack } } }"
    to_right = to_left.replace("left", "right")
    lives = hit_by_club(people={0: [to_left], 1: [to_right]})
    assert lives == [10, 20, 20], "it comes back, and its first source has acted"


def test_a_loss_goes_round_the_table_once() -> None:
    """Of 10 the first keeps 1, the others nothing; when the 9 come back the first has acted."""
    to_left = "{ instead: { redirect: { to: left, cause: attack, amount: %d } } }"
    people = {seat: [to_left % (9 + seat)] for seat in range(3)}
    assert hit_by_club(people=people) == [10, 20, 20]


def test_survive_is_asked_only_when_its_holder_would_fall() -> None:
    """Its condition rolls no die before that."""
    lucky = "{ instead: { survive: {}, if: [{ roll: 4 }] } }"
    assert hit_by_club(people={0: [lucky]}, dice=(6, 1))[0] == 10
    assert hit_by_club(people={0: [lucky]}, life=[9, 20, 20], dice=(6, 1, 4))[0] == 1


def test_survive_of_two_sources_takes_the_first_only() -> None:
    once = "{ instead: { survive: {}, limit: game } }"
    other = "{ instead: { survive: {}, limit: turn } }"
    state = lay("rest", "club", people={0: [once, other]}, life=[5, 20], dice=[6, 1])
    told = do(state, "play rest", "play club")
    assert len(of(told, Survived)) == 1
    assert (len(state.spent), life(state)[0]) == (1, 1)


@dataclass(frozen=True)
class Attack:
    """The first seat has both effects and plays a club; what the second has left of 20."""

    name: str
    first: str
    second: str
    dice: tuple[int, ...]
    left: int
    why: str
    theirs: tuple[str, ...] = field(default=())

    def __str__(self) -> str:
        return self.name


def mod(figure: str, change: str) -> str:
    return f"{{ mod: {{ figure: {figure}, {change} }} }}"


LOW = "{ instead: { reroll: { die: attack, at_most: 2 } } }"
HIGH = "{ instead: { reroll: { die: attack, at_least: 5 } } }"
JINX = "{ instead: { reroll: { die: attack, whose: other, at_least: 5 } } }"
ATTACKS = [
    Attack("mod attack + mod attack", mod("attack", "add: 2"), mod("attack", "add: 3"), (6, 1),
           5, "5 + 2 + 3 + 6 - 1 = 15"),
    Attack("add + less", mod("attack", "add: 2"), mod("attack", "less: 4"), (6, 1), 12,
           "5 + 2 - 4 + 6 - 1 = 8"),
    Attack("add + less below nothing", mod("attack", "add: 1"), mod("attack", "less: 9"), (6, 1),
           15, "points are never below 0, the die stays"),
    Attack("mod attack-die + mod attack", mod("attack-die", "add: 2"),
           mod("attack", "add: { count: { of: attack-die } }"), (3, 1), 6,
           "the die is 5 before it is counted: 5 + 5 + 5 - 1 = 14"),
    Attack("mod attack-die twice", mod("attack-die", "add: 4"), mod("attack-die", "less: 4"),
           (5, 1), 11, "5 + 4 - 4 together, then kept within 1 to 6"),
    Attack("reroll + mod die", LOW, mod("attack-die", "add: 2"), (2, 3, 1), 11,
           "2 is rolled again, then 3 + 2"),
    Attack("reroll + mod die, not needed", LOW, mod("attack-die", "less: 2"), (3, 1), 15,
           "3 is not rolled again though it will show 1"),
    Attack("reroll + reroll", LOW, LOW.replace("at_most: 2", "at_most: 3"), (1, 2, 6, 1), 10,
           "each source once"),
    Attack("own reroll before another's", LOW, mod("targets", "add: 1"), (2, 5, 1, 1), 15,
           "own 2 becomes 5, which the defender has rolled again", (JINX,)),
    Attack("another's reroll does not bring back one's own", LOW, mod("targets", "add: 1"),
           (5, 2, 1), 14, "5 is rolled again by the defender; own sources have been asked",
           (JINX,)),
    Attack("high and low", LOW, HIGH, (2, 4, 1), 12, "2, then 4"),
]  # fmt: skip


@pytest.mark.parametrize("row", ATTACKS, ids=str)
def test_two_effects_on_one_attack(row: Attack) -> None:
    people = {0: [row.first, row.second]}
    if row.theirs:
        people[1] = [*row.theirs]
    state = lay("club", "rest", people=people, life=[20, 20], dice=row.dice)
    do(state, "play club")
    assert life(state)[1] == row.left, row.why


HEALS = [
    ("add + add", "add: 1", "add: 3", 26),
    ("add + less", "add: 1", "less: 2", 21),
    ("less below nothing", "less: 3", "less: 4", 20),
]


@pytest.mark.parametrize(("name", "first", "second", "left"), HEALS, ids=[r[0] for r in HEALS])
def test_two_effects_on_one_heal(name: str, first: str, second: str, left: int) -> None:
    state = lay(
        "soup", "rest", people={0: [mod("healing", first), mod("healing", second)]}, life=[20, 20]
    )
    do(state, "play soup")
    assert life(state)[0] == left


def test_two_effects_on_how_many_are_reached() -> None:
    people = {0: [mod("targets", "add: 2"), mod("targets", "less: 1")]}
    state = lay("club", "rest", "rest", "rest", people=people, dice=[1, 6, 6])
    do(state, "play club", "target 2")
    told = do(state, "target 3")
    assert kinds(told)[0] == "Aimed", "1 + 2 - 1 = 2"


def trick(*steps: str) -> str:
    return f"id: trick, ability: {{ do: [{', '.join(steps)}] }}"


def test_hit_and_hurt_wait_in_the_order_of_sources() -> None:
    """The attacker is active: its effect on the hit comes before the defender's on being hurt,
    which finds it already out."""
    sting = "{ when: { event: hurt, do: [{ damage: { amount: 9, to: other } }] } }"
    gloat = "{ when: { event: hit, do: [{ damage: { amount: 3, to: other } }] } }"
    state = lay(
        "club", "rest", "rest", people={0: [gloat], 1: [sting]}, life=[9, 13, 20], dice=[6, 1]
    )
    told = do(state, "play club", "target 2")
    assert life(state) == [9, 0, 20]
    acted = [event.owner for event in of(told, EffectActs)]
    assert acted == [0], "an entry whose owner is out is dropped"


def test_an_attack_whose_targets_have_all_fallen_is_rolled_and_settled() -> None:
    """What was announced took the last target's life: nobody is hit."""
    ambush = "{ when: { event: attack, do: [{ damage: { amount: 9, to: left } }] } }"
    regret = "{ when: { event: settled, if: [{ result: miss }], do: [{ heal: { amount: 1 } }] } }"
    state = lay("club", "rest", "rest", people={0: [ambush, regret]}, life=[20, 3, 20], dice=[6])
    told = do(state, "play club", "target 2")
    assert life(state) == [21, 0, 20]
    assert "AttackRolled" in kinds(told)


def test_an_attacker_that_falls_before_its_die_rolls_none() -> None:
    thorns = "{ when: { event: attack, by: others, do: [{ damage: { amount: 9, to: other } }] } }"
    state = lay("club", "rest", "rest", people={1: [thorns]}, life=[5, 20, 20])
    told = do(state, "play club", "target 2")
    assert "AttackRolled" not in kinds(told)
    assert (life(state), state.active) == ([0, 20, 20], 1)
    assert state.slots[:4] == [-1] * 4


def test_all_targets_effects_come_before_the_whole_attacks() -> None:
    each = "{ when: { event: miss, do: [{ heal: { amount: 1 } }] } }"
    whole = "{ when: { event: settled, do: [{ test: { if: [{ life: { at_least: 22 } }], then: [{"
    whole += " heal: { amount: 5 } }] } }] } }"
    state = lay("wave", "rest", "rest", people={0: [whole, each]}, life=[20] * 3, dice=[1, 6, 6])
    do(state, "play wave")
    assert life(state)[0] == 27


def test_what_a_step_causes_is_queued_behind() -> None:
    """Two heals of one block come before what the first of them brings."""
    thorn = "{ when: { event: heal, do: [{ damage: { amount: { count: { of: lost } }, to: owner } }"
    thorn += "] } }"
    card = trick("{ heal: { amount: 2 } }", "{ heal: { amount: 3 } }")
    state = lay("trick", "rest", cards=[card], people={0: [thorn]}, life=[1, 20])
    told = do(state, "play trick")
    wanted = ["LifeGained", "LifeGained", "LifeLost", "LifeLost"]
    assert [kind for kind in kinds(told) if kind.startswith("Life")] == wanted
    assert life(state)[0] == 1


def test_an_attack_made_by_an_effect_waits_and_does_not_chain() -> None:
    """Two fencers: the block strikes back, and the block of that does not."""
    fencer = (
        "{ when: { event: block, limit: %s, do: [{ attack: { subtype: melee, points: 3, to: other }"
        " }] } }"
    )
    state = lay(
        "club", "rest", "rest", people={0: [fencer % "game"], 1: [fencer % "turn"]},
        dice=[1, 6, 1, 6],
    )  # fmt: skip
    told = do(state, "play club", "target 2")
    assert [event.attacker for event in of(told, Aimed)] == [0, 1]
    order = kinds(told)
    assert order.index("Discarded") < order.index("Aimed", order.index("Aimed") + 1)


def test_uses_are_spent_one_at_a_time_and_what_has_none_left_ends() -> None:
    charm = (
        "id: charm, ability: { do: [{ give: { to: owner, uses: 1, ability: { instead: { prevent:"
        " { amount: 4 } } } } }] }"
    )
    state = lay("charm", "wave", "club", cards=[charm], dice=[6, 1, 1, 6, 1], life=[30] * 3)
    do(state, "play charm")
    told = do(state, "play wave")
    assert only(told, LastingEnded).holder == 0
    assert life(state) == [24, 30, 20]
    do(state, "play club", "target 1")
    assert life(state)[0] == 14


@pytest.mark.parametrize(
    ("ends", "plays", "burns"),
    [("end", 3, 2), ("start", 3, 1)],
)
def test_how_long_something_lasts(ends: str, plays: int, burns: int) -> None:
    """Two turns of the holder, the one in which it was given not counted; what ends at the start
    of the last one does not burn in it."""
    burn = "{ when: { event: turn-start, do: [{ damage: { amount: 1, to: owner } }] } }"
    card = trick(f"{{ give: {{ to: owner, turns: 2, ends: {ends}, ability: {burn} }} }}")
    state = lay("trick", "rest", cards=[card])
    do(state, "play trick")
    for _ in range(plays):
        do(state, "play rest", "play rest")
    assert life(state)[0] == 30 - burns


def test_given_to_another_it_counts_from_its_next_turn() -> None:
    weak = "{ mod: { figure: attack, less: 2 } }"
    card = trick(f"{{ give: {{ to: left, turns: 1, ability: {weak} }} }}")
    state = lay("trick", "club club", cards=[card], dice=[6, 1, 6, 1])
    do(state, "play trick", "play club")
    assert life(state)[0] == 30 - 8
    do(state, "play rest", "play club")
    assert life(state)[0] == 30 - 8 - 10


def test_the_oldest_of_too_many_things_ends() -> None:
    give = "{ give: { to: owner, uses: 1, ability: { mod: { figure: attack, add: 1 } } } }"
    card = trick(give, give, give, give)
    state = lay("trick", "rest", cards=[card])
    for at in range(7):
        state.lasting += [0, 0, -1, 1, 1, at]
    told = do(state, "play trick")
    assert len(of(told, LastingEnded)) == 3
    assert state.lasting[5] == 3, "the first three are gone"


def test_effects_that_cause_each_other_come_to_an_end() -> None:
    """Healing heals: what lies beyond the cap is dropped, never hung on."""
    state = lay(
        "soup", "rest", people={0: ["{ when: { event: heal, do: [{ heal: { amount: 1 } }] } }"]},
    )  # fmt: skip
    do(state, "play soup")
    assert life(state)[0] == 30 + 2 + 63
    assert state.active == 1
