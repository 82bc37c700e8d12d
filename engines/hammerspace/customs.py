"""The steady bot's rules of thumb for the decisions of options (HAM-26, HAM-28, HAM-32).

They are plain: it never lays a card down and never feeds a monster. It improvises when that saves
more life than the card is worth.
"""

from __future__ import annotations

from engines.hammerspace.actions import DEFEND, DONE
from engines.hammerspace.attacks import makeshift_points
from engines.hammerspace.determinize import determinize
from engines.hammerspace.estimates import AVERAGE_DIE, mean_loss
from engines.hammerspace.judgement import Judge
from engines.hammerspace.view import View
from engines.kernel.bots import Thought
from engines.kernel.streams import CheapSource


def lay(_judge: Judge, _view: View) -> Thought:
    """Leave the new card face up (HAM-26)."""
    return Thought(DONE, "hides-nothing")


def improvise(judge: Judge, view: View) -> Thought:
    """Add the least valued defence as a makeshift, or none (HAM-28)."""
    attack, me = view.attack, view.me
    assert attack is not None
    prices, life = judge.worth.cards, judge.sight.life[judge.me]
    state = determinize(judge.worth.config, view, CheapSource(judge.seed))
    points = makeshift_points(state, judge.me)
    lead = attack.required - attack.covered - AVERAGE_DIE
    saved = mean_loss(lead, life) - mean_loss(lead - points, life)
    choices = [action for action in view.legal if action != DONE]
    least = min(choices, key=lambda action: prices[me.cards[action - DEFEND]])
    card = me.cards[least - DEFEND]
    if saved <= prices[card] - judge.worth.draw:
        return Thought(DONE, "saves-cards", {"card": card})
    return Thought(least, "stops-it", {"card": card})


def feed(judge: Judge, view: View) -> Thought:
    """Keep the cards from the monster (HAM-32)."""
    own = [card for card in view.me.cards if card >= 0]
    cheapest = min(own, key=lambda card: judge.worth.cards[card])
    return Thought(DONE, "saves-cards", {"card": cheapest})
