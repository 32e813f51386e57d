"""What previews look like, beside their code or below it."""

import pytest
from test_accessibility import TAGS, axe


@pytest.fixture
def drawn(site):
    """A page with a block whose previews were drawn."""
    for page in site.of_kind("article"):
        if 'class="with-previews"' in site.text(page):
            return page
    pytest.skip("no previews were drawn for this site")


def opened(open_page, path, width, **options):
    page = open_page(path, viewport={"width": width, "height": 900}, **options)
    return page, page.locator(".with-previews").first


def visible(images):
    return [image for image in images.all() if image.is_visible()]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_each_preview_is_one_picture_of_the_page_s_scheme(drawn, open_page, scheme):
    page, block = opened(open_page, drawn, 1280, color_scheme=scheme, java_script_enabled=False)
    for figure in block.locator(".preview").all():
        images = visible(figure.locator("img"))
        assert len(images) == 1 and images[0].get_attribute("alt")
        assert images[0].get_attribute("src").endswith(f".{scheme}.svg")
        images[0].scroll_into_view_if_needed()
        page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=images[0].element_handle())
    assert block.locator(".preview-note").inner_text().strip()


def test_previews_stand_beside_the_code_where_there_is_room_and_else_below(drawn, open_page):
    for width, is_beside in ((1280, True), (390, False)):
        page, block = opened(open_page, drawn, width)
        code = block.locator(".code").bounding_box()
        pictures = block.locator(".previews").bounding_box()
        assert (pictures["x"] >= code["x"] + code["width"]) == is_beside
        assert (pictures["y"] >= code["y"] + code["height"]) != is_beside
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width", [390, 1280])
def test_previews_are_accessible(drawn, open_page, width):
    page, _ = opened(open_page, drawn, width)
    violations = axe.run(page, options={"runOnly": TAGS}).response["violations"]
    assert [violation["id"] for violation in violations] == []
