import Foundation
import Samples
import SwiftSource

/// The sources that a sample is built from: its files without Objective-C, what registers the names that
/// Objective-C would know, and the place where the program starts.
struct SampleProgram {
  /// The files: names and text.
  private(set) var files: [(name: String, text: String)] = []
  /// What declares previews, by identity; each is known to the program by its number.
  private(set) var previews: [String] = []
  /// The modules that the sample imports.
  private(set) var imports: [String] = []
  /// The modules that it needs as libraries.
  var modules: Set<String> {
    // Lowered sources import what Apple's Foundation and XCTest have more than those of Linux.
    Set(imports + ["StelePlayer", "AppleFoundation", "UIKit", "SwiftUI"])
  }

  /// What the program can start with; nothing where it is only a set of declarations.
  let start: Start?

  /// What a walkthrough launches where it names no expression.
  enum Start: Equatable {
    case app(String)
    case delegate(String)
    case sceneDelegate(String)
    case storyboard(String)
    case view(String)
  }

  /// The file of the program's start. No sample's file is called so.
  static let glueName = "_SteleStart.swift"

  init(_ sample: RunnableSample) {
    let interfaces = sample.files.files.map { DeclaredInterface(of: $0.text) }
    let storyboards = Storyboards(in: sample.resources)
    start = SampleProgram.start(interfaces, storyboards)
    imports = interfaces.flatMap(\.imports).reduce(into: []) { list, name in
      if !list.contains(name) { list.append(name) }
    }
    let listed = SampleProgram.classesToList(interfaces, storyboards)
    var registrations: [String] = []
    for (index, (file, interface)) in zip(sample.files.files, interfaces).enumerated() {
      var text = SampleProgram.withoutMain(Lowering.lower(file.text).text, interface.mainAttribute)
      let types = interface.types.filter { listed.contains($0.name) }
      if !types.isEmpty {
        text += Registration(types: types, number: index).text
        registrations.append("_steleRegister\(index)()")
      }
      if !interface.previews.isEmpty {
        let first = previews.count
        previews += interface.previews.map(\.identity)
        text += SampleProgram.previewList(interface.previews, index, numberedFrom: first)
      }
      files.append((SampleProgram.fileName(file.name, index), PlainLayout.text(text)))
    }
    files.append(
      (SampleProgram.glueName, startText(sample, interfaces, registrations: registrations)))
  }

  // MARK: The sample's own files

