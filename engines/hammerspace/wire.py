"""The codec of Hammerspace: its events and views."""

from __future__ import annotations

from engines.hammerspace.effects.events import (
    AmountRolled,
    Boosted,
    ConditionRolled,
    EffectActs,
    FlipOrdered,
    Given,
    Ignored,
    LastingEnded,
    Marked,
    MarkSpent,
    MovedCard,
    OrderLapsed,
    Peeked,
    PeekedCard,
    Prevented,
    Redirected,
    Rerolled,
    Survived,
    Swapped,
    Taken,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    Aimed,
    AttackRolled,
    CharacterDropped,
    CharactersKept,
    CharactersOffered,
    DefenceRolled,
    Defended,
    Discarded,
    ExtraTurn,
    Fell,
    HandShown,
    KeeperChanged,
    KeptCard,
    LifeGained,
    LifeLost,
    MonsterCame,
    MonsterDied,
    MonsterRolled,
    Played,
    Refilled,
    Reshuffled,
    StartRolled,
    TimeIsUp,
    TimerMoved,
    TurnedDown,
    TurnedUp,
    TurnLost,
)
from engines.hammerspace.later import Later, Mark
from engines.hammerspace.view import Ask, AttackView, Lasting, Order, Player, Rest, View
from engines.kernel import wire
from engines.kernel.codec import Codec

EVENTS = (
    HandShown, CharactersOffered, CharacterDropped, CharactersKept, StartRolled, TurnedUp,
    TurnedDown, Played, Aimed, AttackRolled, Defended, DefenceRolled, LifeLost, LifeGained, Fell,
    Discarded, KeptCard, Refilled, Reshuffled, TurnLost, ExtraTurn, MonsterCame, MonsterRolled,
    KeeperChanged, MonsterDied, TimerMoved, TimeIsUp,
    EffectActs, ConditionRolled, AmountRolled, Rerolled, Prevented, Redirected, Survived, Ignored,
    Given, LastingEnded, FlipOrdered, Peeked, PeekedCard, Taken, Swapped, MovedCard, TurnsSkipped,
    Boosted, Marked, MarkSpent, OrderLapsed,
)  # fmt: skip
VIEWS = (View, Player, Lasting, Order, AttackView, Ask, Rest, Later, Mark)
CODEC = Codec("hammerspace", (*EVENTS, *VIEWS), wire.CODEC)
