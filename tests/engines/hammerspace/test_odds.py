"""Hammerspace: odds before a decision, against what the rules say and what games show."""

from __future__ import annotations

from itertools import product

import pytest

from engines.hammerspace import odds
from engines.hammerspace.actions import MONSTER, NO, YES
from engines.hammerspace.bearing import Bearing, bearing
from engines.hammerspace.cards import FIRE, ICE, SLOTS
from engines.hammerspace.chances import hit_chance, kill_chance, mean_loss
from engines.hammerspace.defending import ways_to_cover
from engines.hammerspace.effects.events import FROM_CHARACTER, FROM_MONSTER
from engines.hammerspace.odds import (
    Aim,
    AttackResult,
    answered,
    blow_of,
    defences,
    match_chance,
    preview,
)
from engines.hammerspace.state import State
from engines.kernel.streams import CheapSource
from tests.engines.hammerspace.table import CALM, RULES, again, do, lay

SUMS = ", ".join(map(str, range(2, 13)))
THROWS = [(one, two) for one in range(1, 7) for two in range(1, 7)]


def aims(state: State, slot: int = 0) -> list[Aim]:
    return list(preview(state.config, RULES.view(state, state.seat), slot))


def struck(state: State) -> AttackResult:
    """The attack of the first card."""
    found = blow_of(state.config, RULES.view(state, state.seat), 0)
    assert found is not None
    return found


def losses(points: int, cover: int, life: int = 30) -> list[float]:
    """HAM-11, HAM-14 by hand: how often each loss comes in the 36 throws."""
    lost = [min(life, max(0, points + one - cover - two)) for one, two in THROWS]
    return [lost.count(n) / 36 for n in range(max(lost) + 1)]


def test_ham_11_an_attack_without_a_defence_is_points_and_two_dice() -> None:
    (aim,) = aims(lay("club", "coat"))
    assert aim.best.chances == pytest.approx(losses(5, 0))
    assert (aim.attack, aim.defence, aim.chooses, aim.hidden) == (5, 0, False, 0)
    assert (aim.best.least, aim.best.most) == (0, 10)
    assert aim.best.mean == pytest.approx(5.0), "never below zero: 1 against 6 is just nothing"
    assert aim.best.nothing == pytest.approx(1 / 36), "1 against 6"
    assert aim.best.spread == pytest.approx((35 / 6) ** 0.5), "of two dice"


def test_ham_12_and_13_what_matches_is_used() -> None:
    (aim,) = aims(lay("club", "lid vest boots"))
    assert aim.defence == 8
    assert aim.best.chances == pytest.approx(losses(5, 8))


def test_ham_8_a_card_face_down_does_not_defend_and_is_counted() -> None:
    (aim,) = aims(lay("club", "~lid vest"))
    assert aim.best.chances == pytest.approx(losses(5, 2))
    assert (aim.defence, aim.hidden) == (2, 1)


def test_ham_25_a_card_face_down_that_the_seat_knows_is_no_hidden_one() -> None:
    """It was looked at, so nothing is to be guessed."""
    state = lay("club", "~lid vest")
    state.seen[SLOTS] |= 1
    (aim,) = aims(state)
    assert (aim.defence, aim.hidden) == (2, 0)


def test_ham_20_the_last_life_is_all_that_can_be_lost() -> None:
    (aim,) = aims(lay("club", "coat", life=[30, 4]))
    assert aim.best.chances == pytest.approx(losses(5, 0, 4))
    assert aim.best.kill == pytest.approx(sum(5 + one - two >= 4 for one, two in THROWS) / 36)


def test_every_target_has_its_own_odds_from_the_left_and_the_monster_last() -> None:
    monster = f"life: 9, defence: 2, actions: [{CALM}], reward: [{{ heal: {{ amount: 5 }} }}]"
    state = lay("wave", "coat", "", "lid", monster=monster, total=7)
    found = aims(state)
    assert [aim.party for aim in found] == [1, 2, 3, MONSTER]
    assert [aim.defence for aim in found] == [7, 0, 0, 2]
    assert found[3].best.chances == pytest.approx(losses(5, 2, 9))


