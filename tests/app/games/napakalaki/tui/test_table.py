"""The table by its keys and its words: what it says when, and to whom."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

import pytest
from textual import constants

from app.config.settings import Settings
from app.games.napakalaki.tui.deck_screen import DecksScreen
from app.games.napakalaki.tui.dialogs.inspect import InspectScreen
from app.games.napakalaki.tui.fight_panel import FightPanel
from app.games.napakalaki.tui.rival_screen import RivalScreen
from app.games.napakalaki.tui.rivals import shared
from app.games.napakalaki.tui.screen import NapakalakiScreen
from app.i18n.fluent import Texts
from app.match.source import PlanStep
from app.tui.match.mode import MatchMode
from app.tui.screens.end import EndScreen
from engines.kernel.events import EVERYONE
from engines.napakalaki.actions import BUY, DONE, ROLL, SELL, on_card
from engines.napakalaki.events import Accepted, StartRolled
from engines.napakalaki.state import State
from tests.app.games.napakalaki.tui.helpers import (
    ANA,
    BEN,
    EVA,
    TABLE,
    laid,
    opened,
    program,
    seen,
    shown,
    state_of,
)
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind

SECRETS = ("Wet Towel", "Half a Pair of Scissors", "Paper Crown", "Lampshade", "Rolled-up Carpet")
"""What Ben and Eva hold."""
OWN = ("Necklace of Envy", "Two Left Shoes", "Colander")
BOTS = {"Ana": "cautious", "Ben": "cautious", "Eva": "cautious"}


@pytest.fixture
def rolling(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment lets things move."""
    monkeypatch.setattr(constants, "TEXTUAL_ANIMATIONS", "full")


# -- what the words say


async def test_a_tie_is_a_loss_in_words() -> None:
    """NAP-14."""
    async with program().run_test(size=(80, 24)) as pilot:
        # Level 5, and +3, +3 and +2: thirteen, as strong as the landlord.
        await opened(pilot, laid(TABLE, meets="landlord-of-the-flies"))
        text = await seen(pilot, "enter")
        assert "13 = 13" in text
        assert "a tie loses: 1 more needed" in text
        assert "escape on 5-6 (33%)" in text
        # Enter says that it rolls, so the key bar has room for the name of the other answer.
        assert "Enter roll to escape  a don't run" in text
        # What goes on stands in the whole log, too, and says that nothing is decided yet.
        log = await seen(pilot, "L")
        last = [line for line in log.splitlines() if line.strip("│ ")][-3]
        assert "Ana faces" in last
        assert last.strip("│ ").endswith("(13 to 13, a tie loses).")


async def test_what_the_monster_would_take_is_marked_before_the_die() -> None:
    """NAP-16: a sign before the slot of each card, and what it means on the edge."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, meets="hiccup-dragon"))
        assert "at risk" not in await seen(pilot)
        text = await seen(pilot, "enter")
        assert all(f"!{slot} " in text for slot in ("Helmet", "Hand 1", "Hand 2"))
        assert text.count("! at risk") == 1
        assert "all equipped" in text


async def test_the_monsters_that_may_come_are_counted_before_one_is_drawn() -> None:
    """NAP-20: 13 beats all up to level 12 of the 19: twelve, less the one that was met."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, met="rude-printer"))
        text = shown(pilot)
        assert "the next monster, one of these 18, by level:" in text
        assert " 61%   with a necklace" in text
        assert "not drawn yet" in text


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_only_a_necklace_of_the_hand_is_counted(size: tuple[int, int], language: str) -> None:
    """NAP-5: the figures with a necklace interest nobody who holds none. At 80 columns the levels
    that the gold buys (NAP-11) have room beside them."""
    adorned, buys = {
        "en": ("with a necklace", "1 level"), "es": ("con un collar", "1 nivel"),
    }[language]  # fmt: skip
    for hand, counts in ((ANA[2], True), ("two-left-shoes colander lampshade", False)):
        app = program()
        app.texts = Texts(language, strict=True)
        async with app.run_test(size=size) as pilot:
            await opened(pilot, laid(((*ANA[:2], hand), BEN, (8, "spring-mail", ""))))
            assert (adorned in shown(pilot)) == counts
            assert buys in shown(pilot) or size != (80, 24)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_monster_has_the_last_word_on_its_card_and_in_the_dialog(
    size: tuple[int, int],
) -> None:
    """Whether it is beaten (NAP-14) or beats the player (NAP-16), but not after an escape."""
    for meets, dice, keys, saying in (
        ("rude-printer", [], ("enter",), '"Prints you an apology in white on white."'),
        ("magpie-mafia", [2], ("enter", "r"), '"They took what shines, and then your'),
        ("magpie-mafia", [5], ("enter", "r"), ""),
    ):
        async with program().run_test(size=size) as pilot:
            await opened(pilot, laid(((1, *ANA[1:]), BEN, EVA), meets=meets, dice=dice))
            text = " ".join((await seen(pilot, *keys)).split())
            assert saying[:24] in text
            if not saying:
                assert "shines" not in text
            await pilot.press("escape")
            closed = " ".join((await seen(pilot)).split())
            assert saying[:24] in closed


