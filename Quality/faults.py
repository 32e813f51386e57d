"""The faults that are planted into code that compiles, each one certain to be a fault by its construction.

Each function yields candidates for the tokens of one block. `known` has the names that exist somewhere: a
misspelt name must not be one of them.
"""
import re

CONTROL = {
    "if", "while", "switch", "return", "in", "for", "guard", "case", "catch", "where", "throw", "func",
    "init", "subscript", "macro", "try", "await", "is", "as", "else", "repeat", "do", "operator",
    "enum", "struct", "class", "actor", "protocol", "extension"}
LITERALS = {
    # type: (a literal of it, a literal of another type)
    "Int": (re.compile(r"\d+"), '"{}"'), "Double": (re.compile(r"\d+\.\d+"), '"{}"'),
    "Bool": (re.compile("true|false"), '"{}"'), "String": (re.compile(r'"[^"\n]*"'), "17")}


class Fault:
    def __init__(self, kind, code, line, lines, what):
        self.kind = kind      # which fault
        self.code = code      # the block's code with the fault
        self.line = line      # the planted line, from 0 in the block
        self.lines = lines    # the lines that the compiler may name
        self.what = what      # a few words for a person


def misspell(name, known, random):
    """The name with two letters exchanged, one lost or one doubled; None where each of these is a name."""
    changes = []
    for at in range(1, len(name) - 1):
        if name[at] != name[at + 1]:
            changes.append(name[:at] + name[at + 1] + name[at] + name[at + 2:])
        changes.append(name[:at] + name[at + 1:])
        changes.append(name[:at] + name[at] + name[at:])
    changes = [c for c in changes if c not in known and c != name]
    return random.choice(changes) if changes else None


def directive(text, index):
    """Whether the token stands in an import, an attribute or a directive."""
    first = text.tokens[text.first_on_line(index)].text
    return first in ("import", "extension", "typealias", "@testable") or first.startswith(("@", "#"))


def misspelt_member(text, known, random):
    for index, token in enumerate(text.tokens):
        if (
            token.kind == "word" and text.at(index - 1) == "." and len(token.text) >= 4
            and token.text.isidentifier() and token.text[0].islower() and not directive(text, index)
            and token.text not in ("self", "init", "some")
        ):
            name = misspell(token.text, known, random)
            if name:
                yield Fault(
                    "misspelt member", text.replaced(token.start, token.end, name), token.line,
                    {token.line}, f"{token.text} → {name}")


def is_call(text, parenthesis):
    """Whether a parenthesis holds the arguments of a call of a named function or type."""
    callee = text.tokens[parenthesis - 1] if parenthesis else None
    if not callee or callee.kind != "word" or callee.end != text.tokens[parenthesis].start:
        return False
    before = text.at(parenthesis - 2)
    if callee.text == "init":
        return before == "."
    if callee.text in CONTROL or callee.text.startswith(("@", "#")) or before in CONTROL - {
            "return", "in", "try", "await", "else", "throw", "is", "as", "if", "while", "switch",
            "guard", "where"}:
        return False
    return before != "," or text.at(text.first_on_line(parenthesis)) not in ("case", "indirect")


def wrong_label(text, known, random):
    for index, token in enumerate(text.tokens):
        if (
            token.kind != "word" or text.at(index + 1) != ":" or text.at(index - 1) not in ("(", ",")
            or token.parent is None or text.at(token.parent) != "(" or len(token.text) < 3
            or directive(text, index) or text.at(index + 2) in (")", "")
            or text.at(index + 3) == ":"
        ):
            continue
        if is_call(text, token.parent):
            name = misspell(token.text, known, random)
            if name:
                call = text.tokens[token.parent].line
                yield Fault(
                    "wrong argument label", text.replaced(token.start, token.end, name), token.line,
                    {token.line, call, text.tokens[text.first_on_line(token.parent)].line},
                    f"{token.text}: → {name}:")


def missing_return(text, known, random):
    """The last `return` of a function of several statements loses its keyword, not its value."""
    for brace, token in enumerate(text.tokens):
        if token.text != "{" or token.kind != "mark":
            continue
        header, end = text.header(brace), token.partner
        if "func" not in header or "->" not in header:
            continue
        result = header[len(header) - header[::-1].index("->"):]
        body = text.tokens[brace + 1:end]
        words = {t.text for t in body}
        if set(result) & {"some", "Void", "Never", "(", "rethrows"} or words & {
                "fatalError", "preconditionFailure", "defer"}:
            continue
        returns = [
            i for i in range(brace + 1, end)
            if text.at(i) == "return" and text.tokens[i].parent == brace]
        if not returns:
            continue
        last = returns[-1]
        value = text.tokens[last + 1] if last + 1 < end else None
        same_level = [
            i for i in range(brace + 1, last)
            if text.tokens[i].parent == brace and text.first_on_line(i) == i
            and text.at(i) not in ("}", ".", "else", ")", "]", "{")]
        if (
            value is None or text.first_on_line(last) != last or value.line != text.tokens[last].line
            or value.kind not in ("word", "number", "string") or not same_level
            or value.text in ("nil", "if", "switch", "try", "await", "self")
            or value.text.startswith("#")
            or text.at(last - 1) == "}" and set(text.header(text.tokens[last - 1].partner)) & {
                "else", "switch", "catch", "while", "do"}
        ):
            continue
        start, line = text.tokens[last].start, text.tokens[last].line
        yield Fault(
            "missing return", text.replaced(start, value.start, ""), line,
            set(range(line, text.tokens[end].line + 1)), "return taken away")


def wrong_type(text, known, random):
    """A declaration gets a literal of another type, or a type that its literal has not."""
    for index, token in enumerate(text.tokens):
        if token.text not in ("let", "var") or text.tokens[index + 1:index + 2] == []:
            continue
        name = text.tokens[index + 1]
        if name.kind != "word" or text.at(text.first_on_line(index)) in (
                "if", "guard", "while", "case", "for"):
            continue
        typed = text.at(index + 2) == ":"
        equals = index + (4 if typed else 2)
        if text.at(equals) != "=" or equals + 1 >= len(text.tokens):
            continue
        literal = text.tokens[equals + 1]
        after = text.tokens[equals + 2] if equals + 2 < len(text.tokens) else None
        if after and (after.line == literal.line and after.text not in ("}", ";") or after.text in (
                ".", "?", "&&", "||", "+", "-", "*", "/", "??", "as", "{", "..<", "...")):
            continue
        for type_, (pattern, other) in LITERALS.items():
            if not pattern.fullmatch(literal.text):
                continue
            if typed and text.at(index + 3) == type_:
                wrong = other.format(literal.text)
                yield Fault(
                    "wrong type", text.replaced(literal.start, literal.end, wrong), literal.line,
                    {literal.line, name.line}, f"{type_} = {wrong}")
            elif not typed:
                wrong = "String" if type_ != "String" else "Int"
                yield Fault(
                    "wrong type", text.replaced(name.end, name.end, f": {wrong}"), name.line,
                    {literal.line, name.line}, f"{wrong} = {literal.text[:20]}")


def missing_brace(text, known, random):
    for index, token in enumerate(text.tokens):
        if token.kind == "mark" and token.text in "{}":
            first = min(token.line, text.tokens[token.partner].line)
            yield Fault(
                "missing brace", text.replaced(token.start, token.end, ""), token.line,
                set(range(first, len(text.starts) + 1)), f"{token.text} of line {first + 1} of the block")
