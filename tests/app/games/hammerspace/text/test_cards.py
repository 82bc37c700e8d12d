"""Cards, characters and monsters of Hammerspace in words."""

from __future__ import annotations

import pytest

from app.games.hammerspace.text.cards import HammerspaceCardText, MonsterTableRow
from app.games.hammerspace.text.figures import LINE, runs, ways
from app.i18n.fluent import LANGUAGES
from app.i18n.literal import width
from engines.hammerspace.cards import NO_MATCH
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.parameters import Parameters
from tests.app.games.hammerspace.text.helpers import card_of, kept, shipped, unnamed, words_of
from tests.engines.hammerspace.helpers import ability, attack, defence, tiny

DECK = kept()
CARD = {card.id: number for number, card in enumerate(DECK.cards)}
CHARACTER = {card.id: number for number, card in enumerate(DECK.characters)}
MONSTER = {card.id: number for number, card in enumerate(DECK.monsters)}
BARE = Parameters(characters=False, monsters=False)


def base(language: str = "en", parameters: Parameters | None = None) -> HammerspaceCardText:
    """A deck in words."""
    return words_of(DECK, language, parameters=parameters)


def test_a_match_keeps_the_words_of_its_deck() -> None:
    words = base("es")
    assert words.deck == "Bolsillos sin fondo"
    assert words.name(CARD["wet-fish"]) == "Merluza fresca"
    assert words.about(CARD["wet-fish"]) == "Ya no colea, pero todavía reparte."
    assert words.character(CHARACTER["cat"]) == "Gata de siete vidas"
    assert words.character_about(CHARACTER["cat"]).startswith("En inglés tiene nueve")
    assert words.monster(MONSTER["angry-swan"]) == "Cisne con mal genio"
    assert words.monster_about(MONSTER["angry-swan"]).endswith("y no lo olvida.")
    assert words.action(MONSTER["angry-swan"], 12) == "Estanque cerrado"


def test_what_has_no_words_is_called_by_its_id_and_has_no_flavour() -> None:
    words = words_of(tiny(), seats=2, word=unnamed)
    assert (words.name(3), words.character(0), words.monster(0)) == ("Stone 0", "Cook", "Yeti")
    assert (words.deck, words.about(0), words.character_about(0)) == ("", "", "")
    assert (words.monster_about(0), words.action(0, 2)) == ("", "")


def test_a_name_is_text_and_never_markup_or_a_command() -> None:
    """Decks are written by anybody: no escape sequence, no turned direction, one line."""
    words = words_of(tiny(), seats=2, word=lambda _: "[b]Fish\x1b[31m\n\u202ecake[/b]")
    assert words.name(0) == words.monster(0) == words.action(0, 2) == "[b]Fish[31m cake[/b]"


@pytest.mark.parametrize(
    ("card", "english", "spanish"),
    [
        (
            "giant-mallet",
            ("ATTACK", "physical / melee", "8 + d6", "one rival",
             "on a hit, if it kills: you gain 4 life"),
            ("ATAQUE", "físico / golpe", "8 + d6", "un rival",
             "al acertar, si mata: ganas 4 de vida"),
        ),
        (
            "birthday-cake",
            ("ATTACK", "chemical / fire", "5 + d6", "up to 3 rivals"),
            ("ATAQUE", "químico / fuego", "5 + d6", "hasta 3 rivales"),
        ),
        (
            "snow-globe",
            ("ATTACK", "chemical / ice", "4 + d6", "all rivals",
             "after the attack, if it misses: you take an extra turn"),
            ("ATAQUE", "químico / hielo", "4 + d6", "todos los rivales",
             "tras el ataque, si falla: tienes un turno extra"),
        ),
        (
            "bin-lid",
            ("DEFENCE", "physical 4 (melee 6)", "stays if you roll 4-6"),
            ("DEFENSA", "físico 4 (golpe 6)", "se queda si sacas de 4 a 6"),
        ),
        (
            "pillow-fort",
            ("DEFENCE", "everything 3", "you survive with 1 life instead of going out"),
            ("DEFENSA", "todo 3", "te quedas con 1 de vida en vez de quedar fuera"),
        ),
        (
            "periscope",
            ("ABILITY",
             "you look at the face-down cards of a rival you choose, and that rival loses 2 life"),
            ("HABILIDAD",
             "ves qué tiene boca abajo el rival que elijas y ese rival pierde 2 de vida"),
        ),
    ],
)  # fmt: skip
def test_a_card_is_short_lines_in_the_order_in_which_they_are_needed(
    card: str, english: tuple[str, ...], spanish: tuple[str, ...]
) -> None:
    """HAM-7, HAM-9a, HAM-10 to HAM-12, HAM-17, HAM-18."""
    assert base("en", BARE).face(CARD[card]) == english
    assert base("es", BARE).face(CARD[card]) == spanish


