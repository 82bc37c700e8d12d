"""What a newcomer needs: texts that are whole, chances, dice that roll, reasons."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from textual.pilot import Pilot

from app.games.hammerspace.advice import detailed
from app.games.hammerspace.perspective.seat_view import HammerspacePerspective
from app.games.hammerspace.text.bot_reasons import reason
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.tui.monster_panel import MiddlePanel
from app.games.hammerspace.tui.monster_targets import around
from app.games.hammerspace.tui.preview import PreviewPanel
from app.games.hammerspace.tui.row_layout import LOG, TableSize, share
from app.games.hammerspace.tui.times import monster_words
from app.games.hammerspace.tui.tokens import in_words
from app.match.lifecycle import thinking_seed
from app.match.seats import HUMAN
from app.match.source import ReplayRequest
from app.registry import game
from app.tui.match.log_panel import LogPanel
from app.tui.match.panel import TUMBLING
from engines.hammerspace.actions import DONE, PLAY
from engines.hammerspace.bots import explain
from engines.hammerspace.events import DefenceRolled
from tests.app.games.hammerspace.tui.helpers import laid, match_of, opened, program
from tests.app.tui.modes import is_replay
from tests.app.tui.waiting import a_moment, settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_text

HANDS = (
    "wet-fish mattress snow-globe bin-lid",
    "frying-pan bathtub falling-piano ~clothes-peg",
    "old-cheese trampoline joy-buzzer catchers-mitt",
    "birthday-cake custard-pie winter-coat neon-sign",
    "giant-mallet slingshot boomerang frozen-peas",
    "lemon-squeezer hiccup-gas dragon-pepper mosquito-jar",
)
SIX = {"Ana": HUMAN} | dict.fromkeys(("Ben", "Eva", "Leo", "Mia", "Noa"), "random")
DUEL = {"Ana": HUMAN, "Ben": "random"}
CALM: dict[str, Any] = {"monsters": False, "monster_ms": 0}


def shown(pilot: Pilot[Any]) -> str:
    """The text of the screen, without the roles."""
    return screen_text(pilot.app).split("\nroles\n")[0]


def flat(lines: Any) -> str:
    """Lines of a panel as one text, blanks folded."""
    return " ".join(" ".join("".join(run.text for run in line) for line in lines).split())


# -- room


@pytest.mark.parametrize("rivals", range(1, 6))
@pytest.mark.parametrize("monsters", [(False, False), (True, False), (True, True)])
def test_at_the_least_height_every_panel_has_its_rows_and_the_log_three(
    rivals: int, monsters: tuple[bool, bool]
) -> None:
    may, here = monsters
    for height in (22, 23, 28, 40):
        rows = share(TableSize(rivals, may, here, True), height, wide=False)
        assert rows.rivals + rows.middle + rows.own + rows.preview <= height - LOG
        assert rows.rivals >= rivals
        assert rows.preview >= 5, "a target, the others, and two lines of what the card says"
        assert rows.own >= 5, "kind, name, type, points"


def test_counters_are_counted_where_they_would_not_fit() -> None:
    """HAM-3: 38 is one of 20, three of 5, three of 1."""
    assert in_words(38) == "20+5+5+5+1+1+1"
    assert in_words(38, 10) == "20+3x5+3x1"
    assert all(len(in_words(life, 10)) <= 10 for life in range(1, 40))


@pytest.mark.parametrize("language", ["en", "es"])
async def test_what_the_chosen_card_does_can_be_read_whole(language: str) -> None:
    """At 80x24, with five rivals, a monster and the time limit."""
    async with program(language=language).run_test(size=(80, 24)) as pilot:
        session = laid(*HANDS, players=SIX, monster="tax-octopus", total=8, limit_turns=90)
        screen = await opened(pilot, session)
        scene, panel = screen.scene, screen.query_one(PreviewPanel)
        perspective = scene.perspective
        mine = perspective.view.players[0]
        for card in range(len(scene.config.cards.main)):
            cards = (card, *mine.cards[1:])
            players = (replace(mine, cards=cards), *perspective.view.players[1:])
            perspective.view = replace(perspective.view, players=players)
            screen.game.turns._of = ()
            screen.game.turns.choose(0)
            told = flat(panel.paint(*panel.size))
            for text in scene.cards.told_lines(card):
                assert text in told, scene.cards.name(card)


async def test_the_present_action_of_a_monster_is_told_whole_beside_its_table() -> None:
    """HAM-23: names may be cut, sums and chances never."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(
            pilot, laid(*HANDS, players=SIX, monster="tax-octopus", total=8, keeper=1)
        )
        told = flat(screen.query_one(MiddlePanel).lines_now())
        words = screen.scene.cards
        number = screen.scene.view.monster
        assert words.action_text(number, 8, around(screen.scene)) in told
        for row in words.monster_table(number):
            assert f"{row.sums.replace(', ', ',')} " in told
            assert row.chance in told


