"""What holds of every picture in text that the tests keep, of whatever screen it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.app.tui.everywhere import matrix
from tests.app.tui.everywhere.matrix import APP, picture_files
from tests.app.tui.everywhere.skins import foreign, unmeasured, untranslated

ABOUT_SIGNS = ("[doctor-", "[first-")
"""They show signs to ask whether they line up."""
BARE = f"{matrix.BARE}].txt"
"""How the pictures in ASCII without colours end."""
LEFT_OVER = re.compile(r"[{}]|\[/|\bNone\b(?! )|«\s*»|[^\W\d_]{2} [.,;:!?](?: [^\W\d_]|$)")
"""Blanks that were not filled, marks of a text that is not there."""
MEANT = re.compile(r"\[b\]Not\[/b\] markup\.|\[b\]Who\[/b\]|\[red\]Eva\[/red\]")
"""What people type is shown as it is: names and lines of a chat."""


@cache
def pictures() -> dict[str, tuple[str, str]]:
    """The text of each picture, and what its roles mean, by its file."""
    found = {}
    for file in picture_files():
        text, roles, meaning = file.read_text(encoding="utf-8").partition("\n\nroles\n")
        if roles:
            found[str(file.relative_to(APP))] = (text, meaning.rpartition("\n\n")[2])
    assert len(found) > 600
    return found


def test_where_signs_are_ascii_only_letters_are_not() -> None:
    wrong = {
        name: strange
        for name, (text, _) in pictures().items()
        if name.endswith(BARE) and (strange := foreign(text))
        and not any(one in name for one in ABOUT_SIGNS)
    }  # fmt: skip
    assert not wrong


def test_the_doctor_measures_all_signs_of_all_screens() -> None:
    wrong = {
        name: strange for name, (text, _) in pictures().items() if (strange := unmeasured(text))
    }
    assert not wrong


def test_without_colours_nothing_has_one() -> None:
    ours = re.compile(r"^\S  (?:default )?on default\b", re.MULTILINE)
    wrong = [
        name for name, (_, meaning) in pictures().items()
        if name.endswith(BARE) and len(ours.findall(meaning)) < len(meaning.splitlines())
    ]  # fmt: skip
    assert not wrong


def test_nothing_is_left_over_of_how_a_text_is_made() -> None:
    assert not list(_left_over())


def _left_over() -> Iterator[str]:
    for name, (text, _) in pictures().items():
        lines = MEANT.sub("", text).splitlines()
        yield from (f"{name}: {line}" for line in lines if LEFT_OVER.search(line))


@pytest.mark.parametrize(
    ("english", "spanish", "found"),
    [
        (["│ Esc  Keep playing │"], ["│ Esc  Continuar │"], []),
        (["│ Esc  Keep playing │"], ["│ Esc  Keep playing │"], ["Keep playing"]),
        (["Ana and Ben"], ["Ana y Ben"], []),
        (["Ana, Ben   log"], ["Ana, Ben   log"], []),
        (["/home/ana/maze"], ["/home/ana/maze"], []),
    ],
)
def test_what_is_not_translated_is_found(
    english: list[str], spanish: list[str], found: list[str]
) -> None:
    assert untranslated(english, spanish, frozenset({"Ana", "Ben"})) == found
