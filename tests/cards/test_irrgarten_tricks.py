"""Tricks in the files of Irrgarten: each becomes the engine's pair, or is refused in its place."""

from __future__ import annotations

import json

import pytest

from app.i18n.fluent import Texts
from app.text.errors import words_for
from engines.irrgarten.deck import (
    GearFile,
    MonsterFile,
    to_cards,
    to_descent_cards,
    to_descent_gear,
    to_gear,
)
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.gear import GearCard
from engines.irrgarten.labyrinth import MonsterCard
from engines.irrgarten.trick_fields import FOE_AMOUNTS, GEAR_AMOUNTS
from engines.irrgarten.tricks import (
    ALONE,
    BLOWS,
    BOILS,
    CALM,
    FIRST,
    FOE_TRICKS,
    GEAR_TRICKS,
    GROWS,
    HEAVY,
    HOOKS,
    HUGS,
    KEEPS,
    LAMP,
    LATE,
    MENDS,
    MIRROR,
    NO_TRICK,
    OPENS,
    PARRY,
    PROUD,
    PUSHES,
    SLEEPS,
    SLOW,
    SPIKES,
    STAYS,
    STEALS,
    TAXES,
    TWICE,
    WEARS,
    Trick,
)
from engines.kernel.decks import DeckError, load
from engines.kernel.problems import Problem
from tests.helpers.cases import each

FOE = """\
id: deck
name: {en: A, es: B}
monsters:
  - id: slug
    letter: s
    name: {en: Slug, es: Babosa}
    flavour: {en: Slow., es: Lenta.}
    strength: 0.25
    intelligence: 10
    health: 2
    level: 5
    trick: TRICK
"""
FOE_LINE = 12
GEAR = """\
id: shed
name: {en: Shed, es: Cobertizo}
weapons:
  - id: hoe
    name: {en: Hoe, es: Azada}
    article: {en: a, es: la}
    flavour: {en: Digs., es: Cava.}
    power: 1.5
    uses: 3
    descent:
      power: 2.5
      uses: 4
      trick: TRICK
  - id: rake
    name: {en: Rake, es: Rastrillo}
    article: {en: a, es: el}
    flavour: {en: Rakes., es: Rastrilla.}
    power: 1
    uses: 2
shields:
  - id: bin
    name: {en: Bin, es: Cubo}
    article: {en: a, es: el}
    flavour: {en: Full., es: Lleno.}
    power: 0
    uses: 0
    descent: {power: 0.8, uses: 6}
"""
GEAR_LINE = 13

FOES: tuple[tuple[str, Trick], ...] = (
    ("{first: 1}", (FIRST, 1)),
    ("{first: 5}", (FIRST, 5)),
    ("{sleeps: 9}", (SLEEPS, 9)),
    ("{boils: 0.1}", (BOILS, 100)),
    ("{boils: 3}", (BOILS, 3_000)),
    ("{grows: 0.125}", (GROWS, 125)),
    ("{heavy: 2}", (HEAVY, 2)),
    ("{wears: 5}", (WEARS, 5)),
    ("mirror", (MIRROR, 0)),
    ("mends", (MENDS, 0)),
    ("{steals: weapon}", (STEALS, WEAPON)),
    ("{steals: shield}", (STEALS, SHIELD)),
    ("{taxes: 20}", (TAXES, 20)),
    ("blows", (BLOWS, 0)),
    ("{slow: 10}", (SLOW, 10)),
    ("{hugs: 3}", (HUGS, 3)),
    ("twice", (TWICE, 0)),
    ("\n      hugs: 1", (HUGS, 1)),
)
THINGS: tuple[tuple[str, Trick], ...] = (
    ("opens", (OPENS, 0)),
    ("calm", (CALM, 0)),
    ("spikes", (SPIKES, 0)),
    ("parry", (PARRY, 0)),
    ("{late: 2}", (LATE, 2)),
    ("{late: 9}", (LATE, 9)),
    ("{alone: 0.1}", (ALONE, 100)),
    ("{alone: 5}", (ALONE, 5_000)),
    ("{proud: 4}", (PROUD, 4)),
    ("stays", (STAYS, 0)),
    ("keeps", (KEEPS, 0)),
    ("{hooks: 6}", (HOOKS, 6)),
    ("{pushes: 2}", (PUSHES, 2)),
    ("{lamp: 6}", (LAMP, 6)),
)


def foes(trick: str) -> MonsterFile:
    return load(FOE.replace("TRICK", trick).encode(), "deck.yaml", MonsterFile)


