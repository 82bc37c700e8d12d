"""The decisions of Hammerspace: a sentence for each, and the words to type."""

from __future__ import annotations

from collections.abc import Callable

from app.games.hammerspace.strikes import told_ahead
from app.games.hammerspace.text.cards import HammerspaceCardText, sentence
from app.games.hammerspace.text.odds import aim_line
from app.games.hammerspace.text.roles import on_card
from app.i18n.fluent import Texts
from engines.hammerspace import actions
from engines.hammerspace.actions import (
    CARD,
    DEFEND,
    DONE,
    DOWN,
    DROP,
    OPTION,
    PICK,
    PLAY,
    TARGET,
    UP,
    card_at,
    notation,
    verb_of,
)
from engines.hammerspace.cards import DEFENCE, NO_MATCH
from engines.hammerspace.effects.codes import CHOOSE, NONE
from engines.hammerspace.effects.events import FROM_CARD, FROM_CHARACTER, FROM_MONSTER
from engines.hammerspace.odds import preview
from engines.hammerspace.state import (
    ASK_CARD,
    ASK_MAY,
    ASK_OPTION,
    ASK_OWN_CARD,
    ASK_PLAYER,
    FLIPPING,
    HIDING,
    NOBODY,
)
from engines.hammerspace.view import ASK_KEEP, Ask, View

_ASKED = {
    ASK_MAY: "may",
    ASK_OPTION: "option",
    ASK_PLAYER: "player",
    ASK_CARD: "card",
    ASK_OWN_CARD: "own-card",
    ASK_KEEP: "keep",
}
_SLOTTED = {"up": UP, "down": DOWN, "play": PLAY, "defend": DEFEND}


