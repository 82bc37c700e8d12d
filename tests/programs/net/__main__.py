"""`make net`: what must hold of network tables, as figures. ARGS="soak --tables 300 --minutes 30".

Without names it measures all of them, a share each, in about a quarter of an hour. `--share 1` is
the whole: a million decisions, a thousand kills, and so on. Times depend on the machine: look at
the CPU time, too, and run it again. `make twins`, `make wire`, `make browser` and
`make fuzz ARGS="--cases 500000 to-table to-client"` are the other figures of network tables.
"""

from __future__ import annotations

import argparse
import logging
import signal
import sys
from collections.abc import Callable

from tests.programs.net.backup import backed_up
from tests.programs.net.busy import flat_out, soak
from tests.programs.net.dice import looked_for, verified
from tests.programs.net.faults import killed_on_postgres, taken_over, upgraded
from tests.programs.net.first_match import from_host_to_match
from tests.programs.net.guest_files import hands
from tests.programs.net.hostile_guests import hostile
from tests.programs.net.kills import killed
from tests.programs.net.report import Report
from tests.programs.net.roundtrip import round_trips
from tests.programs.net.screens import screens
from tests.programs.net.ssh_players import ssh_players
from tests.programs.net.store_rate import store_rates
from tests.programs.net.troubled import troubled
from tests.programs.net.two import flat_out_on_two, soak_on_two

Figure = Callable[[Report, argparse.Namespace], None]


def _whole(asked: argparse.Namespace, number: int) -> int:
    """Return the share of a number that was asked for."""
    share: float = asked.share
    return max(1, round(number * share))


FIGURES: dict[str, Figure] = {
    "trips": lambda report, asked: round_trips(report, _whole(asked, 1_000_000)),
    "screens": lambda report, asked: screens(report, asked.share),
    "trouble": lambda report, asked: troubled(report, asked.tables or 8, asked.seconds),
    "soak": lambda report, asked: soak(report, asked.tables or 300, asked.minutes, asked.warm),
    "flat": lambda report, asked: flat_out(report, asked.tables or 30, asked.seconds),
    "kills": lambda report, asked: killed(report, _whole(asked, 1_000), asked.tables or 6),
    "postgres": lambda report, asked: killed_on_postgres(
        report, _whole(asked, 1_000), asked.tables or 6
    ),
    "takeover": lambda report, asked: taken_over(report, _whole(asked, 60), asked.tables or 6),
    "upgrade": lambda report, asked: upgraded(report, _whole(asked, 100), asked.tables or 6),
    "backup": lambda report, asked: backed_up(report, _whole(asked, 50), asked.tables or 6),
    "two": lambda report, asked: flat_out_on_two(report, asked.tables or 30, asked.seconds),
    "two-direct": lambda report, asked: flat_out_on_two(
        report, asked.tables or 30, asked.seconds, relayed=False
    ),
    "stores": lambda report, asked: store_rates(report, asked.seconds),
    "two-soak": lambda report, asked: soak_on_two(
        report, asked.tables or 300, asked.minutes, asked.warm
    ),
    "dice": lambda report, asked: verified(report, _whole(asked, 10_000), _whole(asked, 1_000)),
    "people": lambda report, asked: from_host_to_match(report, _whole(asked, 100)),
    "ssh": lambda report, asked: ssh_players(report, asked.players, asked.seconds),
    "guests": lambda report, asked: hands(report, _whole(asked, 50_000)),
    "hostile": lambda report, asked: hostile(report, _whole(asked, 100_000)),
    "seeds": lambda report, asked: looked_for(report, _whole(asked, 1_000_000)),
}
"""What is measured: N1, N2, D6, D9, D10, D1; on PostgreSQL D1, D5, D13, D10 and D9; V1, P1, D11 and
S1, hands and hostile input; V1."""


def main() -> int:
    """Measure what is named, or everything; 1 if a goal was missed."""
    parser = argparse.ArgumentParser(prog="make net")
    parser.add_argument("figure", nargs="*", help=", ".join(FIGURES))
    parser.add_argument("--share", type=float, default=0.02, help="of what is counted")
    parser.add_argument("--tables", type=int, default=0, help="soak 300, flat 30, kills 6")
    parser.add_argument("--players", type=int, default=40, help="over SSH")
    parser.add_argument("--minutes", type=float, default=3, help="of the soak")
    parser.add_argument("--warm", type=float, default=3, help="minutes before the soak")
    parser.add_argument("--seconds", type=float, default=60, help="of trouble, flat and ssh")
    asked = parser.parse_args()
    if unknown := set(asked.figure) - FIGURES.keys():
        parser.error(f"unknown: {unknown}")
    logging.disable()
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(1))  # what it started ends, too
    report = Report()
    for name in asked.figure or FIGURES:
        FIGURES[name](report, asked)
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
