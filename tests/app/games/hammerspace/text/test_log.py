"""Hammerspace told: what happens at the table as lines that a person reads."""

from __future__ import annotations

import pytest

from app.games.hammerspace.text.clauses import LogClauses
from app.games.hammerspace.text.losses import replaced
from app.games.hammerspace.text.narrator import HammerspaceNarrator
from app.match.events import BotStumbled, NotSaved
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import SKIPS
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    ConditionRolled,
    EffectActs,
    Ignored,
    Peeked,
    PeekedCard,
    Prevented,
    Swapped,
    Taken,
    TurnsSkipped,
)
from engines.hammerspace.events import (
    AFTER_USE,
    CANNOT_PLAY,
    HAND_CHANGED,
    HIDDEN,
    LOST_TO_EFFECT,
    MAIN,
    MONSTERS,
    NO_CARDS,
    OWNER_OUT,
    REPLACED,
    Aimed,
    AttackRolled,
    CharacterDropped,
    CharactersKept,
    CharactersOffered,
    Defended,
    Discarded,
    ExtraTurn,
    Fell,
    HandShown,
    LifeGained,
    MonsterCame,
    MonsterRolled,
    Played,
    Refilled,
    Reshuffled,
    StartRolled,
    TurnedDown,
    TurnedUp,
    TurnLost,
)
from engines.hammerspace.state import NO_CARD
from engines.kernel.events import EVERYONE, SPECTATOR, GameEnded, TurnBegan, may_see
from tests.app.games.hammerspace.text.helpers import words_of
from tests.app.games.hammerspace.text.telling import (
    ANA,
    BEAST,
    BEN,
    CAKE,
    CARD,
    DECK,
    EVA,
    LID,
    MAGNET,
    NAMES,
    PAN,
    PERSON,
    at,
    narrator,
    played,
    so_far,
    texts,
    told,
)
from tests.engines.hammerspace.table import CALM, do, lay

# Attacks.


def test_an_attack_is_one_line_with_both_sums_and_the_life() -> None:
    """HAM-11, HAM-14: 5 and a 4 against 6 and a 2."""
    assert played(lay("club", "lid", dice=[4, 2]), "play club") == [
        "Ana taps Ben with Club for 1 damage (29 life left; 5+4=9 against 6+2=8 with Lid)."
    ]
    assert played(lay("club", "lid", dice=[4, 2]), "play club", language="es") == [
        "Ana roza a Ben con Club y le quita 1 de vida (le quedan 29; 5+4=9 contra 6+2=8 con Lid)."
    ]


def test_where_a_hit_has_no_room_its_dice_are_left_out() -> None:
    """The panel has one row in a lesson: half a sum says nothing."""
    state = lay("club", "lid", dice=[4, 2])
    heard = [event for event in do(state, "play club") if may_see(event, SPECTATOR)]
    (line,) = told(at(lay("club", "lid")), *heard)[:1]
    assert line.short == "Ana taps Ben with Club for 1 damage (29 life left)."


def test_each_defender_has_a_line_of_its_own() -> None:
    """HAM-15: from the attacker's left. The coat has 7 against ice, and 8 are needed. Only after
    a hit another one is "also" one. The sum of whoever does something comes first."""
    assert played(lay("wave", "coat", "", dice=[3, 1, 2]), "play wave") == [
        "Ben blocks Ana's Wave with Coat (7+1=8 against 5+3=8).",
        "Ana chills Eva with Wave for 6 damage (24 life left; 5+3=8 against 2).",
    ]


def test_an_attack_grows_until_it_is_over() -> None:
    teller = narrator()
    seen = []
    for event in (
        Played(EVERYONE, BEN, 0, CAKE),
        Aimed(EVERYONE, BEN, 2, (EVA, ANA), CAKE),
        AttackRolled(EVERYONE, BEN, 5, 4, 9),
        Defended(EVERYONE, EVA, 1, LID, 3),
    ):
        assert not told(teller, event)
        seen.append(so_far(teller))
    assert seen == [
        "Ben plays the Birthday Cake.",
        "Ben attacks Eva and Ana with the Birthday Cake.",
        "Ben attacks Eva and Ana with the Birthday Cake (5+4=9).",
        "Ben attacks Eva with the Birthday Cake (5+4=9 against 3).",
    ]


