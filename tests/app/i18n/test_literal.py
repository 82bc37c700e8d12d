"""Outside text becomes harmless text of a known width, and says nothing about markup."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from app.i18n.literal import cell_width, clip, literal, width


@pytest.mark.parametrize(
    ("outside", "inside"),
    [
        ("Ana", "Ana"),
        ("Íñigo Núñez", "Íñigo Núñez"),
        ("n\u0303", "ñ"),
        ("n\u200b\u0303", "ñ"),
        ("\x1b[31mred\x1b[0m", "[31mred[0m"),
        ("\x1b]0;title\x07", "]0;title"),
        ("a\u202egnp.exe", "agnp.exe"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("two\nlines\tand a tab", "two lines and a tab"),
        ("no\u00a0break", "no break"),
        ("half \ud800 sign", "half  sign"),
        ("private \ue000", "private "),
        ("⚔\ufe0f", "⚔"),
        ("👍🏽", "👍"),
        ("🇪🇸", ""),
        ("\u3164\u2800\u115f", ""),
        ("[@click=app.quit]Ben[/]", "[@click=app.quit]Ben[/]"),
    ],
)
def test_what_a_terminal_could_take_for_a_command_is_gone(outside: str, inside: str) -> None:
    """Brackets stay: a name is shown as it is, and never read as markup by whoever shows it."""
    assert literal(outside) == inside


def test_a_letter_keeps_two_accents_of_a_tower() -> None:
    tower = "q" + "\u0307\u0323\u0308\u0331" * 50
    kept = literal(tower)
    assert kept[0] == "q"
    assert len(kept) == 3
    assert literal("e\u0301tage") == "étage"


@given(st.text(max_size=300), st.integers(0, 40))
def test_any_text_comes_out_plain_and_no_wider_than_asked(text: str, cells: int) -> None:
    plain = literal(text, cells)
    bad = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert not any(unicodedata.category(sign) in bad for sign in plain)
    assert width(plain) <= cells
    assert literal(plain, cells) == plain


def test_cells_are_counted_as_the_screen_counts_them() -> None:
    """For every character there is: a name of another width would push the frame aside.
    Planes 4 to 13 have none, 15 and 16 are for private use."""
    different = [
        f"U+{code:04X}"
        for code in (*range(0x40000), *range(0xE0000, 0xF0000))
        if (plain := literal(chr(code))) and width(plain) != cell_len(plain)
    ]
    assert not different


def test_a_cut_text_ends_with_a_wave_and_never_half_a_wide_letter() -> None:
    assert clip("Minotaur", 8) == "Minotaur"
    assert clip("Minotaur", 5) == "Mino~"
    assert clip("迷宮迷宮", 6) == "迷宮~"
    assert clip("迷宮", 1) == "~"
    assert clip("Minotaur", 0) == ""


def test_wide_letters_and_accents_have_their_cells() -> None:
    assert [cell_width(sign) for sign in ("a", "é", "迷", "\u0301", "░")] == [1, 1, 2, 0, 1]
