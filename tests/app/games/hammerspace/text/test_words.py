"""The vocabulary of effects is closed, and so are its words: each is said, none is left over."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.effects import EffectText, next_losses
from app.games.hammerspace.text.gifts import for_many
from app.games.hammerspace.text.keywords import keywords_of, remind
from app.games.hammerspace.text.roles import EffectRoles, of_monster, on_card, on_party, on_seat
from app.i18n.fluent import LANGUAGES, Texts, Value
from engines.hammerspace.cards import (
    ABILITY,
    ATTACK,
    DEFENCE,
    KINDS,
    SLOTS,
    SUBTYPES,
    Cards,
    CharacterCard,
    MainCard,
)
from engines.hammerspace.compiling import to_cards
from engines.hammerspace.config import Config
from engines.hammerspace.deck import Deck
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import (
    NONE,
    AbilityCode,
    AmountCode,
    Code,
    ConditionCode,
    StepCode,
)
from engines.hammerspace.effects.soundness import CARD_ABILITIES
from engines.hammerspace.effects.words import Rival
from engines.hammerspace.models import Card as CardModel
from engines.hammerspace.models import Character as CharacterModel
from engines.hammerspace.parameters import Parameters
from tests.app.games.hammerspace.text.helpers import shipped, title, unnamed, words_of
from tests.app.games.hammerspace.text.random_matches import Maker
from tests.app.i18n.test_locale import messages_of

HEAL = StepCode(fx.HEAL, amount=0)
ANY_TEST = 1
"""The test of a code below that is the one under examination."""


def code_of(
    ability: AbilityCode | None = None,
    step: StepCode | None = None,
    condition: ConditionCode | None = None,
    amount: AmountCode | None = None,
) -> Code:
    """Tables with one of each: block 0 heals, block 1 has the step, test 1 the condition."""
    return Code(
        (AmountCode(fx.NUMBER, 2), amount or AmountCode(fx.NUMBER, 3)),
        ((), (condition,) if condition else ()),
        ((HEAL,), (step or HEAL,)),
        (ability or AbilityCode(fx.MOD, 0, amount=0), AbilityCode(fx.MOD, 0, amount=0)),
    )


def abilities() -> Iterator[AbilityCode]:
    """An ability for every word there is about them."""
    for event, subject in itertools.product(range(len(fx.EVENTS)), range(len(fx.SUBJECTS))):
        if (event, subject) != (fx.FELL, fx.OF_OWNER):
            yield AbilityCode(fx.WHEN, event, subject=subject, block=0)
    yield from (AbilityCode(fx.WHEN, fx.HIT, limit=n, block=0) for n in range(len(fx.LIMITS)))
    yield AbilityCode(fx.WHEN, fx.HIT, may=1, block=0)
    for figure, sign in itertools.product(range(len(fx.FIGURES)), (1, -1)):
        yield AbilityCode(fx.MOD, figure, amount=0, sign=sign)
        yield AbilityCode(fx.MOD, figure, amount=0, test=ANY_TEST)
    for what, cause in itertools.product(range(len(fx.INSTEADS)), range(len(fx.CAUSES))):
        if what in (fx.PREVENT, fx.CHANGE, fx.REDIRECT):
            for amount in (0, NONE) if what != fx.CHANGE else (0,):
                yield AbilityCode(fx.INSTEAD, what, amount=amount, a=cause, who=fx.RANDOM)
        elif what == fx.SURVIVE:
            yield AbilityCode(fx.INSTEAD, what)
        elif what == fx.IGNORE:
            yield from (AbilityCode(fx.INSTEAD, what, a=n) for n in range(len(fx.IGNORED)))
        else:
            assert what == fx.REROLL, "a new word"
            for who, die in itertools.product((fx.OWNER, fx.OTHER), (0, 1)):
                yield AbilityCode(fx.INSTEAD, what, who=who, a=die, b=1, c=2)


def conditions() -> Iterator[ConditionCode]:
    """A condition for every word there is about them."""
    for op in range(len(fx.CONDITIONS)):
        if op in (fx.RESULT, fx.RANK, fx.AGAINST):
            words = {fx.RESULT: fx.RESULTS, fx.RANK: fx.RANKS, fx.AGAINST: fx.PARTIES}[op]
            yield from (ConditionCode(op, a) for a in range(len(words)))
        elif op == fx.TYPE:
            masks = (1 << bit for bit in range(len(SUBTYPES)))
            yield from (ConditionCode(op, mask) for mask in (*masks, 0b11, 0b111100, 0b11000011))
        elif op in (fx.LIFE, fx.LOST, fx.ROLL, fx.DIE):
            for a, bounds in itertools.product((0, 1), ((2, 4), (3, 999), (0, 3), (4, 4))):
                yield ConditionCode(op, a, *bounds)
        elif op == fx.SPRUNG:
            yield ConditionCode(op)
        else:
            assert op == fx.CARDS, "a new word"
            for a, kind, face, bounds in itertools.product(
                (fx.OWNER, fx.OTHER),
                range(NONE, len(KINDS)),
                range(len(fx.FACES)),
                ((0, 0), (1, SLOTS), (1, 2), (0, 1)),
            ):
                yield ConditionCode(op, a, *bounds, kind, face)


def selectors(scene: EffectRoles) -> Iterator[int]:
    """Whom an effect can name: a monster chooses nobody, and only it has a keeper."""
    unknown = fx.CHOSEN if scene.voice == "monster" else fx.KEEPER
    yield from (who for who in range(len(fx.SELECTORS)) if who != unknown)


MANY = (fx.REPLACE, fx.FLIP)
RIVALS = frozenset(fx.SELECTORS.index(word) for word in get_args(Rival))


def possible(scene: EffectRoles, op: int, who: int) -> bool:
    """Whether such a step may stand there: a seat takes, chooses and has cards."""
    if op in (fx.TAKE, fx.SWAP, fx.PEEK) and who not in RIVALS:
        return False
    of_seats = (fx.TAKE, fx.SWAP, fx.PEEK, fx.AGAIN, fx.CHOOSE)
    return scene.voice != "monster" or op not in of_seats


def steps(scene: EffectRoles) -> Iterator[StepCode]:
    """A step for every word there is about them."""
    picks, faces, kinds = range(len(fx.PICKS)), range(len(fx.FACES)), range(NONE, len(KINDS))
    for op, who in itertools.product(range(len(fx.STEPS)), selectors(scene)):
        if not possible(scene, op, who):
            continue
        if op in (fx.DAMAGE, fx.HEAL, fx.BOOST):
            yield StepCode(op, who, 1)
        elif op == fx.MARK:
            yield from (StepCode(op, who, a=mark) for mark in range(len(fx.MARK_WORDS)))
        elif op == fx.STRIKE:
            yield from (StepCode(op, who, 1, a=subtype) for subtype in range(len(SUBTYPES)))
        elif op == fx.GIVE:
            for turns, end, uses in itertools.product((NONE, 1, 2), range(len(fx.ENDS)), (NONE, 2)):
                yield StepCode(op, who, a=0, b=turns, c=end, d=uses)
        elif op in (fx.TAKE, fx.SWAP, fx.REPLACE, fx.FLIP):
            mine = (fx.ANY_CARD, fx.CHOSEN_CARD) if op == fx.SWAP else (0,)
            for pick, kind, face, own in itertools.product(picks, kinds, faces, mine):
                if (own == 0 or kind == NONE) and (pick != fx.ALL_CARDS or op in MANY):
                    yield StepCode(op, who, a=pick, b=kind, c=face, d=own)
        elif op in (fx.SKIP, fx.TIMER):
            yield from (
                StepCode(op, who, a=n) for n in (1, 2, *((-1, -2) if op == fx.TIMER else ()))
            )
        elif op == fx.TEST:
            yield from (StepCode(op, who, a=ANY_TEST, b=0, c=c) for c in (0, NONE))
        elif op == fx.CHOOSE:
            yield from (StepCode(op, who, a=0, b=0, c=c) for c in (0, NONE))
        else:
            assert op in (fx.CLEAR, fx.PEEK, fx.AGAIN), "a new word"
            yield StepCode(op, who)


def amounts() -> Iterator[AmountCode]:
    """An amount for every word there is about them."""
    yield from (AmountCode(fx.NUMBER, 2), AmountCode(fx.DICE, 2))
    for what, times, over, most in itertools.product(
        range(len(fx.COUNTS)), (1, 2), (1, 3), (5, fx.MOST)
    ):
        yield AmountCode(fx.COUNT, what, times, over, most)


def scenes(texts: Texts) -> Iterator[EffectRoles]:
    """Every voice, and every kind of card in use."""
    yield from (on_card(texts, kind) for kind in (NONE, ATTACK, DEFENCE))
    yield from (on_seat(texts, "Eva"), of_monster(texts))


def fits(kind: int, ability: AbilityCode) -> bool:
    """Whether a card of a kind may have such an ability of its own."""
    words = (fx.EVENTS, fx.FIGURES, fx.INSTEADS)[ability.kind]
    return words[ability.what] in CARD_ABILITIES[KINDS[kind]][fx.ABILITIES[ability.kind]]


class Heard(Texts):
    """Texts that note which messages were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language, strict=True)
        self.ids: set[str] = set()

    def __call__(self, message_id: str, /, **values: Value) -> str:
        self.ids.add(message_id)
        return super().__call__(message_id, **values)


