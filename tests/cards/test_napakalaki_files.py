"""Files of Napakalaki that are wrong: each is refused with the place to mend."""

from __future__ import annotations

import pytest

from app.i18n.fluent import LANGUAGES, Texts
from app.text.decks import deck_words
from engines.kernel.decks import CODES as KERNEL_CODES
from engines.kernel.decks import DeckError, Problem, SchemaModel, load
from engines.napakalaki import cards
from engines.napakalaki.deck import (
    CODES,
    FILES,
    DeckFile,
    MonstersFile,
    PresetFile,
    TreasuresFile,
    load_deck,
    to_monsters,
    to_treasures,
)

ABOUT = "id: my-deck\nname: {en: A, es: B}\ndescription: {en: C, es: D}\n"
TREASURES = """\
treasures:
  - id: spoon
    name: {en: Spoon, es: Cuchara}
    flavour: {en: Stirs., es: Remueve.}
    kind: one-hand
    gold: 200
    bonus: 2
    bonus_with_necklace: 4
  - id: pearls
    name: {en: Pearls, es: Perlas}
    flavour: {en: Roll., es: Ruedan.}
    kind: necklace
    gold: 300
    bonus: 1
  - id: vase
    name: {en: Vase, es: Florero}
    flavour: {en: Breaks., es: Se rompe.}
    kind: two-hands
    gold: 900
"""
MONSTERS = """\
monsters:
  - id: soup
    name: {en: Soup, es: Sopa}
    flavour: {en: Cold., es: Fría.}
    level: 5
    prize: {treasures: 1}
    bad: {levels: 2, equipped: all, hidden: 1, either: 3}
  - id: stairs
    name: {en: Stairs, es: Escalera}
    flavour: {en: Dark., es: Oscura.}
    level: 12
    prize: {levels: 2, treasures: 3}
    bad: {death: true}
  - id: moth
    name: {en: Moth, es: Polilla}
    flavour: {en: Eats., es: Come.}
    level: 4
    prize: {treasures: 0}
    bad: {equipped_kinds: [armour, one-hand, one-hand], hidden_kinds: [helmet]}
"""
MODELS: dict[str, type[SchemaModel]] = {
    "deck.yaml": DeckFile,
    "treasures.yaml": TreasuresFile,
    "monsters.yaml": MonstersFile,
}
WHOLE = {"deck.yaml": ABOUT, "treasures.yaml": TREASURES, "monsters.yaml": MONSTERS}


def encoded(files: dict[str, str]) -> dict[str, bytes]:
    return {name: text.encode() for name, text in files.items()}


def refused(files: dict[str, str]) -> tuple[Problem, ...]:
    """The problems of a folder, each of which has words in both languages."""
    with pytest.raises(DeckError) as error:
        load_deck(encoded(files), "mine")
    for problem in error.value.problems:
        assert set(problem.data) == (KERNEL_CODES | CODES)[problem.code], problem.code
    for language in LANGUAGES:
        assert "deck-" not in deck_words(Texts(language, strict=True), error.value)
    return error.value.problems


def places(found: tuple[Problem, ...]) -> list[tuple[str, int, int, str, str]]:
    return [(p.file, p.line, p.column, p.field, p.code) for p in found]


def test_nap_5_treasures_are_compiled_with_both_bonuses() -> None:
    assert to_treasures(load_deck(encoded(WHOLE), "mine").treasures) == (
        cards.TreasureCard("spoon", cards.ONE_HAND, 200, 2, 4),
        cards.TreasureCard("pearls", cards.NECKLACE, 300, 1, 1),
        cards.TreasureCard("vase", cards.TWO_HANDS, 900, 0, 0),
    )


def test_nap_16_monsters_are_compiled_and_all_is_a_value_of_its_own() -> None:
    bad = cards.Bad(levels=2, equipped=cards.ALL, hidden=1, either=3)
    kinds = (cards.ARMOUR, cards.ONE_HAND, cards.ONE_HAND)
    assert to_monsters(load_deck(encoded(WHOLE), "mine").monsters) == (
        cards.NapakalakiMonster("soup", 5, 1, 1, bad),
        cards.NapakalakiMonster("stairs", 12, 2, 3, cards.Bad(death=True)),
        cards.NapakalakiMonster(
            "moth", 4, 1, 0, cards.Bad(equipped_kinds=kinds, hidden_kinds=(2,))
        ),
    )


def test_a_monster_may_have_lines_for_the_end_of_a_fight() -> None:
    own = ["article: la", "beaten: {en: Spilt., es: Al suelo.}", "fate: {en: Hot., es: Quema.}"]
    lines = "".join(f"    {line}\n" for line in (*own, "level: 5"))
    source = MONSTERS.replace("    level: 5\n", lines)
    soup, stairs, _ = load_deck(encoded(WHOLE | {"monsters.yaml": source}), "mine").monsters
    assert (soup.article, stairs.article) == ("la", None)
    assert soup.beaten is not None
    assert soup.beaten.of("es") == "Al suelo."
    assert soup.fate is not None
    assert soup.fate.of("en") == "Hot."
    assert (stairs.beaten, stairs.fate) == (None, None)


