"""The log of Hammerspace reads like a story that somebody tells, in both languages."""

from __future__ import annotations

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.narrator import HammerspaceNarrator
from app.games.hammerspace.text.rollers import Rollers
from app.i18n.fluent import Texts
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import BY_ATTACK, BY_EFFECT, NONE
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    FROM_LASTING,
    FROM_MONSTER,
    AmountRolled,
    ConditionRolled,
    EffectActs,
    FlipOrdered,
    Given,
    LastingEnded,
    Peeked,
    PeekedCard,
    Prevented,
    Redirected,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    AFTER_USE,
    CANNOT_PLAY,
    FED,
    LOST_TO_EFFECT,
    Aimed,
    AttackRolled,
    CharactersKept,
    DefenceRolled,
    Defended,
    Discarded,
    Fell,
    KeeperChanged,
    KeptCard,
    LifeGained,
    LifeLost,
    MonsterCame,
    MonsterRolled,
    Played,
    TurnedDown,
    TurnLost,
)
from engines.hammerspace.state import NO_CARD
from engines.kernel.events import EVERYONE, Event, TurnBegan
from tests.app.games.hammerspace.text.helpers import unnamed, words_of
from tests.app.games.hammerspace.text.telling import (
    ANA,
    BEAST,
    BEN,
    CARD,
    DECK,
    EVA,
    NAMES,
    PAN,
    PERSON,
    narrator,
    so_far,
    texts,
    told,
)

LAWYER, POLITICIAN, YETI = PERSON["lawyer"], PERSON["politician"], BEAST["laundry-yeti"]
WORDS = words_of(DECK, "en", 3)
CONFIG = WORDS.config


def plays(card: str) -> tuple[Event, ...]:
    """Ana plays an ability, whose effects follow."""
    number = CARD[card]
    return Played(EVERYONE, ANA, 0, number), EffectActs(EVERYONE, ANA, FROM_CARD, number, -1)


def hits(card: str, lost: int, left: int) -> tuple[Event, ...]:
    """Ana attacks Ben with a card, and Ben loses life."""
    return (
        Aimed(EVERYONE, ANA, 0, (BEN,), CARD[card]),
        AttackRolled(EVERYONE, ANA, 5, 4, 9),
        DefenceRolled(EVERYONE, BEN, 0, 3, 3),
        LifeLost(EVERYONE, BEN, lost, left, ANA, BY_ATTACK),
    )


def ability_of(character: int) -> int:
    return CONFIG.gifts[character][0]


def lasting_of(card: str) -> int:
    """The first lasting effect that a card gives."""
    names = WORDS.names
    abilities = range(len(CONFIG.code.abilities))
    return next(each for each in abilities if names.source(FROM_LASTING, each) == card)


def in_both(*events: Event) -> tuple[list[str], list[str]]:
    """What is told of events in English and in Spanish."""
    return texts(narrator(), *events), texts(narrator("es"), *events)


# One subject, then verbs.


def test_a_player_is_named_once_in_a_sentence() -> None:
    """HAM-18: all that a card does to its own player."""
    lasting = lasting_of("Spring Cleaning")
    given = Given(EVERYONE, ANA, lasting, 2, -1, ANA)
    assert in_both(*plays("spring-cleaning"), LifeGained(EVERYONE, ANA, 5, 35), given) == (
        [
            (
                "Ana plays Spring Cleaning, gains 5 life (35 now) and gains 1 more each time "
                "they gain life for 2 turns."
            )
        ],
        [
            (
                "Ana juega la Limpieza general, gana 5 de vida (ya tiene 35) y ganará 1 más cada "
                "vez que gane vida durante 2 turnos."
            )
        ],
    )


def test_what_becomes_of_players_comes_after_a_colon() -> None:
    losses = LifeLost(EVERYONE, BEN, 3, 0, ANA, BY_EFFECT), Fell(EVERYONE, BEN)
    keeper = KeeperChanged(EVERYONE, EVA)
    acts = EffectActs(EVERYONE, ANA, FROM_CARD, PAN, -1)
    assert texts(narrator("es"), acts, *losses, keeper) == [
        "La Sartén de Ana le quita 3 de vida a Ben: Ben queda FUERA.",
        "Eva es ahora el guardián de un monstruo.",
    ]


