"""What is done on the screen with Nim, a game that brings its rules, bots and words alone.

`tests/app/test_new_game.py` runs this in a process that finds the game: the name of this file keeps
it out of the suite, whose program has three games.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from nim_game.config import Config, Parameters
from nim_game.events import Taken
from nim_game.rules import Rules
from nim_game.state import State, View
from textual.pilot import Pilot

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.i18n.fluent import LOCALES, Texts
from app.match.bots.process import process_bots
from app.match.match import Match
from app.match.seats import Seat
from app.match.suggestion import suggested
from app.plain.plain_match import running
from app.registry import Game, game, game_ids
from app.store.matches import Matches
from app.text.game_words import GameWords
from app.text.rulebook import place_of
from app.tui.app import MazmorraApp
from app.tui.daily.screen import DailyScreen
from app.tui.factory import make_app
from app.tui.generic.screen import GenericScreen
from app.tui.keymap import checked
from app.tui.screens.end import EndScreen
from app.tui.screens.home import HomeScreen
from app.tui.screens.newgame import NewGameScreen
from app.tui.settings.keys import KeysScreen
from engines.kernel import rules as kernel
from engines.kernel.errors import GameOver, IllegalAction
from engines.kernel.events import EVERYONE, OVER
from tests.app.tui.modes import is_replay
from tests.app.tui.shell import services
from tests.helpers.pictures import screen_words

SIZES = [(80, 24), (120, 40)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Matches]:
    """The file of saved matches."""
    found = Matches(tmp_path / "matches.sqlite3")
    yield found
    found.shut()


def program(store: Matches, **start: Any) -> MazmorraApp:
    """The program with that file; a message that is missing is a failure."""
    outside = services()
    outside.store, outside.library = store, ContentIndex(None)
    app = make_app(outside, StartOptions(**{"speed": 0, **start}))
    app.texts = type(app.texts)(app.texts.language, strict=True)
    return app


def asked(store: Matches, **start: Any) -> MazmorraApp:
    """The program, asked for a match of Nim with one heap or as `start` has it."""
    return program(store, **{"game": "nim", "seed": "OAK", "options": {"heaps": 1}, **start})


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys, each when all that the one before did was shown."""
    for key in keys:
        await pilot.press(key)
        await asyncio.sleep(3)  # virtual seconds
        await pilot.pause()


async def played_out(pilot: Pilot[Any]) -> None:
    """Decide whatever stands first until the end is shown."""
    for _ in range(60):
        if isinstance(pilot.app.screen, EndScreen):
            return
        await press(pilot, "enter")
    raise AssertionError("the match has no end")


def words(pilot: Pilot[Any]) -> str:
    """What the screen in front says."""
    return screen_words(pilot.app)


def match_of(pilot: Pilot[Any]) -> Match:
    """The match on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, GenericScreen)
    return running(screen.session).match


def test_the_program_finds_a_fourth_game() -> None:
    assert game_ids()[-1] == "nim"


def test_its_rules_keep_what_the_protocol_says() -> None:
    """As `docs/new-game.md` says that a game's tests should."""
    rules: kernel.Rules[Config, State, View] = Rules()
    config = Config(3, Parameters(heaps=4, last_loses=True))
    state, same = rules.new(config, "OAK"), rules.new(config, "OAK")
    assert rules.digest(state) == rules.digest(same)
    while (seat := rules.actor(state)) != OVER:
        again = rules.load(Config.from_data(config.to_data()), rules.dump(state))
        assert rules.digest(again) == rules.digest(state)
        view = rules.view(state, seat)
        assert rules.digest(rules.determinize(config, view, state.source)) == rules.digest(state)
        numbers = rules.encode(config, view)
        assert len(numbers) == rules.encoding_size(config)
        assert [at for at in range(rules.action_count(config)) if numbers[at]] == [*view.legal]
        with pytest.raises(IllegalAction):
            rules.apply(state, rules.action_count(config))
        assert rules.digest(again) == rules.digest(state)
        rules.apply(state, rules.parse(rules.notation(view.legal[-1])))
    assert sum(rules.evaluate(state)) == 1
    with pytest.raises(GameOver):
        rules.apply(state, 0)


# -- from the home screen to the end


@pytest.mark.parametrize("size", SIZES)
async def test_it_is_chosen_at_home_set_up_in_the_form_and_played_to_its_end(
    store: Matches, size: tuple[int, int]
) -> None:
    app = program(store)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "Play Nim           heaps of matches, and the last one wins" in words(pilot)
        app.place.menu.choose("home.nim")  # type: ignore[attr-defined]  # the home screen has one
        await press(pilot, "enter")
        form = app.screen
        assert isinstance(form, NewGameScreen)
        assert "Deck" not in words(pilot), "no rows for what the game does not have"
        form.form_list.renew("option:heaps")
        await press(pilot, "left", "left")
        assert re.search("Heaps +← 1 →", words(pilot))
        await press(pilot, "down")
        assert "Last loses" in words(pilot), "an option without words is called by its name"
        assert "│ Whoever takes the last match" in words(pilot), "as its model describes it"
        await press(pilot, "s")
        assert match_of(pilot).public.parameters == Parameters(heaps=1)
        assert "Take matches from one heap; who" in words(pilot), "the game's own first line"
        await played_out(pilot)
        assert "wins! ──" in words(pilot)
        assert "The last match is taken" in words(pilot)
        assert "turning point" not in words(pilot).lower(), "nobody analyses it"
        await press(pilot, "c")
        assert "Mazmorra · Nim" in words(pilot)


