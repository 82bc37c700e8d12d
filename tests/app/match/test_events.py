"""The match's own facts: they go out as the game's do, under a tag of their own."""

from __future__ import annotations

import pytest

from app.match import events
from app.match.events import BotStumbled, Decided, DecisionsUndone, NotSaved, TimeUp
from engines.hammerspace import wire as hammerspace
from engines.irrgarten import wire as irrgarten
from engines.kernel.codec import Codec
from engines.kernel.events import EVERYONE, Event
from engines.napakalaki import wire as napakalaki
from engines.napakalaki.events import TakenBack as SaleTakenBack

FACTS = (NotSaved, DecisionsUndone, BotStumbled, TimeUp, Decided)


@pytest.mark.parametrize("game", [irrgarten.CODEC, napakalaki.CODEC, hammerspace.CODEC])
def test_the_facts_of_a_match_come_back_beside_those_of_any_game(game: Codec) -> None:
    codec = Codec("match", FACTS, game)
    assert set(game.tags) < set(codec.tags)
    told = (
        NotSaved(1, "full"),
        DecisionsUndone(EVERYONE, 1, 2, 9),
        BotStumbled(EVERYONE, 0, "b", "x"),
        TimeUp(EVERYONE, 1),
        Decided(EVERYONE, 1, 7),
    )
    for event in told:
        assert codec.decode(Event, codec.encode(event, 0), 0) == event


def test_every_fact_of_a_match_can_be_sent() -> None:
    own = {kind for kind in vars(events).values() if isinstance(kind, type)}
    assert {kind for kind in own if kind.__module__ == events.__name__} == set(FACTS)


def test_a_sale_taken_back_is_no_decision_taken_back() -> None:
    """Two facts of one name."""
    codec = Codec("match", FACTS, napakalaki.CODEC)
    sale, decision = SaleTakenBack(1, 0), DecisionsUndone(EVERYONE, 0, 1, 4)
    assert codec.encode(sale, 0)[1] == "napakalaki.TakenBack"
    assert codec.encode(decision, 0)[1] == "match.DecisionsUndone"
    assert [codec.decode(Event, codec.encode(each, 0), 0) for each in (sale, decision)] == [
        sale, decision,
    ]  # fmt: skip
