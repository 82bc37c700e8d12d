"""Hammerspace in sentences: the cards in their slots, their odds, and the open decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar, Final

from typing_extensions import override

from app.games.hammerspace.advice import advice
from app.games.hammerspace.perspective.seat_view import HammerspacePerspective
from app.games.hammerspace.plain.aloud import AloudTexts
from app.games.hammerspace.plain.answers import PAIR, DecisionSentences, face_words
from app.games.hammerspace.plain.odds import aim_sentence, guards
from app.games.hammerspace.plain.situation import situation
from app.games.hammerspace.predicted_attacks import PredictedAttack, predicted_attacks
from app.games.hammerspace.text.bot_reasons import reason
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.roles import around
from app.plain.voice import Answer, PlainVoice
from app.plain.words import PlainChoice, named_like, numbered
from app.session.session import Session
from app.text.sentences import capital, contracted, in_a_row
from engines.hammerspace.actions import DONE, DOWN, MONSTER
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.config import Config
from engines.hammerspace.effects.events import FROM_CARD, FROM_CHARACTER, FROM_MONSTER
from engines.hammerspace.events import HIDDEN
from engines.hammerspace.state import (
    EFFECT,
    FLIPPING,
    HIDING,
    PLAYING,
    TARGETING,
)
from engines.hammerspace.view import EMPTY, Player, View
from engines.kernel.events import SPECTATOR
from engines.kernel.rules import Outcome

UNLIMITED: Final = 10_000
"""Cells of a line of the log: what is read aloud is never cut."""


class HammerspaceVoice(PlainVoice[View]):
    PREFIX: ClassVar[str] = "plain-ham"
    NOT_NOW: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "turn": ("up", "down"),
        "play": ("play",),
        "defend": ("defend",),
        "keep": ("keep", "discard", "drop"),
        "target": ("target", "pick"),
        "answer": ("yes", "no", "option", "done"),
    }

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.config: Config = session.source.public
        self.texts = AloudTexts(session.texts)
        self.cards = HammerspaceCardText(self.texts, self.config, session.word, cells=UNLIMITED)
        self.names = [who.name for who in self.source.seats]
        self._read: dict[int, set[int]] = {}
        """By seat, the own cards whose effects its choices have said."""
        self._heard: dict[int, int] = {}
        """By seat, the turn in which it has heard everybody's life."""

    @override
    def perspective(self, seat: int) -> HammerspacePerspective:
        perspective = HammerspacePerspective(self.source, seat, self.texts, self.cards)
        # In a duel a lap is short; after three other turns a player has heard some twenty lines.
        perspective.recaps = self.config.seats > PAIR
        return perspective

    @override
    def _say(self, message: str, /, **values: str | int) -> str:
        return contracted(self.texts, super()._say(message, **values))

    def _party(self, view: View, party: int) -> str:
        """The name of a seat or of the monster."""
        if party != MONSTER:
            return self._name(party)
        return self.cards.monster(view.monster) if view.monster >= 0 else self._say("the-monster")

    def _called(self, view: View, party: int) -> str:
        """A seat or the monster as in a sentence, in which the monster has its article."""
        known = party == MONSTER and view.monster >= 0
        named = self.cards.names.said(FROM_MONSTER, view.monster) if known else ""
        return named or self._party(view, party)

    def _sentences(self, view: View) -> DecisionSentences:
        read = self._read.get(view.seat, set())
        return DecisionSentences(self.cards, view, partial(self._party, view), read)

    # -- a turn

    @override
    def brief(self, seat: int) -> list[str]:
        view = self._view(seat)
        if asked := self._sentences(view).question():
            return [asked]
        if view.phase in (FLIPPING, PLAYING):
            self._heard[seat] = view.turn
        return situation(self.cards, view, partial(self._called, view))

    @override
    def brief_again(self, seat: int) -> list[str]:
        """Later in a turn, as after a card is turned up, only the question."""
        view = self._view(seat)
        if view.phase in (FLIPPING, PLAYING) and self._heard.get(seat) == view.turn:
            return [self._say("again", name=self._name(seat))]
        return self.brief(seat)

    @override
    def choices(self, seat: int) -> list[PlainChoice]:
        """Cards and targets come first. At the start of a turn a card is played at once; to turn
        cards down first, and to stop turning, has words but no number."""
        view = self._view(seat)
        sentences = self._sentences(view)
        plays = sentences.plays()
        found = [
            PlainChoice(
                action,
                sentences.text_of(action),
                sentences.words(action),
                listed=not (plays and (action == DONE or DOWN <= action < DOWN + SLOTS)),
            )
            for action in sorted(view.legal, key=lambda action: action == DONE)
        ]
        return [*plays, *sorted(found, key=lambda choice: not choice.listed)]

    @override
    def footnotes(self, seat: int) -> Sequence[str]:
        """What a newcomer has to know, in the first lap only: the aim, the sum of an attack, the
        words for turning a card down, which has no number, and for the cards' texts. What the
        choices have said of new cards isn't said again."""
        view = self._view(seat)
        if view.phase not in (HIDING, FLIPPING, PLAYING):
            return []
        self._read.setdefault(seat, set()).update(view.players[seat].cards)
        if view.phase == HIDING:
            return [self._say("may-hide"), self._say("may-read")]
        if view.turn > self.config.seats:
            return []
        slots = [
            each.action - DOWN + 1
            for each in self.choices(seat)
            if not each.listed and each.action != DONE
        ]
        turning = [self._say("may-turn-down", n=slots[0])] if slots else []
        return [self._say("first-turn"), *turning, self._say("may-read")]

    @override
    def forced(self, seat: int) -> int | None:
        view = self._view(seat)
        alone = len(view.legal) == 1 and view.phase in (TARGETING, EFFECT, FLIPPING)
        return view.legal[0] if alone else None

    @override
    def is_out(self, seat: int) -> bool:
        return bool(self._view(seat).players[seat].fell)

    @override
    def hint(self, seat: int) -> str:
        view = self._view(seat)
        words = reason(self.cards, advice(self.config, view), self.names, view.monster)
        return self.texts("ham-hint", words=words)

    # -- questions

    @property
    @override
    def answers(self) -> Mapping[str, Answer]:
        return {
            "me": self._me,
            "rivals": self._rivals,
            "ham.cards": self._cards,
            "monster": self._monster,
            "odds": self._odds,
            "table": self._table,
            "decks": self._decks,
            "card": self._card,
        }

    def _me(self, seat: int, _about: str) -> list[str]:
        return self._player(self._view(seat).players[seat], form="-you")

    def _rivals(self, seat: int, _about: str) -> list[str]:
        players = [player for player in self._view(seat).players if player.seat != seat]
        return [line for player in players for line in self._player(player)]

    def _player(self, player: Player, form: str = "") -> list[str]:
        """A player's life, cards and characters; the form "-you" is for that player."""
        if player.fell:
            return [self._say(f"player-out{form}", name=self._name(player.seat))]
        slots = [self._slot(player, slot) for slot in range(len(player.cards))]
        hidden = all(card < 0 and card != EMPTY for card in player.cards)
        message = "player-hidden" if hidden else "player"
        row, name = in_a_row(self.texts, slots), self._name(player.seat)
        lines = [self._say(f"{message}{form}", name=name, life=player.life, cards=row)]
        if player.characters:
            named = [self.cards.names.said(FROM_CHARACTER, each) for each in player.characters]
            row = in_a_row(self.texts, named)
            lines.append(self._say(f"characters{form}", name=name, list=row))
        return lines

    def _slot(self, player: Player, slot: int) -> str:
        """A slot in the row of a player's slots, as in a sentence."""
        card, down = player.cards[slot], player.down >> slot & 1
        if card < 0:
            return self._say("empty" if card == EMPTY else "unknown")
        named = self.cards.names.said(FROM_CARD, card)
        return self._say("slot-down", card=named) if down else named

    def _cards(self, seat: int, _about: str) -> list[str]:
        me = self._view(seat).players[seat]
        lines = [
            self._say("own-card", n=slot + 1, card=self._full(card)[0])
            for slot, card in enumerate(me.cards)
            if card >= 0
        ]
        return [*lines, *(self._character(number) for number in me.characters)]

    def _character(self, number: int) -> str:
        name, text = self.cards.character(number), self.cards.character_text(number)
        return self._say("character", name=name, text=text)

    def _monster(self, seat: int, _about: str) -> list[str]:
        """The monster with its whole table (HAM-23)."""
        view = self._view(seat)
        if view.monster < 0:
            return [self._say("no-monster")]
        head = self._say(
            "monster",
            name=capital(self._called(view, MONSTER)),
            life=view.monster_life,
            keeper=self._name(view.keeper),
            reward=self.cards.if_killed(view.monster),
        )
        rows = [
            self._say(
                "row" if row.name else "row-unnamed",
                sums=self._sums(row.sums),
                chance=row.chance,
                name=row.name,
                text=row.text,
            )
            for row in self.cards.monster_table(view.monster, around(self.config, view, self._name))
        ]
        now = [self._say("rolled", sum=view.sum)] if view.sum else []
        return [head, *rows, *now]

    def _sums(self, sums: str) -> str:
        """Sums of two dice as in a sentence: "2, 3 or 12" for "2-3, 12"."""
        runs = [run.split("-") for run in sums.split(", ")]
        near = [
            [", ".join(run)] if len(run) > 1 and int(run[1]) == int(run[0]) + 1 else run
            for run in runs
        ]
        *others, last = ", ".join("-".join(run) for run in near).split(", ")
        return self.texts("hammer-or", one=", ".join(others), other=last) if others else last

    def _odds(self, seat: int, _about: str) -> list[str]:
        view = self._view(seat)
        lines = [
            line
            for slot, card in enumerate(view.players[seat].cards)
            for strike in predicted_attacks(self.config, view, slot)
            for line in self._struck(view, card, strike)
        ]
        if not lines:
            return [self._say("no-attack")]
        rivals = [each for each in view.players if each.seat != seat and not each.fell]
        secret = any(all(card == HIDDEN for card in each.cards) for each in rivals)
        return [*([self._say("odds-guess")] if secret else []), *lines]

    def _struck(self, view: View, card: int, strike: PredictedAttack) -> list[str]:
        names = self.cards.names
        said = names.said(FROM_CARD, card)
        lines = []
        for aim in strike.aims:
            defence = guards(self.cards, view, aim.party, strike.result.subtype)
            name = self._called(view, aim.party)
            lines.append(aim_sentence(self.texts, aim, name, said, defence))
        if strike.single_target:
            lines.append(capital(self._say("odds-one", card=said, count=names.count(said))))
        return lines

    def _table(self, seat: int, _about: str) -> list[str]:
        """Everything on the table: all players with their cards, the monster, how large the
        piles are. The discards are left to the word "decks"."""
        view = self._view(seat)
        players = [line for player in view.players for line in self._player(player)]
        monster = self._monster(seat, "")[:1] if self.config.parameters.monsters else []
        return [*players, *monster, *self._counts(view), self._say("pile-count", n=len(view.pile))]

    def _decks(self, seat: int, _about: str) -> list[str]:
        """The piles: discards are public, the remaining deck is a number."""
        view = self._view(seat)
        pile = [self.cards.names.said(FROM_CARD, card) for card in reversed(view.pile)]
        row = in_a_row(self.texts, pile)
        return [*self._counts(view), self._say("pile", n=len(pile), list=row)]

    def _counts(self, view: View) -> list[str]:
        """How many cards and monsters are still to come."""
        lines = [self._say("decks", cards=view.cards_left)]
        if self.config.parameters.monsters:
            lines.append(self._say("decks-monsters", n=view.monsters_left))
        return lines

    def _card(self, seat: int, about: str) -> list[str]:
        """A visible card in full, by its slot or a part of its name."""
        if not about:
            return [self.texts("plain-card-which")]
        view = self._view(seat)
        mine = view.players[seat].cards
        slot = numbered(about, len(mine)) - 1
        if slot >= 0 and mine[slot] >= 0:
            return self._full(mine[slot])
        seen = {card for player in view.players for card in player.cards if card >= 0}
        card = named_like(about, sorted(seen | set(view.pile)), self.cards.name)
        if card is not None:
            return self._full(card)
        characters = [number for player in view.players for number in player.characters]
        character = named_like(about, characters, self.cards.character)
        if character is not None:
            return [self._character(character)]
        return [self.texts("plain-card-none", words=about)]

    def _full(self, card: int) -> list[str]:
        cards = self.cards
        line = self._say("card", name=cards.name(card), face=face_words(cards, card))
        return [line, *filter(None, [cards.about(card)])]

    # -- the end

    @override
    def _fate(self, seat: int, outcome: Outcome) -> str:
        player = self._view(SPECTATOR).players[seat]
        message = "end-out" if player.fell else "end"
        return self._say(message, name=self._name(seat), n=player.life)
