"""A share of the comparison of previews with plays (`make aims`): a few cards and characters
whose effects reach beyond the target."""

from __future__ import annotations

import pytest

from tests.programs.aims.__main__ import SURE, away, main, words
from tests.programs.aims.cases import Case, cases, compare

PLAYS = 400
TOGETHER = [
    ("old-cheese", "lawyer", False),
    ("snow-globe", "cook", False),
    ("indoor-fireworks", "inventor", False),
    ("storm-umbrella", "politician", True),
    ("wet-fish", "stunt-double", True),
    ("rubber-boots", "vampire", False),
]
"""A card, a character, and whether it is a rival's."""


@pytest.mark.one_of(3)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("card", "character", "against"), TOGETHER)
def test_ham_18_a_preview_says_what_plays_show(
    card: str, character: str, against: bool, seats: int
) -> None:
    case = Case("loaded", seats, card, character, against, spends=False)
    for compared in compare(case, 0, PLAYS):
        assert away(compared) <= SURE, words(compared)


@pytest.mark.parametrize(("seats", "characters"), [(2, 22), (4, 24)])
def test_every_card_that_attacks_meets_every_character_on_both_sides(
    seats: int, characters: int
) -> None:
    """Two of the deck's 24 characters are for three players or more (HAM-4)."""
    found = list(cases("loaded", seats))
    assert len(set(found)) == len(found) == len({case.card for case in found}) * characters * 2
    assert {"old-cheese", "rubber-boots", "indoor-fireworks"} <= {case.card for case in found}


def test_a_wrong_preview_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    """The same plays against another preview: that of a weaker attack in the same position."""
    weak, strong = (
        found[0]
        for name in ("glove-on-a-spring", "rocket-skates")
        if (found := compare(Case("loaded", 2, name, "cook", against=False, spends=False), 1, 300))
    )
    assert weak.damage != strong.damage
    assert away(strong._replace(damage=weak.damage)) > SURE
    assert not capsys.readouterr().out


def test_the_program_prints_how_many_it_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--players", "2", "--plays", "50", "--every", "300", "--workers", "1"]) == 0
    assert "cases compared, 0 differ" in capsys.readouterr().out
