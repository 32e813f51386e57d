#!/usr/bin/env python3
"""picture.py SITE: takes the README's picture, docs/page.png, from a built site.

Run it with a Python that has Playwright, as Tests/Browser/run.sh makes one in .build/browser-venv.
"""
import functools
import http.server
import os
import pathlib
import shutil
import sys
import threading

from playwright.sync_api import sync_playwright

site = pathlib.Path(sys.argv[1]).resolve()
target = pathlib.Path(__file__).with_name("page.png")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(
    ("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
threading.Thread(target=server.serve_forever, daemon=True).start()
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"),
        args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1200, "height": 860})
    page.goto(f"http://127.0.0.1:{server.server_port}/en/shutter-button/#pressed")
    page.wait_for_timeout(500)
    page.screenshot(path=target)
    browser.close()
