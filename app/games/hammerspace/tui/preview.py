"""The effect of Enter: the chosen card on its targets, its chances, the alternatives; while others
decide, the present happening."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.text.bonuses import crown_against, effects_count
from app.games.hammerspace.text.clauses import LogClauses
from app.games.hammerspace.text.counted import guarding
from app.games.hammerspace.text.odds import HARDLY, aim_words
from app.games.hammerspace.text.shields import shields
from app.games.hammerspace.tui.badges import (
    bonuses,
    spring_text,
)
from app.games.hammerspace.tui.chart import loss_chart
from app.games.hammerspace.tui.event_panel import now_lines, now_title
from app.games.hammerspace.tui.free_cards import FreeCardsPanel
from app.i18n.literal import clip, width
from app.text.sentences import sentence
from app.tui.widgets.line_widget import flow
from app.tui.widgets.styled_text import Line, Span, width_of, wrapped
from engines.hammerspace.actions import DOWN, MONSTER, UP
from engines.hammerspace.cards import ATTACK, DEFENCE
from engines.hammerspace.odds import Aim, AttackResult, blow_of, match_chance
from engines.hammerspace.state import FEEDING, FLIPPING, HIDING, LAYING, PLAYING

MOST_TARGETS = 2
"""With more targets, each gets a few words if there is no line for each."""
TITLE_ASIDE = 7
"""The title line's cells for the frame, beside those of the key at its right."""
BRACKETS = 3
"""The cells of a blank and a pair of brackets."""
PLAIN, COSTS, REASONS = range(3)
"""The cards that are named beside odds: none, those that cost the attacker life, or also those that
stop the damage."""
NAMES = (24, 12)
"""The widths of each name in comparisons, tried in order."""


