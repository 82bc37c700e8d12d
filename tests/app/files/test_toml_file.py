"""Files that people edit: what they wrote beside the values stays."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.files.toml_file import Plain, flat, fresh, loads, rewritten

MINE = """\
# how I like it
theme = "dark"   # at night

speed = 1
"""


def test_comments_order_and_blank_lines_stay() -> None:
    assert rewritten(MINE, {"speed": 3, "theme": "light", "bell": True}) == (
        '# how I like it\ntheme = "light"  # at night\n\nspeed = 3\nbell = true\n'
    )


def test_a_line_that_says_the_same_stays_as_it_was_written() -> None:
    assert rewritten(MINE, {"theme": "dark", "speed": 1}) == MINE


def test_what_is_not_among_the_values_goes() -> None:
    assert rewritten(MINE, {"speed": 1}) == "# how I like it\n\nspeed = 1\n"


def test_a_sign_of_a_comment_in_a_text_is_no_comment() -> None:
    assert rewritten('a = "#1" # one\n', {"a": "#2"}) == 'a = "#2"  # one\n'


@pytest.mark.parametrize("broken", ["theme = dark", "[", 'a = "x', "a = 1\na = 2"])
def test_a_file_that_is_no_toml_is_written_afresh(broken: str) -> None:
    assert rewritten(broken, {"speed": 1}) == "speed = 1\n"


def test_a_value_of_several_lines_is_written_afresh() -> None:
    before = '# mine\nkeys = [\n  "a",\n  "b",\n]\n'
    assert rewritten(before, {"keys": ["c"]}) == 'keys = ["c"]\n'


@pytest.mark.parametrize("name", ["app.help", '"app.help"'])
def test_names_with_dots_stand_with_or_without_quotation_marks(name: str) -> None:
    before = f'{name} = "f7" # handy\n'
    after = rewritten(before, {"app.help": ["f8"], "app.rules": ["f9"]})
    assert after == f'{name} = ["f8"]  # handy\n"app.rules" = ["f9"]\n'


def test_a_key_and_a_list_of_it_say_the_same() -> None:
    before = '"app.help" = "f7"\n'
    assert rewritten(before, {"app.help": ["f7"]}) == before


VALUES: st.SearchStrategy[dict[str, Plain]] = st.dictionaries(
    st.from_regex(r"[a-z]{1,3}(-[a-z])?", fullmatch=True),
    st.one_of(
        st.booleans(),
        st.integers(0, 9),
        st.text("a#\"\\=[]' ñ", max_size=5),
        st.lists(st.text('a"\\#', max_size=2), min_size=1, max_size=2),
    ),
    max_size=4,
)


@given(VALUES, VALUES)
def test_whatever_stood_there_the_values_are_read_again(
    before: dict[str, Plain], after: dict[str, Plain]
) -> None:
    read = dict(flat(tomllib.loads(rewritten(fresh(before), after))))
    listed = {name: [value] if isinstance(value, str) else value for name, value in after.items()}
    assert {
        name: [value] if isinstance(value, str) else value for name, value in read.items()
    } == listed


def test_a_file_with_a_number_without_end_is_written_anew() -> None:
    assert rewritten(f"speed = {'9' * 5000}\n", {"speed": 1}) == "speed = 1\n"


@pytest.mark.parametrize("table", ['"an odd name" = {}', "[empty]"])
def test_a_table_without_entries_goes_with_what_is_not_among_the_values(table: str) -> None:
    assert tomllib.loads(rewritten(f"speed = 1\n{table}\n", {"speed": 1})) == {"speed": 1}


@pytest.mark.parametrize("line", [".".join("a" * 30_000) + " = 1", f"[{'.'.join('a' * 30_000)}]"])
def test_a_name_of_thousands_of_parts_is_refused_with_its_line(line: str) -> None:
    """The library would take a minute for it, and gigabytes."""
    with pytest.raises(ValueError, match="line 2"):
        loads(f"# {'.' * 300}\n{line}\n")
    assert rewritten(f"{line}\n", {"speed": 1}) == "speed = 1\n"
