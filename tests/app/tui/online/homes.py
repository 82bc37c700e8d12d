"""A host and a friend in terminals of their own, in a labyrinth that is one corridor."""

from __future__ import annotations

import re
import socket
import sys
from pathlib import Path

from tests.app.test_end_to_end import CORRIDOR
from tests.helpers.terminal import PATIENCE, NotShownError, Terminal

MAZMORRA = [str(Path(sys.executable).with_name("mazmorra")), "--speed", "instant"]


def free_port() -> str:
    """A port that nobody had a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def corridor(folder: Path) -> Path:
    """Write the labyrinth, with two starts, and return its file."""
    file = folder / "corridor.yaml"
    file.write_text(CORRIDOR.replace("  X-------X", "  XP------X"), encoding="utf-8")
    return file


def of_friend(folder: Path) -> dict[str, str]:
    """The environment of a friend's program, with files of its own."""
    return dict.fromkeys(("XDG_STATE_HOME", "XDG_DATA_HOME"), str(folder / "friend"))


def actor(terminal: Terminal) -> str:
    """Whose turn it is, as the first row says: "Ben @2"; "" while it says nothing."""
    return actor_on(terminal.screen())


def actor_on(screen: str) -> str:
    found = re.search(r"(\w+ @\d) ", screen.partition("\n")[0])
    return found[1] if found is not None else ""


def wait_for_actor(terminal: Terminal, other_than: str = "") -> str:
    """Wait until the first row says whose turn it is, not the former one's; the person."""
    shown = terminal.wait_until(
        lambda screen: actor_on(screen) not in ("", other_than), f"a turn after {other_than!r}"
    )
    return actor_on(shown)


def walk(terminal: Terminal, person: str) -> None:
    """Let the person who decides at a terminal walk to the right.

    A key that comes while the screen still shows something only skips that, and the table may just
    have told that a friend is there: so the key is pressed again until it counts. Once it has, it
    is the turn of somebody at another terminal, and further keys do nothing.
    """
    for _ in range(int(PATIENCE)):
        terminal.press("Right")
        try:
            terminal.wait_until(
                lambda screen: actor_on(screen) not in ("", person), f"the turn after {person}", 1.0
            )
        except NotShownError:
            continue
        return
    raise NotShownError(f"the turn after {person}", terminal.screen())
