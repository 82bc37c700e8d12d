"""Advice for a player of Napakalaki: the best bot's thought, and the suggestions of the dialogs. It
is computed from the seat's view; nothing here is a rule."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.kernel.bots import Thought
from engines.kernel.streams import CheapSource
from engines.napakalaki.actions import ACCEPT, BACK, BUY, DONE, card_of
from engines.napakalaki.bots import explain
from engines.napakalaki.config import Config, combat_level, necklace_of
from engines.napakalaki.determinize import determinize
from engines.napakalaki.judgement import Around, dressed, value
from engines.napakalaki.odds import upcoming
from engines.napakalaki.rules import Rules
from engines.napakalaki.sales import sale_for_the_match, strongest_sale
from engines.napakalaki.state import DISCARDING, EARLY, EQUIPPING, FIGHT, SALES, SETTLE, State
from engines.napakalaki.tricks import HELPER, PEEK
from engines.napakalaki.view import Player, View

ADVISER: Final = "sharp"
"""The bot whose thought is the advice."""
NO_CHOICE: Final = "only-choice"
"""The bot's reason for a decision with one choice."""
STRONGER: Final = "stronger"
"""The bot's reason to equip a treasure for its bonus."""
STARTS_ANEW: Final = "starts-anew"
"""A reason to accept that no bot has: bots only compare losses."""
REACHES: Final = "reaches-for-it"
"""A reason for a sale that no bot has: they buy levels only with what they can spare."""
NO_SALE: Final = ("saves-gold", "sells-nothing", "next-monster", "takes-back")
"""The bot's reasons to sell nothing."""
WORTH_IT: Final = 0.25
"""The least chance to win the match in a fight for which gear may be sold."""
ELSEWHERE: Final = (PEEK, HELPER)
"""The tricks of treasures that work before the next fight of the player who wears them."""
RULES: Final = Rules()
WIDEST = 40
"""The most sequences followed at the same time: more than most decisions have."""

Cards = tuple[int, ...]


def advice(config: Config, view: View) -> Thought:
    """Return the adviser's decision for a seat's view, as the suggestions of the dialogs have it. A
    player with nothing to lose accepts death, which brings a new starting roll (NAP-10, NAP-18)."""
    if view.phase == FIGHT and config.monsters[view.monster].bad.death and has_nothing(view.me):
        return Thought(ACCEPT, STARTS_ANEW)
    if view.phase in (SETTLE, DISCARDING) and len(view.legal) > 1:
        card = least_missed(config, view)[0]
        actions, why = {
            SETTLE: (config.lose, "least-loss"),
            DISCARDING: (config.discard, "least-use"),
        }[view.phase]
        return Thought(actions[card], why, {"card": card})
    thought = explain(ADVISER, config, view, 0)
    if (
        view.phase == SALES
        and thought.reason in NO_SALE
        and not config.parameters.buy_winning_level
    ):
        return _reaching(config, view) or thought
    return _finer(config, view, thought)


def _reaching(config: Config, view: View) -> Thought | None:
    """Return the next step of a sale after which the fight of this turn is more likely to win the
    match (NAP-41), which no bot tries; None without one."""
    found = sale_for_the_match(config, view)
    if found is None or found[1] < WORTH_IT:
        return None
    sale, chance = found
    data = {"levels": sale.levels, "gold": sale.gold, "win": round(100 * chance)}
    if not set(view.sale) <= set(sale.cards):
        return Thought(BACK, "takes-back")
    rest = [card for card in sale.cards if card not in view.sale]
    return Thought(config.sell[rest[0]] if rest else BUY, REACHES, data)


def _finer(config: Config, view: View, thought: Thought) -> Thought:
    """Return the thought with the best of the cards that are alike to the bot: of the same type and
    as good now, but better once a necklace comes or goes (NAP-5)."""
    if thought.reason != STRONGER:
        return thought
    card = card_of(thought.action)
    bonus = config.high if necklace_of(config, view.me.equipped) >= 0 else config.low
    alike = [
        other
        for other in view.hidden
        if config.kind[other] == config.kind[card]
        and bonus[other] == bonus[card]
        and config.equip[other] in view.legal
    ]
    best = max(alike, key=lambda one: (config.low[one] + config.high[one], one == card))
    return Thought(config.equip[best], STRONGER, {**thought.data, "card": best})


