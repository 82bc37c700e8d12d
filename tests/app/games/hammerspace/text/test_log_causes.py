"""In the log, the card or character that causes something is the subject of what it does."""

from __future__ import annotations

from app.games.hammerspace.text.origins import origins, steps_in
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import BY_ATTACK, BY_EFFECT
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    FROM_MONSTER,
    ConditionRolled,
    EffectActs,
    FlipOrdered,
    Given,
    Ignored,
    Peeked,
    Prevented,
    Redirected,
    Rerolled,
    Survived,
    Swapped,
    Taken,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    HIDDEN,
    Aimed,
    AttackRolled,
    CharactersKept,
    DefenceRolled,
    Fell,
    LifeGained,
    LifeLost,
    MonsterCame,
    Played,
    TimerMoved,
)
from engines.hammerspace.state import NO_CARD
from engines.kernel.events import EVERYONE, Event
from tests.app.games.hammerspace.text.helpers import words_of
from tests.app.games.hammerspace.text.telling import (
    ANA,
    BEAST,
    BEN,
    CARD,
    DECK,
    EVA,
    LID,
    PAN,
    PERSON,
    narrator,
    texts,
)

CONFIG = words_of(DECK, "en", 3).config
TOUCHES = fx.IGNORED.index("touch")


def acts(owner: int, card: str) -> EffectActs:
    return EffectActs(EVERYONE, owner, FROM_CARD, CARD[card], -1)


def character(owner: int, name: str, kind: int) -> EffectActs:
    """A character's own ability of a kind acts."""
    number = PERSON[name]
    abilities = CONFIG.code.abilities
    own = next(each for each in CONFIG.gifts[number] if abilities[each].kind == kind)
    return EffectActs(EVERYONE, owner, FROM_CHARACTER, number, own)


def plays(card: str) -> tuple[Event, ...]:
    return Played(EVERYONE, ANA, 0, CARD[card]), acts(ANA, card)


def lost(party: int, amount: int, left: int) -> LifeLost:
    return LifeLost(EVERYONE, party, amount, left, ANA, BY_EFFECT)


def test_two_on_whom_it_acts_share_its_verb() -> None:
    """A card with a plural name has a plural verb."""
    losses = lost(BEN, 2, 9), lost(EVA, 1, 8)
    english, spanish = (
        texts(narrator(language), acts(ANA, "rocket-skates"), *losses) for language in ("en", "es")
    )
    assert english == ["Ana's Rocket Skates cost Ben 2 life (9 left) and Eva 1 life (8 left)."]
    assert spanish == [
        (
            "Los Patines a reacción de Ana le quitan 2 de vida a Ben (le quedan 9) y 1 de vida a "
            "Eva (le quedan 8)."
        )
    ]


def test_each_kind_of_deed_has_a_verb_of_its_own() -> None:
    """HAM-18."""
    for event, told in (
        (LifeGained(EVERYONE, BEN, 2, 9), "gives Ben 2 life (9 now)"),
        (TurnsSkipped(EVERYONE, BEN, 2), "costs Ben their next 2 turns"),
        (TimerMoved(EVERYONE, -2), "brings the next monster 2 turns sooner"),
        (TimerMoved(EVERYONE, 1), "delays the next monster by 1 turn"),
        (Rerolled(EVERYONE, BEN, True, 1, 4), "makes Ben reroll the defence die (was 1, now 4)"),
        (Rerolled(EVERYONE, ANA, False, 1, 4), "lets Ana reroll the attack die (was 1, now 4)"),
        (Peeked(EVERYONE, ANA, BEN, 1), "lets Ana look at Ben's card 2"),
        (Taken(EVERYONE, ANA, 0, BEN, 1, LID), "lets Ana take the Bin Lid from Ben"),
        (
            Swapped(EVERYONE, ANA, 0, LID, BEN, 1, PAN),
            "lets Ana swap the Frying Pan for Ben's Bin Lid",
        ),
        (
            Swapped(EVERYONE, ANA, 0, HIDDEN, BEN, 1, PAN),
            "lets Ana swap the Frying Pan for a face-down card of Ben's",
        ),
        (
            FlipOrdered(EVERYONE, BEN, 1, False),
            "makes Ben turn card 2 face down next turn (if possible)",
        ),
    ):
        (line,) = texts(narrator(), acts(ANA, "hiccup-gas"), event)
        assert line in (f"Ana's Hiccup Gas {told}.", f"Hiccup Gas {told}.")


