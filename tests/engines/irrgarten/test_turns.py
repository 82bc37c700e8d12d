"""Irrgarten, clauses IRR-6 to IRR-10 and IRR-22 to IRR-23: moving, being blocked, dying."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.irrgarten.events import (
    CombatBegan,
    CombatEnded,
    Moved,
    ResurrectionRolled,
    SheetChanged,
    Stayed,
)
from engines.irrgarten.labyrinth import DOWN, LEFT, RIGHT, UP
from engines.irrgarten.parameters import FOG_OFF, Parameters
from engines.irrgarten.view import STAYS, STUCK, TO_DEAD_FOE, TO_EXIT, TO_FOE, TO_FREE
from engines.kernel.errors import GameOver, IllegalAction
from engines.kernel.events import OVER, GameEnded, TurnBegan
from tests.engines.irrgarten.helpers import (
    COURSE,
    FIELD,
    GRIM,
    RULES,
    SEED,
    SLOW,
    act,
    at,
    hand,
    kinds,
    only,
    script_of,
)

STAY = replace(SEED, blocked_stays=True)


@pytest.mark.parametrize(
    ("word", "there"), [("up", (2, 1)), ("down", (2, 3)), ("left", (1, 2)), ("right", (3, 2))]
)
def test_irr_6_a_turn_is_one_move_to_an_adjacent_square(word: str, there: tuple[int, int]) -> None:
    state = hand(*FIELD)
    moved = only(act(state, word), Moved)
    assert at(state, 0) == there
    assert moved.wanted == moved.went == RULES.parse(word)
    assert not moved.strayed


def test_irr_6_there_are_no_diagonals_and_no_passing() -> None:
    state = hand(*FIELD)
    assert RULES.legal(state) == (UP, DOWN, LEFT, RIGHT)
    for action in (-1, 4, 8):
        with pytest.raises(IllegalAction):
            RULES.apply(state, action)


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        (("E---", "----", "---0"), "beyond the board"),
        (("E---", "--0X", "----"), "an obstacle"),
        (("E---", "--01", "----"), "a square with a player and no monster"),
        (("E---", "--0b", "----"), "a square with a player and a monster"),
    ],
)
def test_irr_7_what_cannot_be_entered(rows: tuple[str, ...], why: str) -> None:
    state = hand(*rows, foes=[GRIM], health={1: 10})
    before = at(state, 0)
    moved = only(act(state, "right"), Moved)
    assert moved.went != RIGHT, why
    assert at(state, 0) != (before[0] + 1, before[1])


def test_irr_7_a_square_with_a_living_or_dead_monster_alone_is_entered() -> None:
    for health in (1, 0):
        state = hand("E---", "--0M", "----", foes=[(0, 0, health)], script=[0, 0, 0], strength=1)
        act(state, "right")
        assert at(state, 0) == (3, 1)


@pytest.mark.parametrize(
    ("rows", "went"),
    [
        (("E--", "-0X", "---"), DOWN),
        (("E--", "-0X", "-X-"), UP),
        (("EX-", "-0X", "-X-"), LEFT),
        (("E-1", "-02", "-X-"), UP),
    ],
)
def test_irr_8_a_blocked_character_goes_down_up_right_left(
    rows: tuple[str, ...], went: int
) -> None:
    """Default order: down, up, right, left; the first that can be entered."""
    state = hand(*rows)
    moved = only(act(state, "right"), Moved)
    assert (moved.wanted, moved.went) == (RIGHT, went)


def test_irr_8_right_comes_before_left() -> None:
    state = hand("EX-", "-0-", "-X-")
    assert only(act(state, "up"), Moved).went == RIGHT


@pytest.mark.parametrize("first", [UP, DOWN, LEFT])
def test_irr_8_the_order_is_an_option(first: int) -> None:
    order = (first, *(way for way in (LEFT, RIGHT, UP, DOWN) if way != first))
    state = hand("E--", "-0X", "---", parameters=Parameters(fallback=order))
    assert only(act(state, "right"), Moved).went == first


def test_irr_8_a_blocked_move_may_lead_into_a_combat_or_out() -> None:
    state = hand("E--", "-0X", "-M-", foes=[SLOW], script=[0, 0, 0])
    events = act(state, "right")
    assert only(events, CombatBegan).foe == 0
    state = hand("---", "-0X", "-E-")
    act(state, "right")
    assert state.winner == 0


def test_irr_8_all_directions_are_always_legal() -> None:
    state = hand("EX-", "X0X", "1X-")
    assert RULES.legal(state) == (UP, DOWN, LEFT, RIGHT)


@pytest.mark.parametrize("parameters", [SEED, STAY])
def test_irr_8_where_nothing_can_be_entered_the_character_stays_and_the_turn_ends(
    parameters: Parameters,
) -> None:
    state = hand("EX-", "X0X", "1X-", parameters=parameters)
    events = act(state, "left")
    stayed = only(events, Stayed)
    assert stayed.stuck
    assert at(state, 0) == (1, 1)
    assert state.seat == 1
    assert kinds(events) == ["Stayed", "TurnBegan"]


def test_irr_8_house_rule_stay_a_blocked_move_costs_nothing() -> None:
    state = hand("E--", "-0X", "1--", parameters=STAY)
    events = act(state, "right")
    stayed = only(events, Stayed)
    assert (stayed.stuck, stayed.wanted) == (False, RIGHT)
    assert at(state, 0) == (1, 1)
    assert (state.seat, state.turn) == (0, 1), "still its turn"
    assert kinds(events) == ["Stayed"]
    act(state, "down")
    assert at(state, 0) == (1, 2)


def test_irr_8_the_preview_says_where_each_direction_really_leads() -> None:
    state = hand("E0X", "-M-", "1--", foes=[SLOW])
    previews = RULES.view(state, 0).previews
    found = [(p.wanted, p.went, p.kind, p.foe) for p in previews]
    assert found == [
        (UP, DOWN, TO_FOE, 0),
        (DOWN, DOWN, TO_FOE, 0),
        (LEFT, LEFT, TO_EXIT, -1),
        (RIGHT, DOWN, TO_FOE, 0),
    ]
    state.foe_health[0] = 0
    assert RULES.view(state, 0).previews[DOWN].kind == TO_DEAD_FOE
    assert RULES.view(state, 1).previews == (), "only the actor's"
    state = hand("E0X", "---", "1--", parameters=STAY)
    kinds_found = [p.kind for p in RULES.view(state, 0).previews]
    assert kinds_found == [STAYS, TO_FREE, TO_EXIT, STAYS]
    state = hand("EX-", "X0X", "1X-")
    assert [p.kind for p in RULES.view(state, 0).previews] == [STUCK] * 4


def test_irr_9_the_first_player_on_the_exit_wins_at_once() -> None:
    state = hand("-0E", "-1-")
    events = act(state, "right")
    assert (state.winner, RULES.actor(state)) == (0, OVER)
    ended = only(events, GameEnded)
    assert (ended.winners, ended.reason) == ((0,), "escaped")
    assert kinds(events) == ["Moved", "GameEnded"], "nobody's turn begins any more"
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.returns) == ((0,), (0, 1), (1, -1))
    assert (outcome.reason, outcome.cut_off) == ("escaped", False)
    assert RULES.legal(state) == ()
    with pytest.raises(GameOver):
        RULES.apply(state, UP)


def test_irr_9_while_nobody_escapes_there_is_no_outcome() -> None:
    state = hand("-0E", "-1-")
    act(state, "left")
    assert RULES.outcome(state) is None


def test_irr_10_entering_a_monsters_square_starts_a_combat() -> None:
    state = hand("0M-", "1-E", foes=[SLOW], script=[0, 0, 0])
    events = act(state, "right")
    began, ended = only(events, CombatBegan), only(events, CombatEnded)
    assert (began.seat, began.foe, began.foe_health) == (0, 0, 99)
    assert ended.square == state.square[0] == state.foe_square[0]
    assert kinds(events)[:2] == ["Moved", "CombatBegan"]


def test_irr_10_a_dead_monster_stays_dead_does_not_fight_and_pays_nothing() -> None:
    state = hand("0M-", "1-E", foes=[(10_000, 10_000, 0)])
    events = act(state, "right")
    assert at(state, 0) == (1, 0)
    assert kinds(events) == ["Moved", "TurnBegan"]
    assert state.foe_health == [0]
    assert state.health == [10, 10]


def test_irr_10_course_a_dead_monsters_square_counts_as_a_combat_won() -> None:
    """Option dead_monsters_pay: won at once, with its reward."""
    state = hand("0M-", "1-E", parameters=COURSE, foes=[(9, 9, 0)], script=[0, 0, 4])
    events = act(state, "right")
    assert state.health[0] == 14
    assert kinds(events) == ["Moved", "CombatEnded", "Rewarded", "SheetChanged", "TurnBegan"]
    assert only(events, CombatEnded).blows == 0


def test_irr_10_the_player_stays_and_fights_again_only_by_leaving_and_coming_back() -> None:
    state = hand("0M-", "1-E", "---", foes=[SLOW], script=[0, 0, 0] * 2)
    words = ("right", "down", "left", "up", "right")
    fights = ["CombatBegan" in kinds(act(state, word)) for word in words]
    # Player 0: in, out, back in. The two other moves are player 1's.
    assert fights == [True, False, False, False, True]


def test_irr_10_who_stayed_has_not_arrived_and_fights_nobody() -> None:
    state = hand("EX--", "XaX-", "1X--", foes=[GRIM])
    assert kinds(act(state, "up")) == ["Stayed", "TurnBegan"]


def test_irr_10_resurrection_starts_no_combat() -> None:
    state = hand("-b--", "0--E", foes=[GRIM], health={1: 0}, script=[299])
    events = act(state, "right")
    assert state.health[1] == 10
    assert "CombatBegan" not in kinds(events)
    assert state.foe_health == [5]


def test_irr_22_a_dead_players_turn_is_a_roll_and_no_decision() -> None:
    state = hand("-b--", "0--E", foes=[GRIM], health={1: 0}, script=[300, 999])
    for word in ("right", "left"):
        events = act(state, word)
        rolled = only(events, ResurrectionRolled)
        assert (rolled.seat, rolled.needed, rolled.alive) == (1, 300, False)
        assert [e.seat for e in events if isinstance(e, TurnBegan)] == [1, 0]
        assert state.seat == 0
    assert at(state, 1) == (1, 0), "a dead player does not move"
    assert state.turn == 5, "its turns count"


def test_irr_22_it_comes_back_as_it_began_keeps_its_wounds_and_plays_from_its_next_turn() -> None:
    state = hand(
        "-b--",
        "0--E",
        foes=[GRIM],
        health={1: 0},
        hits={1: 2},
        weapons={1: (2_000, 3)},
        shields={1: (1_000, 5)},
        script=[299],
    )
    events = act(state, "right")
    assert only(events, ResurrectionRolled).roll == 299
    assert state.seat == 0, "it plays from its next turn on"
    assert (state.health[1], state.hits[1]) == (10, 2)
    assert state.weapons[1] == state.shields[1] == ()
    sheet = only(events, SheetChanged)
    assert (sheet.seat, sheet.health, sheet.hits, sheet.fuzzy) == (1, 10, 2, False)
    act(state, "left")
    assert state.seat == 1


@pytest.mark.parametrize(
    ("chance", "roll", "alive"),
    [(300, 299, True), (300, 300, False), (1, 0, True), (1, 1, False), (1000, 999, True)],
)
def test_irr_22_the_probability_is_an_option(chance: int, roll: int, alive: bool) -> None:
    parameters = Parameters(resurrection=chance, player_health=7)
    state = hand("-b--", "0--E", parameters=parameters, health={1: 0}, script=[roll])
    act(state, "right")
    assert state.health[1] == (7 if alive else 0)


def test_irr_22_option_reset_wounds_on_resurrection() -> None:
    parameters = Parameters(reset_wounds_on_resurrection=True)
    state = hand("-b--", "0--E", parameters=parameters, health={1: 0}, hits={1: 3}, script=[0])
    act(state, "right")
    assert state.hits[1] == 0


def test_irr_22_all_dead_roll_in_turn_until_somebody_may_play() -> None:
    script = [1, *(400, 300), *(999, 0, 999), 300]
    state = hand(
        "Mb-c", "0--E", foes=[(2, 0, 5)], health={0: 1, 1: 0, 2: 0}, actor=0, script=script
    )
    events = act(state, "up")
    rolls = [(e.seat, e.roll, e.alive) for e in events if isinstance(e, ResurrectionRolled)]
    assert rolls == [
        (1, 400, False),
        (2, 300, False),
        (0, 999, False),
        (1, 0, True),
        (2, 999, False),
        (0, 300, False),
    ]
    assert (state.seat, state.turn) == (1, 8), "the first that lives on its turn decides"


def test_irr_23_the_dead_share_the_monsters_square_which_is_an_obstacle() -> None:
    state = hand("-0M-", "1--E", foes=[(9, 0, 5)], health={0: 1}, script=[8])
    act(state, "right")
    assert state.health[0] == 0
    assert state.square[0] == state.foe_square[0]
    state = hand("-bX-", "-0-E", foes=[GRIM], health={1: 0}, script=[999])
    moved = only(act(state, "up"), Moved)
    assert moved.went == RIGHT, "down is off the board, up is the dead player's square"


# -- course: fuzzy after resurrection


def test_course_a_resurrected_player_is_fuzzy_for_the_rest_of_the_game() -> None:
    state = hand("-b--", "0--E", parameters=COURSE, health={1: 0}, script=[0], intelligence=10_000)
    assert only(act(state, "right"), SheetChanged).fuzzy
    assert state.fuzzy == [0, 1]
    assert not hand("0E").fuzzy[0]


@pytest.mark.parametrize(
    ("intelligence", "roll", "obeys"),
    [(4_000, 3_999, True), (4_000, 4_000, False), (0, 0, False), (10_000, 9_999, True)],
)
def test_course_a_fuzzy_player_obeys_with_probability_intelligence_tenths(
    intelligence: int, roll: int, obeys: bool
) -> None:
    script = [roll] if obeys else [roll, 2]
    state = hand(*FIELD, parameters=COURSE, fuzzy=[0], intelligence=intelligence, script=script)
    moved = only(act(state, "right"), Moved)
    assert script_of(state).left == 0
    assert moved.strayed is not obeys
    assert moved.went == (RIGHT if obeys else LEFT), "else a random one: up, down, LEFT, right"


def test_course_the_random_square_is_one_that_can_be_entered() -> None:
    found = set()
    for pick in range(2):
        state = hand("EX-", "-01", "---", parameters=COURSE, fuzzy=[0], script=[9_999, pick])
        found.add(only(act(state, "left"), Moved).went)
    assert found == {DOWN, LEFT}


def test_course_obedience_comes_after_the_fallback_and_is_not_rolled_when_stuck() -> None:
    state = hand("E--", "-0X", "---", parameters=COURSE, fuzzy=[0], intelligence=1, script=[0])
    assert only(act(state, "right"), Moved).went == DOWN
    state = hand("EX-", "X0X", "1X-", parameters=COURSE, fuzzy=[0])
    assert only(act(state, "right"), Stayed).stuck, "nothing may fail when there is none"


def test_course_the_preview_says_how_likely_the_character_obeys() -> None:
    state = hand(*FIELD, parameters=COURSE, fuzzy=[0], intelligence=4_400)
    assert {p.obeys for p in RULES.view(state, 0).previews} == {4_400}
    state = hand(*FIELD, parameters=COURSE, intelligence=4_400)
    assert {p.obeys for p in RULES.view(state, 0).previews} == {10_000}


# -- the end of games that nobody wins


def test_option_turn_limit_ends_the_game_with_no_winner() -> None:
    """Every game ends: at the limit nobody wins. Turns of all seats count, the dead's too."""
    state = hand(
        "0---", "-b--", "---E", parameters=Parameters(turn_limit=4), health={1: 0}, script=[999]
    )
    act(state, "right")
    assert state.turn == 3
    state.source = type(script_of(state))([999])
    events = act(state, "left")
    ended = only(events, GameEnded)
    assert (ended.winners, ended.reason) == ((), "turn-limit")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((), (0, 0))
    assert (outcome.reason, outcome.cut_off) == ("turn-limit", True)


