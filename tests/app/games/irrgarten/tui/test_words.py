"""What the panels and the page `y` say: by the figures of the match, and never cut."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from app.games.irrgarten.tui.combat_rules_text import fight_rules, next_line_rules
from app.games.irrgarten.tui.minimap import map_legend
from app.games.irrgarten.tui.next_line import NextLine
from app.games.irrgarten.tui.opponent import target_lines
from app.games.irrgarten.tui.player_panel import own_lines
from app.games.irrgarten.tui.rivals import rival_lines
from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.games.irrgarten.tui.side_panel import SidePanel
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.games.irrgarten.tui.why_screen import IrrgartenWhyScreen
from app.i18n.fluent import Texts
from app.i18n.literal import width
from app.match.events import NotSaved
from app.match.match import Match
from app.match.source import Frame
from app.tui.match.log_panel import LogPanel
from app.tui.widgets.styled_text import width_of
from engines.irrgarten.events import CombatEnded
from engines.irrgarten.parameters import FOG_EXPLORED, Parameters
from engines.kernel.events import EVERYONE
from tests.app.games.irrgarten.tui.helpers import match_of, opened, program
from tests.app.tui.waiting import settled, until
from tests.helpers.matches import match_behind
from tests.helpers.pictures import screen_words

COURSE = Parameters(
    opening_attack=True,
    reset_wounds_on_defeat=True,
    reset_wounds_on_resurrection=True,
    dead_monsters_pay=True,
    fuzzy_after_resurrection=True,
    wounds_to_lose=1,
    combat_rounds=1,
)
FIGHT = ("P-M---E", "XXXXXXX")
ALONE = {"Ana": "human"}


def shown(pilot: Pilot[Any]) -> str:
    return screen_words(pilot.app)


def own(screen: IrrgartenScreen, *, wide: bool = False) -> list[str]:
    panel = screen.query_one(SidePanel)
    lines = own_lines(panel, screen.scene.mate, wide=wide, a_line=1 if wide else 9)
    assert all(width_of(line) <= (34 if wide else 26) for line in lines), "nothing is cut"
    return ["".join(run.text for run in line) for line in lines]


def test_how_a_fight_goes_follows_the_figures() -> None:
    """IRR-11, IRR-16, IRR-22 and the preset `course`: each sentence goes with its option."""
    texts = Texts("en", strict=True)
    seed, course = (" ".join(fight_rules(texts, one)) for one in (Parameters(), COURSE))
    assert "You attack first, then the monster, for at most 10 rounds." in seed
    assert "the monster attacks first and you second, for at most 1 round." in course
    assert "3 wounds in a row lose the fight." in seed
    assert "1 wound loses the fight." in course
    assert "with 3 or more, your next wound loses unless you block first" in seed
    assert "Losing a fight also sets it back to 0" in course
    assert "gives no reward" in seed
    assert "gives a reward each time" in course
    assert "keep their wounds in a row" in seed
    assert "with 0 wounds in a row" in course
    assert "dazed" not in seed
    assert "dazed" in course


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_the_next_line_means_is_written_down(language: str) -> None:
    """IRR-8: the order of the sides that are tried, or that a bump costs nothing."""
    texts = Texts(language, strict=True)
    assert "M 41" in next_line_rules(texts, Parameters(), "^v<>")
    slides, stays = (
        next_line_rules(texts, Parameters(blocked_stays=stays), "^v<>") for stays in (False, True)
    )
    assert slides != stays


def test_why_a_match_is_no_longer_saved_stands_in_the_log() -> None:
    scene = IrrgartenViewModel(match_of(FIGHT, ALONE))
    scene._show(Frame(1, NotSaved(EVERYONE, "full"), None))
    log = scene.perspective.log
    assert "The disk is full. You can keep playing, but this match is no longer saved." in " ".join(
        log.shown(line) for line in log.lines
    )


async def test_whoever_came_back_dazed_sees_it_everywhere() -> None:
    """Course: attacks with weapons and a random number, obeys with intelligence / 10."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        session = match_of(FIGHT, ALONE, player_strength=6_100, fuzzy_after_resurrection=True)
        assert isinstance(match_behind(session), Match)
        state = match_behind(session)._state
        state.fuzzy[0] = True
        state.strength, state.intelligence = (6_100,), (6_200,)
        screen = await opened(pilot, session)
        lines = own(screen)
        assert " ATK  0.0 + 0..6.1 random" in lines
        assert " DAZE obeys 62%" in lines
        assert " ATK  weapons 0.0 + 0..6.1 random" in own(screen, wide=True)
        assert "steps obey 62%" in shown(pilot)
        app.change(language="es")
        await settled(pilot)
        assert " ATQ   0,0 + 0..6,1 azar" in own(screen)
        assert "tus pasos obedecen 62 %" in shown(pilot)
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, IrrgartenWhyScreen)
        assert "ATAQUE (aturdimiento) = armas 0,0 + un número al azar de 0 a 6,1" in shown(pilot)
        assert "tus pasos te obedecen el 62 %" in shown(pilot)


