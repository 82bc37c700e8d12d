"""One search for all games: roll-outs from determinized states, with dice that the plans share.

A plan is a tuple of actions that a seat makes in a row, such as a whole sale. Each world is a state
that fits the seat's view, with dice of its own. The search plays every plan in the same worlds:
first the plan, then the policy for all seats, to the end of the game or of the port's horizon,
where the chances to win count. Plans are halved by their means (sequential halving). The first plan
is the heuristic's; it stands unless another is better by a paired test.

A budget is a number of worlds, never a time: the same configuration, view, seed and budget give the
same choice on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Generic, NamedTuple, Protocol, TypeVar

from engines.kernel.events import OVER
from engines.kernel.rules import Rules
from engines.kernel.streams import CheapSource, CommonSource

Plan = tuple[int, ...]

C = TypeVar("C")
S = TypeVar("S")
V = TypeVar("V")
C_in = TypeVar("C_in", contravariant=True)
S_in = TypeVar("S_in", contravariant=True)
V_in = TypeVar("V_in", contravariant=True)

MARGIN = 2.0
"""Standard errors by which a plan must be better than the heuristic's to replace it."""
FEWEST_WORLDS = 4
"""A lead over fewer worlds proves nothing."""
LONGEST = 5_000
"""Decisions after which a roll-out counts as it stands."""
_WORLD = 0x2545F4914F6CDD1D
"""Spreads the seeds of the worlds."""


class SearchPort(Protocol[C_in, S_in, V_in]):
    """What the search needs of a game. The states are determinized ones: all of them may be read.

    `horizon` is the number of whole turns that a roll-out plays after the current one.
    """

    horizon: int

    def plans(self, config: C_in, view: V_in, seed: int) -> Sequence[Plan]:
        """Return the plans worth a search, the heuristic's for this seed first; never empty."""

    def policy(self, state: S_in) -> int:
        """Return the action that the roll-outs play for the actor."""

    def win_chances(self, state: S_in) -> Sequence[float]:
        """Return each seat's chance to win; after the end, the result."""

    def chapter(self, state: S_in, seat: int) -> int:
        """Return the part of the game that a seat is in: a roll-out ends where it changes, because
        the chances are known best there. Always 0 in a game without such parts."""

    def stage(self, state: S_in) -> int:
        """Return the stage of a turn whose decisions are one plan, such as all sales; 0 where each
        decision is a plan of its own. `Search.price` judges a stage as a whole."""


class RankedPlan(NamedTuple):
    """A plan and its mean chance to win over `worlds` worlds.

    `lead` is the mean difference to the first plan in the same worlds, `error` its standard error.
    """

    plan: Plan
    chance: float
    lead: float
    error: float
    worlds: int


class Choice(NamedTuple):
    """The chosen plan, and all plans by their mean chance, the best first."""

    plan: Plan
    ranking: tuple[RankedPlan, ...]


class Comparison(NamedTuple):
    """The best plan against the next best, in the same `worlds` worlds.

    `chance` and `other_chance` are the mean chances to win, from 0 to 1. `error` is the standard
    error of their difference.
    """

    plan: Plan
    other: Plan
    chance: float
    other_chance: float
    error: float
    worlds: int

    @property
    def gain(self) -> float:
        """How much better the best plan is, as a chance."""
        return self.chance - self.other_chance

    @property
    def proven(self) -> bool:
        """Whether the two can be told apart (`MARGIN`)."""
        return self.gain > MARGIN * self.error and self.gain > 0


