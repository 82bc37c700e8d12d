"""What was found out about a terminal: from the environment, and from what it answered."""

from __future__ import annotations

import locale
import os
import sys
import termios
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import IO

from app.doctor.library import other_version
from app.doctor.probe import TerminalAnswers, ask
from app.i18n.plain_letters import has_all

NEEDED = (80, 24)
WIDE = (120, 40)

DUMB = ("dumb", "unknown")
COLOURS = {"none": 0, "16": 16, "256": 256, "true": 1 << 24}
"""How many colours each depth has."""

Ask = Callable[[Sequence[str]], TerminalAnswers]
"""Asks the terminal about signs. Raises `OSError` or `termios.error` where it can't."""


@dataclass(frozen=True, slots=True)
class Findings:
    """A terminal. `size` is columns and rows, None where there is no terminal; `codes` how letters
    are sent (`utf-8`); `colours` a key of `COLOURS`, and `no_colour` whether none are wanted;
    `inside` the programs between us and the terminal. `unmeasured` says why signs weren't
    measured: "pipe", "dumb", "silent", "later" or "aside" (it can't be while the program
    fills the terminal), "" if they were. `library` is the installed version of Textual, "" if it is
    the one that the screen is made for."""

    kind: str = ""
    name: str = ""
    size: tuple[int, int] | None = None
    codes: str = ""
    place: str = ""
    colours: str = "16"
    no_colour: bool = False
    background: tuple[int, int, int] | None = None
    widths: dict[str, int] = field(default_factory=dict)
    unmeasured: str = ""
    inside: tuple[str, ...] = ()
    library: str = ""

    @property
    def odd(self) -> tuple[str, ...]:
        """The signs that don't take one cell."""
        return tuple(sign for sign, cells in self.widths.items() if cells != 1)

    @property
    def unicode(self) -> bool:
        """Whether letters beyond ASCII arrive at all."""
        return has_all(self.codes)

    @property
    def light(self) -> bool | None:
        """Whether the background is rather light than dark; None if it isn't known."""
        if self.background is None:
            return None
        red, green, blue = self.background
        return 299 * red + 587 * green + 114 * blue > 127_500


def examine(
    env: Mapping[str, str], reader: IO[str] | None, writer: IO[str] | None, signs: Sequence[str]
) -> Findings:
    """Look at the terminal behind two streams, and how wide it draws signs."""
    terminal = all(stream is not None and stream.isatty() for stream in (reader, writer))
    if not terminal or reader is None or writer is None:
        return described(env, None, _codes(writer), unmeasured="pipe")
    size = os.get_terminal_size(writer.fileno())
    return looked_at(
        env,
        (size.columns, size.lines),
        _codes(writer),
        partial(ask, reader.fileno(), writer.fileno()),
        signs,
    )


def looked_at(
    env: Mapping[str, str], size: tuple[int, int], codes: str, ask: Ask, signs: Sequence[str]
) -> Findings:
    """A terminal that can be asked; not a dumb one, and not about what can't be sent to it."""
    if env.get("TERM", "") in DUMB:
        return described(env, size, codes, unmeasured="dumb")
    signs = signs if has_all(codes) else ()
    try:
        answers = ask(signs)
    except (OSError, termios.error):
        return described(env, size, codes, unmeasured="pipe")
    silent = bool(signs) and not answers.widths
    return described(env, size, codes, answers, "silent" if silent else "")


def described(
    env: Mapping[str, str],
    size: tuple[int, int] | None,
    codes: str,
    answers: TerminalAnswers | None = None,
    unmeasured: str = "",
) -> Findings:
    """What the environment says, and the answers beside it."""
    answers = answers or TerminalAnswers()
    inside = {"tmux": "TMUX", "screen": "STY", "ssh": "SSH_CONNECTION", "mosh": "MOSH_CONNECTION"}
    return Findings(
        kind=env.get("TERM", ""),
        name=answers.name,
        size=size,
        codes=codes,
        place=next((v for n in ("LC_ALL", "LC_CTYPE", "LANG") if (v := env.get(n, ""))), ""),
        colours=colour_depth(env),
        no_colour="NO_COLOR" in env,
        background=answers.background,
        widths=answers.widths,
        unmeasured=unmeasured,
        inside=tuple(name for name, variable in inside.items() if variable in env),
        library=other_version(),
    )


def colour_depth(env: Mapping[str, str]) -> str:
    """How many colours the environment promises, as a key of `COLOURS`."""
    kind = env.get("TERM", "")
    if kind in (*DUMB, ""):
        return "none"
    if env.get("COLORTERM", "").lower() in ("truecolor", "24bit") or kind.endswith("-direct"):
        return "true"
    return "256" if "256color" in kind else "16"


def _codes(writer: IO[str] | None) -> str:
    """How letters are written to a stream."""
    named = getattr(writer or sys.__stdout__, "encoding", None)
    return str(named or locale.getpreferredencoding(False))
