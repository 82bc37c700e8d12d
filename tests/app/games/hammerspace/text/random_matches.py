"""Cards made at random out of the vocabulary's own models, so that every word comes up by itself.

A value is made for each field from its type and bounds; what a model refuses is made again.
"""

from __future__ import annotations

import types
from collections.abc import Collection
from random import Random
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

from engines.hammerspace.effects.unions import OneOf, Range
from engines.hammerspace.models import Action, Monster

WORDS = {"en": "Thing", "es": "Cosa"}
HEAL = ({"heal": {"amount": 1}},)
DEEPEST = 9
TRIES = 2000


class Maker:
    """Makes values of types; the same for a seed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self._ids = 0

    def card(self, model: type[BaseModel], **given: object) -> Any:
        """A valid card of a model, with some fields given."""
        for _ in range(TRIES):
            try:
                return model.model_validate(
                    self._fields(model, 0, set(given)) | self._named() | given
                )
            except (ValidationError, RecursionError):
                continue
        raise AssertionError(f"no valid {model.__name__} in {TRIES} tries")

    def monster(self) -> Any:
        """A valid monster with one action for each sum."""
        actions = tuple(
            {**self._action(), "sums": (total,), "name": {"en": f"Act {total}", "es": "Acto"}}
            for total in range(2, 13)
        )
        return self.card(Monster, actions=actions)

    def _action(self) -> dict[str, object]:
        """What an action does, such as a monster can do."""
        for _ in range(TRIES):
            try:
                made = self._fields(Action, 0)
                everywhere = {**made, "sums": tuple(range(2, 13)), "name": WORDS}
                tried = {"actions": (everywhere,), "life": 9, "defence": 1, "reward": HEAL}
                Monster.model_validate(self._named() | tried)
            except (ValidationError, RecursionError):
                continue
            return made
        raise AssertionError(f"no valid action in {TRIES} tries")

    def _named(self) -> dict[str, object]:
        self._ids += 1
        return {"id": f"made-{self._ids}", "name": WORDS, "flavour": WORDS}

    def _fields(
        self, model: type[BaseModel], depth: int, given: Collection[str] = ()
    ) -> dict[str, object]:
        """Data for a model, by the names that decks have for its fields."""
        if depth > DEEPEST:
            raise RecursionError
        fields = dict(model.model_fields)
        if issubclass(model, OneOf):
            chosen = self.random.choice(model.members())
            fields = {
                name: info for name, info in fields.items() if name in {chosen} | model.common
            }
        found: dict[str, object] = {}
        for name, info in fields.items():
            if name in ("id", "name", "flavour", *given):
                continue
            needed = info.is_required() or (issubclass(model, OneOf) and name not in model.common)
            if needed or self.random.random() < 0.3:
                found[info.alias or name] = self._bounded(model, info, depth)
        return found

    def _bounded(self, model: type[BaseModel], info: FieldInfo, depth: int) -> object:
        bounds = {"ge": 0, "le": 9, "min_length": 0, "max_length": 3}
        for part in info.metadata:
            bounds |= {name: getattr(part, name) for name in bounds if hasattr(part, name)}
        if issubclass(model, Range) and bounds["le"] > 99:
            bounds["ge"], bounds["le"] = model.floor, min(model.ceiling, 30)
        return self._value(info.annotation, bounds, depth)

    def _value(self, kind: Any, bounds: dict[str, int], depth: int) -> object:
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._value(arguments[0], bounds, depth)
        if origin in (Union, types.UnionType):
            (kind,) = (each for each in arguments if each is not type(None))
            return self._value(kind, bounds, depth)
        if origin is Literal:
            return self.random.choice(arguments)
        if origin is tuple:
            least = max(bounds["min_length"], 0)
            more = self.random.random() < 0.2
            size = min(max(least, 1) + more, max(least, bounds["max_length"]))
            return tuple(self._value(arguments[0], bounds, depth) for _ in range(size))
        if kind is bool:
            return self.random.random() < 0.5
        if kind is int:
            return self.random.randint(bounds["ge"], min(bounds["le"], 30))
        return self._valid(kind, depth + 1)

    def _valid(self, model: type[BaseModel], depth: int) -> object:
        """Data that a model accepts by itself; whether it fits where it stands is seen above."""
        for _ in range(TRIES):
            data = self._fields(model, depth)
            try:
                TypeAdapter(model).validate_python(data)
            except ValidationError:
                continue
            return data
        raise RecursionError
