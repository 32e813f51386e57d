"""What the tests share: a server for the built site, a browser, and what pages are in the site."""

import functools
import http.server
import os
import pathlib
import re
import shutil
import threading

import pytest
from playwright.sync_api import sync_playwright


def pytest_addoption(parser):
    parser.addoption("--site", default="_site", help="the folder of the built site")


# What the pages promise to obey, as Site/README.md says it: nothing inline, nothing from elsewhere. The search
# runs WebAssembly.
CSP = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder as a static host does: wrong addresses get 404.html."""

    def log_message(self, *arguments):
        pass

    def send_error(self, code, message=None, explain=None):
        page = pathlib.Path(self.directory) / "404.html"
        if code != 404 or not page.exists():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        self.send_header("Content-Security-Policy", CSP)
        super().end_headers()


class Site:
    def __init__(self, folder, base):
        self.folder = folder
        self.base = base
        self.pages = sorted(
            str(path.relative_to(folder)) for path in folder.rglob("*.html"))

    def text(self, page):
        return (self.folder / page).read_text(encoding="utf-8")

    def address(self, page):
        return self.base + re.sub(r"(^|/)index\.html$", r"\1", page)

    def kind(self, page):
        text = self.text(page)
        if 'class="article-page"' in text:
            return "article"
        if 'class="notice-page"' in text:
            return "missing"
        if 'class="sample-page"' in text:
            return "sample"
        if page == "404.html":
            return "not-found"
        if page == "index.html":
            return "start"
        if page.startswith("status/"):
            return "status"
        if "/topics/" in page:
            return "topic"
        return "series" if "/series/" in page else "index"

    def of_kind(self, kind):
        return [page for page in self.pages if self.kind(page) == kind]

    @property
    def languages(self):
        return [page.split("/")[0] for page in self.of_kind("index")]

    def versions(self):
        """The articles that have several languages: slug to {language: page}."""
        found = {}
        for page in self.of_kind("article"):
            language, slug = page.split("/", 1)
            found.setdefault(slug, {})[language] = page
        return {slug: pages for slug, pages in found.items() if len(pages) > 1}


@pytest.fixture(scope="session")
def site(request):
    folder = pathlib.Path(request.config.getoption("--site")).resolve()
    assert (folder / "index.html").exists(), f"no site in {folder}"
    handler = functools.partial(Handler, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Site(folder, f"http://127.0.0.1:{server.server_port}/")
    server.shutdown()


@pytest.fixture(scope="session")
def browser():
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, site):
    """Opens pages in contexts of their own; fails where one logs an error or asks another host."""
    contexts, problems = [], []

    def open_page(path, quiet=False, **options):
        options.setdefault("locale", "en-GB")
        options.setdefault("reduced_motion", "reduce")
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        if not quiet:
            page.on("console", lambda message: message.type in ("error", "warning")
                    and problems.append(f"{path}: {message.text}"))
            page.on("pageerror", lambda error: problems.append(f"{path}: {error}"))
        page.on("request", lambda request: request.url.startswith((site.base, "data:"))
                or problems.append(f"{path}: asks {request.url}"))
        page.goto(site.address(path))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
