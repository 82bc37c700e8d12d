"""Napakalaki: who plays, and the two decks, by clause (NAP-1 to NAP-4)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engines.kernel.errors import BadSetup
from engines.kernel.events import OVER, GameEnded, TurnBegan
from engines.kernel.streams import CheapSource, ScriptedSource
from engines.napakalaki.cards import Bad, NapakalakiMonster, TreasureCard
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    MONSTERS,
    TREASURES,
    Met,
    Received,
    Reshuffled,
)
from engines.napakalaki.parameters import Parameters
from tests.engines.napakalaki.editions import editions
from tests.engines.napakalaki.helpers import (
    RULES,
    SMALL_MONSTERS,
    SMALL_TREASURES,
    cards,
    config,
    do,
    empty_deck,
    hand,
    kinds,
    lay,
    only,
    pile,
    table,
)


@editions
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nap_1_two_to_six_may_sit_down(seats: int, edition: Parameters) -> None:
    state = RULES.new(config(edition, seats=seats), "table")
    assert len(RULES.view(state, 0).players) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_nap_1_nobody_else_may(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        config(seats=seats)
    assert refused.value.data["problem"] == "seats"


@editions
def test_nap_2_everyone_starts_at_level_1_with_nothing(edition: Parameters) -> None:
    for player in RULES.view(RULES.new(config(edition), "s"), 0).players:
        assert (player.level, player.power, player.equipped, player.hidden) == (1, 1, (), 0)
        assert player.rolls, "NAP-10"


@editions
def test_nap_2_level_10_ends_the_game_at_once_and_no_treasure_is_drawn(edition: Parameters) -> None:
    state = lay("oar beads", level=9, meets="gnat", prize="ladle", parameters=edition)
    told = do(state, "draw")
    assert kinds(told) == ["Met", "LevelChanged", "GameEnded"]
    assert only(told, GameEnded).winners == (0,)
    assert state.seat == OVER
    assert (table(state), hand(state)) == ("oar beads", ""), "nothing is drawn or discarded"
    assert RULES.legal(state) == ()
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.returns) == ((0,), (1, -1, -1))
    assert (outcome.reason, outcome.cut_off) == ("level-reached", False)


@editions
def test_nap_2_levels_stop_at_10(edition: Parameters) -> None:
    state = lay("oar", level=9, meets="moth", parameters=edition)
    do(state, "draw")
    assert SMALL_MONSTERS[1].levels == 2
    assert state.level[0] == 10


@editions
def test_nap_2_the_others_rank_by_level_and_combat_level(edition: Parameters) -> None:
    others = [("", ""), ("oar", ""), ("ladle", "")]
    state = lay(level=9, others=others, meets="gnat", seats=4, parameters=edition)
    state.level[1:] = [3, 2, 2]
    do(state, "draw")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("treasures", "monsters", "deck"),
    [((), SMALL_MONSTERS, "treasures"), (SMALL_TREASURES, (), "monsters")],
)
def test_nap_3_a_deck_without_cards_is_refused(
    treasures: tuple[TreasureCard, ...], monsters: tuple[NapakalakiMonster, ...], deck: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        Config(treasures, monsters, 3)
    assert refused.value.data == {"problem": "empty-deck", "deck": deck}


@editions
def test_nap_3_both_decks_are_shuffled_each_by_its_own_stream(edition: Parameters) -> None:
    """Trap: decks never shuffled."""
    one, other = (RULES.new(config(edition), seed) for seed in ("one", "other"))
    again = RULES.new(config(edition, seats=6), "one")
    assert one.treasures != other.treasures
    assert one.monsters != other.monsters
    for state in (one, other):
        assert state.treasures != sorted(state.treasures)
        assert sorted(state.treasures) == list(range(len(SMALL_TREASURES)))
        assert sorted(state.monsters) == list(range(len(SMALL_MONSTERS)))
    assert (one.treasures, one.monsters) == (again.treasures, again.monsters)


@editions
def test_nap_3_the_discard_pile_becomes_a_deck_when_a_treasure_is_needed(
    edition: Parameters,
) -> None:
    """Trap: decks never reshuffled. Only the cards of the pile are in it, none twice."""
    state = empty_deck(
        lay(hidden="broom", meets="gnat", level=2, pile="oar spoon skates", parameters=edition)
    )
    dice = ScriptedSource([0, 0])
    state.source = dice
    told = do(state, "draw")
    assert dice.left == 0, "three cards are shuffled with two draws"
    assert hand(state) == "spoon broom", "as the draws say, and not the pile's last card"
    assert only(told, Reshuffled).deck == TREASURES
    assert only(told, Reshuffled).count == 3
    assert state.treasure_pile == []
    assert len(state.treasures) == 2
    assert cards("oar spoon skates") == sorted(
        state.treasures + [card for card in state.hidden[0] if card not in cards("broom")]
    )


@editions
def test_nap_3_the_deck_is_used_up_before_the_pile_is_shuffled(edition: Parameters) -> None:
    state = lay(level=9, meets="goose", pile="oar", parameters=replace(edition, winning_level=20))
    state.treasures = cards("spoon ladle")
    told = do(state, "draw")
    assert "Reshuffled" not in kinds(told)
    assert hand(state) == "spoon ladle"


@editions
def test_nap_3_with_both_treasure_piles_empty_nothing_is_drawn_and_play_goes_on(
    edition: Parameters,
) -> None:
    """Trap: both treasure piles empty, with four players holding all cards."""
    others = [("piano bucket barrel", "whisk fork"), ("skates sieve", "beads"), ("pearls", "broom")]
    state = lay(
        "oar colander curtain", "spoon ladle slippers", level=4, others=others,
        meets="goose abyss gnat", parameters=edition, seats=4,
    )  # fmt: skip
    assert (state.treasures, state.treasure_pile) == ([], []), "all sixteen are held"
    told = do(state, "draw", "done")
    assert only(told, Received).count == 0
    assert "ReceivedCards" not in kinds(told)
    assert (state.level[0], hand(state), state.seat) == (5, "spoon ladle slippers", 1)
    do(state, "draw", "accept", "done")
    assert pile(state) == "whisk piano bucket barrel fork", "the second player died"
    state.source = CheapSource(1)
    told = do(state, "draw")
    assert only(told, Reshuffled).count == 5
    assert only(told, Received).count == 1, "what it left is drawn again"


@editions
def test_nap_3_the_monsters_pile_is_shuffled_into_a_deck_too(edition: Parameters) -> None:
    state = lay(meets="abyss", parameters=edition)
    state.monster_pile, state.monsters = state.monsters[:-1], state.monsters[-1:]
    do(state, "draw", "accept", "done")
    orders = set()
    for seed in range(4):
        again = state.clone(CheapSource(seed))
        told = do(again, "draw")
        assert only(told, Reshuffled).deck == MONSTERS
        assert only(told, Reshuffled).count == len(SMALL_MONSTERS), "the last one is among them"
        drawn = only(told, Met).monster
        assert sorted([drawn, *again.monsters]) == list(range(len(SMALL_MONSTERS)))
        orders.add((drawn, *again.monsters))
    assert len(orders) == 4, "it was shuffled"


@editions
def test_nap_3_a_single_monster_comes_again_and_again(edition: Parameters) -> None:
    game = config(edition, monsters=[NapakalakiMonster("gnat", 1, 1, 0, Bad(levels=1))])
    state = lay("oar", decks=game)
    for seat in range(4):
        assert state.seat == seat % 3
        do(state, "draw")
        do(state, *["accept"] * (state.monster >= 0), "done")
    assert state.level == [3, 1, 1]


@editions
def test_nap_4_every_seat_may_be_first(edition: Parameters) -> None:
    found = Counter(RULES.new(config(edition), f"first {n}").seat for n in range(300))
    assert set(found) == {0, 1, 2}
    assert min(found.values()) > 70, "all alike: 100 each"


@editions
def test_nap_4_the_turn_goes_clockwise(edition: Parameters) -> None:
    state = lay(meets="gnat gnat gnat", parameters=edition)
    seen = []
    for _ in range(7):
        seen.append(state.seat)
        told = do(state, "draw", "accept", "done")
        assert only(told, TurnBegan).seat == state.seat
    assert seen == [0, 1, 2, 0, 1, 2, 0]
