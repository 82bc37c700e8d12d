"""The possible actions of the player at the keyboard, and the present choice: a card, its targets.
No widgets."""

from __future__ import annotations

from typing_extensions import override

from app.games.hammerspace.tui.badges import best_hidden
from app.games.hammerspace.tui.cached_odds import CachedOdds
from app.games.hammerspace.tui.commands import SLOT_KEYS
from app.games.hammerspace.tui.decision import ASKED, NEXT_WORDS, CardDecision
from app.games.hammerspace.tui.reach import (
    NOBODY_REACHED,
    TargetReach,
    open_reach,
    reach_of_card,
)
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.match.source import PlanStep
from app.tui.match import turn_controller
from engines.hammerspace.actions import DONE, PLAY, TARGET
from engines.hammerspace.state import (
    ASK_OPTION,
    EFFECT,
    FEEDING,
    FLIPPING,
    HIDING,
    LAYING,
    NO_CARD,
    PLAYING,
    TARGETING,
)
from engines.hammerspace.view import View


class HammerspaceTurns(turn_controller.TurnController):
    """The present decision, for the keys and the panels of the screen."""

    scene: HammerspaceViewModel

    def __init__(self, scene: HammerspaceViewModel) -> None:
        super().__init__(scene)
        self._slot = -1
        self.chosen_early = False
        """Whether the chosen slot was chosen while others decide or events are shown."""
        self._cursor = -1
        self._aimed = False
        """Whether the player aimed the cursor in this turn."""
        self.marks: tuple[int, ...] = ()
        self._of: tuple[object, ...] = ()
        self._decision: CardDecision | None = None
        self._decision_at: tuple[int, int, bool, bool] | None = None
        self._turn_of = (-1, -1)
        self._reaches: dict[int, TargetReach] = {}
        self._reach: TargetReach | None = None
        self._cached_odds: CachedOdds | None = None

    # -- the decision

    @property
    def decision(self) -> CardDecision:
        """The present decision."""
        return self._keep_up()

    def _keep_up(self) -> CardDecision:
        """Return the present decision. For another one, reset the choice of a card and targets."""
        scene = self.scene
        # Whose turn it is changes with these only; to ask for it each time costs twice as much.
        at = (scene.revision, scene.me, scene.player.idle, scene.source.unwritten)
        if self._decision is None or at != self._decision_at:
            self._decision_at = at
            self._decision = CardDecision(scene, self.legal)
            self._reach = None
            self._renew(self._decision)
        return self._decision

    @property
    def view(self) -> View:
        return self.decision.view

    @property
    def phase(self) -> int:
        """The phase of the game (`engines.hammerspace.state`)."""
        return self._keep_up().phase

    @property
    @override
    def forced(self) -> int | None:
        decision = self.decision
        legal, phase, ask = decision.legal, decision.phase, decision.view.ask
        if legal and phase == EFFECT and ask is not None and ask.what == ASK_OPTION:
            legal = tuple(self.scene.cards.options(ask, legal))
        if phase == FEEDING and decision.legal and self.view.later.fed >> self.scene.me & 1:
            return DONE  # the monster passes over this player already, in an extra turn
        if len(legal) != 1:
            return None
        alone = len(self.scene.people) == 1 and not self.scene.session.teaches
        lost = phase == FLIPPING and (decision.loses_turn or decision.stuck)
        return legal[0] if phase in (TARGETING, EFFECT) or (lost and alone) else None

    @property
    @override
    def asks(self) -> bool:
        return bool(self.legal) and self.phase in ASKED

    @property
    def next_word(self) -> str:
        """The effect of Enter, as a stable word."""
        decision = self.decision
        if not decision.legal:
            return "wait"
        if decision.loses_turn:
            return "lose"
        if decision.phase == FLIPPING and decision.stuck:
            return "redraw"
        return NEXT_WORDS.get(decision.phase, "wait")

    # -- the own cards

    @property
    def playing(self) -> bool:
        """Whether a card can be played now, or after the end of turning."""
        return self._keep_up().playing

    @property
    def playable(self) -> tuple[int, ...]:
        """The slots of face-up attacks and abilities (HAM-7, HAM-8)."""
        return self.decision.playable

    @property
    def stuck(self) -> bool:
        """Whether none of the present cards can be played (HAM-9)."""
        return self.decision.stuck

    @property
    def slot(self) -> int:
        """The chosen slot of the own cards, -1 if none is. A new card that may be laid face down is
        chosen whatever the player chose (HAM-26): no other can be laid now."""
        decision = self._keep_up()
        if decision.phase == LAYING and decision.flips:
            return min(decision.flips)
        return self._slot

    @property
    def attacking(self) -> int:
        """The slot of the attack being aimed: of the present attack, regardless of the chosen card,
        else of the chosen card."""
        decision = self.decision
        attack = decision.view.attack
        if decision.phase == TARGETING and decision.legal and attack is not None:
            return attack.slot
        return self._slot

    @property
    def flip(self) -> int | None:
        """The action of the turning key for the chosen card (`CardDecision.flips`)."""
        return self.decision.flips.get(self.slot)

    @property
    def flips(self) -> tuple[int, ...]:
        """The slots of the cards for which the turning key acts."""
        return tuple(self.decision.flips)

    def choose(self, slot: int) -> None:
        """Choose a card; before the seat's own decision, for when it comes."""
        decision = self._keep_up()
        self._slot, self.chosen_early = slot, not decision.legal
        if self.chosen_early:
            return
        self._reach = None
        self.marks = ()
        self._aim_at_first()

    def _aim_at_first(self) -> None:
        parties = self.reach.parties
        if self._cursor not in parties:
            self._cursor, self._aimed = parties[0] if parties else -1, False

    # -- targets

    @property
    def reach(self) -> TargetReach:
        """The possible targets of the chosen card, or of the present attack (HAM-10)."""
        decision = self._keep_up()
        if self._reach is None:
            aims = decision.phase == TARGETING and decision.legal
            self._reach = open_reach(decision) if aims else self.reach_of(self._slot)
        return self._reach

    def reach_of(self, slot: int) -> TargetReach:
        decision = self.decision
        if not decision.playing or slot not in decision.playable:
            return NOBODY_REACHED
        if slot not in self._reaches:
            self._reaches[slot] = reach_of_card(self.scene, decision.view, slot)
        return self._reaches[slot]

    @property
    def cursor(self) -> int:
        self._keep_up()
        return self._cursor

    @property
    def targets(self) -> tuple[int, ...]:
        reach = self.reach
        if reach.everyone:
            return reach.parties
        if self.marks:
            return tuple(sorted(self.marks))
        return (self.cursor,) if self.cursor in reach.parties else ()

    def point(self, party: int) -> bool:
        """Aim at a party; an attack on several also reaches the one that the player aimed at
        before. Return False if it can't be a target, or no more can be marked."""
        reach, before = self.reach, self._cursor
        if party not in reach.parties:
            return False
        several = not reach.everyone and reach.most > 1
        if several and self._aimed and not self.marks and before not in (party, -1):
            self.mark()
        self._cursor, self._aimed = party, True
        return not several or self.mark()

    def step(self, by: int) -> None:
        parties = self.reach.parties
        if parties:
            at = parties.index(self._cursor) + by if self._cursor in parties else 0
            self._cursor, self._aimed = parties[at % len(parties)], True

    def mark(self) -> bool:
        """Mark the present target or remove the mark. Return False if no more can be marked."""
        reach, party = self.reach, self.cursor
        if reach.everyone or reach.most < 2 or party not in reach.parties:
            return False
        if party in self.marks:
            self.marks = tuple(one for one in self.marks if one != party)
            self._aimed = False
        elif len(self.marks) >= reach.most:
            return False
        else:
            self.marks = (*self.marks, party)
        return True

    def _renew(self, decision: CardDecision) -> None:
        """Reset the choice for another decision."""
        me = self.scene.me
        now = (self.moment, me, bool(decision.legal), decision.phase)
        if now == self._of:
            return
        self._of = now
        early, self.chosen_early = self.chosen_early, self.chosen_early and not decision.legal
        self._reaches.clear()
        self._cached_odds = None
        self.marks = ()
        turn = (decision.view.turn, me)
        if decision.playing and turn != self._turn_of:
            if me != self._turn_of[1]:
                self._cursor = -1  # another player's aim does not carry over
            self._turn_of, self._aimed = turn, False
            if not early or self._slot not in decision.playable:
                self._slot = _first_choice(self._slot, decision)
        elif decision.phase == HIDING and self._slot < 0:
            self._slot = _first_to_hide(self.scene)
        elif decision.phase in (LAYING, FEEDING) and self._slot not in decision.flips:
            self._slot = min(decision.flips, default=self._slot)
        parties = self.reach.parties
        if parties and self._cursor not in parties:
            self._cursor = parties[0]

    @property
    def cached_odds(self) -> CachedOdds:
        decision = self.decision
        if self._cached_odds is None:
            self._cached_odds = CachedOdds(self.scene.config, decision.view)
        return self._cached_odds

    # -- the decisions of Enter

    def available(self, command: str) -> bool | str:
        """Whether a key that decides is available, or why not (a message's id)."""
        decision = self.decision
        legal, phase = decision.legal, decision.phase
        if not legal:
            early = command in SLOT_KEYS and bool(self.scene.people) and not self.scene.ended
            return early or self.why_closed()
        match command:
            case "ham.flip" if phase not in (HIDING, FLIPPING, LAYING, FEEDING):
                return _why_no_more_flips(self.view)
            case "ham.flip" if self.flip is None:
                return _why_no_flip(self.view, self.scene.me, self.slot)
            case "ham.redraw" if phase != FLIPPING or decision.loses_turn:
                return "ham-no-redraw"
            case "ham.redraw" if not decision.stuck and decision.folds is None:
                return "ham-no-redraw"
            case "ham.done" if phase not in (HIDING, FLIPPING) and DONE not in legal:
                return "ham-no-done"
            case "ham.do" if decision.playing and not decision.stuck:
                return self._slot in decision.playable or _why_not_played(
                    self.view, self.scene.me, self.slot
                )
        return True

    def act(self) -> None:
        """Make the chosen decisions one after the other, as far as they stay open."""
        phase = self.phase
        if phase in (HIDING, LAYING, FEEDING):
            self.scene.decide(DONE)
        elif phase == TARGETING:
            self.scene.plan(*_aiming(self.targets))
        elif self.playing and not self.stuck:
            play = PlanStep(PLAY + self.slot, PLAYING)
            self.scene.plan(PlanStep(DONE, FLIPPING), play, *_aiming(self.targets))
        elif phase == FLIPPING:
            self.scene.decide(DONE)

    def redraw(self) -> None:
        """Change all four and lose the turn (HAM-9). Turn the only playable card down before."""
        folds = self.decision.folds
        if folds is None:
            self.scene.decide(DONE)
        else:
            self.scene.plan(PlanStep(folds, FLIPPING), PlanStep(DONE, FLIPPING))


