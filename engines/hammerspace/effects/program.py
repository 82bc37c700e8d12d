"""The effects of a deck as functions, made once from its numbers.

The changing part of a state is numbers: `queue` and `frames` name blocks and abilities by their
index, and the state's program has their functions. A block is *straight* if it can never ask a
question: it is carried out at once and needs no frame. `interpreter` carries out the others, frame
by frame.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.hammerspace.config import Config
from engines.hammerspace.effects import steps
from engines.hammerspace.effects.cardsteps import cards, idle
from engines.hammerspace.effects.codes import (
    AGAIN,
    BOOST,
    CHOOSE,
    CHOSEN,
    CHOSEN_CARD,
    EVER,
    GIVE,
    INSTEAD,
    MOD,
    NONE,
    OTHER,
    OWNER,
    PEEK,
    REPLACE,
    STRIKE,
    SWAP,
    TAKE,
    TEST,
    TIMER,
    AmountCode,
    Code,
    StepCode,
)
from engines.hammerspace.effects.codes import FLIP as TURN
from engines.hammerspace.effects.conditions import test_of, value_of
from engines.hammerspace.effects.resolution import DEEPEST
from engines.hammerspace.effects.rows import OTHER as MEETS
from engines.hammerspace.effects.rows import OWNER as HAS
from engines.hammerspace.effects.rows import Row
from engines.hammerspace.effects.selecting import PartySelector, party_selector
from engines.hammerspace.state import NOBODY, Change, Do, Instead, Program, Run, State, Test
from engines.kernel.events import Emit

KEPT: Final = 16
"""The size of the cache of programs: a few configurations, or it would grow for ever."""

_MAKERS: Final = (
    steps.damage, steps.healing, steps.strike, steps.give, steps.clear, cards, cards, cards, cards,
    cards, steps.skip, steps.again, steps.timer, None, None, steps.boost, steps.marking,
)  # fmt: skip
"""The makers by the numbers of `codes.STEPS`; None where blocks follow."""
_ABOUT_CARDS: Final = (TAKE, SWAP, REPLACE, TURN, PEEK)
_NO_AMOUNT: Final = value_of(AmountCode(0, 0))


def _nothing(_state: State, _row: Row, _emit: Emit | None) -> bool:
    """Do nothing: a missing block."""
    return True


@lru_cache(maxsize=KEPT)
def program_of(config: Config) -> Program:
    return DeckProgram(config.code)


class DeckProgram(Program):
    """A program made from the numbers of a deck's effects."""

    __slots__ = ()

    def __init__(self, code: Code) -> None:
        self.tests = tuple(test_of(test) for test in code.tests)
        self.values = tuple(value_of(amount) for amount in code.amounts)
        self.waits = (
            *(self.tests[each.test] if each.test else None for each in code.abilities),
            None,
        )
        self.changes: dict[int, Change] = {
            number: (self.waits[number], self.values[each.amount], each.sign)
            for number, each in enumerate(code.abilities)
            if each.kind == MOD
        }
        self.instead: dict[int, Instead] = {
            number: (
                each.a,
                self.waits[number],
                self.values[each.amount] if each.amount != NONE else None,
                each.who,
            )
            for number, each in enumerate(code.abilities)
            if each.kind == INSTEAD
        }
        given = {step.a for block in code.blocks for step in block if step.op == GIVE}
        self.plain = (
            *(
                each.limit == EVER and not each.may and number not in given
                for number, each in enumerate(code.abilities)
            ),
            True,
        )
        self.does = tuple(tuple(self._do(step) for step in block) for block in code.blocks)
        blocks = range(len(code.blocks))
        self.straight = (*(self._straight(code, block, DEEPEST) for block in blocks), _nothing)

    def _do(self, step: StepCode) -> Do | None:
        maker = _MAKERS[step.op]
        if maker is None:
            return None
        amount = self.values[step.amount] if step.amount != NONE else _NO_AMOUNT
        return maker(step, amount)

    def _straight(self, code: Code, block: int, deep: int) -> Run | None:
        """Return a block as one function, or None if it may ask a question.

        The blocks inside it count too, as deep as blocks may be nested.
        """
        if block == NONE:
            return _nothing
        if not deep or any(_asks(step) for step in code.blocks[block]):
            return None
        runs = []
        for step, do in zip(code.blocks[block], self.does[block], strict=True):
            if do is not None:
                runs.append(_run_of(step, do))
                continue
            then = self._straight(code, step.b, deep - 1)
            other = self._straight(code, step.c, deep - 1)
            if then is None or other is None:
                return None
            runs.append(_either(self.tests[step.a], then, other))
        return runs[0] if len(runs) == 1 else _in_turn(tuple(runs))


def _asks(step: StepCode) -> bool:
    """Whether a step may ask its owner a question."""
    if step.op == CHOOSE:
        return True
    if step.op in (AGAIN, TIMER, TEST, BOOST):
        return False
    picks = step.op in _ABOUT_CARDS and (step.op == PEEK or step.a == CHOSEN_CARD)
    return step.who == CHOSEN or picks or (step.op == SWAP and step.d == CHOSEN_CARD)


def _run_of(step: StepCode, do: Do) -> Run:
    """Return a step without questions as a function that also finds its parties."""
    if step.op in (AGAIN, TIMER, BOOST):
        return lambda state, row, emit: do(state, row, (), emit)
    if step.op in (STRIKE, TAKE, SWAP):
        return _unless_idle(step.op, party_selector(step.who), do)
    if step.who in (OWNER, OTHER):
        return _to_one(HAS if step.who == OWNER else MEETS, do)
    select_parties = party_selector(step.who)

    def run(state: State, row: Row, emit: Emit | None) -> bool:
        parties = select_parties(state, row)
        return not parties or do(state, row, parties, emit)

    return run


def _to_one(at: int, do: Do) -> Run:
    """Return a step for the owner or the other party, which is at that place of the row."""

    def run(state: State, row: Row, emit: Emit | None) -> bool:
        party = row[at]
        return party == NOBODY or state.life[party] <= 0 or do(state, row, (party,), emit)

    return run


def _unless_idle(op: int, select_parties: PartySelector, do: Do) -> Run:
    def run(state: State, row: Row, emit: Emit | None) -> bool:
        if idle(state, op, row):
            return True
        parties = select_parties(state, row)
        return not parties or do(state, row, parties, emit)

    return run


def _either(test: Test, then: Run, other: Run) -> Run:
    def run(state: State, row: Row, emit: Emit | None) -> bool:
        if not test(state, row, emit):
            return other(state, row, emit)
        return then(state, row, emit)

    return run


def _in_turn(runs: tuple[Run, ...]) -> Run:
    """Carry out one step after the other while their owner is alive."""

    def run(state: State, row: Row, emit: Emit | None) -> bool:
        life, owner = state.life, row[HAS]
        for each in runs:
            if life[owner] <= 0:
                return True
            if not each(state, row, emit):
                return False
        return True

    return run
