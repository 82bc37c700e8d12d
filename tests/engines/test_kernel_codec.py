"""The codec: what is written, whom it is written for, and what is refused on the way back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, make_dataclass
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.kernel.codec import MOST_INT, PROBLEMS, BadEncoding, Codec
from engines.kernel.events import EVERYONE, SPECTATOR, Event, GameEnded, TurnBegan, fact
from engines.kernel.rules import Outcome
from engines.kernel.wire import CODEC as KERNEL
from tests.helpers.examples import tried


@dataclass(frozen=True, slots=True)
class Purse:
    """A class inside another."""

    coins: tuple[int, ...]
    torn: bool


class Pair(NamedTuple):
    """A view that is a tuple too."""

    left: int
    right: Purse


@fact
class Found(Event):
    """An event with a field of every kind that the codec knows."""

    seat: int
    word: str
    sure: bool
    where: int | None
    purse: Purse | None
    purses: tuple[Purse, ...]
    spots: tuple[tuple[int, bool], ...]


CODEC = Codec("toy", (Found, Purse, Pair), KERNEL, version=3)
FOUND = Found(
    EVERYONE, 2, "über", True, None, Purse((1, 2), False), (Purse((), True),), ((7, True),)
)
FIELDS = {
    "seats": 0,
    "seat": 2,
    "word": "über",
    "sure": True,
    "where": None,
    "purse": {"coins": [1, 2], "torn": False},
    "purses": [{"coins": [], "torn": True}],
    "spots": [[7, True]],
}
WRITTEN = [3, "toy.Found", FIELDS]


def problem(data: Any, seat: int = 0, kind: type = object) -> dict[str, object]:
    """Why data are refused."""
    with pytest.raises(BadEncoding) as refused:
        CODEC.decode(kind, data, seat)
    assert refused.value.data["problem"] in PROBLEMS
    return refused.value.data


def with_field(name: str, value: Any) -> list[Any]:
    """A written event with another value in a field."""
    return [3, "toy.Found", {**FIELDS, name: value}]


# -- what is written


def test_a_value_is_written_as_version_tag_and_fields_by_name() -> None:
    assert CODEC.encode(FOUND, 0) == WRITTEN
    assert CODEC.encode(TurnBegan(EVERYONE, 1, 9), 0) == [
        1, "kernel.TurnBegan", {"seats": 0, "seat": 1, "turn": 9},
    ]  # fmt: skip
    pair = Pair(5, Purse((9,), True))
    assert CODEC.encode(pair, 0) == [
        3, "toy.Pair", {"left": 5, "right": {"coins": [9], "torn": True}},
    ]  # fmt: skip


@pytest.mark.parametrize(
    "value", [FOUND, Pair(5, Purse((9,), True)), Outcome((0, 1), (1, -1), (0,), "escaped", False)]
)
def test_what_was_written_is_read_back_equal_and_of_its_class(value: object) -> None:
    found = CODEC.decode(object, json.loads(json.dumps(CODEC.encode(value, 1))), 1)
    assert found == value
    assert type(found) is type(value)


def test_who_reads_says_what_it_waits_for() -> None:
    assert CODEC.decode(Event, WRITTEN, 0) == FOUND
    assert problem(WRITTEN, kind=Outcome) == {
        "problem": "kind", "where": "toy.Found", "found": "Outcome",
    }  # fmt: skip


# -- the audience


@pytest.mark.parametrize("others", [0b001, 0b011, 0b101, 0b111])
def test_an_audience_never_tells_which_other_seats_learn_of_it(others: int) -> None:
    """The same bytes whoever else sees it, and for the reader a mask with its own bit alone."""
    written = CODEC.encode(TurnBegan(others, 1, 9), 0)
    assert written == [1, "kernel.TurnBegan", {"seats": 1, "seat": 1, "turn": 9}]
    assert CODEC.decode(Event, written, 0) == TurnBegan(0b001, 1, 9)
    assert CODEC.decode(Event, written, 2) == TurnBegan(0b100, 1, 9)


@pytest.mark.parametrize(("mask", "seat"), [(0b010, 0), (0b001, SPECTATOR), (0, 0)])
def test_an_event_is_not_written_for_a_seat_that_may_not_see_it(mask: int, seat: int) -> None:
    with pytest.raises(BadEncoding) as refused:
        CODEC.encode(TurnBegan(mask, 0, 1), seat)
    assert refused.value.data["problem"] == "audience"


@pytest.mark.parametrize(("seats", "seat"), [(1, SPECTATOR), (-1, 0), (2, 0), (0b11, 0)])
def test_an_audience_that_is_neither_all_nor_the_seat_is_refused(seats: int, seat: int) -> None:
    data = [1, "kernel.TurnBegan", {"seats": seats, "seat": 0, "turn": 1}]
    assert problem(data, seat)["problem"] == "audience"


# -- what is refused


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (None, "shape"),
        ({}, "shape"),
        ([], "shape"),
        ([3, "toy.Found"], "shape"),
        ([*WRITTEN, 1], "shape"),
        (tuple(WRITTEN), "shape"),
        ([3, "toy.Lost", {}], "tag"),
        ([3, "Found", {}], "tag"),
        ([3, 5, {}], "tag"),
        ([3, ["toy.Found"], {}], "tag"),
        ([2, "toy.Found", FIELDS], "version"),
        ([4, "toy.Found", FIELDS], "version"),
        ([3.0, "toy.Found", FIELDS], "version"),
        ([True, "kernel.TurnBegan", {"seats": 0, "seat": 1, "turn": 9}], "version"),
        ([3, "toy.Found", None], "type"),
        ([3, "toy.Found", [0, 2]], "type"),
        ([3, "toy.Found", {}], "fields"),
        (with_field("more", 1), "fields"),
        (with_field("seat", True), "type"),
        (with_field("seat", 2.0), "type"),
        (with_field("seat", float("nan")), "type"),
        (with_field("seat", "2"), "type"),
        (with_field("seat", None), "type"),
        (with_field("seat", MOST_INT + 1), "range"),
        (with_field("seat", -(10**400)), "range"),
        (with_field("seats", False), "type"),
        (with_field("word", 5), "type"),
        (with_field("word", "\ud800"), "text"),
        (with_field("sure", 1), "type"),
        (with_field("where", False), "type"),
        (with_field("purse", {"coins": [1]}), "fields"),
        (with_field("purse", {"coins": [1], "torn": True, "more": 1}), "fields"),
        (with_field("purse", {"coins": [1, True], "torn": True}), "type"),
        (with_field("purse", {"coins": [1, 10**30], "torn": True}), "range"),
        (with_field("purse", {"coins": {"0": 1}, "torn": True}), "type"),
        (with_field("purses", None), "type"),
        (with_field("purses", [None]), "type"),
        (with_field("spots", [[1]]), "length"),
        (with_field("spots", [[1, True, 2]]), "length"),
        (with_field("spots", [1]), "type"),
    ],
)
def test_what_the_codec_does_not_write_is_refused_with_its_reason(data: Any, why: str) -> None:
    assert problem(data)["problem"] == why


def test_a_refusal_says_where_and_what_without_the_data_themselves() -> None:
    deep: Any = "x" * 10_000
    for _ in range(5_000):
        deep = [deep]
    assert problem(with_field("word", deep)) == {
        "problem": "type", "where": "toy.Found.word", "found": "list",
    }  # fmt: skip
    found = problem([3, "toy.Found", {"x" * 10_000: 1, "seat": 1}])
    assert found["missing"] == ("seats", "word", "sure", "where", "purse", "purses", "spots")
    assert (found["where"], found["extra"]) == ("toy.Found", 1)


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=3)
    | st.sampled_from(["toy.Found", "toy.Purse", "kernel.TurnBegan", 3, 1, 0]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=8,
)


@tried(200)
@given(junk, st.integers(-1, 5))
def test_whatever_arrives_only_the_codecs_own_error_is_raised(data: Any, seat: int) -> None:
    for frame in (data, [3, "toy.Found", data], [1, data, {"seats": 0, "seat": 1, "turn": 9}]):
        try:
            CODEC.decode(object, frame, seat)
        except BadEncoding:
            continue


@tried(200)
@given(st.sampled_from(sorted(FIELDS)), junk)
def test_a_field_of_another_type_is_refused_or_means_what_it_says(name: str, value: Any) -> None:
    try:
        found = CODEC.decode(Found, with_field(name, value), 0)
    except BadEncoding:
        return
    assert CODEC.encode(found, 0) == with_field(name, value)


# -- what a codec is made of


def test_a_class_that_was_not_listed_is_not_written() -> None:
    with pytest.raises(BadEncoding):
        CODEC.encode(object(), 0)
    with pytest.raises(BadEncoding):
        KERNEL.encode(FOUND, 0)


def test_a_codec_is_closed_over_the_classes_in_its_classes() -> None:
    with pytest.raises(TypeError, match="Purse"):
        Codec("toy", (Found,), KERNEL)


def test_two_classes_of_one_name_need_two_games() -> None:
    other = type("TurnBegan", (GameEnded,), {})
    assert Codec("toy", (other,), KERNEL).tags == {
        **KERNEL.tags, "toy.TurnBegan": other,
    }  # fmt: skip
    with pytest.raises(ValueError, match=r"kernel\.TurnBegan"):
        Codec("kernel", (other,), KERNEL)
    with pytest.raises(ValueError, match="TurnBegan"):
        Codec("toy", (TurnBegan,), KERNEL)


@dataclass(frozen=True)
class Loose:
    """Its field may hold anything."""

    held: Any


@dataclass(frozen=True)
class Sequenced:
    """What comes back would be another kind of sequence."""

    held: Sequence[int]


@dataclass(frozen=True)
class Either:
    """Two types that data can't tell apart in general."""

    held: int | str


