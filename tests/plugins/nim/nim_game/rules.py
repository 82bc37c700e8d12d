"""The rules of Nim: in turn, each takes as many matches as wanted from one heap, at least one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from engines.kernel.canonical import digest, key_of
from engines.kernel.encoding import Layout, flags, laid_out, size_of
from engines.kernel.errors import BadNotation, BadState, GameOver, IllegalAction
from engines.kernel.events import EVERYONE, OVER, Emit, GameEnded, TurnBegan
from engines.kernel.rules import Outcome
from engines.kernel.streams import KeyedSource, Source
from nim_game.config import LEAST, MOST, Config
from nim_game.events import Taken
from nim_game.state import MOST_MATCHES, State, View

REASON = "last-match"
"""Why the game ended."""


def action_of(heap: int, count: int) -> int:
    """Return the action that takes matches from a heap (from 0)."""
    return heap * MOST_MATCHES + count - 1


def parts_of(action: int) -> tuple[int, int]:
    """Return heap and count of an action."""
    heap, less = divmod(action, MOST_MATCHES)
    return heap, less + 1


class Rules:
    """The rules, as the program asks for them (`engines.kernel.rules`)."""

    game = "nim"
    rules_rev = 1
    min_seats, max_seats = LEAST, MOST

    def new(self, config: Config, seed: str) -> State:
        return State.dealt(config, seed)

    def actor(self, state: State) -> int:
        return OVER if state.winners else state.seat

    def action_count(self, config: Config) -> int:
        return config.parameters.heaps * MOST_MATCHES

    def legal(self, state: State) -> Sequence[int]:
        if state.winners:
            return ()
        return [
            action_of(heap, count)
            for heap, size in enumerate(state.heaps)
            for count in range(1, size + 1)
        ]

    def apply(self, state: State, action: int, emit: Emit | None = None) -> None:
        if state.winners:
            raise GameOver
        if action not in self.legal(state):
            raise IllegalAction(action=action, legal=tuple(self.legal(state)))
        heap, count = parts_of(action)
        seat, seats = state.seat, state.config.seats
        state.heaps[heap] -= count
        events: list[Any] = [Taken(EVERYONE, seat, count, heap + 1, state.heaps[heap])]
        if any(state.heaps):
            state.seat, state.turn = (seat + 1) % seats, state.turn + 1
            events.append(TurnBegan(EVERYONE, state.seat, state.turn))
        else:
            others = tuple(one for one in range(seats) if one != seat)
            state.winners = others if state.config.parameters.last_loses else (seat,)
            events.append(GameEnded(EVERYONE, state.winners, REASON))
        for event in events if emit else ():
            emit(event)

    def advance(self, state: State, ms: int, emit: Emit | None = None) -> None:
        """Time has no part in it."""

    def view(self, state: State, seat: int) -> View:
        actor = self.actor(state)
        legal = tuple(self.legal(state)) if seat == actor else ()
        return View(seat, actor, state.turn, legal, tuple(state.heaps))

    def layout(self, config: Config) -> Layout:
        legal = ("legal", self.action_count(config), "the open actions, as flags")
        heaps = ("heaps", config.parameters.heaps, "the matches of each heap")
        return laid_out([legal, ("place", 3, "the seat, the actor and the turn"), heaps])

    def encoding_size(self, config: Config) -> int:
        return size_of(self.layout(config))

    def encode(self, config: Config, view: View) -> list[int]:
        legal = flags(view.legal, self.action_count(config))
        return [*legal, view.seat, view.actor, view.turn, *view.heaps]

    def view_key(self, view: View) -> bytes:
        return key_of(view)

    def glance(self, state: State, seat: int) -> View:
        return self.view(state, seat)

    def determinize(self, config: Config, view: View, source: Source) -> State:
        winners = (0,) if view.actor == OVER else ()
        return State(config, [*view.heaps], source, max(view.actor, 0), view.turn, winners)

    def clone(self, state: State, source: Source | None = None) -> State:
        kept = source or state.source.clone()
        return State(state.config, [*state.heaps], kept, state.seat, state.turn, state.winners)

    def turn(self, state: State) -> tuple[int, int]:
        return state.turn, state.seat

    def draws(self, state: State) -> int:
        return state.source.draws

    def outcome(self, state: State) -> Outcome | None:
        if not state.winners:
            return None
        won = [seat in state.winners for seat in range(state.config.seats)]
        ranks, returns = tuple(int(not one) for one in won), tuple(map(int, won))
        return Outcome(ranks, returns, state.winners, REASON, cut_off=False)

    def evaluate(self, state: State, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
        ahead = state.winners or range(state.config.seats)
        return tuple((seat in ahead) / len(ahead) for seat in range(state.config.seats))

    def dump(self, state: State) -> dict[str, Any]:
        place = {"seat": state.seat, "turn": state.turn, "winners": list(state.winners)}
        return {"heaps": [*state.heaps], **place, "source": state.source.dump()}

    def load(self, config: Config, data: dict[str, Any]) -> State:
        try:
            heaps, seat, turn = [*map(int, data["heaps"])], int(data["seat"]), int(data["turn"])
            winners, source = tuple(map(int, data["winners"])), KeyedSource.load(data["source"])
        except (KeyError, TypeError, ValueError) as problem:
            raise BadState(what="state", found=str(problem)) from None
        if not (0 <= seat < config.seats and all(0 <= one <= MOST_MATCHES for one in heaps)):
            raise BadState(what="state", found="a number out of range")
        return State(config, heaps, source, seat, turn, winners)

    def digest(self, state: State) -> str:
        return digest([self.rules_rev, state.config.digest, self.dump(state)])

    def notation(self, action: int) -> str:
        heap, count = parts_of(action)
        return f"take {count} {heap + 1}"

    def parse(self, text: str) -> int:
        found = re.fullmatch(r"take ([1-9]) ([1-9])", text)
        if found is None:
            raise BadNotation(found=text)
        return action_of(int(found[2]) - 1, int(found[1]))
