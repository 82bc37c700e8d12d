"""The pages of rules: they parse, say the same in both languages, and name real options."""

from __future__ import annotations

import re

import pytest

from app.content.generic_setup import option_infos
from app.i18n.fluent import LANGUAGES, Texts, locale_folders
from app.i18n.literal import width
from app.registry import game as registered
from app.text.rulebook import (
    PREFIXES,
    BadRulesPage,
    RulesBlock,
    clauses_in,
    code_parts,
    game_of,
    games_on,
    page,
    parse,
    typed_clause,
)
from app.text.rulesettings import option_label, settings_of
from engines.irrgarten.parameters import Parameters as IrrgartenFigures
from engines.napakalaki.parameters import Parameters as NapakalakiFigures

PAGE = """\
# Napakalaki

About it, with `players` in two
lines.

## Words

| word | meaning |
|---|---|
| prize | what is won |

### NAP-1 Players

Three (NAP-2).

> As `players: house` has it,
> two to six.

- one
- and
  two

### NAP-10a Order

Roll.
"""


# -- the pages that there are


@pytest.mark.parametrize("game", PREFIXES)
def test_both_languages_have_the_same_clauses_blocks_and_options_in_the_same_order(
    game: str,
) -> None:
    english, spanish = (page(game, language).entries for language in LANGUAGES)
    for one, other in zip(english, spanish, strict=True):
        assert one.id == other.id
        assert one.options == other.options, one.id
        assert [block.kind for block in one.blocks] == [block.kind for block in other.blocks]
        assert sorted(clauses_in(one.text)) == sorted(clauses_in(other.text)), one.id


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_fit_the_list_of_the_smallest_screen(game: str, language: str) -> None:
    for entry in page(game, language).entries:
        assert width(entry.title) <= (20 if entry.id else 28), entry.title


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_page_names_is_an_option_and_one_of_its_choices(game: str, language: str) -> None:
    known = {info.name: info for one in reversed(games_on(game)) for info in option_infos(one)}
    presets = {preset for one in games_on(game) for preset in registered(one).presets}
    codes = [
        piece
        for entry in page(game, language).entries
        for block in entry.blocks
        for piece, code in code_parts(block.text)
        if code
    ]
    for code in codes:
        name, _, value = code.partition(": ")
        if not value and name in presets:
            continue  # a rule set that comes with the game
        if re.fullmatch("[a-z_]+", name):
            assert name in known
            assert not value or value in known[name].choices
        else:
            assert len(code) == 1, "a sign of a labyrinth's file"


@pytest.mark.parametrize("game", PREFIXES)
def test_an_option_is_named_by_the_clauses_that_it_names(game: str) -> None:
    entries = {entry.id: entry for entry in page(game, "en").clauses}
    for info in (info for one in games_on(game) for info in option_infos(one)):
        assert info.name in entries[info.clause].options, (info.clause, info.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_program_mention_no_clause_that_is_not_there(language: str) -> None:
    known = {entry.id for game in PREFIXES for entry in page(game, language).clauses}
    for path in (path for folder in locale_folders() for path in (folder / language).glob("*.ftl")):
        assert set(clauses_in(path.read_text("utf-8"))) <= known, path.name


# -- the parser


def test_a_page_is_parsed_into_sections_and_clauses() -> None:
    made = parse(PAGE, "napakalaki", "en")
    assert [(entry.id, entry.title) for entry in made.entries] == [
        ("", "Napakalaki"),
        ("", "Words"),
        ("NAP-1", "Players"),
        ("NAP-10a", "Order"),
    ]
    first, words, players, _ = made.entries
    assert first.blocks == (RulesBlock("text", ("About it, with `players` in two lines.",)),)
    assert words.blocks[1] == RulesBlock("row", ("prize", "what is won"))
    assert [block.kind for block in players.blocks] == ["text", "settled", "item", "item"]
    assert players.blocks[3].text == "and two"
    assert players.options == ("players",)
    assert "players: house" in players.text
    assert [entry.id for entry in made.clauses] == ["NAP-1", "NAP-10a"]
    assert made.index("NAP-10a") == 3
    assert made.index("NAP-2") is None
    assert made.index("") is None


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("# Napakalaki\n\n", "", 1),
        ("### NAP-1 ", "### IRR-1 ", 12),
        ("### NAP-1 ", "### NAP-12 ", 23),
        ("### NAP-10a ", "### NAP-1 ", 23),
        ("### NAP-10a Order\n\nRoll.\n", "### NAP-10a Order\n", 23),
        ("### NAP-1 Players", "#### Players", 12),
        ("Three (NAP-2).", "*Three*", 14),
        ("Three (NAP-2).", "[Three](x)", 14),
        ("> two to six.", "two to six.", 16),
        ("  two\n", "two\n", 19),
        ("| prize | what is won |", "| prize |", 8),
    ],
)
def test_what_no_reader_of_these_pages_knows_is_refused_with_its_line(
    old: str, new: str, line: int
) -> None:
    assert old in PAGE
    with pytest.raises(BadRulesPage) as caught:
        parse(PAGE.replace(old, new), "napakalaki", "en")
    assert caught.value.line == line
    assert caught.value.name == "en/napakalaki.md"


