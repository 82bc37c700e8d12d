"""What changed between two turns of a player, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.games.napakalaki.plain.voice import NapakalakiVoice
from app.games.napakalaki.text.changes import changes
from app.match.source import Frame
from engines.kernel.events import EVERYONE, TurnBegan
from engines.napakalaki.rules import Rules
from engines.napakalaki.view import View
from tests.app.games.napakalaki.text.helpers import words
from tests.app.games.napakalaki.tui.helpers import BEN, EVA, NOTHING, laid
from tests.engines.napakalaki.helpers import FRIENDS, config, lay
from tests.helpers.matches import match_behind

GAME = config(FRIENDS)
NAMES = ("Ana", "Ben", "Eva")


def seen(levels: tuple[int, int, int], hidden: int, **dealings: Any) -> View:
    """Ana's view with such levels, so many hidden treasures of hers, and such dealings."""
    view = Rules().view(lay(decks=GAME), 0)
    players = [replace(who, level=level) for who, level in zip(view.players, levels, strict=True)]
    players[0] = replace(players[0], hidden=hidden)
    table = replace(view.dealings, **dealings)
    return replace(view, players=tuple(players), dealings=table)


def told(language: str, before: View, now: View) -> list[str]:
    return list(changes(words(language, GAME), before, now, NAMES))


def test_nothing_is_told_if_nothing_changed() -> None:
    same = seen((1, 2, 3), 2, grudges=(1, 0, 0))
    assert told("en", same, same) == []


def test_nap_37_nap_39_own_treasures_and_grudges_come_first() -> None:
    """A helper draws a part of the prize; a grudge goes on a rival's monster."""
    before = seen((1, 2, 3), 2, grudges=(2, 0, 0))
    after = seen((1, 4, 2), 4, grudges=(1, 0, 0))
    assert told("en", before, after) == [
        "you have gained 2 treasures",
        "you have spent a grudge",
        "Ben has reached level 4",
        "Eva has fallen to level 2",
    ]
    assert told("es", before, after)[:3] == [
        "has ganado 2 tesoros",
        "has gastado un rencor",
        "Ben ha llegado al nivel 4",
    ]
    assert told("en", after, before)[0] == "you have lost 2 treasures"


def test_nap_34_who_came_to_the_corridor_and_who_left_it() -> None:
    before, after = (seen((1, 1, 1), 0, corridor=foes) for foes in ((0,), (1, 2)))
    came, left = told("en", before, after)
    assert came.endswith(" have settled in the corridor")
    assert left.endswith(" has left the corridor")
    assert told("en", after, before)[0].endswith(" has settled in the corridor")


def test_the_recap_is_for_the_turn_that_it_begins() -> None:
    """A dialog that covers the log asks for it until the turn is over."""
    session = laid((NOTHING, BEN, EVA))
    perspective = NapakalakiVoice(session).perspective(0)
    view = match_behind(session).view(0)
    raised = [replace(who, level=who.level + (who.seat > 0)) for who in view.players]
    later = replace(view, players=tuple(raised))
    turns = ((1, view), (2, view), (0, later))
    for number, (seat, seen) in enumerate(turns):
        perspective.take(Frame(number + 1, TurnBegan(EVERYONE, seat, 9 + number), seen))
    told = "Since your last turn, Eva has reached level 9, and Ben has reached level 7."
    assert perspective.recapped == told == perspective.log.lines[-1].text, "after the first turn"
    perspective.take(Frame(5, TurnBegan(EVERYONE, 1, 13), later))
    assert perspective.recapped == ""


def test_plain_mode_says_a_level_once() -> None:
    """The log has just said how the turn of the player before ended; a duel has nobody else."""
    people = {"Ana": "human", "Ben": "sharp"}
    assert not NapakalakiVoice(laid((NOTHING, BEN), people)).perspective(0).recaps