@pytest.mark.parametrize(
    ("hits", "most", "said"),
    [(0, 3, " HER.  ∙∙∙ 0 de 3 seguidas"), (2, 3, " HER.  ■■∙  otra y pierdes"),
     (3, 3, " HER.  ■■■  otra y pierdes"), (12, 14, " HER.  12 de 14"),
     (13, 14, " HER.  otra y pierdes")],
)  # fmt: skip
async def test_wounds_in_a_row_say_when_the_next_one_loses(hits: int, most: int, said: str) -> None:
    """IRR-16: the count is carried over, so with 3 or more the next single wound loses."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        app.change(language="es")
        screen = await opened(pilot, match_of(FIGHT, ALONE, wounds_to_lose=most))
        screen.scene.mate.hits = hits
        assert own(screen)[1].startswith(said)


async def test_more_wounds_than_lose_a_fight_are_not_counted() -> None:
    """IRR-16: those of a lost fight stay, so a fourth is possible, and kills. It said "4 of 3"."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(FIGHT, ALONE))
        screen.scene.mate.hits, screen.scene.mate.alive = 4, False
        assert "3 of 3 in a row" in own(screen)[1]


@pytest.mark.parametrize(
    ("health", "most", "hearts", "number"),
    [(2, 2, "♥♥", "2/2"), (1, 3, "♥∙∙", "1/3"), (14, 10, "♥" * 10, "14"), (3, 20, "♥♥♥", "3/20")],
)
async def test_a_heart_is_a_point_of_health(
    health: int, most: int, hearts: str, number: str
) -> None:
    """As far as ten; then the number goes on (IRR-18: there is no upper limit)."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(FIGHT, ALONE, player_health=most))
        screen.scene.mate.health = health
        line = own(screen)[0]
        assert line.startswith(f" HP   {hearts}")
        assert line.count("♥") == min(health, 10)
        assert line.endswith(number)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_odds_are_never_cut(language: str) -> None:
    """Both layouts, hopeless and sure fights, dead and alive."""
    app = program()
    async with app.run_test(size=(120, 40)) as pilot:
        app.change(language=language)
        screen = await opened(pilot, match_of(FIGHT, ALONE, resurrection=1000))
        panel = screen.query_one(SidePanel)
        foe = next(iter(screen.scene.fold.foes.values()))
        mate = screen.scene.mate
        for mine, its, health in ((0, 10_000, 10), (5_000, 9_000, 1), (10_000, 1, 12)):
            mate.strength = mate.intelligence = mine
            mate.weapons, mate.shields = (3_000, 2), (2_000, 1)
            foe.strength = foe.intelligence = its
            mate.health = health
            for wide in (False, True):
                for line in target_lines(panel, foe, wide=wide):
                    text = "".join(run.text for run in line)
                    assert width(text) <= (34 if wide else 26), text
                    assert "~" not in text
                own(screen, wide=wide)
        mate.health, mate.alive = 0, False
        assert (
            own(screen)[0]
            == {"en": " HP   DEAD, back: 100%", "es": " SALUD 0, vuelve: 100 %"}[language]
        )


async def test_step_by_step_each_blow_waits_for_a_key() -> None:
    """The last speed: one's own fight stands still until a key is pressed."""
    app = program(speed=4)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(FIGHT, ALONE, seed="fight"))
        await pilot.press("right")
        await settled(pilot)
        await pilot.press("right")
        await settled(pilot)
        player = screen.scene.player

        def attacks() -> int:
            fight = screen.scene.fold.fight
            return int(fight is not None and fight.attack is not None)

        assert player.holding
        assert attacks() == 0
        assert "Press any key to continue." in shown(pilot)
        await pilot.press("right")
        await settled(pilot)
        assert player.holding
        assert attacks() == 1
        assert match_behind(screen.session).decisions == 2, "the key was for the blow alone"
        app.change(speed=0)
        await settled(pilot)
        assert player.idle