@pytest.mark.parametrize(
    ("meets", "dice", "keys", "result"),
    [
        ("rude-printer", [], ("enter",), "You beat the Rude Printer by 7: +1 level, 1 treasure."),
        ("magpie-mafia", [2], ("enter", "r"), "You roll a 2 and can't escape."),
        ("magpie-mafia", [5], ("enter", "r"), "You roll a 5 and escape."),
        ("magpie-mafia", [], ("enter", "a", "y"), "You don't run from the Magpie Mafia."),
    ],
)
async def test_the_dialog_after_a_fight_says_how_it_ended(
    meets: str, dice: list[int], keys: tuple[str, ...], result: str
) -> None:
    """NAP-14, NAP-15: the dialog covers the panel with the die."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(((1, *ANA[1:]), BEN, EVA), meets=meets, dice=dice))
        text = await seen(pilot, *keys)
        assert result in text
        await pilot.press("escape")
        assert result not in await seen(pilot)


async def test_the_dialog_after_a_fight_names_the_necklace_that_is_gone() -> None:
    """NAP-17: the dialog covers the log, which says so, too."""
    worn = f"{ANA[1]} necklace-of-envy"
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(((1, worn, "two-left-shoes"), BEN, EVA), meets="rude-printer"))
        text = " ".join((await seen(pilot, "enter")).replace("│", " ").split())
        assert "You beat the Rude Printer by" in text
        assert "You use up the Necklace of Envy." in text


async def test_equipping_is_told_where_the_wish_arises() -> None:
    """NAP-8, NAP-9."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, meets="hiccup-dragon"))
        assert "you equip after the fight" in shown(pilot)
        text = await seen(pilot, "enter")
        assert "you can't equip in a fight; equipped treasures stay equipped" in text


async def test_the_strip_names_each_station_of_the_turn() -> None:
    """NAP-10a."""
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid(TABLE, meets="hiccup-dragon", dice=[5], rolls=True))
        assert "[ROLL] > buy > equip > draw > fight > prize > equip > discard" in shown(pilot)
        assert "roll ✓  [BUY] > equip" in await seen(pilot, "r")


async def test_what_an_escape_leads_to_is_named() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, meets="hiccup-dragon", dice=[5]))
        assert "[FIGHT] > lose" in (await seen(pilot, "enter")).replace(">", " > ").replace(
            "  ", " "
        )
        text = await seen(pilot, "r", "escape")
        assert "[5] ESCAPED: no bad consequence" in text
        assert "YOU ESCAPED" in text
        assert "> lose" not in text


async def test_a_bad_consequence_says_what_it_takes() -> None:
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid(TABLE, meets="hiccup-dragon", dice=[2]))
        await seen(pilot, "enter")
        text = await seen(pilot, "r", "escape")
        assert "IT CAUGHT YOU" in text
        assert "bad consequence: -1 level, all equipped" in text
        assert "prize:" not in text


# -- looking round


@pytest.mark.parametrize(("eva", "covered"), [("human", True), ("cautious", False)])
async def test_no_hand_is_open_while_people_watch_a_bot(
    eva: str, covered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NAP-20: Ana and Eva share the keyboard, and Ben plays."""
    monkeypatch.setattr(MatchMode, "bot_pause", lambda _self: 1_000.0)

    def bens_turn(state: State) -> None:
        state.seat = state.turn_seat = 1

    players = {"Ana": "human", "Ben": "cautious", "Eva": eva}
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        session = laid(TABLE, players, then=bens_turn)
        session.texts = app.texts
        app.session = session
        app.push_screen(NapakalakiScreen(session))
        await pilot.pause(1)
        assert [name for name in OWN if name in shown(pilot)] == ([] if covered else list(OWN))


async def test_the_hand_is_covered_and_shown_by_a_key() -> None:
    """NAP-20: for whoever looks over a shoulder; how many cards it has stays to be seen."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE))
        assert all(name in shown(pilot) for name in OWN)
        text = await seen(pilot, "v")
        assert not any(name in text for name in OWN)
        assert "HAND 3/4" in text
        assert "░░ ░░ ░░" in text
        assert "Your hand is covered." in await seen(pilot, "1")
        await settled(pilot)
        text = await seen(pilot, "x")
        assert not any(name in text for name in OWN)
        text = await seen(pilot, "escape", "v")
        assert all(name in text for name in OWN)


async def test_a_covered_hand_does_not_tell_its_gold() -> None:
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid(TABLE))
        assert "+ hand" in shown(pilot)
        text = await seen(pilot, "v")
        assert "+ hand" not in text
        assert "gold equipped: 600" in text


