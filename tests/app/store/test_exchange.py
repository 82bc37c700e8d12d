"""A match as a file: it comes back exactly, and a hostile one is refused before a byte is kept."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.files.errors import AlreadyHere, BadExport, NewerExport, NotPortable, StoreError
from app.files.safe_read import read_file
from app.i18n.fluent import LANGUAGES, Texts
from app.match.headers import BadHeader, NewerFormat
from app.match.journal import Decision, JournalFailed, first_link, link
from app.match.lifecycle import OtherRules, begun, resume
from app.match.match import WrongJournal
from app.registry import UnknownGame
from app.store.exchange import MOST_BYTES, export_match, from_bytes, import_match, to_bytes
from app.store.matches import Matches
from app.store.resume import continued
from app.text.errors import words_for
from engines.irrgarten.rules import Rules as Irrgarten
from tests.app.match.helpers import ID, SHORT, new_match
from tests.app.store import scripts
from tests.app.store.scripts import GAMES, step

REFUSALS = (StoreError, WrongJournal, UnknownGame, OtherRules, BadHeader, NewerFormat)
STEPS = 40


@pytest.fixture
def matches(tmp_path: Path) -> Iterator[Matches]:
    matches = Matches(tmp_path / "here.sqlite3")
    yield matches
    matches.shut()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Matches]:
    matches = Matches(tmp_path / "elsewhere.sqlite3")
    yield matches
    matches.shut()


def exported(matches: Matches, game: str = "irrgarten", steps: int = STEPS) -> bytes:
    match = scripts.begun(game, matches)
    for number in range(steps):
        step(match, number)
    return export_match(matches, ID)


def signed(lines: list[str]) -> bytes:
    """A file of these lines with the right hash: what a forger can make as well as we."""
    text = ("\n".join(lines) + "\n").encode("utf-8", "surrogatepass")
    return text + f"end {blake2b(text, digest_size=16).hexdigest()}\n".encode()


def lines_of(data: bytes) -> list[str]:
    return data.decode().split("\n")[:-2]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_comes_back_exactly_and_goes_on(
    game: str, elsewhere: Matches, matches: Matches
) -> None:
    data = exported(elsewhere, game)
    elsewhere.rename(ID, "The long night")
    data = export_match(elsewhere, ID)
    saved = import_match(matches, data)
    theirs = elsewhere.one(ID)
    assert replace(saved, created=0, updated=0) == replace(theirs, created=0, updated=0)
    assert saved.name == "The long night"
    assert matches.load(ID) == elsewhere.load(ID)
    assert matches.kept(ID).latest == elsewhere.kept(ID).latest
    on = continued(matches, ID, matches)
    step(on, 0)
    assert on.unsaved is None
    assert export_match(matches, ID) != data


def test_a_finished_match_comes_back_with_its_end_and_counts_for_nothing(
    elsewhere: Matches, matches: Matches
) -> None:
    """Nobody gets a victory by being sent one."""
    match = new_match(elsewhere, rows=SHORT)
    while not match.over:
        match.decide(match.actor, 3)
    saved = import_match(matches, export_match(elsewhere, ID))
    (theirs,) = elsewhere.finished()
    assert (saved.winners, saved.digest) == (theirs.winners, theirs.digest)
    assert saved.imported
    assert matches.results() == []
    assert len(elsewhere.results()) == 2


def test_the_same_match_is_not_taken_twice(matches: Matches) -> None:
    data = exported(matches)
    with pytest.raises(AlreadyHere):
        import_match(matches, data)
    assert len(matches.unfinished()) == 1


def test_a_file_never_takes_the_place_of_another_match_of_its_id(
    elsewhere: Matches, matches: Matches
) -> None:
    exported(matches, steps=7)
    here = matches.load(ID)
    data = exported(elsewhere)
    saved = import_match(matches, data)
    assert saved.id != ID
    assert matches.load(ID) == here
    theirs, ours = elsewhere.load(ID), matches.load(saved.id)
    assert resume(*ours).view(0) == resume(*theirs).view(0)
    assert [made.notation for made in ours[1]] == [made.notation for made in theirs[1]]
    step(continued(matches, saved.id, matches), 0)
    assert matches.problem is None


def test_a_match_that_went_on_under_other_rules_is_not_exported(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    exported(matches)
    monkeypatch.setattr(Irrgarten, "rules_rev", 2)
    with pytest.raises(OtherRules):
        export_match(matches, ID)
    continued(matches, ID, matches)
    with pytest.raises(NotPortable):
        export_match(matches, ID)


def header(change: Callable[[dict[str, Any]], object]) -> Callable[[list[str]], object]:
    """A change of the header, as a change of the lines."""

    def changed(lines: list[str]) -> None:
        data = json.loads(lines[1])
        change(data)
        lines[1] = json.dumps(data)

    return changed


def put(line: int, text: str) -> Callable[[list[str]], object]:
    def changed(lines: list[str]) -> None:
        lines[line - 1] = text

    return changed


def about(**values: object) -> Callable[[list[str]], object]:
    def changed(lines: list[str]) -> None:
        lines[2] = json.dumps({**json.loads(lines[2]), **values})

    return changed


HOSTILE: dict[str, tuple[Callable[[list[str]], object], type[Exception], str]] = {
    "another program's": (put(1, "PK"), BadExport, "isn't a match exported"),
    "no format": (put(1, "mazmorra match x"), BadExport, "isn't a match exported"),
    "a long format": (put(1, "mazmorra match " + "9" * 5000), BadExport, "isn't a match exported"),
    "a newer format": (put(1, "mazmorra match 2"), NewerExport, "newer version"),
    "a newer header": (header(lambda h: h.update(format=99)), NewerFormat, "newer version"),
    "no header": (put(2, "null"), BadExport, "Line 2 "),
    "deep nesting": (put(2, '{"a":' * 200_000), BadExport, "Line 2 "),
    "half a character": (header(lambda h: h.update(seed="\ud800")), BadExport, "Line 2 "),
    "a number without end": (put(2, '{"a":' + "9" * 9999 + "}"), BadExport, "Line 2 "),
    "no number": (put(2, '{"format":NaN}'), BadExport, "Line 2 "),
    "a float": (header(lambda h: h["config"].update(seats=2.0)), WrongJournal, "beginning"),
    "an unknown game": (header(lambda h: h.update(game="chess")), UnknownGame, 'called "chess"'),
    "other rules": (header(lambda h: h.update(rules_rev=77)), OtherRules, "version 77 "),
    "too many seats": (header(lambda h: h.update(seats=[["a", "human"]] * 17)), BadHeader, "seats"),
    "a seat too many": (
        header(lambda h: h["seats"].append(["a", "human"])), WrongJournal, "beginning"
    ),
    "an unknown bot": (header(lambda h: h["seats"][0].pop()), BadHeader, "seats"),
    "a bot of theirs": (
        header(lambda h: h.update(seats=[["a", "evil"]] * 2)), WrongJournal, "beginning"
    ),
    "a long name": (header(lambda h: h.update(seats=[["a" * 201, "human"]] * 2)), BadHeader, ""),
    "an id as a path": (header(lambda h: h.update(match="../../etc")), BadExport, "match id"),
    "another's id": (header(lambda h: h.update(match="f" * 16)), WrongJournal, "decision 1 "),
    "another seed": (header(lambda h: h.update(seed="8")), WrongJournal, "decision 1 "),
    "another board": (
        header(lambda h: h["config"].update(grid=["PP--E"])), WrongJournal, "beginning"
    ),
    "an empty board": (header(lambda h: h["config"].update(grid=[])), WrongJournal, "beginning"),
    "a config of nothing": (header(lambda h: h.update(config={})), WrongJournal, "beginning"),
    "no facts": (put(3, "{}"), BadExport, "Line 3 "),
    "a name too long": (about(name="a" * 61), BadExport, "Line 3 "),
    "a name of half a character": (about(name="\udcff"), BadExport, "Line 3 "),
    "a negative time": (about(played=-1), BadExport, "Line 3 "),
    "a time too long": (about(played=1 << 63), BadExport, "Line 3 "),
    "true as a number": (about(taken_back=True), BadExport, "Line 3 "),
    "no digest": (about(digest=""), BadExport, "Line 3 "),
    "another digest": (about(digest="0" * 32), WrongJournal, "decision "),
    "no decision": (put(7, ""), BadExport, "Line 7 "),
    "a long decision": (put(7, "0 " + "0" * 16 + " " + "u" * 201), BadExport, "Line 7 "),
    "a decision of many digits": (put(7, "9" * 5000 + " 0 up"), BadExport, "Line 7 "),
    "a forged decision": (put(7, "0 0123456789abcdef up"), WrongJournal, "decision 4 "),
    "a decision twice": (lambda lines: lines.insert(6, lines[6]), WrongJournal, "decision 5 "),
    "a decision less": (lambda lines: lines.pop(6), WrongJournal, "decision 4 "),
    "the last one less": (lambda lines: lines.pop(), WrongJournal, "decision "),
    "no lines": (lambda lines: lines.__delitem__(slice(2, None)), BadExport, "end"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_in_a_sentence_and_nothing_is_kept(
    name: str, elsewhere: Matches, matches: Matches
) -> None:
    change, kind, words = HOSTILE[name]
    lines = lines_of(exported(elsewhere))
    change(lines)
    with pytest.raises(kind) as refused:
        import_match(matches, signed(lines))
    assert words in words_for(Texts("en", strict=True), refused.value)
    for language in LANGUAGES:
        assert words_for(Texts(language, strict=True), refused.value)
    assert matches.counts() == (0, 0)


def test_a_forger_who_signs_all_links_can_still_not_do_what_the_rules_forbid(
    elsewhere: Matches, matches: Matches
) -> None:
    """The chain and the hashes can be made by anybody; the rules can't be talked to."""
    found = from_bytes(exported(elsewhere))
    for forged in ("fly", "up up", "\x1b[2J", "9" * 100):
        chain = first_link(found.header)
        decisions = []
        for number, made in enumerate(found.decisions):
            notation = forged if number == 3 else made.notation
            chain = link(chain, made.seat, notation)
            decisions.append(Decision(made.seat, notation, chain))
        with pytest.raises(WrongJournal) as refused:
            import_match(matches, to_bytes(replace(found, decisions=tuple(decisions))))
        assert refused.value.index == 3
    assert matches.counts() == (0, 0)


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda data: data[:0], "other"),
        (lambda data: data[:-1], "torn"),
        (lambda data: data[: len(data) // 2], "torn"),
        (lambda data: data + b"more\n", "sum"),
        (lambda data: data.replace(b"Ana", b"Eva"), "sum"),
        (lambda data: data.replace(b"\n", b"\r\n"), "other"),
        (lambda data: data + b" " * (MOST_BYTES - len(data) + 1), "size"),
    ],
)
def test_a_damaged_file_is_said_to_be_so(
    damage: Callable[[bytes], bytes], why: str, elsewhere: Matches, matches: Matches
) -> None:
    with pytest.raises(BadExport) as refused:
        import_match(matches, damage(exported(elsewhere)))
    assert refused.value.why == why


