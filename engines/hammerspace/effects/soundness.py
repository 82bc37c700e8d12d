"""Checks of effects in their context: the data known at that moment, and the parties that can act.

The schema of `vocabulary` lists the words. Here each moment lists the data available at it. A die
that has not been rolled, the other party of a turn's start or a choice of a monster are rejected
with their place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from engines.hammerspace.effects.asking import Amount, Condition
from engines.hammerspace.effects.vocabulary import (
    Ability,
    Instead,
    Mod,
    Step,
    When,
)
from engines.kernel.problems import Flaw

Path = tuple[str | int, ...]

OTHER, AIM, DIE, DEFENCE_DIE, LOST, OUTCOME, PLAYED, OPEN = (1 << bit for bit in range(8))
"""The data that may be known: the other party; the attack and its targets; its die; the defender's
die; the life lost or healed; the result of the attack; a card of the owner in use; an attack of the
owner whose die is not yet rolled."""

_STRUCK = OTHER | AIM | DIE | DEFENCE_DIE | OUTCOME
EVENT_KNOWS = {
    "turn-start": 0,
    "turn-end": 0,
    "attack": AIM | OPEN,
    "ability": 0,
    "hit": _STRUCK | LOST,
    "miss": _STRUCK,
    "hurt": _STRUCK | LOST,
    "block": _STRUCK,
    "settled": AIM | DIE | OUTCOME | LOST,
    "flip": 0,
    "heal": LOST,
    "fall": 0,
    "redraw": 0,
}
"""The data known at an event of the owner's own."""

FIGURE_KNOWS = {
    "attack": AIM | DIE,
    "attack-die": AIM | DIE,
    "targets": AIM,
    "defence": OTHER | AIM | DIE | DEFENCE_DIE,
    "defence-die": OTHER | AIM | DIE | DEFENCE_DIE,
    "healing": 0,
    "makeshift": OTHER | AIM | DIE,
    "hidden": 0,
    "marks": 0,
}
CERTAIN = {"hit": "hit", "hurt": "hit", "miss": "miss", "block": "miss"}
"""The result of the attack that an event implies."""

CARD_ABILITIES: dict[str, dict[str, tuple[str, ...]]] = {
    "attack": {
        "when": ("attack", "hit", "miss", "settled"),
        "mod": ("attack", "attack-die", "targets"),
        "instead": ("reroll",),
    },
    "defence": {
        "when": ("hurt", "block"),
        "mod": ("defence", "defence-die"),
        "instead": ("prevent", "increase", "redirect", "survive", "reroll"),
    },
    "ability": {"when": (), "mod": (), "instead": ()},
}
"""The abilities that a card may have while it is in use."""

KEEP_KNOWS = {
    "attack": AIM | DIE | OUTCOME | LOST | PLAYED,
    "defence": _STRUCK | LOST | PLAYED,
    "ability": PLAYED,
}
"""The data known just before a card would be discarded (HAM-17)."""

_COUNT_NEEDS = {"lost": LOST, "attack-die": DIE}
_CONDITION_NEEDS = {
    "result": OUTCOME,
    "type": AIM,
    "lost": LOST,
    "against": OTHER,
    "sprung": PLAYED,
}
_OWN_CARDS = ("up", "down", "attacks", "defences", "other-attacks")
"""The counts of the owner's own cards."""
_OF_SEATS = ("turn-start", "turn-end", "ability", "flip", "redraw")
"""The events that only a party with turns and cards can cause."""
_TO_SEATS = ("replace", "flip", "skip")
"""The steps that affect a party's cards or turns."""
_FIGURES_OF_SEATS = ("targets", "makeshift", "hidden")
"""The figures of a party with cards, or with a choice of targets."""
_FOR_SEATS = ("take", "swap", "peek", "again", "choose")
"""The steps of a party with slots, turns and choices."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The data available to an effect: `knows` as bits, the kind of owner, `certain` a result or
    "", whether it is a monster's `reward`."""

    knows: int
    monster: bool = False
    given: bool = False
    certain: str = ""
    reward: bool = False


