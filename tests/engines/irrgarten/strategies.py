"""Random small games for property tests: boards, figures, fog, seats, dice."""

from __future__ import annotations

from hypothesis import strategies as st

from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_OFF, FOG_SIGHT, Parameters
from engines.irrgarten.state import State
from engines.kernel.streams import CheapSource, KeyedSource
from tests.engines.irrgarten.helpers import NAMES, RULES, random_play


@st.composite
def boards(draw: st.DrawFn, least_free: int = 4) -> Labyrinth:
    """A small board, every free square joined to the exit."""
    width, height = draw(st.integers(2, 7)), draw(st.integers(2, 6))
    signs = draw(
        st.lists(st.sampled_from("---X"), min_size=width * height, max_size=width * height)
    )
    exit_at = draw(st.integers(0, width * height - 1))
    signs[exit_at] = "E"
    rows = ["".join(signs[y * width : (y + 1) * width]) for y in range(height)]
    board = Labyrinth.from_rows(rows)
    closed = set(board.unreachable())
    rows = [
        "".join("X" if board.square(x, y) in closed else sign for x, sign in enumerate(row))
        for y, row in enumerate(rows)
    ]
    joined = Labyrinth.from_rows(rows)
    if len(joined.free()) < least_free:
        return Labyrinth.from_rows(["----", "-XX-", "---E"])
    return joined


@st.composite
def parameters(
    draw: st.DrawFn, fogs: tuple[int, ...] = (FOG_OFF, FOG_EXPLORED, FOG_SIGHT)
) -> Parameters:
    """Any options and figures; deaths, fuzzy players and short sight are common."""
    flags = st.booleans()
    level = st.sampled_from([0, 1, 3_000, 10_000])
    return Parameters(
        fallback=tuple(draw(st.permutations(range(4)))),
        blocked_stays=draw(flags),
        opening_attack=draw(flags),
        reset_wounds_on_defeat=draw(flags),
        reset_wounds_on_resurrection=draw(flags),
        dead_monsters_pay=draw(flags),
        fuzzy_after_resurrection=draw(flags),
        resurrection=draw(st.sampled_from([200, 300, 1000])),
        fog=draw(st.sampled_from(fogs)),
        sight_range=draw(st.sampled_from([1, 2, 20])),
        turn_limit=draw(st.sampled_from([0, 50])),
        player_strength=draw(level),
        player_intelligence=draw(level),
        player_health=draw(st.integers(1, 10)),
        monster_strength=draw(level),
        monster_intelligence=draw(level),
        monster_health=draw(st.integers(1, 5)),
        weapon_power=draw(level),
        shield_power=draw(level),
        uses=draw(st.integers(1, 5)),
        wounds_to_lose=draw(st.integers(1, 4)),
        combat_rounds=draw(st.integers(1, 10)),
        reward_weapons=draw(st.integers(0, 3)),
        reward_shields=draw(st.integers(0, 3)),
        reward_health=draw(st.integers(0, 5)),
        max_weapons=draw(st.integers(0, 3)),
        max_shields=draw(st.integers(0, 3)),
        thrown_back=draw(flags),
        guardian=draw(st.sampled_from([0, 1_000, 2_250])),
        leapfrog=draw(flags),
        leap_out=draw(flags),
        open_prizes=draw(flags),
        pickpocket=draw(flags),
        last_laps=draw(st.sampled_from([0, 0, 2])),
    )


@st.composite
def games(
    draw: st.DrawFn, fogs: tuple[int, ...] = (FOG_OFF, FOG_EXPLORED, FOG_SIGHT)
) -> tuple[State, int]:
    """A dealt game on a keyed source, and the seed of its players' choices."""
    board = draw(boards())
    room = len(board.free()) - 1
    seats = draw(st.integers(1, min(4, room)))
    monsters = draw(st.integers(0, room - seats))
    gear = draw(st.sampled_from([(), NAMES]))
    config = Config(board, seats, draw(parameters(fogs)), monsters=monsters, gear=gear)
    seed = draw(st.integers(0, 10**6))
    return RULES.deal(config, KeyedSource(f"{seed}")), seed


@st.composite
def moments(draw: st.DrawFn, fogs: tuple[int, ...] = (FOG_OFF, FOG_EXPLORED, FOG_SIGHT)) -> State:
    """A game somewhere on its way, or at its end."""
    state, seed = draw(games(fogs))
    random_play(state, CheapSource(seed), draw(st.sampled_from([0, 5, 30, 100])))
    return state
