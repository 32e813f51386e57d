import Diagnostics
import Testing
import YAML

@Suite("YAML")
struct YAMLTests {
  private func parse(
    _ text: String, limits: YAMLLimits = YAMLLimits()
  ) throws(Diagnostic) -> YAMLNode? {
    try YAMLNode.parse(SourceText(path: "a.yml", text: text), limits: limits)
  }

  private func error(_ text: String, limits: YAMLLimits = YAMLLimits()) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try parse(text, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  /// The tree with places, one line a node.
  private func dump(_ node: YAMLNode, _ indentation: String = "") -> String {
    let (start, end) = (node.range.start, node.range.end)
    let place = "\(start.line):\(start.column)-\(end.line):\(end.column)"
    switch node.kind {
    case .scalar(let text, let style):
      return "\(indentation)\(text.debugDescription) \(style) \(place)\n"
    case .sequence(let elements):
      return "\(indentation)list \(place)\n"
        + elements.map { dump($0, indentation + "  ") }.joined()
    case .mapping(let entries):
      return "\(indentation)mapping \(place)\n"
        + entries.map { entry in
          "\(indentation)  \(entry.key) \(entry.keyRange.start.line):\(entry.keyRange.start.column)\n"
            + dump(entry.value, indentation + "    ")
        }.joined()
    }
  }

  @Test("every node has its place, its style and its order")
  func tree() throws {
    let text = """
      b: "日本"   # remark
      a:
        - 'x'
        - |
          one
          two
      c: {d: 5, e: [true, ~]}

      """
    let root = try #require(try parse(text))
    #expect(
      dump(root) == """
        mapping 1:1-7:24
          b 1:1
            "日本" doubleQuoted 1:4-1:8
          a 2:1
            list 3:3-7:1
              "x" singleQuoted 3:5-3:8
              "one\\ntwo\\n" literal 4:5-7:1
          c 7:1
            mapping 7:4-7:24
              d 7:5
                "5" plain 7:8-7:9
              e 7:11
                list 7:14-7:23
                  "true" plain 7:15-7:19
                  "~" plain 7:21-7:22

        """)
  }

  @Test("only what is written without quotes is a number or a truth value")
  func values() throws {
    let root = try #require(try parse("a: 5\nb: '5'\nc: true\nd: 'true'\ne:\nf: x"))
    #expect(root["a"]?.integer == 5)
    #expect(root["b"]?.integer == nil)
    #expect(root["b"]?.string == "5")
    #expect(root["c"]?.boolean == true)
    #expect(root["d"]?.boolean == nil)
    #expect(root["e"]?.isNull == true)
    #expect(root["f"]?.isNull == false)
    #expect(root["g"] == nil)
  }

  @Test("a text that says nothing gives nothing", arguments: ["", "\n\n", "# remark\n"])
  func empty(text: String) throws {
    #expect(try parse(text) == nil)
  }

  @Test(
    "what cannot be read is named with its place",
    arguments: [
      ("a: b: c", "yaml-syntax", 1, 5), ("a:\n  - b\n c", "yaml-syntax", 3, 2),
      ("a: \"open", "yaml-syntax", 1, 9), ("a: 1\nb: 2\na: 3", "yaml-duplicate-key", 3, 1),
      ("? [a]\n: b", "yaml-key", 1, 3), ("a: *b", "yaml-alias", 1, 4),
      ("a\n---\nb", "yaml-documents", 2, 1), ("\ta: b", "yaml-syntax", 1, 1),
    ])
  func malformed(text: String, id: String, line: Int, column: Int) {
    let diagnostic = error(text)
    #expect(diagnostic?.id == id)
    #expect(diagnostic?.range?.start == SourcePosition(line: line, column: column))
    #expect(diagnostic?.file == "a.yml")
  }

  @Test("an alias is replaced by what it stands for")
  func alias() throws {
    let root = try #require(try parse("a: &x [1, 2]\nb: *x"))
    #expect(root["b"]?.sequence?.map(\.integer) == [1, 2])
    #expect(root["b"]?.range.start == SourcePosition(line: 2, column: 4))
  }

  @Test("aliases that multiply are refused")
  func laughs() {
    let lines = (1...12).map { level in
      "l\(level): &l\(level) [" + (0..<9).map { _ in "*l\(level - 1)" }.joined(separator: ", ")
        + "]"
    }
    let text = "l0: &l0 [a, b]\n" + lines.joined(separator: "\n")
    #expect(error(text)?.id == "yaml-too-large")
  }

  @Test("what is too deep or too large is refused")
  func limits() {
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(error(deep)?.id == "yaml-too-deep")
    #expect(
      error("a: " + String(repeating: "b", count: 2000), limits: YAMLLimits(size: 1000))?.id
        == "yaml-too-large")
    let long = "[" + String(repeating: "a,", count: 200) + "]"
    #expect(error(long, limits: YAMLLimits(nodes: 100))?.id == "yaml-too-large")
  }

  @Test("a part of a file keeps the file's line numbers")
  func lines() throws {
    let source = SourceText(path: "a.md", text: "---\na: 1\nb: [\n---\ntext")
    let diagnostic = #expect(throws: Diagnostic.self) {
      try YAMLNode.parse(source, lines: 2..<4)
    }
    #expect(diagnostic?.range?.start.line == 4)
    let node = try #require(try YAMLNode.parse(source, lines: 2..<3))
    #expect(node["a"]?.range.start == SourcePosition(line: 2, column: 4))
  }
}
