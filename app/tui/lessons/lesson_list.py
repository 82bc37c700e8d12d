"""The list of all lessons: a group per game, a tick at each finished one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import clip, width
from app.lessons.lesson_repository import lessons_of
from app.registry import game_ids
from app.text.game_names import game_name
from app.tui.learning import learned
from app.tui.lessons.commands import LEARN
from app.tui.lessons.opening import open_lesson
from app.tui.list_screen import ListScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.row_list import ListRows, RowList
from app.tui.widgets.styled_text import Line, Span, wrapped

if TYPE_CHECKING:
    from app.lessons.models import Lesson
    from app.tui.app_protocol import AppProtocol

WIDEST = 88


class LessonRows(ListRows):
    """All lessons, under the names of their games."""

    def __init__(self, app: AppProtocol) -> None:
        self._app = app

    @property
    def lessons(self) -> list[tuple[str, Lesson]]:
        return [pair for game in game_ids() for pair in lessons_of(game).items()]

    @property
    def starts(self) -> list[int]:
        """The numbers of the first lessons of all games that have any."""
        counts = [len(lessons_of(game)) for game in game_ids()]
        return [sum(counts[:at]) for at, count in enumerate(counts) if count]

    def group(self, number: int) -> range:
        """Return the lessons of the game that a lesson belongs to."""
        bounds = [*self.starts, len(self)]
        end = bisect_right(bounds, number)
        return range(bounds[end - 1], bounds[end])

    @property
    def chosen(self) -> str:
        return self.lessons[self.at][0]

    @override
    def __len__(self) -> int:
        return len(self.lessons)

    @override
    def head(self, cells: int) -> Sequence[Line]:
        texts = self._app.texts
        title = [Span(f" {texts('lessons-title')}", "title")]
        lines = [title, *wrapped(texts("lessons-intro"), min(cells, WIDEST) - 1, "muted", 1)]
        return [[_side(cells), *line] for line in lines]

    @override
    def headings(self, cells: int, height: int) -> Mapping[int, Sequence[Line]]:
        starts = self.starts
        gap = height >= 2 * len(starts) + len(self)
        roomy = height + len(self.head(cells)) > 22
        return {
            number: [
                *([[]] if gap or (number == 0 and roomy) else []),
                self._heading(number, cells),
            ]
            for number in starts
        }

    def _heading(self, number: int, cells: int) -> Line:
        app = self._app
        done = learned(app.services).lessons
        game = self.lessons[number][0].rpartition("-")[0]
        ticks = sum(one in done for one in lessons_of(game))
        count = app.texts("lessons-count", done=ticks, all=len(lessons_of(game)))
        title = game_name(app.texts, game).upper()
        return [_side(cells), Span(f" {title}", "accent"), Span(f"  {count}", "faint")]

    @override
    def draw(self, number: int, cells: int, here: bool) -> Sequence[Line]:
        app = self._app
        language = app.texts.language
        lesson_id, lesson = self.lessons[number]
        ground = "select" if here else ""
        names = max(width(one.name.of(language)) for _, one in self.lessons)
        name = lesson.name.of(language)
        blank = " " * (names - width(name) + 3)
        room = max(0, min(cells, WIDEST) - names - 12)
        about = clip(lesson.about.of(language), room)
        about += " " * (room - width(about))
        done = lesson_id in learned(app.services).lessons
        line = [
            _side(cells),
            Span(f" {app.glyphs.bullet if here else ' '} ", "key", ground),
            Span(f"{app.glyphs.done if done else ' '} ", "good", ground),
            Span(f"{number - self.group(number).start + 1}  ", "key", ground),
            Span(name + blank, "title", ground),
            Span(about, "text" if here else "muted", ground),
        ]
        return [line]


def _side(cells: int) -> Span:
    """Return the blanks that centre a line of at most `WIDEST` cells."""
    return Span(" " * max(0, (cells - WIDEST) // 2))


class LearnScreen(ListScreen[None]):
    """Lists the lessons and begins the chosen one."""

    SCOPE: ClassVar[str] = LEARN
    EXPLAINED: ClassVar[str] = "help-learn"

    @override
    def compose(self) -> Iterator[Widget]:
        self.rows = LessonRows(self.app)
        self.list = RowList(self.rows, cyclic=True, hover=True, clicked=self._clicked)
        yield self.list
        yield KeyBar()

    def on_mount(self) -> None:
        done = learned(self.app.services).lessons
        waiting = (at for at, (name, _) in enumerate(self.rows.lessons) if name not in done)
        self.list.go_to(next(waiting, 0))

    def on_screen_resume(self) -> None:
        self.list.repaint()

    def _clicked(self, _column: int, _again: bool) -> None:
        self.action_command("list.choose")

    @override
    def turn(self, step: int) -> None:
        """Choose the first lesson of the next game; the ends lead to each other."""
        starts = self.rows.starts
        group = starts.index(self.rows.group(self.rows.at).start)
        self.list.go_to(starts[(group + step) % len(starts)])

    def do_learn_number(self) -> None:
        group = self.rows.group(self.rows.at)
        at = self.pressed_place("learn.number")
        if 0 <= at < len(group):
            self.list.go_to(group[at])

    def do_list_choose(self) -> None:
        open_lesson(self.app, self.rows.chosen)

    def do_learn_tips(self) -> None:
        learned(self.app.services).forget_tips()
        self.app.change(coach=True)
        self.notice(self.app.texts("lessons-tips-anew"))