def test_under_the_line_stand_the_type_and_the_cards_of_the_defence() -> None:
    state = lay("club", "lid vest", dice=[6, 1])
    (line,) = told(at(state), *do(state, "play club"))
    assert line.kind == "fight"
    assert line.turn == 13
    assert line.detail == (
        "Ana attacks with 11 (melee 5, die 6).",
        "Ben defends with Lid (6).",
        "Ben defends with Vest (2).",
        "Ben defends with 9 (points 8, die 1).",
    )


def test_who_falls_is_said_in_capitals_with_the_attack() -> None:
    """HAM-20."""
    assert played(lay("club", "", life=(30, 3), dice=[4, 2]), "play club") == [
        "Ana knocks Ben OUT with Club (from 3 life; 5+4=9 against 2).",
        "Ana is the last one standing and wins!",
    ]


FIRST = "done", "play club"


def test_what_a_fallen_player_leaves_is_told() -> None:
    """HAM-20, HAM-25: discards are public."""
    lines = played(
        lay("club", "~lid", "", life=(30, 3, 30), dice=[4, 2]), "done", "play club", "target 2"
    )
    assert lines[0].endswith("knocks Ben OUT with Club (from 3 life; 5+4=9 against 2).")
    assert lines[1].startswith("Ben leaves Lid, Rest")


def test_what_was_prevented_is_told_beside_the_dice() -> None:
    """The dice alone would not explain the loss."""
    box = (
        "id: box, ability: { do: [{ give: { to: owner, turns: 1, ends: start, "
        "ability: { instead: { prevent: { amount: 2 } } } } }] }"
    )
    state = lay("box", "club", cards=[box], dice=[6, 1])
    assert played(state, "play box", "play club") == [
        "Ana plays Box and loses 2 less life until their next turn.",
        (
            "Ben flattens Ana with Club for 8 damage "
            "(22 life left; 5+6=11 against 1; 2 less thanks to Box)."
        ),
    ]


def test_what_the_target_prevents_by_itself_names_it() -> None:
    """HAM-18: 9 against 5 made 1, and nobody read who took the rest away."""
    for language, said in (("en", "Ben takes 2 less"), ("es", "Ben pierde 2 menos")):
        clauses = LogClauses(NAMES, words_of(DECK, language, 3))
        assert replaced(clauses, Prevented(EVERYONE, BEN, 2), "") == said
        assert replaced(clauses, Prevented(EVERYONE, BEN, 2), "Ben") == said


def test_ham_23_what_a_monster_prevents_is_its_action_s() -> None:
    """Four hits in a row took 2 less from the Toaster Golem, and nobody read why."""
    golem = BEAST["toaster-golem"]
    for language, said in (
        ("en", 'the Toaster Golem takes 2 less thanks to "Burnt crust"'),
        ("es", "el Gólem tostador pierde 2 menos gracias a «Corteza quemada»"),
    ):
        clauses = LogClauses(NAMES, words_of(DECK, language, 3))
        clauses.monster, clauses.rolled = golem, 10
        event = Prevented(EVERYONE, MONSTER, 2)
        assert replaced(clauses, event, clauses.who(MONSTER)) == said
    teller = narrator()
    told(teller, MonsterCame(EVERYONE, golem, ANA, 9), MonsterRolled(EVERYONE, ANA, 4, 6))
    assert teller._clauses.rolled == 10


def test_an_attack_that_an_effect_makes_has_the_effect_s_name() -> None:
    """HAM-18."""
    bees = "id: bees, ability: { do: [{ attack: { subtype: biological, points: 4, to: others } }] }"
    state = lay("bees", "", cards=[bees], dice=[3, 1])
    assert played(state, "play bees") == [
        "Ana sickens Ben with Bees for 6 damage (24 life left; 4+3=7 against 1).",
    ]


def test_a_die_that_is_rolled_anew_is_told_beside_its_attack() -> None:
    """Alone, before the attack, it would be a roll without a result."""
    gambler = "{ instead: { reroll: { die: attack, at_most: 2 } } }"
    state = lay("club", "", people={0: [gambler]}, dice=[1, 5, 2])
    assert played(state, "play club") == [
        (
            "Ana flattens Ben with Club for 8 damage (22 life left; 5+5=10 against 2; Who 0 "
            "rerolls Ana's 1)."
        )
    ]