class DecisionSentences:
    """The open decisions of the view's seat, in words."""

    def __init__(
        self, texts: Texts, cards: HammerspaceCardText, view: View, name: Callable[[int], str]
    ) -> None:
        self.texts, self.cards, self.view, self.name = texts, cards, view, name

    def _say(self, message: str, /, **values: str | int) -> str:
        return self.texts(f"plain-ham-{message}", **values)

    # -- the asking effect

    def question(self) -> str:
        """The question of an effect or a card, "" without one."""
        ask = self.view.ask
        if ask is None or not self.view.legal:
            return ""
        return self._say(f"ask-{_ASKED[ask.what]}", source=self._source(ask))

    def _source(self, ask: Ask) -> str:
        cards, number = self.cards, ask.number
        match ask.source:
            case source if source == FROM_CARD and number >= 0:
                return self._named(cards.name(number), " ".join(cards.effect_lines(number)))
            case source if source == FROM_CHARACTER:
                return self._named(cards.character(number), cards.character_text(number))
            case source if source == FROM_MONSTER:
                return self._named(cards.monster(number), cards.reward(number))
        named = cards.source(ask.source, number)
        if named and ask.ability >= 0:
            return self._named(named, cards.lasting(ask.ability))
        return self._say("an-effect")

    def _named(self, name: str, text: str) -> str:
        return f"{name}: {text}" if text else f"{name}."

    # -- decisions

    def words(self, action: int) -> tuple[str, ...]:
        """The accepted words beside the number: the journal's word, and the language's own."""
        word = notation(action)
        verb = verb_of(action)
        own = self._say(f"word-{verb}")
        found = [word, word.replace(verb, own, 1)]
        if verb in ("target", "pick"):
            party = action - (TARGET if verb == "target" else PICK)
            found += [self.name(party), f"{own} {self.name(party)}"]
        card = self._card_of(action)
        if card >= 0:
            found += [f"{own} {self.cards.name(card)}", f"{verb} {self.cards.name(card)}"]
        return tuple(found)

    def _card_of(self, action: int) -> int:
        """The card of a decision, -1 if there is none or it is secret."""
        first = _SLOTTED.get(verb_of(action))
        if first is not None:
            return self.view.me.cards[action - first]
        if action >= CARD:
            seat, slot = card_at(action)
            return self.view.players[seat].cards[slot]
        return -1

    def text_of(self, action: int) -> str:
        verb = verb_of(action)
        if verb in _SLOTTED:
            return self._slotted(verb, action - _SLOTTED[verb])
        match verb:
            case "drop":
                number = self.view.offered[action - DROP]
                name, text = self.cards.character(number), self.cards.character_text(number)
                return self._say("do-drop", name=name, text=text)
            case "target" | "pick":
                return self._party(verb, action)
            case "card":
                return self._card(action)
            case "option":
                return self._option(action - OPTION)
            case "yes":
                return self._yes()
        return self._say(f"do-{self._done()}" if action == DONE else f"do-{verb}")

    def _done(self) -> str:
        """The effect of DONE: at the end of turning the turn may be lost (HAM-9, HAM-18)."""
        if self.view.phase == FLIPPING and self.view.me.skips:
            return "done-lost"
        if self.view.phase == FLIPPING and not self._playable():
            return "done-redraw"
        return {HIDING: "done-hiding", FLIPPING: "done-flipping"}.get(self.view.phase, "done")

    def _playable(self) -> bool:
        """Whether a face-up card is an attack or an ability (HAM-7, HAM-8)."""
        me, kinds = self.view.me, self.cards.config.kind
        return any(
            card >= 0 and kinds[card] != DEFENCE and not me.down >> slot & 1
            for slot, card in enumerate(me.cards)
        )

    def _slotted(self, verb: str, slot: int) -> str:
        card = self.view.me.cards[slot]
        name = self.cards.name(card)
        text = self._say(f"do-{verb}", card=name, n=slot + 1)
        if verb == "play":
            return f"{text} {self._playing(slot, card)}".strip()
        if verb == "defend":
            return f"{text} {self._points(card)}".strip()
        return f"{text} {self._face(card)}"

    def _points(self, card: int) -> str:
        attack = self.view.attack
        if attack is None or attack.subtype == NOBODY:
            return ""
        points = self.cards.config.against[card][attack.subtype]
        return self._say("points", n=points if points != NO_MATCH else 0)

    def _face(self, card: int) -> str:
        kind, *rest = self.cards.face(card)
        return f"({', '.join((kind.lower(), *rest))})"

    def _playing(self, slot: int, card: int) -> str:
        """The effect of a card, with the parts that would do nothing now; for an attack, the odds
        against each target."""
        lines = [self._face(card)]
        idle = self.cards.idle_parts(self.cards.config.block[card], self.view)
        lines += map(sentence, idle)
        for strike in told_ahead(self.cards.config, self.view, slot):
            lines += [self._say("one-of")] if strike.one else []
            lines += [
                self._say("against", name=self.name(aim.party), odds=aim_line(self.texts, aim))
                for aim in strike.aims
            ]
        return " ".join(lines)

    def _party(self, verb: str, action: int) -> str:
        party = action - (TARGET if verb == "target" else PICK)
        monster = party == actions.MONSTER
        life = self.view.monster_life if monster else self.view.players[party].life
        text = self._say(f"do-{verb}", name=self.name(party), life=life)
        attack = self.view.attack
        if verb != "target" or attack is None or attack.slot < 0:
            return text
        aims = preview(self.cards.config, self.view, attack.slot)
        odds = next((f"{aim_line(self.texts, aim)}." for aim in aims if aim.party == party), "")
        return f"{text} {odds}".strip()

    def _card(self, action: int) -> str:
        seat, slot = card_at(action)
        card = self.view.players[seat].cards[slot]
        name = self.cards.name(card) if card >= 0 else self._say("unknown")
        text = self._say("do-card", card=name, name=self.name(seat), n=slot + 1)
        return f"{text} {self._face(card)}" if card >= 0 else text

    def _option(self, number: int) -> str:
        ask = self.view.ask
        if ask is None:
            return self._say("option", n=number + 1)
        step = self.cards.config.code.blocks[ask.block][ask.step]
        blocks = (step.a, step.b, step.c) if step.op == CHOOSE else ()
        return sentence(self.cards.option(blocks[number], self.view))

    def _yes(self) -> str:
        ask = self.view.ask
        if ask is None or ask.ability < 0:
            return self._say("do-yes", what="")
        block = self.cards.config.code.abilities[ask.ability].block
        text = self.cards.effects.block(on_card(self.texts), block if block != NONE else NONE)
        return self._say("do-yes", what=text)
