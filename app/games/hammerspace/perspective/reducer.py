"""What a seat's view becomes when a fact is told: the rules' own view, event by event.

While things are shown one after the other, life, cards and monster must be what they were at each
moment. What no event tells (open actions, who defends, what an effect asks) is taken over from the
match when all was shown. Cards that come, go and move are in `foldcards`.
"""

from __future__ import annotations

from dataclasses import replace

from app.games.hammerspace.perspective.card_reducer import moved
from app.games.hammerspace.perspective.view_parts import of_player, without_lasting, without_orders
from engines.hammerspace.actions import MONSTER, PARTIES
from engines.hammerspace.cards import ATTACK
from engines.hammerspace.config import Config
from engines.hammerspace.effects.codes import BY_ATTACK, NONE
from engines.hammerspace.effects.events import (
    FlipOrdered,
    Given,
    LastingEnded,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    LOST_TO_EFFECT,
    MONSTERS,
    Aimed,
    AttackRolled,
    CharacterDropped,
    CharactersKept,
    CharactersOffered,
    DefenceRolled,
    Defended,
    ExtraTurn,
    Fell,
    KeeperChanged,
    LifeGained,
    LifeLost,
    MonsterCame,
    MonsterDied,
    MonsterRolled,
    Played,
    Reshuffled,
    TimeIsUp,
    TimerMoved,
    TurnLost,
)
from engines.hammerspace.figures import MINUTE, TURNS_A_MINUTE
from engines.hammerspace.state import (
    CHARACTERS,
    DEFENDING,
    EFFECT,
    ENDED,
    FALLING,
    FLIPPING,
    NO_CARD,
    NOBODY,
    PLAYING,
    STOPPED,
)
from engines.hammerspace.view import Attack, Lasting, Order, View
from engines.kernel.events import OVER, Event, GameEnded, TurnBegan

NONE_BY_PARTY = (0,) * PARTIES


def after(config: Config, view: View, event: Event) -> View:
    """The view when the event has happened; the same object if it changes nothing."""
    found = moved(view, event)
    if found is not None:
        return found
    match event:
        case LifeLost() | LifeGained() | Fell():
            return _life(view, event)
        case Aimed() | AttackRolled() | Defended() | DefenceRolled():
            return _attack(config, view, event)
        case MonsterCame() | MonsterRolled() | MonsterDied() | KeeperChanged():
            return _monster(config, view, event)
        case TurnBegan() | ExtraTurn() | TurnLost() | GameEnded() | Played():
            return _turn(config, view, event)
        case Given() | LastingEnded() | FlipOrdered() | TurnsSkipped():
            return _effect(view, event)
        case CharactersOffered(characters=three):
            return replace(view, offered=three, phase=CHARACTERS, legal=())
        case CharacterDropped(character=character):
            return replace(view, offered=(), dropped=character, legal=())
        case CharactersKept(seat=seat, characters=two):
            return of_player(replace(view, phase=CHARACTERS, legal=()), seat, characters=two)
        case Reshuffled(deck=deck, count=count) if deck == MONSTERS:
            return replace(view, monsters_left=count, monster_pile=())
        case Reshuffled(count=count):
            return replace(view, cards_left=count, pile=())
        case TimerMoved(turns=turns):
            turn = MINUTE // TURNS_A_MINUTE if config.figures.monster_ms else 1
            return replace(view, timer=max(0, view.timer + turns * turn))
        case TimeIsUp():
            return replace(view, limit=0)
    return view


# -- turns


def _turn(
    config: Config, view: View, event: TurnBegan | ExtraTurn | TurnLost | GameEnded | Played
) -> View:
    match event:
        case ExtraTurn(seat=seat):
            return replace(view, active=seat, extra=True, again=False)
        case TurnBegan(seat=seat, turn=turn):
            extra = view.extra and seat == view.active
            around = config.clockwise[seat]
            order = tuple(other for other in around if view.players[other].life > 0)
            view = replace(view, turn=turn, active=seat, actor=seat, extra=extra, order=order)
            view = replace(view, phase=FLIPPING, attack=None, ask=None, offered=(), legal=())
            return without_orders(view, seat)
        case TurnLost(seat=seat, reason=reason):
            if reason == LOST_TO_EFFECT:
                view = of_player(view, seat, skips=max(0, view.players[seat].skips - 1))
            return replace(view, phase=PLAYING, attack=None, legal=())
        case GameEnded(winners=winners):
            return replace(view, actor=OVER, phase=ENDED, winners=winners, ask=None, legal=())
        case Played(seat=seat, slot=slot):
            view = replace(view, phase=PLAYING, attack=None, ask=None, legal=())
            return of_player(view, seat, used=1 << slot)


