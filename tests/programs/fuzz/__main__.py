"""`make fuzz`: ARGS="--cases 100000 --seed 7 labyrinth saves", or ARGS="--only 12 --seed 7 saves".

Each case is made from its target, seed and number alone, so that a failing one can be run again.
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import pprint
import sys
import tempfile

from tests.helpers.environment import clean_environment

CASES = 10_000


def main() -> int:
    """Run the targets that are named, or all; 1 if anything was found."""
    clean_environment()
    logging.disable()
    with tempfile.TemporaryDirectory(prefix="mazmorra-fuzz-") as home:
        os.environ["MAZMORRA_HOME"] = home
        return _run()


def _run() -> int:
    from tests.programs.fuzz.running import case_of, run
    from tests.programs.fuzz.targets import MAKERS, targets

    parser = argparse.ArgumentParser(prog="make fuzz")
    parser.add_argument("target", nargs="*", help=", ".join(MAKERS))
    parser.add_argument("--cases", type=int, default=CASES)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="run and show one case")
    found = parser.parse_args()
    failed = 0
    gc.freeze()  # what is imported stays; a case's own rubbish is small
    gc.set_threshold(100_000, 10, 10)
    for target in targets(found.target):
        numbers = range(found.first, found.first + found.cases)
        if found.only is not None:
            pprint.pprint(case_of(target, found.seed, found.only), width=100)
            numbers = range(found.only, found.only + 1)
        report = run(target, numbers, found.seed, measured=True)
        target.close()
        failed += len(report.failures)
        came = ", ".join(f"{count} {what}" for what, count in sorted(report.came.items()))
        took, at = report.slowest
        print(
            f"{target.NAME:20} {report.cases:7} cases {report.seconds:7.0f} s  {came};"
            f" slowest {took * 1000:.0f} ms (case {at})",
            flush=True,
        )
        seen = set[str]()
        for failure in report.failures:
            print(f"  {failure}", flush=True)
            if failure.where not in seen:
                print(failure.trace, flush=True)
            seen.add(failure.where)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
