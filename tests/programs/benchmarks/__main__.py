"""Take the figures and print them: `python -m tests.benchmarks --only engine --rounds 3`."""

from __future__ import annotations

import argparse
import json
import sys

from tests.programs.benchmarks.measure import Result, table, take
from tests.programs.benchmarks.registry import UnavailableError, groups


def main(words: list[str]) -> int:
    """Print a table a group, or a JSON line a figure; always 0, for a figure is no test."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each figure is taken")
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds a speed and round")
    parser.add_argument("--only", choices=list(groups()), action="append", help="only these groups")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each figure")
    options = parser.parse_args(words)
    for name, benches in groups().items():
        if options.only and name not in options.only:
            continue
        try:
            results = take(benches(options.seconds), options.rounds)
        except UnavailableError as reason:
            print(f"{name}: not measured, {reason}\n", file=sys.stderr)
            continue
        if options.json:
            for result in results:
                print(json.dumps(as_data(name, result)), flush=True)
        else:
            print(f"{name}\n{table(results)}\n", flush=True)
    return 0


def as_data(group: str, result: Result) -> dict[str, object]:
    """A result for machines, such as a history of figures."""
    bench = result.bench
    return {
        "group": group,
        "figure": bench.name,
        "unit": bench.unit,
        "median": float(f"{result.value:.4g}"),
        "least": float(f"{min(result.values):.4g}"),
        "most": float(f"{max(result.values):.4g}"),
        "ratio": None if result.ratio is None else float(f"{result.ratio:.4g}"),
        "to": bench.against,
        "goal": None if bench.goal is None else str(bench.goal),
        "met": result.met,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
