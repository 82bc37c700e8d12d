"""Plain mode among friends: doors, grudges, prices and the ways out of a fight (NAP-34 to NAP-42).

Everything here is public, so a rival at the same keyboard can answer while all are looking."""

from __future__ import annotations

from collections.abc import Callable

from app.games.napakalaki.advice import loses_nothing
from app.games.napakalaki.plain.facts import Facts
from app.games.napakalaki.text.bad_consequence import IN_WORDS
from app.games.napakalaki.text.odds import average_cost
from app.i18n.numbers import percent
from app.text.sentences import capital, in_a_row
from engines.napakalaki import actions
from engines.napakalaki.actions import (
    ACCEPT,
    ASK,
    BUY,
    DISCARD,
    DRAW,
    FIRST_CARD,
    FIRST_DEAL,
    FIRST_DOOR,
    GRAB,
    NO_GRUDGE,
    NO_PRICE,
    REFUSE,
    ROLL,
    SPEND,
    card_of,
    verb_of,
)
from engines.napakalaki.dealings import UNSHOWN
from engines.napakalaki.doors import CLOSED
from engines.napakalaki.grudges import FOR_TAKING_IT, grudges_for, own_worth
from engines.napakalaki.odds import (
    escape_chance,
    foe_behind,
    grab_chance,
    helping,
    level_behind,
    level_now,
    upcoming,
)
from engines.napakalaki.previews import fight_chances
from engines.napakalaki.stand import best_throw, price_for, toll_cards
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PRICE
from engines.napakalaki.stopping import new_grudges, stopped
from engines.napakalaki.tricks import HAGGLE
from engines.napakalaki.view import View

OPEN: tuple[int, ...] = (DOOR, GRUDGE, PRICE, DEAL)
"""The phases of this file besides the fight."""
LAST = (DRAW, NO_GRUDGE, NO_PRICE, REFUSE)
"""What comes last in a list, so that the number of a door, price or grudge is its own."""
ORDER = (SPEND, ASK, ROLL, GRAB, ACCEPT)
"""The choices of a fighter who is not winning, in the order of a list."""


