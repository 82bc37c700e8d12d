"""Which pictures there are of a state, and which state of the tour each is a picture of.

A picture's name ends with the language and size, or with the skin, that it shows; what stands
before that names the state. Every state is pictured at 80x24, where words may overflow, in both
languages, and once in ASCII signs without colours. At 120x40 one state of each kind of screen is
enough, in English. `make product` examines the stops of the tour in all looks, cell by cell.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

APP = Path(__file__).parents[2]
BARE = "ascii-mono-80x24"
SMALL_LOOKS = frozenset({"en-80x24", "es-80x24", BARE})
"""How every state is pictured."""
LARGE_LOOK = "en-120x40"
"""How the states of `LARGE` are pictured, too."""
_NAME = re.compile(
    r"(?P<test>.*)\[(?P<prefix>.*?)-?"
    r"(?P<look>e[ns]-(?:80x24|120x40)|ascii-mono-80x24|ascii|mono)\]\.txt"
)

LARGE: Mapping[str, tuple[str, ...]] = {
    "HomeScreen": ("shell: test_looks[home]",),
    "HelpScreen": (
        "shell: test_looks[help]",
        "hammerspace: test_pages[help]",
        "irrgarten: test_pages[help-question_mark][search]",
    ),
    "PauseMenu": ("irrgarten: test_pages[menu-escape]",),
    "AskDialog": ("shell: test_looks[quit]",),
    "UnaskedDialog": ("shell: test_looks[quit]",),
    "TextDialog": ("matches: test_what_is_asked[rename-r]",),
    "TalkDialog": ("online: test_the_panel[True]",),
    "MuteDialog": ("online: test_the_panel_of_who_is_muted",),
    "TellDialog": ("shell: test_looks[tell]",),
    "Finder": ("irrgarten: test_pages[finder-colon]",),
    "SeatsDialog": ("shell: test_pictures_of_the_dialog",),
    "HandoverScreen": ("shell: test_looks[pass]",),
    "EndScreen": (
        "shell: test_looks[end]",
        "end: test_the_end",
        "end: test_the_end[point]",
        "end: test_every_game_has_an_end_that_is_worked_out[irrgarten]",
        "end: test_every_game_has_an_end_that_is_worked_out[hammerspace]",
    ),
    "ReviewScreen": ("end: test_the_review",),
    "CardDialog": ("end: test_the_card",),
    "SettingsScreen": ("settings: test_looks[settings]",),
    "KeysScreen": ("settings: test_looks[keys]",),
    "CaptureDialog": ("settings: test_looks[capture]",),
    "DoctorScreen": ("settings: test_looks[doctor]",),
    "FirstStartDialog": ("settings: test_looks[first]",),
    "MatchesScreen": ("matches: test_the_list", "matches: test_a_finished_match"),
    "RecordsScreen": (
        "records: test_pictures_of_the_records[full][statistics]",
        "records: test_pictures_of_the_records[full][hall]",
        "records: test_pictures_of_the_records[full][feats]",
        "records: test_pictures_of_the_records[full][streaks]",
    ),
    "DailyScreen": ("records: test_pictures_of_the_daily[daily]",),
    "RulesScreen": (
        "rules: test_a_clause",
        "rules: test_a_clause_in_a_match",
        "rules: test_a_search[found]",
    ),
    "GalleryScreen": (
        "gallery: test_a_monster",
        "gallery: test_a_broken_deck",
        "gallery: test_other_things[labyrinth]",
        "gallery: test_other_things[attack]",
    ),
    "NewGameScreen": (
        "newgame: test_as_it_opens",
        "newgame: test_the_generator",
        "newgame: test_rules_unfolded_with_changes",
        "newgame: test_all_rules",
    ),
    "GenerateDialog": ("newgame: test_a_labyrinth_in_the_making",),
    "LearnScreen": ("lessons: test_the_list",),
    "LessonCard": ("lessons: test_a_lesson_and_its_card[napakalaki][card]",),
    "LessonIrrgartenScreen": ("lessons: test_a_lesson_and_its_card[irrgarten][lesson]",),
    "LessonDescentScreen": ("lessons: test_a_lesson_and_its_card[descent][lesson]",),
    "LessonNapakalakiScreen": ("lessons: test_a_lesson_and_its_card[napakalaki][lesson]",),
    "LessonHammerspaceScreen": ("lessons: test_a_lesson_and_its_card[hammerspace][lesson]",),
    "ReplayIrrgartenScreen": ("replay: test_in_the_middle[irrgarten]",),
    "ReplayNapakalakiScreen": ("replay: test_in_the_middle[napakalaki]",),
    "ReplayHammerspaceScreen": ("replay: test_a_replay_of_hammerspace",),
    "ForkDialog": ("replay: test_play_on_from_here",),
    "LogScreen": ("irrgarten: test_the_log_with_a_fight_opened", "hammerspace: test_pages[log]"),
    "IrrgartenScreen": (
        "irrgarten: test_the_start",
        "irrgarten: test_a_fight_in_progress",
        "irrgarten: test_a_dead_seat_and_a_dead_monster",
    ),
    "DescentScreen": (
        "irrgarten/descent: test_the_start",
        "irrgarten/descent: test_company",
        "irrgarten/descent: test_the_floor_closes",
        "irrgarten/descent: test_the_stairs",
    ),
    "DescentWhyPage": ("irrgarten/descent: test_the_whole_picture",),
    "MapScreen": ("irrgarten: test_the_whole_map",),
    "IrrgartenWhyScreen": ("irrgarten: test_the_sums",),
    "NapakalakiScreen": (
        "napakalaki: test_the_roll_for_starting_treasures",
        "napakalaki: test_a_fight_that_is_lost_and_its_odds",
        "napakalaki: test_so_many_rivals[5]",
        "napakalaki/ways: test_how_it_looks[the_table]",
    ),
    "NapakalakiWhyScreen": ("napakalaki: test_pages[why]",),
    "DecksScreen": ("napakalaki: test_pages[decks]",),
    "RivalScreen": ("napakalaki: test_pages[rival]",),
    "InspectScreen": ("napakalaki/dialogs: test_how_it_looks[a_monster]",),
    "BuyDialog": ("napakalaki/dialogs: test_how_it_looks[buying]",),
    "SettleDialog": ("napakalaki/dialogs: test_how_it_looks[crowded]",),
    "EquipDialog": ("napakalaki/dialogs: test_how_it_looks[equipping]",),
    "DiscardDialog": ("napakalaki: test_too_many_hidden_treasures",),
    "WaysDialog": (
        "napakalaki/ways: test_how_it_looks[a_way_out]",
        "napakalaki/ways: test_how_it_looks[a_bargain]",
    ),
    "CorridorPage": ("napakalaki/ways: test_how_it_looks[the_corridor]",),
    "WarningDialog": ("napakalaki/ways: test_how_it_looks[the_warning]",),
    "HammerspaceScreen": (
        "hammerspace: test_an_attack_on_one_of_two",
        "hammerspace: test_an_attack_on_everybody",
        "hammerspace: test_no_monsters_no_characters",
        "hammerspace: test_so_many_players[2]",
        "hammerspace: test_so_many_players[6]",
        "hammerspace: test_the_later_rules[crown_and_marks]",
    ),
    "HammerspaceWhyScreen": ("hammerspace: test_pages[why]",),
    "TableScreen": ("hammerspace: test_pages[table]",),
    "CardsScreen": ("hammerspace: test_pages[cards]", "hammerspace: test_pages[monster]"),
    "DefendDialog": ("hammerspace: test_a_defence_with_a_choice",),
    "ChoiceDialog": ("hammerspace: test_what_an_effect_asks[magnet-keys2]",),
}
"""The states that are pictured at 120x40, by the kind of screen: one of each kind, and those in
which a screen of this size has other parts than at 80x24, or the most to show."""

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
    "descent: the start": "irrgarten/descent: test_the_start",
    "descent: looking": "irrgarten/descent: test_the_floor_closes",
    "descent: why": "irrgarten/descent: test_the_whole_picture",
    "descent: beside a monster": "irrgarten/descent: test_beside_a_monster_with_full_hands",
    "descent: full hands": "irrgarten/descent: test_what_to_leave_behind",
    "descent: the gate": "irrgarten/descent: test_the_start",
    "descent: the stairs": "irrgarten/descent: test_the_stairs",
    "descent: a marked gift": "irrgarten/descent: test_the_stairs",
    "descent: why, at the stairs": "irrgarten/descent: test_the_whole_picture",
    "descent: the end": "end: test_every_game_has_an_end_that_is_worked_out[irrgarten]",
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
    "napakalaki: a_door": "napakalaki/ways: test_how_it_looks[a_door]",
    "napakalaki: a_last_door": "napakalaki/ways: test_how_it_looks[a_last_door]",
    "napakalaki: a_way_out": "napakalaki/ways: test_how_it_looks[a_way_out]",
    "napakalaki: a_grudge": "napakalaki/ways: test_how_it_looks[a_grudge]",
    "napakalaki: a_price": "napakalaki/ways: test_how_it_looks[a_price]",
    "napakalaki: a_bargain": "napakalaki/ways: test_how_it_looks[a_bargain]",
    "napakalaki: the_corridor": "napakalaki/ways: test_how_it_looks[the_corridor]",
    "napakalaki: the_warning": "napakalaki/ways: test_how_it_looks[the_warning]",
    "napakalaki: the_table": "napakalaki/ways: test_how_it_looks[the_table]",
    "napakalaki: a_trick": "napakalaki/ways: test_how_it_looks[a_trick]",
    "napakalaki: a_toll": "napakalaki/ways: test_how_it_looks[a_toll]",
    "napakalaki: a_theft": "napakalaki/ways: test_how_it_looks[a_theft]",
    "napakalaki: the_door_first": "napakalaki/ways: test_how_it_looks[the_door_first]",
    "end: as it opens": "end: test_the_end",
    "end: level": "end: test_the_end[level]",
    "end: luck": "end: test_the_end[luck]",
    "end: feats": "end: test_the_end[feats]",
    "end: a turning point": "end: test_the_end[point]",
    "end: card": "end: test_the_card",
    "end: report": "shell: test_looks[tell]",
    "end: decisions": "end: test_the_review",
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
    "hammerspace: crown and marks": "hammerspace: test_the_later_rules[crown_and_marks]",
    "hammerspace: a new card": "hammerspace: test_the_later_rules[a_new_card]",
    "hammerspace: feeding": "hammerspace: test_the_later_rules[feeding]",
    "hammerspace: fold": "hammerspace: test_the_later_rules[fold]",
    "hammerspace: makeshift": "hammerspace: test_the_later_rules[makeshift]",
    "hammerspace: the end": "end: test_every_game_has_an_end_that_is_worked_out[hammerspace]",
    "lesson of irrgarten": "lessons: test_a_lesson_and_its_card[irrgarten][lesson]",
    "lesson of descent": "lessons: test_a_lesson_and_its_card[descent][lesson]",
    "lesson of napakalaki": "lessons: test_a_lesson_and_its_card[napakalaki][lesson]",
    "lesson of hammerspace": "lessons: test_a_lesson_and_its_card[hammerspace][lesson]",
    "lesson among friends": "lessons: test_a_lesson_among_friends[begins]",
    "lesson among friends: step": "lessons: test_a_lesson_among_friends[ways]",
    "lesson of irrgarten: step": "lessons: test_a_lesson_and_its_card[irrgarten][card]",
    "lesson of descent: step": "lessons: test_a_lesson_and_its_card[descent][card]",
    "lesson of napakalaki: step": "lessons: test_a_lesson_and_its_card[napakalaki][card]",
    "lesson of hammerspace: step": "lessons: test_a_lesson_and_its_card[hammerspace][card]",
}
"""The state that shows a stop of the tour; the steps of a lesson are one stop."""


def picture_files() -> Iterator[Path]:
    """The files of all pictures: those of the shared screens, then those of the games."""
    for folder in (APP / "tui", *sorted((APP / "games").glob("*/tui"))):
        yield from folder.rglob("__snapshots__/*/*.txt")


def state_of(folder: Path, test: str, prefix: str = "") -> str:
    """The name of a state: the folder of its test, the test, what tells its states apart."""
    parts = folder.relative_to(APP).parts
    where = "/".join(part for part in parts if part not in ("tui", "games"))
    return f"{where or 'shell'}: {test}{f'[{prefix}]' if prefix else ''}"


@cache
def pictured() -> Mapping[tuple[str, str], frozenset[str]]:
    """The looks that there are of each state: its name and the module of its test."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for file in picture_files():
        name = _NAME.fullmatch(file.name)
        if name is not None:
            state = state_of(file.parents[2], name["test"], name["prefix"])
            found[state, file.parent.name].add(name["look"])
    return {state: frozenset(seen) for state, seen in found.items()}


def states() -> frozenset[str]:
    """The names of all states that there is a picture of."""
    return frozenset(state for state, _ in pictured())


def due(state: str) -> frozenset[str]:
    """The looks in which a state is to be pictured: no fewer, and no more."""
    return SMALL_LOOKS | (
        {LARGE_LOOK} if any(state in named for named in LARGE.values()) else set()
    )


def unpictured(stop: str, screen: str) -> list[str]:
    """What there is no picture of at a stop of the tour, where a screen of that kind is."""
    missing = [] if screen in LARGE else [f"no picture of {screen} in {LARGE_LOOK}"]
    state = PICTURED.get(stop) or PICTURED.get(stop.rstrip(" 0123456789"))
    if state not in states():
        missing.append(f"no picture of {state or stop}")
    return missing
