"""Napakalaki: players, turns, equipping, sales and information, by clause (NAP-1 to NAP-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.kernel.errors import BadSetup, BadState, IllegalAction
from engines.kernel.events import EVERYONE, OVER, GameEnded, TurnBegan
from engines.kernel.streams import CheapSource, KeyedSource, ScriptedSource
from engines.napakalaki.cards import Bad, Monster, Treasure
from engines.napakalaki.config import Config
from engines.napakalaki.events import (
    MONSTERS,
    TREASURES,
    Equipped,
    Picked,
    Received,
    ReceivedCards,
    Reshuffled,
    Sold,
    StartRolled,
    TakenBack,
)
from engines.napakalaki.figures import Figures
from engines.napakalaki.state import SALES, START
from engines.napakalaki.turns import deal
from tests.engines.napakalaki.aids import (
    GUION,
    README,
    RULES,
    cards,
    config,
    do,
    empty_deck,
    feed,
    hand,
    kinds,
    lay,
    only,
    open_to,
    pile,
    refreshed,
    table,
)
from tests.engines.napakalaki.aids import (
    MONSTERS as SMALL_MONSTERS,
)
from tests.engines.napakalaki.aids import (
    TREASURES as SMALL_TREASURES,
)

editions = pytest.mark.parametrize("edition", [README, GUION], ids=["readme", "guion"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nap_1_two_to_six_may_sit_down(seats: int) -> None:
    state = RULES.new(config(seats=seats), "table")
    assert len(RULES.view(state, 0).players) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_nap_1_nobody_else_may(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        config(seats=seats)
    assert refused.value.data["problem"] == "seats"


@editions
def test_nap_2_everyone_starts_at_level_1_with_nothing(edition: Figures) -> None:
    for player in RULES.view(RULES.new(config(edition), "s"), 0).players:
        assert (player.level, player.power, player.equipped, player.hidden) == (1, 1, (), 0)
        assert player.rolls, "NAP-10"


@editions
def test_nap_2_level_10_ends_the_game_at_once_and_no_treasure_is_drawn(edition: Figures) -> None:
    state = lay("oar beads", level=9, meets="gnat", prize="ladle", figures=edition)
    told = do(state, "draw")
    assert kinds(told) == ["Met", "LevelChanged", "GameEnded"]
    assert only(told, GameEnded).winners == (0,)
    assert state.seat == OVER
    assert (table(state), hand(state)) == ("oar beads", ""), "nothing is drawn or discarded"
    assert RULES.legal(state) == ()
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.returns) == ((0,), (1, -1, -1))


def test_nap_2_levels_stop_at_10() -> None:
    state = lay("oar", level=9, meets="moth")
    do(state, "draw")
    assert SMALL_MONSTERS[1].levels == 2
    assert state.level[0] == 10


def test_nap_2_the_others_rank_by_level_and_combat_level() -> None:
    others = [("", ""), ("oar", ""), ("ladle", "")]
    state = lay(level=9, others=others, meets="gnat", seats=4)
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
    treasures: tuple[Treasure, ...], monsters: tuple[Monster, ...], deck: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        Config(treasures, monsters, 3)
    assert refused.value.data == {"problem": "empty-deck", "deck": deck}


def test_nap_3_both_decks_are_shuffled_each_by_its_own_stream() -> None:
    """Trap: decks never shuffled."""
    one, other = (RULES.new(config(), seed) for seed in ("one", "other"))
    again = RULES.new(config(seats=6), "one")
    assert one.treasures != other.treasures
    assert one.monsters != other.monsters
    for state in (one, other):
        assert state.treasures != sorted(state.treasures)
        assert sorted(state.treasures) == list(range(len(SMALL_TREASURES)))
        assert sorted(state.monsters) == list(range(len(SMALL_MONSTERS)))
    assert (one.treasures, one.monsters) == (again.treasures, again.monsters)


def test_nap_3_the_discard_pile_becomes_a_deck_when_a_treasure_is_needed() -> None:
    """Trap: decks never reshuffled. Only the cards of the pile are in it, none twice."""
    state = empty_deck(lay(hidden="broom", meets="gnat", level=2, pile="oar spoon skates"))
    state.source = ScriptedSource([0, 0])
    told = do(state, "draw")
    assert only(told, Reshuffled).deck == TREASURES
    assert only(told, Reshuffled).count == 3
    assert state.treasure_pile == []
    assert len(state.treasures) == 2
    assert cards("oar spoon skates") == sorted(
        state.treasures + [card for card in state.hidden[0] if card not in cards("broom")]
    )


def test_nap_3_the_deck_is_used_up_before_the_pile_is_shuffled() -> None:
    state = lay(level=9, meets="goose", pile="oar", figures=Figures(winning_level=20))
    state.treasures = cards("spoon ladle")
    told = do(state, "draw")
    assert "Reshuffled" not in kinds(told)
    assert hand(state) == "spoon ladle"


@editions
def test_nap_3_with_both_treasure_piles_empty_nothing_is_drawn_and_play_goes_on(
    edition: Figures,
) -> None:
    """Trap: both treasure piles empty, with the players holding all cards."""
    state = empty_deck(lay("oar", meets="goose", level=4, figures=edition))
    told = do(state, "draw", "done")
    assert only(told, Received).count == 0
    assert hand(state) == ""
    assert state.level[0] == 5
    assert state.seat == 1


def test_nap_3_the_monsters_pile_is_shuffled_into_a_deck_too() -> None:
    state = lay(meets="abyss")
    state.monster_pile, state.monsters = state.monsters[:-1], state.monsters[-1:]
    do(state, "draw", "accept", "done")
    state.source = CheapSource(3)
    told = do(state, "draw")
    assert only(told, Reshuffled).deck == MONSTERS
    assert only(told, Reshuffled).count == len(SMALL_MONSTERS), "the last one is among them"
    assert state.monster >= 0 or state.monster_pile


def test_nap_3_a_single_monster_comes_again_and_again() -> None:
    game = config(monsters=[Monster("gnat", 1, 1, 0, Bad(levels=1))])
    state = lay("oar", decks=game)
    for seat in range(4):
        assert state.seat == seat % 3
        do(state, "draw")
        do(state, *["accept"] * (state.monster >= 0), "done")
    assert state.level == [3, 1, 1]


def test_nap_4_every_seat_may_be_first() -> None:
    found = Counter(RULES.new(config(), f"first {n}").seat for n in range(300))
    assert set(found) == {0, 1, 2}
    assert min(found.values()) > 70, "all alike: 100 each"


def test_nap_4_the_turn_goes_clockwise() -> None:
    state = lay(meets="gnat gnat gnat")
    seen = []
    for _ in range(7):
        seen.append(state.seat)
        told = do(state, "draw", "accept", "done")
        assert only(told, TurnBegan).seat == state.seat
    assert seen == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize(
    ("equipped", "level"),
    [
        ("colander", 3),
        ("colander curtain skates", 7),
        ("spoon ladle", 4),
        ("barrel slippers fork", 1),
    ],
)
def test_nap_5_without_a_necklace_the_lower_bonus_counts(equipped: str, level: int) -> None:
    assert RULES.view(lay(equipped), 0).me.power == level


@pytest.mark.parametrize(
    ("equipped", "level"),
    [("beads", 3), ("beads colander", 7), ("pearls spoon whisk", 6), ("pearls barrel", 2)],
)
def test_nap_5_with_a_necklace_the_higher_one_and_its_own_as_printed(
    equipped: str, level: int
) -> None:
    assert RULES.view(lay(equipped), 0).me.power == level


@pytest.mark.parametrize(
    ("equipped", "hidden", "free"),
    [
        ("", "spoon oar colander", "spoon oar colander"),
        ("colander", "bucket sieve", ""),
        ("curtain", "barrel", ""),
        ("skates", "slippers", ""),
        ("beads", "pearls", ""),
        ("spoon", "ladle oar", "ladle"),
        ("spoon ladle", "whisk oar", ""),
        ("oar", "spoon piano", ""),
        ("oar colander curtain skates", "beads slippers", "beads"),
    ],
)
def test_nap_6_one_of_each_type_and_two_hands_in_all(equipped: str, hidden: str, free: str) -> None:
    state = lay(equipped, hidden, meets="abyss", dice=[5])
    do(state, "draw", "roll")
    offered = {word.removeprefix("equip ") for word in open_to(state).split(", ")} - {"done"}
    assert offered == set(free.split())


@pytest.mark.parametrize(
    "equipped", ["oar colander curtain skates beads", "spoon ladle colander curtain skates beads"]
)
def test_nap_6_in_the_best_of_cases_all_places_are_taken(equipped: str) -> None:
    """The two fullest outfits that the rules name, put on card by card."""
    state = lay("", equipped, figures=Figures(equip_before_combat=True))
    state.early = 1
    do(refreshed(state), "done", *[f"equip {name}" for name in equipped.split()])
    assert sorted(table(state).split()) == sorted(equipped.split())
    assert open_to(state) == "draw"


def test_nap_7_the_limit_of_hidden_treasures_is_enforced_at_the_end_of_the_turn() -> None:
    """Trap: the limit of hidden cards not enforced. During the turn there may be more."""
    state = lay("", "bucket sieve colander piano", level=4, meets="moth", prize="oar barrel")
    do(state, "draw")
    assert len(state.hidden[0]) == 6
    do(state, "done", "discard sieve")
    assert state.seat == 0
    do(state, "discard barrel")
    assert state.seat == 1
    assert hand(state) == "oar piano colander bucket"


def test_nap_8_a_treasure_received_becomes_hidden() -> None:
    state = lay("oar", level=2, meets="moth", prize="colander beads")
    told = do(state, "draw")
    assert hand(state) == "colander beads"
    assert table(state) == "oar"
    assert only(told, Received).count == 2


def test_nap_8_no_action_brings_an_equipped_card_back_or_swaps_it() -> None:
    """Trap: a card in two places after an equip."""
    state = lay("sieve", "colander spoon", level=3, meets="gnat", prize="fork")
    do(state, "draw")
    assert open_to(state) == "done, equip spoon, equip fork"
    told = do(state, "equip spoon")
    assert only(told, Equipped).seats == EVERYONE
    assert (table(state), hand(state)) == ("spoon sieve", "colander fork")
    assert open_to(state) == "done, equip fork"


@editions
def test_nap_9_equipping_is_after_the_combat(edition: Figures) -> None:
    state = lay("", "oar", meets="gnat", figures=edition)
    assert open_to(state) == "draw"
    do(state, "draw")
    assert open_to(state) == "roll, accept", "nothing is equipped during a fight"
    do(state, "accept")
    assert open_to(state) == "done, equip oar"


def test_nap_9_and_before_it_in_the_turn_of_the_starting_roll() -> None:
    state = lay("", "oar", meets="gnat", prize="spoon ladle", dice=[1])
    state.phase, state.unrolled[0], state.early = START, 1, 1
    refreshed(state)
    do(state, "roll")
    assert open_to(state) == "done"
    do(state, "done")
    assert open_to(state) == "draw, equip spoon, equip ladle, equip oar"
    do(state, "equip oar")
    assert open_to(state) == "draw"
    do(state, "draw")
    assert state.level[0] == 2, "the oar already counted"


def test_option_equip_before_combat_allows_it_in_any_turn() -> None:
    house = Figures(equip_before_combat=True)
    state = lay(others=[("", "oar")], meets="gnat gnat", figures=house)
    do(state, "draw", "accept", "done")
    assert (state.seat, state.phase) == (1, SALES)
    do(state, "done", "equip oar", "draw")
    assert state.level[1] == 2


@pytest.mark.parametrize(("face", "count"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 2), (6, 3)])
def test_nap_10_the_starting_roll(face: int, count: int) -> None:
    state = RULES.new(config(), "x")
    state.source = ScriptedSource([face - 1])
    seat = state.seat
    assert open_to(state) == "roll"
    told = do(state, "roll")
    assert only(told, StartRolled).roll == face
    assert only(told, StartRolled).count == count
    assert len(state.hidden[seat]) == count
    assert only(told, ReceivedCards).cards != ()


def test_nap_10_it_is_rolled_in_the_first_turn_and_in_no_later_one() -> None:
    state = RULES.new(config(), "first turns")
    starts = 0
    while state.turn <= 6:
        starts += state.phase == START
        RULES.apply(state, RULES.legal(state)[0])
    assert starts == 3


def test_nap_10a_the_order_of_a_turn() -> None:
    """Roll, sale, equipping, monster, levels, necklace, treasures, monster away, equip, discard."""
    state = lay(
        "", "barrel bucket sieve broom fork", meets="moth", dice=[5],
        figures=Figures(hidden_limit=3),
    )  # fmt: skip
    state.phase, state.unrolled[0], state.early = START, 1, 1
    refreshed(state)
    state.treasures = cards("oar piano") + cards("whisk curtain beads")
    told = do(state, "roll", "sell barrel", "buy", "done", "equip beads", "equip curtain", "draw")
    assert kinds(told) == [
        "StartRolled", "Received", "ReceivedCards", "Picked", "Sold", "Equipped", "Equipped",
        "Met", "LevelChanged", "NecklaceSpent", "Received", "ReceivedCards", "MonsterDiscarded",
    ]  # fmt: skip
    told = do(state, "equip piano", "done", "discard fork", "discard sieve", "discard bucket")
    assert kinds(told) == ["Equipped", "Discarded", "Discarded", "Discarded", "TurnBegan"]


def test_nap_11_a_thousand_buys_a_level_with_equipped_and_hidden_gold_together() -> None:
    """Trap: change lost between equipped and hidden gold. 900 + 400 buys one level."""
    state = lay("piano", "curtain")
    assert open_to(state) == "draw, sell piano, sell curtain"
    do(state, "sell piano")
    assert open_to(state) == "back, sell curtain", "900 alone buys nothing"
    do(state, "sell curtain")
    assert open_to(state) == "buy, back"
    told = do(state, "buy")
    sold = only(told, Sold)
    assert (sold.gold, sold.levels, sold.level) == (1300, 1, 2)
    assert (sold.equipped, sold.hidden) == (tuple(cards("piano")), tuple(cards("curtain")))
    assert state.level[0] == 2
    assert (table(state), hand(state), pile(state)) == ("", "", "piano curtain")


def test_nap_11_no_change_is_given() -> None:
    """1,900 buys one level and all the treasures used are lost."""
    state = lay("", "barrel")
    do(state, "sell barrel", "buy")
    assert state.level[0] == 2
    assert pile(state) == "barrel"


def test_nap_11_as_many_levels_as_the_gold_pays_and_several_sales_in_a_turn() -> None:
    state = lay("piano", "barrel pearls whisk oar")
    told = do(state, "sell barrel", "sell piano", "buy", "sell pearls", "sell whisk", "buy")
    assert [event.levels for event in told if isinstance(event, Sold)] == [2, 1]
    assert state.level[0] == 4
    assert open_to(state) == "draw", "600 are left, which buy nothing"


def test_nap_11_a_sale_that_buys_nothing_is_refused() -> None:
    state = lay("spoon", "fork piano")
    do(state, "sell spoon", "sell fork")
    assert open_to(state) == "back, sell piano"
    with pytest.raises(IllegalAction):
        do(state, "buy")
    assert state.level[0] == 1
    assert state.sale == cards("spoon fork")


def test_nap_11_who_has_less_than_a_thousand_is_not_asked() -> None:
    assert open_to(lay("piano", "fork")) == "draw"


def test_nap_11_picked_cards_can_be_taken_back_and_nothing_has_happened() -> None:
    state = lay("piano", "curtain", level=3)
    told = do(state, "sell piano")
    assert only(told, Picked).seats == 1, "nobody else learns of it"
    assert table(state) == "piano", "it is still worn"
    assert only(do(state, "back"), TakenBack).seats == 1
    assert open_to(state) == "draw, sell piano, sell curtain"
    assert state.level[0] == 3


def test_nap_11_a_sale_leaves_each_card_in_one_place() -> None:
    """Trap: a card in two places after a sale."""
    state = lay("piano", "curtain pearls")
    do(state, "sell piano", "sell curtain", "buy")
    everywhere = [*state.treasures, *state.treasure_pile, *state.hidden[0], *state.equipped[0]]
    assert sorted(everywhere) == list(range(len(SMALL_TREASURES)))


def test_nap_11_only_before_the_monster_is_drawn() -> None:
    state = lay("", "barrel", meets="abyss")
    do(state, "draw")
    with pytest.raises(IllegalAction):
        do(state, "sell barrel")


def test_nap_11_the_last_level_may_be_bought() -> None:
    state = lay("", "barrel", level=9)
    told = do(state, "sell barrel", "buy")
    assert only(told, GameEnded).winners == (0,)
    assert state.level[0] == 10


def test_nap_11_levels_for_sale_end_at_the_last_one() -> None:
    """3,700 would buy three; one is left to buy."""
    state = lay("piano", "barrel pearls", level=9)
    told = do(state, "sell barrel", "sell piano", "sell pearls", "buy")
    assert only(told, Sold).levels == 1
    assert state.level[0] == 10


def test_option_buy_winning_level_off_keeps_the_last_level_for_a_combat() -> None:
    house = Figures(buy_winning_level=False)
    assert open_to(lay("", "barrel", level=9, figures=house)) == "draw"
    state = lay("piano", "barrel pearls", level=8, figures=house)
    told = do(state, "sell barrel", "sell piano", "sell pearls", "buy")
    assert only(told, Sold).levels == 1
    assert state.level[0] == 9
    assert state.seat == 0


def test_nap_20_a_draw_is_told_as_cards_to_its_owner_and_as_a_number_to_the_others() -> None:
    state = lay("oar", level=2, meets="moth", prize="colander beads")
    told = do(state, "draw")
    assert only(told, ReceivedCards).seats == 1 << 0
    for seat in (1, 2, -1):
        assert "ReceivedCards" not in {fact["event"] for fact in feed(told, seat)}
        assert RULES.view(state, seat).hidden == ()
        assert RULES.view(state, seat).players[0].hidden == 2
    assert RULES.view(state, 0).hidden == tuple(cards("colander beads"))


def test_nap_20_the_unseen_cards_are_public_counts_without_an_order() -> None:
    state = lay("oar", "spoon", others=[("piano", "ladle")], pile="sieve")
    for seat, known in ((0, "oar spoon piano sieve"), (1, "oar piano ladle sieve")):
        unseen = RULES.view(state, seat).unseen_treasures
        assert sorted([*unseen, *cards(known)]) == list(range(len(SMALL_TREASURES)))
        assert list(unseen) == sorted(unseen)
    state.monsters.reverse()
    assert list(RULES.view(state, 0).unseen_monsters) == sorted(state.monsters)


def test_a_limit_of_turns_ends_the_game_in_a_ranking() -> None:
    state = lay(level=4, meets="abyss", figures=Figures(turn_limit=1))
    state.source = ScriptedSource([5])
    told = do(state, "draw", "roll", "done")
    assert only(told, GameEnded).reason == "turn-limit"
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((), (0, 1, 1))


def test_a_cap_on_decisions_ends_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.napakalaki.rules.DECISION_CAP", 3)
    state = lay("piano", "curtain")
    told = do(state, "sell piano", "back", "sell piano")
    assert only(told, GameEnded).reason == "cap"
    assert state.seat == OVER


def test_a_new_game_of_the_same_process_knows_nothing_of_the_last_one() -> None:
    """Trap: state that survives into a new game."""
    board = config()
    first = RULES.new(board, "again")
    before = RULES.digest(first)
    while first.seat != OVER and first.decisions < 4000:
        RULES.apply(first, RULES.legal(first)[-1])
    assert RULES.digest(RULES.new(board, "again")) == before
    assert deal(board, KeyedSource("again")).treasures == RULES.new(board, "again").treasures


def test_a_search_s_state_is_never_saved() -> None:
    with pytest.raises(BadState):
        RULES.dump(lay())


def test_a_clone_shares_no_list_not_even_of_what_is_due() -> None:
    """A search plays its copies on; the game itself must not notice."""
    state = lay("", "spoon fork ladle whisk", meets="goose")
    do(state, "draw", "accept")
    before = list(state.due)
    copy = state.clone()
    do(copy, "lose fork")
    assert state.due == before
    for name in ("level", "unrolled", "equipped", "hidden", "sale", "due", "treasures",
                 "treasure_pile", "monsters", "monster_pile"):  # fmt: skip
        assert getattr(copy, name) is not getattr(state, name)
    assert all(one is not other for one, other in zip(copy.hidden, state.hidden, strict=True))
