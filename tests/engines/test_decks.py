"""The reader of decks: a file becomes a model, or a list of problems with their places."""

from __future__ import annotations

import difflib
import random
from typing import Annotated, Literal

import pytest
from pydantic import Field

from engines.kernel import yamltree
from engines.kernel.decks import (
    CODES,
    DeckError,
    Flaw,
    Problem,
    SchemaModel,
    flawed,
    load,
    schema,
)
from engines.kernel.problems import MOST_PROBLEMS
from tests.helpers.cases import each


class Sword(SchemaModel):
    """A card of this test's little deck."""

    name: Annotated[str, Field(min_length=1, max_length=10)]
    power: int = Field(default=1, ge=0, le=9)
    rusty: bool = False
    kind: Literal["short", "long"] = "short"
    rune: str = Field(default="A", pattern="^[A-Z]$")


class Chest(SchemaModel):
    """A deck of this test."""

    owner: str
    swords: tuple[Sword, ...] = Field(default=(), max_length=3)
    note: str | None = None
    size: int | None = Field(default=None, ge=1, le=3)


def problems(text: str | bytes, limit: int = 10_000, nodes: int = 500) -> tuple[Problem, ...]:
    """What is wrong with a chest."""
    data = text.encode() if isinstance(text, str) else text
    with pytest.raises(DeckError) as refused:
        load(data, "chest.yaml", Chest, limit, nodes)
    for problem in refused.value.problems:
        assert set(problem.data) == CODES[problem.code], "a front end has words for these"
    return refused.value.problems


def only(text: str | bytes, limit: int = 10_000, nodes: int = 500) -> Problem:
    """The one thing that is wrong with a chest."""
    found = problems(text, limit, nodes)
    assert len(found) == 1, [str(problem) for problem in found]
    return found[0]


GOOD = """\
# a comment
owner: Ana
note: 'no'
swords:
  - { name: "Ten", power: 3, rusty: true }
  - name: Spit
    kind: long
"""


def test_a_good_deck_becomes_its_model() -> None:
    chest = load(GOOD.encode(), "chest.yaml", Chest)
    assert chest.owner == "Ana"
    assert chest.note == "no"
    assert [sword.name for sword in chest.swords] == ["Ten", "Spit"]
    assert chest.swords[0].rusty is True
    assert chest.swords[1].kind == "long"


def test_a_mark_of_utf_8_in_front_and_windows_line_ends_are_welcome() -> None:
    text = b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()
    assert load(text, "chest.yaml", Chest) == load(GOOD.encode(), "chest.yaml", Chest)


@pytest.mark.parametrize("empty", ["", "~", "null"])
def test_nothing_may_be_written_in_three_ways(empty: str) -> None:
    assert load(f"owner: Ana\nnote: {empty}\n".encode(), "c", Chest).note is None


@pytest.mark.parametrize(
    "word", ["no", "yes", "on", "010", "1_000", "12:30", "1e3", ".inf", "2024-01-01"]
)
def test_the_surprises_of_yaml_1_1_stay_the_text_that_they_look_like(word: str) -> None:
    assert load(f"owner: {word}\n".encode(), "c", Chest).owner == word


