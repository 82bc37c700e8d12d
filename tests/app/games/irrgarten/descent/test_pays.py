"""What the next floor pays is said at the stairs, exactly as the rules pay it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.irrgarten.descent.text.pays import next_pays
from app.i18n.fluent import Texts
from engines.irrgarten.descent.plan import GUARDIANS, KINDS, PLAIN, TWO_DOORS
from engines.irrgarten.descent.view import NO_KIND
from tests.engines.irrgarten.descent.helpers import RULES, dealt


@pytest.mark.parametrize(
    ("left", "kind", "words"),
    [
        (1, PLAIN, "Its exit pays 2 coins. Its guardian pays 4 coins, other monsters 1 to 3."),
        (4, TWO_DOORS, "The near exit pays 5 coins, the far one 10. Each guardian pays 8 coins,"),
        (7, PLAIN, "The last exit pays 18 coins, and 1 for each point of health."),
        (7, TWO_DOORS, "The last exits pay 18 and 26 coins"),
    ],
)
def test_irr_49_the_stairs_say_what_the_next_floor_pays(left: int, kind: int, words: str) -> None:
    state = dealt("OAK-1")
    view = replace(RULES.view(state, 0), number=left, next_kind=kind)
    assert words in next_pays(Texts(), state.config, view)


def test_irr_49_after_the_last_floor_nothing_is_said() -> None:
    state = dealt("OAK-1")
    view = replace(RULES.view(state, 0), number=8, next_kind=NO_KIND)
    assert next_pays(Texts(), state.config, view) == ""


@pytest.mark.parametrize("number", [2, 5])
def test_irr_49_it_is_what_the_floors_monsters_pay(number: int) -> None:
    """The levels of a real floor, against the sentence."""
    from engines.irrgarten.descent.turns import begin_floor

    state = dealt("OAK-1", floor_kinds=False)
    view = replace(RULES.view(state, 0), number=number - 1, next_kind=KINDS.index("plain"))
    begin_floor(state, number, None)
    levels = [state.config.cards[card].level for card in state.floor.foe_card]
    said = next_pays(Texts(), state.config, view)
    assert f"guardian pays {2 * levels[0]} coins" in said
    assert levels[0] == GUARDIANS[number - 1]
    assert f"{min(levels[1:])} to {max(levels[1:])}" in said