@pytest.mark.parametrize(
    ("points", "verb"), [(3, "taps"), (4, "whacks"), (8, "whacks"), (9, "flattens")]
)
def test_a_larger_margin_has_a_stronger_word(points: int, verb: str) -> None:
    """HAM-14: against a bare die of 3, with a 2."""
    blow = f"id: blow, attack: {{ subtype: melee, points: {points}, reach: one }}"
    (line,) = played(lay("blow", "", cards=[blow], dice=[2, 3]), "play blow")
    assert line.startswith(f"Ana {verb} Ben with Blow for {points - 1} damage")


def test_a_bare_die_makes_the_attack_miss_and_a_card_blocks_it() -> None:
    """HAM-11: also a defender without a card rolls."""
    weak = "id: weak, attack: { subtype: melee, points: 1, reach: one }"
    assert played(lay("weak", "", cards=[weak], dice=[1, 5]), "play weak") == [
        "Ana misses Ben with Weak (1+1=2 against 5)."
    ]
    assert played(lay("weak", "lid", cards=[weak], dice=[1, 5]), "play weak", language="es") == [
        "Ben para Weak de Ana con Lid (6+5=11 contra 1+1=2)."
    ]


# Effects.


def test_an_ability_is_told_by_what_it_does() -> None:
    assert played(lay("soup", "", life=(20, 30)), "play soup") == [
        "Ana plays Soup and gains 2 life (22 now)."
    ]


def test_an_effect_has_the_name_of_its_card_and_of_its_owner() -> None:
    """HAM-18."""
    leech = (
        "id: leech, attack: { subtype: melee, points: 5, reach: one }, abilities: "
        "[{ when: { event: hit, do: [{ heal: { amount: 3 } }, { skip: { to: other } }] } }]"
    )
    state = lay("leech", "", cards=[leech], life=(20, 30), dice=[4, 2])
    assert played(state, "play leech") == [
        "Ana whacks Ben with Leech for 7 damage (23 life left; 5+4=9 against 2).",
        "Leech gives Ana 3 life (23 now) and costs Ben their next turn.",
        "Ben loses this turn because of Ana's Leech.",
    ]


def test_life_from_one_effect_on_two_attacks_is_one_sum() -> None:
    """HAM-10, HAM-18: who hits two gains twice."""
    tandem = (
        "id: tandem, attack: { subtype: melee, points: 9, reach: two }, abilities: "
        "[{ when: { event: hit, do: [{ heal: { amount: 2 } }] } }]"
    )
    state = lay("tandem", "", "", cards=[tandem], life=(20, 30, 30), dice=[4, 2, 2])
    teller = at(state)
    lines = told(teller, *do(state, "play tandem", "target 2", "target 3"))
    assert lines[2].text == "Tandem gives Ana 4 life (24 now)."
    assert "Ana gains 4 life (24 now; 2+2)." in lines[2].detail


def test_an_effect_of_several_clauses_has_a_line_for_each_attack() -> None:
    tandem = (
        "id: tandem, attack: { subtype: melee, points: 9, reach: two }, abilities: "
        "[{ when: { event: hit, do: [{ heal: { amount: 2 } }, { skip: { to: other } }] } }]"
    )
    state = lay("tandem", "", "", cards=[tandem], life=(20, 30, 30), dice=[4, 2, 2])
    lines = played(state, "play tandem", "target 2", "target 3")
    assert lines[2:4] == [
        "Tandem gives Ana 2 life (22 now) and costs Ben their next turn.",
        "Tandem gives Ana 2 life (24 now) and costs Eva their next turn.",
    ]


def test_what_lasts_has_the_name_of_the_card_that_gave_it() -> None:
    burn = (
        "id: burn, ability: { do: [{ give: { to: chosen, turns: 1, ability: "
        "{ when: { event: turn-start, do: [{ damage: { amount: 1, to: owner } }] } } } }] }"
    )
    state = lay("burn", "", cards=[burn])
    lines = played(state, "play burn", "play 1")
    assert lines[0] == "Ana plays Burn: Ben loses 1 life at the start of their next turn."
    assert lines[1] == "Burn costs Ben 1 life (29 left)."


