"""Exact odds before a decision: the rules' own steps over every outcome.

All odds come from a seat's view alone. The next monster is any one that the public counts leave,
all equally likely. The kernel's forcing source visits the dice's outcomes, without simulation. Odds
are floats; the rules never use floats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engines.kernel.events import Event
from engines.kernel.streams import CheapSource, ForcingSource, Source
from engines.napakalaki.actions import (
    ACCEPT,
    ASK,
    BUY,
    DRAW,
    FIRST_CARD,
    NO_GRUDGE,
    NO_PRICE,
    ROLL,
    SELL,
    SPEND,
    card_of,
    verb_of,
)
from engines.napakalaki.archenemies import REVENGE, pursuer, pursuer_of
from engines.napakalaki.cards import NECKLACE
from engines.napakalaki.config import Config, combat_level, necklace_of, zealous
from engines.napakalaki.cultists import zeal_of
from engines.napakalaki.dealings import UNSHOWN
from engines.napakalaki.determinize import determinize
from engines.napakalaki.events import Died, EscapeRolled, GrabRolled, Met, Suffered, TollPaid
from engines.napakalaki.fighting import DIE, MAX_FAILING_FACE
from engines.napakalaki.grudges import power_of
from engines.napakalaki.phases import PHASES
from engines.napakalaki.stand import Stand, escape_face, foe_level, grab_face, stand, worn_sum
from engines.napakalaki.state import DEAL, FIGHT, GRUDGE, NO_MONSTER, NOBODY, PRICE, SETTLE, State
from engines.napakalaki.tricks import HELPER, RUN, SHIELD
from engines.napakalaki.view import Player, View

OTHER, WON, ESCAPED, CAUGHT, DIED = range(5)
"""The results of a combat; `OTHER` without a combat."""
ESCAPE = (DIE - MAX_FAILING_FACE) / DIE
"""The probability that a roll escapes (NAP-15)."""


@dataclass(frozen=True, slots=True)
class Course:
    """What players do in a fight in which they have a say (NAP-38, NAP-39), for a preview.

    With `spite` all rivals spend as many grudges as they may, else none. With `own` the fighter
    spends its own if they win, or throws a treasure if only that does (NAP-44). The fighter asks
    for help only if there is a `helper`, who is the only one to give it.
    """

    spite: bool = False
    own: bool = False
    helper: int = NOBODY


ALONE: Final = Course()


@dataclass(frozen=True, slots=True)
class FightOutcome:
    """One possible result of a decision, up to the next choice that is no part of it.

    `chance` is from 0 to 1. `level`, `power` (combat level), `equipped` and `hidden` (numbers of
    treasures) are the seat's afterwards. Losses are chosen at the least cost.
    """

    chance: float
    how: int
    level: int
    power: int
    equipped: int
    hidden: int


@dataclass(frozen=True, slots=True)
class Mean:
    """The average result of a decision: chances, and means of levels and treasures."""

    win: float
    escape: float
    caught: float
    death: float
    level: float
    power: float
    treasures: float


def upcoming(view: View) -> tuple[int, ...]:
    """Return the possible next monsters, all equally likely.

    They are those in the deck or, if it is empty, those of the discard pile and the one in play
    (NAP-3). If all monsters wait in the corridor, it is one of them (NAP-36). If all have seen
    the top of the deck, it is that one (NAP-44).
    """
    if view.dealings.shown != UNSHOWN:
        return (view.dealings.shown,)
    if view.unseen_monsters:
        return view.unseen_monsters
    in_play = () if view.monster == NO_MONSTER else (view.monster,)
    if view.monster_pile or in_play:
        return tuple(sorted((*view.monster_pile, *in_play)))
    return tuple(sorted(view.dealings.corridor))


def win_chance(config: Config, view: View, power: int) -> float:
    """Return the chance that the seat of a view, with a combat level of `power`, beats the next
    monster (NAP-14)."""
    seat, monsters = max(view.seat, 0), upcoming(view)
    fighter, added = stand_in(config, view, seat), pursuer(config, view, seat)
    alone = share_beaten(config, monsters, power, fighter)
    if not added:
        return alone
    return alone + REVENGE * (share_beaten(config, monsters, power - added, fighter) - alone)


def share_beaten(
    config: Config, monsters: Sequence[int], power: int, fighter: Stand | None = None
) -> float:
    """Return the share of some monsters, drawn from the deck, that a player of combat level `power`
    beats (NAP-14). Tricks count against the `fighter` (NAP-44)."""
    beaten = sum(foe_level(config, monster, fighter) < power for monster in monsters)
    return beaten / len(monsters)


def stand_in(config: Config, view: View, seat: int, waiting: int = -1) -> Stand | None:
    """Return a seat as tricks see it before its next fight (NAP-44), None where no card has any.
    `waiting` are the monsters in the corridor then, by default those of now."""
    if not config.tricky:
        return None
    player, dealings = view.players[seat], view.dealings
    many = len(dealings.corridor) if waiting < 0 else waiting
    return stand(
        config,
        player.level,
        player.equipped,
        player.hidden,
        dealings.grudges[seat],
        many,
        player.zeal,
    )


def counted(config: Config, view: View) -> int:
    """Return the level of the monster in play with its trick (NAP-44), without grudges on it."""
    fighter = stand_in(config, view, view.turn_seat)
    level = foe_level(config, view.monster, fighter, view.dealings.caught)
    return level + view.dealings.pursued


def level_now(config: Config, view: View) -> int:
    """Return the level of the monster in play, with its trick (NAP-44) and the grudges that rivals
    spent on it (NAP-38)."""
    return level_with(config, view, 0)


def level_with(config: Config, view: View, more: int) -> int:
    """Return the level that the monster in play would have with so many more grudges on it."""
    idle = worn_sum(config, view.players[view.turn_seat].equipped, SHIELD)
    grudges = max(0, view.dealings.added + more - idle)
    return counted(config, view) + config.parameters.grudge * grudges


def helping(config: Config, player: Player) -> int:
    """Return what a player's help adds to a fighter's combat level (NAP-39, NAP-44)."""
    return player.power + worn_sum(config, player.equipped, HELPER)


def escape_chance(config: Config, view: View) -> float:
    """Return the chance that the fighter's roll escapes from the monster in play (NAP-15,
    NAP-44)."""
    run = worn_sum(config, view.players[view.turn_seat].equipped, RUN)
    return (DIE + 1 - escape_face(config, view.monster, run)) / DIE


def grab_chance(config: Config, view: View) -> float:
    """Return the chance that the fighter's grab succeeds (NAP-40, NAP-44)."""
    return (DIE + 1 - grab_face(config, view.players[view.turn_seat].equipped)) / DIE


