"""Every fact of Hammerspace has words; whole games are told, and no secret with them."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache

import pytest

from app.games.hammerspace.text.names import NO_ARTICLE
from app.games.hammerspace.text.narrator import HammerspaceNarrator
from app.i18n.literal import width
from app.text.log import LogLine
from engines.hammerspace import events
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.bots import BOTS
from engines.hammerspace.effects import events as effect_events
from engines.hammerspace.effects.codes import BY_EFFECT, GIVE
from engines.hammerspace.effects.events import (
    FROM_CHARACTER,
    AmountRolled,
    Boosted,
    ConditionRolled,
    EffectActs,
    FlipOrdered,
    Given,
    Ignored,
    LastingEnded,
    Marked,
    MarkSpent,
    MovedCard,
    OrderLapsed,
    Peeked,
    PeekedCard,
    Prevented,
    Redirected,
    Rerolled,
    Survived,
    Swapped,
    Taken,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    CANNOT_PLAY,
    HIDDEN,
    MAIN,
    REPLACED,
    Aimed,
    AttackRolled,
    CharacterDropped,
    CharactersKept,
    CharactersOffered,
    DefenceRolled,
    Defended,
    Discarded,
    ExtraTurn,
    Fell,
    HammerspaceEvent,
    HandShown,
    KeeperChanged,
    KeptCard,
    LifeGained,
    LifeLost,
    MonsterCame,
    MonsterDied,
    MonsterRolled,
    Played,
    Refilled,
    Reshuffled,
    StartRolled,
    TimeIsUp,
    TimerMoved,
    TurnedDown,
    TurnedUp,
    TurnLost,
)
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import NO_CARD
from engines.kernel.events import EVERYONE, OVER, SPECTATOR, Event, TurnBegan, may_see
from tests.app.games.hammerspace.text.helpers import shipped, title, words_of
from tests.app.games.hammerspace.text.telling import fiction
from tests.helpers.cases import each

ANA, BEN, EVA = range(3)
NAMES = ("Ana", "Ben", "Eva", "Leo", "Mar", "Nico")
DECK = shipped()
RULES = Rules()
PLAIN = words_of(DECK).config.code
LASTS = next(step.a for block in PLAIN.blocks for step in block if step.op == GIVE)

SAMPLES: dict[type[Event], Event] = {
    HandShown: HandShown(EVERYONE, BEN, (0, HIDDEN, 2, 3)),
    CharactersOffered: CharactersOffered(1 << BEN, BEN, (0, 1, 2)),
    CharacterDropped: CharacterDropped(1 << BEN, BEN, 1),
    CharactersKept: CharactersKept(EVERYONE, BEN, (0, 2)),
    StartRolled: StartRolled(EVERYONE, BEN, 2, 5),
    TurnedUp: TurnedUp(EVERYONE, BEN, 1, 4),
    TurnedDown: TurnedDown(EVERYONE, BEN, 1),
    Played: Played(EVERYONE, BEN, 1, 4),
    Aimed: Aimed(EVERYONE, BEN, 3, (EVA, ANA), NO_CARD),
    AttackRolled: AttackRolled(EVERYONE, BEN, 5, 3, 8),
    Defended: Defended(EVERYONE, EVA, 2, 23, 6),
    DefenceRolled: DefenceRolled(EVERYONE, EVA, 6, 1, 7),
    LifeLost: LifeLost(EVERYONE, EVA, 4, 9, BEN, BY_EFFECT),
    LifeGained: LifeGained(EVERYONE, EVA, 4, 13),
    Fell: Fell(EVERYONE, EVA),
    Discarded: Discarded(EVERYONE, EVA, (0, 1), (5, 6), REPLACED),
    KeptCard: KeptCard(EVERYONE, EVA, 2, 23),
    Refilled: Refilled(EVERYONE, EVA, 2, 24),
    Reshuffled: Reshuffled(EVERYONE, MAIN, 21),
    TurnLost: TurnLost(EVERYONE, BEN, CANNOT_PLAY),
    ExtraTurn: ExtraTurn(EVERYONE, BEN),
    MonsterCame: MonsterCame(EVERYONE, 1, BEN, 16),
    MonsterRolled: MonsterRolled(EVERYONE, BEN, 3, 4),
    KeeperChanged: KeeperChanged(EVERYONE, EVA),
    MonsterDied: MonsterDied(EVERYONE, 1, BEN),
    TimerMoved: TimerMoved(EVERYONE, -4),
    TimeIsUp: TimeIsUp(EVERYONE),
    EffectActs: EffectActs(EVERYONE, BEN, FROM_CHARACTER, 3, -1),
    ConditionRolled: ConditionRolled(EVERYONE, BEN, 3, 4),
    AmountRolled: AmountRolled(EVERYONE, BEN, (3, 5)),
    Rerolled: Rerolled(EVERYONE, BEN, True, 1, 6),
    Prevented: Prevented(EVERYONE, BEN, -2),
    Redirected: Redirected(EVERYONE, BEN, EVA, 3),
    Survived: Survived(EVERYONE, BEN),
    Ignored: Ignored(EVERYONE, BEN, 1),
    Given: Given(EVERYONE, BEN, LASTS, 2, -1, EVA),
    LastingEnded: LastingEnded(EVERYONE, BEN, LASTS),
    FlipOrdered: FlipOrdered(EVERYONE, BEN, 1, True),
    OrderLapsed: OrderLapsed(EVERYONE, BEN, 1, 0),
    Peeked: Peeked(EVERYONE, BEN, EVA, 1),
    PeekedCard: PeekedCard(1 << BEN, BEN, EVA, 1, 7),
    Taken: Taken(EVERYONE, BEN, 0, EVA, 1, 7),
    Swapped: Swapped(EVERYONE, BEN, 0, 7, EVA, 1, HIDDEN),
    MovedCard: MovedCard(1 << EVA, EVA, 1, 8),
    TurnsSkipped: TurnsSkipped(EVERYONE, BEN, 2),
    Boosted: Boosted(EVERYONE, BEN, 5, 9),
    Marked: Marked(EVERYONE, EVA, 2, 2, 3),
    MarkSpent: MarkSpent(EVERYONE, EVA, 2, 3),
}
SILENT = {Refilled, EffectActs, Defended, DefenceRolled, AttackRolled, Played, LastingEnded}
"""A card that takes the place of a used one; an effect, which is told by what it brings; of an
attack its card, and what was not begun; and what ends because its time is over."""


def facts() -> set[type[HammerspaceEvent]]:
    """The events of the engine's two files."""
    found = [*vars(events).values(), *vars(effect_events).values()]
    kinds = {each for each in found if isinstance(each, type)}
    return {each for each in kinds if issubclass(each, HammerspaceEvent)} - {HammerspaceEvent}


