"""Hammerspace: the same public game with another hidden card, told to the others byte by byte."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engines.hammerspace import setup
from engines.hammerspace import view as views
from engines.hammerspace.config import Config
from engines.hammerspace.effects import cardsteps
from engines.hammerspace.effects.events import MovedCard, PeekedCard
from engines.hammerspace.events import CharacterDropped, CharactersOffered, HandShown
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.state import State
from engines.hammerspace.view import View
from engines.kernel.events import EVERYONE
from tests.engines.hammerspace.twins import Leak, Twins
from tests.helpers.examples import share
from tests.helpers.native import interpreted_only_of
from tests.seeds.hammerdeck import cards

GAMES = share(10)
PLIES = 120
TOLD = {
    "HandShown", "CharactersKept", "StartRolled", "TurnBegan", "TurnedUp", "TurnedDown", "Played",
    "Aimed", "AttackRolled", "Defended", "DefenceRolled", "LifeLost", "Discarded", "Refilled",
    "EffectActs", "Peeked", "KeptCard", "TurnLost", "MonsterCame", "MonsterRolled", "FlipOrdered",
}  # fmt: skip
"""Kinds of events that others are told of in these games, among more."""


def pairs(games: int = GAMES) -> list[Twins]:
    """Pairs of games for two to six players, whose keepers sit anywhere."""
    found = []
    for number in range(games):
        seats = 2 + number % 5
        rules = Parameters(
            monster_ms=0, monster_turns=4, face_down_limit=1 + number % 2, life=60,
            lay_hidden=number % 3 == 0,
        )  # fmt: skip
        found.append(Twins(Config(cards(), seats, rules), number, number % seats))
    return found


def play(played: list[Twins]) -> int:
    """Play them; the number of decisions. Raises `Leak`."""
    return sum(pair.play(PLIES) for pair in played)


def test_ham_25_what_a_seat_hides_changes_nothing_that_others_learn() -> None:
    """Feeds, views, the choices of every bot and the odds of every other seat and a spectator."""
    played = pairs()
    assert play(played) >= 20 * GAMES
    assert {name for pair in played for name in pair.heard} >= TOLD
    assert all(pair.cards[0] != pair.cards[1] for pair in played), "the games did differ"


def told_to_all(module: Any, name: str, fact: Callable[..., Any]) -> Callable[[Any], None]:
    """A leak: an event of a seat's own is told to everybody."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        def public(_seats: int, *data: Any) -> Any:
            return fact(EVERYONE, *data)

        monkeypatch.setattr(module, name, public)

    return patch


def shown(change: Callable[[State, View], View]) -> Callable[[pytest.MonkeyPatch], None]:
    """A leak: views show more than they should."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = views.view
        monkeypatch.setattr(views, "view", lambda state, seat: change(state, honest(state, seat)))

    return patch


def hands_told_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak: the hand that is shown names the card that was turned down."""
    honest = setup.hide

    def hide(state: State, slot: int, emit: Any) -> None:
        first = 4 * state.seat
        hand = tuple(state.slots[first : first + 4])
        told = None
        if emit is not None:
            told = lambda e: emit(replace(e, cards=hand) if isinstance(e, HandShown) else e)  # noqa: E731
        honest(state, slot, told)

    monkeypatch.setattr("engines.hammerspace.phases.hide", hide)


def with_players(state: State, view: View) -> View:
    """A leak: what lies in slots, whatever lies face down."""
    players = tuple(
        replace(each, cards=tuple(state.slots[4 * each.seat : 4 * each.seat + 4]))
        for each in view.players
    )
    return replace(view, players=players)


LEAKS = {
    "the hand that is shown": hands_told_open,
    "characters that are offered": told_to_all(setup, "CharactersOffered", CharactersOffered),
    "the character that is dropped": told_to_all(setup, "CharacterDropped", CharacterDropped),
    "a card that is peeked at": told_to_all(cardsteps, "PeekedCard", PeekedCard),
    "a card that moves face down": told_to_all(cardsteps, "MovedCard", MovedCard),
    "all slots": shown(with_players),
    "all slots, while a decision is carried out": shown(
        lambda s, v: v if s.legal else with_players(s, v)
    ),
    "hands that are not shown yet": shown(
        lambda s, v: with_players(s, v) if v.turn == 0 and not any(s.down) else v
    ),
    "the characters offered to others": shown(lambda s, v: replace(v, offered=tuple(s.offered))),
    "the characters dropped by others": shown(
        lambda s, v: replace(v, dropped=max(s.character_pile, default=-1))
    ),
    "the order of the deck": shown(lambda s, v: replace(v, pile=tuple(s.deck))),
}


FIRST = {"a card that is peeked at": 9, "a card that moves face down": 7}
"""Games in which a card first is, so that none is played before them."""

OF_THE_RULES = ("the hand that is shown",)
"""Leaks that put something among the rules themselves."""


@pytest.mark.parametrize("leak", interpreted_only_of(LEAKS, OF_THE_RULES))
def test_the_comparison_finds_a_leak(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The protection above is one: each of these is seen within a few games."""
    LEAKS[leak](monkeypatch)
    with pytest.raises(Leak):
        play(pairs(60)[FIRST.get(leak, 0) :])
