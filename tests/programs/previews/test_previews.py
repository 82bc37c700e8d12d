"""Previews of fights among friends: a share of what `make previews` checks."""

from __future__ import annotations

import pytest

from tests.programs.previews.__main__ import main
from tests.programs.previews.moments import Preview, checked
from tests.programs.strength.napakalaki import table

PLAYS = 60


def test_a_share_of_the_previews_of_the_shipped_deck_agrees_with_plays() -> None:
    """Alone, with own grudges, against all grudges, with each helper, and the flag's chance
    (NAP-36 to NAP-44)."""
    found = list(checked(table("friends", "friends", 3), 5, PLAYS, every=12))
    assert {name.partition(", ")[2] for name in (each.name for each in found)} >= {
        "alone", "with own grudges", "against all grudges", "with seat 0", "with seat 1",
        "all grudges",
    }  # fmt: skip
    assert [each for each in found if not each.agrees] == []


def test_a_wrong_chance_does_not_agree() -> None:
    assert Preview("", "", 0.5, 5_000, 10_000).agrees
    assert not Preview("", "", 0.53, 5_000, 10_000).agrees
    assert not Preview("", "", 1.0, 9_999, 10_000).agrees, "certain means always"


def test_the_program_says_how_many_there_were(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--matches", "1", "--plays", "1", "--every", "30"]) in (0, 1)
    assert "previews so far" in capsys.readouterr().out
