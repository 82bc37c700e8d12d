"""The size of the action space of each game, by what its actions are about."""

from __future__ import annotations

import pytest

from engines.kernel.streams import CheapSource
from tests.engines.hammerspace.table import RULES as HAMMERSPACE
from tests.engines.hammerspace.table import config as hammer_config
from tests.engines.rules_contract import GAMES, Table


@pytest.mark.parametrize("setting", ["plain", "course", "sight"])
def test_irr_8_there_are_four_directions(setting: str) -> None:
    game = GAMES["irrgarten"]
    assert game.rules.action_count(game.config(setting)) == 4


@pytest.mark.parametrize("setting", ["small", "guion"])
def test_nap_11_the_last_action_is_to_discard_the_last_treasure(setting: str) -> None:
    """The space grows with the deck: 49 actions without a card, four for each treasure."""
    game = GAMES["napakalaki"]
    config = game.config(setting)
    treasures = len(config.treasures)
    assert game.rules.action_count(config) == 49 + 4 * treasures
    assert game.rules.notation(game.rules.action_count(config) - 1) == f"discard {treasures - 1}"


def test_nap_19_the_last_action_is_met_in_play() -> None:
    """In a small deck the last treasure comes into a hand that is too full, sooner or later."""
    rules, config = GAMES["napakalaki"].rules, GAMES["napakalaki"].config("house")
    last = rules.action_count(config) - 1
    for seed in range(200):
        state = rules.deal(config, CheapSource(seed))
        dice = CheapSource(f"choices {seed}")
        while legal := rules.legal(state):
            if legal[-1] == last:
                return
            rules.apply(state, legal[dice.below(0, len(legal))])
    pytest.fail("the last action was never open")


@pytest.mark.parametrize("seats", [2, 6])
def test_ham_18_the_space_has_room_for_six_seats_at_any_table(seats: int) -> None:
    """The last action is the last slot of the sixth seat, open only where six sit."""
    config = hammer_config(seats=seats)
    assert HAMMERSPACE.action_count(config) == 65
    assert HAMMERSPACE.notation(64) == "card 6.4"


def test_ham_10_numbers_of_absent_seats_are_gaps() -> None:
    """With three at the table nobody aims at, picks or takes a card from the other three seats."""
    rules = GAMES["hammerspace"].rules
    absent = {f"{verb} {seat}" for verb in ("target", "pick") for seat in (4, 5, 6)}
    absent |= {f"card {seat}.{slot}" for seat in (4, 5, 6) for slot in (1, 2, 3, 4)}
    gaps = {rules.parse(text) for text in absent}
    met: set[int] = set()
    for seed in range(30):
        table = Table("hammerspace", "house", seed)
        for action in table.plies(400):
            met.update(rules.legal(table.state))
            rules.apply(table.state, action)
    assert not met & gaps
    assert rules.parse("target 3") in met
