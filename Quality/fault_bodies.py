"""Faults that need to know what a body holds: a required member taken away, a use before its definition."""
import re

from faults import Fault

# Protocols whose requirement has no default, and the member that fulfils it in a struct (or in a class that
# inherits nothing that has it).
REQUIRED = {
    "View": ("var", "body"), "App": ("var", "body"), "Scene": ("var", "body"),
    "PreviewProvider": ("var", "previews"), "UIViewRepresentable": ("func", "makeUIView"),
    "UIViewControllerRepresentable": ("func", "makeUIViewController"), "Shape": ("func", "path"),
    "ViewModifier": ("func", "body"), "ButtonStyle": ("func", "makeBody"),
    "CustomStringConvertible": ("var", "description"), "Comparable": ("func", "<"),
    "IteratorProtocol": ("func", "next"), "UITableViewDataSource": ("func", "tableView"),
    "UICollectionViewDataSource": ("func", "collectionView"),
    "UIPickerViewDataSource": ("func", "pickerView")}
SUPPLY_IT = {"UITableViewController", "UICollectionViewController", "NSObject"}


def members(text, brace):
    """Each member of a body: its kind, its name, and its first and last line."""
    lines = sorted({t.line for t in text.tokens[brace + 1:text.tokens[brace].partner]})
    starts = []
    for line in lines:
        index = next(
            i for i in range(brace + 1, text.tokens[brace].partner) if text.tokens[i].line == line)
        if text.tokens[index].parent == brace and text.first_on_line(index) == index:
            for at in range(index, text.tokens[brace].partner):
                token = text.tokens[at]
                if token.line != line:
                    break
                if token.text in ("func", "var", "let", "init", "case", "struct", "class", "enum",
                                  "typealias", "associatedtype", "subscript", "static", "extension"):
                    if token.text == "static":
                        continue
                    name = text.at(at + 1)
                    starts.append((line, token.text, name))
                    break
    last_line = text.tokens[text.tokens[brace].partner].line
    for number, (line, kind, name) in enumerate(starts):
        end = starts[number + 1][0] if number + 1 < len(starts) else last_line
        yield kind, name, line, end - 1


def requirements(text, page):
    """The page's own protocols without an extension: each one's requirements."""
    found = {}
    for brace, token in enumerate(text.tokens):
        if token.text == "{" and token.kind == "mark":
            header = text.header(brace)
            if "protocol" in header and header.index("protocol") + 1 < len(header):
                name = header[header.index("protocol") + 1]
                body = {t.text for t in text.tokens[brace:token.partner]}
                if not re.search(rf"extension\s+{re.escape(name)}\b", page) and "optional" not in body:
                    found[name] = [(k, n) for k, n, _, _ in members(text, brace) if k in ("var", "func")]
    return found


def missing_member(text, page, protocols):
    """A type's only member that fulfils a requirement loses its lines."""
    for brace, token in enumerate(text.tokens):
        if token.text != "{" or token.kind != "mark":
            continue
        header = text.header(brace)
        kind = next((w for w in header if w in ("struct", "class", "enum", "extension")), None)
        if not kind or ":" not in header or "protocol" in header:
            continue
        name = header[header.index(kind) + 1]
        if len(re.findall(rf"\b(?:struct|class|enum|extension|actor)\s+{re.escape(name)}\b", page)) != 1:
            continue
        parents = [w for w in header[header.index(":") + 1:] if w.isidentifier()]
        if set(parents) & SUPPLY_IT or kind == "extension":
            continue
        wanted = [REQUIRED[p] for p in parents if p in REQUIRED]
        wanted += [r for p in parents for r in protocols.get(p, ())]
        present = list(members(text, brace))
        for member, called in wanted:
            same = [m for m in present if m[1] == called and m[0] in (member, "let")]
            if len(same) != 1 or kind == "class" and set(parents) - set(protocols) - set(REQUIRED):
                continue
            _, _, first, last = same[0]
            lines = text.code.split("\n")
            body = "\n".join(lines[first:last + 1])
            if body.count("{") != body.count("}") or text.first_on_line(brace) == brace:
                continue
            if last < first or lines[first].count(";") or first == text.tokens[brace].line:
                continue
            lines[first:last + 1] = [""] * (last + 1 - first)
            head = text.tokens[text.first_on_line(brace)].line
            yield Fault(
                "missing required member", "\n".join(lines), first,
                {head, token.line, *range(first, last + 1)}, f"{called} of {name}: {', '.join(parents)}")


def in_function(text, index):
    """Whether a token stands directly in a body of statements that belongs to a function."""
    brace, direct = text.tokens[index].parent, True
    while brace is not None:
        if text.at(brace) != "{":
            return False
        header = text.header(brace)
        if set(header) & {"struct", "class", "enum", "protocol", "extension", "actor", "switch", "View"}:
            return False
        if "func" in header:
            return "some" not in header
        if direct and not set(header) & {"if", "for", "while", "guard", "do", "else", "repeat"}:
            return False
        brace, direct = text.tokens[brace].parent, False
    return False


def use_before_definition(text, page):
    """A declaration and the statement after it, which uses it, change places."""
    lines = text.code.split("\n")

    def whole(number):
        """Whether a line is a statement of its own."""
        tokens = [t for t in text.tokens if t.line == number]
        after = next((t for t in text.tokens if t.line > number), None)
        joins = (".", "?", "+", "-", "*", "/", "&&", "||", "=", ":", "else", "{")
        return (
            tokens and "\n" not in tokens[-1].text and tokens[-1].text not in (*joins, ",", "(", "[")
            and all(text.tokens[t.partner].line == number for t in tokens if t.partner is not None)
            and not (after and after.text in joins))

    for index, token in enumerate(text.tokens):
        if token.text not in ("let", "var") or text.first_on_line(index) != index:
            continue
        if index + 2 >= len(text.tokens) or text.at(index + 2) not in ("=", ":"):
            continue
        name = text.at(index + 1)
        after = next((i for i, t in enumerate(text.tokens) if t.line > token.line), None)
        if after is None or not name.isidentifier() or text.tokens[after].parent != token.parent:
            continue
        line = text.tokens[after].line
        uses = [
            i for i, t in enumerate(text.tokens)
            if t.line == line and t.text == name and text.at(i - 1) != "." and text.at(i + 1) != ":"]
        declared = len(re.findall(
            rf"\b(?:let|var|func|case|in|for)\s+{name}\b|\b{name}\s*:|\b{name}\s+in\b", page))
        if not uses or declared != 1 or not (whole(token.line) and whole(line)):
            continue
        if text.at(after) in ("return", "let", "var", "if", "guard") and text.at(after + 1) == name:
            continue
        if in_function(text, index):
            changed = list(lines)
            changed[token.line], changed[line] = changed[line], changed[token.line]
            yield Fault(
                "use before definition", "\n".join(changed), token.line, {token.line, line}, name)
