import Catalog
import Foundation
import Verification

/// What the names in a page's code mean, as a file beside the page. The page itself says only that there is
/// one; a script loads it when a reader points at code.
struct NamesFile {
  /// The file's name.
  static let name = "names.json"

  /// What the file holds: the meanings, and for each block the places of its names, three numbers each: where
  /// it starts, how long it is (as scripts count, in UTF-16), and which meaning it has.
  let bytes: [UInt8]
  private let hash: String
  private let blocks: Set<Int>

  private struct Content: Encodable {
    var blocks: [String: [Int]]
    var meanings: [NameMeaning]
  }

  /// The file of a page; nothing where no name is known.
  ///
  /// - Parameter reports: what the check says of the page's blocks, by line.
  init?(_ names: PageNames?, on page: Page, reports: [Int: BlockReport]) {
    guard let names, !names.blocks.isEmpty else { return nil }
    var content = Content(blocks: [:], meanings: names.meanings)
    for placed in page.codeBlocks {
      guard let index = reports[placed.range.start.line]?.index, let places = names.blocks[index]
      else { continue }
      content.blocks["\(index)"] = Self.numbers(places, in: placed.block.code)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(content) else { return nil }
    bytes = Array(data)
    hash = ContentHash.text(of: bytes)
    blocks = Set(content.blocks.keys.compactMap(Int.init))
  }

  /// Where a page finds the names of one of its blocks. The file's content is a part of the address, so that
  /// no browser shows an old file's names in a new page.
  func address(ofBlock index: Int) -> String? {
    blocks.contains(index) ? "\(Self.name)?\(hash)#\(index)" : nil
  }

  private static func numbers(_ places: [PageNames.Place], in code: String) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(places.count * 3)
    var at = code.startIndex
    var (bytes, units) = (0, 0)
    for place in places {
      let utf8 = code.utf8
      guard
        let start = utf8.index(at, offsetBy: place.offset - bytes, limitedBy: utf8.endIndex),
        let end = utf8.index(start, offsetBy: place.length, limitedBy: utf8.endIndex)
      else { break }
      units += code.utf16.distance(from: at, to: start)
      numbers += [units, code.utf16.distance(from: start, to: end), place.meaning]
      (at, bytes) = (start, place.offset)
    }
    return numbers
  }
}