@dataclass(slots=True)
class Checker:
    """A collector of flaws, with the path from the validated model."""

    flaws: list[Flaw] = field(default_factory=list)

    def _flaw(self, code: str, found: str, expected: str, path: Path) -> None:
        self.flaws.append(Flaw(code, found, expected, {"found": found}, path))

    def abilities(self, abilities: Sequence[Ability], path: Path, moment: Moment) -> None:
        """Check the abilities of a list; of `moment.knows` only the bit `PLAYED` is used."""
        for at, ability in enumerate(abilities):
            self.ability(ability, (*path, at), moment)

    def ability(self, ability: Ability, path: Path, moment: Moment) -> None:
        path = (*path, ability.tag)
        played = moment.knows & PLAYED
        match ability.member:
            case When() as when:
                knows = EVENT_KNOWS[when.event] | played
                if when.by != "owner" and when.event != "fall":
                    knows |= OTHER
                if when.by != "owner":
                    knows &= ~OPEN
                if when.event == "fall" and when.by == "owner":
                    self._flaw("not_known_here", "owner", "others or anyone", (*path, "by"))
                here = replace(moment, knows=knows, certain=CERTAIN.get(when.event, ""))
                self._beyond(moment, when.may, "may", (*path, "may"))
                own = when.by == "owner" and when.event in _OF_SEATS
                self._beyond(moment, own, when.event, (*path, "event"))
                self.conditions(when.conditions, (*path, "if"), here)
                self.steps(when.do, (*path, "do"), here)
            case Mod() as mod:
                here = replace(moment, knows=FIGURE_KNOWS[mod.figure] | played)
                for_seats = mod.figure in _FIGURES_OF_SEATS
                self._beyond(moment, for_seats, mod.figure, (*path, "figure"))
                self.conditions(mod.conditions, (*path, "if"), here)
                self.amount(mod.add, (*path, "add"), here)
                self.amount(mod.less, (*path, "less"), here)
            case Instead() as instead:
                self._instead(instead, path, moment)

    def _instead(self, instead: Instead, path: Path, moment: Moment) -> None:
        inside = (*path, instead.tag)
        member = instead.member
        knows = 0
        self._beyond(moment, instead.tag == "ignore", "ignore", inside)
        if instead.tag in ("prevent", "increase", "redirect"):
            knows = LOST
            if member.cause == "attack":
                knows |= OTHER | AIM | DIE | DEFENCE_DIE
            self.amount(member.amount, (*inside, "amount"), replace(moment, knows=knows))
        elif instead.tag == "reroll":
            knows = AIM | (OTHER | DIE if member.die == "defence" else 0)
            if member.die == "attack" and member.whose == "other":
                knows |= OTHER
        here = replace(moment, knows=knows | moment.knows & PLAYED)
        if instead.tag == "redirect":
            self._who(member.to, (*inside, "to"), here)
        self.conditions(instead.conditions, (*path, "if"), here)

    def _beyond(self, moment: Moment, asked: bool, found: str, path: Path) -> None:
        """Record a flaw for demands on a monster, which has no choices, cards or turns (HAM-23)."""
        if moment.monster and asked:
            self._flaw("monster_cannot", found, "what monsters have", path)

    def conditions(self, conditions: Sequence[Condition], path: Path, moment: Moment) -> None:
        for at, condition in enumerate(conditions):
            where = (*path, at, condition.tag)
            own = condition.cards is not None and condition.cards.of == "owner"
            self._beyond(moment, own, "cards", where)
            if _needs(condition) & ~moment.knows:
                self._flaw("not_known_here", condition.tag, "what is known then", where)
            elif condition.result and moment.certain:
                certain = condition.result == moment.certain
                if certain or condition.result == "hit" or moment.certain == "miss":
                    code = "always_true" if certain else "never_true"
                    self._flaw(code, condition.result, "what is not already said", where)

    def steps(self, steps: Sequence[Step], path: Path, moment: Moment) -> None:
        for at, step in enumerate(steps):
            self._step(step, (*path, at, step.tag), moment)

    def _step(self, step: Step, path: Path, moment: Moment) -> None:
        if moment.monster and step.tag in _FOR_SEATS:
            self._flaw("monster_cannot", step.tag, "a step that monsters have", path)
            return
        if step.take and not moment.knows & PLAYED:
            self._flaw("not_known_here", "take", "a step without a card in use", path)
        if step.boost and not moment.knows & OPEN:
            self._flaw("not_known_here", "boost", "a step when its owner attacks", path)
        if step.test:
            self.conditions(step.test.conditions, (*path, "if"), moment)
            self.steps(step.test.then, (*path, "then"), moment)
            self.steps(step.test.otherwise, (*path, "else"), moment)
        elif step.choose:
            for at, option in enumerate(step.choose):
                self.steps(option.do, (*path, at, "do"), moment)
        elif step.give:
            if moment.given:
                self._flaw("nested_give", "give", "no lasting effect inside another", path)
            if step.give.turns is None and step.give.uses is None and not moment.reward:
                self.flaws.append(
                    Flaw("endless", "neither turns nor uses", "turns, uses, or both", {}, path)
                )
            self._who(step.give.to, (*path, "to"), moment)
            to_monster = _to_monster(step.give.to, moment)
            self.ability(step.give.ability, (*path, "ability"), Moment(0, to_monster, given=True))
        else:
            for name, value in _fields(step):
                if isinstance(value, Amount):
                    self.amount(value, (*path, name), moment)
                elif name in ("to", "of"):
                    self._who(str(value), (*path, name), moment)
                    if step.tag in _TO_SEATS and _to_monster(str(value), moment):
                        self._flaw("monster_cannot", step.tag, "a player", (*path, name))
                elif value == "chosen" and moment.monster:
                    self._flaw("monster_cannot", "chosen", "random or all", (*path, name))

    def _who(self, selector: str, path: Path, moment: Moment) -> None:
        if selector == "other" and not moment.knows & OTHER:
            self._flaw("not_known_here", selector, "somebody who is known then", path)
        elif selector == "chosen" and moment.monster:
            self._flaw("monster_cannot", selector, "whom the card names", path)
        elif selector == "keeper" and not moment.monster:
            self._flaw("not_known_here", selector, "a word for players", path)

    def amount(self, amount: Amount | None, path: Path, moment: Moment) -> None:
        """Check an amount, if it counts something."""
        if amount and amount.count and amount.count.of in _OWN_CARDS:
            self._beyond(moment, True, amount.count.of, (*path, "count", "of"))
        if amount and amount.count and _COUNT_NEEDS.get(amount.count.of, 0) & ~moment.knows:
            where = (*path, "count", "of")
            self._flaw("not_known_here", amount.count.of, "what is known then", where)


