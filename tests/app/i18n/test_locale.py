"""The Fluent files themselves: both languages say the same things with the same blanks.

A file is named by its owner and its room: `common` is the program's, `irrgarten/common` a game's.
"""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from app.i18n.fluent import LANGUAGES, LOCALES, Texts
from app.i18n.simple_fluent import simple_messages
from app.registry import games
from tests.app.i18n.pseudo import PseudoTexts, pseudo
from tests.helpers.cases import each

ROOT = LOCALES.parent.parent
FOLDERS = {"": LOCALES, **{game.id: game.folder() / "locale" for game in games().values()}}
FILES = sorted(
    {
        f"{owner}/{path.stem}".lstrip("/")
        for owner, folder in FOLDERS.items()
        for path in folder.glob("*/*.ftl")
    }
)


ONLY_SPANISH = {
    "doer",
    "falls",
    "has",
    "has_self",
    "kind",
    "later",
    "nested",
    "one",
    "said",
    "up",
    "uses",
    "wall",
}
"""Selectors that Spanish needs for a tense, a verb, an adjective, "unos" or a comma, not
English."""


class Found(Visitor):
    """Blanks, texts and selectors of a message."""

    def __init__(self) -> None:
        self.blanks: set[str] = set()
        self.numbers: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.blanks.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        arguments = node.arguments.positional
        self.numbers |= {each.id.name for each in arguments if hasattr(each, "id")}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys & {"one", "other"}:
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


def path_of(language: str, file: str) -> Path:
    owner, _, room = file.rpartition("/")
    return FOLDERS[owner] / language / f"{room}.ftl"


@cache
def resource(language: str, file: str) -> ast.Resource:
    return FluentParser().parse(path_of(language, file).read_text(encoding="utf-8"))


def messages(language: str, file: str) -> Iterator[tuple[str, Found]]:
    """Each message and attribute of a file, with what is in it."""
    for entry in resource(language, file).body:
        if isinstance(entry, ast.Message):
            patterns = [(entry.id.name, entry.value)] if entry.value else []
            patterns += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for name, pattern in patterns:
                found = Found()
                found.visit(pattern)
                yield name, found


def messages_of(language: str, room: str) -> Iterator[tuple[str, Found]]:
    """Each message of a room, whichever file it is in."""
    for file in FILES:
        if file.rpartition("/")[2] == room:
            yield from messages(language, file)


