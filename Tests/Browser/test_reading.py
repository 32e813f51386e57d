"""What makes pages pleasant to read: no jumps, room for large type, what the policy of the server forbids."""

import re

import pytest

from test_use import article


def test_the_policy_is_the_one_that_the_theme_names(site):
    import pathlib

    import conftest
    readme = pathlib.Path(__file__).parents[2] / "Site" / "README.md"
    named = re.search(r"Content-Security-Policy: ([^`]+)`", readme.read_text(encoding="utf-8")).group(1)
    assert conftest.CSP.startswith(named)


def test_the_policy_is_obeyed(site, open_page):
    """A breach is an error of the console, and these fail in `open_page`; this sees that it would."""
    page = open_page(article(site), quiet=True)
    breaches = page.evaluate("""() => new Promise(done => {
      document.addEventListener('securitypolicyviolation', event => done(event.violatedDirective));
      const script = document.createElement('script');
      script.textContent = '0';
      document.head.append(script);
    })""")
    assert breaches.startswith("script-src")


@pytest.mark.parametrize("size", [(1280, 1024), (1280, 720)])
def test_at_400_percent_nothing_is_cut_off(site, open_page, size):
    """Zooming to 400 % leaves a quarter of the window's width and height (WCAG 1.4.10)."""
    width, height = size[0] // 4, size[1] // 4
    kinds = {site.kind(page): page for page in site.pages} | {"article": article(site)}
    for path in kinds.values():
        page = open_page(path, viewport={"width": width, "height": height}, locale="tlh")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        header = page.locator(".site-header")
        if header.count():
            assert header.bounding_box()["height"] <= height / 2, path


def test_nothing_shifts_while_a_page_loads(site, open_page):
    paths = sorted({site.kind(page): page for page in site.pages}.values()) + [article(site)]
    for path in paths:
        page = open_page(path, locale="tlh")
        page.wait_for_load_state("networkidle")
        shift = page.evaluate("""() => new Promise(done => {
          let sum = 0;
          new PerformanceObserver(list => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
          }).observe({type: 'layout-shift', buffered: true});
          setTimeout(() => done(sum), 300);
        })""")
        assert shift < 0.01, (path, shift)


def test_pictures_of_the_site_keep_their_place(site):
    for page in site.pages:
        for tag in re.findall(r"<img [^>]*>", site.text(page)):
            source = re.search(r'src="([^"]*)"', tag).group(1)
            if "/files/" in source or source.startswith("files/"):
                assert re.search(r' width="\d+"', tag) and re.search(r' height="\d+"', tag), tag


def test_tables_scroll_by_keyboard(site, open_page):
    for path in site.pages:
        if 'class="table"' not in site.text(path):
            continue
        page = open_page(path, viewport={"width": 320, "height": 700})
        table = page.locator(".table").first
        table.focus()
        if table.evaluate("t => t.scrollWidth > t.clientWidth"):
            page.keyboard.press("ArrowRight")
            page.wait_for_function("() => document.activeElement.scrollLeft > 0")
        return
    pytest.skip("no page of this site has a table")


def test_the_table_of_contents_follows(site, open_page):
    page = open_page(article(site), viewport={"width": 1280, "height": 700})
    page.mouse.move(400, 400)
    entries = page.locator(".contents-aside a")
    if not entries.count():
        pytest.skip("this page has no table of contents")
    target = entries.nth(entries.count() // 2)
    target.click()
    page.wait_for_function("a => a.getAttribute('aria-current') === 'true'", arg=target.element_handle())
    assert page.locator(".contents-aside a[aria-current]").count() == 1


def test_every_article_has_its_markdown_and_the_overview_lists_it(site):
    overview = (site.folder / "llms.txt").read_text(encoding="utf-8")
    for page in site.of_kind("article"):
        markdown = page.replace("index.html", "index.md")
        assert (site.folder / markdown).read_text(encoding="utf-8").startswith("# "), markdown
        assert markdown in overview or markdown.encode().hex() in overview, markdown
        assert 'type="text/markdown" href="index.md"' in site.text(page)


def test_scripts_and_styles_are_checked_by_their_hash(site):
    import base64
    import hashlib
    for page in site.pages:
        tags = re.findall(r"<(?:script|link rel=\"stylesheet\")[^>]*>", site.text(page))
        assert len(tags) >= 3, page
        for tag in tags:
            name = re.search(r'(?:src|href)="[^"]*assets/([^"]+)"', tag).group(1)
            digest = hashlib.sha256((site.folder / "assets" / name).read_bytes()).digest()
            assert f'integrity="sha256-{base64.b64encode(digest).decode()}"' in tag, (page, name)
