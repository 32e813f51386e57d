"""A walkthrough in the page: a list with pictures, and with scripts a stepper."""

import re

import pytest
from test_accessibility import TAGS, axe


@pytest.fixture
def played(site):
    """A page with a walkthrough of which there are screens, one of them for its own sake."""
    for page in site.of_kind("article"):
        if re.search(r'step-picture"[^>]*>(?:(?!</li>).)*class="screen', site.text(page), re.DOTALL):
            return page
    pytest.skip("no sample was run for this site")


def current(figure):
    """The number of the step that is shown, and the screen that stands beside it."""
    steps = figure.locator(".step")
    chosen = [number for number, step in enumerate(steps.all()) if step.get_attribute("aria-current") == "step"]
    assert len(chosen) == 1
    images = [image for image in figure.locator(".walkthrough-screen img").all() if image.is_visible()]
    assert len(images) == 1
    return chosen[0], images[0].get_attribute("src")


# The walkthrough of such a page that has the picture.
SHOWN = ".walkthrough:has(.step-picture .screen)"


def opened(open_page, path, **options):
    page = open_page(path, **options)
    page.wait_for_selector(".walkthrough.stepping")
    return page, page.locator(".walkthrough.stepping").first


def test_every_walkthrough_is_a_list_of_sentences(site, open_page):
    for path in site.of_kind("article"):
        page = open_page(path, java_script_enabled=False)
        for figure in page.locator(".walkthrough").all():
            steps = figure.locator("ol.steps > .step")
            assert steps.count() > 1
            for words in steps.locator(".step-words").all_inner_texts():
                assert words.strip() and "step-" not in words
                assert not re.search(r"\{[a-z]+\}", words), words


def test_without_scripts_the_list_has_the_pictures(played, open_page):
    page = open_page(played, java_script_enabled=False)
    figure = page.locator(SHOWN).first
    assert not figure.locator(".stepper").is_visible()
    shown = [step for step in figure.locator(".step").all() if step.locator(".screen").count()
             and step.locator(".screen").is_visible()]
    kinds = [step.get_attribute("class") for step in shown]
    assert any("step-picture" in kind for kind in kinds)
    for step in shown:
        assert "step-picture" in step.get_attribute("class") or step.get_attribute("data-verdict") == "failed"
        images = [image for image in step.locator("img").all() if image.is_visible()]
        assert len(images) == 1 and images[0].get_attribute("alt")
        images[0].scroll_into_view_if_needed()
        page.wait_for_function("image => image.complete && image.naturalWidth > 0",
                               arg=images[0].element_handle())


def test_the_stepper_goes_through_all_steps_by_keyboard(played, open_page):
    page, figure = opened(open_page, played)
    count = figure.locator(".step").count()
    slider = figure.locator(".stepper input")
    slider.focus()
    page.keyboard.press("Home")
    seen = []
    for number in range(count):
        place, image = current(figure)
        assert place == number
        spoken = slider.get_attribute("aria-valuetext")
        assert str(number + 1) in spoken and str(count) in spoken
        words = figure.locator(".step").nth(number).locator(".step-words").inner_text()
        assert words.strip().splitlines()[0][:12] in spoken
        seen.append(image)
        page.keyboard.press("ArrowRight")
    assert len(set(seen)) > 1, "the screen changes on the way"
    back, forward = figure.locator("[data-move='-1']"), figure.locator("[data-move='1']")
    assert forward.get_attribute("aria-disabled") == "true" and back.get_attribute("aria-disabled") == "false"
    back.click()
    assert current(figure)[0] == count - 2


def test_a_step_is_chosen_in_the_list_and_what_was_touched_is_marked(played, open_page):
    page, figure = opened(open_page, played)
    marks = 0
    for number, step in enumerate(figure.locator(".step").all()):
        step.locator("button").click()
        assert current(figure)[0] == number
        mark = figure.locator(".walkthrough-screen .screen-mark rect")
        if mark.count():
            marks += 1
            inner, outer = mark.bounding_box(), figure.locator(".walkthrough-screen .screen").bounding_box()
            assert outer["x"] - 2 <= inner["x"] and inner["width"] <= outer["width"] + 4
            assert outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    assert marks > 0


def test_the_screens_are_dark_where_the_page_is(played, open_page):
    for scheme in ("light", "dark"):
        page, figure = opened(open_page, played, color_scheme=scheme)
        assert f".{scheme}.svg" in current(figure)[1]
        page.locator("button.scheme").click()
        other = "light" if scheme == "dark" else "dark"
        assert f".{other}.svg" in current(figure)[1]


def test_a_page_whose_script_does_not_come_is_whole(played, open_page):
    page = open_page(played, quiet=True)
    page.route("**/walkthrough.*.js", lambda route: route.abort())
    page.reload()
    page.wait_for_load_state("networkidle")
    figure = page.locator(SHOWN).first
    assert not figure.locator(".stepper").is_visible()
    assert figure.locator(".step-picture .screen").first.is_visible()


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_stepper_is_accessible_and_fits(played, open_page, scheme, width):
    page, figure = opened(open_page, played, color_scheme=scheme, viewport={"width": width, "height": 900})
    figure.locator(".step button").nth(1).click()
    violations = axe.run(page, options={"runOnly": TAGS}).response["violations"]
    assert [violation["id"] for violation in violations] == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_the_screen_stays_within_its_column(played, open_page):
    page, _ = opened(open_page, played, viewport={"width": 1280, "height": 900})
    for figure in page.locator(".walkthrough.stepping:has(.walkthrough-note)").all():
        # The note's top comes to stand where the screen's middle would be.
        figure.locator(".walkthrough-note").evaluate(
            "note => window.scrollBy(0, note.getBoundingClientRect().top - 300)")
        screen = figure.locator(".walkthrough-screen").bounding_box()
        note = figure.locator(".walkthrough-note").bounding_box()
        assert screen["y"] + screen["height"] <= note["y"]
