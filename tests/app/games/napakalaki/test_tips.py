"""The coach's tips for Napakalaki."""

from __future__ import annotations

import random

import pytest

from app.games.napakalaki.tips import TIPS
from engines.kernel.events import Event
from engines.napakalaki.events import Suffered
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import SETTLE
from tests.engines.napakalaki.helpers import rich_config

SUFFERED = next(tip for tip in TIPS if tip.id == "suffered")


@pytest.mark.parametrize("seed", range(12))
def test_nap_16_the_tip_on_choosing_losses_comes_where_there_is_a_choice(seed: int) -> None:
    """The view is the one that comes with the event, before the losses without a choice."""
    rules, config, chance = Rules(), rich_config(), random.Random(seed)
    state = rules.new(config, str(seed))
    told: list[bool] = []

    def hear(event: Event) -> None:
        if isinstance(event, Suffered):
            view = rules.view(state, event.seat)
            told.append(SUFFERED.fits(config, lambda: view, event, event.seat))

    while rules.legal(state):
        told.clear()
        rules.apply(state, chance.choice(rules.legal(state)), hear)
        if told:
            assert told == [state.phase == SETTLE]