def test_ham_10_the_reach_tells_of_the_monster_where_monsters_come() -> None:
    words = base()
    assert words.reach(CARD["giant-mallet"]) == "one rival or the monster"
    assert words.reach(CARD["wet-fish"]) == "up to 2, monster included"
    assert words.reach(CARD["snow-globe"]) == "all rivals and the monster"
    assert words.reach(CARD["mattress"]) == ""


def test_ham_22_where_no_monsters_play_cards_say_nothing_of_them() -> None:
    """What waits for a monster is left out; so is what could be chosen to no effect."""
    words, bare = base(), base("en", BARE)
    clock, sling = CARD["alarm-clock"], CARD["slingshot"]
    assert "or the next monster comes 4 turns sooner" in words.effect_lines(clock)[0]
    assert bare.effect_lines(clock) == ("The player on your left loses their next turn.",)
    assert any("monster" in line for line in words.effect_lines(sling))
    assert not any("monster" in line for line in bare.effect_lines(sling))


def test_ham_22_a_card_that_is_about_monsters_alone_says_that_there_are_none() -> None:
    words = card_of(ability("bell", "{ timer: { sooner: 4 } }"), parameters=BARE)
    assert words.effect_lines(0) == ("Nothing, since there are no monsters.",)


@pytest.mark.parametrize(
    ("against", "lines"),
    [
        ("physical: 4", ("physical 4",)),
        ("physical: 4, projectile: 1", ("physical 1 (melee 4)",)),
        ("chemical: 3, fire: 6, ice: 0", ("chemical 3 (fire 6, ice 0)",)),
        ("physical: 2, energy: 2", ("physical 2, energy 2",)),
        ("physical: 2, chemical: 3, fire: 6", ("physical 2", "chemical 3 (fire 6)")),
        ("physical: 1, chemical: 1, energy: 1", ("everything 1",)),
        ("energy: 0", ("energy 0",)),
    ],
)
def test_ham_12_points_by_type_name_the_subtypes_that_have_others(
    against: str, lines: tuple[str, ...]
) -> None:
    words = card_of(defence("wall", against))
    assert words.points(0) == lines
    assert all(width(line) <= LINE for line in lines)
    assert NO_MATCH not in [n for n in words.config.against[0] if n >= 0]


def hit(do: str, more: str = "") -> str:
    """An attack that does something on a hit."""
    return attack("x", more=f", abilities: [{{ when: {{ event: hit, do: [{do}]{more} }} }}]")


LASTING = "{ give: { to: other, turns: 2, ability: { mod: { figure: attack, less: 1 } } } }"
BURN = (
    "{ give: { to: other, turns: 2, ability: { when: { event: turn-start,"
    " do: [{ damage: { amount: 1, to: owner } }] } } } }"
)
UNTIL = (
    "{ give: { to: owner, turns: 1, ends: start, ability: { instead: { prevent:"
    " { amount: 3, cause: attack } } } } }"
)
ONCE = "{ give: { to: chosen, uses: 1, ability: { instead: { increase: { amount: 2 } } } } }"