REFUSED: dict[str, tuple[str | bytes, int, int, str, str]] = {
    "an anchor": ("owner: &me Ana\n", 1, 8, "owner", "anchor"),
    "an alias as a key": ("owner: Ana\n? *me\n: x\n", 2, 3, "", "key_not_text"),
    "an alias": ("owner: Ana\nnote: *me\n", 2, 7, "note", "alias"),
    "a tag": ("owner: !!python/name:os.system x\n", 1, 8, "owner", "tag"),
    "a tag of no name": ("owner: ! x\n", 1, 8, "owner", "tag"),
    "a merge key": ("owner: Ana\n<<: {note: x}\n", 2, 1, "", "merge_key"),
    "a number as a key": (
        "owner: Ana\nswords:\n  - name: x\n    1: y\n", 4, 5, "swords.0.1", "key_not_text",
    ),
    "true as a key": ("true: x\nowner: Ana\n", 1, 1, "true", "key_not_text"),
    "a list as a key": ("owner: Ana\n? [a]\n: b\n", 2, 3, "", "key_not_text"),
    "two documents": ("owner: Ana\n---\nowner: Eva\n", 2, 1, "", "several_documents"),
    "an empty file": ("", 1, 1, "", "empty"),
    "only a comment": ("# nothing\n", 1, 1, "", "empty"),
    "bad syntax": ("owner: [Ana\nnote: x\n", 2, 5, "", "syntax"),
    "a mapping without an end": ("owner: Ana\nswords: {a: 1", 2, 14, "", "syntax"),
    "a key without an end": ("owner: Ana\nswords", 2, 1, "", "syntax"),
    "a tab": ("owner: Ana\nswords:\n\t- name: x\n", 3, 1, "", "tab"),
    "a control character": (b"owner: Ana\nnote: a\x07b\n", 2, 8, "", "control_character"),
    "a zero byte": (b"owner: A\x00a\n", 1, 9, "", "control_character"),
    "an escape that hides one": ('owner: "\\u202e"\n', 1, 8, "owner", "control_character"),
    "a mark that turns text round": (
        "owner: Ana\nnote: \u202eanA\n", 2, 7, "", "control_character",
    ),
    "Windows-1252": (b"owner: Ana\nnote: ni\xf1o\n", 2, 9, "", "encoding"),
    "UTF-16": ("owner: Ana\n".encode("utf-16"), 1, 1, "", "encoding"),
    "UTF-16 without a mark": ("owner: Ana\n".encode("utf-16-le"), 1, 1, "", "encoding"),
    "UTF-32": ("owner: Ana\n".encode("utf-32-be"), 1, 1, "", "encoding"),
    "too long a number": (
        "owner: Ana\nsize: " + "9" * 5000 + "\n", 2, 7, "size", "number_too_long",
    ),
    "too many levels": ("owner: " + "[" * 5000, 1, 31, "owner" + ".0" * 23, "too_deep"),
    "a field too many": ("owner: Ana\ncolour: red\n", 2, 1, "colour", "unknown_field"),
    "a field too few": ("note: x\n", 1, 1, "owner", "missing_field"),
    "a field too few of an item": (
        "owner: A\nswords:\n  - power: 1\n", 3, 5, "swords.0.name", "missing_field",
    ),
    "a word for a number": ("owner: Ana\nsize: two\n", 2, 7, "size", "wrong_type"),
    "a fraction for a whole number": ("owner: Ana\nsize: 1.5\n", 2, 7, "size", "wrong_type"),
    "a number for text": ("owner: 12\n", 1, 8, "owner", "wrong_type"),
    "true for text": ("owner: true\n", 1, 8, "owner", "wrong_type"),
    "nothing for text": ("owner:\nsize: 1\n", 1, 7, "owner", "wrong_type"),
    "text for a list": ("owner: Ana\nswords: many\n", 2, 9, "swords", "wrong_type"),
    "text for fields": ("owner: Ana\nswords: [sharp]\n", 2, 10, "swords.0", "wrong_type"),
    "a list for the file": ("- owner\n", 1, 1, "", "wrong_type"),
    "too big a number": ("owner: Ana\nsize: 4\n", 2, 7, "size", "number_range"),
    "too long a name": (
        "owner: Ana\nswords:\n- name: Excaliburrrr\n", 3, 9, "swords.0.name", "text_length",
    ),
    "too many items": (
        "owner: A\nswords: [" + "{name: x}, " * 4 + "]\n", 2, 9, "swords", "list_length",
    ),
    "a word of the wrong form": (
        "owner: A\nswords: [{name: x, rune: a}]\n", 2, 26, "swords.0.rune", "text_form",
    ),
    "a wrong choice": (
        "owner: A\nswords: [{name: x, kind: lonk}]\n", 2, 26, "swords.0.kind", "not_a_choice",
    ),
}  # fmt: skip


def test_every_code_of_the_reader_is_met_in_these_tests() -> None:
    met = {code for *_, code in REFUSED.values()} | {"duplicate_key", "file_too_large"}
    assert met | {"too_many_values"} == set(CODES) - {"invalid"}, "what only new models could cause"


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_refused_is_shown_where_it_stands(case: str) -> None:
    text, line, column, field, code = REFUSED[case]
    problem = only(text)
    assert (problem.line, problem.column, problem.field, problem.code) == (
        line,
        column,
        field,
        code,
    )
    assert str(problem).startswith(f"chest.yaml:{line}:{column}: ")
    assert "found " in str(problem)
    assert "expected " in str(problem)