def test_the_same_on_several_is_one_clause() -> None:
    tar = (
        "id: tar, ability: { do: [{ give: { to: others, turns: 2, ability: "
        "{ mod: { figure: attack, less: 1 } } } }] }"
    )
    assert played(lay("tar", "", "", cards=[tar]), "play tar") == [
        "Ana plays Tar: Ben and Eva each get -1 to attacks for 2 turns."
    ]


def test_what_keeps_an_effect_off_does_not_cut_its_line() -> None:
    mule = "{ instead: { ignore: skip } }"
    sleep = "id: sleep, ability: { do: [{ skip: { to: others } }, { heal: { amount: 1 } }] }"
    state = lay("sleep", "", "", cards=[sleep], people={1: [mule]}, life=(20, 30, 30))
    (line,) = played(state, "play sleep")
    assert line == (
        "Ana plays Sleep and gains 1 life (21 now). Who 0 saves Ben's turn, and Eva loses their "
        "next turn."
    )


def test_what_somebody_leaves_is_not_joined_to_another_effect() -> None:
    """HAM-20: the vampire gains life, and Ben's cards go for another reason."""
    events = (
        EffectActs(EVERYONE, ANA, FROM_CHARACTER, PERSON["vampire"], -1),
        LifeGained(EVERYONE, ANA, 3, 19),
        Discarded(EVERYONE, BEN, (0, 1), (LID, PAN), OWNER_OUT),
    )
    assert texts(narrator(), *events) == [
        "The Vampire on a Diet gives Ana 3 life (19 now).",
        "Ben leaves the Bin Lid and the Frying Pan behind.",
    ]


def test_the_cause_is_the_subject_of_what_it_does() -> None:
    """HAM-18: or what keeps it off is."""
    glove = EffectActs(EVERYONE, ANA, FROM_CARD, PAN, -1)
    gain, loss = LifeGained(EVERYONE, ANA, 3, 19), TurnsSkipped(EVERYONE, BEN, 1)
    kept = Ignored(EVERYONE, BEN, SKIPS)
    for event, english, spanish in (
        (gain, "The Frying Pan gives Ana 3 life", "La Sartén le da 3 de vida a Ana"),
        (
            loss,
            "Ana's Frying Pan costs Ben their next turn.",
            "La Sartén de Ana le quita a Ben su próximo turno.",
        ),
        (
            kept,
            "Ben loses no turn from Ana's Frying Pan.",
            "Ben no pierde ningún turno frente a la Sartén",
        ),
    ):
        assert texts(narrator(), glove, event)[0].startswith(english)
        assert texts(narrator("es"), glove, event)[0].startswith(spanish)


def test_what_ends_by_itself_ends_in_silence() -> None:
    """How long it lasts was said when it began."""
    tar = (
        "id: tar, ability: { do: [{ give: { to: others, turns: 1, ability: "
        "{ mod: { figure: attack, less: 1 } } } }] }"
    )
    state = lay("tar", "soup", cards=[tar], life=(30, 20))
    assert played(state, "play tar", "play soup")[1:] == [
        "Ben plays Soup and gains 2 life (22 now).",
    ]


def test_the_dice_of_a_card_that_may_be_kept_are_told() -> None:
    """HAM-17."""
    keep = "id: bat, attack: { subtype: melee, points: 5, reach: one }, keep: { if: [{ roll: 4 }] }"
    kept = lay("bat", "", cards=[keep], dice=[4, 2, 5])
    assert played(kept, "play bat", "keep")[1] == "Ana keeps Bat (rolled 5, needed 4+)."
    lost = lay("bat", "", cards=[keep], dice=[4, 2, 3])
    assert played(lost, "play bat")[1] == "Ana can't keep Bat (rolled 3, needed 4+)."


def test_dice_at_the_beginning_of_a_turn_have_the_name_of_the_character_they_are_for() -> None:
    """HAM-18: also of two that wait for the same, where one of them needs more than a die."""
    rolled = ConditionRolled(EVERYONE, ANA, 2, 4)
    teller = narrator()
    told(teller, CharactersKept(EVERYONE, ANA, (PERSON["daredevil"], PERSON["golfer"])))
    told(teller, TurnBegan(EVERYONE, ANA, 13))
    assert texts(teller, rolled) == ["The Daredevil does nothing (rolled 2, needed 4+)."]
    told(teller, CharactersKept(EVERYONE, ANA, (PERSON["daredevil"], PERSON["nurse"])))
    assert texts(teller, rolled)[-1] == "The Daredevil does nothing (rolled 2, needed 4+)."


