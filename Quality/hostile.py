"""Checks pages full of hostile code, with blocks between it whose verdicts are known."""
import json, os, re, tempfile

from blocks import start
from hostile_code import snippets
from timing import watch

COUNT, A_PAGE = 500, 20


def pages(made):
    """Pages of so many snippets each, with blocks between them that are right and blocks that are wrong."""
    for first in range(0, len(made), A_PAGE):
        lines, blocks = ["# Hostile", ""], []
        for number, code in enumerate(made[first:first + A_PAGE], first):
            wanted = [(code, None)]
            if number % 4 == 3:
                wanted.append((f"struct Sound{number} {{\n    let value = {number}\n}}", "verified"))
                wanted.append((f"let wrong{number}: Int = \"text\"", "failed"))
            for text, verdict in wanted:
                blocks.append((len(lines) + 1, verdict, text))
                lines += ["```swift", *text.split("\n"), "```", ""]
        yield lines, blocks


def hostile(stele, found, misses, limit=1500):
    made = snippets(found, COUNT)
    problems = []
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as output:
        wanted = {}
        for number, (lines, blocks) in enumerate(pages(made)):
            path = f"{folder}/hostile{number:02}.md"
            wanted[path] = blocks
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write("\n".join(lines))
        process = start(stele, [folder], None, output)
        result = watch(process, limit)
        seconds = result.seconds
        output.seek(0)
        try:
            report = json.load(output)["blocks"] if seconds else []
        except ValueError:
            report = []
        said = {(b["file"], b["line"]): b for b in report}
        if seconds is None or process.returncode not in (0, 1):
            problems.append(f"the run ended with {process.returncode} after {seconds or limit:.0f} s")
        missing = corrupted = 0
        for path, blocks in wanted.items():
            for line, verdict, text in blocks:
                block = said.get((path, line))
                problem = None
                if block is None:
                    missing += 1
                    problem = "no verdict"
                elif verdict and block["verdict"] != verdict:
                    corrupted += 1
                    problem = f"{block['verdict']} instead of {verdict}: {block['reason']}"
                elif re.search(r"crash|did not finish|gave up", block["reason"]):
                    problem = f"(no fault) {block['reason']}"
                if problem:
                    shown = [x[:120] for x in text.split("\n")[:12]]
                    problems.append("\n    ".join(
                        [f"{os.path.basename(path)}:{line} {problem}", *shown]))
    if misses:
        with open(misses, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write("\n\n".join(problems) + "\n")
        print(f"  {len(problems)} remarks on hostile code are in {misses}")
    yield "hostile code: seconds of the run", seconds or limit, None
    yield "hostile code: runs that ended with status 0 or 1", int(
        seconds is not None and process.returncode in (0, 1)), 1
    yield f"hostile code: blocks without a verdict, of {sum(map(len, wanted.values()))}", missing, 0
    yield "hostile code: other blocks with a wrong verdict", corrupted, 0
    yield "hostile code: MB at most of the main process", result.own, -300
    yield "hostile code: MB at most of a compiler child", result.child, -1000
