"""Files are written whole or not at all, for their owner alone, with one older generation."""

from __future__ import annotations

import errno
import logging
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from app.files import atomic, paths
from app.files.atomic import Lock, LockHeld, Operations, rotating_log, write


class Failing(Operations):
    """Fails the n-th call to the system, and remembers the names of all calls."""

    def __init__(self, fail_at: int = 0, number: int = errno.ENOSPC) -> None:
        self.calls: list[str] = []
        self.fail_at, self.number = fail_at, number

    def _call(self, name: str) -> None:
        self.calls.append(name)
        if len(self.calls) == self.fail_at:
            raise OSError(self.number, os.strerror(self.number), "somewhere")

    def create(self, path: Path) -> int:
        self._call("create")
        return super().create(path)

    def write(self, descriptor: int, data: bytes) -> int:
        self._call("write")
        return super().write(descriptor, data[:10])

    def sync(self, descriptor: int) -> None:
        self._call("sync")
        super().sync(descriptor)

    def replace(self, source: Path, target: Path) -> None:
        self._call("replace")
        super().replace(source, target)

    def sync_folder(self, folder: Path) -> None:
        self._call("sync_folder")
        super().sync_folder(folder)


def test_what_was_written_is_there_and_what_was_before_it_is_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for text in (b"first", b"second", b"third"):
        write(path, text)
        assert path.read_bytes() == text
    assert (tmp_path / "settings.json.bak").read_bytes() == b"second"
    assert sorted(p.name for p in tmp_path.iterdir() if p.is_file()) == [
        "settings.json",
        "settings.json.bak",
    ]
    assert path.stat().st_mode & 0o777 == 0o600


def test_without_a_backup_there_is_none(tmp_path: Path) -> None:
    for text in (b"first", b"second"):
        write(tmp_path / "report.txt", text, backup=False)
    assert [p.name for p in tmp_path.iterdir() if p.is_file()] == ["report.txt"]


def test_the_bytes_are_safe_before_the_name_and_the_name_before_it_is_said_so(
    tmp_path: Path,
) -> None:
    system = Failing()
    write(tmp_path / "a", b"x" * 25, system=system)
    assert system.calls == ["create", "write", "write", "write", "sync", "replace", "sync_folder"]


def refusal(path: Path, data: bytes, system: Operations) -> OSError | None:
    try:
        write(path, data, system=system)
    except OSError as problem:
        return problem
    return None


def test_of_a_link_the_file_is_written_that_it_leads_to(tmp_path: Path) -> None:
    """As people have them who keep their settings in a repository."""
    (tmp_path / "repository").mkdir()
    ours = tmp_path / "repository" / "settings.toml"
    ours.write_bytes(b"first")
    link = tmp_path / "settings.toml"
    link.symlink_to(ours)
    write(link, b"second")
    assert link.is_symlink()
    assert ours.read_bytes() == b"second"
    assert ours.with_name("settings.toml.bak").read_bytes() == b"first"


@pytest.mark.parametrize("backup", [True, False])
@pytest.mark.parametrize(
    "put",
    [os.mkfifo, Path.mkdir, lambda path: path.symlink_to(path)],
    ids=["pipe", "folder", "loop"],
)
def test_what_is_no_file_is_neither_waited_for_nor_replaced(
    put: Callable[[Path], None], backup: bool, tmp_path: Path
) -> None:
    """A rename would put a file in the place of `/dev/null`, for everybody."""
    path = tmp_path / "it"
    put(path)
    with pytest.raises(OSError, match=re.escape(str(path))) as caught:
        write(path, b"new", backup=backup)
    assert caught.value.errno == errno.EINVAL
    assert not path.is_file()
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EACCES])
def test_whichever_call_fails_the_file_is_the_old_or_the_new_one(
    number: int, tmp_path: Path
) -> None:
    old, new = b"old " * 6, b"new " * 6
    for fail_at in range(1, 100):
        path = tmp_path / f"{fail_at}"
        path.write_bytes(old)
        system = Failing(fail_at, number)
        problem = refusal(path, new, system)
        if problem is None:
            assert fail_at > len(system.calls)
            assert path.read_bytes() == new
            return
        assert problem.errno == number
        assert str(path) in str(problem), "a person is told which file"
        renamed = system.calls.count("replace") == 2 and system.calls[-1] == "sync_folder"
        assert path.read_bytes() == (new if renamed else old)
        assert not [p for p in tmp_path.iterdir() if p.name.endswith(".tmp")]
    pytest.fail("a write has no end")


