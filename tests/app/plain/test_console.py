"""The console: lines on any terminal, pipe or file, and what happens when it is gone."""

from __future__ import annotations

import io

import pytest

from app.plain.console import ConsoleClosed, StreamConsole


class Gone(io.StringIO):
    def write(self, _text: str) -> int:
        raise BrokenPipeError


def test_in_a_pipe_a_sentence_is_one_line() -> None:
    sink = io.StringIO()
    StreamConsole(io.StringIO(), sink).say("word " * 60)
    assert sink.getvalue().count("\n") == 1


def test_on_a_terminal_lines_are_broken_at_blanks_and_choices_hang() -> None:
    sink = io.StringIO()
    StreamConsole(io.StringIO(), sink, lambda: 40).say("1. " + "word " * 20)
    first, *rest = sink.getvalue().splitlines()
    assert first.startswith("1. word")
    assert rest
    assert all(len(line) < 40 and line.startswith("   word") for line in rest)


def test_a_terminal_is_cleared_and_a_pipe_is_not() -> None:
    sink = io.StringIO()
    assert not StreamConsole(io.StringIO(), sink).clear()
    assert not sink.getvalue()
    assert StreamConsole(io.StringIO(), sink, lambda: 80, clears=True).clear()
    assert sink.getvalue() == "\x1b[H\x1b[2J\x1b[3J"


def test_the_end_of_the_input_is_told_as_such() -> None:
    console = StreamConsole(io.StringIO("  one \n\n"), io.StringIO())
    assert console.ask("?") == "one"
    assert console.ask("?") == ""
    with pytest.raises(ConsoleClosed):
        console.ask("?")


def test_a_byte_that_is_no_text_ends_nothing() -> None:
    """A letter of another encoding, or half of one that was deleted: the next line is read."""
    typed = io.TextIOWrapper(io.BytesIO(b"h\xffllo\nhelp\n"), encoding="utf-8")
    console = StreamConsole(typed, io.StringIO())
    assert [console.ask(">"), console.ask(">")] == ["h\ufffdllo", "help"]


def test_a_talk_goes_on_with_the_source_that_another_one_read_from() -> None:
    """From plain mode to the full screen and back, in one process."""
    typed = io.TextIOWrapper(io.BytesIO(b"screen\nh\xffllo\n"), encoding="utf-8")
    assert StreamConsole(typed, io.StringIO()).ask(">") == "screen"
    assert StreamConsole(typed, io.StringIO()).ask(">") == "h\ufffdllo"


def test_a_reader_who_went_away_is_no_traceback() -> None:
    with pytest.raises(ConsoleClosed):
        StreamConsole(io.StringIO(), Gone()).say("x")


def test_a_script_sees_its_own_input_in_the_output() -> None:
    sink = io.StringIO()
    StreamConsole(io.StringIO("help\n"), sink, echo=True).ask(">")
    assert sink.getvalue() == "> help\n"


def test_what_is_repeated_does_nothing_to_the_terminal() -> None:
    sink = io.StringIO()
    StreamConsole(io.StringIO("\x1b[2Jred\x07\u202e" + "x" * 9000 + "\n"), sink, echo=True).ask(">")
    assert sink.getvalue().startswith("> [2Jredxxx")
    assert len(sink.getvalue()) < 500


def test_only_a_terminal_is_cleared_with_what_was_scrolled_away() -> None:
    sink = io.StringIO()
    assert StreamConsole(io.StringIO(), sink, clears=True).clear()
    assert sink.getvalue() == "\x1b[H\x1b[2J\x1b[3J"
    pipe = io.StringIO()
    assert not StreamConsole(io.StringIO(), pipe).clear()
    assert pipe.getvalue() == ""
