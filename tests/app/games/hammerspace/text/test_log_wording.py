"""Lines of the log read like the cards: what lasts, what several share, and what dice were for."""

from __future__ import annotations

import pytest

from app.games.hammerspace.text.narrator import HammerspaceNarrator
from app.games.hammerspace.text.origins import origins
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import BY_ATTACK, BY_EFFECT, NONE
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    FROM_LASTING,
    FROM_MONSTER,
    ConditionRolled,
    EffectActs,
    FlipOrdered,
    Given,
    Ignored,
    LastingEnded,
    Marked,
    MarkSpent,
    Prevented,
    Redirected,
    Survived,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    REPLACED,
    Aimed,
    AttackRolled,
    CharactersKept,
    DefenceRolled,
    Defended,
    Discarded,
    Fell,
    LifeGained,
    LifeLost,
    Played,
)
from engines.hammerspace.parameters import Parameters
from engines.kernel.events import EVERYONE, Event, TurnBegan
from tests.app.games.hammerspace.text.helpers import shipped, words_of
from tests.app.games.hammerspace.text.telling import (
    ANA,
    BEAST,
    BEN,
    CARD,
    DECK,
    EVA,
    NAMES,
    PERSON,
    narrator,
    told,
)
from tests.app.games.hammerspace.text.telling import texts as lines

CONFIG = words_of(DECK, "en", 3).config
MOULD = FROM_MONSTER, BEAST["mould-king"]


def gift_of(card: str, what: int) -> int:
    """The lasting effect that a card gives, of a figure or a replacement."""
    given = origins(CONFIG)
    abilities = CONFIG.code.abilities
    mine = (each for each, of in given.items() if of == (FROM_CARD, CARD[card]))
    return next(each for each in mine if abilities[each].what == what)


def plays(seat: int, card: str) -> tuple[Event, ...]:
    return (
        Played(EVERYONE, seat, 0, CARD[card]),
        EffectActs(EVERYONE, seat, FROM_CARD, CARD[card], -1),
    )


def test_what_lasts_has_the_words_of_its_card() -> None:
    wrap = Given(EVERYONE, BEN, gift_of("bubble-wrap", fx.PREVENT), 1, -1, BEN)
    assert lines(narrator(), *plays(BEN, "bubble-wrap"), wrap, LifeGained(EVERYONE, BEN, 3, 9)) == [
        (
            "Ben plays Bubble Wrap, takes 4 less damage from each attack until their next turn"
            " and gains 3 life (9 now)."
        )
    ]


def test_what_lasts_for_some_losses_says_so() -> None:
    """A count of times would be a riddle: of what?"""
    more = gift_of("neon-sign", fx.CHANGE)
    acts = EffectActs(EVERYONE, ANA, FROM_CARD, CARD["neon-sign"], -1)
    gifts = [Given(EVERYONE, seat, more, -1, 2, ANA) for seat in (BEN, EVA)]
    english, spanish = (lines(narrator(language), acts, *gifts) for language in ("en", "es"))
    assert english == [
        "Ben and Eva each lose 1 extra life the next 2 times they lose life (Ana's Neon Sign)."
    ]
    assert "las 2 próximas veces que pierdan vida" in spanish[0]


def test_a_bonus_for_attacks_lasts_for_so_many_attacks() -> None:
    bonus = gift_of("energy-drink", fx.ATTACK_POINTS)
    for uses, attacks in ((1, "next attack"), (2, "next 2 attacks")):
        gift = Given(EVERYONE, BEN, bonus, 2, uses, BEN)
        assert lines(narrator(), *plays(BEN, "energy-drink"), gift) == [
            f"Ben plays the Energy Drink and gets +4 to their {attacks} (within 2 turns)."
        ]
    other = gift_of("neon-sign", fx.CHANGE)
    assert words_of(DECK).spans(2, 1, other) == "next time within 2 turns"


