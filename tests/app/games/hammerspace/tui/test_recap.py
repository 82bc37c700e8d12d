"""What changed for a player while others played: the recap, and the line that stays in sight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from app.games.hammerspace.perspective.seat_view import HammerspacePerspective
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.origins import origins
from app.i18n.fluent import Texts
from app.i18n.literal import width
from app.match.source import Frame
from app.text.log import LogLine
from app.tui.match.log_panel import LogPanel, forms
from engines.hammerspace.cards import CHEMICAL, ENERGY
from engines.hammerspace.effects.events import FROM_CARD
from engines.hammerspace.later import Later, Mark
from engines.hammerspace.view import EMPTY, Lasting, View
from engines.kernel.events import EVERYONE, TurnBegan
from tests.app.games.hammerspace.tui.helpers import laid, opened, program
from tests.helpers.matches import match_behind

HANDS = (
    "alarm-clock old-cheese mattress bin-lid",
    "frying-pan bathtub falling-piano trampoline",
    "joy-buzzer catchers-mitt wet-fish snow-globe",
)
ANA, BEN, EVA = range(3)
TABLE = ("monster", "keeper", "later", "lasting")
"""What changes of a view beside the own player."""


def recap(
    *,
    recaps: bool = True,
    language: str = "en",
    crown: int = 0,
    lives: tuple[int, int, int] = (20, 20, 20),
    **changes: Any,
) -> list[str]:
    """What Ana's log says when her turn begins, after others changed her own position so."""
    found = lines(recaps=recaps, language=language, crown=crown, lives=lives, **changes)
    return [line.text for line in found]


def lines(
    *,
    recaps: bool = True,
    language: str = "en",
    crown: int = 0,
    lives: tuple[int, int, int] = (20, 20, 20),
    **changes: Any,
) -> list[LogLine]:
    """The same lines with all that belongs to them."""
    session = laid(*HANDS, life=lives, crown=crown)
    match = match_behind(session)
    texts = Texts(language, strict=True)
    cards = HammerspaceCardText(texts, match.public, session.word)
    perspective = HammerspacePerspective(match, ANA, texts, cards)
    perspective.recaps = recaps
    view: View = match.view(ANA)
    turns = ((ANA, view), (BEN, view), (EVA, view), (ANA, changed(view, **changes)))
    for number, (seat, seen) in enumerate(turns):
        perspective.take(Frame(number + 1, TurnBegan(EVERYONE, seat, 9 + number), seen))
    return perspective.log.lines


def changed(view: View, *, others: Mapping[int, Any] | None = None, **own: Any) -> View:
    table: dict[str, Any] = {name: own.pop(name) for name in TABLE if name in own}
    players = [
        replace(player, **(own if player.seat == ANA else (others or {}).get(player.seat, {})))
        for player in view.players
    ]
    return replace(view, players=tuple(players), **table)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"life": 14}, "you have lost 6 life (14 left)"),
        ({"life": 23}, "you have gained 3 life (now 23)"),
        ({"skips": 1}, "you have been made to skip your next turn"),
        (
            {"life": 14, "skips": 1},
            "you have lost 6 life (14 left), and you have been made to skip your next turn",
        ),
        ({"others": {BEN: {"life": 0, "fell": 1}}}, "Ben has gone out"),
    ],
)
def test_ham_18_what_others_did_to_you_is_said_at_your_turn(
    change: Mapping[str, Any], said: str
) -> None:
    assert recap(**change) == [f"Since your last turn, {said}."]


def test_ham_17_a_lost_card_is_named() -> None:
    view: View = match_behind(laid(*HANDS)).view(ANA)
    (said,) = recap(cards=(EMPTY, *view.me.cards[1:]))
    assert said == "Since your last turn, the Alarm Clock is gone."


