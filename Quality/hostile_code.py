"""Code that is meant to break the tool: mutated blocks, and the shapes that compilers dislike."""
import random, re

from swift_text import PATTERN

SEED = 20240229
ODD = "\u200b\u202e\ufeff\u0301\u2028\u0000\u00a0\U0010ffff\ufffe\u1160；：（）“”‘’…🧬👩‍👩‍👧𝒳ａǅﷺı"


def mutated_bytes(code, random_):
    """A few characters taken away, put in, doubled or exchanged."""
    text = list(code)
    for _ in range(random_.randint(1, 12)):
        at = random_.randrange(len(text) + 1)
        change = random_.randrange(4)
        if change == 0 and text:
            del text[at:at + random_.randint(1, 9)]
        elif change == 1:
            text.insert(at, random_.choice(ODD + "{}()[]<>\"'`\\#@$%&*!?;:,./~^|-+=_0aZ\n\t"))
        elif change == 2:
            text[at:at] = text[at:at + random_.randint(1, 60)]
        elif at < len(text):
            text[at] = chr(random_.choice((random_.randrange(1, 128), random_.randrange(128, 0xD7FF))))
    return "".join(text)


def mutated_tokens(code, other, random_):
    """A few tokens taken away, doubled, exchanged, or brought in from another block."""
    tokens = [m.group() for m in PATTERN.finditer(code)]
    foreign = [m.group() for m in PATTERN.finditer(other)] or ["{"]
    for _ in range(random_.randint(1, 10)):
        if not tokens:
            break
        at, to = random_.randrange(len(tokens)), random_.randrange(len(tokens))
        change = random_.randrange(4)
        if change == 0:
            del tokens[at]
        elif change == 1:
            tokens.insert(to, tokens[at])
        elif change == 2:
            tokens[at], tokens[to] = tokens[to], tokens[at]
        else:
            tokens[at] = random_.choice(foreign)
    return re.sub(r" (?=[.,;:)\]])|(?<=[.(\[]) |(?<=[{}]) ?", lambda m: "\n" if m.group() == "" else "",
                  " ".join(tokens))


def nested(random_, n):
    depth = random_.choice((20, 60, 150, 250, 400))
    opening, middle, closing = random_.choice((
        ("(", "1", ")"), ("[", "1", "]"), ("{ ", "1", " }()"), ("f(", "1", ")"), ("[0: ", "1", "]"),
        ("(1 + ", "1", ")"), ("!", "true", ""), ("-", "1", ""), ("a ? ", "b", " : c"),
        ("try ", "x", "")))
    shapes = (
        f"let nested{n} = {opening * depth}{middle}{closing * depth}",
        f"let nested{n}: {'Array<' * depth}Int{'>' * depth} = []",
        f"let nested{n}: Int{'?' * depth} = nil", "if true {\n" * depth + "print(1)\n" + "}\n" * depth,
        "".join(f"struct N{n}x{i} {{\n" for i in range(depth)) + "}\n" * depth,
        "func f() {\n" * depth + "}\n" * depth, f"let nested{n} = a{'.b' * depth}",
        f"let nested{n} = \"" + "\\(\"" * depth + "x" + "\")" * depth + "\"",
        f"let nested{n} = a{'[0]' * depth}", "if a {} " + "else if b {} " * depth,
        f"typealias Nested{n} = {'(' * depth}Int{') -> Int' * depth}", "/*" * depth + "*/" * depth)
    return random_.choice(shapes)


