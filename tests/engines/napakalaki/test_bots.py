"""Napakalaki: bots play by their seat's view, sensibly, and say why."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.events import OVER
from engines.kernel.streams import CheapSource
from engines.napakalaki import company
from engines.napakalaki.actions import ASK
from engines.napakalaki.bots import BOTS, REASONS, explain
from engines.napakalaki.cards import Bad, NapakalakiMonster
from engines.napakalaki.odds import upcoming
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.scene import Scene
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PRICE, State
from tests.engines.napakalaki.editions import editions
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    FRIENDS_SHORT,
    RULES,
    among,
    config,
    do,
    lay,
    named,
    names,
    refreshed,
    rich_config,
)
from tests.engines.quick import without_search

THINKING = ("cautious", "sharp")
thinkers = pytest.mark.parametrize("bot", THINKING)


def choice(bot: str, state: State) -> tuple[str, str]:
    """What a bot does now, cards by id, and why."""
    thought = explain(bot, state.config, RULES.view(state, state.seat), 1)
    return named(RULES.notation(thought.action)), thought.reason


def turn(bot: str, state: State) -> list[str]:
    """All that a bot decides until it draws or the turn is over."""
    seat = state.seat
    made: list[str] = []
    while state.seat == seat and (not made or made[-1] != "draw"):
        action = BOTS[bot](state.config, RULES.view(state, seat), 1)
        made.append(named(RULES.notation(action)))
        RULES.apply(state, action)
    return made


@pytest.mark.one_of(3)
@pytest.mark.parametrize("bot", without_search(BOTS))
@editions
def test_a_bot_decides_legally_gives_a_known_reason_and_comes_to_an_end(
    bot: str, edition: Parameters
) -> None:
    for number in range(3):
        state = RULES.deal(rich_config(edition, seats=2 + number), CheapSource(number))
        for ply in range(30_000):
            if state.seat == OVER:
                break
            view = RULES.view(state, state.seat)
            thought = explain(bot, state.config, view, ply)
            assert thought.action in view.legal
            assert thought.action == BOTS[bot](state.config, view, ply)
            assert thought.reason in REASONS
            assert all(type(value) is int for value in thought.data.values())
            RULES.apply(state, thought.action)
        assert state.winner >= 0


@pytest.mark.one_of(3)
@pytest.mark.parametrize("bot", without_search(BOTS))
@pytest.mark.parametrize("rules", [FRIENDS, FRIENDS_SHORT], ids=["friends", "short"])
def test_among_friends_a_bot_answers_every_question(bot: str, rules: Parameters) -> None:
    """NAP-34 to NAP-42: legally, alike from view and state, and the game comes to an end."""
    asked = set()
    for number in range(4):
        state = RULES.deal(rich_config(rules, seats=2 + number), CheapSource(number))
        for ply in range(30_000):
            if state.seat == OVER:
                break
            view = RULES.view(state, state.seat)
            asked.add(state.phase)
            thought = explain(bot, state.config, view, ply)
            assert thought.action in view.legal
            assert thought.reason in (*REASONS, *company.REASONS)
            if state.phase in company.PHASES and bot in THINKING:
                scene = Scene.of_state(state, upcoming(view))
                assert company.think(state.config, scene) == thought
            RULES.apply(state, thought.action)
        assert state.winner >= 0
    assert asked >= {DOOR, GRUDGE, PRICE, DEAL, FIGHT}


def among_friends(*levels: int, meets: str = "boar", **more: Any) -> State:
    """Seats of such levels among friends; seat 0 has met a monster."""
    state = lay("", meets=meets, parameters=FRIENDS, seats=len(levels))
    among(state, levels=levels, **more)
    do(state, "draw")
    return state


@thinkers
def test_it_asks_before_it_runs_and_takes_the_lowest_price(bot: str) -> None:
    """NAP-39."""
    state = among_friends(3, 5, 6)
    assert choice(bot, state) == ("ask", "asks-for-help")
    do(state, "ask")
    assert choice(bot, state) == ("price 1", "names-a-price"), "to a player who is behind"
    do(state, "price 2", "price 1")
    assert choice(bot, state) == ("deal 2", "cheapest-help")


@thinkers
def test_its_price_is_higher_for_who_is_ahead_and_for_who_spent_grudges_on_it(bot: str) -> None:
    """NAP-39, NAP-45. The boar's prize has two treasures, the flood's four."""
    state = among_friends(6, 3, 1)
    do(state, "ask")
    assert choice(bot, state)[0] == "price 2"
    state = among_friends(5, 6, 6, meets="goose")
    state.dealings.spite[0][1] = 1
    do(state, "ask")
    assert choice(bot, state)[0] == "price 2"


@thinkers
def test_it_helps_no_leader_near_the_end(bot: str) -> None:
    """NAP-39."""
    state = among_friends(7, 5, 5)
    do(state, "ask")
    assert choice(bot, state) == ("price 0", "refuses-a-leader")


@thinkers
def test_it_refuses_who_would_gain_more_than_any_price_pays(bot: str) -> None:
    """NAP-39: a rival who is ahead can pay two treasures for a win over the boar, which are too few
    with a pile of treasures under it. The same win without the pile is worth helping with."""
    poor = among_friends(6, 4, 1)
    do(poor, "ask")
    assert choice(bot, poor)[1] == "names-a-price"
    rich = among_friends(6, 4, 1)
    rich.dealings.loot = list(range(8))
    do(rich, "ask")
    assert choice(bot, rich) == ("price 0", "gains-too-little")


@thinkers
def test_it_pays_no_price_where_its_own_grudges_do_as_well(bot: str) -> None:
    """NAP-38, NAP-39: all treasures of the prize for a helper who is ahead cost more than a
    grudge."""
    state = among_friends(5, 7, 6, grudges=(1, 0, 0))
    do(state, "ask", "price 2", "price 0")
    assert choice(bot, state) == ("refuse", "does-better-alone")
    cheap = among_friends(5, 7, 6)
    do(cheap, "ask", "price 1", "price 0")
    assert choice(bot, cheap) == ("deal 1", "cheapest-help")


@thinkers
def test_it_gives_up_a_monster_that_catches_everybody(bot: str) -> None:
    """NAP-36: harmless as it is, nobody wins anything there; a match of such turns would never
    end."""
    state = lay("", level=2, parameters=FRIENDS)
    among(state, "goose", levels=(2, 1, 1))
    do(state, "done")
    assert state.phase == DOOR
    state.dealings.bites = [9]
    assert choice(bot, state) == ("draw", "fights-the-deck")


@thinkers
def test_it_spends_all_grudges_against_the_win_of_the_game_and_few_before(bot: str) -> None:
    """NAP-38."""
    last = among_friends(9, 5, 5, grudges=(0, 3, 3))
    assert choice(bot, last) == ("grudge 1", "stops-the-win"), "one is enough: 9 against 7 and 3"
    early = among_friends(6, 5, 5, meets="goose", grudges=(0, 3, 0))
    assert choice(bot, early) == ("grudge 0", "lets-pass")
    near = among_friends(8, 5, 5, grudges=(0, 3, 0))
    assert choice(bot, near) == ("grudge 1", "stops-a-leader")


@thinkers
def test_rivals_stop_a_leader_together_where_one_alone_is_too_weak(bot: str) -> None:
    """NAP-38: a leader who beats the gnat by 6 is stopped by two grudges, one of each rival. Who
    would be alone with it keeps what it has."""
    both = among_friends(7, 5, 5, meets="gnat", grudges=(0, 1, 1))
    assert choice(bot, both) == ("grudge 1", "counts-on-others")
    do(both, "grudge 1")
    assert choice(bot, both) == ("grudge 1", "stops-a-leader")
    alone = among_friends(7, 5, 5, meets="gnat", grudges=(0, 1, 0))
    assert alone.phase != GRUDGE, "nobody is asked in vain"


@thinkers
def test_who_speaks_first_leaves_it_to_the_others_if_they_are_enough(bot: str) -> None:
    """NAP-38."""
    state = among_friends(8, 5, 5, grudges=(0, 3, 3))
    assert choice(bot, state) == ("grudge 0", "lets-pass")
    do(state, "grudge 0")
    assert choice(bot, state) == ("grudge 1", "stops-a-leader")


@thinkers
def test_it_pays_back_who_spent_grudges_on_it(bot: str) -> None:
    """NAP-38, NAP-45: the spending of a match is public, so a bot needs no memory of its own."""
    state = among_friends(7, 5, 5, meets="moth", grudges=(0, 2, 0))
    assert choice(bot, state) == ("grudge 0", "lets-pass")
    state.dealings.spite[0][1] = 2
    assert choice(bot, state) == ("grudge 2", "pays-back")


@thinkers
def test_near_its_last_fight_it_keeps_its_grudges_for_it(bot: str) -> None:
    """NAP-38: two who stopped each other's every fight never ended a match."""
    for level, expected in ((7, ("grudge 1", "pays-back")), (8, ("grudge 0", "lets-pass"))):
        state = among_friends(4, level, 1, meets="gnat", grudges=(0, 3, 0))
        state.dealings.spite[0][1] = 2
        assert choice(bot, state) == expected


