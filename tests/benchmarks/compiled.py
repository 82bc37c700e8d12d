"""The bare engine of Hammerspace, compiled: what the same sources reach without the interpreter.

The rules that every decision goes through are compiled by mypyc, which comes with the type checker,
in a copy of the tree, and the benches are run there. Nothing of it is shipped. It needs setuptools
and a C compiler, and takes minutes.

    python -m tests.benchmarks.compiled          in a folder that is removed
    python -m tests.benchmarks.compiled FOLDER   in one that stays, for tests or profiles
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = (
    "attacks", "cardsteps", "conditions", "config", "ending", "flow", "frames", "hands",
    "happenings", "interpreter", "keeping", "legal", "losses", "monsters", "phases", "piles",
    "program", "resolution", "rows", "rules", "selecting", "setup", "sources", "state", "steps",
    "turns",
)  # fmt: skip
"""The modules of `engines.hammerspace` that a decision goes through, beside the streams."""
BUILD = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="compiled", packages=[], py_modules=[], ext_modules=mypycify({files!r}))
"""


def build(folder: Path) -> None:
    """Copy what the benches need into a folder, and compile the rules there."""
    for name in ("engines", "tests"):
        leave = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(ROOT / name, folder / name, ignore=leave, dirs_exist_ok=True)
    files = ["engines/kernel/streams.py", *(f"engines/hammerspace/{name}.py" for name in RULES)]
    (folder / "build.py").write_text(BUILD.format(files=files), encoding="utf-8")
    command = [sys.executable, "build.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, check=True)


def measure(folder: Path) -> None:
    """Take the figures of what was compiled."""
    command = [sys.executable, "-m", "tests.benchmarks", "--only", "hammerspace"]
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, "PYTHONPATH": str(folder)})


def main() -> None:
    """Compile, then measure."""
    if len(sys.argv) > 1:
        folder = Path(sys.argv[1]).absolute()
        build(folder)
        measure(folder)
        return
    with tempfile.TemporaryDirectory() as name:
        build(Path(name))
        measure(Path(name))


if __name__ == "__main__":
    main()
