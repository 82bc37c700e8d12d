"""House rules that a machine can check: sizes, directions of imports, no traces of a workplace."""

from __future__ import annotations

import ast
import importlib
import io
import json
import os
import pkgutil
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import grimp
import pytest

from app.registry import games

pytestmark = pytest.mark.xdist_group("architecture")  # what one test read, the others know

ROOT = Path(__file__).resolve().parent.parent

MAX_FILE, MAX_CLASS, MAX_FUNCTION = 400, 300, 60

GAMES = sorted(folder.parent.name for folder in (ROOT / "app" / "games").glob("*/__init__.py"))
"""The program's own games: each lies in `app/games` and `engines` under its id."""
NOT_IN_RULES = {"textual", "rich", "asyncio", "sqlite3", "apsw", "app", "fluent"}
SLOW_TO_IMPORT = {"pydantic", "pydantic_core", "yaml"}
NOT_FOR_A_ONE_LINER = {"textual", "rich", *SLOW_TO_IMPORT}

SCHEMAS = {
    "compiling", "deck", "decks", "fields", "folders", "models", "options", "presets", "soundness",
    "trick_fields", "unions", "vocabulary", "yamltree", "asking",
}  # fmt: skip
"""Modules of the engines that read decks and options. All others may run in any decision, search or
worker, so they must start without schemas and YAML."""

EXPLAINED = 49
"""The column of the picture of the rooms from which on each row is told in words."""

WRITERS = {"app/files/atomic.py"}
"""The only rooms that may open a file for writing, so that a save is never half a save."""


def python_files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


class Surveyed(NamedTuple):
    """What the rules ask of a file, without its tree: a thousand trees are much to keep."""

    definitions: list[tuple[str, int, int, bool]]
    """Name, first line, number of lines, whether it is a class."""
    writers: list[int]
    """Lines in which a file may be opened for writing."""
    repeated: list[int]
    """Lines in which a handler of a message calls the same handler of its base."""
    broad: list[int]
    """Lines in which any error at all is caught, and not raised again."""