SHY = "id: shy, defence: { against: { physical: 9 } }"
LEAKY = (
    "id: leaky, defence: { against: { physical: 1 } }, "
    "abilities: [{ mod: { figure: defence, less: 9 } }]"
)


def test_ham_13_the_defenders_choice_is_stated_at_its_best_and_its_worst() -> None:
    """Up to a power of 9 one card suffices, and the leaky one need not be used before it; above,
    both must be, and 10 points less 9 stand."""
    (aim,) = aims(lay("club", "shy leaky", cards=[SHY, LEAKY]))
    assert aim.chooses
    leaked = [(one, max(0, 5 + one - 1 - two)) for one, two in THROWS]
    assert aim.worst.mean == pytest.approx(sum(lost for _, lost in leaked) / 36)
    assert aim.best.mean == pytest.approx(sum(lost for one, lost in leaked if 5 + one > 9) / 36)


def test_ways_to_cover_go_on_while_short_and_stop_then() -> None:
    assert ways_to_cover({0: 3, 1: 5}, 5) == [(1,), (0, 1)]
    assert ways_to_cover({0: 3, 1: 5}, 9) == [(0, 1)]
    assert ways_to_cover({0: 3, 1: 5, 2: 4}, 3) == [(0,), (2,), (1,)]
    assert ways_to_cover({}, 4) == [()]


def test_a_defenders_choices_have_their_odds() -> None:
    state = lay("club", "lid vest wall", dice=[1])
    do(state, "play club")
    assert state.seat == 1
    found = defences(state.config, RULES.view(state, 1))
    assert set(found) == set(state.legal)
    assert all(damage.most == 0 for damage in found.values()), "6 or more against 6"


def test_what_effects_make_of_an_attack_is_in_its_odds() -> None:
    strong = "{ mod: { figure: attack, add: 2, if: [{ type: [physical] }] } }"
    tough = "{ mod: { figure: defence, add: 1 } }"
    (aim,) = aims(lay("club", "coat", people={0: [strong], 1: [tough]}))
    assert aim.best.chances == pytest.approx(losses(7, 1))
    assert (aim.attack, aim.defence) == (7, 1)


def test_ham_18_what_bears_on_an_attack_is_what_it_would_come_out_otherwise_without() -> None:
    """Of two characters a seat one adds to fire and one to cold; who heals adds to nothing."""
    strong, icy = (f"{{ mod: {{ figure: attack, add: 2, if: [{{ type: [{kind}] }}] }} }}"
                   for kind in ("physical", "ice"))  # fmt: skip
    tough = "{ mod: { figure: defence, add: 1 } }"
    nurse = "{ mod: { figure: healing, add: 1 } }"
    state = lay("club", "coat", people={0: [strong, icy], 1: [tough, nurse]})
    view = RULES.view(state, state.seat)
    (aim,) = preview(state.config, view, 0)
    assert bearing(state.config, view, aim, struck(state)) == (
        Bearing(0, FROM_CHARACTER, 0),
        Bearing(1, FROM_CHARACTER, 2),
    )


def test_ham_23_the_monsters_action_bears_on_an_attack_if_it_changes_its_points() -> None:
    for does, bears in (("{ mod: { figure: defence, add: 2 } }", True), ("", False)):
        guards = f", abilities: [{does}]" if does else ""
        beast = (
            "life: 9, defence: 1, reward: [{ heal: { amount: 1 } }],"
            f" actions: [{{ sums: [{SUMS}], name: {{ en: A, es: B }}{guards} }}]"
        )
        state = lay("club", "rest", monster=beast, total=7)
        view = RULES.view(state, state.seat)
        (aim,) = odds.aims(state.config, view, struck(state), 1 << MONSTER)
        assert aim.defence == (3 if bears else 1)
        expected = (Bearing(MONSTER, FROM_MONSTER, 0),) if bears else ()
        assert bearing(state.config, view, aim, struck(state)) == expected


UNDERTAKER = (
    "{ when: { event: hit, if: [{ life: { of: other, at_most: 15 } }],"
    " do: [{ damage: { amount: 2, to: other } }] } }"
)


