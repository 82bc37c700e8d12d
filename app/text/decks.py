"""Deck problems in words: the place, then a sentence by the problem's code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.i18n.fluent import Texts, Value
from app.i18n.literal import literal
from app.i18n.numbers import point
from app.text.game_names import game_name
from engines.kernel.problems import DeckError, Problem

_SHAPES = {"nothing": "nothing", "list": "list", "mapping": "fields"}
"""Notations of values that have no text to quote."""
_TEXTS = ("quoted", "block")
_NOTATIONS = frozenset({"plain", *_TEXTS, *_SHAPES})
_WHOLE = frozenset(
    {"missing_file", "misplaced", "name_ends", "not-a-file", "not-a-folder", "unreadable"}
)
"""Problems of a whole file, without a line to look at."""
_UNREAD = frozenset({"not-a-file", "not-a-folder", "unreadable"})
"""Those of one that wasn't opened: an editor finds no place in it."""
_LONGEST = 2000
"""Cells of a line, including the user's names of files and fields."""
_NAMED = 16
"""Names of a list that are shown."""


def deck_words(texts: Texts, error: DeckError, most: int | None = None) -> str:
    """Return the problems of a refused deck, a line each: at most `most`, then a count."""
    shown = error.problems[:most]
    lines = [problem_words(texts, problem) for problem in shown]
    if more := error.more + len(error.problems) - len(shown):
        lines.append(texts("deck-more", file=literal(error.name, _LONGEST), n=more))
    return "\n".join(lines)


def problem_words(texts: Texts, problem: Problem) -> str:
    """Return one problem: "bog.yaml, line 3, column 5: monsters.2.level: ..."."""
    what = field_words(texts, problem)
    where, values = "deck-place", {"line": problem.line, "column": problem.column}
    if problem.code in _WHOLE:
        where, values = "deck-whole", {}
    return literal(texts(where, file=problem.file, what=what, **values), _LONGEST)


def deck_lines(texts: Texts, error: DeckError, folder: str) -> list[str]:
    """Return the problems of a refused deck in compiler format, so that editors find the place.
    For example "decks/bog/monsters.yaml:3:5: monsters.2.level: found ..., expected ...".
    `folder` contains the file or the deck's folder."""
    lines = []
    for problem in error.problems:
        what = field_words(texts, problem)
        file = problem.file or error.name
        path = file if folder in ("", ".") else f"{folder.rstrip('/')}/{file}"
        where = "" if problem.code in _UNREAD else f":{problem.line}:{problem.column}"
        lines.append(f"{path}{where}: {what}")
    if error.more:
        lines.append(texts("deck-more", file=error.name, n=error.more))
    return [literal(line, _LONGEST) for line in lines]


def field_words(texts: Texts, problem: Problem) -> str:
    """Return what is wrong, after the name of the field if it is about one."""
    what = _sentence(texts, problem)
    return texts("deck-field", field=problem.field, what=what) if problem.field else what


def _sentence(texts: Texts, problem: Problem) -> str:
    message = f"deck-{problem.code}"
    if not texts.has(message):
        return texts("deck-other", found=problem.found, expected=problem.expected)
    values = {name: _words(texts, value) for name, value in problem.data.items()}
    kind = problem.data.get("kind")
    if kind in _NOTATIONS and isinstance(problem.data.get("found"), str):
        values["found"] = _found(texts, str(kind), str(problem.data["found"]))
    match problem.code:
        case "encoding":
            values["found"] = str(problem.data.get("encoding") or problem.data.get("byte", ""))
        case "syntax" if cause := str(problem.data.get("cause", "")):
            message += f"_{cause}"
            sign = str(problem.data.get("sign", ""))
            values |= {"from": values.get("from_line", 0), "open": sign[:1], "close": sign[1:]}
        case "duplicate_key" if problem.field.endswith(".id"):  # of an item of a list
            message += "_item"
        case "unknown_field" | "not_a_choice" | "unknown_monster" | "trick_unknown":
            message += "_close" if problem.data.get("close") else ""
        case "wrong_type":
            wanted = f"deck-wanted-{problem.data.get('wanted', '')}"
            values["wanted"] = texts(texts.first_of(wanted, "deck-wanted-other"))
            if write := str(problem.data.get("write", "")):
                message += "_write"
                values["write"] = write.removesuffix(" in quotes")
        case "number_range" | "text_length" | "list_length":
            values["bounds"] = _bounds(texts, problem.data)
        case "decimals" | "trick_real":
            for name in ("minimum", "maximum"):
                values[name] = str(values.get(name, "")).replace(".", point(texts.language))
        case "one_of" if not problem.data.get("found"):
            message += "_none"
        case "ability_place" if not problem.data.get("known"):
            message += "_none"
        case "misplaced":
            if problem.data.get("what") != "deck":
                message += f"_{problem.data.get('what', '')}"
            values["game"] = game_name(texts, str(problem.data.get("game", "")))
        case "unreachable":
            values["squares"] = _squares(problem.data.get("squares"), problem.data.get("count"))
    return texts(message, **values)


def blanks(data: Mapping[str, object]) -> dict[str, Value]:
    """Return an error's data as values of blanks: whole numbers as such."""
    return {name: _value(value) for name, value in data.items()}


def _value(value: object) -> Value:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)


def _words(texts: Texts, value: object) -> Value:
    """Return a problem's datum. In a list, words to type are quoted, and only the first are
    named."""
    if not isinstance(value, list | tuple):
        return _value(value)
    names = [
        texts("common-quoted", text=item) if isinstance(item, str) else str(item)
        for item in value[:_NAMED]
    ]
    return ", ".join([*names, "..."] if len(value) > len(names) else names)


def _found(texts: Texts, kind: str, found: str) -> str:
    """Return what a file has where something else was expected: quoted, if it has a text."""
    if kind in _SHAPES:
        return texts(f"deck-found-{_SHAPES[kind]}")
    return texts("deck-found-text" if kind in _TEXTS else "common-quoted", text=found)


def _bounds(texts: Texts, data: Any) -> str:
    low, high = (
        "" if data.get(name) is None else str(data[name]).replace(".", point(texts.language))
        for name in ("minimum", "maximum")
    )
    if low and high:
        return texts("deck-bounds", least=low, most=high)
    if low:
        return texts("deck-bounds-least", least=low)
    return texts("deck-bounds-most", most=high)


def _squares(squares: object, count: object) -> str:
    pairs = squares if isinstance(squares, Sequence) else ()
    named = " ".join(",".join(str(number) for number in pair) for pair in pairs)
    return named + (" ..." if isinstance(count, int) and count > len(pairs) else "")
