"""What an attack of Hammerspace would do, in words."""

from __future__ import annotations

from dataclasses import replace

from app.games.hammerspace.plain.odds import aim_sentence, means_sentence, short_sentence
from app.games.hammerspace.text.odds import aim_words, damage_words
from app.i18n.fluent import Texts
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.bearing import returning
from engines.hammerspace.damage import Damage
from engines.hammerspace.effects.events import FROM_CARD
from engines.hammerspace.odds import Aim, blow_of, preview
from engines.hammerspace.rules import Rules
from tests.engines.hammerspace.table import CALM, lay

BEN = 1
ENGLISH, SPANISH = Texts("en", strict=True), Texts("es", strict=True)
DICE = [one - two for one in range(6) for two in range(6)]
"""What an attack die shows more than a defence die, over all 36 throws."""


def damage(lead: int, life: int = 30) -> Damage:
    """Points against points and two dice, against so much life."""
    lost = [min(life, max(0, lead + gap)) for gap in DICE]
    chances = [lost.count(n) / len(DICE) for n in range(max(lost) + 1)]
    return Damage(tuple(chances), lost.count(life) / len(DICE))


BEAST = f"life: 9, defence: 2, actions: [{CALM}], reward: [{{ heal: {{ amount: 5 }} }}]"


def aim(attack: int, defence: int, life: int = 30, worst: Damage | None = None) -> Aim:
    best = damage(attack - defence, life)
    return Aim(BEN, attack, defence, best, worst or best, worst is not None, 0)


def test_without_a_defence_only_the_dice_stand_against_each_other() -> None:
    """HAM-11: from 7 + 1 - 6 to 7 + 6 - 1."""
    assert aim_sentence(ENGLISH, aim(7, 0), "Ben") == (
        "You deal 2 to 12 damage, about 7 (7 + d6 against d6)."
    )
    assert aim_sentence(SPANISH, aim(7, 0), "Ben") == (
        "Le haces de 2 a 12 de daño, unos 7 (7 + d6 contra d6)."
    )


def test_what_an_attack_cannot_do_is_said_of_the_attacker() -> None:
    """With the attack's name, the target is named, too."""
    assert aim_sentence(ENGLISH, aim(2, 9), "Ben") == (
        "You can do no damage (2 + d6 against 9 + d6)."
    )
    assert aim_sentence(ENGLISH, aim(2, 9), "Ben", "the Glove") == (
        "With the Glove, you can't hurt Ben (2 + d6 against 9 + d6)."
    )


def test_in_a_list_of_cards_the_damage_is_enough() -> None:
    """HAM-14, HAM-20: only a kill is worth more words."""
    said = {
        (2, 9, 30): "Ben: no damage.",
        (7, 5, 30): "Ben: 0 to 7 damage, about 2.3.",
        (7, 0, 6): "Ben: 2 to 6 damage, about 5.4. You knock Ben out 72% of the time.",
        (20, 0, 6): "Ben: 6 damage. You are sure to knock Ben out.",
    }
    for (attack, defence, life), told in said.items():
        assert short_sentence(ENGLISH, aim(attack, defence, life), "Ben") == told
    assert short_sentence(SPANISH, aim(7, 5), "Ben") == "Ben: de 0 a 7 de daño, unos 2,3."
    assert short_sentence(ENGLISH, aim(7, 5, worst=damage(3)), "Ben") == (
        "Ben: 0 to 8 damage, about 2.3 or, with poor defending, 3.1."
    )


def test_how_likely_nothing_comes_of_it_is_said() -> None:
    """HAM-14: 2 more and a die behind by 2 or more, 10 of 36; 82 points in 36 throws."""
    assert aim_sentence(ENGLISH, aim(7, 5), "Ben") == (
        "You deal 0 to 7 damage, about 2.3 (7 + d6 against 5 + d6). You miss 28% of the time."
    )
    assert aim_words(SPANISH, aim(7, 5)).nothing == "falla 28 %"


def test_how_likely_it_kills_is_said() -> None:
    """HAM-20: of 6 life, all is lost where the dice are apart by -1 or more: 26 throws of 36."""
    told = aim_words(ENGLISH, aim(7, 0, life=6))
    assert (told.damage, told.nothing, told.kills) == ("damage 2-6, about 5.4", "", "out 72%")
    assert aim_words(ENGLISH, aim(20, 0, life=6)).kills == "out 100%"
    assert aim_words(ENGLISH, aim(20, 0, life=6)).damage == "damage 6"


def test_what_cannot_hurt_says_just_that() -> None:
    told = aim_words(ENGLISH, aim(2, 9))
    assert (told.damage, told.nothing, told.kills) == ("no damage", "", "")


