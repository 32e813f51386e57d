"""A tokenizer for Swift that is good enough to plant faults: strings and comments are opaque to it."""
import re
from bisect import bisect_right

PATTERN = re.compile(
    r"""
    (?P<comment>//[^\n]*)
  | (?P<string>\#*"{3}|\#*")
  | (?P<word>[@\#$]?[^\W\d]\w*|`\w+`|\$\d+|\$\w+)
  | (?P<number>\d[\w]*(?:\.\d\w*)?(?:[eE][+-]?\d+)?)
  | (?P<dots>\.\.[.<]|…)
  | (?P<mark>[()\[\]{},:;.])
  | (?P<operator>[-+*/=<>!&|^~?%\\]+)
  | (?P<other>\S)
    """,
    re.VERBOSE)
CLOSING = {")": "(", "]": "[", "}": "{"}


class Token:
    def __init__(self, kind, text, start, line):
        self.kind, self.text, self.start, self.line = kind, text, start, line
        self.end = start + len(text)
        self.partner = None     # of a bracket, its partner's index
        self.parent = None      # the index of the bracket that it stands in


class Unreadable(Exception):
    """The code's brackets, strings or comments do not match."""


def string_end(code, start, opening):
    """Where a string literal ends; interpolations may hold strings of their own."""
    hashes = opening.count("#")
    quotes, escape = opening[hashes:], "\\" + "#" * hashes
    at = start + len(opening)
    while at < len(code):
        if code.startswith(quotes + "#" * hashes, at):
            return at + len(opening)
        if code.startswith(escape, at):
            at += len(escape)
            if code.startswith("(", at):
                at = closing_parenthesis(code, at)
                continue
        elif code[at] == "\n" and len(quotes) == 1:
            break
        at += 1
    raise Unreadable


def closing_parenthesis(code, at):
    depth = 0
    while at < len(code):
        if code[at] == '"':
            at = string_end(code, at, '"""' if code.startswith('"""', at) else '"')
            continue
        depth += (code[at] == "(") - (code[at] == ")")
        at += 1
        if depth == 0:
            return at
    raise Unreadable


def comment_end(code, start):
    depth, at = 0, start
    while at < len(code):
        if code.startswith("/*", at):
            depth, at = depth + 1, at + 2
        elif code.startswith("*/", at):
            depth, at = depth - 1, at + 2
            if depth == 0:
                return at
        else:
            at += 1
    raise Unreadable


class SwiftText:
    """Tokens and comments of a code block; raises Unreadable where its brackets do not match."""

    def __init__(self, code):
        self.code = code
        self.starts = [0] + [at + 1 for at, c in enumerate(code) if c == "\n"]
        self.tokens, self.comments = [], []
        at = 0
        while match := PATTERN.search(code, at):
            kind, text, start = match.lastgroup, match.group(), match.start()
            if code.startswith("/*", start):
                kind, text = "comment", code[start:comment_end(code, start)]
            elif kind == "string":
                text = code[start:string_end(code, start, text)]
            elif kind == "operator":
                cut = min((p for p in (text.find("//"), text.find("/*")) if p > 0), default=len(text))
                text = text[:cut]
            at = start + len(text)
            token = Token(kind, text, start, self.line_of(start))
            (self.comments if kind == "comment" else self.tokens).append(token)
        self.match_brackets()

    def line_of(self, offset):
        """The line of an offset, from 0."""
        return bisect_right(self.starts, offset) - 1

    def match_brackets(self):
        open_ = []
        for index, token in enumerate(self.tokens):
            if token.text in CLOSING and token.kind == "mark":
                if not open_ or self.tokens[open_[-1]].text != CLOSING[token.text]:
                    raise Unreadable
                token.partner = open_.pop()
                self.tokens[token.partner].partner = index
            token.parent = open_[-1] if open_ else None
            if token.text in CLOSING.values() and token.kind == "mark":
                open_.append(index)
        if open_:
            raise Unreadable

    def at(self, index):
        """The text of a token, or nothing outside of the code."""
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def first_on_line(self, index):
        while index > 0 and self.tokens[index - 1].line == self.tokens[index].line:
            index -= 1
        return index

    def header(self, brace):
        """The tokens of the declaration or statement that a brace belongs to, up to the brace."""
        index = brace
        while index > 0:
            before = self.tokens[index - 1]
            if before.text in (")", "]") and before.partner is not None:
                index = before.partner
                continue
            if before.text in ("{", "}", ";") or before.line < self.tokens[index].line:
                break
            index -= 1
        return [token.text for token in self.tokens[index:brace]]

    def replaced(self, start, end, text):
        return self.code[:start] + text + self.code[end:]

    def has_gap(self):
        """Whether the code leaves something out, so that what is missing may stand in the gap."""
        if any(re.search(r"\.\.\.|…|<#|etc\b", comment.text) for comment in self.comments):
            return True
        if "…" in self.code or "<#" in self.code:
            return True
        for index, token in enumerate(self.tokens):
            if token.text == "..." and (
                self.at(index - 1) in ("{", "(", "=", "") or self.at(index + 1) in ("}", ")", "")
                or self.first_on_line(index) == index
            ):
                return True
        return False
