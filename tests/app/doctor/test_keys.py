"""Listening to keys in a terminal that hands over each one at once."""

from __future__ import annotations

import os
import pty
import select
import signal
from itertools import islice

import pytest
from textual import constants

from app.doctor.keys import raw
from app.tui import key_decoder
from app.tui.key_decoder import read_keys


def test_a_signal_ends_a_wait_for_keys_that_only_begins() -> None:
    """It came when the wait had been decided on: what is waited for, too, tells of it."""
    terminal, ours = pty.openpty()
    before = signal.getsignal(signal.SIGTERM)
    told: list[int] = []

    def listen() -> None:
        with raw(ours) as wake_handle:
            try:
                os.kill(os.getpid(), signal.SIGTERM)
            finally:
                told.extend(select.select([wake_handle], [], [], 0)[0])

    with pytest.raises(SystemExit) as left:
        listen()
    assert told
    assert left.value.code == 128 + signal.SIGTERM
    assert signal.getsignal(signal.SIGTERM) is before
    assert signal.set_wakeup_fd(-1) == -1
    os.close(terminal)
    os.close(ours)


def test_a_wait_that_was_woken_goes_on() -> None:
    (keys, types), (wake_handle, wakes) = os.pipe(), os.pipe()
    os.write(wakes, b"\0")
    os.write(types, b"a")
    assert next(read_keys(keys, wake_handle)) == ("a", b"a")
    for handle in (keys, types, wake_handle, wakes):
        os.close(handle)


def test_keys_that_come_in_one_burst_are_told_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key held down, or several over a slow line; the last Esc waits for no other key."""
    monkeypatch.setattr(key_decoder, "ESC_TIMEOUT", 0)
    monkeypatch.setattr(constants, "ESCAPE_DELAY", 0)
    (keys, types), (wake_handle, wakes) = os.pipe(), os.pipe()
    os.write(types, "ñ\x1b[A\x1b\x1bOPq\x1b[I\x1b".encode())
    assert list(islice(read_keys(keys, wake_handle), 6)) == [
        ("ñ", "ñ".encode()),
        ("up", b"\x1b[A"),
        ("escape", b"\x1b"),
        ("f1", b"\x1bOP"),
        ("q", b"q"),
        ("escape", b"\x1b"),
    ]
    for handle in (keys, types, wake_handle, wakes):
        os.close(handle)