  /// A name without folders, and unlike those of all files that the compiler treats in a special way.
  private static func fileName(_ name: String, _ index: Int) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? "Sample.swift"
    return last == "main.swift" || last == glueName ? "Sample\(index).swift" : last
  }

  private static func withoutMain(_ text: String, _ range: Range<Int>?) -> String {
    guard let range else { return text }
    var bytes = Array(text.utf8)
    for index in range where bytes.indices.contains(index) && bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The classes that storyboards name, and those with outlets or actions, which may be their superclasses.
  private static func classesToList(
    _ interfaces: [DeclaredInterface], _ storyboards: Storyboards
  ) -> Set<String> {
    let classes = interfaces.flatMap(\.types).filter { $0.isClass && !$0.isGeneric }
    let listed = classes.filter {
      storyboards.classes.contains($0.name) || !$0.outlets.isEmpty || !$0.actions.isEmpty
    }
    return Set(listed.map(\.name))
  }

  /// What lists the previews of a file, in that file: they and what they use may be private to it.
  private static func previewList(
    _ previews: [DeclaredPreview], _ index: Int, numberedFrom first: Int
  ) -> String {
    let calls = previews.enumerated().map { number, preview in
      let source = quoted("\(first + number)")
      switch preview.maker {
      case .provider(let name): return "  launches.previews(\(name).self, source: \(source))"
      case .statements(let text): return "  launches.preview(source: \(source)) {\n\(text)\n  }"
      }
    }
    return """

      import StelePlayer
      import SwiftUI
      @MainActor func _stelePreviews\(index)(_ launches: inout _SteleLaunches) {
      \(calls.joined(separator: "\n"))
      }

      """
  }

  // MARK: The start

  private static func start(
    _ interfaces: [DeclaredInterface], _ storyboards: Storyboards
  ) -> Start? {
    let types = interfaces.flatMap(\.types).filter { !$0.isGeneric && $0.isVisible }
    func first(_ name: String, where isWanted: (DeclaredInterface.DeclaredType) -> Bool) -> String?
    {
      types.first { $0.inherited.contains(name) && isWanted($0) }?.name
    }
    let main = interfaces.lazy.compactMap(\.main).first
    for type in types where type.name == main {
      if type.inherited.contains("App") { return .app(type.name) }
      if type.inherited.contains("UIApplicationDelegate") { return .delegate(type.name) }
    }
    // Articles leave out what Xcode writes into a new project.
    if let app = first("App", where: { !$0.isClass }) { return .app(app) }
    if let delegate = first("UIApplicationDelegate", where: \.isClass) {
      return .delegate(delegate)
    }
    if let delegate = first("UIWindowSceneDelegate", where: \.isClass) {
      return .sceneDelegate(delegate)
    }
    if let storyboard = storyboards.first { return .storyboard(storyboard) }
    return types.contains { $0.name == "ContentView" && $0.inherited.contains("View") }
      ? .view("ContentView()") : nil
  }

  private func startText(
    _ sample: RunnableSample, _ interfaces: [DeclaredInterface], registrations: [String]
  ) -> String {
    var lines = (["StelePlayer", "SwiftUI", "UIKit"] + imports).reduce(into: [String]()) {
      if !$0.contains("import \($1)") { $0.append("import \($1)") }
    }
    lines += ["", "@main enum _SteleStart {", "  @MainActor static func main() {"]
    lines += registrations.map { "    \($0)" }
    lines.append("    var launches = _SteleLaunches()")
    switch start {
    case .app(let name): lines.append("    launches.app(\(name).self)")
    case .delegate(let name): lines.append("    launches.delegate(\(name).self)")
    case .sceneDelegate(let name): lines.append("    launches.sceneDelegate(\(name).self)")
    case .storyboard(let name):
      lines.append("    launches.storyboard(\(SampleProgram.quoted(name)))")
    case .view(let expression): lines.append("    launches.content { \(expression) }")
    case nil: break
    }
    for (index, interface) in interfaces.enumerated() where !interface.previews.isEmpty {
      lines.append("    _stelePreviews\(index)(&launches)")
    }
    for (number, script) in sample.scripts.enumerated() {
      lines += ScriptCode.lines(script, number: number)
    }
    lines += ["    _StelePlayer.run(launches)", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case let other where other.value < 32: result += "\\u{\(String(other.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// What the storyboards of a bundle name.
struct Storyboards {
  /// The custom classes.
  private(set) var classes: Set<String> = []
  /// The names of the storyboards that have an initial scene, `Main` first.
  private(set) var withInitialScene: [String] = []

  /// The storyboard that an app without code of its own begins with.
  var first: String? { withInitialScene.first }

  init(in resources: [RunnableSample.Resource]) {
    for resource in resources {
      let isStoryboard = resource.name.hasSuffix(".storyboard")
      guard isStoryboard || resource.name.hasSuffix(".xib") else { continue }
      let text = String(decoding: resource.bytes, as: UTF8.self)
      classes.formUnion(Storyboards.values(of: "customClass", in: text))
      if isStoryboard, !Storyboards.values(of: "initialViewController", in: text).isEmpty {
        withInitialScene.append(String(resource.name.dropLast(".storyboard".count)))
      }
    }
    withInitialScene.removeAll { $0 == "LaunchScreen" }
    withInitialScene.sort { ($0 == "Main" ? 0 : 1, $0) < ($1 == "Main" ? 0 : 1, $1) }
  }

  /// The values of an attribute, wherever it stands.
  private static func values(of attribute: String, in text: String) -> [String] {
    var values: [String] = []
    var rest = text[...]
    while let found = rest.range(of: "\(attribute)=\"") {
      rest = rest[found.upperBound...]
      guard let end = rest.firstIndex(of: "\"") else { break }
      values.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return values
  }
}
