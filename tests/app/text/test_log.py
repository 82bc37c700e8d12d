"""The log knows what matters most to a player since their last decision."""

from __future__ import annotations

from dataclasses import replace

from app.i18n.fluent import Texts
from app.text.log import Kind, LogLine, MatchLog

ANA, BEN = 0, 1


def log_of(*lines: LogLine) -> MatchLog:
    log = MatchLog(Texts("en", strict=True))
    for line in lines:
        log.add(line)
    return log


def line(text: str, kind: Kind, *seats: int) -> LogLine:
    return LogLine(1, text, kind, seats=frozenset(seats))


def test_the_worst_counts_more_than_the_latest() -> None:
    log = log_of(line("a wound", "bad", ANA), line("a fight", "fight", ANA))
    news = log.news(ANA)
    assert news is not None
    assert news.text == "a wound"


def test_of_two_that_matter_alike_the_latest_counts() -> None:
    log = log_of(line("one", "fight", ANA), line("another", "good", ANA))
    news = log.news(ANA)
    assert news is not None
    assert news.text == "another"


def test_what_others_do_among_themselves_is_no_news() -> None:
    assert log_of(line("Ben slides", "move", BEN)).news(ANA) is None


def test_a_decision_makes_all_before_it_old() -> None:
    log = log_of(line("a wound", "bad", ANA))
    log.decided(own=False)
    log.decided(own=True)
    assert log.news(ANA) is None


def test_what_ones_own_decision_brought_is_news() -> None:
    """It is told before the mark: a fight belongs to the step into it."""
    log = log_of(line("an old wound", "bad", ANA))
    log.decided(own=False)
    log.add(line("Ana loses", "bad", ANA))
    log.decided(own=True)
    log.add(line("Ben loses", "bad", BEN))
    log.decided(own=False)
    news = log.news(ANA)
    assert news is not None
    assert news.text == "Ana loses"


def test_a_line_that_comes_again_is_news_again() -> None:
    log = log_of(line("a wound", "bad", ANA))
    log.decided(own=False)
    log.decided(own=True)
    log.add(line("a wound", "bad", ANA))
    assert len(log.lines) == 1
    news = log.news(ANA)
    assert news is not None
    assert news.times == 2


def test_a_long_log_loses_its_beginning_and_not_its_news() -> None:
    log = MatchLog(Texts("en", strict=True), most=20)
    for number in range(18):
        log.add(line(f"step {number}", "move", BEN))
    log.decided(own=False)
    log.decided(own=True)
    for number in range(18):
        log.add(line(f"blow {number}", "move" if number else "bad", ANA))
    news = log.news(ANA)
    assert news is not None
    assert news.text == "blow 0"


def test_what_cost_a_player_much_matters_more_than_a_small_bad_thing() -> None:
    """Twelve points lost in a fight are news, not one point lost to an effect after it."""
    hard = replace(line("Ben hits Ana hard", "fight", ANA), victim=ANA, weight=12)
    soft = replace(line("Eva hits Ana", "fight", ANA), victim=ANA, weight=2)
    own = replace(line("Ana hits Ben hard", "fight", ANA), victim=BEN, weight=20)
    bad = line("The cheese costs Ana 1 life", "bad", ANA)
    log = log_of(own, hard, soft, bad)
    assert log.news(ANA) == hard
    assert log_of(soft, bad).news(ANA) == bad


def test_an_aside_is_no_news_because_it_may_be_past() -> None:
    """ "Ana wears the crown now." stayed above the line that said that she had lost it."""
    assert log_of(line("the crown is Ana's", "aside", ANA)).news(ANA) is None