async def test_cards_open_by_their_number() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE))
        for number, card in enumerate(screen.scene.view.hidden, 1):
            assert screen.scene.cards.treasure(card) in await seen(pilot, str(number))
            assert isinstance(pilot.app.screen, InspectScreen)
            await seen(pilot, "escape")
        await seen(pilot, "4")
        assert pilot.app.screen is screen


async def test_tab_goes_from_rival_to_rival() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE))
        text = await seen(pilot, "tab")
        assert isinstance(pilot.app.screen, RivalScreen)
        assert "@2 Ben" in text
        assert "2 hidden treasures" in text
        text = await seen(pilot, "tab")
        assert "@3 Eva" in text
        # Level 8, +5 and +4: 17 beats all but the last three.
        assert "total level 17: beats 16 of 19 monsters" in text
        assert "@2 Ben" in await seen(pilot, "tab")
        assert "@3 Eva" in await seen(pilot, "shift+tab")


def test_names_beside_each_other_are_cut_only_where_all_is_full() -> None:
    assert shared([2, 5, 18], 25) == [2, 5, 18]
    # Forty cells wanted of thirty: what the short one leaves is halved.
    assert shared([2, 20, 18], 30) == [2, 14, 14]


async def test_gold_that_buys_the_last_level_says_so_nap_11() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        # Level 9, with three cards on the table of 200 each, and 300, 200 and 100 in the hand.
        await opened(pilot, laid(((9, *ANA[1:]), BEN, EVA)))
        assert "1,200 gold: buys the win" in shown(pilot)


async def test_who_has_nothing_left_reads_what_still_helps() -> None:
    """NAP-10, NAP-14: a total level of 1 beats no monster, and only death brings another roll."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(((1, "", ""), BEN, EVA)))
        for size in ((80, 24), (120, 40)):
            await pilot.resize_terminal(*size)
            text = " ".join((await seen(pilot)).split())
            assert "Without treasures, level 1 beats no monster, but" in text
            assert "Only dying helps: your next turn starts with a roll" in text


async def test_who_has_nothing_left_accepts_without_a_question() -> None:
    """NAP-10, NAP-18: death takes nothing from it, and brings what an escape would not."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(((1, "", ""), BEN, EVA), meets="unlit-stairs")
        await opened(pilot, session)
        await seen(pilot, "enter")
        assert "A sharp player accepts: dying costs nothing" in await seen(pilot, "H")
        await pilot.press("a")
        await pilot.pause()
        past = match_behind(session).past(0)
        assert Accepted(EVERYONE, 0) in past
        assert any(isinstance(one, StartRolled) and one.seat == 0 for one in past), "next turn"


