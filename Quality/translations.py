#!/usr/bin/env python3
"""Measures how well `stele translations` does, and prints one line a measurement.

usage: translations.py STELE [--articles DIR] [--shared DIR] [--sample]

- F1 of the alignment on the chapters of a translated book, as given and with 30 % dropped;
- recall on the inconsistencies of that book that are known, by kind;
- precision, from the verdicts in judged-findings.tsv on 80 findings drawn at random;
- faults planted into a copy of our own articles, each to be found at its line;
- time and memory on 966 pages.

With --sample the 80 findings are printed with both places, to be judged. What needs the reference texts
is left out, with a message, where they are absent.
"""
import argparse, csv, hashlib, json, os, random, re, shutil, subprocess, sys, tempfile, time
from collections import defaultdict

HERE = os.path.dirname(os.path.abspath(__file__))
SEED = 20240229


def run(stele, *arguments, cwd=None):
    """The JSON of a run, with its time and its memory in MB."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            [stele, "translations", "--format", "json", "--quiet", *arguments],
            stdout=output, stderr=subprocess.DEVNULL, cwd=cwd)
        _, status, usage = os.wait4(process.pid, 0)
        if os.waitstatus_to_exitcode(status) not in (0, 1):
            sys.exit(f"stele translations {' '.join(arguments)} failed")
        output.seek(0)
        result = json.load(output)
    return result, time.monotonic() - start, usage


def findings(result):
    return [f for article in result["articles"] for f in article["findings"]]


# Alignment

def pairs(result):
    found = set()
    for article in result["articles"]:
        for section in article["sections"]:
            places = section["places"]
            if len(places) == 2:
                found.add((article["id"], places["en"]["line"], places["ja"]["line"]))
    return found


def f1(found, wanted):
    right = len(found & wanted)
    return 2 * right / max(1, len(found) + len(wanted))


def headings(lines):
    fence, found = False, []
    for number, line in enumerate(lines, 1):
        if re.match(r"\s*(```|~~~)", line):
            fence = not fence
        elif not fence and (match := re.match(r"(#{1,6})\s", line)):
            found.append((number, len(match.group(1))))
    return found


def drop(lines, generator):
    """Blanks three in ten of the innermost sections; gives the lines of their headings."""
    found, gone = headings(lines), set()
    for index, (number, level) in enumerate(found):
        last = index + 1 == len(found)
        if index == 0 or (not last and found[index + 1][1] > level):
            continue
        if generator.random() < 0.3:
            gone.add(number)
            end = len(lines) + 1 if last else found[index + 1][0]
            for line in range(number, end):
                lines[line - 1] = ""
    return gone


def alignment(stele, shared):
    folder = f"{shared}/corpora/alignment"
    gold = json.load(open(f"{folder}/gold.json"))
    wanted = {(g["article"], a, b) for g in gold for a, b in g["pairs"]}
    yield "F1 of the alignment, as given", f1(pairs(run(stele, folder)[0]), wanted), 0.985
    scores = []
    for seed in range(3):
        generator = random.Random(seed)
        with tempfile.TemporaryDirectory() as copy:
            gone = {}
            for g in gold:
                for language in ("en", "ja"):
                    name = f"{g['article']}.{language}.md"
                    lines = open(f"{folder}/{name}", encoding="utf-8").read().split("\n")
                    gone[g["article"], language] = drop(lines, generator)
                    open(f"{copy}/{name}", "w", encoding="utf-8").write("\n".join(lines))
            left = {
                (article, a, b) for article, a, b in wanted
                if a not in gone[article, "en"] and b not in gone[article, "ja"]}
            scores.append(f1(pairs(run(stele, copy)[0]), left))
    yield "F1 with 30 % dropped on each side (least of 3)", min(scores), 0.95


# Known inconsistencies

RULES = {
    "code_differs": {"code-differs", "translated-identifiers"},
    "code_formatting_only": {"code-layout"},
    "missing_code_block": {"missing-code-block"},
    "missing_prose": {"missing-text"},
    "stale_text": {"missing-text", "extra-text", "length-differs"},
    "number_differs": {"number-differs"},
    "extra_heading": {"extra-section"},
    "heading_title": {"heading-title"},
    "identifier_typo": {"inline-code-differs"},
    "fullwidth_in_code": {"full-width-code"},
    "broken_markup": {"unusable-anchor"},
    "broken_anchor": {"dead-fragment", "dead-file", "link-differs"},
    "emphasis_literal_underscore": {"literal-emphasis"},
}


def end_of_block(lines, number):
    """The last line of the code block at a line, or a little below the line where there is none."""
    inside = False
    for offset, line in enumerate(lines[number - 1:], number):
        if line.startswith("```"):
            if inside or offset > number + 2:
                return offset
            inside = True
        elif not inside and offset > number + 2 and not line.strip():
            return number + 2
    return len(lines)


def known(shared, found):
    """For each row of the table, whether a finding of its kind points to it."""
    folder = f"{shared}/corpora/tspl"
    chapters = defaultdict(list)
    for finding in found:
        chapters[os.path.basename(finding["file"]).split(".")[0]].append(finding)
    for row in csv.DictReader(open(f"{folder}/known_inconsistencies.tsv"), delimiter="\t"):
        mine = [f for f in chapters[row["chapter"]] if f["rule"] in RULES[row["kind"]]]
        hits = []
        for language, key in (("ja", "ja_line"), ("en", "en_line")):
            if not row[key]:
                continue
            line = int(row[key])
            end = line
            if row["kind"].startswith("code_"):
                path = f"{folder}/{row['chapter']}.{language}.md"
                end = end_of_block(open(path, encoding="utf-8").read().split("\n"), line)
            tolerance = 2 if row["kind"] in ("missing_prose", "missing_code_block", "stale_text") else 0
            for finding in mine:
                place = finding if language == "ja" else finding["source"] or {"line": -9}
                if line - tolerance <= place["line"] <= end + tolerance:
                    if row["kind"] != "emphasis_literal_underscore" or row["note"] in finding["message"]:
                        hits.append(finding)
        yield row, bool(hits)


def recall(shared, found):
    wrong = {
        tuple(row[:3])
        for row in csv.reader(open(f"{HERE}/notes/wrong-rows.tsv"), delimiter="\t")}
    counts = defaultdict(lambda: [0, 0])
    missed = []
    for row, hit in known(shared, found):
        if (row["chapter"], row["kind"], row["ja_line"]) in wrong:
            continue
        counts[row["kind"]][0] += hit
        counts[row["kind"]][1] += 1
        if not hit:
            missed.append(row)
    for kind, (hit, all_) in counts.items():
        print(f"  {kind:30} {hit:4} of {all_}")
    for row in missed:
        print(f"  missed: {row['chapter']} {row['kind']} en {row['en_line']} ja {row['ja_line']}")
    total = [sum(c[i] for c in counts.values()) for i in (0, 1)]
    yield "recall over all rows", total[0] / total[1], 0.9
    yield "recall, mean of the kinds", sum(h / n for h, n in counts.values()) / len(counts), 0.9


# Precision

def drawn(found):
    """80 findings that are more than notes. Each has its own lot, so that a change of the rules leaves
    the others of the sample as they are."""
    def lot(finding):
        key = (SEED, os.path.basename(finding["file"]), finding["line"], finding["column"], finding["rule"])
        return hashlib.sha256(repr(key).encode()).digest()

    return sorted((f for f in found if f["severity"] != "note"), key=lot)[:80]


def show(found):
    for finding in sorted(drawn(found), key=lambda f: (f["file"], f["line"])):
        print(f"\n{os.path.basename(finding['file'])}:{finding['line']} {finding['rule']}: {finding['message']}")
        places = [(finding["file"], finding["line"])]
        if finding["source"]:
            places.append((finding["source"]["file"], finding["source"]["line"]))
        for file, line in places:
            lines = open(file, encoding="utf-8").read().split("\n")
            for number in range(line, min(line + 3, len(lines) + 1)):
                print(f"    {number}: {lines[number - 1][:200]}")


def precision(found):
    judged = {
        tuple(row[:3]): row[3]
        for row in csv.reader(open(f"{HERE}/judged-findings.tsv"), delimiter="\t")}
    real = unjudged = 0
    sample = drawn(found)

    def key(finding):
        chapter = os.path.basename(finding["file"]).split(".")[0]
        return chapter, str(finding["line"]), finding["rule"]

    for finding in sample:
        verdict = judged.get(key(finding))
        real += verdict == "real"
        unjudged += verdict is None
    if unjudged:
        print(f"  {unjudged} of {len(sample)} findings are not in judged-findings.tsv (see --sample)")
    yield f"precision of {len(sample)} findings, as judged", real / max(1, len(sample)), 0.85
    rest = [f for f in sample if f["rule"] != "literal-emphasis"]
    yield f"the same without literal-emphasis ({len(rest)})", sum(
        judged.get(key(f)) == "real" for f in rest) / max(1, len(rest)), None


# Planted faults

def planted(stele, articles):
    """Each fault is a change of one line; the finding must be of the rule and point to the line."""
    faults = json.load(open(f"{HERE}/planted-faults.json"))
    clean = findings(run(stele, articles)[0])
    yield "findings on our own articles", len(clean), 0
    hits = 0
    for fault in faults:
        with tempfile.TemporaryDirectory() as folder:
            copy = f"{folder}/Articles"
            shutil.copytree(articles, copy)
            path = f"{copy}/{fault['file']}"
            text = open(path, encoding="utf-8").read()
            at = text.find(fault["find"])
            if at < 0:
                print(f"  {fault['file']} no longer has what {fault['rule']} would change")
                continue
            line = text.count("\n", 0, at) + 1 + fault.get("below", 0)
            open(path, "w", encoding="utf-8").write(
                text.replace(fault["find"], fault["replace"], 1))
            found = findings(run(stele, copy)[0])
            hit = any(f["rule"] == fault["rule"] and f["line"] == line for f in found)
            hits += hit
            if not hit:
                print(f"  not found: {fault['rule']} at {fault['file']}:{line};", [
                    (f["rule"], f["line"]) for f in found])
    yield f"planted faults found, of {len(faults)}", hits, len(faults)


# Time and memory

def speed(stele, shared):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [sys.executable, f"{shared}/bench/make_corpus.py", folder, "21"], check=True,
            stdout=subprocess.DEVNULL)
        output = subprocess.run(
            [stele, "translations", "--format", "text", "--verbose", folder], capture_output=True,
            text=True)
        match = re.search(r"read in ([\d.]+) s, compared in ([\d.]+) s", output.stdout)
        process = subprocess.Popen(
            [stele, "translations", "--quiet", folder], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        _, _, usage = os.wait4(process.pid, 0)
    if match:
        yield "seconds to read 966 pages", float(match.group(1)), None
        yield "seconds to align and compare them", float(match.group(2)), -3
    yield "MB at most, without a report", usage.ru_maxrss / 1024, -300


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("stele")
    parser.add_argument("--articles", default=f"{HERE}/../Articles")
    parser.add_argument("--shared", default=f"{HERE}/../../shared")
    parser.add_argument("--sample", action="store_true")
    options = parser.parse_args()
    stele = os.path.abspath(options.stele)
    parts = [planted(stele, os.path.abspath(options.articles))]
    if os.path.isdir(options.shared):
        shared = os.path.abspath(options.shared)
        found = findings(run(stele, f"{shared}/corpora/tspl")[0])
        if options.sample:
            return show(found)
        parts += [
            alignment(stele, shared), recall(shared, found), precision(found), speed(stele, shared)]
    else:
        print("there is no ../shared here: only our own articles are measured")
    good = True
    for part in parts:
        for name, value, target in part:
            shown = f"{value:.4f}".rstrip("0").rstrip(".") if isinstance(value, float) else value
            if target is None:
                print(f"{name:50} {shown}")
                continue
            is_good = value <= -target if target <= 0 else value >= target
            good &= is_good
            print(f"{name:50} {shown:>8}  wanted {'≤' if target <= 0 else '≥'} {abs(target)}"
                  f"{'' if is_good else '  ✗'}")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
