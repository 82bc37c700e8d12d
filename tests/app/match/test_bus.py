"""The bus delivers each event to all its listeners, in order, whatever they do meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.match.bus import Bus
from engines.kernel.events import EVERYONE, Event, GameEnded, TurnBegan, fact


@fact
class LateTurn(TurnBegan):
    """A turn that is a class below `TurnBegan`."""


def turn(number: int) -> TurnBegan:
    return TurnBegan(EVERYONE, 0, number)


def test_listeners_hear_events_in_the_order_in_which_they_were_published() -> None:
    bus, heard = Bus(), list[int]()
    bus.subscribe(TurnBegan, lambda event: heard.append(event.turn))
    for number in range(5):
        bus.publish(turn(number))
    assert heard == [0, 1, 2, 3, 4]


def test_listeners_of_one_class_hear_it_in_the_order_in_which_they_came() -> None:
    bus, heard = Bus(), list[str]()
    bus.subscribe(TurnBegan, lambda _: heard.append("first"))
    bus.subscribe(TurnBegan, lambda _: heard.append("second"))
    bus.publish(turn(1))
    assert heard == ["first", "second"]


def test_a_listener_to_a_base_class_hears_all_classes_below_it_and_after_theirs() -> None:
    bus, heard = Bus(), list[str]()
    bus.subscribe(Event, lambda event: heard.append(f"any {type(event).__name__}"))
    bus.subscribe(TurnBegan, lambda _: heard.append("turn"))
    bus.subscribe(LateTurn, lambda _: heard.append("late turn"))
    bus.publish(LateTurn(EVERYONE, 0, 1))
    bus.publish(GameEnded(EVERYONE, (), "cap"))
    assert heard == ["late turn", "turn", "any LateTurn", "any GameEnded"]


def test_who_unsubscribes_hears_nothing_more_and_leaves_nothing_behind() -> None:
    bus, heard = Bus(), list[Event]()
    stop = bus.subscribe(TurnBegan, heard.append)
    stop()
    stop()  # a widget may be unmounted twice
    bus.publish(turn(1))
    assert heard == []
    assert bus.listeners == 0


def test_the_same_listener_twice_is_two_and_stopping_one_leaves_the_other() -> None:
    bus, heard = Bus(), list[Event]()
    stop = bus.subscribe(TurnBegan, heard.append)
    bus.subscribe(TurnBegan, heard.append)
    stop()
    stop()
    bus.publish(turn(1))
    assert len(heard) == 1


def test_a_listener_removed_in_the_middle_of_an_event_does_not_hear_it_any_more() -> None:
    """A widget that another listener takes off the screen must not be called again."""
    bus, heard = Bus(), list[str]()
    stops: list[Callable[[], None]] = []

    def remove_the_second(event: TurnBegan) -> None:
        heard.append("first")
        stops[0]()

    bus.subscribe(TurnBegan, remove_the_second)
    stops.append(bus.subscribe(TurnBegan, lambda _: heard.append("second")))
    bus.subscribe(TurnBegan, lambda _: heard.append("third"))
    bus.publish(turn(1))
    assert heard == ["first", "third"]


def test_a_listener_that_removes_itself_makes_nobody_miss_the_event() -> None:
    bus, heard = Bus(), list[str]()
    stops: list[Callable[[], None]] = []

    def once(event: TurnBegan) -> None:
        heard.append("once")
        stops[0]()

    stops.append(bus.subscribe(TurnBegan, once))
    bus.subscribe(TurnBegan, lambda _: heard.append("always"))
    bus.publish(turn(1))
    bus.publish(turn(2))
    assert heard == ["once", "always", "always"]


def test_an_event_published_by_a_listener_waits_until_all_have_heard_the_first() -> None:
    bus, heard = Bus(), list[tuple[str, int]]()

    def answer(event: TurnBegan) -> None:
        heard.append(("first", event.turn))
        if event.turn == 1:
            bus.publish(turn(2))

    bus.subscribe(TurnBegan, answer)
    bus.subscribe(TurnBegan, lambda event: heard.append(("second", event.turn)))
    bus.publish(turn(1))
    assert heard == [("first", 1), ("second", 1), ("first", 2), ("second", 2)]


def broken(event: Event) -> None:
    raise ValueError("broken widget")


def test_a_failing_listener_stops_nobody_and_is_raised_when_nobody_takes_its_error() -> None:
    bus, heard = Bus(), list[int]()
    bus.subscribe(TurnBegan, broken)
    bus.subscribe(TurnBegan, lambda event: heard.append(event.turn))
    with pytest.raises(ValueError, match="broken widget"):
        bus.publish(turn(1))
    assert heard == [1]
    with pytest.raises(ValueError, match="broken widget"):
        bus.publish(turn(2))
    assert heard == [1, 2]


def test_several_failing_listeners_are_all_raised() -> None:
    bus = Bus()
    bus.subscribe(TurnBegan, broken)
    bus.subscribe(Event, broken)
    with pytest.raises(ExceptionGroup) as caught:
        bus.publish(turn(1))
    assert len(caught.value.exceptions) == 2
