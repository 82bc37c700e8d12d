"""Suggestions about treasures: the strongest outfit of a hand, and what is missed least. They are
computed from the seat's view; nothing here is a rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from engines.kernel.bots import Thought
from engines.kernel.streams import CheapSource
from engines.napakalaki.actions import DONE, card_of
from engines.napakalaki.bargain import helping_power
from engines.napakalaki.bots import explain
from engines.napakalaki.cards import NECKLACE, ONE_HAND, TWO_HANDS
from engines.napakalaki.config import HANDS, Config, combat_level, necklace_of, wearable
from engines.napakalaki.cultists import zeal_of
from engines.napakalaki.determinize import determinize
from engines.napakalaki.grudges import own_worth
from engines.napakalaki.judgement import PRIZE, Around, appeal, dressed, value
from engines.napakalaki.odds import holds_necklace, upcoming
from engines.napakalaki.rules import Rules
from engines.napakalaki.stand import foe_level, stand
from engines.napakalaki.state import EARLY, EQUIPPING, SALES, State
from engines.napakalaki.tricks import HELPER, PEEK
from engines.napakalaki.view import View

ADVISER: Final = "sharp"
"""The bot whose thought decides about necklaces, and which treasures are equipped to make room."""
MAKES_ROOM: Final = "makes-room"
"""The bot's reason to equip a treasure that would be discarded otherwise."""
ELSEWHERE: Final = (PEEK, HELPER)
"""The tricks of treasures that work before the next fight of the player who wears them."""
WITH_HELP: Final = 0.5
"""How much a fight counts that a player wins only with grudges or help; one won alone counts 1."""
RULES: Final = Rules()
WIDEST = 40
"""The most sequences followed at the same time: more than most decisions have."""

Cards = tuple[int, ...]


class Outfitted(NamedTuple):
    """The treasures of an outfit, in an order in which they can be equipped, and the seat's view
    once they are."""

    cards: Cards
    view: View


# -- the strongest outfit


def best_outfit(config: Config, view: View) -> Cards:
    """Return the treasures of the strongest outfit that the seat can equip now, in an order that
    the rules allow (NAP-9), and after its fight those that would be discarded otherwise.

    The strongest outfit has the highest total level. Among equal ones it is the one that beats most
    monsters of the corridor, if need be with grudges or help; then the one with the best tricks;
    then the one to which a necklace adds most. It has a necklace, which a win uses up, only where
    the best bot would wear it."""
    return _dress(config, view).cards


@lru_cache(maxsize=8)
def _dress(config: Config, view: View) -> Outfitted:
    state = determinize(config, view, CheapSource(0))
    strongest = _strongest(state, view.seat, _bots_necklaces(config, view))
    chosen = [card for card in strongest if config.equip[card] in view.legal]
    for card in chosen:
        RULES.apply(state, config.equip[card])
    while (thought := _bots_thought(state, view.seat)).reason == MAKES_ROOM:
        chosen.append(card_of(thought.action))
        RULES.apply(state, thought.action)
    return Outfitted(tuple(chosen), RULES.view(state, view.seat))


def _bots_necklaces(config: Config, view: View) -> Cards:
    """Return the necklaces that the best bot would equip now (NAP-9)."""
    if not holds_necklace(config, view):
        return ()
    state, chosen = determinize(config, view, CheapSource(0)), list[int]()
    while (card := card_of(_bots_thought(state, view.seat).action)) >= 0:
        chosen.append(card)
        RULES.apply(state, config.equip[card])
    return tuple(card for card in chosen if config.kind[card] == NECKLACE)


def _bots_thought(state: State, seat: int) -> Thought:
    return explain(ADVISER, state.config, RULES.view(state, seat), 0)


def _strongest(state: State, seat: int, necklaces: Sequence[int]) -> Cards:
    """Return the strongest outfit, to which these necklaces belong."""
    config, worn, hidden = state.config, state.equipped[seat], state.hidden[seat]
    around, zeal = necklace_of(config, (*worn, *necklaces)) >= 0, zeal_of(state, seat)
    liked = appeal(config, with_necklace=around)
    bonus = config.high if around else config.low

    def rank(cards: Cards) -> tuple[float, ...]:
        after = (*worn, *cards, *necklaces)
        hand = len(hidden) - len(cards) - len(necklaces)
        return (
            combat_level(config, state.level[seat], after, zeal),
            sum(_doors(state, seat, after, hand)),
            sum(liked[card] - bonus[card] for card in cards),
            sum(config.low[card] + config.high[card] for card in cards),
            -len(cards),
        )

    return (*max(_outfits(config, worn, hidden), key=rank), *necklaces)


def _outfits(config: Config, worn: list[int], hidden: list[int]) -> Iterator[Cards]:
    """Yield each set of hidden treasures without a necklace that can be equipped besides the worn
    ones (NAP-6)."""
    free: dict[int, list[int]] = {}
    for card in wearable(config, worn, hidden):
        free.setdefault(config.kind[card], []).append(card)
    singles = free.pop(ONE_HAND, [])
    hands = HANDS - sum(config.kind[card] == ONE_HAND for card in worn)
    held: list[Cards] = [()]
    held += [one for n in range(1, hands + 1) for one in combinations(singles, n)]
    held += [(card,) for card in free.pop(TWO_HANDS, [])]
    free.pop(NECKLACE, None)
    places: list[list[Cards]] = [[(), *((card,) for card in cards)] for cards in free.values()]
    for parts in product(*places, held):
        yield tuple(card for part in parts for card in part)


