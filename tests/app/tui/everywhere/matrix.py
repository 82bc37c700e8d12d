"""Which pictures there are of a state, and which state of the tour each is a picture of.

A picture's name ends with the language and size, or with the skin, that it shows; what stands
before that names the state. A state is whole with both sizes in both languages, in ASCII signs and
without colours, be it at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

APP = Path(__file__).parents[2]
LOOKS = frozenset({"en-80x24", "en-120x40", "es-80x24", "es-120x40", "ascii", "mono"})
_NAME = re.compile(
    r"(?P<test>.*)\[(?P<prefix>.*?)-?"
    r"(?P<look>e[ns]-(?:80x24|120x40)|ascii-mono-80x24|ascii|mono)\]\.txt"
)

PICTURED: Mapping[str, str] = {
    "home": "shell: test_looks[home]",
    "shell: help": "shell: test_looks[help]",
    "shell: finder": "shell: test_looks[finder]",
    "shell: rules": "rules: test_the_beginning_of_a_page",
    "shell: rules, a search": "rules: test_a_search[typing]",
    "shell: settings": "settings: test_looks[settings]",
    "shell: settings, the end": "settings: test_looks[end]",
    "shell: keys": "settings: test_looks[keys]",
    "shell: capture": "settings: test_looks[capture]",
    "shell: matches": "matches: test_the_list",
    "shell: matches, another": "matches: test_the_list",
    "shell: rename": "matches: test_what_is_asked[rename-r]",
    "shell: delete": "matches: test_what_is_asked[delete-d]",
    "shell: export": "matches: test_the_file_that_is_asked_for",
    "shell: matches, finished": "matches: test_a_finished_match",
    "shell: records": "records: test_pictures_of_the_records[full][statistics]",
    "shell: records, hall": "records: test_pictures_of_the_records[full][hall]",
    "shell: records, feats": "records: test_pictures_of_the_records[full][feats]",
    "shell: records, streaks": "records: test_pictures_of_the_records[full][streaks]",
    "shell: daily": "records: test_pictures_of_the_daily[daily]",
    "shell: daily, no card": "records: test_pictures_of_the_daily[daily]",
    "shell: lessons": "lessons: test_the_list",
    "shell: lessons, of Napakalaki": "lessons: test_the_list",
    "shell: a clause": "rules: test_a_clause",
    "shell: doctor": "settings: test_looks[doctor]",
    "shell: first": "settings: test_looks[first]",
    "shell: leave": "shell: test_looks[quit]",
    "shell: abandon": "shell: test_looks[abandon]",
    "shell: tell": "shell: test_looks[tell]",
    "shell: handover": "shell: test_looks[pass]",
    "new irrgarten: as it opens": "newgame: test_as_it_opens",
    "new irrgarten: further down": "newgame: test_rules_unfolded_with_changes",
    "new irrgarten: the end": "newgame: test_a_start_that_cannot_be",
    "new napakalaki: as it opens": "newgame: test_as_it_opens",
    "new napakalaki: further down": "newgame: test_the_house_rule_is_offered",
    "new napakalaki: the end": "newgame: test_ready_to_start_with_a_house_rule",
    "new hammerspace: as it opens": "newgame: test_as_it_opens",
    "new hammerspace: further down": "newgame: test_all_rules",
    "new hammerspace: the end": "newgame: test_all_rules",
    "gallery: all": "gallery: test_other_things[labyrinth]",
    "gallery: kind 0": "gallery: test_other_things[labyrinth]",
    "gallery: kind 1": "gallery: test_other_things[doormat]",
    "gallery: kind 2": "gallery: test_other_things[soup-spoon]",
    "gallery: kind 3": "gallery: test_other_things[attack]",
    "gallery: kind 4": "gallery: test_other_things[person]",
    "gallery: kind 5": "gallery: test_other_things[the-beast]",
    "gallery: the last one": "gallery: test_a_monster",
    "gallery: a search": "gallery: test_other_things[no-such-thing]",
    "irrgarten: the start": "irrgarten: test_the_start",
    "irrgarten: further on": "irrgarten: test_fog_that_keeps_what_was_seen",
    "irrgarten: looking": "irrgarten: test_looking_round",
    "irrgarten: a route": "irrgarten: test_a_route_is_planned",
    "irrgarten: why": "irrgarten: test_the_sums",
    "irrgarten: map": "irrgarten: test_the_whole_map",
    "irrgarten: log": "irrgarten: test_the_log_with_a_fight_opened",
    "irrgarten: from the log": "replay: test_in_the_middle[irrgarten]",
    "irrgarten: pause": "irrgarten: test_pages[menu-escape]",
    "irrgarten: seats": "shell: test_pictures_of_the_dialog",
    "irrgarten: resign": "shell: test_questions[resign]",
    "irrgarten: abandon": "shell: test_looks[abandon]",
    "irrgarten: help": "irrgarten: test_pages[help-question_mark]",
    "irrgarten: rules in a match": "rules: test_a_clause_in_a_match",
    "irrgarten: finder in a match": "irrgarten: test_pages[finder-colon]",
    "irrgarten: replay": "replay: test_in_the_middle[irrgarten]",
    "irrgarten: replay, its end": "replay: test_the_end_of_it[irrgarten]",
    "irrgarten: fork": "replay: test_play_on_from_here",
    "irrgarten: a monster": "irrgarten: test_a_monster_in_the_way",
    "irrgarten: a fight": "irrgarten: test_a_fight_in_progress",
    "irrgarten: the end": "end: test_every_game_has_an_end_that_is_worked_out[irrgarten]",
    "irrgarten: the board at the end": "irrgarten: test_the_end",
    "napakalaki: sales": "napakalaki: test_before_the_monster_is_drawn",
    "napakalaki: buy": "napakalaki/dialogs: test_how_it_looks[buying]",
    "napakalaki: buy, a card": "napakalaki/dialogs: test_how_it_looks[buying]",
    "napakalaki: a fight": "napakalaki: test_a_fight_that_is_lost_and_its_odds",
    "napakalaki: inspect": "napakalaki/dialogs: test_how_it_looks[a_monster]",
    "napakalaki: why": "napakalaki: test_pages[why]",
    "napakalaki: decks": "napakalaki: test_pages[decks]",
    "napakalaki: rival": "napakalaki: test_pages[rival]",
    "napakalaki: covered": "napakalaki: test_a_covered_hand",
    "napakalaki: hint": "napakalaki: test_a_hint",
    "napakalaki: log": "napakalaki: test_pages[log]",
    "napakalaki: help": "napakalaki: test_pages[help]",
    "napakalaki: pause": "irrgarten: test_pages[menu-escape]",
    "napakalaki: buying": "napakalaki/dialogs: test_how_it_looks[buying]",
    "napakalaki: settling": "napakalaki/dialogs: test_how_it_looks[settling]",
    "napakalaki: settled": "napakalaki/dialogs: test_how_it_looks[settled]",
    "napakalaki: crowded": "napakalaki/dialogs: test_how_it_looks[crowded]",
    "napakalaki: equipping": "napakalaki/dialogs: test_how_it_looks[equipping]",
    "napakalaki: discarding": "napakalaki/dialogs: test_how_it_looks[discarding]",
    "napakalaki: a_treasure": "napakalaki/dialogs: test_how_it_looks[a_treasure]",
    "napakalaki: a_monster": "napakalaki/dialogs: test_how_it_looks[a_monster]",
    "end: as it opens": "end: test_the_end",
    "end: level": "end: test_the_end[level]",
    "end: luck": "end: test_the_end[luck]",
    "end: feats": "end: test_the_end[feats]",
    "end: a turning point": "end: test_the_end[point]",
    "end: card": "end: test_the_card",
    "end: report": "shell: test_looks[tell]",
    "end: board": "napakalaki: test_the_last_look_at_the_table",
    "hammerspace: an attack": "hammerspace: test_an_attack_on_one_of_two",
    "hammerspace: two targets": "hammerspace: test_an_attack_on_two_marked_targets",
    "hammerspace: face down": "hammerspace: test_a_card_face_down_is_chosen",
    "hammerspace: why": "hammerspace: test_pages[why]",
    "hammerspace: table": "hammerspace: test_pages[table]",
    "hammerspace: cards": "hammerspace: test_pages[cards]",
    "hammerspace: cards, the monster": "hammerspace: test_pages[monster]",
    "hammerspace: log": "hammerspace: test_pages[log]",
    "hammerspace: help": "hammerspace: test_pages[help]",
    "hammerspace: hint": "hammerspace: test_a_hint",
    "hammerspace: pause": "irrgarten: test_pages[menu-escape]",
    "hammerspace: defence": "hammerspace: test_a_defence_with_a_choice",
    "hammerspace: defence, short": "hammerspace: test_a_defence_that_is_short",
    "hammerspace: keep": "hammerspace: test_a_card_that_may_be_kept",
    "hammerspace: which way": "hammerspace: test_what_an_effect_asks[packed-lunch-keys0]",
    "hammerspace: whose card": "hammerspace: test_what_an_effect_asks[magnet-keys2]",
    "hammerspace: the end": "end: test_every_game_has_an_end_that_is_worked_out[hammerspace]",
    "lesson of irrgarten": "lessons: test_a_lesson_and_its_card[irrgarten][lesson]",
    "lesson of napakalaki": "lessons: test_a_lesson_and_its_card[napakalaki][lesson]",
    "lesson of hammerspace": "lessons: test_a_lesson_and_its_card[hammerspace][lesson]",
    "lesson of irrgarten: step": "lessons: test_a_lesson_and_its_card[irrgarten][card]",
    "lesson of napakalaki: step": "lessons: test_a_lesson_and_its_card[napakalaki][card]",
    "lesson of hammerspace: step": "lessons: test_a_lesson_and_its_card[hammerspace][card]",
}
"""The state that shows a stop of the tour; the steps of a lesson are one stop."""


def picture_files() -> Iterator[Path]:
    """The files of all pictures: those of the shared screens, then those of the games."""
    for folder in (APP / "tui", *sorted((APP / "games").glob("*/tui"))):
        yield from folder.rglob("__snapshots__/*/*.txt")


def folder_of(file: Path) -> str:
    """The folder of a picture's tests without what all have in common: "end", "irrgarten"."""
    parts = file.parents[2].relative_to(APP).parts
    return "/".join(part for part in parts if part not in ("tui", "games"))


@cache
def states() -> Mapping[str, frozenset[str]]:
    """The looks that there are of each state: its folder, its test, what tells it apart."""
    found: dict[str, frozenset[str]] = {}
    for file in picture_files():
        name = _NAME.fullmatch(file.name)
        if name is not None:
            folder = folder_of(file)
            prefix = f"[{name['prefix']}]" if name["prefix"] else ""
            state = f"{folder or 'shell'}: {name['test']}{prefix}"
            found[state] = found.get(state, frozenset()) | looks(name["look"])
    return found


def looks(name: str) -> frozenset[str]:
    """The looks that one picture shows: two skins may be put on at once."""
    return frozenset({"ascii", "mono"} if name == "ascii-mono-80x24" else {name})


def unpictured(stop: str) -> list[str]:
    """What there is no picture of at a stop of the tour."""
    state = PICTURED.get(stop) or PICTURED.get(stop.rstrip(" 0123456789"))
    if state is None:
        return ["no picture is named"]
    return [f"no picture of {state} in {look}" for look in LOOKS - states().get(state, frozenset())]
