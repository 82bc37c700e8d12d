"""The steps that everyone has to go, as far as a seat knows them (IRR-24)."""

from __future__ import annotations

from app.games.irrgarten.perspective.race import RaceFigure, race, steps_now
from app.games.irrgarten.perspective.reducer import KnownGame
from engines.irrgarten.events import Heard, Vanished
from engines.irrgarten.parameters import FOG_EXPLORED, Parameters
from engines.kernel.events import EVERYONE, SPECTATOR, TurnBegan
from tests.engines.irrgarten.helpers import RULES, hand


def test_without_fog_everyone_has_a_figure_and_the_nearest_comes_first() -> None:
    """Walls count, monsters don't."""
    state = hand("0MME", "-XX-", "--1-")
    figures = race(KnownGame(state.config, RULES.view(state, SPECTATOR)))
    assert figures == [RaceFigure(0, 3), RaceFigure(1, 3)]
    walled = hand("0XXE", "-XX-", "--1-")
    figures = race(KnownGame(walled.config, RULES.view(walled, SPECTATOR)))
    assert figures == [RaceFigure(1, 3), RaceFigure(0, 7)]
    assert [figure.near for figure in figures] == [True, True]


def test_in_fog_a_figure_needs_the_exit_and_a_known_way() -> None:
    hidden = hand("0--X---E1", parameters=Parameters(fog=FOG_EXPLORED, sight_range=2))
    assert race(KnownGame(hidden.config.public(), RULES.view(hidden, 0))) == [
        RaceFigure(0, None),
        RaceFigure(1, None),
    ]
    seen = hand("0--E", parameters=Parameters(fog=FOG_EXPLORED, sight_range=9))
    assert steps_now(KnownGame(seen.config.public(), RULES.view(seen, 0))) == {0: 3}


def test_a_figure_that_was_heard_grows_old_by_laps() -> None:
    state = hand("0--X---E1", parameters=Parameters(fog=FOG_EXPLORED, sight_range=2))
    fold = KnownGame(state.config.public(), RULES.view(state, 0))
    fold.apply(Heard(EVERYONE, 1, 1))
    assert steps_now(fold) == {1: 1}
    for turn in (2, 3, 4, 5):
        fold.apply(TurnBegan(EVERYONE, turn % 2, turn))
    assert race(fold)[0] == RaceFigure(1, 1, laps=2)
    assert steps_now(fold) == {}


def test_a_rival_that_goes_out_of_sight_has_no_figure_unless_heard() -> None:
    state = hand("0-1-E", parameters=Parameters(fog=FOG_EXPLORED, sight_range=9))
    fold = KnownGame(state.config.public(), RULES.view(state, 0))
    assert steps_now(fold) == {0: 4, 1: 2}
    fold.apply(Vanished(1, 1, state.square[1]))
    assert steps_now(fold) == {0: 4}