def said(texts: Texts) -> Iterator[str]:
    """All that can be said of effects: each word in each voice."""
    for scene in scenes(texts):
        kinds = ConditionCode(fx.TYPE, 0b11)
        yield from (
            EffectText(texts, code_of(ability, condition=kinds)).ability(scene.asides(), 0)
            for ability in abilities()
            if scene.kind == NONE or fits(scene.kind, ability)
        )
        for event, coming in ((fx.HIT, False), (fx.BLOCK, False), (fx.HEALED, False), (NONE, True)):
            there = scene.at(event, fx.OF_OWNER).met(attacker=True, coming=coming)
            yield from (
                EffectText(texts, code_of(condition=condition)).test(there.asides(), ANY_TEST)
                for condition in conditions()
            )
            for amount in amounts():
                code = code_of(step=StepCode(fx.DAMAGE, amount=1), amount=amount)
                yield EffectText(texts, code).block(there.asides(), 1)
        for step in steps(scene):
            there = scene.met(attacker=step.c == 0)
            code = code_of(step=step, condition=ConditionCode(fx.ROLL, least=4, most=6))
            yield EffectText(texts, code).block(there.asides(), 1)
        yield from lasting(texts, scene)
    yield from on_several(texts)
    yield from keywords(texts)


def keywords(texts: Texts) -> Iterator[str]:
    """All keywords with their reminders, and the costs of a stronger attack."""
    number, plain, springs = AmountCode(fx.NUMBER, 2), (), (ConditionCode(fx.SPRUNG),)
    on_hit = [StepCode(fx.MARK, fx.OTHER, a=mark) for mark in range(len(fx.MARK_WORDS))]
    on_hit.append(StepCode(fx.REPLACE, fx.OTHER, a=fx.ANY_CARD, b=DEFENCE, c=fx.ANY_FACE))
    boost = StepCode(fx.BOOST, amount=0)
    costs = [
        (StepCode(fx.REPLACE, fx.OWNER, a=pick, b=kind, c=fx.FACE_UP), boost)
        for pick in (fx.ANY_CARD, fx.CHOSEN_CARD, fx.ALL_CARDS)
        for kind in range(NONE, len(KINDS))
    ]
    made = [
        (AbilityCode(fx.MOD, fx.ATTACK_POINTS, test=1, amount=0), plain),
        *((AbilityCode(fx.WHEN, fx.HIT, block=0), (step,)) for step in on_hit),
        *((AbilityCode(fx.WHEN, fx.ATTACKS, block=0, may=1), cost) for cost in costs),
    ]
    for ability, block in made:
        code = Code((number,), ((), springs), (block or (HEAL,),), (ability,))
        for kind in (ATTACK, NONE):
            yield EffectText(texts, code).ability(on_card(texts, kind), 0)
        card = MainCard("x", ATTACK, abilities=(0,), keep=0)
        yield from (remind(texts, word) for word in keywords_of(code, card))
    code = Code((number,), ((),), ((HEAL,), (StepCode(fx.REPLACE, a=fx.ALL_CARDS, b=DEFENCE),)))
    card = MainCard("x", DEFENCE, block=0)
    yield from (remind(texts, word) for word in keywords_of(code, card))
    yield EffectText(texts, code).deed(on_card(texts, DEFENCE), 0)
    yield EffectText(texts, code).deed(on_card(texts, ABILITY), 1)