async def test_a_character_that_comes_back_in_the_course_is_shown_dazed() -> None:
    """IRR-22 with `fuzzy_after_resurrection`: from death to the panel, and into the log."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        parameters: dict[str, Any] = {
            "player_health": 1,
            "resurrection": 1000,
            "fuzzy_after_resurrection": True,
            "player_strength": 0,
            "player_intelligence": 1_000,
        }
        rows = ("-----", "-P-M-", "----E")
        session = match_of(rows, ALONE, seed="3", **parameters)
        screen = await opened(pilot, session)
        for _ in range(30):
            if screen.scene.mate.fuzzy:
                break
            await pilot.press("right")
            await settled(pilot)
        assert screen.scene.mate.fuzzy
        assert screen.scene.mate.alive
        assert any(line.startswith(" DAZE obeys ") for line in own(screen))
        assert "steps obey " in shown(pilot)
        log = screen.scene.perspectives[screen.scene.viewer].log
        for _ in range(12):
            if any("still dazed" in line.text for line in log.lines):
                break
            await pilot.press("up")
            await settled(pilot)
            await pilot.press("down")
            await settled(pilot)
        assert any("still dazed" in line.text for line in log.lines)


async def test_the_legend_of_the_map_names_a_lone_rival_as_one() -> None:
    """Its sign is a number: `2 rivals` would be read as one."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(("P---E", "P----"), {"Ana": "human", "Ben": "scout"}))
        assert [run.text for run in map_legend(screen.scene)[1]] == ["2 ", "rival"]


async def test_the_exit_is_named_once_it_is_known() -> None:
    """IRR-24: a sign that is nowhere to be seen, and a key that leads nowhere yet, are not told."""
    async with program().run_test(size=(80, 24)) as pilot:
        hidden = ("P-XE", "--X-", "X---")
        screen = await opened(pilot, match_of(hidden, ALONE, fog=FOG_EXPLORED))
        assert len(map_legend(screen.scene)) == 1, "only the own character"
        await pilot.press("underscore")
        await settled(pilot)
        assert "TRAVEL" in shown(pilot)
        assert "exit," not in shown(pilot)
        screen.scene.fold.exit = 0
        assert [run.text for run in map_legend(screen.scene)[1]] == [">", " exit"]
        screen.draw()
        await settled(pilot)
        assert "> exit," in shown(pilot)


async def test_the_dead_do_not_think(monkeypatch: pytest.MonkeyPatch) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(("P---E", "P----"), {"Ana": "human", "Ben": "scout"}))
        scene, line = screen.scene, screen.query_one(NextLine)
        scene.fold.mates[scene.fold.actor].alive = False
        monkeypatch.setattr(IrrgartenViewModel, "waiting_for", None)
        said = "".join(run.text for run in line.paint(80, 2)[1])
        assert said.strip() == f"{scene.name(scene.fold.actor)} is dead."


