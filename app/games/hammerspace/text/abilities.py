"""What an ability is like, as far as its words depend on that."""

from __future__ import annotations

from app.games.hammerspace.text.conditions import OPEN
from app.i18n.fluent import Texts
from engines.hammerspace.cards import ATTACK, DEFENCE
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE, AbilityCode, Code


def for_attacks(code: Code, number: int) -> bool:
    """Whether each attack of its holder uses an ability once: it changes their figures."""
    ability = code.abilities[number]
    figures = fx.ATTACK_POINTS, fx.ATTACK_DIE
    return ability.kind == fx.MOD and ability.what in figures and not code.tests[ability.test]


def attack_change(code: Code, number: int) -> int:
    """What an ability adds to the points of its holder's attacks, 0 if it isn't so simple."""
    ability = code.abilities[number]
    if not for_attacks(code, number) or ability.what != fx.ATTACK_POINTS:
        return 0
    amount = code.amounts[ability.amount]
    return ability.sign * amount.a if amount.kind == fx.NUMBER else 0


def says_uses(code: Code, number: int) -> bool:
    """Whether the text of an ability may say how often it works: it changes the points of attacks,
    or what attacks cost."""
    ability = code.abilities[number]
    if code.tests[ability.test]:
        return False
    if ability.kind == fx.MOD:
        return ability.what == fx.ATTACK_POINTS
    changes = ability.kind == fx.INSTEAD and ability.what in (fx.PREVENT, fx.CHANGE)
    return changes and ability.amount != NONE and ability.a == fx.BY_ATTACK


def on_own_turn(ability: AbilityCode) -> bool:
    """Whether an ability acts at the start or the end of each of its holder's turns."""
    own_turn = ability.kind == fx.WHEN and ability.what in (fx.TURN_START, fx.TURN_END)
    return own_turn and ability.subject == fx.OF_OWNER and ability.limit == fx.EVER


def least_gain(code: Code, ability: AbilityCode) -> int:
    """The least life of a gain that an ability waits for, if it asks nothing else; else 0."""
    tests = code.tests[ability.test]
    if ability.what != fx.HEALED or ability.may or len(tests) != 1:
        return 0
    op, _, least, most, *_ = tests[0]
    return least if op == fx.LOST and most >= OPEN else 0


def keyword_of(code: Code, kind: int, ability: AbilityCode) -> tuple[str, int, int] | None:
    """Return a penalty that many cards share: its keyword, its number, and the life at which
    it applies; None for all else."""
    figures = fx.ATTACK_POINTS, fx.DEFENCE_POINTS
    if ability.kind != fx.MOD or ability.what not in figures or kind not in (ATTACK, DEFENCE):
        return None
    if ability.sign > 0 or ability.limit != fx.EVER:
        return None
    amount, conditions = code.amounts[ability.amount], code.tests[ability.test]
    each_down = amount.kind == fx.COUNT and (amount.a, amount.over) == (fx.CARDS_DOWN, 1)
    if not conditions and each_down and amount.most >= fx.MOST:
        return "hands", amount.times, 0
    if len(conditions) != 1 or amount.kind != fx.NUMBER:
        return None
    op, a, least, most, *_ = conditions[0]
    if (op, a) == (fx.LIFE, fx.OWNER) and least < most >= OPEN:
        return "start", amount.a, least
    return ("lead", amount.a, 0) if (op, a) == (fx.RANK, fx.MOST_LIFE) else None


def names_party(code: Code, test: int) -> bool:
    """Whether a test begins with the other party of an attack: "against a player"."""
    return any(each.op == fx.AGAINST for each in code.tests[test][:1])


def whoever(texts: Texts, lead: str, text: str) -> str:
    """Return what a monster does when a player does something, or what happens to that player: "a
    player who attacks loses 4 life"."""
    doer, who = texts("hammer-who-monster-doer"), texts("hammer-by-monster-others")
    when = texts("hammer-when", who=who)
    if not text.startswith(f"{doer} ") or not lead.startswith(f"{when} "):
        return texts("hammer-then", lead=lead, text=text)
    does, has = lead.removeprefix(f"{when} "), text.removeprefix(f"{doer} ")
    return texts("hammer-whoever", does=does, has=has)


def ends_of(code: Code, number: int) -> set[int]:
    """Return where in a turn an ability ends that is given for some turns, as in `ENDS`."""
    steps = (step for block in code.blocks for step in block)
    return {step.c for step in steps if step.op == fx.GIVE and step.a == number}


def for_turns(texts: Texts, code: Code, number: int, turns: int, what: str) -> str:
    """Return what an ability does that is given for some turns, with its end: "until their next
    turn" for one turn, else "for 2 turns"."""
    ends = ends_of(code, number)
    if len(ends) == 1 and turns == 1:
        span = texts(f"hammer-{fx.ENDS[ends.pop()]}-one", n=turns)
        return texts("hammerspace-until", what=what, span=span)
    return texts("hammerspace-for-turns", what=what, n=turns)
