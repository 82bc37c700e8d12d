"""Plays against which the previews of a fight among friends are checked (NAP-36 to NAP-44)."""

from __future__ import annotations

from engines.kernel.events import Event
from engines.kernel.streams import CheapSource
from engines.napakalaki.actions import (
    ASK,
    DONE,
    DRAW,
    FIRST_CARD,
    FIRST_DEAL,
    FIRST_DOOR,
    NO_GRUDGE,
    NO_PRICE,
    REFUSE,
    ROLL,
    SPEND,
)
from engines.napakalaki.events import Met
from engines.napakalaki.odds import ALONE, Course
from engines.napakalaki.previews import fight_chances
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PRICE, State
from engines.napakalaki.warning import win_warnings
from tests.engines.napakalaki.helpers import RULES

IN_PLAY = (GRUDGE, PRICE, DEAL, FIGHT)


def course_of(state: State, course: Course) -> int:
    """What a seat does by a course, written down once more."""
    legal = RULES.legal(state)
    if state.phase == GRUDGE:
        return max(legal) if course.spite else NO_GRUDGE
    if state.phase == PRICE:
        return NO_PRICE + (state.seat == course.helper)
    if state.phase == DEAL:
        return FIRST_DEAL + course.helper if FIRST_DEAL + course.helper in legal else REFUSE
    if course.own and SPEND in legal:
        return SPEND
    if course.own and max(legal) >= FIRST_CARD:
        return max(legal)
    return ASK if course.helper >= 0 and ASK in legal else ROLL


def fights_won(before: State, action: int, course: Course, plays: int) -> int:
    """In how many fights behind a door, with other orders of the deck, the fighter wins."""
    wins = 0
    for seed in range(plays):
        source = CheapSource(seed)
        state = before.clone(source)
        if state.dealings.shown < 0:
            source.shuffle(0, state.monsters)
        told: list[Event] = []
        RULES.apply(state, action, told.append)
        while state.phase in IN_PLAY:
            RULES.apply(state, course_of(state, course), told.append)
        wins += any(isinstance(event, Met) and event.wins for event in told)
    return wins


def chances_at(state: State, action: int, viewer: int) -> dict[str, tuple[Course, float]]:
    """The chances behind a door that a viewer is shown, each with the course of its plays."""
    fighter = state.turn_seat
    door = 0 if action == DRAW else action - FIRST_DOOR + 1
    found = fight_chances(state.config, RULES.view(state, viewer), fighter, door)
    helpers = [seat for seat in range(state.config.seats) if seat != fighter]
    return {
        "alone": (ALONE, found.alone),
        "with own grudges": (Course(own=True), found.own),
        "against all grudges": (Course(spite=True, own=True), found.against),
        **{f"with seat {seat}": (Course(helper=seat), found.helped[seat]) for seat in helpers},
    }


def flag_chances(state: State, viewer: int) -> dict[str, tuple[bool, float]]:
    """The flag's chances of the one whose turn it is, and whether rivals spend in their plays."""
    warning = win_warnings(state.config, RULES.view(state, viewer))[state.turn_seat]
    return {"flag": (False, warning.wins), "flag, all grudges": (True, warning.against)}


def last_fights_won(before: State, viewer: int, *, spite: bool, plays: int) -> int:
    """In how many tables that look the same to a viewer the one whose turn it is wins the match
    behind the worst door, or behind the best one where it chooses for itself: it is one level from
    the last, and equips nothing (NAP-42)."""
    game = before.config
    view, source = RULES.view(before, viewer), CheapSource(11)
    won: dict[int, int] = {}
    for _ in range(plays):
        world = RULES.determinize(game, view, source)
        while world.phase != DOOR and DONE in world.legal:
            RULES.apply(world, DONE)
        for action in world.legal:
            state = world.clone(source)
            seat = state.turn_seat
            RULES.apply(state, action)
            while state.phase in IN_PLAY and not _is_lost(state):
                RULES.apply(state, _last_action(state, spite))
            won[action] = won.get(action, 0) + (state.winner == seat)
    return min(won.values()) if game.door_level else max(won.values())


def _last_action(state: State, spite: bool) -> int:
    if state.phase == GRUDGE:
        return state.legal[-1] if spite else NO_GRUDGE
    return SPEND if SPEND in state.legal else state.legal[-1]


def _is_lost(state: State) -> bool:
    """Whether the fighter has neither grudges that win nor a treasure to throw."""
    legal = state.legal
    return state.phase == FIGHT and SPEND not in legal and legal[-1] < FIRST_CARD
