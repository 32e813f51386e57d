#!/usr/bin/env python3
"""fonts.py FOLDER: writes the tables that text is measured with, shaped by HarfBuzz from free fonts of Debian.

FOLDER holds the unpacked packages fonts-inter, fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji:

    apt-get download fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
    for package in *.deb; do dpkg -x "$package" FOLDER; done
    pip install uharfbuzz==0.57.0 fonttools

A sample that runs needs neither the fonts nor HarfBuzz: what it needs of them is in the tables, so that a picture
is the same on every machine. The script also writes whole lines as HarfBuzz shapes them, for the test that
compares.
"""
import glob
import os
import sys

import uharfbuzz as harfbuzz
from fontTools.ttLib import TTFont

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))
TABLES = os.path.join(ROOT, "Sources/StandIns/SteleCanvas/Fonts")
LINES = os.path.join(ROOT, "Tests/StandIns/SteleCanvas/ShapedLines.swift")
EM = 1000  # The unit of the tables.

# Kerning is asked for between these. Spaces are not among them: lines are made of words.
KERNED = [*range(0x21, 0x7F), *range(0xA1, 0x180), *range(0x386, 0x3CF), *range(0x400, 0x460),
          0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2026]

TEXTS = [
    "Hello, world!", "AVATAR Typography", "To be, or not to be: that is the question.", "Tap “Play”",
    "12:45 – 1,234.56 €", "WAVE Yo-Yo Ty. P.O.", "f(x) = x² + 2·x − 1", "Größe ändern, schließen",
    "Übung macht den Meister", "Élan vital, naïveté, señor", "Привет, мир", "Καλημέρα κόσμε",
    "e\u0301lan, a\u0308ndern", "ボタンをタップすると、シートが開きます。", "日本語の文章（全角）", "ｶﾀｶﾅ", "안녕하세요 세계",
    "SwiftUIの画面", "👍", "👩‍👩‍👧‍👦 family", "🇯🇵🇩🇪", "👋🏽 Hi", "1️⃣ ❤️", "שלום עולם", "สวัสดีชาวโลก",
]


class Face:
    def __init__(self, folder, name, index=0, kerns=True):
        (path,) = glob.glob(f"{folder}/**/{name}", recursive=True)
        face = harfbuzz.Face(harfbuzz.Blob.from_file_path(path), index)
        self.font, self.scale = harfbuzz.Font(face), EM / face.upem
        self.features = {"kern": kerns, "calt": False}
        tables = TTFont(path, fontNumber=index)
        self.has = set(tables.getBestCmap())
        self.label = f"{tables['name'].getDebugName(4)} {tables['name'].getDebugName(5).split(';')[0]}"

    def width(self, text):
        """The advance of a text that is shaped as a whole."""
        buffer = harfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        # System fonts don't have Inter's alternates, such as the arrow that it makes of "->".
        harfbuzz.shape(self.font, buffer, self.features)
        return sum(place.x_advance for place in buffer.glyph_positions) * self.scale


def advances(faces, codes):
    """A line for every run of codes: its first code, then the widths, equal neighbours counted."""
    lines, before, run = [], None, None
    for code in codes:
        width = tuple(round(face.width(chr(code))) for face in faces)
        if before is None or code != before + 1:
            run = []
            lines.append((code, run))
        if run and run[-1][0] == width:
            run[-1][1] += 1
        else:
            run.append([width, 1])
        before = code
    return [
        f"{first:X} " + " ".join(
            "/".join(map(str, width)) + (f"*{count}" if count > 1 else "") for width, count in run)
        for first, run in lines]


def kerning(faces, codes):
    """Characters that kern alike are a class; a line for every class on the left, with those on the right."""
    codes = [code for code in codes if all(code in face.has for face in faces)]
    single = [{code: face.width(chr(code)) for code in codes} for face in faces]
    pairs = {}
    for left in codes:
        for right in codes:
            pairs[left, right] = tuple(
                round(face.width(chr(left) + chr(right)) - alone[left] - alone[right])
                for face, alone in zip(faces, single))

    def classes(row):
        found = {}
        for code in codes:
            found.setdefault(row(code), []).append(code)
        return list(found.values())

    lefts = classes(lambda code: tuple(pairs[code, other] for other in codes))
    rights = classes(lambda code: tuple(pairs[other, code] for other in codes))
    zero = (0,) * len(faces)
    lines = ["".join(map(chr, members)) for members in rights] + [""]
    for members in lefts:
        cells = [
            f"{index}:" + "/".join(map(str, pairs[members[0], right[0]]))
            for index, right in enumerate(rights) if pairs[members[0], right[0]] != zero]
        if cells:
            lines.append("".join(map(chr, members)) + " " + " ".join(cells))
    return lines


def wrapped(lines):
    """Lines that fit the page; what follows a break begins with a space."""
    for line in lines:
        while len(line) > 96 and " " in line[1:96]:
            cut = line.rindex(" ", 1, 96)
            yield line[:cut]
            line = line[cut:]
        yield line