async def test_keys_choose_and_enter_decides(store: Matches) -> None:
    async with asked(store, options={"heaps": 4}).run_test(size=(80, 24)) as pilot:
        await press(pilot, "up")
        match = match_of(pilot)
        last = match.legal()[-1]
        assert f"{len(match.legal())} Take" in words(pilot), "from the first choice up is the last"
        assert f"Take {last % 9 + 1} matches from heap 4" in words(pilot)
        await press(pilot, "home", "pagedown", "2", "k", "j", "enter")
        assert match.written[0].notation == "take 2 1"
        assert "Ana takes 2 matches from heap 1" in words(pilot)


async def test_a_bot_gives_a_hint_and_no_hint_is_given_by_chance(store: Matches) -> None:
    async with asked(store).run_test(size=(80, 24)) as pilot:
        await press(pilot, "H")
        match = match_of(pilot)
        heap = match.view(0).heaps[0]
        assert f"A bot would choose: Take {heap} matches from heap 1" in words(pilot)
        assert suggested("nim", match.public, match.view(0), 1) == heap - 1


async def test_a_slow_bot_answers_in_place_where_no_codec_brings_it_what_it_sees(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = replace(game("nim"), quick_bots=frozenset())
    monkeypatch.setattr("app.match.bots.process.game", lambda _game_id: slow)
    config, rules = Config(2, Parameters(heaps=1)), Rules()
    view = rules.view(rules.new(config, "OAK"), 0)
    bots = process_bots("nim", config)
    assert await bots.choose(0, "wise", view, 1) == view.heaps[0] - 1
    bots.close()


async def test_a_decision_is_taken_back(store: Matches) -> None:
    """No die and no card comes after it; against a bot only practice goes that far."""
    two = {"players": (), "options": {"heaps": 2}}
    async with asked(store, **two).run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter", "u")
        assert "Undo stops once a bot has played" in words(pilot)


async def test_rules_that_have_no_page_are_said_to_have_none(store: Matches) -> None:
    async with asked(store).run_test(size=(80, 24)) as pilot:
        await press(pilot, "f7")
        assert "This game has no page of rules." in words(pilot)
        await press(pilot, "question_mark")
        assert "The choices of this decision are on the left" in words(pilot)


async def test_all_of_the_state_has_a_page(store: Matches) -> None:
    async with asked(store, options={"heaps": 4}).run_test(size=(80, 24)) as pilot:
        await press(pilot)
        heaps = ", ".join(map(str, match_of(pilot).view(0).heaps))
        await press(pilot, "y")
        assert f"Heaps: {heaps}" in words(pilot)


# -- later


async def test_it_is_saved_and_gone_on_with(store: Matches) -> None:
    async with asked(store, options={"heaps": 4}).run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        before = match_of(pilot)
        assert before.decisions == 2
        await press(pilot, "escape", "s")
        assert isinstance(pilot.app.screen, HomeScreen)
        assert "Continue           Nim, " in words(pilot)
    async with program(store).run_test(size=(80, 24)) as pilot:
        await press(pilot, "c")
        after = match_of(pilot)
        assert after.digest() == before.digest()
        assert "The match continues." in words(pilot)
        assert "Ben takes" in words(pilot), "the log tells what was before"


async def test_it_is_shown_again_step_by_step(store: Matches) -> None:
    async with asked(store, options={"heaps": 2}).run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        assert match_of(pilot).decisions == 2
        await press(pilot, "R")
        assert is_replay(pilot.app.screen)
        await press(pilot, "home")
        assert "Next: Ana" in words(pilot)
        assert "Take 1 match from heap 1" in words(pilot)
        await press(pilot, "right", "H")
        assert "Ben (a bot) chose: Take" in words(pilot)
        await press(pilot, "right")
        assert "decision 2 of 2" in words(pilot)


async def test_the_records_the_list_and_the_daily_know_it(store: Matches) -> None:
    async with asked(store).run_test(size=(80, 24)) as pilot:
        await press(pilot)
        await played_out(pilot)
        await press(pilot, "escape", "r")
        assert "Nim" in words(pilot)
        assert "without a name" not in words(pilot), "it is played on no deck"
        await press(pilot, "right")
        assert "in the fewest turns" in words(pilot) or "No results yet" in words(pilot)
        await press(pilot, "right", "tab", "tab", "tab", "tab", "tab")
        assert "0 of" not in words(pilot), "it has no feats to gain"
        await press(pilot, "escape", "m", "f")
        assert "Nim" in words(pilot)
        await press(pilot, "escape", "d")
        assert isinstance(pilot.app.screen, DailyScreen)
        assert "Nim           not started; counts for the records" in words(pilot)
        pilot.app.screen.menu.choose("daily.nim")
        await press(pilot, "enter")
        assert match_of(pilot).header.title == {"daily": "2027-01-15"}


async def test_its_row_has_no_letter_but_can_be_given_one(store: Matches) -> None:
    app = program(store)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "f9", "t", "/", *"play nim", "enter")
        assert isinstance(app.screen, KeysScreen)
        assert "Play Nim" in words(pilot)
        await press(pilot, "escape", "/", *"choice by number", "enter")
        assert "Choice by number" in words(pilot), "the keys of the generic screen are there, too"
    chosen, problems = checked({"home.nim": "w", "daily.nim": "w"})
    assert chosen == {"home.nim": "w", "daily.nim": "w"}
    assert not problems


