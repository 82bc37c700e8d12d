"""The questions of effects and the set-up, in words: their source, and the effect of each answer.
No widgets."""

from __future__ import annotations

from app.games.hammerspace.text import choices
from app.games.hammerspace.text.odds import aim_words, damage_words
from app.games.hammerspace.tui.dialogs.choice import ChoiceAnswer, ChoiceQuestion
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.fluent import Texts
from app.text.sentences import contracted
from engines.hammerspace.actions import (
    CARD,
    DEFEND,
    DISCARD,
    DONE,
    DROP,
    KEEP,
    MONSTER,
    NO,
    PICK,
    YES,
    card_at,
)
from engines.hammerspace.cards import ATTACK, SUBTYPES
from engines.hammerspace.odds import answered, defences, improvised_points
from engines.hammerspace.state import (
    ASK_CARD,
    ASK_MAY,
    ASK_OPTION,
    ASK_OWN_CARD,
    ASK_PLAYER,
    CHARACTERS,
    MAKESHIFT,
)
from engines.hammerspace.view import ASK_KEEP, Ask, View

Answers = tuple[ChoiceAnswer, ...]


class QuestionWords:
    def __init__(self, scene: HammerspaceViewModel, texts: Texts) -> None:
        self.scene = scene
        self.texts = texts
        self.words = scene.cards
        self.view: View = scene.view
        self.legal = scene.pending.legal

    def asked(self) -> ChoiceQuestion:
        if self.view.phase == CHARACTERS:
            return self._characters()
        if self.view.phase == MAKESHIFT:
            return self._makeshift()
        ask = self.view.ask
        assert ask is not None  # an effect or a keepable card asks
        answers = {
            ASK_KEEP: self._keep,
            ASK_MAY: self._may,
            ASK_OPTION: self._option,
            ASK_PLAYER: self._player,
            ASK_CARD: self._card,
            ASK_OWN_CARD: self._card,
        }
        name = self.scene.name(self.scene.me)
        card = choices.said_source(self.words, ask)
        asked = self._say(f"ask-{choices.ASKED[ask.what]}", name=name, card=card)
        intro = [contracted(self.texts, asked)]
        if not choices.is_only_a_choice(self.words, ask):
            intro += filter(None, [choices.source_text(self.words, ask)])
        if ask.what in (ASK_MAY, ASK_OPTION) and self.view.attack is None:
            intro += self._hand()
        title = choices.source_name(self.words, ask)
        return ChoiceQuestion(title, name, tuple(intro), answers[ask.what](ask))

    def _hand(self) -> list[str]:
        """The asked seat's cards in its own turn: the dialog covers them, and what is worth paying
        for depends on them."""
        view, me, words = self.view, self.scene.me, self.words
        if view.active != me:
            return []
        mine, said = view.players[me], []
        for slot, card in enumerate(mine.cards):
            if card < 0 or not self.scene.shows_card(mine, slot):
                continue
            back = self._say("hand-down") if mine.down >> slot & 1 else ""
            said.append(f"{words.name(card)} ({', '.join(filter(None, (self._fact(card), back)))})")
        return [self._say("ask-hand", cards=", ".join(said))] if said else []

    def _fact(self, card: int) -> str:
        """An attack's subtype and points, the kind of other cards."""
        config = self.scene.config
        if config.kind[card] != ATTACK:
            return self.words.kind(card)
        subtype = self.texts(f"hammer-type-{SUBTYPES[config.subtype[card]]}")
        return f"{subtype} {config.points[card]}"

    def _say(self, message: str, /, **values: str | int) -> str:
        return self.texts(f"ham-{message}", **values)

    def _characters(self) -> ChoiceQuestion:
        """HAM-4: one of three is discarded."""
        words, name = self.words, self.scene.name(self.scene.me)
        offered = {action: self.view.offered[action - DROP] for action in self.legal}
        answers = tuple(
            ChoiceAnswer(action, words.character(number), words.character_text(number))
            for action, number in offered.items()
        )
        intro = (self._say("ask-drop", name=name), self._say("ask-drop-about"))
        title = self._say("ask-drop-title")
        return ChoiceQuestion(title, name, intro, answers, enter="ask-enter-drop")

    def _makeshift(self) -> ChoiceQuestion:
        """HAM-28: a defence of another type may be added."""
        name, me = self.scene.name(self.scene.me), self.scene.me
        points = improvised_points(self.scene.config, self.view)
        cards, damages = self.view.players[me].cards, defences(self.scene.config, self.view)

        def answer(action: int) -> ChoiceAnswer:
            about = damage_words(self.texts, damages[action]) if self.scene.shows_odds else ""
            if action == DONE:
                return ChoiceAnswer(DONE, self._say("makeshift-none"), about)
            adds = self._say("makeshift-about", points=points, n=action - DEFEND + 1)
            name = self.words.name(cards[action - DEFEND])
            return ChoiceAnswer(action, name, ": ".join(filter(None, (adds, about))))

        answers = tuple(map(answer, self.legal))
        intro = (self._say("ask-makeshift", name=name), self._say("ask-makeshift-about", n=points))
        return ChoiceQuestion(self._say("ask-makeshift-title"), name, intro, answers)

    # -- the answers to each kind of question

    def _keep(self, ask: Ask) -> Answers:
        """HAM-17."""
        return (
            ChoiceAnswer(KEEP, self._say("keep"), self._say("keep-about", n=ask.slot + 1)),
            ChoiceAnswer(DISCARD, self._say("discard"), self._say("discard-about")),
        )

    def _may(self, ask: Ask) -> Answers:
        """An optional effect (HAM-18); before the die of an own attack, with the odds of both."""
        about = f"{choices.offered_effect(self.words, ask)}{self._other(ask)}"
        yes, no = self._odds(YES), self._odds(NO)
        yes = choices.last_life(self.words, self.view) or yes
        return (
            ChoiceAnswer(YES, self._say("yes"), ": ".join(filter(None, (about, yes)))),
            ChoiceAnswer(NO, self._say("no"), no or self._say("no-about")),
        )

    def _odds(self, action: int) -> str:
        """The odds of the present attack after an answer, "" if there is none before its die."""
        if not self.scene.shows_odds:
            return ""
        aims = answered(self.scene.config, self.view, action)
        said = [(self.scene.party_name(aim.party), aim_words(self.texts, aim)) for aim in aims]
        if len(said) == 1:
            return ", ".join(filter(None, (said[0][1].damage, said[0][1].kills)))
        return ", ".join(f"{name} {odds.brief}" for name, odds in said)

    def _other(self, ask: Ask) -> str:
        if ask.other < 0:
            return ""
        who = self.scene.party_name(ask.other)
        return f" ({who})" if who and ask.other != self.scene.me else ""

    def _option(self, ask: Ask) -> Answers:
        return tuple(
            ChoiceAnswer(
                action, "", choices.option_effect(self.words, self.view, action, self.scene.name)
            )
            for action in self.words.options(ask, self.legal)
        )

    def _player(self, _ask: Ask) -> Answers:
        answers = []
        for action in self.legal:
            party = action - PICK
            seat = -1 if party == MONSTER else party
            life = self._say("life", n=choices.life_of(self.view, party))
            down = choices.seen_down(self.words, self.view, party)
            if down >= 0:
                life = self._say("picks", life=life, n=down)
            answers.append(ChoiceAnswer(action, self.scene.party_name(party), life, seat))
        return tuple(answers)

    def _card(self, _ask: Ask) -> Answers:
        return tuple(map(self._answer, self.legal))

    def _answer(self, action: int) -> ChoiceAnswer:
        """A card as an answer."""
        assert action >= CARD
        seat, slot = card_at(action)
        player, whose = self.view.players[seat], self.scene.name(seat)
        card = player.cards[slot]
        known = self.scene.shows_card(player, slot)
        words = self.words
        name = words.name(card) if known else self._say("face-down")
        facts = (words.kind(card), words.types(card), *words.points(card)) if known else ()
        if known and player.down >> slot & 1:
            facts = (*facts, self._say("face-down").lower())
        of = "ask-of-own" if seat == self.scene.me else "ask-of"
        about = ", ".join(filter(None, (*facts, self._say(of, name=whose, n=slot + 1))))
        does = " ".join(words.told_lines(card)) if known else ""
        return ChoiceAnswer(action, name, f"{about}. {does}" if does else about, card=(seat, slot))
