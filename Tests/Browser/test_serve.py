"""What `stele serve` adds to the pages, in a browser: they reload in place, and show what is wrong."""

import os
import pathlib
import sys
import time

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Bench"))
import serve  # noqa: E402

FILLER = "\n".join(f"## Part {number}\n\n" + "Some words of this part. " * 60 + "\n" for number in range(12))
CODE = "```swift\nlet number: Int = 3\n```\n"


@pytest.fixture
def served(tmp_path):
    stele = os.environ.get("STELE")
    if not stele:
        pytest.skip("STELE does not name the tool")
    (tmp_path / "Articles").mkdir()
    article = tmp_path / "Articles" / "note.en.md"
    article.write_text(f"# Note\n\nFirst words.\n\n{CODE}\n{FILLER}", encoding="utf-8")
    served = serve.Served(stele, tmp_path)
    served.article = article
    served.url = f"http://127.0.0.1:{served.port}/en/note/"
    yield served
    served.stop()


@pytest.fixture
def page(browser, served):
    context = browser.new_context(viewport={"width": 1000, "height": 700})
    page = context.new_page()
    problems = []
    page.on("console", lambda message: message.type == "error" and problems.append(message.text))
    page.on("pageerror", lambda error: problems.append(str(error)))
    # Somebody who looks makes the check begin; what it says first would load the page anew meanwhile.
    served.problems("en/note/")
    served.until(lambda: "data-names" in served.get("/en/note/")[1])
    page.goto(served.url)
    yield page
    context.close()
    assert problems == []


def change(served, old, new):
    serve.write(str(served.article), served.article.read_text(encoding="utf-8").replace(old, new))


def settle(page, served, errors):
    """Waits until the checks are done and have found so many errors, and the page is the one that comes of it."""

    def is_settled():
        answer = served.problems("en/note/")
        found = sum(problem["severity"] == "error" for problem in answer["problems"])
        return found == errors and not answer["isChecking"]

    served.until(is_settled)
    script = page.locator("script[data-version]")
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if script.get_attribute("data-version") in served.get("/en/note/")[1]:
            return
        page.wait_for_timeout(50)
    raise TimeoutError("the page has not become the newest")


def test_page_reloads_where_the_reader_is(page, served):
    heading = page.locator("#part-7")
    heading.evaluate("heading => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 40)")
    before = heading.bounding_box()["y"]
    change(served, "First words.", "First words.\n\n" + "Many more words at the start. " * 80)
    page.locator(".text").get_by_text("Many more words").wait_for(state="attached")
    time.sleep(0.3)
    assert abs(heading.bounding_box()["y"] - before) < 3


def test_errors_stand_over_the_page_with_file_and_line(page, served):
    change(served, "Int = 3", 'Int = "three"')
    panel = page.locator("#panel")
    settle(page, served, errors=1)
    panel.get_by_text("cannot convert value of type 'String'").first.wait_for()
    assert "Articles/note.en.md:6:19" in panel.inner_text()
    assert "^~~~~~~" in panel.inner_text()
    button = page.locator("button[aria-controls=panel]")
    assert button.inner_text().startswith("1 error")
    page.keyboard.press("Escape")
    assert not panel.is_visible()
    # The same error does not open it again; once it is set right, nothing is left.
    change(served, "First words.", "Other words.")
    page.locator(".text").get_by_text("Other words.").wait_for()
    page.wait_for_timeout(500)
    assert not panel.is_visible() and button.inner_text().startswith("1 error")
    change(served, 'Int = "three"', "Int = 3")
    button.wait_for(state="hidden")


def test_panel_works_by_keyboard(page, served):
    change(served, "Int = 3", 'Int = "three"')
    panel = page.locator("#panel")
    settle(page, served, errors=1)
    panel.wait_for()
    button = page.locator("button[aria-controls=panel]")
    button.focus()
    page.keyboard.press("Enter")
    assert not panel.is_visible() and button.get_attribute("aria-expanded") == "false"
    page.keyboard.press("Enter")
    assert panel.is_visible() and button.get_attribute("aria-expanded") == "true"


def test_a_page_that_has_not_changed_stays(page, served):
    page.evaluate("window.isSame = true")
    (served.article.parent / "other.en.md").write_text("# Other\n", encoding="utf-8")
    served.until(lambda: served.get("/en/other/")[0] == 200)
    page.wait_for_timeout(500)
    assert page.evaluate("window.isSame === true")


def test_how_soon_an_edit_is_seen(page, served):
    """The figure is printed; a machine under load must not fail the test."""
    times = []
    for number in range(5):
        served.until(lambda: not served.problems("en/note/")["isChecking"])
        start = time.monotonic()
        change(served, "# Note\n", f"# Note\n\nEdit {number}.\n")
        page.locator(".text").get_by_text(f"Edit {number}.", exact=True).wait_for()
        times.append(time.monotonic() - start)
    print(f"edit to changed page in the browser: {sorted(times)[2] * 1000:.0f} ms (median)")
    assert sorted(times)[2] < 5
