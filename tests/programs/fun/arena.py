"""What the measures need of a game, and its games and play-outs.

Nothing here names a game: `games` has the part of each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engines.kernel.bots import BotFunction
from engines.kernel.events import OVER
from engines.kernel.rules import Outcome
from engines.kernel.search import LONGEST
from engines.kernel.streams import CheapSource, CommonSource, Source

State = Any
"""Any game's state; its rules know it."""
Option = Any
"""An option of a decision: an action, or a tuple of actions that a seat makes in a row."""

SPREAD = 0x2545F4914F6CDD1D
"""Spreads the seeds of worlds."""


class Playable(Protocol):
    """The members of `engines.kernel.rules.Rules` that a measure uses."""

    def new(self, config: Any, seed: str) -> State:
        """Return a dealt game."""

    def actor(self, state: State) -> int:
        """Return the seat that decides, or `OVER`."""

    def legal(self, state: State) -> Sequence[int]:
        """Return the open actions."""

    def apply(self, state: State, action: int) -> None:
        """Carry out a decision."""

    def view(self, state: State, seat: int) -> Any:
        """Return the view of a seat."""

    def determinize(self, config: Any, view: Any, source: Source) -> State:
        """Return a state that fits a view."""

    def clone(self, state: State, source: Source | None = None) -> State:
        """Return a copy; with `source`, one with another future."""

    def turn(self, state: State) -> tuple[int, int]:
        """Return the turn and the seat whose turn it is."""

    def outcome(self, state: State) -> Outcome | None:
        """Return the result after the end."""


class Port(Protocol):
    """The members of `engines.kernel.search.SearchPort` that a measure uses."""

    def policy(self, state: State) -> int:
        """Return the action that play-outs take."""

    def win_chances(self, state: State) -> Sequence[float]:
        """Return the chances by seat."""


def keep_all(rules: Playable, state: State) -> Sequence[Option]:
    """Return the open actions: each of them is an option of its own."""
    return rules.legal(state)


def no_touch(_state: State, _option: Option) -> bool:
    """Say that no option touches a rival."""
    return False


def same_cards(_state: State, _dice: Source) -> None:
    """Leave the state as it is: this game has no hidden order of cards."""


def never(_state: State) -> bool:
    return False


def unremarkable(_state: State) -> Sequence[str]:
    """Return no words: nothing is counted."""
    return ()


def given_seed(_config: Any, seed: str) -> str:
    return seed


def nobody(_state: State) -> Sequence[int]:
    return ()


def as_planned(_state: State, _action: int) -> Callable[[State], bool]:
    """Every action of a plan leads where the plan says."""
    return lambda _later: True


@dataclass(frozen=True)
class Game:
    """A game for the measures.

    `heuristic`, `planner` and `chance` are names of `bots`: the strongest bot without a search, the
    one that searches, and the one that plays at random. `options` are the actions that differ,
    `touches` says whether an option touches a rival; with `answers`, those of rivals in a turn are
    options of that turn. `reshuffle` shuffles what nobody has seen, and `seed` returns the seed
    that the program would play with instead of a drawn one. A decision is
    `folded` if the program makes it for a player who chose where to go: its turn is no turn of
    its own for F3, F4 and F7. `followed` returns whether an action of a plan led, in a later
    state, where the plan says; else the plan ends. `goal` is the part of a win that a player
    alone gets at the end. `front` is the seat that the screen shows as alone in front, -1 for none.
    `notes` are words for what a decision is, whose turns are counted. `done`
    are the seats that have finished while others still play: their turns pass in each lap, and are
    no turns for F3, F4 and F7.
    """

    id: str
    rules: Playable
    port: Port
    bots: Mapping[str, BotFunction]
    heuristic: str
    planner: str = "planner"
    chance: str = "random"
    options: Callable[[Playable, State], Sequence[Option]] = keep_all
    touches: Callable[[State, Any], bool] = no_touch
    answers: bool = False
    reshuffle: Callable[[State, Source], None] = same_cards
    seed: Callable[[Any, str], str] = given_seed
    folded: Callable[[State], bool] = never
    followed: Callable[[State, int], Callable[[State], bool]] = as_planned
    goal: Callable[[State], float] | None = None
    notes: Callable[[State], Sequence[str]] = unremarkable
    front: Callable[[State], int] | None = None
    done: Callable[[State], Sequence[int]] = nobody


