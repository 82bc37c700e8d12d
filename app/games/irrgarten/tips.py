"""The coach's tips for Irrgarten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.coach.tips import Tip
from app.games.irrgarten.text.narrator import direction
from app.i18n.fluent import Texts, Value
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    SHIELD,
    WON_BY_TIME,
    Blow,
    CombatBegan,
    CombatEnded,
    Gear,
    GearDropped,
    GearReceived,
    GearTaken,
    GotOut,
    Moved,
    ResurrectionRolled,
    Rewarded,
    Stayed,
)
from engines.irrgarten.state import NOBODY
from engines.kernel.achievements import ME, when


def _worn(gear: Gear) -> bool:
    return 0 in gear[1::2]


def _order(texts: Texts, config: Any) -> Mapping[str, Value]:
    return {"order": ", ".join(direction(texts, way) for way in config.parameters.fallback)}


def _counts(_texts: Texts, config: Any) -> Mapping[str, Value]:
    """Whether a worn-out thing still helps to win (IRR-39)."""
    return {"counts": "yes" if config.last_laps else "no"}


def _wounds(_texts: Texts, config: Any) -> Mapping[str, Value]:
    return {"wounds": config.parameters.wounds_to_lose}


def _count(_texts: Texts, config: Any) -> Mapping[str, Value]:
    return {"count": "begins" if config.parameters.reset_wounds_on_defeat else "stays"}


def _rounds(_texts: Texts, config: Any) -> Mapping[str, Value]:
    return {"rounds": config.parameters.combat_rounds}


def _room(_texts: Texts, config: Any) -> Mapping[str, Value]:
    parameters = config.parameters
    return {"weapons": parameters.max_weapons, "shields": parameters.max_shields}


TIPS: Final = (
    Tip(
        "map",
        "IRR-37",
        when(Moved, seat=ME, strayed=False),
        lambda config, _view, _event: config.last_laps > 0,  # what monsters show, too
        points=True,
    ),
    Tip(
        "slide",
        "IRR-8",
        when(Moved, seat=ME, strayed=False),
        lambda _config, _view, event: event.wanted != event.went,
        _order,
    ),
    Tip("stuck", "IRR-8", when(Stayed, seat=ME, stuck=True)),
    Tip(
        "guardian",
        "IRR-35",
        when(CombatBegan, seat=ME),
        lambda config, _view, event: event.foe == config.guardian,
    ),
    Tip(
        "leap",
        "IRR-36",
        when(Moved, seat=ME, strayed=False),
        lambda _config, _view, event: event.over != NOBODY,
    ),
    Tip("robbed", "IRR-38", when(GearTaken, rival=ME)),
    Tip("last-laps", "IRR-39", when(GotOut)),
    Tip("fight", "IRR-11", when(CombatBegan, seat=ME)),
    Tip("wound", "IRR-16", when(Blow, seat=ME, by_player=False, wound=True), values=_wounds),
    Tip(
        "worn-weapon",
        "IRR-12",
        when(Blow, seat=ME, by_player=True),
        lambda _config, _view, event: _worn(event.weapons),
        _counts,
    ),
    Tip(
        "worn-shield",
        "IRR-12",
        when(Blow, seat=ME, by_player=False),
        lambda _config, _view, event: _worn(event.shields),
        _counts,
    ),
    Tip("three-wounds", "IRR-16", when(CombatEnded, seat=ME, result=LOST_BY_WOUNDS), values=_count),
    Tip("dead", "IRR-22", when(CombatEnded, seat=ME, result=LOST_BY_DEATH)),
    Tip("outlasted", "IRR-17", when(CombatEnded, seat=ME, result=WON_BY_TIME), values=_rounds),
    Tip(
        "thing",
        "IRR-37",
        when(Rewarded, seat=ME),
        lambda config, _view, _event: config.parameters.open_prizes,
    ),
    Tip(
        "reward",
        "IRR-18",
        when(Rewarded, seat=ME),
        lambda config, _view, _event: not config.parameters.open_prizes,
    ),
    Tip(
        "dropped",
        "IRR-21",
        when(GearDropped, seat=ME),
        lambda config, _view, _event: not config.parameters.open_prizes,
    ),
    Tip("no-room", "IRR-20", when(GearReceived, seat=ME, kept=False), values=_room),
    Tip(
        "shield",
        "IRR-12",
        when(GearReceived, seat=ME, kept=True),
        lambda _config, _view, event: event.kind == SHIELD,
    ),
    Tip("back", "IRR-22", when(ResurrectionRolled, seat=ME, alive=True)),
)
