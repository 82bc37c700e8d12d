"""What plain mode answers about a match of Napakalaki: players, cards, odds, the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from typing_extensions import override

from app.games.napakalaki.plain.calculation import bad_told, calculation
from app.games.napakalaki.plain.facts import Facts
from app.games.napakalaki.plain.friends import Friends
from app.games.napakalaki.text.bad_consequence import due_line
from app.games.napakalaki.text.cards import UNSHORTENED, NapakalakiCardText
from app.games.napakalaki.text.cult_lines import cultist_told, enemy_told
from app.games.napakalaki.text.odds import next_told
from app.games.napakalaki.text.stories import card_line
from app.games.napakalaki.text.warnings import explained, shown_by_seat
from app.plain.voice import Answer, PlainVoice
from app.plain.words import named_like
from app.session.session import Session
from app.text.sentences import capital, contracted, in_a_row, sentence
from engines.napakalaki.config import Config
from engines.napakalaki.odds import level_now
from engines.napakalaki.state import (
    DEAL,
    PRICE,
    SETTLE,
)
from engines.napakalaki.view import Player, View


class NapakalakiAnswers(PlainVoice[View]):
    """The part of the voice that answers questions."""

    PREFIX: ClassVar[str] = "plain-nap"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.config: Config = session.source.public
        self._first = session.source.decisions
        self.cards = NapakalakiCardText(session.texts, self.config, session.word, UNSHORTENED)
        self.facts = Facts(self.cards, self._say, self._name)
        self.friends = Friends(self.facts, self._say, self._name)

    @override
    def _say(self, message: str, /, **values: str | int) -> str:
        return contracted(self.texts, super()._say(message, **values))

    @override
    def aloud(self, seat: int) -> bool:
        return self.friends.aloud(self._view(seat))

    def _covered(self, seat: int) -> bool:
        """Whether the seat's hidden treasures stay covered: it answers while others look on."""
        return len(self.source.people) > 1 and self.aloud(seat)

    def _warning(self, view: View, seat: int) -> list[str]:
        """What lets a player win in its next turn, if that may be."""
        one = shown_by_seat(self.config, view).get(seat)
        return [] if one is None else explained(self.texts, self.config, self._name(seat), one)

    def _met(self, number: int, view: View) -> str:
        foe = capital(self.cards.foe(number, "as"))
        level = self.config.foe_level[number]
        if number == view.monster:
            level = level_now(self.config, view)
        return self._say("met", monster=foe, level=level)

    @property
    @override
    def answers(self) -> Mapping[str, Answer]:
        return {
            "me": self._me,
            "rivals": self._rivals,
            "nap.hand": self._hand,
            "monster": self._monster,
            "odds": self._odds,
            "table": self._table,
            "decks": self._decks,
            "card": self._card,
        }

    def _me(self, seat: int, _about: str) -> list[str]:
        view = self._view(seat)
        return [
            self._player(view.players[seat], "self"),
            *filter(
                None,
                (
                    cultist_told(self.cards, view, view.players[seat]),
                    enemy_told(self.cards, view, seat, self._name, own=True),
                    self.facts.held(view, seat),
                ),
            ),
            *self._hand(seat, ""),
            *([] if self._covered(seat) else self._worth(view)),
            *self._warning(view, seat),
        ]

    def _worth(self, view: View) -> list[str]:
        """What all treasures of the reader are worth, beside the price of a level (NAP-11)."""
        gold, price = self.config.gold_for(view.me.zeal), self.config.parameters.level_price
        cards = (*view.me.equipped, *view.hidden)
        worth = sum(gold[card] for card in cards)
        return [self._say("gold", gold=worth, price=price)] if worth else []

    def _rivals(self, seat: int, _about: str) -> list[str]:
        view = self._view(seat)
        return [
            line
            for player in view.players
            if player.seat != seat
            for line in (
                self._player(player),
                cultist_told(self.cards, view, player, self._name(player.seat)),
                enemy_told(self.cards, view, player.seat, self._name, own=False),
                self.facts.held(view, player.seat),
                *self._warning(view, player.seat),
            )
            if line
        ]

    def _player(self, player: Player, message: str = "player") -> str:
        worn = [card_line(self.cards, card, called=True, aloud=True) for card in player.equipped]
        return self._say(
            message,
            name=self._name(player.seat),
            level=player.level,
            power=player.power,
            hand=player.hidden,
            many=len(player.equipped),
            gear=in_a_row(self.texts, worn),
        )

    def _hand(self, seat: int, _about: str) -> list[str]:
        hidden = self._view(seat).hidden
        if self._covered(seat):
            return [self._say("hand-covered")]
        if not hidden:
            return [self._say("hand-empty")]
        cards = [sentence(card_line(self.cards, card, aloud=True)) for card in hidden]
        return [self._say("hand", n=len(cards)), *cards]

    def _monster(self, seat: int, _about: str) -> list[str]:
        view = self._view(seat)
        if view.monster < 0:
            return [self._say("undrawn")]
        return self._of_monster(view.monster, view)

    def _of_monster(self, number: int, view: View) -> list[str]:
        lines = [
            self._met(number, view),
            self._say("prize", prize=self.cards.gains(number)),
            bad_told(self.cards, self._say, number),
        ]
        more = (self.cards.trick(number), self.cards.monster_about(number))
        return [*lines, *filter(None, more)]

    def _odds(self, seat: int, _about: str) -> list[str]:
        """The calculation of the fight, or before one the odds against the next monster."""
        view = self._view(seat)
        if view.monster < 0:
            return [
                *next_told(self.cards, view),
                self._say("odds-how", power=view.players[seat].power),
            ]
        if view.phase == SETTLE and view.turn_seat == seat:
            return [self._say("due", due=due_line(self.texts, view.due))]
        if view.turn_seat != seat or view.phase in (PRICE, DEAL):
            return self.facts.brief(view)
        return calculation(self.cards, self._say, view, view.players[seat])

    def _table(self, seat: int, _about: str) -> list[str]:
        """Everything on the table: all players with their gear, the monster, the piles."""
        view = self._view(seat)
        monster = self._met(view.monster, view) if view.monster >= 0 else self._say("undrawn")
        return [
            *map(self._player, view.players),
            monster,
            *self.facts.corridor(view),
            *self.facts.grudges(view),
            *self._decks(seat, ""),
        ]

    def _decks(self, seat: int, _about: str) -> list[str]:
        """The piles: their cards are public, the remaining deck is a number."""
        view = self._view(seat)
        return [
            self._say("decks", treasures=view.treasures_left, monsters=view.monsters_left),
            self._pile("pile-treasures", [self.cards.called(c) for c in view.treasure_pile]),
            self._pile("pile-monsters", [self.cards.foe(m, "as") for m in view.monster_pile]),
        ]

    def _pile(self, message: str, names: Sequence[str]) -> str:
        return self._say(message, n=len(names), list=in_a_row(self.texts, names))

    def _card(self, seat: int, about: str) -> list[str]:
        """A visible card in full, by a part of its name."""
        view, cards = self._view(seat), self.cards
        if not about:
            return [self.texts("plain-card-which")]
        seen = {*(() if self._covered(seat) else view.hidden), *view.treasure_pile}
        dealings = view.dealings
        seen.update(dealings.loot, *dealings.under, *dealings.known)
        seen.update(card for player in view.players for card in player.equipped)
        card = named_like(about, sorted(seen), cards.treasure)
        if card is not None:
            line = sentence(card_line(cards, card, aloud=True))
            more = (cards.treasure_trick(card), cards.treasure_about(card))
            return [line, *filter(None, more)]
        monsters = [
            number
            for number in (view.monster, *dealings.corridor, *view.monster_pile)
            if number >= 0
        ]
        monster = named_like(about, monsters, cards.monster)
        if monster is not None:
            return self._of_monster(monster, self._view(seat))
        return [self.texts("plain-card-none", words=about)]