def _doors(state: State, seat: int, worn: Cards, hand: int) -> list[float]:
    """Return a number for each monster of the corridor: 1 if the seat beats it alone when it wears
    these treasures, `WITH_HELP` if it beats it with its grudges or a rival's help, else 0 (NAP-36
    to NAP-39). A cultist's card counts (NAP-23)."""
    config, level, dealings = state.config, state.level[seat], state.dealings
    held, zeal = dealings.grudges[seat], zeal_of(state, seat)
    power = combat_level(config, level, worn, zeal)
    fighter = stand(config, level, worn, hand, held, len(dealings.corridor) - 1, zeal)
    found = []
    for monster, bites in zip(dealings.corridor, dealings.bites, strict=True):
        lacks = foe_level(config, monster, fighter, bites) - power
        added = held * own_worth(config, monster, level)
        if level < config.helped[monster]:
            added = max(added, *(helping_power(state, rival) for rival in config.others[seat]))
        found.append(1.0 if lacks < 0 else WITH_HELP if lacks < added else 0.0)
    return found


@lru_cache(maxsize=8)
def outfitted(config: Config, view: View) -> View | None:
    """Return the seat's view with the strongest outfit of its hand, which it may equip before the
    fight; None where it may not, or where nothing in its hand would help."""
    if view.phase not in (SALES, EARLY) or not view.early or view.sale or not view.legal:
        return None
    before = view
    if view.phase == SALES:
        state = determinize(config, view, CheapSource(0))
        RULES.apply(state, DONE)
        before = RULES.view(state, view.seat)
    after = _dress(config, before).view
    return after if after.me.power > view.me.power else None


@lru_cache(maxsize=8)
def equips_in_vain(config: Config, view: View) -> bool:
    """Whether the seat can wait until its next turn to equip anything after its fight: nothing
    helps now, nothing has to be discarded, and no trick of the hand works in others' turns (NAP-9,
    NAP-44)."""
    parameters = config.parameters
    if view.phase != EQUIPPING or not parameters.equip_before_combat or config.last_acts:
        return False
    if len(view.hidden) > parameters.hidden_limit:
        return False
    works = any(config.worn_trick[card][0] in ELSEWHERE for card in view.hidden)
    return not works and not best_outfit(config, view)


# -- what is missed least


def least_missed(config: Config, view: View) -> Cards:
    """Return the cards to give up, in their order, for settling (NAP-16) and discards (NAP-19):
    those after which the bots' `value` of the seat and its best fight in the corridor add up to
    most.

    The search applies the choices by the rules until none is left, and keeps the best `WIDEST` at
    each step. Many choices are equally good, because `value` counts only the monsters that the seat
    beats. Among equal choices the highest total level decides, then the highest bonuses with a
    necklace, then the order of the cards in the deck."""
    seat, phase, monsters = view.seat, view.phase, upcoming(view)
    zeal = view.me.zeal
    around = Around(zeal=zeal)

    def worth(way: tuple[Cards, State]) -> tuple[float, int, int, Cards]:
        cards, state = way
        level, equipped, hidden = state.level[seat], state.equipped[seat], state.hidden[seat]
        worn = (*equipped, *dressed(config, equipped, hidden))
        return (
            -value(config, monsters, level, equipped, hidden, around) - _next_prize(state, seat),
            -combat_level(config, level, worn, zeal),
            -sum(config.high[card] for card in worn),
            tuple(sorted(cards)),
        )

    ends: list[tuple[Cards, State]] = []
    ways: list[tuple[Cards, State]] = [((), determinize(config, view, CheapSource(0)))]
    while ways:
        found: dict[Cards, tuple[Cards, State]] = {}
        for cards, state in ways:
            for action in state.legal:
                way = (*cards, card_of(action))
                after = RULES.clone(state)
                RULES.apply(after, action)
                found.setdefault(tuple(sorted(way)), (way, after))
        ways = []
        for way_on in sorted(found.values(), key=worth)[:WIDEST]:
            on = way_on[1].seat == seat and way_on[1].phase == phase
            (ways if on else ends).append(way_on)
    return min(ends, key=worth)[0]


def _next_prize(state: State, seat: int) -> float:
    """Return the worth, in levels, of the best fight that a seat can win in the corridor with all
    that it has (NAP-34 to NAP-39); 0 without one."""
    config, dealings = state.config, state.dealings
    if not dealings.corridor:
        return 0.0
    worn, hidden = state.equipped[seat], state.hidden[seat]
    best = 0.0
    for cards in _outfits(config, worn, hidden):
        after = (*worn, *cards)
        shares = _doors(state, seat, after, len(hidden) - len(cards))
        for share, monster, under in zip(shares, dealings.corridor, dealings.under, strict=True):
            card = config.monsters[monster]
            best = max(best, share * (card.levels + PRIZE * (card.treasures + len(under))))
    return best
