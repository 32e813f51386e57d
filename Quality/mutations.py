"""Plants one fault at a time into blocks that are verified, and looks whether the check finds it.

Each fault is planted into a copy of its page. The copies are checked together with copies without a fault,
so that every verdict can be compared with that of the same block without the fault.
"""
import os, random, re, tempfile
from collections import Counter, defaultdict

from blocks import by_page, read, run, share
from fault_bodies import missing_member, requirements, use_before_definition
from faults import missing_brace, missing_return, misspelt_member, wrong_label, wrong_type
from swift_text import SwiftText, Unreadable

SEED = 20240229
KINDS = (
    "misspelt member", "wrong argument label", "missing return", "wrong type", "missing required member",
    "missing brace", "use before definition")
# With these assumptions the block's own code is still judged in full.
HARMLESS = re.compile(
    r"the block is checked as if it imported|is what line \d+ defines later"
    r"|the statements stand in|the members stand in|the chain continues a view")
# A fault in a line that is marked as an error would be an expected one.
MARK = re.compile(r"❌|🚫|error|compile|エラー|Fehler", re.IGNORECASE)


def names(shared, stand_ins, pages):
    """Every name that is known to exist: a misspelt one must not be among them."""
    known = set()
    for folder, _, files in os.walk(stand_ins):
        for file in files:
            if file.endswith(".swift"):
                known.update(re.findall(r"\w+", open(f"{folder}/{file}", encoding="utf-8").read()))
    with open(f"{shared}/corpora/api_frequency.tsv", encoding="utf-8") as table:
        known.update(re.findall(r"\w+", table.read()))
    for page in pages:
        known.update(re.findall(r"\w+", "\n".join(read(page))))
    return known


def is_fit(block, page):
    """Whether a block is verified without assumptions that could hide a fault, and can be changed."""
    return (
        block.verdict == "verified" and block.fence and "diff" not in block.info
        and all(HARMLESS.search(a) for a in block.assumptions)
        and not any(line.lstrip().startswith(">") for line in block.lines)
        and not re.search(r"^\s*#(if|else)", block.code, re.MULTILINE)
        and not re.search(r"@dynamicMemberLookup|ExpressibleBy|@dynamicCallable", page))


def candidates(block, page, known, generator):
    """The faults that can be planted into a block, by kind."""
    try:
        text = SwiftText(block.code)
    except Unreadable:
        return {}
    if text.has_gap() or any(MARK.search(comment.text) for comment in text.comments):
        return {}
    found = defaultdict(list)
    for plant in (misspelt_member, wrong_label, missing_return, wrong_type, missing_brace):
        for fault in plant(text, known, generator):
            found[fault.kind].append(fault)
    protocols = requirements(text, page)
    for fault in [*missing_member(text, page, protocols), *use_before_definition(text, page)]:
        found[fault.kind].append(fault)
    return found


def draw(corpora, known, count):
    """Faults of all kinds from all corpora, evenly as far as there are enough; one a block and kind."""
    generator = random.Random(SEED)
    offers = defaultdict(list)
    for name, found in corpora.items():
        for file, page_blocks in sorted(by_page(found).items()):
            page = "\n".join(read(file))
            for block in page_blocks:
                if is_fit(block, page):
                    for kind, faults in candidates(block, page, known, generator).items():
                        offers[kind, name].append((block, generator.choice(faults)))
    for offer in offers.values():
        generator.shuffle(offer)
    drawn = []
    while len(drawn) < count and any(offers.values()):
        for kind in KINDS:
            for name in corpora:
                if offers[kind, name] and len(drawn) < count:
                    drawn.append(offers[kind, name].pop())
    return drawn


def write_copies(drawn, folder):
    """A folder for each copy; the copies without a fault are in `whole`. Gives the paths."""
    places = []
    whole = {}
    for number, (block, fault) in enumerate(drawn):
        if block.file not in whole:
            whole[block.file] = f"{folder}/whole{len(whole):03}/{block.page}"
            copy(read(block.file), whole[block.file])
        lines = read(block.file)
        lines[block.first - 1:block.end - 1] = fault.code.split("\n")
        path = f"{folder}/fault{number:03}/{block.page}"
        copy(lines, path)
        places.append((path, whole[block.file]))
    return places


def copy(lines, path):
    os.makedirs(os.path.dirname(path))
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write("\n".join(lines))


def stated(block, causes):
    """Whether a block's report says that one of the blocks at the lines is the cause of its verdict."""
    said = " ".join([block["reason"], *block["assumptions"], *(
        d["message"] for d in block["diagnostics"])])
    told = {int(n) for n in re.findall(r"\blines? (\d+)", said)}
    return bool(told & causes) or "that it builds on does not compile" in said


def judge(block, fault, before, after):
    """What is wrong with the report on a fault; nothing if all is as it should be."""
    wrong = []
    own = [b for b in after if b["line"] == block.line]
    causes = {block.line}
    for b, a in zip(before, after):
        if a["line"] != block.line and a["verdict"] != b["verdict"]:
            causes.add(a["line"])
    if len(before) != len(after) or not own:
        return [f"{len(after)} blocks instead of {len(before)}"]
    lines = {d["line"] for d in own[0]["diagnostics"] if d["severity"] == "error"}
    allowed = {block.first + line for line in fault.lines}
    if own[0]["verdict"] != "failed":
        wrong.append(f"{own[0]['verdict']}: {own[0]['reason']} {own[0]['assumptions'] or ''}")
    elif not lines & allowed:
        wrong.append(f"failed at {sorted(lines)}: {own[0]['reason']}")
    for b, a in zip(before, after):
        if a["line"] != block.line and a["verdict"] != b["verdict"] and not stated(
                a, causes - {a["line"]}):
            wrong.append(
                f"the block in line {a['line']} was {b['verdict']} and is {a['verdict']}: {a['reason']}")
    return wrong


def describe(block, fault, wrong):
    lines, old = fault.code.split("\n"), block.lines
    shown = [f"{block.place[0]}:{block.first + fault.line} {fault.kind} ({fault.what})"]
    shown += [f"    -{block.first + n}: {a}\n    +{block.first + n}: {b}" for n, (a, b) in enumerate(
        zip(old, lines)) if a != b][:4]
    return "\n".join(shown + [f"    ✗ {w}" for w in wrong])


def mutations(stele, shared, stand_ins, corpora, count, misses):
    pages = {block.file for found in corpora.values() for block in found}
    drawn = draw(corpora, names(shared, stand_ins, pages), count)
    with tempfile.TemporaryDirectory() as folder:
        places = write_copies(drawn, folder)
        reports = defaultdict(list)
        for block in run(stele, folder)["blocks"]:
            reports[block["file"]].append(block)
    planted, found, quiet, missed = Counter(), Counter(), 0, []
    for (block, fault), (path, whole) in zip(drawn, places):
        wrong = judge(block, fault, reports[whole], reports[path])
        planted[fault.kind] += 1
        own = [w for w in wrong if not w.startswith("the block in line")]
        found[fault.kind] += not own
        quiet += len(own) == len(wrong)
        if wrong:
            missed.append(describe(block, fault, wrong))
    for kind in KINDS:
        print(f"  {kind:30} {found[kind]:4} of {planted[kind]}")
    if misses:
        with open(misses, "w", encoding="utf-8") as file:
            file.write("\n\n".join(missed) + "\n")
        print(f"  {len(missed)} misses are in {misses}")
    all_ = len(drawn)
    yield f"planted faults failed at their line, of {all_}", share(sum(found.values()), all_), 0.95
    yield f"faults that change no other block unsaid, of {all_}", share(quiet, all_), 0.95
