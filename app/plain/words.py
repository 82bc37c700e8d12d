"""Typed input: commands in the player's language or in English, choices by number or word."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.i18n.search import folded as plain_letters
from app.registry import games
from app.text.game_names import game_name
from app.text.sentences import in_a_row
from engines.kernel.meant import near_to

T = TypeVar("T")

UNKNOWN_CELLS = 40
"""Cells of a line that is quoted because it was not understood."""
DIGITS = 4
"""Digits of a row number: no list is longer."""


@dataclass(frozen=True, slots=True)
class PlainChoice:
    """A possible decision: a sentence, and the words that select it beside its list number."""

    action: int
    text: str
    words: tuple[str, ...] = ()
    then: tuple[int, ...] = ()
    """The decisions that follow by themselves."""
    leads: bool = False
    """Whether it is the first step of an automatic action (a walk)."""
    listed: bool = True
    """Whether it has a number in the list; any other is known by its words only."""


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A typed command: its id, and the text after it."""

    command: str
    about: str = ""


def folded(text: str) -> str:
    """Return a text normalised for comparison: lower case, no accents, single blanks."""
    whole = text if text.isascii() else unicodedata.normalize("NFKC", text)
    return " ".join(plain_letters(whole).split())


class CommandWords:
    """The words of commands. `plain-word-<id>` lists them, parted by commas; help shows the first
    one. English words are known in every language. A game without such a message is known by its
    name and its id."""

    def __init__(self, texts: Texts, commands: Iterable[str]) -> None:
        self.texts = texts
        self.commands = tuple(commands)
        self._english = texts if texts.language == "en" else Texts("en")

    def shown(self, command: str) -> str:
        return _listed(self.texts, command).split(",")[0].strip()

    def words(self, command: str) -> tuple[str, ...]:
        """All words of a command, as they are compared."""
        return _compared(f"{_listed(self.texts, command)},{_listed(self._english, command)}")

    def order(self, typed: str) -> TypedCommand | None:
        """Return the typed command, by the longest matching word; None if there is none."""
        line, found, longest = folded(typed), None, 0
        for command in self.commands:
            for word in self.words(command):
                fits = line == word or line.startswith(f"{word} ")
                if fits and len(word) > longest:
                    longest = len(word)
                    found = TypedCommand(command, " ".join(typed.split()[len(word.split()) :]))
        return found

    def unknown(self, typed: str, last: int) -> str:
        """Return what to say of a line that is no command. `last` is the last number of a list."""
        shown = literal(typed, UNKNOWN_CELLS)
        if typed.isdecimal() and last:
            return self.texts("plain-no-number", typed=shown, last=last)
        near = self.near(typed)
        command = self._own_words().get(near, "")
        same = self.shown(command) if command else near
        message = "plain-unknown-near" if near else "plain-unknown"
        if folded(same) != folded(near):
            # Help doesn't list this word.
            message = "plain-unknown-same"
        return self.texts(message, typed=shown, near=near, same=same, help=self.shown("help"))

    def explained(self, command: str, about: str) -> str:
        """Return a line of the help: the word to type, and what it does."""
        return self.texts("plain-help-line", word=self.shown(command), about=about)

    def near(self, typed: str) -> str:
        """Return the word of a command that a line may mean, "" for none: the one shown in help or,
        if that is quite another word, the word itself, in the player's language. It begins with the
        same letter; a wrong word means to leave only if it is like the one that help shows."""
        first = folded(typed).split(" ")[0]
        words = {w: which for w, which in self._own_words().items() if w[:1] == first[:1]}
        found = near_to(first, words)
        shown = self.shown(words[found]) if found else ""
        return shown if near_to(first, [folded(shown)]) else found

    def _own_words(self) -> dict[str, str]:
        """The commands by their words in the player's language."""
        return {
            word: command
            for command in self.commands
            for word in _compared(_listed(self.texts, command))
            if command != "quit" or word == folded(self.shown(command))
        }


def numbered(typed: str, rows: int) -> int:
    """Return a typed row number, from 1; 0 if it is not one of `rows` rows."""
    good = typed.isascii() and typed.isdecimal() and len(typed) <= DIGITS
    number = int(typed) if good else 0
    return number if number <= rows else 0


def chosen(
    choices: Sequence[PlainChoice], typed: str, whole: Collection[str] = ()
) -> PlainChoice | None:
    """Return the choice for a number, a word, or a unique beginning of a word, unless what was
    typed is a `whole` word itself."""
    line = folded(typed)
    listed = [choice for choice in choices if choice.listed]
    if number := numbered(line, len(listed)):
        return listed[number - 1]
    known = [(folded(word), choice) for choice in choices for word in choice.words]
    for word, choice in known:
        if line == word:
            return choice
    begun = {
        choice.action: choice
        for word, choice in known
        if len(line) > 2 and word.startswith(line) and line not in whole
    }
    return next(iter(begun.values())) if len(begun) == 1 else None


def alike(choices: Sequence[PlainChoice], typed: str) -> list[str]:
    """Return what can be typed for choices that begin with the first word of a line: "down 1" and
    "down 3" for "down 9"."""
    first = f"{folded(typed).split(' ')[0]} "
    found = [[word for word in each.words if folded(word).startswith(first)] for each in choices]
    return [words[0] for words in found if words]


def not_understood(vocabulary: CommandWords, choices: Sequence[PlainChoice], typed: str) -> str:
    """Return what to say of a line that is neither a choice nor a command."""
    texts = vocabulary.texts
    words = [texts("plain-typed", word=each) for each in alike(choices, typed)]
    if words:
        shown, listed = literal(typed, UNKNOWN_CELLS), in_a_row(texts, words)
        return texts("plain-no-such-choice", typed=shown, list=listed)
    return vocabulary.unknown(typed, sum(choice.listed for choice in choices))


def named_like(typed: str, things: Iterable[T], name: Callable[[T], str]) -> T | None:
    """Return the first thing whose name contains the typed text; None if nothing was typed."""
    wanted = folded(typed)
    return next((thing for thing in things if wanted and wanted in folded(name(thing))), None)


@lru_cache(256)
def _compared(words: str) -> tuple[str, ...]:
    """Return comma-separated words, normalised, each once; cached, since every typed line needs
    them."""
    return tuple(dict.fromkeys(map(folded, words.split(","))))


def _listed(texts: Texts, command: str) -> str:
    """The words of a command, parted by commas."""
    message = f"plain-word-{command.replace('.', '-')}"
    if command not in games() or texts.has(message):
        return texts(message)
    return f"{game_name(texts, command).lower()}, {command}"
