"""What nobody may miss: that one got out, and which of several monsters of one name is meant."""

from __future__ import annotations

import pytest

from app.games.irrgarten.tui.next_line import NextLine
from app.games.irrgarten.tui.opponent import target_lines, target_title
from app.i18n.literal import width
from engines.irrgarten.events import GotOut
from engines.kernel.events import EVERYONE
from tests.app.games.irrgarten.tui.helpers import match_of, opened, program

TWO = {"Ana": "human", "Ben": "random"}


@pytest.mark.parametrize(("language", "words"), [("en", "You are out!"), ("es", "¡Has salido!")])
async def test_irr_39_keys_that_skip_stop_where_a_person_gets_out(
    language: str, words: str
) -> None:
    app = program(speed=1, language=language)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(("E----PP",), TWO, monsters=0, last_laps=2))
        scene = screen.scene
        mine = GotOut(EVERYONE, scene.me, 1, 9, False)
        assert scene.player.holds(mine)
        assert not scene.player.holds(GotOut(EVERYONE, 1 - scene.me, 1, 9, False))
        scene.just_out, scene.player.holding = True, True
        line = screen.query_one(NextLine).paint(80, 2)[1]
        assert words in "".join(span.text for span in line)
        scene.player.holding = False
        app.change(speed=0)
        assert not scene.player.holds(mine), "without waits nothing waits"


async def test_monsters_of_one_name_are_told_apart_by_their_squares() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        rows = ("PM---M-E", "XXXXXXXX")
        screen = await opened(pilot, match_of(rows, {"Ana": "human"}))
        panel = screen.query_one(NextLine)
        one, other = screen.scene.fold.foes.values()
        same = one.card == other.card

        def titles() -> list[str]:
            spans = [target_title(panel, foe, wide=True) for foe in (one, other)]
            return ["".join(span.text for span in line) for line in spans]

        assert same is any("2,1" in title for title in titles())
        one.card = other.card
        name = screen.scene.monster(one)
        assert titles() == [f"{name} 2,1 (Tab)", f"{name} 6,1 (Tab)"]

        def narrow() -> str:
            lines = [target_title(panel, one, wide=False), *target_lines(panel, one, wide=False)]
            return "\n".join("".join(span.text for span in line) for line in lines)

        cards = screen.scene.fold.config.cards
        assert cards
        for one.card in range(len(cards)):
            other.card = one.card
            assert screen.scene.monster(one) in narrow().splitlines()[0], "no name is cut"
            assert narrow().count("2,1") == 1
            assert all(width(line) <= 25 for line in narrow().splitlines())
        other.health = 0
        assert "2,1" not in titles()[0], "the dead are no other monster"