@pytest.mark.parametrize(
    ("language", "brief"),
    [
        (
            "en",
            "Since your last turn, you have lost 6 life (14 left), plus 2 more changes.",
        ),
        (
            "es",
            ("Desde tu último turno, has perdido 6 de vida (te quedan 14) (y 2 cambios más)."),
        ),
    ],
)
def test_a_recap_has_a_short_form_that_is_a_sentence(language: str, brief: str) -> None:
    """Without what is in brackets at its end it fits in a row of 80 cells."""
    view: View = match_behind(laid(*HANDS)).view(ANA)
    soaked = Later(marks=(Mark(ANA, ENERGY, 2, 3),))
    cards = (EMPTY, EMPTY, *view.me.cards[2:])
    (line,) = lines(life=14, cards=cards, later=soaked, language=language)
    assert line.short == brief
    assert width(forms(line.text, line.short)[3]) <= 74


def test_ham_33_a_new_mark_is_named() -> None:
    soaked = Later(marks=(Mark(ANA, ENERGY, 2, 3), Mark(BEN, CHEMICAL, 2, 3)))
    assert recap(later=soaked) == ["Since your last turn, you are soaked."]


def test_ham_30_a_crown_that_was_won_is_said_where_there_is_one() -> None:
    others = {BEN: {"life": 15}, EVA: {"life": 15}}
    assert recap(others=others) == []
    assert recap(crown=2, others=others) == ["Since your last turn, you have won the crown."]


def test_ham_30_a_crown_that_was_lost_is_said() -> None:
    assert recap(crown=2, life=14, lives=(21, 20, 20)) == [
        "Since your last turn, you have lost 7 life (14 left) and the crown."
    ]


def test_ham_18_a_new_lasting_effect_is_named_by_its_card() -> None:
    config = match_behind(laid(*HANDS)).public
    cheese = next(n for n, card in enumerate(config.cards.main) if card.id == "old-cheese")
    given = next(each for each, giver in origins(config).items() if giver == (FROM_CARD, cheese))
    lasting = (Lasting(ANA, given, 2, 0, -1, BEN),)
    assert recap(lasting=lasting) == ["Since your last turn, the Old Cheese acts on you now."]
    twice = recap(lasting=(*lasting, Lasting(ANA, given, 2, 0, -1, EVA)))
    assert twice == recap(lasting=lasting), "the same is said once"


def test_ham_18_a_lasting_effect_that_helps_says_so_and_who_is_out_comes_first() -> None:
    """The end of a long line is cut on the screen, and a rival's end is the greatest news."""
    config = match_behind(laid(*HANDS)).public
    drink = next(n for n, card in enumerate(config.cards.main) if card.id == "energy-drink")
    given = next(each for each, giver in origins(config).items() if giver == (FROM_CARD, drink))
    lasting = (Lasting(ANA, given, 2, 0, 1, ANA),)
    assert recap(lasting=lasting, life=14, others={BEN: {"life": 0, "fell": 1}}) == [
        (
            "Since your last turn, Ben has gone out, you have lost 6 life (14 left), and the"
            " Energy Drink helps you now."
        )
    ]


def test_where_nothing_changed_nothing_is_said() -> None:
    assert recap() == []


def test_nobody_reads_it_where_no_person_sits() -> None:
    assert recap(recaps=False, life=14) == []


def test_it_is_said_in_spanish_too() -> None:
    assert recap(language="es", life=14) == [
        "Desde tu último turno, has perdido 6 de vida (te quedan 14)."
    ]


async def test_what_hit_you_stays_in_sight_whatever_others_do() -> None:
    """At 80x24, where the log has three rows."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(*HANDS))
        scene, panel = screen.game.scene, screen.query_one(LogPanel)
        log = scene.perspective.log
        log.decided(own=True)
        log.add(LogLine(9, "Eva hits Ana hard.", "bad", seats=frozenset({ANA})))
        for number in range(5):
            log.add(LogLine(9, f"Ben does thing {number}.", "fight", seats=frozenset({BEN})))
        panel.repaint()
        await pilot.pause()
        rows = ["".join(run.text for run in row) for row in panel.lines_now()]
        assert len(rows) == 3
        assert "Eva hits Ana hard." in rows[0]
        assert "Ben does thing 4." in rows[2]
