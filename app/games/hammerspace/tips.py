"""The coach's tips for Hammerspace."""

from __future__ import annotations

from typing import Final

from app.coach.tips import Tip
from app.games.hammerspace.text.keywords import has_spring
from engines.hammerspace.cards import DEFENCE, TYPE_OF, TYPES
from engines.hammerspace.config import Config
from engines.hammerspace.effects.events import Marked
from engines.hammerspace.events import (
    CANNOT_PLAY,
    HIDDEN,
    LOST_TO_EFFECT,
    Aimed,
    AttackRolled,
    CharactersKept,
    ExtraTurn,
    Fell,
    HandShown,
    KeptCard,
    LifeLost,
    MonsterCame,
    MonsterDied,
    MonsterRolled,
    Played,
    Reshuffled,
    TimeIsUp,
    TurnedDown,
    TurnedUp,
    TurnLost,
)
from engines.kernel.achievements import ME, RIVAL, when
from engines.kernel.events import TurnBegan


def _mixed(config: Config, card: int) -> bool:
    """Whether a main card is a defence with other points against a subtype than its type."""
    if card < 0 or config.kind[card] != DEFENCE:
        return False
    against = config.against[card]
    return any(
        len({points for at, points in enumerate(against) if TYPE_OF[at] == kind}) > 1
        for kind in range(len(TYPES))
    )


TIPS: Final = (
    Tip(
        "hidden",
        "HAM-25",
        when(HandShown, seat=RIVAL),
        lambda _config, _view, event: HIDDEN in event.cards,
    ),
    Tip(
        "guard",
        "HAM-12",
        when(HandShown, seat=RIVAL),
        lambda config, _view, event: any(_mixed(config, card) for card in event.cards),
    ),
    Tip("characters", "HAM-4", when(CharactersKept, seat=ME)),
    Tip("turn", "HAM-7", when(TurnBegan, seat=ME), until=(when(Played, seat=ME),)),
    Tip("attacked", "HAM-13", when(Aimed, targets=ME), until=(when(TurnBegan),)),
    Tip("attack", "HAM-11", when(AttackRolled, attacker=ME)),
    Tip(
        "crown",
        "HAM-30",
        when(LifeLost, party=ME),
        lambda _config, view, event: view.later.crowned == event.party,
    ),
    Tip("marked", "HAM-33", when(Marked, party=ME)),
    Tip("hurt", "HAM-14", when(LifeLost, party=ME)),
    Tip("face-down", "HAM-8", when(TurnedDown, seat=ME)),
    Tip(
        "sprung",
        "HAM-27",
        when(TurnedUp, seat=ME),
        lambda config, _view, event: has_spring(config, event.card),
        until=(when(Played, seat=ME), when(TurnBegan, seat=ME)),
    ),
    Tip("stuck", "HAM-9", when(TurnLost, seat=ME, reason=CANNOT_PLAY)),
    Tip("skipped", "HAM-18", when(TurnLost, seat=ME, reason=LOST_TO_EFFECT)),
    Tip("kept", "HAM-17", when(KeptCard, seat=ME)),
    Tip("extra", "HAM-18", when(ExtraTurn, seat=ME)),
    Tip("keeper", "HAM-23", when(MonsterRolled, keeper=ME)),
    Tip(
        "hungry",
        "HAM-32",
        when(MonsterCame),
        lambda config, _view, _event: config.parameters.feeding,
    ),
    Tip("monster", "HAM-22", when(MonsterCame)),
    Tip("monster-dead", "HAM-24", when(MonsterDied)),
    Tip("fell", "HAM-20", when(Fell, seat=RIVAL)),
    Tip("reshuffled", "HAM-19", when(Reshuffled)),
    Tip("last-turn", "HAM-21", when(TimeIsUp)),
)
