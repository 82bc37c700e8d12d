"""What the later rules show on the table: springs, the crown, marks, discards for points, the
clock."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any

import pytest

from app.games.hammerspace.text.abilities import attack_change
from app.games.hammerspace.text.bonuses import effects_count
from app.games.hammerspace.text.keywords import deck_reminders
from app.games.hammerspace.tui.badges import bonuses, crowned
from app.games.hammerspace.tui.cached_odds import CachedOdds
from app.games.hammerspace.tui.legend import legend
from app.games.hammerspace.tui.monster_panel import _shortened
from app.games.hammerspace.tui.row_layout import SENTENCES, TableSize, share
from app.i18n.fluent import Texts
from app.match.seats import HUMAN
from app.tui.glyphs import UNICODE
from engines.hammerspace.cards import SUBTYPES, SUMS
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.odds import Aim, preview
from engines.hammerspace.parameters import MINUTE
from engines.hammerspace.state import NOBODY, State
from tests.app.games.hammerspace.text.helpers import shipped
from tests.app.games.hammerspace.tui.helpers import laid, opened, program, state_of
from tests.app.games.hammerspace.tui.later import (
    ALONE,
    CALM,
    SHORT,
    SOAK,
    WRAP,
    a_table,
    keyword_deck,
    marked,
)
from tests.app.games.hammerspace.tui.test_table import runs, seen, shown
from tests.app.tui.waiting import a_moment, until

BUZZER = SUBTYPES.index("electric")
PIANO = "wet-fish trampoline slingshot ~falling-piano"


async def test_ham_30_ham_33_the_crown_and_marks_are_on_their_boards() -> None:
    """At 80x24 in few cells, at 120x40 in words; the monster's in words at both."""
    for size, signs in (
        ((80, 24), ("^+2So2Da1",)),
        ((120, 40), ("crown: attacks on them +2, soaked (2 turns), dazed",)),
    ):
        async with program().run_test(size=size) as pilot:
            await opened(pilot, a_table())
            text = shown(pilot)
            (line,) = (line for line in text.splitlines() if "greased (1 turn)" in line)
            assert "Ana" in line, "the own marks are in the title of the own board"
            assert "dazed (2 turns)" in text
            for sign in signs:
                assert sign in text, (size, sign)


async def test_ham_30_the_rivals_life_and_characters_keep_apart_beside_a_crown() -> None:
    """A reader saw «life 38Cat with Nine Lives, Seething Cook  crown: …»."""

    people = "hermit mule", "cat cook"
    session = laid(WRAP, SHORT, players=ALONE, people=people, life=(12, 38), crown=2, **CALM)
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        (line,) = (line for line in shown(pilot).splitlines() if "life 38" in line)
        assert re.search(r"life 38  +\w", line), line
        assert "+2" in line


async def test_ham_30_without_the_option_nobody_has_a_crown() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(WRAP, SHORT, players=ALONE, life=(30, 12), **CALM)
        screen = await opened(pilot, session)
        assert crowned(screen.scene) == NOBODY
        assert "crown" not in shown(pilot)


async def test_ham_30_nobody_has_the_crown_where_two_have_as_much() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(WRAP, SHORT, players=ALONE, life=(30, 30), crown=1, **CALM)
        screen = await opened(pilot, session)
        assert crowned(screen.scene) == NOBODY


async def test_ham_27_a_spring_says_how_much_and_until_when() -> None:
    """Face down what it will be worth, face up after turning that it counts."""
    async with program().run_test(size=(120, 40)) as pilot:
        session = laid(PIANO, SHORT, players=ALONE, deck=keyword_deck(), **CALM)
        await opened(pilot, session)
        assert "Turned up: +8 that turn." in shown(pilot)
        text = await seen(pilot, "4", "f")
        assert "Turned up" not in text
        assert "sprung" in text