def test_there_is_a_sample_of_every_event() -> None:
    assert set(SAMPLES) == facts() == set(HammerspaceEvent.__subclasses__())


@each("language", ["en", "es"])
@each("event", SAMPLES.values())
def test_every_event_has_words(event: Event, language: str) -> None:
    """Even one that is heard without what went before it."""
    teller = HammerspaceNarrator(NAMES, words_of(DECK, language), 13)
    lines = [*teller.feed(event), *teller.feed(TurnBegan(EVERYONE, EVA, 14))]
    lines = [line for line in lines if not fiction(line) and line.kind != "aside"]
    assert len(lines) == (0 if type(event) in SILENT else 1)
    assert all(line.text and line.turn in (13, 14) for line in lines)


@each("language", ["en", "es"])
@each("event", SAMPLES.values())
def test_every_event_can_come_in_the_middle_of_an_attack(event: Event, language: str) -> None:
    """Whatever comes, and in whatever order: nothing is lost of who has defended."""
    teller = HammerspaceNarrator(NAMES, words_of(DECK, language), 13)
    lines: list[LogLine] = []
    for one in (
        Aimed(EVERYONE, ANA, 3, (BEN, MONSTER), NO_CARD),
        AttackRolled(EVERYONE, ANA, 5, 3, 8),
        DefenceRolled(EVERYONE, BEN, 0, 1, 1),
        event,
        TurnBegan(EVERYONE, EVA, 14),
    ):
        lines += teller.feed(one)
        assert teller.pending is None or teller.pending.text
    assert any("5+3=8 against 1" in line.text or "5+3=8 contra 1" in line.text for line in lines)


