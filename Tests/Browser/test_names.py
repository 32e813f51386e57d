"""What names in code mean: by pointer, touch and keyboard, for screen readers, and without scripts."""

import json
import re
import urllib.parse

import pytest

from test_accessibility import TAGS, axe


def pages_with_names(site):
    return [page for page in site.of_kind("article") if "data-names=" in site.text(page)]


@pytest.fixture
def article(site):
    pages = pages_with_names(site)
    if not pages:
        pytest.skip("this site was built without a check, so no names are known")
    return next((page for page in pages if page.startswith("en/")), pages[0])


def block(page, least=4):
    """A block with some names, made known by the pointer."""
    figures = page.locator("figure[data-names]")
    for index in range(figures.count()):
        figure = figures.nth(index)
        figure.scroll_into_view_if_needed()
        figure.locator("pre").hover(position={"x": 3, "y": 3})
        page.wait_for_function("f => f.dataset.named === 'done'", arg=figure.element_handle())
        if figure.locator(".name").count() >= least:
            return figure
    pytest.fail("no block has names")


def card(page):
    return page.locator(".name-card")


def test_the_file_of_names_fits_the_code(site):
    for name in pages_with_names(site):
        text = site.text(name)
        file = json.loads((site.folder / name).with_name("names.json").read_text("utf-8"))
        numbers = {urllib.parse.urlsplit(address).fragment
                   for address in re.findall(r'data-names="([^"]+)"', text)}
        assert numbers == set(file["blocks"])
        for places in file["blocks"].values():
            starts = places[::3]
            assert starts == sorted(set(starts))
            assert all(0 <= meaning < len(file["meanings"]) for meaning in places[2::3])
        for meaning in file["meanings"]:
            if "page" in meaning:
                assert re.fullmatch(
                    r"https://developer\.apple\.com/documentation/[a-z0-9_/().:-]+",
                    meaning["page"]["address"]), meaning
                assert "module" in meaning


def test_nothing_is_loaded_before_a_reader_asks(site, open_page, article):
    page = open_page(article)
    loaded = page.evaluate("performance.getEntriesByType('resource').map(e => e.name)")
    assert not [name for name in loaded if "names" in name]
    block(page)
    loaded = page.evaluate("performance.getEntriesByType('resource').map(e => e.name)")
    assert len([name for name in loaded if "names.json" in name]) == 1


def test_every_name_is_told_on_hover(site, open_page, article):
    page = open_page(article)
    figure = block(page)
    code = figure.locator("code").first.inner_text()
    for name in figure.locator(".name").all()[:6]:
        name.hover()
        page.wait_for_function("n => n.classList.contains('is-told')", arg=name.element_handle())
        assert card(page).is_visible()
        assert card(page).locator(".name-declaration").inner_text()
    assert figure.locator("code").first.inner_text() == code, "the code stays as it was"
    card(page).hover()
    page.wait_for_timeout(500)
    assert card(page).is_visible(), "the pointer may go to the card"
    page.keyboard.press("Escape")
    assert card(page).is_hidden()


def test_names_by_keyboard(site, open_page, article):
    page = open_page(article)
    figure = page.locator("figure[data-names]").nth(2)
    figure.locator("pre").focus()
    page.wait_for_function("f => f.dataset.named === 'done'", arg=figure.element_handle())
    page.keyboard.press("Tab")
    active = lambda: page.evaluate("document.activeElement.textContent")
    names = figure.locator(".name").all_inner_texts()
    assert active() == names[0]
    assert card(page).is_visible()
    seen = page.evaluate("""() => {
      const name = document.activeElement;
      const told = document.getElementById(name.getAttribute('aria-describedby'));
      return [name.getAttribute('role'), name.getAttribute('aria-expanded'), told.innerText];
    }""")
    assert seen[:2] == ["button", "true"] and seen[2].strip()
    for key, name in [("ArrowRight", names[1]), ("End", names[-1]), ("Home", names[0]),
                      ("ArrowLeft", names[0])]:
        page.keyboard.press(key)
        assert active() == name
        assert card(page).is_visible()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.className").startswith("name")
    assert figure.locator(".name[tabindex]").count() == 1, "one name is in the tab order"
    page.keyboard.press("Escape")
    assert card(page).is_hidden()
    assert page.evaluate("document.activeElement.className").startswith("name"), "the focus stays"
    page.keyboard.press("Enter")
    assert card(page).is_visible()
    page.keyboard.press("Shift+Tab")
    page.wait_for_timeout(100)
    assert card(page).is_hidden()


