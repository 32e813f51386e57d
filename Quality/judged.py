"""A sample of the failed blocks, judged by hand: is the failure the article's own fault?"""
import csv, hashlib, os

from blocks import share
from rates import third_party

HERE = os.path.dirname(os.path.abspath(__file__))
TABLE = f"{HERE}/judged-failures.tsv"
SEED, COUNT = 20261130, 60


def key(block):
    return block.place[0], str(block.line), block.hash


def drawn(found):
    """60 failed blocks that use no third-party package.

    Each block has a number that depends on nothing but the seed, its place and its code, and those with the
    least numbers are drawn. So a change of the checker exchanges few of the blocks.
    """
    _, packages = third_party(found)
    failed = [b for b in found if b.verdict == "failed" and (b.file, b.line) not in packages]
    failed.sort(key=lambda b: hashlib.sha256(f"{SEED} {' '.join(key(b))}".encode()).digest())
    return failed[:COUNT]


def verdicts():
    """The verdicts by page, line and code: `real`, or what else it is, and why."""
    if not os.path.exists(TABLE):
        return {}
    with open(TABLE, encoding="utf-8") as table:
        return {tuple(row[:3]): row[3:] for row in csv.reader(table, delimiter="\t") if len(row) >= 4}


def show(found):
    """Prints the sample with code and messages, to be judged."""
    judged = verdicts()
    for block in drawn(found):
        verdict = judged.get(key(block))
        print(f"\n=== {block.place[0]}\t{block.line}\t{block.hash}\t{' '.join(verdict or ['?'])}")
        print(f"    {block.reason}")
        for assumption in block.assumptions:
            print(f"    assumed: {assumption}")
        errors = {}
        for error in block.errors:
            errors.setdefault(error["line"], []).append(f"{error['column']}: {error['message']}")
        for number, line in enumerate(block.lines, block.first):
            print(f"    {number}: {line}")
            for message in errors.get(number, ()):
                print(f"    ^^^ {message}")


def judged(found):
    sample, known = drawn(found), verdicts()
    real = sum(known.get(key(b), [""])[0] == "real" for b in sample)
    unjudged = sum(key(b) not in known for b in sample)
    if unjudged:
        print(f"  {unjudged} of {len(sample)} are not in judged-failures.tsv (see --sample)")
    yield (f"failures that are real faults, of {len(sample) - unjudged} judged",
           share(real, len(sample) - unjudged), 0.85 if sample else None)
