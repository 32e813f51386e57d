"""Writes what a run would leave of the walkthrough in Articles/parts: runs.py ARTICLES RUNS.

The pages show it as they would show that of a real run; a step has failed, so that this is looked at too.
"""

import hashlib
import json
import pathlib
import sys

WIDTH, HEIGHT = 393, 852


def drawing(title, ink, paper):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{paper}"/>'
            f'<text x="24" y="120" font-family="sans-serif" font-size="34" fill="{ink}">{title}</text></svg>')


def screen(name, mark=None):
    picture = {"name": name, "width": WIDTH, "height": HEIGHT, "description": f"title {name}\nbutton New note"}
    if mark:
        picture["mark"] = dict(zip(("x", "y", "width", "height"), mark))
    return picture


def outcomes(first):
    """What came of each step; `first` is the line of the block."""
    steps = [
        {"line": first},
        {"line": first + 1, "screen": screen("empty", (24, 700, 345, 44))},
        {"line": first + 2, "screen": screen("form", (24, 140, 345, 34.5))},
        {"line": first + 4},
        {"line": first + 5, "screen": screen("list", (0, 100, 393, 44))},
        {"line": first + 6, "screen": screen("list")},
        {"line": first + 7, "verdict": "failed", "message": "the titles are other ones", "seen": "Notes › Note",
         "screen": screen("detail")},
        {"line": first + 8, "verdict": "notRun"},
    ]
    return [{"verdict": "passed", "found": [], **step} for step in steps]


def previews(line):
    """What came of the previews of a block: two phones, one on its side, and one in its own size."""
    drawn = [
        {"name": "Short", "device": "iPhone 16", "screen": screen("list")},
        {"device": "iPhone 16", "screen": {**screen("form"), "width": HEIGHT, "height": WIDTH}},
        {"name": "Own size", "screen": {**screen("empty"), "height": 80}},
    ]
    return [{"line": line, "previews": [{"verdict": "passed", **preview} for preview in drawn]}]


def main(articles, runs):
    for page in sorted((pathlib.Path(articles) / "parts").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        line = text[:text.index("```walkthrough")].count("\n") + 1
        code = text[:text.index("```swift\n")].count("\n") + 1
        folder = pathlib.Path(runs) / "parts" / page.stem
        folder.mkdir(parents=True, exist_ok=True)
        record = {
            "version": 1, "page": hashlib.sha256(text.encode()).hexdigest(),
            "outcomes": [{"line": line, "device": "iPhone 16", "steps": outcomes(line)}],
            "previews": previews(code)}
        (folder / "outcomes.json").write_text(json.dumps(record), encoding="utf-8")
        for name in ("empty", "form", "list", "detail"):
            for scheme, ink, paper in (("light", "#000", "#fff"), ("dark", "#fff", "#000")):
                (folder / f"{name}.{scheme}.svg").write_text(drawing(name, ink, paper), encoding="utf-8")


main(*sys.argv[1:])
