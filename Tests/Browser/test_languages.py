"""Changing the language keeps the reader's place."""

import itertools
import urllib.parse

import pytest

SETTLE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
HEADINGS = """() => [...document.querySelectorAll('.text .heading > [id]')].map(h => ({
  id: h.id,
  links: Object.fromEntries([...h.parentElement.querySelectorAll('.section-link')]
    .map(a => [a.dataset.language, a.href])),
}))"""
SWITCHES = """() => Object.fromEntries(
  [...document.querySelectorAll('.languages a')].map(a => [a.dataset.language, a.href]))"""


def scroll_to(page, id):
    page.evaluate("id => document.getElementById(id).scrollIntoView({behavior: 'instant'})", id)
    page.evaluate(SETTLE)


def test_the_switcher_goes_to_the_section_in_view_for_all_pairs(site, open_page):
    versions = site.versions()
    assert versions or len(site.languages) < 2
    for slug, pages in versions.items():
        for source, path in pages.items():
            page = open_page(path)
            headings = page.evaluate(HEADINGS)
            assert headings, path
            for heading in headings:
                page.evaluate("id => { location.hash = id }", heading["id"])
                scroll_to(page, heading["id"])
                switches = page.evaluate(SWITCHES)
                for language in pages.keys() - {source}:
                    assert heading["links"][language] == switches[language], (path, heading["id"])


def test_scrolling_alone_moves_the_switcher(site, open_page):
    for slug, pages in site.versions().items():
        source, path = next(iter(pages.items()))
        page = open_page(path)
        page.mouse.move(400, 400)
        for heading in page.evaluate(HEADINGS)[:6]:
            scroll_to(page, heading["id"])
            top = page.evaluate(
                "id => document.getElementById(id).getBoundingClientRect().top", heading["id"])
            if top > 110:
                continue  # The page's end: nothing can be scrolled up to the header there.
            switches = page.evaluate(SWITCHES)
            for language in pages.keys() - {source}:
                assert heading["links"][language] == switches[language], (path, heading["id"])


def test_a_click_arrives_at_the_same_section(site, open_page):
    for slug, pages in site.versions().items():
        for source, target in itertools.permutations(pages, 2):
            page = open_page(pages[source])
            headings = page.evaluate(HEADINGS)
            heading = headings[len(headings) // 2]
            scroll_to(page, heading["id"])
            page.evaluate("id => { location.hash = id }", heading["id"])
            page.evaluate(SETTLE)
            page.click(f".languages a[data-language='{target}']")
            page.wait_for_url(heading["links"][target])
            fragment = urllib.parse.unquote(urllib.parse.urlsplit(page.url).fragment)
            if fragment:
                top = page.evaluate(
                    "id => document.getElementById(id).getBoundingClientRect().top", fragment)
                assert 0 <= top < page.viewport_size["height"], (slug, source, target)
            assert page.get_attribute("html", "lang") == target


def test_heading_links_work_without_scripts(site, open_page):
    for slug, pages in site.versions().items():
        for source, target in itertools.permutations(pages, 2):
            page = open_page(pages[source], java_script_enabled=False)
            link = page.locator(f".text .section-link[data-language='{target}']").nth(2)
            address = link.get_attribute("href")
            link.click()
            assert page.url.endswith(urllib.parse.quote(address.lstrip("./"), safe="/#%"))


def test_sections_correspond_both_ways(site, open_page):
    """A link without the mark of a parent leads to a section that leads back."""
    for slug, pages in site.versions().items():
        links = {}
        for language, path in pages.items():
            links[language] = {h["id"]: h["links"] for h in open_page(path).evaluate(HEADINGS)}
        for source, target in itertools.permutations(pages, 2):
            for id, targets in links[source].items():
                there = urllib.parse.unquote(urllib.parse.urlsplit(targets[target]).fragment)
                if there in links[target]:
                    back = links[target][there][source]
                    here = urllib.parse.unquote(urllib.parse.urlsplit(back).fragment)
                    assert here == id or here in links[source], (slug, source, id)


@pytest.mark.parametrize("scripts", [True, False])
def test_the_start_page_offers_every_language(site, open_page, scripts):
    page = open_page("index.html", java_script_enabled=scripts, locale="tlh")
    offered = page.locator(".choices a").evaluate_all("a => a.map(a => a.hreflang)") \
        if scripts else [a.get_attribute("hreflang") for a in page.locator(".choices a").all()]
    assert sorted(offered) == sorted(site.languages)


def test_the_start_page_leads_to_the_readers_language_and_remembers_a_choice(site, open_page):
    for language in site.languages:
        page = open_page("index.html", locale=f"{language}-ZZ" if language != "ja" else "ja-JP")
        page.wait_for_url(f"{site.base}{language}/")
    others = [language for language in site.languages if language != "en"]
    if "en" in site.languages and others:
        page = open_page("index.html", locale="en-GB")
        page.wait_for_url(site.base + "en/")
        page.click(f".languages a[data-language='{others[0]}']")
        page.wait_for_url(f"{site.base}{others[0]}/")
        page.goto(site.base)
        page.wait_for_url(f"{site.base}{others[0]}/")


def test_a_missing_page_offers_the_languages_that_exist(site, open_page):
    pages = site.of_kind("missing")
    if not pages:
        pytest.skip("every article of this site has every language")
    for path in pages:
        page = open_page(path)
        slug = path.split("/", 1)[1]
        offered = page.locator(".choices a").evaluate_all("a => a.map(a => a.hreflang)")
        expected = [p.split("/")[0] for p in site.of_kind("article") if p.split("/", 1)[1] == slug]
        assert sorted(offered) == sorted(expected), path
        assert page.locator("meta[name=robots]").get_attribute("content") == "noindex"
