"""Hammerspace's bots with a temper: the steady bot, with a taste where choices are about equal.

The vengeful one attacks, and aims at players rather than the monster. The greedy one goes for the
monster's reward and keeps its cards. The coward prefers abilities to attacks, and the weakest
target. The show-off plays the biggest number, at as many as possible.
"""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import DISCARD, DONE, KEEP, MONSTER, PLAY, TARGET
from engines.hammerspace.cards import ATTACK, REACH_ALL
from engines.hammerspace.config import Config
from engines.hammerspace.estimates import Sight
from engines.hammerspace.heuristics import steady
from engines.hammerspace.judgement import Judge
from engines.hammerspace.merits import Merits, load, values
from engines.hammerspace.state import KEEPING, PLAYING, TARGETING
from engines.hammerspace.view import View
from engines.kernel.bots import Thinker, Thought
from engines.kernel.tempers import COWARD, GREEDY, TEMPERS, VENGEFUL

WITHIN: Final = 0.8
"""Life points by which a choice may be worse than the best one, if it suits the taste."""


def tempered(temper: str) -> Thinker:
    """Return the steady bot with a temper."""

    def think(config: Config, view: View, seed: int) -> Thought:
        usual = steady(config, view, seed)
        if len(view.legal) == 1 or view.phase not in (PLAYING, TARGETING, KEEPING):
            return usual
        judge = Judge(config, Sight(config, view), seed)
        if view.phase == PLAYING:
            return _play(temper, judge, view, usual)
        if view.phase == TARGETING:
            return _target(temper, judge, view, usual)
        return _keep(temper, judge, view, usual)

    return think


def _play(temper: str, judge: Judge, view: View, usual: Thought) -> Thought:
    """Play the card that suits the taste best, of those that are nearly the best."""
    config, me, merits = judge.worth.config, view.me, Merits(judge)
    found = {action: merits.of(action - PLAY).merit for action in view.legal if action >= PLAY}
    least = max(found.values(), default=0.0) - WITHIN

    def taste(action: int) -> tuple[float, bool]:
        card = me.cards[action - PLAY]
        attack = config.kind[card] == ATTACK
        if temper == VENGEFUL:
            liking = float(attack)
        elif temper == COWARD:
            liking = float(not attack)
        elif temper == GREEDY:
            liking = -judge.worth.cards[card]
        else:
            liking = attack * (config.points[card] + 5.0 * (config.reach[card] == REACH_ALL))
        return liking, action == usual.action

    fit = [action for action, merit in found.items() if merit >= least]
    if usual.action not in found or not fit:
        return usual
    best = max(fit, key=taste)
    if best == usual.action:
        return usual
    card = me.cards[best - PLAY]
    reason = "hits-hardest" if config.kind[card] == ATTACK else "serves-best"
    return Thought(best, reason, {"card": card, "worth": round(10 * merits.of(best - PLAY).value)})


def _target(temper: str, judge: Judge, view: View, usual: Thought) -> Thought:
    """Aim at whom the taste prefers, of those that are nearly the best."""
    attack = view.attack
    assert attack is not None
    if attack.targets or usual.action == DONE:
        return usual  # a second target has to be a later one
    sprung = judge.sight.sprung(judge.me, attack.slot)
    more, _ = load(judge, attack.card, attack.slot)
    worth = {
        TARGET + party: value
        for value, party, _ in values(judge, attack.card, sprung, more)
        if TARGET + party in view.legal
    }
    life = judge.sight.life

    def taste(action: int) -> tuple[float, bool]:
        party = action - TARGET
        if temper == GREEDY:
            liking = float(party == MONSTER)
        elif party == MONSTER:
            liking = -1000.0
        else:
            liking = float(-life[party] if temper == COWARD else life[party])
        return liking, action == usual.action

    if usual.action not in worth or attack.open > 1:
        return usual
    least = max(0.0, worth[usual.action] - WITHIN)
    fit = [action for action, value in worth.items() if value >= least]
    best = max([*fit, usual.action], key=taste)
    if best == usual.action:
        return usual
    data = {"party": best - TARGET, "worth": round(10 * worth[best])}
    return Thought(best, "best-target", data)


def _keep(temper: str, judge: Judge, view: View, usual: Thought) -> Thought:
    """Keep a card that is nearly worth it, if the taste is to keep."""
    ask = view.ask
    assert ask is not None
    near = judge.worth.cards[ask.number] > judge.worth.draw - WITHIN
    if temper == GREEDY and usual.action == DISCARD and near:
        return Thought(KEEP, "worth-keeping", {"card": ask.number})
    return usual


THINKERS: Final[dict[str, Thinker]] = {temper: tempered(temper) for temper in TEMPERS}
