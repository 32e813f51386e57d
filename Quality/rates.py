"""The shares of blocks that are verified, fail as they should, or cannot be judged."""
import csv, re
from collections import Counter

from blocks import GOOD, by_page, share

HERE = __file__.rsplit("/", 1)[0]
# Modules of Apple's and of the toolchain that Swift code may import; any other one is third-party.
PLATFORM = set("""
Accelerate Accessibility ActivityKit AppIntents AppKit ARKit AVFoundation AVKit BackgroundTasks CarPlay
Charts ClockKit CloudKit Cocoa Combine Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation
CoreGraphics CoreHaptics CoreImage CoreLocation CoreML CoreMedia CoreMotion CoreServices CoreSpotlight
CoreTelephony CoreText CoreTransferable CoreVideo CreateML CryptoKit Cxx Darwin DeveloperToolsSupport
Dispatch Distributed EventKit EventKitUI FileProvider Foundation FoundationEssentials FoundationModels
FoundationNetworking FoundationXML GameController GameKit GameplayKit Glibc HealthKit HomeKit IOKit
ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI
Messages Metal MetalKit MultipeerConnectivity Musl NaturalLanguage NearbyInteraction Network
NetworkExtension NotificationCenter OSLog ObjectiveC Observation PDFKit PackageDescription PackagePlugin
PassKit PencilKit Photos PhotosUI PlaygroundSupport PushKit QuartzCore QuickLook RealityKit RegexBuilder
ReplayKit SafariServices SceneKit Security Social Speech SpriteKit StoreKit Swift SwiftData SwiftUI
Synchronization SystemConfiguration Testing TipKit Translation UIKit UniformTypeIdentifiers
UserNotifications UserNotificationsUI Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit
WorkoutKit XCTest _Concurrency _StringProcessing os simd
""".split())
IMPORT = re.compile(
    r"^[\s+>-]*(?:@[\w()]+\s+)*(?:public |internal |private |package )?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.MULTILINE)


def package_names():
    """The names that each third-party package of the reference texts declares."""
    with open(f"{HERE}/notes/third-party-names.tsv", encoding="utf-8") as table:
        return {row[1] for row in csv.reader(table, delimiter="\t") if len(row) > 1 and row[0] != "package"}


def third_party(found):
    """The blocks that a third-party package keeps from being judged, by file and line, in two ways.

    Narrow: the block is neither verified nor fails as it should, code of its page imports a module that is
    neither Apple's nor the toolchain's, and the block itself imports one or its report names one. Wide: or
    its code uses a name that is in `notes/third-party-names.tsv`, a list of what the packages declare whose
    documentation is among the reference texts; or it builds on such a block, as its report says.
    """
    names = package_names()
    narrow, wide = set(), set()
    for file, page in by_page(found).items():
        modules = {m for block in page for m in IMPORT.findall(block.code)} - PLATFORM
        for block in page:
            if block.verdict in GOOD:
                continue
            said = block.reason + " ".join(d["message"] for d in block.errors)
            told = {m for m in modules if f"module '{m}'" in said}
            if told or modules & set(IMPORT.findall(block.code)):
                narrow.add((file, block.line))
            if names & set(re.findall(r"[@#]?\w+", block.code)):
                wide.add((file, block.line))
    wide |= narrow
    left = [b for b in found if b.verdict not in GOOD and (b.file, b.line) not in wide]
    while built := [b for b in left if any((b.file, line) in wide for line in b.built_on)]:
        wide.update((b.file, b.line) for b in built)
        left = [b for b in left if (b.file, b.line) not in wide]
    return narrow, wide


def percent(name, part, whole, target):
    return f"{name} ({part} of {whole})", share(part, whole), target


def tspl(found):
    """Chapters of a translated book, in each language and together."""
    judged = [b for b in found if b.verdict != "skipped"]
    for language in ("en", "ja"):
        mine = [b for b in judged if b.report["language"] == language]
        good = sum(b.verdict in GOOD for b in mine)
        yield percent(f"book ({language}): verified or expected error", good, len(mine), 0.95)
    good = sum(b.verdict in GOOD for b in judged)
    yield percent("book: verified or expected error", good, len(judged), 0.95)


# In the rows of the table that are about code which is not Swift any more, what is wrong with the line.
INVALID = re.compile(r"prInt\w*\(|\) -> throws")


def known_invalid(found, table):
    """Code that the table knows to be invalid must fail where it is."""
    rows = missed = 0
    with open(table, encoding="utf-8") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["kind"] != "code_differs" or not re.search(r"prInt|not valid Swift", row["note"]):
                continue
            rows += 1
            wanted = int(row["ja_line"])
            block = next((b for b in found if b.page == f"{row['chapter']}.ja.md" and (
                b.line <= wanted <= b.end)), None)
            lines = set() if block is None else {
                block.first + n for n, text in enumerate(block.lines) if INVALID.search(text)}
            if not (block and block.verdict == "failed" and lines & {e["line"] for e in block.errors}):
                missed += 1
                print(f"  not failed at its line: {row['chapter']} ja {wanted}: {row['note']}")
    yield f"known invalid code failed at its line, of {rows}", rows - missed, rows


def tutorials(found):
    judged = [b for b in found if b.verdict != "skipped"]
    narrow, wide = third_party(judged)
    print(f"  {len(narrow)} blocks need a package that their page imports; with the names of packages that "
          f"the pages are about, {len(wide)} do")
    print("  all blocks:", ", ".join(f"{n} {v}" for v, n in Counter(b.verdict for b in judged).most_common()))
    for title, out, targets in (
        ("tutorials, packages imported taken out", narrow, (None, None)),
        ("tutorials, packages' blocks taken out", wide, (0.8, -0.12)),
    ):
        mine = [b for b in judged if (b.file, b.line) not in out]
        good = sum(b.verdict in GOOD for b in mine)
        unsupported = sum(b.verdict == "unsupported" for b in mine)
        yield percent(f"{title}: good", good, len(mine), targets[0])
        yield percent(f"{title}: unsupported", unsupported, len(mine), targets[1])


def write_reasons(found, path):
    """Lists every block that is neither verified nor fails as it should, with the reason."""
    rest = [b for b in found if b.verdict not in GOOD]
    with open(path, "w", encoding="utf-8") as file:
        for block in rest:
            file.write(f"{block.place[0]}:{block.line}\t{block.verdict}\t{block.reason}\n")
    print(f"  the other {len(rest)} blocks are listed in {path}")
