#!/usr/bin/env python3
"""Measures how well `stele check` does on real articles, and prints one line a measurement.

usage: verification.py STELE [--shared DIR] [--only PART,...] [--sample] [--full] [--reasons DIR]

- rates: blocks of a translated book and of tutorials that are verified or fail as they should, those that are
  unsupported, and code of the book that is known to be invalid;
- judged: how many of 60 failed blocks are real faults, from the verdicts in judged-failures.tsv;
- mutations: faults planted into verified blocks, one at a time, each to be found at its line while no other
  block changes its verdict unsaid;
- timing: a cold and an unchanged check, against one compiler process a block, and memory;
- hostile: mutated and generated code that must neither stop nor corrupt a run.

With --sample the 60 failed blocks are printed with their code and messages, to be judged. With --reasons
files are written that list every block that is not as wanted, every missed fault and every remark on hostile
code. With --full every block of the book is compiled by itself, and not a part that is scaled.
"""
import argparse, os, sys

from blocks import blocks, run
from hostile import hostile
from judged import judged, show
from mutations import mutations
from rates import known_invalid, tspl, tutorials, write_reasons
from timing import timing

HERE = os.path.dirname(os.path.abspath(__file__))
PARTS = ("rates", "judged", "mutations", "timing", "hostile")


def printed(part):
    """Prints the measurements of a part; gives whether all of them are as wanted."""
    good = True
    for name, value, target in part:
        shown = f"{value:.4f}".rstrip("0").rstrip(".") if isinstance(value, float) else value
        if target is None:
            print(f"{name:66} {shown:>8}", flush=True)
            continue
        is_good = value <= -target if target <= 0 else value >= target
        good &= is_good
        print(f"{name:66} {shown:>8}  wanted {'≤' if target <= 0 else '≥'} {abs(target)}"
              f"{'' if is_good else '  ✗'}", flush=True)
    return good


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("stele")
    parser.add_argument("--shared", default=f"{HERE}/../../shared")
    parser.add_argument("--stand-ins", default=f"{HERE}/../Sources/StandIns")
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--faults", type=int, default=500)
    parser.add_argument("--reasons", metavar="DIR")
    parser.add_argument("--sample", action="store_true")
    parser.add_argument("--full", action="store_true")
    options = parser.parse_args()
    parts = options.only.split(",")
    if unknown := set(parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    if not os.path.isdir(f"{options.shared}/corpora"):
        print("there is no ../shared here: the verification is not measured")
        return
    stele, shared = os.path.abspath(options.stele), os.path.abspath(options.shared)
    folders = {name: f"{shared}/corpora/{name}" for name in ("tspl", "tutorials")}
    found = {name: list(blocks(run(stele, folder))) for name, folder in folders.items()}
    if options.sample:
        return show(found["tutorials"])

    def listed(name):
        if not options.reasons:
            return None
        os.makedirs(options.reasons, exist_ok=True)
        return f"{options.reasons}/{name}.txt"

    if options.reasons:
        for name in found:
            write_reasons(found[name], listed(name))
    measured = {
        "rates": lambda: (
            tspl(found["tspl"]),
            known_invalid(found["tspl"], f"{folders['tspl']}/known_inconsistencies.tsv"),
            tutorials(found["tutorials"])),
        "judged": lambda: (judged(found["tutorials"]),),
        "mutations": lambda: (mutations(
            stele, shared, os.path.abspath(options.stand_ins), found, options.faults, listed("faults")),),
        "timing": lambda: (timing(stele, folders["tspl"], found["tspl"], options.full),),
        "hostile": lambda: (hostile(
            stele, found["tspl"] + found["tutorials"], listed("hostile")),),
    }
    good = [printed(part) for name in PARTS if name in parts for part in measured[name]()]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
