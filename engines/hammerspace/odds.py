"""Exact odds before a decision: the rules' own arithmetic over every outcome of the dice.

All odds come from a seat's view alone. Face-down cards cannot defend (HAM-8), so an attack's odds
do not depend on them; the public counts give the chance that such a card would match. The life that
effects take after a hit or a miss counts; attacks that such effects begin are attacks of their own
and do not. Odds are floats; the rules never use floats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from engines.hammerspace.actions import DEFEND, DONE, MONSTER, NO, YES
from engines.hammerspace.attacks import (
    aim,
    improvise,
    makeshift_points,
    matching,
    points_in_use,
    roll,
    use,
)
from engines.hammerspace.cards import ABILITY, NO_MATCH, REACH_ALL, SLOTS
from engines.hammerspace.config import Config
from engines.hammerspace.damage import UNHURT, Chances, Damage, add, cost, damage_of
from engines.hammerspace.defending import (
    Losses,
    Way,
    comes_back,
    ends_with,
    passing,
    stands,
    taken,
    ways,
)
from engines.hammerspace.determinize import determinize, unseen
from engines.hammerspace.effects.codes import ABILITY_PLAYED, DEFENCE_POINTS
from engines.hammerspace.effects.conditions import figure
from engines.hammerspace.effects.happenings import happened
from engines.hammerspace.effects.interpreter import answer
from engines.hammerspace.effects.selecting import rivals
from engines.hammerspace.effects.sources import EVENT_BITS
from engines.hammerspace.events import HIDDEN
from engines.hammerspace.phases import refresh
from engines.hammerspace.state import MAKESHIFT, NO_CARD, NOBODY, TARGETING, State
from engines.hammerspace.view import EMPTY, View
from engines.kernel.streams import CheapSource, ForcingSource, Source

_ABILITY_PLAYED: Final = EVENT_BITS[ABILITY_PLAYED]

ALL: Final = -1
"""The mask of every party."""


@dataclass(frozen=True, slots=True)
class Aim:
    """An attack on one party, with the damage for its best and worst choice of cards (HAM-13).

    `chooses` means that the two differ. `attack` and `defence` are the opposing points without
    dice: the least of the attack, and all that match. `hidden` is the number of the party's cards
    that the seat does not know: they are face down and cannot be used (HAM-8). `back` is what the
    attack costs the attacker against the best choice, as if the party were the only target.
    """

    party: int
    attack: int
    defence: int
    best: Damage
    worst: Damage
    chooses: bool
    hidden: int
    back: Damage = UNHURT


class AttackResult(NamedTuple):
    """An attack before its die: of an attack card, or of an ability's step (`by_effect`)."""

    slot: int
    subtype: int
    points: int
    by_effect: bool = False


def own_card(view: View, slot: int) -> int:
    """Return the card in a slot of the view's seat; below 0 if there is none or it is unseen."""
    return view.me.cards[slot] if view.seat >= 0 else EMPTY


def blow_of(config: Config, view: View, slot: int) -> AttackResult | None:
    """Return the attack of a card of the view's seat; None for other kinds and unseen cards."""
    card = own_card(view, slot)
    if card < 0 or config.subtype[card] < 0:
        return None
    return AttackResult(slot, config.subtype[card], config.points[card])


def preview(config: Config, view: View, slot: int, *, spends: bool = False) -> tuple[Aim, ...]:
    """Return an attack card's odds against each reachable party, as if it were played now.

    The order is from the seat's left, the monster last. Empty for other kinds and unseen cards.
    `spends` is as in `aims`.
    """
    blow = blow_of(config, view, slot)
    return aims(config, view, blow, spends=spends) if blow else ()


def aims(
    config: Config,
    view: View,
    blow: AttackResult,
    mask: int = ALL,
    *,
    spends: bool = False,
    together: bool = False,
) -> tuple[Aim, ...]:
    """Return the odds of an attack of the view's seat on each party of a mask except itself.

    With `spends` the seat uses what may strengthen the attack before its die, such as the discard
    of a card (HAM-18); otherwise it declines. An attack of a card that reaches all, or one that is
    `together`, hits all these parties, so what they pass on to each other counts. Any other hits
    one of them alone.
    """
    state = _ready(determinize(config, view, CheapSource(0)), view.seat, blow)
    parties = rivals(state, view.seat)
    if state.monster != NOBODY:
        parties.append(MONSTER)
    parties = [party for party in parties if mask >> party & 1]
    if not blow.by_effect:
        together = config.reach[own_card(view, blow.slot)] == REACH_ALL
    whole = sum(1 << party for party in parties)
    wished = (YES if spends else NO,)
    found = []
    for party in parties:
        begin = partial(_announce, party, whole if together else 1 << party, wished)
        found.append(_aimed(state, party, view, begin))
    return tuple(found)