def test_nothing_before_a_comment_that_ends_the_file_is_placed_in_the_file() -> None:
    """The parser places an empty value on the line after the comment, which is not there."""
    found = only("\n---\n#")
    assert (found.line, found.column, found.code) == (3, 2, "wrong_type")


def test_a_key_twice_names_both_places() -> None:
    problem = only("owner: Ana\nswords:\n  - name: x\n    name: y\n")
    assert (problem.line, problem.column, problem.code) == (4, 5, "duplicate_key")
    assert problem.data == {"key": "name", "first_line": 3, "first_column": 5}


def test_the_message_names_file_line_column_field_and_both_sides() -> None:
    problem = only("owner: Ana\nswords:\n  - { name: x, rusty: yes }\n")
    assert str(problem) == (
        "chest.yaml:3:23: swords.0.rusty: found yes, expected true or false (write true)"
    )


@pytest.mark.parametrize(
    ("written", "meant"),
    [("1_000", "1000"), ("010", "10"), ("0x1F", "31"), ('"2"', "2"), ("+2", "2"), ("2.0", "2")],
)
def test_a_number_that_yaml_would_misread_is_told_how_to_be_written(
    written: str, meant: str
) -> None:
    assert only(f"owner: Ana\nsize: {written}\n").data["write"] == meant


@pytest.mark.parametrize(
    ("written", "meant"), [("yes", "true"), ("off", "false"), ("No", "false"), ("True", "true")]
)
def test_a_flag_that_yaml_would_misread_is_told_how_to_be_written(written: str, meant: str) -> None:
    problem = only(f"owner: A\nswords: [{{name: x, rusty: {written}}}]\n")
    assert problem.data["write"] == meant


@pytest.mark.parametrize(
    ("written", "meant"), [("onwer", "owner"), ("Owner", "owner"), ("sword", "swords")]
)
def test_a_field_with_a_slip_of_the_pen_is_recognised(written: str, meant: str) -> None:
    unknown = [p for p in problems(f"{written}: x\n") if p.code == "unknown_field"]
    assert unknown[0].data["close"] == meant
    assert f"{meant} (did you mean that?)" in str(unknown[0])


def test_all_problems_come_at_once_and_by_line() -> None:
    found = problems(
        "owner: 1\nowner: 2\ncolour: red\nswords:\n  - power: 99\n    name: &n x\nsize: 1_0\n"
    )
    places = [(p.line, p.code) for p in found]
    assert places == [
        (2, "duplicate_key"),
        (3, "unknown_field"),
        (5, "number_range"),
        (6, "anchor"),
        (7, "wrong_type"),
    ]


def test_no_more_than_twenty_problems_are_listed_and_the_rest_is_counted() -> None:
    text = "owner: Ana\n" + "".join(f"field{number}: x\n" for number in range(30))
    with pytest.raises(DeckError) as refused:
        load(text.encode(), "chest.yaml", Chest)
    assert len(refused.value.problems) == MOST_PROBLEMS == 20
    assert refused.value.more == 10
    assert str(refused.value).endswith("chest.yaml: and 10 more")


def test_a_file_of_ten_thousand_slips_is_answered_without_wording_them_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    guesses = []
    guess = difflib.get_close_matches

    def counted(word: str, known: list[str], most: int) -> list[str]:
        guesses.append(word)
        return guess(word, known, most)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    text = "".join(f"swor{number}: x\n" for number in range(10_000)) + "owner: 1\n"
    with pytest.raises(DeckError) as refused:
        load(text.encode(), "chest.yaml", Chest)
    assert [p.line for p in refused.value.problems] == list(range(1, 21))
    assert refused.value.more == 10_001 - 20
    assert len(guesses) == 20


def test_a_file_over_the_limit_is_not_even_read() -> None:
    problem = only(b"\xff" * 11, limit=10)
    assert (problem.code, problem.data) == ("file_too_large", {"size": 11, "limit": 10})
    assert load(b"owner: Ana", "c", Chest, limit=10).owner == "Ana"