def test_what_ends_of_a_monster_is_its_action() -> None:
    """HAM-23: the monster itself may still be in play."""
    given = {of: each for each, of in origins(CONFIG).items()}
    ends = *plays(BEN, "spring-cleaning"), LastingEnded(EVERYONE, BEN, given[MOULD])
    assert lines(narrator(), *ends)[-1] == '"Stale air" no longer affects Ben.'
    assert lines(narrator("es"), *ends)[-1] == "«Aire viciado» ya no afecta a Ben."
    golem = LastingEnded(EVERYONE, BEN, given[FROM_MONSTER, BEAST["toaster-golem"]])
    assert lines(narrator(), *ends[:2], golem)[-1] == (
        "The reward for the Toaster Golem no longer affects Ben."
    )


def test_a_die_that_was_made_for_something_else_has_a_line_of_its_own() -> None:
    """HAM-18: the dice at the start of a turn come before all that happens then."""
    (stale,) = (each for each, of in origins(CONFIG).items() if of == MOULD)
    events = (
        CharactersKept(EVERYONE, BEN, (PERSON["nurse"],)),
        TurnBegan(EVERYONE, BEN, 15),
        ConditionRolled(EVERYONE, BEN, 5, 4),
        EffectActs(EVERYONE, BEN, FROM_LASTING, stale, stale),
        LifeLost(EVERYONE, BEN, 2, 18, BEN, BY_EFFECT),
    )
    assert lines(narrator(), *events)[1:] == [
        "King Mould the First costs Ben 2 life (18 left).",
        "Ben rolls a 5 for the Night Nurse (needed 4+).",
    ]


def test_a_shield_for_the_next_attack_says_so() -> None:
    """HAM-18: the next hit alone is softened, and the line says no more of it than that."""
    mine = FROM_CHARACTER, PERSON["daredevil"]
    given = [each for each, of in origins(CONFIG).items() if of == mine]
    shield = next(each for each in given if CONFIG.code.abilities[each].kind == fx.INSTEAD)
    gift = Given(EVERYONE, BEN, shield, 1, 1, BEN)
    assert lines(narrator(), gift) == ["Ben takes 2 less damage from the next hit (within 1 turn)."]


def test_the_same_mark_on_several_is_named_once() -> None:
    """HAM-33."""
    acts = EffectActs(EVERYONE, BEN, FROM_CARD, CARD["wet-fish"], -1)
    marks = [Marked(EVERYONE, seat, 2, 2, 3) for seat in (ANA, EVA)]
    assert lines(narrator(), acts, *marks) == ["Ben's Wet Fish soaks Ana and Eva."]
    assert lines(narrator("es"), acts, *marks) == ["La Merluza fresca de Ben empapa a Ana y a Eva."]


def test_turns_that_several_lose_are_one_clause() -> None:
    acts = EffectActs(EVERYONE, BEN, FROM_CARD, CARD["custard-pie"], -1)
    for turns, english in ((1, "their next turns"), (2, "their next 2 turns each")):
        skips = [TurnsSkipped(EVERYONE, seat, turns) for seat in (EVA, ANA)]
        assert lines(narrator(), acts, *skips) == [
            f"Ben's Custard Pie costs Eva and Ana {english}."
        ]
    unequal = TurnsSkipped(EVERYONE, EVA, 1), TurnsSkipped(EVERYONE, ANA, 2)
    assert lines(narrator(), acts, *unequal) == [
        "Ben's Custard Pie costs Eva their next turn and Ana their next 2 turns."
    ]


