"""The rules' options as people and files write them: checked, explained, bounded.

`Options.parameters` compiles to the engine's form.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import Field

from engines.kernel.options import OptionsModel
from engines.napakalaki.parameters import Parameters

Edition = Literal["readme", "guion"]
Players = Literal["edition", "house"]

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
"""NAP-1: the house rule, and the limits of the rules."""

_SEATS: dict[Edition, tuple[int, int]] = {"readme": (3, 4), "guion": (3, 3)}


class Options(OptionsModel):
    """Every option of Napakalaki; the defaults are the preset `readme`."""

    BY_SEATS: ClassVar[bool] = True  # `players` depends on the edition's number of seats

    edition: Edition = Field(
        default="readme",
        description=(
            "NAP-17: readme discards the necklace after a combat that was won, guion after any;"
            " NAP-1: readme is for 3 or 4 players, guion for 3"
        ),
    )
    players: Players = Field(
        default="edition",
        description="NAP-1: how many may play: as the edition says, or 2 to 6 as a house rule",
    )
    buy_winning_level: bool = Field(
        default=True, description="NAP-11: the last level may be bought like any other"
    )
    equip_before_combat: bool = Field(
        default=False, description="NAP-9: equipping at the start of any turn, as a house rule"
    )
    turn_limit: int | None = Field(
        default=None,
        ge=1,
        le=1_000_000,
        description="NAP-2: turns of all seats together, then the highest level wins",
    )

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players (NAP-1)."""
        if self.players == "house":
            return FEWEST_PLAYERS, MOST_PLAYERS
        return _SEATS[self.edition]

    def parameters(self) -> Parameters:
        """Return the engine's figures.

        The caller checks the number of players before, with `seats`.
        """
        return Parameters(
            necklace_always=self.edition == "guion",
            buy_winning_level=self.buy_winning_level,
            equip_before_combat=self.equip_before_combat,
            turn_limit=self.turn_limit or 0,
        )

    @classmethod
    def of(cls, parameters: Parameters, seats: int) -> Options:
        """Return the options of a game with `seats` players that compile to these figures.

        Raise pydantic's `ValidationError` for invalid figures.
        """
        edition: Edition = "guion" if parameters.necklace_always else "readme"
        least, most = _SEATS[edition]
        values: dict[str, Any] = {
            "edition": edition,
            "players": "edition" if least <= seats <= most else "house",
            "buy_winning_level": parameters.buy_winning_level,
            "equip_before_combat": parameters.equip_before_combat,
            "turn_limit": parameters.turn_limit or None,
        }
        return cls.model_validate(values)
