"""A table whose program is killed: its host repeats the command, the table opens again with the
saved match, and its friend comes back. Then the same people play a second match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.tui.online.homes import (
    MAZMORRA,
    actor,
    corridor,
    free_port,
    of_friend,
    wait_for_actor,
    walk,
)
from tests.app.tui.online.hosted import line_of
from tests.helpers.terminal import Terminal

pytestmark = [pytest.mark.terminal, pytest.mark.real_time]


def step(*both: Terminal) -> None:
    """Let the one whose turn it is walk to the right."""
    host, friend = both
    now = wait_for_actor(host)
    friend.wait_for(now)
    walk(host if now == "Ana @1" else friend, now)
    wait_for_actor(host, now)


def play_to_the_end(host: Terminal, friend: Terminal) -> None:
    """Walk on until somebody is out, at most as long as the corridor is."""
    for _ in range(12):
        now = actor(host)
        friend.wait_for(now)
        friend.wait_until_still(0.1)
        (host if now == "Ana @1" else friend).press("Right")
        if "n rematch" in wait_for_next(host, now):
            return


def wait_for_next(host: Terminal, before: str) -> str:
    """Wait until it is another's turn, or the match is over; the screen."""
    screen = host.wait_until_still(0.1)
    while "n rematch" not in screen and actor(host) in ("", before):
        screen = host.wait_until_still(0.1)
    return screen


def test_a_table_survives_its_program_and_its_people_play_again(
    open_terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    own = of_friend(tmp_path)
    door = ["--name", "Ana", "--players", "Ana,Ben", "--address", "127.0.0.1", "--port"]
    rules = ["host", "irrgarten", "--preset", "seed", "--labyrinth", str(corridor(tmp_path))]
    host = open_terminal([*MAZMORRA, *rules, *door, free_port()])
    lobby = host.wait_for("http://")
    invitation = line_of(lobby)
    friend = open_terminal([*MAZMORRA, "join", invitation, "--name", "Ben"], env=own)
    friend.wait_for("Ana")
    friend.press("Enter")
    friend.wait_for("At most 16 letters")
    friend.press("Enter")
    host.wait_for("One person has come")
    friend.wait_for("ready  here")
    host.press("Enter")
    for one in (host, friend):
        one.wait_for("turn 1 ")
    step(host, friend)
    step(host, friend)
    step(host, friend)
    before = actor(host)

    host.kill()
    assert host.wait_for_end() == 128 + 9
    friend.wait_for("lost")
    again = open_terminal([*MAZMORRA, *rules, *door, free_port()])
    asked = again.wait_for("Continue that match")
    assert "Ana" in asked
    assert "Ben" in asked
    again.press("Enter")
    again.wait_for("The table is open again")
    again.wait_for(before)
    friend.wait_until_gone("lost")
    friend.wait_for(before)
    play_to_the_end(again, friend)

    friend.wait_for("n rematch")
    friend.wait_until_still()  # a key can't be pressed while the screen of the end still opens
    friend.press("n")
    friend.wait_for("Only the host can begin a rematch")
    again.wait_until_still()
    again.press("n")
    again.wait_for("http://")
    friend.wait_for("The host wants a rematch")
    friend.press("n")
    friend.wait_for("ready  here")
    again.press("Enter")
    for one in (again, friend):
        one.wait_for("turn 1 ")
    step(again, friend)