@cache
def surveyed(path: Path) -> Surveyed:
    found = Surveyed([], [], [], [])
    for node in ast.walk(ast.parse(text_of(path), filename=str(path))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.repeated.extend(calls_of_the_base_handler(node))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            is_class = isinstance(node, ast.ClassDef)
            found.definitions.append((node.name, node.lineno, lines, is_class))
        elif isinstance(node, ast.Call) and opens_for_writing(node):
            found.writers.append(node.lineno)
        elif isinstance(node, ast.ExceptHandler) and catches_all(node):
            found.broad.append(node.lineno)
    return found


PROGRAM = python_files("app", "engines")
ALL_PYTHON = python_files("app", "engines", "cards", "tests")


def test_no_file_class_or_function_is_too_long() -> None:
    """A file is a room with one purpose: 400 lines; a class 300, a function 60."""
    too_long = []
    for path in PROGRAM:
        lines = len(text_of(path).splitlines())
        if lines > MAX_FILE:
            too_long.append(f"{name_of(path)}: {lines} lines, at most {MAX_FILE}")
        for name, first, lines, is_class in surveyed(path).definitions:
            limit = MAX_CLASS if is_class else MAX_FUNCTION
            if lines > limit:
                where = f"{name_of(path)}:{first}"
                too_long.append(f"{where}: {name} has {lines} lines, at most {limit}")
    assert not too_long, "\n".join(too_long)


NO_HANDLERS = {"on_event"}
"""Methods of Textual itself that are only called like a handler."""


def calls_of_the_base_handler(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[int]:
    """The lines in which `on_mount` calls `super().on_mount()`, and so for every handler."""
    if not function.name.lstrip("_").startswith("on_") or function.name in NO_HANDLERS:
        return []
    return [
        node.lineno
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute)
        and node.attr.lstrip("_") == function.name.lstrip("_")
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        and node.value.func.id == "super"
    ]


@pytest.mark.parametrize(
    ("code", "repeats"),
    [
        ("def on_mount(self): super().on_mount()", True),
        ("async def _on_mount(self): await super()._on_mount()", True),
        ("def on_key(self, event): super(Menu, self).on_key(event)", True),
        ("def on_mount(self): super().fit(size)", False),
        ("def fit(self, size): super().fit(size)", False),
        ("async def on_event(self, event): await super().on_event(event)", False),
    ],
)
def test_the_search_for_repeated_handlers_sees_each_form(code: str, repeats: bool) -> None:
    function = ast.parse(code).body[0]
    assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    assert bool(calls_of_the_base_handler(function)) is repeats


def test_no_handler_calls_the_same_handler_of_its_base() -> None:
    """Textual calls the handler of every class in the order of inheritance: it would run twice."""
    twice = [
        f"{name_of(path)}:{line}"
        for path in python_files("app/tui")
        for line in surveyed(path).repeated
    ]
    assert not twice, "\n".join(twice)


def modules_of(package: str) -> list[str]:
    found = importlib.import_module(package)
    prefix = f"{package}."
    return [package, *(m.name for m in pkgutil.walk_packages(found.__path__, prefix))]


def loaded_by(code: str, *arguments: str, language: str = "en") -> set[str]:
    """The top-level names of `sys.modules` after `code` ran in a fresh process."""
    script = f"""
import atexit, json, sys
def tell():
    print("\\n" + json.dumps(sorted({{name.partition(".")[0] for name in sys.modules}})))
atexit.register(tell)
{code}
"""
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=ROOT,
        env={**os.environ, "LANG": f"{language}.UTF-8", "LC_ALL": "", "LANGUAGE": language},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize("package", ["kernel", *GAMES])
def test_an_engine_brings_no_screen_clock_or_database(package: str) -> None:
    """Every module of an engine, its schemas too, in a fresh process."""
    modules = modules_of(f"engines.{package}")
    loaded = loaded_by("".join(f"import {module}\n" for module in modules))
    assert not loaded & NOT_IN_RULES
    others = set(GAMES) - {package}
    assert not {module for module in modules if module.split(".")[1] in others}


def is_hot(module: str) -> bool:
    """Whether a module of the engines may run in any decision."""
    return not set(module.split(".")[2:]) & SCHEMAS


@pytest.mark.parametrize("package", ["kernel", *GAMES])
def test_hot_modules_start_without_schemas_and_yaml(package: str) -> None:
    hot = [name for name in modules_of(f"engines.{package}") if is_hot(name)]
    assert package == "kernel" or f"engines.{package}.rules" in hot
    loaded = loaded_by("".join(f"import {module}\n" for module in hot))
    assert not loaded & (NOT_IN_RULES | SLOW_TO_IMPORT)


def test_no_import_inside_a_hot_module_leads_to_schemas_either() -> None:
    """Imports inside functions, which a fresh process does not see."""
    graph = graph_of("engines")
    hot = {name for name in graph.modules if name.startswith("engines.") and is_hot(name)}
    chains = [
        " -> ".join(chain)
        for module in sorted(hot)
        for slow in sorted(SLOW_TO_IMPORT & graph.modules)
        if (chain := graph.find_shortest_chain(importer=module, imported=slow))
    ]
    assert not chains, "\n".join(chains)


def names_in_code(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name, import and text of a file with its line; docstrings are for people."""
    told = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in told:
                yield node.lineno, text
            case ast.alias(name=name):
                yield node.lineno, name
            case ast.ImportFrom(module=str(name)):
                yield node.lineno, name
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield node.lineno, name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
                yield node.lineno, name


OWN_GAME = re.compile("|".join(GAMES), re.IGNORECASE)


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ('"""As in {}."""', False),
        ('order: int = 1\n"""The place of {}."""', False),
        ("from app.games.{} import GAME", True),
        ("import engines.{}.rules", True),
        ("from engines import {}", True),
        ('games = ("{}",)', True),
        ('said = texts(f"{}-title-{{n}}")', True),
        ("def {}_rules(): pass", True),
        ("self.{} = 1", True),
    ],
)
def test_the_search_for_games_sees_each_form(code: str, named: bool) -> None:
    tree = ast.parse(code.format(GAMES[0]))
    assert any(OWN_GAME.search(name) for _, name in names_in_code(tree)) is named


def test_no_shared_code_names_a_game() -> None:
    """A game registers; what all games share asks the registry."""
    naming = [
        f"{name_of(path)}:{line}: {name}"
        for path in python_files("app", "engines/kernel")
        if "games" not in path.relative_to(ROOT).parts and OWN_GAME.search(text_of(path))
        for line, name in names_in_code(ast.parse(text_of(path)))
        if OWN_GAME.search(name)
    ]
    assert not naming, "\n".join(naming)


@cache
def graph_of(package: str) -> grimp.ImportGraph:
    """Who imports whom; nobody changes it."""
    return grimp.build_graph(package, include_external_packages=True, cache_dir=None)


@pytest.mark.parametrize("package", ["app", "engines"])
def test_there_is_no_import_cycle(package: str) -> None:
    """Imports inside functions and those for the type checker count too."""
    found = list(circles(graph_of(package)))
    assert not found, "\n".join(" <-> ".join(sorted(circle)) for circle in found)


def circles(graph: grimp.ImportGraph) -> Iterator[set[str]]:
    """Modules that reach each other by imports, each circle as large as it can be."""
    left = {name for name in graph.modules if name.partition(".")[0] in ("app", "engines")}
    while left:
        start = left.pop()
        circle = reached(graph.find_modules_directly_imported_by, start) & reached(
            graph.find_modules_that_directly_import, start
        )
        left -= circle
        if len(circle) > 1:
            yield circle


def reached(step: Callable[[str], set[str]], start: str) -> set[str]:
    """All modules that steps lead to, and where they begin."""
    found, waiting = {start}, [start]
    while waiting:
        fresh = step(waiting.pop()) - found
        found |= fresh
        waiting += fresh
    return found


@pytest.mark.parametrize(
    ("library", "packages"),
    [
        (
            "textual",
            ("app.tui", "app.guest", *(f"{game.package}.tui" for game in games().values())),
        ),
        ("apsw", ("app.store",)),
        ("sqlite3", ()),
    ],
    ids=["textual", "apsw", "sqlite3"],
)
def test_a_library_stays_in_its_package(library: str, packages: tuple[str, ...]) -> None:
    """The match, plain mode and the texts work without a screen; one package knows the database."""
    graph = graph_of("app")
    users = graph.find_modules_that_directly_import(library) if library in graph.modules else set()
    allowed = tuple(f"{package}." for package in packages)
    assert not {user for user in users if not f"{user}.".startswith(allowed)}


@pytest.mark.parametrize("language", ["en_GB", "es_ES"])
@pytest.mark.parametrize("option", ["--version", "--help"])
def test_a_one_line_answer_starts_no_screen(option: str, language: str) -> None:
    """`mazmorra --version` and `--help` answer without Textual, pydantic or YAML."""
    code = "from app.cli.main import main\nsys.exit(main())"
    loaded = loaded_by(code, option, language=language)
    assert "app" in loaded
    assert not loaded & NOT_FOR_A_ONE_LINER


def test_the_picture_of_the_rooms_is_the_contract() -> None:
    """ARCHITECTURE.md draws the rows to which the imports are held."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contracts = {one["id"]: one for one in project["tool"]["importlinter"]["contracts"]}
    rows = [re.split(" [|:] ", row) for row in contracts["layers-of-the-program"]["layers"]]
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    picture = page.partition("## How the packages depend on each other")[2].split("```")[1]
    drawn = [line[:EXPLAINED].split() for line in picture.splitlines()[1:]]
    assert drawn[: len(rows)] == rows


def test_a_match_goes_on_without_the_schemas_of_files() -> None:
    """They are slow to import, and neither its screen nor its end nor its sentences need them."""
    parts = [part for game in games().values() for part in (game.screen, game.analyst, game.voice)]
    needed = ["app.session.opener", "app.tui.generic.screen", "app.plain.generic_voice"]
    needed += [part.partition(":")[0] for part in parts if part]
    assert len(needed) > len(games())
    assert not loaded_by(f"import {', '.join(needed)}") & SLOW_TO_IMPORT


NOT_OURS = {"build", "dist", "__pycache__", "node_modules"}
TEXT = {
    "", ".ambr", ".cfg", ".css", ".ftl", ".in", ".json", ".md", ".py", ".raw", ".sh", ".svg",
    ".tcss", ".toml", ".txt", ".typed", ".yaml", ".yml",
}  # fmt: skip


def texts() -> Iterator[tuple[str, str]]:
    """Every text file of the project with its path; hidden folders but `.ci` belong to tools."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [
            f for f in folders if f not in NOT_OURS and (f == ".ci" or not f.startswith("."))
        ]
        for name in names:
            path = Path(folder, name)
            # In a work tree of git, `.git` is a file that names a folder of this machine.
            if path.suffix in TEXT and name not in {".git", ".coverage"}:
                yield name_of(path), path.read_text(encoding="utf-8")


INDEX = "index" + "-url"
REGISTRY = re.compile(
    rf"{INDEX}(?<!no-emit-{INDEX})|/sim" + r"ple\b|pypi\." + r"org|python" + r"hosted"
)
WORKPLACE = re.compile(
    r"/(?<![\w.~-]/)(?:(?:wo" + r"rk|ro" + r"ot|opt)/"
    r"|(?:home|Users)/(?!you\b|ana\b|player\b|me\b)\w)"
    r"|\.\./sha" + r"red"
)
"""Both patterns begin with plain signs, for which a file is looked through quickly."""


@pytest.mark.parametrize(
    ("pattern", "caught", "passed"),
    [
        (REGISTRY, "--index" + "-url https://example.org/sim" + "ple", "--no-emit-index" + "-url"),
        (WORKPLACE, "see /wo" + "rk/main/x and /home/" + "eve/y", "/home/you and network/main"),
    ],
    ids=["registry", "workplace"],
)
def test_no_file_names_a_registry_or_a_workplace(
    pattern: re.Pattern[str], caught: str, passed: str
) -> None:
    """Where packages come from is the business of the machine; so is where this folder lies."""
    assert pattern.search(caught)
    assert not pattern.search(passed)
    found = [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in texts()
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, "\n".join(found)


def comments_of(path: Path, sought: re.Pattern[str]) -> dict[int, str]:
    """The comments by their lines, of a file in which there is what is sought at all."""
    if not sought.search(text_of(path)):
        return {}
    source = io.StringIO(text_of(path))
    tokens = tokenize.generate_tokens(source.readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


IGNORE = re.compile(r"#\s*type:\s*ignore\b(?P<code>\[[^\]]+\])?\s*(?:#\s*)?(?P<reason>.*)")


def test_every_ignored_type_error_has_a_code_and_a_reason() -> None:
    """The reason stands on the line, after the code, or in a comment on the line before."""
    unexplained = []
    for path in ALL_PYTHON:
        comments = comments_of(path, IGNORE)
        for number, comment in comments.items():
            match = IGNORE.search(comment)
            if match is None:
                continue
            before = comments.get(number - 1, "")
            reason = match["reason"] or (before if not IGNORE.search(before) else "")
            if not match["code"] or not reason:
                unexplained.append(f"{name_of(path)}:{number}: {comment}")
    assert not unexplained, "\n".join(unexplained)


BROAD = re.compile("Exception")


def catches_all(handler: ast.ExceptHandler) -> bool:
    """Whether bugs end here, too: it takes any error, and does not end with a bare `raise`."""
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    names = {getattr(kind, "id", "") if kind else "Exception" for kind in kinds}
    last = handler.body[-1]
    raised = isinstance(last, ast.Raise) and last.exc is None
    return bool(names & {"Exception", "BaseException"}) and not raised


@pytest.mark.parametrize(
    ("code", "broad"),
    [
        ("except Exception: pass", True),
        ("except: pass", True),
        ("except (Exception, SystemExit) as problem: raise Bad from problem", True),
        ("except BaseException:\n    stop()\n    raise", False),
        ("except OSError: pass", False),
    ],
)
def test_the_search_for_broad_handlers_sees_each_form(code: str, broad: bool) -> None:
    tried = ast.parse(f"try: work()\n{code}").body[0]
    assert isinstance(tried, ast.Try)
    assert catches_all(tried.handlers[0]) is broad


def test_every_broad_handler_says_why_anything_may_come() -> None:
    """A bug must end in a report of a fault and not in a notice. Only foreign code, listeners and
    the report itself are caught whatever they raise; the line, or the one before, says which."""
    unexplained = [
        f"{name_of(path)}:{line}"
        for path in PROGRAM
        for line in surveyed(path).broad
        if not {line, line - 1} & set(comments_of(path, BROAD))
    ]
    assert not unexplained, "\n".join(unexplained)


PROMISE = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XXX)\b")


def test_comments_promise_nothing() -> None:
    """What is to be done is an issue, never a comment."""
    promises = [
        f"{name_of(path)}:{number}: {comment}"
        for path in ALL_PYTHON
        for number, comment in comments_of(path, PROMISE).items()
        if PROMISE.search(comment)
    ]
    assert not promises, "\n".join(promises)


def opens_for_writing(call: ast.Call) -> bool:
    """`open(..., "w")` in any of its forms, and the calls that hide one."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name in {"write_text", "write_bytes", "FileHandler", "RotatingFileHandler", "fdopen"}:
        return True
    if name in {"mkstemp", "NamedTemporaryFile", "TemporaryFile"}:
        return True
    if name != "open":
        return False
    owner = getattr(getattr(function, "value", None), "id", "")
    if owner == "os":
        return True
    position = 1 if isinstance(function, ast.Name) or owner == "io" else 0
    modes = [a for a in call.args[position : position + 1] if isinstance(a, ast.Constant)]
    modes += [
        k.value for k in call.keywords if k.arg == "mode" and isinstance(k.value, ast.Constant)
    ]
    return any(set(str(mode.value)) & set("wax+") for mode in modes)


@pytest.mark.parametrize(
    ("code", "writes"),
    [
        ("open(p)", False),
        ("open(p, 'rb')", False),
        ("open(p, 'w')", True),
        ("open(p, mode='ab')", True),
        ("path.open()", False),
        ("path.open('x')", True),
        ("path.write_text(t)", True),
        ("os.open(p, flags)", True),
        ("tempfile.mkstemp()", True),
    ],
)
def test_the_search_for_writers_sees_each_form(code: str, writes: bool) -> None:
    call = ast.parse(code, mode="eval").body
    assert isinstance(call, ast.Call)
    assert opens_for_writing(call) is writes


def test_files_are_written_in_one_room_only() -> None:
    """`app/files/atomic.py` writes beside and renames; nobody else opens a file for writing."""
    strangers = [
        f"{name_of(path)}:{line}"
        for path in PROGRAM
        if name_of(path) not in WRITERS
        for line in surveyed(path).writers
    ]
    assert not strangers, "\n".join(strangers)
