import Foundation
import Testing

@testable import Markdown

/// An example of the GFM specification: Markdown, the HTML that it gives, and the extension it shows.
struct SpecificationExample: CustomTestStringConvertible {
  let number: Int
  let markdown: String
  let html: String
  let flavour: String

  var testDescription: String { "example \(number)" }

  /// The extensions that the example is read with: what it names, and nothing else.
  var dialect: Dialect {
    switch flavour {
    case "table": .tables
    case "strikethrough": .strikethrough
    case "autolink": .autolinks
    case "disabled", "tasklist": .taskLists
    default: .commonMark
    }
  }

  /// The specification as Debian ships it with the package cmark-gfm.
  static let path = "/usr/share/doc/cmark-gfm/spec.txt.gz"

  static let all: [SpecificationExample] = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard FileManager.default.fileExists(atPath: path), (try? process.run()) != nil else {
      return []
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return parse(String(decoding: data, as: UTF8.self))
  }()

  private static func parse(_ text: String) -> [SpecificationExample] {
    let fence = String(repeating: "`", count: 32)
    var result: [SpecificationExample] = []
    var flavour: String?
    var parts: [[String]] = []
    for line in text.components(separatedBy: "\n") {
      if let current = flavour {
        if line == fence {
          let texts = parts.map { lines in
            lines.map { $0.replacingOccurrences(of: "→", with: "\t") + "\n" }.joined()
          }
          result.append(
            SpecificationExample(
              number: result.count + 1, markdown: texts.first ?? "", html: texts.last ?? "",
              flavour: current))
          flavour = nil
        } else if line == ".", parts.count == 1 {
          parts.append([])
        } else {
          parts[parts.count - 1].append(line)
        }
      } else if line.hasPrefix("\(fence) example") {
        flavour = line.dropFirst(fence.count + 8).trimmingCharacters(in: .whitespaces)
        parts = [[]]
      }
    }
    return result
  }
}
