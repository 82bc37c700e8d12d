"""The beginner: it plays as the steady bot does, with the mistakes of a first match.

None is silly by itself. It hits with the biggest number on a card, whatever the other side has
against it, goes for whoever looks weakest, lets no life go while a card can stop it, keeps what it
has, and forgets that it may hide cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.hammerspace.actions import DEFEND, DONE, KEEP, MONSTER, PLAY, TARGET
from engines.hammerspace.cards import ATTACK
from engines.hammerspace.config import Config
from engines.hammerspace.defending import ways_to_cover
from engines.hammerspace.heuristics import steady
from engines.hammerspace.state import (
    DEFENDING,
    HIDING,
    KEEPING,
    LAYING,
    PLAYING,
    TARGETING,
)
from engines.hammerspace.view import View
from engines.kernel.bots import Thought

REASONS: Final = ("biggest-number", "weakest-rival")
"""The reasons of a thought that are its own."""


def beginner(config: Config, view: View, seed: int) -> Thought:
    """Play as `steady`, but for the mistakes of a first match."""
    if len(view.legal) == 1:
        return Thought(view.legal[0], "only-choice")
    habit = HABITS.get(view.phase)
    thought = habit(config, view) if habit else None
    return thought or steady(config, view, seed)


def _forgets(_config: Config, view: View) -> Thought | None:
    return Thought(DONE, "leaves-cards") if DONE in view.legal else None


def _play(config: Config, view: View) -> Thought | None:
    """Play the attack with the highest number."""
    cards = {action: view.me.cards[action - PLAY] for action in view.legal}
    attacks = [action for action in cards if config.kind[cards[action]] == ATTACK]
    if not attacks:
        return None
    best = max(attacks, key=lambda action: (config.points[cards[action]], -action))
    return Thought(best, "biggest-number", {"card": cards[best]})


def _target(_config: Config, view: View) -> Thought | None:
    """Aim at the rival with the least life; at the monster only if it is the last choice."""
    parties = [action - TARGET for action in view.legal if action != DONE]
    rivals = [party for party in parties if party != MONSTER]
    if not rivals or (view.attack is not None and view.attack.targets):
        return None
    party = min(rivals, key=lambda seat: (view.players[seat].life, seat))
    return Thought(TARGET + party, "weakest-rival", {"party": party})


def _defend(config: Config, view: View) -> Thought | None:
    """Stop the attack with as few cards as do it, whatever they are worth."""
    attack = view.attack
    assert attack is not None
    slots = [action - DEFEND for action in view.legal]
    points = {slot: config.against[view.me.cards[slot]][attack.subtype] for slot in slots}
    need = attack.required - attack.covered
    ways = [way for way in ways_to_cover(points, need) if way]
    stops = [way for way in ways if sum(points[slot] for slot in way) >= need]
    if not stops:
        return None
    slot = min(stops, key=len)[-1]
    return Thought(DEFEND + slot, "stops-it", {"card": view.me.cards[slot]})


def _keep(_config: Config, view: View) -> Thought:
    """Keep the card: a known one is worth more than a new one."""
    ask = view.ask
    assert ask is not None
    return Thought(KEEP, "worth-keeping", {"card": ask.number})


HABITS: Final[dict[int, Callable[[Config, View], Thought | None]]] = {
    HIDING: _forgets,
    LAYING: _forgets,
    PLAYING: _play,
    TARGETING: _target,
    DEFENDING: _defend,
    KEEPING: _keep,
}
"""What it does differently, by phase; None where it does as the steady bot."""