def test_a_new_keeper_is_the_last_line_not_what_a_card_did() -> None:
    """HAM-20: Ben, who plays Coin Toss, is the keeper because Ana is out."""
    dice = ConditionRolled(EVERYONE, ANA, 5, 4), AmountRolled(EVERYONE, ANA, (6, 2))
    out = Fell(EVERYONE, BEN), KeeperChanged(EVERYONE, ANA)
    loss = LifeLost(EVERYONE, BEN, 8, 0, ANA, BY_EFFECT)
    played, keeps = texts(narrator(), *plays("coin-toss"), *dice, loss, *out)
    assert played.startswith("Ana plays Coin Toss: Ben loses 8 life and is OUT (")
    assert keeps == "Ana becomes the keeper of the monster."
    hit, keeps = texts(narrator(), *hits("frying-pan", 6, 0), *out)
    assert hit == "Ana knocks Ben OUT with the Frying Pan (from 6 life; 5+4=9 against 3)."
    assert keeps == "Ana becomes the keeper of the monster."


def test_a_hit_says_what_it_costs_without_naming_the_defender_again() -> None:
    """HAM-14."""
    assert in_both(*hits("frying-pan", 6, 24)) == (
        ["Ana whacks Ben with the Frying Pan for 6 damage (24 life left; 5+4=9 against 3)."],
        ["Ana atiza a Ben con la Sartén y le quita 6 de vida (le quedan 24; 5+4=9 contra 3)."],
    )


def test_the_same_on_several_players_is_told_once() -> None:
    """HAM-18: losses in a row, cards to turn over, and what lasts."""
    events = (
        *plays("wet-paint"),
        FlipOrdered(EVERYONE, BEN, 1, False),
        FlipOrdered(EVERYONE, BEN, 3, False),
        LifeLost(EVERYONE, BEN, 1, 20, ANA, BY_EFFECT),
        LifeLost(EVERYONE, EVA, 1, 19, ANA, BY_EFFECT),
    )
    english, spanish = in_both(*events)
    assert english == [
        (
            "Ana plays Wet Paint, which makes Ben turn cards 2 and 4 face down next turn (if "
            "possible). It costs Ben and Eva 1 life each (20 and 19 left)."
        )
    ]
    assert spanish == [
        "Ana juega Recién pintado.",
        (
            "Recién pintado obliga a Ben a poner boca abajo las cartas 2 y 4 en su próximo turno "
            "(si es posible)."
        ),
        "Recién pintado les quita 1 de vida a Ben y a Eva (les quedan 20 y 19).",
    ]


def test_what_lasts_some_turns_says_when_it_acts_and_on_whom_else() -> None:
    cheese = EffectActs(EVERYONE, ANA, FROM_CARD, CARD["old-cheese"], -1)
    mould = lasting_of("Old Cheese")
    given = [Given(EVERYONE, seat, mould, 2, -1, ANA) for seat in (BEN, EVA)]
    assert in_both(cheese, *given) == (
        [("Ben and Eva each lose 1 life at the end of their next 2 turns (Ana's Old Cheese).")],
        [
            (
                "Ben y Eva perderán 1 de vida al final de cada uno de sus 2 próximos "
                "turnos, por el Queso "
                "olvidado de Ana."
            )
        ],
    )


def test_a_card_that_was_looked_at_is_named_beside_its_place() -> None:
    """HAM-25."""
    seen = Peeked(EVERYONE, ANA, BEN, 1), PeekedCard(1 << ANA, ANA, BEN, 1, PAN)
    assert texts(narrator("es"), *seen) == ["Ana mira la carta 2 de Ben (la Sartén)."]


# Sources: named where the reader can't know them from the same sentence.


def test_what_acts_on_itself_is_not_thanked() -> None:
    """HAM-23: a monster that heals."""
    came = MonsterCame(EVERYONE, YETI, BEN, 14)
    acts = EffectActs(EVERYONE, MONSTER, FROM_MONSTER, YETI, -1)
    gain = LifeGained(EVERYONE, MONSTER, 2, 16)
    english, spanish = in_both(came, acts, gain)
    assert english[1] == "The Laundry Yeti gains 2 life (16 now)."
    assert spanish[1] == "El Yeti de la colada gana 2 de vida (ya tiene 16)."


