"""Hammerspace in words: events become lines of the log, one line per defender of an attack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from typing_extensions import override

from app.games.hammerspace.text.attack_story import AttackStory
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.clauses import LogClauses
from app.games.hammerspace.text.crown_story import CrownStory
from app.games.hammerspace.text.gain_story import GainStory
from app.games.hammerspace.text.monster_story import MonsterRoll
from app.games.hammerspace.text.origins import EffectAttacks, gives_turn
from app.games.hammerspace.text.quotes import Quotes
from app.games.hammerspace.text.stories import EffectStory
from app.games.hammerspace.text.story import EventStory
from app.games.hammerspace.text.table_stories import (
    DrawStory,
    RedrawStory,
    StartRollStory,
    extra_turn,
)
from app.text.log import LogLine
from app.text.narrating import Narrator
from app.text.sentences import capital, contracted
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import SUBTYPES
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    FROM_MONSTER,
    ConditionRolled,
    EffectActs,
    LastingEnded,
)
from engines.hammerspace.ending import CAP, LAST_PLAYER
from engines.hammerspace.events import (
    AFTER_USE,
    CANNOT_PLAY,
    FED,
    MONSTERS,
    NO_CARDS,
    OWNER_OUT,
    Aimed,
    CharactersKept,
    CharactersOffered,
    Defended,
    Discarded,
    ExtraTurn,
    Fell,
    HammerspaceEvent,
    KeptCard,
    MonsterCame,
    MonsterRolled,
    Played,
    Refilled,
    Reshuffled,
    StartRolled,
    TimeIsUp,
    TurnLost,
)
from engines.hammerspace.state import NO_CARD, NOBODY
from engines.kernel.events import Event, GameEnded, TurnBegan

_OVER: tuple[type[Event], ...] = (
    Aimed, Discarded, KeptCard, Played, TurnLost, MonsterCame, MonsterRolled, Refilled,
)  # fmt: skip
"""Events that occur only after the present attack is settled."""


class HammerspaceNarrator(Narrator):
    """Takes events in their order and returns the lines that they finish.

    With a seat's feed it says only what that seat may know. `names` are the seats' names. `turn`
    prefixes the lines until the first `TurnBegan`; `monster` is the one in play before the first
    event, -1 for none known, and `characters` are those of the seats. `hears` is the seat to which
    the log is read aloud: it doesn't see the table, so it hears what it draws, but it has just
    chosen what it plays, and hears who wears the crown when its own turn begins."""

    def __init__(
        self,
        names: Sequence[str],
        words: HammerspaceCardText,
        turn: int = 1,
        monster: int = -1,
        characters: Mapping[int, Sequence[int]] | None = None,
        hears: int = NOBODY,
    ) -> None:
        super().__init__(words.texts, names, turn)
        self._words = words
        self._clauses = LogClauses(names, words)
        self._clauses.monster = monster
        self._clauses.characters.update(characters or {})
        self._story: EventStory | None = None
        self._attack: AttackStory | None = None
        self._attacks = EffectAttacks(words.config)
        self._fallen: set[int] = set()
        self._renewed: set[int] = set()
        self._extra: LogLine | None = None
        self._hears = hears
        self._roll: MonsterRoll | None = None
        self._fed: set[int] = set()
        """Who has fed the monster since its last roll (HAM-32)."""
        self._crown = CrownStory(self._clauses, len(names), start=turn == 1)
        self._quotes = Quotes(words)
        self._gives_turn: EffectActs | None = None
        """What has brought the extra turn that comes next (HAM-18)."""
        self._begins = False
        """Whether no card has been played yet in the turn."""

    @property
    @override
    def pending(self) -> LogLine | None:
        lines = self._story.lines(self.turn) if self._story is not None else []
        if not lines and self._attack is not None and not self._attack.over:
            lines = self._attack.lines(self.turn)
        if not lines and self._roll is not None:
            return self._spoken(self._roll.line(self.turn))
        if not lines or self._chosen:
            return self._extra
        # Further lines of an effect or an attack belong to the first one: they wait for it.
        grows = self._story is None or isinstance(self._story, EffectStory)
        return self._spoken(lines[0 if grows else -1])

    @property
    def _chosen(self) -> bool:
        """Whether the open story says only what the player has chosen who hears the log."""
        story, hears = self._story, self._hears
        return hears != NOBODY and isinstance(story, EffectStory) and story.bare(hears)

    @override
    def feed(self, event: Event) -> list[LogLine]:
        rolled, turn = self._rolled(event), self.turn
        self._crown.take(event)
        lines = [*rolled, *self._heard(event)]
        if isinstance(event, TurnBegan):
            crowned = self._crown.lines(turn)
            lines += crowned if event.seat != self._hears else []
        return [*map(self._spoken, self._quotes.spaced(lines))]

    def _rolled(self, event: Event) -> list[LogLine]:
        """The line of the monster's roll, once an event shows what comes of it."""
        if self._roll is None or self._roll.waits(event):
            return []
        roll, self._roll = self._roll, None
        return [roll.line(self.turn, event)]

    def _spoken(self, line: LogLine) -> LogLine:
        """A line as a sentence: names that begin it have a capital, and Spanish contracts."""
        text, short, *detail = (
            capital(contracted(self._texts, each)) for each in (line.text, line.short, *line.detail)
        )
        return replace(line, text=text, short=short, detail=tuple(detail))

    def _heard(self, event: Event) -> list[LogLine]:
        match event:
            case Reshuffled():
                return self._reshuffled(event)
            case TurnBegan():
                return self._turn(event)
            case GameEnded():
                for open_story in (self._attack, self._story):
                    if isinstance(open_story, AttackStory | EffectStory):
                        open_story.last()
                return [*self._finish(), *self._settle(), self._over(event)]
            case HammerspaceEvent():
                return self._happening(event)
        return self._of_the_table(event)

    # Turns.

    def _turn(self, event: TurnBegan) -> list[LogLine]:
        """The starting player is logged with the start roll; an extra turn is logged when it
        begins."""
        if isinstance(self._story, StartRollStory):
            self._story.first = event.seat
        lines = [*self._finish(), *self._settle()]
        self.turn = event.turn
        self._begins = True
        self._attacks.clear()
        self._renewed.clear()
        self._clauses.rollers.begin()
        if self._extra is not None:
            lines.append(replace(self._extra, turn=event.turn))
        self._extra = self._gives_turn = None
        return lines

    def _happening(self, event: HammerspaceEvent) -> list[LogLine]:
        if isinstance(event, Discarded) and event.reason == AFTER_USE:
            # Used cards are discarded in public (HAM-16): that needs no line.
            if isinstance(self._story, EffectStory):
                self._story.give_up(event)
            return []
        lines: list[LogLine] = []
        taken = self._story is not None and self._story.take(event)
        if not taken:
            if isinstance(event, Aimed) and not self._says_more(event.attacker):
                # The attack's line also says that its card is played.
                self._story = None
            lines = self._finish()
        if not taken and self._attack is not None:
            taken = self._attack.take(event)
            if not taken:
                lines += self._closed(self._attack)
                taken = self._attack.take(event)
            if isinstance(event, _OVER):
                lines += self._settle()
        if taken and isinstance(event, Refilled) and isinstance(self._story, EffectStory):
            self._renewed.discard(event.seat)
        self._learn(event)
        return lines if taken else [*lines, *self._begun(event)]

    def _says_more(self, attacker: int) -> bool:
        """Whether the open story says more than that the attacker played a card."""
        story = self._story
        return not isinstance(story, EffectStory) or not story.silent or story.owner != attacker

    def _begun(self, event: HammerspaceEvent) -> list[LogLine]:
        """Begin a story with an event, or return the lines of one that no later event extends."""
        clauses, who = self._clauses, self._clauses.who
        story: EventStory
        match event:
            case Aimed():
                self._attack = AttackStory(clauses, event, *self._armed(event), self._crown)
                return []
            case TurnLost(seat=seat, reason=reason) if reason != CANNOT_PLAY:
                why = "no-cards" if reason == NO_CARDS else "effect"
                what = clauses.skips.get(seat, self._texts("hammerspace-effect"))
                text = f"hammerspace-loses-turn-{why}"
                return [self._line("bad", text, name=who(seat), what=what)]
            case MonsterCame():
                return [self._came(event), *self._quotes.of(FROM_MONSTER, event.monster, self.turn)]
            case MonsterRolled():
                self._roll = MonsterRoll(clauses, event, sorted(self._fed))
                self._fed.clear()
                return []
            case TimeIsUp():
                return [self._line("turn", "hammerspace-time-up")]
            case ExtraTurn(seat=seat):
                self._extra = extra_turn(self._clauses, seat, self._gives_turn, self.turn)
                return []
            case LastingEnded():
                # How long it lasts was said when it began.
                return []
            case Discarded(seat=seat, cards=cards, reason=reason) if reason == OWNER_OUT:
                named = clauses.cards(cards)
                return [self._line("move", "hammerspace-left", name=who(seat), cards=named)]
            case Played(seat=seat, card=card):
                story = GainStory.of_card(clauses, seat, card)
            case TurnLost():
                story = RedrawStory(clauses, event, self._hears)
            case Refilled():
                story = DrawStory(clauses, self._renewed, self._hears)
            case StartRolled():
                story = StartRollStory(clauses)
            case ConditionRolled() if self._begins:
                story = GainStory(clauses, starts=True)
            case _:
                story = GainStory(clauses)
        story.take(event)
        self._story = story
        return []

    def _came(self, event: MonsterCame) -> LogLine:
        words = self._words
        name = words.names.said(FROM_MONSTER, event.monster)
        text = self._texts(
            "hammerspace-came", name=self._clauses.who(event.keeper), monster=name, life=event.life
        )
        detail = self._texts("hammerspace-detail-reward", reward=words.if_killed(event.monster))
        return LogLine(self.turn, text, "turn", (detail,))

    # Context for later events.

    def _learn(self, event: Event) -> None:
        if isinstance(event, (Played, Defended)):
            self._clauses.rollers.used(event.seat, event.card)
        match event:
            case KeptCard(seat=seat, card=card):
                self._clauses.rollers.kept(seat, card)
            case CharactersOffered(seat=seat):
                self._clauses.offered.add(seat)
            case CharactersKept(seat=seat, characters=characters):
                self._clauses.characters[seat] = characters
            case TurnLost() | Played() | Aimed():
                self._begins = False
            case Fell(seat=seat):
                self._fallen.add(seat)
            case Discarded(seat=seat, reason=reason):
                self._renewed.add(seat)
                if reason == FED:
                    self._fed.add(seat)
            case MonsterCame(monster=monster):
                self._clauses.monster, self._clauses.rolled = monster, 0
            case MonsterRolled(first=first, second=second):
                self._clauses.rolled = first + second
            case EffectActs():
                self._attacks.note(event)
                self._clauses.rollers.acted(event)
                if gives_turn(self._words.config, event):
                    self._gives_turn = event
                if event.owner == MONSTER and self._clauses.monster < 0:
                    self._clauses.monster = event.number

    def _armed(self, event: Aimed) -> tuple[str, str, str]:
        """The weapon of an attack and "with", or its type and "by"; then who attacks: of a
        character's effect, that character ("Ben's Fencer")."""
        clauses, who = self._clauses, self._clauses.who(event.attacker)
        if event.card != NO_CARD:
            return clauses.words.names.said(FROM_CARD, event.card), "with", who
        effect = self._attacks.source(event)
        if effect is not None and event.attacker != MONSTER:
            names = clauses.words.names
            if effect.source != FROM_CHARACTER:
                return clauses.source(effect), "with", who
            if named := names.said(effect.source, effect.number):
                who = clauses.owned(named, event.attacker, NOBODY)
        return self._texts(f"hammer-type-{SUBTYPES[event.subtype]}"), "by", who

    # Ends.

    def _finish(self) -> list[LogLine]:
        story, self._story = self._story, None
        if isinstance(story, EffectStory | DrawStory):
            story.over = True
        lines = story.lines(self.turn) if story is not None else []
        if isinstance(story, DrawStory):
            self._renewed.clear()
        attack = self._attack
        if lines and attack is not None and not attack.rolled and attack.attacker in self._fallen:
            # An effect has stopped the attack, whose line comes first.
            return [*self._settle(), *lines]
        return lines

    def _settle(self) -> list[LogLine]:
        """Return the last lines of the open attack, and finish it."""
        attack, self._attack = self._attack, None
        if attack is None:
            return []
        lines = self._closed(attack)
        return lines if attack.reported else [*lines, *attack.lines(self.turn)]

    def _closed(self, attack: AttackStory) -> list[LogLine]:
        """The lines of the present defender. A strong blow may have a quote of its card."""
        attack.strong = False
        lines = attack.close(self.turn)
        if attack.strong and attack.card != NO_CARD:
            lines[1:1] = self._quotes.of(FROM_CARD, attack.card, self.turn)
        return lines

    def _reshuffled(self, event: Reshuffled) -> list[LogLine]:
        """Cards are reshuffled during a story, which continues; monsters before one comes."""
        if event.deck == MONSTERS:
            shuffled = self._line("turn", "hammerspace-reshuffled-monsters", n=event.count)
            return [*self._finish(), *self._settle(), shuffled]
        return [self._line("turn", "hammerspace-reshuffled-cards", n=event.count)]

    def _over(self, event: GameEnded) -> LogLine:
        names = self._clauses.listed([self._clauses.who(seat) for seat in event.winners])
        if not event.winners or event.reason == CAP:
            return self._line("end", "hammerspace-over-nobody")
        why = "last" if event.reason == LAST_PLAYER else "time"
        return self._line("end", f"hammerspace-over-{why}", names=names, n=len(event.winners))
