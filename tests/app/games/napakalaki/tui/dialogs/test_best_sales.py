"""The best sales (NAP-11), against every set of cards there is, sold by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from engines.kernel.errors import IllegalAction
from engines.kernel.events import Event
from engines.napakalaki.actions import BUY
from engines.napakalaki.config import combat_level
from engines.napakalaki.events import Sold
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.sales import strongest_sale, thriftiest_sale
from engines.napakalaki.state import State
from tests.engines.napakalaki.helpers import RULES, lay, names, only, refreshed, rich_config

LAST_NOT_SOLD = Parameters(buy_winning_level=False)


def sales(state: State) -> Iterator[tuple[int, int, int]]:
    """Strength, gold lost and whether it wins: each set of cards for which the rules sell."""
    mine = [*state.equipped[0], *state.hidden[0]]
    for count in range(1, len(mine) + 1):
        for chosen in combinations(mine, count):
            after, events = RULES.clone(state), list[Event]()
            try:
                for card in chosen:
                    RULES.apply(after, state.config.sell[card])
                RULES.apply(after, BUY, events.append)
            except IllegalAction:
                continue
            sold = only(events, Sold)
            power = combat_level(state.config, after.level[0], after.equipped[0])
            lost = sold.gold - sold.levels * state.config.parameters.level_price
            yield power, lost, after.winner == 0


TABLES = {
    "with a necklace": ("spoon colander skates beads", "oar whisk sieve bucket", 4),
    "nothing but the necklace is worth much": ("colander curtain pearls", "spoon ladle", 4),
    "a hand full of gold": ("spoon", "barrel piano pearls slippers oar", 2),
    "near the end": ("ladle curtain", "barrel whisk bucket broom", 8),
    "the last level": ("ladle curtain", "barrel whisk fork bucket", 9),
}


@pytest.mark.parametrize(
    "parameters", [Parameters(), LAST_NOT_SOLD], ids=["all levels", "not the last"]
)
@pytest.mark.parametrize("name", TABLES)
def test_no_sale_is_better_than_the_two_that_are_offered(name: str, parameters: Parameters) -> None:
    equipped, hidden, level = TABLES[name]
    state = lay(equipped, hidden, level=level, parameters=parameters)
    view = RULES.view(state, 0)
    every = list(sales(state))
    strong, thrifty = strongest_sale(state.config, view), thriftiest_sale(state.config, view)
    if not every:
        assert strong is None
        assert thrifty is None
        return
    assert strong is not None
    assert thrifty is not None
    most = max((wins, power, -lost) for power, lost, wins in every)
    assert (strong.wins, strong.power, -strong.gold_lost) == most
    least = max((wins, -lost, power) for power, lost, wins in every)
    assert (thrifty.wins, -thrifty.gold_lost, thrifty.power) == least


@pytest.mark.parametrize("name", TABLES)
def test_its_figures_are_what_the_rules_make_of_it(name: str) -> None:
    equipped, hidden, level = TABLES[name]
    state = lay(equipped, hidden, level=level)
    view = RULES.view(state, 0)
    for sale in (strongest_sale(state.config, view), thriftiest_sale(state.config, view)):
        assert sale is not None
        after, events = RULES.clone(state), list[Event]()
        for card in sale.cards:
            RULES.apply(after, state.config.sell[card])
        RULES.apply(after, BUY, events.append)
        sold = only(events, Sold)
        assert (sale.gold, sale.levels) == (sold.gold, sold.levels)
        assert sale.power == combat_level(state.config, after.level[0], after.equipped[0])


def test_of_equal_sales_the_one_that_gives_less_bonus_away() -> None:
    """Oar and whisk, or oar and skates, pay a thousand: the skates would add less strength."""
    state = lay("", "oar whisk skates", level=3)
    sale = thriftiest_sale(state.config, RULES.view(state, 0))
    assert sale is not None
    assert names(sale.cards) == "oar skates"


def test_twenty_cards_are_no_more_than_a_moment() -> None:
    state = lay("", "", level=3, decks=rich_config())
    state.hidden[0] = list(range(20))
    state.treasures = [card for card in state.treasures if card >= 20]
    view = RULES.view(refreshed(state), 0)
    sale = thriftiest_sale(state.config, view)
    assert sale is not None
    assert sale.gold_lost == 0
    best = strongest_sale(state.config, view)
    assert best is not None
    gold = sum(state.config.gold[card] for card in range(20))
    assert best.levels == min(gold // 1000, 7)


def test_nothing_is_offered_where_nothing_can_be_bought() -> None:
    poor = lay("spoon", "ladle fork", level=3)
    assert strongest_sale(poor.config, RULES.view(poor, 0)) is None
    last = lay("spoon", "barrel", level=9, parameters=LAST_NOT_SOLD)
    assert thriftiest_sale(last.config, RULES.view(last, 0)) is None
