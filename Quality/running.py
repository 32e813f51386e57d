#!/usr/bin/env python3
"""Measures how many samples of real tutorials launch and draw, and lists what is in the way.

usage: running.py STELE [--shared DIR] [--pages N] [--screens] [--listed FILE] [--only NAME,...]

A page counts whose Swift blocks are all as they should be, and whose code is a whole program or has a preview;
with --screens also one that has no more than a view or a controller without arguments. A copy of it in a folder
of its own gets a walkthrough that launches this and takes a picture, and `stele run` plays it. What is missing
is told by messages of the launch and the picture, and by boxes in the picture that stand for what has no
drawing.

--pages runs only so many of the pages, always the same. What was run before with the same code is not built
again.
"""
import argparse, json, os, random, re, shutil, subprocess, sys, tempfile
from collections import Counter

from blocks import GOOD, blocks, by_page, run, share
from launches import PREVIEW, VIEW, WHOLE, launch

HERE = os.path.dirname(os.path.abspath(__file__))
# How `SymbolPicture.box` and `Painter.unknownImage` draw: a dashed frame with the name behind it.
BOX = re.compile(r'<rect[^>]*stroke-dasharray="[43] [32]"[^>]*>(?:\s*</?g[^>]*>)*(?:\s*<text[^>]*>([^<]*))?'
                 r'|<path[^>]*stroke-dasharray="[43] [32]"[^>]*>(?:\s*</?g[^>]*>)*(?:\s*<text[^>]*>([^<]*))?')


def candidates(folder, kinds):
    """Pages with something to launch, in an order that is always the same."""
    pages = sorted(
        os.path.join(place, name) for place, _, names in os.walk(folder) for name in names
        if name.endswith(".md"))
    found = [page for page in pages if (launch(code(text(page))) or [None])[0] in kinds]
    random.Random(6).shuffle(found)
    return found


def code(page):
    """The code of a page that is marked as Swift; what else is code is known once the page was checked."""
    return "\n".join(re.findall(r"^[ \t>]*```\s*swift.*?\n(.*?)^[ \t>]*```", page, re.MULTILINE | re.DOTALL))


def text(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def play(stele, page, line, folder):
    """Runs a copy of the page with a walkthrough; gives whether it launched, whether it drew, and the gaps."""
    copy = os.path.join(folder, "pages", os.path.basename(page))
    runs = os.path.join(folder, "runs")
    for place in (os.path.dirname(copy), runs):
        shutil.rmtree(place, ignore_errors=True)
        os.makedirs(place)
    with open(copy, "w", encoding="utf-8") as file:
        file.write(f"{text(page).rstrip()}\n\n```walkthrough\n{line}\npicture “The screen”\n```\n")
    process = subprocess.run(
        [stele, "run", copy, "--format", "json", "--quiet", "--runs", runs], capture_output=True, text=True)
    if process.returncode not in (0, 1):
        return False, False, [process.stderr.strip().split("\n")[-1]]
    result = json.loads(process.stdout)
    steps = [step for walkthrough in result["walkthroughs"] for step in walkthrough["steps"]]
    gaps = [step["message"] for step in steps if step["message"]]
    if not steps:
        gaps += [said(d) for d in result["diagnostics"] if d["severity"] == "error"]
    passed = [step["verdict"] == "passed" for step in steps]
    return passed[:1] == [True], len(passed) > 1 and all(passed), gaps + boxes(runs)


def said(diagnostic):
    """A problem in one line: of a sample that does not build, the compiler's first error."""
    for line in (diagnostic.get("help") or "").split("\n"):
        if "error: " in line:
            return "does not build: " + line.split("error: ", 1)[1]
    return diagnostic["message"]


def boxes(runs):
    """The names in the pictures' boxes that stand for what has no drawing."""
    names = set()
    for place, _, files in os.walk(runs):
        for name in files:
            if name.endswith(".light.svg"):
                for match in BOX.finditer(text(os.path.join(place, name))):
                    names.add(f"a box for “{match.group(1) or match.group(2) or ''}”")
    return sorted(names)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("stele")
    parser.add_argument("--shared", default=f"{HERE}/../../shared")
    parser.add_argument("--pages", type=int)
    parser.add_argument("--screens", action="store_true", help="also pages with only a view or a controller")
    parser.add_argument("--only", help="parts of the pages' names", default="")
    parser.add_argument("--listed", metavar="FILE", help="where each page is listed with what came of it")
    options = parser.parse_args()
    folder = f"{options.shared}/corpora/tutorials"
    if not os.path.isdir(folder):
        print("there is no ../shared here: running is not measured")
        return
    stele = os.path.abspath(options.stele)
    kinds = (WHOLE, PREVIEW, VIEW) if options.screens else (WHOLE, PREVIEW)
    pages = candidates(folder, kinds)[:options.pages]
    if options.only:
        pages = [page for page in pages if any(part in page for part in options.only.split(","))]
    wanted, played, clean, gaps = Counter(), Counter(), Counter(), Counter()
    listed = open(options.listed, "w", encoding="utf-8") if options.listed else None
    with tempfile.TemporaryDirectory() as work:
        for page in pages:
            mine = by_page(blocks(run(stele, page)))
            found = [block for page in mine.values() for block in page]
            launched = launch("\n".join(block.code for block in found))
            bad = sum(block.verdict not in (*GOOD, "skipped") for block in found)
            name = os.path.relpath(page, folder)
            if bad or not launched or launched[0] not in kinds:
                reason = f"{bad} blocks are not verified" if bad else "nothing to launch"
                print(f"-\t{name}\t{reason}", file=listed or sys.stderr, flush=True)
                continue
            kind, line = launched
            has_launched, has_drawn, missing = play(stele, page, line, work)
            wanted[kind] += 1
            played[kind] += has_launched and has_drawn
            clean[kind] += has_launched and has_drawn and not missing
            gaps.update(missing)
            state = "clean" if has_drawn and not missing else "drawn" if has_drawn else (
                "launched" if has_launched else "not launched")
            print(f"{state}\t{name}\t{line}\t{'; '.join(missing)}", file=listed or sys.stderr, flush=True)
    print(f"  {sum(wanted.values())} verified samples among {len(pages)} pages with something to launch")
    for kind in kinds:
        print(f"  {kind}: {wanted[kind]}, launched and drawn {played[kind]}, nothing missing {clean[kind]}")
    for gap, count in gaps.most_common(20):
        print(f"  {count} × {gap}")
    whole = sum(wanted[kind] for kind in (WHOLE, PREVIEW))
    good = sum(clean[kind] for kind in (WHOLE, PREVIEW))
    name = f"programs and previews drawn, nothing missing ({good} of {whole})"
    is_good = share(good, whole) >= 0.7
    print(f"{name:66} {share(good, whole):8.4f}  wanted ≥ 0.7{'' if is_good else '  ✗'}")
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
