"""The coach's tips for the Descent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.coach.tips import Tip
from app.i18n.fluent import Texts, Value
from engines.irrgarten.descent.events import (
    BellRang,
    CoinsChanged,
    FloorBegan,
    FloorLeft,
    PrizeTaken,
    RoundBegan,
    SheetShown,
    Shoved,
)
from engines.irrgarten.descent.state import INSIDE
from engines.irrgarten.events import WON_BY_TIME, CombatEnded
from engines.kernel.achievements import ME, Least, Most, when


def _room(_texts: Texts, config: Any) -> Mapping[str, Value]:
    parameters = config.parameters
    return {"weapons": parameters.max_weapons, "shields": parameters.max_shields}


def _wounds(_texts: Texts, config: Any) -> Mapping[str, Value]:
    return {"wounds": config.parameters.wounds_to_lose}


def _alone(config: Any, _view: Any, _event: Any) -> bool:
    """Only alone there is a par."""
    return bool(config.alone)


LEFT: Final = when(FloorLeft, seat=ME)

TIPS: Final = (
    Tip("map", "IRR-57", when(RoundBegan, number=Least(2)), until=(LEFT,), points=True),
    Tip(
        "worth",
        "IRR-45",
        when(RoundBegan, number=Least(2)),
        lambda config, _view, _event: not config.parameters.fog,
        until=(LEFT,),
    ),
    Tip("no-room", "IRR-45", when(PrizeTaken, seat=ME, kept=False), values=_room),
    Tip("par", "IRR-53", when(CoinsChanged, seat=ME), _alone),
    Tip("row", "IRR-16", when(SheetShown, seat=ME, hits=Least(1)), values=_wounds, until=(LEFT,)),
    Tip(
        "guardian",
        "IRR-42",
        when(CombatEnded, seat=ME, foe=Least(1), result=Most(WON_BY_TIME)),
        until=(LEFT, when(CombatEnded, foe=0, result=Most(WON_BY_TIME))),
    ),
    Tip(
        "bell",
        "IRR-46",
        when(BellRang),
        lambda _config, view, _event: view.me.place == INSIDE,
        until=(LEFT, when(FloorBegan)),
    ),
    Tip("stairs", "IRR-51", when(FloorLeft, seat=ME, last=False)),
    Tip("shoved", "IRR-48", when(Shoved, rival=ME)),
)
