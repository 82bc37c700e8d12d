"""The decisions of Hammerspace: a sentence for each, and the words to type."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from app.games.hammerspace.plain.aiming import most_targets, party_text, target_choices
from app.games.hammerspace.plain.defending import cost_of, stops
from app.games.hammerspace.plain.odds import (
    guards,
    means_sentence,
    riposte_sentences,
    short_sentence,
    unexplained,
)
from app.games.hammerspace.predicted_attacks import PredictedAttack, predicted_attacks
from app.games.hammerspace.text import choices
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.clauses import LogClauses
from app.games.hammerspace.text.counted import returned_by
from app.games.hammerspace.text.keywords import has_spring
from app.games.hammerspace.text.roles import PAIR
from app.games.hammerspace.text.shields import shields
from app.plain.words import PlainChoice
from app.text.sentences import capital, contracted, sentence
from engines.hammerspace.actions import (
    CARD,
    DEFEND,
    DONE,
    DOWN,
    DROP,
    MONSTER,
    PICK,
    PLAY,
    TARGET,
    UP,
    card_at,
    notation,
    verb_of,
)
from engines.hammerspace.cards import ABILITY, ATTACK
from engines.hammerspace.effects.events import FROM_CARD, FROM_CHARACTER, FROM_MONSTER
from engines.hammerspace.odds import Aim
from engines.hammerspace.state import (
    ASK_MAY,
    FEEDING,
    FLIPPING,
    HIDING,
    LAYING,
    MAKESHIFT,
    TARGETING,
)
from engines.hammerspace.view import ASK_KEEP, Ask, View

MOST_WORDS = 24
"""The most words of an ability beside its card; `cards` says the others."""
MANY = 2
"""The targets whose odds have a sentence each; of more, only the means are said."""
_SLOTTED = {"up": UP, "down": DOWN, "play": PLAY, "defend": DEFEND}


_DONE: Final = {
    HIDING: "done-hiding",
    FLIPPING: "done-flipping",
    LAYING: "done-laying",
    MAKESHIFT: "done-makeshift",
    FEEDING: "done-feeding",
}
"""What DONE means, by phase."""


class DecisionSentences:
    """The open decisions of the view's seat, in words."""

    def __init__(
        self,
        cards: HammerspaceCardText,
        view: View,
        name: Callable[[int], str],
        read: Collection[int] = (),
    ) -> None:
        self.texts, self.cards, self.view, self.name = cards.texts, cards, view, name
        self.clauses = LogClauses([name(player.seat) for player in view.players], cards)
        self.clauses.monster = view.monster
        self._read = read
        """The own cards whose effects were said already."""

    def _say(self, message: str, /, **values: str | int) -> str:
        return contracted(self.texts, self.texts(f"plain-ham-{message}", **values))

    def called(self, party: int) -> str:
        """A seat or the monster as in a sentence, in which the monster has its article."""
        if party == MONSTER and self.view.monster >= 0:
            return self.cards.names.said(FROM_MONSTER, self.view.monster)
        return self.name(party)

    # -- the asking effect

    def question(self) -> str:
        """The question of an effect or a card, or of an attack that needs targets; "" without
        one."""
        ask, attack = self.view.ask, self.view.attack
        if self.view.phase == TARGETING and attack is not None and attack.card >= 0:
            most = most_targets(self.view)
            aim = "aim-more" if attack.targets else "aim-several" if most > 1 else "aim"
            return self._say(aim, card=self.cards.names.said(FROM_CARD, attack.card), n=most)
        if ask is None or not self.view.legal:
            return ""
        name, text = choices.source_name(self.cards, ask), choices.source_text(self.cards, ask)
        play = capital(self.texts("hammer-key-play", text=""))
        if text.startswith(play):  # it has been played (HAM-29)
            text = capital(text.removeprefix(play))
        source = f"{name}. {text}".strip()
        said = choices.said_source(self.cards, ask)
        if ask.what == ASK_MAY and ask.source == FROM_CARD:  # "yes" says the effect
            return self._say("ask-may-card", card=said)
        if ask.what == ASK_KEEP:
            source = said
        elif choices.is_only_a_choice(self.cards, ask) or self._just_played(ask):
            source = f"{name}."
        return self._say(f"ask-{choices.ASKED[ask.what]}", source=source)

    def _just_played(self, ask: Ask) -> bool:
        """Whether a question is that of an ability from its player's hand, whose text the choices
        have just said."""
        return ask.source == FROM_CARD and ask.what != ASK_MAY and ask.ability < 0

    # -- decisions

    def targets(self) -> list[PlainChoice]:
        """The targets of an attack that may reach several, [] for any other."""
        if most_targets(self.view) < PAIR:
            return []
        return target_choices(self.cards, self.view, self.text_of, self.words, self.called)

    def plays(self) -> list[PlainChoice]:
        """The cards that can be played at the start of a turn, without turning any first."""
        view = self.view
        if view.phase != FLIPPING or view.me.skips or DONE not in view.legal:
            return []
        return [
            PlainChoice(
                DONE, self.text_of(PLAY + slot), self.words(PLAY + slot), then=(PLAY + slot,)
            )
            for slot in self._playable()
        ]

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
                name = self.cards.names.said(FROM_CHARACTER, number)
                return self._say("do-drop", name=name, text=self.cards.character_text(number))
            case "target" | "pick":
                return party_text(self.clauses, self.view, verb, action, self.called)
            case "card":
                return self._card(action)
            case "option":
                return sentence(
                    choices.option_effect(self.cards, self.view, action, self.clauses.who)
                )
            case "yes" if what := self._accepted():
                return self._say("do-yes-what", what=what)
        text = self._say(f"do-{self._done()}" if action == DONE else f"do-{verb}")
        return f"{text} {cost_of(self.cards, self.view, action)}".strip()

    def _accepted(self) -> str:
        """The effect of a card that a "yes" starts, and a warning if it takes the last life, in
        sentences; "" if the question has said it and nothing is at stake."""
        ask = self.view.ask
        of_card = ask is not None and ask.source == FROM_CARD
        offered = choices.offered_effect(self.cards, ask) if ask and of_card else ""
        out = choices.last_life(self.cards, self.view)
        return " ".join(map(sentence, filter(None, (offered, out))))

    def _done(self) -> str:
        """The effect of DONE: at the end of turning the turn may be lost (HAM-9, HAM-18)."""
        if self.view.phase == FLIPPING and self.view.me.skips:
            return "done-lost"
        if self.view.phase == FLIPPING and not self._playable():
            return "done-redraw"
        return _DONE.get(self.view.phase, "done")

    def _playable(self) -> list[int]:
        """The slots of face-up attacks and abilities (HAM-7, HAM-8)."""
        me, plays = self.view.me, self.cards.config.plays
        return [
            slot
            for slot, card in enumerate(me.cards)
            if card >= 0 and plays[card] and not me.down >> slot & 1
        ]

    def _slotted(self, verb: str, slot: int) -> str:
        card = self.view.me.cards[slot]
        line = figures_line if verb in ("up", "down") else self._aim_line
        named = self.cards.names.said(FROM_CARD, card)
        known = verb == "up" and card in self._read  # its text was said when it came
        deed = "" if verb == "defend" or known else self._deed(card, verb)
        if deed and (verb == "play" or self.cards.config.kind[card] == ABILITY):
            text = self._say(f"do-{verb}-deed", card=named, n=slot + 1, deed=deed)
        else:
            figures = line(self.cards, card)
            text = self._say(f"do-{verb}", card=named, n=slot + 1, figures=figures)
            effects = deed  # of a defence that may be played, too (HAM-29)
            if verb in ("up", "down"):
                effects = " ".join(self._effects_of(card))
            text = f"{text} {effects}".strip()
        if verb == "defend":
            cost = cost_of(self.cards, self.view, DEFEND + slot)
            return " ".join(filter(None, (text, stops(self.cards, self.view, card), cost)))
        return f"{text} {self._playing(slot, card) if verb == 'play' else ''}".strip()

    def _deed(self, card: int, verb: str) -> str:
        """Return what an ability does at once in a sentence, of a long text only the beginning; ""
        for other cards. A defence may be played, too (HAM-29): beside "Play" without "or play"."""
        if self.cards.config.block[card] < 0:
            return ""
        text = self.cards.effect_lines(card)[0].removesuffix(".")
        if verb == "play":
            text = text.removeprefix(capital(self.texts("hammer-key-play", text="")))
        if len(text.split()) > MOST_WORDS:
            text = self._say("and-more", what=re.split("[;,]", text)[0])
        return sentence(text)

    def _playing(self, slot: int, card: int) -> str:
        """The parts of a card that would do nothing now, the odds against each target, and the
        effects of a new attack. Afterwards they are left to the words "cards" and "card": they
        would be said again every turn."""
        cards, config = self.cards, self.cards.config
        attack = config.kind[card] == ATTACK
        idle = cards.idle_parts(config.block[card], self.view)
        lines = [*map(sentence, idle)]
        others = [player.seat for player in self.view.players]
        lines += map(capital, shields(cards, self.view, card, others, self.name))
        for strike in predicted_attacks(config, self.view, slot):
            lines += [self._say("one-of")] if strike.single_target and not attack else []
            lines += self._odds_of(strike)
        new = attack and card not in self._read
        return " ".join([*lines, *(self.cards.told_lines(card) if new else ())])

    def _odds_of(self, strike: PredictedAttack) -> list[str]:
        """The odds of an attack: a sentence for each target or, of many, their means in one."""
        texts, aims = self.texts, strike.aims
        reason = partial(returned_by, self.clauses, self.view, blow=strike.result)
        if len(aims) > MANY:
            means = means_sentence(texts, aims, self.called, reason)
            return [means, *(each for aim in aims for each in self._answered(aim))]
        found = []
        for aim in aims:
            defence = guards(self.cards, self.view, aim.party, strike.result.subtype)
            # A list of several targets stays short.
            why = reason if len(aims) == 1 else unexplained
            said = short_sentence(texts, aim, self.called(aim.party), defence, why)
            found += [capital(said), *self._answered(aim)]
        return found

    def _answered(self, aim: Aim) -> list[str]:
        """What the target's attack in answer may cost."""
        return riposte_sentences(self.clauses, self.view, aim, self.called(aim.party))

    def _effects_of(self, card: int) -> Sequence[str]:
        """The effects of a card to turn over, each keyword in a word; once they have been said,
        only those with a Spring (HAM-27)."""
        lines = self.cards.brief_lines(card)
        return lines if card not in self._read or has_spring(self.cards.config, card) else ()

    def _aim_line(self, cards: HammerspaceCardText, card: int) -> str:
        """Return the type of an attack and, if there is more than one target, its reach; the kind
        of any other card. The odds say the rest."""
        if cards.config.kind[card] != ATTACK:
            return cards.kind(card).lower()
        alone = len(self.view.order) == PAIR and self.view.monster < 0
        return cards.main_type(card) + ("" if alone else f", {cards.reach(card)}")

    def _card(self, action: int) -> str:
        seat, slot = card_at(action)
        card = self.view.players[seat].cards[slot]
        message, named, figures = "do-card-down", "", ""
        if card >= 0:
            message, figures = "do-card", figures_line(self.cards, card)
            named = self.cards.names.said(FROM_CARD, card)
            if self.view.phase == FEEDING:
                message = "do-feed"
            else:
                named = self.cards.names.bare(named)
                message = "do-card-own" if seat == self.view.seat else message
        name = self.name(seat)
        text = self._say(message, card=named, name=name, n=slot + 1, figures=figures)
        ability = card >= 0 and self.cards.config.kind[card] == ABILITY
        return f"{capital(text)} {self._deed(card, 'card') if ability else ''}".strip()


def face_words(cards: HammerspaceCardText, card: int) -> str:
    """Return all that stands on a main card but its name: its figures in a sentence, then each
    effect in one of its own that says what its keyword means."""
    return " ".join((sentence(figures_line(cards, card)), *cards.told_lines(card)))


def figures_line(cards: HammerspaceCardText, card: int) -> str:
    """Return the kind of a main card and its figures in one line, without its effects."""
    types = cards.types(card).replace(" / ", ", ")  # a slash is read aloud
    figures = (cards.kind(card).lower(), types, *cards.points(card), cards.reach(card))
    return ", ".join(filter(None, figures))
