"""What one address, one player and the whole server may use."""

from __future__ import annotations

import pytest

from app.net.addresses import MINUTE, TEN_MINUTES, Addresses, ServerLimits, Window, group_of

FEW = ServerLimits(
    lines=4, lines_per_address=2, new_lines_per_second=3, guesses=2, all_guesses=3,
    tables_per_player=1, tables_per_address=2,
)  # fmt: skip
ANA, BEN, CAT = "192.0.2.1", "192.0.2.2", "192.0.2.3"


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def addresses(clock: Clock) -> Addresses:
    return Addresses(FEW, clock)


def test_one_address_has_few_connections_at_a_time_and_a_second(
    addresses: Addresses, clock: Clock
) -> None:
    assert [addresses.arrive(ANA) for _ in range(3)] == ["", "", "often"]
    addresses.leave(ANA)
    assert addresses.arrive(ANA) == "", "the third new one in a second"
    addresses.leave(ANA)
    assert addresses.arrive(ANA) == "often", "though one line is free"
    clock.now += 1.0
    assert addresses.arrive(ANA) == ""


def test_the_server_has_few_connections_of_all(addresses: Addresses) -> None:
    came = [addresses.arrive(address) for address in (ANA, ANA, BEN, BEN, CAT)]
    assert came == ["", "", "", "", "full"]
    addresses.leave(ANA)
    assert addresses.arrive(CAT) == ""


def test_wrong_codes_are_counted_by_address_and_in_all(addresses: Addresses, clock: Clock) -> None:
    for _ in range(2):
        assert addresses.may_guess(ANA)
        addresses.guessed_wrong(ANA)
    assert not addresses.may_guess(ANA)
    assert addresses.may_guess(BEN)
    addresses.guessed_wrong(BEN)
    assert not addresses.may_guess(CAT), "many addresses guess together"
    clock.now += MINUTE
    assert addresses.may_guess(ANA)


def test_tables_are_counted_by_player_and_by_address(addresses: Addresses, clock: Clock) -> None:
    assert addresses.may_open(ANA, "ana")
    assert not addresses.may_open(BEN, "ana"), "from another address, too"
    assert addresses.may_open(ANA, "ben")
    assert not addresses.may_open(ANA, "cat"), "by other players, too"
    clock.now += TEN_MINUTES
    assert addresses.may_open(ANA, "ana")


def test_who_uses_nothing_is_forgotten(addresses: Addresses, clock: Clock) -> None:
    addresses.arrive(ANA)
    addresses.arrive(BEN)
    addresses.leave(BEN)
    addresses.may_open(CAT, "cat")
    clock.now += TEN_MINUTES
    addresses.sweep()
    assert list(addresses._uses) == [ANA]
    assert not addresses._players


def test_a_window_counts_what_is_not_too_long_ago() -> None:
    window = Window(2, 10.0)
    assert [window.take(at) for at in (0.0, 9.0, 9.5, 10.5, 11.0)] == [
        True, True, False, True, False,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
    ],
)
def test_a_household_counts_as_one_address(address: str, group: str) -> None:
    assert group_of(address) == group
