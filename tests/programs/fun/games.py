"""Each game's part in the measures: its bots, its options, and what touches a rival."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from app.content.content_index import ContentIndex
from app.content.match_setup import BadChoice
from app.content.setup_from_args import first_draft
from app.lab.study import study
from app.lab.tables import SimulationChoices, SimulationTable, simulation_table
from app.registry import game as registered
from engines.hammerspace import actions as hammer
from engines.hammerspace.cards import ATTACK, SLOTS
from engines.hammerspace.planning import HammerspacePort
from engines.hammerspace.state import DEFENDING, EFFECT, KEEPING, MAKESHIFT, PLAYING
from engines.irrgarten.descent.planning import DescentPort, ways_of
from engines.irrgarten.descent.state import INSIDE, WALK
from engines.irrgarten.fighters import steps_to
from engines.irrgarten.moving import owes_toll
from engines.irrgarten.picking import picked_seed
from engines.irrgarten.planning import IrrgartenPort
from engines.irrgarten.prizes import loot
from engines.irrgarten.state import NOBODY
from engines.irrgarten.view import preview
from engines.kernel.search import Plan
from engines.kernel.streams import Source
from engines.napakalaki.actions import (
    ACCEPT,
    ASK,
    FIRST_CARD,
    FIRST_DEAL,
    NO_GRUDGE,
    NO_PRICE,
    ROLL,
)
from engines.napakalaki.dealings import UNSHOWN
from engines.napakalaki.planning import NapakalakiPort
from engines.napakalaki.state import DOOR
from tests.programs.fun.arena import Game, Playable, State
from tests.programs.fun.contact import in_contact

PLAYERS = (2, 3, 4)
ALONE = frozenset({"descent"})
"""Games that are measured for one player too."""
DESCENT = "descent"
RACE = ("irrgarten", "even")
"""The game and the edition with measures of its own: the Even Race."""
ENOUGH = 65
"""The coins that count as a win of a Descent alone."""
MOST_DETOUR = 12
"""The steps that a monster may be out of the way to be an option of a turn of Irrgarten."""
MOST_MONSTERS = 4
NO_STREAM = 0
WHOLE_SEARCH = 1_000_000_000
"""Turns that a search for a seed may take: it ends by itself long before."""


class Table(NamedTuple):
    """An edition of a game with a number of players. `house`: only a house rule allows it.

    Its games take turns on the labyrinths of `boards`, if there are any. `options` are changes of
    rules, for trials.
    """

    game: str
    edition: str
    players: int
    house: bool = False
    boards: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()


def ways_out(_rules: Playable, state: State) -> Sequence[Plan]:
    """Return whole ways: to the exit, and to the living monsters whose way and the rest to the exit
    is at most `MOST_DETOUR` steps longer than the shortest, the `MOST_MONSTERS` nearest of them;
    and leaps that rob a rival.

    Obstacles count, and other monsters are avoided where that is as short. In fog, where a seat
    plans a step, and with a house rule that makes bumping free, it is one direction for each square
    that it leads to.
    """
    config, here = state.config, state.square[state.seat]
    if config.foggy or config.parameters.blocked_stays:
        return [(action,) for action in _directions(state)]
    out = steps_to(config, config.exit)
    living = [
        square
        for square, health in zip(state.foe_square, state.foe_health, strict=True)
        if health and square not in (here, config.exit)
    ]
    detours = sorted((steps_to(config, square)[here] + out[square], square) for square in living)
    near = [square for steps, square in detours if steps - out[here] <= MOST_DETOUR]
    targets = (config.exit, *near[:MOST_MONSTERS])
    ways = [_way(state, target) for target in targets] or [(0,)]
    begun = [way[0] for way in ways if way]
    return ways + [(action,) for action in robberies(state) if action not in begun]


def robberies(state: State) -> Iterator[int]:
    """Yield the leaps over a rival that take a thing (IRR-38)."""
    for action in range(4):
        over = preview(state, state.seat, action).over
        if over != NOBODY and loot(state, state.seat, over) >= 0:
            yield action


def _way(state: State, target: int) -> Plan:
    """Return the directions of a shortest way to a square, with as few living monsters before it as
    there can be."""
    config, here = state.config, state.square[state.seat]
    steps = steps_to(config, target)
    layer: dict[int, tuple[int, Plan]] = {here: (0, ())}
    for left in range(steps[here] - 1, -1, -1):
        nearer: dict[int, tuple[int, Plan]] = {}
        for square, (fights, way) in layer.items():
            for action, delta in enumerate(config.deltas):
                there = square + delta
                if steps[there] != left:
                    continue
                foe = state.foe_at.get(there)
                more = fights + (foe is not None and state.foe_health[foe] > 0)
                if there not in nearer or more < nearer[there][0]:
                    nearer[there] = more, (*way, action)
        layer = nearer
    return layer[target][1]


def followed(state: State, action: int) -> Callable[[State], bool]:
    """Return whether a player is, after this action, on the square that a plan expects: it may have
    been thrown back, or have leapt over a rival."""
    seat, there = state.seat, state.square[state.seat] + state.config.deltas[action]
    return lambda later: bool(later.square[seat] == there)


def _directions(state: State) -> Sequence[int]:
    """Return one direction for each square that it leads to: two ways to one square are one."""
    found: dict[tuple[int, int], int] = {}
    for action in range(4):
        seen = preview(state, state.seat, action)
        found.setdefault((seen.target, seen.kind), action)
    return list(found.values())


def not_given_up(rules: Playable, state: State) -> Sequence[int]:
    """Return the open actions, but not the one to accept a loss without a roll: rolling costs
    nothing, so it is no choice (NAP-15). Where it brings a grudge, it is one (NAP-40)."""
    legal = rules.legal(state)
    lost = tuple(legal) == (ROLL, ACCEPT) and not state.config.parameters.dial
    return legal[:1] if lost else legal


def dealt_with(state: State, action: int) -> bool:
    """Whether an option of Napakalaki touches a rival: a grudge on its monster, a price for it, a
    question to it, a deal with it, or its door (NAP-38, NAP-39, NAP-42)."""
    if state.phase == DOOR:
        return bool(state.seat != state.turn_seat)
    return (
        action == ASK
        or NO_GRUDGE < action < NO_PRICE
        or NO_PRICE < action < FIRST_DEAL
        or FIRST_DEAL <= action < FIRST_CARD
    )


def deck_but_for_its_top(state: State, dice: Source) -> None:
    """Shuffle what nobody has seen; a monster that all have seen stays on top (NAP-44)."""
    shuffled("treasures", "monsters")(state, dice)
    shown = state.dealings.shown
    if shown != UNSHOWN:
        state.monsters.remove(shown)
        state.monsters.append(shown)


def in_company(state: State, _action: int) -> bool:
    """Whether the deciding seat is beside a rival, where the two are in each other's way, or beside
    a monster that both want (F7)."""
    seats = range(state.config.seats)
    gone = {state.seat, *state.out, *(seat for seat in seats if not state.health[seat])}
    rivals = [state.square[seat] for seat in seats if seat not in gone]
    monsters = [square for square, health in zip(state.foe_square, state.foe_health, strict=True)
                if health]  # fmt: skip
    return in_contact(state.config.labyrinth, state.square[state.seat], rivals, monsters)


def in_front(state: State) -> int:
    """Return the seat that the race line shows as alone in front: the fewest steps to the exit, of
    those that carry what it takes to get out, if any does. -1 for nobody."""
    out = steps_to(state.config, state.config.exit)
    places = {
        seat: (owes_toll(state, seat), out[square])
        for seat, square in enumerate(state.square)
        if state.health[seat] and seat not in state.out
    }
    first = min(places.values(), default=(True, 0))
    leaders = [seat for seat, place in places.items() if place == first]
    return leaders[0] if len(leaders) == 1 else NOBODY


def corridor(state: State) -> bool:
    """Whether a step only goes on: at most two ways, with no rival and no living monster there.

    A route takes such steps by itself, so they are no choice of where to go.
    """
    config, here = state.config, state.square[state.seat]
    ways = [here + delta for delta in config.deltas if not config.walls[here + delta]]
    if len(ways) > 2 or any(square in ways for square in state.square):
        return False
    foes = (state.foe_at.get(square) for square in ways)
    return not any(foe is not None and state.foe_health[foe] > 0 for foe in foes)


def ways_to_targets(rules: Playable, state: State) -> Sequence[Plan]:
    """Return the whole way to each target, the fight there included; at the stairs the choices."""
    if state.phase == WALK:
        return ways_of(state)
    return [(action,) for action in rules.legal(state)]


def walks_into(state: State, plan: Plan) -> bool:
    """Whether a plan's first step walks into a rival."""
    if state.phase != WALK or plan[0] >= len(state.floor.board.deltas):
        return False
    there = state.square[state.seat] + state.floor.board.deltas[plan[0]]
    return any(
        square == there and place == INSIDE
        for square, place in zip(state.square, state.place, strict=True)
    )


