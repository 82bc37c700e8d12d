"""What a player may ask about the table in plain mode: boards, cards, the monster, odds, piles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from app.games.hammerspace.plain.answers import face_words
from app.games.hammerspace.plain.odds import aim_sentence, guards, riposte_sentences
from app.games.hammerspace.predicted_attacks import PredictedAttack, predicted_attacks
from app.games.hammerspace.text.bonuses import crown_against
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.clauses import LogClauses
from app.games.hammerspace.text.counted import counted, stopping
from app.games.hammerspace.text.roles import around
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.plain.voice import Answer
from app.plain.words import named_like, numbered
from app.session.session import Session
from app.text.sentences import capital, contracted, in_a_row
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.config import Config
from engines.hammerspace.effects.events import FROM_CARD, FROM_CHARACTER, FROM_MONSTER
from engines.hammerspace.events import HIDDEN
from engines.hammerspace.view import EMPTY, Player, View


class TableAnswers:
    """Answers with what a seat may see, spoken to that seat."""

    def __init__(self, session: Session, cards: HammerspaceCardText) -> None:
        self._source, self._texts, self._cards = session.source, cards.texts, cards
        self._config: Config = cards.config

    @property
    def by_word(self) -> Mapping[str, Answer]:
        return {
            "me": self._me,
            "rivals": self._rivals,
            "ham.cards": self._hand,
            "monster": self._monster,
            "odds": self._odds,
            "table": self._table,
            "decks": self._decks,
            "card": self._card,
        }

    def party(self, view: View, party: int) -> str:
        """The name of a seat or of the monster."""
        if party != MONSTER:
            return self._name(party)
        return self._cards.monster(view.monster) if view.monster >= 0 else self._say("the-monster")

    def called(self, view: View, party: int) -> str:
        """A seat or the monster as in a sentence, in which the monster has its article."""
        known = party == MONSTER and view.monster >= 0
        named = self._cards.names.said(FROM_MONSTER, view.monster) if known else ""
        return named or self.party(view, party)

    def _say(self, message: str, /, **values: str | int) -> str:
        return contracted(self._texts, self._texts(f"plain-ham-{message}", **values))

    def _name(self, seat: int) -> str:
        return literal(self._source.seats[seat].name)

    def _view(self, seat: int) -> View:
        view: View = self._source.snapshot(seat).view
        return view

    # -- players

    def _me(self, seat: int, _about: str) -> list[str]:
        return self._player(self._view(seat).players[seat], form="-you")

    def _rivals(self, seat: int, _about: str) -> list[str]:
        """The rivals, each with the rules of the characters."""
        rivals = [each for each in self._view(seat).players if each.seat != seat]
        return [line for player in rivals for line in self._player(player, rules=True)]

    def _player(self, player: Player, form: str = "", *, rules: bool = False) -> list[str]:
        """A player's life, cards and characters, perhaps with their rules; the form "-you" is for
        that player."""
        if player.fell:
            return [self._say(f"player-out{form}", name=self._name(player.seat))]
        slots = [self._slot(player, slot) for slot in range(len(player.cards))]
        hidden = all(card < 0 and card != EMPTY for card in player.cards)
        message = "player-hidden" if hidden else "player"
        row, name = in_a_row(self._texts, slots), self._name(player.seat)
        lines = [self._say(f"{message}{form}", name=name, life=player.life, cards=row)]
        if rules:
            return [*lines, *self._characters(player)]
        if player.characters:
            named = [self._cards.names.said(FROM_CHARACTER, each) for each in player.characters]
            row = in_a_row(self._texts, named)
            lines.append(self._say(f"characters{form}", name=name, list=row))
        return lines

    def _characters(self, player: Player) -> list[str]:
        """The rules of a rival's characters, about that rival."""
        names, who, lines = self._cards.names, self._name(player.seat), []
        for number in player.characters:
            card = names.bare(names.said(FROM_CHARACTER, number))
            text = self._cards.character_text(number, who)
            lines.append(capital(self._say("character-of", name=who, card=card, text=text)))
        return lines

    def _slot(self, player: Player, slot: int) -> str:
        """A slot in the row of a player's slots, as in a sentence."""
        card, down = player.cards[slot], player.down >> slot & 1
        if card < 0:
            return self._say("empty" if card == EMPTY else "unknown")
        named = self._cards.names.said(FROM_CARD, card)
        return self._say("slot-down", card=named) if down else named

    def _character(self, number: int) -> str:
        name, text = self._cards.character(number), self._cards.character_text(number)
        return self._say("character", name=name, text=text)

    # -- the monster

    def _monster(self, seat: int, _about: str) -> list[str]:
        """The monster with its whole table (HAM-23)."""
        view = self._view(seat)
        if view.monster < 0:
            return [self._say("no-monster")]
        head = self._say(
            "monster",
            name=capital(self.called(view, MONSTER)),
            life=view.monster_life,
            keeper=self._name(view.keeper),
            reward=self._cards.if_killed(view.monster),
        )
        rows = [
            self._say(
                "row" if row.name else "row-unnamed",
                sums=sums_aloud(self._texts, row.sums),
                chance=row.chance,
                name=row.name,
                text=row.text,
            )
            for row in self._cards.monster_table(
                view.monster, around(self._config, view, self._name)
            )
        ]
        now = [self._say("rolled", sum=view.sum)] if view.sum else []
        return [head, *rows, *now]

    # -- odds

    def _odds(self, seat: int, _about: str) -> list[str]:
        view = self._view(seat)
        clauses = LogClauses([self._name(player.seat) for player in view.players], self._cards)
        clauses.monster = view.monster
        lines = [
            line
            for slot, card in enumerate(view.players[seat].cards)
            if not view.players[seat].down >> slot & 1
            for strike in predicted_attacks(self._config, view, slot)
            for line in self._struck(clauses, view, card, strike)
        ]
        if not lines:
            return [self._say("no-attack")]
        rivals = [each for each in view.players if each.seat != seat and not each.fell]
        secret = any(all(card == HIDDEN for card in each.cards) for each in rivals)
        return [*([self._say("odds-guess")] if secret else []), *lines]

    def _struck(
        self, clauses: LogClauses, view: View, card: int, strike: PredictedAttack
    ) -> list[str]:
        names, blow = self._cards.names, strike.result
        said = names.said(FROM_CARD, card)
        lines = []
        for aim in strike.aims:
            defence = guards(self._cards, view, aim.party, blow.subtype)
            counts = counted(clauses, view, aim, blow)
            name = self.called(view, aim.party)
            stopped = stopping(clauses, view, aim, blow)
            crown = crown_against(self._config, view, aim.party)
            words = aim_sentence(self._texts, aim, name, said, defence, counts, stopped, crown)
            lines.append(" ".join([words, *riposte_sentences(clauses, view, aim, name)]))
        if strike.single_target:
            lines.append(capital(self._say("odds-one", card=said, count=names.count(said))))
        return lines

    # -- cards and piles

    def _hand(self, seat: int, _about: str) -> list[str]:
        me = self._view(seat).players[seat]
        lines = [
            self._say("own-card", n=slot + 1, card=self._full(card)[0])
            for slot, card in enumerate(me.cards)
            if card >= 0
        ]
        return [*lines, *map(self._character, me.characters)]

    def _table(self, seat: int, _about: str) -> list[str]:
        """Everything on the table: all players with their cards, the monster, how large the
        piles are. The discards are left to the word "decks"."""
        view, speak = self._view(seat), partial(self._form, seat)
        players = [line for each in view.players for line in self._player(each, speak(each.seat))]
        monster = self._monster(seat, "")[:1] if self._config.parameters.monsters else []
        return [*players, *monster, *self._counts(view), self._say("pile-count", n=len(view.pile))]

    @staticmethod
    def _form(seat: int, other: int) -> str:
        """The form of a sentence about a player that is spoken to a seat."""
        return "-you" if seat == other else ""

    def _decks(self, seat: int, _about: str) -> list[str]:
        """The piles: discards are public, the remaining deck is a number."""
        view = self._view(seat)
        pile = [self._cards.names.said(FROM_CARD, card) for card in reversed(view.pile)]
        row = in_a_row(self._texts, pile)
        return [*self._counts(view), self._say("pile", n=len(pile), list=row)]

    def _counts(self, view: View) -> list[str]:
        """How many cards and monsters are still to come."""
        lines = [self._say("decks", cards=view.cards_left)]
        if self._config.parameters.monsters:
            lines.append(self._say("decks-monsters", n=view.monsters_left))
        return lines

    def _card(self, seat: int, about: str) -> list[str]:
        """A visible card in full, by its slot or a part of its name."""
        if not about:
            return [self._texts("plain-card-which")]
        view = self._view(seat)
        mine = view.players[seat].cards
        slot = numbered(about, len(mine)) - 1
        if slot >= 0 and mine[slot] >= 0:
            return self._full(mine[slot])
        seen = {card for player in view.players for card in player.cards if card >= 0}
        card = named_like(about, sorted(seen | set(view.pile)), self._cards.name)
        if card is not None:
            return self._full(card)
        characters = [number for player in view.players for number in player.characters]
        character = named_like(about, characters, self._cards.character)
        if character is not None:
            return [self._character(character)]
        return [self._texts("plain-card-none", words=about)]

    def _full(self, card: int) -> list[str]:
        cards = self._cards
        line = self._say("card", name=cards.name(card), face=face_words(cards, card))
        return [line, *filter(None, [cards.about(card)])]


def sums_aloud(texts: Texts, sums: str) -> str:
    """Return sums of two dice as in a sentence: "2, 3 or 12" for "2-3, 12"."""
    runs = [run.split("-") for run in sums.split(", ")]
    near = [
        [", ".join(run)] if len(run) > 1 and int(run[1]) == int(run[0]) + 1 else run for run in runs
    ]
    *others, last = ", ".join("-".join(run) for run in near).split(", ")
    return texts("hammer-or", one=", ".join(others), other=last) if others else last
