"""Each dialog with its keys and the mouse; what it decides is carried out by the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from app.games.napakalaki.tui.dialogs.buy import BuyDialog
from app.games.napakalaki.tui.dialogs.discard import DiscardDialog
from app.games.napakalaki.tui.dialogs.equip import EquipDialog
from app.games.napakalaki.tui.dialogs.inspect import InspectScreen, monsters, treasures
from app.games.napakalaki.tui.dialogs.settle import SettleDialog
from engines.napakalaki.actions import DRAW
from engines.napakalaki.cards import ALL, ARMOUR, HELMET, Bad, NapakalakiMonster
from engines.napakalaki.config import Config
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import DISCARDING, EARLY, EQUIPPING, SALES, State
from tests.app.games.napakalaki.tui.dialogs.helpers import Table, at_table, beaten, picked
from tests.engines.napakalaki.helpers import (
    GUION,
    NUMBER,
    README,
    SMALL_TREASURES,
    do,
    hand,
    lay,
    refreshed,
    rich_config,
)
from tests.engines.napakalaki.helpers import table as on_table

RICH = ("spoon colander", "oar bucket slippers sieve whisk")
"""Numbers: 1 whisk 400, 2 oar 600, 3 bucket 500, 4 slippers 100, 5 sieve 200, 6 spoon 100,
7 colander 300."""


# -- buying


async def test_a_level_is_bought_for_what_was_ticked_nap_11() -> None:
    async with at_table(lay(*RICH, level=5)) as table:
        dialog = await table.open(BuyDialog)
        await table.press("1", "2")
        assert picked(dialog) == "whisk oar"
        assert "YOU PAY 1,000 = 1 level (5 → 6); no gold lost" in table.shown()
        assert "total level 8 → 9; next level: 1,000 gold more" in table.shown()
        await table.press("enter")
        assert table.decided() == "sell whisk, sell oar, buy"
        assert table.state.level[0] == 6


async def test_change_that_is_lost_is_said_before_it_is_nap_11() -> None:
    async with at_table(lay(*RICH, level=5)) as table:
        await table.open(BuyDialog)
        await table.press("1", "2", "3", "7")
        assert "YOU PAY 1,800 = 1 level (5 → 6); 800 GOLD LOST" in table.shown()
        assert "next level: 200 gold more" in table.shown()
        # The colander (+2) is paid with, the level (+1) comes; its line says the same.
        assert "total level 8 → 7" in table.shown()
        assert "7 (-2)" in next(one for one in table.shown().splitlines() if "Colander" in one)


async def test_a_treasure_without_a_bonus_costs_no_level_nap_13() -> None:
    async with at_table(lay("oar slippers", "piano", level=5)) as table:
        await table.open(BuyDialog)
        rows = table.shown().splitlines()
        assert "(-0)" not in next(row for row in rows if "Slippers" in row)
        assert "(-4)" in next(row for row in rows if "Oar" in row)


async def test_what_buys_nothing_is_not_sold_nap_11() -> None:
    async with at_table(lay(*RICH, level=5)) as table:
        await table.open(BuyDialog)
        await table.press("1", "3")
        assert "900 gold buys nothing yet: a level needs 100 more." in table.shown()
        assert "Pick more cards to sell" in table.shown()
        await table.press("enter")
        assert table.answers == []
        assert "What you picked doesn't buy a level yet." in table.shown()
        await table.press("escape")
        assert table.decided() == "nothing"


async def test_picks_are_undone_one_by_one() -> None:
    async with at_table(lay(*RICH, level=5)) as table:
        dialog = await table.open(BuyDialog)
        await table.press("u")
        assert "You haven't picked anything yet." in table.shown()
        await table.press("1", "2", "u", "down", "down", "space")
        assert picked(dialog) == "whisk slippers"
        await table.press("1")
        assert picked(dialog) == "slippers"


async def test_one_key_keeps_the_strength_another_the_gold_nap_11() -> None:
    """Numbers: 1 oar 600, 2 bucket 500, 3 sieve 200, 4 colander 300 (+2), 5 curtain 400 (+3)."""
    async with at_table(lay("colander curtain", "oar bucket sieve", level=4)) as table:
        dialog = await table.open(BuyDialog)
        assert "o   strongest sale: 1 and 2 for 1,100, 100 wasted, total level 10" in table.shown()
        assert "O   least waste: 2, 3 and 4 for 1,000, none wasted, total level 8" in table.shown()
        await table.press("o")
        assert picked(dialog) == "oar bucket"
        assert "o ✓ strongest" in table.shown()
        await table.press("O", "enter")
        assert table.decided() == "sell colander, sell bucket, sell sieve, buy"


async def test_the_last_level_is_for_sale_or_not_nap_11() -> None:
    async with at_table(lay("spoon", "barrel", level=9)) as table:
        await table.open(BuyDialog)
        assert "o   win the match at once: sell 1 for 1,900 gold, 900 wasted" in table.shown()
        await table.press("o")
        assert "LEVEL 10: YOU WIN THE MATCH AT ONCE" in table.shown()
        await table.press("enter")
        table.decided()
        assert table.state.winner == 0
    kept = lay("spoon", "barrel piano", level=8, parameters=Parameters(buy_winning_level=False))
    async with at_table(kept) as table:
        await table.open(BuyDialog)
        assert "With these rules level 10 isn't for sale" in table.shown()
        await table.press("1", "2")
        assert "YOU PAY 2,800 = 1 level (8 → 9); 1,800 GOLD LOST" in table.shown()
        assert "no more levels for sale" in table.shown()


async def test_where_nothing_can_be_bought_it_says_why_nap_11() -> None:
    async with at_table(lay("spoon", "ladle", level=5)) as table:
        await table.open(BuyDialog)
        await table.press("1", "o")
        assert "All your treasures are worth 300 gold, and a level costs 1,000." in table.shown()
        assert "You can't buy a level now." in table.shown()


async def test_cards_that_were_picked_before_are_picked_still_and_can_go_back() -> None:
    state = lay(*RICH, level=5)
    do(state, "sell whisk", "sell oar")
    async with at_table(state) as table:
        dialog = await table.open(BuyDialog)
        assert picked(dialog) == "whisk oar"
        await table.press("4", "enter")
        assert table.decided() == "sell slippers, buy"
    do(state, "sell sieve")
    async with at_table(refreshed(state)) as table:
        await table.open(BuyDialog)
        await table.press("escape")
        assert table.decided() == "back"
        assert table.state.phase == SALES


async def test_an_earlier_pick_can_be_exchanged() -> None:
    state = lay(*RICH, level=5)
    do(state, "sell bucket")
    async with at_table(state) as table:
        await table.open(BuyDialog)
        await table.press("u", "1", "2", "enter")
        assert table.decided() == "back, sell whisk, sell oar, buy"


# -- settling


BAD = Bad(levels=2, equipped=2, hidden_kinds=(HELMET,), either=1)
WORN, HELD = "spoon ladle colander", "bucket sieve oar"
"""Numbers: 1 oar, 2 bucket, 3 sieve, 4 spoon, 5 ladle, 6 colander."""


async def test_the_parts_are_settled_in_their_order_nap_16() -> None:
    async with at_table(beaten(BAD, WORN, HELD)) as table:
        dialog = await table.open(SettleDialog)
        assert "✓ -2 levels" in table.shown()
        assert "done: level 3" in table.shown()
        await table.press("2")
        assert picked(dialog) == ""
        assert "doesn't count now. Still to pick: 2 equipped treasures" in table.shown()
        await table.press("4", "5", "2", "1")
        assert picked(dialog) == "spoon ladle bucket oar"
        assert "after this: level 3, total level 5 (now 8), hidden 1" in table.shown()
        await table.press("enter")
        assert table.decided() == "lose spoon, lose ladle, lose bucket, lose oar"
        assert table.state.phase == EQUIPPING
        assert (on_table(table.state), hand(table.state)) == ("colander", "sieve")


async def test_enter_waits_until_nothing_is_left_to_choose_nap_16() -> None:
    async with at_table(beaten(BAD, WORN, HELD)) as table:
        dialog = await table.open(SettleDialog)
        await table.press("4", "enter")
        assert table.answers == []
        assert "Pick 1 more card first." in table.shown()
        assert "Enter   (not yet: 1 more card to pick)" in table.shown()
        await table.press("u")
        assert "Enter confirm" in table.shown(), "it doesn't pick the row"
        await table.press("a")
        assert "a ✓ lose the least useful" in table.shown()
        kept = next(card for card in dialog.all_cards if card not in dialog.picking.picks)
        await table.press(str(dialog.number(kept)))
        assert "You needn't lose any more." in table.shown()
        await table.press("enter")
        table.decided()
        assert table.state.phase == EQUIPPING


async def test_what_goes_without_a_choice_is_marked_and_named_nap_16() -> None:
    async with at_table(beaten(Bad(equipped=1, hidden=5), "spoon ladle", "oar sieve")) as table:
        await table.open(SettleDialog)
        assert "[-]" not in table.shown()
        await table.press("3")
        assert table.shown().count("[-]") == 2
        assert "also lost, without a choice: Oar and Sieve" in table.shown()
        await table.press("1")
        assert "You lose that one anyway." in table.shown()
        await table.press("enter")
        assert table.decided() == "lose spoon"
        assert hand(table.state) == ""


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_monster_s_own_line_is_above_what_it_costs(size: tuple[int, int]) -> None:
    """At most two rows of it; nothing is there without one."""
    long = " ".join(["It keeps the cheek."] * 14)
    for saying, rows in (("", 0), ('"Mine."', 1), (long, 2)):
        async with at_table(beaten(Bad(equipped=1), "spoon ladle"), size) as table:
            dialog = SettleDialog(replace(table.deal, saying=partial(str, saying)))
            table.app.push_screen(dialog)
            await table.pilot.pause()
            lines = table.shown().splitlines()
            top = next(y for y, line in enumerate(lines) if "BAD CONSEQUENCE" in line)
            first = next(y for y, line in enumerate(lines) if "1 equipped treasure" in line)
            assert first - top == 1 + rows
            assert saying[:7] in lines[top + 1]


async def test_all_is_not_counted_but_said_nap_16() -> None:
    async with at_table(beaten(Bad(equipped=1, hidden=ALL), "spoon ladle", "oar")) as table:
        await table.open(SettleDialog)
        assert "0 of 1" in table.shown()
        assert "of -1" not in table.shown()


async def test_esc_looks_at_the_table_and_decides_nothing_nap_16() -> None:
    async with at_table(beaten(BAD, WORN, HELD)) as table:
        await table.open(SettleDialog)
        await table.press("4", "escape")
        assert table.decided() == "nothing"


async def test_arrows_go_from_one_pile_to_the_other() -> None:
    async with at_table(beaten(Bad(either=2), WORN, HELD)) as table:
        dialog = await table.open(SettleDialog)
        await table.press("down", "space", "right", "space", "left", "h", "l")
        assert picked(dialog) == "ladle oar"


# -- equipping


def winner(equipped: str, hidden: str, parameters: Parameters = README) -> State:
    """Ana has beaten a gnat, which gives her one treasure: the broom."""
    state = lay(equipped, hidden, level=4, meets="gnat", prize="broom", parameters=parameters)
    do(state, "draw")
    return state


async def without_picks(table: Table, dialog: type[EquipDialog], *more: Any) -> EquipDialog:
    """The dialog, with the suggested picks taken back."""
    opened = await table.open(dialog, *more)
    assert isinstance(opened, EquipDialog)
    await table.press(*("u" for _ in opened.picking.picks))
    assert picked(opened) == ""
    return opened


async def test_cards_are_equipped_and_the_turn_is_done_nap_9() -> None:
    async with at_table(winner("spoon colander", "oar beads whisk")) as table:
        # 1 whisk, 2 oar, 3 beads, 4 broom
        dialog = await without_picks(table, EquipDialog)
        assert "8 → 10" in table.shown()
        assert "needs both hands" in table.shown()
        await table.press("1", "3", "4")
        assert picked(dialog) == "whisk beads"
        assert "It doesn't fit with your other picks: Broom" in table.shown()
        await table.press("enter")
        assert table.decided() == "equip whisk, equip beads, done"
        assert on_table(table.state) == "spoon whisk colander beads"


async def test_a_taken_place_is_said_nap_6_nap_8() -> None:
    async with at_table(winner("spoon colander", "sieve skates")) as table:
        await table.open(EquipDialog)
        assert "helmet worn" in table.shown()
        await table.press("2")
        assert "Its place is taken, and equipped treasures stay: Sieve" in table.shown()
        assert "What you equip never returns to your hand." in table.shown()


async def test_a_necklace_is_said_to_be_used_up_nap_17() -> None:
    async with at_table(winner("spoon", "beads")) as table:
        await without_picks(table, EquipDialog)
        await table.press("1")
        assert "The first fight you win uses up a necklace" in table.shown()
    async with at_table(winner("spoon", "beads", parameters=GUION)) as table:
        await without_picks(table, EquipDialog)
        await table.press("1")
        assert "The next fight uses up a necklace, however it ends" in table.shown()


async def test_too_many_hidden_are_announced_nap_19() -> None:
    """Winning made six: two are played, or dropped."""
    state = winner("spoon colander", "oar piano sieve bucket barrel")
    async with at_table(state) as table:
        await without_picks(table, EquipDialog)
        assert "hidden 6: 2 over the limit of 4" in table.shown()
        assert "equip nothing, then discard 2" in table.shown()
        await table.press("3", "enter")
        assert table.state.phase == EQUIPPING
        table.decided()
        assert table.state.phase == DISCARDING


async def test_the_best_outfit_is_picked_already_and_one_key_away() -> None:
    """Whoever only presses Enter does not pass by what makes the next fight winnable."""
    async with at_table(winner("spoon", "curtain skates ladle")) as table:
        dialog = await table.open(EquipDialog)
        assert set(picked(dialog).split()) == {"ladle", "curtain", "skates"}
        await table.press("1", "2", "3")
        assert picked(dialog) == ""
        await table.press("a")
        assert set(picked(dialog).split()) == {"ladle", "curtain", "skates"}
        await table.press("enter")
        assert table.decided().endswith(", done")


async def test_before_the_combat_the_monster_is_drawn_after_it_nap_9() -> None:
    state = lay("spoon", "curtain", level=4, meets="gnat")
    state.early = 1
    do(refreshed(state), "done")
    assert state.phase == EARLY
    async with at_table(state) as table:
        await without_picks(table, EquipDialog, DRAW)
        assert "equip nothing and draw the monster" in table.shown()
        await table.press("1", "enter")
        assert table.decided() == "equip curtain, draw"
        await without_picks(table, EquipDialog, None)
        await table.press("enter")
        assert table.answers[-1] == ()


# -- discarding


async def test_as_many_are_discarded_as_are_too_many_nap_19() -> None:
    state = winner("spoon colander", "oar piano sieve bucket barrel")
    do(state, "done")
    async with at_table(state) as table:
        dialog = await table.open(DiscardDialog)
        assert "You have 6 treasures in your hand and may keep 4: discard 2." in table.shown()
        await table.press("1", "enter")
        assert table.answers == []
        await table.press("2", "3")
        assert "You discard only 2." in table.shown()
        assert picked(dialog) == "oar piano"
        await table.press("a", "enter")
        table.decided()
        assert len(table.state.hidden[0]) == 4
        assert table.state.seat == 1


# -- one key for the suggestion


async def test_enter_takes_the_suggestion_while_nothing_is_picked() -> None:
    """NAP-16, NAP-19, and a sale that takes nothing that counts (NAP-13)."""
    crowd = winner("spoon colander", "oar piano sieve bucket barrel")
    do(crowd, "done")
    caught = beaten(Bad(either=2), WORN, HELD)
    rich = lay("spoon ladle colander", "oar bucket", level=5)
    kinds = (DiscardDialog, SettleDialog, BuyDialog)
    for state, kind in zip((crowd, caught, rich), kinds, strict=True):
        async with at_table(state) as table:
            dialog = await table.open(kind)
            offer = dialog.offer
            assert offer
            power = table.state.level[0] + 1
            last = table.shown().splitlines()
            enter = next(line for line in last if " Enter " in line and "confirm" not in line)
            assert "least" in enter or "can spare" in enter
            await table.press("enter")
            decided = table.decided()
            assert all(SMALL_TREASURES[card].id in decided for card in offer)
            assert kind is not BuyDialog or table.state.level[0] == power


async def test_enter_sells_nothing_of_use_by_itself() -> None:
    """NAP-13: the oar adds 4, equipped or in the hand, and each sale needs it."""
    for worn, held in (("oar", "whisk"), ("skates", "whisk oar")):
        async with at_table(lay(worn, held, level=5)) as table:
            dialog = await table.open(BuyDialog)
            assert "strongest" in table.shown()
            assert dialog.offer == ()
            await table.press("enter")
            assert table.answers == []
            await table.press("o")
            assert picked(dialog) == "whisk oar"


# -- looking, and the mouse


async def test_a_click_ticks_a_card_and_does_what_a_line_says() -> None:
    async with at_table(lay(*RICH, level=5)) as table:
        dialog = await table.open(BuyDialog)
        lines = table.shown().splitlines()
        row = next(y for y, line in enumerate(lines) if "2 Oar" in line)
        await table.pilot.click(offset=(20, row))
        assert picked(dialog) == "oar"
        row = next(y for y, line in enumerate(lines) if "strongest sale, least waste" in line)
        await table.pilot.click(offset=(20, row))
        assert len(picked(dialog).split()) > 1


async def test_a_click_in_the_right_pile_is_one_in_the_hand() -> None:
    async with at_table(beaten(Bad(either=2), WORN, HELD)) as table:
        dialog = await table.open(SettleDialog)
        lines = table.shown().splitlines()
        row = next(y for y, line in enumerate(lines) if "2 Bucket" in line)
        await table.pilot.click(offset=(lines[row].index("Bucket"), row))
        assert picked(dialog) == "bucket"


async def test_a_card_is_read_in_full_and_its_neighbours_by_arrow_and_digit() -> None:
    words = {"about-treasure-oar": "It has seen water."}
    async with at_table(lay(*RICH, level=5), words=words) as table:
        await table.open(BuyDialog)
        await table.press("down", "x")
        screen = table.app.screen
        assert isinstance(screen, InspectScreen)
        assert '"It has seen water."' in table.shown()
        assert "+4, with an equipped necklace +6" in table.shown()
        assert "You can't equip it: needs both hands." in table.shown()
        await table.press("7")
        assert "Without it your total level would be 6 (now 8)." in table.shown()
        await table.press("left", "l", "right")
        assert "Whisk" in table.shown()
        await table.press("escape")
        assert isinstance(table.app.screen, BuyDialog)


async def test_only_what_the_seat_may_know_is_told_of_a_card_nap_20() -> None:
    state = lay("spoon", "oar", others=[("ladle", "whisk")], pile="fork", level=5)
    told = {
        "ladle": "equipped by Ben",
        "whisk": "in the deck or in a rival's hand",
        "piano": "in the deck or in a rival's hand",
        "fork": "in the discard pile",
        "oar": "one of your hidden treasures",
        "spoon": "equipped by you",
    }
    async with at_table(state) as table:
        cards = treasures(NUMBER[name] for name in told)
        await table.open(InspectScreen, cards)
        for name, where in told.items():
            assert where in table.shown(), name
            await table.press("right")


async def test_a_monster_is_told_with_what_it_would_mean_nap_14_to_16() -> None:
    state = lay("spoon colander", "oar", level=6)
    async with at_table(state) as table:
        await table.open(InspectScreen, monsters([NUMBER["thief"], NUMBER["taxman"]]))
        assert "At your total level of 9 you need 1 more" in table.shown()
        assert "One of the 9 monsters in the deck." in table.shown()
        await table.press("right")
        assert "-2 levels (6 → 4)" in table.shown()


# -- whatever names and sizes


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
async def test_twenty_cards_scroll_with_the_cursor(size: tuple[int, int]) -> None:
    inspector = NapakalakiMonster("tax-inspector", 50, 1, 1, Bad(hidden=3))
    state = lay(decks=Config(rich_config().treasures, (inspector,), 3))
    state.hidden[0] = state.treasures[:20]
    del state.treasures[:20]
    do(state, "draw", "accept")
    async with at_table(state, size) as table:
        dialog = await table.open(SettleDialog)
        await table.press("end")
        assert "20 Oar 1" in table.shown()
        await table.press("space", "home", "space", "down", "space")
        assert picked(dialog) == "oar-1 spoon-0 ladle-0"
        assert "1 Spoon 0" in table.shown()
        await table.press("enter")
        assert table.answers == [tuple(dialog.picking.actions)]


async def test_hostile_names_are_text_and_keep_the_columns() -> None:
    words = {
        "treasure-oar": "[bold]" + "龍の剣" * 20,
        "treasure-whisk": "\x1b[31mWhisk\u202e[/] {x}",
        "monster-tax-inspector": "[@click=quit]" + "W" * 90,
    }
    bad = Bad(either=1, hidden_kinds=(HELMET, ARMOUR))
    async with at_table(beaten(bad, "spoon", "oar whisk"), words=words) as table:
        await table.open(SettleDialog)
        shown = table.shown()
        assert "[bold]龍" in shown
        assert "\x1b" not in shown
        assert "[@click=quit]" in shown
        lines = [line for line in shown.splitlines() if line.rstrip().endswith("│")]
        assert len(lines) > 10