def has_nothing(player: Player) -> bool:
    """Whether a player has nothing to fight with and nothing to lose: every monster beats a combat
    level of 1, and death brings another starting roll (NAP-10, NAP-14)."""
    return player.power == 1 and not (player.equipped or player.hidden)


def loses_nothing(config: Config, view: View) -> bool:
    """Whether the bad consequence on offer takes nothing from the seat: for example levels when it
    has only one, or treasures when it has none (NAP-2, NAP-16)."""
    seat = view.seat
    state = determinize(config, view, CheapSource(0))
    before = state.level[seat], *state.equipped[seat], *state.hidden[seat]
    RULES.apply(state, ACCEPT)
    after = state.level[seat], *state.equipped[seat], *state.hidden[seat]
    return state.phase != SETTLE and after == before


def least_missed(config: Config, view: View) -> Cards:
    """Return the cards to give up, in their order, after which the bots' `value` of the seat is
    highest. For settling (NAP-16) and discards (NAP-19).

    The search follows the choices to their end by the rules' own steps, the best `WIDEST` at a
    time. `value` only counts the monsters that the seat beats, so many choices are equal. Of these
    it returns the one with the highest total level, then with the highest bonuses under a necklace,
    then with the cards that come first in the deck."""
    seat, phase, monsters = view.seat, view.phase, upcoming(view)
    zeal = view.me.zeal
    around = Around(zeal=zeal)

    def worth(way: tuple[Cards, State]) -> tuple[float, int, int, Cards]:
        cards, state = way
        level, equipped, hidden = state.level[seat], state.equipped[seat], state.hidden[seat]
        worn = (*equipped, *dressed(config, equipped, hidden))
        return (
            -value(config, monsters, level, equipped, hidden, around),
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


@lru_cache(maxsize=8)
def equips_in_vain(config: Config, view: View) -> bool:
    """Whether whatever the seat equips after its fight can wait for its next turn: nothing helps
    now, nothing has to be discarded, and no trick of the hand works in others' turns (NAP-9,
    NAP-44)."""
    parameters = config.parameters
    if view.phase != EQUIPPING or not parameters.equip_before_combat or config.last_acts:
        return False
    if len(view.hidden) > parameters.hidden_limit:
        return False
    works = any(config.worn_trick[card][0] in ELSEWHERE for card in view.hidden)
    return not works and not best_outfit(config, view)


@lru_cache(maxsize=8)
def offered_sale(config: Config, view: View) -> Cards:
    """Return the cards of the strongest sale if it wins, or takes nothing that adds to the total
    level, now or once it is equipped (NAP-11, NAP-13); () otherwise."""
    sale = strongest_sale(config, view)
    if sale is None:
        return ()
    me, useful = view.me, dressed(config, view.me.equipped, view.hidden)
    worn = (*me.equipped, *useful) if view.early else me.equipped
    keeps = sale.power == combat_level(config, me.level, worn, me.zeal) + sale.levels
    if not view.early:
        keeps = keeps and not {*useful} & {*sale.cards}
    return sale.cards if sale.wins or keeps else ()


@lru_cache(maxsize=8)
def outfitted(config: Config, view: View) -> View | None:
    """Return the seat's view with the best outfit of its hand, which it may equip before the fight;
    None where it may not, or where nothing in its hand would help."""
    if view.phase not in (SALES, EARLY) or not view.early or view.sale or not view.legal:
        return None
    state = determinize(config, view, CheapSource(0))
    if state.phase == SALES:
        RULES.apply(state, DONE)
    for card in best_outfit(config, RULES.view(state, view.seat)):
        RULES.apply(state, config.equip[card])
    after = RULES.view(state, view.seat)
    return after if after.me.power > view.me.power else None


def best_outfit(config: Config, view: View) -> Cards:
    """Return the equipment that the best bot would choose now, in its order (NAP-9): the strongest
    outfit, a necklace where it pays, and cards that would be discarded otherwise."""
    state, chosen = determinize(config, view, CheapSource(0)), list[int]()
    while (card := card_of(advice(config, RULES.view(state, view.seat)).action)) >= 0:
        chosen.append(card)
        RULES.apply(state, config.equip[card])
    return tuple(chosen)