def test_a_die_that_passed_a_loss_on_is_beside_it() -> None:
    """The card's own die is beside the loss; the other player's loss has a line of its own."""
    lawyer = PERSON["lawyer"]
    own = next(
        each for each in CONFIG.gifts[lawyer] if CONFIG.code.abilities[each].kind == fx.INSTEAD
    )
    teller = narrator()
    told(teller, CharactersKept(EVERYONE, BEN, (lawyer, PERSON["spy"])))
    assert lines(
        teller,
        *plays(BEN, "coin-toss"),
        ConditionRolled(EVERYONE, BEN, 3, 4),
        ConditionRolled(EVERYONE, BEN, 4, 2),
        EffectActs(EVERYONE, BEN, FROM_CHARACTER, lawyer, own),
        Redirected(EVERYONE, BEN, EVA, 1),
        LifeLost(EVERYONE, BEN, 1, 11, BEN, BY_EFFECT),
        LifeLost(EVERYONE, EVA, 1, 19, BEN, BY_EFFECT),
    )[-2:] == [
        "Ben plays Coin Toss and loses 1 life (11 left; rolled 3, needed 4+).",
        (
            "The Small-print Lawyer makes Eva lose 1 life instead of Ben (19 left; Ben rolled 4, "
            "needed 2+)."
        ),
    ]


def test_two_figures_of_a_monster_are_one_sentence() -> None:
    number = BEAST["traffic-light"]
    assert words_of(DECK).action_text(number, 7) == (
        "It gets +3 to defence and +1 to the defence die."
    )
    spanish = words_of(DECK, "es").action_text(number, 7)
    assert spanish.count(".") == spanish.count("tiene") + spanish.count("Tiene") == 1


def test_in_spanish_what_lasts_is_in_the_future_and_ends_with_its_cause() -> None:
    """Brackets at the end made it read as a loss that happens now."""
    more = gift_of("neon-sign", fx.CHANGE)
    acts = EffectActs(EVERYONE, BEN, FROM_CARD, CARD["neon-sign"], -1)
    gift = Given(EVERYONE, EVA, more, -1, 2, BEN)
    assert lines(narrator("es"), acts, gift) == [
        (
            "Eva perderá 1 de vida extra las 2 próximas veces que pierda vida, por el Letrero de "
            "neón de Ben."
        )
    ]
    wrap = Given(EVERYONE, BEN, gift_of("bubble-wrap", fx.PREVENT), 1, -1, BEN)
    assert lines(narrator("es"), *plays(BEN, "bubble-wrap"), wrap) == [
        (
            "Ben juega el Plástico de burbujas y perderá 4 de vida menos con cada ataque hasta su"
            " próximo turno."
        )
    ]
    drink = Given(EVERYONE, BEN, gift_of("energy-drink", fx.ATTACK_POINTS), 2, 1, BEN)
    assert lines(narrator("es"), *plays(BEN, "energy-drink"), drink) == [
        "Ben juega la Bebida energética y tendrá +4 en su próximo ataque (caduca en 2 turnos)."
    ]


def test_a_loss_that_was_passed_on_is_told_in_spanish_with_its_dice() -> None:
    """HAM-19."""
    lawyer = PERSON["lawyer"]
    own = next(
        each for each in CONFIG.gifts[lawyer] if CONFIG.code.abilities[each].kind == fx.INSTEAD
    )
    keeps = CharactersKept(EVERYONE, ANA, (lawyer, PERSON["spy"]))
    dice = ConditionRolled(EVERYONE, ANA, 1, 4), ConditionRolled(EVERYONE, ANA, 5, 2)
    events = (
        Redirected(EVERYONE, ANA, EVA, 2),
        LifeLost(EVERYONE, ANA, 1, 10, ANA, BY_EFFECT),
        LifeLost(EVERYONE, EVA, 2, 4, ANA, BY_EFFECT),
    )
    teller = narrator("es")
    told(teller, keeps)
    passes = EffectActs(EVERYONE, ANA, FROM_CHARACTER, lawyer, own)
    said = lines(teller, *plays(ANA, "coin-toss"), *dice, passes, *events)
    assert said[-2:] == [
        (
            "Ana juega Cara o cruz y pierde 1 de vida (le quedan 10; saca un 1 y hacía falta un 4 "
            "o más)."
        ),
        (
            "La Abogada de letra pequeña hace que Eva pierda 2 de vida en lugar de Ana (le quedan "
            "4; Ana saca un 5 y hacía falta un 2 o más)."
        ),
    ]