def test_the_link_to_apples_page_comes_next(site, open_page, article):
    page = open_page(article)
    figure = block(page)
    for name in figure.locator(".name").all():
        name.click()
        if card(page).locator("a.name-page").is_visible():
            break
    else:
        pytest.skip("the block has no name of Apple's")
    link = card(page).locator("a.name-page")
    assert link.get_attribute("href").startswith("https://developer.apple.com/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.name-card a.name-page')")
    page.keyboard.press("Escape")
    assert card(page).is_hidden()
    assert page.evaluate("document.activeElement.className").startswith("name")


def test_a_name_of_the_tutorial_leads_to_the_block_that_declares_it(site, open_page, article):
    page = open_page(article)
    for figure in page.locator("figure[data-names]").all():
        figure.locator("pre").focus()
        page.wait_for_function("f => f.dataset.named === 'done'", arg=figure.element_handle())
        for name in figure.locator(".name").all()[:4]:
            name.click()
            link = card(page).locator("a.name-own[href]")
            if link.count() and link.is_visible():
                home = urllib.parse.unquote(link.get_attribute("href").lstrip("#"))
                told = name.inner_text()
                link.click()
                assert card(page).is_hidden()
                target = page.locator(f"[id='{home}']")
                assert told in target.locator("code").first.inner_text()
                assert target.evaluate("f => f.getBoundingClientRect().top < innerHeight")
                return
    pytest.fail("no name leads to another block")


@pytest.mark.parametrize("width", [320, 390])
def test_names_by_touch(site, open_page, article, width):
    page = open_page(article, viewport={"width": width, "height": 700}, has_touch=True)
    figure = page.locator("figure[data-names]").nth(1)
    figure.scroll_into_view_if_needed()
    figure.locator("pre").tap(position={"x": 3, "y": 3})
    page.wait_for_function("f => f.dataset.named === 'done'", arg=figure.element_handle())
    figure.locator(".name").first.tap()
    assert card(page).is_visible()
    box = card(page).bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    page.locator("h1").tap()
    assert card(page).is_hidden()


def test_names_in_the_other_language_beside(site, open_page, article):
    page = open_page(article)
    button = page.locator(".beside button").first
    if not button.count():
        pytest.skip("the site has one language")
    language = button.get_attribute("data-language")
    button.click()
    page.wait_for_function("document.documentElement.classList.contains('is-beside')")
    other = page.locator(f".pair-cell[lang='{language}'] figure[data-names]").first
    if not other.count():
        pytest.skip("all code is the same in both languages")
    other.scroll_into_view_if_needed()
    other.locator("pre").hover(position={"x": 3, "y": 3})
    page.wait_for_function("f => f.dataset.named === 'done'", arg=other.element_handle())
    assert f"/{language}/" in other.get_attribute("data-names")


def test_without_scripts_the_code_is_there(site, open_page, article):
    page = open_page(article, java_script_enabled=False)
    figure = page.locator("figure[data-names]").first
    assert figure.locator("code").first.inner_text().strip()
    assert card(page).is_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_where_a_name_is_told(site, open_page, article, scheme):
    page = open_page(article, color_scheme=scheme)
    figure = block(page)
    figure.locator(".name").first.click()
    assert card(page).is_visible()
    results = axe.run(page, options={"runOnly": TAGS}).response["violations"]
    assert [(found["id"], node["html"]) for found in results for node in found["nodes"]] == []
