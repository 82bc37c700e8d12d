"""A page as lines: everything of it is there in any width, and found words are underlined."""

from __future__ import annotations

from functools import partial

import pytest

from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.literal import width
from app.text.rulebook import PREFIXES, page, parse
from app.text.rulesettings import labelled
from app.tui.glyphs import ASCII, UNICODE
from app.tui.rules.layout import OptionNote, flow, lay_out
from app.tui.widgets.styled_text import Line, lit, width_of

PAGE = """\
# Napakalaki

Plain text.

### NAP-1 Players

First (`players`).

> Settled
> here.

- one
- two

After `edition: guion`, as in NAP-17.
"""


def plain(lines: list[Line]) -> list[str]:
    return ["".join(run.text for run in line) for line in lines]


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cells", [30, 43, 90])
def test_no_word_is_lost_and_no_line_is_too_wide(game: str, language: str, cells: int) -> None:
    rules = page(game, language)
    laid = lay_out(rules, cells, UNICODE, lambda _entry: OptionNote())
    assert all(width_of(line) <= cells for line in laid.lines)
    shown = " ".join(plain(list(laid.lines)))
    for entry in rules.entries:
        for word in entry.text.split():
            if width(word) < 20:
                assert word in shown, (entry.id, word)


@pytest.mark.parametrize("game", PREFIXES)
def test_each_entry_begins_with_its_heading(game: str) -> None:
    rules = page(game, "es")
    laid = lay_out(rules, 45, UNICODE, lambda _entry: OptionNote())
    for entry, start in zip(rules.entries, laid.starts, strict=True):
        heading = "".join(run.text for run in laid.lines[start])
        assert heading.split() == f"{entry.id} {entry.title}".split()


def test_what_was_settled_has_a_bar_and_options_stand_with_their_clause() -> None:
    notes = {"NAP-1": OptionNote(["In this match: Players = 2 to 6"], ["Option: Edition"])}
    rules = parse(PAGE, "napakalaki", "en")
    laid = lay_out(rules, 60, ASCII, lambda entry: notes.get(entry.id, OptionNote()))
    assert plain(list(laid.lines)) == [
        "Napakalaki",
        "----------",
        "Plain text.",
        "",
        "NAP-1  Players",
        "> In this match: Players = 2 to 6",
        "",
        "First (players).",
        "",
        "| Settled here.",
        "",
        "- one",
        "- two",
        "",
        "After edition: guion, as in NAP-17.",
        "",
        "> Option: Edition",
        "",
    ]


def test_options_clauses_and_found_words_are_lit() -> None:
    parts = [("As ", "text"), ("edition: guion", "key"), (" and NAP-17: más.", "text")]
    (line,) = flow(parts, 60)
    assert [(run.text, run.role, run.extra) for run in lit(line, ("mas", "on"))] == [
        ("As ", "text", ""),
        ("editi", "key", ""),
        ("on", "key", "underline"),
        (": gui", "key", ""),
        ("on", "key", "underline"),
        (" and ", "text", ""),
        ("NAP-17", "key", ""),
        (": ", "text", ""),
        ("más", "text", "underline"),
        (".", "text", ""),
    ]


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_the_names_of_the_form(game: str, language: str) -> None:
    """A newcomer read `grudge_most` and `own_last`, which no form shows."""
    texts, rules = Texts(language, strict=True), page(game, language)
    laid = lay_out(rules, 90, UNICODE, lambda _entry: OptionNote(), partial(labelled, texts, game))
    text = "\n".join(plain([*laid.lines]))
    options = {name for entry in rules.clauses for name in entry.options if "_" in name}
    assert not {name for name in options if name in text}
