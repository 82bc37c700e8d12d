"""Effects in words. They are made from the tables that the rules read, so they always agree.

A block becomes a clause ("you gain 5 life and lose all lasting effects"), and an ability a line
that starts with its trigger ("on a hit: the target loses their next turn")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.games.hammerspace.text.abilities import (
    ends_of,
    keyword_of,
    least_gain,
    names_party,
    on_own_turn,
    says_uses,
    whoever,
)
from app.games.hammerspace.text.card_steps import card_step
from app.games.hammerspace.text.clause_rows import more_of_the_same, targets_in_a_row, two_clauses
from app.games.hammerspace.text.conditions import (
    amount_words,
    conditions_words,
    faces,
    tidy,
    type_words,
)
from app.games.hammerspace.text.keywords import about_cards_of_other, keyword, short_text
from app.games.hammerspace.text.roles import MONSTER, ONE, YOU, EffectRoles
from app.i18n.fluent import Texts, Value
from app.text.sentences import contracted
from engines.hammerspace.cards import ATTACK, DEFENCE, SUBTYPES
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE, AbilityCode, Code, StepCode

_OWN_MOMENTS = frozenset({fx.TURN_START, fx.TURN_END, fx.SETTLED})
"""Events that are written as a moment of the holder, without a subject."""
_OF_ATTACKS = frozenset({fx.HIT, fx.MISS, fx.BLOCK})
"""Events in whose words the other party of an attack may be named."""
_ABOUT_CARDS = frozenset({fx.TAKE, fx.SWAP, fx.REPLACE, fx.FLIP, fx.PEEK})


class EffectText:
    """The effects of a deck in words. In a game without `monsters` (HAM-22), effects that are only
    about monsters do nothing, and choices omit them."""

    def __init__(
        self, texts: Texts, code: Code, *, monsters: bool = True, pair: bool = False
    ) -> None:
        self.texts = texts
        self.code = code
        self.monsters = monsters
        self.pair = pair
        """Whether it is for a match of two."""

    def block(self, roles: EffectRoles, number: int) -> str:
        """Return the effect of a block. For `NONE`, the text says that nothing happens."""
        roles.pair |= self.pair
        if self.has_no_effect(number):
            return self.texts("hammer-no-monsters")
        clauses = list(self._clauses(roles, () if number == NONE else self.code.blocks[number]))
        if not clauses:
            return self.texts("hammer-nothing")
        count = len(clauses)
        if count > 1 and len(set(clauses)) == 1:
            return self.texts("hammer-times", n=count, text=clauses[0])
        joints = (*":;,", self.texts("hammer-and", one="", other=""))
        if count > 2 or any(joint in clause for clause in clauses for joint in joints):
            return "; ".join(clauses)
        subject = self.texts("hammer-subject-you") if roles.form == YOU else roles.holder
        if count == 1:
            return clauses[0]
        return two_clauses(roles, self.code.blocks[number], (clauses[0], clauses[1]), subject)

    def deed(self, roles: EffectRoles, block: int) -> str:
        """Return what a played card does; of a defence, after "or play" (HAM-29)."""
        text = self.block(roles, block)
        return self.texts("hammer-key-play", text=text) if roles.kind == DEFENCE else text

    def ability(self, roles: EffectRoles, number: int) -> str:
        ability = self.code.abilities[number]
        roles.pair |= self.pair
        if short := short_text(self.texts, self.code, roles, ability):
            return short
        if ability.kind == fx.WHEN:
            return self._when(roles, ability)
        words_of = self._figure_change if ability.kind == fx.MOD else self._replacement
        return words_of(roles, ability)

    def for_turns(self, roles: EffectRoles, number: int, turns: int) -> str:
        """Return an ability that was given for some turns with its duration: "Ben loses 1 life at
        the end of each of their next 2 turns"; "" if it doesn't act once in each of them."""
        ends = ends_of(self.code, number)
        ability = self.code.abilities[number]
        fits = (ends == {fx.AT_TURN_END} or turns == NONE) and on_own_turn(ability)
        return self._when(roles, ability, turns=max(0, turns), each=True) if fits else ""

    def test(self, roles: EffectRoles, number: int) -> str:
        """Return the conditions of a test, "" if it always holds."""
        return conditions_words(roles, self.code.tests[number])

    def has_no_effect(self, block: int) -> bool:
        """Whether a block is about monsters only, in a game without them."""
        if self.monsters or block == NONE:
            return False
        return all(map(self._about_monsters, self.code.blocks[block]))

    def needs_missing_monster(self, test: int) -> bool:
        """Whether a test needs a monster, in a game without them."""
        return not self.monsters and any(
            condition.op == fx.AGAINST and condition.a == fx.MONSTER_ONLY
            for condition in self.code.tests[test]
        )

    def _about_monsters(self, step: StepCode) -> bool:
        if step.op == fx.CHOOSE:
            return all(self.has_no_effect(block) for block in self.choice_blocks(step))
        return step.op == fx.TIMER or step.who == fx.THE_MONSTER

    @staticmethod
    def choice_blocks(step: StepCode) -> tuple[int, ...]:
        """Return the blocks among which a step lets a player choose, in their order."""
        return tuple(block for block in (step.a, step.b, step.c) if block != NONE)

    def _with_lead(
        self, roles: EffectRoles, ability: AbilityCode, leads: Sequence[str], text: str
    ) -> str:
        """Return a text after its leading parts: "once a turn, on a hit: ..."."""
        limit = ""
        if ability.limit != fx.EVER:
            limit = self.texts(f"hammer-limit-{fx.LIMITS[ability.limit]}")
        lead = ", ".join(part for part in (limit, *leads) if part)
        return self.texts("hammer-does", lead=lead, text=text) if lead else text

    # Triggers.

    def _when(
        self, roles: EffectRoles, ability: AbilityCode, turns: int = 0, *, each: bool = False
    ) -> str:
        """Return a triggered ability. `turns` is the number of turns that it lasts, if its trigger
        is a moment of the holder's turn, or 0 for `each` of them."""
        texts, event = self.texts, fx.EVENTS[ability.what]
        roles, least = roles.at(ability.what, ability.subject, monsters=self.monsters), 0
        whose = MONSTER if roles.voice == MONSTER else roles.form
        if turns or each:
            lead = texts(f"hammer-next-{event}-{whose}", n=turns)
            test = self.test(roles, ability.test)
            lead = ", ".join(filter(None, (lead, test)))
            return _during(self.texts, lead, self.block(roles, ability.block))
        if ability.what in _OWN_MOMENTS and ability.subject == fx.OF_OWNER:
            holder = roles.owner()[1] if whose == ONE else ""
            lead = texts(f"hammer-at-{event}-{whose}", who=holder)
        else:
            form, who = roles.subject(ability.subject)
            least = least_gain(self.code, ability) if form == ONE else 0
            lead = texts(f"hammer-on-{'gain' if least else event}-{form}", who=who, n=least)
        moves = roles.form == YOU and about_cards_of_other(self.code, ability)
        test = "" if least or moves else self.test(roles, ability.test)
        if ability.what in _OF_ATTACKS and names_party(self.code, ability.test):
            lead, test = f"{lead} {test}".strip(), ""
        may = texts(f"hammer-may-{roles.form}") if ability.may else ""
        text = self.block(roles, ability.block)
        if (
            whose == MONSTER
            and ability.subject != fx.OF_OWNER
            and not (test or may or ability.limit)
        ):
            return whoever(texts, lead, text)
        return self._with_lead(roles, ability, (lead, test, may), text)

    # Figures.

    def keyword(self, kind: int, number: int) -> str:
        """Return a penalty of a card's kind as a keyword alone, "" if it is none."""
        word, n = keyword(self.code, kind, self.code.abilities[number])
        if word:
            return self.texts(f"hammer-key-{word}", n=n)
        found = keyword_of(self.code, kind, self.code.abilities[number])
        return self.texts(f"hammer-brief-{found[0]}", n=found[1]) if found else ""

    def _figure_change(self, roles: EffectRoles, ability: AbilityCode) -> str:
        if found := keyword_of(self.code, roles.kind, ability):
            word, n, life = found
            whose = "" if word == "start" else f"-{roles.form}"
            return self.texts(f"hammer-key-{word}{whose}", n=n, life=life, who=roles.holder)
        texts, figure = self.texts, fx.FIGURES[ability.what]
        defends = ability.what in (fx.DEFENCE_POINTS, fx.DEFENCE_DIE)
        roles = roles.met(attacker=defends)
        number, multiplier = amount_words(roles, self.code.amounts[ability.amount])
        plus = ("+" if ability.sign > 0 else "-") + number
        conditions = self.code.tests[ability.test]
        if roles.kind in (ATTACK, DEFENCE):
            test = conditions_words(roles, conditions)
            text = texts(f"hammer-mod-{figure}-this", plus=plus)
        else:
            types = [condition for condition in conditions if condition.op == fx.TYPE][:1]
            others = [condition for condition in conditions if condition not in types]
            test = conditions_words(roles, others)
            attacks = texts("hammer-attacks")
            if types:
                attacks = texts("hammer-attacks-of", types=type_words(texts, types[0].a))
            form, who = roles.owner()
            values: dict[str, Value] = {"who": who, "plus": plus, "attacks": attacks}
            values |= {"later": int(roles.later), "uses": 0 if types else roles.uses}
            values |= {"n": number, "more": int(ability.sign > 0)}
            text = texts(f"hammer-mod-{figure}-{form}", **values)
            if types and defends:
                text = texts("hammer-against", what=text, attacks=attacks)
        return self._with_lead(roles, ability, (test,), tidy(f"{text} {multiplier}"))

    # Replacements.

    def _replacement(self, roles: EffectRoles, ability: AbilityCode) -> str:
        texts, word, multiplier = self.texts, fx.INSTEADS[ability.what], ""
        other_die = ability.what == fx.REROLL and ability.who == fx.OTHER
        attacker = ability.what != fx.REROLL or other_die != bool(ability.a)
        roles = roles.met(attacker, coming=True)
        test = self.test(roles, ability.test)
        form, who = roles.owner()
        values: dict[str, Value] = {"who": who, "later": int(roles.later), "uses": roles.uses}
        if ability.what == fx.IGNORE:
            word += f"-{fx.IGNORED[ability.a]}"
        elif ability.what == fx.REROLL:
            word += f"-{'other' if other_die else 'own'}-{'defence' if ability.a else 'attack'}"
            values["faces"] = faces(ability.b, ability.c)
        elif ability.what != fx.SURVIVE:
            if ability.amount == NONE:
                word += "-all"
            else:
                values["n"], multiplier = amount_words(roles, self.code.amounts[ability.amount])
            any_cause = ability.a == fx.ANY_CAUSE
            values["cause"] = "" if any_cause else texts(f"hammer-to-{fx.CAUSES[ability.a]}")
            if ability.what == fx.REDIRECT:
                values["whom"] = roles.who(ability.who)[1]
        text = texts(f"hammer-{word}-{form}", **values)
        return self._with_lead(roles, ability, (test,), tidy(f"{text} {multiplier}"))

    # Steps.

    def _clauses(self, roles: EffectRoles, steps: Sequence[StepCode]) -> Sequence[str]:
        """Return one clause per step. Attacks that differ only in their targets share a clause, and
        so do two gains or losses of which the second adds to the first."""
        clauses: list[str] = []
        last: StepCode | None = None
        aims: list[int] = []
        named: list[str] = []
        for step in steps:
            same = last is not None and step._replace(who=last.who) == last
            if step.op == fx.STRIKE:
                other = _aim(roles, step)
                if same and step.who not in aims and other not in named:
                    aims, named = [*aims, step.who], [*named, other]
                    whom = targets_in_a_row(roles, aims, named)
                    clauses[-1] = self._strike(roles, step, whom)
                else:
                    aims, named = [step.who], [other]
                    clauses.append(self._strike(roles, step, other))
            elif more := more_of_the_same(roles, self.code, last, step):
                n, each = more
                clauses[-1] = self.texts("hammer-plus", text=clauses[-1], n=n, each=each)
            else:
                clauses.append(self._step(roles, step))
            last = step
        return clauses

    def _strike(self, roles: EffectRoles, step: StepCode, whom: str) -> str:
        number, multiplier = amount_words(roles, self.code.amounts[step.amount])
        word = SUBTYPES[step.a]
        kind = self.texts("hammer-attack-of", kind=word, type=self.texts(f"hammer-type-{word}"))
        form, who = (roles.form, roles.holder)
        message = f"hammer-attack{'-each' if multiplier else ''}-{form}"
        text = self.texts(message, who=who, type=kind, points=number, each=multiplier, whom=whom)
        return contracted(self.texts, text)

    def _step(self, roles: EffectRoles, step: StepCode) -> str:
        texts, word = self.texts, fx.STEPS[step.op]
        if step.op == fx.TIMER:
            when = "later" if step.a > 0 else "sooner"
            return texts(f"hammer-timer-{when}", n=abs(step.a))
        if step.op == fx.TEST:
            return self._test(roles, step)
        if step.op == fx.CHOOSE:
            return self._choose(roles, step)
        if step.op == fx.GIVE:
            return self._give(roles, step)
        if step.op in _ABOUT_CARDS:
            return card_step(texts, roles, step)
        if step.op == fx.BOOST:
            number, multiplier = amount_words(roles, self.code.amounts[step.amount])
            return tidy(texts("hammer-mod-attack-this", plus=f"+{number}") + f" {multiplier}")
        form, who = roles.who(step.who)
        if step.op in (fx.DAMAGE, fx.HEAL):
            number, multiplier = amount_words(roles, self.code.amounts[step.amount])
            text = texts(f"hammer-{word}-{form}", who=who, n=number, later=int(roles.later))
            return tidy(f"{text} {multiplier}")
        if step.op == fx.SKIP:
            return texts(f"hammer-skip-{form}", who=who, n=step.a)
        if step.op == fx.MARK:
            return texts(f"hammer-mark-{form}", who=who, kind=fx.MARK_WORDS[step.a])
        return texts(f"hammer-{word}-{form}", who=who)

    def _test(self, roles: EffectRoles, step: StepCode) -> str:
        test = self.test(roles, step.a)
        then = self.block(roles.asides(), step.b)
        if step.c == NONE:
            return self.texts("hammer-does", lead=test, text=then)
        other = self.block(roles.asides(), step.c)
        return self.texts("hammer-does-else", lead=test, text=then, other=other)

    def _choose(self, roles: EffectRoles, step: StepCode) -> str:
        blocks = self.choice_blocks(step)
        useful = [block for block in blocks if not self.has_no_effect(block)] or blocks
        text, *others = [self.block(roles.asides(), block) for block in useful]
        if not others:
            return text
        for other in others:
            text = self.texts("hammer-or-else", one=text, other=other)
        form, who = roles.owner()
        return self.texts(f"hammer-choose-{form}", who=who, options=text)

    def _give(self, roles: EffectRoles, step: StepCode) -> str:
        inner = roles.of_holder(step.who)
        ability = self.code.abilities[step.a]
        plain = step.d == NONE and step.c == fx.AT_TURN_END and step.b != NONE
        if plain and on_own_turn(ability):
            text = self._when(inner, ability, turns=step.b)
        else:
            said = step.d != NONE and says_uses(self.code, step.a)
            inner = replace(inner, uses=step.d if said else 0)
            text = self.ability(inner, step.a)
            text = _during(self.texts, self._duration(inner, step), text)
        if inner.form == YOU or "owner" in inner.mentioned:
            return text
        return self.texts("hammer-about", who=inner.holder, text=text)

    def _duration(self, inner: EffectRoles, step: StepCode) -> str:
        """Return the duration of a lasting effect: "the next 2 times", "for your next 3 turns"."""
        uses = "" if step.d == NONE or inner.uses else self.texts("hammer-uses", n=step.d)
        if step.b == NONE:
            return next_losses(self, inner, step.a, step.b, step.d) or uses
        turns = self.texts(f"hammer-{fx.ENDS[step.c]}-{inner.form}", n=step.b)
        return self.texts("hammer-span", uses=uses, turns=turns) if uses else turns


def _during(texts: Texts, lead: str, text: str) -> str:
    """Return a text with its duration behind it, in brackets if it has parts of its own."""
    if not lead:
        return text
    plain = not any(sign in text for sign in ":;(") and "," not in lead
    return texts(f"hammer-during{'' if plain else '-aside'}", lead=lead, text=text)


def _aim(roles: EffectRoles, step: StepCode) -> str:
    form, who = roles.who(step.who)
    return roles.texts(f"hammer-aim-{form}", who=who)


def next_losses(effects: EffectText, roles: EffectRoles, number: int, turns: int, uses: int) -> str:
    """Return for how many losses of life an ability lasts that changes any of them: "the next 2
    times they lose any"; "" for others, and for one that also ends with a turn."""
    ability = effects.code.abilities[number]
    changes = ability.kind == fx.INSTEAD and ability.what in (fx.PREVENT, fx.CHANGE)
    if uses == NONE or turns != NONE or not changes or ability.a != fx.ANY_CAUSE:
        return ""
    whose = MONSTER if roles.voice == MONSTER else roles.form
    return effects.texts(f"hammer-uses-loss-{whose}", n=uses)