def answered(config: Config, view: View, action: int) -> tuple[Aim, ...]:
    """Return the odds of the seat's present attack on each of its targets if it answers a question
    that comes before the attack die in this way (HAM-18). Later questions are declined.

    Empty if no such attack waits for the seat.
    """
    attack = view.attack
    if attack is None or attack.die or attack.attacker != view.seat:
        return ()
    state = determinize(config, view, CheapSource(0))
    return tuple(
        _aimed(state, party, view, partial(_answer, party, action)) for party in state.targets
    )


def defences(config: Config, view: View) -> dict[int, Damage]:
    """Return the damage for each defence card that the seat may use now (HAM-13), or add as a
    makeshift, and without one (HAM-28).

    Later choices are the ones that save most life. Empty unless the seat has to choose.
    """
    state = _still_to_come(determinize(config, view, CheapSource(0)), view.seat)
    found = {}
    for action in view.legal:
        after = state.clone(state.source)
        if view.phase == MAKESHIFT:
            improvise(after, view.seat, action - DEFEND if action != DONE else -1, None)
            found[action] = ends_with(after, view.seat, Way())
        elif DEFEND <= action < DEFEND + SLOTS:
            use(after, view.seat, action - DEFEND, None)
            found[action] = min(stands(after, view.seat), key=cost)
    return {action: damage_of(chances) for action, chances in found.items()}


def improvised_points(config: Config, view: View) -> int:
    """Return what a defence of a type that does not fit adds for the view's seat (HAM-28)."""
    return makeshift_points(determinize(config, view, CheapSource(0)), view.seat)


def match_chance(config: Config, view: View, subtype: int) -> float:
    """Return the chance that an unknown card could defend against a subtype (HAM-12).

    All unseen cards are equally likely.
    """
    cards = unseen(config, view)
    fitting = sum(config.against[card][subtype] != NO_MATCH for card in cards)
    return fitting / len(cards) if cards else 0.0


def _ready(state: State, seat: int, blow: AttackResult) -> State:
    """Return the moment after the card is played and before its attack is aimed.

    Whatever is open at present, such as a question of an effect, is left out.
    """
    state.phase = TARGETING
    for waiting in (state.queue, state.frames, state.strikes, state.keeps):
        waiting.clear()
    state.active, state.used[seat] = seat, 1 << blow.slot
    state.attacker = seat
    state.attack_place = NO_CARD if blow.by_effect else SLOTS * seat + blow.slot
    state.subtype, state.points = blow.subtype, blow.points
    state.die = state.power = state.at = state.shifts = 0
    state.targets = []
    state.losses = [0] * len(state.losses)
    state.dice = [0] * len(state.dice)
    return refresh(state)


def _aimed(state: State, party: int, view: View, begin: Callable[[State], int]) -> Aim:
    """Return the odds of an attack on a party, one of its targets. `begin` carries out what comes
    before the attack die, and returns the life that it takes from the party."""
    best: Chances = {}
    worst: Chances = {}
    back: Chances = {}
    least, me = state.points, state.attacker
    for number, (chance, (after, lost)) in enumerate(_rolls(state, begin)):
        least = min(least, after.points) if number else after.points
        mine: Chances = {(0, after.life[me] <= 0): 1.0}
        if party not in after.targets or after.life[party] <= 0:
            ends: list[Chances] = [{(0, after.life[party] <= 0): 1.0}]
        else:
            after.targets = passing(after, party)
            open_to = ways(after, party)
            ends = [ends_with(after, party, way) for way in open_to]
            way = min(zip(ends, open_to, strict=True), key=lambda each: cost(each[0]))[1]
            mine = comes_back(after, party, way)
        add(back, chance, mine, max(0, state.life[me] - after.life[me]))
        add(best, chance, min(ends, key=cost), lost)
        add(worst, chance, max(ends, key=cost), lost)
    hidden = 0 if party == MONSTER else view.players[party].cards.count(HIDDEN)
    points = _points(state, party)
    damages = damage_of(best), damage_of(worst), best != worst
    return Aim(party, least, points, *damages, hidden, damage_of(back))


