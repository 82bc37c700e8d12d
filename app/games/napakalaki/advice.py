"""Advice for a player of Napakalaki: the best bot's thought, and the sale that is offered. It is
computed from the seat's view; nothing here is a rule."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from app.games.napakalaki.gear import ADVISER, best_outfit, least_missed
from engines.kernel.bots import Thought
from engines.kernel.streams import CheapSource
from engines.napakalaki.actions import ACCEPT, BACK, BUY, STEAL, card_of
from engines.napakalaki.bots import explain
from engines.napakalaki.config import Config, combat_level
from engines.napakalaki.determinize import determinize
from engines.napakalaki.judgement import dressed
from engines.napakalaki.rules import Rules
from engines.napakalaki.sales import sale_for_the_match, strongest_sale
from engines.napakalaki.state import DISCARDING, EARLY, EQUIPPING, FIGHT, SALES, SETTLE
from engines.napakalaki.view import Player, View

NO_CHOICE: Final = "only-choice"
"""The bot's reason for a decision with one choice."""
STRONGER: Final = "stronger"
"""The bot's reason to equip a treasure for its bonus."""
FEARED: Final = "feared"
"""A reason to equip a treasure that no bot has: a monster in the corridor fears its type."""
STARTS_ANEW: Final = "starts-anew"
"""A reason to accept that no bot has: bots only compare losses."""
REACHES: Final = "reaches-for-it"
"""A reason for a sale that no bot has: they buy levels only with what they can spare."""
NO_SALE: Final = ("saves-gold", "sells-nothing", "next-monster", "takes-back")
"""The bot's reasons to sell nothing."""
WORTH_IT: Final = 0.25
"""The least chance to win the match in a fight for which gear may be sold."""
RULES: Final = Rules()

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
    if view.phase in (EARLY, EQUIPPING) and thought.action != STEAL:
        return _equipping(config, view, thought)
    return thought


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


def _equipping(config: Config, view: View, thought: Thought) -> Thought:
    """Return the next step to the strongest outfit. The bots prefer some tricks to a higher total
    level, and ignore which types the monsters in the corridor fear (NAP-44)."""
    cards = best_outfit(config, view)
    if not cards or card_of(thought.action) in cards:
        return thought
    card, me = cards[0], view.me
    power = combat_level(config, me.level, (*me.equipped, *cards), me.zeal)
    reason = STRONGER if power > me.power else FEARED
    return Thought(config.equip[card], reason, {"card": card, "power": power})


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