def enough_coins(state: State) -> float:
    """Return 1 for as many coins as half of the Descents bring that end well, else 0."""
    return float(state.coins[0] >= ENOUGH)


def on_the_way(state: State) -> bool:
    """Whether a step only goes on: at most two ways, with no rival and no living monster there."""
    board = state.floor.board
    around = [state.square[state.seat] + delta for delta in board.deltas]
    ways = [square for square in around if not board.walls[square]]
    if state.phase != WALK or len(ways) > 2 or any(square in ways for square in state.square):
        return False
    foes = (state.floor.foe_at.get(square, -1) for square in ways)
    return not any(foe >= 0 and state.foe_health[foe] > 0 for foe in foes)


def aimed(state: State, action: int) -> bool:
    """Whether an option of Hammerspace attacks, names or takes from a rival."""
    if state.phase == PLAYING and hammer.PLAY <= action < hammer.DEFEND:
        card = state.slots[SLOTS * state.seat + action - hammer.PLAY]
        return bool(state.config.kind[card] == ATTACK)
    for first in (hammer.TARGET, hammer.PICK):
        if first <= action < first + hammer.MONSTER:
            return bool(action - first != state.seat)
    return action >= hammer.CARD and hammer.card_at(action)[0] != state.seat


PLAYS, ONE_CARD, DEFENDS = "plays", "one card", "defends"


