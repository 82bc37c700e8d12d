"""The codec of the kernel's own classes: see `codec`."""

from __future__ import annotations

from engines.kernel.codec import Codec
from engines.kernel.events import GameEnded, TurnBegan
from engines.kernel.rules import Outcome

EVENTS = (TurnBegan, GameEnded)
CODEC = Codec("kernel", (*EVENTS, Outcome))
