"""By which names a request may call this machine."""

from __future__ import annotations

import socket

import pytest

from app.net.hosts import is_own_name

OWN = socket.gethostname().lower()


@pytest.mark.parametrize(
    "name",
    ["127.0.0.1", "127.0.0.1:7374", "192.168.1.23:7374", "[::1]:7374", "[fe80::1%25eth0]:80",
     "localhost", "LOCALHOST:7374", f"{OWN}:7374", f"{OWN}.local"],
)  # fmt: skip
def test_an_address_and_the_names_of_this_machine_are_its_own(name: str) -> None:
    assert is_own_name(name)


@pytest.mark.parametrize(
    "name",
    ["", ":7374", "example.org", "example.org:7374", "127.0.0.1.example.org", "localhost.evil.org",
     "[::1", "[example.org]", "1.2.3", "::1:7374", "256.0.0.1", f"{OWN}.example.org"],
)  # fmt: skip
def test_a_foreign_domain_that_points_here_is_refused(name: str) -> None:
    assert not is_own_name(name)