def things(trick: str) -> GearFile:
    return load(GEAR.replace("TRICK", trick).encode(), "gear.yaml", GearFile)


def refused(trick: str, gear: bool = False) -> Problem:
    with pytest.raises(DeckError) as caught:
        things(trick) if gear else foes(trick)
    (problem,) = caught.value.problems
    return problem


@each("case", FOES)
def test_a_trick_of_a_monster_becomes_the_pair_of_the_engine(case: tuple[str, Trick]) -> None:
    written, trick = case
    file = foes(written)
    (card,) = to_descent_cards(file)
    assert card == MonsterCard("slug", "s", 250, 10_000, 2, 5, trick)
    assert MonsterCard.from_data(json.loads(json.dumps(card.to_data()))) == card
    assert MonsterFile.model_validate(file.model_dump()) == file, "a dump is a file again"


@each("case", THINGS)
def test_a_trick_of_gear_becomes_the_pair_of_the_engine(case: tuple[str, Trick]) -> None:
    written, trick = case
    file = things(written)
    card, _ = to_descent_gear(file)
    assert card == GearCard("hoe", WEAPON, 2_500, 4, trick)
    assert GearCard.from_data(json.loads(json.dumps(card.to_data()))) == card
    assert GearFile.model_validate(file.model_dump()) == file, "a dump is a file again"


def test_every_kind_of_trick_is_tried_above() -> None:
    assert {trick[0] for _, trick in FOES} == {*range(1, len(FOE_TRICKS))}
    assert {trick[0] for _, trick in THINGS} == {*range(1, len(GEAR_TRICKS))}
    assert {*FOE_AMOUNTS} < {*FOE_TRICKS}
    assert {*GEAR_AMOUNTS} < {*GEAR_TRICKS}


def test_a_card_without_a_trick_has_none() -> None:
    source = FOE.replace("    trick: TRICK\n", "")
    (card,) = to_descent_cards(load(source.encode(), "deck.yaml", MonsterFile))
    assert card.trick == NO_TRICK
    assert to_descent_gear(things("calm"))[1] == GearCard("bin", SHIELD, 800, 6)


def test_a_race_has_no_tricks_so_that_the_digests_of_old_matches_stay() -> None:
    bare = load(FOE.replace("    trick: TRICK\n", "").encode(), "deck.yaml", MonsterFile)
    assert (
        to_cards(foes("mirror")) == to_cards(bare) == (MonsterCard("slug", "s", 250, 10_000, 2, 5),)
    )
    assert to_gear(things("opens")) == (
        GearCard("hoe", WEAPON, 1_500, 3),
        GearCard("rake", WEAPON, 1_000, 2),
        GearCard("bin", SHIELD, 0, 0),
    )


@pytest.mark.parametrize("figure", ["strength: 0.25", "intelligence: 10", "health: 2"])
def test_a_monster_that_leaves_a_figure_to_the_dice_is_not_in_the_descent(figure: str) -> None:
    source = FOE.replace("TRICK", "mends").replace(f"    {figure}\n", "")
    file = load(source.encode(), "deck.yaml", MonsterFile)
    assert len(to_cards(file)) == 1
    assert to_descent_cards(file) == ()


def test_only_gear_that_says_what_it_is_there_is_in_the_descent() -> None:
    assert [card.id for card in to_descent_gear(things("calm"))] == ["hoe", "bin"]


def test_of_two_monsters_with_an_id_the_descent_deals_that_of_the_first_deck() -> None:
    one, other = foes("mends"), foes("mirror")
    assert to_descent_cards(one, other) == to_descent_cards(one)
    assert to_descent_cards(other, one) == to_descent_cards(other)


FOE_BOUNDS = (
    ("first", "0", "6", 1, 5),
    ("sleeps", "0", "10", 1, 9),
    ("boils", "0.099", "3.001", "0.1", "3"),
    ("grows", "0.099", "3.001", "0.1", "3"),
    ("heavy", "1", "6", 2, 5),
    ("wears", "1", "6", 2, 5),
    ("taxes", "0", "21", 1, 20),
    ("slow", "0", "11", 1, 10),
    ("hugs", "0", "4", 1, 3),
)
GEAR_BOUNDS = (
    ("late", "1", "10", 2, 9),
    ("alone", "0.099", "5.001", "0.1", "5"),
    ("proud", "0", "5", 1, 4),
    ("hooks", "0", "7", 1, 6),
    ("pushes", "1", "5", 2, 4),
    ("lamp", "0", "7", 1, 6),
)