def pocket(state: State) -> Sequence[str]:
    """Return what a decision of Hammerspace is: a card is played (the only one that can be), or a
    defender has a choice: which cards (HAM-13), a makeshift (HAM-28), whether a defence stays
    (HAM-17), or what an effect offers it (HAM-18)."""
    if state.phase == PLAYING:
        return (PLAYS, ONE_CARD) if len(state.legal) == 1 else (PLAYS,)
    if len(state.legal) < 2:
        return ()
    stays = state.phase == KEEPING and state.keeps[0] // SLOTS != state.active
    offer = state.phase == EFFECT and state.seat in state.targets and state.seat != state.attacker
    return (DEFENDS,) if stays or offer or state.phase in (DEFENDING, MAKESHIFT) else ()


@lru_cache(maxsize=1_000)
def fair_seed(config: Any, seed: str) -> str:
    """Return the seed that a whole search picks, as it does while a form is open."""
    return picked_seed(config, seed, most_turns=WHOLE_SEARCH)


def shuffled(*names: str) -> Callable[[State, Source], None]:
    """Return a function that shuffles a state's decks of these names."""

    def reshuffle(state: State, dice: Source) -> None:
        for name in names:
            dice.shuffle(NO_STREAM, getattr(state, name))

    return reshuffle


@cache
def instrument(name: str) -> Game:
    """Return a game for the measures."""
    spec = registered(name)
    rules: Playable = spec.rules()
    bots = spec.bots()
    if name == "irrgarten":
        return Game(
            name, rules, IrrgartenPort(), bots, "racer", options=ways_out, touches=in_company,
            seed=fair_seed, folded=corridor, followed=followed,
            done=lambda state: state.out, front=in_front,
        )  # fmt: skip
    if name == "descent":
        return Game(
            name, rules, DescentPort(), bots, "steady", options=ways_to_targets, touches=walks_into,
            folded=on_the_way, goal=enough_coins,
        )  # fmt: skip
    if name == "napakalaki":
        return Game(
            name, rules, NapakalakiPort(), bots, "sharp", options=not_given_up,
            touches=dealt_with, answers=True, reshuffle=deck_but_for_its_top,
        )  # fmt: skip
    return Game(
        name, rules, HammerspacePort(), bots, "steady", touches=aimed,
        reshuffle=shuffled("deck", "character_deck", "monster_deck"), notes=pocket,
    )  # fmt: skip


