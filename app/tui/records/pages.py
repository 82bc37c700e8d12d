"""The pages of the records as lines: for one game or all, in the present language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from app.i18n.fluent import Texts
from app.i18n.literal import clip, literal, width
from app.i18n.numbers import percent
from app.match.seats import Seat
from app.records.daily import streak_of_days
from app.records.hall_of_fame import TIME, TURNS, AchievementGoal, FameTable, HallOfFame
from app.registry import games
from app.store.records import By, ResultTotal, deck_names
from app.text.achievements import achievement_about, achievement_name, best_name, best_value
from app.text.game_names import game_name
from app.text.matches import generated_name, seat_kind
from app.tui.glyphs import Glyphs
from app.tui.matches.details import day
from app.tui.widgets.styled_text import Line, Span, wrapped

PAGES: Final = ("statistics", "hall", "feats", "streaks")
NAME: Final = 24
"""Cells of a name in a table."""
WIDE: Final = 110
"""Width in cells from which an achievement takes one line."""
DATE: Final = len("2027-01-15")


@dataclass(frozen=True, slots=True)
class RecordsView:
    """The input of a page: the records, a game ("" for all), texts, glyphs, today (UTC)."""

    book: HallOfFame
    game: str
    texts: Texts
    glyphs: Glyphs
    today: str

    @property
    def games(self) -> Sequence[str]:
        return (self.game,) if self.game else tuple(games())

    def say(self, message: str, /, **values: str | int) -> str:
        return self.texts(f"records-{message}", **values)

    def heading(self, text: str) -> list[Line]:
        return [[], [Span(f" {text}", "accent")]]

    def words(self, text: str, cells: int, role: str = "muted") -> list[Line]:
        return wrapped(text, cells - 1, role, 3)


@dataclass(frozen=True, slots=True)
class MatchLink:
    """The match of a line, and the turn (None for its beginning)."""

    match: str
    turn: int | None = None


class RecordLine(NamedTuple):
    """A line of a page, with the match that it leads to."""

    line: Line
    link: MatchLink | None = None


def page(name: str, look: RecordsView, cells: int) -> list[RecordLine]:
    if name in ("hall", "feats"):
        return hall_of_fame(look, cells) if name == "hall" else achievements(look, cells)
    return _unlinked(statistics(look, cells) if name == "statistics" else streaks(look, cells))


def _unlinked(lines: Iterable[Line]) -> list[RecordLine]:
    return [RecordLine(line) for line in lines]


# -- statistics


def statistics(look: RecordsView, cells: int) -> list[Line]:
    """Return the statistics of all matches: by game, player, seat, bot and deck."""
    book, game = look.book, look.game
    if not book.played(game):
        return [[], *look.words(look.say("none-yet"), cells), *_practice(look, cells)]
    lines: list[Line] = []
    parts: tuple[tuple[By, Callable[[str], str]], ...] = (
        ("game", lambda key: game_name(look.texts, key)),
        ("name", str),
        ("seat", lambda key: look.say("seat", n=int(key) + 1)),
        ("bot", lambda key: _bot(look, key)),
        ("deck", lambda key: _deck(look, key)),
    )
    for by, called in parts:
        totals = book.totals(by, game)
        if by == "deck":  # a game may be played on nothing that has a name
            totals = [total for total in totals if deck_names(total.key)]
        if totals and not (game and by == "game"):
            lines += look.heading(look.say(f"by-{by}"))
            lines += _table(look, totals, called, cells)
    return [*lines, *_practice(look, cells)]


def _practice(look: RecordsView, cells: int) -> list[Line]:
    return [[], *look.words(look.say("practice", n=look.book.practice), cells, "faint")]


def _table(
    look: RecordsView, totals: Sequence[ResultTotal], called: Callable[[str], str], cells: int
) -> list[Line]:
    heads = [
        "",
        *(look.say(f"head-{name}") for name in ("matches", "won", "share", "turns", "time")),
    ]
    rows = [
        [
            called(total.key),
            str(total.matches),
            str(total.won),
            percent(total.won / total.matches, look.texts.language),
            str(total.turns),
            lasted(total.played),
        ]
        for total in totals
    ]
    name = min(max(NAME, cells // 3), cells - 50)
    return _columns(heads, rows, name)


def _columns(heads: Sequence[str], rows: Sequence[Sequence[str]], name: int) -> list[Line]:
    sizes = [max(width(row[at]) for row in (heads, *rows)) for at in range(1, len(heads))]

    def put(row: Sequence[str], first: str, others: str) -> Line:
        text = clip(literal(row[0], 4 * name), name)
        line = [Span("   " + text + " " * (name - width(text)), first)]
        for part, size in zip(row[1:], sizes, strict=True):
            line.append(Span("  " + " " * (size - width(part)) + part, others))
        return line

    return [put(heads, "faint", "faint"), *(put(row, "text", "muted") for row in rows)]


def lasted(milliseconds: int) -> str:
    """Return a time of play: hours, minutes and seconds."""
    seconds = max(0, milliseconds) // 1000
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def _bot(look: RecordsView, kind: str) -> str:
    named = (seat_kind(look.texts, game, Seat("", kind)) for game in look.games)
    return next((name for name in named if name != kind), kind)


def _deck(look: RecordsView, key: str) -> str:
    """Return the name of a deck; a generated one has no name, only a kind and a size."""
    names, language = deck_names(key), look.texts.language
    name = names.get(language) or generated_name(look.texts, {"generated": names.get("", "")})
    return name or next(iter(names.values()))


# -- the hall of fame


def hall_of_fame(look: RecordsView, cells: int) -> list[RecordLine]:
    lines: list[RecordLine] = []
    for game in look.games:
        lines += _unlinked(look.heading(game_name(look.texts, game)))
        halls = look.book.halls(game)
        if not halls:
            lines += _unlinked(look.words(look.say("no-results"), cells))
        values = [[_value(look, hall, place.value) for place in hall.places] for hall in halls]
        size = max((width(value) for found in values for value in found), default=0)
        for hall, found in zip(halls, values, strict=True):
            best = hall.best
            title = (
                look.say(f"hall-{hall.measure}")
                if best is None
                else best_name(look.texts, game, best)
            )
            lines.append(RecordLine([Span(f"   {title}", "text")]))
            lines += _places(hall, found, size)
    return lines


def _places(hall: FameTable, values: Sequence[str], size: int) -> list[RecordLine]:
    lines: list[RecordLine] = []
    for number, (place, value) in enumerate(zip(hall.places, values, strict=True), 1):
        name = clip(literal(place.name, 4 * NAME), NAME)
        line = [
            Span(f"    {number}. ", "key" if number == 1 else "faint"),
            Span(" " * (size - width(value)) + value + "  ", "title" if number == 1 else "text"),
            Span(name + " " * (NAME - width(name) + 1), "muted"),
            Span(day(place.finished)[:DATE], "faint"),
        ]
        lines.append(RecordLine(line, MatchLink(place.match)))
    return lines


def _value(look: RecordsView, hall: FameTable, value: int) -> str:
    if hall.best is not None:
        return best_value(look.texts, hall.best, value)
    if hall.measure == TIME:
        return lasted(value)
    assert hall.measure == TURNS
    return str(value)


# -- achievements


def achievements(look: RecordsView, cells: int) -> list[RecordLine]:
    lines: list[RecordLine] = []
    for game in look.games:
        goals = look.book.goals(game)
        if not goals:
            continue
        done = sum(goal.times > 0 for goal in goals)
        count = look.say("feats-count", n=done, all=len(goals))
        lines += _unlinked(look.heading(f"{game_name(look.texts, game)}   {count}"))
        for goal in goals:
            first, *more = _goal(look, game, goal, cells)
            link = MatchLink(goal.match, goal.turn) if goal.match else None
            lines += [RecordLine(first, link), *_unlinked(more)]
    about = look.words(look.say("feats-about"), cells, "faint")
    return [*lines, *_unlinked([[], *about])]


def _goal(look: RecordsView, game: str, goal: AchievementGoal, cells: int) -> list[Line]:
    done = goal.times > 0
    sign = Span(f"   {look.glyphs.done if done else ' '} ", "good")
    name = achievement_name(look.texts, game, goal.achievement.id)
    about = achievement_about(look.texts, game, goal.achievement)
    when = _gained(look, goal) if done else ""
    name_run = Span(name + " " * max(0, NAME + 4 - width(name)) + " ", "title" if done else "text")
    if cells >= WIDE:
        room = cells - 5 - NAME - 5 - width(when) - 2
        text = clip(about, room)
        gap = " " * (room - width(text) + 1)
        return [[sign, name_run, Span(text, "muted"), Span(gap), Span(when, "faint")]]
    first: Line = [sign, name_run, Span(when, "faint")]
    return [first, *wrapped(about, cells - 1, "muted", 5)]


def _gained(look: RecordsView, goal: AchievementGoal) -> str:
    name = clip(literal(goal.name, 80), 16)
    text = f"{day(goal.finished)[:DATE]} {name}"
    return text if goal.times < 2 else look.texts("common-times", text=text, n=goal.times)


# -- streaks


def streaks(look: RecordsView, cells: int) -> list[Line]:
    """Return each player's consecutive wins, and consecutive days with a daily."""
    lines = look.heading(look.say("streaks-won"))
    people = look.book.people(look.game)
    if people:
        heads = ["", look.say("head-now"), look.say("head-best")]
        rows = [[name, str(found.now), str(found.best)] for name, found in people]
        lines += _columns(heads, rows, NAME)
    else:
        lines += look.words(look.say("none-yet"), cells)
    dailies = [one for one in look.book.dailies if look.game in ("", one.game)]
    days = streak_of_days(dailies, look.today)
    lines += look.heading(look.say("streaks-daily"))
    if days.best:
        over = sum(one.over for one in dailies)
        won = sum(one.won for one in dailies)
        lines += look.words(look.say("streaks-days", now=days.now, best=days.best), cells, "text")
        lines += look.words(look.say("streaks-dailies", n=over, won=won), cells)
    else:
        lines += look.words(look.say("no-dailies"), cells)
    return lines