@each(
    "case",
    [(row, False) for row in FOE_BOUNDS] + [(row, True) for row in GEAR_BOUNDS],
)
def test_an_amount_outside_its_bounds_is_refused_with_its_line(
    case: tuple[tuple[str, str, str, object, object], bool],
) -> None:
    (name, below, above, low, high), gear = case
    code = "trick_real" if isinstance(low, str) else "trick_count"
    line = GEAR_LINE if gear else FOE_LINE
    for amount in (below, above):
        problem = refused(f"{{{name}: {amount}}}", gear)
        assert (problem.line, problem.code) == (line, code)
        assert problem.field.endswith(f"trick.{name}")
        assert problem.data == {
            "found": amount, "kind": "plain", "trick": name, "minimum": low, "maximum": high
        }  # fmt: skip
    for bound in (low, high):
        things(f"{{{name}: {bound}}}") if gear else foes(f"{{{name}: {bound}}}")


@pytest.mark.parametrize(
    ("trick", "column", "field", "code", "sentence"),
    [
        ("frist", 12, "", "trick_unknown", "Did you mean \"first\"?"),
        ("{frist: 2}", 20, ".frist", "trick_unknown", "Did you mean \"first\"?"),
        ("parry", 12, "", "trick_unknown", "The tricks are \"first\", "),
        ("first", 12, "", "trick_amount", "with your number or word: { first: 1 }."),
        ("boils", 12, "", "trick_amount", "{ boils: 0.1 }"),
        ("steals", 12, "", "trick_amount", "{ steals: weapon }"),
        ("{mirror: 1}", 21, ".mirror", "trick_bare", "Write only its name."),
        ("{mirror: true}", 21, ".mirror", "trick_bare", "\"mirror\" has no amount"),
        ("{}", 12, "", "trick_many", "here there is none"),
        ("{first: 1, slow: 2}", 12, "", "trick_many", "here are 2"),
        ("[first]", 12, "", "trick_form", "found a list"),
        ("7", 12, "", "trick_form", "found \"7\""),
        ("true", 12, "", "trick_form", "found \"true\""),
        ("{first: 2.0}", 20, ".first", "trick_count", "\"first\" needs a whole number from 1 to 5"),
        ("{first: true}", 20, ".first", "trick_count", "found \"true\""),
        ("{first: [1]}", 20, ".first", "trick_count", "found a list"),
        ("{first: }", 20, ".first", "trick_count", "found an empty value"),
        ("{boils: 0.0005}", 20, ".boils", "decimals", "0.1 to 3 with at most 3 decimals"),
        ("{boils: x}", 20, ".boils", "trick_real", '"boils" needs a number from 0.1 to 3'),
        ("{steals: gold}", 21, ".steals", "trick_choice", "\"weapon\", \"shield\""),
        ("{steals: 0}", 21, ".steals", "trick_choice", "found \"0\""),
    ],
)  # fmt: skip
def test_a_wrong_trick_is_refused_in_words_where_it_is(
    trick: str, column: int, field: str, code: str, sentence: str
) -> None:
    problem = refused(trick)
    assert (problem.line, problem.column) == (FOE_LINE, column)
    assert (problem.field, problem.code) == (f"monsters.0.trick{field}", code)
    assert ", expected " in str(problem)
    assert "found ," not in str(problem)
    said = words_for(Texts("en", strict=True), DeckError("deck.yaml", [problem]))
    assert sentence in said


def test_a_decimal_of_an_amount_has_a_comma_in_spanish() -> None:
    said = words_for(Texts("es", strict=True), DeckError("deck.yaml", [refused("{grows: 9}")]))
    assert "de 0,1 a 3" in said


@pytest.mark.parametrize(
    ("old", "new", "line", "field"),
    [
        ("uses: 4", "uses: 0", 12, "weapons.0.descent.uses"),
        ("uses: 4", "uses: 101", 12, "weapons.0.descent.uses"),
        ("power: 2.5", "power: 101", 11, "weapons.0.descent.power"),
        ("uses: 6", "use: 6", 27, "shields.0.descent.use"),
    ],
)
def test_a_wrong_figure_of_the_descent_is_refused_with_its_line(
    old: str, new: str, line: int, field: str
) -> None:
    source = GEAR.replace("TRICK", "calm").replace(old, new)
    with pytest.raises(DeckError) as caught:
        load(source.encode(), "gear.yaml", GearFile)
    assert (line, field) in [(one.line, one.field) for one in caught.value.problems]