def test_a_long_effect_goes_on_in_a_second_line() -> None:
    events = [TurnsSkipped(EVERYONE, ANA, turns) for turns in (2, 3) * 4]
    lines = texts(narrator(), EffectActs(EVERYONE, BEN, FROM_CARD, PAN, -1), *events)
    assert len(lines) == 2
    assert lines[0].startswith(
        "Ben's Frying Pan costs Ana their next 2 turns, Ana their next 3 turns, "
    )
    assert lines[1].startswith("Ben's Frying Pan costs ")


def test_the_first_of_two_lines_is_shown_while_an_effect_is_under_way() -> None:
    teller = narrator()
    events = [TurnsSkipped(EVERYONE, ANA, turns) for turns in (2, 3) * 3]
    told(teller, EffectActs(EVERYONE, BEN, FROM_CARD, PAN, -1), *events)
    assert so_far(teller).startswith(
        "Ben's Frying Pan costs Ana their next 2 turns, Ana their next 3 turns, "
    )


def test_an_effect_that_brings_nothing_is_not_told() -> None:
    acts = EffectActs(EVERYONE, BEN, FROM_CHARACTER, PERSON["monster-hunter"], -1)
    assert texts(narrator(), acts) == []


# The set-up.


def test_the_card_turned_down_is_told_by_its_slot_only() -> None:
    """HAM-2."""
    events = [
        HandShown(EVERYONE, ANA, (PAN, HIDDEN, CAKE, LID)),
        HandShown(EVERYONE, BEN, (MAGNET, PAN, CAKE, LID)),
    ]
    assert texts(narrator(), *events) == [
        (
            "Ana turns card 2 face down and lays out the Frying Pan, the Birthday Cake and the "
            "Bin Lid."
        ),
        "Ben lays out the Horseshoe Magnet, the Frying Pan, the Birthday Cake and the Bin Lid.",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ana draws three characters, discards the Cat with Nine Lives and plays as the "),
        ("es", "Ana roba tres personajes, descarta a la Gata de siete vidas y juega con "),
    ],
)
def test_ham_4_a_discard_whose_draw_was_not_heard_comes_from_somewhere(
    language: str, said: str
) -> None:
    """At a shared keyboard the log had another player's draw, then only this discard."""
    cook, cat, spy = PERSON["cook"], PERSON["cat"], PERSON["spy"]
    dropped = CharacterDropped(1 << ANA, ANA, cat)
    kept = CharactersKept(EVERYONE, ANA, (cook, spy))
    offered = CharactersOffered(1 << BEN, BEN, (cook, cat, spy))
    (_, line) = texts(narrator(language), offered, dropped, kept)
    assert line.startswith(said)


def test_characters_offered_and_dropped_are_told_to_those_that_hear_of_them() -> None:
    """HAM-4, HAM-25."""
    cook, cat, spy = PERSON["cook"], PERSON["cat"], PERSON["spy"]
    events = (
        CharactersOffered(1 << ANA, ANA, (cook, cat, spy)),
        CharacterDropped(1 << ANA, ANA, cat),
        CharactersKept(EVERYONE, ANA, (cook, spy)),
    )
    assert texts(narrator(), *(each for each in events if may_see(each, BEN))) == [
        "Ana plays as the Seething Cook and the Spy in a Trench Coat."
    ]
    assert texts(narrator(), *events) == [
        "Ana draws the characters Seething Cook, Cat with Nine Lives and Spy in a Trench Coat.",
        (
            "Ana discards the Cat with Nine Lives and plays as the Seething Cook and the Spy in "
            "a Trench Coat."
        ),
    ]


