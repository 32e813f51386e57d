"""Runs `stele check` and reads the code of the blocks that it reports."""
import hashlib, json, os, re, subprocess, sys, tempfile
from collections import defaultdict

GOOD = ("verified", "expected-error")


class Block:
    """One code block: what the report says of it, and its lines as they stand in the page."""

    def __init__(self, report, page):
        self.report = report
        self.file = report["file"]
        self.page = os.path.basename(self.file)
        self.line = report["line"]
        self.verdict = report["verdict"]
        self.reason = report["reason"]
        self.assumptions = report["assumptions"]
        self.errors = [d for d in report["diagnostics"] if d["severity"] == "error"]
        self.fence, self.info, self.first, self.lines = code_at(page, self.line)

    @property
    def code(self):
        return "\n".join(self.lines)

    @property
    def end(self):
        """The line after the code, which is that of the closing fence."""
        return self.first + len(self.lines)

    @property
    def hash(self):
        return hashlib.sha256(self.code.encode()).hexdigest()[:12]

    @property
    def built_on(self):
        """The lines of the blocks that do not compile and that this one builds on."""
        found = (re.match(r"line (\d+), which it builds on", a) for a in self.assumptions)
        return [int(match.group(1)) for match in found if match]

    @property
    def place(self):
        """The page with its folder, and the line: the same on every machine."""
        return f"{os.path.basename(os.path.dirname(self.file))}/{self.page}", self.line


def code_at(page, line):
    """The fence, info string, first line and lines of the code at a line; a fence may be missing."""
    opening = re.match(r"[\s>*+\-\d.)]*?(`{3,}|~{3,})(.*)", page[line - 1])
    if not opening:
        lines = []
        for text in page[line - 1:]:
            if text.strip() and not text.startswith(("    ", "\t")):
                break
            lines.append(text)
        while lines and not lines[-1].strip():
            lines.pop()
        return "", "", line, lines
    fence, lines = opening.group(1), []
    for text in page[line:]:
        closing = re.match(r"[\s>]*(`{3,}|~{3,})\s*$", text)
        if closing and closing.group(1).startswith(fence):
            break
        lines.append(text)
    return fence, opening.group(2).strip(), line + 1, lines


def read(path):
    with open(path, encoding="utf-8", errors="replace", newline="") as file:
        return [line.rstrip("\r") for line in file.read().split("\n")]


def start(stele, paths, environment=None, output=subprocess.PIPE, jobs=None):
    """A process that checks the paths."""
    command = [stele, "check", "--format", "json", "--quiet", *paths]
    if jobs:
        command += ["--jobs", str(jobs)]
    return subprocess.Popen(
        command, stdout=output, stderr=subprocess.DEVNULL, env=environment)


def run(stele, *paths, environment=None):
    """The JSON of a check, which has to end with status 0 or 1."""
    with tempfile.TemporaryFile() as output:
        status = start(stele, paths, environment, output).wait()
        if status not in (0, 1):
            sys.exit(f"stele check {' '.join(paths)} ended with {status}")
        output.seek(0)
        return json.load(output)


def blocks(report):
    """The report's blocks with their code."""
    pages = {}
    for block in report["blocks"]:
        if block["file"] not in pages:
            pages[block["file"]] = read(block["file"])
        yield Block(block, pages[block["file"]])


def by_page(found):
    pages = defaultdict(list)
    for block in found:
        pages[block.file].append(block)
    return pages


def share(part, whole):
    return part / whole if whole else 0.0
