"""Napakalaki in sentences: levels, cards on the table, and the cost of each decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from typing_extensions import override

from app.games.napakalaki.advice import NO_CHOICE, advice
from app.games.napakalaki.gear import equips_in_vain, outfitted
from app.games.napakalaki.perspective.seat_view import NapakalakiPerspective
from app.games.napakalaki.plain.answers import NapakalakiAnswers
from app.games.napakalaki.plain.calculation import escape_told
from app.games.napakalaki.text.bad_consequence import IN_WORDS, due_line
from app.games.napakalaki.text.bot_reasons import reason
from app.games.napakalaki.text.empty_handed import empty_handed
from app.games.napakalaki.text.odds import fight_words, next_told
from app.games.napakalaki.text.stories import card_line
from app.games.napakalaki.text.warnings import shown_by_seat, warned
from app.plain.words import PlainChoice
from app.session.session import Session
from app.text.sentences import capital, in_a_row, sentence
from engines.kernel.events import SPECTATOR
from engines.kernel.rules import Outcome
from engines.napakalaki import actions
from engines.napakalaki.actions import ACCEPT, BUY, DONE, DRAW, LOSE, ROLL, SELL, card_of, verb_of
from engines.napakalaki.odds import level_now
from engines.napakalaki.sales import after_sale
from engines.napakalaki.state import (
    DISCARDING,
    DOOR,
    EARLY,
    EQUIPPING,
    FIGHT,
    PHASE_WORDS,
    SALES,
    SETTLE,
    START,
)
from engines.napakalaki.view import View


class NapakalakiVoice(NapakalakiAnswers):
    """The situation, the decisions and their words."""

    NOT_NOW: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "sell": ("sell", "buy", "back"),
        "equip": ("equip",),
        "fight": ("roll", "accept", "run", "take", "grab", "ask", "spend", "throw"),
        "door": ("door", "closed", "draw"),
        "grudge": ("grudge", "grudges"),
        "help": ("price", "deal", "refuse"),
        "lose": ("lose", "discard"),
        "answer": ("done", "no"),
    }

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._heard: dict[int, int] = {}
        """By seat, the turn in which it has heard its situation in full."""

    @override
    def perspective(self, seat: int) -> NapakalakiPerspective:
        perspective = NapakalakiPerspective(self.source, seat, self.texts, self.cards, aloud=True)
        perspective.recaps = self.recaps
        return perspective

    @override
    def opening(self) -> list[str]:
        level = self.config.parameters.winning_level
        friends = int(bool(self.config.parameters.corridor))
        return [self._say("goal", level=level, friends=friends)]

    @override
    def _when(self, words: str) -> str:
        told = super()._when(words)
        if words != "grudge":
            return told
        known = bool(self.config.parameters.grudge)
        return f"{told} {self.facts.worth()}" if known else self._say("no-grudges")

    # -- a turn

    @override
    def brief(self, seat: int) -> list[str]:
        view = self._view(seat)
        if view.phase != START:  # before it the corridor doesn't matter yet
            self._heard[seat] = view.turn
        me = view.players[seat]
        head = self._say(
            "brief",
            turn=view.turn,
            limit=self.config.parameters.turn_limit,
            name=self._name(seat),
            what=self._asked(view),
            level=me.level,
            power=me.power,
            hand=len(view.hidden),
        )
        if self.friends.speaks(view):
            own_door = view.phase == DOOR and view.turn_seat == seat
            return [head, *self.facts.brief(view), *(self._warnings(view) if own_door else ())]
        if view.phase == FIGHT:
            text = fight_words(self.cards, view)
            ways = self._say("ways", escape=text.escape, caught=text.caught)
            return [head, f"{self._fight(view)} {ways}", *self._poor(view)]
        if view.phase in (SALES, EARLY):
            return [
                head,
                " ".join(self._hopes(view)),
                *self.facts.corridor(view),
                *self.facts.grudges(view),
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

    @override
    def brief_again(self, seat: int) -> list[str]:
        """Later in a turn, what has not been said in it: the corridor, the grudges and the gold are
        the same."""
        view = self._view(seat)
        if self._heard.get(seat) != view.turn or view.phase not in (SALES, EARLY, DOOR, FIGHT):
            return self.brief(seat)
        if view.phase == SALES and view.sale:
            return [*(self._hopes(view) if BUY in view.legal else ()), *self._gold(view)]
        if view.phase == FIGHT:  # its own line says both levels
            asked = self._say("asked", name=self._name(seat), what=self._asked(view))
            if self.friends.speaks(view):
                return [asked, *self.facts.brief(view, again=True)]
            return [asked, *self.brief(seat)[1:]]
        head = self._say(
            "brief-again", name=self._name(seat), what=self._asked(view), power=view.me.power
        )
        if view.phase == DOOR:
            return [head]
        return [head, " ".join(self._hopes(view)), *self._gold(view)]

    def _asked(self, view: View) -> str:
        """What the seat may do, as a clause."""
        rival = self._name(view.turn_seat)
        return self._say("phase", phase=self._phase(view), rival=rival)

    def _hopes(self, view: View) -> list[str]:
        """The odds against the next monster, with what the hand can add before the fight; after a
        sale that is ready to pay."""
        dressed = outfitted(self.config, view)
        if dressed is not None:
            told = self._say("once-equipped", power=dressed.me.power)
            return [told, *next_told(self.cards, dressed)]
        if BUY not in view.legal:
            return next_told(self.cards, view)
        later = after_sale(self.config, view)
        return [self._say("after-sale", power=later.me.power), *next_told(self.cards, later)]

    def _phase(self, view: View) -> str:
        """What the seat may do, as a word of the message `brief`."""
        if self.friends.speaks(view):
            return self.friends.phase(view)
        if view.phase == EQUIPPING and view.legal == (DONE,):
            return "ends"
        if self._only_draws(view):
            return "draw"
        doors = view.phase == EARLY and self.config.parameters.corridor
        return "early-doors" if doors else PHASE_WORDS[view.phase]

    def _poor(self, view: View) -> list[str]:
        return [*filter(None, [" ".join(empty_handed(self.texts, self.config, view))])]

    def _warnings(self, view: View) -> list[str]:
        """The players who may win in their next turn."""
        warnings = shown_by_seat(self.config, view)
        return [warned(self.texts, self._name(seat), one) for seat, one in warnings.items()]

    def _only_draws(self, view: View) -> bool:
        """Whether the sales have begun without anything to sell."""
        return (
            view.phase == SALES
            and not any(verb_of(action) == SELL for action in view.legal)
            and not view.sale
            and not view.dealings.corridor
        )

    def _gold(self, view: View) -> list[str]:
        """The gold of a possible sale or, once cards are picked, of those (NAP-11)."""
        price, gold = self.config.parameters.level_price, self.config.gold_for(view.me.zeal)
        if view.sale:
            cards = in_a_row(self.texts, [*map(self.cards.called, view.sale)])
            worth = sum(gold[card] for card in view.sale)
            return [self._say("picked", cards=cards, gold=worth, price=price)]
        if not any(verb_of(action) == SELL for action in view.legal):
            return []
        return self._worth(view)

    def _fight(self, view: View) -> str:
        """The monster, and how much the player lacks to beat it (NAP-14)."""
        level, power = level_now(self.config, view), view.me.power
        foe = capital(self.cards.foe(view.monster, "as"))
        message = "tie" if level == power else "short"
        return self._say(message, monster=foe, level=level, power=power, n=level - power + 1)

    @override
    def choices(self, seat: int) -> list[PlainChoice]:
        """Cards come first, so that what ends a phase is never mistaken for a card's number."""
        view, friends = self._view(seat), self.friends
        if friends.speaks(view):
            return [
                PlainChoice(action, friends.told(view, action), friends.words(view, action))
                for action in sorted(view.legal, key=friends.order)
            ]
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
        return (f"{own} {name}", f"{verb} {name}", name, actions.notation(action))

    def _told(self, view: View, action: int) -> str:
        card = card_of(action)
        if card >= 0:
            verb = actions.VERBS[verb_of(action)]
            text = card_line(self.cards, card, called=True, aloud=True)
            if verb_of(action) in (SELL, LOSE):  # for equipped and hidden cards
                text = self._say("hidden" if card in view.hidden else "equipped", card=text)
            told, trick = self._say(f"do-{verb}", card=text), self.cards.treasure_trick(card)
            return f"{told} {trick}" if trick else told
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
        if action == DONE and view.phase == EARLY:
            return self._say("do-doors")
        if view.legal == (DONE,):
            return self._say("do-nothing-left")
        return self._say(f"do-{word}")

    @override
    def forced(self, seat: int) -> int | None:
        """The single action of a phase, or the end of a turn in which nothing is worth equipping.
        Not the first roll for treasures (NAP-10), nor a die or a
        monster right after the match is continued: nothing was read yet. Nor the end of a turn if
        several people share the keyboard: the first one has to read the fight's result before the
        next one comes."""
        view = self._view(seat)
        if len(view.legal) != 1 and not equips_in_vain(self.config, view):
            return None
        action = view.legal[0]
        if view.phase == EQUIPPING:
            alone = len(self.source.people) == 1
            return DONE if alone or len(view.hidden) > self.config.parameters.hidden_limit else None
        if action in (ROLL, DRAW) and self.source.decisions == self._first:
            return None
        first = view.phase == START and view.turn <= self.config.seats
        return action if view.phase in (START, SALES, EARLY, DOOR) and not first else None

    def _sale(self, view: View) -> str:
        """The levels that the picked cards buy, and the lost change (NAP-11)."""
        parameters = self.config.parameters
        most = parameters.levels_for_sale(view.me.level, view.dealings.bought)
        worth = self.config.gold_for(view.me.zeal)
        gold = sum(worth[card] for card in view.sale)
        bought = min(gold // parameters.level_price, most)
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

    # -- the end

    @override
    def _fate(self, seat: int, outcome: Outcome) -> str:
        level = self._view(SPECTATOR).players[seat].level
        return self._say("end", name=self._name(seat), level=level)
