"""Plain mode as a program in a pipe: no terminal, no Textual, an end at the end of the input."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def run(
    *arguments: str, typed: str = "", home: Path, **env: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "app.cli.main", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
        env={**os.environ, "MAZMORRA_HOME": str(home), **env},
        check=False,
    )


def test_a_script_plays_through_a_pipe(tmp_path: Path) -> None:
    done = run(
        *("play", "irrgarten", "--plain", "--seed", "7", "--players", "Ana", "--lang", "en"),
        typed="go exit\n3\nquit\n",
        home=tmp_path,
        TERM="dumb",
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Ana reaches the exit and wins!" in done.stdout
    assert "\x1b" not in done.stdout


def test_the_end_of_the_input_is_no_error(tmp_path: Path) -> None:
    done = run("--plain", home=tmp_path, PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")


def test_plain_mode_never_imports_the_full_screen() -> None:
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            (
                "import sys, app.plain.start, app.games.irrgarten.plain.voice, "
                "app.games.napakalaki.plain.voice, app.games.hammerspace.plain.voice; "
                "print([m for m in sys.modules if m.split('.')[0] in ('textual', 'rich')])"
            ),
        ],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    assert told.stdout.strip() == "[]"