def test_a_lost_turn_names_what_took_it() -> None:
    """HAM-18, HAM-19: turns later, too."""
    pie = EffectActs(EVERYONE, ANA, FROM_CARD, CARD["custard-pie"], -1)
    skipped, lost = TurnsSkipped(EVERYONE, BEN, 1), TurnLost(EVERYONE, BEN, LOST_TO_EFFECT)
    english, spanish = in_both(pie, skipped, TurnBegan(EVERYONE, BEN, 14), lost)
    assert english[1] == "Ben loses this turn because of Ana's Custard Pie."
    assert spanish[1] == "Ben pierde este turno por culpa del Pastelazo de Ana."
    assert texts(narrator(), lost) == ["Ben loses this turn because of an effect."]


def test_what_lasts_on_a_player_is_not_called_theirs() -> None:
    """Its holder did not cause it."""
    burn = lasting_of("Dragon Pepper")
    acts = EffectActs(EVERYONE, ANA, FROM_LASTING, burn, burn)
    passed = Redirected(EVERYONE, ANA, BEN, 1)
    events = (
        CharactersKept(EVERYONE, ANA, (LAWYER, POLITICIAN)),
        acts,
        ConditionRolled(EVERYONE, ANA, 5, 2),
        EffectActs(EVERYONE, ANA, FROM_CHARACTER, LAWYER, ability_of(LAWYER)),
        passed,
        LifeLost(EVERYONE, BEN, 1, 20, ANA, BY_EFFECT),
    )
    english, spanish = in_both(*events)
    assert english[1:] == [
        (
            "The Small-print Lawyer makes Ben lose 1 life instead of Ana (20 left; the Dragon "
            "Pepper)."
        )
    ]
    assert spanish[1:] == [
        (
            "La Abogada de letra pequeña hace que Ben pierda 1 de vida en lugar de Ana (le quedan "
            "20), por la Guindilla de dragón."
        )
    ]


def test_a_second_line_names_what_it_is_about() -> None:
    """Its cause, if a verb says what that does."""
    acts = EffectActs(EVERYONE, BEN, FROM_CARD, PAN, -1)
    skips = [TurnsSkipped(EVERYONE, ANA, turns) for turns in (2, 3) * 4]
    _, more = texts(narrator("es"), acts, *skips)
    assert more.startswith("La Sartén de Ben le quita a Ana ")
    bonus = lasting_of("Energy Drink")
    gifts = [Given(EVERYONE, ANA, bonus, turns, -1, BEN) for turns in range(1, 9)]
    assert texts(narrator(), acts, *gifts)[1].startswith("Ana gets +4 to attacks ")


# Spanish articles.


def test_spanish_names_have_their_articles_and_contract() -> None:
    events = (
        MonsterCame(EVERYONE, YETI, BEN, 14),
        Aimed(EVERYONE, ANA, 3, (MONSTER,), CARD["frozen-peas"]),
        AttackRolled(EVERYONE, ANA, 5, 3, 8),
        DefenceRolled(EVERYONE, MONSTER, 2, 1, 3),
        LifeLost(EVERYONE, MONSTER, 5, 9, ANA, BY_ATTACK),
    )
    assert texts(narrator("es"), *events) == [
        "Aparece el Yeti de la colada (14 de vida), con Ben de guardián.",
        (
            "Ana hiela al Yeti de la colada con los Guisantes congelados y le quita 5 de vida "
            "(le quedan 9; 5+3=8 contra 2+1=3)."
        ),
    ]


def test_the_verb_agrees_with_a_plural_name() -> None:
    ends = {
        "Frozen Peas": "Los Guisantes congelados ya no afectan a Ben.",
        "Old Cheese": "El Queso olvidado ya no afecta a Ben.",
    }
    for name, spanish in ends.items():
        ended = LastingEnded(EVERYONE, BEN, lasting_of(name))
        assert texts(narrator("es"), *plays("spring-cleaning"), ended)[-1] == spanish


def test_a_deck_without_articles_has_bare_names() -> None:
    bare = HammerspaceCardText(Texts("es", strict=True), CONFIG, unnamed)
    line = texts(HammerspaceNarrator(NAMES, bare, 13), *hits("frying-pan", 6, 24))
    assert line[0].startswith("Ana atiza a Ben con Frying pan y le quita 6 de vida")


# Dice.