def foe_behind(view: View, door: int) -> int:
    """Return the monster of the corridor behind a door, counted from 1; behind the closed door (0)
    the first that may come (NAP-36)."""
    return view.dealings.corridor[door - 1] if door else upcoming(view)[0]


def level_behind(config: Config, view: View, seat: int, door: int) -> int:
    """Return the level that the monster behind a door (`foe_behind`) counts against a seat
    (NAP-44)."""
    monster, dealings = foe_behind(view, door), view.dealings
    if not door:
        return foe_level(config, monster, stand_in(config, view, seat))
    fighter = stand_in(config, view, seat, len(dealings.corridor) - 1)
    return foe_level(config, monster, fighter, dealings.bites[door - 1])


def holds_necklace(config: Config, view: View) -> bool:
    """Return whether there is a necklace among the hidden treasures of the view's seat."""
    return any(config.kind[card] == NECKLACE for card in view.hidden)


def with_necklace(config: Config, view: View, seat: int) -> int:
    """Return the least combat level that a player would have with a necklace (NAP-5).

    That is the level with the deck's necklace of least bonus. It is the present combat level if a
    necklace is equipped or the deck has none.
    """
    player = view.players[seat]
    own = [config.low[card] for card, kind in enumerate(config.kind) if kind == NECKLACE]
    if not own or necklace_of(config, player.equipped) >= 0:
        return player.power
    power = player.level + sum(config.high[card] for card in player.equipped) + min(own)
    return zealous(config, power, player.zeal)


def outcomes(
    config: Config, view: View, action: int, course: Course = ALONE
) -> tuple[FightOutcome, ...]:
    """Return every possible result of a legal decision of the view's seat, with its chance.

    Drawing the monster includes the roll of an escape if the monster is not beaten. Picking a card
    for a sale includes the payment if the picked cards buy a level. Where others have a say in the
    fight, they do as `course` says; the results are those of the player whose turn it is.
    """
    state = determinize(config, view, CheapSource(0))
    # The order of the cards is unknown anyway: put the pile under the deck, so that no shuffle
    # comes between a decision and its outcomes.
    state.treasures = state.treasure_pile + state.treasures
    state.treasure_pile = []
    total: dict[tuple[int, int, int, int, int], float] = {}
    for chance, after, how in _walk(state, view, action, course):
        key = _measured(view.turn_seat, after, how)
        total[key] = total.get(key, 0.0) + chance
    return tuple(FightOutcome(chance, *key) for key, chance in sorted(total.items()))