@each("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_there_and_is_fluent(language: str, file: str) -> None:
    junk = [entry.content for entry in resource(language, file).body if isinstance(entry, ast.Junk)]
    assert not junk


@each("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_in_the_file_that_its_id_names_and_only_once(language: str, file: str) -> None:
    names = [name for name, _ in messages(language, file)]
    room = file.rpartition("/")[2]
    assert not [name for name in names if name.partition("-")[0] != room]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    """Of two, the game's own would never be said."""
    counts = Counter(name for file in FILES for name, _ in messages(language, file))
    assert not [name for name, times in counts.items() if times > 1]


@each("file", [file for file in FILES if "/" not in file])
def test_what_names_a_game_lies_with_the_game(file: str) -> None:
    """A new game brings its own words: no file of the program's needs a change for it."""
    names = [name.partition(".")[0] for name, _ in messages("en", file)]
    assert not [name for name in names if set(name.split("-")) & games().keys()]


@each("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_blanks(file: str) -> None:
    english, spanish = (
        {n: f.blanks - ONLY_SPANISH for n, f in messages(lang, file)} for lang in ("en", "es")
    )
    assert english == spanish


@each("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_markup_or_signs_of_unsure_width(language: str, file: str) -> None:
    """Square brackets could be read as markup; those of selectors are no text."""
    wrong = [
        name
        for name, found in messages(language, file)
        for text in found.texts
        if re.search(
            r"[\[\]\t\u200b-\u200f\u2028-\u202f\u2066-\u2069\ufe0f\U0001f000-\U0001ffff]", text
        )
    ]
    assert not wrong


@each("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_read_by_us_are_as_the_library_has_them(language: str, file: str) -> None:
    """`simple` is a second reader: it must never be of another opinion."""
    from fluent.runtime import FluentBundle, FluentResource

    source = path_of(language, file).read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    texts = Texts(language, strict=True)
    plain = simple_messages(source)
    for name, found in messages(language, file):
        if name in plain:
            values = {blank: f"<{blank}>" for blank in found.blanks}
            message, _, attribute = name.partition(".")
            entry = bundle.get_message(message)
            pattern = entry.attributes[attribute] if attribute else entry.value
            assert pattern is not None
            expected, errors = bundle.format_pattern(pattern, values)
            assert not errors
            assert texts(name, **values) == expected
    assert plain


ASKS = {"texts", "_texts", "note"}
"""The names under which texts are called: `texts("home-title")`, `self.app.texts(...)`."""
SHORT = {"app/games/irrgarten/tui/": "maze-"}
"""Where `say("hp")` is short for an id that begins like this."""
ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9_]+)+(?:\.[a-z]+)?")


def ids_in(code: str, short: str = "") -> Iterator[tuple[int, str]]:
    """Line and id of every call with an id in so many words, of both if one of two is chosen."""
    for node in python.walk(python.parse(code)):
        if isinstance(node, python.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            first = node.args[0]
            choices = [first.body, first.orelse] if isinstance(first, python.IfExp) else [first]
            for choice in choices:
                value = choice.value if isinstance(choice, python.Constant) else None
                if not isinstance(value, str):
                    continue
                if name in ASKS and ID.fullmatch(value):
                    yield node.lineno, value
                elif name == "say" and short:
                    yield node.lineno, short + value


def used() -> Iterator[tuple[str, str]]:
    """Every id that stands in a call of the texts, with its file and line."""
    for path in sorted((ROOT / "app").rglob("*.py")):
        file = path.relative_to(ROOT).as_posix()
        short = next((start for room, start in SHORT.items() if file.startswith(room)), "")
        for line, name in ids_in(path.read_text(encoding="utf-8"), short):
            yield f"{file}:{line}", name


def test_the_search_for_ids_sees_each_form() -> None:
    code = """
self.app.texts("a-b", name=1); texts("c-d" if x else "e-f.tip"); texts(f"g-{h}"); other("i-j")
panel.say("hp")
"""
    assert [name for _, name in ids_in(code)] == ["a-b", "c-d", "e-f.tip"]
    assert [name for _, name in ids_in(code, "maze-")][-1] == "maze-hp"


def test_every_id_in_the_code_has_a_message_in_both_languages() -> None:
    known = {
        language: {name for file in FILES for name, _ in messages(language, file)}
        for language in LANGUAGES
    }
    found = list(used())
    assert len(found) > 50
    missing = [
        f"{where}: {language}: {name}"
        for where, name in found
        for language in LANGUAGES
        if name not in known[language]
    ]
    assert not missing, "\n".join(missing)


@each("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, file: str) -> None:
    texts = Texts(language, strict=True)
    for name, found in messages(language, file):
        for number in (0, 1, 2) if found.numbers else (0,):
            values = {blank: number if blank in found.numbers else "x" for blank in found.blanks}
            assert texts(name, **values)


def test_one_of_a_thing_is_told_as_one() -> None:
    spanish, english = Texts("es", strict=True), Texts("en", strict=True)
    assert spanish("matches-counts", on=2, over=1) == "2 en curso, 1 terminada"
    assert spanish("plain-ham-decks", cards=1, monsters=0).startswith("En el mazo hay 1 carta.")
    assert spanish("ham-loses", sum="", n=4, left=1) == "pierde 4, le queda 1"
    assert "with the first decision of" in english("replay-fork-about", n=1)
    assert "has 1 character," in english("deck-few_characters", found=1, players=2, least=2, each=1)


def test_the_language_of_layout_tests_is_a_third_longer_and_accented() -> None:
    assert pseudo("Continue") == "Çóñtíñúéña"
    assert pseudo("lv") == "lvñ"
    assert pseudo("m") == "m"
    assert pseudo(" of ") == " óffñ ".replace("ff", "f")
    assert pseudo("123 ") == "123 "
    texts = PseudoTexts()
    assert texts("common-continue") == pseudo("Continue")
    assert texts("irrgarten-uses", n=2).startswith("2 úsés")
    english = Texts("en", strict=True)
    assert len(texts("faults-sorry")) > 1.2 * len(english("faults-sorry"))
