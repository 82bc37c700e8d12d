"""A header as data and back; what comes from outside is refused with its field, never a crash."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.match.headers import (
    MOST_TITLES,
    BadHeader,
    NewerFormat,
    header_from_data,
    header_to_data,
)
from app.match.journal import FORMAT, Header
from tests.app.match.helpers import MemoryJournal, new_match
from tests.helpers.examples import tried


def header() -> Header:
    journal = MemoryJournal()
    new_match(journal)
    assert journal.header is not None
    return journal.header


def test_a_header_survives_json() -> None:
    for one in (header(), replace(header(), practice=True, title={})):
        assert header_from_data(json.loads(json.dumps(header_to_data(one)))) == one


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("match", 7),
        ("game", None),
        ("game", "x" * 201),
        ("rules_rev", True),
        ("rules_rev", "1"),
        ("config", []),
        ("seats", []),
        ("seats", [["a", "human"]] * 17),
        ("seats", [["a"]]),
        ("seats", ["ab"]),
        ("seats", [["a", 1]]),
        ("seed", 7),
        ("seed", "half a character: \udc91"),
        ("match", "\ud800"),
        ("title", {"en": "\udfff"}),
        ("title", {"en": 1}),
        ("title", {str(n): "" for n in range(MOST_TITLES + 1)}),
        ("practice", 1),
        ("format", 0),
        ("format", "1"),
        ("format", 1.0),
    ],
)
def test_a_field_of_the_wrong_kind_or_size_is_named(field: str, value: object) -> None:
    data = header_to_data(header())
    data[field] = value
    with pytest.raises(BadHeader) as caught:
        header_from_data(data)
    assert caught.value.field in {field, "name", "bot"}
    assert len(caught.value.found) <= 60


def test_a_field_too_many_or_too_few_is_refused() -> None:
    data = header_to_data(header())
    with pytest.raises(BadHeader, match="cheat"):
        header_from_data({**data, "cheat": 1})
    del data["seed"]
    with pytest.raises(BadHeader, match="seed"):
        header_from_data(data)


def test_a_newer_format_is_told_apart_from_damage_whatever_else_is_in_it() -> None:
    with pytest.raises(NewerFormat) as caught:
        header_from_data({"format": FORMAT + 1, "something": "new"})
    assert (caught.value.found, caught.value.known) == (FORMAT + 1, FORMAT)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@tried(80)
@given(st.data())
def test_nothing_that_is_read_can_crash_the_reader(data: st.DataObject) -> None:
    fields: dict[str, Any] = header_to_data(header())
    for name in data.draw(st.sets(st.sampled_from(sorted(fields)))):
        fields[name] = data.draw(ANYTHING)
    try:
        header_from_data(fields)
    except (BadHeader, NewerFormat):
        return
