"""Slips in YAML: what somebody did is told, with the line where it began."""

from __future__ import annotations

import pytest
import yaml

from engines.kernel import yamltree
from engines.kernel.problems import DeckError, Problem

SLIPS = {
    "a colon in a text": ("a: 1\nd: Careful: a maze\n", 2, "colon", 2),
    "a colon behind quotes": ('a: "Careful": a maze\n', 1, "colon", 1),
    "a colon in brackets": ("a: { en: Careful: a maze, es: b }\n", 1, "colon", 1),
    "no blank behind a colon": ("id:base\nname: x\n", 1, "blank", 1),
    "no blank behind a dash": ("m:\n  -id: a\n    b: 2\n", 2, "blank", 2),
    "no colon": ("a: 1\nname x\nb: 2\n", 2, "no_colon", 2),
    "a curly bracket left open": ("m:\n  - name: { en: A, es: B\n    level: 2\n", 3, "bracket", 2),
    "a square bracket left open": ("m: [1, 2\nd: 3\n", 2, "bracket", 1),
    "a bracket closed by another": ("m: [{ a: 1 ]\n", 1, "bracket", 1),
    "a bracket too many": ("m: { a: 1 } }\nb: 2\n", 1, "closes_nothing", 1),
    "an apostrophe in single quotes": ("d: 'It's a maze'\nb: 1\n", 1, "rest", 1),
    "a quote that the next one closes": ('d: "Out\ne: Lleva\nf: "Barra"\n', 3, "quote_far", 1),
    "that in brackets": ('d: { en: "Out, es: b }\ne: "Lleva"\n', 2, "quote_far", 1),
    "a quote that nothing closes": ('d: "Out\ne: Lleva\n', 3, "quote", 1),
    "too far left": ("m:\n  - id: a\n    k: 1\n   l: 2\n", 4, "indent", 4),
    "too far right": ("m:\n  - id: a\n    k: 1\n      l: 2\n", 4, "indent", 4),
    "a dash out of its column": ("m:\n  - id: a\n - id: b\n", 3, "indent", 3),
    "a sign that begins no text": ("a: @x\n", 1, "sign", 1),
    "a backslash in double quotes": ('a: "C:\\Users"\n', 1, "escape", 0),
}


def refused(text: str) -> Problem:
    with pytest.raises(DeckError) as caught:
        yamltree.read(text.encode(), "a.yaml", 9999, 99)
    (problem,) = caught.value.problems
    return problem


@pytest.mark.parametrize("with_libyaml", [True, False])
def test_what_somebody_did_is_told_with_its_line(
    monkeypatch: pytest.MonkeyPatch, with_libyaml: bool
) -> None:
    if not with_libyaml:
        monkeypatch.setattr(yamltree, "_LOADER", yaml.SafeLoader)
    for case, (text, line, cause, begun) in SLIPS.items():
        problem = refused(text)
        assert problem.code == "syntax", case
        assert problem.line == line, case
        assert (problem.data["cause"], problem.data["from_line"]) == (cause, begun), case


def test_a_text_that_spans_lines_is_no_slip() -> None:
    assert refused('a: "one\n  two"\nb: c: d\n').data["cause"] == "colon"
