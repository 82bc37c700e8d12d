"""Canonical JSON: one text for one thing, on every machine."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.kernel.canonical import canonical, digest

data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(data)
def test_it_is_json_and_says_the_same(value: Any) -> None:
    assert json.loads(canonical(value)) == value


@given(st.dictionaries(st.text(), st.integers(), max_size=6))
def test_the_order_of_keys_does_not_matter(value: dict[str, int]) -> None:
    backwards = dict(reversed(value.items()))
    assert canonical(value) == canonical(backwards)


def test_it_is_ascii_without_blanks() -> None:
    assert canonical({"b": [1, None, True], "a": "ñ"}) == b'{"a":"\\u00f1","b":[1,null,true]}'


@pytest.mark.parametrize("value", [0.5, [1, 2.0], {"a": {"b": (1, float("nan"))}}])
def test_a_float_is_refused_wherever_it_hides(value: Any) -> None:
    with pytest.raises(ValueError, match="float"):
        canonical(value)


@pytest.mark.parametrize("value", [{1, 2}, b"bytes", object()])
def test_what_json_cannot_hold_is_refused(value: Any) -> None:
    with pytest.raises(TypeError):
        canonical(value)


def test_the_digest_is_blake2b_of_it() -> None:
    assert digest([1, "a"]) == blake2b(b'[1,"a"]', digest_size=16).hexdigest()
    assert len(digest(0, 8)) == 16
