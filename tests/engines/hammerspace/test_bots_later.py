"""Hammerspace: what the steady bot makes of springs, marks, the crown, loads and food (HAM-26 to
HAM-33), and that it plays the first deck as it did before there was any of that."""

from __future__ import annotations

from hashlib import sha256

from app.content.content_index import ContentIndex
from app.lab.tables import SimulationChoices, simulation_table
from engines.hammerspace.bots import explain
from engines.hammerspace.heuristics import steady
from engines.hammerspace.planning import HammerspaceHints, HammerspacePort
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import State
from engines.kernel.events import OVER
from tests.engines.hammerspace.table import RULES, do, lay
from tests.engines.hammerspace.test_bots import choice
from tests.engines.hammerspace.test_later_effects import GLOVE, PEEL, SLING, marking
from tests.engines.hammerspace.test_later_rules import ALL, BITES, FOODS

BEFORE = "1f71eb41792334500aa9ff62c0747c3221560578c5b64bdb3cc0959f6323e530"
"""The digest of 25 games as the steady bot played them before it knew any of this."""


def said(state: State) -> str:
    """What the steady bot does now, as the notation has it."""
    thought = explain("steady", state.config, RULES.view(state, state.seat), 1)
    return RULES.notation(thought.action)


def test_the_first_deck_is_played_decision_by_decision_as_before() -> None:
    rules, library, games = Rules(), ContentIndex(), []
    for number in range(25):
        bots = ("steady",) * (2 + number % 5)
        table = simulation_table(SimulationChoices("hammerspace", bots, "base", "full"), library)
        state, made = rules.new(table.config, f"catalogue-{number}"), list[int]()
        while rules.actor(state) != OVER:
            view = rules.view(state, state.seat)
            made.append(steady(table.config, view, len(made)).action)
            rules.apply(state, made[-1])
        games.append(sha256(str(made).encode()).hexdigest()[:12])
    assert sha256(" ".join(games).encode()).hexdigest() == BEFORE


def test_ham_26_it_lays_a_spring_down() -> None:
    state = lay(
        "soup club rest rest", "rest", cards=[GLOVE], deck="glove", face_down_limit=1,
        lay_hidden=True,
    )  # fmt: skip
    do(state, "done", "play soup")
    assert choice(state)[1] == "hides-card"


def test_ham_27_it_turns_an_open_spring_down_while_it_plays_another_card() -> None:
    state = lay("glove club rest rest", "rest", cards=[GLOVE], face_down_limit=1)
    assert choice(state) == ("down glove", "hides-card")


def test_ham_27_it_turns_a_spring_up_to_strike_and_plays_it() -> None:
    state = lay("~glove stone rest rest", "rest", cards=[GLOVE])
    assert choice(state) == ("up glove", "readies-card")
    do(state, said(state))
    while said(state) == "done":
        do(state, "done")
    assert choice(state) == ("play glove", "hits-hardest")


def test_ham_27_it_leaves_a_spring_down_while_another_card_does_more() -> None:
    big = "id: anvil, attack: { subtype: melee, points: 20, reach: one }"
    state = lay("~glove anvil rest rest", "rest", cards=[GLOVE, big])
    assert choice(state)[0].startswith("done")


def test_ham_27_it_does_not_attack_into_a_sprung_skin() -> None:
    """The skin gives the attacker what its owner would lose; against fire it is of no use."""

    def ready() -> State:
        return lay("~peel rest rest rest", "club torch rest rest", cards=[PEEL], dice=[1] * 9)

    state = ready()
    do(state, "up 1", "done", "play 2")
    while state.active != 1:
        do(state, said(state))
    assert state.sprung, "the skin guards for a lap"
    assert not choice(state)[0].endswith("club")


def test_ham_33_it_strikes_with_the_type_that_a_mark_makes_worse() -> None:
    state = lay("trio stone rest rest", "rest", cards=[marking("soak")])
    plain = choice(state)[0]
    state.marks = [1, 2, 2, 3]
    assert choice(state)[0] == "play trio"
    state.marks = [1, 0, 2, 3]
    assert choice(state)[0] == "play stone", plain


def test_ham_30_it_aims_at_the_crown_among_rivals_alike() -> None:
    for crown in (0, 4):
        state = lay("club rest rest rest", *["rest"] * 2, life=[9, 20, 21], crown=crown)
        do(state, "play club")
        chosen = {
            RULES.notation(steady(state.config, RULES.view(state, 0), seed).action)
            for seed in range(40)
        }
        assert chosen == ({"target 3"} if crown else {"target 2", "target 3"})


def test_ham_18_it_loads_an_attack_with_a_defence_that_is_worth_less() -> None:
    state = lay("sling vest rest rest", "rest", cards=[SLING], dice=[1] * 9)
    assert choice(state)[0] == "play sling"
    do(state, "play sling")
    assert said(state) == "yes"


def test_ham_32_it_feeds_what_bites_hard_and_not_what_tickles() -> None:
    for bites, fed in ((BITES.replace("amount: 3", "amount: 9"), True), (f"{{ {ALL} }}", False)):
        body = FOODS.format("attack", bites)
        state = lay("rest trio wave lid", "rest", monster=body, feeding=True, dice=[3, 4])
        do(state, "play rest")
        assert (choice(state)[1] == "feeds-monster") is fed


def test_ham_27_the_planner_knows_to_strike_with_what_it_turns_up() -> None:
    state = lay("~glove stone rest rest", "rest", cards=[GLOVE])
    plans = HammerspacePort().plans(state.config, RULES.view(state, 0), 1)
    words = [" ".join(RULES.notation(action) for action in plan) for plan in plans]
    assert "up 1 done play 1" in words
    assert "done" in words


def test_ham_27_its_strike_is_played_to_the_end_where_turning_ends_by_itself() -> None:
    """With nothing left to turn there is no "done" (HAM-6); the plan strikes all the same."""
    state = lay("~glove stone stone stone", "rest", cards=[GLOVE], face_down_limit=0, dice=[1] * 9)
    plans = HammerspacePort().plans(state.config, RULES.view(state, 0), 1)
    strike = max(plans, key=len)
    assert [RULES.notation(action) for action in strike][:2] == ["up 1", "play 1"]
    for action in strike:
        assert action in state.legal
        RULES.apply(state, action)


def test_ham_10_a_hint_compares_a_card_and_its_target_once() -> None:
    """It compared an attack with itself: "whether you play Club or play Club on Ben"."""
    state = lay("club soup rest rest", "rest")
    found = HammerspaceHints().plans(state.config, RULES.view(state, 0), 1)
    assert [plan[0] for plan in found] == [*state.legal]
