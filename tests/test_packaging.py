"""What a player installs: one wheel with three packages and all their data, and its command."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

from app import __version__

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("app", "engines", "cards")
KINDS = {
    ".py", ".typed", ".yaml", ".yml", ".json", ".ftl", ".tcss", ".txt", ".md",
    ".html", ".css", ".js",
}  # fmt: skip

pytestmark = pytest.mark.xdist_group("packaging")


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """What the command printed; its errors are in the failure."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=clean,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


def build_wheel(source: Path, folder: Path) -> Path:
    """Builds with the pinned back end that is installed: nothing is fetched."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet")
    run(*pip, "--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", folder, source)
    (wheel,) = folder.glob("*.whl")
    return wheel


def hook_of_mypyc() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook: dict[str, Any] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return hook


def test_what_make_native_compiles_is_there() -> None:
    """A module that moved would silently stay interpreted."""
    hook = hook_of_mypyc()
    assert not hook["enable-by-default"], "an ordinary wheel runs everywhere"
    assert hook["include"]
    assert [path for path in hook["include"] if not (ROOT / path[1:]).is_file()] == []


NAMES = re.compile(r"[a-z_][\w.]*")
"""Names of modules, among others."""


def classes(file: Path) -> set[str]:
    return {
        node.name for node in ast.parse(file.read_bytes()).body if isinstance(node, ast.ClassDef)
    }


def bases(file: Path, modules: set[str]) -> set[tuple[str, str]]:
    """What the classes of a module inherit from: the module and the name of each imported class;
    nothing if it names none of `modules`."""
    source = file.read_text(encoding="utf-8")
    if modules.isdisjoint(NAMES.findall(source)):
        return set()
    tree = ast.parse(source)
    origin = {
        name.asname or name.name: (node.module or "", name.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    found = set()
    for node in ast.walk(tree):
        for base in node.bases if isinstance(node, ast.ClassDef) else ():
            inner = base.value if isinstance(base, ast.Subscript) else base
            if isinstance(inner, ast.Name) and inner.id in origin:
                found.add(origin[inner.id])
    return found


def test_what_inherits_from_machine_code_is_machine_code() -> None:
    """Python can't inherit from machine code: such a wheel fails when the module is imported."""
    paths = {path[1:] for path in hook_of_mypyc()["include"]}
    native = {
        (path.removesuffix(".py").replace("/", "."), name)
        for path in paths
        for name in classes(ROOT / path)
    }
    modules = {module for module, _ in native}
    interpreted = [
        (path, f"{module}.{name}")
        for folder in ("engines", "app")
        for file in sorted((ROOT / folder).rglob("*.py"))
        if (path := file.relative_to(ROOT).as_posix()) not in paths
        for module, name in sorted(bases(file, modules) & native)
    ]
    assert interpreted == []


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` of a new environment with the wheel; what it depends on is lent by this one."""
    place = tmp_path_factory.mktemp("installed")
    venv.create(place, with_pip=False, symlinks=True)
    python = place / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)
    run(*pip, "install", "--quiet", "--no-compile", "--no-deps", "--no-index", wheel)
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    # A .pth inside a lent folder is not read, so the editable install of this tree stays outside.
    lent = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    Path(site, "lent.pth").write_text("\n".join(sorted(lent)) + "\n", encoding="utf-8")
    return place / "bin"


def files_of_the_tree() -> set[str]:
    """What a wheel holds of them; the pages of rules are in its `app`."""
    files = {
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.suffix in KINDS and "__pycache__" not in path.parts
    }
    rules = ROOT / "docs" / "rules"
    return files | {f"app/rules/{page.relative_to(rules)}" for page in rules.rglob("*.md")}


def test_the_wheel_is_the_three_packages_whole(wheel: Path) -> None:
    """Every module, deck, text and style sheet of the tree, and nothing else at the top."""
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if not name.endswith("/")}
    info = f"mazmorra-{__version__}.dist-info"
    assert {name.partition("/")[0] for name in names} == {*PACKAGES, info}
    inside = {name for name in names if not name.startswith(info)}
    assert inside == files_of_the_tree()
    assert f"{info}/licenses/LICENSE" in names


def test_the_wheel_has_decks_texts_and_style_sheets(wheel: Path) -> None:
    """The sets compared above could both be poor; a wheel without these would not play."""
    with zipfile.ZipFile(wheel) as archive:
        suffixes = {Path(name).suffix for name in archive.namelist()}
    assert {".yaml", ".ftl", ".tcss", ".html", ".css", ".js"} <= suffixes


def test_the_source_archive_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", tmp_path)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(tmp_path, filter="data")
    again = build_wheel(tmp_path / f"mazmorra-{__version__}", tmp_path)
    with zipfile.ZipFile(wheel) as first, zipfile.ZipFile(again) as second:
        assert sorted(first.namelist()) == sorted(second.namelist())


def test_the_command_answers_from_anywhere(installed: Path) -> None:
    assert __version__ in run(installed / "mazmorra", "--version", cwd=Path("/"))


def test_a_strangers_app_beside_the_player_is_not_ours(installed: Path, tmp_path: Path) -> None:
    """`app` is a common name: a file of the folder where the player stands must not get in."""
    for package in PACKAGES:
        (tmp_path / f"{package}.py").write_text("raise SystemExit('the wrong one')\n")
    assert __version__ in run(installed / "mazmorra", "--version", cwd=tmp_path)


def test_the_installed_packages_are_those_of_the_wheel(installed: Path) -> None:
    """Else the tests above would look at this tree, not at what was installed."""
    code = "import app, engines, cards; print(app.__file__, engines.__file__, cards.__file__)"
    where = run(installed / "python", "-c", code, cwd=Path("/")).split()
    assert all(Path(path).is_relative_to(installed.parent) for path in where), where


def test_the_installed_program_has_the_rules(installed: Path) -> None:
    code = "from app.text.rulebook import page; print(len(page('napakalaki', 'es').clauses))"
    assert int(run(installed / "python", "-c", code, cwd=Path("/"))) > 20


def test_what_travels_as_json_is_no_machine_code() -> None:
    """Machine code forgets what a tuple holds, which the wire and bots in a process read."""
    native = [ROOT / path[1:] for path in hook_of_mypyc()["include"]]
    assert [file for file in native if "\n@fact\n" in file.read_text(encoding="utf-8")] == []
