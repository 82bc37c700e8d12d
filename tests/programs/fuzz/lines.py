"""Hostile command lines: what a program is started with."""

from __future__ import annotations

from random import Random
from typing import Final

from app.registry import game_ids
from tests.programs.fuzz import hostile
from tests.programs.fuzz.surroundings import FILES

Line = list[str]

ONCE: Final = ("--games", "1", "--workers", "1")
ENDLESS: Final = "9" * 40


def of_a_screen(dice: Random) -> Line:
    """One that opens the full screen."""
    return dice.choice(
        (
            [],
            ["play"],
            ["play", "napakalaki"],
            ["play", "hammerspace", "--seed", hostile.word(dice) or "x"],
            ["--ascii", "--theme", "mono"],
            ["play", "irrgarten", "--players", "Ana,Ben", "--seed", "7"],
            ["play", "irrgarten", "--labyrinth", "binary.yaml"],
            ["play", "--labyrinth", "vast.yaml"],
            ["play", "napakalaki", "--deck", "./folder"],
            ["--lang", "es", "--no-mouse"],
        )
    )


def of_any(dice: Random) -> Line:
    """One for any command, with what fits it or not."""
    file, word = dice.choice(FILES), hostile.word(dice).replace("\0", "")
    value = dice.choice((file, word, "", "-1", ENDLESS, "--", "ñ", "0", "1"))
    commands = (
        *_decks(dice, file, value),
        *_matches(dice, file, value),
        *_simulations(dice, file, word, value),
        *_machine(dice, value),
        *_plain(file, word, value),
        *_words(word, value),
    )
    line = [*dice.choice(commands), *_more(dice, value)]
    return [part.replace("\0", "") for part in line]


def _decks(dice: Random, file: str, value: str) -> list[Line]:
    return [
        ["deck", "check", file, dice.choice(FILES)],
        ["deck", "check"],
        ["deck", "schema", value],
        ["deck", "new", dice.choice((*game_ids(), value)), dice.choice((file, "my-deck", value))],
    ]


def _matches(dice: Random, file: str, value: str) -> list[Line]:
    return [
        ["match", "list"],
        ["match", "export", value],
        ["match", "export", "4", file],
        ["match", "import", dice.choice((file, "match.mazmorra", "torn.mazmorra"))],
        ["match", value, value],
    ]


def _simulations(dice: Random, file: str, word: str, value: str) -> list[Line]:
    games = value if value != ENDLESS else "0"
    return [
        ["simulate", dice.choice((*game_ids(), value)), "--games", "2", "--workers", "1"],
        ["simulate", "irrgarten", "--games", games, "--workers", "1"],
        ["simulate", "irrgarten", *ONCE, "--json", file],
        ["simulate", "irrgarten", *ONCE, "--csv", file],
        ["simulate", "irrgarten", *ONCE, "--labyrinth", f"./{file}"],
        ["simulate", "napakalaki", *ONCE, "--deck", f"./{file}"],
        ["simulate", "irrgarten", *ONCE, "--seed", word, "--bots", value],
    ]


def _machine(dice: Random, value: str) -> list[Line]:
    return [
        ["doctor"],
        ["doctor", "--json"],
        ["doctor", "--apply"],
        ["doctor", "--keys"],
        ["doctor", value],
        ["paths"],
        ["paths", value],
        ["completion", dice.choice(("bash", "zsh", "fish", value))],
    ]


def _plain(file: str, word: str, value: str) -> list[Line]:
    return [
        ["play", value, "--plain"],
        ["--plain"],
        ["play", "--plain", "irrgarten", "--labyrinth", f"./{file}"],
        ["play", "irrgarten", "--plain", "--players", word, "--seed", "7"],
        ["play", "napakalaki", "--plain", "--seed", word, "--deck", f"./{file}"],
        ["play", "hammerspace", "--plain", "--option", value],
        ["play", "--plain", "--option", f"fog={value}"],
        ["play", "--plain", "irrgarten", "--seed", "7"],
    ]


def _words(word: str, value: str) -> list[Line]:
    return [
        [word],
        [value, word],
        ["--lang", value],
        ["--lang", value, "--help"],
        ["--version"],
        ["-h"],
        ["play", "irrgarten", "-h"],
        [],
    ]


def _more(dice: Random, value: str) -> Line:
    if dice.randrange(3):
        return []
    return dice.choice(
        (
            ["--lang", "es"],
            ["--theme", value],
            ["--speed", value],
            ["--ascii"],
            ["--ascii", "--ascii"],
            ["--seed"],
            ["--no-mouse=1"],
            [value],
        )
    )
