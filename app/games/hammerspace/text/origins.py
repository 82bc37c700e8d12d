"""The source of an effect and its block, looked up in the tables."""

from __future__ import annotations

from collections.abc import Iterator

from engines.hammerspace.cards import FIRST_SUM
from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE, StepCode
from engines.hammerspace.effects.events import FROM_CARD, FROM_CHARACTER, FROM_MONSTER, EffectActs
from engines.hammerspace.events import Aimed


def origins(config: Config) -> dict[int, tuple[int, int]]:
    """For each ability that is given away, its giver, as in `Config.origin`."""
    found: dict[int, tuple[int, int]] = {}
    cards, code = config.cards, config.code

    def walk(source: tuple[int, int], block: int) -> None:
        for step in steps_in(config, block):
            if step.op == fx.GIVE and step.a not in found:
                found[step.a] = source
                walk(source, code.abilities[step.a].block)

    for number, card in enumerate(cards.main):
        for block in (card.block, *(code.abilities[each].block for each in card.abilities)):
            walk((FROM_CARD, number), block)
    for number, character in enumerate(cards.characters):
        for each in character.abilities:
            walk((FROM_CHARACTER, number), code.abilities[each].block)
    for number, monster in enumerate(cards.monsters):
        walk((FROM_MONSTER, number), monster.reward)
        for action in monster.actions:
            for block in (action.block, *(code.abilities[each].block for each in action.abilities)):
                walk((FROM_MONSTER, number), block)
    return found


def is_reward(config: Config, ability: int) -> bool:
    """Whether an ability is given by the reward for a monster (HAM-24)."""
    return any(
        step.op == fx.GIVE and step.a == ability
        for monster in config.cards.monsters
        for step in steps_in(config, monster.reward)
    )


def prize_word(config: Config, ability: int) -> str:
    """Return "trophy" for an ability that a reward gives for good (HAM-34), "reward" for another
    that a reward gives, "" for any other."""
    monsters = range(len(config.cards.monsters))
    if any(trophies(config, number, ability) for number in monsters):
        return "trophy"
    return "reward" if is_reward(config, ability) else ""


def trophies(config: Config, monster: int, ability: int = NONE) -> bool:
    """Whether the reward for a monster gives something for good, or that ability."""
    return any(
        step.op == fx.GIVE and step.b == step.d == NONE and ability in (NONE, step.a)
        for step in steps_in(config, config.cards.monsters[monster].reward)
    )


def action_of(config: Config, ability: int) -> tuple[int, int]:
    """The monster and the first sum of its action that gives an ability; (`NONE`, `NONE`) for other
    abilities."""
    for number, monster in enumerate(config.cards.monsters):
        for at, action in enumerate(monster.actions):
            for step in steps_in(config, action.block):
                if step.op == fx.GIVE and step.a == ability:
                    return number, FIRST_SUM + at
    return NONE, NONE


def steps_in(config: Config, block: int) -> Iterator[StepCode]:
    """Yield all steps of a block, with those of its branches."""
    if block == NONE:
        return
    for step in config.code.blocks[block]:
        yield step
        if step.op == fx.TEST:
            inside: tuple[int, ...] = (step.b, step.c)
        else:
            inside = (step.a, step.b, step.c) if step.op == fx.CHOOSE else ()
        for inner in inside:
            yield from steps_in(config, inner)


def block_of(config: Config, event: EffectActs) -> int:
    """The block of an effect, `NONE` if there is none or it is unknown."""
    if event.ability != NONE:
        return config.code.abilities[event.ability].block
    if event.source == FROM_CARD and event.number >= 0:
        return config.block[event.number]
    # It is unknown which of a monster's actions acts; the following events tell its effect.
    return NONE


def rolls(config: Config, block: int) -> bool:
    """Whether a step of a block rolls dice, for a condition or for an amount."""
    code = config.code
    return any(
        (step.op == fx.TEST and any(each.op == fx.ROLL for each in code.tests[step.a]))
        or (step.amount != NONE and code.amounts[step.amount].kind == fx.DICE)
        for step in steps_in(config, block)
    )


def clears(config: Config, event: EffectActs) -> bool:
    """Whether an effect ends what lasts; a monster's may."""
    block = block_of(config, event)
    return block == NONE or any(step.op == fx.CLEAR for step in steps_in(config, block))


def rerolls_die(config: Config, event: EffectActs) -> bool:
    """Whether an effect rolls a die of an attack again."""
    if event.ability == NONE:
        return False
    ability = config.code.abilities[event.ability]
    return ability.kind == fx.INSTEAD and ability.what == fx.REROLL


def gives_turn(config: Config, event: EffectActs) -> bool:
    """Whether an effect may give its owner an extra turn (HAM-18); False for a monster's reward,
    whose block is unknown."""
    return any(step.op == fx.AGAIN for step in steps_in(config, block_of(config, event)))


class EffectAttacks:
    """The effects whose attacks are still to come, by subtype, in the order of their attacks."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._waiting: list[tuple[int, EffectActs]] = []

    def note(self, event: EffectActs) -> None:
        steps = steps_in(self._config, block_of(self._config, event))
        self._waiting += [(step.a, event) for step in steps if step.op == fx.STRIKE]

    def source(self, event: Aimed) -> EffectActs | None:
        """Return the effect that makes an attack, also if others act between the two; None for a
        card's own attack and for an unknown effect."""
        for at, (subtype, effect) in enumerate(self._waiting):
            if (effect.owner, subtype) == (event.attacker, event.subtype):
                del self._waiting[: at + 1]
                return effect
        return None

    def clear(self) -> None:
        self._waiting.clear()
