"""What Enter would do: the chosen card on its targets, its chances, the others beside it; while
others decide, what goes on."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events

from app.text.literal import clip
from app.text.numbers import decimal
from app.tui.hammerspace.now import flow, now_lines, now_title
from app.tui.hammerspace.panel import Panel
from app.tui.widgets.ink import Line, Run, width_of, wrap
from app.tui.widgets.lines import boxed, cut, rule
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import ATTACK, DEFENCE, NO_MATCH
from engines.hammerspace.odds import Aim, Damage, match_chance
from engines.hammerspace.state import HIDING, TARGETING

FRAMED = 4
"""From so many rows on the panel has a frame."""


class PreviewPanel(Panel):
    """The outcome before the commitment."""

    PART = "preview"
    DEFAULT_CSS = "PreviewPanel { height: auto; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """In a frame, or under a line where there is no room for one."""
        title, right, lines = self._content(cells - 4)
        inside = [cut([Run(" "), *line], cells - 2) for line in lines]
        if height < FRAMED:
            return [rule(cells, title, self.glyphs), *inside[: height - 1]]
        if width_of(title) + width_of(right) + 9 > cells:
            right = []
        return boxed(inside, cells, height, title, self.glyphs, right)

    def on_click(self, event: events.Click) -> None:
        """A click shows the sum."""
        event.stop()
        self.press("play.why")

    def _content(self, cells: int) -> tuple[list[Run], list[Run], list[Line]]:
        turns, scene = self.turns, self.scene
        why = [Run(self.say("why-key", key=self.key("play.why")), "muted")]
        if not turns.legal:
            return [Run(now_title(self), "title")], why, now_lines(self, cells)
        if turns.phase == HIDING:
            return [Run(self.say("hide-title"), "title")], [], self._told("hide-how", cells)
        if turns.asks:
            name = scene.name(scene.me)
            told = self._told(f"asks-{turns.next_word}", cells, name=name)
            going_on = now_lines(self, cells) if scene.moment.what else []
            return [Run(self.say("asks-title"), "title")], [], [*told, *going_on]
        if turns.next_word in ("lose", "redraw"):
            title = self.say(f"stuck-title-{turns.next_word}")
            return [Run(title, "title")], [], self._stuck(cells)
        return self._card_title(cells), why, self._card(cells)

    def _told(self, message: str, cells: int, /, **values: str | int) -> list[Line]:
        keys = {
            "enter": self.key("ham.do"),
            "flip": self.key("ham.flip"),
            "slots": "1-4",
        }
        told = self.say(message, **keys, **values)
        return [[Run(part)] for part in wrap(told, cells)]

    def _stuck(self, cells: int) -> list[Line]:
        """HAM-9, and a turn lost to an effect."""
        return self._told(f"stuck-{self.turns.next_word}", cells)

    # -- the chosen card

    def _card_number(self) -> tuple[int, int]:
        """The slot and card that is about to be played or was."""
        attack = self.scene.view.attack
        if self.turns.phase == TARGETING and attack is not None:
            return attack.slot, attack.card
        slot = self.turns.slot
        return slot, self.scene.mine.cards[slot] if slot >= 0 else -1

    def _card_title(self, cells: int) -> list[Run]:
        slot, card = self._card_number()
        title = [Run(f"{self.say('preview')}  ", "title")]
        if card < 0:
            return title
        if not self.scene.shows_card(self.scene.mine, slot):
            return [*title, Run(f"{slot + 1} {self.say('face-down')}", "unseen")]
        title.append(Run(f"{slot + 1} {self.words.name(card)}", "accent"))
        targets = self.turns.targets
        if targets:
            title.append(Run(f" {self.signs.arrow} ", "faint"))
            for at, party in enumerate(targets):
                title += [Run(", ", "faint")] if at else []
                title += self.who(party, 10)
        reach = self.turns.reach
        if reach.most > 1 and not reach.everyone:
            told = self.say("marks", n=len(targets), most=reach.most, key=self.key("ham.mark"))
            title.append(Run(f"  {told}", "muted"))
        return title

    def _card(self, cells: int) -> list[Line]:
        slot, card = self._card_number()
        if card < 0:
            return self._told("choose-card", cells)
        if not self.scene.shows_card(self.scene.mine, slot):
            return self._told("card-covered", cells)
        kind = self.scene.config.kind[card]
        down = self.scene.mine.down >> slot & 1
        if down:
            lines = self._told("card-down", cells)
        elif kind == DEFENCE:
            lines = self._told("card-defence", cells)
        elif kind == ATTACK:
            return self._attack(slot, card, cells)
        else:
            lines = []
        effects = " ".join(self.words.effect_lines(card))
        return [*lines, *([Run(part)] for part in wrap(effects, cells) if part)]

    def _attack(self, slot: int, card: int, cells: int) -> list[Line]:
        """Each target with its chances; then the other ones to compare."""
        targets, odds = self.turns.targets, self.turns.odds(slot)
        subtype = self.scene.config.subtype[card]
        points = self.scene.config.points[card]
        lines: list[Line] = []
        for party in targets:
            aim = odds.get(party)
            if aim is not None:
                lines += self._against(aim, points, subtype, cells)
        others = [aim for party, aim in odds.items() if party not in targets]
        if others and not self.turns.reach.everyone:
            lines += self._compared(others, cells)
        if self.wide and len(targets) == 1:
            lines += self._hidden(odds.get(targets[0]), subtype, cells)
        for text in self.words.effect_lines(card):
            lines += [[Run(part, "muted")] for part in wrap(text, cells)]
        return lines

    def _against(self, aim: Aim, points: int, subtype: int, cells: int) -> list[Line]:
        """`@2 Ben  4 + d6 against 3 + d6   loses 0-6, about 2.1`."""
        shown = self._shield(aim.party, subtype)
        against = self.say("against", attack=points, defence=shown)
        line = [*self.who(aim.party, 12), Run(f"  {against}", "muted")]
        told = [Run(self._damage_words(aim), "title"), *self._kill(aim)]
        if not self.wide:
            if width_of(line) + width_of(told) + 3 <= cells:
                return [[*line, Run("   "), *told]]
            return [[*self.who(aim.party, 12), Run("  "), *told]]
        first = [*line, Run("   "), *told]
        return [first, self._chart(aim.best)] if width_of(first) <= cells else [line, told]

    def _damage_words(self, aim: Aim) -> str:
        best, language = aim.best, self.mazmorra.texts.language
        least, most = best.least, max(best.most, aim.worst.most)
        if most == 0:
            return self.say("does-nothing")
        mean = decimal(round(best.mean * 1000), language)
        return self.say("damage", least=least, most=most, mean=mean)

    def _kill(self, aim: Aim) -> list[Run]:
        """What may happen beside an average loss: death, or nothing at all."""
        if aim.best.kill > 0:
            return [Run(f", {self.say('kills', chance=self.chance(aim.best.kill))}", "deadly")]
        if aim.best.most and aim.best.nothing:
            return [Run(f", {self.say('nothing', chance=self.chance(aim.best.nothing))}", "muted")]
        return []

    def _chart(self, damage: Damage) -> list[Run]:
        """How likely each loss is, as bars over their numbers."""
        bars, most = self.signs.bars, max(damage.chances)
        runs = [Run(f"   {self.say('chart')} ", "faint")]
        for lost, chance in enumerate(damage.chances):
            height = round(chance / most * (len(bars) - 1)) if chance else -1
            bar = bars[height] if height >= 0 else " "
            runs += [Run(f" {lost}", "faint"), Run(bar, "accent")]
        return runs

    def _compared(self, others: Sequence[Aim], cells: int) -> list[Line]:
        """The same card on the others: average, and how likely it kills; by their letters alone
        where there is no room for the names."""
        lead = [Run(self.say("compare"), "muted")]
        named = flow([lead, *(self._compare(aim, 12) for aim in others)], cells)
        if len(named) < 2 or self.wide:
            return named
        return flow([lead, *(self._compare(aim, 0) for aim in others)], cells)

    def _compare(self, aim: Aim, name: int) -> list[Run]:
        mean = decimal(round(aim.best.mean * 1000), self.mazmorra.texts.language)
        return [
            Run(f"{self.letter(aim.party)} ", "key"),
            *([Run(f"{clip(self.scene.party_name(aim.party), name)} ")] if name else []),
            Run(mean, "title"),
            *(self._kill(aim) if aim.best.kill > 0 else []),
        ]

    def _hidden(self, aim: Aim | None, subtype: int, cells: int) -> list[Line]:
        """What a card face down may be: it can't defend yet (HAM-8), but it may turn up."""
        if aim is None or not aim.hidden or aim.party == MONSTER:
            return []
        chance = self.chance(match_chance(self.scene.config, self.scene.view, subtype))
        told = self.say("hidden-may", name=self.scene.name(aim.party), chance=chance)
        return [[Run(part, "muted")] for part in wrap(told, cells)]

    def _shield(self, party: int, subtype: int) -> int:
        """The points of the cards in sight that match (HAM-12)."""
        scene = self.scene
        if party == MONSTER:
            return scene.config.cards.monsters[scene.view.monster].defence
        player = scene.view.players[party]
        total = 0
        for slot, card in enumerate(player.cards):
            if card < 0 or player.down >> slot & 1:
                continue
            points = scene.config.against[card][subtype]
            total += points if points != NO_MATCH else 0
        return total
