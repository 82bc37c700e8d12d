"""Napakalaki in sentences: levels, cards on the table, and the cost of each decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from typing_extensions import override

from app.games.napakalaki.advice import NO_CHOICE, advice
from app.games.napakalaki.perspective.seat_view import NapakalakiPerspective
from app.games.napakalaki.plain.calculation import bad_told, calculation, escape_told
from app.games.napakalaki.text.bad_consequence import IN_WORDS, due_line
from app.games.napakalaki.text.bot_reasons import reason
from app.games.napakalaki.text.cards import UNSHORTENED, NapakalakiCardText
from app.games.napakalaki.text.empty_handed import empty_handed
from app.games.napakalaki.text.odds import fight_words, next_words
from app.games.napakalaki.text.stories import card_line
from app.games.napakalaki.text.warnings import explained, shown_by_seat, warned
from app.plain.voice import Answer, PlainVoice
from app.plain.words import PlainChoice, named_like
from app.session.session import Session
from app.text.sentences import capital, contracted, in_a_row, sentence
from engines.kernel.events import SPECTATOR
from engines.kernel.rules import Outcome
from engines.napakalaki import actions
from engines.napakalaki.actions import ACCEPT, BUY, DONE, DRAW, LOSE, ROLL, SELL, card_of, verb_of
from engines.napakalaki.config import Config
from engines.napakalaki.state import (
    DISCARDING,
    EARLY,
    EQUIPPING,
    FIGHT,
    PHASE_WORDS,
    SALES,
    SETTLE,
    START,
)
from engines.napakalaki.view import Player, View


class NapakalakiVoice(PlainVoice[View]):
    PREFIX: ClassVar[str] = "plain-nap"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.config: Config = session.source.public
        self._first = session.source.decisions
        self.cards = NapakalakiCardText(session.texts, self.config, session.word, UNSHORTENED)

    @override
    def _say(self, message: str, /, **values: str | int) -> str:
        return contracted(self.texts, super()._say(message, **values))

    @override
    def perspective(self, seat: int) -> NapakalakiPerspective:
        perspective = NapakalakiPerspective(self.source, seat, self.texts, self.cards)
        perspective.recaps = True  # it warns of a win
        return perspective

    # -- a turn

    @override
    def brief(self, seat: int) -> list[str]:
        view = self._view(seat)
        me = view.players[seat]
        head = self._say(
            "brief",
            turn=view.turn,
            limit=self.config.parameters.turn_limit,
            name=self._name(seat),
            phase="draw" if self._only_draws(view) else PHASE_WORDS[view.phase],
            level=me.level,
            power=me.power,
            hand=len(view.hidden),
        )
        if view.phase == FIGHT:
            text = fight_words(self.cards, view)
            ways = self._say("ways", escape=text.escape, caught=text.caught)
            return [head, f"{self._fight(view)} {ways}", *self._poor(view)]
        if view.phase in (SALES, EARLY):
            hopes = filter(None, next_words(self.texts, self.config, view, ("now", "adorned")))
            return [
                head,
                " ".join(hopes),
                *self._gold(view),
                *self._poor(view),
                *self._warnings(view),
            ]
        if view.phase == SETTLE:
            return [head, self._say("due", due=due_line(self.texts, view.due))]
        if view.phase == DISCARDING:
            most = self.config.parameters.hidden_limit
            over = self.texts("nap-note-discard", n=len(view.hidden) - most, most=most)
            return [head, sentence(over)]
        return [head]

    def _poor(self, view: View) -> list[str]:
        return [*filter(None, [" ".join(empty_handed(self.texts, self.config, view))])]

    def _warnings(self, view: View) -> list[str]:
        """The players who may win in their next turn."""
        warnings = shown_by_seat(self.config, view)
        return [warned(self.texts, self._name(seat), one) for seat, one in warnings.items()]

    def _warning(self, view: View, seat: int) -> list[str]:
        """What lets a player win in its next turn, if that may be."""
        one = shown_by_seat(self.config, view).get(seat)
        return [] if one is None else explained(self.texts, self.config, self._name(seat), one)

    def _only_draws(self, view: View) -> bool:
        """Whether the sales have begun without anything to sell."""
        return (
            view.phase == SALES
            and not any(verb_of(action) == SELL for action in view.legal)
            and not view.sale
        )

    def _gold(self, view: View) -> list[str]:
        """The gold of a possible sale or, once cards are picked, of those (NAP-11)."""
        price, gold = self.config.parameters.level_price, self.config.gold
        if view.sale:
            cards = in_a_row(self.texts, [*map(self.cards.called, view.sale)])
            worth = sum(gold[card] for card in view.sale)
            return [self._say("picked", cards=cards, gold=worth, price=price)]
        if not any(verb_of(action) == SELL for action in view.legal):
            return []
        worth = sum(gold[card] for card in (*view.me.equipped, *view.hidden))
        return [self._say("gold", gold=worth, price=price)]

    def _met(self, number: int) -> str:
        foe = capital(self.cards.foe(number, "as"))
        return self._say("met", monster=foe, level=self.config.foe_level[number])

    def _fight(self, view: View) -> str:
        """The monster, and how much the player lacks to beat it (NAP-14)."""
        level, power = self.config.foe_level[view.monster], view.me.power
        foe = capital(self.cards.foe(view.monster, "as"))
        message = "tie" if level == power else "short"
        return self._say(message, monster=foe, level=level, power=power, n=level - power + 1)

    @override
    def choices(self, seat: int) -> list[PlainChoice]:
        """Cards come first, so that what ends a phase is never mistaken for a card's number."""
        view = self._view(seat)
        legal = sorted(view.legal, key=lambda action: card_of(action) < 0)
        return [
            PlainChoice(action, self._told(view, action), self._words(action)) for action in legal
        ]

    def _words(self, action: int) -> tuple[str, ...]:
        card = card_of(action)
        if card < 0:
            word = actions.WORDS[action]
            own = self._say(f"word-{word}")
            return (word, own)
        verb = actions.VERBS[verb_of(action)]
        own, name = self._say(f"word-{verb}"), self.cards.treasure(card)
        return (actions.notation(action), f"{own} {name}", f"{verb} {name}", name)

    def _told(self, view: View, action: int) -> str:
        card = card_of(action)
        if card >= 0:
            verb, text = actions.VERBS[verb_of(action)], card_line(self.cards, card, called=True)
            if verb_of(action) in (SELL, LOSE):  # for equipped and hidden cards
                text = self._say("hidden" if card in view.hidden else "equipped", card=text)
            return self._say(f"do-{verb}", card=text)
        word = actions.WORDS[action]
        if action == ROLL and view.phase == FIGHT:
            return escape_told(self.cards, self._say, view)
        if action == ACCEPT:
            me = view.me
            bad = self.cards.bad_for(view.monster, me.level, me.equipped, view.hidden, IN_WORDS)
            death = self.config.monsters[view.monster].bad.death
            return self._say("do-accept", bad=in_a_row(self.texts, bad), death=int(death))
        if action == BUY:
            return self._sale(view)
        if action == DONE and view.phase == SALES:
            return self._say("do-no-sale")
        if view.legal == (DONE,):
            return self._say("do-nothing-left")
        return self._say(f"do-{word}")

    @override
    def forced(self, seat: int) -> int | None:
        """The single action of a phase. Not the first roll for treasures (NAP-10), nor a die or a
        monster right after the match is continued: nothing was read yet. Nor the end of a turn if
        several people share the keyboard: the first one has to read the fight's result before the
        next one comes."""
        view = self._view(seat)
        if len(view.legal) != 1:
            return None
        action = view.legal[0]
        if view.phase == EQUIPPING:
            alone = len(self.source.people) == 1
            return DONE if alone or len(view.hidden) > self.config.parameters.hidden_limit else None
        if action in (ROLL, DRAW) and self.source.decisions == self._first:
            return None
        first = view.phase == START and view.turn <= self.config.seats
        return action if view.phase in (START, SALES, EARLY) and not first else None

    def _sale(self, view: View) -> str:
        """The levels that the picked cards buy, and the lost change (NAP-11)."""
        parameters, level = self.config.parameters, view.me.level
        gold = sum(self.config.gold[card] for card in view.sale)
        bought = min(gold // parameters.level_price, parameters.levels_for_sale(level))
        lost = gold - bought * parameters.level_price
        levels = self.texts("napakalaki-levels", n=bought)
        message = "do-buy-lost" if lost else "do-buy"
        return self._say(message, levels=levels, gold=gold, lost=lost)

    @override
    def hint(self, seat: int) -> str:
        view = self._view(seat)
        thought = advice(self.config, view)
        if thought.reason == NO_CHOICE:
            return self.texts("nap-hint-only")
        return self.texts("nap-hint", words=reason(self.cards, thought))

    # -- questions

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
            *self._hand(seat, ""),
            *self._warning(view, seat),
        ]

    def _rivals(self, seat: int, _about: str) -> list[str]:
        view = self._view(seat)
        return [
            line
            for player in view.players
            if player.seat != seat
            for line in (self._player(player), *self._warning(view, player.seat))
        ]

    def _player(self, player: Player, message: str = "player") -> str:
        worn = [card_line(self.cards, card, called=True) for card in player.equipped]
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
        if not hidden:
            return [self._say("hand-empty")]
        cards = [sentence(card_line(self.cards, card)) for card in hidden]
        return [self._say("hand", n=len(cards)), *cards]

    def _monster(self, seat: int, _about: str) -> list[str]:
        view = self._view(seat)
        if view.monster < 0:
            return [self._say("undrawn")]
        return self._of_monster(view.monster)

    def _of_monster(self, number: int) -> list[str]:
        lines = [
            self._met(number),
            self._say("prize", prize=self.cards.prize(number)),
            bad_told(self.cards, self._say, number),
        ]
        return [*lines, *filter(None, [self.cards.monster_about(number)])]

    def _odds(self, seat: int, _about: str) -> list[str]:
        """The calculation of the fight, or before one the odds against the next monster."""
        view = self._view(seat)
        if view.monster < 0:
            now, necklace = next_words(self.texts, self.config, view, ("now", "adorned"))
            return [
                *filter(None, (now, necklace)),
                self._say("odds-how", power=view.players[seat].power),
            ]
        return calculation(self.cards, self._say, view, view.players[seat])

    def _table(self, seat: int, _about: str) -> list[str]:
        """Everything on the table: all players with their gear, the monster, the piles."""
        view = self._view(seat)
        monster = self._met(view.monster) if view.monster >= 0 else self._say("undrawn")
        return [*map(self._player, view.players), monster, *self._decks(seat, "")]

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
        seen = {*view.hidden, *view.treasure_pile}
        seen.update(card for player in view.players for card in player.equipped)
        card = named_like(about, sorted(seen), cards.treasure)
        if card is not None:
            line = sentence(card_line(cards, card))
            return [line, *filter(None, [cards.treasure_about(card)])]
        monsters = [number for number in (view.monster, *view.monster_pile) if number >= 0]
        monster = named_like(about, monsters, cards.monster)
        if monster is not None:
            return self._of_monster(monster)
        return [self.texts("plain-card-none", words=about)]

    # -- the end

    @override
    def _fate(self, seat: int, outcome: Outcome) -> str:
        level = self._view(SPECTATOR).players[seat].level
        return self._say("end", name=self._name(seat), level=level)
