"""The form of Hammerspace: options that change the game most are visible, hiding and times are
folded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from typing_extensions import override

from app.content.match_setup import BadChoice
from app.games.hammerspace.setup_builder import HammerspaceSetupBuilder
from app.tui.newgame.form import SetupForm

FIRST_LIMIT: Final = 30
"""Minutes or turns of a time limit when it is switched on."""

MENDED: Final = {
    "few-cards": "seats",
    "few-characters": "option:characters",
    "no-monsters": "option:monsters",
}
"""The row that corrects each problem of a deck."""


class HammerspaceForm(SetupForm[HammerspaceSetupBuilder]):
    """The rows over a setup builder of Hammerspace."""

    COMMON: ClassVar[tuple[str, ...]] = ("life", "characters", "monsters")
    GROUPS: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "hiding": ("hide_at_start", "face_down_limit"),
        "timer": ("monster_timer", "monster_timer_unit", "timer_stops"),
        "limit": ("time_limit", "time_limit_unit", "clock"),
    }

    @override
    def turn(self, row: str, step: int) -> None:
        if row == "option:time_limit" and step > 0 and self.draft.options().time_limit is None:
            self.draft.set_option("time_limit", FIRST_LIMIT)
        else:
            super().turn(row, step)

    @override
    def row_to_mend(self, problem: Exception) -> str:
        """The row to correct: players if the deck is too small, the option if it lacks a pile."""
        if isinstance(problem, BadChoice) and problem.what in MENDED:
            return MENDED[problem.what]
        return super().row_to_mend(problem)
