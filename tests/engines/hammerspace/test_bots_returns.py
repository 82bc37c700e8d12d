"""Hammerspace: the steady bot counts what it can see coming back: losses that a rival's character
or defence passes on (HAM-18), and what a defence does to an attacker."""

from __future__ import annotations

from engines.hammerspace.actions import PARTIES
from engines.hammerspace.estimates import Sight
from engines.hammerspace.judgement import Judge
from engines.hammerspace.state import State
from tests.engines.hammerspace.table import RULES, do, lay
from tests.engines.hammerspace.test_bots import choice
from tests.engines.hammerspace.test_later_effects import GLOVE

LAWYER = "{ instead: { redirect: { to: random, cause: effect }, limit: turn } }"
POKE = "id: poke, ability: { do: [{ damage: { amount: 3, to: chosen } }] }"
PEPPER = (
    "id: pepper, attack: { subtype: fire, points: 4, reach: one },"
    " abilities: [{ when: { event: hit, do: [{ give: { to: other, turns: 3,"
    " ability: { when: { event: turn-start, do: [{ damage: { amount: 2, to: owner } }] } } } }]"
    " } }]"
)
MIRROR = (
    "id: mirror, defence: { against: { physical: 0 } },"
    " abilities: [{ instead: { redirect: { to: other, amount: 3, cause: attack } } }]"
)
APRON = (
    "id: apron, defence: { against: { physical: 0 } },"
    " abilities: [{ when: { event: block, do: [{ damage: { amount: 6, to: other } }] } }]"
)
COUNCIL = "{ instead: { redirect: { to: left, amount: 2, cause: attack } } }"


def worth(state: State, points: int, target: int = 1) -> float:
    """What the seat to act gains by a melee attack without a card of its own."""
    sight = Sight(state.config, RULES.view(state, state.seat))
    return Judge(state.config, sight, 1).attack(0, points, (), target)[0]


def test_ham_18_it_does_not_poke_whoever_hands_effects_back() -> None:
    """Two players: the only rival of a small-print lawyer is the one who pokes."""
    for people, card in (({}, "poke"), ({1: [LAWYER]}, "soup")):
        state = lay("poke soup", "rest", cards=[POKE, GLOVE], people=people)
        assert choice(state)[0] == f"play {card}"


def test_ham_18_of_several_it_pokes_another() -> None:
    state = lay("poke", "rest", "rest", cards=[POKE, GLOVE], people={1: [LAWYER]})
    do(state, "play poke")
    assert choice(state)[0] == "pick 3"


def test_ham_18_a_lawyer_who_has_served_this_turn_is_poked() -> None:
    state = lay("poke soup", "rest", cards=[POKE, GLOVE], people={1: [LAWYER]})
    lawyer = state.config.cards.characters[0].abilities[0]
    state.spent_turn = [PARTIES * lawyer + 1]
    assert choice(state)[0] == "play poke"


def test_ham_18_a_burn_that_comes_back_makes_no_attack_better() -> None:
    for people, card in (({}, "pepper"), ({1: [LAWYER]}, "club")):
        state = lay("pepper club", "rest", cards=[PEPPER, GLOVE], people=people)
        assert choice(state)[0] == f"play {card}"


def test_ham_18_it_attacks_another_than_a_mirror_among_rivals_alike() -> None:
    state = lay("club", "mirror", "rest", cards=[MIRROR, GLOVE])
    do(state, "play club")
    assert choice(state)[0] == "target 3"


def test_ham_18_a_mirror_costs_its_attacker_what_it_gives_back() -> None:
    """Three more points against the attack, and up to three life of the attacker."""
    plain = worth(lay("club", "vest", cards=[GLOVE]), 9 + 2)
    thick = worth(lay("club", "vest", cards=[GLOVE]), 9 + 2 - 3)
    mirror = worth(lay("club", "mirror", cards=[MIRROR, GLOVE]), 9)
    assert plain > thick > 0
    assert abs(thick - mirror - 1.2 * 3) < 0.3


def test_ham_18_what_the_left_neighbour_pays_is_a_gain_where_it_is_a_rival() -> None:
    """At three, the left neighbour of the second is the third; in a duel it is the attacker."""
    two, three = (
        worth(lay("club", *["rest"] * count, cards=[GLOVE], people={1: [COUNCIL]}), 9)
        - worth(lay("club", *["rest"] * count, cards=[GLOVE]), 9)
        for count in (1, 2)
    )
    assert two < -2 < three


def test_ham_18_what_a_defence_does_to_its_attacker_counts() -> None:
    vest = worth(lay("club", "wall wall-2", cards=[GLOVE]), 5)
    apron = worth(lay("club", "wall wall-2 apron", cards=[APRON, GLOVE]), 5)
    assert apron < vest - 1
