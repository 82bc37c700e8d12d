"""Napakalaki: levels are bought before the monster is drawn (NAP-11)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.kernel.errors import IllegalAction
from engines.kernel.events import GameEnded
from engines.napakalaki.events import (
    Picked,
    Sold,
    TakenBack,
)
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.sales import strongest_sale
from tests.engines.napakalaki.editions import editions
from tests.engines.napakalaki.helpers import (
    RULES,
    SMALL_TREASURES,
    cards,
    do,
    hand,
    lay,
    only,
    open_to,
    pile,
    table,
)


@editions
def test_nap_11_a_thousand_buys_a_level_with_equipped_and_hidden_gold_together(
    edition: Parameters,
) -> None:
    """Trap: change lost between equipped and hidden gold. 900 + 400 buys one level."""
    state = lay("piano", "curtain", parameters=edition)
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


@editions
def test_nap_11_no_change_is_given(edition: Parameters) -> None:
    """1,900 buys one level and all the treasures used are lost."""
    state = lay("", "barrel", parameters=edition)
    do(state, "sell barrel", "buy")
    assert state.level[0] == 2
    assert pile(state) == "barrel"


@editions
def test_nap_11_as_many_levels_as_the_gold_pays_and_several_sales_in_a_turn(
    edition: Parameters,
) -> None:
    state = lay("piano", "barrel pearls whisk oar", parameters=edition)
    told = do(state, "sell barrel", "sell piano", "buy", "sell pearls", "sell whisk", "buy")
    assert [event.levels for event in told if isinstance(event, Sold)] == [2, 1]
    assert state.level[0] == 4
    assert open_to(state) == "draw", "600 are left, which buy nothing"


@editions
def test_nap_11_a_sale_that_buys_nothing_is_refused(edition: Parameters) -> None:
    state = lay("spoon", "fork piano", parameters=edition)
    do(state, "sell spoon", "sell fork")
    assert open_to(state) == "back, sell piano"
    with pytest.raises(IllegalAction):
        do(state, "buy")
    assert state.level[0] == 1
    assert state.sale == cards("spoon fork")


@editions
def test_nap_11_who_has_less_than_a_thousand_is_not_asked(edition: Parameters) -> None:
    assert open_to(lay("piano", "fork", parameters=edition)) == "draw"


@editions
def test_nap_11_picked_cards_can_be_taken_back_and_nothing_has_happened(
    edition: Parameters,
) -> None:
    state = lay("piano", "curtain", level=3, parameters=edition)
    told = do(state, "sell piano")
    assert only(told, Picked).seats == 1, "nobody else learns of it"
    assert table(state) == "piano", "it is still worn"
    assert only(do(state, "back"), TakenBack).seats == 1
    assert open_to(state) == "draw, sell piano, sell curtain"
    assert state.level[0] == 3


@editions
def test_nap_11_a_sale_leaves_each_card_in_one_place(edition: Parameters) -> None:
    """Trap: a card in two places after a sale."""
    state = lay("piano", "curtain pearls", parameters=edition)
    do(state, "sell piano", "sell curtain", "buy")
    everywhere = [*state.treasures, *state.treasure_pile, *state.hidden[0], *state.equipped[0]]
    assert sorted(everywhere) == list(range(len(SMALL_TREASURES)))


@editions
def test_nap_11_only_before_the_monster_is_drawn(edition: Parameters) -> None:
    state = lay("", "barrel", meets="abyss", parameters=edition)
    do(state, "draw")
    with pytest.raises(IllegalAction):
        do(state, "sell barrel")


@editions
def test_nap_11_the_last_level_may_be_bought(edition: Parameters) -> None:
    state = lay("", "barrel", level=9, parameters=edition)
    told = do(state, "sell barrel", "buy")
    assert only(told, GameEnded).winners == (0,)
    assert state.level[0] == 10


@editions
def test_nap_11_levels_for_sale_end_at_the_last_one(edition: Parameters) -> None:
    """3,700 would buy three; one is left to buy."""
    state = lay("piano", "barrel pearls", level=9, parameters=edition)
    told = do(state, "sell barrel", "sell piano", "sell pearls", "buy")
    assert only(told, Sold).levels == 1
    assert state.level[0] == 10


@editions
def test_option_buy_winning_level_off_keeps_the_last_level_for_a_combat(
    edition: Parameters,
) -> None:
    house = replace(edition, buy_winning_level=False)
    assert open_to(lay("", "barrel", level=9, parameters=house)) == "draw"
    state = lay("piano", "barrel pearls", level=8, parameters=house)
    told = do(state, "sell barrel", "sell piano", "sell pearls", "buy")
    assert only(told, Sold).levels == 1
    assert state.level[0] == 9
    assert state.seat == 0


@pytest.mark.parametrize(
    ("early", "sold", "power"), [(0, "oar whisk", 2), (1, "whisk piano", 6)], ids=["after", "first"]
)
def test_the_strongest_sale_counts_what_is_equipped_before_the_fight(
    early: int, sold: str, power: int
) -> None:
    """NAP-9, NAP-11: with nothing equipped any sale of the hand seemed as strong, so the program
    called one the strongest that sold the best weapon, because it lost no gold."""
    state = lay("", "oar whisk piano")
    state.early = early
    sale = strongest_sale(state.config, RULES.view(state, 0))
    assert sale is not None
    assert (sale.cards, sale.power) == (tuple(cards(sold)), power)