def test_a_die_that_failed_has_a_line_of_its_own_with_its_character() -> None:
    """HAM-18: also where its owner has several."""
    events = (
        CharactersKept(EVERYONE, BEN, (PERSON["nurse"], LAWYER)),
        *plays("periscope"),
        ConditionRolled(EVERYONE, BEN, 1, 2),
        LifeLost(EVERYONE, BEN, 4, 20, ANA, BY_EFFECT),
    )
    english, spanish = in_both(*events)
    assert english[1:] == [
        "Ana plays the Periscope: Ben loses 4 life (20 left).",
        "The Small-print Lawyer trips up (rolled 1, needed 2+).",
    ]
    assert spanish[1:] == [
        "Ana juega el Periscopio: Ben pierde 4 de vida (le quedan 20).",
        "La Abogada de letra pequeña ni se entera (saca un 1 y hacía falta un 2 o más).",
    ]


def test_both_dice_at_the_start_of_a_turn_have_their_characters() -> None:
    """HAM-4: in the order of their abilities, also after a card that had to be turned over."""
    teller = narrator()
    told(teller, CharactersKept(EVERYONE, ANA, (PERSON["nurse"], PERSON["daredevil"])))
    told(teller, TurnBegan(EVERYONE, ANA, 13), TurnedDown(EVERYONE, ANA, 1))
    rolls = [ConditionRolled(EVERYONE, ANA, die, 4) for die in (2, 3)]
    assert texts(teller, *rolls)[1:] == [
        (
            "The Night Nurse does nothing (rolled 2, needed 4+), and the Daredevil misses the "
            "cue (rolled 3, needed 4+)."
        )
    ]


def test_a_die_says_who_rolls_it_if_somebody_else_loses_life() -> None:
    dice = ConditionRolled(EVERYONE, ANA, 5, 4), AmountRolled(EVERYONE, ANA, (6, 4, 4))
    loss = LifeLost(EVERYONE, BEN, 14, 10, ANA, BY_EFFECT)
    assert in_both(*plays("coin-toss"), *dice, loss) == (
        [
            (
                "Ana plays Coin Toss: Ben loses 14 life (10 left; Ana rolled 5, needed 4+; damage "
                "6+4+4)."
            )
        ],
        [
            (
                "Ana juega Cara o cruz: Ben pierde 14 de vida (le quedan 10; Ana saca un 5 y "
                "hacía falta un 4 o más; daño 6+4+4)."
            )
        ],
    )


def test_dice_of_a_loss_are_its_damage_beside_what_changed_it() -> None:
    """Two rolls in one bracket read like one; dice that are not the loss are no damage."""
    dice = ConditionRolled(EVERYONE, ANA, 4, 4), AmountRolled(EVERYONE, ANA, (3, 1, 2))
    more = lasting_of("Neon Sign")
    sign = EffectActs(EVERYONE, BEN, FROM_LASTING, more, more)
    changed = *plays("coin-toss"), *dice, sign, Prevented(EVERYONE, BEN, -1)
    for amount, rolled in (
        (7, "damage 3+1+2, 1 more from the Neon Sign"),
        (9, "rolled 3+1+2; 1 more"),
    ):
        (line,) = texts(narrator(), *changed, LifeLost(EVERYONE, BEN, amount, 19, ANA, BY_EFFECT))
        assert f"loses {amount} life (19 left; Ana rolled 4, needed 4+; {rolled}" in line
    last = LifeLost(EVERYONE, BEN, 4, 0, ANA, BY_EFFECT)
    assert "OUT (Ana rolled 4, needed 4+; damage 3+1+2)" in "".join(
        texts(narrator(), *plays("coin-toss"), *dice, last, Fell(EVERYONE, BEN))
    )


def test_a_roll_to_keep_a_card_says_so() -> None:
    """HAM-17: one that fails while another player keeps a card, and one that is not used."""
    lid = CARD["bin-lid"]
    failed, kept = ConditionRolled(EVERYONE, BEN, 1, 4), KeptCard(EVERYONE, EVA, 2, PAN)
    assert texts(narrator(), failed, kept)[0] == "Ben can't keep a card (rolled 1, needed 4+)."
    made = ConditionRolled(EVERYONE, BEN, 5, 4)
    gone = Discarded(EVERYONE, BEN, (0,), (lid,), AFTER_USE)
    assert texts(narrator(), made, gone) == [
        "Ben could keep the Bin Lid but discards it (rolled 5, needed 4+)."
    ]
    asked = narrator()
    asked.feed(made)
    assert so_far(asked) == "Ben may keep a card (rolled 5, needed 4+)."