def effect_on(
    state: State, view: View, attacker: int, blow: AttackResult, begin: Callable[[State], int]
) -> Aim:
    """Return the odds of an effect's attack by another party on the view's seat. `begin` is as in
    `_aimed`; `state` is changed."""
    _ready(state, view.seat, blow)
    state.used[view.seat], state.attacker = 0, attacker
    return _aimed(state, view.seat, view, begin)


def _plays_ability(state: State) -> bool:
    """Whether the attack is that of an ability card: what waits for one acts first (HAM-18)."""
    place = SLOTS * state.attacker + state.used[state.attacker].bit_length() - 1
    return state.config.kind[state.slots[place]] == ABILITY


def _points(state: State, party: int) -> int:
    """Return all points of a party against the attack, with those of effects on a defence."""
    after = state.clone(CheapSource(0))
    if party == MONSTER:
        total = state.config.cards.monsters[state.monster].defence
    else:
        for slot in matching(after, party):
            use(after, party, slot, None)
        total = points_in_use(after, party)
    return max(0, total + figure(after, DEFENCE_POINTS, party, state.attacker, 0, None))


def _rolls(state: State, begin: Callable[[State], int]) -> list[tuple[float, tuple[State, int]]]:
    """Return the moments after the attack die, with the life that effects took from the party
    before it, and with their chances. Equal moments are merged."""
    found: dict[tuple[int, ...], tuple[float, tuple[State, int]]] = {}
    for chance, (after, lost) in ForcingSource().outcomes(partial(_rolled, state, begin)):
        spent = (*after.spent, NOBODY, *after.spent_turn)
        lasts = (*after.lasting, NOBODY, *after.marks)
        key = (lost, after.die, after.points, *after.life, *spent, NOBODY, *lasts)
        before = found[key][0] if key in found else 0.0
        found[key] = before + chance, (after, lost)
    return list(found.values())


def _rolled(state: State, begin: Callable[[State], int], source: Source) -> tuple[State, int]:
    """Return the moment after the attack die, and the life lost by then."""
    after = state.clone(source)
    lost = begin(after)
    if after.life[after.attacker] > 0:
        roll(after, None)
    else:
        after.targets = []
    return after, lost


def _announce(party: int, mask: int, wished: Sequence[int], state: State) -> int:
    """Aim the attack. Return the life that effects on it take from a party (see `taken`)."""
    lost = 0
    if state.watched & _ABILITY_PLAYED and _plays_ability(state):
        happened(state, ABILITY_PLAYED, state.attacker)
        lost = taken(state, party, wished)
    aim(state, mask, None)
    return lost + taken(state, party, wished)


def _answer(party: int, action: int, state: State) -> int:
    """Answer the present question, and decline all later ones. Return the life that this takes
    from a party."""
    losses = Losses(party)
    answer(state, action, losses.emit)
    return losses.total + taken(state, party, (NO,))


def standing(config: Config, view: View, slots: Sequence[int]) -> Damage:
    """Return the damage if the view's seat defends with the cards of these slots.

    The cards already in use count too (HAM-13, HAM-14). Optional effects of the attacker are taken
    to be wanted (HAM-18).
    """
    state = _still_to_come(determinize(config, view, CheapSource(0)), view.seat)
    return damage_of(ends_with(state, view.seat, Way(tuple(slots))))


def stand_points(config: Config, view: View, slots: Sequence[int]) -> int:
    """Return the points of the view's seat if it defends with the cards of these slots, with those
    in use and with what effects such as a Spring add (HAM-18, HAM-27)."""
    state, seat = determinize(config, view, CheapSource(0)), view.seat
    for slot in slots:
        use(state, seat, slot, None)
    more = figure(state, DEFENCE_POINTS, seat, state.attacker, 0, None)
    return max(0, points_in_use(state, seat) + more)


def _still_to_come(state: State, seat: int) -> State:
    """Leave the defender as a target, and those after it that may cost it life: the others have
    defended themselves (HAM-15)."""
    state.targets, state.at = state.targets[state.at :] or [seat], 0
    state.targets = passing(state, seat)
    return state
