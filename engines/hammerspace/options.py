"""The rules' options as people and files write them: checked, explained, bounded.

`Options.parameters` compiles to the engine's form.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from engines.hammerspace.parameters import MINUTE, TURNS_A_MINUTE, Parameters
from engines.kernel.options import OptionsModel

Unit = Literal["minutes", "turns"]
TimerUnit = Literal["minutes", "turns", "laps"]

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
"""The limits of the number of players (HAM-1)."""


class Options(OptionsModel):
    """Every option of Hammerspace. How many play (HAM-1) is asked with the seats."""

    life: int = Field(
        default=30, ge=5, le=200, description="HAM-3: life points of each player at the start"
    )
    hide_at_start: bool = Field(
        default=True, description="HAM-2: each may turn a card face down before the others see it"
    )
    face_down_limit: int = Field(
        default=1, ge=0, le=4, description="HAM-6: cards of a player that may lie face down at once"
    )
    characters: bool = Field(default=True, description="HAM-4: three are drawn and two are kept")
    monsters: bool = Field(default=True, description="HAM-22: monsters come when the timer ends")
    monster_timer: int = Field(
        default=10, ge=1, le=600, description="HAM-22: how long until a monster comes"
    )
    monster_timer_unit: TimerUnit = Field(
        default="minutes",
        description="HAM-22: minutes on the clock, turns of all seats, or laps of the table",
    )
    timer_stops: bool = Field(
        default=True, description="HAM-22: the timer stops while a monster is in play"
    )
    time_limit: int | None = Field(
        default=None,
        ge=1,
        le=10_000,
        description="HAM-21: then the most life wins; empty: no limit",
    )
    time_limit_unit: Unit = Field(
        default="minutes", description="HAM-21: minutes on the clock, or turns of all seats"
    )
    clock: bool = Field(
        default=True, description="HAM-22: minutes are a clock's; without, a minute is two turns"
    )
    lay_hidden: bool = Field(
        default=False, description="HAM-26: the card that replaces the played one may be laid down"
    )
    makeshift: int = Field(
        default=0, ge=0, le=4, description="HAM-28: points of one defence of a wrong type; 0: none"
    )
    crown: int = Field(
        default=0, ge=0, le=4, description="HAM-30: points more against the only leader"
    )
    late_life: int = Field(
        default=0, ge=0, le=3, description="HAM-31: life more for each seat after the first"
    )
    feeding: bool = Field(
        default=False, description="HAM-32: a card that the monster eats keeps it off you"
    )

    def parameters(self) -> Parameters:
        """Return the engine's figures."""
        limit = self._measured(self.time_limit or 0, self.time_limit_unit)
        timer, laps = (0, 0), 0
        if self.monsters and self.monster_timer_unit == "laps":
            laps = self.monster_timer
        elif self.monsters:
            timer = self._measured(self.monster_timer, self.monster_timer_unit)
        return Parameters(
            life=self.life,
            hide_at_start=self.hide_at_start and self.face_down_limit > 0,
            face_down_limit=self.face_down_limit,
            characters=self.characters,
            monsters=self.monsters,
            monster_ms=timer[0],
            monster_turns=timer[1],
            timer_stops=self.timer_stops,
            limit_ms=limit[0],
            limit_turns=limit[1],
            monster_laps=laps,
            lay_hidden=self.lay_hidden and self.face_down_limit > 0,
            makeshift=self.makeshift,
            crown=self.crown,
            late_life=self.late_life,
            feeding=self.feeding and self.monsters,
        )

    def _measured(self, time: int, unit: TimerUnit) -> tuple[int, int]:
        """Return a time as milliseconds of a clock and as turns; one of them is 0."""
        if unit == "turns":
            return 0, time
        return (time * MINUTE, 0) if self.clock else (0, time * TURNS_A_MINUTE)

    @classmethod
    def of(cls, parameters: Parameters) -> Options:
        """Return the options that compile to these figures. Raise pydantic's `ValidationError`."""
        values: dict[str, Any] = {
            "life": parameters.life,
            "hide_at_start": parameters.hide_at_start,
            "face_down_limit": parameters.face_down_limit,
            "characters": parameters.characters,
            "monsters": parameters.monsters,
            "timer_stops": parameters.timer_stops,
            "time_limit": parameters.limit_turns or parameters.limit_ms // MINUTE or None,
            "time_limit_unit": "turns" if parameters.limit_turns else "minutes",
            "lay_hidden": parameters.lay_hidden,
            "makeshift": parameters.makeshift,
            "crown": parameters.crown,
            "late_life": parameters.late_life,
            "feeding": parameters.feeding,
        }
        if parameters.monsters:
            unit: TimerUnit = "turns" if parameters.monster_turns else "minutes"
            minutes = parameters.monster_ms // MINUTE
            values["monster_timer_unit"] = "laps" if parameters.monster_laps else unit
            values["monster_timer"] = parameters.monster_laps or parameters.monster_turns or minutes
        return cls.model_validate(values)
