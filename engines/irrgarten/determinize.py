"""A full state that fits a seat's view, for searches (never the true state)."""

from __future__ import annotations

from dataclasses import replace

from engines.irrgarten.config import Config
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.fog import begin_sight
from engines.irrgarten.gear import named
from engines.irrgarten.guardian import post_guardian
from engines.irrgarten.labyrinth import EXIT, NOWHERE, OBSTACLE, Labyrinth, MonsterCard
from engines.irrgarten.parameters import FOG_EXPLORED
from engines.irrgarten.prizes import NO_PRIZE, draw_prize
from engines.irrgarten.state import State
from engines.irrgarten.view import UNKNOWN, Sheet, View
from engines.kernel.streams import GUESS, Source, stream


def determinize(config: Config, view: View, source: Source) -> State:
    """Build a state from a public configuration and a view of a game dealt from it.

    Without fog everything except the future is known. A guardian out of sight is as IRR-35 makes
    it. Under fog unseen squares, monsters and rivals
    are redealt from `source`: every third unseen square a wall, the exit on an unseen square unless
    it is known, monsters and rivals on unseen squares.
    """
    state = State(config, source)
    state.turn, state.decisions = view.turn, view.decisions
    state.seat, state.winner, state.order = view.actor, view.winner, view.order
    if view.known is not None:
        _guess_board(state, view)
    _place_foes(state, view)
    _place_players(state, view)
    if state.config.guardian != NOWHERE and len(state.foe_square) < view.foe_count:
        post_guardian(state, GUESS)
    state.foe_at = {square: foe for foe, square in enumerate(state.foe_square)}
    state.beaten = [_beaten(state, view, seat) for seat in range(len(view.wins))]
    state.heard = list(view.heard)
    state.out, state.closes = view.out, view.closes
    if state.config.parameters.open_prizes:
        _guess_prizes(state, view)
    if view.known is not None:
        _restore_sight(state, view)
    return state


def _inner(config: Config, square: int) -> bool:
    x, y = config.labyrinth.xy(square)
    return 0 <= x < config.labyrinth.width and 0 <= y < config.labyrinth.height


def _guess_board(state: State, view: View) -> None:
    known = view.known or ""
    config, source = state.config, state.source
    board = config.labyrinth
    unseen = [s for s, sign in enumerate(known) if sign == UNKNOWN and _inner(config, s)]
    walls = bytearray(board.walls)
    for square, sign in enumerate(known):
        if sign == OBSTACLE:
            walls[square] = 1
    # Keep enough squares free of guessed walls to place everything, as in a set-up.
    needed = 1 + view.foe_count + len(view.sheets)
    source.shuffle(stream(GUESS), unseen)
    for square in unseen[needed:]:
        walls[square] = source.under(stream(GUESS), 3, 1)
    exit_square = known.find(EXIT)
    if exit_square < 0:
        exit_square = unseen[0] if unseen else NOWHERE
    guessed = Labyrinth(board.width, board.height, bytes(walls), exit_square)
    state.config = Config(
        guessed, config.seats, config.parameters, config.cards, config.monsters, config.gear
    )


def _unseen_free(state: State, view: View) -> list[int]:
    """Return the squares for unseen things, in random order."""
    if view.known is None:
        return []
    config = state.config
    squares = [
        square
        for square, sign in enumerate(view.known)
        if sign == UNKNOWN and not config.walls[square] and square != config.exit
    ]
    state.source.shuffle(stream(GUESS), squares)
    return squares


def _place_foes(state: State, view: View) -> None:
    config, source, foes = state.config, state.source, view.foes
    parameters = config.parameters
    rows = {
        foe: (foes.square[i], foes.card[i], foes.strength[i], foes.intelligence[i], foes.health[i])
        for i, foe in enumerate(foes.number)
    }
    places = _unseen_free(state, view)
    numbers = stream(GUESS)
    for foe in range(config.monsters):
        if foe not in rows:
            number = source.below(numbers, len(config.cards)) if config.cards else -1
            card = config.cards[number] if config.cards else MonsterCard("", "")
            strength = source.below(numbers, parameters.monster_strength)
            wit = source.below(numbers, parameters.monster_intelligence)
            rows[foe] = (
                places.pop(),
                number,
                strength if card.strength < 0 else card.strength,
                wit if card.intelligence < 0 else card.intelligence,
                parameters.monster_health if card.health < 0 else card.health,
            )
    ordered = [rows[foe] for foe in config.foe_numbers if foe in rows]
    state.foe_square = tuple(row[0] for row in ordered)
    state.foe_card = tuple(row[1] for row in ordered)
    state.foe_strength = tuple(row[2] for row in ordered)
    state.foe_intelligence = tuple(row[3] for row in ordered)
    state.foe_health = [row[4] for row in ordered]