# Whole games.


@cache
def game_of(seats: int, bot: str, number: int) -> tuple[Event, ...]:
    """A whole game of bots with the deck of the program; monsters come every four turns."""
    config = words_of(DECK, "en", seats, Parameters(monster_ms=0, monster_turns=4)).config
    state = RULES.new(config, f"told-{number}")
    found: list[Event] = []
    for ply in range(4000):
        if state.seat == OVER:
            break
        RULES.apply(state, BOTS[bot](config, RULES.view(state, state.seat), ply), found.append)
    return tuple(found)


GAMES = [(2, "steady", 1), (3, "random", 2), (4, "random", 3), (6, "random", 4), (5, "steady", 5)]


@pytest.mark.one_of(3)
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("seats", "bot", "number"), GAMES)
def test_whole_games_are_told_in_short_lines(
    seats: int, bot: str, number: int, language: str
) -> None:
    """Nothing raw is in a line, and none is wider than 160 cells, however long the names are."""
    names = [f"{'W' * 15}{seat}" for seat in range(seats)]
    cards = words_of(DECK, language, seats, Parameters(monster_ms=0, monster_turns=4))
    teller = HammerspaceNarrator(names, cards)
    heard = game_of(seats, bot, number)
    lines: list[LogLine] = []
    for event in heard:
        if may_see(event, SPECTATOR):
            lines += teller.feed(event)
            lines += [teller.pending] if teller.pending is not None else []
    assert lines
    assert lines[-1].kind == "end"
    assert teller.pending is None
    for line in lines:
        assert width(line.text) <= 160, line.text
        for text in (line.text, *line.detail):
            assert not re.search(r"hammer[a-z]*-|[{}]|\.\.|  |: \.", text), text


@pytest.mark.parametrize("language", ["en", "es"])
def test_names_have_their_articles_in_every_sentence(language: str) -> None:
    """One rule for cards, characters and monsters (docs/voice.md): in English all but the bare
    names. Only the characters that are offered stand in a list."""
    title_of = title(DECK, language)
    articled = [
        key.removeprefix("article-")
        for key, article in title_of.items()
        if key.startswith("article-") and article != NO_ARTICLE
    ]
    names = [title_of[key] for key in articled]
    names = [name for name in names if language == "es" or name != "Granny's Coat"]
    article = "[Tt]he |'s " if language == "en" else "([Ee]l|[Ll]as?|[Ll]os|[AaDd]e?l) "
    named = re.compile(rf"({article})?\b({'|'.join(sorted(names, key=len, reverse=True))})\b")
    seen = set[str]()
    for seats, bot, number in GAMES:
        teller = HammerspaceNarrator(NAMES[:seats], words_of(DECK, language, seats))
        heard = (teller.feed(event) for event in game_of(seats, bot, number))
        for line in (line.text for lines in heard for line in lines):
            if "draws the characters" in line or "roba los personajes" in line:
                continue
            for found in named.finditer(line):
                assert found[1], line
                seen.add(found.group())
    assert len(seen) > 60