def test_escaping_on_the_last_turn_of_the_limit_still_wins() -> None:
    state = hand("0E", "--", parameters=Parameters(turn_limit=1))
    act(state, "right")
    assert state.winner == 0
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.cut_off) == ("escaped", False), "the goal, not the limit"


def test_every_game_ends_even_one_of_costless_bumps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.irrgarten.rules.DECISION_CAP", 5)
    state = hand("0--", "--E", parameters=STAY)
    events = act(state, *["up"] * 5)
    assert only(events, GameEnded).reason == "cap"
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.cut_off) == ("cap", True)


def test_the_figures_of_both_presets() -> None:
    """The defaults are the preset `seed`; `course` turns five options on."""
    assert SEED.to_data() == {
        "fallback": [DOWN, UP, RIGHT, LEFT],
        "blocked_stays": False,
        "opening_attack": False,
        "reset_wounds_on_defeat": False,
        "reset_wounds_on_resurrection": False,
        "dead_monsters_pay": False,
        "fuzzy_after_resurrection": False,
        "resurrection": 300,
        "fog": FOG_OFF,
        "sight_range": 20,
        "turn_limit": 0,
        "player_strength": 10_000,
        "player_intelligence": 10_000,
        "player_health": 10,
        "monster_strength": 10_000,
        "monster_intelligence": 10_000,
        "monster_health": 5,
        "weapon_power": 3_000,
        "shield_power": 2_000,
        "uses": 5,
        "wounds_to_lose": 3,
        "combat_rounds": 10,
        "monster_share": 12,
        "reward_weapons": 2,
        "reward_shields": 3,
        "reward_health": 5,
        "max_weapons": 2,
        "max_shields": 3,
    }
    differing = {k for k, v in COURSE.to_data().items() if v != SEED.to_data()[k]}
    assert differing == {
        "opening_attack",
        "reset_wounds_on_defeat",
        "reset_wounds_on_resurrection",
        "dead_monsters_pay",
        "fuzzy_after_resurrection",
    }


def test_irr_8_a_fuzzy_or_blocked_move_out_of_a_monsters_square_is_a_move_like_any() -> None:
    """IRR-10: it fights again only by coming back, whatever led it away."""
    state = hand("aX-", "---", "1-E", foes=[SLOW], script=[0, 0, 0])
    act(state, "right")
    assert at(state, 0) == (0, 1), "right is an obstacle: it slides down"
    state.seat = 0
    assert "CombatBegan" in kinds(act(state, "up"))
