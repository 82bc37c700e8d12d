"""The characters for which dice are rolled: the events of dice don't name them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import (
    FROM_CHARACTER,
    AmountRolled,
    ConditionRolled,
    EffectActs,
)


class Waiting(NamedTuple):
    """A character that waits for a die; `sure` if it needs nothing else."""

    character: int
    least: int
    sure: bool


class Rollers:
    """Finds the character of a die. `characters` are the known ones of each seat (HAM-4)."""

    def __init__(self, config: Config, characters: Mapping[int, Sequence[int]]) -> None:
        self._config = config
        self._characters = characters
        self._done: set[int] = set()
        """The abilities that have acted this turn."""
        self._used: dict[int, set[int]] = {}
        """The cards that each seat has used this turn, except those that it kept."""

    def begin(self) -> None:
        """Note that a turn begins."""
        self._done.clear()
        self._used.clear()

    def used(self, seat: int, card: int) -> None:
        """Note that a seat uses a card."""
        self._used.setdefault(seat, set()).add(card)

    def kept(self, seat: int, card: int) -> None:
        """Note that a seat keeps a card."""
        self._used.get(seat, set()).discard(card)

    def acted(self, event: EffectActs) -> None:
        """Note an effect: the dice before it were for it, and those after it are for later ones."""
        if event.source == FROM_CHARACTER:
            self._done.add(event.ability)

    def of(self, dice: Sequence[ConditionRolled | AmountRolled], *, starts: bool) -> list[int]:
        """The character of each die of a row, `NONE` where that is unknown; `starts` says that
        they were rolled at the start of a turn."""
        rolls = [each for each in dice if isinstance(each, ConditionRolled)]
        if not rolls or len(rolls) < len(dice):
            return [NONE] * len(dice)
        if starts and all(each.owner == rolls[0].owner for each in rolls):
            return self.at_start(rolls)
        return [self.replaces(each) for each in rolls]

    def at_start(self, rolls: Sequence[ConditionRolled]) -> list[int]:
        """The character of each die that the player of the turn has rolled at its start, one after
        the other, in the order of their abilities; `NONE` where several are possible."""
        owner = rolls[0].owner
        waiting = self._starting(owner)
        for found in (waiting, [each for each in waiting if each.sure]):
            if [each.least for each in found] == [roll.least for roll in rolls]:
                return [each.character for each in found]
        return [self._only(roll, waiting) for roll in rolls]

    def replaces(self, roll: ConditionRolled) -> int:
        """The character of a die that may change what is about to happen to its owner; `NONE` if
        it isn't the only possible one."""
        found = self._during(roll)
        if len(found) != 1 or self._config.code.abilities[found[0]].kind != fx.INSTEAD:
            return NONE
        return self._own(roll.owner).get(found[0], NONE)

    def strange(self, roll: ConditionRolled | AmountRolled) -> bool:
        """Whether a die is for a character that may change what is about to happen."""
        return isinstance(roll, ConditionRolled) and self.replaces(roll) != NONE

    def asks(self, roll: ConditionRolled, character: int) -> bool:
        """Whether a character with such a die asks its player whether to act."""
        return any(
            self._config.code.abilities[each].may and self._least(each) == roll.least
            for each in self._config.gifts[character]
        )

    def keeps(self, roll: ConditionRolled) -> bool:
        """Whether a die can only be for keeping a card (HAM-17)."""
        needed = any(self._keep_least(card) == roll.least for card in range(len(self._config.keep)))
        return needed and not self._during(roll)

    def kept_with(self, roll: ConditionRolled) -> int:
        """The card that a die is to keep; `NONE` if it isn't the only possible one."""
        used = self._used.get(roll.owner, set())
        found = [card for card in used if self._keep_least(card) == roll.least]
        return found[0] if len(found) == 1 else NONE

    def _keep_least(self, card: int) -> int:
        """The least number of the die with which a card may be kept, 0 without one."""
        keep = self._config.keep[card] if card >= 0 else NONE
        tests = self._config.code.tests[keep] if keep != NONE else ()
        return next((test.least for test in tests if test.op == fx.ROLL), 0)

    def _during(self, roll: ConditionRolled) -> list[int]:
        """The abilities that may roll such a die for its owner, except at the start of a turn."""
        code, config, own = self._config.code, self._config, self._own(roll.owner)
        return [
            number
            for number, ability in enumerate(code.abilities)
            if self._least(number) == roll.least
            and (ability.kind, ability.what) != (fx.WHEN, fx.TURN_START)
            and (number in own or config.origin[number][0] != FROM_CHARACTER)
        ]

    def _own(self, owner: int) -> dict[int, int]:
        """The abilities of the owner's characters, with their characters."""
        return {each: one for one in self._of(owner) for each in self._config.gifts[one]}

    def _starting(self, owner: int) -> list[Waiting]:
        """The characters that may still roll a die at the start of the owner's turn."""
        code, config = self._config.code, self._config
        starts = [
            number
            for number, each in enumerate(code.abilities)
            if (each.kind, each.what) == (fx.WHEN, fx.TURN_START) and self._least(number)
        ]
        if any(config.origin[each][0] != FROM_CHARACTER for each in starts):
            return []
        found = []
        for one in self._of(owner):
            for number in config.gifts[one]:
                if number in starts and number not in self._done:
                    sure = all(
                        test.op == fx.ROLL for test in code.tests[code.abilities[number].test]
                    )
                    found.append(Waiting(one, self._least(number), sure))
        return found

    def _of(self, owner: int) -> Sequence[int]:
        return self._characters.get(owner, ())

    def _least(self, ability: int) -> int:
        """The least number of the die on which an ability depends, 0 without one."""
        code = self._config.code
        tests = code.tests[code.abilities[ability].test]
        return next((test.least for test in tests if test.op == fx.ROLL), 0)

    @staticmethod
    def _only(roll: ConditionRolled, waiting: Sequence[Waiting]) -> int:
        found = {each.character for each in waiting if each.least == roll.least}
        return found.pop() if len(found) == 1 else NONE