def test_bytes_that_are_no_text_are_named_by_their_line(matches: Matches) -> None:
    text = b"mazmorra match 1\n{}\n{}\n\xff\n"
    with pytest.raises(BadExport) as refused:
        from_bytes(text + f"end {blake2b(text, digest_size=16).hexdigest()}\n".encode())
    assert (refused.value.why, refused.value.line) == ("line", 4)


@pytest.mark.parametrize("game", GAMES)
def test_a_header_of_any_shape_is_refused_in_one_of_our_ways(
    game: str, elsewhere: Matches, matches: Matches
) -> None:
    """Signed files in which any value became any other: never anything but a refusal or a match."""
    lines, random = lines_of(exported(elsewhere, game, 12)), Random(3)
    odd: list[Any] = [
        None,
        -1,
        0,
        1,
        1 << 70,
        1.5,
        "",
        "x" * 300,
        [],
        {},
        [[]],
        True,
        "\x1b]0;x\x07",
    ]
    refused: list[str] = []
    for _ in range(150):
        data = json.loads(lines[1])
        places = [(data, key) for key in data]
        for value in _nested(data["config"]):
            keys = value.keys() if isinstance(value, dict) else range(len(value))
            places += [(value, key) for key in keys]
        holder, key = random.choice(places)
        holder[key] = random.choice(odd)
        try:
            import_match(matches, signed([lines[0], json.dumps(data), *lines[2:]]))
        except REFUSALS as problem:
            refused.append(words_for(Texts("es", strict=True), problem))
    assert len(refused) > 120
    assert all(refused)


