"""Napakalaki: the same public game with other hidden cards, told to the others byte by byte."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engines.kernel.events import EVERYONE
from engines.napakalaki import phases, turns
from engines.napakalaki import view as views
from engines.napakalaki.cards import Bad, NapakalakiMonster
from engines.napakalaki.config import Config
from engines.napakalaki.events import Picked, Received, ReceivedCards, TakenBack
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import State
from engines.napakalaki.view import View
from tests.engines.napakalaki.editions import editions
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    README,
    SMALL_MONSTERS,
    rich_config,
    with_tricks,
)
from tests.engines.napakalaki.twins import Leak, Twins
from tests.helpers.examples import share
from tests.helpers.native import interpreted_only_of

GAMES = 24
"""So many until everything rare has happened."""
AMONG_FRIENDS = share(8)
"""There it has after two."""
PLIES = 150
TOLD = {
    "StartRolled", "Received", "Sold", "Equipped", "Met", "LevelChanged", "NecklaceSpent",
    "EscapeRolled", "Accepted", "Suffered", "Lost", "Died", "MonsterDiscarded", "Discarded",
    "TurnBegan", "Reshuffled",
}  # fmt: skip
"""All that others are told of while nobody has won."""


IMPS = [NapakalakiMonster(f"imp-{n}", 1 + n % 6, 1, 2, Bad(levels=1)) for n in range(12)]
"""Monsters that take no cards, so that a hand lasts for a while."""


def pairs(
    edition: Parameters, change: Callable[[Config], Config] = lambda c: c, games: int = GAMES
) -> list[Twins]:
    """Pairs of games for two to five players, whose keepers sit anywhere; `change` may give the
    cards tricks."""
    found = []
    for number in range(games):
        seats = 2 + number % 4
        decks = rich_config(edition, seats, copies=6)
        game = Config(decks.treasures, (*SMALL_MONSTERS, *IMPS), seats, edition)
        found.append(Twins(change(game), number, number % seats))
    return found


def play(played: list[Twins]) -> int:
    """Play them; the number of decisions. Raises `Leak`."""
    return sum(pair.play(PLIES) for pair in played)


@editions
def test_nap_20_what_a_seat_hides_changes_nothing_that_others_learn(edition: Parameters) -> None:
    """Feeds, views, the choices of every bot and the odds of every other seat and a spectator."""
    played = pairs(edition)
    assert play(played) >= 25 * GAMES, "public decisions"
    assert all(len(pair.secret) >= 2 for pair in played), "the games did differ"
    assert {name for pair in played for name in pair.heard} == TOLD


def test_nap_20_nap_45_among_friends_hidden_cards_change_nothing_either() -> None:
    """Doors, grudges, prices and deals depend on what all know."""
    played = pairs(FRIENDS, games=AMONG_FRIENDS)
    assert play(played) >= 25 * AMONG_FRIENDS, "public decisions"
    assert all(len(pair.secret) >= 2 for pair in played), "the games did differ"
    heard = {name for pair in played for name in pair.heard}
    assert heard >= {
        "DoorChosen", "Faced", "GrudgesSpent", "HelpAsked", "PriceNamed", "DealStruck",
        "GrudgeGained", "MonsterWaits", "LootTaken",
    }  # fmt: skip


def tricky(game: Config) -> Config:
    """The same with tricks, so dealt that each monster's has something to do."""
    monsters = game.monsters[-10:] + game.monsters[:-10]
    return with_tricks(Config(game.treasures, monsters, game.seats, game.parameters))


def test_nap_20_nap_44_with_tricks_hidden_cards_change_nothing_either() -> None:
    """Every kind of trick, on every card: what tricks count is public. That a monster follows a
    sole leader is too rare in games this short; levels alone decide it (test_tricks)."""
    played = pairs(FRIENDS, tricky)
    assert play(played) >= 25 * GAMES, "public decisions"
    assert sum(len(pair.secret) >= 2 for pair in played) >= GAMES - 4, "the games did differ"
    heard = {name for pair in played for name in pair.heard}
    assert heard >= {
        "TrickCounted", "TreasuresBrought", "MonsterShown", "PassedLeft", "Thrown", "DealStruck",
        "GrudgesSpent",
    }  # fmt: skip


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


def count_of_the_highest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak: the number that is told of a draw says something of its cards."""

    def odd(seats: int, seat: int, count: int) -> Received:
        return Received(seats, seat, count + max(hidden_of[0].hidden[seat], default=0))

    hidden_of: list[State] = []
    honest = turns.receive

    def receive(state: State, *rest: Any) -> None:
        hidden_of[:] = [state]
        honest(state, *rest)

    monkeypatch.setattr(turns, "Received", odd)
    monkeypatch.setattr(phases, "receive", receive)


LEAKS = {
    "cards that are drawn": told_to_all(turns, "ReceivedCards", ReceivedCards),
    "cards that are picked for a sale": told_to_all(phases, "Picked", Picked),
    "how often a sale was thought of": told_to_all(phases, "TakenBack", TakenBack),
    "a number that follows from the cards": count_of_the_highest,
    "the order of the deck": shown(lambda s, v: replace(v, treasure_pile=tuple(s.treasures))),
    "the hand of who decides": shown(lambda s, v: replace(v, hidden=tuple(s.hidden[s.seat]))),
    "all hands, while a decision is carried out": shown(
        lambda s, v: (
            v if s.legal else replace(v, hidden=tuple(card for h in s.hidden for card in h))
        )
    ),
    "what who decides may do": shown(lambda s, v: replace(v, legal=tuple(s.legal))),
    "how many decisions were made": shown(lambda s, v: replace(v, turn=s.decisions)),
}


OF_THE_RULES = ("a number that follows from the cards",)
"""Leaks that put something among the rules themselves."""


@pytest.mark.parametrize("leak", interpreted_only_of(LEAKS, OF_THE_RULES))
def test_the_comparison_finds_a_leak(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The protection above is one: each of these is seen within a few games."""
    LEAKS[leak](monkeypatch)
    with pytest.raises(Leak):
        play(pairs(README))