class Plain:
    """No dataclass."""


@pytest.mark.parametrize("kind", [Loose, Sequenced, Either, Plain])
def test_a_class_whose_fields_no_codec_can_read_back_is_refused_at_once(kind: type) -> None:
    with pytest.raises(TypeError):
        Codec("toy", (kind,))


# -- the fingerprint, by which two programs compare their codecs


def in_another_place(name: str, *fields: tuple[str, Any]) -> type:
    """A class that two programs may have in different versions."""
    return make_dataclass(name, fields, frozen=True)


def test_a_fingerprint_changes_with_every_change_of_what_is_written() -> None:
    before = Codec("toy", (in_another_place("Seen", ("seat", int), ("cards", tuple[int, ...])),))
    others = [
        Codec("toy", (in_another_place("Seen", *fields),))
        for fields in (
            [("seat", int), ("cards", tuple[int, ...]), ("gold", int)],
            [("seat", int)],
            [("place", int), ("cards", tuple[int, ...])],
            [("seat", int | None), ("cards", tuple[int, ...])],
            [("seat", bool), ("cards", tuple[int, ...])],
            [("seat", int), ("cards", tuple[int, int])],
            [("seat", int), ("cards", tuple[str, ...])],
        )
    ]
    same_fields = in_another_place("Seen", ("seat", int), ("cards", tuple[int, ...]))
    others.append(Codec("toy", (same_fields,), version=2))
    others.append(Codec("game", (same_fields,)))
    others.append(Codec("toy", (same_fields,), KERNEL))
    assert len({codec.fingerprint() for codec in (before, *others)}) == len(others) + 1


def test_a_fingerprint_changes_with_a_class_inside_another() -> None:
    def codec(*fields: tuple[str, Any]) -> Codec:
        inner = in_another_place("Inner", *fields)
        return Codec("toy", (in_another_place("Outer", ("held", inner)), inner))

    assert codec(("seat", int)).fingerprint() != codec(("seat", bool)).fingerprint()


def test_a_fingerprint_does_not_depend_on_the_order_of_classes_and_fields() -> None:
    """Data names its fields."""
    one = Codec("toy", (Found, Purse, Pair), KERNEL, version=3)
    other = Codec("toy", (Pair, Purse, Found), KERNEL, version=3)
    assert one.fingerprint() == other.fingerprint() == CODEC.fingerprint()
    turned = [in_another_place("Seen", *pair) for pair in (
        [("seat", int), ("sure", bool)], [("sure", bool), ("seat", int)],
    )]  # fmt: skip
    assert len({Codec("toy", (kind,)).fingerprint() for kind in turned}) == 1


def test_a_fingerprint_is_the_same_on_every_run() -> None:
    """No address, no seed of hashes and no version of Python is in it."""
    assert Codec("toy", (Purse, Pair)).fingerprint() == "b6c7d7bddd53a69c"
