"""The combat of a turn as shown, and the odds of the next one. No widgets."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.napakalaki.perspective.seat_view import ESCAPE, START
from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.i18n.numbers import percent
from app.text.sentences import capital
from engines.napakalaki.archenemies import REVENGE, pursuer
from engines.napakalaki.config import Config
from engines.napakalaki.odds import stand_in, upcoming
from engines.napakalaki.phases import STARTING_TREASURES
from engines.napakalaki.stand import foe_level
from engines.napakalaki.state import FIGHT, NO_MONSTER
from engines.napakalaki.view import View

OPEN, WON, ESCAPED, CAUGHT = "open", "won", "escaped", "caught"
"""The state of a combat: the escape is still open, or the result."""


@dataclass(frozen=True, slots=True)
class ShownFight:
    """The player and the monster of a combat, their combat levels, and its state."""

    seat: int
    monster: int
    power: int
    level: int
    stands: str

    @property
    def won(self) -> bool:
        """Whether the monster was beaten (NAP-14)."""
        return self.stands == WON

    @property
    def ahead(self) -> bool:
        """Whether the player wins as it is, though others may still have a say (NAP-38)."""
        return self.power > self.level


def combat_of(scene: NapakalakiViewModel) -> ShownFight | None:
    """The combat of this turn, also when it is over; None before a monster is drawn."""
    view, monster = scene.view, scene.monster
    power = scene.perspective.power
    seat = scene.fighter
    if monster == NO_MONSTER or seat < 0:
        return None
    if power < 0:
        power = view.players[seat].power
    level = scene.perspective.level
    return ShownFight(seat, monster, power, level, _stands(scene, power, level))


def _stands(scene: NapakalakiViewModel, power: int, level: int) -> str:
    if scene.perspective.disputed:
        return OPEN
    if power > level:
        return WON
    if scene.perspective.paid:
        return ESCAPED
    die = scene.die
    if die is not None and die.what == ESCAPE:
        return ESCAPED if die.good else CAUGHT
    return OPEN if scene.view.phase == FIGHT else CAUGHT


def fight_result(scene: NapakalakiViewModel) -> str:
    """How the combat of this turn ended for the seat that fought it, with the necklace that it used
    up (NAP-17), "" while it is open."""
    result, spent = _result(scene), scene.perspective.spent
    if not result or spent < 0:
        return result
    return f"{result} {scene.cards.texts('deal-result-spent', card=scene.cards.called(spent))}"


def _result(scene: NapakalakiViewModel) -> str:
    combat = combat_of(scene)
    if combat is None or combat.stands == OPEN:
        return ""
    texts, cards, die = scene.session.texts, scene.cards, scene.die
    if combat.won:
        margin = combat.power - combat.level
        prize = cards.prize(combat.monster, scene.perspective.price)
        foe = cards.foe(combat.monster, "to")
        return texts("deal-result-won", foe=foe, margin=margin, prize=prize)
    if scene.perspective.paid:
        return texts("ways-result-paid", foe=cards.foe(combat.monster, "to"))
    if not scene.config.parameters.escape:
        return lost_to(cards, combat.monster)
    if die is None or die.what != ESCAPE:
        return texts("deal-result-accepted", foe=cards.foe(combat.monster, "from"))
    if die.grabs and die.good:
        return texts("ways-result-grabbed", roll=die.face)
    if die.grabs:
        return texts("ways-result-fumbled", roll=die.face)
    return texts(f"deal-result-{combat.stands}", roll=die.face)


def lost_to(cards: NapakalakiCardText, monster: int) -> str:
    """How a combat ended where nobody runs (NAP-28)."""
    foe, many = capital(cards.foe(monster, "as")), cards.several(monster)
    return cards.texts("course-result-lost", foe=foe, many=many)


def past_result(scene: NapakalakiViewModel) -> tuple[str, ...]:
    """How the combat of the turn before ended, with its die: a sentence, and a shorter one; none if
    it was not shown."""
    past, cards = scene.perspective.past, scene.cards
    if past is None:
        return ()
    margin = past.power - past.level
    foe = cards.foe(past.monster, "to" if margin > 0 else "from")
    values: dict[str, str | int] = {"name": scene.name(past.seat), "foe": foe, "margin": margin}
    how = "won" if margin > 0 else "accepted"
    if past.paid:
        how = "paid"
        values["foe"] = cards.foe(past.monster, "to")
    elif margin <= 0 and past.die is not None and past.die.what == ESCAPE:
        how = ESCAPED if past.die.good else CAUGHT
        if past.die.grabs:
            how = "grabbed" if past.die.good else "fumbled"
            values["foe"] = cards.foe(past.monster, "to")
        values["roll"] = past.die.face
    texts = scene.session.texts
    if how == "accepted" and not scene.config.parameters.escape:
        return (lost_to(cards, past.monster),)
    you = "-you" if scene.people and past.seat == scene.viewer else ""
    return tuple(texts(f"deal-past-{how}{form}", **values) for form in (you, "-short"))


def start_result(scene: NapakalakiViewModel) -> str:
    """What the roll for starting treasures of this turn gave the acting seat, "" without one."""
    die = scene.die
    if die is None or die.what != START:
        return ""
    texts = scene.session.texts
    treasures = texts("napakalaki-treasures", n=STARTING_TREASURES[die.face - 1])
    return texts("deal-result-start", roll=die.face, treasures=treasures)


def fight_saying(scene: NapakalakiViewModel) -> str:
    """The monster's own line about the combat of this turn, "" while it is open, after an escape,
    or without a line."""
    combat = combat_of(scene)
    if combat is None or combat.stands not in (WON, CAUGHT):
        return ""
    return (scene.cards.beaten if combat.won else scene.cards.fate)(combat.monster)


@dataclass(frozen=True, slots=True)
class NextMonsterOdds:
    """The number of possible next monsters that a combat level beats (NAP-14), and of those that it
    beats with its archenemy beside them (NAP-32)."""

    beaten: int
    all: int
    chased: int

    @property
    def share(self) -> float:
        """The share of beaten monsters, from 0 to 1."""
        return (self.beaten + REVENGE * (self.chased - self.beaten)) / self.all


def hopes(config: Config, view: View, power: int, seat: int = -1) -> NextMonsterOdds:
    """The odds of a seat against the next monster, from public counts (NAP-20); without one, of the
    seat whose turn it is. Changes against cultists count (NAP-21), and tricks (NAP-44)."""
    who = seat if seat >= 0 else max(view.turn_seat, 0)
    monsters, fighter = upcoming(view), stand_in(config, view, who)
    levels = [foe_level(config, monster, fighter) for monster in monsters]
    beaten = sum(level < power for level in levels)
    added = pursuer(config, view, who)
    chased = sum(level + added < power for level in levels) if added else beaten
    return NextMonsterOdds(beaten, len(monsters), chased)


def odds_values(scene: NapakalakiViewModel, power: int, seat: int = -1) -> dict[str, str | int]:
    """The values of a message about the odds of a combat level against the next monster."""
    found = hopes(scene.config, scene.view, power, seat)
    chance = percent(found.share, scene.session.texts.language)
    return {"power": power, "n": found.beaten, "all": found.all, "chance": chance}


BANDS = ((0, 5), (6, 10), (11, 15), (16, 0))
"""Levels of monsters that are counted together; the last band has no upper end."""


def bands(config: Config, view: View, seat: int) -> list[tuple[str, int]]:
    """The number of possible next monsters in each band of the levels that they count against a
    seat: `1-5`, `6-10`, `11-15`, `16+`."""
    fighter = stand_in(config, view, seat)
    levels = [foe_level(config, monster, fighter) for monster in upcoming(view)]
    found = []
    for low, high in BANDS:
        count = sum(low <= level and (not high or level <= high) for level in levels)
        found.append((f"{max(low, 1)}-{high}" if high else f"{low}+", count))
    return found
