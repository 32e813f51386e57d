"""The sample that an article builds up: whole files, their history, the archive."""

import html
import io
import json
import re
import zipfile

import pytest
from test_accessibility import TAGS, axe


def stories(site):
    """The pages of articles that build up a sample, with what their samples' steps are."""
    found = {}
    for page in site.of_kind("article"):
        steps = site.folder / page.replace("index.html", "sample/steps.json")
        if steps.exists():
            found[page] = json.loads(steps.read_text(encoding="utf-8"))["files"]
    if not found:
        pytest.skip("this site was built without a check")
    return found


@pytest.fixture
def story(site):
    """The article whose files have changed most often."""
    found = stories(site)
    page = max(found, key=lambda page: sum(len(file["versions"]) for file in found[page]))
    return page, found[page]


def text(file, version):
    lines = [file["lines"][n] for first, count in version["lines"] for n in range(first, first + count)]
    return html.unescape(re.sub(r"<[^>]*>", "", "\n".join(lines) + "\n"))


def opened(page):
    """Opens the whole file of the last block that has one, by keyboard."""
    link = page.locator("a.whole").last
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".sample-dialog[open] [role=tab][aria-selected=true]")
    return link


def shown(page, inside=".sample-dialog"):
    """What the viewer shows, without what is gone."""
    return page.locator(f"{inside} .viewer code").evaluate("""code => {
      const copy = code.cloneNode(true);
      for (const line of copy.querySelectorAll("del.line")) line.remove();
      return copy.textContent;
    }""")


def test_the_whole_file_is_one_key_away_and_one_back(story, open_page):
    path, files = story
    page = open_page(path)
    link = opened(page)
    file = files[int(link.get_attribute("data-file"))]
    assert shown(page) == text(file, file["versions"][int(link.get_attribute("data-version"))])
    assert page.evaluate("document.activeElement.textContent") == file["name"]
    page.keyboard.press("Escape")
    assert not page.locator(".sample-dialog").is_visible()
    assert page.evaluate("document.activeElement.className") == "whole"


def test_tabs_have_the_keys_and_names_of_tabs(story, open_page):
    path, files = story
    page = open_page(path)
    opened(page)
    tabs = page.locator(".sample-dialog [role=tab]")
    assert tabs.all_inner_texts() == [file["name"] for file in files]
    page.keyboard.press("Home")
    for number in range(len(files)):
        selected = tabs.evaluate_all("tabs => tabs.map(tab => tab.getAttribute('aria-selected'))")
        assert selected.index("true") == number and selected.count("true") == 1
        assert tabs.evaluate_all("tabs => tabs.map(tab => tab.tabIndex)").count(0) == 1
        assert tabs.nth(number).evaluate("tab => tab === document.activeElement")
        panel = page.locator(".sample-dialog [role=tabpanel]")
        assert panel.get_attribute("aria-labelledby") == tabs.nth(number).get_attribute("id")
        assert tabs.nth(number).get_attribute("aria-controls") == panel.get_attribute("id")
        page.keyboard.press("ArrowRight")
    assert tabs.first.evaluate("tab => tab === document.activeElement"), "after the last comes the first"
    page.keyboard.press("End")
    assert tabs.last.evaluate("tab => tab === document.activeElement")


def test_the_stepper_goes_through_a_files_history_by_keyboard(story, open_page):
    path, files = story
    page = open_page(path.replace("index.html", "sample/index.html"))
    page.wait_for_selector("[role=tab]")
    number = max(range(len(files)), key=lambda n: len(files[n]["versions"]))
    versions = files[number]["versions"]
    assert len(versions) > 2
    page.locator("[role=tab]").nth(number).click()
    slider = page.locator(".stepper input")
    slider.focus()
    page.keyboard.press("Home")
    for index, version in enumerate(versions):
        assert shown(page, "main") == text(files[number], version)
        assert page.locator(".viewer ins.line").count() == len(version["added"])
        assert page.locator(".viewer del.line").count() == len(version["removed"])
        spoken = slider.get_attribute("aria-valuetext")
        assert str(index + 1) in spoken and version["title"] in spoken
        assert version["title"] in page.locator(".viewer-place").inner_text()
        page.keyboard.press("ArrowRight")
    forward, back = page.locator("[data-move='1']"), page.locator("[data-move='-1']")
    assert forward.get_attribute("aria-disabled") == "true"
    back.focus()
    page.keyboard.press("Enter")
    assert shown(page, "main") == text(files[number], versions[-2])
    assert forward.get_attribute("aria-disabled") == "false"