@thinkers
def test_all_rivals_together_stop_the_win_of_the_game(bot: str) -> None:
    """NAP-38, NAP-41: 9 against 1 needs three grudges; a tie is no win (NAP-14)."""
    state = among_friends(9, 5, 5, meets="gnat", grudges=(0, 1, 2))
    assert choice(bot, state) == ("grudge 1", "stops-the-win")
    do(state, "grudge 1")
    assert choice(bot, state) == ("grudge 2", "stops-the-win")
    do(state, "grudge 2")
    assert state.phase == FIGHT, "9 against 10"


@thinkers
def test_it_pays_no_price_by_which_the_helper_gains_more(bot: str) -> None:
    """NAP-39: the levels are worth one of the two treasures, not both."""
    for price, wanted in ((1, ("deal 1", "cheapest-help")), (2, ("refuse", "too-dear"))):
        state = among_friends(1, 4, 7, meets="moth")
        do(state, "ask", f"price {price}", "price 0")
        assert choice(bot, state) == wanted


@thinkers
def test_it_chooses_the_richest_door_and_for_a_leader_the_worst(bot: str) -> None:
    """NAP-36, NAP-42."""
    state = lay("oar", level=5, parameters=FRIENDS)
    among(state, "gnat, boar: piano curtain, abyss", levels=(5, 5, 4))
    do(state, "done")
    assert choice(bot, state) == ("door 2", "beats-it")
    state = among(lay("oar", parameters=FRIENDS), "gnat, boar, abyss", levels=(9, 5, 4))
    do(state, "done")
    assert state.seat == 2
    assert choice(bot, state) == ("door 3", "worst-door")