@pytest.mark.parametrize(
    ("line", "field", "code"),
    [
        ("beaten: {en: Spilt.}", "beaten.es", "missing_field"),
        (f"fate: {{en: {'x' * 301}, es: Quema.}}", "fate.en", "text_length"),
        ('fate: {en: Hot., es: ""}', "fate.es", "text_length"),
        ("article: un", "article", "not_a_choice"),
    ],
)
def test_a_line_that_is_wrong_is_refused_where_it_is(line: str, field: str, code: str) -> None:
    source = MONSTERS.replace("    level: 5\n", f"    {line}\n    level: 5\n")
    (problem,) = refused(WHOLE | {"monsters.yaml": source})
    assert (problem.line, problem.code) == (5, code)
    assert problem.field.endswith(field)


@pytest.mark.parametrize("name", FILES)
def test_nap_3_a_folder_without_one_of_the_files_is_told_which(name: str) -> None:
    files = {file: text for file, text in WHOLE.items() if file != name}
    (problem,) = refused(files)
    assert (problem.file, problem.line, problem.code) == (f"mine/{name}", 1, "missing_file")
    assert problem.data == {"name": name}


@pytest.mark.parametrize("kind", ["treasures", "monsters"])
def test_nap_3_a_deck_without_a_treasure_or_without_a_monster_is_refused(kind: str) -> None:
    (problem,) = refused({**WHOLE, f"{kind}.yaml": f"{kind}: []\n"})
    assert (problem.line, problem.code) == (1, "list_length")
    assert (problem.data["found"], problem.data["minimum"]) == (0, 1)


def test_the_problems_of_all_files_are_told_at_once_file_by_file() -> None:
    found = refused(
        {
            "deck.yaml": ABOUT.replace("en: A", "en: ' A'"),
            "treasures.yaml": TREASURES.replace("gold: 200", "gold: two hundred"),
            "monsters.yaml": MONSTERS.replace("level: 5", "level: 0"),
        }
    )
    assert places(found) == [
        ("mine/deck.yaml", 2, 12, "name.en", "outer_blanks"),
        ("mine/monsters.yaml", 5, 12, "monsters.0.level", "number_range"),
        ("mine/treasures.yaml", 6, 11, "treasures.0.gold", "wrong_type"),
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "place"),
    [
        ("treasures", "id: pearls", "id: spoon", (9, 9, "1.id", "id_twice")),
        ("treasures", "id: pearls", "id: The Pearls", (9, 9, "1.id", "slug")),
        ("treasures", "kind: necklace", "kind: collar", (12, 11, "1.kind", "not_a_choice")),
        ("treasures", "gold: 200", "gold: -1", (6, 11, "0.gold", "number_range")),
        ("treasures", "gold: 200", "gold: 10001", (6, 11, "0.gold", "number_range")),
        ("treasures", "gold: 200", "gold: 1.5", (6, 11, "0.gold", "wrong_type")),
        ("treasures", "    gold: 200\n", "", (2, 5, "0.gold", "missing_field")),
        ("treasures", "bonus: 2", "bonus: -2", (7, 12, "0.bonus", "number_range")),
        ("treasures", "bonus: 2", "bonus: true", (7, 12, "0.bonus", "wrong_type")),
        ("treasures", "bonus: 2", "bonus: [2, 4]", (7, 12, "0.bonus", "wrong_type")),
        ("treasures", "bonus: 2", "bonuses: 2", (7, 5, "0.bonuses", "unknown_field")),
        (
            "treasures", "with_necklace: 4", "with_necklace: 2",
            (8, 26, "0.bonus_with_necklace", "bonus_order"),
        ),
        (
            "treasures", "bonus: 1", "bonus: 1\n    bonus_with_necklace: 3",
            (15, 26, "1.bonus_with_necklace", "necklace_bonuses"),
        ),
        ("monsters", "id: stairs", "id: soup", (8, 9, "1.id", "id_twice")),
        ("monsters", "en: Stairs", "en: SOUP", (9, 16, "1.name.en", "name_twice")),
        ("monsters", "es: Polilla", "es: Sopa", (15, 26, "2.name.es", "name_twice")),
        ("monsters", "level: 5", "level: 101", (5, 12, "0.level", "number_range")),
        ("monsters", "treasures: 1}", "}", (6, 12, "0.prize.treasures", "missing_field")),
        (
            "monsters", "{levels: 2, tr", "{levels: 0, tr",
            (12, 21, "1.prize.levels", "number_range"),
        ),
        ("monsters", "levels: 2, eq", "levels: 10, eq", (7, 19, "0.bad.levels", "number_range")),
        ("monsters", "equipped: all", "equipped: every", (7, 32, "0.bad.equipped", "amount")),
        ("monsters", "equipped: all", "equipped: 21", (7, 32, "0.bad.equipped", "amount")),
        ("monsters", "equipped: all", "equipped: true", (7, 32, "0.bad.equipped", "amount")),
        ("monsters", "equipped: all", "equipped: -1", (7, 32, "0.bad.equipped", "amount")),
        ("monsters", "hidden: 1", "hidden: [helmet]", (7, 45, "0.bad.hidden", "amount")),
        (
            "monsters", "[helmet]", "[hat]",
            (19, 72, "2.bad.hidden_kinds.0", "not_a_choice"),
        ),
        (
            "monsters", "[helmet]}", "[helmet], hidden: 1}",
            (19, 71, "2.bad.hidden_kinds", "number_and_kinds"),
        ),
        ("monsters", "{death: true}", "{}", (13, 10, "1.bad", "no_consequence")),
        ("monsters", "{death: true}", "{levels: 0}", (13, 10, "1.bad", "no_consequence")),
        ("monsters", "{death: true}", "{death: yes}", (13, 18, "1.bad.death", "wrong_type")),
        (
            "monsters", "{death: true}", "{death: true, levels: 2}",
            (13, 32, "1.bad.levels", "beside_death"),
        ),
    ],
)  # fmt: skip
def test_a_wrong_card_is_shown_where_it_is_wrong(
    file: str, old: str, new: str, place: tuple[int, int, str, str]
) -> None:
    name = f"{file}.yaml"
    assert WHOLE[name].count(old) == 1, "the change is at one place"
    line, column, field, code = place
    found = refused({**WHOLE, name: WHOLE[name].replace(old, new)})
    assert places(found) == [(f"mine/{name}", line, column, f"{file}.{field}", code)]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("id: my-deck", "id: My Deck", (1, 5, "id", "slug")),
        (", es: B", "", (2, 7, "name.es", "missing_field")),
        ("en: C", 'en: "C\\nc"', (3, 19, "description.en", "hidden_character")),
        ("id: my-deck", "id: my-deck\nplayers: 7", (2, 10, "players", "number_range")),
    ],
)
def test_a_wrong_line_about_the_deck_is_shown(
    old: str, new: str, place: tuple[int, int, str, str]
) -> None:
    found = refused({**WHOLE, "deck.yaml": ABOUT.replace(old, new, 1)})
    assert places(found) == [("mine/deck.yaml", *place)]