def test_the_dice_for_who_starts_are_a_line_a_round() -> None:
    """HAM-5: those tied for the highest roll again."""
    rolls = [(ANA, 4, 4), (BEN, 6, 2), (EVA, 1, 1), (ANA, 3, 3), (BEN, 1, 2)]
    teller = narrator()
    lines = told(teller, *(StartRolled(EVERYONE, *each) for each in rolls))
    assert so_far(teller) == "Players roll to see who starts (Ana 6, Ben 3)."
    lines += told(teller, TurnBegan(EVERYONE, ANA, 1))
    assert [line.text for line in lines] == [
        "Ana and Ben tie and roll again (Ana 8, Ben 8, Eva 2).",
        "Ana goes first (Ana 6, Ben 3).",
    ]
    assert lines[0].detail == ("Ana rolls 4+4.", "Ben rolls 6+2.", "Eva rolls 1+1.")


# Turns.


def test_cards_turned_are_one_line() -> None:
    """HAM-6: ups before downs."""
    events = TurnedUp(EVERYONE, BEN, 3, PAN), TurnedDown(EVERYONE, BEN, 0)
    assert texts(narrator(), *events) == [
        "Ben turns the Frying Pan (card 4) face up and card 1 face down."
    ]
    several = TurnedUp(EVERYONE, BEN, 1, LID), *events, TurnedDown(EVERYONE, BEN, 2)
    assert texts(narrator(), *several) == [
        (
            "Ben turns the Bin Lid (card 2) face up, the Frying Pan (card 4) face up, card 1 face "
            "down and card 3 face down."
        )
    ]
    assert texts(narrator("es"), *several[:2]) == [
        "Ben pone boca arriba la Tapa del cubo (carta 2) y la Sartén (carta 4)."
    ]


def test_changing_all_four_is_one_line_with_the_cards_under_it() -> None:
    """HAM-9."""
    slots, gone, new = (0, 1, 2, 3), (LID,) * 4, (PAN, CAKE, PAN, MAGNET)
    events = [
        TurnLost(EVERYONE, BEN, CANNOT_PLAY),
        Discarded(EVERYONE, BEN, slots, gone, HAND_CHANGED),
        *(Refilled(EVERYONE, BEN, slot, card) for slot, card in enumerate(new)),
    ]
    (line,) = told(narrator(), *events, TurnBegan(EVERYONE, EVA, 14))
    assert line.text == "Ben has nothing to play, changes all four cards and loses the turn."
    assert line.detail == (
        "The old cards are the Bin Lid, the Bin Lid, the Bin Lid and the Bin Lid.",
        (
            "The new cards are the Frying Pan, the Birthday Cake, the Frying Pan and the "
            "Horseshoe Magnet."
        ),
    )


def test_a_turn_that_is_lost_says_why() -> None:
    """HAM-18, HAM-19."""
    assert texts(narrator(), TurnLost(EVERYONE, BEN, LOST_TO_EFFECT)) == [
        "Ben loses this turn because of an effect."
    ]
    assert texts(narrator("es"), TurnLost(EVERYONE, BEN, NO_CARDS)) == [
        "Ben no tiene cartas y pierde este turno."
    ]


def test_cards_drawn_for_used_ones_are_not_told() -> None:
    """HAM-16: everybody sees them come."""
    soup = CARD["packed-lunch"]
    used = [Played(EVERYONE, BEN, 0, soup), Discarded(EVERYONE, BEN, (0,), (soup,), AFTER_USE)]
    drawn = [Refilled(EVERYONE, BEN, 0, CAKE), Refilled(EVERYONE, ANA, 2, LID)]
    assert texts(narrator(), *used, *drawn) == ["Ben plays the Packed Lunch."]


def test_cards_drawn_for_what_an_effect_took_are_one_line() -> None:
    teller = narrator()
    acts = EffectActs(EVERYONE, BEN, FROM_CARD, CARD["hiccup-gas"], -1)
    gone = Discarded(EVERYONE, EVA, (1, 2), (LID, PAN), REPLACED)
    drawn = [Refilled(EVERYONE, EVA, 1, CAKE), Refilled(EVERYONE, EVA, 2, MAGNET)]
    assert texts(teller, acts, gone, Refilled(EVERYONE, BEN, 0, PAN), *drawn) == [
        "Ben's Hiccup Gas makes Eva discard the Bin Lid and the Frying Pan.",
        "Eva draws the Birthday Cake and the Horseshoe Magnet.",
    ]


