"""`make native`: a wheel whose hot rules mypyc has compiled; ARGS="--out FOLDER --untested".

Everything happens in a copy of the tree, so that no machine code is ever left beside a source that
changes after it. There the wheel's machine code is laid over the sources, the tests of the engines
and of what plays on them are run on it, and the engines are measured. Needs a C compiler.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tests.helpers.environment import clean_environment

ROOT = Path(__file__).parents[3]
LEFT = (".git", ".venv", "__pycache__", "dist", "build", ".*_cache", ".hypothesis", "*.so")
TESTS = ("engines", "app/analysis", "app/coach", "app/lab", "app/lessons", "app/match")
"""What is run on the machine code: all that plays, and no screens."""
ASK = """
import importlib, sys
for name in sys.argv[1:]:
    found = importlib.import_module(name).__file__ or ""
    if found.endswith(".py"):
        sys.exit(f"{name} is interpreted: {found}")
"""


def main() -> int:
    """Build, lay over, test and measure; 1 if anything failed."""
    clean_environment()
    parser = argparse.ArgumentParser(prog="make native")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the wheel goes")
    parser.add_argument("--untested", action="store_true", help="only build")
    parser.add_argument("--tree", type=Path, help="a new folder that keeps the copy")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mazmorra-native-") as folder:
        tree = asked.tree or Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT))
        wheel = built(tree, asked.out)
        modules = lay_over(wheel, tree)
        print(f"{wheel.name}: {len(modules)} modules are machine code", flush=True)
        if not asked.untested and (failed := tested(tree, modules)):
            wheel.unlink()
            print("The tests failed on it; the wheel was taken away.")
            return failed
    print(f"pip install {wheel}")
    return 0


def built(tree: Path, out: Path) -> Path:
    """The wheel. Raises `CalledProcessError` if it can't be built."""
    out = out.absolute()
    made = tree / "native"
    _run(
        tree, "pip", "wheel", ".", "--quiet", "--no-deps", "--no-build-isolation",
        "--disable-pip-version-check", "--wheel-dir", str(made), HATCH_BUILD_HOOKS_ENABLE="1",
    )  # fmt: skip
    (wheel,) = made.glob("*.whl")
    out.mkdir(parents=True, exist_ok=True)
    return Path(shutil.move(wheel, out / wheel.name))


def lay_over(wheel: Path, tree: Path) -> list[str]:
    """Put a wheel's machine code beside the sources of a tree; the names of the modules."""
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if name.endswith(".so")]
        packed.extractall(tree, names)
    return sorted(name.partition(".")[0].replace("/", ".") for name in names if "/" in name)


def tested(tree: Path, modules: list[str]) -> int:
    """Whether all modules are found as machine code, the tests pass, and the figures."""
    _run(tree, "-c", ASK, *modules)
    folders = [f"tests/{name}" for name in TESTS]
    status = _run(tree, "pytest", "-q", "-n", "auto", *folders, check=False)
    for only in ("napakalaki", "hammerspace"):
        status = _run(tree, "tests.programs.benchmarks", "--only", only, check=False) or status
    return status


def _run(tree: Path, what: str, *words: str, check: bool = True, **more: str) -> int:
    """Python's `-m what` or `-c` in the copy, which comes before what is installed."""
    first = [what] if what == "-c" else ["-m", what]
    environment = {**os.environ, "PYTHONPATH": str(tree), **more}
    command = [sys.executable, *first, *words]
    return subprocess.run(command, cwd=tree, env=environment, check=check).returncode


if __name__ == "__main__":
    sys.exit(main())