def test_a_sentence_names_the_monster_with_its_article() -> None:
    """In Spanish "a el Yeti" is "al Yeti", and a certain kill is no chance to miss."""
    assert aim_sentence(SPANISH, aim(2, 9), "el Yeti", "la Sartén") == (
        "Con la Sartén no puedes hacerle daño al Yeti (2 + d6 contra 9 + d6)."
    )
    assert aim_sentence(SPANISH, replace(aim(20, 0, life=6), party=MONSTER), "el Yeti") == (
        "Le haces 6 de daño (20 + d6 contra d6). Acabas con el Yeti seguro."
    )


def test_a_small_mean_is_not_nothing() -> None:
    """One throw of 36 takes a single point: 0.03 is a figure for nobody."""
    assert damage_words(ENGLISH, damage(-4)) == "damage 0-1, almost never"


def test_a_defender_that_chooses_may_lose_more() -> None:
    """HAM-13."""
    assert aim_words(ENGLISH, aim(7, 5, worst=damage(3))).damage == "damage 0-8, about 2.3 to 3.1"


def test_side_by_side_targets_have_mean_and_spread_alone() -> None:
    assert aim_words(ENGLISH, aim(7, 5)).brief == "2.3 (0-7)"
    assert aim_words(SPANISH, aim(7, 0, life=6)).brief == "5,4 (2-6)"
    assert aim_words(ENGLISH, aim(2, 9)).brief == "0"


def test_a_preview_of_the_rules_can_be_said() -> None:
    """Of a table with a monster: 5 against its 2."""
    state = lay("club", "lid", monster=BEAST)
    view = Rules().view(state, 0)
    aims = preview(state.config, view, 0)
    lines = {each.party: aim_sentence(ENGLISH, each, "it") for each in aims}
    for party, damage, against in ((BEN, "0 to 4", 6), (MONSTER, "0 to 8", 2)):
        assert lines[party].startswith(f"You deal {damage} damage, about ")
        assert f" (5 + d6 against {against} + d6)." in lines[party]


GLASS = (
    "id: glass, defence: { against: { physical: 0 } },"
    " abilities: [{ instead: { redirect: { to: other, amount: 3, cause: attack } } }]"
)


def test_ham_18_what_comes_back_to_the_attacker_is_said() -> None:
    """A mirror gives back up to three, and all of three from a lead of 10."""
    state = lay("club", "glass", cards=[GLASS])
    (some,) = preview(state.config, Rules().view(state, 0), 0)
    assert aim_words(ENGLISH, some).back == "costs you 0-3, about 2.7"
    assert aim_words(SPANISH, some).back == "te cuesta 0-3, unos 2,7"
    assert aim_sentence(ENGLISH, some, "Ben").endswith("It costs you 0 to 3 life, about 2.7.")
    assert short_sentence(ENGLISH, some, "Ben").endswith(", and it costs you about 2.7 life.")
    named = short_sentence(ENGLISH, some, "Ben", reason=lambda _: "Glass")
    assert named.endswith(", and it costs you about 2.7 life (Glass).")
    anvil = "id: anvil, attack: { subtype: melee, points: 15, reach: one }"
    state = lay("anvil", "glass", cards=[GLASS, anvil])
    (all_of_it,) = preview(state.config, Rules().view(state, 0), 0)
    assert aim_words(ENGLISH, all_of_it).back == "costs you 3"
    assert "It costs you 3 life." in aim_sentence(ENGLISH, all_of_it, "Ben")
    assert not aim_words(ENGLISH, aim(7, 5)).back, "most attacks cost nothing"


def test_damage_that_hardly_ever_comes_is_no_figure() -> None:
    """ "0 to 1 damage, about 0.03" says too much about nothing."""
    rare = Aim(BEN, 4, 8, Damage((0.97, 0.03), 0), Damage((0.97, 0.03), 0), chooses=False, hidden=0)
    assert short_sentence(ENGLISH, rare, "Ben") == "Ben: hardly ever any damage."
    assert short_sentence(SPANISH, rare, "Ben") == "Ben: casi nunca le haces daño."
    assert aim_sentence(ENGLISH, rare, "Ben", "the Sock").startswith(
        "With the Sock, you hardly ever hurt Ben "
    )


def test_ham_18_a_list_names_what_costs_the_attacker_life() -> None:
    """At a table the mean alone was a riddle: "It costs you about 2.7 life against Ben"."""
    state = lay("club", "glass", cards=[GLASS])
    view = Rules().view(state, 0)
    (some,) = preview(state.config, view, 0)
    blow = blow_of(state.config, view, 0)
    assert blow is not None
    found = returning(state.config, view, some, blow)
    assert [each.source for each in found] == [FROM_CARD]
    assert [state.config.cards.main[each.number].id for each in found] == ["glass"]
    said = [
        means_sentence(texts, [some], lambda _: "Ben", lambda _: "Glass")
        for texts in (ENGLISH, SPANISH)
    ]
    assert said[0].endswith(" It costs you about 2.7 life against Ben (Glass).")
    assert said[1].endswith(" A ti te cuesta unos 2,7 de vida contra Ben (Glass).")
