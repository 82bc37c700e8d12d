"""What goes on, as a seat's eyes have it for the screen."""

from __future__ import annotations

from app.games.hammerspace.perspective.seat_view import HammerspacePerspective, ShownAttack
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.match.match import Match
from app.match.source import Frame
from engines.hammerspace.actions import parse
from engines.hammerspace.effects.events import FROM_CARD, FROM_CHARACTER, EffectActs
from engines.hammerspace.events import Aimed
from tests.app.games.hammerspace.tui.helpers import laid
from tests.helpers.matches import match_behind


def test_ham_18_an_attack_is_by_the_effect_that_makes_it_not_by_the_one_seen_last() -> None:
    """The inventor acts between the fireworks and their attack."""
    session = laid(
        "indoor-fireworks mattress bathtub falling-piano",
        "frying-pan - - -",
        "joy-buzzer catchers-mitt wet-fish snow-globe",
        people=("inventor hermit", "golfer vampire", "mule undertaker"),
        monster_ms=0,
        monsters=False,
    )
    match = match_behind(session)
    assert isinstance(match, Match)
    cards = HammerspaceCardText(session.texts, match.public, session.word)
    perspective = HammerspacePerspective(match, 0, session.texts, cards)
    acted: list[int] = []
    makers: list[int] = []

    def see(frame: Frame) -> None:
        perspective.take(frame)
        event = frame.event
        if isinstance(event, EffectActs):
            acted.append(event.source)
        if isinstance(event, Aimed):
            by = perspective.moment.by
            assert by is not None
            makers.append(by.source)

    match.watch(0, see)
    for word in ("done", "play 1"):
        match.decide(0, parse(word))
    assert acted[:2] == [FROM_CARD, FROM_CHARACTER]
    assert makers[0] == FROM_CARD


def defended(*hand: str, decisions: tuple[str, ...] = ()) -> ShownAttack:
    """What the second player has seen after the pan: 5 points, a 1 and the defence."""
    people = {"Ana": "human", "Ben": "human"}
    mine = "frying-pan periscope magnet lucky-dip"
    session = laid(mine, " ".join(hand), players=people, dice=(1,), monster_ms=0, monsters=False)
    match = match_behind(session)
    assert isinstance(match, Match)
    cards = HammerspaceCardText(session.texts, match.public, session.word)
    perspective = HammerspacePerspective(match, 1, session.texts, cards)
    match.watch(1, perspective.take)
    for word in ("done", "play 1"):
        match.decide(0, parse(word))
    for word in decisions:
        match.decide(1, parse(word))
    assert perspective.fought is not None
    return perspective.fought


def test_ham_13_a_defence_without_a_choice_is_noted_with_what_it_may_cost() -> None:
    moment = defended("bin-lid", "energy-drink", "wet-paint", "bathtub")
    assert moment.forced
    assert [(one.slot, one.points) for one in moment.guards] == [(0, 6)]
    assert moment.expected is not None
    assert moment.expected.most == 0, "5 and 1 against 6 and a die"


def test_ham_13_a_chosen_defence_is_not_the_only_one() -> None:
    seen = defended("bin-lid", "mattress", "energy-drink", "wet-paint", decisions=("defend 1",))
    assert not seen.forced
    assert seen.guards
