"""The task that a worker of a cluster runs: one chunk of a run."""

from __future__ import annotations

import json
from importlib import import_module
from threading import local
from typing import Any

from app.lab.fingerprint import fingerprint
from app.processes.serving import Answer

_kept = local()
"""The latest job of a thread, because the chunks of a job share what is made of it."""


def play(module: str, hello: str, question: int, expected: str) -> dict[str, Any]:
    """Return the `answer` of a worker's module to a question, after a hello (as JSON), or what was
    `raised`. A program with another fingerprint than `expected` plays nothing and returns its
    `other` one."""
    own = fingerprint()
    if own != expected:
        return {"other": own}
    try:
        return {"answer": _answer_of(module, hello)(question)}
    except Exception as problem:  # a game's bot may raise anything
        return {"raised": f"{type(problem).__name__}: {problem}"}


def _answer_of(module: str, hello: str) -> Answer:
    if getattr(_kept, "job", None) != (module, hello):
        _kept.answer = import_module(module).begin(json.loads(hello))
        _kept.job = (module, hello)
    answer: Answer = _kept.answer
    return answer
