"""What only the Even Race is measured by: the racer against the scout, and previews of fights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from typing import Any, Final

from engines.irrgarten.config import Config
from engines.irrgarten.events import LOST_BY_DEATH, LOST_BY_WOUNDS, CombatEnded
from engines.irrgarten.fighters import fighter_of
from engines.irrgarten.odds import CombatOdds, combat_odds
from engines.irrgarten.rules import Rules
from engines.irrgarten.state import State
from engines.irrgarten.view import TO_FOE, preview
from engines.kernel.events import OVER, Event
from engines.kernel.streams import CheapSource
from tests.programs.fun.arena import Game, given_seed, played, world_seed
from tests.programs.fun.measures import Goal, Row
from tests.programs.fun.records import Record, mirrored
from tests.programs.fun.stats import Z, paired, share

STRONG, MIDDLE = "racer", "scout"
PLAYS: Final = 10_000
"""Times that a fight is played to compare its preview with."""
STRIDE: Final = 9
"""The fight of game n is the first one from turn n modulo this on that a step can begin."""
RULES: Final = Rules()


def racer_record(game: Game, config: Any, number: int) -> Record:
    """Return the part of the wins of the racer against the scout, with both seats.

    Both have the same deal, so its seed is not picked: a search for each would take a minute.
    """
    return {
        "game": number,
        "won": mirrored(replace(game, seed=given_seed), config, number, STRONG, MIDDLE),
    }


def preview_record(game: Game, config: Config, number: int, plays: int = PLAYS) -> Record:
    """Return the chances that the preview of a fight shows, and how often each ending came."""
    for moment in played(replace(game, seed=given_seed), config, (STRONG,) * config.seats, number):
        if moment.actor == OVER:
            break
        action = _fight(moment.state) if moment.turn >= number % STRIDE else None
        if action is not None:
            odds, foe = shown(moment.state, action)
            came = endings(moment.state, action, number, plays)
            return {
                "game": number, "of": plays, "foe": foe, "shown": odds,
                "came": [came["win"], came["out"], came["death"]],
            }  # fmt: skip
    return {"game": number, "of": 0, "foe": -1, "shown": [], "came": []}


def _fight(state: State) -> int | None:
    """Return a direction that begins a fight, if there is one."""
    for action in range(4):
        if preview(state, state.seat, action).kind == TO_FOE:
            return action
    return None


def shown(state: State, action: int) -> tuple[list[float], int]:
    """Return the chances to win, to lose alive and to die that a player reads, and the monster."""
    foe = preview(state, state.seat, action).foe
    strength, wit, fuzzy, weapons, shields, health, hits = fighter_of(state, state.seat)
    odds: CombatOdds = combat_odds(
        state.config.parameters,
        (strength, wit, fuzzy),
        (weapons, shields),
        (health, hits),
        (state.foe_strength[foe], state.foe_intelligence[foe], state.foe_health[foe]),
    )
    return [odds.win, odds.out, odds.death], foe


def endings(state: State, action: int, number: int, plays: int) -> Counter[str]:
    """Play a step's fight with new dice each time, by the rules; count how it ends."""
    came: Counter[str] = Counter()
    ways: Mapping[int, str] = {LOST_BY_WOUNDS: "out", LOST_BY_DEATH: "death"}
    ends: list[CombatEnded] = []

    def hear(event: Event) -> None:
        if isinstance(event, CombatEnded):
            ends.append(event)

    for play in range(plays):
        ends.clear()
        RULES.apply(RULES.clone(state, CheapSource(world_seed(number, 0, play))), action, hear)
        came[ways.get(ends[0].result, "win")] += 1
    return came


def inside(chance: float, came: int, of: int) -> bool:
    """Whether a chance is in the interval of 95 % round a share; a sure one must come always."""
    if chance * of < 1e-6 or (1 - chance) * of < 1e-6:
        return came == round(chance * of)
    return abs(came - chance * of) <= Z * sqrt(of * chance * (1 - chance)) + 0.5


def race_rows(races: Sequence[Record], previews: Sequence[Record]) -> list[Row]:
    """Return the measures of a race."""
    rows = []
    if races:
        rows.append(
            Row("F5h", "wins of the racer against the scout", "share",
                paired([one["won"] for one in races]), Goal(True, 0.60))
        )  # fmt: skip
    if previews:
        rows.append(
            Row("E1", "previews of fights in the interval of 10,000 plays (95 %)", "share",
                share([_held(one) for one in previews if one["of"]]))
        )  # fmt: skip
    return rows


def _held(one: Record) -> tuple[int, int]:
    pairs = list(zip(one["shown"], one["came"], strict=True))
    return sum(inside(chance, came, one["of"]) for chance, came in pairs), len(pairs)