def test_clauses_are_found_in_any_text() -> None:
    assert clauses_in("See (NAP-11), IRR-8 and NAP-11; not XNAP-3.") == ("NAP-11", "IRR-8")
    assert game_of("HAM-9a") == "hammerspace"


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("11", "NAP-11"),
        (" nap 10A ", "NAP-10a"),
        ("ham-9", "HAM-9"),
        ("irr3", "IRR-3"),
        ("gold", ""),
        ("11 gold", ""),
        ("", ""),
    ],
)
def test_a_clause_may_be_typed_in_short(typed: str, clause: str) -> None:
    assert typed_clause(typed, "napakalaki") == clause


# -- the options of a match


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_a_match_are_told_in_the_words_of_the_form(language: str) -> None:
    texts = Texts(language, strict=True)
    parameters = NapakalakiFigures(buy_winning_level=False, necklace_always=True)
    told = settings_of(texts, "napakalaki", parameters, 5, "^v<>")
    assert told == {
        "edition": texts("newgame-napakalaki-choice-edition-guion"),
        "players": texts("newgame-napakalaki-choice-players-house"),
        "last_level": texts("newgame-napakalaki-choice-last-level-unsold"),
        "levels_a_turn": texts("newgame-napakalaki-choice-levels-a-turn-any"),
        "equip_before_combat": texts("newgame-off"),
        "empty_hand": texts("newgame-napakalaki-choice-empty-hand-nothing"),
        "turn_limit": texts("newgame-unlimited"),
        "corridor": "0",
        "grudge": "0",
        "grudge_most": "3",
        "envy_players": "6",
        "own_last": "2",
        "last_door_players": "2",
        "cultist_percent": "100",
        **dict.fromkeys(("sales", "escape"), texts("newgame-on")),
        **dict.fromkeys(
            (
                "loot",
                "envy",
                "help",
                "dial",
                "last_door",
                "tricks",
                "cultists",
                "archenemies",
                "revenge_die",
                "discard_all",
            ),
            texts("newgame-off"),
        ),
    }


def test_numbers_and_orders_are_told_as_they_are_written() -> None:
    parameters = IrrgartenFigures(resurrection=250, turn_limit=40)
    english = settings_of(Texts("en", strict=True), "irrgarten", parameters, 2, "^v<>")
    spanish = settings_of(Texts("es", strict=True), "irrgarten", parameters, 2, "^v<>")
    assert english["resurrection"] == "25%"
    assert spanish["resurrection"] == "25 %"
    assert english["fallback_order"] == "v ^ > <"
    assert english["turn_limit"] == "40"
    assert set(english) == {info.name for info in option_infos("irrgarten")}


def test_figures_to_which_no_options_lead_are_not_told() -> None:
    parameters = IrrgartenFigures(player_health=5000)
    assert settings_of(Texts("en", strict=True), "irrgarten", parameters, 2, "^v<>") == {}


def test_an_option_without_words_is_called_by_its_id() -> None:
    texts = Texts("en", strict=True)
    assert option_label(texts, "napakalaki", "edition") == "Necklace"
    assert option_label(texts, "napakalaki", "no_such_option") == "no_such_option"


def test_the_rules_of_hammerspace_explain_the_keywords_of_cards() -> None:
    for language, words in (
        ("en", ("two-handed", "slow start", "cocky")),
        ("es", ("a dos manos", "arranque lento", "chulería")),
    ):
        found = page("hammerspace", language)
        for word in words:
            assert any(word in entry.text for entry in found.entries), word
