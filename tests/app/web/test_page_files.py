"""The files of the page: whose they are, how large, and that nothing comes from elsewhere."""

from __future__ import annotations

import gzip
import re
from hashlib import sha256

import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request

from app.net.pauses import PAUSES, SOONEST
from app.web.assets import PAGES, POLICY, STATIC, answer, content

VENDORED = {
    "xterm.js": "@xterm/xterm 6.0.0",
    "xterm.css": "@xterm/xterm 6.0.0",
    "LICENSE.xterm.txt": "@xterm/xterm 6.0.0",
    "addon-fit.js": "@xterm/addon-fit 0.11.0",
    "LICENSE.addon-fit.txt": "@xterm/addon-fit 0.11.0",
}
HASHES = {
    "xterm.js": "14903579ff54664cd72f8e8699e6961a6272c21863ec1c3b118cdc8af5d4a972",
    "xterm.css": "854a7c0fb70e8b1a083c16797ab827299fb18744f5ad34f227b48337e33293c6",
    "LICENSE.xterm.txt": "b569f629d00f2626a8100df2a1798210535621e42164dfd426a6fe5aac7b0ccd",
    "addon-fit.js": "ba3ea256ce0620a0992a197d6c9baea64823fc93d8da07a9e366ca9943c18527",
    "LICENSE.addon-fit.txt": "e256f01188af527e4d06d21d06fbf785ae9c50d4b328bf03cbe0ba7f0aa4228f",
}
OURS = ("index.html", "page.css", "page.js")
MOST_PACKED = 200_000
"""Bytes that a visit loads, compressed (goal W1)."""


def ask(path: str, **headers: str) -> tuple[int, Headers, bytes]:
    said = answer(Request(path, Headers(headers)))
    return said.status_code, said.headers, bytes(said.body or b"")


@pytest.mark.parametrize("name", VENDORED)
def test_files_of_others_are_as_they_were_published(name: str) -> None:
    assert sha256((STATIC / name).read_bytes()).hexdigest() == HASHES[name]


def test_every_file_is_ours_or_has_a_hash() -> None:
    assert {path.name for path in STATIC.iterdir()} == {*OURS, *VENDORED}


def test_licences_are_beside_the_files_that_they_are_about() -> None:
    for name in VENDORED:
        if name.endswith(".txt"):
            assert "Permission is hereby granted, free of charge" in (STATIC / name).read_text()


def test_a_visit_is_small_and_complete_with_and_without_compression() -> None:
    packed = 0
    for path, (name, kind) in PAGES.items():
        status, headers, body = ask(path)
        assert (status, body) == (200, content(name))
        assert headers["Content-Type"] == kind
        status, headers, small = ask(path, **{"Accept-Encoding": "gzip, br"})
        assert status == 200
        assert headers["Content-Encoding"] == "gzip"
        assert int(headers["Content-Length"]) == len(small)
        assert gzip.decompress(small) == body
        packed += len(small)
    assert packed < MOST_PACKED


def test_the_page_waits_before_it_comes_back_as_programs_do() -> None:
    """What its script makes of that is in the test of a restart, in a real browser."""
    page = ask("/")[2].decode()
    found = dict(re.findall(r' data-(\w+)="([^"]*)"', page))
    assert tuple(map(float, found["pauses"].split())) == PAUSES
    assert float(found["soonest"]) == SOONEST
    unfilled = [name for name in OURS if content(name) == (STATIC / name).read_bytes()]
    assert unfilled == ["page.css", "page.js"]


@pytest.mark.parametrize("path", ["/", "/page.js", "/nothing", "/../hosts.py", "/%2e%2e/hosts.py"])
def test_every_answer_has_the_policy(path: str) -> None:
    status, headers, body = ask(path)
    assert headers["Content-Security-Policy"] == POLICY
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert (status == 200) == (path in PAGES)
    assert status == 200 or body == b"Not Found\n"


def test_the_policy_lets_nothing_in_from_elsewhere_and_no_script_in_the_page() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["connect-src"] == "'self'"
    assert "http" not in POLICY
    assert "unsafe-eval" not in POLICY


@pytest.mark.parametrize("name", OURS)
def test_our_own_files_name_no_other_machine(name: str) -> None:
    text = (STATIC / name).read_text("utf-8")
    assert re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}", text) == []
    assert "<script>" not in text
    assert " onclick" not in text