@pytest.mark.parametrize(
    ("line", "english", "spanish"),
    [
        (
            hit(BURN),
            "On a hit: the target loses 1 life at the start of each of their next 2 turns.",
            (
                "Al acertar: el objetivo pierde 1 de vida al empezar cada uno de sus 2 próximos "
                "turnos."
            ),
        ),
        (
            hit(LASTING, ", if: [{ against: monster }]"),
            (
                "On a hit against the monster: the target gets -1 to attacks until the end of"
                " their next 2 turns."
            ),
            (
                "Al acertar contra el monstruo: el objetivo tiene -1 en sus ataques hasta el final"
                " de sus 2 próximos turnos."
            ),
        ),
        (
            ability("x", UNTIL),
            "Attacks cost you 3 less life until your next turn.",
            "Los ataques te quitan 3 de vida menos hasta tu próximo turno.",
        ),
        (
            ability("x", ONCE),
            "A rival you choose loses 2 extra life the next time they lose life.",
            "El rival que elijas pierde 2 de vida extra la próxima vez que pierda vida.",
        ),
        (
            ability("x", "{ damage: { amount: 1, to: chosen } }, { skip: { to: chosen } }"),
            "A rival you choose loses 1 life, and that rival loses their next turn.",
            "El rival que elijas pierde 1 de vida y ese rival pierde su próximo turno.",
        ),
        (
            ability("x", "{ take: { of: strongest, which: random, kind: attack } }"),
            "You replace this with a random face-up attack from the rival with the most life.",
            ("Cambias esta carta por un ataque boca arriba al azar del rival con más vida."),
        ),
        (
            ability("x", "{ replace: { of: owner, which: all, kind: defence } }, { again: {} }"),
            "You discard your defences and redraw; you take an extra turn.",
            "Descartas tus defensas y repones; tienes un turno extra.",
        ),
        (
            ability("x", "{ flip: { of: others, which: all, face: down } }"),
            "Each rival turns all their cards face up next turn.",
            "Cada rival pone boca arriba todas sus cartas en su próximo turno.",
        ),
        (
            ability("x", "{ heal: { amount: { count: { of: players, times: 2, most: 6 } } } }"),
            "You gain 2 life for each player still in, up to 6.",
            "Ganas 2 de vida por cada jugador que quede, hasta 6.",
        ),
        (
            ability(
                "x", "{ heal: { amount: 2 } }, { heal: { amount: { count: { of: players } } } }"
            ),
            "You gain 2 life, plus 1 for each player still in.",
            "Ganas 2 de vida, más 1 por cada jugador que quede.",
        ),
        (
            ability(
                "x",
                "{ test: { if: [{ roll: 5 }, { rank: least-life }], then: [{ timer: { sooner: 1 } }"
                "], else: [{ damage: { amount: { dice: 2 }, to: everyone } }] } }",
            ),
            (
                "If you roll 5-6 and nobody has less life than you: the next monster comes 1 turn"
                " sooner; otherwise, everyone loses 2d6 life."
            ),
            (
                "Si sacas un 5 o un 6 y nadie tiene menos vida que tú: el próximo monstruo llega 1"
                " turno antes; si no, cada jugador pierde 2d6 de vida."
            ),
        ),
        (
            ability(
                "x",
                "{ choose: [{ do: [{ clear: { of: weakest } }] }, { do: [{ peek: { of: left } }]"
                " }] }",
            ),
            (
                "Choose one: the rival with the least life loses all lasting effects; or you look "
                "at the face-down cards of your rival."
            ),
            (
                "Elige una: el rival con menos vida pierde sus efectos duraderos; o bien ves qué"
                " tiene boca abajo tu rival."
            ),
        ),
    ],
)
def test_effects_are_sentences(line: str, english: str, spanish: str) -> None:
    assert card_of(line).effect_lines(0) == (english,)
    assert card_of(line, "es").effect_lines(0) == (spanish,)


