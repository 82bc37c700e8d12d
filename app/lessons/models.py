"""The schema of a lesson: its start, its steps, the keys to remember.

Lessons are in `app/games/<game>/lessons/*.yaml`. Each game has its own lesson and start, and knows
its decisions and events: a lesson is checked against them when it is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from types import ModuleType
from typing import Annotated, Any, ClassVar, Final

from pydantic import AfterValidator, Field, model_validator

from app.content.match_setup import MatchContent
from app.lessons.loaded_dice import LoadedRandom
from app.match.events import BotStumbled
from engines.kernel.decks import Flaw, SchemaModel, flawed
from engines.kernel.events import Event, GameEnded, TurnBegan
from engines.kernel.fields import Lines, Names
from engines.kernel.meant import near_to
from engines.kernel.problems import shortened
from engines.kernel.streams import stream

KEY: Final = re.compile(r"\{([a-z]+(?:\.[a-z0-9-]+)+)\}")
"""In a text: a command's id, replaced with its current key."""
LEFT: Final = "step.left"
"""In a hint of a labyrinth, like a key: the steps that are still to be walked."""
MOST_KEYS: Final = 6
"""Keys on the card at the end."""

Value = bool | int | str | tuple[int | str, ...]


def _braces(lines: Lines) -> Lines:
    for language in ("en", "es"):
        rest = KEY.sub("", lines.of(language))
        if "{" in rest or "}" in rest:
            found = shortened(rest[max(0, rest.find("{")) :])
            raise flawed([Flaw("lesson_key", found, "a key: {scope.command}", {"found": found})])
    if (en := sorted(KEY.findall(lines.en))) != (es := sorted(KEY.findall(lines.es))):
        found = f"{', '.join(es) or 'no key'} in Spanish"
        expected = f"{', '.join(en) or 'no key'} as in English"
        raise flawed([Flaw("lesson_keys_differ", found, expected)])
    return lines


LessonText = Annotated[Lines, AfterValidator(_braces)]


class ExpectedEvent(SchemaModel):
    """An event that must happen before a step is over: its class name, and its fields."""

    event: str
    where: dict[str, Value] = Field(default_factory=dict)

    def fits(self, event: Event) -> bool:
        if type(event).__name__ != self.event:
            return False
        return all(getattr(event, name) == value for name, value in self.where.items())


class LessonStep(SchemaModel):
    """A text, and a task: decisions (`do`), a command to try (`look`, its id), or only reading.

    `hint` gives plainer instructions; it is shown after a while, and after a wrong key. `expect`
    lists the events that must have been shown before the next step.
    """

    say: LessonText
    hint: LessonText | None = None
    do: tuple[str, ...] = ()
    look: str = ""
    expect: tuple[ExpectedEvent, ...] = ()

    @model_validator(mode="after")
    def _one_thing(self) -> LessonStep:
        if self.do and self.look:
            raise flawed([Flaw("lesson_two_tasks", "do and look", "one of them")])
        if bool(self.hint) is not bool(self.do or self.look):
            found = "a hint" if self.hint else "no hint"
            raise flawed([Flaw("lesson_hint", found, "a hint where something is to be done")])
        return self


class KeyCardLine(SchemaModel):
    """A line of the card at the end: the key of a command, and its use."""

    key: str = Field(pattern=r"^[a-z]+(\.[a-z0-9-]+)+$")
    text: Lines


class LessonDice(SchemaModel):
    """The first numbers of a die, of the seat from 1."""

    die: str
    seat: int = Field(default=1, ge=1, le=9)
    numbers: tuple[int, ...] = Field(min_length=1)