def test_ham_26_cards_that_were_said_before_a_question_are_not_said_again() -> None:
    """In plain mode "Ana draws the Cake." was followed by "Ana draws the Cake and the Magnet."."""
    teller = narrator()
    gone = Discarded(EVERYONE, BEN, (0, 1), (LID, PAN), REPLACED)
    seen = Refilled(EVERYONE, BEN, 0, CAKE), Refilled(EVERYONE, BEN, 1, HIDDEN)
    told(teller, gone, *seen)
    assert so_far(teller) == "Ben draws the Birthday Cake."
    (line,) = told(teller, Refilled(EVERYONE, BEN, 1, MAGNET), TurnBegan(EVERYONE, EVA, 14))
    assert line.text == "Ben draws the Birthday Cake and the Horseshoe Magnet."
    assert line.rest == "Ben draws the Horseshoe Magnet."


@pytest.mark.parametrize("language", ["en", "es"])
def test_ham_26_a_card_that_is_not_yet_shown_does_not_lie_face_down(language: str) -> None:
    """The line of an open draw said "a face-down card", which the owner could still show."""
    teller = narrator(language)
    gone = Discarded(EVERYONE, BEN, (0, 1), (LID, PAN), REPLACED)
    drawn = Refilled(EVERYONE, BEN, 0, CAKE), Refilled(EVERYONE, BEN, 1, HIDDEN)

    teller.feed(gone)
    for event in drawn:
        teller.feed(event)
    down = {"en": "a face-down card", "es": "una carta boca abajo"}[language]
    assert so_far(teller)
    assert down not in so_far(teller)
    (line,) = texts(teller)
    assert down in line, "the owner has laid it"


def test_a_new_deck_is_told_without_cutting_a_line() -> None:
    """HAM-19, HAM-22."""
    teller = narrator()
    lines = told(
        teller,
        EffectActs(EVERYONE, BEN, FROM_CARD, CARD["lucky-dip"], -1),
        TurnsSkipped(EVERYONE, EVA, 1),
        Reshuffled(EVERYONE, MAIN, 20),
        TurnsSkipped(EVERYONE, ANA, 1),
        Reshuffled(EVERYONE, MONSTERS, 1),
    )
    assert [line.text for line in lines] == [
        "The deck is empty: 20 discarded cards are shuffled into a new one.",
        "Ben's Lucky Dip costs Eva and Ana their next turns.",
        "Every monster is dead: 1 comes back as the new deck.",
    ]


def test_one_more_turn_is_told_in_that_turn() -> None:
    """HAM-18."""
    lines = told(narrator(), ExtraTurn(EVERYONE, BEN), TurnBegan(EVERYONE, BEN, 14))
    assert [(line.turn, line.text) for line in lines] == [(14, "Ben takes an extra turn.")]


# Monsters.


def test_a_monster_comes_rolls_and_attacks_by_its_name() -> None:
    """HAM-22, HAM-23: with 7 the yeti has 4 more in defence until the next roll."""
    yeti = BEAST["laundry-yeti"]
    lines = told(
        narrator(),
        MonsterCame(EVERYONE, yeti, BEN, 14),
        MonsterRolled(EVERYONE, BEN, 3, 4),
        Aimed(EVERYONE, MONSTER, 3, (EVA,), NO_CARD),
        AttackRolled(EVERYONE, MONSTER, 5, 2, 7),
        TurnBegan(EVERYONE, EVA, 14),
    )
    assert [line.text for line in lines] == [
        "Ben draws the Laundry Yeti (14 life) and becomes its keeper.",
        'Ben rolls "Hides in the basket" for the Laundry Yeti: +4 to defence (the dice show 7).',
        "The Laundry Yeti attacks Eva (ice 5+2=7).",
    ]
    assert lines[1].detail == ("Ben rolls 3+4.",)


def test_a_monster_that_was_not_seen_to_come_is_just_the_monster() -> None:
    """A match that is watched from its middle."""
    (text,) = texts(narrator(), Aimed(EVERYONE, BEN, 3, (MONSTER,), NO_CARD))
    assert text == "Ben attacks the monster (ice)."


FRAIL = f"life: 5, defence: 0, actions: [{CALM}], reward: [{{ heal: {{ amount: 5 }} }}]"


def test_who_kills_a_monster_has_its_reward() -> None:
    """HAM-24."""
    state = lay(
        "club",
        "",
        monster=FRAIL,
        dice=[6, 1],
    )
    assert played(state, "play club", "target monster") == [
        "Ana KILLS the monster with Club (from 5 life; 5+6=11 against 1).",
        "The reward for Beast 0 gives Ana 5 life (35 now).",
    ]


