"""Digests of a module's `python -m`, from other processes and other Pythons."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

OWN = f"{sys.version_info.major}.{sys.version_info.minor}"
OTHERS = [one for one in ("3.11", "3.12", "3.13", "3.14") if one != OWN]
each_python = pytest.mark.parametrize("version", OTHERS)


def python_of(version: str) -> str:
    """The interpreter of a version; skip the test without it."""
    python = shutil.which(f"python{version}")
    if (
        python is None
        or subprocess.run([python, "-c", ""], check=False, stderr=subprocess.DEVNULL).returncode
    ):
        pytest.skip(f"there is no Python {version} here")
    return python


def elsewhere(module: str, python: str, hash_seed: str) -> dict[str, str]:
    """The digests that a module prints in another process."""
    done = subprocess.run(
        [python, "-m", module],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    found: dict[str, str] = json.loads(done.stdout)
    return found