TWO_HANDED = "abilities: [{ mod: { figure: attack, less: { count: { of: down, times: 3 } } } }]"
SLOW = "abilities: [{ mod: { figure: attack, if: [{ life: { at_least: 25 } }], less: 4 } }]"
COCKY = "abilities: [{ mod: { figure: attack, if: [{ rank: most-life }], less: 2 } }]"


@pytest.mark.parametrize(
    ("more", "english", "spanish"),
    [
        (
            TWO_HANDED,
            "Two-handed 3 (-3 per face-down card of yours).",
            "A dos manos 3 (-3 por cada carta tuya boca abajo).",
        ),
        (
            SLOW,
            "Slow start 4 (-4 with 25 life or more).",
            "Arranque lento 4 (-4 con 25 o más de vida).",
        ),
        (
            COCKY,
            "Cocky 2 (-2 while nobody has more life than you).",
            "Chulería 2 (-2 si nadie tiene más vida que tú).",
        ),
        (
            "abilities: [{ mod: { figure: attack, if: [{ life: { at_most: 25 } }], less: 4 } }]",
            "If you have at most 25 life: -4 to this attack.",
            "Si tienes como mucho 25 de vida: -4 a este ataque.",
        ),
    ],
)
def test_a_penalty_that_many_cards_share_is_a_keyword(
    more: str, english: str, spanish: str
) -> None:
    """HAM-18: the reminder says the exact condition; any other condition is written out."""
    assert card_of(attack("x", more=f", {more}")).effect_lines(0) == (english,)
    assert card_of(attack("x", more=f", {more}"), "es").effect_lines(0) == (spanish,)


def test_a_card_on_the_table_has_its_keywords_in_one_line() -> None:
    """Without their reminders, which take the room of what the card does."""
    down = "{ mod: { figure: attack, less: { count: { of: down, times: 4 } } } }"
    lead = "{ mod: { figure: attack, if: [{ rank: most-life }], less: 3 } }"
    does = "{ when: { event: miss, do: [{ damage: { amount: 1, to: other } }] } }"
    line = attack("x", more=f", abilities: [{down}, {lead}, {does}]")
    assert card_of(line).brief_lines(0) == (
        "Two-handed 4, cocky 3.",
        "On a miss: the target loses 1 life.",
    )
    assert card_of(line, "es").brief_lines(0)[0] == "A dos manos 4, chulería 3."


@pytest.mark.parametrize(
    ("slug", "english", "spanish"),
    [
        ("cook", "+1 to your chemical attacks.", "+1 a tus ataques de tipo químico."),
        (
            "jinx",
            "Players who attack you reroll an attack die of 5-6.",
            "Quien te ataca repite el dado de ataque si marca 5-6.",
        ),
        (
            "hermit",
            "At the end of your turn, if you have no attacks face up: you gain 3 life.",
            "Al final de tu turno, si no tienes ningún ataque boca arriba: ganas 3 de vida.",
        ),
        (
            "conjurer",
            "If you have a card face down: +2 to your attacks.",
            "Si tienes alguna carta boca abajo: +2 a tus ataques.",
        ),
        (
            "lawyer",
            "Once a turn: a random rival loses the life you would lose to effects.",
            (
                "Una vez por turno: un rival al azar pierde en tu lugar la vida que te quitaría "
                "un efecto."
            ),
        ),
        (
            "tax-inspector",
            (
                "Once a turn, when a rival or the monster gains life: that one loses 1 life, and"
                " you gain 1 life."
            ),
            (
                "Una vez por turno, cuando un rival o el monstruo gana vida: ese pierde 1 de vida"
                " y tú ganas 1 de vida."
            ),
        ),
    ],
)
def test_ham_4_a_character_says_what_it_does_for_its_owner(
    slug: str, english: str, spanish: str
) -> None:
    assert base().character_text(CHARACTER[slug]) == english
    assert base("es").character_text(CHARACTER[slug]) == spanish


