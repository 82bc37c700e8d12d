"""The coach's tips for Napakalaki."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.coach.tips import Tip
from app.games.napakalaki.text.warnings import shown_by_seat
from app.i18n.fluent import Texts, Value
from engines.kernel.achievements import ME, RIVAL, Least, when
from engines.kernel.events import TurnBegan
from engines.napakalaki.cards import KINDS
from engines.napakalaki.config import ANY_KIND, FROM_EITHER, FROM_EQUIPPED, FROM_HIDDEN
from engines.napakalaki.events import (
    Accepted,
    Died,
    Equipped,
    EscapeRolled,
    LevelChanged,
    Lost,
    Met,
    NecklaceSpent,
    Received,
    ReceivedCards,
    Sold,
    StartRolled,
    Suffered,
)
from engines.napakalaki.odds import level_now

_NECKLACE: Final = KINDS.index("necklace")


def _over_limit(config: Any, view: Any, _event: Any) -> bool:
    """Whether more treasures are hidden than the limit allows (NAP-19)."""
    return bool(len(view.hidden) > config.parameters.hidden_limit)


def _last(_texts: Texts, config: Any) -> Mapping[str, Value]:
    """The level that wins (NAP-2)."""
    return {"level": config.parameters.winning_level}


def _can_buy(config: Any, view: Any, event: Any) -> bool:
    """Whether all treasures together are worth a level (NAP-11)."""
    cards = (*view.players[event.seat].equipped, *view.hidden)
    return bool(sum(config.gold[card] for card in cards) >= config.parameters.level_price)


def _chooses(config: Any, view: Any, _event: Any) -> bool:
    """Whether the player must choose losses to the monster (NAP-16): one of the parts that are due
    takes some of the treasures that count for it, but not all."""
    worn, due = view.me.equipped, view.due
    places = {FROM_EQUIPPED: worn, FROM_HIDDEN: view.hidden, FROM_EITHER: (*worn, *view.hidden)}
    for place, kind, count in zip(due[::3], due[1::3], due[2::3], strict=True):
        cards = [one for one in places[place] if kind in (ANY_KIND, config.kind[one])]
        if 0 < count < len(cards):
            return True
    return False


def _necklace(_texts: Texts, config: Any) -> Mapping[str, Value]:
    """Which combats spend a necklace (NAP-17)."""
    return {"spent": "always" if config.parameters.necklace_always else "won"}


def _tied(config: Any, view: Any, event: Any) -> bool:
    """Whether the combat levels of a lost fight are equal (NAP-14), with the monster's trick and
    grudges."""
    here = view.monster == event.monster
    level = level_now(config, view) if here else config.foe_level[event.monster]
    return bool(level == event.power)


def _may_win(config: Any, view: Any, _event: Any) -> bool:
    """Whether a player bears the flag of those who may win in their next turn."""
    return bool(shown_by_seat(config, view))


NEXT_TURN: Final = when(TurnBegan)

TIPS: Final = (
    Tip("start", "NAP-10", when(StartRolled, seat=ME)),
    Tip("over-limit", "NAP-19", when(Received, seat=ME), _over_limit, until=(NEXT_TURN,)),
    Tip("hidden", "NAP-7", when(Received, seat=ME, count=Least(1))),
    Tip(
        "necklace-drawn",
        "NAP-5",
        when(ReceivedCards, seat=ME),
        lambda config, _view, event: any(config.kind[card] == _NECKLACE for card in event.cards),
    ),
    Tip(
        "can-buy",
        "NAP-11",
        when(TurnBegan, seat=ME),
        _can_buy,
        until=(when(Met, seat=ME), when(Sold, seat=ME)),
    ),
    Tip("flag", "NAP-11", when(TurnBegan), _may_win, until=(NEXT_TURN,)),
    Tip(
        "tie",
        "NAP-14",
        when(Met, seat=ME, wins=False),
        _tied,
    ),
    Tip(
        "beaten",
        "NAP-15",
        when(Met, seat=ME, wins=False),
        values=_necklace,
        until=(when(EscapeRolled, seat=ME), when(Accepted, seat=ME)),
    ),
    Tip("won", "NAP-14", when(Met, seat=ME, wins=True)),
    Tip("escaped", "NAP-15", when(EscapeRolled, seat=ME, escaped=True), values=_necklace),
    Tip("suffered", "NAP-16", when(Suffered, seat=ME), _chooses, until=(NEXT_TURN,)),
    Tip(
        "necklace-on",
        "NAP-17",
        when(Equipped, seat=ME),
        lambda config, _view, event: config.kind[event.card] == _NECKLACE,
        _necklace,
        until=(when(NecklaceSpent, seat=ME), when(Lost, seat=ME), when(Died, seat=ME)),
    ),
    Tip("equipped", "NAP-8", when(Equipped, seat=ME)),
    Tip("necklace-gone", "NAP-17", when(NecklaceSpent, seat=ME), until=(NEXT_TURN,)),
    Tip("died", "NAP-18", when(Died, seat=ME)),
    Tip("rival-near", "NAP-2", when(LevelChanged, seat=RIVAL, level=Least(8)), values=_last),
)
