"""At 80x24 no text is cut, in either language, unless the rest is one key or one glance away.

A cut is the sign `~` in a picture. `losses.py` finds what else a screen leaves out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from app.i18n.literal import CUT
from tests.app.tui.everywhere.matrix import picture_files, state_of

ROWS = 24


class Allowed(NamedTuple):
    """A cut that is meant: its states and the line up to the sign, as regular expressions, and the
    way to see the rest."""

    states: str
    line: str
    rest: str


TABLE = r"hammerspace: |replay: test_a_replay_of_hammerspace|lessons: .*\[hammerspace\]"
"""The states with Hammerspace's table, also under a dialog."""
DESCENT = r"irrgarten/descent: |lessons: .*\[descent\]"

ALLOWED = (
    Allowed(TABLE, r"^(.{17,18}|.{37,38}|.{57,58}|.{77,79})~", "i shows the cards in full"),
    Allowed(TABLE, r" @\d .*\* [^*~]+~", "t shows the table with whole names"),
    Allowed(TABLE, r"^.{0,4}@\d [^ ~]+~", "t shows the table with whole names"),
    Allowed(TABLE, r"(?<![@\d])\d[\d,-]* [^\d~@]+~", "i shows the monster among the cards"),
    Allowed("napakalaki: ", r"^ @\d [^ ~]+~", "Tab shows the rivals in full"),
    Allowed("napakalaki/ways: ", r"^.. (PASILLO|CORRIDOR)  1 .*~", "c shows the corridor"),
    Allowed("end: ", r"^ +turno? +\d+ +@\d .*~", "the chosen row is as high as it needs"),
    Allowed(DESCENT, r"(││|\|\||│├─|\|\+-) [^│|]*~", "y shows every monster and what it carries"),
    Allowed("newgame: test_", r"(│|││|\|\|?) ~", "←→ puts each rule set first"),
    Allowed("matches: ", r"^ [>▸ ] ?\w+ +\w.*~", "the details are under the list"),
)


class Cut(NamedTuple):
    state: str
    line: str
    """The line of the picture up to the sign."""


@cache
def cuts() -> frozenset[Cut]:
    """The cuts in all pictures of this size."""
    return frozenset(_cuts())


def _cuts() -> Iterator[Cut]:
    for file in picture_files():
        if "80x24" in file.name:
            state = state_of(file.parents[2], file.stem)
            for line in file.read_text(encoding="utf-8").splitlines()[2 : 2 + ROWS]:
                yield from (Cut(state, line[: at.end()]) for at in re.finditer(CUT, line))


def allows(allowed: Allowed, cut: Cut) -> bool:
    in_state = re.match(allowed.states, cut.state) is not None
    return in_state and re.search(f"(?:{allowed.line})$", cut.line) is not None


def test_what_is_cut_can_be_seen_in_full_elsewhere() -> None:
    wrong = [cut for cut in cuts() if not any(allows(each, cut) for each in ALLOWED)]
    assert not wrong, "\n".join(f"{state}: {line}" for state, line in sorted(wrong))


def test_every_exception_is_still_needed() -> None:
    idle = [each for each in ALLOWED if not any(allows(each, cut) for cut in cuts())]
    assert not idle


def test_a_cut_elsewhere_on_a_screen_with_exceptions_is_found() -> None:
    """Each of them was in a picture before it was mended."""
    mended = (
        Cut("hammerspace: x", "── PREVIEW  3 Snow Globe → @2 Ben, @3 Eva, Octopus of~"),
        Cut("lessons: x[napakalaki]", "   1 Ana sees off the Rude Printer and gains 1 level and~"),
        Cut("shell: x", " ▸  c  Continuar    Irrgarten, La cantera, hace una~"),
        Cut("newgame: x", "                                             │ ~"),
        Cut("irrgarten: x", "│   ▒▒╶───────────╴ ▒▒    ││ s  Babosa en~"),
    )
    assert not [cut for cut in mended if any(allows(each, cut) for each in ALLOWED)]