def test_losses_of_both_end_with_who_is_out() -> None:
    """The player who passed a part on is out; the notes come behind that."""
    lawyer, more = PERSON["lawyer"], gift_of("neon-sign", fx.CHANGE)
    own = next(
        each for each in CONFIG.gifts[lawyer] if CONFIG.code.abilities[each].kind == fx.INSTEAD
    )
    assert lines(
        narrator(),
        EffectActs(EVERYONE, ANA, FROM_CARD, CARD["custard-pie"], -1),
        EffectActs(EVERYONE, BEN, FROM_LASTING, more, more),
        Prevented(EVERYONE, BEN, -1),
        EffectActs(EVERYONE, BEN, FROM_CHARACTER, lawyer, own),
        Redirected(EVERYONE, BEN, EVA, 2),
        LifeLost(EVERYONE, BEN, 1, 0, ANA, BY_EFFECT),
        Fell(EVERYONE, BEN),
        LifeLost(EVERYONE, EVA, 2, 0, BEN, BY_EFFECT),
        Fell(EVERYONE, EVA),
    ) == [
        "Ana's Custard Pie costs Ben 1 life: Ben is OUT (1 more from the Neon Sign).",
        "Eva loses 2 life instead of Ben thanks to the Small-print Lawyer and is OUT.",
    ]


def test_a_chain_of_replacements_of_which_nothing_is_left_is_a_detail() -> None:
    lawyer, less = PERSON["lawyer"], gift_of("bubble-wrap", fx.PREVENT)
    own = next(
        each for each in CONFIG.gifts[lawyer] if CONFIG.code.abilities[each].kind == fx.INSTEAD
    )
    wrap = EffectActs(EVERYONE, BEN, FROM_LASTING, less, less)
    events = (
        EffectActs(EVERYONE, ANA, FROM_CARD, CARD["custard-pie"], -1),
        wrap,
        Prevented(EVERYONE, BEN, 1),
        EffectActs(EVERYONE, EVA, FROM_CHARACTER, lawyer, own),
        Redirected(EVERYONE, EVA, BEN, 1),
        wrap,
        Prevented(EVERYONE, BEN, 1),
    )
    for language, text, detail in (
        (
            "en",
            "Ben and Eva lose nothing from Ana's Custard Pie.",
            "The Small-print Lawyer passes 1 of Eva's loss on to Ben.",
        ),
        (
            "es",
            "Ben y Eva no pierden nada frente al Pastelazo de Ana.",
            "La Abogada de letra pequeña hace que Ben pierda 1 en lugar de Eva.",
        ),
    ):
        (line,) = told(narrator(language), *events, TurnBegan(EVERYONE, EVA, 14))
        assert line.text == text
        assert detail in line.detail


def test_a_gain_credits_the_character_that_adds_to_it() -> None:
    """HAM-18: the Night Nurse adds 1 to each gain of her owner; what she gives has no such note."""
    nurse = PERSON["nurse"]
    kept = CharactersKept(EVERYONE, BEN, (nurse,))
    lunch = (*plays(BEN, "packed-lunch"), LifeGained(EVERYONE, BEN, 3, 23))
    assert lines(narrator(), kept, *lunch)[1:] == [
        "Ben plays the Packed Lunch and gains 3 life (23 now; 1 more thanks to the Night Nurse)."
    ]
    (spanish,) = lines(narrator("es"), kept, *lunch)[1:]
    assert spanish.startswith("Ben juega la Tartera de mamá y gana 3 de vida (ya tiene 23; 1 más")
    assert spanish.endswith("; 1 más gracias a la Enfermera de noche).")
    assert "more" not in lines(narrator(), *lunch)[0]
    own = EffectActs(EVERYONE, BEN, FROM_CHARACTER, nurse, CONFIG.gifts[nurse][-1])
    assert lines(narrator(), kept, own, LifeGained(EVERYONE, BEN, 2, 22))[1:] == [
        "The Night Nurse gives Ben 2 life (22 now)."
    ]


