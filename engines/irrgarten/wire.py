"""The codec of Irrgarten: its events, views and glances."""

from __future__ import annotations

from engines.irrgarten.events import (
    Appeared,
    Blow,
    CombatBegan,
    CombatCounted,
    CombatEnded,
    FoeChanged,
    GearDropped,
    GearReceived,
    GearTaken,
    GotOut,
    Heard,
    Moved,
    OrderDrawn,
    ResurrectionRolled,
    Rewarded,
    SheetChanged,
    SightChanged,
    Stayed,
    ThrownBack,
    Vanished,
    Waited,
)
from engines.irrgarten.view import Foes, Glance, Preview, Sheet, View
from engines.kernel import wire
from engines.kernel.codec import Codec

EVENTS = (
    Moved, Appeared, Vanished, Stayed, CombatBegan, Blow, CombatEnded, Rewarded, GearDropped,
    GearReceived, SheetChanged, ResurrectionRolled, OrderDrawn, SightChanged, FoeChanged,
    ThrownBack, CombatCounted, Heard, Waited, GearTaken, GotOut,
)  # fmt: skip
VIEWS = (View, Glance, Sheet, Foes, Preview)
CODEC = Codec("irrgarten", (*EVENTS, *VIEWS), wire.CODEC)
