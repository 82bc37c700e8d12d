"""Many small cases in one test: pytest and xdist take 4 ms for each test, whatever it does.

`pytest.mark.parametrize` is for cases that differ in more than a value, or cost more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import signature
from typing import Any

Test = Callable[..., None]


def each(name: str, cases: Iterable[Any]) -> Callable[[Test], Test]:
    """The test for every value of an argument, one after the other in one test; `each` of several
    arguments is every combination. The first that fails tells which it was."""
    values = list(cases)
    assert values, "nothing would be tested"

    def decorate(test: Test) -> Test:
        @wraps(test)
        def all_of_them(**others: Any) -> None:
            for value in values:
                try:
                    test(**others, **{name: value})
                except BaseException as failed:
                    failed.add_note(f"with {name} = {value!r}")
                    raise

        rest = [one for one in signature(test).parameters.values() if one.name != name]
        all_of_them.__signature__ = signature(test).replace(parameters=rest)  # type: ignore[attr-defined]  # what pytest asks for
        return all_of_them

    return decorate
