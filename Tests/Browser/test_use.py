"""The pages by keyboard, in both colour schemes, on every width, on paper."""

import re

import pytest


def article(site):
    pages = site.of_kind("article")
    return max(pages, key=lambda page: len(site.text(page)))


def focused(page):
    return page.evaluate("document.activeElement.className || document.activeElement.tagName")


def test_the_skip_link_comes_first_and_skips(site, open_page):
    page = open_page(article(site))
    page.keyboard.press("Tab")
    assert focused(page) == "skip"
    box = page.locator(".skip").bounding_box()
    assert box["y"] >= 0, "the link is seen where it has the focus"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


def test_the_tab_order_is_the_order_of_the_page(site, open_page):
    page = open_page(article(site))
    seen = []
    for _ in range(25):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("""() => {
          const all = [...document.querySelectorAll('*')];
          const style = getComputedStyle(document.activeElement);
          return [all.indexOf(document.activeElement), style.outlineStyle !== 'none'];
        }"""))
    assert [index for index, _ in seen] == sorted(index for index, _ in seen)
    assert all(has_outline for _, has_outline in seen)


def test_copy_gives_clean_code_by_keyboard(site, open_page):
    page = open_page(article(site), permissions=["clipboard-read", "clipboard-write"])
    figures = page.locator("figure.code")
    marked = page.locator("figure.code:has(del.line, .message)")
    chosen = (marked if marked.count() else figures).first
    expected = chosen.locator("code").evaluate("""code => {
      let text = '';
      const walk = node => {
        if (node.nodeType === 3) text += node.data;
        else if (!node.matches('del.line, .message')) node.childNodes.forEach(walk);
      };
      walk(code);
      return text;
    }""")
    button = chosen.locator("button.copy")
    before = button.inner_text()
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("b => b.textContent === b.dataset.done", arg=button.element_handle())
    assert page.evaluate("navigator.clipboard.readText()") == expected
    assert expected.strip()
    page.wait_for_function("([b, t]) => b.textContent === t", arg=[button.element_handle(), before])


def test_a_verdict_opens_and_closes_by_keyboard(site, open_page):
    page = open_page(article(site))
    verdict = page.locator("details.verdict").first
    if not verdict.count():
        pytest.skip("this site was built without a check")
    verdict.locator("summary").focus()
    page.keyboard.press("Enter")
    assert verdict.locator(".verdict-text").is_visible()
    page.keyboard.press("Escape")
    assert not verdict.locator(".verdict-text").is_visible()


def test_changed_lines_are_told_not_by_colour_alone(site, open_page):
    page = open_page(article(site))
    for element, sign in (("ins", "+"), ("del", "−")):
        line = page.locator(f"{element}.line").first
        if line.count():
            content = line.evaluate("l => getComputedStyle(l, '::before').content")
            assert sign in content


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_colour_choice_is_remembered_without_a_flash(site, open_page, system):
    page = open_page(article(site), color_scheme=system)
    background = "getComputedStyle(document.documentElement).backgroundColor"
    before = page.evaluate(background)
    page.click("button.scheme")
    after = page.evaluate(background)
    assert before != after
    # The choice is there as soon as the body begins, before anything is painted.
    page.add_init_script("""new MutationObserver((_, observer) => {
      if (!document.body) return;
      window.early = document.documentElement.dataset.scheme;
      observer.disconnect();
    }).observe(document, {childList: true, subtree: true})""")
    page.reload()
    assert page.evaluate("window.early") == ("dark" if system == "light" else "light")
    assert page.evaluate(background) == after


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_no_page_scrolls_sideways(site, open_page, width):
    kinds = {site.kind(page): page for page in site.pages} | {"article": article(site)}
    for path in kinds.values():
        page = open_page(path, viewport={"width": width, "height": 800}, locale="tlh")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path


def test_without_scripts_the_page_is_whole(site, open_page):
    path = article(site)
    page = open_page(path, java_script_enabled=False)
    assert page.locator("article h1").is_visible()
    assert page.locator("figure.code pre").first.is_visible()
    assert not page.locator("button.copy").first.is_visible()
    assert not page.locator("button.scheme").is_visible()


def test_paper_shows_the_text_and_no_furniture(site, open_page):
    page = open_page(article(site), color_scheme="dark")
    page.emulate_media(media="print")
    assert not page.locator(".site-header").is_visible()
    assert not page.locator(".heading-links").first.is_visible()
    assert page.locator("article h1").is_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


def test_a_wrong_address_offers_every_language(site, open_page):
    page = open_page("en/no/such/page/", quiet=True)
    links = page.locator("main a[data-language]").evaluate_all("a => a.map(a => a.dataset.language)")
    assert sorted(links) == sorted(site.languages)


def test_a_page_is_small(site):
    import gzip
    assets = [p for p in (site.folder / "assets").iterdir() if p.suffix in (".css", ".js")]
    shared = sum(len(gzip.compress(path.read_bytes())) for path in assets)
    for path in site.of_kind("article"):
        size = shared + len(gzip.compress(site.text(path).encode()))
        assert size <= 50_000, (path, size)


def test_code_keeps_its_text(site):
    """Colours and marks change nothing of the code's characters."""
    for path in site.of_kind("article"):
        for body in re.findall(r"<pre[^>]*><code[^>]*>(.*?)</code></pre>", site.text(path), re.S):
            assert not re.search(r"<(?!/?(span|ins|del|b)\b)", body), path