@pytest.mark.parametrize(("level", "told"), [(1, "but loses nothing"), (2, "Accept without")])
async def test_who_would_lose_nothing_accepts_without_a_question(level: int, told: str) -> None:
    """NAP-2, NAP-16: levels are taken, and there is none below the first."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(((level, *ANA[1:]), BEN, EVA), meets="singing-sofa"))
        assert told in await seen(pilot, "enter", "a")


async def test_the_next_fight_says_whose_it_is() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE))
        assert "YOUR NEXT FIGHT" in shown(pilot)
        screen.scene.perspective.view = replace(screen.scene.view, actor=1, turn_seat=1)
        screen.draw()
        await settled(pilot)
        assert "NEXT FIGHT: Ben" in shown(pilot)


async def test_who_watches_is_told_of_players_by_name() -> None:
    """Nothing on the table says "you" where only bots play."""
    async with program(speed=2).run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, laid(TABLE, BOTS))
        assert "Ana at 13 beats" in shown(pilot)
        assert "you at" not in shown(pilot).lower()
        screen.action_command("nap.decks")
        await settled(pilot)
        assert "those that Ana beats at a total level of" in shown(pilot)


async def test_the_decks_page_lists_what_everybody_may_count() -> None:
    """NAP-20."""
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid(TABLE, met="rude-printer singing-sofa"))
        text = await seen(pilot, "d")
        assert isinstance(pilot.app.screen, DecksScreen)
        coming, met = text.split("DISCARDED MONSTERS")
        assert "Dragon with Hiccups" in coming
        assert "Singing Sofa" not in coming
        assert met.index("Singing Sofa") < met.index("Rude Printer")


# -- who may see what


@pytest.mark.parametrize("keys", [(), ("enter",), ("enter", "r", "escape")])
async def test_no_widget_tells_what_another_seat_hides(keys: tuple[str, ...]) -> None:
    """NAP-20: in no layout, on no page; before the fight, in it, and when it is lost."""
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, meets="laundry-kraken", dice=[2]))
        if keys:
            await seen(pilot, *keys)
        for size in ((80, 24), (120, 40)):
            await pilot.resize_terminal(*size)
            for page in ("", "y", "d", "tab", "x", "L"):
                text = await seen(pilot, *([page] if page else []))
                assert not any(name in text for name in SECRETS), page
                await seen(pilot, *(["escape"] if page else []))


async def test_who_watches_sees_backs_only() -> None:
    async with program(speed=2).run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, laid(TABLE, BOTS))
        screen.scene.player._pace = lambda _event: 1_000_000.0
        await settled(pilot)
        for _ in range(12):
            held = {card for hand in state_of(screen.session).hidden for card in hand}
            text = shown(pilot)
            told = " ".join(
                line.text for line in screen.scene.perspective.log.lines
            )  # a card that was seen once may be hidden again
            for card in held:
                name = screen.scene.cards.treasure(card)
                assert name not in text or name in told or card in screen.scene.view.treasure_pile
            assert "░░" in text or "no hidden treasures" in text
            screen.scene.player.skip()
            await settled(pilot)


# -- the die


@pytest.mark.usefixtures("rolling")
async def test_a_die_rolls_for_a_moment_and_then_lies() -> None:
    """NAP-15. At most 0.6 seconds; what it decides is told when it lies."""
    async with program(speed=2).run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, laid(TABLE, meets="hiccup-dragon", dice=[2]))
        await pilot.press("enter")
        await settled(pilot)
        screen.scene.decide(ROLL)
        await asyncio.sleep(0.2)
        text = shown(pilot)
        assert "the die rolls" in text
        assert "IT CAUGHT YOU" not in text
        assert "[SETTLE]" not in text
        await asyncio.sleep(0.4)
        text = shown(pilot)
        assert "[2] CAUGHT" in text
        assert "IT CAUGHT YOU" in text


@pytest.mark.usefixtures("rolling")
async def test_any_key_lets_the_die_lie() -> None:
    async with program(speed=2).run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, laid(TABLE, meets="hiccup-dragon", dice=[2]))
        await pilot.press("enter")
        await settled(pilot)
        screen.scene.decide(ROLL)
        await asyncio.sleep(0.07)
        assert "the die rolls" in shown(pilot)
        await pilot.press("space")
        await pilot.pause()
        assert "the die rolls" not in shown(pilot)


@pytest.mark.parametrize(
    ("speed", "wish", "motion"), [(0, "full", True), (2, "none", True), (2, "full", False)]
)
async def test_no_die_rolls_where_nothing_is_to_move(
    monkeypatch: pytest.MonkeyPatch, speed: int, wish: str, motion: bool
) -> None:
    monkeypatch.setattr(constants, "TEXTUAL_ANIMATIONS", wish)
    settings = Settings(motion=motion)
    async with program(speed=speed, settings=settings).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE, meets="hiccup-dragon", dice=[2]))
        faces: list[int] = []
        services = screen.app.services

        def thrown(low: int, _high: int) -> int:
            faces.append(low)
            return low

        monkeypatch.setattr(services.show_random, "randint", thrown)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("r")
        await settled(pilot)
        assert not faces
        assert not screen.query_one(FightPanel).screen.has_class("-tumbling")


# -- the end


async def test_the_end_says_how_it_was_reached() -> None:
    """NAP-2, NAP-14."""
    async with program().run_test(size=(80, 24)) as pilot:
        table = ((9, "bucket-of-shame rubber-sabre", ""), BEN, EVA)
        await opened(pilot, laid(table, meets="rude-printer"))
        text = await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, EndScreen)
        assert "Ana wins!" in text
        assert "reaches level 10 by beating the Rude Printer." in text
        assert text.index("1.  @1 Ana") < text.index("2.  @3 Eva") < text.index("3.  @2 Ben")
        text = await seen(pilot, "b")
        assert isinstance(pilot.app.screen, NapakalakiScreen)
        assert "the match is over" in text


async def test_a_bought_victory_is_told_as_such() -> None:
    """NAP-11: 1,000 gold a level; the seeds set no limit."""
    async with program().run_test(size=(80, 24)) as pilot:
        rich = (9, "", "emperors-armour stop-sign rubber-sabre family-album")
        screen = await opened(pilot, laid((rich, BEN, EVA)))
        config = screen.scene.config
        assert sum(config.gold[card] for card in screen.scene.view.hidden) >= 1000
        sold = [PlanStep(on_card(SELL, card)) for card in screen.scene.view.hidden]
        screen.scene.plan(*sold, PlanStep(BUY))
        text = await seen(pilot)
        assert "buys level 10 with gold." in text
        assert "Ana wins!" in await seen(pilot, "b")


async def test_a_limit_of_turns_may_share_the_win() -> None:
    """NAP-2: the highest level wins, and equals share."""
    async with program().run_test(size=(80, 24)) as pilot:
        table = (ANA, (5, "", ""), (2, "", ""))
        screen = await opened(pilot, laid(table, meets="hiccup-dragon", dice=[5], turn_limit=9))
        await seen(pilot, "enter")
        await seen(pilot, "r", "escape")
        screen.scene.decide(DONE)
        text = await seen(pilot)
        assert isinstance(pilot.app.screen, EndScreen)
        assert "Ana and Ben share the win!" in text
        assert "Ana and Ben share the win!" in await seen(pilot, "b")


async def test_the_columns_are_the_same_where_names_have_to_be_cut() -> None:
    """Eyes compare rivals by place: the value of each card stays whole."""
    full = (7, "judges-wig spring-mail rubber-sabre indoor-umbrella", "")
    async with program(language="es").run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid(((3, "", ""), (3, "pan-lid", ""), full)))
        lines = [line for line in shown(pilot).splitlines() if "--" in line][:2]
        for line, letters in zip(lines, (("C", "A", "1"), ("2", "Z", "L")), strict=True):
            one, two = (box.strip("│") for box in line.split("││"))
            for letter in letters:
                assert one.index(f" {letter} ") == two.index(f" {letter} "), (one, two)
        assert "~ +5" in lines[0]


@pytest.mark.parametrize("rivals", [3, 4, 5])
async def test_the_columns_are_the_same_in_small_boxes(rivals: int) -> None:
    """Also beside a treasure that takes both hands."""
    clad = (7, "judges-wig spring-mail rubber-sabre indoor-umbrella", "")
    table = ((3, "", ""), (3, "pan-lid", ""), clad, (8, "grand-piano", ""), *[(3, "", "")] * 2)
    people = {
        "Ana": "human",
        **dict.fromkeys(["Ben", "Eva", "Leo", "Mia", "Zoe"][:rivals], "sharp"),
    }
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid(table[: rivals + 1], people))
        rows = shown(pilot).splitlines()
        boxes = [row.strip("│").split("││") for row in rows if "N--" in row or "H--" in row][:2]
        for letter, row in zip("AHFN", (boxes[0], boxes[0], boxes[1], boxes[1]), strict=True):
            found = [re.search(rf"{letter}[-+]", box) for box in row]
            assert len({one.start() if one else -1 for one in found}) == 1, row
            assert None not in found


async def test_the_gear_of_two_rivals_is_in_the_same_columns() -> None:
    """NAP-6: also beside a card with a long name, and one that takes both hands."""
    armed = (3, "grand-piano", "")
    clad = (3, "rubber-sabre pan-lid dressing-gown", "")
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid(((3, "", ""), armed, clad)))
        first, second = (line for line in shown(pilot).splitlines() if "--" in line)
        for line, letters in ((first, ("H", "A")), (second, ("F", "N"))):
            one, two = (box.strip("│") for box in line.split("││"))
            for letter in letters:
                assert one.index(f" {letter} ") == two.index(f" {letter} "), (one, two)
        one, two = first.split("││")
        assert one.index("2H Grand Piano") == two.index("1 Rubber Sabre") + 1, "after its frame"
