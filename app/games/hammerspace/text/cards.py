"""Cards, characters and monsters of Hammerspace in words: names and effects.

Names come from the texts that the match keeps of its deck; effects come from the configuration's
tables, the same that the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.games.hammerspace.text import keywords
from app.games.hammerspace.text.abilities import for_attacks, says_uses
from app.games.hammerspace.text.conditions import conditions_words
from app.games.hammerspace.text.effects import EffectText, next_losses
from app.games.hammerspace.text.figures import against, one_change, power_words, runs, ways
from app.games.hammerspace.text.names import CardNames
from app.games.hammerspace.text.notes import LINE_CELLS
from app.games.hammerspace.text.origins import steps_in
from app.games.hammerspace.text.roles import (
    NAMELESS,
    PAIR,
    EffectRoles,
    Names,
    of_monster,
    on_card,
    on_seat,
)
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.i18n.numbers import percent
from app.text.named import NAME, Word
from app.text.sentences import sentence
from engines.hammerspace.actions import OPTION
from engines.hammerspace.cards import (
    ATTACK,
    DEFENCE,
    FIRST_SUM,
    KINDS,
    REACH_ALL,
    SUBTYPES,
    SUMS,
    TYPE_OF,
    TYPES,
    MainCard,
    MonsterAction,
)
from engines.hammerspace.config import Config
from engines.hammerspace.effects.codes import (
    CHOOSE,
    DAMAGE,
    HEAL,
    MOD,
    NONE,
    STRIKE,
    THE_MONSTER,
    TIMER,
)
from engines.hammerspace.effects.events import FROM_LASTING
from engines.hammerspace.state import STOPPED
from engines.hammerspace.view import Ask, Lasting, View

ON_LIFE = (DAMAGE, HEAL, STRIKE)
"""Steps that change the life of their target."""
ROLLS = 36
"""The number of outcomes of two dice."""


@dataclass(frozen=True, slots=True)
class MonsterTableRow:
    """A line of a monster's table (HAM-23): "6-8", "44%", a name, an effect; `ways` of 36."""

    sums: str
    chance: str
    name: str
    text: str
    ways: int


