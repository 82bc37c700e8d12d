"""`make net`: what must hold of network tables, as figures. ARGS="soak --tables 300 --minutes 30".

Without names it measures all of them in a few minutes. Times depend on the machine: look at the CPU
time, too, and run it again.
"""

from __future__ import annotations

import argparse
import sys

from tests.programs.net.busy import flat_out, soak
from tests.programs.net.report import Report

FIGURES = {
    "soak": "D9: many tables, one decision a second each",
    "flat": "D10: as many durable decisions as the machine can",
}


def main() -> int:
    """Measure what is named, or everything; 1 if a goal was missed."""
    parser = argparse.ArgumentParser(prog="make net", epilog=str(FIGURES))
    parser.add_argument("figure", nargs="*", help=", ".join(FIGURES))
    parser.add_argument("--tables", type=int, default=0, help="soak 300, flat 30")
    parser.add_argument("--minutes", type=float, default=3, help="of the soak")
    parser.add_argument("--warm", type=float, default=2, help="minutes before the soak")
    parser.add_argument("--seconds", type=float, default=20, help="flat out")
    asked = parser.parse_args()
    report = Report()
    for name in asked.figure or FIGURES:
        if name == "soak":
            soak(report, asked.tables or 300, asked.minutes, asked.warm)
        elif name == "flat":
            flat_out(report, asked.tables or 30, asked.seconds)
        else:
            parser.error(name)
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