async def test_the_legend_names_wounds_and_the_gear_of_rivals() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(("P---E", "P----"), ALONE | {"Ben": "scout"}))
        signs = {sign.text: meaning for sign, meaning in screen.legend()}
        assert "weapons and shields a rival has" in signs["w2 s3"]
        assert "a wound in a row" in signs.values()


async def test_the_gear_of_rivals_is_below_each_other_whatever_their_health() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        players = {"Ana": "human", "Ben": "human", "Maximiliana": "human", "Leo": "human"}
        screen = await opened(pilot, match_of(("PPPP-", "----E"), players))
        for mate, health in zip(screen.scene.fold.mates, (10, 9, 10, 7), strict=True):
            mate.health = health
        lines = rival_lines(screen.query_one(SidePanel), 27, 4)[1:]
        texts = ["".join(run.text for run in line) for line in lines]
        assert len({text.index("  w") for text in texts}) == 1, texts
        assert len({len(text) for text in texts}) == 1, texts


async def test_a_name_of_eight_letters_is_whole_beside_the_things_of_a_rival() -> None:
    """In Spanish it read "Beni~ SALUD 10 0 cosas"."""
    async with program(language="es").run_test(size=(80, 24)) as pilot:
        players = {"Ana": "human", "Benedict": "human"}
        screen = await opened(pilot, match_of(("PP---", "----E"), players, last_laps=2))
        (line,) = rival_lines(screen.query_one(SidePanel), 26, 3)[1:]
        assert "".join(run.text for run in line).rstrip() == " @2 Benedict ♥10  0 cosas"
        screen.scene.fold.mates[1 - screen.scene.me].shields = (1_000, 1)
        (line,) = rival_lines(screen.query_one(SidePanel), 26, 3)[1:]
        assert "♥10  1 cosa" in "".join(run.text for run in line), "the form stays"


async def test_after_the_last_blow_no_key_shows_the_rest_of_the_fight() -> None:
    async with program(speed=2).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(("PM-E", "XXXX"), {"Ana": "human"}))
        ended: list[CombatEnded] = []
        screen.scene.bus.subscribe(CombatEnded, ended.append)
        screen.scene.player._pace = lambda _event: 1_000_000.0 if ended else 0.0
        await pilot.press("right")
        await until(pilot, lambda: bool(ended))
        line = screen.query_one(NextLine).paint(80, 2)[1]
        assert "".join(run.text for run in line).strip() == screen.session.texts("maze-skip-one")


async def test_a_lost_fight_stays_in_sight_whatever_follows() -> None:
    """It is what one's own last step brought, told before the step itself is over."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        rows = ("PM----E", "XXXXXXX")
        garden = match_of(rows, {"Ana": "human"}, wounds_to_lose=1, seed="seed-1")
        screen = await opened(pilot, garden)
        await pilot.press("right")
        await settled(pilot)
        lost = next(line for line in screen.scene.perspective.log.lines if line.kind == "bad")
        for key in "abcd":
            screen.scene.note("play-log", key=key)
        lines = screen.query_one(LogPanel).paint(80, 3)
        assert lost.text[:30] in "".join(span.text for span in lines[0])


async def test_a_lost_fight_is_whole_before_there_are_rows_for_other_lines() -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        rows = ("PM----E", "XXXXXXX")
        garden = match_of(rows, {"Ana": "human"}, wounds_to_lose=1, seed="seed-1")
        screen = await opened(pilot, garden)
        await pilot.press("right")
        await settled(pilot)
        log = screen.scene.perspective.log
        lost = next(line for line in log.lines if line.kind == "bad")
        screen.scene.note("play-log", key="x")
        short = log.shortened(lost)
        lines = screen.query_one(LogPanel).paint(len(short) * 3 // 4, 2)
        said = " ".join("".join(span.text for span in line).strip() for line in lines)
        assert said.endswith(short)


async def test_enter_in_the_log_is_called_what_it_does() -> None:
    """Only a line with details opens; on any other one Enter goes to its turn."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        rows = ("PM----E", "XXXXXXX")
        await opened(pilot, match_of(rows, {"Ana": "human"}))
        await pilot.press("right")
        await settled(pilot)
        await pilot.press("L", "end")
        await settled(pilot)
        assert "Enter open" in shown(pilot)
        await pilot.press("home")
        await settled(pilot)
        assert "Enter go there" in shown(pilot)


