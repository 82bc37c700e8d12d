"""Advice for a player of Hammerspace: the best bot's thought, in the form of a player's decision. A
player chooses a card and its targets at once, and turns cards only to play them."""

from __future__ import annotations

from typing import Final

from app.games.hammerspace.text.keywords import has_spring
from engines.hammerspace.actions import (
    CARD,
    DEFEND,
    DONE,
    DOWN,
    DROP,
    OPTION,
    PARTIES,
    PICK,
    PLAY,
    TARGET,
    UP,
    card_at,
)
from engines.hammerspace.bots import explain
from engines.hammerspace.cards import DEFENCE
from engines.hammerspace.config import Config
from engines.hammerspace.determinize import determinize
from engines.hammerspace.planning import opponents
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import DEFENDING, FLIPPING, TARGETING, State
from engines.hammerspace.view import View
from engines.kernel.bots import Thought
from engines.kernel.streams import CheapSource

ADVISER: Final = "steady"
"""The bot whose thought is the advice."""
HITS, HITS_WHOM = "hits-hardest", "hits-whom"
"""The bot's reason to attack, and the same with known targets."""
ONLY, ONLY_HITS_WHOM = "only-choice", "only-hits-whom"
"""The bot's reason without a choice, and the same for an attack whose targets can be chosen."""
DEFENDS: Final = ("stops-it", "saves-cards")
"""The bot's reasons to use a card in defence."""
HIDES_NOTHING, HIDES_NO_GUARD = "hides-nothing", "hides-no-guard"
"""The bot's reason to hide nothing (HAM-2), and the same with a defence that has a Spring."""
OF_A_SPRING: Final = {"readies-card": "readies-spring", "hides-card": "hides-spring"}
"""The bot's reasons to turn a card, and the same for one that gains by it (HAM-27)."""
RULES: Final = Rules()


def advice(config: Config, view: View) -> Thought:
    """Return the adviser's decision for a seat's view: without a card to turn, the card to play;
    for an attack its targets, as bits of `parties`; for a defence all its cards, as bits of
    `cards`."""
    thought = explain(ADVISER, config, view, 0)
    if view.phase == FLIPPING and thought.action == DONE and not view.me.skips:
        after = RULES.view(_after(config, view, DONE), view.seat)
        if after.legal:
            view, thought = after, explain(ADVISER, config, after, 0)
    if thought.reason == HITS and (parties := _targets(config, view, thought.action)):
        return Thought(thought.action, HITS_WHOM, {**thought.data, "parties": parties})
    only_card = thought.reason == ONLY and PLAY <= thought.action < DEFEND
    if only_card and (parties := _targets(config, view, thought.action)):
        data = {"card": view.me.cards[thought.action - PLAY], "parties": parties}
        return Thought(thought.action, ONLY_HITS_WHOM, {**thought.data, **data})
    if thought.reason in DEFENDS:
        cards = _defence(config, view, thought.action)
        return Thought(thought.action, thought.reason, {**thought.data, "cards": cards})
    return detailed(config, view, thought)


def detailed(config: Config, view: View, thought: Thought) -> Thought:
    """Return a thought with its details, as far as the seat sees them: the `character` that is
    dropped, the `card` that is turned or picked and its owner (`party`), the `block` chosen."""
    action, data = thought.action, dict(thought.data)
    if DROP <= action < TARGET:
        data["character"] = view.offered[action - DROP]
    elif UP <= action < PLAY:
        data["card"] = view.me.cards[action - (UP if action < DOWN else DOWN)]
    elif action >= CARD:
        data["party"], slot = card_at(action)
        data["card"] = view.players[data["party"]].cards[slot]
    elif OPTION <= action < UP and view.ask is not None:
        step = config.code.blocks[view.ask.block][view.ask.step]
        data["block"] = (step.a, step.b, step.c)[action - OPTION]
    reason = thought.reason
    if reason == HIDES_NOTHING and (guard := _springing(config, view)) is not None:
        reason, data["card"] = HIDES_NO_GUARD, guard
    if reason in OF_A_SPRING and data["card"] >= 0 and has_spring(config, data["card"]):
        reason = OF_A_SPRING[reason]
    return Thought(action, reason, data)


def aimed_at(view: View, thought: Thought) -> tuple[int, int] | None:
    """Return the card and the only party of the attack of a thought; None if it is another decision
    or has several targets."""
    data = thought.data
    if TARGET <= thought.action < PICK and view.attack is not None:
        return view.attack.card, thought.action - TARGET
    if thought.reason == HITS:
        parties = opponents(view)
    elif thought.reason in (HITS_WHOM, ONLY_HITS_WHOM):
        parties = [party for party in range(PARTIES) if data["parties"] >> party & 1]
    else:
        return None
    return (data["card"], parties[0]) if len(parties) == 1 else None


def _springing(config: Config, view: View) -> int | None:
    """Return a defence of the seat with a Spring: face down it can't defend (HAM-8)."""
    guards = (card for card in view.me.cards if card >= 0 and config.kind[card] == DEFENCE)
    return next((card for card in guards if has_spring(config, card)), None)


def _after(config: Config, view: View, action: int) -> State:
    """Return a game that matches the seat's view, after a decision."""
    state = determinize(config, view, CheapSource(0))
    RULES.apply(state, action)
    return state


def _defence(config: Config, view: View, action: int) -> int:
    """Return the bits of all main cards that the adviser would use, one after the other
    (HAM-13)."""
    state, cards = _after(config, view, action), 1 << view.me.cards[action - DEFEND]
    while state.phase == DEFENDING and state.seat == view.seat:
        action = explain(ADVISER, config, RULES.view(state, view.seat), 0).action
        cards |= 1 << view.me.cards[action - DEFEND]
        RULES.apply(state, action)
    return cards


def _targets(config: Config, view: View, action: int) -> int:
    """Return the bits of all targets that the adviser would attack, 0 without a choice."""
    state, parties = _after(config, view, action), 0
    while state.phase == TARGETING:
        aim = explain(ADVISER, config, RULES.view(state, view.seat), 0).action
        if aim == DONE:
            break
        parties |= 1 << aim - TARGET
        RULES.apply(state, aim)
    return parties
