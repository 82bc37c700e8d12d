"""Hammerspace's shipped deck: what the rules ask of it, counted; both languages; its presets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engines.hammerspace import cards
from engines.hammerspace.cards import Cards, MonsterAction
from engines.hammerspace.compiling import to_cards
from engines.hammerspace.config import Config
from engines.hammerspace.deck import FILES, SCHEMAS, Deck, PresetFile
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE, Code, StepCode
from engines.hammerspace.models import Card, Character, Monster
from engines.kernel.decks import load
from engines.kernel.fields import Lines, Names
from tests.cards.hammerspace_uses import FAMILIES, users
from tests.cards.shipped import CARDS, HAMMERSPACE, hammerspace_deck

DECKS = sorted(folder.name for folder in (HAMMERSPACE / "decks").iterdir())
PRESETS = sorted((HAMMERSPACE / "presets").glob("*.yaml"))
MOST_PLAYERS = 6


def tables(name: str = "base") -> Cards:
    """A deck as the rules read it."""
    return to_cards(hammerspace_deck(name))


def of_kind(kind: int) -> list[cards.MainCard]:
    """The main cards of a kind in the base deck."""
    return [card for card in tables().main if card.kind == kind]


def everything(deck: Deck) -> list[Card | Character | Monster]:
    """All that has a name and flavour of its own."""
    return [*deck.cards, *deck.characters, *deck.monsters]


def texts(name: str) -> list[tuple[str, Names | Lines]]:
    """Every text of a deck in two languages, with where it is from."""
    deck = hammerspace_deck(name)
    found: list[tuple[str, Names | Lines]] = [
        (name, deck.about.name),
        (name, deck.about.description),
    ]
    for card in everything(deck):
        found += [(card.id, card.name), (card.id, card.flavour)]
    for monster in deck.monsters:
        found += [(monster.id, action.name) for action in monster.actions]
    return found


def test_the_base_deck_has_48_cards_24_characters_and_8_monsters_for_up_to_six() -> None:
    """HAM-1, HAM-4, HAM-22."""
    deck = hammerspace_deck("base")
    assert (len(deck.cards), len(deck.characters), len(deck.monsters)) == (48, 24, 8)
    assert deck.about.players == MOST_PLAYERS
    for seats in range(2, MOST_PLAYERS + 1):
        Config(tables(), seats)


def test_ham_9a_there_are_attacks_of_all_eight_subtypes() -> None:
    assert {card.subtype for card in of_kind(cards.ATTACK)} == set(range(len(cards.SUBTYPES)))


def test_ham_10_there_are_attacks_of_all_three_reaches() -> None:
    reaches = {card.reach for card in of_kind(cards.ATTACK)}
    assert {1, cards.REACH_ALL} < reaches, "one, and all"
    assert reaches & {2, 3, 4, 5}, "and a number"


def test_ham_12_defences_answer_all_types_and_name_most_subtypes() -> None:
    deck = hammerspace_deck("base")
    named = {
        word
        for card in deck.cards
        if card.defence
        for word in card.defence.against.model_fields_set
    }
    assert named >= set(cards.TYPES)
    assert len(named & set(cards.SUBTYPES)) >= 6
    for subtype in range(len(cards.SUBTYPES)):
        answers = [card for card in of_kind(cards.DEFENCE) if card.against[subtype] > 0]
        assert len(answers) >= 3, cards.SUBTYPES[subtype]


def test_there_are_at_least_ten_different_abilities() -> None:
    assert len({card.block for card in of_kind(cards.ABILITY)}) >= 10


def test_ham_18_at_least_eight_cards_have_an_effect_under_a_condition() -> None:
    code = tables().code
    under = [
        card.id
        for card in tables().main
        if any(code.abilities[own].test for own in card.abilities)
        or any(step.op == fx.TEST for step in steps(code, card.block))
    ]
    assert len(under) >= 8, under


def test_ham_17_at_least_four_cards_may_be_kept_attacks_and_defences() -> None:
    kept = [card for card in tables().main if card.keep != NONE]
    assert len(kept) >= 4
    assert {card.kind for card in kept} >= {cards.ATTACK, cards.DEFENCE}


def test_no_two_characters_have_the_same_effect() -> None:
    """Each changes play in its own way; compared without what they are called."""
    said = [str(character.abilities) for character in hammerspace_deck("base").characters]
    assert len(set(said)) == 24


def steps(code: Code, block: int) -> Iterator[StepCode]:
    """The steps of a block, one level deep."""
    if block != NONE:
        yield from code.blocks[block]


def aims(code: Code, action: MonsterAction) -> list[int]:
    """At whom an action attacks at once."""
    return [step.who for step in steps(code, action.block) if step.op == fx.STRIKE]


def answers(code: Code, action: MonsterAction) -> bool:
    """Whether an action does something to whoever does something."""
    for number in action.abilities:
        ability = code.abilities[number]
        if ability.kind == fx.WHEN and any(
            step.op in (fx.STRIKE, fx.DAMAGE) and step.who == fx.OTHER
            for step in steps(code, ability.block)
        ):
            return True
    return False


def guards(code: Code, action: MonsterAction) -> bool:
    """Whether an action makes a monster harder to hurt, or heals it."""
    heals = any(step.op == fx.HEAL for step in steps(code, action.block))
    return heals or any(
        code.abilities[number].what in (fx.DEFENCE_POINTS, fx.DEFENCE_DIE)
        if code.abilities[number].kind == fx.MOD
        else code.abilities[number].kind == fx.INSTEAD and code.abilities[number].what == fx.PREVENT
        for number in action.abilities
    )


KINDS_OF_ACTION: dict[str, Callable[[Code, MonsterAction], object]] = {
    "attacks one": lambda code, action: (
        len(aims(code, action)) == 1 and fx.EVERYONE not in aims(code, action)
    ),
    "attacks several": lambda code, action: len(aims(code, action)) > 1,
    "attacks all": lambda code, action: fx.EVERYONE in aims(code, action),
    "defends itself": guards,
    "answers whoever does a certain thing": answers,
}


@pytest.mark.parametrize("kind", KINDS_OF_ACTION)
def test_ham_23_every_monster_has_eleven_entries_and_every_kind_of_action(kind: str) -> None:
    found = tables()
    for monster in found.monsters:
        assert len(monster.actions) == 11
        assert any(KINDS_OF_ACTION[kind](found.code, each) for each in monster.actions), monster.id


def test_ham_24_every_monster_has_a_reward() -> None:
    assert all(monster.reward != NONE for monster in tables().monsters)


RARE = {
    ("count", "other-attacks"),
    ("figure", "hidden"),
    ("figure", "makeshift"),
    ("figure", "marks"),
}
"""One card's each: the Mallet, the Locksmith, the Stunt Double, and what Bad Weather leaves. Their
rules (HAM-6, HAM-28, HAM-33) are there anyway, so the words cost nothing."""


def test_every_word_of_the_vocabulary_has_two_users_or_more() -> None:
    """What fewer than two cards need is no word of its own."""
    used = users(tables())
    for name in DECKS:
        for word, ids in users(tables(name)).items():
            used[word] |= {f"{name} {card}" for card in ids}
    few = {
        (family, word)
        for family, words in FAMILIES.items()
        for word in words
        if len(used[family, word]) < 2
    }
    assert few == RARE


@pytest.mark.parametrize("name", DECKS)
def test_every_text_is_in_both_languages_short_enough_for_a_card_and_unlike_the_others(
    name: str,
) -> None:
    deck = hammerspace_deck(name)
    for card in everything(deck):
        for language in ("en", "es"):
            assert len(card.name.of(language)) <= 24, card.id
            assert len(card.flavour.of(language)) <= 62, card.id
    for where, text in texts(name):
        assert text.of("en") == text.en != text.es == text.of("es"), where
    for language in ("en", "es"):
        words = Counter(text.of(language) for _, text in texts(name))
        assert words.most_common(1)[0][1] == 1, "each joke once"


@pytest.mark.parametrize("name", DECKS)
def test_every_name_has_its_spanish_article_but_a_saying_and_a_king(name: str) -> None:
    bare = [card.id for card in everything(hammerspace_deck(name)) if card.article is None]
    assert bare == ["wet-paint", "coin-toss", "mould-king"]


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_named_like_its_folder_and_each_file_leads_an_editor_to_its_schema(
    name: str,
) -> None:
    assert hammerspace_deck(name).about.id == name
    for file in FILES:
        path = HAMMERSPACE / "decks" / name / file
        mark, _, target = path.read_text(encoding="utf-8").partition("\n")[0].partition("$schema=")
        assert mark == "# yaml-language-server: "
        schema = f"hammerspace-{path.stem}.v1.json"
        assert schema in SCHEMAS
        assert (path.parent / target).resolve() == (CARDS / "schema" / schema).resolve()


@pytest.mark.parametrize("path", PRESETS, ids=lambda path: path.stem)
def test_a_preset_loads_is_named_like_its_file_and_leads_to_its_schema(path: Path) -> None:
    preset = load(path.read_bytes(), path.name, PresetFile)
    assert preset.id == path.stem
    assert preset.name.en != preset.name.es
    assert preset.description.en != preset.description.es
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    target = (path.parent / first.partition("$schema=")[2]).resolve()
    assert target == (CARDS / "schema" / "hammerspace-preset.v1.json").resolve()


def test_the_old_presets_have_no_later_option_and_the_new_ones_are_as_designed() -> None:
    """HAM-22, HAM-26, HAM-28, HAM-30, HAM-31, HAM-32; no preset has a makeshift."""
    made = {
        path.stem: load(path.read_bytes(), path.stem, PresetFile).options.parameters()
        for path in PRESETS
    }
    assert {name for name, figures in made.items() if not figures.later} == {
        "seed",
        "full",
        "quick",
    }
    assert {figures.makeshift for figures in made.values()} == {0}
    duel, table, short, learn = (made[name] for name in ("duel", "table", "short", "learn"))
    assert all(one.lay_hidden for one in (duel, table, short, learn))
    assert [one.late_life for one in (duel, table, short, learn)] == [2, 1, 1, 1]
    assert [one.life for one in (duel, table, short, learn)] == [40, 36, 20, 24]
    assert [one.crown for one in (duel, table, short, learn)] == [2, 2, 1, 0]
    assert [one.monster_laps for one in (duel, table, short, learn)] == [4, 3, 0, 0]
    assert [one.feeding for one in (duel, table, short, learn)] == [True, True, False, False]
    assert not learn.characters


def test_ham_3_ham_4_ham_22_seed_is_bare_full_has_everything_and_quick_is_shorter() -> None:
    seed, full, quick = (
        load((HAMMERSPACE / "presets" / f"{name}.yaml").read_bytes(), name, PresetFile).options
        for name in ("seed", "full", "quick")
    )
    assert (seed.life, seed.characters, seed.monsters) == (30, False, False)
    assert (full.life, full.characters, full.monsters) == (30, True, True)
    assert quick.life < full.life
    assert quick.parameters().monster_turns > 0, "no clock to wait for"
