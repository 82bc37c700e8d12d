"""The tempers of bots, the same names in every game.

A bot with a temper plays by the rules of thumb of its game, with other weights where several
choices are about equally good. So it is as strong as the bot without one, and its taste shows.
"""

from __future__ import annotations

from typing import Final

VENGEFUL: Final = "vengeful"
GREEDY: Final = "greedy"
COWARD: Final = "coward"
SHOWOFF: Final = "showoff"
TEMPERS: Final = (VENGEFUL, GREEDY, COWARD, SHOWOFF)
