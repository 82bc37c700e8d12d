"""The gallery by keyboard and mouse, with decks that are broken, edited and hostile."""

from __future__ import annotations

from pathlib import Path

from textual import events
from textual.widgets import Input

from app.content.content_index import ContentIndex
from app.tui.app import MazmorraApp
from app.tui.rules.screen import RulesScreen
from app.tui.screens.home import HomeScreen
from app.tui.widgets.painted import ButtonLine
from app.tui.widgets.row_list import RowList
from tests.app.games.napakalaki.decks import MONSTERS, TREASURES, put_deck
from tests.app.tui.gallery.helpers import (
    ROOM,
    SMALL,
    a_look_later,
    chosen,
    decks,
    names,
    opened,
    own,
    page,
    press,
    program,
    search,
    shown,
    write,
)
from tests.app.tui.shell import shell

HOSTILE = TREASURES.replace(
    "{en: Soup Spoon, es: Cuchara sopera}",
    "{en: '[red]Spoon[/] {x} $y', es: '[b]Cuchara'}",
).replace(
    "{en: Slightly bent., es: Algo doblada.}", "{en: '[link=x]日本語[/]' , es: '[@click=quit]'}"
)


async def test_a_walk_through_the_gallery(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        assert chosen(screen) == "Doorstep"
        await press(pilot, "down")
        assert chosen(screen) == "Doormat"
        await press(pilot, "up", "up")
        assert chosen(screen) == "Doorstep"
        await press(pilot, "end")
        last = names(screen)[-1]
        assert chosen(screen) == last
        await press(pilot, "pageup")
        assert screen.collection.at == len(names(screen)) - 1 - screen.list_rows.page
        await press(pilot, "pagedown")
        assert chosen(screen) == last
        await press(pilot, "home", "tab", "tab", "f")
        assert names(screen) == ["Cold Soup", "Old Cheese"]
        await press(pilot, "a")
        assert not screen.collection.filtered
        await press(pilot, "escape")
        assert isinstance(app.screen, HomeScreen)


async def test_the_page_of_a_card_tells_all_of_it(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await search(pilot, "spoon")
        await press(pilot, "enter")
        told = page(screen)
        assert "Slightly bent." in told
        assert "one hand" in told
        assert "+2, with an equipped necklace +4" in " ".join(told.split())
        assert "200 gold" in told
        assert "Napakalaki: Larder, by Eva" in told


async def test_a_search_follows_what_is_typed_and_escape_gives_it_up(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        everything = names(screen)
        await search(pilot, "cheese")
        assert names(screen) == ["Old Cheese", "Cheese Board"]
        await press(pilot, "down")
        assert chosen(screen) == "Cheese Board"
        await press(pilot, "enter")
        assert not screen.writing
        assert names(screen) == ["Old Cheese", "Cheese Board"]
        assert "/ cheese" in shown(screen.app)
        assert "2 of 2" in shown(screen.app)
        await search(pilot, "qx")
        assert names(screen) == []
        assert chosen(screen) == ""
        assert "Nothing matches." in page(screen)
        await press(pilot, "escape")
        assert names(screen) == everything
        assert not screen.searching
        assert chosen(screen) == "Cheese Board"


async def test_what_is_typed_right_after_the_key_of_the_search_is_searched_for(
    tmp_path: Path,
) -> None:
    app = program(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        for key, sign in (("slash", "/"), ("o", "o"), ("f", "f"), ("space", " "), ("o", "o")):
            app.post_message(events.Key(key, sign))
        await pilot.pause()
        assert screen.query_one(Input).value == "of o"
        assert chosen(screen) == "String of Onions"
        assert screen.collection.kind == ""


async def test_long_pages_are_read_on_and_back(tmp_path: Path) -> None:
    app = shell()
    app.services.library = ContentIndex(own(tmp_path))
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        assert screen.available("gallery.text-on") is False
        await search(pilot, "laundry yeti")
        await press(pilot, "enter")
        assert screen.available("gallery.text-on") is True
        assert "Went in white" in page(screen)
        await press(pilot, "space")
        assert "Went in white" not in page(screen)
        assert "Hammerspace: Deep Pockets" in page(screen)
        await press(pilot, "b")
        assert "Went in white" in page(screen)


async def test_the_mouse_chooses_filters_and_scrolls(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await pilot.click(RowList, offset=(5, 4))
        assert chosen(screen) == "Doormat"
        await pilot.click(RowList, offset=(5, 1))
        assert chosen(screen) == "Doormat"
        line = "".join(run.text for run in screen.query_one(ButtonLine).lines_now()[0])
        await pilot.click(ButtonLine, offset=(line.index("all games") + 2, 0))
        assert screen.collection.game == "irrgarten"
        line = "".join(run.text for run in screen.query_one(ButtonLine).lines_now()[0])
        await pilot.click(ButtonLine, offset=(line.index("all kinds") + 2, 0))
        assert screen.collection.kind == "labyrinth"


async def test_a_broken_deck_is_listed_with_each_mistake_and_its_place(tmp_path: Path) -> None:
    put_deck(decks(tmp_path), "cellar", monsters=MONSTERS.replace("level: 3", "level: high"))
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await search(pilot, "cellar")
        assert names(screen) == ["cellar"]
        told = " ".join(page(screen).split())
        assert "cellar/monsters.yaml, line 5, column 12: monsters.0.level:" in told
        assert "whole number" in told
        assert "Fix it in your editor" in told
        assert "Old Cheese" not in names(screen)


async def test_a_deck_is_looked_at_while_it_is_edited(tmp_path: Path) -> None:
    folder = put_deck(decks(tmp_path), "cellar", deck=renamed("cellar", "Cellar"))
    monsters = folder / "monsters.yaml"
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await press(pilot, "tab", "tab", "d", "d")
        assert names(screen)[0] == "Cold Soup"
        assert shown(screen.app).count("Cellar (yours)") == 2
        assert "Yours:" in page(screen)
        assert "LEVEL 3" in page(screen)

        monsters.write_text(MONSTERS.replace("level: 3", "level: 30"), encoding="utf-8")
        await a_look_later(pilot)
        assert chosen(screen) == "Cold Soup"
        assert "LEVEL 30" in page(screen)

        monsters.write_text(MONSTERS.replace("level: 3", "levle: 30"), encoding="utf-8")
        await a_look_later(pilot)
        assert names(screen) == ["cellar"]
        assert "line 5, column 5" in page(screen)
        assert '"levle"' in page(screen)

        monsters.write_text(MONSTERS, encoding="utf-8")
        await a_look_later(pilot)
        assert chosen(screen) == "Cold Soup"
        assert "LEVEL 3" in page(screen)


async def test_a_deck_that_breaks_while_nobody_looks_at_it_is_told_of(tmp_path: Path) -> None:
    """With the way to it, where it is not shown; a deck that was broken before is not news."""
    cellar, attic = (put_deck(decks(tmp_path), name) for name in ("cellar", "attic"))
    (attic / "deck.yaml").write_text("id: 3", encoding="utf-8")
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        assert "has mistakes" not in shown(screen.app)
        (cellar / "deck.yaml").write_text("id: 3", encoding="utf-8")
        await a_look_later(pilot)
        assert '"cellar" has errors and can\'t be used; see it in the list.' in shown(screen.app)
        put_deck(decks(tmp_path), "loft", deck="id: 3")
        await press(pilot, "tab")
        assert screen.collection.game == "irrgarten"
        await press(pilot, "f5")
        assert '"loft" has errors and can\'t be used; a shows all.' in shown(screen.app)
        await press(pilot, "f5")
        assert "All files reloaded" in shown(screen.app)


async def test_files_are_not_read_while_another_screen_is_in_front(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        before = names(screen)
        await press(pilot, "f7")
        assert isinstance(pilot.app.screen, RulesScreen)
        put_deck(decks(tmp_path), "cellar")
        await a_look_later(pilot)
        assert names(screen) == before
        await press(pilot, "escape")
        await a_look_later(pilot)
        assert len(names(screen)) == len(before) + 5


async def test_f5_reads_also_what_came_with_the_program(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        place = tmp_path / "cards" / "irrgarten" / "labyrinths"
        write(place / "twice.yaml", ROOM.format(name="twice").replace("Doorstep", "Twice"))
        await a_look_later(pilot)
        assert "Twice" not in names(screen)
        await press(pilot, "f5")
        assert "Twice" in names(screen)
        assert f"All files reloaded: {len(names(screen))} entries." in shown(screen.app)


async def test_an_own_labyrinth_is_told_with_its_file(tmp_path: Path) -> None:
    place = own(tmp_path) / "irrgarten" / "labyrinths"
    write(place / "mine.yaml", ROOM.format(name="mine").replace("Doorstep", "My Room"))
    write(place / "bad.yaml", "id: bad\n")
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await search(pilot, "your labyrinths")
        assert names(screen) == ["My Room", "bad"]
        assert str(place / "mine.yaml").replace("/", "") in "".join(page(screen).split()).replace(
            "/", ""
        )


async def test_names_and_texts_of_decks_are_shown_as_they_are(tmp_path: Path) -> None:
    folder = put_deck(decks(tmp_path), "cellar", treasures=HOSTILE)
    folder.rename(folder.with_name("[b]cellar\x1b[31m"))
    put_deck(decks(tmp_path), "[red]\x1b[2Jbroken", deck="id: 3\n")
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await search(pilot, "spoon")
        # A broken deck is found by all words: what was looked for may stand in it.
        assert names(screen) == ["Soup Spoon", "[red]Spoon[/] {x} $y", "[red][2Jbroken"]
        await press(pilot, "enter", "home", "down")
        assert "[link=x]日本語[/]" in page(screen)
        await press(pilot, "a")
        await search(pilot, "broken")
        await press(pilot, "enter", "end")
        assert chosen(screen) == "[red][2Jbroken"
        assert "\x1b" not in shown(screen.app)
        assert "[red][2Jbroken/deck.yaml, line 1, column 5" in page(screen)


async def test_the_rules_open_at_what_is_looked_at(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        await opened(pilot)
        await search(pilot, "old cheese")
        await press(pilot, "enter", "f7")
        rules = pilot.app.screen
        assert isinstance(rules, RulesScreen)
        assert rules.browser.entry.id == "NAP-14"


async def test_without_decks_the_home_screen_says_so() -> None:
    app: MazmorraApp = shell()
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "g")
        assert isinstance(app.screen, HomeScreen)
        assert "The decks can't be found." in shown(app)


async def test_the_language_changes_while_one_looks(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await search(pilot, "older than")
        await press(pilot, "enter", "f2")
        assert chosen(screen) == "Queso viejo"
        assert "NIVEL 12" in page(screen)
        assert names(screen) == ["Queso viejo"]


def renamed(name: str, title: str) -> str:
    return (
        f"id: {name}\nname: {{en: {title}, es: {title}}}\n"
        "description: {en: A test., es: Una prueba.}\n"
    )
