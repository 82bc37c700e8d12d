"""Hammerspace in the making: deck, seats as far as it has cards, rules; and what a match keeps."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.content_repository import ContentRepository
from app.content.file_kinds import DECK
from app.content.generic_setup import repository_of
from app.content.match_setup import BadChoice
from app.content.preset_groups import cycle_preset
from app.content.seating import player_kinds
from app.content.setup_from_args import asked_for, draft_from, first_draft
from app.games.hammerspace.setup_builder import HammerspaceSetupBuilder
from app.i18n.fluent import LANGUAGES, Texts
from app.match.headers import MOST_TITLES, header_from_data, header_to_data
from app.match.lifecycle import begin, resume
from app.match.seats import HUMAN, Seat
from app.text.decks import deck_words
from app.text.errors import words_for
from engines.hammerspace.cards import SUMS
from engines.hammerspace.deck import FILES, MOST_CARDS
from engines.kernel.errors import BadSetup
from engines.kernel.problems import DeckError
from engines.kernel.tempers import TEMPERS
from tests.app.games.hammerspace.decks import CARDS, CHARACTERS, put_deck

NAMES = ("Ana", "Ben", "Eva", "Leo", "Mia", "Noa", "Tom", "Zoe")
SHELF = repository_of("hammerspace")


def new_draft(repository: ContentRepository[Any, Any] = SHELF) -> HammerspaceSetupBuilder:
    return HammerspaceSetupBuilder(repository, NAMES, lambda: "WOLF")


@pytest.fixture
def draft() -> HammerspaceSetupBuilder:
    return new_draft()


@pytest.fixture
def small(draft: HammerspaceSetupBuilder, tmp_path: Path) -> HammerspaceSetupBuilder:
    """With main cards for three and characters for two."""
    assert draft.choose(str(put_deck(tmp_path, "lost")))
    return draft


def test_a_new_game_is_one_person_against_two_bots(draft: HammerspaceSetupBuilder) -> None:
    setup = draft.setup()
    assert setup.seats == (Seat("Ana", HUMAN), Seat("Ben", "steady"), Seat("Eva", "steady"))
    assert player_kinds("hammerspace") == (
        HUMAN,
        "beginner",
        "steady",
        "planner",
        "master",
        *TEMPERS,
        "random",
    )
    assert (setup.game, setup.seed, setup.config().seats) == ("hammerspace", "WOLF", 3)
    assert setup.content.deck.about.id == "base"


def test_the_first_rules_have_characters_and_monsters(draft: HammerspaceSetupBuilder) -> None:
    assert draft.presets[draft.preset_index].id == "full"
    names = ["full", "quick", "seed", "duel", "table", "short", "learn"]
    assert [preset.id for preset in draft.presets] == names, "the old ones first"
    parameters = draft.setup().config().parameters
    assert (parameters.life, parameters.characters, parameters.monsters) == (30, True, True)


# -- how many may play


def test_ham_1_two_to_six_play_the_shipped_deck(draft: HammerspaceSetupBuilder) -> None:
    assert draft.bounds() == (2, 6)
    while draft.add_seat():
        pass
    assert draft.setup().config().seats == 6
    while draft.remove_seat():
        pass
    assert draft.setup().config().seats == 2


def test_ham_1_a_deck_has_eight_cards_a_player(small: HammerspaceSetupBuilder) -> None:
    """24 cards: three players, even if nobody keeps a character."""
    small.set_option("characters", False)
    assert small.bounds() == (2, 3)
    small.seats = [Seat(name) for name in NAMES[:4]]
    assert small.house_rules(4) == {}
    with pytest.raises(BadChoice) as caught:
        small.setup()
    refusal = caught.value
    assert (refusal.what, refusal.found, refusal.values) == ("few-cards", "4", {"most": 3})


def test_ham_4_a_deck_has_three_characters_a_player(small: HammerspaceSetupBuilder) -> None:
    """Six characters: two players. The third may play without any."""
    assert small.bounds() == (2, 2)
    assert len(small.seats) == 3
    assert small.house_rules(3) == {"characters": False}
    refusal = small.seats_error(len(small.seats))
    assert refusal is not None
    assert (refusal.what, refusal.found, refusal.values) == ("few-characters", "3", {"most": 2})
    small.set_option("characters", False)
    assert small.seats_error(len(small.seats)) is None
    assert small.setup().config().seats == 3


def test_bounds_of_the_draft_are_those_of_the_rules(small: HammerspaceSetupBuilder) -> None:
    """What the draft lets through the rules take, and one more player they refuse."""
    for characters in (True, False):
        small.set_option("characters", characters)
        most = small.bounds()[1]
        small.seats = [Seat(name) for name in NAMES[:most]]
        setup = small.setup()
        assert setup.config().seats == most
        crowd = tuple(Seat(name) for name in NAMES[: most + 1])
        with pytest.raises(BadSetup) as caught:
            replace(setup, seats=crowd).config()
        assert caught.value.data["problem"] == ("characters" if characters else "deck")
        found = len(setup.content.deck.characters if characters else setup.content.deck.cards)
        for language in LANGUAGES:
            assert str(found) in words_for(Texts(language, strict=True), caught.value)


def test_a_deck_made_for_fewer_is_no_refusal(small: HammerspaceSetupBuilder) -> None:
    small.set_option("characters", False)
    assert (small.recommended_players, len(small.seats)) == (2, 3)
    assert small.setup().config().seats == 3


def test_ham_22_a_deck_without_monsters_says_which_rule_mends_it(
    draft: HammerspaceSetupBuilder, tmp_path: Path
) -> None:
    folder = put_deck(tmp_path, "calm", monsters="monsters: []\n")
    assert draft.choose(str(folder))
    draft.remove_seat()
    with pytest.raises(BadChoice) as caught:
        draft.setup()
    for language, rule in (("en", "Monsters"), ("es", "Monstruos")):
        texts = Texts(language, strict=True)
        assert rule == texts("newgame-hammerspace-option-monsters")
        told = words_for(texts, caught.value)
        assert "calm" in told
        assert rule in told
    draft.set_option("monsters", False)
    draft.setup().config()


@pytest.mark.parametrize("language", LANGUAGES)
def test_ham_4_the_refusal_names_the_option_as_the_form_does(
    small: HammerspaceSetupBuilder, language: str
) -> None:
    texts = Texts(language, strict=True)
    refusal = small.seats_error(len(small.seats))
    assert refusal is not None
    assert texts("newgame-hammerspace-option-characters") in words_for(texts, refusal)


# -- decks


def test_a_deck_is_chosen_by_its_id_or_its_path(
    draft: HammerspaceSetupBuilder, tmp_path: Path
) -> None:
    own = tmp_path / "hammerspace" / "decks"
    put_deck(own, "lost")
    repository = repository_of("hammerspace", tmp_path)
    assert repository.folder(DECK) == own
    draft = new_draft(repository)
    assert [entry.id for entry in draft.entries] == ["base", "loaded", "lost"]
    assert draft.choose("lost")
    assert draft.choose("base")
    assert draft.choose(str(own / "lost"))
    assert not draft.choose("nowhere")


WRONG = {
    "cards": (CARDS.replace("id: thing-2,", "id: thing-1,"), "id_twice"),
    "characters": (CHARACTERS.replace("add: 3", "add: 1"), "same_effect"),
    "monsters": ("monsters: [", "syntax"),
    "deck": ("id: lost\n", "missing_field"),
}


@pytest.mark.parametrize("file", WRONG)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_deck_is_told_with_its_place(
    draft: HammerspaceSetupBuilder, tmp_path: Path, file: str, language: str
) -> None:
    text, code = WRONG[file]
    draft.choose(str(put_deck(tmp_path, "lost", **{file: text})))
    assert draft.scenario is None
    with pytest.raises(DeckError) as caught:
        draft.setup()
    assert [problem.code for problem in caught.value.problems][:1] == [code]
    told = deck_words(Texts(language, strict=True), caught.value)
    assert told.startswith(f"lost/{file}.yaml, ")


def test_ham_12_an_attack_without_a_defence_against_it_is_told(
    draft: HammerspaceSetupBuilder, tmp_path: Path
) -> None:
    text = CARDS.replace("chemical: 3, ice: 7", "physical: 3")
    draft.choose(str(put_deck(tmp_path, "lost", cards=text)))
    with pytest.raises(DeckError) as caught:
        draft.setup()
    assert {problem.code for problem in caught.value.problems} == {"no_answer"}
    assert len(caught.value.problems) == 4  # fire, ice, biological, corrosive


def test_all_files_that_are_missing_are_named(
    draft: HammerspaceSetupBuilder, tmp_path: Path
) -> None:
    (tmp_path / "lost").mkdir()
    draft.choose(str(tmp_path / "lost"))
    with pytest.raises(DeckError) as caught:
        draft.setup()
    assert [problem.found for problem in caught.value.problems] == ["nothing"] * len(FILES)


def test_without_the_programs_cards_there_is_no_new_game(tmp_path: Path) -> None:
    with pytest.raises(BadChoice) as caught:
        first_draft(ContentIndex(None, tmp_path), "hammerspace", NAMES, lambda: "WOLF")
    assert (caught.value.what, caught.value.found) == ("library", "cards/hammerspace")


# -- what a match keeps


def test_a_match_keeps_the_words_for_its_screen(small: HammerspaceSetupBuilder) -> None:
    small.remove_seat()
    title = small.setup().title()
    assert title["deck-en"] == "Lost Property"
    assert title["card-thing-1-es"] == "El thing-1"
    assert title["about-card-thing-1-en"] == "Found."
    assert title["character-person-6-en"] == "The person-6"
    assert title["about-character-person-6-es"] == "Hallado."
    assert title["monster-beast-es"] == "El beast"
    assert title["about-monster-beast-en"] == "Found."
    assert title["action-beast-2-en"]
    assert len(title) == 2 * (1 + 2 * (24 + 6 + 1) + SUMS)


def test_a_match_keeps_the_article_of_a_name_for_spanish(draft: HammerspaceSetupBuilder) -> None:
    title = draft.setup().title()
    assert title["article-card-frying-pan-es"] == "la"
    assert title["article-character-inventor-es"] == "la"
    assert title["article-monster-laundry-yeti-es"] == "el"
    assert "article-card-coin-toss-es" not in title, "a name without an article"
    assert "article-card-frying-pan-en" not in title


def test_the_words_of_the_largest_deck_there_can_be_are_read_back(
    draft: HammerspaceSetupBuilder,
) -> None:
    """200 of each kind, with the longest ids, names and flavours."""
    setup = draft.setup()
    deck = setup.content.deck
    name = deck.about.name.model_copy(update={"en": "N" * 40, "es": "ñ" * 40})
    flavour = deck.about.description.model_copy(update={"en": "F" * 300, "es": "ñ" * 300})
    words = {"name": name, "flavour": flavour, "article": "las"}
    ids = [{"id": f"{number:0>40}", **words} for number in range(MOST_CARDS)]
    large = type(deck)(
        deck.about,
        tuple(deck.cards[0].model_copy(update=one) for one in ids),
        tuple(deck.characters[0].model_copy(update=one) for one in ids),
        tuple(deck.monsters[0].model_copy(update=one) for one in ids),
    )
    config = setup.config()
    title = type(setup.content)(large).title()
    assert len(title) == 2 + (2 * (2 * 3 + SUMS) + 3) * MOST_CARDS <= MOST_TITLES
    match = begin("hammerspace", config, setup.seats, "7", match_id="0" * 16, title=title)
    assert header_from_data(header_to_data(match.header)).title == title


def test_a_match_goes_on_from_what_was_kept(draft: HammerspaceSetupBuilder) -> None:
    setup = draft.setup()
    match = begin(
        setup.game, setup.config(), setup.seats, setup.seed, match_id="0" * 16, title=setup.title()
    )
    again = resume(match.header, [])
    assert again.public.digest == setup.config().digest


# -- the command line


def asked(**options: object) -> tuple[HammerspaceSetupBuilder, BadChoice | None]:
    start = StartOptions("hammerspace", **options)  # type: ignore[arg-type]  # fields by name
    assert asked_for(start)
    draft, refused = draft_from(start, ContentIndex(), NAMES, lambda: "WOLF")
    assert isinstance(draft, HammerspaceSetupBuilder)
    return draft, refused


def test_the_command_line_chooses_everything() -> None:
    seats = tuple(Seat(name, HUMAN) for name in NAMES[:5])
    options = {"life": 50, "time_limit": 20, "time_limit_unit": "turns"}
    draft, refused = asked(
        seed="BEAR", players=seats, scenario="base", preset="quick", options=options
    )
    assert refused is None
    setup = draft.setup()
    assert (setup.seats, setup.seed) == (seats, "BEAR")
    parameters = setup.config().parameters
    assert (parameters.life, parameters.limit_turns, parameters.monster_turns) == (50, 20, 10)


def test_an_unknown_deck_is_named() -> None:
    draft, refused = asked(scenario="nowhere")
    assert refused is not None
    for language in LANGUAGES:
        assert "nowhere" in words_for(Texts(language, strict=True), refused)
    assert draft.setup().content.deck.about.id == "base"


@pytest.mark.parametrize(
    ("preset", "deck", "players"),
    [("full", "base", 3), ("duel", "loaded", 2), ("table", "loaded", 4), ("learn", "loaded", 2)],
)
def test_rules_bring_their_deck_and_their_players(preset: str, deck: str, players: int) -> None:
    draft, refused = asked(preset=preset)
    assert refused is None
    setup = draft.setup()
    assert (setup.content.deck.about.id, len(setup.seats)) == (deck, players)


def test_players_and_deck_of_the_command_line_win_over_those_of_the_rules() -> None:
    seats = tuple(Seat(name, HUMAN) for name in NAMES[:3])
    draft, refused = asked(preset="duel", players=seats, scenario="base")
    assert refused is None
    setup = draft.setup()
    assert (setup.content.deck.about.id, setup.seats) == ("base", seats)


def test_going_through_the_rules_changes_players_who_nobody_chose(
    draft: HammerspaceSetupBuilder,
) -> None:
    before = list(draft.seats)
    seen = {}
    for _ in draft.presets:
        seen[draft.presets[draft.preset_index].id] = len(draft.seats)
        cycle_preset(draft, 1)
    assert seen == {"full": 3, "quick": 3, "seed": 3, "duel": 2, "table": 4, "short": 2, "learn": 2}
    assert draft.seats == before, "the same rivals are back"
    draft.add_seat()
    draft.add_seat()
    draft.choose_preset("duel")
    assert len(draft.seats) == 5, "a number that was chosen stays"


def test_ham_4_a_duel_has_no_characters_who_need_a_crowd() -> None:
    """Of Loaded Pockets: one reaches further targets, one gains when others go out."""
    for preset, missing in (("duel", {"juggler", "undertaker"}), ("table", set())):
        draft, _ = asked(preset=preset)
        setup = draft.setup()
        offered = {card.id for card in setup.config().cards.characters}
        assert {card.id for card in setup.content.deck.characters} - offered == missing
