"""Napakalaki in the making: deck, seats by the rules, house rules; and what a match keeps of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.content_repository import ContentRepository
from app.content.generic_setup import repository_of
from app.content.match_setup import BadChoice
from app.content.seating import player_kinds
from app.content.setup_from_args import asked_for, draft_from, first_draft
from app.games.napakalaki.match_setup import NO_ARTICLE
from app.games.napakalaki.setup_builder import NapakalakiSetupBuilder
from app.i18n.fluent import LANGUAGES, Texts
from app.match.headers import MOST_TITLES, header_from_data, header_to_data
from app.match.lifecycle import begin, resume
from app.match.seats import HUMAN, Seat
from app.text.errors import words_for
from engines.kernel.problems import DeckError
from engines.kernel.tempers import TEMPERS
from engines.napakalaki.config import Config
from engines.napakalaki.deck import MOST_CARDS, MOST_CULTISTS, Cultist
from tests.app.games.napakalaki.decks import put_deck

NAMES = ("Ana", "Ben", "Eva", "Leo", "Mia", "Noa", "Tom", "Zoe")
SHELF = repository_of("napakalaki")


def new_draft(repository: ContentRepository[Any, Any] = SHELF) -> NapakalakiSetupBuilder:
    return NapakalakiSetupBuilder(repository, NAMES, lambda: "WOLF")


@pytest.fixture
def draft() -> NapakalakiSetupBuilder:
    return new_draft()


def test_a_new_game_is_one_person_against_two_cautious_bots(draft: NapakalakiSetupBuilder) -> None:
    setup = draft.setup()
    assert setup.seats == (Seat("Ana", HUMAN), Seat("Ben", "cautious"), Seat("Eva", "cautious"))
    assert (setup.game, setup.seed, setup.config().seats) == ("napakalaki", "WOLF", 3)
    assert setup.content.deck.about.id == "base"


def test_a_seat_goes_through_people_and_the_games_own_bots(draft: NapakalakiSetupBuilder) -> None:
    assert player_kinds("napakalaki") == (
        HUMAN,
        "beginner",
        "cautious",
        "sharp",
        "planner",
        "master",
        *TEMPERS,
        "random",
    )
    draft.cycle_seat(0, -1)
    assert draft.seats[0].bot == "random"


# -- how many may play


def test_nap_1_the_edition_says_how_many_play(draft: NapakalakiSetupBuilder) -> None:
    """readme: 3 or 4 players. guion: 3 players."""
    assert draft.bounds() == (3, 4)
    assert draft.add_seat()
    assert not draft.add_seat()
    assert not draft.seats_error(len(draft.seats))
    draft.set_option("edition", "guion")
    assert draft.bounds() == (3, 3)
    refusal = draft.seats_error(len(draft.seats))
    assert refusal is not None
    assert (refusal.what, refusal.found, refusal.values) == (
        "seats",
        "4",
        {"least": 3, "most": 3, "span": 0, "game": "napakalaki"},
    )
    assert draft.remove_seat()
    assert not draft.remove_seat()


def test_nap_1_a_house_rule_takes_2_to_6(draft: NapakalakiSetupBuilder) -> None:
    assert draft.house_rules(2) == draft.house_rules(6) == {"players": "house"}
    assert draft.house_rules(1) == draft.house_rules(7) == {}
    draft.set_option("players", "house")
    while draft.add_seat():
        pass
    assert len(draft.seats) == 6
    assert draft.setup().config().seats == 6
    while draft.remove_seat():
        pass
    assert draft.setup().config().seats == 2


def test_nap_1_too_many_are_refused_with_the_rule_that_would_take_them(
    draft: NapakalakiSetupBuilder,
) -> None:
    draft.seats = [Seat(name) for name in NAMES[:5]]
    with pytest.raises(BadChoice) as caught:
        draft.setup()
    named = ("en", "Players allowed", "3-4"), ("es", "Cuántos juegan", "3 o 4")
    for language, rule, bounds in named:
        texts = Texts(language, strict=True)
        assert rule == texts("newgame-napakalaki-option-players")
        told = words_for(texts, caught.value)
        assert "5" in told
        assert bounds in told


def test_a_deck_made_for_fewer_is_a_warning_and_no_refusal(
    draft: NapakalakiSetupBuilder, tmp_path: Path
) -> None:
    assert draft.short_of_cards == 0
    draft.set_option("players", "house")
    draft.add_seat()
    assert draft.short_of_cards == 0  # four, and the deck is for four
    draft.add_seat()
    assert draft.short_of_cards == 4
    draft.setup().config()
    draft.choose("grand")
    assert draft.short_of_cards == 0


# -- decks


def test_a_deck_is_chosen_by_its_id_or_its_path(
    draft: NapakalakiSetupBuilder, tmp_path: Path
) -> None:
    assert draft.choose("grand")
    assert draft.scenario is not None
    assert draft.scenario.about.id == "grand"
    assert draft.choose(str(put_deck(tmp_path, "larder")))
    assert draft.setup().content.deck.about.id == "larder"
    assert not draft.choose("nowhere")


def test_a_broken_deck_can_be_looked_at_and_not_played(
    draft: NapakalakiSetupBuilder, tmp_path: Path
) -> None:
    folder = put_deck(tmp_path, "larder", monsters="monsters: [")
    assert draft.choose(str(folder))
    with pytest.raises(DeckError) as caught:
        draft.setup()
    assert caught.value.problems[0].file == "larder/monsters.yaml"


def test_a_deck_of_the_command_line_is_read_again_when_it_was_mended(
    draft: NapakalakiSetupBuilder, tmp_path: Path
) -> None:
    folder = put_deck(tmp_path, "larder", deck="id: larder\n")
    draft.choose(str(folder))
    assert draft.scenario is None
    put_deck(tmp_path / "other", "larder")
    (folder / "deck.yaml").write_bytes((tmp_path / "other" / "larder" / "deck.yaml").read_bytes())
    draft.reload()
    assert draft.setup().content.deck.about.id == "larder"


def test_a_deck_that_went_away_is_not_chosen_any_more(tmp_path: Path) -> None:
    decks = tmp_path / "napakalaki" / "decks"
    folder = put_deck(decks, "larder")
    repository = repository_of("napakalaki", tmp_path)
    draft = new_draft(repository)
    assert draft.choose("larder")
    folder.rename(tmp_path / "gone")
    draft.reload()
    assert draft.setup().content.deck.about.id == "base"


def test_without_the_programs_cards_there_is_no_new_game(tmp_path: Path) -> None:
    with pytest.raises(BadChoice) as caught:
        first_draft(ContentIndex(None, tmp_path), "napakalaki", NAMES, lambda: "WOLF")
    assert (caught.value.what, caught.value.found) == ("library", "cards/napakalaki")


# -- what a match keeps


def test_a_match_keeps_the_words_for_its_screen(
    draft: NapakalakiSetupBuilder, tmp_path: Path
) -> None:
    draft.choose(str(put_deck(tmp_path, "larder")))
    title = draft.setup().title()
    assert title["deck-en"] == "Larder"
    assert title["deck-es"] == "Despensa"
    assert title["treasure-soup-spoon-es"] == "Cuchara sopera"
    assert title["about-treasure-soup-spoon-en"] == "Slightly bent."
    assert title["monster-old-cheese-en"] == "Old Cheese"
    assert title["about-monster-old-cheese-es"] == "Mayor que tú."
    assert title["beaten-monster-old-cheese-en"] == "It was ripe for it."
    assert title["fate-monster-old-cheese-es"] == "Te has quedado sin pan."
    assert title["article-monster-old-cheese-es"] == "el"
    others = [key for key in title if key.startswith(("beaten-", "fate-", "article-"))]
    assert len(others) == 5, "the other monster has neither line"
    assert len(title) - len(others) == 2 * (1 + 2 * (3 + 2))


def test_a_match_keeps_which_treasures_have_no_article_in_english(
    draft: NapakalakiSetupBuilder,
) -> None:
    """It is "the Receipt", but "Number 86"."""
    draft.choose("friends")
    title = draft.setup().title()
    bare = [
        key.removeprefix("article-")
        for key, word in title.items()
        if key.startswith("article-treasure-") and word == NO_ARTICLE
    ]
    assert [title[key] for key in bare] == ["Number 86"]


def test_the_words_of_the_largest_deck_there_can_be_are_read_back(
    draft: NapakalakiSetupBuilder,
) -> None:
    """500 treasures and monsters, and cultists, with the longest ids, names and flavours, and
    all that sentences need of a name."""
    deck = draft.setup().content.deck
    name = deck.about.name.model_copy(update={"en": "N" * 40, "es": "ñ" * 40})
    flavour = deck.about.description.model_copy(update={"en": "F" * 300, "es": "ñ" * 300})
    words = {"name": name, "flavour": flavour, "article": "las", "bare": True}
    numbers = [f"{number:0>40}" for number in range(MOST_CARDS)]
    treasures = [deck.treasures[0].model_copy(update={"id": one, **words}) for one in numbers]
    words |= {"beaten": flavour, "fate": flavour, "plural": True}
    monsters = [deck.monsters[0].model_copy(update={"id": one, **words}) for one in numbers]
    setup = draft.setup()
    one = {"name": name, "flavour": flavour, "bonus": 1}
    cultists = tuple(Cultist.model_construct(id=each, **one) for each in numbers[:MOST_CULTISTS])
    large = type(deck)(deck.about, tuple(treasures), tuple(monsters), cultists)
    title = type(setup.content)(large).title()
    assert len(title) == 2 + (6 + 11) * MOST_CARDS + 4 * MOST_CULTISTS <= MOST_TITLES
    match = begin("napakalaki", setup.config(), setup.seats, "7", match_id="0" * 16, title=title)
    assert header_from_data(header_to_data(match.header)).title == title


def test_a_match_goes_on_from_what_was_kept(draft: NapakalakiSetupBuilder) -> None:
    setup = draft.setup()
    match = begin(
        setup.game, setup.config(), setup.seats, setup.seed, match_id="0" * 16, title=setup.title()
    )
    again = resume(match.header, [])
    assert isinstance(again.public, Config)
    assert again.public.digest == setup.config().digest


# -- the command line


def asked(**options: object) -> tuple[NapakalakiSetupBuilder, BadChoice | None]:
    start = StartOptions("napakalaki", **options)  # type: ignore[arg-type]  # fields by name
    assert asked_for(start)
    draft, refused = draft_from(start, ContentIndex(), NAMES, lambda: "WOLF")
    assert isinstance(draft, NapakalakiSetupBuilder)
    return draft, refused


def test_the_command_line_chooses_everything() -> None:
    seats = tuple(Seat(name, "sharp") for name in NAMES[:5])
    draft, refused = asked(
        seed="BEAR",
        players=seats,
        scenario="grand",
        preset="guion",
        options={"players": "house", "turn_limit": 90},
    )
    assert refused is None
    setup = draft.setup()
    assert (setup.seats, setup.seed, setup.content.deck.about.id) == (seats, "BEAR", "grand")
    assert setup.options.edition == "guion"
    assert setup.config().parameters.turn_limit == 90


def test_an_unknown_deck_is_named() -> None:
    draft, refused = asked(scenario="nowhere")
    assert refused is not None
    for language in LANGUAGES:
        assert "nowhere" in words_for(Texts(language, strict=True), refused)
    assert draft.setup().content.deck.about.id == "base"