def _why_no_flip(view: View, me: int, slot: int) -> str:
    """The message about a card that can't be turned now."""
    if view.phase == FEEDING:
        return "ham-feed-other"
    if slot < 0:
        return "ham-flip-which"
    if view.rest.turned >> slot & 1:
        return "ham-flip-once"
    return "ham-flip-ups" if view.players[me].down >> slot & 1 else "ham-flip-limit"


def _why_no_more_flips(view: View) -> str:
    """The id of the message that says why no card can be turned over in this phase (HAM-6)."""
    return "ham-flip-over" if view.phase == PLAYING and view.rest.turned else "ham-no-flip"


def _first_to_hide(scene: HammerspaceViewModel) -> int:
    """The slot of the own card that gains by it, else the first."""
    return max(0, best_hidden(scene))


def _why_not_played(view: View, me: int, slot: int) -> str:
    """The message about a card that can't be played now."""
    mine = view.players[me]
    if slot < 0 or mine.cards[slot] == NO_CARD:
        return "ham-play-which"
    return "ham-play-down" if mine.down >> slot & 1 else "ham-play-defence"


def _first_choice(slot: int, decision: CardDecision) -> int:
    """The slot chosen before if it can be played, else the first that can; a defence with an "or
    play" line only if there is nothing else, since playing it leaves its owner without it."""
    first = decision.offered
    if slot in first:
        return slot
    return first[0] if first else max(0, slot)


def _aiming(targets: tuple[int, ...]) -> tuple[PlanStep, ...]:
    """The steps that choose these targets, from the left (HAM-10)."""
    chosen = (PlanStep(TARGET + party, TARGETING) for party in sorted(targets))
    return (*chosen, PlanStep(DONE, TARGETING))
