"""The form of the Descent: where its options are, and those that count for so many players."""

from __future__ import annotations

from typing import Any, Final

from typing_extensions import override

from app.games.irrgarten.descent.setup_builder import DescentSetupBuilder
from app.tui.newgame.form import FormLayout, SetupForm
from app.tui.newgame.parts import FormParts

LAYOUT: Final = FormLayout(
    common=("floors_alone", "floors_company", "floor_kinds", "slip", "fog"),
    groups={
        "floors": ("bonus_alone", "bonus_company", "bell"),
        "start": ("strength", "intelligence", "health", "most_health", "health_after_death"),
        "things": (
            "meal_least",
            "meal_most",
            "gift_strength",
            "gift_intelligence",
            "gift_health",
            "last_exit",
            "max_weapons",
            "max_shields",
        ),
        "combat": ("wounds_to_lose", "combat_rounds"),
        "sight": ("sight_range",),
    },
)

ALONE: Final = frozenset({"option:floors_alone", "option:bonus_alone"})
COMPANY: Final = frozenset(
    {"option:floors_company", "option:bonus_company", "option:health_after_death"}
)


class DescentForm(SetupForm[DescentSetupBuilder]):
    """The rows of a Descent; options of another number of players are left out."""

    @override
    def ids(self) -> list[str]:
        hidden = COMPANY if len(self.draft.seats) == 1 else ALONE
        return [row for row in super().ids() if row not in hidden]


PARTS: Final[Any] = FormParts(LAYOUT, DescentForm)