class Search(Generic[C, S, V]):
    """A search of one game, with its rules and its port."""

    def __init__(
        self,
        rules: Rules[C, S, V],
        port: SearchPort[C, S, V],
        follow: Callable[[S, int, Plan], int | None] | None = None,
        single: Callable[[V, int], Plan] | None = None,
    ) -> None:
        """`follow` carries out plans that take several turns: it returns the next action of a seat
        for its plan, None once the plan has ended. Without it a plan is the actions of one turn.
        `single` returns the plan of one action, if that isn't a tuple with the action alone."""
        self._rules = rules
        self._port = port
        self._follow = follow
        self._single = single

    def choose(self, config: C, view: V, seed: int, worlds: int, margin: float = MARGIN) -> Choice:
        """Return the best plan for the seat of a view.

        `worlds` is the budget: the number of worlds that the last plans see. A single plan is
        chosen without any.
        """
        plans = list(dict.fromkeys(self._port.plans(config, view, seed)))
        values: dict[Plan, list[float]] = {plan: [] for plan in plans}
        own, alive, seen = plans[0], plans, 0
        rounds = max(1, (len(plans) - 1).bit_length()) if len(plans) > 1 else 0
        for number in range(1, rounds + 1):
            until = max(seen + 1, worlds * number // rounds)
            for world in range(seen, until):
                self._visit(config, view, seed + world * _WORLD, alive, values)
            seen = until
            alive = _better_half(alive, values, own)
        ranking = tuple(sorted((ranked(plan, values, own) for plan in plans), key=_by_chance))
        return Choice(_proven(ranking, alive, own, margin), ranking)

    def compare(self, config: C, view: V, seed: int, worlds: int) -> Comparison | None:
        """Return the best plan beside the next best; None if there is only one plan.

        A quarter of the worlds halves the plans until two are left. These two are compared in
        `worlds` other worlds: numbers that chose a plan would flatter it.
        """
        alive = list(dict.fromkeys(self._port.plans(config, view, seed)))
        if len(alive) < 2:
            return None
        seen, fewest = 0, max(FEWEST_WORLDS, worlds // 4)
        while len(alive) > 2:
            values = self.measured(config, view, seed, alive, range(seen, seen + fewest))
            seen += fewest
            order = sorted(alive, key=lambda plan: -mean(values[plan]))
            alive = order[: max(2, len(alive) // 2)]
        values = self.measured(config, view, seed, alive, range(seen, seen + worlds))
        best, other = sorted(alive, key=lambda plan: -mean(values[plan]))
        return _compared(best, other, values)

    def stage(self, state: S) -> int:
        """Return the stage of a turn that a state is in (`SearchPort.stage`)."""
        return self._port.stage(state)

    def price(
        self, config: C, view: V, seed: int, done: Plan, worlds: int, first: int = 0
    ) -> Comparison | None:
        """Return the best plan beside what a seat has `done`, which is the `other`; None if nothing
        else is worth a search.

        `done` is one action, or all of a seat's actions in a stage. What is done counts as the best
        plan that begins with it. `gain` is what it costs, below 0 if it is the better one. `first`
        worlds, by default a quarter, choose the two plans, which are compared in `worlds` others.
        """
        made, others = self._parted(config, view, seed, done)
        if not others:
            return None
        seen = 0
        if len(made) + len(others) > 2:
            seen = first or max(FEWEST_WORLDS, worlds // 4)
            values = self.measured(config, view, seed, [*made, *others], range(seen))
            made, others = (
                [max(plans, key=lambda plan: mean(values[plan]))] for plans in (made, others)
            )
        best, begun = others[0], made[0]
        values = self.measured(config, view, seed, [best, begun], range(seen, seen + worlds))
        other = done if self._single is None else self._single(view, done[0])
        return _compared(best, begun, values)._replace(other=other)

    def _parted(
        self, config: C, view: V, seed: int, done: Plan
    ) -> tuple[Sequence[Plan], Sequence[Plan]]:
        """Return the plans that begin with what was done, and the others. In a stage all are whole,
        and only the plan itself begins with it."""
        plans = list(dict.fromkeys(self._port.plans(config, view, seed)))
        if self._port.stage(self._rules.determinize(config, view, CheapSource(0))):
            whole = {tuple(sorted(plan)): plan for plan in self._made_whole(config, view, plans)}
            whole.pop(tuple(sorted(done)), None)
            return [done], list(whole.values())
        begun = {plan: self.first_action(config, view, plan) for plan in plans}
        made = [plan for plan in plans if begun[plan] == done[0]]
        others = [plan for plan in plans if begun[plan] != done[0] and plan]
        if not made:
            made = [done if self._single is None else self._single(view, done[0])]
        return made, others

    def _made_whole(self, config: C, view: V, plans: Sequence[Plan]) -> list[Plan]:
        """Return plans with what the policy adds to them until their stage or the turn ends, or a
        die or a card that nobody knows comes into it."""
        rules, found = self._rules, list[Plan]()
        for plan in plans:
            state = rules.determinize(config, view, CheapSource(0))
            begun, rest, whole = self._now(state), list(plan), list[int]()
            while self._now(state) == begun:
                action = rest.pop(0) if rest else self._port.policy(state)
                if action not in rules.legal(state):
                    break
                whole.append(action)
                rules.apply(state, action)
            found.append(tuple(whole))
        return found

    def _now(self, state: S) -> tuple[int, ...]:
        """Return what changes where a stage ends."""
        rules = self._rules
        return rules.turn(state)[0], rules.actor(state), rules.draws(state), self.stage(state)

    def plans(self, config: C, view: V, legal: Sequence[int], seed: int) -> dict[Plan, int | None]:
        """Return the plans worth a search by the actions with which they begin, and a plan for each
        `legal` action that begins none of them."""
        plans = self._port.plans(config, view, seed)
        begun = {plan: self.first_action(config, view, plan) for plan in plans}
        for action in legal:
            if action not in begun.values():
                begun[self.single(view, action)] = action
        return begun

    def single(self, view: V, action: int) -> Plan:
        """Return the plan of one action."""
        return (action,) if self._single is None else self._single(view, action)

    @property
    def follows(self) -> bool:
        """Whether plans are something else than the actions of one turn."""
        return self._follow is not None

    def first_action(self, config: C, view: V, plan: Plan) -> int | None:
        """Return the action with which a plan begins."""
        if self._follow is None or not plan:
            return plan[0] if plan else None
        state = self._rules.determinize(config, view, CheapSource(0))
        return self._follow(state, self._rules.actor(state), plan)

    def measured(
        self, config: C, view: V, seed: int, plans: Sequence[Plan], worlds: range
    ) -> dict[Plan, list[float]]:
        """Return the chance of each plan in each of some worlds."""
        values: dict[Plan, list[float]] = {plan: [] for plan in plans}
        for world in worlds:
            self._visit(config, view, seed + world * _WORLD, plans, values)
        return values

    def _visit(
        self, config: C, view: V, seed: int, plans: Sequence[Plan], values: dict[Plan, list[float]]
    ) -> None:
        """Play some plans in one world."""
        rules = self._rules
        world = rules.determinize(config, view, CheapSource(seed))
        seat = rules.actor(world)
        for plan in plans:
            state = rules.clone(world, CommonSource(seed))
            values[plan].append(self._played(state, seat, plan))

    def _played(self, state: S, seat: int, plan: Plan) -> float:
        """Return a seat's chance after a plan and the policy's turns; changes the state."""
        rules, policy = self._rules, self._port.policy
        actor, apply, turn = rules.actor, rules.apply, rules.turn
        last = turn(state)[0] + self._port.horizon
        chapter, begun = self._port.chapter, self._port.chapter(state, seat)
        self._carry_out(state, seat, plan)
        for _ in range(LONGEST):
            if actor(state) == OVER or turn(state)[0] > last or chapter(state, seat) != begun:
                break
            apply(state, policy(state))
        return self._port.win_chances(state)[seat]

    def _carry_out(self, state: S, seat: int, plan: Plan) -> None:
        """Carry out a plan, or follow one of several turns to its end while the policy plays for
        the others."""
        rules, follow = self._rules, self._follow
        if follow is None:
            for action in plan:
                if rules.actor(state) != seat or action not in rules.legal(state):
                    return  # the dice made an end of the plan
                rules.apply(state, action)
            return
        for _ in range(LONGEST):
            actor = rules.actor(state)
            if actor == OVER:
                return
            chosen = follow(state, seat, plan) if actor == seat else self._port.policy(state)
            if chosen is None:
                return
            rules.apply(state, chosen)


def _compared(best: Plan, other: Plan, values: dict[Plan, list[float]]) -> Comparison:
    lead = ranked(best, values, other)
    return Comparison(best, other, lead.chance, mean(values[other]), lead.error, lead.worlds)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _better_half(alive: Sequence[Plan], values: dict[Plan, list[float]], own: Plan) -> list[Plan]:
    """Return the better half of the plans, in their order; the heuristic's own is one of them."""
    others = [plan for plan in alive if plan != own]
    best = sorted(others, key=lambda plan: -mean(values[plan]))[: max(1, len(alive) // 2 - 1)]
    return [own, *(plan for plan in others if plan in best)]


def ranked(plan: Plan, values: dict[Plan, list[float]], own: Plan) -> RankedPlan:
    mine = values[plan]
    count = len(mine)
    gaps = [value - other for value, other in zip(mine, values[own], strict=False)]
    lead = mean(gaps)
    spread = sum((gap - lead) ** 2 for gap in gaps)
    error = sqrt(spread / (count - 1) / count) if count > 1 else 0.0
    return RankedPlan(plan, mean(mine), lead, error, count)


def _by_chance(each: RankedPlan) -> tuple[float, Plan]:
    return -each.chance, each.plan


def _proven(ranking: Sequence[RankedPlan], alive: Sequence[Plan], own: Plan, margin: float) -> Plan:
    """Return the best of the remaining plans if its lead is proven, else the heuristic's own."""
    for each in ranking:
        if each.plan == own:
            return own
        if each.plan in alive and each.worlds >= FEWEST_WORLDS:
            proven = each.lead > margin * each.error and each.lead > 0
            return each.plan if proven else own
    return own
