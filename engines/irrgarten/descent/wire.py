"""The codec of the Descent: its events and views, and the race's events that it uses."""

from __future__ import annotations

from engines.irrgarten.descent.events import (
    BellHurried,
    BellRang,
    ClimbedOut,
    CoinsChanged,
    Died,
    FloorBegan,
    FloorLeft,
    FoeLeft,
    FoesSeen,
    GiftTaken,
    PrizeTaken,
    Pushed,
    RoundBegan,
    SheetShown,
    Shoved,
    SlippedPast,
    SquaresClosed,
    Swapped,
    ThingLeft,
    ThingWornOut,
    TrickDone,
)
from engines.irrgarten.descent.view import Foes, Preview, Sheet, View
from engines.irrgarten.events import Blow, CombatBegan, CombatEnded, Moved, ThrownBack
from engines.kernel import wire
from engines.kernel.codec import Codec

EVENTS = (
    Moved, CombatBegan, Blow, CombatEnded, ThrownBack, FloorBegan, RoundBegan, FoesSeen, Shoved,
    Swapped, FoeLeft, TrickDone, PrizeTaken, ThingLeft, ThingWornOut, CoinsChanged, BellRang,
    BellHurried, SquaresClosed, Pushed, Died, FloorLeft, GiftTaken, ClimbedOut, SheetShown,
    SlippedPast,
)  # fmt: skip
VIEWS = (View, Sheet, Foes, Preview)
CODEC = Codec("descent", (*EVENTS, *VIEWS), wire.CODEC)