async def test_two_people_and_a_watcher_are_greeted(store: Matches) -> None:
    bots = (Seat("Ben", "wise"), Seat("Eva", "random"))
    async with asked(store, players=(Seat("Ana"), Seat("Ben"))).run_test() as pilot:
        await press(pilot)
        assert "You play @1 Ana, @2 Ben" in words(pilot), "our own words where it has none"
    async with asked(store, players=bots).run_test() as pilot:
        await press(pilot)
        assert isinstance(pilot.app.screen, EndScreen), "two bots need nobody"


async def test_where_seats_have_secrets_the_keyboard_is_handed_over(
    store: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And of a bot's choice others learn nothing while the match goes on."""
    monkeypatch.setattr(Config, "private", True)
    people = (Seat("Ana"), Seat("Eva"), Seat("Ben", "wise"))
    app = asked(store, players=people, options={"heaps": 4})
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot)
        assert "Pass the keyboard to" in words(pilot)
        assert "Heaps" not in words(pilot)
        await press(pilot, "space", "enter")
        assert "Ana takes 1 match from heap 1" in words(pilot), "what all may know"
        await press(pilot, "space", "enter", "space")
        assert match_of(pilot).decisions == 3
        assert "Ben takes 4 matches from heap 2" in words(pilot)
        await press(pilot, "R", "left")
        assert "Next: Ben" in words(pilot)
        assert "Take 4" not in words(pilot), "before it was told, nobody knows what he thinks"
        await press(pilot, "H")
        assert "What Ben knew here stays secret" in words(pilot)


# -- without words


def test_what_has_no_message_is_told_by_the_names_of_the_code() -> None:
    texts = Texts("en", LOCALES, strict=True)
    config = Config(2)
    told = GameWords(texts, "nim", config, ("Ana", "Ben"))
    rules = Rules()
    state = rules.new(config, "OAK")
    action = rules.legal(state)[0]
    assert told.choice(action, rules.view(state, 0)) == "Take 1 1"
    assert told.event(Taken(EVERYONE, 1, 3, 2, 4)) == "Ben: taken, count 3, heap 2, left 4"
    heaps = ", ".join(map(str, state.heaps))
    assert told.state(rules.view(state, 0)) == [f"Heaps: {heaps}"]
    assert told.ending((1,), "last-match") == "Ben wins!"


@pytest.mark.parametrize(
    ("shown", "lines"),
    [
        ({"board": "x.o\n.x."}, ["x.o", ".x."]),
        ({"players": [{"name": "Ana", "score": 3}]}, ["Players:", "  name Ana, score 3"]),
        ({"piles": {"deck": 12, "top_card": None}}, ["Piles:", "  Deck: 12", "  Top_card: -"]),
        ({"seat": 0, "actor": 1, "turn": 4, "legal": [1, 2]}, []),
    ],
)
def test_any_view_is_shown_as_lines(shown: dict[str, Any], lines: list[str]) -> None:
    told = GameWords(Texts("en", LOCALES, strict=True), "nim", Config(2), ("Ana", "Ben"))
    assert told.state(shown) == lines


# -- a page of rules in the package


def test_a_page_of_rules_lies_in_the_package_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules").mkdir()
    page = tmp_path / "rules" / "en.md"
    page.write_text("# Nim\n", encoding="utf-8")
    monkeypatch.setattr(Game, "folder", lambda _game: tmp_path)
    assert place_of("nim", "en") == page
    assert place_of("nim", "es") == page, "English where there is no other"
    (tmp_path / "rules" / "es.md").write_text("# Nim\n", encoding="utf-8")
    assert place_of("nim", "es").name == "es.md"
    assert place_of(game_ids()[0], "en").parent.name == "en", "the program's own pages come first"