def test_what_others_do_meanwhile_comes_after_it_with_their_names() -> None:
    """A daredevil pays for a bonus, and a player is out."""
    number = PERSON["daredevil"]
    given = origins(CONFIG)
    bonus, guard = (each for each, of in given.items() if of == (FROM_CHARACTER, number))
    english = texts(
        narrator(),
        CharactersKept(EVERYONE, ANA, (number, PERSON["nurse"])),
        ConditionRolled(EVERYONE, ANA, 5, 4),
        EffectActs(EVERYONE, ANA, FROM_CHARACTER, number, CONFIG.gifts[number][0]),
        lost(ANA, 1, 9),
        Given(EVERYONE, ANA, bonus, 1, -1, ANA),
        Given(EVERYONE, ANA, guard, 1, -1, ANA),
    )
    assert english[1:] == [
        (
            "Ana pays the Daredevil 1 life (9 left; rolled 5, needed 4+), gets +2 to attacks and "
            "takes 2 less damage from each attack until their next turn."
        )
    ]
    fell = texts(narrator(), acts(ANA, "hiccup-gas"), lost(BEN, 2, 0), Fell(EVERYONE, BEN))
    assert fell == ["Ana's Hiccup Gas costs Ben 2 life: Ben is OUT."]


def test_what_keeps_it_off_is_the_subject() -> None:
    """HAM-18: alone, beside what it could not keep off, and of a played card."""
    kept = character(BEN, "locksmith", fx.INSTEAD), Ignored(EVERYONE, BEN, TOUCHES)
    assert texts(narrator(), acts(ANA, "hiccup-gas"), *kept) == [
        "The Locksmith protects Ben's cards from Ana's Hiccup Gas."
    ]
    assert texts(narrator(), acts(ANA, "hiccup-gas"), *kept, lost(BEN, 1, 9)) == [
        "Ana's Hiccup Gas costs Ben 1 life (9 left), and the Locksmith protects Ben's cards."
    ]
    gained = LifeGained(EVERYONE, ANA, 3, 14)
    assert texts(narrator(), *plays("left-luggage"), *kept, gained) == [
        "Ana plays Left Luggage and gains 3 life (14 now). The Locksmith protects Ben's cards."
    ]


def test_a_changed_loss_has_a_note_beside_it() -> None:
    more = next(
        each for each, of in origins(CONFIG).items() if of == (FROM_CARD, CARD["neon-sign"])
    )
    changed = (
        EffectActs(EVERYONE, BEN, FROM_CARD, CARD["neon-sign"], more),
        Prevented(EVERYONE, BEN, -1),
    )
    assert texts(narrator(), acts(ANA, "hiccup-gas"), *changed, lost(BEN, 2, 9)) == [
        "Ana's Hiccup Gas costs Ben 2 life (9 left; 1 more from the Neon Sign)."
    ]


def test_what_falls_back_on_its_owner_does_not_name_them_twice() -> None:
    """Also if another player takes a part of it."""
    told = texts(
        narrator(),
        acts(BEN, "boomerang"),
        character(BEN, "lawyer", fx.INSTEAD),
        Redirected(EVERYONE, BEN, EVA, 1),
        lost(BEN, 1, 9),
        LifeLost(EVERYONE, EVA, 1, 19, BEN, BY_EFFECT),
    )
    assert told == [
        "The Boomerang costs Ben 1 life (9 left).",
        "The Small-print Lawyer makes Eva lose 1 life instead of Ben (19 left).",
    ]


def test_an_attack_that_its_effect_stops_comes_before_it() -> None:
    """An attacker who is out has attacked first: the monster punished it."""
    events = (
        MonsterCame(EVERYONE, BEAST["laundry-yeti"], BEN, 14),
        Aimed(EVERYONE, ANA, 3, (BEN,), PAN),
        EffectActs(EVERYONE, MONSTER, FROM_MONSTER, BEAST["laundry-yeti"], -1),
        lost(ANA, 1, 0),
        Fell(EVERYONE, ANA),
    )
    assert texts(narrator(), *events)[1:] == [
        "Ana attacks Ben with the Frying Pan.",
        "The Laundry Yeti costs Ana 1 life: Ana is OUT.",
    ]