def test_a_lock_is_held_by_one_and_freed(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    first = Lock(path)
    with pytest.raises(LockHeld) as caught:
        Lock(path)
    first.free()
    assert caught.value.holder is not None
    assert caught.value.holder.process == os.getpid()
    second = Lock(path)
    second.free()
    second.free()


@pytest.mark.parametrize(
    "there",
    [b"", b"1", b"x pts/3", b"0 pts/3", b"4711 \x1b[31m", b"9" * 900 + b" a", b"\xff\xfe 1"],
)
def test_what_stands_in_a_lock_may_be_anything(tmp_path: Path, there: bytes) -> None:
    path = tmp_path / "lock"
    held = Lock(path)
    path.write_bytes(there)
    with pytest.raises(LockHeld) as caught:
        Lock(path)
    held.free()
    assert caught.value.holder is None


def test_what_a_lock_leads_to_is_not_written_over(tmp_path: Path) -> None:
    precious = tmp_path / "diary"
    precious.write_text("Dear diary")
    (tmp_path / "lock").symlink_to(precious)
    with pytest.raises(OSError, match="lock"):
        Lock(tmp_path / "lock")
    assert precious.read_text() == "Dear diary"


def test_a_log_goes_round(tmp_path: Path) -> None:
    handler = rotating_log(tmp_path / "debug.log", size=1000, generations=2)
    logger = logging.Logger("test")
    logger.addHandler(handler)
    for number in range(100):
        logger.warning("line %d, as long as lines are", number)
    handler.close()
    names = sorted(p.name for p in tmp_path.iterdir() if p.is_file())
    assert names == ["debug.log", "debug.log.1", "debug.log.2"]
    assert max(p.stat().st_size for p in tmp_path.iterdir() if p.is_file()) <= 1000
    assert "line 99" in (tmp_path / "debug.log").read_text()


def test_all_folders_are_below_the_home_that_is_set(mazmorra_home: Path) -> None:
    for _, place in paths.listed_paths():
        assert place.is_relative_to(mazmorra_home)
        assert not place.exists(), "nothing is made before it is needed"
    assert [name for name, _ in paths.listed_paths()] == [
        "config",
        "state",
        "data",
        "log",
        "matches",
    ]


def test_without_such_a_home_they_are_the_platform_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME)
    monkeypatch.setenv("HOME", "/home/you")
    for name, place in paths.listed_paths():
        assert "mazmorra" in place.parts, name
        assert place.is_absolute()


def test_a_folder_is_made_with_those_above_it_for_its_owner_alone(tmp_path: Path) -> None:
    folder = paths.ensure_folder(tmp_path / "a" / "b")
    assert paths.ensure_folder(folder) == folder
    assert folder.stat().st_mode & 0o777 == 0o700
    assert folder.parent.stat().st_mode & 0o777 == 0o700


def test_the_backup_has_a_name_that_says_so() -> None:
    assert atomic.BACKUP == ".bak"


@pytest.mark.parametrize("text", ["~a\0b", "~\udcff/x", "~\ud800"])
def test_the_home_of_somebody_whom_no_system_could_know_is_a_name_like_any(text: str) -> None:
    assert paths.typed_path(text) == Path(text)
    assert paths.absolute(text) is None
