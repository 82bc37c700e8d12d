"""What the table says of effects: where they come from, and what of them would do nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.origins import origins
from app.games.hammerspace.tui.event_panel import now_lines
from app.games.hammerspace.tui.preview import PreviewPanel
from app.games.hammerspace.tui.times import limit_words, monster_words
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.games.hammerspace.tui.why_screen import steps_of_loss
from app.i18n.fluent import Texts
from app.session.session import Session
from engines.hammerspace.effects.codes import AT_TURN_END, CHOOSE
from engines.hammerspace.effects.events import FROM_CARD, FROM_CHARACTER, FROM_LASTING
from engines.hammerspace.state import STOPPED, State
from engines.hammerspace.view import View
from engines.kernel.streams import CheapSource
from tests.app.games.hammerspace.tui.helpers import laid, opened, program, state_of
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_text

HANDS = (
    "alarm-clock old-cheese mattress bin-lid",
    "frying-pan bathtub falling-piano trampoline",
    "joy-buzzer catchers-mitt wet-fish snow-globe",
)


def words_of(session: Session, language: str = "en") -> HammerspaceCardText:
    return HammerspaceCardText(
        Texts(language, strict=True), match_behind(session).public, session.word
    )


def ways(session: Session, words: HammerspaceCardText) -> list[str]:
    """What can be chosen with the alarm clock at this table."""
    view: View = match_behind(session).view(0)
    config = words.config
    (step,) = config.code.blocks[config.block[view.me.cards[0]]]
    assert step.op == CHOOSE
    return [words.option(block, view) for block in words.effects.choice_blocks(step)]


def test_ham_22_time_that_a_view_already_has_is_not_taken_off_again() -> None:
    """After a long thought the countdown jumped by it, until everything was shown."""
    session = laid(*HANDS)
    session.texts = Texts("en", strict=True)
    scene = HammerspaceViewModel(session)
    scene.written += 60_000
    before = monster_words(scene)
    shown = scene.perspectives[scene.viewer]
    shown.view = replace(
        shown.view, timer=shown.view.timer - 60_000, clock=shown.view.clock + 60_000
    )
    assert monster_words(scene) == before


def test_ham_22_no_monster_is_awaited_once_the_match_is_over() -> None:
    session = laid(*HANDS, life=(9, 1, 0))
    session.texts = Texts("en", strict=True)
    assert monster_words(HammerspaceViewModel(session))
    match: Any = match_behind(session)
    lots = CheapSource("lots")
    while not match.over:
        legal = match.legal()
        match.decide(match.actor, legal[lots.below(0, len(legal))])
    assert state_of(session).timer != STOPPED
    assert not monster_words(HammerspaceViewModel(session))


@pytest.mark.parametrize(
    ("more", "lost", "left", "steps"),
    [
        (3, 3, 9, ["lost 3"]),
        (0, 0, 9, ["lost 0"]),
        (3, 4, 9, ["more 3", "effects +1", "lost 4"]),
        (8, 6, 13, ["more 8", "effects -2", "lost 6"]),
        (7, 6, 0, ["more 7", "lost-all 6"]),
        (4, 0, None, ["more 4", "effects -4", "lost 0"]),
        (6, 7, 0, ["more 6", "effects +1", "lost 7"]),
    ],
)
def test_ham_14_the_sum_of_an_attack_leads_to_the_loss(
    more: int, lost: int, left: int, steps: list[str]
) -> None:
    """Also where effects changed it (HAM-18), or there was no more life to lose."""
    assert [f"{step} {number}" for step, number, _ in steps_of_loss(more, lost, left)] == steps


def test_ham_18_what_lasts_is_called_after_the_card_that_gave_it() -> None:
    session = laid(*HANDS)
    words = words_of(session)
    cheese = match_behind(session).view(0).me.cards[1]
    given = {
        ability
        for ability in range(len(words.config.code.abilities))
        if words.names.source(FROM_LASTING, ability) == "Old Cheese"
    }
    assert len(given) == 1
    assert words.lasting(given.pop(), "Ben") == "At the end of Ben's turn: Ben loses 1 life."
    assert words.names.source(FROM_CARD, cheese) == "Old Cheese"
    assert words.names.source(FROM_CARD, -1) == "", "a card that is not known"
    assert words.names.source(FROM_CHARACTER, 0) == words.character(0)


@pytest.mark.parametrize(
    ("language", "waits", "away"),
    [
        ("en", "the timer is paused while a monster is in play", "no monster is in play"),
        ("es", "el temporizador se para mientras hay un monstruo en juego",
         "no hay ningún monstruo en juego"),
    ],
)  # fmt: skip
def test_ham_22_a_choice_says_what_of_it_would_do_nothing(
    language: str, waits: str, away: str
) -> None:
    beset = laid(*HANDS, monster="tax-octopus", total=6)
    assert state_of(beset).timer == STOPPED
    skip, sooner, later = ways(beset, words_of(beset, language))
    assert "(" not in skip
    assert sooner.endswith(f"({waits})")
    assert later.endswith(f"({waits})")
    awaiting = laid(*HANDS, monsters=True, monster_turns=20)
    state_of(awaiting).timer = 9
    skip, sooner, later = ways(awaiting, words_of(awaiting, language))
    assert "(" not in skip + sooner
    assert later.endswith(f"({away})")


def test_where_no_monsters_play_nothing_is_said_of_them() -> None:
    session = laid(*HANDS, monsters=False, monster_ms=0)
    words, clock = words_of(session), match_behind(session).view(0).me.cards[0]
    assert words.effect_lines(clock) == ("The player on your left loses their next turn.",)
    assert words.idle_parts(words.config.block[clock], match_behind(session).view(0)) == []


async def test_ham_18_what_lasts_on_oneself_is_in_words_where_there_is_room() -> None:
    """A number alone would hide what changes the next attack."""

    def beset(state: State) -> None:
        cheese = (FROM_CARD, state.slots[1])
        given = next(each for each, giver in origins(state.config).items() if giver == cheese)
        state.lasting += [0, given, 2, AT_TURN_END, -1, 2]

    session = laid(*HANDS, then=beset, monsters=False, monster_ms=0, characters=False)
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, session)
        assert "you lose 1 life (2 turns)" in screen_text(pilot.app)


async def test_ham_18_what_has_no_use_left_is_not_shown_as_lasting() -> None:
    """It ends when what happens now is over: "the next 0 times" would be nonsense."""

    def beset(state: State) -> None:
        cheese = (FROM_CARD, state.slots[1])
        given = next(each for each, giver in origins(state.config).items() if giver == cheese)
        state.lasting += [0, given, 2, AT_TURN_END, 0, 2]

    session = laid(*HANDS, then=beset, monsters=False, monster_ms=0, characters=False)
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, session)
        assert "you lose 1 life" not in screen_text(pilot.app)


async def test_ham_18_what_lasts_on_oneself_is_told_whatever_the_characters_are_called() -> None:
    """The characters' names make room; the table in words tells what lasts, from what, how long."""

    def beset(state: State) -> None:
        cheese = (FROM_CARD, state.slots[1])
        given = next(each for each, giver in origins(state.config).items() if giver == cheese)
        state.lasting += [0, given, 2, AT_TURN_END, -1, 2]
        state.skips[0] = 1

    people = ("lawyer tax-inspector", "cook golfer", "nurse juggler")
    session = laid(*HANDS, people=people, then=beset, monsters=False, monster_ms=0)
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        (title,) = (line for line in screen_text(pilot.app).splitlines() if "Ana  life" in line)
        assert "loses 1 turn   Old Cheese" in title
        assert "Small-print Lawyer: " in screen_text(pilot.app), "with what they do, below"
        await pilot.press("t")
        await settled(pilot)
        told = "Old Cheese: At the end of your turn: you lose 1 life (2 turns)."
        assert told in screen_text(pilot.app)