async def test_ham_27_a_card_without_a_spring_is_of_no_use_face_down() -> None:
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid("wet-fish trampoline slingshot ~bin-lid", SHORT, players=ALONE,
                                 deck=keyword_deck(), **CALM))  # fmt: skip
        assert "no use face down" in shown(pilot)
        assert "Turned up" not in shown(pilot)


async def test_the_own_characters_say_what_they_do_on_the_table() -> None:
    """HAM-4: on two lines at 80x24, on one at 120x40 if both fit."""
    for size in (80, 24), (120, 40):
        async with program().run_test(size=size) as pilot:
            await opened(pilot, a_table())
            text = " ".join(shown(pilot).split())
            assert "Seething Cook: " in text
            assert "Weekend Golfer: " in text


@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_their_lines_are_given_up_before_the_preview(rivals: int) -> None:
    """At 80x24 with a monster in play, up to four players have them."""
    rows = share(TableSize(rivals, True, True, True), 22, wide=False)
    assert rows.sentences == SENTENCES
    assert rows.preview >= 5


# -- odds


async def test_ham_30_ham_33_the_preview_names_the_crown_and_the_mark() -> None:
    """HAM-14: 4 + die against 0 + die, the crown's 2, the mark's 3 on a hit; nothing else acts."""
    hands = "shaken-lemonade mattress joy-buzzer bin-lid", "frying-pan magnet snow-globe slingshot"
    session = laid(*hands, players=ALONE, life=(9, 30), crown=2, deck=keyword_deck(),
                   then=lambda state: marked(state, (1, SOAK, 2)), **CALM)  # fmt: skip
    async with program().run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, session)
        text = await seen(pilot, "3")
        scene = screen.scene
        found = bonuses(scene, 1, BUZZER)
        assert [(n, clause) for _, n, clause in found] == [(2, "HAM-30"), (3, "HAM-33")]
        assert "+ crown 2 against" in text
        assert "soaked +3 on a hit" in text
        aim = CachedOdds(scene.config, scene.view).odds(2)[1]
        assert not effects_count(aim, found), "they explain the odds"
        assert effects_count(aim, found[:1]), "the crown alone does not"
        assert "HAM-30" in await seen(pilot, "y")


async def test_ham_30_ham_33_a_loss_has_its_sum_where_dice_do_not_explain_it() -> None:
    """The crown's 2 and the mark's 3 are more than the difference of HAM-14."""
    hands = "shaken-lemonade mattress joy-buzzer bin-lid", "frying-pan magnet snow-globe slingshot"
    session = laid(*hands, players=ALONE, life=(9, 30), crown=2, deck=keyword_deck(), dice=(6,),
                   then=lambda state: marked(state, (1, SOAK, 2)), **CALM)  # fmt: skip
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        await pilot.press("3", "enter")
        await until(pilot, lambda: " loses " in shown(pilot))
        found = re.search(r" loses (\d+)\+5 = (\d+), ", shown(pilot))
        assert found, shown(pilot)
        assert int(found[2]) == int(found[1]) + 5


def damage(aim: Aim) -> tuple[int, float]:
    return aim.attack, aim.best.mean


async def test_the_preview_has_the_odds_with_a_discard_for_more_points() -> None:
    """HAM-18, the keyword Load: five points more, if there is a defence to discard."""
    session = laid("slingshot trampoline wet-fish ~bin-lid", SHORT, players=ALONE,
                   deck=keyword_deck(), **CALM)  # fmt: skip
    async with program().run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, session)
        assert "if you discard:" in await seen(pilot, "1")
        cached = CachedOdds(screen.scene.config, screen.scene.view)
        plain, spent = cached.odds(0)[1], cached.spent(0)[1]
        assert spent.attack == plain.attack + 5
        assert spent.best.mean > plain.best.mean
        assert cached.spent(2) == {}, "the Fish has nothing of the kind"


