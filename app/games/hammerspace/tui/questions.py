"""The questions of effects and the set-up, in words: their source, and the effect of each answer.
No widgets."""

from __future__ import annotations

from app.games.hammerspace.text.roles import on_card
from app.games.hammerspace.tui.dialogs.choice import ChoiceAnswer, ChoiceQuestion
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.fluent import Texts
from engines.hammerspace.actions import (
    CARD,
    DISCARD,
    DROP,
    KEEP,
    MONSTER,
    NO,
    PICK,
    YES,
    card_at,
)
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    FROM_MONSTER,
)
from engines.hammerspace.state import (
    ASK_CARD,
    ASK_MAY,
    ASK_OPTION,
    ASK_OWN_CARD,
    ASK_PLAYER,
    CHARACTERS,
    KEEPING,
)
from engines.hammerspace.view import Ask, View


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
        ask = self.view.ask
        assert ask is not None  # an effect or a keepable card asks
        if self.view.phase == KEEPING:
            return self._keep(ask)
        makers = {
            ASK_MAY: self._may,
            ASK_OPTION: self._option,
            ASK_PLAYER: self._player,
            ASK_CARD: self._card,
            ASK_OWN_CARD: self._card,
        }
        return makers[ask.what](ask)

    def _say(self, message: str, /, **values: str | int) -> str:
        return self.texts(f"ham-{message}", **values)

    def _title(self, ask: Ask) -> str:
        """The source of the question: the card, the character, the monster; for a lasting effect,
        its source."""
        return self.words.source(ask.source, ask.number) or self._say("an-effect")

    def _about(self, ask: Ask) -> str:
        words, number = self.words, ask.number
        match ask.source:
            case source if source == FROM_CARD and number >= 0:
                return " ".join(words.effect_lines(number))
            case source if source == FROM_CHARACTER:
                return words.character_text(number)
            case source if source == FROM_MONSTER:
                return words.reward(number)
        return words.lasting(ask.ability) if ask.ability >= 0 else ""

    def _question(self, ask: Ask, what: str, answers: tuple[ChoiceAnswer, ...]) -> ChoiceQuestion:
        name = self.scene.name(self.scene.me)
        text = self._say(f"ask-{what}", name=name)
        alone = ask.block >= 0 and len(self.scene.config.code.blocks[ask.block]) == 1
        # A block that is only a choice is described by its answers.
        about = "" if what == "option" and alone else self._about(ask)
        return ChoiceQuestion(self._title(ask), name, (text, about) if about else (text,), answers)

    # -- each kind of question

    def _characters(self) -> ChoiceQuestion:
        """HAM-4: one of three is discarded."""
        words, name = self.words, self.scene.name(self.scene.me)
        answers = tuple(
            ChoiceAnswer(
                action,
                words.character(self.view.offered[action - DROP]),
                words.character_text(self.view.offered[action - DROP]),
            )
            for action in self.legal
        )
        intro = (self._say("ask-drop", name=name), self._say("ask-drop-about"))
        return ChoiceQuestion(self._say("ask-drop-title"), name, intro, answers)

    def _keep(self, ask: Ask) -> ChoiceQuestion:
        """HAM-17."""
        answers = (
            ChoiceAnswer(KEEP, self._say("keep"), self._say("keep-about", n=ask.slot + 1)),
            ChoiceAnswer(DISCARD, self._say("discard"), self._say("discard-about")),
        )
        return self._question(ask, "keep", answers)

    def _may(self, ask: Ask) -> ChoiceQuestion:
        """An optional effect (HAM-18)."""
        block = self.scene.config.code.abilities[ask.ability].block if ask.ability >= 0 else NONE
        text = self.words.effects.block(on_card(self.texts), block)
        other = self._other(ask)
        answers = (
            ChoiceAnswer(YES, self._say("yes"), f"{text}{other}"),
            ChoiceAnswer(NO, self._say("no"), self._say("no-about")),
        )
        return self._question(ask, "may", answers)

    def _other(self, ask: Ask) -> str:
        if ask.other < 0:
            return ""
        who = self.scene.party_name(ask.other)
        return f" ({who})" if who and ask.other != self.scene.me else ""

    def _option(self, ask: Ask) -> ChoiceQuestion:
        answers = tuple(
            ChoiceAnswer(action, "", self.words.option(block, self.view))
            for action, block in self.words.options(ask, self.legal).items()
        )
        return self._question(ask, "option", answers)

    def _player(self, ask: Ask) -> ChoiceQuestion:
        answers = []
        for action in self.legal:
            party = action - PICK
            name = self.scene.party_name(party)
            if party == MONSTER:
                life = self.view.monster_life
                answers.append(ChoiceAnswer(action, name, self._say("life", n=life)))
                continue
            player = self.view.players[party]
            about = self._say("life", n=player.life)
            answers.append(ChoiceAnswer(action, name, about, party))
        return self._question(ask, "player", tuple(answers))

    def _card(self, ask: Ask) -> ChoiceQuestion:
        answers = []
        for action in self.legal:
            assert action >= CARD
            seat, slot = card_at(action)
            player, whose = self.view.players[seat], self.scene.name(seat)
            card = player.cards[slot]
            known = self.scene.shows_card(player, slot)
            name = self.words.name(card) if known else self._say("face-down")
            words = self.words
            facts = (words.kind(card), words.types(card), *words.points(card)) if known else ()
            if known and player.down >> slot & 1:
                facts = (*facts, self._say("face-down").lower())
            about = ", ".join(filter(None, (*facts, self._say("ask-of", name=whose, n=slot + 1))))
            answers.append(ChoiceAnswer(action, name, about))
        what = "own-card" if ask.what == ASK_OWN_CARD else "card"
        return self._question(ask, what, tuple(answers))