class LessonStart(SchemaModel):
    """The start of a lesson in every game. The seed is for all that is not fixed otherwise."""

    DICE: ClassVar[Mapping[str, int]]
    """The random streams of the game by their names in lessons."""
    LOWEST: ClassVar[int] = 1
    """The lowest number of a die."""

    seed: str = Field(default="lesson", min_length=1, max_length=40)
    players: tuple[Any, ...]
    options: Any
    luck: tuple[LessonDice, ...] = ()

    @model_validator(mode="after")
    def _known_dice(self) -> LessonStart:
        for one in self.luck:
            if one.die not in self.DICE:
                raise flawed([Flaw("lesson_die", one.die, f"one of {', '.join(self.DICE)}")])
        return self

    def loaded_random(self) -> LoadedRandom:
        """Return the match's random source."""
        numbers = {
            stream(self.DICE[one.die], one.seat - 1): [n - self.LOWEST for n in one.numbers]
            for one in self.luck
        }
        return LoadedRandom(self.seed, numbers)


class Lesson(SchemaModel):
    """A lesson of any game. `rivals` are the decisions of the others, in their order."""

    GAME: ClassVar[str]
    WORDS: ClassVar[frozenset[str]]
    """The first words of the decisions of the game."""

    name: Names
    about: Lines
    start: LessonStart
    rivals: tuple[str, ...] = ()
    steps: tuple[LessonStep, ...] = Field(min_length=1)
    card: tuple[KeyCardLine, ...] = Field(min_length=1, max_length=MOST_KEYS)

    @model_validator(mode="after")
    def _game_knows(self) -> Lesson:
        flaws = [*self._strange_words(), *self._strange_events()]
        if flaws:
            raise flawed(flaws)
        return self

    # -- the game's own part

    @classmethod
    def events(cls) -> Sequence[ModuleType]:
        """Return the modules with the events of the game."""
        raise NotImplementedError

    def content(self) -> MatchContent:
        """Return what the match is played with. Raise `DeckError`."""
        raise NotImplementedError

    def first_state(self, rules: Any, config: Any) -> Any:
        """Return the state before the first decision; its random source is not used.
        Raise `LookupError` for a card that is in no deck."""
        raise NotImplementedError

    def parser(self, rules: Any, config: Any) -> Callable[[str], int]:
        """Return the function that turns the text of a decision into an action."""
        parse: Callable[[str], int] = rules.parse
        return parse

    # -- checks

    def _strange_words(self) -> Iterator[Flaw]:
        decisions: list[tuple[tuple[str | int, ...], str]] = [
            (("rivals", at), word) for at, word in enumerate(self.rivals)
        ]
        for number, step in enumerate(self.steps):
            decisions += [(("steps", number, "do", at), word) for at, word in enumerate(step.do)]
        for path, word in decisions:
            if word.partition(" ")[0] not in self.WORDS:
                expected = f"a decision: {', '.join(sorted(self.WORDS))}"
                yield Flaw("lesson_decision", shortened(word), expected, {}, path)

    def _strange_events(self) -> Iterator[Flaw]:
        kinds = event_kinds(self.events())
        for number, step in enumerate(self.steps):
            for at, wanted in enumerate(step.expect):
                yield from event_flaws(kinds, wanted, ("steps", number, "expect", at))


def event_kinds(modules: Sequence[ModuleType]) -> dict[str, type[Event]]:
    """Return all event classes of a game, and the common ones, by their names."""
    found: dict[str, type[Event]] = {k.__name__: k for k in (TurnBegan, GameEnded, BotStumbled)}
    for module in modules:
        found |= {
            name: kind
            for name, kind in vars(module).items()
            if isinstance(kind, type) and issubclass(kind, Event)
        }
    return found


def event_flaws(
    kinds: Mapping[str, type[Event]], wanted: Any, path: tuple[str | int, ...]
) -> Iterator[Flaw]:
    kind = kinds.get(wanted.event)
    if kind is None:
        close = near_to(wanted.event, kinds)
        expected = f"{close} (did you mean that?)" if close else "an event of the game"
        yield Flaw("lesson_event", shortened(wanted.event), expected, {}, (*path, "event"))
        return
    known = {field.name for field in fields(kind)}
    for name in wanted.where:
        if name not in known:
            expected = f"one of {', '.join(sorted(known))}"
            yield Flaw("lesson_field", shortened(name), expected, {}, (*path, "where", name))