def on_several(texts: Texts) -> Iterator[str]:
    """What lasts on several players, as far as one sentence can say it of all of them."""
    roles = on_party(texts, "Ana and Eva", monster=False, several=True)
    steps = (HEAL, StepCode(fx.DAMAGE, amount=0))
    gift = StepCode(fx.GIVE, fx.OTHER, a=0, b=2, c=fx.AT_TURN_END, d=NONE)
    for ability, step in itertools.product(abilities(), steps):
        types = ConditionCode(fx.TYPE, 0b11)
        code = Code((AmountCode(fx.NUMBER, 2),), ((), (types,)), ((step,), (gift,)), (ability,))
        if not for_many(code, 0):
            continue
        effects = EffectText(texts, code)
        if ability.kind == fx.WHEN:
            yield from (effects.for_turns(roles.asides(), 0, turns) for turns in (1, 2))
        else:
            yield effects.ability(roles.asides(), 0)
            yield next_losses(effects, roles, 0, NONE, 2) or "none"


def lasting(texts: Texts, scene: EffectRoles) -> Iterator[str]:
    """What lasts on each whom a scene can name, at the start or the end of its turns, and by
    whose doing; what is chosen twice; and what is done several times."""
    for who, event in itertools.product(selectors(scene), (fx.TURN_START, fx.TURN_END)):
        for turns, may in itertools.product((1, 2), (0, 1)):
            code = Code(
                (AmountCode(fx.NUMBER, 2),),
                ((),),
                ((HEAL,), (StepCode(fx.GIVE, who, a=0, b=turns, c=fx.AT_TURN_END, d=NONE),)),
                (AbilityCode(fx.WHEN, event, block=0, may=may),),
            )
            yield EffectText(texts, code).block(scene.asides(), 1)
    for inner, ability in itertools.product(selectors(scene), abilities()):
        gift = StepCode(fx.GIVE, fx.OTHER, a=0, b=NONE, c=0, d=1)
        block = (StepCode(fx.DAMAGE, inner, 0), StepCode(fx.DAMAGE, inner, 0))
        if inner not in (fx.CHOSEN, fx.KEEPER) or scene.voice != "monster":
            if inner == fx.KEEPER:
                continue
            code = Code((AmountCode(fx.NUMBER, 2),), ((), ()), (block, (gift,)), (ability,))
            yield EffectText(texts, code).block(scene.met(attacker=False).asides(), 1)
    changed = AbilityCode(fx.INSTEAD, fx.CHANGE, amount=0, a=fx.ANY_CAUSE)
    for who, uses in itertools.product(selectors(scene), (1, 2)):
        gift = StepCode(fx.GIVE, who, a=0, b=NONE, c=0, d=uses)
        code = Code((AmountCode(fx.NUMBER, 2),), ((), ()), ((gift,),), (changed,))
        yield EffectText(texts, code).block(scene.asides(), 0)
    for ability, uses in itertools.product(abilities(), (1, 2)):
        gift = StepCode(fx.GIVE, fx.OTHER, a=0, b=2, c=fx.AT_TURN_END, d=uses)
        code = Code((AmountCode(fx.NUMBER, 2),), ((), ()), ((HEAL,), (gift,)), (ability,))
        yield EffectText(texts, code).block(scene.asides(), 1)
    for times in (2, 3):
        strike = StepCode(fx.STRIKE, fx.RANDOM, 0, a=0)
        code = Code(
            (AmountCode(fx.NUMBER, 2),),
            ((),),
            ((strike,) * times, (strike, strike._replace(who=fx.LEFT))),
        )
        yield EffectText(texts, code).block(scene.asides(), 0)
        yield EffectText(texts, code).block(scene.asides(), 1)
    each = AmountCode(fx.COUNT, fx.LIVING)
    more = Code((AmountCode(fx.NUMBER, 2), each), ((),), ((HEAL, HEAL._replace(amount=1)),))
    yield EffectText(texts, more).block(scene.asides(), 0)
    yield EffectText(texts, Code()).block(scene, NONE)
    timer = code_of(step=StepCode(fx.TIMER, a=1))
    yield EffectText(texts, timer, monsters=False).block(scene, 1)