def _guess_prizes(state: State, view: View) -> None:
    """Give every monster what the seat has seen it carry, else something drawn (IRR-37)."""
    seen = dict(zip(view.foes.number, view.foes.prize, strict=True))
    config, source = state.config, state.source
    carried = [
        seen[foe] if foe in seen else draw_prize(config.parameters, source, GUESS)
        for foe in range(config.monsters)
    ]
    state.foe_prize = (*carried, *(NO_PRIZE,) * (config.foes - config.monsters))


def _imagined_squares(state: State, view: View) -> dict[int, int]:
    """Return an unseen square for each hidden rival; dead ones share a monster's (IRR-23), or are
    beside a guardian's (IRR-35)."""
    config = state.config
    hidden = [sheet for sheet in view.sheets if sheet.square is None]
    if not hidden:
        return {}
    shut = {config.exit, *(s.square for s in view.sheets), *(view.visible or ())}
    health = dict(zip(state.foe_square, state.foe_health, strict=True))
    graves = [square for square in state.foe_square if health[square] and square not in shut]
    empty = [s for s in config.labyrinth.free() if s not in shut and s not in health]
    if config.guardian != NOWHERE:
        graves += [s for s in empty if s - config.exit in config.deltas]
    state.source.shuffle(stream(GUESS), graves)
    if config.guardian != NOWHERE:  # on the square of a dead monster, or two steps before the exit
        likely = {*shut, *graves}
        graves = [s for s in config.labyrinth.free() if s not in likely] + graves
    state.source.shuffle(stream(GUESS), empty)
    squares = {view.winner: config.exit} | dict.fromkeys(view.out, config.exit)
    squares |= {sheet.seat: graves.pop() for sheet in hidden if not sheet.alive}
    empty = [s for s in empty if s not in squares.values()]
    # Without any other room, living rivals share a monster's square too.
    lairs = [s for s in health if s not in shut and s not in squares.values()] + empty
    for sheet in hidden:
        if sheet.seat not in squares:
            squares[sheet.seat] = lairs.pop()
    return squares


def _place_players(state: State, view: View) -> None:
    places = _imagined_squares(state, view)
    strengths, wits = [], []
    for sheet in view.sheets:
        full = sheet if sheet.square is not None else _imagined(state, sheet, places[sheet.seat])
        if full is not sheet and sheet.seat in view.out:
            full = _laden(state, full, view.carried[view.out.index(sheet.seat)])
        if state.config.parameters.same_sheets and view.me.strength is not None:
            own = view.me
            full = replace(full, strength=own.strength, intelligence=own.intelligence)
        state.square.append(full.square or 0)
        state.health.append(full.health or 0)
        state.hits.append(full.hits or 0)
        state.weapons.append(full.weapons or ())
        state.shields.append(full.shields or ())
        state.fuzzy.append(int(full.fuzzy or False))
        if state.config.gear:
            state.weapon_names.append(full.weapon_names or ())
            state.shield_names.append(full.shield_names or ())
        strengths.append(full.strength or 0)
        wits.append(full.intelligence or 0)
    state.strength, state.intelligence = tuple(strengths), tuple(wits)


def _imagined(state: State, sheet: Sheet, square: int) -> Sheet:
    """Return a hidden rival's sheet: full health, no gear, random strength and intelligence."""
    parameters, source = state.config.parameters, state.source
    numbers = stream(GUESS)
    return Sheet(
        sheet.seat,
        sheet.alive,
        square,
        parameters.player_health if sheet.alive else 0,
        0,
        source.below(numbers, parameters.player_strength),
        source.below(numbers, parameters.player_intelligence),
        (),
        (),
        False,
    )


def _laden(state: State, sheet: Sheet, count: int) -> Sheet:
    """Return the sheet of a hidden rival who got out with `count` things (IRR-39)."""
    weapons = min(count, state.config.parameters.max_weapons)
    cards = state.config.gear
    weapon = (named(cards, WEAPON, 0, 0),) if cards else ()
    shield = (named(cards, SHIELD, 0, 0),) if cards else ()
    return replace(
        sheet,
        weapons=(0, 0) * weapons,
        shields=(0, 0) * (count - weapons),
        weapon_names=weapon * weapons,
        shield_names=shield * (count - weapons),
    )


def _beaten(state: State, view: View, seat: int) -> int:
    """Return the monsters that count towards a seat's toll, as bits; a rival's are guessed, dead
    ones first (IRR-29)."""
    if seat == view.seat:
        return sum(1 << foe for foe in view.beaten)
    likely = sorted(range(state.config.monsters), key=lambda foe: state.foe_health[foe] > 0)
    return sum(1 << foe for foe in likely[: view.wins[seat]])


def _restore_sight(state: State, view: View) -> None:
    """Restore the seat's own sight; compute the other seats' sight from their squares."""
    begin_sight(state)
    seat = view.seat
    if seat >= 0:
        if state.config.parameters.fog == FOG_EXPLORED:
            state.known[seat] = bytearray(sign != UNKNOWN for sign in view.known or "")
        state.sight[seat] = frozenset(view.visible or ())
        state.met[seat] = dict(zip(view.foes.number, view.foes.health, strict=True))