def test_what_a_character_does_for_another_player_reads_as_a_sentence() -> None:
    """HAM-4: in the third person nobody hits against anybody, and every verb has its subject."""
    words, spanish = words_of(DECK, "en", 3), words_of(DECK, "es", 3)
    assert words.character_text(PERSON["nurse"], "Ben") == (
        "Ben gains 1 more each time they gain life. At the start of Ben's turn, if nobody has less "
        "life than Ben and Ben rolls 4-6: Ben gains 1 life."
    )
    assert words.character_text(PERSON["conjurer"], "Ben").startswith(
        "When Ben hits a player, if they like: Ben swaps"
    )
    assert spanish.character_text(PERSON["conjurer"], "Ben").startswith(
        "Cuando Ben acierta a un jugador, si quiere: Ben cambia"
    )
    assert words.character_text(PERSON["fencer"]).startswith(
        "Once a turn, on a full block of a player's attack: you attack"
    )
    assert "at most 27 life and no attacks face up" in words.character_text(PERSON["hermit"])


def test_several_players_who_turn_several_cards_are_told_apart() -> None:
    """HAM-6: "cards 1 and 2 and Eva turn card 3" needed a second look."""
    orders = [
        FlipOrdered(EVERYONE, seat, slot, up=False) for seat, slot in ((BEN, 0), (BEN, 1), (EVA, 2))
    ]
    said = lines(narrator(), *plays(ANA, "wet-paint"), *orders)[-1]
    assert "makes Ben turn cards 1 and 2, and Eva turn card 3 face down next turn" in said
    said = lines(narrator("es"), *plays(ANA, "wet-paint"), *orders)[-1]
    assert "las cartas 1 y 2, y a Eva a poner boca abajo la carta 3 en su próximo turno" in said


# -- trophies, marks and gifts of Loaded Pockets


LOADED = words_of(shipped("loaded"), "en", 3).config
BEASTS = {card.id: at for at, card in enumerate(LOADED.cards.monsters)}
PEOPLE = {card.id: at for at, card in enumerate(LOADED.cards.characters)}
THINGS = {card.id: at for at, card in enumerate(LOADED.cards.main)}


def of_loaded(*events: Event) -> list[list[str]]:
    """The lines of both languages."""
    tellers = (
        HammerspaceNarrator(NAMES, words_of(shipped("loaded"), language, 3), 13)
        for language in ("en", "es")
    )
    return [lines(teller, *events) for teller in tellers]


def reward_of(beast: str) -> int:
    """What the reward for a monster gives."""
    return next(step.a for step in LOADED.code.blocks[LOADED.cards.monsters[BEASTS[beast]].reward])


def test_ham_23_what_a_monster_does_to_whoever_does_something_is_one_sentence() -> None:
    for language, camera, number in (
        (
            "en",
            "A player who attacks loses 4 life.",
            "A player who turns a card over loses 2 life.",
        ),
        ("es", "Quien ataca pierde 4 de vida.", "Quien gira una carta pierde 2 de vida."),
    ):
        words = words_of(shipped("loaded"), language, 3)
        assert words.action_text(BEASTS["traffic-light"], 2) == camera
        assert words.action_text(BEASTS["tax-octopus"], 9) == number


def test_ham_34_a_trophy_says_whose_it_was_and_what_it_does() -> None:
    swan = (
        "Ana wins a trophy from the Angry Swan: when an attack hurts Ana, their attacker is dazed."
    )
    cisne = (
        "Ana le gana un trofeo al Cisne con mal genio: cuando Ana pierde vida en un ataque, su "
        "atacante ve las estrellas."
    )
    for beast, english, spanish in (
        ("angry-swan", swan, cisne),
        (
            "toaster-golem",
            "Ana wins a trophy from the Toaster Golem: Ana gets +1 to attacks.",
            "Ana le gana un trofeo al Gólem tostador: tiene +1 en sus ataques.",
        ),
        (
            "tax-octopus",
            "Ana wins a trophy from the Octopus of Forms.",
            "Ana le gana un trofeo al Pulpo de ventanilla.",
        ),
    ):
        acts = EffectActs(EVERYONE, ANA, FROM_MONSTER, BEASTS[beast], NONE)
        given = Given(EVERYONE, ANA, reward_of(beast), NONE, NONE, ANA)
        assert of_loaded(acts, given) == [[english], [spanish]]


