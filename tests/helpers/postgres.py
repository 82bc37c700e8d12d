"""A PostgreSQL that the tests start themselves, from the system's package; skipped without one."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.terminal import REQUIRED

SHORT_OF = "PostgreSQL is not installed (on Debian or Ubuntu: apt install postgresql)"
USERS = ("postgres", "nobody")
"""Who runs it where the tests are root's: PostgreSQL refuses root."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None without them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[4])
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


class Postgres:
    """A server of databases in a folder of its own, reached by a socket there."""

    def __init__(self, bin_folder: Path, folder: Path, port: int = 0) -> None:
        self._bin, self.folder, self._port = bin_folder, folder, port
        self._numbers = count(1)
        self._as: list[str] = []
        if os.geteuid() == 0:
            user = next(name for name in USERS if _known(name))
            self._as = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]
            shutil.chown(folder, user)
        words = ("-U", "mazmorra", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.do("initdb", "-D", self.data, *words, "--no-instructions")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def do(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs. Raise `CalledProcessError`."""
        subprocess.run(
            [*self._as, str(self._bin / program), *words],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT, cwd=self.folder,
        )  # fmt: skip

    def start(self, **settings: str) -> None:
        """Start it, and wait until it answers."""
        all_of_them = {"listen_addresses": "", "max_connections": "40", "fsync": "off", **settings}
        given = " ".join(f"-c {name}={value!r}" for name, value in all_of_them.items())
        options = f"-k {self.folder} {given}"
        log = str(self.folder / "log")
        self.do("pg_ctl", "-D", self.data, "-w", "-t", "60", "-l", log, "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it: "immediate" is as if it had been killed."""
        self.do("pg_ctl", "-D", self.data, "-w", "-m", mode, "stop")

    @property
    def main_process(self) -> int:
        """The id of its main process; the others end when they notice that it has gone."""
        return int((self.folder / "data" / "postmaster.pid").read_text("ascii").split()[0])

    def url(self, database: str) -> str:
        return f"postgresql://mazmorra@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Make an empty database. Return its URL."""
        name = f"db{next(self._numbers)}"
        self.execute("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, database: str, statement: str) -> None:
        """Carry out a statement as another program would."""
        query(self.url(database), statement)


def query(url: str, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """Ask a database, on a connection of its own. Call it outside an event loop, or in a thread."""
    import asyncpg

    async def ask() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(statement, *values)]
        finally:
            await connection.close()

    return asyncio.run(ask())


@contextmanager
def running_postgres(**settings: str) -> Iterator[Postgres]:
    """Run a PostgreSQL of one's own. Skip the test where there is none."""
    bin_folder = programs()
    if bin_folder is None:
        if os.environ.get(REQUIRED) == "1":
            pytest.fail(SHORT_OF)
        pytest.skip(SHORT_OF)
    folder = Path(tempfile.mkdtemp(prefix="mazmorra-pg-"))
    try:
        postgres = Postgres(bin_folder, folder)
        postgres.start(**settings)
        try:
            yield postgres
        finally:
            subprocess.run(
                [*postgres._as, str(bin_folder / "pg_ctl"), "-D", postgres.data, "-w", "-m",
                 "immediate", "stop"],
                check=False, capture_output=True,
            )  # fmt: skip
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _known(user: str) -> bool:
    import pwd

    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