async def test_ham_21_and_22_what_is_due_while_one_thinks_is_said_at_once() -> None:
    """The match hears of the time only with the decision; the screen counts it before."""

    def short(state: State) -> None:
        state.limit, state.timer = 4000, 2000

    session = laid(*HANDS, then=short, monsters=True, monster_ms=2000, limit_ms=4000)
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        early = screen_text(pilot.app)
        assert "A monster comes in 0:0" in early
        assert "last turn" not in early
        await asyncio.sleep(5)
        await pilot.pause()
        late = screen_text(pilot.app)
        assert "A monster comes at the end of this turn." in late
        assert "last turn" in late


@pytest.mark.parametrize(
    ("turn", "limit", "told"),
    [(949, -1, ""), (950, -1, "50 turns left"), (999, -1, "1 turn left"), (1000, 0, "last turn")],
)
async def test_ham_21_the_end_of_a_match_without_a_limit_is_told_in_time(
    turn: int, limit: int, told: str
) -> None:
    def late(state: State) -> None:
        state.turn, state.limit = turn, limit

    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(*HANDS, then=late, monsters=False, monster_ms=0))
        assert limit_words(screen.scene) == told
        assert told in screen_text(pilot.app)


@pytest.mark.parametrize(
    ("left", "told"),
    [(2, "A monster comes in 2 turns."), (1, "A monster comes at the end of this turn.")],
)
async def test_ham_22_the_last_turn_of_the_timer_is_this_one(left: int, told: str) -> None:
    """It counts down, and a monster is drawn, just before the end of a turn."""

    def counted(state: State) -> None:
        state.timer = left

    session = laid(*HANDS, then=counted, monsters=True, monster_turns=20, monster_ms=0)
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        assert told in screen_text(pilot.app)


async def test_ham_20_the_key_of_who_is_out_is_not_offered() -> None:
    hands = ("frying-pan mattress bin-lid bathtub", "- - - -", HANDS[2])
    session = laid(*hands, life=(20, 0, 20), monster="tax-octopus", total=6)
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, session)
        keys = screen_text(pilot.app).partition("Enter play it")[2].splitlines()[0]
        assert "  bm target" in keys
        await pilot.press("a")
        assert "You can't attack that target." in screen_text(pilot.app)


async def test_nobody_is_told_that_they_are_thinking_themselves_but_in_a_replay() -> None:
    """Between what came and what can be decided there is a moment with neither."""
    session = laid(*HANDS, monsters=False, monster_ms=0)
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, session)
        panel = screen.query_one(PreviewPanel)
        view = panel.scene.view
        told = {}
        for actor in (0, 1):
            panel.scene.perspective.view = replace(view, actor=actor)
            told[actor] = "".join(run.text for line in now_lines(panel, 60) for run in line)
    assert told[0] == ""
    assert "Ben" in told[1]
    assert told[1].endswith("is thinking...")


async def test_nobody_is_thinking_in_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    session = laid(*HANDS, monsters=False, monster_ms=0)
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, session)
        panel = screen.query_one(PreviewPanel)
        monkeypatch.setattr(type(panel.scene), "replaying", True)
        panel.scene.perspective.view = replace(panel.scene.view, actor=1)
        told = "".join(run.text for line in now_lines(panel, 60) for run in line)
    assert told.endswith("decides here.")