def test_ham_34_what_a_trophy_does_is_not_done_by_the_dead_monster() -> None:
    swan, octopus = reward_of("angry-swan"), reward_of("tax-octopus")
    acts = EffectActs(EVERYONE, ANA, FROM_LASTING, swan, swan)
    assert of_loaded(acts, Marked(EVERYONE, BEN, 0, 2, 3)) == [
        ["Ana's trophy from the Angry Swan dazes Ben."],
        ["El trofeo que Ana le ganó al Cisne con mal genio aturde a Ben."],
    ]
    acts = EffectActs(EVERYONE, ANA, FROM_LASTING, octopus, octopus)
    gone = Discarded(EVERYONE, ANA, (1,), (THINGS["boomerang"],), REPLACED)
    assert of_loaded(acts, gone) == [
        ["Ana discards the Boomerang (the trophy from the Octopus of Forms)."],
        ["Ana descarta el Bumerán, por el trofeo del Pulpo de ventanilla."],
    ]


def test_ham_33_a_mark_whose_time_is_over_is_nobodys_doing() -> None:
    acts = EffectActs(EVERYONE, MONSTER, FROM_MONSTER, BEASTS["tax-octopus"], NONE)
    over = MarkSpent(EVERYONE, BEN, 1, 0), MarkSpent(EVERYONE, EVA, 2, 0)
    assert of_loaded(acts, *over) == [
        ["Ben has wiped off the grease.", "Eva is dry again."],
        ["Ben ya se ha quitado la grasa.", "Eva ya se ha secado."],
    ]


def test_what_a_character_adds_to_the_next_attack_has_the_character_for_subject() -> None:
    cook = PEOPLE["cook"]
    own = LOADED.cards.characters[cook].abilities[0]
    gift = LOADED.code.blocks[LOADED.code.abilities[own].block][0].a
    acts = EffectActs(EVERYONE, BEN, FROM_CHARACTER, cook, own)
    assert of_loaded(acts, Given(EVERYONE, BEN, gift, NONE, 1, BEN)) == [
        ["The Seething Cook gives Ben +2 to the next attack."],
        ["El Cocinero quemado le da +2 a Ben para su próximo ataque."],
    ]


def test_a_card_that_cannot_touch_what_a_character_protects_did_its_worst_in_vain() -> None:
    mule, magnet = PEOPLE["mule"], THINGS["magnet"]
    shield = LOADED.cards.characters[mule].abilities[1]
    assert of_loaded(
        Played(EVERYONE, ANA, 0, magnet),
        EffectActs(EVERYONE, ANA, FROM_CARD, magnet, NONE),
        EffectActs(EVERYONE, BEN, FROM_CHARACTER, mule, shield),
        Ignored(EVERYONE, BEN, fx.TOUCHES),
    ) == [
        ["Ana plays the Horseshoe Magnet, but the Stubborn Mule protects Ben's cards."],
        ["Ana juega el Imán de herradura, pero la Mula terca protege las cartas de Ben."],
    ]


def test_ham_30_the_crown_is_in_the_sum_of_an_attack_that_only_it_made_deadly() -> None:
    words = words_of(shipped("loaded"), "en", 3, Parameters(crown=1))
    said = lines(
        HammerspaceNarrator(NAMES, words, 13),
        Aimed(EVERYONE, ANA, 1, (BEN,), THINGS["boomerang"]),
        AttackRolled(EVERYONE, ANA, 6, 4, 10),
        DefenceRolled(EVERYONE, BEN, 0, 6, 6),
        LifeLost(EVERYONE, BEN, 5, 0, ANA, BY_ATTACK),
        Fell(EVERYONE, BEN),
    )
    assert said == [
        "Ana knocks Ben OUT with the Boomerang (from 5 life; 6+4+crown 1=11 against 6)."
    ]