def clean(text: str) -> bool:
    """Whether a text has no gaps, no blanks unfilled and no words of the program's."""
    raw = ("  ", "{", "}", "[", "]", " ,", " :", " ;", " .", "hammer-", "None")
    return bool(text) and text == text.strip() and not any(sign in text for sign in raw)


@cache
def heard(language: str) -> Heard:
    """The texts after all has been said."""
    texts = Heard(language)
    wrong = [text for text in said(texts) if not clean(text)]
    assert not wrong, wrong[:5]
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_can_be_said_in_every_voice(language: str) -> None:
    assert len(heard(language).ids) > 250


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    """A word that is dropped from the vocabulary leaves nothing behind."""
    texts = heard(language)
    for parameters in (Parameters(), Parameters(monsters=False)):
        config = Config(to_cards(shipped()), 4, parameters)
        told(HammerspaceCardText(texts, config, unnamed))
    for seats in (2, 4):  # in a match of two, neighbours are called rivals
        config = Config(to_cards(shipped("loaded")), seats, Parameters())
        told(HammerspaceCardText(texts, config, unnamed))
    known = {name for name, _ in messages_of(language, "hammer")}
    assert known - {each.partition(".")[0] for each in texts.ids} == set()


def told(words: HammerspaceCardText) -> list[str]:
    """Everything that is written on the cards of a configuration."""
    cards = words.config.cards
    found = []
    for card in range(len(cards.main)):
        found += [*words.face(card), *words.effect_lines(card), *words.effect_lines(card, "Eva")]
        found += [*words.brief_lines(card), *words.told_lines(card)]
    found += [words.character_text(number) for number in range(len(cards.characters))]
    for number in range(len(cards.monsters)):
        rows = words.monster_table(number)
        found += [words.reward(number), *(row.text for row in rows)]
    for ability in range(len(words.config.code.abilities)):
        found += [words.lasting(ability), words.lasting(ability, "Eva")]
    return found