def test_ham_18_life_that_an_effect_takes_after_a_hit_is_in_the_odds() -> None:
    """Of 4 life a hit for 2 is enough, for 2 more follow."""
    (aim,) = aims(lay("club", "coat", life=[30, 4], people={0: [UNDERTAKER]}))
    lost = [min(4, more + 2) if (more := max(0, 5 + one - two)) else 0 for one, two in THROWS]
    assert aim.best.chances == pytest.approx([lost.count(n) / 36 for n in range(5)])
    assert aim.best.kill == pytest.approx(sum(5 + one - two >= 2 for one, two in THROWS) / 36)


def test_ham_18_an_effect_after_a_hit_bears_on_the_attack() -> None:
    state = lay("club", "coat", life=[30, 15], people={0: [UNDERTAKER]})
    view = RULES.view(state, state.seat)
    (aim,) = preview(state.config, view, 0)
    assert bearing(state.config, view, aim, struck(state)) == (Bearing(0, FROM_CHARACTER, 0),)


def test_ham_18_effects_of_the_card_and_of_whoever_is_hurt_are_in_the_odds_too() -> None:
    sour = "id: sour, attack: { subtype: melee, points: 5, reach: one }, abilities: "
    sour += "[{ when: { event: hit, do: [{ damage: { amount: 2, to: other } }] } },"
    sour += " { when: { event: miss, do: [{ damage: { amount: 1, to: other } }] } }]"
    brittle = "{ when: { event: hurt, do: [{ damage: { amount: 1, to: owner } }] } }"
    (aim,) = aims(lay("sour", "coat", cards=[sour], people={1: [brittle]}))
    lost = [more + 3 if (more := max(0, 5 + one - two)) else 1 for one, two in THROWS]
    assert aim.best.chances == pytest.approx([lost.count(n) / 36 for n in range(14)])


def test_ham_18_an_optional_effect_of_the_attacker_is_taken_to_be_wanted() -> None:
    trick = "{ when: { event: hit, may: true, do: [{ damage: { amount: 1, to: chosen } }] } }"
    _, aim, _ = aims(lay("club", "coat", "coat", "", people={0: [trick]}))
    lost = [more + 1 if (more := max(0, 5 + one - two)) else 0 for one, two in THROWS]
    assert aim.best.chances == pytest.approx([lost.count(n) / 36 for n in range(12)])


def test_ham_15_what_another_target_passes_on_is_in_the_odds_of_an_attack_on_all() -> None:
    """Each of three throws is as likely: one die for the attack and one for each defender."""
    politician = "{ instead: { redirect: { to: left, amount: 1, cause: attack } } }"
    first, second = aims(lay("wave", "", "coat", people={1: [politician]}))
    points, guard = 5, second.defence
    lost = []
    for one, two, three in product(range(1, 7), repeat=3):
        passed = 1 if points + one > two else 0
        lost.append(passed + max(0, points + one - guard - three))
    shares = [lost.count(n) / 216 for n in range(max(lost) + 1)]
    assert second.best.chances == pytest.approx(shares)
    assert first.best.mean == pytest.approx(sum(max(0, 5 + a - b - 1) for a, b in THROWS) / 36)


def test_ham_18_what_waits_for_an_ability_acts_before_its_attack() -> None:
    inventor = "{ when: { event: ability, do: [{ give: { to: owner, uses: 1, ability:"
    inventor += " { mod: { figure: attack, add: 3 } } } }] } }"
    spark = "id: spark, ability: { do: [{ attack: { subtype: fire, points: 4, to: others } }] }"
    state = lay("spark", "", cards=[spark], people={0: [inventor]})
    blow = AttackResult(0, FIRE, 4, by_effect=True)
    (aim,) = odds.aims(state.config, RULES.view(state, 0), blow, together=True)
    assert aim.attack == 7
    assert aim.best.chances == pytest.approx(losses(7, 0))