def test_with_nothing_to_discard_there_are_no_other_odds() -> None:
    session = laid("slingshot frying-pan wet-fish ~bin-lid", SHORT, players=ALONE,
                   deck=keyword_deck(), **CALM)  # fmt: skip
    state = state_of(session)
    view = session.source.snapshot(0).view
    assert preview(state.config, view, 0, spends=True) == preview(state.config, view, 0)
    assert CachedOdds(state.config, view).spent(0) == {}


# -- keywords


def test_each_keyword_of_a_deck_has_one_reminder_in_the_legend() -> None:
    words = [word for word, _ in deck_reminders(Texts(strict=True), keyword_cards())]
    assert words == ["Spring", "Load", "Soak", "Stays"]


def keyword_cards() -> Any:
    return state_of(laid(WRAP, SHORT, players=ALONE, deck=keyword_deck(), **CALM)).config.cards


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_legend_has_no_sign_of_a_rule_that_is_off(language: str) -> None:
    texts = Texts(language, strict=True)
    plain = state_of(laid(WRAP, SHORT, players=ALONE, **CALM)).config
    full = state_of(a_table()).config
    signs = [[sign.text for sign, _ in legend(texts, UNICODE, each)] for each in (plain, full)]
    assert "^+0" not in signs[0]
    assert "!" not in signs[0]
    assert {"^+2", "!"} <= set(signs[1])


async def test_a_card_in_full_has_its_reminders() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid("slingshot trampoline wet-fish bin-lid", SHORT, players=ALONE,
                                 deck=keyword_deck(), **CALM))  # fmt: skip
        text = " ".join((await seen(pilot, "1", "i")).split())
        assert "Load 5: you may discard one of your face-up defences" in text


async def test_ham_7_the_turn_begins_with_playing_where_nothing_lies_face_down() -> None:
    for hand, station in (("boomerang mattress joy-buzzer bin-lid", "[PLAY]"),
                          ("boomerang ~mattress joy-buzzer bin-lid", "[TURN UP]")):  # fmt: skip
        async with program().run_test(size=(80, 24)) as pilot:
            await opened(pilot, laid(hand, SHORT, players=ALONE, **CALM))
            assert station in shown(pilot)


async def test_ham_18_what_strengthens_a_rivals_next_attack_is_on_its_line() -> None:
    """The tests' Daredevil gives 5, Frozen Peas take 2 for a turn."""
    people = "juggler cook", "nurse gambler"

    def stronger(state: State) -> None:
        code = state.config.code
        more = next(
            number
            for number, ability in enumerate(code.abilities)
            if attack_change(code, number) > 0 and ability.limit == fx.EVER
        )
        state.lasting += [1, more, 2, fx.AT_TURN_END, 1, 1]

    async with program().run_test(size=(80, 24)) as pilot:
        session = laid("boomerang mattress joy-buzzer bin-lid", SHORT, players=ALONE, people=people,
                       then=stronger, **CALM)  # fmt: skip
        await opened(pilot, session)
        assert re.search(r"attack \+\d\b", shown(pilot))
        assert "lasting effect" not in shown(pilot)


FOUR = {"Ana": HUMAN, "Ben": "random", "Eva": "random", "Leo": "random"}


async def test_ham_23_names_of_actions_are_shortened_by_words_at_80_columns() -> None:
    hands = "magnet joy-buzzer", "mattress wet-fish", "old-cheese trampoline", "neon-sign bathtub"
    people = "cook hermit", "mule cat", "spy juggler", "gambler golfer"
    session = laid(*(f"{hand} - -" for hand in hands), players=FOUR, people=people, total=7,
                   monster="toaster-golem", keeper=1, deck=shipped("loaded"))  # fmt: skip
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        text = await seen(pilot, "2", "b")
        table = text.partition("m Toaster Golem")[2].splitlines()[1:3]
        assert "6-7 Hands 31%" in table[0], "not 'Hands of~'"
        assert "~" not in "".join(table)
        assert table[1].rstrip().endswith("i: all"), "HAM-23: the key that shows whole names"
        assert "@3 Eva (Spy in a Trench Coat, Juggler)" in text, "HAM-4: the list has no row for it"


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Las bolsas se rompen", "Las bol~"),
        ("Hands of time", "Hands"),
        ("Artículo ilegible", "Artículo"),
    ],
)
def test_ham_23_no_name_of_an_action_is_a_mere_article(name: str, short: str) -> None:
    """ "3 Las 6 %"."""
    assert _shortened(name, 8) == short