class Moment(NamedTuple):
    """A decision of a game, before it is made. `turn` counts from 1; 0 is the set-up."""

    state: State
    actor: int
    turn: int
    seat: int

    @property
    def own(self) -> bool:
        """Whether the actor decides in its own turn."""
        return self.turn > 0 and self.actor == self.seat


def played(game: Game, config: Any, seats: Sequence[str], number: int) -> Iterator[Moment]:
    """Play game `number` with a bot for each seat; yield all decisions, then the end.

    The state is that of the game: whoever wants to keep it takes a clone. A game of more than
    `LONGEST` decisions ends where it is: two bots in each other's way may never get out.
    """
    rules = game.rules
    state, made = rules.new(config, game.seed(config, f"fun-{number}")), 0
    public = config.public() if hasattr(config, "public") else config
    while (seat := rules.actor(state)) != OVER and made < LONGEST:
        yield Moment(state, seat, *rules.turn(state))
        legal = rules.legal(state)
        action = legal[0]
        if len(legal) > 1:
            seed = number * 100_000 + made
            action = game.bots[seats[seat]](public, rules.view(state, seat), seed)
        rules.apply(state, action)
        made += 1
    yield Moment(state, OVER, *rules.turn(state))


def world_seed(number: int, place: int, world: int) -> int:
    """Return the seed of a world at a place of a game."""
    return (number * 100_003 + place) * 1_000_003 + world * SPREAD


def result(game: Game, state: State) -> Sequence[float]:
    """Return each seat's part of the win; of a game under way, the port's chances."""
    outcome = game.rules.outcome(state)
    if outcome is None:
        return game.port.win_chances(state)
    if game.goal is not None and len(outcome.ranks) == 1:
        return [game.goal(state)]
    won = outcome.winners
    return [(seat in won) / max(1, len(won)) for seat in range(len(outcome.ranks))]


def playout(game: Game, state: State, option: Option = ()) -> Sequence[float]:
    """Return the result of an option and the policy's decisions after it; changes the state.

    An option of several actions ends where one of them is not open any more, or didn't lead where
    the option says.
    """
    rules, policy = game.rules, game.port.policy
    actor, apply = rules.actor, rules.apply
    seat = actor(state)
    for action in option if isinstance(option, tuple) else (option,):
        while actor(state) not in (seat, OVER):
            apply(state, policy(state))
        if actor(state) == OVER or action not in rules.legal(state):
            break
        followed = game.followed(state, action)
        apply(state, action)
        if not followed(state):
            break
    for _ in range(LONGEST):
        if actor(state) == OVER:
            break
        apply(state, policy(state))
    return result(game, state)


def chances(game: Game, state: State, seeds: Sequence[int]) -> list[float]:
    """Return each seat's wins of a play-out a seed.

    Hands and boards stay. Dice are new, and what nobody has seen is shuffled.
    """
    total: list[float] = []
    for seed in seeds:
        world = game.rules.clone(state, CommonSource(seed))
        game.reshuffle(world, CheapSource(seed))
        won = playout(game, world)
        total = [a + b for a, b in zip(total or [0.0] * len(won), won, strict=True)]
    return total


def compared(
    game: Game, config: Any, state: State, options: Sequence[Option], seeds: Sequence[int]
) -> dict[Option, list[float]]:
    """Return the actor's results by option, a play-out a seed.

    A world fits the actor's view alone, and all options have the same world and the same dice.
    """
    rules = game.rules
    seat = rules.actor(state)
    view = rules.view(state, seat)
    public = config.public() if hasattr(config, "public") else config
    found: dict[Option, list[float]] = {option: [] for option in options}
    for seed in seeds:
        world = rules.determinize(public, view, CheapSource(seed))
        for option in options:
            branch = rules.clone(world, CommonSource(seed))
            found[option].append(playout(game, branch, option)[seat])
    return found
