import Foundation
import Samples

/// A sample's history as the script that shows it reads it: every line's HTML once, and for each version
/// which lines it has and what is new.
struct SampleSteps: Encodable {
  private struct File: Encodable {
    var name: String
    var lines: [String] = []
    var versions: [Version] = []
  }

  fileprivate struct Version: Encodable {
    /// The number of the block that it comes from, by which versions of several files are in order.
    var block: Int
    /// The title of the block's section, and the way to the block from here.
    var title: String
    var href: String
    /// Stretches of the file's lines: the first one's number, and how many.
    var lines: [[Int]] = []
    /// The places of the lines that are new.
    var added: [Int] = []
    /// Lines that are gone, each with the place before which it stood.
    var removed: [[Int]] = []
  }

  private var files: [File]

  init(_ sample: PageSample) {
    files = sample.history.files.map { history in
      var file = File(name: history.name)
      var numbers: [String: Int] = [:]
      var before: [Int]?
      for version in history.versions {
        let lines = CodeMarkup.lines(Array(history.text(of: version).utf8), history.language).map {
          line in
          if let known = numbers[line] { return known }
          numbers[line] = file.lines.count
          file.lines.append(line)
          return file.lines.count - 1
        }
        let (title, href) = sample.origin(of: version)
        var entry = Version(block: version.block, title: title, href: "../" + href)
        for line in lines {
          if let last = entry.lines.last, last[0] + last[1] == line {
            entry.lines[entry.lines.count - 1][1] += 1
          } else {
            entry.lines.append([line, 1])
          }
        }
        if let before { entry.compare(lines, with: before, of: file.lines) }
        before = lines
        file.versions.append(entry)
      }
      return file
    }
  }

  /// The steps as JSON; the same bytes for the same steps.
  func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }
}

extension SampleSteps.Version {
  /// Notes what is new and what is gone; that lines are empty is no news.
  fileprivate mutating func compare(_ lines: [Int], with before: [Int], of table: [String]) {
    var gone: Set<Int> = []
    for change in lines.difference(from: before) {
      switch change {
      case .insert(let offset, _, _): added.append(offset)
      case .remove(let offset, _, _): gone.insert(offset)
      }
    }
    added.sort()
    let isNew = Set(added)
    var place = 0
    for (offset, line) in before.enumerated() {
      if gone.contains(offset) {
        removed.append([place, line])
      } else {
        while isNew.contains(place) { place += 1 }
        place += 1
      }
    }
    let isBlank = { (line: Int) in table[line].allSatisfy { $0 == " " } }
    added.removeAll { isBlank(lines[$0]) }
    removed.removeAll { isBlank($0[1]) }
  }
}

extension SampleHistory.File {
  /// The language of its code, by its name's ending.
  var language: CodeLanguage { CodeLanguage(named: PathText.fileExtension(of: name) ?? "swift") }
}
