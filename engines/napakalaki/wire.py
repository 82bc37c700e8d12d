"""The codec of Napakalaki: its events and views."""

from __future__ import annotations

from engines.kernel import wire
from engines.kernel.codec import Codec
from engines.napakalaki.events import (
    Accepted,
    DealRefused,
    DealStruck,
    Died,
    Discarded,
    DoorChosen,
    EmptyHanded,
    Equipped,
    EscapeRolled,
    Faced,
    GrabRolled,
    GrudgeGained,
    GrudgesSpent,
    HelpAsked,
    HelpRefused,
    LetPass,
    LevelChanged,
    LootTaken,
    Lost,
    Met,
    MonsterDiscarded,
    MonsterFollows,
    MonsterLeft,
    MonsterShown,
    MonsterWaits,
    NecklaceSpent,
    OwnGrudgesSpent,
    PassedLeft,
    Picked,
    PriceNamed,
    Received,
    ReceivedCards,
    Reshuffled,
    Sold,
    StartRolled,
    Suffered,
    TakenBack,
    Thrown,
    TollPaid,
    TreasuresBrought,
    TrickCounted,
)
from engines.napakalaki.view import DealingsView, Player, View

EVENTS = (
    StartRolled, Received, ReceivedCards, Reshuffled, Picked, TakenBack, Sold, Equipped, Met,
    LevelChanged, NecklaceSpent, EscapeRolled, Accepted, Suffered, Lost, Died, MonsterDiscarded,
    Discarded, EmptyHanded,
    DoorChosen, Faced, GrudgesSpent, LetPass, OwnGrudgesSpent, HelpAsked, PriceNamed, HelpRefused,
    DealStruck, DealRefused, GrabRolled, GrudgeGained, MonsterWaits, MonsterLeft, LootTaken,
    TrickCounted, TreasuresBrought, MonsterShown, MonsterFollows, TollPaid, Thrown, PassedLeft,
)  # fmt: skip
VIEWS = (View, Player, DealingsView)
CODEC = Codec("napakalaki", (*EVENTS, *VIEWS), wire.CODEC)