async def test_ham_23_without_room_for_all_names_the_likeliest_actions_are_there() -> None:
    """Not bare numbers: "2 3%   3 6%"."""
    session = laid("magnet joy-buzzer boomerang alarm-clock", "mattress wet-fish bin-lid periscope",
                   players=ALONE, people=("cook hermit", "mule cat"), monster="tax-octopus",
                   total=8, deck=shipped("loaded"), crown=1, feeding=True)  # fmt: skip
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        table = shown(pilot).partition("m Octopus of Forms")[2].splitlines()[1]
        assert re.findall(r"(\d+) [A-Z]", table) == ["6", "7", "8"]
        assert table.rstrip().endswith("i: all"), "the key that shows the others"


# -- time


async def test_ham_21_the_clock_stands_while_others_are_shown() -> None:
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        hands = "mattress wet-fish snow-globe bin-lid", SHORT
        session = laid(*hands, players=ALONE, limit_ms=10 * MINUTE, **CALM)
        screen = await opened(pilot, session)
        assert runs(screen)
        await pilot.press("2", "enter")
        scene = screen.scene
        await until(pilot, lambda: scene.waiting_for is not None and scene.view.active == 1)
        await a_moment(pilot)
        assert not scene.up_to_date, "Ben's turn is shown, and the match already waits for Ana"
        assert not runs(screen)
        await until(pilot, lambda: screen.scene.my_turn)
        await a_moment(pilot)
        assert runs(screen)


async def test_ham_21_the_last_turn_is_announced() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(WRAP, SHORT, players=ALONE, limit_ms=10 * MINUTE, then=nearly_over, **CALM)
        await opened(pilot, session)
        assert "This is the last turn" not in shown(pilot)
        await asyncio.sleep(3)
        await pilot.pause()
        assert "This is the last turn" in shown(pilot)


def nearly_over(state: State) -> None:
    """Two seconds are left."""
    state.limit = 2000


async def test_ham_23_a_long_table_of_a_monster_is_whole_at_120x40() -> None:
    """Eleven actions, more than there are rows: each is there with its effect."""

    def at_length(state: State) -> None:
        cards = state.config.cards
        beasts = cards.monsters
        octopus = next(each for each in beasts if each.id == "tax-octopus")
        longest = [action for beast in beasts for action in dict.fromkeys(beast.actions)]
        many = replace(octopus, actions=tuple(longest[:SUMS]))
        state.config.cards = replace(
            cards, monsters=tuple(many if each is octopus else each for each in beasts)
        )

    async with program().run_test(size=(120, 40)) as pilot:
        session = laid(WRAP, SHORT, "frying-pan magnet snow-globe slingshot", monster="tax-octopus",
                       total=8, then=at_length)  # fmt: skip
        screen = await opened(pilot, session)
        text = " ".join(shown(pilot).replace("│", " ").split())
        rows = screen.scene.cards.monster_table(screen.scene.view.monster)
        assert len(rows) == SUMS
        for row in rows:
            assert f"{row.sums} {row.chance}" in text, row


async def test_ham_33_the_whole_table_says_what_a_mark_does() -> None:
    async with program().run_test(size=(120, 40)) as pilot:
        session = laid(
            WRAP,
            SHORT,
            players=ALONE,
            deck=keyword_deck(),
            then=lambda state: marked(state, (0, SOAK, 2)),
        )
        await opened(pilot, session)
        text = await seen(pilot, "t")
        assert "(2 turns): the next energy attack that hits costs 3 more (HAM-33)." in text
