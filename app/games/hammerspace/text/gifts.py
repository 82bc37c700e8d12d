"""New lasting effects as clauses of the log."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.text.abilities import for_turns, on_own_turn, says_uses
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.effects import next_losses
from app.games.hammerspace.text.roles import EffectRoles, on_party
from app.i18n.literal import width
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE, Code
from engines.hammerspace.effects.events import FROM_LASTING, Given
from engines.hammerspace.state import NOBODY

MOST_CELLS = 100
"""The most cells of a line for the text of a lasting effect."""


def given(
    words: HammerspaceCardText,
    event: Given,
    names: Sequence[str],
    listed: str,
    *,
    timed: bool = True,
) -> tuple[int, str]:
    """A new lasting effect, with its duration if it is `timed`. `names` are the players that have
    it, the first one the event's holder, and `listed` the same in a row.

    Return the holder with a text that lacks its name, or `NOBODY` with a complete one."""
    texts, several, left = words.texts, len(names) > 1, ""
    alone = not several and event.holder == MONSTER
    once = event.uses != NONE and says_uses(words.config.code, event.ability)
    uses = event.uses if once else 0
    roles = on_party(texts, listed, monster=alone, several=several, uses=uses)
    what = _on_turns(words, event, roles)
    trophy = event.turns == NONE == event.uses and event.holder != MONSTER
    if trophy and not several and words.config.code.abilities[event.ability].may:
        return event.holder, texts("hammerspace-trophy")
    if not what:
        what = _plain(words, event.ability, roles)
        left = words.spans(event.turns, event.uses, event.ability, said=once) if timed else ""
        left = texts("hammerspace-for-good") if trophy else left
        losses = next_losses(words.effects, roles, event.ability, event.turns, event.uses)
        if what and left and losses:
            what, left = f"{what} {losses}", ""
    if not what or width(what) > MOST_CELLS or ": " in what:
        source = words.names.said(FROM_LASTING, event.ability) or texts("hammerspace-effect")
        plural = words.names.plural(FROM_LASTING, event.ability)
        what = texts("hammerspace-lasts", what=source, name=listed, n=2 if plural else 1)
    if left and not trophy and event.uses == NONE:
        what = for_turns(texts, words.config.code, event.ability, event.turns, what)
    elif left:
        what = texts("hammerspace-aside", what=what, aside=left)
    if not several and what.startswith(f"{listed} "):
        return event.holder, what[len(listed) + 1 :]
    return NOBODY, what


def for_many(code: Code, number: int) -> bool:
    """Whether the words of an ability have a form for several players: for a changed figure, a
    changed loss, or life at a moment of each one's turns, with a plain number."""
    ability = code.abilities[number]
    tests = code.tests[ability.test]
    if ability.kind == fx.MOD:
        return all(each.op == fx.TYPE for each in tests) and _plain_number(code, ability.amount)
    if tests or ability.limit != fx.EVER:
        return False
    if ability.kind == fx.INSTEAD:
        if ability.what in (fx.PREVENT, fx.CHANGE):
            return ability.amount == NONE or _plain_number(code, ability.amount)
        return ability.what == fx.IGNORE
    steps = () if ability.block == NONE else code.blocks[ability.block]
    return on_own_turn(ability) and all(
        step.op in (fx.DAMAGE, fx.HEAL)
        and step.who == fx.OWNER
        and _plain_number(code, step.amount)
        for step in steps
    )


def _plain_number(code: Code, amount: int) -> bool:
    return code.amounts[amount].kind != fx.COUNT


def _on_turns(words: HammerspaceCardText, event: Given, roles: EffectRoles) -> str:
    """What the effect does to its holders with its turns, if it acts once in each of them; else
    ""."""
    if event.uses != NONE or words.config.code.abilities[event.ability].may:
        return ""
    if roles.several and not for_many(words.config.code, event.ability):
        return ""
    return words.effects.for_turns(roles, event.ability, event.turns)


def _plain(words: HammerspaceCardText, ability: int, roles: EffectRoles) -> str:
    """The text of a lasting effect on its holders, without a colon where that is possible; "" if
    it has no form for several."""
    if roles.several and not for_many(words.config.code, ability):
        return ""
    text = words.effects.ability(roles, ability)
    return text.replace(": ", ", ") if text.count(": ") == 1 else text
