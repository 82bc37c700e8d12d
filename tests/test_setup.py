"""`make` on machines that lack something: one sentence that says what to install, no traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("awk", "cat", "cksum", "dirname", "head", "make", "rm", "sed", "sh", "uname")

OLD = """#!/bin/sh
case "$2" in *print*) echo 3.9 ;; *) exit 1 ;; esac
"""
STUB = """#!/bin/sh
echo "version manager: python3: command not found" >&2
exit 127
"""
BARE = f"""#!/bin/sh
exec "{sys.executable}" -c "import sys; sys.modules['ensurepip'] = None
$2"
"""
HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A copy of what set-up reads, beside a `bin` with the system's tools and no Python."""
    (tmp_path / "bin").mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, tool
        (tmp_path / "bin" / tool).symlink_to(found)
    for name in ("requirements/run.txt", "requirements/dev.txt", "requirements/setup.sh"):
        place = tmp_path / "game" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, place)
    for name in ("Makefile", "pyproject.toml", "app/__init__.py"):
        place = tmp_path / "game" / name
        place.parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, place)
    return tmp_path


def provide(machine: Path, name: str, script: str) -> None:
    command = machine / "bin" / name
    command.unlink(missing_ok=True)
    command.write_text(script, encoding="utf-8")
    command.chmod(0o755)


def make(machine: Path, target: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [machine / "bin" / "make", target],
        cwd=machine / "game",
        env={"PATH": str(machine / "bin"), "HOME": os.environ.get("HOME", "/")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def sentences(done: subprocess.CompletedProcess[str]) -> list[str]:
    """What a person reads, without make's own last word about the failure."""
    assert done.returncode != 0
    return [line for line in done.stderr.splitlines() if not line.startswith("make")] + (
        done.stdout.splitlines()
    )


@pytest.mark.parametrize("target", ["play", "test"])
@pytest.mark.parametrize(
    ("pythons", "told"),
    [
        ({}, ["3.11 or newer", "none was found", "apt install python3 python3-venv"]),
        ({"python3": OLD}, ["3.11 or newer", "only 3.9", "apt install python3 python3-venv"]),
        ({"python3.12": STUB, "python3": OLD}, ["3.11 or newer", "only 3.9", "brew install"]),
        ({"python3.11": OLD, "python3": BARE}, [f"apt install python{HERE}-venv"]),
    ],
    ids=["none", "old", "a version manager's stub", "no ensurepip"],
)
def test_a_missing_part_is_one_sentence(
    machine: Path, target: str, pythons: dict[str, str], told: list[str]
) -> None:
    for name, script in pythons.items():
        provide(machine, name, script)
    (sentence,) = sentences(make(machine, target))
    assert sentence.startswith("mazmorra: ")
    for words in told:
        assert words in sentence
    assert not (machine / "game" / ".venv").exists()


def test_windows_is_sent_to_wsl(machine: Path) -> None:
    provide(machine, "uname", "#!/bin/sh\necho MINGW64_NT-10.0\n")
    (sentence,) = sentences(make(machine, "play"))
    assert "WSL" in sentence


def test_help_names_every_target_a_person_may_type(machine: Path) -> None:
    done = make(machine, "help")
    phony = next(
        line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith(".PHONY:")
    )
    for target in phony.split()[1:]:
        assert f"  {target} " in done.stdout, target
