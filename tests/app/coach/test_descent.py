"""The moments at which the coach speaks in a Descent."""

from __future__ import annotations

from typing import Any

from app.coach.tips import tips_of
from engines.irrgarten.descent.events import BellRang, FloorBegan
from engines.irrgarten.descent.heuristics import collector_bot
from engines.irrgarten.descent.parameters import Parameters
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.state import LEFT, State
from engines.kernel.events import EVERYONE, Event, may_see
from tests.achievements.helpers import ME, RIVAL
from tests.app.games.irrgarten.descent.shipped import config
from tests.engines.irrgarten.descent.helpers import act, hand

GIFT = 0, 1_000, 5, 0


def told(events: list[Event], found: Any, seat: int = ME, state: State | None = None) -> set[str]:
    """The tips that a seat gets for events that it sees, with the view of a state."""
    view = Rules().view(state or hand("0---E"), seat)
    tips = tips_of("descent")
    return {
        tip.id
        for event in events
        if may_see(event, seat)
        for tip in tips
        if tip.fits(found, lambda: view, event, seat)
    }


def test_irr_45_a_first_round_is_about_rewards_but_not_in_the_fog() -> None:
    for fog in (False, True):
        state = hand("0--------E", parameters=Parameters(fog=fog))
        events = act(state, "right", "right")
        assert ("worth" in told(events, state.config)) is not fog


def test_irr_42_after_the_first_reward_a_word_about_the_guardian() -> None:
    (tip,) = [tip for tip in tips_of("descent") if tip.id == "guardian"]
    other, guardian = hand("0M--GE"), hand("0GE")
    rewarded, beaten = act(other, "right"), act(guardian, "right")
    assert "guardian" in told(rewarded, other.config)
    assert not any(tip.ends(event, ME) for event in rewarded)
    assert "guardian" not in told(beaten, guardian.config)
    assert any(tip.ends(event, ME) for event in beaten), "the exit is open"


def test_irr_46_the_bell_and_irr_51_the_stairs() -> None:
    state = hand("0---E", bell=1, gifts=[GIFT])
    assert "bell" in told(act(state, "right"), state.config)
    assert "stairs" in told(act(state, "right", "right", "right"), state.config)


def test_irr_46_the_bell_means_nothing_to_whoever_is_out() -> None:
    state = hand("10---E", bell=9)
    state.place[RIVAL], state.square[RIVAL] = LEFT, 0
    rang: list[Event] = [BellRang(EVERYONE, 1)]
    assert "bell" in told(rang, state.config, ME, state)
    assert "bell" not in told(rang, state.config, RIVAL, state)


def test_the_tip_about_the_bell_does_not_outlive_its_floor() -> None:
    """In company the next floor may begin while the tip waits for its player."""
    tip = next(one for one in tips_of("descent") if one.id == "bell")
    assert tip.ends(FloorBegan(EVERYONE, 2, 0, 9, 12), ME)


def test_irr_48_only_who_is_shoved_hears_of_it() -> None:
    state = hand("01M--E")
    events = act(state, "right")
    assert "shoved" in told(events, state.config, RIVAL)
    assert "shoved" not in told(events, state.config, ME)


def test_a_few_descents_bring_all_tips_but_that_about_rivals() -> None:
    """Alone, with the bot that leaves nothing out."""
    rules, alone, events = Rules(), config(), list[Event]()
    for number in range(4):
        state = rules.new(alone, f"TIPS-{number}")
        while state.seat >= 0:
            rules.apply(state, collector_bot(alone, rules.view(state, 0), 1), events.append)
    assert told(events, alone) == {tip.id for tip in tips_of("descent")} - {"shoved"}
