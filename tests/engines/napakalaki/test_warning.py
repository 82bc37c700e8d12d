"""Napakalaki: the warning about a player's next turn is exact for what a seat may know (NAP-20)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engines.kernel.events import OVER, SPECTATOR, Event
from engines.kernel.streams import CheapSource, KeyedSource
from engines.napakalaki.cards import HELMET
from engines.napakalaki.config import Config, combat_level, wearable
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.phases import STARTING_TREASURES
from engines.napakalaki.state import EARLY, EQUIPPING, FIGHT, SALES, SETTLE, State
from engines.napakalaki.view import View
from engines.napakalaki.warning import WinWarning, next_foes, win_warnings
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    README,
    RULES,
    cards,
    config,
    do,
    lay,
    refreshed,
)
from tests.helpers.examples import FACTOR, tried

Hand = Sequence[int]


def of(state: State, seat: int, viewer: int = 0) -> WinWarning:
    """The warning about a seat, as another one sees it."""
    return win_warnings(state.config, RULES.view(state, viewer))[seat]


def can_buy(game: Config, view: View, seat: int, hand: Hand) -> bool:
    """Whether all the treasures of a player buy all its levels (NAP-11)."""
    player, rules = view.players[seat], game.parameters
    if view.phase == EARLY and view.actor == seat:
        return False
    gold = sum(game.gold[card] for card in (*player.equipped, *hand))
    levels = rules.winning_level - player.level
    return gold // rules.level_price >= levels <= rules.levels_for_sale(player.level)


def lost_to(game: Config, view: View, seat: int, hand: Hand) -> set[int]:
    """The possible monsters against which a player with this hand wins the match, after the best
    of all sales. The sale comes before the monster."""
    foes = next_foes(game, view, seat)
    if can_buy(game, view, seat, hand):
        return set(foes)
    player, rules = view.players[seat], game.parameters
    early = view.phase == EARLY and view.actor == seat
    best: set[int] = set()
    for count in range(0 if early else len(player.equipped), -1, -1):
        for sold in combinations(player.equipped, count):
            gold = 0 if early else sum(game.gold[card] for card in (*sold, *hand))
            bought = min(gold // rules.level_price, rules.levels_for_sale(player.level))
            level = player.level + max(0, bought)
            kept = [card for card in player.equipped if card not in sold]
            power = combat_level(game, level, kept)
            won = {
                foe
                for foe in foes
                if game.foe_level[foe] < power
                and level + game.monsters[foe].levels >= rules.winning_level
            }
            best = max(best, won, key=len)
    return best


def averages(game: Config, view: View, seat: int, hands: Iterable[Hand]) -> tuple[float, float]:
    """The shares of some equally likely hands: of those that buy the win, and of a win."""
    foes = len(next_foes(game, view, seat))
    results = [
        (can_buy(game, view, seat, hand), len(lost_to(game, view, seat, hand)) / foes)
        for hand in hands
    ]
    return (
        sum(buys for buys, _ in results) / len(results),
        sum(wins for _, wins in results) / len(results),
    )


@st.composite
def moments(draw: st.DrawFn) -> State:
    """A game of the small decks in which many players are near the last level."""
    rules = Parameters(
        necklace_always=draw(st.booleans()),
        buy_winning_level=draw(st.booleans()),
        equip_before_combat=draw(st.booleans()),
    )
    game = config(rules, draw(st.integers(2, 4)))
    state = RULES.deal(game, KeyedSource(str(draw(st.integers(0, 10**6)))))
    state.unrolled = [0] * game.seats
    state.early = int(rules.equip_before_combat)
    state.phase = SALES
    for seat in range(game.seats):
        state.level[seat] = draw(st.integers(6, 9))
        for _ in range(min(draw(st.integers(0, 4)), len(state.treasures))):
            card = state.treasures.pop()
            worn = wearable(game, state.equipped[seat], [card])
            places = state.equipped if worn else state.hidden
            places[seat].append(card)
        if draw(st.booleans()) and state.treasures:
            state.hidden[seat].append(state.treasures.pop())
        state.equipped[seat].sort()
        state.hidden[seat].sort()
    refreshed(state)
    choices = CheapSource(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 5))):
        after = RULES.clone(state)
        RULES.apply(after, after.legal[choices.below(0, len(after.legal))])
        if after.seat == OVER:
            break
        state = after
    return state


@tried(60)
@given(moments(), st.integers(SPECTATOR, 1))
def test_the_chance_is_the_share_of_all_hands_that_the_seat_can_think_of(
    state: State, viewer: int
) -> None:
    """NAP-11, NAP-14, NAP-20: by counting every hand of a small deck."""
    game, view = state.config, RULES.view(state, viewer)
    assume(state.phase != SETTLE)  # has a test of its own
    for player, found in zip(view.players, win_warnings(game, view), strict=True):
        if player.rolls or player.hidden > 4:
            continue
        hands: Iterable[Hand] = combinations(view.unseen_treasures, player.hidden)
        if player.seat == viewer:
            hands = [view.hidden]
        buys, wins = averages(game, view, player.seat, hands)
        assert found.buys == pytest.approx(buys), player
        assert found.wins == pytest.approx(wins), player


def test_a_rival_that_needs_gold_from_its_hand() -> None:
    """NAP-11: level 9, 400 on the table, one hidden treasure: 600 or more have the oar, the
    piano, the barrel and the pearls, 4 of the 14 unseen ones."""
    state = lay("spoon", "", others=[("whisk", "oar")])
    state.level[1] = 9
    found = of(state, 1)
    assert (found.turns, found.levels, found.gold, found.missing) == (1, 1, 400, 600)
    assert found.buys == pytest.approx(4 / 14)
    assert found.shown


def test_the_own_hand_is_known() -> None:
    """NAP-7: a player knows its own treasures, and others only count them."""
    state = lay("spoon", "piano")
    state.level[0] = 9
    assert of(state, 0).buys == 1
    assert of(state, 0).gold == 1000
    assert of(state, 0, viewer=1).buys == pytest.approx(2 / 15), "the piano and the barrel"
    assert of(state, 0, viewer=SPECTATOR).buys == pytest.approx(2 / 15)
    assert of(lay("spoon", "ladle", level=9), 0).buys == 0


def test_the_rest_is_the_fight_after_the_best_sale() -> None:
    """NAP-13, NAP-14: with level 8, the rival sells what it does not need and wins by the prize."""
    state = lay("", "", others=[("curtain slippers", "")])
    state.level[1] = 8
    found = of(state, 1)
    assert found.buys == 0
    assert found.wins == pytest.approx(1 / 9), "11 beats the moth, which gives two levels"
    state.hidden[1] = cards("barrel")
    found = of(state, 1)
    assert found.buys == pytest.approx(1 / 14), "with 500 on the table, only the barrel buys both"
    piano = 6 / 9  # it buys a level with the slippers, and 12 beats levels 1 to 9
    half = 4 * 5 / 9  # oar, bucket, beads or pearls buy it with all, and 9 beats levels 1 to 8
    others = 8 / 9
    assert found.wins == pytest.approx((1 + piano + half + others) / 14)


def test_without_the_purchase_of_the_last_level_only_a_fight_wins() -> None:
    """NAP-11, option `buy_winning_level`."""
    rules = Parameters(buy_winning_level=False)
    state = lay("", "barrel", level=9, parameters=rules)
    found = of(state, 0)
    assert found.buys == 0
    assert found.fights == found.wins == pytest.approx(5 / 9), "9 beats levels 1 to 8"


def test_the_monsters_that_may_come_by_then() -> None:
    """NAP-3: when the players before draw the rest of the deck, any monster may come."""
    state = lay(meets="gnat")
    view = RULES.view(state, 0)
    assert len(next_foes(state.config, view, 2)) == 9
    state.monster_pile, state.monsters = state.monsters[:-2], state.monsters[-2:]
    view = RULES.view(state, 0)
    left = tuple(sorted(state.monsters))
    assert next_foes(state.config, view, 0) == next_foes(state.config, view, 1) == left
    assert next_foes(state.config, view, 2) == tuple(range(9))
    do(state, "draw")
    view = RULES.view(state, 0)
    assert next_foes(state.config, view, 1) == tuple(state.monsters)
    assert next_foes(state.config, view, 2) == tuple(range(9))


def test_a_turn_that_begins_with_the_roll_for_treasures() -> None:
    """NAP-10: one, two or three treasures come before the sales; the pile goes under a deck that
    is too small."""
    state = lay(pile="barrel oar")
    state.unrolled[1], state.level[1] = 1, 9
    state.treasures = cards("spoon slippers")
    state.hidden[2] = [card for card in range(16) if card not in cards("barrel oar spoon slippers")]
    view = RULES.view(state, 2)
    assert view.unseen_treasures == tuple(cards("spoon slippers"))
    shares = []
    for count in STARTING_TREASURES:
        hands = [
            (*deck, *piled)
            for deck in combinations(cards("spoon slippers"), min(count, 2))
            for piled in combinations(cards("barrel oar"), max(0, count - 2))
        ]
        shares.append(averages(state.config, view, 1, hands))
    found = win_warnings(state.config, view)[1]
    assert found.buys == pytest.approx(sum(buys for buys, _ in shares) / 6)
    assert found.wins == pytest.approx(sum(wins for _, wins in shares) / 6)
    assert 0 < found.buys < 1


def test_a_hand_of_nearly_all_unseen_treasures() -> None:
    """NAP-20: there are fewer such hands than ways to begin one."""
    pile = "spoon ladle whisk colander curtain barrel fork sieve"
    state = lay("", "", others=[("", "oar piano bucket skates slippers beads")], pile=pile)
    state.level[1] = 7
    view = RULES.view(state, 0)
    assert len(view.unseen_treasures) == 8
    hands = combinations(view.unseen_treasures, 6)
    buys, wins = averages(state.config, view, 1, hands)
    found = win_warnings(state.config, view)[1]
    assert found.buys == pytest.approx(buys)
    assert found.wins == pytest.approx(wins)
    assert 0 < found.buys < 1


def test_a_choice_between_hidden_treasures_says_something_of_the_hand() -> None:
    """NAP-16: who must choose one of its helmets has two of them at least."""
    state = lay("", "colander bucket spoon", level=9, meets="thief")
    do(state, "draw", "accept")
    assert state.phase == SETTLE
    view = RULES.view(state, 1)
    helmets = [card for card in view.unseen_treasures if state.config.kind[card] == HELMET]
    hands = [
        hand
        for hand in combinations(view.unseen_treasures, 3)
        if sum(card in helmets for card in hand) >= 2
    ]
    buys, wins = averages(state.config, view, 0, hands)
    found = win_warnings(state.config, view)[0]
    assert found.buys == pytest.approx(buys)
    assert found.wins == pytest.approx(wins)
    assert 0 < found.buys < 1


def test_no_warning_about_a_turn_that_never_comes() -> None:
    """NAP-2: the limit of turns may be nearer than the turn; and a finished game has no turns."""
    state = lay(others=[("barrel", "")], parameters=Parameters(turn_limit=2))
    state.level[1] = 9
    assert of(state, 1).buys == 1
    state.turn = 2
    assert of(state, 1).wins == 0
    over = lay("barrel", level=9)
    do(over, "sell barrel", "buy")
    assert over.seat == OVER
    assert win_warnings(over.config, RULES.view(over, 0)) == ()


def test_a_player_in_its_turn_is_judged_by_what_it_has_now() -> None:
    """After the sales the next chance comes in its next turn."""
    state = lay("barrel", level=9, meets="abyss")
    assert of(state, 0).turns == 0
    do(state, "draw")
    assert state.phase == FIGHT
    assert (of(state, 0).turns, of(state, 0).buys) == (3, 1)
    assert not of(state, 0).shown, "the fight may take all that"
    do(state, "accept")
    assert state.unrolled[0]
    settled = lay("barrel", level=9, meets="thief")
    do(settled, "draw", "accept")
    assert settled.phase == EQUIPPING
    assert of(settled, 0).shown
    early = lay("barrel", "spoon", level=9, parameters=Parameters(equip_before_combat=True))
    early.early = 1
    refreshed(early)
    do(early, "done")
    assert early.phase == EARLY
    assert (of(early, 0).turns, of(early, 0).buys) == (0, 0), "the sales are over"
    assert of(early, 0).wins == pytest.approx(5 / 9)


def test_the_chance_does_not_depend_on_what_the_seat_can_not_see() -> None:
    """NAP-20."""
    state = lay("spoon", "ladle", others=[("whisk", "oar bucket"), ("", "piano")])
    state.level[:] = [8, 8, 9]
    for viewer in (SPECTATOR, 0, 1, 2):
        view = RULES.view(state, viewer)
        found = win_warnings(state.config, view)
        for seed in range(20):
            other = RULES.determinize(state.config, view, CheapSource(seed))
            assert win_warnings(state.config, RULES.view(other, viewer)) == found


DEALS = 10_000 * FACTOR


def test_it_lies_inside_the_interval_of_many_random_deals() -> None:
    """The whole chance, with hands of two from the small deck and a deal's own monster."""
    state = lay("spoon", "ladle", others=[("whisk curtain", "bucket fork"), ("", "piano")])
    state.level[:] = [3, 8, 2]
    game, view = state.config, RULES.view(state, 0)
    found, source = win_warnings(game, view)[1], CheapSource(5)
    bought = won = 0
    for _ in range(DEALS):
        deal = RULES.determinize(game, view, source)
        hand, foe = deal.hidden[1], deal.monsters[-2]  # seat 0 draws one before
        bought += can_buy(game, view, 1, hand)
        won += foe in lost_to(game, view, 1, hand)
    for share, chance in ((bought, found.buys), (won, found.wins)):
        assert 0.05 < chance < 0.95
        assert abs(share - DEALS * chance) < 5 * sqrt(DEALS * chance * (1 - chance))


@pytest.mark.parametrize(
    ("parameters", "decisions"),
    [(README, ("draw",)), (FRIENDS, ("draw",)), (README, ("sell piano", "sell oar", "buy"))],
)
def test_nap_2_whoever_has_just_reached_the_last_level_bears_no_flag(
    parameters: Parameters, decisions: Sequence[str]
) -> None:
    """A screen paints between the new level and the end of the match: it is over for everybody."""
    state = lay(hidden="piano oar", level=9, meets="gnat", parameters=parameters)
    if "draw" in decisions:
        state.equipped[0] = cards("ladle")
        refreshed(state)
    seen: list[tuple[WinWarning, ...]] = []

    def look(_event: Event) -> None:
        seen.extend(
            win_warnings(state.config, view)
            for seat in (0, 1, SPECTATOR)
            if (view := RULES.view(state, seat)).players[0].level == 10
        )

    for word in decisions:
        verb, _, name = word.partition(" ")
        number = f" {cards(name)[0]}" if name else ""
        RULES.apply(state, RULES.parse(verb + number), look)
    assert len(seen) >= 6, "the new level, and the end"
    assert not any(seen)