class HammerspaceCardText:
    """The texts of a match's cards, by their numbers in the configuration.

    The keys of `word` are `deck`, `card-<id>`, `about-card-<id>`, the same with `character` and
    with `monster`, and for a monster's action `action-<id>-<sum>`."""

    def __init__(
        self, texts: Texts, config: Config, word: Word, *, cells: int = LINE_CELLS
    ) -> None:
        self.texts, self.config = texts, config
        self.cells = cells
        """Cells of a line of the log."""
        monsters, pair = config.parameters.monsters, config.seats == PAIR
        self.effects = EffectText(texts, config.code, monsters=monsters, pair=pair)
        self._word = word
        self.names = CardNames(texts, config, word)

    @property
    def deck(self) -> str:
        """The name of the deck, "" if the match keeps none."""
        return literal(self._word("deck"), NAME)

    # Main cards.

    def name(self, card: int) -> str:
        return self.names.name("card", self._card(card).id)

    def about(self, card: int) -> str:
        return self.names.about("card", self._card(card).id)

    def kind(self, card: int) -> str:
        """The kind of a main card (HAM-7): "attack"."""
        return self.texts(f"hammer-kind-{KINDS[self.config.kind[card]]}")

    def types(self, card: int) -> str:
        """An attack's type and subtype (HAM-9a): "energy / plasma"; "" for other kinds."""
        subtype = self.config.subtype[card]
        if self.config.kind[card] != ATTACK:
            return ""
        of, own = TYPES[TYPE_OF[subtype]], SUBTYPES[subtype]
        texts = self.texts
        return texts(
            "hammer-types", type=texts(f"hammer-type-{of}"), subtype=texts(f"hammer-type-{own}")
        )

    def main_type(self, card: int) -> str:
        """An attack's type without its subtype (HAM-9a): "energy"."""
        return self.texts(f"hammer-type-{TYPES[TYPE_OF[self.config.subtype[card]]]}")

    def points(self, card: int) -> tuple[str, ...]:
        """An attack's "7 + d6" (HAM-11); a defence's points by type, with the subtypes that have
        others (HAM-12): "physical 4 (melee 6)"; nothing for an ability."""
        if self.config.kind[card] == ATTACK:
            return (self.texts("hammer-power", n=self.config.points[card]),)
        if self.config.kind[card] == DEFENCE:
            return against(self.texts, self.config.against[card])
        return ()

    def power(self, card: int, more: int = 0) -> str:
        """An attack's "7 + d6" (HAM-11), or "7+2 + d6" while something adds to its points."""
        return power_words(self.texts, self.config.points[card], more)

    def reach(self, card: int) -> str:
        """The reach of an attack (HAM-10): "up to 2 rivals", and the monster in games with
        monsters; "" for other kinds."""
        if self.config.kind[card] != ATTACK:
            return ""
        reach = self.config.reach[card]
        word = {REACH_ALL: "all", 1: "one"}.get(reach, "some")
        if self.config.parameters.monsters:
            word += "-monster"
        return self.texts(f"hammer-reach-{word}", n=reach)

    def effect_lines(self, card: int, name: str = "") -> tuple[str, ...]:
        """The effects of a main card beside its figures, a sentence each, and when it may be kept;
        addressed to "you" or to the named player."""
        return tuple(map(sentence, self._effects(self._card(card), name)))

    def told_lines(self, card: int, name: str = "") -> tuple[str, ...]:
        """The effects of a main card as in `effect_lines`, a sentence each that says what its
        keyword means: "Stays (you may keep it) if it hits."."""
        main, code = self._card(card), self.config.code
        own = [code.abilities[ability] for ability in self._serving(main.abilities)]
        told = [keywords.told(self.texts, code, main.kind, ability) for ability in own]
        rest = keywords.untold(self.texts, code, main)
        return tuple(map(sentence, (*self._effects(main, name, meanings=told), *rest)))

    def brief_lines(self, card: int) -> tuple[str, ...]:
        """The effects of a main card in less room: its keywords in one line, without reminders."""
        main, kind = self._card(card), self.config.kind[card]
        own = self._serving(main.abilities)
        words = [self.effects.keyword(kind, ability) for ability in own]
        named = ", ".join(filter(None, words))
        reminders = {
            sentence(self.effects.ability(on_card(self.texts, kind), ability))
            for ability, word in zip(own, words, strict=True)
            if word
        }
        rest = (line for line in self.effect_lines(card) if line not in reminders)
        return (*([sentence(named)] if named else []), *rest)

    def face(self, card: int) -> tuple[str, ...]:
        """A main card as short lines, without its name: kind, type, points, reach, effects."""
        effects = self._effects(self._card(card))
        figures = (self.types(card), *self.points(card), self.reach(card))
        return (self.kind(card).upper(), *filter(None, figures), *effects)

    # Characters.

    def character(self, number: int) -> str:
        """The name of a character (HAM-4)."""
        return self.names.name("character", self.config.cards.characters[number].id)

    def character_about(self, number: int) -> str:
        return self.names.about("character", self.config.cards.characters[number].id)

    def character_text(self, number: int, name: str = "") -> str:
        """The effects of a character for its owner, in sentences, addressed to "you" or to the
        named player."""
        own = self._serving(self.config.cards.characters[number].abilities)
        if not own:
            return sentence(self.texts("hammer-no-monsters"))
        return self._sentences(on_seat(self.texts, name), own)

    # Monsters.

    def monster(self, number: int) -> str:
        """The name of a monster (HAM-22)."""
        return self.names.name("monster", self.config.cards.monsters[number].id)

    def monster_about(self, number: int) -> str:
        return self.names.about("monster", self.config.cards.monsters[number].id)

    def action(self, number: int, total: int) -> str:
        """The name of a monster's action for a sum of two dice, perhaps ""."""
        slug = self.config.cards.monsters[number].id
        return literal(self._word(f"action-{slug}-{total}"), NAME)

    def quoted_action(self, number: int, total: int) -> str:
        """The same in quotes; "" if it has no name."""
        action = self.action(number, total)
        return self.texts("hammerspace-quoted", what=action) if action else ""

    def action_text(self, number: int, total: int, names: Names = NAMELESS) -> str:
        """The effect of a monster's action for a sum of two dice (HAM-23), in sentences."""
        action = self.config.cards.monsters[number].actions[total - FIRST_SUM]
        roles, lines = of_monster(self.texts, names), []
        if action.block != NONE or not action.abilities:
            lines.append(sentence(self.effects.block(roles, action.block)))
        if action.abilities:
            lines.append(self._sentences(roles, action.abilities))
        return " ".join(lines)

    def action_change(self, number: int, total: int, names: Names = NAMELESS) -> str:
        """What a monster's action changes until its keeper's next roll, in sentences; a change of
        figures only as "+2 to defence", a single other one without its capital and full stop."""
        abilities = self.config.cards.monsters[number].actions[total - FIRST_SUM].abilities
        text = self._sentences(of_monster(self.texts, names), abilities)
        if ":" in text or ". " in text:
            return text
        lead, plus, figures = text[:-1].partition("+")
        mods = all(self.config.code.abilities[each].kind == MOD for each in abilities)
        return plus + figures if mods and plus else lead[:1].lower() + text[1:-1]

    def action_lasts(self, number: int, total: int) -> bool:
        """Whether a monster's action for a sum of two dice waits for something, or changes figures,
        until the keeper's next roll."""
        if number < 0:
            return False
        return bool(self.config.cards.monsters[number].actions[total - FIRST_SUM].abilities)

    def monster_table(self, number: int, names: Names = NAMELESS) -> tuple[MonsterTableRow, ...]:
        """A monster's actions from the lowest sum, each once (HAM-23). `names`: the players."""
        actions = self.config.cards.monsters[number].actions
        found: dict[tuple[MonsterAction, str], list[int]] = {}
        for total in range(FIRST_SUM, FIRST_SUM + SUMS):
            key = actions[total - FIRST_SUM], self.action(number, total)
            found.setdefault(key, []).append(total)
        return tuple(
            MonsterTableRow(
                runs(sums),
                percent((count := sum(map(ways, sums))) / ROLLS, self.texts.language),
                name,
                self.action_text(number, sums[0], names),
                count,
            )
            for (_, name), sums in found.items()
        )

    def reward(self, number: int, name: str = "") -> str:
        """The reward for killing a monster (HAM-24), a sentence to "you" or to the named player."""
        return sentence(self.if_killed(number, name))

    def if_killed(self, number: int, name: str = "") -> str:
        """The same as the rest of a sentence, without its full stop."""
        block = self.config.cards.monsters[number].reward
        return self.effects.block(on_seat(self.texts, name), block)

    # Questions.

    def options(self, ask: Ask, legal: Sequence[int]) -> dict[int, int]:
        """The answers to an effect with a choice, and the block of each; answers that do nothing
        without monsters (HAM-22) only if there are no others."""
        step = self.config.code.blocks[ask.block][ask.step]
        choices = self.effects.choice_blocks(step) if step.op == CHOOSE else ()
        blocks = {action: choices[action - OPTION] for action in legal}
        has_no_effect = self.effects.has_no_effect
        useful = {action: block for action, block in blocks.items() if not has_no_effect(block)}
        return useful or blocks

    def option(self, block: int, view: View, names: Names = NAMELESS) -> str:
        """The effect of one answer as a clause, with reasons for parts that do nothing in this
        view. `names` has the players that it calls by name."""
        text = self.effects.block(on_card(self.texts, names=names), block)
        why = self.idle_parts(block, view)
        return self.texts("hammerspace-aside", what=text, aside="; ".join(why)) if why else text

    def idle_parts(self, block: int, view: View) -> list[str]:
        """The reasons why parts of a block would do nothing, a clause each: the monster's timer is
        paused while one is in play (HAM-22), or none is in play (HAM-24). Empty in a game without
        monsters."""
        found = []
        for step in steps_in(self.config, block) if self.config.parameters.monsters else ():
            if step.op == TIMER and view.timer == STOPPED:
                found.append("timer-waits" if view.monster >= 0 else "timer-over")
            elif step.who == THE_MONSTER and step.op in ON_LIFE and view.monster < 0:
                found.append("monster-away")
        return [self.texts(f"hammerspace-{why}") for why in dict.fromkeys(found)]

    # Lasting effects.

    def lasting(self, ability: int, name: str = "") -> str:
        """A lasting effect on a seat, as a sentence to "you" or to the named player."""
        return sentence(self.effects.ability(on_seat(self.texts, name), ability))

    def spans(self, turns: int, uses: int, ability: int = NONE, *, said: bool = False) -> str:
        """For how many turns and uses an effect lasts, "" if neither is limited. The uses of an
        `ability` that changes attacks are attacks, and may be `said` already."""
        used = "-attack" if ability != NONE and for_attacks(self.config.code, ability) else ""
        left = "" if turns == NONE else self.texts("hammerspace-turns", n=turns)
        if uses == NONE or (said and not left):
            return left
        times = self.texts(f"hammerspace-times{used}", n=uses)
        if not left:
            return times
        return self.texts("hammerspace-within", uses=times, turns=left, said=int(said))

    def lasts(self, lasting: Lasting, name: str = "") -> str:
        """A lasting effect on a seat with its source and its remaining time: "Energy Drink: Ben has
        +4 to attacks (2 turns)."."""
        ability, turns, uses = lasting.ability, lasting.turns, lasting.uses
        said = NONE not in (uses, turns) and says_uses(self.config.code, ability)
        roles = replace(on_seat(self.texts, name), uses=uses * said)
        does = self.effects.ability(roles, ability)
        left = self.spans(turns, uses, ability, said=said)
        if losses := next_losses(self.effects, on_seat(self.texts, name), ability, turns, uses):
            does = f"{does} {losses}"
        elif left:
            does = self.texts("hammerspace-aside", what=does, aside=left)
        giver = self.names.source(FROM_LASTING, ability)
        return f"{giver}: {sentence(does)}" if giver else sentence(does)

    def _card(self, number: int) -> MainCard:
        return self.config.cards.main[number]

    def _effects(
        self, card: MainCard, name: str = "", meanings: Sequence[str] | None = None
    ) -> list[str]:
        """The effects of a main card as clauses. With the `meanings` of its abilities ("" for one
        that is no keyword) they say what keywords mean."""

        def roles() -> EffectRoles:
            return replace(on_seat(self.texts, name), kind=card.kind)

        serving, lines = self._serving(card.abilities), []
        if card.block != NONE and meanings is not None and card.kind == DEFENCE:
            does = self.effects.block(roles(), card.block)
            lines.append(self.texts("hammer-told-play", text=does))
        elif card.block != NONE:
            lines.append(self.effects.deed(roles(), card.block))
        for own, meaning in zip(serving, meanings or [""] * len(serving), strict=True):
            lines.append(meaning or self.effects.ability(roles(), own))
        if card.keep != NONE:
            met = roles().met(attacker=card.kind == DEFENCE)
            test = conditions_words(met, self.config.code.tests[card.keep])
            message = "hammer-keep" if meanings is None else "hammer-told-stays"
            lines.append(self.texts(message, **{"if": test}))
        return lines

    def _serving(self, abilities: Sequence[int]) -> list[int]:
        """Abilities except those about monsters in a game without monsters (HAM-22)."""
        code, needs_monster = self.config.code.abilities, self.effects.needs_missing_monster
        return [ability for ability in abilities if not needs_monster(code[ability].test)]

    def _sentences(self, roles: EffectRoles, abilities: Sequence[int]) -> str:
        clauses = [self.effects.ability(roles.asides(), ability) for ability in abilities]
        changes = [self.config.code.abilities[ability].kind == MOD for ability in abilities]
        if len(clauses) == 2 and all(changes) and (joined := one_change(self.texts, *clauses)):
            return sentence(joined)
        return " ".join(map(sentence, clauses))