def test_a_roll_for_the_played_card_does_not_name_it_again() -> None:
    """While the card asks for its target, its roll has brought nothing yet."""
    made = ConditionRolled(EVERYONE, ANA, 4, 4)
    for language, said in (
        ("en", "Ana plays Coin Toss and rolls a 4 (needed 4+)."),
        ("es", "Ana juega Cara o cruz y saca un 4 (hacía falta un 4 o más)."),
    ):
        teller = narrator(language)
        for event in (*plays("coin-toss"), made):
            teller.feed(event)
        assert so_far(teller) == said


def test_a_failed_roll_names_the_card_if_one_alone_was_used_that_needs_it() -> None:
    """HAM-17: of two that need the same die, the log can't know which was meant."""
    lid, other = CARD["bin-lid"], CARD["boomerang"]
    failed = ConditionRolled(EVERYONE, BEN, 1, 4)
    uses, uses_other = (Defended(EVERYONE, BEN, 0, each, 3) for each in (lid, other))
    said = "no consigue conservar la Tapa del cubo (saca un 1 y hacía falta un 4 o más)."
    assert texts(narrator("es"), uses, failed)[-1] == f"Ben {said}"
    named = "Ben can't keep the Bin Lid (rolled 1, needed 4+)."
    assert texts(narrator(), uses, failed)[-1] == named
    kept = KeptCard(EVERYONE, BEN, 1, other)
    assert texts(narrator(), uses, uses_other, kept, failed)[-1] == named
    assert texts(narrator(), uses, uses_other, failed)[-1] == named.replace("the Bin Lid", "a card")
    rollers = Rollers(CONFIG, {})
    rollers.used(BEN, lid)
    assert rollers.kept_with(failed) == lid
    rollers.begin()
    assert rollers.kept_with(failed) == NONE


def test_ham_17_a_failed_roll_is_not_told_of_another_card_that_is_kept() -> None:
    """Bin Lid fails its roll; the other card may be kept without one."""
    failed, kept = ConditionRolled(EVERYONE, BEN, 1, 4), KeptCard(EVERYONE, BEN, 2, PAN)
    assert texts(narrator(), failed, kept) == [
        "Ben can't keep a card (rolled 1, needed 4+).",
        "Ben keeps the Frying Pan.",
    ]


# Attacks that are absorbed.


def test_an_attack_that_is_absorbed_says_that_nothing_was_lost() -> None:
    """HAM-18."""
    instead = lasting_of("Bubble Wrap")
    wrap = EffectActs(EVERYONE, BEN, FROM_LASTING, instead, instead)
    aimed = hits("lemon-squeezer", 0, 0)[:3]
    assert in_both(*aimed, wrap, Prevented(EVERYONE, BEN, 6)) == (
        [
            "Bubble Wrap saves Ben from Ana's Lemon Squeezer (5+4=9 against 3).",
        ],
        [("El Plástico de burbujas salva a Ben del Exprimelimones de Ana (5+4=9 contra 3).")],
    )


def test_an_attack_that_is_passed_on_says_who_lost_the_life() -> None:
    acts = EffectActs(EVERYONE, BEN, FROM_CHARACTER, POLITICIAN, ability_of(POLITICIAN))
    passed = Redirected(EVERYONE, BEN, ANA, 3)
    loss = LifeLost(EVERYONE, ANA, 3, 23, BEN, BY_ATTACK)
    aimed = hits("old-cheese", 0, 0)[:3]
    all_of_it = Redirected(EVERYONE, BEN, ANA, 6), LifeLost(EVERYONE, ANA, 6, 20, BEN, BY_ATTACK)
    assert texts(narrator(), *aimed, acts, *all_of_it) == [
        "The Politician saves Ben from Ana's Old Cheese (5+4=9 against 3).",
        "The Politician throws 6 damage back at Ana (20 left).",
    ]
    own = LifeLost(EVERYONE, BEN, 2, 26, ANA, BY_ATTACK)
    assert texts(narrator(), *aimed, acts, passed, own, loss) == [
        (
            "Ana whacks Ben with the Old Cheese for 2 damage "
            "(26 life left; 5+4=9 against 3; the Politician throws 3 back at Ana, 23 left)."
        )
    ]


