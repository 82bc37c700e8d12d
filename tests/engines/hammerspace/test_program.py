"""Hammerspace: effects as functions do what the numbers say, and what follows from a state is kept.

A block in which nobody is asked is carried out at once, without frames; here the same games are
played frame by frame, too.
"""

from __future__ import annotations

import copy
from typing import Any

import pytest

from engines.hammerspace.cards import Cards
from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import AmountCode, Code, ConditionCode, StepCode
from engines.hammerspace.effects.program import DeckProgram, program_of
from engines.hammerspace.effects.resolution import DEEPEST
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.phases import refresh
from engines.hammerspace.state import State
from engines.kernel.events import OVER, Event
from engines.kernel.streams import CheapSource, KeyedSource
from tests.engines.hammerspace.table import RULES
from tests.seeds.hammerdeck import cards

KEPT = (
    "hands", "people", "watches", "resting", "watched", "rested", "lasts", "living", "busy",
    "listeners",
)  # fmt: skip
ALL_ON = Parameters(monster_ms=0, monster_turns=1, timer_stops=False)
DARK = Parameters(monster_ms=0, monster_turns=6, face_down_limit=4)


def frame_by_frame(config: Config) -> Config:
    """The same configuration, in which every block is carried out in frames."""
    other = copy.copy(config)
    program = program_of(other)
    program.straight = (None,) * len(program.straight)
    return other


def played(config: Config, seed: int) -> tuple[list[Event], str]:
    """A game of random decisions: all that happened, and how it ended."""
    state, choices = RULES.deal(config, KeyedSource(f"program {seed}")), CheapSource(seed)
    told: list[Event] = []
    while state.seat != OVER:
        legal = RULES.legal(state)
        RULES.apply(state, legal[choices.below(0, len(legal))], told.append)
    return told, RULES.digest(state)


def test_some_blocks_of_the_deck_are_straight_and_some_are_not() -> None:
    straight = program_of(Config(cards(), 4, ALL_ON)).straight[:-1]
    assert 10 < sum(run is not None for run in straight) < len(straight) - 5


@pytest.mark.parametrize("seed", range(12))
def test_ham_18_a_straight_block_does_what_it_does_frame_by_frame(seed: int) -> None:
    config = Config(cards(), 2 + seed % 5, ALL_ON if seed % 2 else DARK)
    assert played(config, seed) == played(frame_by_frame(config), seed)


@pytest.mark.parametrize("seed", range(6))
def test_silence_changes_nothing(seed: int) -> None:
    """With nobody listening a game takes the short ways, and comes to the same."""
    config = Config(cards(), 2 + seed % 5, ALL_ON if seed % 2 else DARK)
    state, choices = RULES.deal(config, KeyedSource(f"program {seed}")), CheapSource(seed)
    while state.seat != OVER:
        legal = RULES.legal(state)
        RULES.apply(state, legal[choices.below(0, len(legal))])
    assert RULES.digest(state) == played(config, seed)[1]


def kept(state: State) -> dict[str, Any]:
    """What follows from the rest of a state."""
    return {name: getattr(state, name) for name in (*KEPT, "order", "legal")}


@pytest.mark.parametrize("seed", range(6))
def test_what_follows_from_a_state_is_kept_up_with_every_decision(seed: int) -> None:
    config = Config(cards(), 2 + seed % 5, ALL_ON if seed % 2 else DARK)
    state, choices = RULES.deal(config, CheapSource(seed)), CheapSource(seed + 1)
    while state.seat != OVER:
        again = refresh(state.clone())
        assert kept(state) == kept(again)
        assert not (again.gaps & state.living) & ~state.gaps, "a seat that lacks a card is known"
        legal = RULES.legal(state)
        RULES.apply(state, legal[choices.below(0, len(legal))])


HURTS = StepCode(fx.DAMAGE, fx.OTHER, 0)
ASKS = StepCode(fx.DAMAGE, fx.CHOSEN, 0)


def straight(*blocks: tuple[StepCode, ...]) -> list[bool]:
    """Which blocks of a code are straight."""
    tests: tuple[tuple[ConditionCode, ...], ...] = ((), (ConditionCode(fx.ROLL, 0, 4),))
    code = Code((AmountCode(fx.NUMBER, 2),), tests, blocks)
    return [run is not None for run in DeckProgram(code).straight[:-1]]


@pytest.mark.parametrize(
    "step",
    [
        ASKS,
        StepCode(fx.PEEK, fx.OTHER),
        StepCode(fx.REPLACE, fx.OTHER, a=fx.CHOSEN_CARD, b=fx.ANY_KIND),
        StepCode(fx.SWAP, fx.OTHER, a=fx.ANY_CARD, b=fx.ANY_KIND, d=fx.CHOSEN_CARD),
    ],
)
def test_a_block_that_may_ask_is_not_straight(step: StepCode) -> None:
    assert straight((HURTS,), (HURTS, step)) == [True, False]


def test_nor_is_one_that_holds_such_a_block() -> None:
    tests = StepCode(fx.TEST, a=1, b=0, c=fx.NONE)
    offers = StepCode(fx.CHOOSE, a=0, b=0, c=fx.NONE)
    assert straight((HURTS,), (tests,), (offers,)) == [True, True, False]
    assert straight((ASKS,), (tests,)) == [False, False]


def test_nor_one_in_which_blocks_lie_too_deep() -> None:
    """What lies beyond `DEEPEST` blocks is dropped, which frames see to (`resolution`)."""
    chain = [(StepCode(fx.TEST, a=1, b=at + 1, c=fx.NONE),) for at in range(DEEPEST)]
    assert straight(*chain, (HURTS,)) == [False, *[True] * DEEPEST]
    assert straight((StepCode(fx.TEST, a=1, b=0, c=fx.NONE),)) == [False], "inside itself"


def test_a_configuration_is_copied_as_what_it_was_made_of() -> None:
    config = Config(cards(), 3, ALL_ON)
    other = copy.deepcopy(config)
    assert other.digest == config.digest
    assert program_of(other) is not program_of(config)
    assert isinstance(other.cards, Cards)