@pytest.mark.parametrize(
    ("language", "hit", "block"),
    [
        ("en", "1+2+crown 2=5 against 4", "6 against 2+2+crown 2=6"),
        ("es", "1+2+corona 2=5 contra 4", "6 contra 2+2+corona 2=6"),
    ],
)
def test_ham_30_the_crown_is_in_the_sum_of_a_hit_and_of_a_block(
    language: str, hit: str, block: str
) -> None:
    """A log said that 3 had got past 4; Ben leads alone, so each attack on him is 2 stronger."""
    words = words_of(shipped("loaded"), language, 3, Parameters(crown=2))
    said = lines(
        HammerspaceNarrator(NAMES, words),
        LifeGained(EVERYONE, BEN, 4, 34),
        Aimed(EVERYONE, ANA, 1, (BEN,), THINGS["boomerang"]),
        AttackRolled(EVERYONE, ANA, 1, 2, 3),
        DefenceRolled(EVERYONE, BEN, 0, 4, 4),
        LifeLost(EVERYONE, BEN, 1, 33, ANA, BY_ATTACK),
        Aimed(EVERYONE, ANA, 1, (BEN,), THINGS["boomerang"]),
        AttackRolled(EVERYONE, ANA, 2, 2, 4),
        Defended(EVERYONE, BEN, 0, THINGS["bubble-wrap"], 3),
        DefenceRolled(EVERYONE, BEN, 3, 3, 6),
    )
    assert any(hit in line for line in said), said
    assert any(block.replace("6 ", "3+3=6 ", 1) in line for line in said), said


def test_one_but_is_enough_for_an_attack_that_two_characters_soften() -> None:
    """Bubble Wrap takes a part, the Cat the last life (HAM-18)."""
    cat, wrap = PEOPLE["cat"], THINGS["bubble-wrap"]
    own = LOADED.cards.characters[cat].abilities[0]
    less = next(ability for ability, of in origins(LOADED).items() if of == (FROM_CARD, wrap))
    english, spanish = of_loaded(
        Aimed(EVERYONE, ANA, 1, (BEN,), THINGS["boomerang"]),
        AttackRolled(EVERYONE, ANA, 6, 6, 12),
        DefenceRolled(EVERYONE, BEN, 0, 1, 1),
        EffectActs(EVERYONE, BEN, FROM_LASTING, less, less),
        Prevented(EVERYONE, BEN, 9),
        EffectActs(EVERYONE, BEN, FROM_CHARACTER, cat, own),
        Survived(EVERYONE, BEN),
    )
    assert english[0].startswith(
        "Ana clobbers Ben with the Boomerang, but the Cat with Nine Lives leaves Ben 1 life"
    )
    assert spanish[0].startswith(
        "Ana tumba a Ben con el Bumerán, pero la Gata de siete vidas le deja 1 de vida a Ben"
    )


def test_a_part_of_a_loss_that_was_passed_on_saves_nobody_from_the_rest() -> None:
    """The open line is shown before the loss is known."""
    politician = PEOPLE["politician"]
    own = LOADED.cards.characters[politician].abilities[0]
    teller = HammerspaceNarrator(NAMES, words_of(shipped("loaded"), "en", 3), 13)
    for event in (
        Aimed(EVERYONE, ANA, 0, (BEN,), THINGS["frying-pan"]),
        AttackRolled(EVERYONE, ANA, 6, 1, 7),
        DefenceRolled(EVERYONE, BEN, 0, 4, 4),
        EffectActs(EVERYONE, BEN, FROM_CHARACTER, politician, own),
        Redirected(EVERYONE, BEN, ANA, 1),
    ):
        teller.feed(event)
    assert teller.pending is not None
    assert "saves" not in teller.pending.text
    assert teller.pending.text.startswith("Ana attacks Ben with the Frying Pan")
