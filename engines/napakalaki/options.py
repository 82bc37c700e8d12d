"""The rules' options as people and files write them: checked, explained, bounded.

`Options.parameters` compiles to the engine's form.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import Field, model_validator

from engines.kernel.options import OptionsModel
from engines.napakalaki.actions import MOST_DOORS, MOST_GRUDGES
from engines.napakalaki.parameters import Parameters

Edition = Literal["readme", "guion"]
LastLevel = Literal["any", "unsold", "fight"]
LevelsATurn = Literal["any", "one"]
EmptyHand = Literal["nothing", "roll"]
Players = Literal["edition", "house"]

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
"""NAP-1: the house rule, and the limits of the rules."""

MOST_WORTH = 9
"""NAP-38: the most that an option lets a grudge add."""

_SEATS: dict[Edition, tuple[int, int]] = {"readme": (3, 4), "guion": (3, 3)}
_OLD_NAME = "buy_winning_level"
_AS_THEY_ARE = (
    "corridor", "loot", "grudge", "grudge_most", "envy", "envy_players", "own_last", "help",
    "dial", "last_door", "last_door_players", "tricks", "cultists", "cultist_percent", "sales",
    "escape", "archenemies", "revenge_die", "discard_all",
)  # fmt: skip
"""The options with the name and the value of the engine's figures."""


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
    last_level: LastLevel = Field(
        default="any",
        description=(
            "NAP-41: how the last level may be reached: any way, unsold (in a fight), or fight"
            " (in a fight without help)"
        ),
    )
    levels_a_turn: LevelsATurn = Field(
        default="any", description="NAP-41: how many levels may be bought in a turn: any, or one"
    )
    equip_before_combat: bool = Field(
        default=False, description="NAP-9: equipping at the start of any turn, as a house rule"
    )
    empty_hand: EmptyHand = Field(
        default="nothing",
        description="NAP-43: what a turn without any treasure begins with: nothing, or a roll",
    )
    turn_limit: int | None = Field(
        default=None,
        ge=1,
        le=1_000_000,
        description="NAP-2: turns of all seats together, then the highest level wins",
    )
    corridor: int = Field(
        default=0,
        ge=0,
        le=MOST_DOORS,
        description="NAP-34: how many unbeaten monsters wait in the corridor",
    )
    loot: bool = Field(
        default=False,
        description="NAP-35: monsters of the corridor keep what they take; who beats one gets it",
    )
    grudge: int = Field(
        default=0,
        ge=0,
        le=MOST_WORTH,
        description="NAP-38: what a grudge adds in a fight; 0 is for a game without grudges",
    )
    grudge_most: int = Field(
        default=3, ge=1, le=MOST_GRUDGES, description="NAP-37: how many grudges a player may hold"
    )
    envy: bool = Field(
        default=False, description="NAP-37a: a grudge for a player who begins a turn far behind"
    )
    envy_players: int = Field(
        default=MOST_PLAYERS,
        ge=FEWEST_PLAYERS,
        le=MOST_PLAYERS,
        description="NAP-37a: envy in matches of at most so many players",
    )
    own_last: int = Field(
        default=FEWEST_PLAYERS,
        ge=FEWEST_PLAYERS,
        le=MOST_PLAYERS,
        description="NAP-38: own grudges may win the match with so many players or more",
    )
    help: bool = Field(
        default=False, description="NAP-39: rivals may help in a fight, for treasures of the prize"
    )
    dial: bool = Field(
        default=False,
        description="NAP-40: run, grab or take it, in place of an escape or none",
    )
    last_door: bool = Field(
        default=False,
        description="NAP-42: one level from the last, a rival chooses the door",
    )
    last_door_players: int = Field(
        default=FEWEST_PLAYERS,
        ge=FEWEST_PLAYERS,
        le=MOST_PLAYERS,
        description="NAP-42: rivals choose the last door with so many players or more",
    )
    tricks: bool = Field(default=False, description="NAP-44: the tricks of cards count")
    cultists: bool = Field(
        default=False,
        description=(
            "NAP-22: who is caught may become a cultist: stronger with every other one, and paid"
            " double in a sale"
        ),
    )
    cultist_percent: int = Field(
        default=100,
        ge=100,
        le=200,
        description="NAP-29: per cent of its combat level that a cultist has before its card",
    )

    sales: bool = Field(default=True, description="NAP-27: treasures have gold that buys levels")
    escape: bool = Field(default=True, description="NAP-28: a fight that isn't won has a die")
    archenemies: bool = Field(
        default=False,
        description="NAP-30: everyone has an archenemy, and steals one treasure from it (NAP-31)",
    )
    revenge_die: bool = Field(
        default=False, description="NAP-32: a thief's archenemy may join the monsters it meets"
    )
    discard_all: bool = Field(
        default=False, description="NAP-33: discarding all treasures after a fight"
    )

    @model_validator(mode="before")
    @classmethod
    def _with_its_old_name(cls, data: Any) -> Any:
        """Read `buy_winning_level`, as older presets and saved choices call `last_level`."""
        bought = data.get(_OLD_NAME) if isinstance(data, dict) else None
        if not isinstance(bought, bool):
            return data
        rest = {name: value for name, value in data.items() if name != _OLD_NAME}
        return {**rest, "last_level": "any" if bought else "unsold"}

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
            buy_winning_level=self.last_level == "any",
            help_to_win=self.last_level != "fight",
            levels_a_turn=1 if self.levels_a_turn == "one" else 0,
            empty_hand_rolls=self.empty_hand == "roll",
            equip_before_combat=self.equip_before_combat,
            turn_limit=self.turn_limit or 0,
            **{name: getattr(self, name) for name in _AS_THEY_ARE},
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
            "last_level": _last_level(parameters),
            "levels_a_turn": "one" if parameters.levels_a_turn else "any",
            "empty_hand": "roll" if parameters.empty_hand_rolls else "nothing",
            "equip_before_combat": parameters.equip_before_combat,
            "turn_limit": parameters.turn_limit or None,
            **{name: getattr(parameters, name) for name in _AS_THEY_ARE},
        }
        return cls.model_validate(values)


def _last_level(parameters: Parameters) -> LastLevel:
    if parameters.buy_winning_level:
        return "any"
    return "unsold" if parameters.help_to_win else "fight"
