"""The codec of Napakalaki: its events and views."""

from __future__ import annotations

from engines.kernel import wire
from engines.kernel.codec import Codec
from engines.napakalaki.events import (
    Accepted,
    Died,
    Discarded,
    EmptyHanded,
    Equipped,
    EscapeRolled,
    LevelChanged,
    Lost,
    Met,
    MonsterDiscarded,
    NecklaceSpent,
    Picked,
    Received,
    ReceivedCards,
    Reshuffled,
    Sold,
    StartRolled,
    Suffered,
    TakenBack,
)
from engines.napakalaki.view import DealingsView, Player, View

EVENTS = (
    StartRolled, Received, ReceivedCards, Reshuffled, Picked, TakenBack, Sold, Equipped, Met,
    LevelChanged, NecklaceSpent, EscapeRolled, Accepted, Suffered, Lost, Died, MonsterDiscarded,
    Discarded, EmptyHanded,
)  # fmt: skip
VIEWS = (View, Player, DealingsView)
CODEC = Codec("napakalaki", (*EVENTS, *VIEWS), wire.CODEC)