async def test_the_panels_make_room_when_a_monster_comes() -> None:
    """HAM-22."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(*HANDS[:2], players=DUEL, monster_ms=0, monster_turns=9))
        middle = screen.query_one(MiddlePanel)
        perspective = screen.scene.perspective
        before = screen.query_one(PreviewPanel).region
        perspective.view = replace(perspective.view, monster=0, monster_life=12)
        screen.draw()
        await pilot.pause()
        assert screen.query_one(PreviewPanel).region.height <= before.height
        assert middle.region.height == middle.rows.middle
        assert screen.query_one(LogPanel).region.height >= LOG


# -- keys


async def test_no_key_of_a_monster_is_offered_while_there_is_none() -> None:
    """HAM-24."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(*HANDS[:3]))
        assert "ab target" in shown(pilot)
        await pilot.press("m")
        await pilot.pause()
        assert "There is no monster in play." in shown(pilot)


async def test_where_nobody_can_be_chosen_no_key_for_it_is_offered() -> None:
    """HAM-10: a single rival, or an attack on everybody."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(*HANDS[:2], players=DUEL, **CALM))
        assert "→ @2 Ben" in shown(pilot)
        assert "target" not in shown(pilot).splitlines()[-1]
        await pilot.press("a")
        await pilot.pause()
        assert "reaches one target or everyone" in shown(pilot)


async def test_each_turn_begins_with_a_card_that_can_be_played() -> None:
    """HAM-7: what was chosen before may be gone, and a defence in its slot."""
    async with program().run_test(size=(80, 24)) as pilot:
        hands = ("frying-pan mattress snow-globe bin-lid", HANDS[2])
        screen = await opened(
            pilot, laid(*hands, players={"Ana": HUMAN, "Ben": HUMAN}, top="bathtub", **CALM)
        )
        turns = screen.game.turns
        turns.choose(0)
        await pilot.press("enter")
        for _ in range(6):
            await settled(pilot)
            if screen.scene.me == 1:
                break
            await pilot.press("enter")
        assert screen.scene.me == 1
        assert turns.slot in turns.playable


async def test_the_clock_does_not_go_back_when_somebody_decides() -> None:
    """HAM-22: what was thought is counted before and after it is written down."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(*HANDS[:2], players=DUEL))
        await asyncio.sleep(20)
        before = monster_words(screen.scene)
        await pilot.press("enter")
        await asyncio.sleep(0.1)
        assert screen.scene.written >= 20_000
        assert monster_words(screen.scene) <= before


# -- dice


async def rolling(pilot: Pilot[Any], players: dict[str, str] = DUEL) -> Any:
    """Ana's pan, 5 and a 6, on Ben, whose die is shown now. Who shares the keyboard looks away."""
    screen = await opened(
        pilot,
        laid("frying-pan mattress snow-globe bin-lid", HANDS[2], players=players, dice=[6], **CALM),
    )
    screen.scene.open = not screen.scene.shared
    met: list[Any] = []
    screen.scene.bus.subscribe(DefenceRolled, met.append)
    await pilot.press("enter")
    for _ in range(200):
        await asyncio.sleep(0.05)
        if met:
            break
    assert met
    await pilot.pause()
    return screen


