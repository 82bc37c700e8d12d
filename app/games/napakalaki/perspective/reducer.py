"""What a seat's view becomes when a fact is told: the rules' own view, event by event.

While things are shown one after the other the panels must show what was the case at each. Facts
that no event tells (which actions are open, what is due) are taken over from the match when all
was shown.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.kernel.events import OVER, Event, GameEnded, TurnBegan
from engines.napakalaki.config import Config, combat_level
from engines.napakalaki.events import (
    TREASURES,
    Died,
    Discarded,
    Equipped,
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
from engines.napakalaki.state import (
    DISCARDING,
    ENDED,
    EQUIPPING,
    FIGHT,
    NO_MONSTER,
    NOBODY,
    SALES,
    SETTLE,
    START,
)
from engines.napakalaki.view import View

Cards = tuple[int, ...]

REACHED = "level-reached"
"""The reason of an end in which one player has won by level (NAP-2)."""


def after(config: Config, view: View, event: Event) -> View:
    """The view when the event has happened; the same object if it changes nothing."""
    seen = _after(config, view, event)
    return view if seen is view else _unseen(config, seen)


def _after(config: Config, view: View, event: Event) -> View:
    match event:
        case TurnBegan(seat=seat, turn=turn):
            rolls = view.players[seat].rolls
            early = rolls or config.figures.equip_before_combat
            phase = START if rolls else SALES
            return replace(view, actor=seat, turn=turn, phase=phase, early=early, legal=(), sale=())
        case StartRolled(seat=seat):
            return replace(_player(config, view, seat, rolls=False), phase=SALES, legal=())
        case Received() | ReceivedCards() | Reshuffled():
            return _drawn(config, view, event)
        case Picked(card=card):
            return replace(view, sale=tuple(sorted((*view.sale, card))), legal=())
        case TakenBack():
            return replace(view, sale=(), legal=())
        case Sold(seat=seat, equipped=equipped, hidden=hidden, level=level):
            view = replace(_gone(config, view, seat, equipped, hidden), sale=(), legal=())
            return _player(config, view, seat, level=level)
        case GameEnded(winners=winners, reason=reason):
            winner = winners[0] if reason == REACHED else NOBODY
            return replace(view, actor=OVER, phase=ENDED, winner=winner, legal=())
        case Discarded(seat=seat, card=card):
            return replace(_gone(config, view, seat, (), (card,)), phase=DISCARDING, legal=())
        case Equipped(seat=seat, card=card):
            player = view.players[seat]
            equipped = tuple(sorted((*player.equipped, card)))
            hidden = tuple(other for other in view.hidden if other != card)
            view = replace(view, hidden=hidden, legal=())
            return _player(config, view, seat, equipped=equipped, hidden=player.hidden - 1)
    return _combat(config, view, event)


def _combat(config: Config, view: View, event: Event) -> View:
    match event:
        case Met(monster=monster):
            left = view.monsters_left - 1
            return replace(view, monster=monster, monsters_left=left, phase=FIGHT, legal=())
        case LevelChanged(seat=seat, level=level):
            return _player(config, view, seat, level=level)
        case NecklaceSpent(seat=seat, card=card):
            return _gone(config, view, seat, (card,), ())
        case Suffered(monster=monster):
            return replace(view, phase=SETTLE, due=config.dues[monster], legal=())
        case Lost(seat=seat, card=card, hidden=True):
            return _gone(config, view, seat, (), (card,))
        case Lost(seat=seat, card=card):
            return _gone(config, view, seat, (card,), ())
        case Died(seat=seat, equipped=equipped, hidden=hidden):
            view = _gone(config, view, seat, equipped, hidden, ordered=False)
            return _player(config, view, seat, level=1, rolls=True)
        case MonsterDiscarded(monster=monster):
            pile = (*view.monster_pile, monster)
            view = replace(view, monster=NO_MONSTER, monster_pile=pile, due=(), legal=())
            return replace(view, phase=EQUIPPING)
    return view


def _drawn(config: Config, view: View, event: Received | ReceivedCards | Reshuffled) -> View:
    match event:
        case Received(seat=seat, count=count):
            view = replace(view, treasures_left=view.treasures_left - count, legal=())
            if seat == view.seat:  # told by `ReceivedCards`: the number never without the cards
                return view
            return _player(config, view, seat, hidden=view.players[seat].hidden + count)
        case ReceivedCards(seat=seat, cards=cards):
            view = replace(view, hidden=tuple(sorted((*view.hidden, *cards))))
            return _player(config, view, seat, hidden=len(view.hidden))
        case Reshuffled(deck=deck, count=count) if deck == TREASURES:
            return replace(view, treasures_left=view.treasures_left + count, treasure_pile=())
        case Reshuffled(count=count):
            return replace(view, monsters_left=view.monsters_left + count, monster_pile=())


def _player(config: Config, view: View, seat: int, **changes: Any) -> View:
    """The view with another state of a player, whose combat level follows (NAP-13)."""
    player = replace(view.players[seat], **changes)
    player = replace(player, power=combat_level(config, player.level, player.equipped))
    players = (*view.players[:seat], player, *view.players[seat + 1 :])
    return replace(view, players=players)


def _gone(
    config: Config, view: View, seat: int, equipped: Cards, hidden: Cards, ordered: bool = True
) -> View:
    """Cards of a player lie on the discard pile: sorted together as the rules do it, or not."""
    player = view.players[seat]
    cards = (*equipped, *hidden)
    pile = (*view.treasure_pile, *(sorted(cards) if ordered else cards))
    own = tuple(card for card in view.hidden if card not in hidden)
    left = tuple(card for card in player.equipped if card not in equipped)
    view = replace(view, treasure_pile=pile, hidden=own)
    return _player(config, view, seat, equipped=left, hidden=player.hidden - len(hidden))


def _unseen(config: Config, view: View) -> View:
    """What is not seen follows from what is (NAP-20)."""
    seen = {card for player in view.players for card in player.equipped}
    seen.update(view.treasure_pile, view.hidden)
    known = {view.monster, *view.monster_pile}
    return replace(
        view,
        unseen_treasures=tuple(c for c in range(len(config.treasures)) if c not in seen),
        unseen_monsters=tuple(m for m in range(len(config.monsters)) if m not in known),
    )