def test_every_version_leads_to_the_block_that_made_it(site):
    for path, files in stories(site).items():
        ids = re.findall(r'\sid="(code:\d+)"', site.text(path))
        for file in files:
            for version in file["versions"]:
                fragment = version["href"].partition("#")[2]
                assert not fragment or fragment in ids, (path, file["name"])


def test_the_way_to_a_block_closes_the_view(story, open_page):
    page = open_page(story[0])
    opened(page)
    page.locator(".viewer-place a").click()
    assert not page.locator(".sample-dialog").is_visible()
    assert page.evaluate("document.querySelector('figure:target') !== null")


def test_copy_gives_the_version_that_is_shown(story, open_page):
    path, files = story
    page = open_page(path, permissions=["clipboard-read", "clipboard-write"])
    opened(page)
    page.locator(".sample-dialog button.copy").click()
    page.wait_for_function("document.querySelector('.sample-dialog .copy').textContent"
                           " === document.querySelector('.sample-dialog .copy').dataset.done")
    assert page.evaluate("navigator.clipboard.readText()") == shown(page)


def test_the_archive_is_a_package_with_the_files_at_the_end(site):
    for path, files in stories(site).items():
        folder = (site.folder / path).parent / "sample"
        archives = list(folder.glob("*.zip"))
        if 'data-verdict="failed"' in site.text(path):
            assert archives == []
            continue
        archive = zipfile.ZipFile(io.BytesIO(archives[0].read_bytes()))
        assert archive.testzip() is None
        name = archives[0].stem
        manifest = archive.read(f"{name}/Package.swift").decode()
        assert manifest.startswith("// swift-tools-version: ")
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        for entry in archive.namelist():
            assert entry.startswith(f"{name}/") and ".." not in entry
        for file in files:
            code = archive.read(f"{name}/Sources/{name}/{file['name']}").decode()
            assert code == text(file, file["versions"][-1])


def test_without_scripts_the_link_leads_to_the_file(story, open_page):
    path, files = story
    page = open_page(path, java_script_enabled=False)
    link = page.locator("a.whole").last
    number = int(link.get_attribute("data-file"))
    link.click()
    page.wait_for_url("**/sample/#file-*")
    figure = page.locator(f"#file-{number + 1}")
    assert figure.is_visible()
    assert figure.locator("code").text_content() == text(files[number], files[number]["versions"][-1])
    assert not page.locator(".viewer").is_visible()
    assert page.locator(".sample-files figure").count() == len(files)


def test_where_the_history_cannot_be_fetched_the_files_are_there(story, open_page):
    page = open_page(story[0], quiet=True)
    page.route("**/steps.json", lambda route: route.abort())
    page.locator("a.whole").last.click()
    page.wait_for_url("**/sample/#file-*")
    page.wait_for_selector(".sample-files figure", state="visible")
    assert not page.locator(".viewer").is_visible()


def test_the_samples_page_has_the_languages_of_its_article(site, story, open_page):
    path, _ = story
    page = open_page(path.replace("index.html", "sample/index.html"))
    for link in page.locator(".languages a").all():
        assert link.get_attribute("href").endswith("/sample/")
    page.locator(".eyebrow a").click()
    assert page.url == site.address(path)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_open_view_is_accessible(story, open_page, scheme, width):
    page = open_page(story[0], color_scheme=scheme, viewport={"width": width, "height": 800})
    opened(page)
    violations = axe.run(page, options={"runOnly": TAGS}).response["violations"]
    assert [violation["id"] for violation in violations] == []