def test_nap_12_two_monsters_of_one_name_are_told_in_both_languages() -> None:
    text = MONSTERS.replace("{en: Stairs, es: Escalera}", "{en: soup, es: SOPA}")
    found = refused({**WHOLE, "monsters.yaml": text})
    assert [(problem.line, problem.code, problem.data["language"]) for problem in found] == [
        (9, "name_twice", "en"),
        (9, "name_twice", "es"),
    ]


def test_cards_beyond_the_most_are_refused_and_hundreds_of_slips_are_counted() -> None:
    card = TREASURES.partition("  - id: pearls")[0].partition("\n")[2]
    many = "".join(card.replace("spoon", f"spoon-{number}") for number in range(501))
    (problem,) = refused({**WHOLE, "treasures.yaml": f"treasures:\n{many}"})
    assert (problem.code, problem.data["found"]) == ("list_length", 501)
    with pytest.raises(DeckError) as error:
        load_deck(
            encoded({**WHOLE, "treasures.yaml": f"treasures:\n{many.replace('200', 'x')}"}), "mine"
        )
    assert len(error.value.problems) == 20
    assert error.value.more >= 480


PRESET = "id: p\nname: {en: A, es: B}\ndescription: {en: C, es: D}\noptions:\n"


@pytest.mark.parametrize(
    ("option", "column", "code"),
    [
        ("edition: munchkin", 12, "not_a_choice"),
        ("players: 5", 12, "not_a_choice"),
        ("last_level: win", 15, "not_a_choice"),
        ("equip_before_combat: 1", 24, "wrong_type"),
        ("turn_limit: 0", 15, "number_range"),
        ("winning_level: 12", 3, "unknown_field"),
    ],
)
def test_a_wrong_option_is_shown_where_it_is_wrong(option: str, column: int, code: str) -> None:
    with pytest.raises(DeckError) as error:
        load(f"{PRESET}  {option}\n".encode(), "p.yaml", PresetFile)
    field = f"options.{option.partition(':')[0]}"
    assert places(error.value.problems) == [("p.yaml", 5, column, field, code)]


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe", b"treasures: &a [*a]", b"[[[[", b"- 1", b"null"]
)
def test_any_bytes_are_a_list_of_problems(name: str, data: bytes) -> None:
    with pytest.raises(DeckError) as error:
        load_deck({**encoded(WHOLE), name: data}, "mine")
    assert error.value.problems
    assert {problem.file for problem in error.value.problems} == {f"mine/{name}"}
