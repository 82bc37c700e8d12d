"""Findings about a terminal, from the environment and from the terminal's answers."""

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

MIN_SIZE = (80, 24)
WIDE_SIZE = (120, 40)

DUMB = ("dumb", "unknown")
COLOURS = {"none": 0, "16": 16, "256": 256, "true": 1 << 24}
"""The number of colours of each colour depth."""

Ask = Callable[[Sequence[str]], TerminalAnswers]
"""Asks the terminal about symbols. Raises `OSError` or `termios.error` if that is impossible."""


@dataclass(frozen=True, slots=True)
class Findings:
    """The findings about a terminal.

    `size` is columns and rows, None if there is no terminal. `codes` is the encoding of the output
    (`utf-8`) and `place` the locale. `colours` is a key of `COLOURS`; `no_colour` means that the
    player wants none. `inside` lists the programs between this one and the terminal. `unmeasured`
    is the reason why symbols weren't measured, "" if they were: "pipe", "dumb", "silent", "later"
    or "aside" (symbols can't be measured while the program fills the terminal). `library` is the
    installed version of Textual, "" if it is the version that the screen is made for.
    """

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
        return tuple(sign for sign, cells in self.widths.items() if cells != 1)

    @property
    def unicode(self) -> bool:
        return has_all(self.codes)

    @property
    def light(self) -> bool | None:
        """Whether the background is light and not dark; None if unknown."""
        if self.background is None:
            return None
        red, green, blue = self.background
        return 299 * red + 587 * green + 114 * blue > 127_500


def examine(
    env: Mapping[str, str], reader: IO[str] | None, writer: IO[str] | None, signs: Sequence[str]
) -> Findings:
    """Examine the terminal behind two streams, including the widths of symbols."""
    terminal = all(stream is not None and stream.isatty() for stream in (reader, writer))
    if not terminal or reader is None or writer is None:
        return findings_of(env, None, _codes(writer), unmeasured="pipe")
    size = os.get_terminal_size(writer.fileno())
    return probed_findings(
        env,
        (size.columns, size.lines),
        _codes(writer),
        partial(ask, reader.fileno(), writer.fileno()),
        signs,
    )


def probed_findings(
    env: Mapping[str, str], size: tuple[int, int], codes: str, ask: Ask, signs: Sequence[str]
) -> Findings:
    """Return the findings about a terminal, which `ask` asks about symbols.

    A dumb terminal is not asked, and no terminal about symbols that can't be encoded.
    """
    if env.get("TERM", "") in DUMB:
        return findings_of(env, size, codes, unmeasured="dumb")
    signs = signs if has_all(codes) else ()
    try:
        answers = ask(signs)
    except (OSError, termios.error):
        return findings_of(env, size, codes, unmeasured="pipe")
    silent = bool(signs) and not answers.widths
    return findings_of(env, size, codes, answers, "silent" if silent else "")


def findings_of(
    env: Mapping[str, str],
    size: tuple[int, int] | None,
    codes: str,
    answers: TerminalAnswers | None = None,
    unmeasured: str = "",
) -> Findings:
    answers = answers or TerminalAnswers()
    inside_variables = {
        "tmux": "TMUX",
        "screen": "STY",
        "ssh": "SSH_CONNECTION",
        "mosh": "MOSH_CONNECTION",
    }
    return Findings(
        kind=env.get("TERM", ""),
        name=answers.name,
        size=size,
        codes=codes,
        place=env.get("LC_ALL") or env.get("LC_CTYPE") or env.get("LANG") or "",
        colours=colour_depth(env),
        no_colour="NO_COLOR" in env,
        background=answers.background,
        widths=answers.widths,
        unmeasured=unmeasured,
        inside=tuple(name for name, variable in inside_variables.items() if variable in env),
        library=other_version(),
    )


def colour_depth(env: Mapping[str, str]) -> str:
    kind = env.get("TERM", "")
    if kind in (*DUMB, ""):
        return "none"
    if env.get("COLORTERM", "").lower() in ("truecolor", "24bit") or kind.endswith("-direct"):
        return "true"
    return "256" if "256color" in kind else "16"


def _codes(writer: IO[str] | None) -> str:
    named = getattr(writer or sys.__stdout__, "encoding", None)
    return str(named or locale.getpreferredencoding(False))