def test_what_changes_a_passed_loss_again_is_not_its_source() -> None:
    """The Neon Sign makes Ana lose more; the Politician has passed the loss on."""
    acts = EffectActs(EVERYONE, BEN, FROM_CHARACTER, POLITICIAN, ability_of(POLITICIAN))
    more = lasting_of("Neon Sign")
    neon = EffectActs(EVERYONE, ANA, FROM_LASTING, more, more)
    events = (
        *hits("old-cheese", 0, 0)[:3],
        acts,
        Redirected(EVERYONE, BEN, ANA, 2),
        LifeLost(EVERYONE, BEN, 2, 26, ANA, BY_ATTACK),
        neon,
        Prevented(EVERYONE, ANA, -1),
        LifeLost(EVERYONE, ANA, 3, 23, BEN, BY_ATTACK),
    )
    assert texts(narrator(), *events)[1] == (
        "The Politician throws 3 damage back at Ana (23 left; 1 more from the Neon Sign)."
    )


# Monsters.


def test_in_spanish_every_object_has_its_own_preposition() -> None:
    """ "A Ben y el Yeti" would be wrong."""
    came = MonsterCame(EVERYONE, YETI, ANA, 14)
    acts = EffectActs(EVERYONE, EVA, FROM_CARD, CARD["periscope"], -1)
    losses = (LifeLost(EVERYONE, each, 2, 9, EVA, BY_EFFECT) for each in (BEN, MONSTER))
    english, spanish = in_both(came, acts, *losses)
    assert english[1] == "Eva's Periscope costs Ben and the Laundry Yeti 2 life each (9 left each)."
    assert spanish[1] == (
        "El Periscopio de Eva les quita 2 de vida a Ben y al Yeti de la colada (cada uno se "
        "queda con 9)."
    )


def test_what_a_monster_does_at_once_is_told_by_what_comes_of_it() -> None:
    """HAM-23: with 2, Laundry Yeti attacks everybody; the rule is a detail of the line."""
    came, rolled = MonsterCame(EVERYONE, YETI, BEN, 14), MonsterRolled(EVERYONE, BEN, 1, 1)
    lines = told(narrator(), came, rolled, Aimed(EVERYONE, MONSTER, 4, (ANA, BEN), NO_CARD))
    assert lines[1].text == 'Ben rolls "Spin cycle" for the Laundry Yeti (the dice show 2).'
    assert lines[1].detail == ("Ben rolls 1+1.", "It attacks each player with ice 7 + d6.")


def test_a_roll_of_which_nothing_comes_says_so() -> None:
    """HAM-32: the monster leaves those alone who have fed it."""
    came, rolled = MonsterCame(EVERYONE, YETI, BEN, 14), MonsterRolled(EVERYONE, BEN, 1, 1)
    then = TurnBegan(EVERYONE, EVA, 14)
    acts = EffectActs(EVERYONE, MONSTER, FROM_MONSTER, YETI, NONE)
    fed = Discarded(EVERYONE, EVA, (0,), (PAN,), FED)
    idle = told(narrator(), came, rolled, acts, then)
    assert (
        idle[1].text
        == 'Ben rolls "Spin cycle" for the Laundry Yeti, but nothing comes of it (the dice show 2).'
    )
    full = told(narrator(), came, fed, rolled, acts, then)
    assert (
        full[-1].text
        == 'Ben rolls "Spin cycle" for the Laundry Yeti, but Eva has fed it (the dice show 2).'
    )
    spanish = told(narrator("es"), came, fed, rolled, acts, then)
    assert spanish[-1].text == (
        "Ben tira los dados del Yeti de la colada y saca «Centrifugado», "
        "pero Eva le ha dado de comer (los dados suman 2)."
    )


def test_the_line_of_a_monsters_action_has_only_what_lasts() -> None:
    """HAM-23: the next line tells the life that Octopus of Forms gains at once."""
    octopus = BEAST["tax-octopus"]
    came, rolled = MonsterCame(EVERYONE, octopus, BEN, 14), MonsterRolled(EVERYONE, BEN, 3, 4)
    for language, line, detail in (
        (
            "en",
            'Ben rolls "Coffee break" for the Octopus of Forms: +2 to defence (the dice show 7).',
            "It gains 2 life. It gets +2 to defence.",
        ),
        (
            "es",
            (
                "Ben tira los dados del Pulpo de ventanilla y saca «Vuelva usted mañana»: "
                "+2 en defensa (los dados suman 7)."
            ),
            "El monstruo gana 2 de vida. El monstruo tiene +2 en defensa.",
        ),
    ):
        lines = told(narrator(language), came, rolled, TurnLost(EVERYONE, BEN, CANNOT_PLAY))
        assert lines[1].text == line
        assert lines[1].detail[1:] == (detail,)
