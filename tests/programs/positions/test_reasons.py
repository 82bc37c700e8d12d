"""What the reasons of the positions claim, counted with the rules alone: no bot is asked."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import pytest

from app.registry import game as registered
from engines.irrgarten.combat import duel
from engines.irrgarten.odds import combat_odds, duel_odds
from engines.irrgarten.parameters import Parameters
from engines.kernel.events import OVER
from engines.kernel.streams import CheapSource
from tests.engines.hammerspace import table as hammerspace_table
from tests.engines.irrgarten.descent.helpers import RULES as DESCENT
from tests.engines.irrgarten.helpers import RULES as IRRGARTEN
from tests.engines.napakalaki import helpers as napakalaki_table
from tests.programs.positions import descent, irrgarten
from tests.programs.positions.asking import GAMES

LAID: Final = {each.name: each.lay for game in GAMES.values() for each in game.positions}
THROWS: Final = tuple(product(range(1, 7), repeat=2))
FAR: Final = 8
"""Turns within which the races below are decided."""


def race_result(state: Any, left: int = FAR) -> int:
    """1 if seat 0 wins against every play of seat 1, -1 if seat 1 does, 0 if neither is sure."""
    if state.seat == OVER:
        return 1 if state.winner == 0 else -1
    if not left:
        return 0
    results = [race_result(stepped(state, way), left - 1) for way in ways_of(state)]
    return max(results) if state.seat == 0 else min(results)


def ways_of(state: Any) -> list[int]:
    """One direction for each square that a step can lead to."""
    previews = IRRGARTEN.view(state, state.seat).previews
    return list({one.target: one.wanted for one in previews}.values())


def stepped(state: Any, way: int) -> Any:
    after = state.clone()
    IRRGARTEN.apply(after, way)
    return after


@pytest.mark.parametrize("name", ["rob-and-out", "fetch-one-more", "out-of-reach"])
def test_irr_39_these_races_are_won_with_the_best_step_and_lost_with_any_other(name: str) -> None:
    state = LAID[name]()
    words = GAMES["irrgarten"].words(state)
    (best,) = next(each.best for each in irrgarten.POSITIONS if each.name == name)
    for way, word in words.items():
        assert race_result(stepped(state, way)) == (1 if word == best else -1), word


def test_irr_39_with_one_thing_the_second_player_out_has_lost() -> None:
    state = LAID["more-than-the-first"]()
    IRRGARTEN.apply(state, IRRGARTEN.parse("down"))
    assert (state.seat, state.winner) == (OVER, 1), "0 can't have more in time"
    fought = combat_odds(Parameters(), (5_000, 5_000, False), ((), ()), (10, 0), irrgarten.HARD)
    assert round(100 * fought.win) == 70


def test_irr_35_the_weapon_is_worth_two_tries_at_the_guardian() -> None:
    state = LAID["arm-for-the-guardian"]()
    guardian = (state.foe_strength[1], state.foe_intelligence[1], state.foe_health[1])
    sheet = (state.strength[0], state.intelligence[0], False)
    bare = combat_odds(Parameters(), sheet, ((), ()), (3, 0), guardian)
    armed = combat_odds(Parameters(), sheet, ((2_999, 5), ()), (3, 0), guardian)
    assert (round(100 * bare.win), round(100 * bare.death)) == (9, 91)
    assert round(100 * armed.win) == 60


def descended(name: str, *words: str) -> Any:
    state = LAID[name]()
    for word in words:
        DESCENT.apply(state, DESCENT.parse(word))
    return state


def test_irr_47_who_fetches_the_coins_dies_with_half_of_all() -> None:
    assert descended("before-it-closes", "left").coins == [11]
    assert descended("before-it-closes", "right", "right").coins == [39]


def test_irr_45_a_meal_makes_the_fight_with_the_guardian_safe() -> None:
    assert descended("meal-before-the-guardian", "left").health == [7]
    foe = descent.TOUGH
    terms = duel(Parameters(), (3_000, 3_000, False), (), (), (foe.strength, foe.intelligence))
    assert round(100 * duel_odds(terms, 3, 0, foe.health).death) == 43
    assert duel_odds(terms, 7, 0, foe.health).death < 0.005


def test_irr_59_the_fight_brings_all_that_slipping_leaves() -> None:
    fought, slipped = (descended("fight-dont-slip", word) for word in ("right", "slip"))
    assert (fought.coins, fought.health) == ([8, 0], [8, 8])
    assert (slipped.coins, slipped.health) == ([0, 0], [4, 8])


def test_irr_48_the_shoved_leader_dies_with_half_of_its_coins() -> None:
    state = LAID["shove-the-leader"]()
    state.source = CheapSource(1)
    DESCENT.apply(state, DESCENT.parse("right"))
    assert (state.coins, state.health) == ([10, 10], [8, 0])


def fallen(name: str, *words: str) -> int:
    """In how many of 36 throws of the first two dice seat 0 wins the match of Hammerspace."""
    rules, wins = registered("hammerspace").rules(), 0
    for throw in THROWS:
        state = hammerspace_table.again(LAID[name](), *throw, *[1] * 20)
        for word in words:
            hammerspace_table.do(state, word)
        outcome = rules.outcome(state)
        wins += outcome is not None and outcome.winners == (0,)
    return wins


@pytest.mark.parametrize(("name", "words", "wins"), [
    ("spring-it", ("up glove", "done", "play glove"), 30),
    ("spring-it", ("done", "play club"), 10),
    ("load-to-finish", ("yes",), 26),
    ("load-to-finish", ("no",), 3),
    ("makeshift", ("defend lid",), 12),
    ("makeshift", ("done",), 24),
    ("soup-on-the-last-turn", ("play soup",), 36),
    ("soup-on-the-last-turn", ("play club", "target 2"), 0),
    ("soup-on-the-last-turn", ("play rest",), 0),
])  # fmt: skip
def test_ham_20_the_throws_that_win(name: str, words: tuple[str, ...], wins: int) -> None:
    assert fallen(name, *words) == wins


@pytest.mark.parametrize(("word", "lives"), [("card 1.2", True), ("done", False)])
def test_ham_32_only_who_feeds_the_monster_lives(word: str, lives: bool) -> None:
    for throw in THROWS:
        state = hammerspace_table.again(LAID["feed-it"](), 3, 4, *throw, *[6] * 9)
        hammerspace_table.do(state, word)
        assert (state.life[0] > 0) is lives


def test_ham_30_and_33_the_crown_is_worth_2_and_the_mark_3() -> None:
    for name, words in (
        ("hit-the-crown", ("target 2", "target 3")),
        ("hit-the-mark", ("play bolt", "play club")),
    ):
        lost = []
        for word in words:
            state = hammerspace_table.again(LAID[name](), 3, 3)
            before = sum(state.life)
            hammerspace_table.do(state, word)
            lost.append(before - sum(state.life))
        assert lost == [5 + (2 if name == "hit-the-crown" else 3), 5]


def test_ham_17_no_attack_of_the_deck_is_as_strong_as_the_anvil() -> None:
    cards = LAID["keep-the-anvil"]().config.cards.main
    points = sorted(card.points for card in cards)
    assert points[-2:] == [5, 9]


def done(name: str, *words: str) -> Any:
    state = LAID[name]()
    state.source = CheapSource(1)
    napakalaki_table.do(state, *words)
    return state


def test_nap_38_the_own_grudge_wins_the_match() -> None:
    state = done("spend-for-the-last-level", "spend")
    assert (state.seat, state.level[0]) == (OVER, 10)


def test_nap_35_the_goose_brings_two_treasures_more() -> None:
    richer, poorer = (done("richer-door", word) for word in ("door 1", "door 2"))
    assert richer.level == poorer.level == [6, 5, 5]
    assert len(richer.hidden[0]) == len(poorer.hidden[0]) + 2
    beaten = [m for m in poorer.monsters if napakalaki_table.SMALL_MONSTERS[m].level < 9]
    assert (len(beaten), len(poorer.monsters)) == (3, 7)


def test_nap_40_to_take_it_costs_nothing_and_brings_two_grudges() -> None:
    before, after = LAID["take-it-for-nothing"](), done("take-it-for-nothing", "accept")
    assert after.dealings.grudges[0] == 2
    assert (after.level, after.equipped, after.hidden) == (
        before.level, before.equipped, before.hidden,
    )  # fmt: skip


def test_nap_44_the_toll_takes_the_slippers_alone() -> None:
    state = done("pay-the-toll", "buy")
    assert (state.level[0], napakalaki_table.table(state)) == (6, "oar colander")


def test_nap_42_every_monster_but_the_abyss_makes_the_leader_win() -> None:
    assert done("door-for-the-leader", "door 1").seat == OVER
    assert done("door-for-the-leader", "door 2").level[1] == 9
    for monster in LAID["door-for-the-leader"]().monsters:
        state = LAID["door-for-the-leader"]()
        state.monsters = [monster]
        napakalaki_table.do(state, "draw")
        assert (state.seat, state.level[1]) == (OVER, 10)
