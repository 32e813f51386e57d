"""Search, in every language of the site."""

import html
import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from test_accessibility import TAGS

# Something long enough to be rare, in each language: a compound of Han characters, a German compound.
WORDS = {"ja": r"[\u4e00-\u9fff]{3,}", "de": r"[A-ZÄÖÜ][a-zäöüß]{13,}", "en": r"[a-z]{9,}"}


@pytest.fixture
def searchable(site):
    if not (site.folder / "pagefind").is_dir():
        pytest.skip("this site was built without pagefind")
    return site


def prose(site, path):
    text = re.search(r'<div class="text"[^>]*>(.*)</div>\s*</article>', site.text(path), re.S).group(1)
    text = re.sub(r"<figure.*?</figure>", " ", text, flags=re.S)
    paragraphs = re.findall(r"<p>(.*?)</p>", text, re.S)
    plain = re.sub(r"<code.*?</code>", " ", " ".join(paragraphs), flags=re.S)
    return html.unescape(re.sub(r"<[^>]+>", "", plain))


def articles(site, language):
    return [page for page in site.of_kind("article") if page.startswith(language + "/")]


def search(page, term):
    page.keyboard.press("/")
    page.wait_for_selector("dialog.search-dialog[open]")
    page.fill(".search-dialog input", term)
    page.wait_for_function("() => document.querySelector('.search-status').textContent", timeout=15_000)
    page.wait_for_timeout(300)
    return [link.split("#")[0].split("?")[0]
            for link in page.locator(".search-results a").evaluate_all("a => a.map(a => a.href)")]


@pytest.mark.parametrize("language", ["en", "ja", "de"])
def test_a_word_is_found_in_its_language(searchable, open_page, language):
    for path in articles(searchable, language):
        words = re.findall(WORDS[language], prose(searchable, path))
        if not words:
            continue
        term = max(words, key=len)
        found = search(open_page(f"{language}/index.html"), term)
        assert searchable.address(path) in found, (path, term)


def test_a_part_of_a_japanese_compound_is_found(searchable, open_page):
    for path in articles(searchable, "ja"):
        words = re.findall(WORDS["ja"], prose(searchable, path))
        if words:
            assert searchable.address(path) in search(open_page("ja/index.html"), words[0]), words[0]


def test_results_name_their_sections_and_lead_to_them(searchable, open_page):
    path = max(articles(searchable, "en"), key=lambda path: len(searchable.text(path)))
    page = open_page(path)
    title = page.locator(".text .heading > [id]").nth(1).inner_text()
    search(page, title)
    section = page.locator(".search-section").first
    assert section.locator("mark").count()
    target = section.get_attribute("href")
    assert "#" in target
    section.click()
    page.wait_for_url("**" + target.split("/")[-1].replace("?", "*"))
    assert not page.locator("dialog[open]").count()


def test_it_works_by_keyboard_alone(searchable, open_page):
    path = articles(searchable, "en")[0]
    page = open_page(path)
    word = max(re.findall(WORDS["en"], prose(searchable, path)), key=len)
    page.keyboard.press("Control+k")
    page.wait_for_selector("dialog.search-dialog[open]")
    page.keyboard.type(word)
    page.wait_for_selector(".search-results a")
    page.wait_for_timeout(300)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('.search-results a')")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('input[type=search]')")
    page.keyboard.press("Escape")
    assert not page.locator("dialog[open]").count()
    page.keyboard.press("/")
    page.wait_for_selector("dialog.search-dialog[open]")
    page.wait_for_selector(".search-results a")
    page.keyboard.press("ArrowDown")
    with page.expect_navigation():
        page.keyboard.press("Enter")


def test_all_languages_can_be_searched_at_once_and_a_series_chosen(searchable, open_page):
    if len(searchable.languages) < 2:
        pytest.skip("this site has one language")
    page = open_page("en/index.html")
    search(page, "SwiftUI")
    page.select_option(".search-dialog [name=language]", "")
    page.wait_for_function("""() => new Set(
      [...document.querySelectorAll('.search-results li')].map(item => item.lang)).size > 1""")
    series = page.locator(".search-dialog [name=series] option")
    if series.count() > 1:
        name = series.nth(1).inner_text()
        page.select_option(".search-dialog [name=series]", name)
        page.wait_for_function("""name => {
          const items = [...document.querySelectorAll('.search-results li')];
          return items.length && items.every(item =>
            item.querySelector('.search-where').textContent.includes(name));
        }""", arg=name)


def test_nothing_found_is_said(searchable, open_page):
    page = open_page("en/index.html")
    assert search(page, "qqxxzzqqxxzz") == []
    status = page.locator(".search-status")
    assert status.inner_text() == status.get_attribute("data-none")


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_dialog_is_accessible(searchable, open_page, scheme, width):
    page = open_page("en/index.html", color_scheme=scheme, viewport={"width": width, "height": 700})
    search(page, "view")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    violations = Axe().run(page, options={"runOnly": TAGS}).response["violations"]
    assert [(v["id"], v["nodes"][0]["html"][:120]) for v in violations] == []


def test_without_an_index_or_scripts_nothing_is_offered(site, open_page):
    page = open_page("en/index.html", java_script_enabled=False)
    assert not page.locator("button.search").is_visible()
    if not (site.folder / "pagefind").is_dir():
        assert "pagefind" not in site.text("en/index.html")