class Friends:
    """The decisions. `say` returns a message of plain mode, `name_of` the name of a seat."""

    def __init__(
        self, facts: Facts, say: Callable[..., str], name_of: Callable[[int], str]
    ) -> None:
        self._facts = facts
        self.cards = facts.cards
        self.config = facts.config
        self._say = say
        self._name = name_of

    def speaks(self, view: View) -> bool:
        """Whether a decision is one of this file."""
        return view.phase in OPEN or (view.phase == FIGHT and self.config.contested)

    def aloud(self, view: View) -> bool:
        """Whether a seat answers in another player's turn, with all looking."""
        return view.phase in OPEN and view.actor != view.turn_seat

    def phase(self, view: View) -> str:
        """The phase, as a word of the message `brief`."""
        if view.phase == DOOR:
            return "pick" if self.aloud(view) else "door"
        return {GRUDGE: "grudge", PRICE: "price", DEAL: "deal", FIGHT: "stand"}[view.phase]

    # -- the decisions

    def order(self, action: int) -> tuple[int, int]:
        """The place of a decision in the list."""
        place = ORDER.index(action) if action in ORDER else 0
        return int(action in LAST), place

    def told(self, view: View, action: int) -> str:
        """A decision as a sentence, with what comes of it."""
        if view.phase == DOOR:
            return self._door(view, action)
        if view.phase == GRUDGE:
            return self._spite(view, action - NO_GRUDGE)
        if view.phase == PRICE:
            return self._price(view, action - NO_PRICE)
        if view.phase == DEAL:
            return self._deal(view, action)
        return self._way_out(view, action)

    def words(self, view: View, action: int) -> tuple[str, ...]:
        """What can be typed for a decision, besides its number in the list."""
        notation = actions.notation(action)
        word, _, number = notation.partition(" ")
        own = self._say(f"word-{word}")
        if action in LAST and action != DRAW:
            return (notation, own, self._say("word-no"))
        if action == DRAW:
            return (notation, own, self._say("word-closed"))
        if FIRST_DOOR <= action < NO_GRUDGE:
            monster = view.dealings.corridor[action - FIRST_DOOR]
            return (notation, f"{own} {number}", self.cards.monster(monster))
        if FIRST_DEAL <= action < FIRST_CARD:
            name = self._name(action - FIRST_DEAL)
            return (f"{word} {name}", f"{own} {name}", name)
        if verb_of(action) == DISCARD:
            name = self.cards.treasure(card_of(action))
            return (f"{self._say('word-throw')} {name}", name, notation, f"{own} {number}")
        if number:
            return (notation, f"{own} {number}")
        if view.phase == FIGHT and self.config.parameters.dial and action in (ROLL, ACCEPT):
            return (notation, own, self._say(f"word-{'run' if action == ROLL else 'take'}"))
        return (notation, own)

    def _door(self, view: View, action: int) -> str:
        door = CLOSED if action == DRAW else action - FIRST_DOOR + 1
        fighter = view.turn_seat
        who = {"you": int(fighter == view.seat), "name": self._name(fighter)}
        odds = self.odds(view, door)
        if door == CLOSED and view.dealings.shown == UNSHOWN:
            return self._say("do-closed", n=len(upcoming(view)), odds=odds, **who)
        monster = foe_behind(view, door)
        foe = self.cards.foe(monster, "as")
        level = level_behind(self.config, view, fighter, door)
        told = self._facts.trick_of(view, monster)
        values = {"level": level, "odds": odds, "trick": f" {told}" if told else "", **who}
        if door == CLOSED:
            return self._say("do-seen", foe=foe, **values)
        under = len(view.dealings.under[door - 1])
        return self._say("do-door", foe=capital(foe), n=under, **values)

    def odds(self, view: View, door: int) -> str:
        """The exact chances of the fighter behind a door, as far as they differ (NAP-36)."""
        seat = view.turn_seat
        found = fight_chances(self.config, view, seat, door)
        you, best = int(seat == view.seat), found.own
        parts = [self._chance("alone", found.alone)]
        if found.own > found.alone:
            throws = int(best_throw(self.config, view.players[seat].equipped) > 0)
            with_what = {"grudges": view.dealings.grudges[seat], "throws": throws}
            parts.append(self._chance("own", found.own, you=you, **with_what))
        if found.against < best:
            parts.append(self._chance("against", found.against, then=len(parts) - 1))
        for helper, chance in enumerate(found.helped):
            if helper != seat and chance > best:
                parts.append(self._chance("helped", chance, name=self._name(helper)))
        return self._row(parts)

    def _chance(self, how: str, chance: float, **values: str | int) -> str:
        shown = percent(chance, self.cards.texts.language)
        return self._say(f"odds-{how}", chance=shown, **values)

    def _spite(self, view: View, count: int) -> str:
        """Grudges on a rival's monster, and whether the rival can still win (NAP-38)."""
        name = self._name(view.turn_seat)
        if not count:
            return self._say("do-grudge-none", name=name)
        found = stopped(self.config, view, count)
        card = self.cards.called(found.card) if found.card >= 0 else ""
        values = {"level": found.level, "then": found.how, "n": found.n, "card": card}
        # A treasure of the fighter may undo the grudges (NAP-44).
        idle = int(found.level == level_now(self.config, view))
        return self._say("do-grudge", count=count, name=name, idle=idle, **values)

    def _price(self, view: View, price: int) -> str:
        name = self._name(view.turn_seat)
        if not price:
            return self._say("do-price-none", name=name)
        worn = view.players[view.turn_seat].equipped
        drawn = price_for(self.config, price, worn)
        rest = self.config.monsters[view.monster].treasures - drawn
        gets = {"level": self._facts.won(view), "rest": rest, "loot": len(view.dealings.loot)}
        help_for = self._say("do-price", n=drawn, name=name, **gets)
        if drawn == price:
            return help_for
        kinds = self.config.worn_trick
        cards = [self.cards.called(card) for card in worn if kinds[card][0] == HAGGLE]
        values = {"asked": price, "name": name, "cards": self._row(cards), "n": drawn}
        haggled = self._say("do-price-haggled", **values)
        return f"{haggled} {help_for}"

    def _deal(self, view: View, action: int) -> str:
        if action == REFUSE:
            return self._say("do-refuse")
        helper = action - FIRST_DEAL
        price, card = view.dealings.prices[helper], self.config.monsters[view.monster]
        own = view.players[view.turn_seat].power
        added = helping(self.config, view.players[helper])
        return self._say(
            "do-deal",
            name=self._name(helper),
            treasures=self._treasures(price),
            own=own,
            help=added,
            sum=own + added,
            level=level_now(self.config, view),
            levels=self.cards.texts("napakalaki-levels", n=card.levels),
            rest=card.treasures - price,
            loot=len(view.dealings.loot),
        )

    def _way_out(self, view: View, action: int) -> str:
        """What a fighter can do who is not winning (NAP-38 to NAP-40)."""
        power, level = view.me.power, level_now(self.config, view)
        if action == SPEND:
            worth = own_worth(self.config, view.monster, view.me.level)
            return self._say("do-spend", n=grudges_for(level - power, worth))
        if action == ASK:
            enough = [
                self._name(player.seat)
                for player in view.players
                if player.seat != view.seat and helping(self.config, player) + power > level
            ]
            return self._say("do-ask", names=self._row(enough), n=len(enough))
        if action == ACCEPT:
            return self._accept(view)
        if action == BUY or verb_of(action) == DISCARD:
            return self._trick(view, action)
        dies = self.config.monsters[view.monster].bad.death
        cost = self._row(average_cost(self.cards.texts, self.config, view, action))
        saver = self.cards.death_saver(view.monster, view.me.equipped)
        then = "saved" if saver >= 0 else "dies" if dies else "costs" if cost else "free"
        chance = (grab_chance if action == GRAB else escape_chance)(self.config, view)
        shown = percent(chance, self.cards.texts.language)
        message = "do-grab" if action == GRAB else "do-run"
        card = self.cards.called(saver) if saver >= 0 else ""
        told = self._say(message, chance=shown, then=then, cost=cost, card=card)
        gained = new_grudges(self.config, view, 1)
        return f"{told} {self._say('caught-gains', n=gained)}" if gained else told

    def _trick(self, view: View, action: int) -> str:
        """What a trick lets the fighter do (NAP-44): throw a treasure, or pay a toll."""
        if action != BUY:
            card = card_of(action)
            worth = own_worth(self.config, view.monster, view.me.level)
            rest = level_now(self.config, view) - view.me.power - self.config.worn_trick[card][2]
            grudges = grudges_for(rest, worth)
            values = {"card": self.cards.called(card), "typed": self.words(view, action)[0]}
            return self._say("do-throw", grudges=grudges, **values)
        cards = toll_cards(self.config, view.monster, view.me.equipped, view.hidden)
        return self._say("do-toll", cards=self._row([self.cards.called(card) for card in cards]))

    def _accept(self, view: View) -> str:
        me = view.me
        bad = self._row(
            [*self.cards.bad_for(view.monster, me.level, me.equipped, view.hidden, IN_WORDS)]
        )
        death = int(self.config.monsters[view.monster].bad.death)
        if not self.config.parameters.dial:
            return self._say("do-accept", bad=bad, death=death)
        count = new_grudges(self.config, view, FOR_TAKING_IT)
        free = loses_nothing(self.config, view)
        how = "free" if free else "dies" if death else "loses"
        return self._say("do-take", bad=bad, how=how, n=count)

    def _treasures(self, count: int) -> str:
        return self.cards.texts("napakalaki-some-treasures", n=count)

    def _row(self, parts: list[str]) -> str:
        return in_a_row(self.cards.texts, parts)