def test_a_file_of_too_many_values_is_left_at_the_first_one_too_many() -> None:
    problem = only("owner: A\nnote: [1, 2, 3, 4]\n", nodes=7)
    assert (problem.line, problem.column, problem.code) == (2, 14, "too_many_values")


def test_a_message_is_one_short_line_whatever_the_file_holds() -> None:
    _, unknown = problems(f"{'k' * 900}: x\n")
    assert unknown.code == "unknown_field"
    assert len(str(unknown)) < 200
    quoted = only('owner: Ana\nswords: ["a\\nb' + "z" * 5000 + '"]\n')
    assert len(str(quoted)) < 200
    assert "\n" not in str(quoted)


def test_a_bomb_of_aliases_is_refused_before_it_grows() -> None:
    rows = ["a0: &a0 [lol, lol]"]
    rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 9)]
    assert {p.code for p in problems("\n".join(rows))} <= {"anchor", "alias", "missing_field"}


def test_the_reader_without_libyaml_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    import yaml

    monkeypatch.setattr(yamltree, "_LOADER", yaml.SafeLoader)
    for case, (text, line, column, field, code) in REFUSED.items():
        problem = only(text)
        assert (problem.line, problem.field, problem.code) == (line, field, code), case
        if code != "syntax":
            assert problem.column == column, case


def test_what_a_validator_finds_is_shown_inside_the_block_of_text() -> None:
    from pydantic import field_validator

    class Poem(SchemaModel):
        """A deck whose text is read row by row."""

        text: str

        @field_validator("text")
        @classmethod
        def _no_q(cls, text: str) -> str:
            flaws = [
                Flaw("q", "a q", "none", {"row": y}, (), y, row.index("q"))
                for y, row in enumerate(text.split("\n"))
                if "q" in row
            ]
            if flaws:
                raise flawed(flaws)
            return text

    def found(text: str) -> list[tuple[int, int]]:
        with pytest.raises(DeckError) as refused:
            load(text.encode(), "poem", Poem)
        return [(p.line, p.column) for p in refused.value.problems]

    assert found("# hello\ntext: |  # a poem\n    ab\n     cq\n    q{}\n") == [(4, 7), (5, 5)]
    assert found("text: |\r\n  ab\r\n  aq\r\n") == [(3, 4)]
    assert found("text: |2\n    ab\n    aq\n") == [(3, 6)]
    assert found("text: abq\n") == [(1, 9)]
    assert found('text: "a\\nq"\n') == [(1, 7)]


def test_a_schema_for_editors_names_its_dialect_and_has_no_tuples_of_fixed_form() -> None:
    exported = schema(Chest)
    assert exported["$schema"].startswith("https://json-schema.org/")
    assert exported["additionalProperties"] is False
    assert "prefixItems" not in str(exported)


SNIPPETS = [
    *(b"&a ", b"*a", b"<<: ", b"- ", b"[", b"{", b"|\n", b"!!x ", b"\t", b"\xff", b"---\n", b"? "),
    *(b"9" * 40, b'"\\x00"', b"\r", b"\xe2\x80\xae", b"%YAML 1.1\n", b"'", b"#"),
]


@each("seed", range(300))
def test_bytes_turned_about_at_random_never_end_in_anything_but_a_problem(seed: int) -> None:
    dice = random.Random(seed)
    data = bytearray(GOOD.encode())
    for _ in range(dice.randint(1, 6)):
        at = dice.randrange(len(data))
        match dice.randrange(4):
            case 0:
                data[at] = dice.randrange(256)
            case 1:
                del data[at : at + dice.randrange(1, 8)]
            case 2:
                data[at:at] = dice.choice(SNIPPETS)
            case _:
                start = dice.randrange(len(data))
                data[at:at] = data[start : start + dice.randrange(1, 30)]
        if not data:
            break
    found: tuple[Problem, ...] = ()
    made = None
    try:
        made = load(bytes(data), "fuzz", Chest)
    except DeckError as refused:
        found = refused.problems
    assert (made is None) == bool(found)
    assert all(p.line >= 1 and p.column >= 1 and p.code for p in found)