def _to_monster(selector: str, moment: Moment) -> bool:
    """Whether a selector means the monster alone."""
    return selector == "monster" or (moment.monster and selector == "owner")


def _needs(condition: Condition) -> int:
    """Return the data that a condition needs."""
    if condition.die:
        return DIE if condition.die.of == "attack" else DEFENCE_DIE
    party = condition.life or condition.cards
    if party:
        return OTHER if party.of == "other" else 0
    return _CONDITION_NEEDS.get(condition.tag, 0)


def _fields(step: Step) -> Iterator[tuple[str, object]]:
    member = step.member
    for name in type(member).model_fields:
        yield name, getattr(member, name)


def out_of_place(kind: str, abilities: Sequence[Ability]) -> list[Flaw]:
    """Return flaws for abilities that a card of a kind cannot have; paths start at its
    `abilities`."""
    flaws = []
    for at, ability in enumerate(abilities):
        member, word = ability.member, "instead"
        if isinstance(member, When):
            word = "event"
        elif isinstance(member, Mod):
            word = "figure"
        found = member.tag if isinstance(member, Instead) else str(getattr(member, word))
        known = CARD_ABILITIES[kind][ability.tag]
        by_others = isinstance(member, When) and member.by != "owner"
        if found not in known or by_others:
            shown = "by others" if found in known else found
            data: dict[str, object] = {"found": shown, "kind": kind, "known": list(known)}
            expected = f"one of {', '.join(known) or 'none'}"
            flaws.append(Flaw("ability_place", shown, expected, data, (at, ability.tag)))
    return flaws


CODES: dict[str, frozenset[str]] = {
    "not_known_here": frozenset({"found"}),
    "always_true": frozenset({"found"}),
    "never_true": frozenset({"found"}),
    "monster_cannot": frozenset({"found"}),
    "nested_give": frozenset({"found"}),
    "ability_place": frozenset({"found", "kind", "known"}),
    "endless": frozenset(),
}
"""The codes of problems found here, with the names of their data."""