# Secrets.


def test_what_was_peeked_at_is_told_to_who_looked() -> None:
    """HAM-25."""
    events = Peeked(EVERYONE, ANA, BEN, 1), PeekedCard(1 << ANA, ANA, BEN, 1, PAN)
    assert texts(narrator(), *(each for each in events if may_see(each, EVA))) == [
        "Ana looks at Ben's card 2."
    ]
    assert texts(narrator(), *events) == ["Ana looks at Ben's card 2 (the Frying Pan)."]


def test_cards_that_move_face_down_have_no_name() -> None:
    assert texts(narrator(), Taken(EVERYONE, ANA, 0, BEN, 1, HIDDEN)) == [
        "Ana takes a face-down card from Ben."
    ]
    assert texts(narrator("es"), Swapped(EVERYONE, ANA, 0, PAN, BEN, 1, HIDDEN)) == [
        "Ana cambia una carta boca abajo por la Sartén de Ben."
    ]


# The end.


TOO_LONG = "The match has lasted far too long and ends without a winner."


@pytest.mark.parametrize(
    ("winners", "reason", "text"),
    [
        ((ANA,), "last-player", "Ana is the last one standing and wins!"),
        (
            (ANA, BEN),
            "last-player",
            "Ana and Ben go out together and share the win!",
        ),
        ((BEN,), "time-up", "Time is up: Ben has the most life and wins!"),
        ((ANA, BEN), "time-up", "Time is up: Ana and Ben tie for the most life and share the win!"),
        ((), "cap", TOO_LONG),
    ],
)
def test_the_end_says_who_and_why(winners: tuple[int, ...], reason: str, text: str) -> None:
    """HAM-20, HAM-21, and the cap that ends every game."""
    (line,) = told(narrator(), GameEnded(EVERYONE, winners, reason))
    assert (line.kind, line.text) == ("end", text)


# The rest.


def test_numbers_have_their_plurals() -> None:
    def skipped(language: str, turns: int) -> str:
        return texts(narrator(language), TurnsSkipped(EVERYONE, BEN, turns))[0]

    assert skipped("en", 1) == "Ben loses their next turn."
    assert skipped("en", 2) == "Ben loses their next 2 turns."
    assert skipped("es", 1) == "Ben pierde su próximo turno."
    assert skipped("es", 2) == "Ben pierde sus 2 próximos turnos."


def test_the_table_itself_is_heard_in_the_middle_of_an_attack() -> None:
    teller = narrator()
    told(teller, Aimed(EVERYONE, BEN, 0, (EVA,), NO_CARD))
    lines = told(
        teller, BotStumbled(EVERYONE, BEN, "steady", "restarted"), NotSaved(EVERYONE, "full")
    )
    assert [line.text for line in lines] == [
        "Ben (a bot) gave no answer and gets another try.",
        "The disk is full. You can keep playing, but this match is no longer saved.",
    ]
    assert so_far(teller) == "Ben attacks Eva (melee)."


def test_somebody_s_strange_name_is_shown_as_it_is() -> None:
    """Names of seats and cards are text: no markup, no control characters."""
    strange = words_of(
        DECK, "en", 3, word=lambda key: "" if key.startswith("article") else "[red]\x1b[2J\nX[/]"
    )
    teller = HammerspaceNarrator(["[b]\x07A", "B"], strange)
    told(teller, Played(EVERYONE, ANA, 0, PAN))
    assert so_far(teller) == "[b]A plays [red][2J X[/]."
    told(teller, Aimed(EVERYONE, ANA, 0, (BEN,), PAN))
    assert so_far(teller) == "[b]A attacks B with [red][2J X[/]."


def test_a_note_is_a_line_of_the_program() -> None:
    line = narrator().note("hammerspace-time-up")
    assert (line.turn, line.kind) == (13, "system")


def test_a_player_out_of_the_table_is_somebody() -> None:
    assert texts(narrator(), Ignored(EVERYONE, 5, SKIPS)) == ["Somebody loses no turn."]
    assert texts(narrator(), Fell(EVERYONE, BEN)) == ["Ben is OUT."]