@thinkers
def test_one_of_two_takes_the_door_that_can_hardly_be_stopped_for_the_last_fight(bot: str) -> None:
    """NAP-38, NAP-42: 13 beats 7 and 8, but not with two grudges of 3 on them, and beats 5. The
    goose waits last, and has less under it."""
    state = lay("oar", level=9, parameters=FRIENDS, seats=2)
    among(state, "boar: piano, tailor, goose", grudges=(0, 2), levels=(9, 5))
    do(state, "done")
    assert state.seat == 0
    assert choice(bot, state) == ("door 3", "beats-it")


@thinkers
def test_it_spends_one_grudge_that_wins_and_any_that_win_the_game(bot: str) -> None:
    """NAP-38."""
    assert choice(bot, among_friends(5, 9, 9, grudges=(1, 0, 0))) == ("spend", "grudge-wins")
    state = among_friends(9, 5, 5, meets="flood", grudges=(3, 0, 0))
    assert choice(bot, state) == ("spend", "grudge-wins")


@thinkers
@pytest.mark.parametrize(
    ("rival", "meets", "spends"),
    [(6, "boar", True), (7, "boar", False)],
    ids=["far-from-the-end", "near-it"],
)
def test_one_of_two_keeps_its_grudges_while_the_rival_is_near_the_end(
    bot: str, rival: int, meets: str, spends: bool
) -> None:
    """NAP-38: nobody else could stop the rival's win."""
    state = among_friends(6, rival, meets=meets, grudges=(3, 0))
    state.legal = [action for action in state.legal if action != ASK]  # it would ask first
    assert (choice(bot, state)[0] == "spend") == spends


@thinkers
def test_at_the_die_it_runs_from_a_death_and_takes_what_costs_nothing(bot: str) -> None:
    """NAP-40."""
    deadly = lay("oar", level=6, meets="abyss", parameters=FRIENDS)
    do(deadly, "draw")
    assert choice(bot, deadly) == ("roll", "runs")
    harmless = lay("", level=1, meets="moth", parameters=FRIENDS)
    do(harmless, "draw")
    assert choice(bot, harmless) == ("accept", "takes-it")


@thinkers
def test_it_always_tries_to_escape(bot: str) -> None:
    """NAP-15: a roll costs nothing."""
    state = lay("oar", meets="abyss")
    do(state, "draw")
    assert choice(bot, state) == ("roll", "roll-to-escape")


