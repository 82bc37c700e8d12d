"""Rule sets that belong together: one step of their row, and a row of their own below it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.content.content_index import ContentIndex
from app.content.preset_groups import cycle_member, cycle_preset, members, stop_of, stops
from app.content.setup_builder import SetupBuilder
from app.registry import game, game_ids
from app.tui.newgame.drafts import fresh_draft
from app.tui.newgame.modes import family
from tests.app.tui.newgame.helpers import form_of, go_to, program
from tests.app.tui.newgame.test_games import new_draft
from tests.helpers.pictures import screen_text, screen_words

COURSE = ("guion", "course-2014", "course-2016")


def chosen(draft: SetupBuilder[Any, Any]) -> str:
    found: str = draft.presets[draft.preset_index].id
    return found


def test_groups_name_presets_that_exist_one_after_the_other() -> None:
    for one in map(game, game_ids()):
        for ids in one.preset_groups.values():
            first = one.presets.index(ids[0])
            assert one.presets[first : first + len(ids)] == ids


def test_the_course_is_one_step_and_opens_its_three_editions() -> None:
    draft = new_draft("napakalaki")
    seen = []
    for _ in stops(draft):
        seen.append(chosen(draft))
        cycle_preset(draft, 1)
    assert seen == ["readme", "friends", "friends-short", "guion"]
    assert chosen(draft) == "readme"
    cycle_preset(draft, -1)
    seen = []
    for _ in range(4):
        seen.append(chosen(draft))
        cycle_member(draft, 1)
    assert seen == [*COURSE, "guion"]
    assert chosen(draft) == "course-2014"
    cycle_preset(draft, -1)
    assert chosen(draft) == "friends-short", "any edition of the course is the same step"
    cycle_member(draft, 1)
    assert chosen(draft) == "friends-short", "a rule set of no group has nothing beside it"


def test_own_rules_come_last(tmp_path: Path) -> None:
    place = tmp_path / "napakalaki" / "presets"
    place.mkdir(parents=True)
    text = "id: ours\nname: {en: Ours, es: Lo nuestro}\ndescription: {en: Ours., es: Lo nuestro.}\n"
    (place / "ours.yaml").write_text(text + "options: {edition: readme}\n", encoding="utf-8")
    draft = fresh_draft(program(ContentIndex(tmp_path)), "napakalaki")
    assert draft.presets[stops(draft)[-1]].id == "ours"
    draft.take_preset(stops(draft)[-1])
    assert members(draft) == (draft.preset_index,)
    assert stop_of(draft) == len(stops(draft)) - 1


async def test_the_row_of_editions_is_there_for_the_course_alone(tmp_path: Path) -> None:
    app = program(ContentIndex())
    app.services.choices = tmp_path / "choices.json"
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("n")
        form = form_of(app)
        assert chosen(form.draft) == "friends"
        assert "edition" not in form.form.ids()
        await go_to(pilot, "preset")
        words = screen_words(app)
        for name in ("Classic.", "Short Friends.", "Course."):
            assert name in words, "all steps have their sentence at 80 by 24"
        assert "University course" not in words
        await pilot.press("right", "right")
        await pilot.pause()
        assert "← Course →" in screen_text(app)
        await pilot.press("down")
        await pilot.pause()
        assert form.form_list.row.id == "edition"
        await pilot.press("right", "enter")
        await pilot.pause()
        assert chosen(form.draft) == "course-2016"
        assert "Course with archenemies" in screen_words(app)
        await pilot.press("up", "right")
        await pilot.pause()
        assert chosen(form.draft) == "readme"
        assert "edition" not in form.form.ids()


def test_only_games_without_modes_have_groups() -> None:
    """`mode_beyond` leads from the last step to the next game, whatever step it is."""
    assert all(len(family(one)) == 1 for one in game_ids() if game(one).preset_groups)