GAMES = ("irrgarten", "descent", "napakalaki", "hammerspace")
WITH = {"irrgarten": ("irrgarten", "descent")}
"""The games that a game's name stands for, if more than itself: all modes of Irrgarten."""
SCENARIOS = {
    ("irrgarten", "even"): "customs-house",
    ("irrgarten", ""): "crossroads",
    **{("hammerspace", edition): "loaded" for edition in ("duel", "table", "short", "learn")},
}
"""The labyrinth or deck of the measures by game and edition, "" for all others: the first labyrinth
of the list is for lessons, the Even Race has labyrinths made for it, and the newer presets of
Hammerspace have a deck made for them. Elsewhere it is the first of the list."""
HOUSE = {"napakalaki": {"players": "house"}}
"""Options that allow other numbers of players than the edition's."""


@cache
def _library() -> ContentIndex:
    return ContentIndex()


def editions(name: str) -> list[str]:
    """Return the presets of a game."""
    return [one.id for one in first_draft(_library(), name, "AB", lambda: "x").presets]


EVEN_BOARDS = (
    "cathedral", "crossroads", "customs-house", "dragon", "roundabout", "galleon", "gauntlet",
    "hourglass", "long-queue", "octopus", "open-plan", "prison", "revolving-door", "rose-garden",
    "snail", "figure-eight", "three-doors", "toll-bridge", "town",
)  # fmt: skip
"""The shipped labyrinths of the Even Race, but those for lessons and the one in fog, whose seed
isn't picked."""


@cache
def _setup(table: Table) -> SimulationTable:
    game = instrument(table.game)
    options: dict[str, object] = {**study(table.game).options, **dict(table.options)}
    if table.house:
        options.update(HOUSE[table.game])
    others = SCENARIOS.get((table.game, ""), "")
    (scenario,) = table.boards or (SCENARIOS.get((table.game, table.edition), others),)
    seats = (game.heuristic,) * table.players
    choices = SimulationChoices(table.game, seats, scenario, table.edition, options)
    return simulation_table(choices, _library())


def config_of(table: Table, number: int = 0) -> Any:
    """Return the configuration of a table's game of a number. Raise `BadChoice` if the rules refuse
    it."""
    if table.boards:
        table = table._replace(boards=(table.boards[number % len(table.boards)],))
    return _setup(table).config


def tables(
    games: Sequence[str], only: Sequence[str] = (), players: Sequence[int] = ()
) -> Iterator[Table]:
    """Return the tables of some games: every edition by every number of players that it takes.

    Two players play Napakalaki by its house rule; a Descent is measured for one player, too.
    """
    for name in games:
        for edition in editions(name):
            if only and edition not in only:
                continue
            for count in players or ((1, *PLAYERS) if name in ALONE else PLAYERS):
                if count == 1 and name not in ALONE:
                    continue
                table = Table(name, edition, count)
                if _allowed(table):
                    yield table
                elif count == min(PLAYERS) and name in HOUSE:
                    yield table._replace(house=True)


def _allowed(table: Table) -> bool:
    try:
        config_of(table)
    except BadChoice:
        return False
    return True