def mean(found: Sequence[FightOutcome]) -> Mean:
    """Return the average of results."""

    def share(how: int) -> float:
        return sum(each.chance for each in found if each.how == how)

    return Mean(
        win=share(WON),
        escape=share(ESCAPED),
        caught=share(CAUGHT),
        death=share(DIED),
        level=sum(each.chance * each.level for each in found),
        power=sum(each.chance * each.power for each in found),
        treasures=sum(each.chance * (each.equipped + each.hidden) for each in found),
    )


def follow(state: State, course: Course) -> int:
    """Carry out the decisions of a fight in which others have a say, up to a roll of the die or the
    end of the fight. Return the combat result, `OTHER` if it is still open."""
    how = OTHER
    while state.config.contested and state.phase in (FIGHT, GRUDGE, PRICE, DEAL):
        action = _answer(state, course)
        if action == ROLL:
            break
        how = _take(state, action) or how
    return how


def _answer(state: State, course: Course) -> int:
    """Return the decision that a course gives the seat that decides in a fight."""
    legal = state.legal
    if state.phase == GRUDGE:
        return legal[-1] if course.spite else NO_GRUDGE
    if state.phase == PRICE:
        return NO_PRICE + int(state.seat == course.helper)
    if state.phase == DEAL:
        return legal[-1]
    if course.own and (SPEND in legal or legal[-1] >= FIRST_CARD):
        return SPEND if SPEND in legal else legal[-1]
    return ASK if course.helper != NOBODY and ASK in legal else ROLL


def _walk(
    state: State, view: View, action: int, course: Course
) -> Iterator[tuple[float, State, int]]:
    """Yield each final state of the decision with its chance and its combat result."""
    if action != DRAW:
        yield from _forced(state, action, OTHER, course)
        return
    monsters = upcoming(view)
    dice = not state.config.parameters.escape or pursuer_of(state, state.turn_seat) > 0
    for monster in monsters:
        met = state.clone(state.source)
        met.monsters = [monster]
        if dice:
            for chance, after, end in _forced(met, DRAW, OTHER, course):
                yield chance / len(monsters), after, end
            continue
        how = _take(met, DRAW)
        how = follow(met, course) or how
        if met.phase != FIGHT:
            yield 1 / len(monsters), met, how
            continue
        for chance, after, end in _forced(met, ROLL, how, course):
            yield chance / len(monsters), after, end


def _forced(
    state: State, action: int, how: int, course: Course
) -> Iterator[tuple[float, State, int]]:
    def step(source: Source) -> tuple[State, int]:
        after = state.clone(source)
        end = _take(after, action)
        if verb_of(action) == SELL and BUY in after.legal:
            _take(after, BUY)
        end = follow(after, course) or end
        if after.phase == FIGHT:
            end = _take(after, ROLL if ROLL in after.legal else ACCEPT)
        while after.phase == SETTLE:
            _take(after, after.config.lose[cheapest_loss(after)])
        return after, end or how

    for chance, (after, end) in ForcingSource().outcomes(step):
        yield chance, after, end


def _take(state: State, action: int) -> int:
    """Carry out a decision; return its combat result, taken from the events."""
    events: list[Event] = []
    PHASES[state.phase].take(state, action, events.append)
    state.legal = PHASES[state.phase].legal(state)
    how = OTHER
    for event in events:
        match event:
            case Died():
                how = DIED
            case Suffered():
                how = CAUGHT
            case EscapeRolled(escaped=True) | GrabRolled(escaped=True) | TollPaid():
                how = ESCAPED
            case Met(wins=True):
                how = WON
            case _:
                pass
    return how


def _measured(seat: int, after: State, how: int) -> tuple[int, int, int, int, int]:
    equipped, level = after.equipped[seat], after.level[seat]
    power = power_of(after, seat)
    return how, level, power, len(equipped), len(after.hidden[seat])


def cheapest_loss(state: State) -> int:
    """Return the card whose loss leaves the actor the highest combat level; of equals the
    cheapest."""
    config, seat = state.config, state.seat
    equipped, level, zeal = state.equipped[seat], state.level[seat], zeal_of(state, seat)

    def cost(card: int) -> tuple[int, int, int]:
        rest = [other for other in equipped if other != card]
        return -combat_level(config, level, rest, zeal), config.gold[card], card

    return min((card_of(action) for action in state.legal), key=cost)
