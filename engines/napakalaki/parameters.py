"""The rules' options as the engine uses them; `options.Options` is the form for people."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Parameters:
    """The figures of the rules; the defaults are the edition `readme`. See `options.Options`.

    `necklace_always`: NAP-17 as in `guion`, after any result of the combat. `turn_limit` 0 is none.
    `help_to_win`: a helper may win the last level for another player (NAP-41). `levels_a_turn` is
    the most levels that a player buys in a turn (NAP-41), 0 any number. `empty_hand_rolls`: who
    begins a turn without treasures rolls for new ones (NAP-43). `corridor` is the number of
    monsters that can wait (NAP-34), `loot` that they keep what they take (NAP-35); `grudge` is what
    one adds to a combat level, 0 without grudges (NAP-37), and `grudge_most` what a player can
    hold; `envy` NAP-37a, in games of at most `envy_players`; `own_last` is the least number of
    players with whom own grudges may win the match (NAP-38); `help` NAP-39, `dial` NAP-40,
    `last_door` NAP-42, with `last_door_players` or more; `tricks` NAP-44, `cultists` NAP-21 to
    NAP-24, `cultist_percent` what a cultist's combat level counts before its card (NAP-29).
    `sales`: levels can be bought (NAP-27);
    `escape`: a lost fight has a die (NAP-28); `archenemies` NAP-30 and NAP-31, `revenge_die`
    NAP-32, `discard_all` NAP-33.
    """

    necklace_always: bool = False
    buy_winning_level: bool = True
    equip_before_combat: bool = False
    winning_level: int = 10
    level_price: int = 1000
    hidden_limit: int = 4
    turn_limit: int = 0
    help_to_win: bool = True
    levels_a_turn: int = 0
    empty_hand_rolls: bool = False
    corridor: int = 0
    loot: bool = False
    grudge: int = 0
    grudge_most: int = 3
    envy: bool = False
    envy_players: int = 6
    own_last: int = 2
    help: bool = False
    dial: bool = False
    last_door: bool = False
    last_door_players: int = 2
    tricks: bool = False
    cultists: bool = False
    cultist_percent: int = 100
    sales: bool = True
    escape: bool = True
    archenemies: bool = False
    revenge_die: bool = False
    discard_all: bool = False

    def levels_for_sale(self, level: int, bought: int = 0) -> int:
        """Return the number of levels that a player of that level could still buy, who has bought
        some in this turn (NAP-11, NAP-27, NAP-41)."""
        if not self.sales:
            return 0
        most = self.winning_level - (0 if self.buy_winning_level else 1) - level
        return min(most, self.levels_a_turn - bought) if self.levels_a_turn else most

    def to_data(self) -> dict[str, Any]:
        """Return the figures as a JSON-able dict. What a figure of `FRIENDS` has by default is left
        out, so configurations that were saved before there were any keep their digest."""
        data = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: data[name] for name in data if data[name] != FRIENDS.get(name)}

    @property
    def friends(self) -> bool:
        """Whether any clause from NAP-21 on applies."""
        return any(getattr(self, name) != plain for name, plain in FRIENDS.items())

    @property
    def contested(self) -> bool:
        """Whether others, grudges or tricks have a say in a fight (NAP-37 to NAP-40, NAP-44)."""
        return bool(self.grudge or self.help or self.dial or self.tricks)


_FIRST: Final = (
    "necklace_always", "buy_winning_level", "equip_before_combat", "winning_level", "level_price",
    "hidden_limit", "turn_limit",
)  # fmt: skip
FRIENDS: Final[dict[str, Any]] = {
    field.name: field.default for field in fields(Parameters) if field.name not in _FIRST
}
"""The figures of the clauses from NAP-34 on, with their values where none of them applies."""