def test_a_character_is_the_subject_of_an_attack_of_its_own() -> None:
    """It is nothing that a player holds, so the log doesn't say "with Fencer"."""
    number, abilities = PERSON["fencer"], CONFIG.code.abilities
    found = (
        (each, step.a)
        for each in CONFIG.gifts[number]
        for step in steps_in(CONFIG, abilities[each].block)
        if step.op == fx.STRIKE
    )
    ability, subtype = next(found)
    attack = (
        EffectActs(EVERYONE, BEN, FROM_CHARACTER, number, ability),
        Aimed(EVERYONE, BEN, subtype, (EVA,), NO_CARD),
        AttackRolled(EVERYONE, BEN, 3, 4, 7),
        DefenceRolled(EVERYONE, EVA, 0, 2, 2),
        LifeLost(EVERYONE, EVA, 5, 9, BEN, BY_ATTACK),
    )
    (english,), (spanish,) = texts(narrator(), *attack), texts(narrator("es"), *attack)
    assert english.startswith("Ben's Fencer whacks Eva for 5 damage (9 life left; ")
    assert spanish.startswith("El Esgrimista de Ben atiza a Eva y le quita 5 de vida (")


def test_a_loss_comes_before_what_survives_it() -> None:
    cat = character(BEN, "cat", fx.INSTEAD)
    events = *plays("dragon-pepper"), cat, Survived(EVERYONE, BEN), lost(BEN, 2, 1)
    assert texts(narrator(), *events) == [
        (
            "Ana plays the Dragon Pepper: Ben loses 2 life (1 left), and the Cat with Nine "
            "Lives saves Ben from going out."
        )
    ]


def test_who_survives_an_attack_is_told_what_is_left_only_once() -> None:
    """HAM-14: "for 1 life: the Cat saves Ana (1 left)" would say it in three ways."""
    cat = character(EVA, "cat", fx.INSTEAD)
    attack = (
        Aimed(EVERYONE, BEN, 0, (EVA,), CARD["boomerang"]),
        AttackRolled(EVERYONE, BEN, 5, 5, 10),
        DefenceRolled(EVERYONE, EVA, 1, 3, 4),
        LifeLost(EVERYONE, EVA, 1, 1, BEN, BY_ATTACK),
        cat,
        Survived(EVERYONE, EVA),
    )
    (english,), (spanish,) = texts(narrator(), *attack), texts(narrator("es"), *attack)
    assert english == (
        "Ben whacks Eva with the Boomerang, but the Cat with Nine Lives leaves Eva 1 life "
        "(5+5=10 against 1+3=4)."
    )
    assert ", pero la Gata de siete vidas le deja 1 de vida a Eva (" in spanish


def test_what_lasts_on_the_monster_is_not_of_a_person() -> None:
    came = MonsterCame(EVERYONE, BEAST["laundry-yeti"], BEN, 14)
    mould = next(
        each for each, of in origins(CONFIG).items() if of == (FROM_CARD, CARD["old-cheese"])
    )
    gift = Given(EVERYONE, MONSTER, mould, 2, -1, ANA)
    assert texts(narrator(), came, acts(ANA, "old-cheese"), gift)[1:] == [
        "The Laundry Yeti loses 1 life at the end of each of its next 2 turns (Ana's Old Cheese)."
    ]


def test_ham_18_a_gain_and_what_a_character_takes_of_it_are_one_line() -> None:
    """The Tax Inspector filled the log of a table: a line of its own for each gain of life."""
    tax = EffectActs(EVERYONE, BEN, FROM_CHARACTER, PERSON["tax-inspector"], -1)
    gain, got = LifeGained(EVERYONE, ANA, 6, 36), LifeGained(EVERYONE, BEN, 1, 31)
    english, spanish = (
        texts(narrator(language), gain, tax, lost(ANA, 1, 35), got) for language in ("en", "es")
    )
    assert english == [
        "Ana gains 6 life (36 now), but the Tax Inspector takes 1 (35 left) for Ben (31 now)."
    ]
    assert spanish == [
        (
            "Ana gana 6 de vida (ya tiene 36), pero la Inspectora de Hacienda le quita 1 "
            "(le quedan 35) y se lo da a Ben (ya tiene 31)."
        )
    ]
    two = texts(narrator(), gain, tax, lost(ANA, 36, 0), Fell(EVERYONE, ANA), got)
    assert len(two) > 1, "who goes out by it has a line of their own"
    own = texts(
        narrator(), gain, character(ANA, "vampire", fx.WHEN), LifeGained(EVERYONE, ANA, 2, 38)
    )
    assert not any("takes" in text for text in own)
