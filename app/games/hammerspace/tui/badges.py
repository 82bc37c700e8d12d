"""What the rules from HAM-26 on put on a board: the crown, marks, springs, food. No widgets."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.advice import advice
from app.games.hammerspace.text import bonuses as bonuses_text
from app.games.hammerspace.text.abilities import attack_change
from app.games.hammerspace.text.bonuses import Bonus
from app.games.hammerspace.text.keywords import has_spring, spring_points
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.i18n.literal import width
from engines.hammerspace.actions import DOWN
from engines.hammerspace.cards import ANYTHING, ATTACK, INEDIBLE, KINDS, SLOTS
from engines.hammerspace.effects.codes import MARK_WORDS
from engines.hammerspace.effects.events import FROM_LASTING
from engines.hammerspace.later import Mark
from engines.hammerspace.state import HIDING
from engines.hammerspace.view import Lasting, Player


def crowned(scene: HammerspaceViewModel) -> int:
    """The seat that has the crown at present (HAM-30), -1 for nobody."""
    return bonuses_text.crowned(scene.config, scene.view)


def marks_on(scene: HammerspaceViewModel, party: int) -> list[Mark]:
    """The marks on a party (HAM-33)."""
    return bonuses_text.marks_on(scene.view, party)


def marked(scene: HammerspaceViewModel, mark: Mark) -> str:
    """What the holder of a mark is: "soaked"."""
    return bonuses_text.marked(scene.session.texts, mark)


def badges(scene: HammerspaceViewModel, party: int) -> list[str]:
    """The crown and the marks of a party in words: "crown: attacks on them +2", "soaked (2
    turns)"."""
    texts, found = scene.session.texts, []
    if party == crowned(scene):
        mine = bool(scene.people) and party == scene.viewer
        message = "ham-crown-you" if mine else "ham-crown"
        found.append(texts(message, n=scene.config.parameters.crown))
    marks = marks_on(scene, party)
    found += [texts("ham-mark", mark=marked(scene, mark), n=mark.turns) for mark in marks]
    return found


def short_badges(scene: HammerspaceViewModel, party: int, cells: int = 99) -> str:
    """The same in few cells: "crown +2 So2"; with less room "^+2 So2", then without blanks."""
    texts = scene.session.texts
    marks = [f"{texts(_key(mark))[:2]}{mark.turns}" for mark in marks_on(scene, party)]
    signs, words = marks, marks
    if party == crowned(scene):
        n = scene.config.parameters.crown
        signs, words = [f"^+{n}", *marks], [texts("ham-crown-short", n=n), *marks]
    ways = " ".join(words), " ".join(signs), "".join(signs)
    return next((way for way in ways if width(way) <= cells), ways[-1])


def _key(mark: Mark) -> str:
    """The message of a mark's keyword, whose first letters the legend explains."""
    return f"hammer-key-{MARK_WORDS[mark.type]}"


def held_change(scene: HammerspaceViewModel, held: Sequence[Lasting]) -> str:
    """What lasting effects that all change attacks add to the next one: "attack +10"; "" if one of
    them does something else."""
    changes = [attack_change(scene.config.code, one.ability) for one in held]
    if not all(changes):
        return ""
    return scene.session.texts("ham-next-attack", plus=f"{sum(changes):+}")


def held_names(scene: HammerspaceViewModel, held: Sequence[Lasting]) -> str:
    """The cards that lasting effects come from, in a row; "" if one isn't known."""
    names = [scene.cards.names.source(FROM_LASTING, one.ability) for one in held]
    return ", ".join(dict.fromkeys(names)) if all(names) else ""


# -- springs


def gains_hidden(scene: HammerspaceViewModel, card: int) -> bool:
    """Whether a card is better off face down for a while: an attack with a Spring. A defence would
    not defend meanwhile (HAM-8)."""
    return card >= 0 and scene.config.kind[card] == ATTACK and has_spring(scene.config, card)


def best_hidden(scene: HammerspaceViewModel) -> int:
    """The slot of the own card that is best hidden before the match (HAM-2): the first that gains
    by it, else the adviser's, such as a defence whose Spring is worth the wait; -1 for none."""
    for slot, card in enumerate(scene.mine.cards):
        if gains_hidden(scene, card):
            return slot
    if scene.view.phase != HIDING or not scene.view.legal:
        return -1
    action = advice(scene.config, scene.view).action
    return action - DOWN if action >= DOWN else -1


def sprung(scene: HammerspaceViewModel, player: Player, slot: int) -> bool:
    """Whether the Spring of a player's card counts now (HAM-27)."""
    card = player.cards[slot]
    known = card >= 0 and not player.down >> slot & 1
    return (
        known
        and has_spring(scene.config, card)
        and scene.view.later.is_sprung(SLOTS * player.seat + slot)
    )


def springs_by(scene: HammerspaceViewModel, player: Player, slot: int) -> int:
    """The points that the Spring of a player's card adds now, 0 for none."""
    if not sprung(scene, player, slot):
        return 0
    return spring_points(scene.config.code, scene.config.cards.main[player.cards[slot]])


def spring_text(scene: HammerspaceViewModel, card: int) -> str:
    """What a face-down card with a Spring does once it is turned up, and until when; "" for
    others."""
    if not has_spring(scene.config, card):
        return ""
    points = spring_points(scene.config.code, scene.config.cards.main[card])
    kind = KINDS[scene.config.kind[card]]
    return scene.session.texts(f"ham-springs-{kind}", n=points)


# -- food


def food_word(scene: HammerspaceViewModel) -> str:
    """What the monster in play eats (HAM-32), "" if it can't be fed."""
    view, config = scene.view, scene.config
    if view.monster < 0 or not config.parameters.feeding:
        return ""
    eats = config.cards.monsters[view.monster].eats
    if eats == INEDIBLE:
        return ""
    return scene.session.texts(f"ham-eats-{'any' if eats == ANYTHING else KINDS[eats]}")


def fed(scene: HammerspaceViewModel) -> list[int]:
    """The living seats that the monster passes over because they have fed it (HAM-32)."""
    if not food_word(scene):
        return []
    view = scene.view
    return [one.seat for one in view.players if view.later.fed >> one.seat & 1 and not one.fell]


# -- odds


def bonuses(scene: HammerspaceViewModel, party: int, subtype: int) -> list[Bonus]:
    """What the crown and a mark add to an attack of a subtype on a party."""
    return bonuses_text.bonuses(scene.session.texts, scene.config, scene.view, party, subtype)
