"""The Descent's bots by name: functions of the public configuration, a seat's view and a seed."""

from __future__ import annotations

from typing import Final

from engines.irrgarten.descent.heuristics import (
    collector_bot,
    coward_bot,
    random_bot,
    steady_bot,
)
from engines.kernel.bots import BotFunction

BOTS: Final[dict[str, BotFunction]] = {
    "random": random_bot,
    "coward": coward_bot,
    "collector": collector_bot,
    "steady": steady_bot,
}
