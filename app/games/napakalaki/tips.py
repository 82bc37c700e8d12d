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
from engines.napakalaki.doors import rivals_choose
from engines.napakalaki.events import (
    Accepted,
    Died,
    EmptyHanded,
    Equipped,
    EscapeRolled,
    Faced,
    GrudgeGained,
    GrudgesSpent,
    HelpAsked,
    LevelChanged,
    Lost,
    Met,
    MonsterWaits,
    NecklaceSpent,
    Received,
    ReceivedCards,
    Sold,
    StartRolled,
    Suffered,
)
from engines.napakalaki.grudges import ENVY
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
    worth = config.gold_for(view.players[event.seat].zeal)
    return bool(sum(worth[card] for card in cards) >= config.parameters.level_price)


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


def _lacks(config: Any, view: Any, event: Any) -> int:
    """How much a fighter lacks for a tie with the monster, with its trick and grudges; below 0 it
    wins (NAP-14)."""
    here = view.monster == event.monster
    level = level_now(config, view) if here else config.foe_level[event.monster]
    return int(level - event.power)


def _tied(config: Any, view: Any, event: Any) -> bool:
    """Whether the combat levels of a lost fight are equal (NAP-14)."""
    return not _lacks(config, view, event)


def _may_win(config: Any, view: Any, _event: Any) -> bool:
    """Whether a player bears the flag of those who may win in their next turn."""
    return bool(shown_by_seat(config, view))


def _can_ask(config: Any, view: Any, event: Any) -> bool:
    """Whether a fighter who isn't winning may ask somebody for help (NAP-39, NAP-41)."""
    parameters, card = config.parameters, config.monsters[event.monster]
    lacks = _lacks(config, view, event)
    if lacks < 0 or not parameters.help or not card.treasures:
        return False
    level = view.players[event.seat].level + card.levels
    if level >= parameters.winning_level and not parameters.help_to_win:
        return False
    return any(one.power > lacks for one in view.players if one.seat != event.seat)


def _may_take_it(config: Any, view: Any, event: Any) -> bool:
    """Whether a fighter who isn't winning may take it for grudges (NAP-40)."""
    parameters = config.parameters
    return bool(_lacks(config, view, event) >= 0 and parameters.dial and parameters.grudge)


def _could_stop(config: Any, view: Any, event: Any) -> bool:
    """Whether the seat's own grudges alone could stop a rival who is winning (NAP-38)."""
    held = view.dealings.grudges[view.seat] if config.parameters.grudge else 0
    return bool(held and -config.parameters.grudge * held <= _lacks(config, view, event) < 0)


def _grudge(_texts: Texts, config: Any) -> Mapping[str, Value]:
    """What a grudge adds (NAP-38)."""
    return {"worth": config.parameters.grudge}


def _last_door(config: Any, _view: Any, event: Any) -> bool:
    """Whether a rival picks the door of a player's next fight (NAP-42)."""
    return rivals_choose(config, event.level)


NEXT_TURN: Final = when(TurnBegan)

TIPS: Final = (
    Tip("start", "NAP-2", when(StartRolled, seat=ME), values=_last),
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
        lambda config, _view, _event: config.parameters.escape,
        values=_necklace,
        until=(when(EscapeRolled, seat=ME), when(Accepted, seat=ME), NEXT_TURN),
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
    Tip("help", "NAP-39", when(Faced, seat=ME), _can_ask, until=(when(Met, seat=ME), NEXT_TURN)),
    Tip(
        "take-it",
        "NAP-40",
        when(Faced, seat=ME),
        _may_take_it,
        until=(when(Met, seat=ME), NEXT_TURN),
    ),
    Tip("could-stop", "NAP-38", when(Faced, seat=RIVAL), _could_stop, until=(NEXT_TURN,)),
    Tip("asked", "NAP-39", when(HelpAsked, seat=RIVAL, asked=ME), until=(NEXT_TURN,)),
    Tip("envy", "NAP-37a", when(GrudgeGained, seat=ME, cause=ENVY)),
    Tip("grudge", "NAP-38", when(GrudgeGained, seat=ME), values=_grudge),
    Tip("spited", "NAP-38", when(GrudgesSpent, against=ME)),
    Tip(
        "under",
        "NAP-35",
        when(MonsterWaits),
        lambda _config, view, _event: bool(view.dealings.under and view.dealings.under[-1]),
    ),
    Tip("corridor", "NAP-34", when(MonsterWaits)),
    Tip(
        "door",
        "NAP-36",
        when(TurnBegan, seat=ME),
        lambda _config, view, _event: bool(view.dealings.corridor),
        until=(when(Faced, seat=ME), when(Met, seat=ME)),
    ),
    Tip("empty", "NAP-43", when(EmptyHanded, seat=ME), until=(when(StartRolled, seat=ME),)),
    Tip("last-door", "NAP-42", when(LevelChanged), _last_door),
    Tip("died", "NAP-18", when(Died, seat=ME)),
    Tip("rival-near", "NAP-2", when(LevelChanged, seat=RIVAL, level=Least(8)), values=_last),
)