def huge(random_, n):
    size = random_.choice((300, 2000, 9000))
    return random_.choice((
        f"let huge{n} = {'9' * size}", f"let huge{n} = 0x{'f' * size}p{'9' * 9}",
        f"let huge{n} = \"{'long ' * size}\"", f"let huge{n} = [{', '.join(map(str, range(size)))}]",
        f"let huge{n} = [{', '.join(f'{i}: [{i}.0, nil]' for i in range(size // 10))}]",
        f"let {'x' * size} = 1", f"// {'comment ' * size}\nlet huge{n} = 1",
        f"let huge{n} = {' + '.join(['1'] * min(size, 800))}",
        "\n".join(f"let huge{n}x{i} = {i}" for i in range(size // 4)),
        f"enum Huge{n} {{ case {', '.join(f'c{i}' for i in range(size // 4))} }}",
        f"func huge{n}({', '.join(f'a{i}: Int' for i in range(size // 4))}) {{}}"))


def unbalanced(random_, n):
    return random_.choice((
        "".join(random_.choice("{}[]()<>") for _ in range(random_.randint(3, 60))),
        f"let open{n} = \"not closed", f"let open{n} = \"\"\"\nnot closed", f"/* not closed {n}",
        f"#if os(iOS)\nlet open{n} = 1", "#endif", "#else\n#elseif\n#if", f"let open{n} = #\"\\#(", "}}}}}}",
        f"struct Open{n} {{ func f() {{ if true {{ let x = [", "let", "func", "@", "#", "\\", "case .a:",
        f"let open{n} = /regex(", "switch x {", "...", "<<<<<<< HEAD\nlet a = 1\n=======\n>>>>>>> b",
        f"import\nimport .\nimport a.b.c.d{n}", "extension {", "\"\\(\"\\(\"\\(", "`", "$0 $1 $",
        "%%% ### @@@"))


def generics(random_, n):
    depth = random_.choice((4, 8, 14))
    return random_.choice((
        f"struct G{n}<T> {{ var next: G{n}<G{n}<T>>? }}",
        f"indirect enum G{n}<T> {{ case a(G{n}<(T, T)>) }}\nlet g{n}: G{n}<Int>? = nil",
        f"protocol P{n} {{ associatedtype A: P{n} where A.A == Self }}\nstruct S{n}: P{n} {{}}",
        f"protocol P{n}: Q{n} {{}}\nprotocol Q{n}: P{n} {{}}",
        f"class C{n}: D{n} {{}}\nclass D{n}: C{n} {{}}",
        f"typealias T{n} = U{n}\ntypealias U{n} = T{n}", f"struct R{n} {{ var r: R{n} }}",
        f"func g{n}<{', '.join(f'T{i}' for i in range(depth * 10))}>() {{}}",
        f"func g{n}<T>(_ t: T) -> (T, T) {{ (t, t) }}\nlet v{n} = " + f"g{n}(" * depth + "1" + ")" * depth,
        f"struct V{n}<each T> {{ var v: (repeat (each T, V{n}<repeat each T>)) }}",
        f"protocol P{n} {{ associatedtype A: Collection where A.Element: P{n}, A.Element.A == A }}",
        f"extension Array where Element == Array<Element> {{ func e{n}() {{}} }}",
        f"enum E{n}: E{n} {{ case a }}", f"let c{n} = c{n}",
        f"var d{n}: Int {{ d{n} }}\nlet e{n} = {{ e{n}() }}",
        f"func o{n}() -> some Equatable {{ o{n}() }}",
        f"macro m{n}() = #externalMacro(module: \"M\", type: \"T\")",
        f"@resultBuilder struct B{n} {{}}\n@B{n} func b{n}() -> Int {{ 1; 2 }}",
        f"@propertyWrapper struct W{n} {{ @W{n} var wrappedValue: Int }}",
        f"infix operator <+>: P{n}\nprecedencegroup P{n} {{ higherThan: P{n} }}",
        f"#sourceLocation(file: \"/etc/passwd\", line: 1)\nlet x: Int = \"{n}\"",
        f"@_silgen_name(\"exit\") func x{n}()\nx{n}()", f"let k{n} = \\Array<Int>.[0].[1].?.!.a",
        f"actor A{n}: A{n} {{ init() async {{ await self.init() }} }}",
        f"extension (Int, Int) {{ var e{n}: Int {{ 1 }} }}"))


def slow(random_, n):
    terms = random_.choice((6, 12, 25))
    term = ("1", "2.0", "-3", "(4 * 0.5)", "[5].count")
    return random_.choice((
        f"let s{n} = " + " + ".join(random_.choice(term) for _ in range(terms)),
        f"let s{n}: Double = " + " * ".join(f"({i} + -{i}.5 / 2)" for i in range(terms)),
        f"let s{n} = " + " + ".join(
            f"\"\\({i})\" + [{i}].map {{ $0 + 1 }}.description" for i in range(terms)),
        f"let s{n} = [" + ", ".join(f"{i}: [\"a\": [{i}, {i}.5, nil]]" for i in range(terms)) + "]",
        f"let s{n} = {{ a, b in " + " + ".join("a * b" for _ in range(terms)) + f" }}(1, 2.5)",
        f"let s{n} = " + " ?? ".join(["nil", "Optional(1)", "2.0"] * (terms // 3)),
        f"let s{n} = (0..<10)" + ".map { $0 * 2 }.filter { $0 > 1 }" * terms + ".reduce(0, +)",
        f"let s{n} = " + " || ".join(f"a{i} == {i} && !(b{i} < -{i}.0)" for i in range(terms))))


SHAPES = (nested, huge, unbalanced, generics, slow)


def odd_unicode(random_, n):
    parts = ("let ", "a", "=", " ", "\n", "\"", "(", *ODD)
    return "".join(random_.choice(parts) for _ in range(40)) + f"\n// {n}"


def snippets(found, count):
    """So many snippets, the same ones in every run; none has a line that could be taken for a fence."""
    random_ = random.Random(SEED)
    codes = [b.code for b in found if b.lines]
    made = []
    while len(made) < count:
        n, kind = len(made), len(made) % 8
        if kind in (0, 1):
            code = mutated_bytes(random_.choice(codes), random_)
        elif kind in (2, 3):
            code = mutated_tokens(random_.choice(codes), random_.choice(codes), random_)
        elif kind == 7 and n % 16 == 7:
            code = odd_unicode(random_, n)
        else:
            code = SHAPES[random_.randrange(len(SHAPES))](random_, n)
        code = re.sub(r"[\r\x0b\x0c]", "\n", code)
        lines = code.split("\n")
        made.append("\n".join(x for x in lines if not re.match(r"\s*(`{3,}|~{3,})", x)))
    return made
