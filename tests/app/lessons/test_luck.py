"""Dice that fall as they are told to, and then as the seed has it."""

from __future__ import annotations

import pytest

from app.lessons.loaded_dice import LoadedRandom
from engines.kernel.errors import BadState
from engines.kernel.streams import KeyedSource

DIE, OTHER = 16, 32


def test_written_numbers_come_first_then_the_seeds_own() -> None:
    source = LoadedRandom("seed", {DIE: (2, 0)})
    assert [source.below(DIE, 6), source.below(DIE, 6)] == [2, 0]
    plain = KeyedSource("seed")
    plain.below(DIE, 6), plain.below(DIE, 6)
    assert [source.below(DIE, 6) for _ in range(40)] == [plain.below(DIE, 6) for _ in range(40)]
    assert source.below(OTHER, 6) == KeyedSource("seed").below(OTHER, 6)
    assert source.draws == 43


def test_a_copy_goes_on_by_itself() -> None:
    source = LoadedRandom("seed", {DIE: (2, 4)})
    copy = source.clone()
    assert copy.below(DIE, 6) == source.below(DIE, 6) == 2
    assert (copy.left, source.left) == (1, 1)
    source.below(DIE, 6)
    assert (copy.left, source.left) == (1, 0)


def test_what_the_die_does_not_have_is_refused() -> None:
    with pytest.raises(BadState):
        LoadedRandom("seed", {DIE: (6,)}).below(DIE, 6)