def test_a_bare_name_has_no_article_in_english() -> None:
    """An uncountable name, or one like a title: nobody says "the Bubble Wrap" for some of it."""
    names = "Bubble Wrap|Coin Toss|Hiccup Gas|Left Luggage|Spring Cleaning|Wet Paint"
    seen = set[str]()
    for seats, bot, number in GAMES:
        teller = HammerspaceNarrator(NAMES[:seats], words_of(DECK, "en", seats))
        heard = (teller.feed(event) for event in game_of(seats, bot, number))
        for line in (line.text for lines in heard for line in lines):
            assert not re.search(rf"[Tt]he ({names})\b", line), line
            seen |= {*re.findall(names, line)}
    assert seen == {*names.split("|")}


def test_each_defence_is_one_line() -> None:
    """As many lines with both sums as dice were rolled to defend (HAM-11). Of the blocker, the
    defence comes first."""
    heard = game_of(4, "random", 3)
    teller = HammerspaceNarrator(NAMES[:4], words_of(DECK, "en", 4))
    lines = [line for event in heard for line in teller.feed(event)]
    rolled = sum(isinstance(event, DefenceRolled) for event in heard)
    assert rolled > 20
    assert sum(bool(re.search(r"\d against \d", line.text)) for line in lines) == rolled


def test_a_game_is_not_told_in_a_flood() -> None:
    """Less than half of what happens is a line of its own."""
    heard = game_of(6, "random", 4)
    teller = HammerspaceNarrator(NAMES, words_of(DECK, "en", 6))
    assert sum(len(teller.feed(event)) for event in heard) * 2 < len(heard)


def named_cards(event: Event) -> set[int]:
    """The main cards and, as 1000 and more, the characters that an event shows."""
    found: set[int] = set()
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name in ("card", "of_card"):
            found.add(value)
        elif field.name == "cards":
            found |= set(value)
        elif field.name in ("characters", "character"):
            found |= {1000 + each for each in (value if isinstance(value, tuple) else (value,))}
        elif field.name == "number" and isinstance(event, EffectActs):
            found.add(value + 1000 * (event.source == FROM_CHARACTER))
    return found - {HIDDEN, 1000 + HIDDEN}


@pytest.mark.one_of(3)
@pytest.mark.parametrize("seat", [SPECTATOR, ANA, EVA])
@pytest.mark.parametrize(("seats", "bot", "number"), GAMES[1:4])
def test_no_line_names_what_its_reader_was_not_shown(
    seats: int, bot: str, number: int, seat: int
) -> None:
    """HAM-25: every card and character in a line was in a fact that this reader was told."""
    cards = words_of(DECK, "en", seats, word=lambda key: f"<{key}>")
    numbers = {f"card-{card.id}": at for at, card in enumerate(DECK.cards)}
    numbers |= {f"character-{card.id}": 1000 + at for at, card in enumerate(DECK.characters)}
    teller, shown, named = HammerspaceNarrator(NAMES[:seats], cards), set[int](), set[int]()
    for event in game_of(seats, bot, number):
        if not may_see(event, seat):
            continue
        shown |= named_cards(event)
        lines = teller.feed(event)
        lines += [teller.pending] if teller.pending is not None else []
        for text in (text for line in lines for text in (line.text, *line.detail)):
            named |= {numbers[key] for key in re.findall(r"<([a-z0-9-]+)>", text) if key in numbers}
        assert named <= shown
    assert len(named) > 20


def test_a_seat_reads_more_than_a_spectator_where_it_was_told_more() -> None:
    """HAM-4: the characters offered to it."""
    heard = game_of(3, "random", 2)

    def lines(seat: int) -> list[str]:
        teller = HammerspaceNarrator(NAMES[:3], words_of(DECK, "en", 3))
        told = (teller.feed(event) for event in heard if may_see(event, seat))
        return [line.text for found in told for line in found]

    own, others = lines(ANA), lines(SPECTATOR)
    assert sum("draws the characters" in line for line in own) == 1
    assert not any("draws the characters" in line for line in others)
