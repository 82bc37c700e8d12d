"""Exact odds before a decision: the rules' own arithmetic over every outcome of the dice.

All odds come from a seat's view alone. Face-down cards cannot defend (HAM-8), so an attack's odds
do not depend on them; the public counts give the chance that such a card would match. The life that
effects take after a hit or a miss counts; attacks that such effects begin are attacks of their own
and do not. Odds are floats; the rules never use floats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Final, NamedTuple

from engines.hammerspace.actions import DEFEND, DONE, MONSTER, NO, PICK, YES
from engines.hammerspace.attacks import (
    aim,
    improvise,
    makeshift_points,
    makeshifts,
    matching,
    points_in_use,
    results,
    roll,
    stand,
    use,
)
from engines.hammerspace.cards import DIE, MASKS, NO_MATCH, SLOTS
from engines.hammerspace.config import Config
from engines.hammerspace.determinize import determinize, unseen
from engines.hammerspace.effects.codes import DEFENCE_POINTS
from engines.hammerspace.effects.conditions import figure
from engines.hammerspace.effects.interpreter import answer, choices, run
from engines.hammerspace.effects.rows import OWNER
from engines.hammerspace.effects.selecting import rivals
from engines.hammerspace.events import HIDDEN, LifeLost
from engines.hammerspace.phases import refresh
from engines.hammerspace.state import FRAME, MAKESHIFT, NO_CARD, NOBODY, TARGETING, State
from engines.hammerspace.view import EMPTY, View
from engines.kernel.events import Event
from engines.kernel.streams import CheapSource, ForcingSource, Source

ALL: Final = -1
"""The mask of every party."""

WAYS = DIE * DIE
"""The number of throws of two dice, all equally likely."""


@dataclass(frozen=True, slots=True)
class Damage:
    """The life that an attack and the effects on it take from one party.

    `chances[n]` is the probability of n points, from 0 to 1, and `kill` that of losing all the
    life.
    """

    chances: tuple[float, ...]
    kill: float

    @property
    def mean(self) -> float:
        """The mean life lost."""
        return sum([lost * chance for lost, chance in enumerate(self.chances)])

    @property
    def spread(self) -> float:
        """The standard deviation of the life lost."""
        mean = self.mean
        square = sum((lost - mean) ** 2 * chance for lost, chance in enumerate(self.chances))
        return sqrt(max(0.0, square))

    @property
    def nothing(self) -> float:
        """The probability of losing no life."""
        return self.chances[0]

    @property
    def least(self) -> int:
        """The least possible loss."""
        return next(lost for lost, chance in enumerate(self.chances) if chance)

    @property
    def most(self) -> int:
        """The greatest possible loss."""
        return len(self.chances) - 1


@dataclass(frozen=True, slots=True)
class Aim:
    """An attack on one party, with the damage for its best and worst choice of cards (HAM-13).

    `chooses` means that the two differ. `attack` and `defence` are the opposing points without
    dice: the least of the attack, and all that match. `hidden` is the number of the party's cards
    that the seat does not know: they are face down and cannot be used (HAM-8).
    """

    party: int
    attack: int
    defence: int
    best: Damage
    worst: Damage
    chooses: bool
    hidden: int


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
    config: Config, view: View, blow: AttackResult, mask: int = ALL, *, spends: bool = False
) -> tuple[Aim, ...]:
    """Return the odds of an attack of the view's seat on each party of a mask except itself.

    With `spends` the seat uses what may strengthen the attack before its die, such as the discard
    of a card (HAM-18); otherwise it declines.
    """
    state = _ready(determinize(config, view, CheapSource(0)), view.seat, blow)
    parties = rivals(state, view.seat)
    if state.monster != NOBODY:
        parties.append(MONSTER)
    return tuple(_aimed(state, party, view, spends) for party in parties if mask >> party & 1)


def defences(config: Config, view: View) -> dict[int, Damage]:
    """Return the damage for each defence card that the seat may use now (HAM-13), or add as a
    makeshift, and without one (HAM-28).

    Later choices are the ones that save most life. Empty unless the seat has to choose.
    """
    state = determinize(config, view, CheapSource(0))
    found = {}
    for action in view.legal:
        after = state.clone(state.source)
        if view.phase == MAKESHIFT:
            improvise(after, view.seat, action - DEFEND if action != DONE else -1, None)
            found[action] = _stood(after, view.seat, ())
        elif DEFEND <= action < DEFEND + SLOTS:
            use(after, view.seat, action - DEFEND, None)
            found[action] = min(_stands(after, view.seat), key=_cost)
    return {action: _damage(chances) for action, chances in found.items()}


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


def ways_to_cover(points: Mapping[int, int], required: int) -> list[tuple[int, ...]]:
    """Return the sets of slots that a defender may end with (HAM-13).

    It continues while the sum is short, and stops once it suffices. Each set is in a possible order
    of choice.
    """
    slots = sorted(points, key=lambda slot: (points[slot], slot))
    found = []
    for size in range(len(slots) + 1):
        for chosen in combinations(slots, size):
            total = sum(points[slot] for slot in chosen)
            stops = total >= required or size == len(slots)
            went_on = not chosen or total - points[chosen[-1]] < required
            if stops and went_on:
                found.append(chosen)
    return found


Chances = dict[tuple[int, bool], float]
"""Probabilities by life lost and whether the party fell."""


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


def _aimed(state: State, party: int, view: View, spends: bool) -> Aim:
    best: Chances = {}
    worst: Chances = {}
    least = state.points
    for number, (chance, (after, lost)) in enumerate(_rolls(state, party, spends)):
        least = min(least, after.points) if number else after.points
        if party not in after.targets or after.life[party] <= 0:
            ends: list[Chances] = [{(0, after.life[party] <= 0): 1.0}]
        else:
            ends = _stands(after, party)
        _add(best, chance, min(ends, key=_cost), lost)
        _add(worst, chance, max(ends, key=_cost), lost)
    hidden = 0 if party == MONSTER else view.players[party].cards.count(HIDDEN)
    points = _points(state, party)
    return Aim(party, least, points, _damage(best), _damage(worst), best != worst, hidden)


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


def _rolls(state: State, party: int, spends: bool) -> list[tuple[float, tuple[State, int]]]:
    """Return the moments after the attack die, with the life that effects took from the party
    before it, and with their chances. Equal moments are merged."""
    found: dict[tuple[int, ...], tuple[float, tuple[State, int]]] = {}
    step = ForcingSource().outcomes(lambda source: _announced(state, party, source, spends))
    for chance, (after, lost) in step:
        spent = (*after.spent, NOBODY, *after.spent_turn)
        lasts = (*after.lasting, NOBODY, *after.marks)
        key = (lost, after.die, after.points, *after.life, *spent, NOBODY, *lasts)
        before = found[key][0] if key in found else 0.0
        found[key] = before + chance, (after, lost)
    return list(found.values())


def _announced(state: State, party: int, source: Source, spends: bool) -> tuple[State, int]:
    """Return the moment after aiming and rolling the attack die, and the life lost by then.

    Questions of effects in between are declined, those of the attacker accepted if it `spends`, or
    answered with the first choice.
    """
    after = state.clone(source)
    aim(after, 1 << party, None)
    lost = _taken(after, party, (YES if spends else NO,))
    if after.life[after.attacker] > 0:
        roll(after, None)
    else:
        after.targets = []
    return after, lost


def _taken(state: State, party: int, wished: Sequence[int]) -> int:
    """Carry out the queued effects and return the life that they take from a party.

    The attacker answers with the first of the `wished` actions that is open, everybody else
    declines. A question without such an answer gets the first choice.
    """
    taken = 0

    def emit(event: Event) -> None:
        nonlocal taken
        if isinstance(event, LifeLost) and event.party == party:
            taken += event.amount

    while (state.queue or state.frames) and not run(state, emit):
        if not state.frames:  # The game is over.
            break
        owner, open_to = state.frames[OWNER - FRAME], choices(state)
        answers = wished if owner == state.attacker else (NO,)
        answer(state, next((each for each in answers if each in open_to), open_to[0]), emit)
    return taken


def _stands(state: State, party: int) -> list[Chances]:
    """Return the damage of each way in which a party can defend itself."""
    if party == MONSTER:
        return [_stood(state, party, ())]
    slots = matching(state, party)
    first, against = SLOTS * party, state.config.against
    points = {slot: against[state.slots[first + slot]][state.subtype] for slot in slots}
    required = state.power - points_in_use(state, party)
    found = []
    for ways in ways_to_cover(points, required):
        found.append(_stood(state, party, ways))
        found += _improvised(state, party, ways)
    return found


def _improvised(state: State, party: int, ways: Sequence[int]) -> list[Chances]:
    """Return the damage of some cards with each defence that does not fit (HAM-28)."""
    after = state.clone(CheapSource(0))
    for slot in ways:
        use(after, party, slot, None)
    found = []
    for slot in MASKS[makeshifts(after, party)]:
        more = after.clone(CheapSource(0))
        improvise(more, party, slot, None)
        found.append(_stood(more, party, ()))
    return found


def standing(config: Config, view: View, slots: Sequence[int]) -> Damage:
    """Return the damage if the view's seat defends with the cards of these slots.

    The cards already in use count too (HAM-13, HAM-14). Optional effects of the attacker are taken
    to be wanted (HAM-18).
    """
    return _damage(_stood(determinize(config, view, CheapSource(0)), view.seat, slots))


def _stood(state: State, party: int, slots: Sequence[int]) -> Chances:
    def step(source: Source) -> tuple[int, bool]:
        after = state.clone(source)
        for slot in slots:
            use(after, party, slot, None)
        stand(after, party, None)
        lost = after.losses[party]
        if after.life[party] > 0:
            after.ran = 0
            results(after, (party,))
            lost += _taken(after, party, (YES, PICK + party))
        return lost, after.life[party] <= 0

    found: Chances = {}
    for chance, end in ForcingSource().outcomes(step):
        found[end] = found.get(end, 0.0) + chance
    return found


def _add(total: Chances, chance: float, more: Chances, lost: int) -> None:
    for (later, falls), share in more.items():
        end = lost + later, falls
        total[end] = total.get(end, 0.0) + chance * share


def _cost(chances: Chances) -> float:
    return sum([chance * lost for (lost, _), chance in chances.items()])


def _damage(chances: Chances) -> Damage:
    most = max(chances)[0]
    row = [0.0] * (most + 1)
    kill = 0.0
    for (lost, last), chance in chances.items():
        row[lost] += chance
        kill += chance * last
    return Damage(tuple(row), kill)
