"""The help and the page `y` say what is true under the rules of the match."""

from __future__ import annotations

import pytest

from app.games.irrgarten.tui.combat_rules_text import fight_rules, race_rules
from app.games.irrgarten.tui.legend import legend
from app.games.irrgarten.tui.opponent import target_title
from app.games.irrgarten.tui.side_panel import SidePanel
from app.i18n.fluent import Texts
from app.tui.glyphs import ASCII
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import Parameters
from tests.app.games.irrgarten.tui.helpers import CARDS, match_of, opened, program

BOARD = Labyrinth.from_rows(["P----E", "P-----"])
CLASSIC = Config(BOARD, 2, Parameters(), CARDS)
EVEN = Config(BOARD, 2, Parameters(open_prizes=True, thrown_back=True, last_laps=2), CARDS)


def test_irr_37_where_beaten_monsters_are_gone_no_dead_one_is_explained() -> None:
    """The page said that a dead monster gives no reward, and two lines below that it is gone."""
    texts = Texts("en", strict=True)
    assert not any("dead monster" in rule for rule in fight_rules(texts, EVEN.parameters))
    assert any("the monster is gone" in rule for rule in race_rules(texts, EVEN))
    signs = [said for _, said in legend(texts, ASCII, EVEN, fog=False)]
    assert "a dead monster" not in signs


@pytest.mark.parametrize("language", ["en", "es"])
def test_irr_39_the_help_shows_things_where_the_panel_counts_them(language: str) -> None:
    """It explained "w0 s0", which an Even Race never shows."""
    texts = Texts(language, strict=True)
    even, classic = (
        [sign.text for sign, _ in legend(texts, ASCII, config, fog=False)]
        for config in (EVEN, CLASSIC)
    )
    things = texts("maze-things", n=2)
    assert things in even
    assert things not in classic
    letters = texts("maze-weapons-short"), texts("maze-shields-short")
    assert "{}2 {}3".format(*letters) in classic
    assert "{}2 {}3".format(*letters) not in even


@pytest.mark.parametrize(("language", "word"), [("en", "guardian"), ("es", "guardián")])
async def test_irr_35_the_odds_against_the_guardian_say_that_it_is_one(
    language: str, word: str
) -> None:
    """The heading was "Exit Interviewer >", like that of any monster."""
    rows = ("XXXXXX", "XP---E", "XXXXXX")
    async with program(language=language).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(rows, {"Ana": "human"}, monsters=0, guardian=2_250))
        panel, fold = screen.query_one(SidePanel), screen.scene.fold
        foe = fold.foes[fold.config.guardian]
        titles = [target_title(panel, foe, wide=wide)[0].text for wide in (False, True)]
        assert all(word in title for title in titles), titles
