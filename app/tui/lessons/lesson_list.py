"""The list of all lessons: a group per game, a tick at each finished one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import clip, width
from app.lessons.lesson_repository import lessons_of
from app.registry import game_ids
from app.text.game_names import game_name
from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS, keys_of
from app.tui.learning import learned
from app.tui.lessons.commands import LEARN
from app.tui.lessons.opening import open_lesson
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, wrap

if TYPE_CHECKING:
    from app.lessons.models import Lesson

WIDEST = 88


class LessonList(Painted):
    """All lessons; the chosen one has another background."""

    DEFAULT_CSS = "LessonList { width: 100%; height: 1fr; }"

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self._row_at: dict[int, int] = {}

    @property
    def lessons(self) -> list[tuple[str, Lesson]]:
        return [pair for game in game_ids() for pair in lessons_of(game).items()]

    @property
    def starts(self) -> list[int]:
        """Where the lessons of each game begin that has any."""
        counts = [len(lessons_of(game)) for game in game_ids()]
        return [sum(counts[:at]) for at, count in enumerate(counts) if count]

    def group(self, number: int) -> int:
        """Which of `starts` the group of a lesson is."""
        return bisect_right(self.starts, number) - 1

    def choose_group(self, group: int) -> None:
        """Choose the first lesson of a group, round and round."""
        starts = self.starts
        self.choose(starts[group % len(starts)])

    @property
    def chosen(self) -> str:
        return self.lessons[self.at][0]

    def choose(self, at: int) -> None:
        self.at = at % len(self.lessons)
        self.repaint()

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        app = self.mazmorra
        side = max(0, (cells - WIDEST) // 2)
        inner = min(cells, WIDEST)
        lines: list[Line] = [[Span(" " * side), Span(f" {app.texts('lessons-title')}", "title")]]
        intro = app.texts("lessons-intro")
        lines += [[Span(" " * side), Span(f" {row}", "muted")] for row in wrap(intro, inner - 2)]
        gap = height >= 2 * len(self.starts) + len(self.lessons) + len(lines)
        done = learned(app.services).lessons
        self._row_at = {}
        for number, (name, lesson) in enumerate(self.lessons):
            if number in self.starts:
                lines += [[]] if gap or (number == 0 and height > 22) else []
                game = name.rpartition("-")[0]
                ticks = sum(one in done for one in lessons_of(game))
                count = app.texts("lessons-count", done=ticks, all=len(lessons_of(game)))
                title = game_name(app.texts, game).upper()
                lines.append(
                    [Span(" " * side), Span(f" {title}", "accent"), Span(f"  {count}", "faint")]
                )
            self._row_at[len(lines)] = number
            lines.append(self._row(number, lesson, name in done, side, inner))
        return lines

    def _row(self, number: int, lesson: Lesson, done: bool, side: int, cells: int) -> Line:
        app = self.mazmorra
        language = app.texts.language
        here = number == self.at
        ground = "select" if here else ""
        names = max(width(one.name.of(language)) for _, one in self.lessons)
        name = lesson.name.of(language)
        blank = " " * (names - width(name) + 3)
        about = clip(lesson.about.of(language), max(0, cells - names - 12))
        about += " " * max(0, cells - names - 12 - width(about))
        return [
            Span(" " * side),
            Span(f" {app.glyphs.bullet if here else ' '} ", "key", ground),
            Span(f"{app.glyphs.done if done else ' '} ", "good", ground),
            Span(f"{number - self.starts[self.group(number)] + 1}  ", "key", ground),
            Span(name + blank, "title", ground),
            Span(about, "text" if here else "muted", ground),
        ]

    def _number_at(self, y: int) -> int | None:
        return self._row_at.get(y)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        number = self._number_at(event.y)
        if number is not None and number != self.at:
            self.choose(number)

    def on_click(self, event: events.Click) -> None:
        number = self._number_at(event.y)
        if number is not None:
            self.choose(number)
            cast("BaseScreen[object]", self.screen).action_command("list.choose")


class LearnScreen(BaseScreen[None]):
    """Lists the lessons and begins the chosen one."""

    SCOPE: ClassVar[str] = LEARN
    ALSO: ClassVar[tuple[str, ...]] = ("list",)
    EXPLAINED: ClassVar[str] = "help-learn"

    def __init__(self) -> None:
        super().__init__()
        self._key = ""

    @override
    def compose(self) -> Iterator[Widget]:
        yield LessonList()
        yield KeyBar()

    @property
    def list(self) -> LessonList:
        return self.query_one(LessonList)

    def on_mount(self) -> None:
        self._point()

    def on_screen_resume(self) -> None:
        self.list.repaint()

    def _point(self) -> None:
        done = learned(self.app.services).lessons
        waiting = (at for at, (name, _) in enumerate(self.list.lessons) if name not in done)
        self.list.choose(next(waiting, 0))

    def on_key(self, event: events.Key) -> None:
        self._key = event.key

    def do_list_up(self) -> None:
        self.list.choose(self.list.at - 1)

    def do_list_down(self) -> None:
        self.list.choose(self.list.at + 1)

    def do_list_back(self) -> None:
        self.do_list_first()

    def do_list_on(self) -> None:
        self.do_list_last()

    def do_list_first(self) -> None:
        self.list.choose(0)

    def do_list_last(self) -> None:
        self.list.choose(-1)

    def do_list_less(self) -> None:
        self.do_learn_before()

    def do_list_more(self) -> None:
        self.do_learn_game()

    def do_learn_game(self) -> None:
        self.list.choose_group(self.list.group(self.list.at) + 1)

    def do_learn_before(self) -> None:
        self.list.choose_group(self.list.group(self.list.at) - 1)

    def do_learn_number(self) -> None:
        keys = keys_of(COMMANDS["learn.number"], self.app.keymap)
        ends = [*self.list.starts[1:], len(self.list.lessons)]
        group = self.list.group(self.list.at)
        at = self.list.starts[group] + (keys.index(self._key) if self._key in keys else len(keys))
        if at < ends[group]:
            self.list.choose(at)

    def do_list_choose(self) -> None:
        open_lesson(self.app, self.list.chosen)

    def do_learn_tips(self) -> None:
        learned(self.app.services).forget_tips()
        self.app.change(coach=True)
        self.notice(self.app.texts("lessons-tips-anew"))

    def do_learn_leave(self) -> None:
        self.dismiss(None)
