"""The fold: a view and then the feed say the same as a later view (IRR-24)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.irrgarten.perspective.reducer import KnownCharacter, KnownGame
from engines.irrgarten.config import Config
from engines.irrgarten.events import FoeChanged, GearReceived
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_OFF, FOG_SIGHT, Parameters
from engines.irrgarten.rules import Rules
from engines.irrgarten.view import TO_DEAD_FOE, TO_FREE
from engines.kernel.events import EVERYONE, SPECTATOR, may_see
from engines.kernel.streams import CheapSource
from tests.app.games.irrgarten.tui.helpers import CARDS, GARDEN
from tests.engines.irrgarten.helpers import CAVE, NAMES, hand
from tests.helpers.examples import tried

RULES = Rules()


def known(fold: KnownGame) -> dict[str, Any]:
    """All that a fold holds of a game, to be compared."""
    board = fold.board
    return {
        "turn": fold.turn,
        "actor": fold.actor,
        "winner": fold.winner,
        "ended": fold.ended,
        "exit": fold.exit,
        "terrain": bytes(board.terrain),
        "visible": board.visible,
        "mates": fold.mates,
        "foes": fold.foes,
        "foe squares": fold.foe_at,
        "places": board.places,
        "seats drawn": board.seats,
        "foes drawn": board.foes,
        "previews": fold.previews,
        "order": fold.order,
        "wins": fold.wins,
    }


@pytest.mark.parametrize("fog", [FOG_OFF, FOG_EXPLORED, FOG_SIGHT])
@tried(8)
@given(seed=st.integers(0, 10_000), ways=st.lists(st.integers(0, 3), min_size=5, max_size=60))
def test_a_view_and_the_feed_say_what_a_later_view_says(
    fog: int, seed: int, ways: list[int]
) -> None:
    parameters = Parameters(
        fog=fog, wounds_to_lose=2, player_health=4, resurrection=500,
        drawn_order=True, thrown_back=True, toll=2, heard=True,
    )  # fmt: skip
    config = Config(Labyrinth.from_rows(GARDEN), 3, parameters, CARDS, 25)
    state = RULES.new(config, str(seed))
    public = config.public()
    seats = [0, 1, 2] if fog else [SPECTATOR]
    folds = {seat: KnownGame(public, RULES.view(state, seat)) for seat in seats}
    for way in ways:
        if RULES.actor(state) < 0:
            break
        events: list[Any] = []
        RULES.apply(state, way, events.append)
        for seat, fold in folds.items():
            for event in events:
                if may_see(event, seat):
                    fold.apply(event)
            fold.glance(*RULES.glance(state, seat))
            later = KnownGame(public, RULES.view(state, seat))
            assert known(fold) == known(later)
            heard_now = {s: steps for s, (steps, _) in later.heard.items()}
            assert heard_now.items() <= {s: steps for s, (steps, _) in fold.heard.items()}.items()


def test_irr_31_the_events_alone_say_how_gear_is_called() -> None:
    """Before any glance: a reward is shown as it is told."""
    parameters = Parameters(player_strength=20_000, monster_strength=0, monster_health=1)
    config = Config(Labyrinth.from_rows(CAVE), 2, parameters, CARDS, 30, NAMES)
    rewards = 0
    for seed in range(4):
        state, choices = RULES.new(config, f"called {seed}"), CheapSource(seed)
        fold = KnownGame(config, RULES.view(state, 0))
        for _ in range(100):
            if RULES.actor(state) < 0:
                break
            events: list[Any] = []
            RULES.apply(state, choices.below(0, 4), events.append)
            for event in events:
                fold.apply(event)
            for mate, sheet in zip(fold.mates, RULES.view(state, 0).sheets, strict=True):
                assert (mate.weapons, mate.weapon_names) == (sheet.weapons, sheet.weapon_names)
                assert (mate.shields, mate.shield_names) == (sheet.shields, sheet.shield_names)
            rewards += any(isinstance(event, GearReceived) for event in events)
    assert rewards > 3


def test_hearing_an_event_twice_changes_nothing() -> None:
    config = Config(Labyrinth.from_rows(GARDEN), 2, Parameters(fog=FOG_EXPLORED), CARDS, 20)
    state = RULES.new(config, "twice")
    fold = KnownGame(config.public(), RULES.view(state, 0))
    for way in (0, 1, 2, 3) * 8:
        events: list[Any] = []
        RULES.apply(state, way, events.append)
        for event in events:
            if may_see(event, 0):
                fold.apply(event)
                once = repr(known(fold))
                fold.apply(event)
                assert repr(known(fold)) == once


def test_a_rival_out_of_sight_is_not_remembered() -> None:
    """IRR-24: under fog a seat knows of an unseen rival only whether it lives."""
    config = Config(Labyrinth.from_rows(GARDEN), 2, Parameters(fog=FOG_EXPLORED), CARDS, 0)
    state = RULES.new(config, "apart")
    fold = KnownGame(config.public(), RULES.view(state, 0))
    hidden = state.square[1] not in state.sight[0]
    assert hidden
    assert fold.mates[1] == KnownCharacter(1, alive=True)
    assert 1 not in fold.board.places


def test_irr_37_a_beaten_monster_that_carried_a_thing_is_gone_from_the_board() -> None:
    """By the rules as written a dead monster stays where it is (IRR-10)."""
    for open_prizes in (True, False):
        parameters = Parameters(open_prizes=open_prizes)
        state = hand("0ME", parameters=parameters, foes=[(0, 0, 1)], strength=5_000)
        square = state.foe_square[0]
        fold = KnownGame(state.config, RULES.view(state, 0))
        fold.board.mark(square, fold.drawn(fold.foes[0], "9"))
        fold.apply(FoeChanged(EVERYONE, 0, square, 0))
        state.foe_health[0] = 0
        fold.glance(*RULES.glance(state, 0))
        assert (square in fold.board.foes) is not open_prizes
        assert (fold.foe_on(square) is None) is open_prizes
        assert fold.previews[3].kind == (TO_FREE if open_prizes else TO_DEAD_FOE)
