"""Hammerspace: what a deck may not be, each code once, with file, line and column."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

from engines.hammerspace.deck import CODES, load_deck
from engines.kernel.problems import Problem
from tests.engines.hammerspace.helpers import (
    ACTIONS,
    CHARACTERS,
    DECK,
    MAIN,
    ability,
    action,
    attack,
    character,
    defence,
    files,
    monster,
    refused,
    tiny,
)


def test_the_tiny_deck_is_fine() -> None:
    deck = tiny()
    assert (len(deck.cards), len(deck.characters), len(deck.monsters)) == (16, 6, 1)


@dataclass(frozen=True)
class Slip:
    """A deck with one slip: which file, and at which sign of which text it is told."""

    code: str
    file: str
    text: str
    at: str
    """The problem is told where this begins, for the last time in the file."""


def main(line: str) -> str:
    """The main deck with another last card."""
    return "\n".join(MAIN.splitlines()[:-1]) + "\n" + line


def people(abilities: str) -> str:
    """The characters with one more."""
    return CHARACTERS + character("wrong", abilities)


def beasts(actions: str) -> str:
    """A monster with such actions."""
    return "monsters:\n" + monster("yeti", actions)


def when(event: str, more: str) -> str:
    return f"{{ when: {{ event: {event}, {more} }} }}"


HEAL = "do: [{ heal: { amount: 1 } }]"
IGNORE = "{ instead: { ignore: skip } }"
SLIPS = [
    Slip("no_type", "cards", main(defence("x", "")), "{  }"),
    Slip("type_missing", "cards", main(defence("x", "energy: 1, ice: 2")), "2 }"),
    Slip("id_twice", "cards", main(ability("soup")), "soup"),
    Slip("deck_multiple", "cards", MAIN + ability("x"), "- { id: torch"),
    Slip(
        "few_attacks",
        "cards",
        "cards:\n" + attack("x") + defence("w") + "".join(ability(f"s-{n}") for n in range(14)),
        "- { id: x",
    ),
    Slip(
        "no_answer",
        "cards",
        "cards:\n"
        + defence("w", "energy: 1")
        + "".join(attack(f"s-{n}", "plasma") for n in range(14))
        + attack("x", "ice"),
        "ice",
    ),
    Slip("one_of", "cards", main(ability("x", "{ heal: { amount: 1 }, again: {} }")), "{}"),
    Slip("amount", "cards", main(ability("x", "{ heal: { amount: much } }")), "much"),
    Slip(
        "endless",
        "cards",
        main(ability("x", "{ give: { to: owner, ability: { instead: { ignore: skip } } } }")),
        "{ to: owner",
    ),
    Slip(
        "ability_place",
        "cards",
        main(defence("x", "energy: 1", f", abilities: [{when('hit', HEAL)}]")),
        "{ event",
    ),
    Slip(
        "play_place",
        "cards",
        main(ability("x", more=", play: { do: [{ again: {} }] }")),
        "{ do: [{ again: {} }] } }",
    ),
    Slip("same_effect", "characters", people("{ instead: { ignore: skip } }"), "[{ instead"),
    Slip(
        "impossible_condition",
        "characters",
        people(when("hit", f"if: [{{ die: {{ at_least: 5, at_most: 4 }} }}], {HEAL}")),
        "{ at_least",
    ),
    Slip(
        "idle_condition",
        "characters",
        people(when("hit", f"if: [{{ die: {{ at_least: 1 }} }}], {HEAL}")),
        "{ at_least",
    ),
    Slip(
        "always_true",
        "characters",
        people(when("hit", f"if: [{{ result: hit }}], {HEAL}")),
        "hit }]",
    ),
    Slip(
        "never_true",
        "characters",
        people(when("block", f"if: [{{ result: kill }}], {HEAL}")),
        "kill }]",
    ),
    Slip(
        "not_known_here",
        "characters",
        people(when("turn-start", "do: [{ damage: { amount: 1, to: other } }]")),
        "other",
    ),
    Slip(
        "nested_give",
        "characters",
        people(
            when(
                "hit",
                "do: [{ give: { to: other, turns: 1, ability: "
                + when("hurt", "do: [{ give: { to: owner, turns: 1, ability: " + IGNORE + " } }]")
                + " } }]",
            )
        ),
        "{ to: owner",
    ),
    Slip(
        "monster_cannot",
        "monsters",
        beasts(action("2", ", do: [{ peek: { of: left } }]") + ACTIONS.replace("2, 12", "12")),
        "{ of: left",
    ),
    Slip("sum_range", "monsters", beasts(ACTIONS + action("13", "")), "13"),
    Slip("sum_twice", "monsters", beasts(ACTIONS + action("11", "")), "11"),
    Slip("sum_gap", "monsters", beasts(ACTIONS.replace("2, 12", "2")), "- { sums: [2]"),
    Slip("few_cards", "deck", DECK.decode().replace("2\n", "3\n"), "3"),
    Slip("few_characters", "deck", DECK.decode().replace("2\n", "3\n"), "3"),
]


def place(text: str, at: str) -> tuple[int, int]:
    before = text[: text.rindex(at)]
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1


def problems_of(slip: Slip) -> list[Problem]:
    return refused({**files(), f"{slip.file}.yaml": slip.text.encode()})


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.code)
def test_a_slip_is_refused_where_it_stands(slip: Slip) -> None:
    found = [problem for problem in problems_of(slip) if problem.code == slip.code]
    assert found, problems_of(slip)
    problem = found[0]
    assert problem.file == f"tiny/{slip.file}.yaml"
    assert (problem.line, problem.column) == place(slip.text, slip.at)
    assert set(problem.data) == CODES[slip.code]
    json.dumps(dict(problem.data))


def of_monster(ability: str) -> Slip:
    """A monster whose action has an ability that it can do nothing with."""
    acts = action("2", f", abilities: [{ability}]") + ACTIONS.replace("2, 12", "12")
    return Slip("monster_cannot", "monsters", beasts(acts), "")


IDLE = {
    "{ mod: { figure: targets, add: 1 } }": "targets",
    "{ instead: { ignore: skip } }": "skip",
    "{ instead: { ignore: touch } }": "touch",
    "{ mod: { figure: defence, add: { count: { of: up } } } }": "up",
    "{ mod: { figure: attack, if: [{ cards: { at_most: 2 } }], add: 1 } }": "{ at_most",
    when("flip", HEAL): "flip",
    when("turn-start", HEAL): "turn-start",
    when("hurt", "do: [{ skip: { to: owner } }]"): "owner",
    when("hurt", "do: [{ replace: { of: monster, which: all } }]"): "monster",
}
"""What is nothing to a monster (HAM-23), which has neither cards nor turns; where it is told."""


@pytest.mark.parametrize("ability", IDLE)
def test_ham_23_what_is_nothing_to_a_monster_is_refused_where_it_stands(ability: str) -> None:
    slip = of_monster(ability)
    (problem,) = problems_of(slip)
    assert problem.code == "monster_cannot"
    assert (problem.line, problem.column) == place(slip.text, IDLE[ability])


def given(to: str) -> str:
    """Whoever is hurt gives an ability that is nothing to a monster."""
    ability = "{ mod: { figure: targets, add: 1 } }"
    return when("hurt", f"do: [{{ give: {{ to: {to}, turns: 1, ability: {ability} }} }}]")


def test_ham_23_what_a_monster_is_given_must_be_something_to_it() -> None:
    for to in ("monster", "owner"):
        (problem,) = problems_of(of_monster(given(to)))
        assert problem.code == "monster_cannot"
    assert load_deck(files(characters=people(given("owner"))), "tiny").characters
    (problem,) = refused(files(characters=people(given("monster"))))
    assert problem.code == "monster_cannot"


def test_a_missing_file_is_named() -> None:
    found = files()
    del found["monsters.yaml"]
    (problem,) = refused(found)
    assert (problem.code, problem.data) == ("missing_file", {"name": "monsters.yaml"})


FIELDS = {"hidden_character", "combining_marks", "outer_blanks", "slug"}


def test_every_code_is_shown_once() -> None:
    assert set(CODES) - FIELDS == {slip.code for slip in SLIPS} | {"missing_file"}


def test_an_unknown_effect_is_told_with_the_one_that_was_meant() -> None:
    text = main(ability("x", "{ heel: { amount: 1 } }"))
    (problem, *_) = refused(files(text))
    assert (problem.code, problem.data["close"]) == ("unknown_field", "heal")
    assert (problem.line, problem.column) == place(text, "heel")