# -- attacks


def _attack(
    config: Config, view: View, event: Aimed | AttackRolled | Defended | DefenceRolled
) -> View:
    view = replace(view, ask=None, legal=())
    if isinstance(event, Aimed):
        return replace(view, attack=_aimed(config, view, event), phase=EFFECT)
    if isinstance(event, Defended):
        used = view.players[event.seat].used | 1 << event.slot
        view = of_player(view, event.seat, used=used)
    attack = view.attack
    if attack is None:
        return view
    match event:
        case AttackRolled(points=points, die=die, power=power):
            attack = replace(attack, points=points, die=die, required=power)
        case Defended(seat=seat, points=points):
            before = attack.covered if attack.defender == seat else 0
            attack = replace(attack, defender=seat, covered=before + points)
        case DefenceRolled(party=party, points=points, die=die):
            dice = (*attack.dice[:party], die, *attack.dice[party + 1 :])
            attack = replace(attack, defender=party, covered=points, dice=dice)
    return replace(view, attack=attack, phase=DEFENDING)


def _aimed(config: Config, view: View, event: Aimed) -> Attack:
    """The attack of the card in use, or else one that an effect makes."""
    slot = card = NO_CARD
    if event.attacker != MONSTER:
        player = view.players[event.attacker]
        for at, held in enumerate(player.cards):
            if player.used >> at & 1 and held >= 0 and config.kind[held] == ATTACK:
                slot, card = at, held
    points = config.points[card] if card != NO_CARD else 0
    return Attack(
        attacker=event.attacker,
        slot=slot,
        card=card,
        subtype=event.subtype,
        points=points,
        die=0,
        targets=event.targets,
        open=0,
        defender=NOBODY,
        covered=0,
        required=0,
        losses=NONE_BY_PARTY,
        dice=NONE_BY_PARTY,
    )


# -- life


def _life(view: View, event: LifeLost | LifeGained | Fell) -> View:
    match event:
        case Fell(seat=seat):
            order = tuple(other for other in view.order if other != seat)
            view = replace(without_lasting(without_orders(view, seat), seat), order=order)
            return of_player(view, seat, fell=FALLING, skips=0)
        case LifeLost(party=party, amount=amount, cause=cause) if view.attack is not None:
            if cause == BY_ATTACK:
                losses = list(view.attack.losses)
                losses[party] += amount
                view = replace(view, attack=replace(view.attack, losses=tuple(losses)))
    if event.party == MONSTER:
        return replace(view, monster_life=event.life)
    return of_player(view, event.party, life=event.life)


# -- the monster


def _monster(
    config: Config, view: View, event: MonsterCame | MonsterRolled | MonsterDied | KeeperChanged
) -> View:
    figures = config.figures
    full = figures.monster_ms or figures.monster_turns or STOPPED
    match event:
        case MonsterCame(monster=monster, keeper=keeper, life=life):
            return replace(
                view,
                monster=monster,
                monster_life=life,
                keeper=keeper,
                sum=0,
                rolls_from=view.turn,
                timer=STOPPED if figures.timer_stops else full,
                monsters_left=view.monsters_left - 1,
                attack=None,
            )
        case MonsterRolled(first=first, second=second):
            return replace(view, sum=first + second, attack=None)
        case KeeperChanged(keeper=keeper):
            return replace(view, keeper=keeper, rolls_from=view.turn + 1)
        case MonsterDied(monster=monster):
            view = replace(
                without_lasting(view, MONSTER),
                monster=NOBODY,
                monster_life=0,
                keeper=NOBODY,
                sum=0,
                monster_pile=(*view.monster_pile, monster),
            )
            return replace(view, timer=full) if figures.timer_stops else view


# -- what effects leave


def _effect(view: View, event: Given | LastingEnded | FlipOrdered | TurnsSkipped) -> View:
    match event:
        case Given(holder=holder, ability=ability, turns=turns, uses=uses, giver=giver):
            lasting = Lasting(holder, ability, turns, NONE, uses, giver)
            return replace(view, lasting=(*view.lasting, lasting))
        case LastingEnded(holder=holder, ability=ability):
            at = next(
                (
                    at
                    for at, one in enumerate(view.lasting)
                    if (one.holder, one.ability) == (holder, ability)
                ),
                len(view.lasting),
            )
            return replace(view, lasting=(*view.lasting[:at], *view.lasting[at + 1 :]))
        case FlipOrdered(seat=seat, slot=slot, up=up):
            view = without_orders(view, seat, slot)
            return replace(view, orders=(*view.orders, Order(seat, slot, up, NOBODY)))
        case TurnsSkipped(seat=seat, turns=turns):
            return of_player(view, seat, skips=turns)