@pytest.mark.parametrize("other", ["random", HUMAN])
async def test_a_die_rolls_before_anybody_tells_what_it_decides(other: str) -> None:
    """HAM-11: neither the power nor the log tells it before the die lies; any key ends it. So it is
    with the log that everybody may read while a secret is covered."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        screen = await rolling(pilot, {"Ana": HUMAN, "Ben": other})
        panel = screen.query_one(PreviewPanel)
        assert screen.has_class(TUMBLING)
        assert panel.tumbling
        [*_, target] = [line for line in panel.lines_now() if "Ben" in flat([line])]
        assert "=" not in flat([target]).split("Ben")[-1]
        assert "against 6+" not in flat(screen.query_one(LogPanel).lines_now())
        await pilot.press("H")
        await settled(pilot)
        assert not screen.has_class(TUMBLING)
        assert "against 6+" in flat(screen.query_one(LogPanel).lines_now())


async def test_a_key_that_lets_the_show_end_is_not_told_off() -> None:
    """Enter while an attack is shown completes what is shown; it was no decision."""
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        screen = await rolling(pilot)
        assert not screen.scene.player.idle
        assert screen.available("ham.do") is False
        await pilot.press("enter")
        assert "It isn't your turn to decide." not in shown(pilot)


async def test_nobody_decides_on_a_view_that_is_behind_the_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A key between the last event shown and what no event tells being taken over: it opened the
    dialog of the decision before, for the actions of this one."""
    async with program(speed=0).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(*HANDS, **CALM))
        scene = screen.scene
        with monkeypatch.context() as patch:
            patch.setattr(scene, "settle", lambda: None)
            await pilot.press("n")
            await a_moment(pilot)
            assert (scene.waiting_for, scene.player.idle) == (scene.me, True)
            assert (scene.my_turn, screen.available("ham.do")) == (False, False)
        scene.settle()
        assert scene.my_turn


async def test_no_die_rolls_where_no_motion_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("textual.constants.TEXTUAL_ANIMATIONS", "none")
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        screen = await rolling(pilot)
        assert not screen.has_class(TUMBLING)
        assert not screen.query_one(PreviewPanel).tumbling


# -- reasons


async def test_a_hint_says_what_to_play_where_no_card_is_worth_turning() -> None:
    """HAM-6, HAM-7: that the cards stay as they lie is no help."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(
            pilot, laid("frying-pan snow-globe bathtub bin-lid", HANDS[2], players=DUEL, **CALM)
        )
        await pilot.press("H")
        await pilot.pause()
        assert "A steady player attacks with" in shown(pilot)


async def test_in_a_replay_one_key_tells_why_a_bot_did_it() -> None:
    """The bot is asked again, as it was then: in full when the match is over."""
    session: Any = match_of({"Ana": HUMAN, "Ben": "steady"}, limit_ms=0, limit_turns=6, **CALM)
    match = match_behind(session)
    choose = game("hammerspace").bots()["steady"]
    while not match.over:
        seat = match.actor
        seed = thinking_seed(match.header.seed, seat, match.decisions)
        match.decide(seat, choose(match.public, match.view(seat), seed))
    async with program().run_test(size=(80, 24)) as pilot:
        app: Any = pilot.app
        await pilot.pause()
        app.open_replay(ReplayRequest(match.header, match.written))
        await settled(pilot)
        said = 0
        for number in range(12):
            assert is_replay(app.screen)
            app.screen.mode.seek(number)
            await settled(pilot)
            screen: Any = app.screen
            now = match_behind(screen.session)
            await pilot.press("H")
            await settled(pilot)
            last = shown(pilot).splitlines()[-1]
            if now.seats[now.actor].human:
                assert "No bot decided this." in last
                continue
            seed = thinking_seed(now.header.seed, now.actor, now.decisions)
            view = now.view(now.actor)
            thought = explain("steady", now.public, view, seed)
            assert thought.action == now.replay.next_action
            thought = detailed(now.public, view, thought)
            words = reason(screen.scene.cards, thought, ["Ana", "Ben"], view.monster)
            assert f"Ben {words}." in last
            said += 1
        assert said


def test_an_attack_that_an_effect_makes_is_told_with_the_effect() -> None:
    """HAM-18: what is played is an ability, and the attack has no card."""
    hand = "indoor-fireworks mattress giant-mallet bin-lid"
    session = laid(hand, HANDS[1], players={"Ana": HUMAN, "Ben": HUMAN}, **CALM)
    match: Any = match_behind(session)
    cards = HammerspaceCardText(session.texts, match.public, session.word)
    perspective = HammerspacePerspective(match, 0, session.texts, cards)
    match.watch(0, perspective.take)
    for action in (DONE, PLAY):
        match.decide(0, action)
    fought = perspective.fought
    assert fought is not None
    assert fought.by is not None
    assert cards.name(fought.by.number) == "Indoor Fireworks"
