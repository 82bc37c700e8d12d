"""The rules' options as the engine uses them; `options.Options` is the form for people."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Parameters:
    """The figures of the rules; the defaults are the edition `readme`. See `options.Options`.

    `necklace_always`: NAP-17 as in `guion`, after any result of the combat. `turn_limit` 0 is none.
    """

    necklace_always: bool = False
    buy_winning_level: bool = True
    equip_before_combat: bool = False
    winning_level: int = 10
    level_price: int = 1000
    hidden_limit: int = 4
    turn_limit: int = 0

    def levels_for_sale(self, level: int) -> int:
        """Return the number of levels that a player of that level could still buy (NAP-11)."""
        return self.winning_level - (0 if self.buy_winning_level else 1) - level
