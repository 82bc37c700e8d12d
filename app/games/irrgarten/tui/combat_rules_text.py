"""The combat rules with the figures of this match, in sentences that assume no preset."""

from __future__ import annotations

from app.games.irrgarten.text.narrator import direction
from app.i18n.fluent import Texts
from app.i18n.numbers import decimal, percent
from engines.irrgarten.config import Config
from engines.irrgarten.parameters import Parameters
from engines.kernel.reals import THOUSAND


def fight_rules(texts: Texts, parameters: Parameters) -> list[str]:
    """IRR-11 to IRR-18 and IRR-22, each rule chosen by its option."""
    opening = "-opening" if parameters.opening_attack else ""
    defeat = "defeat" if parameters.reset_wounds_on_defeat else "carries"
    said = [
        texts(f"maze-why-order{opening}", rounds=parameters.combat_rounds),
        texts("maze-why-wound"),
        texts("maze-why-count", wounds=parameters.wounds_to_lose),
        texts(f"maze-why-count-{defeat}", wounds=parameters.wounds_to_lose),
        texts("maze-why-time"),
    ]
    if not parameters.open_prizes:  # else a beaten monster is gone (IRR-37)
        pays = "pay" if parameters.dead_monsters_pay else "free"
        said += [_prize(texts, parameters), texts(f"maze-why-dead-{pays}")]
    said.append(_back(texts, parameters))
    if parameters.fuzzy_after_resurrection:
        said.append(texts("maze-why-fuzzy"))
    return said


def _prize(texts: Texts, parameters: Parameters) -> str:
    return texts(
        "maze-why-prize",
        weapons=parameters.reward_weapons,
        shields=parameters.reward_shields,
        health=parameters.reward_health,
    )


def _back(texts: Texts, parameters: Parameters) -> str:
    chance = percent(parameters.resurrection / THOUSAND, texts.language)
    back = texts("maze-why-back", chance=chance, health=parameters.player_health)
    clears = "clears" if parameters.reset_wounds_on_resurrection else "keeps"
    return texts(f"maze-why-back-{clears}", back=back)


def race_rules(texts: Texts, config: Config) -> list[str]:
    """The rules that make a race (IRR-28, IRR-29, IRR-35 to IRR-39), as far as they apply to this
    match; empty if none does."""
    parameters = config.parameters
    said = [texts("maze-why-thrown-back")] if parameters.thrown_back else []
    if parameters.guardian:
        times = decimal(parameters.guardian, texts.language, 2)
        said.append(texts("maze-why-guardian", times=times))
    if parameters.leapfrog:
        more = f" {texts('maze-why-leap-out')}" if parameters.leap_out else ""
        said.append(f"{texts('maze-why-leap')}{more}")
    if parameters.open_prizes:
        most = {"weapons": parameters.max_weapons, "shields": parameters.max_shields}
        said.append(f"{texts('maze-why-open')} {texts('maze-why-room', **most)}")
    if parameters.fare:
        said.append(texts("maze-why-fare", n=parameters.fare))
    if parameters.pickpocket:
        said.append(texts("maze-why-rob"))
    if config.last_laps:
        said.append(texts("maze-why-laps", n=config.last_laps))
    return said


def race_clauses(config: Config) -> tuple[str, ...]:
    """Return the numbers of the rules that `race_rules` speaks of."""
    parameters = config.parameters
    rules = {
        "IRR-28": parameters.thrown_back,
        "IRR-29": parameters.fare,
        "IRR-35": parameters.guardian,
        "IRR-36": parameters.leapfrog,
        "IRR-37": parameters.open_prizes,
        "IRR-38": parameters.pickpocket,
        "IRR-39": config.last_laps > 0,
    }
    return tuple(clause for clause, on in rules.items() if on)


def next_line_rules(texts: Texts, parameters: Parameters, arrows: str) -> str:
    """The meaning of the line above the keys (IRR-8), in its long and its short words."""
    up, down, right = arrows[0], arrows[1], arrows[3]
    signs = {"up": up, "right": right}
    if parameters.blocked_stays:
        return texts("maze-why-next-stays", **signs)
    order = ", ".join(direction(texts, way) for way in parameters.fallback)
    wall, free = texts("irrgarten-word-wall"), texts("maze-free")
    spoken = (texts(f"maze-{form}", who=wall, arrow=down) for form in ("slides", "slides-short"))
    long, short = (f"{up} {slides} {free}" for slides in spoken)
    return texts("maze-why-next-how", **signs, down=down, order=order, long=long, short=short)
