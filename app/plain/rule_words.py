"""The options of a game in the player's words: read as they are typed, and said."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from app.content.generic_setup import option_infos
from app.i18n.fluent import Texts
from app.plain.words import folded
from app.text.newgame import GameTexts, bounds, option_as_typed, option_value
from app.text.sentences import in_a_row
from engines.kernel.meant import near_to

if TYPE_CHECKING:
    from engines.kernel.options import OptionInfo

NO_ARROWS = ""


class RuleWords:
    """Labels and values of options, beside the ids that the command line knows."""

    def __init__(self, texts: Texts, game: str) -> None:
        self._words = GameTexts(texts, game)
        self.infos = {info.name: info for info in option_infos(game)}
        labels = {name: self._words.option(name) for name in self.infos}
        alike = Counter(labels.values())
        self._label_of = {
            name: label if alike[label] == 1 else f"{label} ({name})"
            for name, label in labels.items()
        }
        self._named = {folded(label): name for name, label in self._label_of.items()}

    def label(self, name: str) -> str:
        """Return the label of an option, with its id if another one is called the same."""
        return self._label_of[name]

    def value(self, info: OptionInfo, value: Any) -> str:
        """Return a value of the options' model in words that can be typed."""
        if info.kind == "order":
            return ", ".join(self.choice(info.name, one) for one in value)
        if info.kind == "counts":
            return option_as_typed(info, value) if value else self._words("none")
        return option_value(self._words, info, value, NO_ARROWS)

    def said(self, info: OptionInfo, value: Any) -> str:
        """Return an option and its value: "Fog = explored"."""
        return f"{self.label(info.name)} = {self.value(info, value)}"

    def other(self, info: OptionInfo, value: Any) -> str:
        """Return a value that an option may have instead of this one, as it can be typed; for a
        number the same, since the sentence before has its bounds."""
        now = self.value(info, value)
        if info.kind == "flag":
            choices = [self._words("on"), self._words("off")]
        elif info.kind == "choice":
            choices = [self.choice(info.name, one) for one in info.choices]
        else:
            return now
        return next((one for one in choices if one != now), now)

    def choices(self, name: str) -> str:
        """Return the choices of an option in words."""
        return ", ".join(self.choice(name, one) for one in self.infos[name].choices)

    def values(self, name: str) -> str:
        """Return a sentence about the values that an option may have; "" for a list of numbers."""
        info = self.infos[name]
        texts = self._words.texts
        match info.kind:
            case "flag":
                choices = [self._words("on"), self._words("off")]
            case "choice" | "order":
                choices = [self.choice(name, one) for one in info.choices]
            case "counts":
                return ""
            case _:
                return texts("plain-setup-rule-bounds", **bounds(info, texts.language))
        return texts("plain-setup-rule-choices", choices=in_a_row(texts, choices))

    def choice(self, name: str, value: str) -> str:
        return self._words.choice(self.infos[name], value)

    def in_code(self, typed: str) -> str:
        """Return `name=value` with ids in place of words; unknown words stay as they are."""
        name, equals, value = typed.partition("=")
        info = self.infos.get(self.name(name))
        if info is None or not equals:
            return typed
        return f"{info.name}={self._in_code(info, value.strip())}"

    def _in_code(self, info: OptionInfo, value: str) -> str:
        said = folded(value)
        if info.optional and said == folded(self._words("unlimited")):
            return "none"
        if info.kind == "flag" and said in (folded(self._words("on")), folded(self._words("off"))):
            return "true" if said == folded(self._words("on")) else "false"
        if info.kind == "counts" and said == folded(self._words("none")):
            return ""
        labels = {folded(self._words.choice(info, one)): one for one in info.choices}
        if info.kind == "choice":
            return labels.get(said, value)
        if info.kind == "order":
            return ",".join(labels.get(folded(part), part.strip()) for part in value.split(","))
        return value

    def name(self, typed: str) -> str:
        """Return the id of an option by its id or its label; "" if there is none."""
        code = typed.strip().replace("-", "_").lower()
        if code in self.infos:
            return code
        return self._named.get(folded(typed), "")

    def begun(self, typed: str) -> tuple[str, str]:
        """Return the id of the option with which a line begins, and the rest; ("", "") for none.
        A name of several words with a slip is meant as a rule."""
        line = typed.replace("=", " ")
        words = line.split()
        for count in range(len(words), 0, -1):
            if name := self.name(" ".join(words[:count])):
                return name, " ".join(words[count:])
        first = words[0].replace("-", "_").lower() if words else ""
        near = near_to(first, self.infos) if "_" in first else ""
        return (near, " ".join(words[1:])) if near else ("", "")
