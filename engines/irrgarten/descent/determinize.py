"""A full state that fits a seat's view, for searches (never the true state)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.irrgarten.descent.building import gate_of
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.floor import Floor, huggers_of
from engines.irrgarten.descent.plan import FIRST_KIND, GUARDIANS, KINDS, PLAIN, levels_of
from engines.irrgarten.descent.state import LEAVE, Met, State
from engines.irrgarten.descent.things import Thing, gear_thing
from engines.irrgarten.descent.view import View, board_of
from engines.irrgarten.labyrinth import Labyrinth
from engines.kernel.streams import GUESS, Source, stream


def determinize(config: Config, view: View, source: Source) -> State:
    """Build a state from a public configuration and a view of a Descent dealt from it.

    Dice and later floors come from `source`. In fog so do unseen monsters, of the levels that
    the plan of the Descent gives them, and unseen rivals.
    """
    state = State(config, source)
    for name in ("turn", "decisions", "phase", "mover", "round", "total", "bell", "limit", "order"):
        setattr(state, name, getattr(view, name))
    state.seat = view.actor
    state.hurry = view.clock - view.round
    state.rung = int(view.rung)
    state.arrived = list(view.arrived)
    state.gifts = list(view.gifts)
    state.kinds = _kinds(config, view, source)
    board = board_of(view.width, view.plan)
    rows = _foe_rows(config, view, board, source)
    squares, cards, strengths, wits, healths, prizes, coins = (
        list(column) for column in zip(*rows, strict=True)
    )
    state.floor = Floor(
        view.number,
        view.kind,
        board,
        view.exits,
        view.starts,
        tuple(squares),
        tuple(cards),
        tuple(strengths),
        tuple(wits),
        tuple(config.cards[card].health for card in cards),
        tuple(prize[0] if prize else gear_thing(config.gear, 0) for prize in prizes),
        view.gifts,
        huggers_of(config, cards),
    )
    state.foe_health, state.foe_prize, state.foe_coins = healths, prizes, coins
    _place_players(state, view)
    state.waiting = list(view.waiting) or _guessed_offer(state)
    _restore_sight(state, view)
    return state


def _kinds(config: Config, view: View, source: Source) -> tuple[int, ...]:
    """Return the known kinds of floors, the later ones guessed (IRR-56)."""
    found = list(view.kinds)
    while len(found) < config.floors:
        if len(found) + 1 < FIRST_KIND or not config.parameters.floor_kinds:
            found.append(PLAIN)
            continue
        special = found[FIRST_KIND - 1 :]
        drawn = special[len(special) // len(KINDS) * len(KINDS) :]
        left = [kind for kind in range(len(KINDS)) if kind not in drawn]
        found.append(left[source.below(stream(GUESS), len(left))])
    return tuple(found)


FoeRow = tuple[int, int, int, int, int, tuple[Thing, ...], int]
"""A monster: square, card, strength, intelligence, health, things, coins."""


def _foe_rows(config: Config, view: View, board: Labyrinth, source: Source) -> Sequence[FoeRow]:
    foes = view.foes
    columns = (
        foes.square, foes.card, foes.strength, foes.intelligence, foes.health, foes.prize,
        foes.coins,
    )  # fmt: skip
    rows: dict[int, FoeRow] = dict(zip(foes.number, zip(*columns, strict=True), strict=True))
    if len(rows) < view.foe_count:
        free = _unseen_squares(view, board)
        source.shuffle(stream(GUESS), free)
        levels = [GUARDIANS[view.number - 1]] * len(view.exits)
        levels += levels_of(view.number, not config.alone, view.kind)
        for number in range(view.foe_count):
            if number not in rows:
                guardian = number < len(view.exits)
                square = gate_of(board, view.exits[number]) if guardian else free.pop()
                rows[number] = _guessed(config, square, levels[number], source)
    return [rows[number] for number in range(view.foe_count)]


def _unseen_squares(view: View, board: Labyrinth) -> list[int]:
    """Return squares for unseen monsters: out of sight, without a known one, and no exit."""
    gates = {gate_of(board, square) for square in view.exits}
    kept = {*view.foes.square, *view.exits, *gates, *view.starts}
    free = [square for square in board.free() if square not in kept]
    unseen = [square for square in free if square not in (view.visible or ())]
    return unseen if len(unseen) >= view.foe_count else free


def _guessed(config: Config, square: int, level: int, source: Source) -> FoeRow:
    nearest = min(abs(card.level - level) for card in config.cards)
    fit = [n for n, card in enumerate(config.cards) if abs(card.level - level) == nearest]
    number = fit[source.below(stream(GUESS), len(fit))]
    card, bonus = config.cards[number], config.depth_bonus
    thing = gear_thing(config.gear, source.below(stream(GUESS), len(config.gear)))
    return (
        square,
        number,
        card.strength + bonus,
        card.intelligence + bonus,
        card.health,
        (thing,),
        0,
    )


def _place_players(state: State, view: View) -> None:
    """Take the characters from their sheets; one out of sight is somewhere out of sight."""
    for sheet in view.sheets:
        seat = sheet.seat
        state.place[seat], state.coins[seat] = sheet.place, sheet.coins
        state.depth[seat] = sheet.depth
        if sheet.health is None:
            continue
        state.square[seat] = 0 if sheet.square is None else sheet.square
        state.health[seat] = sheet.health
        state.hits[seat] = sheet.hits or 0
        state.strength[seat] = sheet.strength or 0
        state.intelligence[seat] = sheet.intelligence or 0
        state.weapons[seat], state.shields[seat] = sheet.weapons or (), sheet.shields or ()
        state.weapon_names[seat] = sheet.weapon_names or ()
        state.shield_names[seat] = sheet.shield_names or ()
    floor = state.floor
    known = {sheet.square for sheet in view.sheets}
    free = [s for s in floor.board.free() if s not in known and s not in floor.foe_at]
    unseen = [square for square in free if square not in (view.visible or ())]
    unseen = unseen if len(unseen) >= len(view.sheets) else free
    state.source.shuffle(stream(GUESS), unseen)
    for sheet in view.sheets:
        if sheet.health is None:
            state.square[sheet.seat] = unseen.pop()


def _guessed_offer(state: State) -> list[tuple[int, Thing]]:
    """Return a thing for the seat that has to leave one out of sight."""
    if state.phase != LEAVE:
        return []
    return [(state.seat, gear_thing(state.config.gear, 0))]


def _restore_sight(state: State, view: View) -> None:
    """In fog, give the view's seat its own memory, and the others the same one."""
    if view.visible is None:
        return
    foes = view.foes
    met: dict[int, Met] = {
        number: (health, prize, coins)
        for number, health, prize, coins in zip(
            foes.number, foes.health, foes.prize, foes.coins, strict=True
        )
    }
    state.met = [met.copy() for _ in range(state.config.seats)]
    state.sight = [frozenset(view.visible) for _ in range(state.config.seats)]
