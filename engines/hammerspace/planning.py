"""What the search needs of Hammerspace: plans, the policy of roll-outs, and chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from engines.hammerspace.actions import DEFEND, DONE, DOWN, MONSTER, PLAY, TARGET, UP
from engines.hammerspace.cards import ATTACK
from engines.hammerspace.config import Config
from engines.hammerspace.determinize import determinize
from engines.hammerspace.evaluate import evaluate
from engines.hammerspace.heuristics import steady
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import FLIPPING, PLAYING, State
from engines.hammerspace.view import View, view
from engines.kernel.search import Plan
from engines.kernel.streams import CheapSource

RULES: Final = Rules()


class HammerspacePort:
    """The port of Hammerspace (`engines.kernel.search.SearchPort`). The policy is the steady
    bot's."""

    horizon = 2

    def plans(self, config: Config, view: View, seed: int) -> Sequence[Plan]:
        """Return the steady bot's action, then all open ones; an attack on one target is a plan for
        each target, and so is turning up what can be played, to play it (HAM-27)."""
        own = steady(config, view, seed).action
        others: list[Plan] = []
        for action in view.legal:
            others += _attacks(config, view, action) if view.phase == PLAYING else [(action,)]
            if view.phase == FLIPPING and UP <= action < DOWN:
                play = PLAY + action - UP
                if config.springs and config.plays[view.me.cards[action - UP]]:
                    strikes = _attacks(config, view, play)
                    plans = [_open(config, view, (action, DONE, *each)) for each in strikes]
                    others += [plan for plan in plans if plan]
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

    def stage(self, state: State) -> int:
        return 0


class HammerspaceHints(HammerspacePort):
    """The port of hints. While cards may be turned, the plans are what comes of it: a card to play,
    one to turn up and play, or one to hide (HAM-6, HAM-7)."""

    @override
    def plans(self, config: Config, view: View, seed: int) -> Sequence[Plan]:
        if view.phase != FLIPPING or view.me.skips:
            return _once(super().plans(config, view, seed), view)
        found: list[Plan] = []
        for slot, card in enumerate(view.me.cards):
            strikes = _attacks(config, view, PLAY + slot) if config.plays[card] else []
            if UP + slot in view.legal:
                found += [(UP + slot, DONE, *strike) for strike in strikes]
            else:
                found += [(DONE, *strike) for strike in strikes]
            if DOWN + slot in view.legal:
                found += [(DOWN + slot, DONE)]
        whole = [_open(config, view, plan) for plan in found]
        return [plan for plan in whole if plan] or super().plans(config, view, seed)


def _once(plans: Sequence[Plan], view: View) -> Sequence[Plan]:
    """Return plans without the heuristic's card alone where others play it on a target: the
    heuristic would choose one of these targets."""
    own, *others = plans
    aimed = view.phase == PLAYING and any(each != own and each[0] == own[0] for each in others)
    return others if aimed else plans


def _open(config: Config, view: View, plan: Plan) -> Plan:
    """Return a plan without the actions that the rules leave out: the end of turning where nothing
    else can be turned, the choice of the only target. () if its card can't be played."""
    state, rest = determinize(config, view, CheapSource(0)), list[int]()
    for action in plan:
        if state.seat == view.seat and action in state.legal:
            RULES.apply(state, action)
            rest.append(action)
        elif PLAY <= action < DEFEND:
            return ()
    return tuple(rest)


def _attacks(config: Config, view: View, play: int) -> list[Plan]:
    """Return a plan for each party that an attack on one target can choose from; for other cards
    one plan, to play it."""
    card = view.me.cards[play - PLAY]
    if config.kind[card] != ATTACK or config.reach[card] != 1:
        return [(play,)]
    return [(play, TARGET + party) for party in opponents(view)]


def opponents(view: View) -> list[int]:
    """Return the parties in play beside the view's seat, the monster last."""
    found = [player.seat for player in view.players if player.seat != view.seat and player.life > 0]
    return [*found, MONSTER] if view.monster >= 0 else found
