import Catalog
import Diagnostics
import Foundation
import Markdown

/// A link or image that leads to something of the project.
struct LocalLink {
  /// Empty for a place on the page itself.
  var path: String
  var fragment: String?
  var range: SourceRange
}

extension Page {
  /// The links and images that lead to something of the project, in text order.
  var localLinks: [LocalLink] {
    var result: [LocalLink] = []
    document.blocks.walkInlines { inline in
      let target: String
      if case .image(let source, _, _) = inline.kind {
        target = source
      } else if let destination = inline.linkTarget {
        target = destination
      } else {
        return
      }
      guard !target.isEmpty, !target.hasPrefix("//"), !Page.hasScheme(target) else { return }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.first.map { String($0.prefix { $0 != "?" }) } ?? ""
      let fragment = parts.count > 1 ? String(parts[1]) : nil
      result.append(
        LocalLink(
          path: path, fragment: fragment.map { $0.removingPercentEncoding ?? $0 },
          range: inline.range))
    }
    return result
  }

  /// A letter, then letters, digits and a few marks, then a colon.
  private static func hasScheme(_ target: String) -> Bool {
    guard let colon = target.utf8.firstIndex(of: UInt8(ascii: ":")), let first = target.utf8.first,
      first.isLetter
    else { return false }
    return target.utf8[..<colon].allSatisfy {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ".")
    }
  }
}

extension Inline {
  /// Where a link leads, also one that is written as an HTML tag.
  var linkTarget: String? {
    switch kind {
    case .link(let destination, _, _): return destination
    case .html(let tag):
      guard tag.hasPrefix("<a ") || tag.hasPrefix("<A "), let start = tag.range(of: "href=\"")
      else { return nil }
      return String(tag[start.upperBound...].prefix { $0 != "\"" })
    default: return nil
    }
  }
}
