"""Slips in YAML in people's words, in both languages."""

from __future__ import annotations

import pytest

from app.i18n.fluent import Texts
from app.text.decks import problem_words
from engines.kernel import yamltree
from tests.engines.test_yamlslips import SLIPS, refused


@pytest.mark.parametrize("language", ["en", "es"])
def test_each_slip_has_words_of_its_own(language: str) -> None:
    texts = Texts(language, strict=True)
    told = {cause: problem_words(texts, refused(text)) for text, _, cause, _ in SLIPS.values()}
    assert len(set(told.values())) == len(told)
    assert "{" in told["bracket"]
    assert "}" in told["closes_nothing"]
    assert "@" in told["sign"]


def test_a_card_without_its_dash_is_told_once() -> None:
    texts = Texts("en", strict=True)
    tree = yamltree.read(b"m:\n  - id: a\n    k: 1\n\n    id: b\n    k: 2\n", "a.yaml", 99, 99)
    first, second = (problem_words(texts, problem) for problem in tree.problems)
    assert first.endswith('line 2. If a new item begins here, put a dash first, like "- id".')
    assert second.endswith("line 3. Delete one of the two.")