@pytest.mark.one_of(3)
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_valid_card_can_be_told(language: str, seed: int) -> None:
    """Cards made at random of the vocabulary's models: forty, and as many others."""
    make = Maker(seed)
    about = shipped().about
    main = tuple(make.card(CardModel) for _ in range(30))
    main += tuple(
        make.card(CardModel, attack=attack, defence=None, ability=None, abilities=())
        for attack in [{"subtype": "ice", "points": 3, "reach": "all"}] * 10
    )
    people = tuple(make.card(CharacterModel) for _ in range(40))
    deck = Deck(about, main, people, tuple(make.monster() for _ in range(4)))
    found = told(words_of(deck, language))
    wrong = [text for text in found if not clean(text)]
    assert not wrong, wrong[:5]
    assert not [text for text in found if "made-" in text]
    english = (" the ", " you ", "your", " life")
    if language == "es":
        assert not [text for text in found if any(word in text for word in english)]


def test_a_card_and_its_text_are_one() -> None:
    """The text is made of what the rules read: another number there is another one here."""
    code = code_of(step=StepCode(fx.HEAL, amount=1), amount=AmountCode(fx.NUMBER, 7))
    main = tuple(MainCard(f"c-{n}", ATTACK, 0, 3, block=1) for n in range(16))
    cards = Cards(main, (CharacterCard("x", ()),), (), code)
    config = Config(cards, 2, Parameters(characters=False, monsters=False))
    words = HammerspaceCardText(Texts("en", strict=True), config, unnamed)
    assert words.effect_lines(0) == ("You gain 7 life.",)
    assert title(shipped(), "en")["deck"] == "Deep Pockets"


def test_names_follow_a_change_of_the_language() -> None:
    names = {language: title(shipped(), language) for language in LANGUAGES}
    texts = Texts("en", strict=True)
    config = Config(to_cards(shipped()), 4)
    words = HammerspaceCardText(texts, config, lambda key: names[texts.language].get(key, ""))
    for language in (*LANGUAGES, "en"):
        texts.language = language
        card, character = shipped().cards[0], shipped().characters[0]
        assert words.name(0) == card.name.of(language)
        assert words.character(0) == character.name.of(language)
