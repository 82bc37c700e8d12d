"""What a report counts of the course's later editions (NAP-21 to NAP-33)."""

from __future__ import annotations

from app.games.napakalaki.course_stats import COURSE_TARGETS, of_the_course
from app.games.napakalaki.friends_stats import among_friends
from app.games.napakalaki.stats import STUDY, NapakalakiCollector, sections
from engines.kernel.events import EVERYONE
from engines.napakalaki.config import Config
from engines.napakalaki.course_events import AllDiscarded, CultRolled, RevengeRolled, Stolen
from tests.app.lab.test_napakalaki_friends import table, told
from tests.engines.napakalaki.helpers import COURSE_2014, COURSE_2016, FRIENDS, README, config, cult


def fitting(decks: Config) -> set[str]:
    return {one.id for one in STUDY.targets if one.fits(decks.to_data())}


def test_cults_thefts_and_revenge_are_counted() -> None:
    tally = NapakalakiCollector(cult(COURSE_2016))
    told(
        tally,
        CultRolled(EVERYONE, 0, 6, 2),
        CultRolled(EVERYONE, 1, 3, -1),
        Stolen(EVERYONE, 1, 0, -1),
        RevengeRolled(EVERYONE, 1, 0, 2, 9),
        RevengeRolled(EVERYONE, 1, 0, 5, 0),
        AllDiscarded(EVERYONE, 2, (1,), ()),
    )
    told(tally, CultRolled(EVERYONE, 0, 2, -1))
    found = {key: cells[0] for key, cells in table(tally, "course").items()}
    assert found == {
        "cult-rolls": 3, "cultists": 1, "thefts": 1, "revenge-rolls": 2, "revenges": 1,
        "all-discarded": 1,
    }  # fmt: skip
    games, joined, theft = table(tally, "course-matches")["all"]
    assert (games, joined.value, theft.value) == (2, 0.5, 0.5)


def test_only_the_tables_of_an_edition_s_rules_are_shown() -> None:
    old = NapakalakiCollector(cult(COURSE_2014))
    told(old, CultRolled(EVERYONE, 0, 6, 2))
    assert set(table(old, "course")) == {"cult-rolls", "cultists"}
    assert "dealings" not in {one.id for one in sections(old.counts)}
    assert "course" not in {one.id for one in sections(NapakalakiCollector(config()).counts)}


def test_the_targets_fit_the_editions_of_the_course_alone() -> None:
    """One band of laps each, and thefts only where there are archenemies (NAP-31)."""
    for rules, course in ((README, False), (FRIENDS, False), (COURSE_2014, True)):
        data = config(rules).to_data()
        assert of_the_course(data) is course
        rounds = [one for one in STUDY.targets if one.id == "rounds" and one.fits(data)]
        assert len(rounds) == 1
        assert (rounds[0] in COURSE_TARGETS) is course
    assert not among_friends(cult(COURSE_2016).to_data())
    assert "course-thefts" in fitting(cult(COURSE_2016))
    assert "course-thefts" not in fitting(cult(COURSE_2014))
    assert "course-cults" not in fitting(config(FRIENDS))