class PreviewPanel(FreeCardsPanel):
    """Shows the odds before a decision."""

    PART = "preview"
    CLICKED = "play.why"
    _subtype = 0
    """The subtype of the attack whose odds are written."""
    _printed = 0
    """The points on its card; 0 if it has none."""
    _blow: AttackResult | None = None
    """The attack itself."""

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        room, inner = (height - 2, cells - 4) if self.wide else (height - 1, cells - 2)
        title, right, lines = self._content(inner, room)
        if len(lines) > room:
            lines = [*lines[: room - 1], self.goes_on(lines[room - 1], inner)]
        return self.framed(lines, cells, height, title, right)

    def _content(self, cells: int, rows: int) -> tuple[list[Span], list[Span], list[Line]]:
        turns, scene = self.turns, self.scene
        why = [Span(self.say("why-key", key=self.key("play.why")), "muted")]
        if not turns.legal:
            return [Span(now_title(self), "title")], why, now_lines(self, cells)
        if turns.phase == HIDING:
            return self._hide_title(), [], self.hiding(cells, rows)
        if turns.asks:
            name = scene.name(scene.me)
            text = self.told(f"asks-{turns.next_word}", cells, name=name)
            going_on = now_lines(self, cells) if scene.moment.what else []
            # The last event comes first: the keys below say that Enter opens the choice.
            lines = [*text, *going_on] if len(text) + len(going_on) <= rows else going_on
            return [Span(self.say("asks-title"), "title")], [], lines
        if turns.phase in (LAYING, FEEDING):
            return self._free_title(), [], self.free(cells, rows)
        if turns.next_word in ("lose", "redraw"):
            title = self.say(f"stuck-title-{turns.next_word}")
            return [Span(title, "title")], [], self._stuck(cells)
        room = cells - TITLE_ASIDE - width_of(why)
        return self._card_title(room), why, self._card(cells, rows)

    def _hide_title(self) -> list[Span]:
        """The question before the first turn, and the chosen card (HAM-2)."""
        title, slot = [Span(self.say("hide-title"), "title")], self.turns.slot
        card = self.scene.mine.cards[slot] if slot >= 0 else -1
        if card >= 0:
            title.append(Span(f"  {slot + 1} {self.words.name(card)}", "accent"))
        return title

    def _free_title(self) -> list[Span]:
        """The question after a card was played, and the card that it is about."""
        word = "lay" if self.turns.phase == LAYING else "feed"
        title, slot = [Span(self.say(f"ask-{word}-title"), "title")], self.turns.slot
        if slot >= 0 and self.scene.shows_card(self.scene.mine, slot):
            card = self.scene.mine.cards[slot]
            title.append(Span(f"  {slot + 1} {self.words.name(card)}", "accent"))
        return title

    def _stuck(self, cells: int) -> list[Line]:
        """HAM-9, and a turn lost to an effect; names the turning of a card if it is possible."""
        turns, text = self.turns, f"stuck-{self.turns.next_word}"
        lost = turns.next_word == "lose"
        may = turns.flips if lost else [each for each in turns.legal if UP <= each < DOWN]
        return self.told(text if may else f"{text}-plain", cells)

    # -- the chosen card

    def _card(self, cells: int, rows: int) -> list[Line]:
        slot, card = self._card_number()
        if card < 0:
            return self.told("choose-card", cells)
        if not self.scene.shows_card(self.scene.mine, slot):
            return self.told("card-covered", cells)
        kind = self.scene.config.kind[card]
        down = self.scene.mine.down >> slot & 1
        if down:
            lines = self.told("card-down" if self.turns.flip is not None else "card-stays", cells)
            spring = spring_text(self.scene, card)
            lines += wrapped(spring, cells, "accent") if spring else []
        elif kind == DEFENCE and not self.scene.config.plays[card]:
            lines = self.told("card-defence", cells)
        elif kind == ATTACK:
            return self._attack(slot, card, cells, rows)
        else:
            return self._ability(slot, card, cells, rows)
        says = self._effects(card, cells)
        return lines if down and len(lines) + len(says) > rows else [*lines, *says]

    def _shields(self, card: int, parties: Sequence[int], cells: int) -> list[Line]:
        """The rivals whom the card's effect can't touch (HAM-18)."""
        scene = self.scene
        said = shields(self.words, scene.view, card, parties, scene.name)
        return wrapped(" ".join(said), cells, "risky") if said else []

    def _effects(self, card: int, cells: int) -> list[Line]:
        idle = self.words.idle_parts(self.scene.config.block[card], self.scene.view)
        effects = " ".join((*self.words.told_lines(card), *map(sentence, idle)))
        return wrapped(effects, cells) if effects else []

    def _ability(self, slot: int, card: int, cells: int, rows: int) -> list[Line]:
        rivals = [rival.seat for rival in self.scene.rivals]
        says = [*self._shields(card, rivals, cells), *self._effects(card, cells)]
        lines: list[Line] = []
        for strike in self.turns.cached_odds.strikes(slot) if self.turns.playing else ():
            left = rows - len(says) - len(lines)
            self._subtype, self._printed = strike.result.subtype, 0
            self._blow = strike.result
            if not self.scene.shows_odds:
                lines += [self._points(aim) for aim in strike.aims]
            elif strike.single_target:
                one = [[Span(self.say("one-of"), "muted")]]
                briefs = (self._brief(aim, NAMES[0], key=False) for aim in strike.aims)
                lines += flow([*one, *briefs], cells)
            else:
                lines += self._each(strike.aims, cells, left)
        return [*lines, *says]

    def _attack(self, slot: int, card: int, cells: int, rows: int) -> list[Line]:
        """Each target with its odds; then the others to compare, and the card's text. The chance of
        each loss, and the possible hidden cards, as far as there are rows."""
        targets, odds = self.turns.targets, self.turns.cached_odds.odds(slot)
        aimed = [odds[party] for party in targets if party in odds]
        config = self.scene.config
        self._subtype, self._printed = config.subtype[card], config.points[card]
        self._blow = blow_of(config, self.scene.view, slot)
        if not self.scene.shows_odds:
            return [*map(self._points, aimed), *self.says(card, cells)]
        others = [aim for party, aim in odds.items() if party not in targets]
        compared = self._compared(others, cells) if others else []
        says = [*self._spent(slot, cells), *self._shields(card, targets, cells)]
        says += self.says(card, cells)
        left = rows - len(compared) - len(says)
        lines = self._each(aimed, cells, left)
        left -= len(lines)
        if len(aimed) == 1:
            hidden = self._hidden(aimed[0], self._subtype, cells)
            compared += hidden if len(hidden) <= left else []
        return [*lines, *compared, *says]

    def _spent(self, slot: int, cells: int) -> list[Line]:
        """The odds on the targets if cards are discarded for a stronger attack (Load)."""
        spent, targets = self.turns.cached_odds.spent(slot), self.turns.targets
        aims = [spent[party] for party in targets if party in spent]
        if not aims or self.turns.phase not in (FLIPPING, PLAYING):
            return []
        lead = [Span(self.say("if-spent"), "muted")]
        return flow([lead, *(self._brief(aim, NAMES[1], key=False) for aim in aims)], cells)

    def _each(self, aims: Sequence[Aim], cells: int, rows: int) -> list[Line]:
        """One line or more for each certain target, or a few words for each without room."""
        if len(aims) > max(MOST_TARGETS, rows):
            lines: list[Line] = []
            for why in (REASONS, COSTS, PLAIN):
                briefs = [self._brief(aim, 8, key=False, why=why) for aim in aims]
                lines = flow(briefs, cells, apart=2)
                if len(lines) <= rows:
                    break
            return lines
        each = max(1, rows // max(1, len(aims)))
        # Where there is a line for each they all show the same parts: all have their sum or none.
        sums = each > 1 or all(width_of(self._summed(aim)) <= cells for aim in aims)
        return [line for aim in aims for line in self._against(aim, cells, each, sums=sums)]

    def _points(self, aim: Aim) -> Line:
        """The points and dice, for players without hints."""
        return [*self.who(aim.party, 12), Span(f"  {self._dice(aim)}")]

    def _dice(self, aim: Aim) -> str:
        """`4 + d6 against 3 + d6`, with the crown (HAM-30) `4 + d6 + crown 2 against 3 + d6`."""
        crown = crown_against(self.scene.config, self.scene.view, aim.party)
        return aim_words(self.mazmorra.texts, aim, self._printed, crown).against

    def _chances(self, aim: Aim, *, why: int = PLAIN, misses: bool = True) -> list[Span]:
        """What an attack does and costs, with the cards that `why` asks for."""
        text = aim_words(self.mazmorra.texts, aim)
        stops, costs = self._reasons(aim, why)
        nothing = text.nothing if misses else ""
        answer = "" if why == PLAIN else self._answer(aim)
        cost = (f"{text.back}{costs}", "risky"), (answer, "risky")
        rest = (text.kills, "deadly"), *cost, (nothing, "muted")
        return [Span(text.damage, "title"), Span(stops, "muted"), *_listed(*rest)]

    def _answer(self, aim: Aim) -> str:
        """The attack with which the target answers (HAM-18); "" without one."""
        found, words = self.turns.cached_odds.answer(aim), self.words
        if found is None or not found.damage.most:
            return ""
        return words.texts(
            "hammerspace-odds-answer",
            when=found.when,
            who=words.names.source(found.source, found.number),
            how="perhaps" if found.kill else "never",
            chance=self.chance(found.kill),
        )

    def _reasons(self, aim: Aim, why: int) -> tuple[str, str]:
        """What stops nearly all the damage, for `REASONS` alone, and the cards and effects that
        cost the attacker life, each in brackets (HAM-12, HAM-18); "" for none."""
        if self._blow is None or why == PLAIN:
            return "", ""
        stops, costs = list[str](), list[str]()
        if why == REASONS and aim.best.mean < HARDLY:
            found = guarding(self.scene.config, self.scene.view, aim.party, self._subtype)
            stops = self.turns.cached_odds.stopping(self.words, aim, self._blow)
            stops = stops or [self.words.name(card) for card, _ in found]
        if aim.back.mean >= HARDLY:
            costs = self.turns.cached_odds.returning(self.words, aim, self._blow)
        return _bracketed(stops), _bracketed(costs)

    def _included(self, aim: Aim, cells: int = 0, *, summed: bool = False) -> list[Span]:
        """What the odds count besides points and dice, in brackets; the effects by name if there
        are that many cells. Where the points are `summed`, the crown is beside them."""
        found = bonuses(self.scene, aim.party, self._subtype)
        asides = [text for text, _, clause in found if not (summed and clause == "HAM-30")]
        if effects_count(aim, found):
            names = self._effects_named(aim)
            fits = names and width(", ".join((*asides, *names))) + BRACKETS <= cells
            asides += names if fits else [self.say("effects-count")]
        if not asides or not aim.best.most:
            return []
        return [Span(_bracketed(asides), "muted")]

    def _effects_named(self, aim: Aim) -> list[str]:
        if self._blow is None:
            return []
        clauses = LogClauses(self.scene.names, self.scene.cards)
        return self.turns.cached_odds.counted(clauses, aim, self._blow)

    def _summed(self, aim: Aim, *, why: int = PLAIN, cells: int = 0) -> Line:
        """`@2 Ben  4 + d6 against 3 + d6: damage 0-6, about 2.1, out 3%`."""
        who, dice = self.who(aim.party, NAMES[0]), Span(f"{self._dice(aim)}: ", "muted")
        line = [*who, Span("  "), dice, *self._chances(aim, why=why)]
        return [*line, *self._included(aim, cells - width_of(line), summed=True)]

    def _against(self, aim: Aim, cells: int, rows: int, *, sums: bool) -> list[Line]:
        """The odds against a target. Without room the sums are dropped, which `y` shows; with more
        rows, bars are added."""
        who, chances = [*self.who(aim.party, NAMES[0]), Span("  ")], self._chances(aim)
        noted = self._chances(aim, why=REASONS)
        if width_of(noted) + 3 > cells:  # the chart says how often it misses
            noted = self._chances(aim, why=REASONS, misses=False)
        line, included = self._summed(aim), self._included(aim)
        explained = self._summed(aim, why=REASONS, cells=cells)
        if sums and width_of(explained) <= cells and (rows == 1 or not self._vague(explained, aim)):
            lines: list[Line] = [explained]
        elif sums and width_of(line) <= cells and rows == 1:
            lines = [line]
        elif rows > 1:
            head = [*who, Span(self._dice(aim), "muted")]
            included = self._included(aim, cells - width_of(head), summed=True)
            shown = noted if width_of(noted) + 3 <= cells else chances
            lines = [[*head, *included], [Span("   "), *shown]]
        elif width_of([*who, *noted, *included]) <= cells:
            lines = [[*who, *noted, *included]]
        else:
            who = [*self.who(aim.party, NAMES[1]), Span("  ")]
            ways = noted, [*chances, *included], chances, chances[:-1] or chances
            short = (way for way in ways if width_of([*who, *way]) <= cells)
            lines = [[*who, *next(short, ways[-1])]]
        chart = loss_chart(aim.best, self.say("chart"), self.signs.bars, self.chance)
        open_yet = aim.best.most > aim.best.least
        fits = open_yet and len(lines) < rows and width_of(chart) <= cells
        return [*lines, chart] if fits else lines

    def _vague(self, line: Line, aim: Aim) -> bool:
        """Whether a line says that effects count, and not which, though they have names."""
        hides = any(self.say("effects-count") in run.text for run in line)
        return hides and bool(self._effects_named(aim))

    def _compared(self, others: Sequence[Aim], cells: int) -> list[Line]:
        """The same card on the others: average, spread, and chance to kill; letters instead of
        names without room."""
        lead = [Span(self.say("compare"), "muted")]
        for room in NAMES:
            named = flow([lead, *(self._brief(aim, room) for aim in others)], cells)
            if len(named) < 2 or (self.wide and room == NAMES[-1]):
                return named
        return flow([self._brief(aim, 0) for aim in others], cells, apart=2)

    def _brief(self, aim: Aim, name: int, *, key: bool = True, why: int = PLAIN) -> list[Span]:
        """`b Eva 2.3 (0-7), out 17%`, with the cards that `why` asks for; certain targets need no
        key."""
        text = aim_words(self.mazmorra.texts, aim)
        who = [Span(f"{self.letter(aim.party)} ", "key")] if key else self.who(aim.party, name)
        if key and name:
            who.append(Span(f"{clip(self.scene.party_name(aim.party), name)} "))
        elif not key:
            who.append(Span(" "))
        stops, costs = self._reasons(aim, why)
        rest = (text.kills, "deadly"), (f"{text.back_brief}{costs}", "risky")
        return [*who, Span(text.brief, "title"), Span(stops, "muted"), *_listed(*rest)]

    def _hidden(self, aim: Aim, subtype: int, cells: int) -> list[Line]:
        """The possible identity of a face-down card: it can't defend yet (HAM-8), but it may turn
        up."""
        if not aim.hidden or aim.party == MONSTER:
            return []
        chance = self.chance(match_chance(self.scene.config, self.scene.view, subtype))
        text = self.say("hidden-may", name=self.scene.name(aim.party), chance=chance)
        return wrapped(text, cells, "muted")


def _bracketed(names: Sequence[str]) -> str:
    return f" ({', '.join(names)})" if names else ""


def _listed(*texts: tuple[str, str]) -> list[Span]:
    """Texts with their roles, but for empty ones, each after a comma."""
    return [Span(f", {text}", role) for text, role in texts if text]
