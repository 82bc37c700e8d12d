"""What the search needs of Hammerspace: plans, the policy of roll-outs, and chances to win."""

from __future__ import annotations

from collections.abc import Sequence

from engines.hammerspace.actions import MONSTER, PLAY, TARGET
from engines.hammerspace.cards import ATTACK
from engines.hammerspace.config import Config
from engines.hammerspace.evaluate import evaluate
from engines.hammerspace.heuristics import steady
from engines.hammerspace.state import PLAYING, State
from engines.hammerspace.view import View, view
from engines.kernel.search import Plan


class HammerspacePort:
    """The port of Hammerspace (`engines.kernel.search.SearchPort`). The policy is the steady
    bot's."""

    horizon = 2

    def plans(self, config: Config, view: View, seed: int) -> Sequence[Plan]:
        """Return the steady bot's action, then all open ones; an attack on one target is a plan for
        each target."""
        own = steady(config, view, seed).action
        others: list[Plan] = []
        for action in view.legal:
            targets = _targets(config, view, action)
            others += [(action, TARGET + party) for party in targets] if targets else [(action,)]
        return [(own,), *others]

    def policy(self, state: State) -> int:
        """Return the steady bot's action in a determinized state."""
        legal = state.legal
        if len(legal) == 1:
            return legal[0]
        return steady(state.config, view(state, state.seat), state.turn).action

    def win_chances(self, state: State) -> Sequence[float]:
        return evaluate(state)

    def chapter(self, state: State, seat: int) -> int:
        return 0


def _targets(config: Config, view: View, action: int) -> list[int]:
    """Return the parties that an attack on one target can choose from, if it is one."""
    if view.phase != PLAYING:
        return []
    card = view.me.cards[action - PLAY]
    if config.kind[card] != ATTACK or config.reach[card] != 1:
        return []
    living = [
        player.seat for player in view.players if player.seat != view.seat and player.life > 0
    ]
    return living + ([MONSTER] if view.monster >= 0 else [])