def write(name, summary, faces, weights, codes, kerned):
    body = "\n".join("      " + line for line in wrapped(advances(faces, codes)))
    pairs = "\n".join("      " + line for line in wrapped(kerning(faces, kerned))) if kerned else ""
    text = f'''// Written by Quality/fonts.py, from {", ".join(face.label for face in faces)}.

extension FontTable {{
  /// {summary}
  static let {name} = FontTable(
    weights: {weights},
    advances: #"""
{body}
      """#,
    kerning: #"""
{pairs}
      """#)
}}
'''
    with open(os.path.join(TABLES, f"FontTable+{name[0].upper()}{name[1:]}.swift"), "w") as file:
        file.write("\n".join(line.rstrip() for line in text.split("\n")))


def main(folder):
    inter = [Face(folder, f"Inter-{weight}.otf") for weight in ("Thin", "Regular", "Black")]
    serif = [Face(folder, f"NotoSerif-{weight}.ttf") for weight in ("Regular", "Bold")]
    other = [Face(folder, f"NotoSans{script}-Regular.ttf") for script in ("Hebrew", "Arabic", "Thai")]
    # Full width is the default of Japanese systems.
    japanese = Face(folder, "NotoSansCJK-Regular.ttc", 0, kerns=False)
    korean = Face(folder, "NotoSansCJK-Regular.ttc", 1, kerns=False)
    emoji = Face(folder, "NotoColorEmoji.ttf")
    latin = [*range(0x20, 0x590), *range(0x1E00, 0x2000), *range(0x2000, 0x2C00)]
    own = [code for code in latin if code in inter[1].has]
    write("sans", "Inter, whose proportions are those of the system's font.", inter, [100, 400, 900], own, KERNED)
    write("serif", "Noto Serif.", serif, [400, 700], [code for code in latin if code in serif[0].has], KERNED)
    lines, taken = [], set(own)
    ranges = [(0x590, 0x600, [other[0]]), (0x600, 0x700, [other[1]]), (0xE00, 0xE80, [other[2]]),
              (0x2000, 0x2C00, [japanese]), (0x2E80, 0xA000, [japanese]), (0xAC00, 0xD7A4, [korean]),
              (0xF900, 0xFB00, [japanese]), (0xFB1D, 0xFB50, [other[0]]), (0xFE30, 0xFE50, [japanese]),
              (0xFF00, 0xFFF0, [japanese])]
    codes, by_code = [], {}
    for first, end, (face,) in ranges:
        for code in range(first, end):
            if code in face.has and code not in taken:
                codes.append(code)
                by_code[code] = face

    class Mixed:
        label = ", ".join(face.label for face in [*other, japanese, korean])
        has = set(codes)

        def width(self, text):
            return by_code[ord(text)].width(text)

    write("world", "Noto Sans for other scripts: as wide in every weight.", [Mixed()], [400], codes, [])

    # Lines as a browser sets them: each character in the first font that has it.
    def face_of(cluster_text, regular):
        code = ord(cluster_text[0])
        is_picture = any(0x1F000 <= ord(c) or c in "\uFE0F\u20E3" for c in cluster_text)
        if is_picture:
            return emoji
        return regular if code in regular.has else by_code[code]

    rows = []
    for text in TEXTS:
        for weight, regular in ((400, inter[1]), (900, inter[2])):
            # Words and spaces are shaped one by one, since lines are made of them.
            total, part, face = 0, "", None
            for cluster in clusters(text):
                found = face_of(cluster, regular)
                if part and (found is not face or " " in (cluster, part)):
                    total += face.width(part)
                    part = ""
                part, face = part + cluster, found
            total += face.width(part)
            rows.append(f'    ("{text}", {weight}, {total:.1f}),'.replace("\u0301", "\\u{301}")
                        .replace("\u0308", "\\u{308}"))
    with open(LINES, "w") as file:
        file.write("// Written by Quality/fonts.py.\n\n"
                   "/// Lines, and how wide HarfBuzz sets them at 1000 points, a weight each.\n"
                   "enum ShapedLines {\n  static let all: [(text: String, weight: Int, width: Double)] = [\n"
                   + "\n".join(rows) + "\n  ]\n}\n")


def clusters(text):
    """Letters with what belongs to them: marks, joined emoji, pairs that are a flag."""
    import unicodedata
    found = []
    for character in text:
        code = ord(character)
        is_flag = 0x1F1E6 <= code <= 0x1F1FF
        joins = found and (
            unicodedata.combining(character) or unicodedata.category(character) == "Mn"
            or character in "\u200D\uFE0F\u20E3" or 0x1F3FB <= code <= 0x1F3FF
            or found[-1].endswith("\u200D")
            or (is_flag and len(found[-1]) == 1 and 0x1F1E6 <= ord(found[-1]) <= 0x1F1FF))
        if joins:
            found[-1] += character
        else:
            found.append(character)
    return found


if __name__ == "__main__":
    main(sys.argv[1])