@thinkers
def test_it_buys_the_last_level(bot: str) -> None:
    state = lay("oar colander", "barrel", level=9)
    assert choice(bot, state) == ("sell barrel", "buys-the-game")
    do(state, "sell barrel")
    assert choice(bot, state) == ("buy", "buys-the-game")


def test_sharp_sells_what_it_would_not_miss_and_keeps_its_arms() -> None:
    state = lay("oar colander curtain", "piano spoon", level=3)
    assert turn("cautious", state.clone()) == ["draw"], "it keeps its gold for the last levels"
    assert turn("sharp", state) == ["sell spoon", "sell piano", "buy", "draw"]
    assert names(state.equipped[0]) == "oar colander curtain"


def test_sharp_wastes_hardly_any_gold() -> None:
    """NAP-11: 1,900 buys one level, and 900 would be lost."""
    state = lay("oar colander curtain", "barrel", level=3)
    assert turn("sharp", state) == ["draw"]


@thinkers
def test_it_puts_on_what_makes_it_strongest(bot: str) -> None:
    """NAP-6: the oar (4) beats a spoon and a fork (1), two ladles would not fit beside it."""
    state = lay("", "oar spoon fork colander sieve", meets="abyss", dice=[5])
    do(state, "draw", "roll")
    worn = set(turn(bot, state)[:-1])
    assert {"equip oar", "equip colander"} <= worn
    assert not {"equip spoon", "equip sieve"} & worn


@thinkers
def test_two_single_hands_beat_a_weaker_pair_of_hands(bot: str) -> None:
    state = lay("", "piano ladle whisk", meets="abyss", dice=[5])
    do(state, "draw", "roll")
    assert turn(bot, state) == ["equip ladle", "equip whisk", "done"]


@thinkers
def test_of_the_cards_that_may_go_it_gives_the_least_useful(bot: str) -> None:
    state = lay("oar colander", "fork curtain", meets="boar")
    do(state, "draw", "accept")
    assert choice(bot, state) == ("lose fork", "least-loss")


@thinkers
def test_it_discards_what_is_of_no_use(bot: str) -> None:
    state = lay("oar colander", "fork curtain piano beads pearls", meets="abyss", dice=[5])
    do(state, "draw", "roll", "done")
    assert choice(bot, state) == ("discard fork", "least-use")


@thinkers
def test_it_wears_rather_than_discards(bot: str) -> None:
    """A card without a bonus still has its gold."""
    state = lay("oar colander", "barrel bucket sieve piano fork", meets="abyss", dice=[5])
    do(state, "draw", "roll")
    assert choice(bot, state) == ("equip barrel", "makes-room")


def test_sharp_puts_on_a_necklace_where_it_pays_and_not_where_nothing_is_won() -> None:
    state = lay("oar colander skates", "beads", level=3, meets="abyss", dice=[5])
    do(state, "draw", "roll")
    assert choice("sharp", state) == ("equip beads", "necklace-pays")
    hopeless = config(monsters=[NapakalakiMonster("x", 30, 1, 1, Bad(levels=1))])
    weak = lay("fork", "pearls", level=1, dice=[5], decks=hopeless)
    do(weak, "draw", "roll")
    assert choice("sharp", weak) == ("done", "nothing-to-equip")


@thinkers
def test_a_sale_begun_otherwise_is_taken_back(bot: str) -> None:
    state = lay("oar colander", "curtain fork spoon", level=3)
    state.sale = state.equipped[0][:1]
    assert choice(bot, refreshed(state)) == ("back", "takes-back")


def wins(bot: str, rivals: str, games: int) -> int:
    """How many games a bot wins, its seat rotated."""
    board, won = rich_config(), 0
    for number in range(games):
        own = number % board.seats
        state = RULES.deal(board, CheapSource(number))
        for ply in range(30_000):
            if state.seat == OVER:
                break
            name = bot if state.seat == own else rivals
            view = RULES.view(state, state.seat)
            RULES.apply(state, BOTS[name](board, view, 100_000 * number + ply))
        won += state.winner == own
    return won


@pytest.mark.one_of(2)
@thinkers
def test_thinking_helps_against_two_random_players(bot: str) -> None:
    """A small share of the measure of strength: far above the third that chance gives."""
    assert wins(bot, "random", 45) >= 30