def test_ham_18_a_question_before_the_die_has_the_odds_of_both_answers() -> None:
    """What a mod of the attacker adds at the die counts in both; the answer adds its boost."""
    gambler = "{ when: { event: attack, may: true, do: ["
    gambler += "{ replace: { of: owner, which: random, face: up } }, { boost: { amount: 2 } }] } }"
    brave = "{ mod: { figure: attack, add: 1 } }"
    state = lay("club soup", "vest", people={0: [gambler, brave]})
    assert answered(state.config, RULES.view(state, 0), YES) == (), "nothing is asked yet"
    do(state, "play 1")
    view = RULES.view(state, 0)
    (declined,) = answered(state.config, view, NO)
    (used,) = answered(state.config, view, YES)
    assert declined.best.chances == pytest.approx(losses(6, 2))
    assert used.best.chances == pytest.approx(losses(8, 2))


def test_ham_20_an_effect_on_the_announcement_may_end_the_game_before_the_die() -> None:
    shout = "{ when: { event: attack, do: [{ damage: { amount: 2, to: others } }] } }"
    (aim,) = aims(lay("club", "coat", life=[30, 2], people={0: [shout]}))
    assert (*aim.best.chances, aim.best.kill) == pytest.approx((0, 0, 1, 1))


def test_the_odds_are_what_many_games_show() -> None:
    """The rules themselves, played on from the same moment with dice of their own."""
    reroll = "{ instead: { reroll: { die: attack, at_most: 2 } } }"
    box = "id: box, defence: { against: { physical: 2 } }, abilities: [{ instead: { prevent: "
    box += "{ amount: 2 }, if: [{ roll: 4 }] } }]"
    state = again(lay("club", "box", cards=[box], people={0: [reroll]}))
    (aim,) = aims(state)
    lost = []
    for seed in range(3000):
        game = state.clone(CheapSource(seed))
        RULES.apply(game, RULES.parse("play 1"))
        lost.append(30 - game.life[1])
    for n, chance in enumerate(aim.best.chances):
        assert lost.count(n) / 3000 == pytest.approx(chance, abs=0.03)


def test_only_an_attack_that_one_sees_has_a_preview() -> None:
    state = lay("club soup lid", "")
    view = RULES.view(state, 0)
    assert preview(state.config, view, 1) == preview(state.config, view, 2) == ()
    assert preview(state.config, RULES.view(state, -1), 0) == ()


def test_a_hidden_card_matches_as_often_as_the_unseen_ones_do() -> None:
    """HAM-25: by the public count of all that the seat does not see."""
    state = lay("club stone torch pair", "~coat wall trio wave")
    view = RULES.view(state, 0)
    unseen = [n for n in range(len(state.config.cards.main)) if n not in _seen(state)]
    fitting = [n for n in unseen if state.config.against[n][FIRE] >= 0]
    assert match_chance(state.config, view, FIRE) == len(fitting) / len(unseen)
    assert match_chance(state.config, view, ICE) == match_chance(state.config, view, FIRE)


def _seen(state: State) -> set[int]:
    return {card for place, card in enumerate(state.slots) if place != 4}


@pytest.mark.parametrize("lead", range(-7, 15))
def test_quick_estimates_are_exact_where_only_points_and_dice_count(lead: int) -> None:
    gaps = [lead + one - two for one, two in THROWS]
    assert mean_loss(lead, 8) == pytest.approx(sum(min(8, max(0, gap)) for gap in gaps) / 36)
    assert hit_chance(lead) == pytest.approx(sum(gap > 0 for gap in gaps) / 36)
    assert kill_chance(lead, 8) == pytest.approx(sum(gap >= 8 for gap in gaps) / 36)


def test_ham_18_what_comes_back_counts_what_an_attack_costs_by_its_result() -> None:
    """A miss of 5 against 6 costs 3: the dice are level or worse in 26 of 36 throws less those
    that hit, in which a hedgehog takes 2."""
    skates = (
        "id: skates, attack: { subtype: fire, points: 5, reach: one }, abilities: [{ when: {"
        " event: settled, if: [{ result: miss }], do: [{ damage: { amount: 3, to: owner } }] } }]"
    )
    hedgehog = "{ when: { event: hurt, do: [{ damage: { amount: 2, to: other } }] } }"
    state = lay("skates", "coat coat-2", cards=[skates], people={1: [hedgehog]})
    (aim,) = aims(state)
    miss = sum(5 + one <= 6 + two for one, two in THROWS) / 36
    assert aim.back.chances == pytest.approx([0.0, 0.0, 1 - miss, miss])
