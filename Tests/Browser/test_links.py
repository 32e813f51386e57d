"""Every link leads somewhere, and what search engines read is whole."""

import html
import re
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
    listed = [p for p in site.pages if site.kind(p) not in ("missing", "not-found", "status")]
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
