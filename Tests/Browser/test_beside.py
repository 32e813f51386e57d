"""Two languages side by side, block by block."""

import itertools
import re
import urllib.parse

import pytest
from axe_playwright_python.sync_playwright import Axe

from test_accessibility import TAGS

PAIRS = """() => [...document.querySelectorAll('.pair:not(.pair-head)')].map(pair => {
  const cells = [...pair.querySelectorAll(':scope > .pair-cell')];
  const heading = cell => cell?.querySelector(':scope > .heading > [id]')?.id ?? null;
  return {
    headings: cells.map(heading),
    languages: cells.map(cell => cell.closest('[lang]').lang),
    tops: cells.map(cell => cell.getBoundingClientRect().top),
    isWide: pair.classList.contains('pair-wide'),
    isMissing: cells.some(cell => cell.classList.contains('pair-missing')),
  };
})"""
LINKS = """language => Object.fromEntries(
  [...document.querySelectorAll('.text .heading > [id]')].map(heading => [heading.id,
    heading.parentElement.querySelector(`.section-link[data-language="${language}"]`)?.hash]))"""


def show(page, language):
    page.click(f".beside button[data-language='{language}']")
    page.wait_for_selector(".is-beside .pair-cell")


def versions(site):
    found = site.versions()
    if not found:
        pytest.skip("no article of this site has several languages")
    return found


def test_sections_stand_beside_themselves_in_all_pairs(site, open_page):
    for pages in versions(site).values():
        for source, target in itertools.permutations(pages, 2):
            page = open_page(pages[source])
            links = page.evaluate(LINKS, target)
            show(page, target)
            rows = page.evaluate(PAIRS)
            both = [row["headings"] for row in rows if len(row["headings"]) == 2]
            beside = {own: other for own, other in both if own and other}
            assert len(beside) >= len(links) / 2, (source, target)
            for own, other in beside.items():
                fragment = urllib.parse.unquote(links[own] or "").lstrip("#")
                assert other == f"{target}:{fragment}", (source, target, own)
            for row in rows:
                if len(row["languages"]) == 2 and not row["isMissing"]:
                    assert row["languages"] == [source, target]


def test_most_blocks_have_a_counterpart_and_same_code_stands_once(site, open_page):
    for pages in versions(site).values():
        source, target = list(pages)[:2]
        page = open_page(pages[source])
        show(page, target)
        rows = page.evaluate(PAIRS)
        # What one language has more of cannot have a counterpart.
        marks = [len(re.findall("<!--r[0-9]+-->", site.text(pages[l]))) for l in (source, target)]
        missing = sum(row["isMissing"] for row in rows)
        assert missing <= abs(marks[0] - marks[1]) + len(rows) / 5, pages[source]
        ids = page.evaluate("() => [...document.querySelectorAll('[id]')].map(e => e.id)")
        assert len(ids) == len(set(ids))


def test_cells_of_a_row_stand_at_one_height(site, open_page):
    source, target = list(next(iter(versions(site).values())))[:2]
    page = open_page(next(iter(versions(site).values()))[source],
                     viewport={"width": 1280, "height": 900})
    show(page, target)
    for row in page.evaluate(PAIRS):
        if len(row["tops"]) == 2 and not row["isMissing"]:
            assert abs(row["tops"][0] - row["tops"][1]) < 24


def test_it_opens_and_closes_by_keyboard_and_leaves_the_page_as_it_was(site, open_page):
    pages = next(iter(versions(site).values()))
    source, target = list(pages)[:2]
    page = open_page(pages[source])
    before = page.inner_html("article .text")
    button = page.locator(f".beside button[data-language='{target}']")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".is-beside .pair-cell")
    assert button.get_attribute("aria-pressed") == "true"
    assert page.url.endswith(f"?beside={target}")
    page.keyboard.press("Enter")
    page.wait_for_selector("html:not(.is-beside)")
    assert page.inner_html("article .text") == before
    assert "beside" not in page.url


def test_its_address_shows_it_again_and_the_choice_comes_first_elsewhere(site, open_page):
    found = versions(site)
    pages = next(iter(found.values()))
    source, target = list(pages)[0], list(pages)[-1]
    page = open_page(pages[source])
    show(page, target)
    page.reload()
    page.wait_for_selector(".is-beside .pair-cell")
    page.goto(site.address(pages[source]))
    first = page.locator(".beside button").first
    assert first.get_attribute("data-language") == target
    assert not page.locator(".pair").count()


def test_the_place_is_kept(site, open_page):
    pages = next(iter(versions(site).values()))
    source, target = list(pages)[:2]
    page = open_page(pages[source], viewport={"width": 1280, "height": 800})
    headings = page.locator(".text .heading > [id]")
    heading = headings.nth(headings.count() // 2)
    id = heading.get_attribute("id")
    heading.evaluate("h => h.scrollIntoView()")
    top = "id => document.getElementById(id).getBoundingClientRect().top"
    before = page.evaluate(top, id)
    page.evaluate("l => document.querySelector(`.beside button[data-language=${l}]`).click()", target)
    page.wait_for_selector(".is-beside .pair-cell")
    assert abs(page.evaluate(top, id) - before) < 30


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_and_is_accessible(site, open_page, scheme, width):
    pages = next(iter(versions(site).values()))
    source, target = list(pages)[:2]
    page = open_page(
        pages[source], color_scheme=scheme, viewport={"width": width, "height": 900})
    show(page, target)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    violations = Axe().run(page, options={"runOnly": TAGS}).response["violations"]
    assert [(v["id"], v["nodes"][0]["html"][:120]) for v in violations] == []