async def test_the_legend_explains_the_race_and_the_two_ways() -> None:
    """What is heard is explained in fog alone, the order of turns where it is drawn (IRR-26)."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(("P---E", "P----"), ALONE | {"Ben": "scout"}))
        signs = {sign.text: meaning for sign, meaning in screen.legend()}
        assert signs["@1 12"].startswith("the race: steps to the exit round walls")
        assert "your chance in each fight" in signs["short way"]
        assert "no living monster" in signs["quiet way"]
        assert not {"@2 9?3", "order"} & set(signs)
        screen.scene.secret = True
        assert "@2 9?3" in {sign.text for sign, _ in screen.legend()}
        drawn = match_of(("P---E", "P----"), ALONE | {"Ben": "scout"}, drawn_order=True)
        screen = await opened(pilot, drawn)
        signs = {sign.text: meaning for sign, meaning in screen.legend()}
        assert signs["order"] == "the order of turns in this lap"


FULL_GEAR = {"weapons": (1_000, 2) * 2, "shields": (1_000, 2) * 2, "fuzzy": True}


@pytest.mark.parametrize("language", ["en", "es"])
async def test_four_players_are_all_in_the_panel_at_80x24(language: str) -> None:
    """Also with the fullest own part, and whether the rivals live, are dead or are out of sight."""
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        app.change(language=language)
        players = dict.fromkeys(("Ana", "Ben", "Eva", "Leo"), "human")
        screen = await opened(pilot, match_of(("PPPP-", "----E"), players, drawn_order=True))
        scene, panel = screen.scene, screen.query_one(SidePanel)
        for name, value in FULL_GEAR.items():
            setattr(scene.mate, name, value)
        rivals = [mate for mate in scene.fold.mates if mate.seat != scene.me]
        for state in ("alive", "dead", "unseen"):
            for mate in rivals:
                mate.alive, mate.health = state != "dead", None if state == "unseen" else 10
            lines = panel.paint(28, 17)
            assert all(width_of(line) == 28 for line in lines)
            texts = ["".join(run.text for run in line) for line in lines]
            head = next(at for at, text in enumerate(texts) if text.startswith("├─ R"))
            mark, end = ("%" if state == "dead" else "@"), len(texts) - 1
            short = " ".join(texts[head + 2 : end])
            for mate in rivals:
                shown = {"alive": " 10", "dead": "", "unseen": " ?"}[state]
                assert f"{mark}{mate.seat + 1}{shown}" in short, texts
            assert "~" not in short, "nothing is cut"
            assert all(f"{mate.seat + 1}" in texts[head] for mate in scene.fold.mates), texts[head]


@pytest.mark.parametrize(("language", "said"), [("en", "You are on"), ("es", "Estás en camino")])
async def test_nobody_reads_that_they_choose_a_step_that_their_route_makes(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was "Ana is choosing the next step..." on Ana's own screen."""
    async with program(language=language).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(FIGHT, ALONE))
        monkeypatch.setattr(IrrgartenViewModel, "waiting_for", None)
        line = "".join(run.text for run in screen.query_one(NextLine).paint(80, 2)[1])
        assert line.startswith(f" {said}")
