"""Asks bots and the hint for the best move of a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.match.bots.comparing import WORLDS
from app.registry import game as registered
from engines.kernel.bots import ask
from engines.kernel.search import Search
from tests.engines.hammerspace import table as hammerspace_table
from tests.engines.irrgarten.descent.helpers import RULES as DESCENT
from tests.engines.irrgarten.helpers import RULES as IRRGARTEN
from tests.engines.napakalaki import helpers as napakalaki_table
from tests.programs.positions import descent, hammerspace, irrgarten, napakalaki
from tests.programs.positions.position import Position

SEED: Final = 1
Choose = Callable[[Any, Any, int], int]
"""Returns the action for a public configuration, a view and the number of the decision."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A game's positions, and how its actions are named. `advises` is the bot whose choice the hint
    names where no other is proven better."""

    id: str
    positions: Sequence[Position]
    strongest: str
    advises: str
    words: Callable[[Any], Mapping[int, str]]
    """Returns the open actions of a state in the words of the positions."""


def _steps(state: Any) -> Mapping[int, str]:
    """Return Irrgarten's directions. Those that lead to the same square have the same words: the
    first of their names in the order of the directions that obey."""
    view = IRRGARTEN.view(state, state.seat)
    obeys = {one.target: one.went for one in view.previews}
    return {one.wanted: IRRGARTEN.notation(obeys[one.target]) for one in view.previews}


def _walks(state: Any) -> Mapping[int, str]:
    return {action: DESCENT.notation(action) for action in DESCENT.legal(state)}


def _open(helper: Any) -> Callable[[Any], Mapping[int, str]]:
    def words(state: Any) -> Mapping[int, str]:
        told = helper.open_to(state).split(", ")
        return dict(zip(helper.RULES.legal(state), told, strict=True))

    return words


GAMES: Final = {
    "irrgarten": Asked("irrgarten", irrgarten.POSITIONS, "planner", "scout", _steps),
    "descent": Asked("descent", descent.POSITIONS, "master", "steady", _walks),
    "napakalaki": Asked(
        "napakalaki", napakalaki.POSITIONS, "master", "sharp", _open(napakalaki_table)
    ),
    "hammerspace": Asked(
        "hammerspace", hammerspace.POSITIONS, "master", "steady", _open(hammerspace_table)
    ),
}


def found(game: Asked, position: Position, bot: str = "", budget: int | None = None) -> bool:
    """Whether a bot, by default the strongest, makes all right decisions of a position."""
    asked = registered(game.id).bots()[bot or game.strongest]

    def choose(public: Any, view: Any, _number: int) -> int:
        return ask(asked, public, view, SEED, budget)

    return _follows(game, position, choose)


def hinted(game: Asked, position: Position, worlds: int = WORLDS) -> bool:
    """Whether the hint names the right decisions of a position."""
    spec = registered(game.id)
    search: Search[Any, Any, Any] | None = spec.search()
    assert search is not None
    plan: list[int] = []

    def choose(public: Any, view: Any, number: int) -> int:
        if number == 0:
            best = search.compare(public, view, SEED, worlds)
            if best is not None and best.proven:
                first = search.first_action(public, view, best.plan)
                assert first is not None
                plan.extend([first] if search.follows else best.plan)
        if number < len(plan):
            return plan[number]
        return ask(spec.bots()[game.advises], public, view, SEED)

    return _follows(game, position, choose)


def _follows(game: Asked, position: Position, choose: Choose) -> bool:
    rules, state = registered(game.id).rules(), position.lay()
    public = state.config.public()
    for number, right in enumerate(position.line):
        action = choose(public, rules.view(state, rules.actor(state)), number)
        if game.words(state).get(action) not in right:
            return False
        if number + 1 < len(position.line):
            rules.apply(state, action)
    return True
