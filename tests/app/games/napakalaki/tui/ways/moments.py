"""Moments of a match of `friends`, and one of the course, each a match on the screen and the keys
that lead to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache

from app.games.napakalaki.match_setup import NapakalakiContent
from app.session.session import Session
from engines.napakalaki.config import Config
from engines.napakalaki.options import Options
from engines.napakalaki.phases import refresh
from engines.napakalaki.state import EQUIPPING, State
from tests.app.games.napakalaki.tui.helpers import PEOPLE, TABLE, deck_of, laid
from tests.app.games.napakalaki.tui.ways.helpers import friends, waiting
from tests.engines.napakalaki.helpers import COURSE_2016, FRIENDS


@cache
def friends_config(seats: int = 3) -> Config:
    """The deck of `friends` with all its tricks (NAP-44)."""
    plain = NapakalakiContent(deck_of("friends")).config(
        seats, Options(players="house").parameters()
    )
    return Config(plain.treasures, plain.monsters, seats, FRIENDS)


Moment = Callable[[Mapping[str, str]], tuple[Session, tuple[str, ...]]]
"""A function of the players: a person, then two bots."""

ROW = (("choir-of-frogs", 2), ("hiccup-dragon", 0), ("magpie-mafia", 4))
BEN_ASKS = ("done", "door 1", "ask", "price 2")


def a_door(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """Ana chooses among the deck and three monsters that wait (NAP-36)."""
    return friends(players, then=waiting(ROW, (2, 1, 0))), ("enter",)


def a_last_door(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """Ana picks the door of Ben, who is one level from the last (NAP-42)."""
    then = waiting(ROW, (1, 2, 1), (3, 9, 8), seat=1, decisions=("done",))
    return friends(players, then=then), ()


def a_way_out(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """Ana isn't winning, and all ways are open (NAP-38 to NAP-40)."""
    return friends(players, then=waiting(ROW, (2, 1, 0))), ("enter", "2")


def a_grudge(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """Eva is winning, and Ana can stop her (NAP-38)."""
    decisions = ("done", "door 1")
    then = waiting(ROW, (2, 3, 0), seat=2, decisions=decisions)
    return friends(players, then=then), ()


def a_price(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """Ben asks for help; Eva has named her price, and Ana is asked (NAP-39)."""

    then = waiting((("hiccup-dragon", 1),), (0, 1, 0), seat=1, decisions=BEN_ASKS)
    return friends(players, then=then), ()


def a_bargain(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """Both rivals have named a price for Ana (NAP-39)."""
    decisions = ("done", "door 1", "ask", "price 1", "price 2")
    then = waiting((("hiccup-dragon", 1),), (0, 1, 0), decisions=decisions)
    return friends(players, then=then), ()


def the_corridor(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """The corridor in full (NAP-34)."""
    return friends(players, then=waiting(ROW, (2, 1, 0))), ("c",)


def the_warning(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """Ana's turn before Ben's last fight (NAP-42)."""
    return friends(players, then=waiting(ROW, (1, 2, 1), (3, 9, 8))), ()


def the_table(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """The table with the corridor and the grudges, a choice left for a while. A warning comes
    first."""
    return friends(players, then=waiting(ROW, (2, 1, 3))), ("enter", "enter", "2", "escape")


TRICKS = (("neighbour-upstairs", 2), ("parking-meter", 0), ("airport-security", 1))
"""Three monsters with tricks."""
HELD = (
    (4, "borrowed-pen cold-coffee trainers-with-lights party-hat", "hairnet hat-for-the-races"),
    (7, "supermarket-trolley beige-cardigan", "receipt"),
    (4, "best-mans-speech bicycle-helmet wellingtons", "cone-of-shame"),
)


def with_deck(players: Mapping[str, str], *decisions: str) -> Session:
    """A match with the deck of `friends`, in which Ana's footwear counts."""
    then = waiting(TRICKS, (2, 1, 0), decisions=decisions)
    return friends(players, HELD, then, deck="friends")


def a_trick(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """Doors with tricks, one of which changes a level (NAP-44)."""
    return with_deck(players), ("enter",)


def a_toll(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """Ana can pay a toll, or throw a treasure (NAP-44)."""
    return with_deck(players), ("enter", "2")


STUDENTS = (
    (5, "lab-coat mortarboard", "lucky-dice odd-socks"),
    (6, "fire-extinguisher thinking-cap", "canteen-fork"),
    (4, "bubble-wrap-suit", "shower-sandals final-draft-7"),
)


def a_theft(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """The course from 2016 on: Ana has fought and may rob Ben, a cultist (NAP-23, NAP-30)."""

    def lay(state: State) -> None:
        dealings = state.dealings
        dealings.archenemy, dealings.cult = [1, 2, 0], [-1, 0, -1]
        waiting()(state)
        state.phase = EQUIPPING
        refresh(state)

    rules = {one.name: getattr(COURSE_2016, one.name) for one in fields(COURSE_2016)}
    session = laid(STUDENTS, players, then=lay, deck="course-2016", **rules)
    return session, ("escape",)


def the_door_first(players: Mapping[str, str] = PEOPLE) -> tuple[Session, tuple[str, ...]]:
    """Ana could sell what she wears, and is asked for the door at once (NAP-11, NAP-36)."""

    def lay(state: State) -> None:
        waiting(ROW, (2, 1, 0))(state)
        state.early = 1

    dressed = (5, "borrowed-bell spring-mail two-left-shoes judges-wig", "")
    return friends(players, (dressed, *TABLE[1:]), lay), ()


MOMENTS: tuple[Moment, ...] = (
    a_door, a_last_door, a_way_out, a_grudge, a_price, a_bargain, the_corridor, the_warning,
    the_table, a_trick, a_toll, a_theft, the_door_first,
)  # fmt: skip