def test_ham_23_a_monsters_table_has_its_sums_chances_names_and_actions() -> None:
    assert base().monster_table(MONSTER["laundry-yeti"]) == (
        MonsterTableRow("2, 12", "6%", "Spin cycle", "It attacks each player with ice 7 + d6.", 2),
        MonsterTableRow(
            "3, 11",
            "11%",
            "Whites and colours",
            "It attacks the player with the most life with ice 6 + d6 and then attacks the player "
            "with the least life with ice 4 + d6.",
            4,
        ),
        MonsterTableRow(
            "4-5",
            "19%",
            "Crack of the wet towel",
            "It attacks the player left of the keeper with melee 5 + d6.",
            7,
        ),
        MonsterTableRow(
            "6, 8",
            "28%",
            "The fury of one sock",
            "It attacks a random player with melee 5 + d6.",
            10,
        ),
        MonsterTableRow("7", "17%", "Hides in the basket", "It gets +4 to defence.", 6),
        MonsterTableRow(
            "9-10",
            "19%",
            "Do not open during the wash",
            "When a player attacks, it attacks that player with ice 5 + d6.",
            7,
        ),
    )
    calm = base("es").monster_table(MONSTER["sofa-dragon"])[2]
    assert calm == MonsterTableRow("7", "17 %", "Ronca", "No pasa nada.", 6)
    assert (
        base().action_text(MONSTER["laundry-yeti"], 12) == "It attacks each player with ice 7 + d6."
    )


def test_ham_24_a_reward_speaks_to_who_takes_the_last_life() -> None:
    assert base().reward(MONSTER["sofa-dragon"]) == "You gain 2d6 life."
    assert base("es").reward(MONSTER["toaster-golem"]) == (
        "+2 a tus ataques hasta el final de tus 3 próximos turnos."
    )


def test_what_lasts_speaks_to_you_or_of_the_player_by_name() -> None:
    words = card_of(hit(BURN))
    (burn, *_) = [
        number for number, each in enumerate(words.config.code.abilities) if each.block >= 0
    ]
    assert words.lasting(burn) == "At the start of your turn: you lose 1 life."
    assert words.lasting(burn, "[Eva]") == "At the start of [Eva]'s turn: [Eva] loses 1 life."


@pytest.mark.parametrize(
    ("turns", "uses", "english", "spanish"),
    [
        (NONE, NONE, "", ""),
        (1, NONE, "1 turn", "1 turno"),
        (NONE, 1, "next time", "la próxima vez"),
        (2, 1, "next time within 2 turns", "la próxima vez; caduca en 2 turnos"),
        (1, 3, "next 3 times within 1 turn", "las 3 próximas veces; caduca en 1 turno"),
    ],
)
def test_what_ends_after_so_many_turns_or_uses_says_that_the_first_of_both_counts(
    turns: int, uses: int, english: str, spanish: str
) -> None:
    assert base().spans(turns, uses) == english
    assert base("es").spans(turns, uses) == spanish


def test_sums_in_a_row_are_together_and_two_dice_fall_in_36_ways() -> None:
    assert runs([2, 3, 4, 7, 9, 10]) == "2-4, 7, 9-10"
    assert [ways(total) for total in (2, 7, 12)] == [1, 6, 1]
    assert sum(map(ways, range(2, 13))) == 36


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_every_card_fit_its_width_and_its_effects_a_few_lines(
    language: str,
) -> None:
    words = words_of(shipped(), language)
    for number, card in enumerate(shipped().cards):
        effects = len(words.effect_lines(number))
        lines = words.face(number)
        parameters = lines[: len(lines) - effects]
        assert all(width(line) <= LINE for line in parameters), card.id
        assert sum(map(width, lines[len(parameters) :])) <= 8 * LINE, card.id
