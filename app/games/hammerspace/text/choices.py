"""The question of an effect or a card, in words that all front ends share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.roles import beside, on_card
from engines.hammerspace.actions import MONSTER, YES
from engines.hammerspace.determinize import determinize
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import FROM_CARD, FROM_CHARACTER, FROM_MONSTER
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import ASK_CARD, ASK_MAY, ASK_OPTION, ASK_OWN_CARD, ASK_PLAYER
from engines.hammerspace.view import ASK_KEEP, Ask, View
from engines.kernel.streams import CheapSource

RULES: Final = Rules()

ASKED: Final = {
    ASK_MAY: "may",
    ASK_OPTION: "option",
    ASK_PLAYER: "player",
    ASK_CARD: "card",
    ASK_OWN_CARD: "own-card",
    ASK_KEEP: "keep",
}
"""The last part of the message id of a question, by `Ask.what`."""


def source_name(cards: HammerspaceCardText, ask: Ask) -> str:
    """Return the name of the card, character or monster that asks. For a lasting effect, return the
    name of what caused it."""
    return cards.names.source(ask.source, ask.number) or cards.texts("ham-an-effect")


def said_source(cards: HammerspaceCardText, ask: Ask) -> str:
    """Return the same as in a sentence: "the Daredevil"."""
    return cards.names.said(ask.source, ask.number) or source_name(cards, ask)


def source_text(cards: HammerspaceCardText, ask: Ask) -> str:
    """Return the effects of the card, monster or lasting effect that asks, or the one of a
    character, in sentences; "" if they are not known."""
    number = ask.number
    if ask.source == FROM_CARD and number >= 0:
        return " ".join(cards.effect_lines(number))
    if ask.source == FROM_CHARACTER and ask.ability < 0:
        return cards.character_text(number)
    if ask.source == FROM_MONSTER:
        return cards.reward(number)
    return cards.lasting(ask.ability) if ask.ability >= 0 else ""


def is_only_a_choice(cards: HammerspaceCardText, ask: Ask) -> bool:
    """Whether the effect that asks is nothing but this choice: its answers then describe it."""
    blocks = cards.config.code.blocks
    return ask.what == ASK_OPTION and ask.block >= 0 and len(blocks[ask.block]) == 1


def offered_effect(cards: HammerspaceCardText, ask: Ask) -> str:
    """Return the optional effect that a player decides on (HAM-18), as a clause."""
    block = cards.config.code.abilities[ask.ability].block if ask.ability >= 0 else NONE
    return cards.effects.block(on_card(cards.texts), block)


def last_life(cards: HammerspaceCardText, view: View) -> str:
    """Return a clause that warns: the offered effect takes the last life of the view's seat. "" if
    it doesn't, and if dice or a rival decide that (HAM-18, HAM-20)."""
    ask, code = view.ask, cards.config.code
    if ask is None or ask.what != ASK_MAY or ask.ability < 0 or YES not in view.legal:
        return ""
    block = code.abilities[ask.ability].block
    steps = code.blocks[block] if block != NONE else ()
    costs = [step for step in steps if step.op == fx.DAMAGE and step.who == fx.OWNER]
    if not any(code.amounts[step.amount].kind == fx.NUMBER for step in costs):
        return ""
    state = determinize(cards.config, view, CheapSource(0))
    RULES.apply(state, YES)
    return cards.texts("hammerspace-last-life") if state.life[view.seat] <= 0 else ""


def option_effect(
    cards: HammerspaceCardText, view: View, action: int, name: Callable[[int], str]
) -> str:
    """Return the effect of one of several answers, as a clause that calls neighbours by `name`."""
    assert view.ask is not None  # an effect with a choice asks
    names = beside(cards.config, view, name)
    return cards.option(cards.options(view.ask, (action,))[action], view, names)


def seen_down(cards: HammerspaceCardText, view: View, party: int) -> int:
    """Return how many face-down cards a player has, if the question is whose to look at; else -1,
    and for the monster."""
    ask = view.ask
    if ask is None or ask.block < 0 or party == MONSTER:
        return -1
    step = cards.config.code.blocks[ask.block][ask.step]
    return view.players[party].down.bit_count() if step.op == fx.PEEK else -1


def life_of(view: View, party: int) -> int:
    return view.monster_life if party == MONSTER else view.players[party].life
