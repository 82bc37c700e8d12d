"""The README is one page in two languages: the same sections, commands and pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.match.achievements import achievements_of_game
from app.registry import game_ids

ROOT = Path(__file__).parents[2]
READMES = (ROOT / "README.md", ROOT / "README.es.md")
PAGES = (
    *READMES,
    *ROOT.glob("C*.md"),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "guide").glob("*/*.md")),
)
_BLOCK = re.compile(r"```[a-z]*\n(.*?)```", re.DOTALL)
_LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def texts() -> tuple[str, str]:
    english, spanish = (page.read_text(encoding="utf-8") for page in READMES)
    return english, spanish


def test_the_first_command_plays_and_the_second_one_tests() -> None:
    for text in texts():
        assert _BLOCK.findall(text)[:2] == ["make play\n", "make test\n"]


def test_both_languages_have_the_same_sections_blocks_and_pictures() -> None:
    english, spanish = texts()
    for pattern in (r"^#+", r"!\[[^\]]*\]\((.*?)\)", r"^- \*\*"):
        found = [re.findall(pattern, text, re.MULTILINE) for text in (english, spanish)]
        assert found[0] == found[1]
        assert found[0]
    assert _BLOCK.findall(english) == _BLOCK.findall(spanish)


def test_the_number_of_feats_is_that_of_the_games() -> None:
    count = sum(len(achievements_of_game(game)) for game in game_ids())
    for text, word in zip(texts(), ("feats", "hazañas"), strict=True):
        assert re.findall(rf"(\d+) {word}", text) == [str(count)]


def test_each_language_links_to_the_other() -> None:
    english, spanish = texts()
    assert "(README.es.md)" in english
    assert "(README.md)" in spanish


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    links = _LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).is_file()] == []
