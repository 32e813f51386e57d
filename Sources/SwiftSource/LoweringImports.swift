/// What the imports of a program ask of lowering, found without parsing it.
struct LoweringImports {
  /// Whether the program imports Foundation, of which a part lies elsewhere on Linux.
  private(set) var hasFoundation = false
  /// Whether the program imports XCTest, whose tests of an interface are a module of their own.
  private(set) var hasXCTest = false
  /// Whether a part of a module is imported, which only modules of Objective-C have.
  private(set) var hasSubmodule = false

  /// Looks at every line that reads like an import.
  init(of text: String) {
    guard text.contains("import ") else { return }
    for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 || $0 == 59 }) {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 8)
      guard let place = words.firstIndex(where: { $0.elementsEqual("import".utf8) }),
        words.index(after: place) < words.endIndex,
        words[..<place].allSatisfy({ $0.first == UInt8(ascii: "@") || LoweringImports.access($0) })
      else { continue }
      let module = words[words.index(after: place)]
      if module.elementsEqual("Foundation".utf8) { hasFoundation = true }
      if module.elementsEqual("XCTest".utf8) { hasXCTest = true }
      if module.contains(UInt8(ascii: ".")) { hasSubmodule = true }
    }
  }

  private static func access(_ word: Substring.UTF8View.SubSequence) -> Bool {
    ["public", "package", "internal", "fileprivate", "private"].contains {
      word.elementsEqual($0.utf8)
    }
  }

  /// What is imported along with what the program imports, where there are stand-ins: what Apple's
  /// Foundation and XCTest have more than those of Linux.
  var companions: String {
    [(hasFoundation, "AppleFoundation"), (hasXCTest, "XCUIAutomation")].map { isNeeded, module in
      isNeeded ? "\n#if canImport(\(module))\nimport \(module)\n#endif\n" : ""
    }.joined()
  }
}
