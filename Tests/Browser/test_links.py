"""Every link leads somewhere, and what search engines read is whole."""

import html
import pathlib
import re
import subprocess
import sys
import urllib.parse
import xml.etree.ElementTree as tree


def ids(text):
    return {html.unescape(id) for id in re.findall(r'\sid="([^"]*)"', text)}


def test_every_link_resolves(site):
    known = {page: ids(site.text(page)) for page in site.pages}
    broken = []
    for page in site.pages:
        base = urllib.parse.urljoin("http://site/", page)
        for attribute, value in re.findall(r'<[a-z][^>]*?\s(href|src)="([^"]*)"', site.text(page)):
            value = html.unescape(value)
            if re.match(r"[a-z][a-z0-9+.-]*:", value):
                continue
            url = urllib.parse.urlsplit(urllib.parse.urljoin(base, value))
            path = urllib.parse.unquote(url.path).lstrip("/")
            if path == "" or path.endswith("/"):
                path += "index.html"
            fragment = urllib.parse.unquote(url.fragment)
            if not (site.folder / path).is_file():
                broken.append(f"{page}: {value}")
            elif fragment and fragment != "top" and fragment not in known[path]:
                broken.append(f"{page}: {value} (no such id)")
    assert broken == []


def test_lychee_finds_no_dead_link(site):
    """Also those in style sheets, feeds and the Markdown; other hosts are not asked."""
    lychee = pathlib.Path(sys.executable).parent / "lychee"
    result = subprocess.run(
        [str(lychee), "--offline", "--no-progress", "--include-fragments", "--root-dir",
         str(site.folder), "--index-files", "index.html", str(site.folder)],
        capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, (result.stdout + result.stderr)[-3000:]


def test_ids_are_unique(site):
    for page in site.pages:
        found = re.findall(r'\sid="([^"]*)"', site.text(page))
        assert len(found) == len(set(found)), page


def test_assets_are_named_by_their_content(site):
    for path in (site.folder / "assets").iterdir():
        assert re.fullmatch(r"[\w-]+\.[0-9a-v]{10}\.\w+", path.name), path.name


def test_nothing_is_inline(site):
    for page in site.pages:
        text = re.sub(r"<pre.*?</pre>", "", site.text(page), flags=re.S)
        assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", text), page


def test_every_page_names_its_language(site):
    for page in site.pages:
        text = site.text(page)
        language = re.search(r'<html lang="([^"]+)"', text).group(1)
        if "/" in page:
            assert language in page.split("/")[:2], page


def test_alternates_point_at_each_other(site):
    for slug, pages in site.versions().items():
        for page in pages.values():
            codes = set(re.findall(r'<link rel="alternate" hreflang="([^"]+)"', site.text(page)))
            assert codes == set(pages) | {"x-default"}, page


def test_the_sitemap_lists_every_page_with_its_languages(site):
    path = site.folder / "sitemap.xml"
    if not path.exists():
        assert all('rel="canonical"' not in site.text(page) for page in site.pages)
        return
    space = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9",
             "x": "http://www.w3.org/1999/xhtml"}
    locations = [element.text for element in tree.parse(path).findall("s:url/s:loc", space)]
    assert len(locations) == len(set(locations))
    listed = [p for p in site.pages if site.kind(p) not in ("missing", "not-found", "status", "sample")]
    assert len(locations) == len(listed)
    for page in listed:
        canonical = re.search(r'rel="canonical" href="([^"]+)"', site.text(page)).group(1)
        assert canonical in locations, page


def test_feeds_are_atom_with_entries(site):
    atom = {"a": "http://www.w3.org/2005/Atom"}
    feeds = list(site.folder.glob("*/feed.xml"))
    assert feeds or not (site.folder / "sitemap.xml").exists()
    for feed in feeds:
        root = tree.parse(feed).getroot()
        for element in ("title", "id", "updated", "author"):
            assert root.find(f"a:{element}", atom) is not None, (feed, element)
        assert root.findall("a:entry", atom), feed
        for entry in root.findall("a:entry", atom):
            for element in ("title", "id", "updated", "link"):
                assert entry.find(f"a:{element}", atom) is not None, (feed, element)


# How often each element of a feed and of an entry may stand in it (RFC 4287, 4.1): at least, at most.
FEED = {"title": (1, 1), "subtitle": (0, 1), "id": (1, 1), "link": (0, None), "updated": (1, 1),
        "author": (0, None), "entry": (0, None)}
ENTRY = {"title": (1, 1), "id": (1, 1), "link": (1, None), "updated": (1, 1), "published": (0, 1),
         "summary": (0, 1)}
INSTANT = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)"


def test_feeds_hold_what_the_standard_allows(site):
    def check(element, allowed, place):
        names = [child.tag.removeprefix("{http://www.w3.org/2005/Atom}") for child in element]
        assert set(names) <= set(allowed), place
        for name, (least, most) in allowed.items():
            assert least <= names.count(name) <= (most or 10_000), (place, name)
        for child in element:
            name = child.tag.split("}")[1]
            if name in ("updated", "published"):
                assert re.fullmatch(INSTANT, child.text), place
            if name == "id":
                assert re.match(r"https?://", child.text), place
            if name == "link":
                assert re.match(r"https?://", child.get("href")), place

    for feed in site.folder.glob("*/feed.xml"):
        root = tree.parse(feed).getroot()
        assert root.tag == "{http://www.w3.org/2005/Atom}feed"
        assert root.get("{http://www.w3.org/XML/1998/namespace}lang") == feed.parent.name
        check(root, FEED, feed)
        ids = []
        for entry in root.findall("{http://www.w3.org/2005/Atom}entry"):
            check(entry, ENTRY, feed)
            ids.append(entry.find("{http://www.w3.org/2005/Atom}id").text)
        assert len(ids) == len(set(ids)), feed


def test_the_sitemap_holds_what_its_schema_allows(site):
    path = site.folder / "sitemap.xml"
    if not path.exists():
        return
    space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    root = tree.parse(path).getroot()
    assert root.tag == f"{space}urlset" and 0 < len(root) <= 50_000
    for url in root:
        assert url.tag == f"{space}url"
        names = [child.tag for child in url]
        order = [f"{space}loc", f"{space}lastmod", "{http://www.w3.org/1999/xhtml}link"]
        assert names == sorted(names, key=order.index), names
        assert names.count(order[0]) == 1 and names.count(order[1]) <= 1
        assert 12 <= len(url[0].text) <= 2048 and url[0].text.isascii()
        for day in url.findall(f"{space}lastmod"):
            assert re.fullmatch(r"\d{4}-\d\d-\d\d", day.text)