def _nested(data: Any) -> Iterator[Any]:
    if isinstance(data, dict | list):
        yield data
        for value in data.values() if isinstance(data, dict) else data:
            yield from _nested(value)


def test_only_ordinary_files_of_a_size_are_read(tmp_path: Path) -> None:
    """A pipe would be waited for, a device would never end."""
    pipe, large, plain = tmp_path / "pipe", tmp_path / "large", tmp_path / "plain"
    os.mkfifo(pipe)
    plain.write_bytes(b"12345")
    assert read_file(plain, 5) == b"12345"
    large.write_bytes(b"123456")
    for path in (pipe, large, tmp_path, Path("/dev/zero"), tmp_path / "none"):
        with pytest.raises(OSError, match=re.escape(str(path))) as refused:
            read_file(path, 5)
        assert str(path) in words_for(Texts("en", strict=True), refused.value)


def test_what_is_exported_plays_to_the_digest_that_it_names(elsewhere: Matches) -> None:
    found = from_bytes(exported(elsewhere))
    begun(found.header)
    assert resume(found.header, found.decisions, digest=found.digest).digest() == found.digest


def test_a_full_disk_while_importing_leaves_nothing(elsewhere: Matches, tmp_path: Path) -> None:
    data = exported(elsewhere, steps=300)
    matches = Matches(tmp_path / "full.sqlite3")
    ((pages,),) = matches._base.read("PRAGMA page_count")
    matches._base.read(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(JournalFailed) as refused:
        import_match(matches, data)
    assert refused.value.kind == "full"
    matches.shut()
    matches = Matches(tmp_path / "full.sqlite3")
    assert matches.counts() == (0, 0)
    assert import_match(matches, data).decisions > 0
    matches.shut()
