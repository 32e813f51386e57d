import Catalog
import Diagnostics
import Markdown

extension Rule {
  static let imageDiffers = Rule(
    id: "image-differs", severity: .warning,
    summary: "a section has more or fewer images than in the source",
    explanation: """
      Images are told apart by their file's name without ending, folder and language, so that \
      `shot.de.png` may stand for `shot.png`. Images of another name that are as many are taken for \
      localised ones.
      """,
    wrong: "en: ![The button](button.png)\nde: Der Knopf:",
    right: "de: ![Der Knopf](button.de.png)",
    check: { comparison in
      guard let source = comparison.source else { return [] }
      return comparison.translations.flatMap { page -> [Report] in
        (comparison.blocks[page.language]?.stretches ?? []).flatMap { stretch -> [Report] in
          let group = stretch.group.map { comparison.aligned.groups[$0] }
          let (mine, theirs) = (
            page.images(in: stretch.translation), source.images(in: stretch.source)
          )
          guard mine.count != theirs.count else { return [] }
          func place(_ images: [PlacedImage], _ page: Page, _ blocks: Range<Int>) -> SourceRange {
            images.last?.range
              ?? comparison.range(of: blocks.upperBound..<blocks.upperBound, of: page)
          }
          func rest(_ images: [PlacedImage], without others: [PlacedImage]) -> [PlacedImage] {
            var names = others.map(\.name)
            return images.filter { image in
              guard let index = names.firstIndex(of: image.name) else { return true }
              names.remove(at: index)
              return false
            }
          }
          if mine.count < theirs.count {
            return rest(theirs, without: mine).prefix(theirs.count - mine.count).map { image in
              Report(
                side: page.side, range: place(mine, page, stretch.translation),
                message: "the image ‘\(image.name)’ of the source (\(source.language)) is missing "
                  + "in this section", section: group?.id,
                source: Finding.Place(file: source.file, range: image.range))
            }
          }
          return rest(mine, without: theirs).prefix(mine.count - theirs.count).map { image in
            Report(
              side: page.side, range: image.range,
              message: "this image has no counterpart in the source (\(source.language))",
              section: group?.id,
              source: Finding.Place(file: source.file, range: place(theirs, source, stretch.source))
            )
          }
        }
      }
    })
}

/// An image with the name that it has in every language.
private struct PlacedImage {
  let name: String
  let range: SourceRange
}

extension Page {
  fileprivate func images(in range: Range<Int>) -> [PlacedImage] {
    var result: [PlacedImage] = []
    document.blocks[range.clamped(to: document.blocks.indices)].walkInlines { inline in
      guard case .image(let target, _, _) = inline.kind else { return }
      let last = target.split(separator: "/").last ?? ""
      result.append(PlacedImage(name: last.imageName, range: inline.range))
    }
    return result
  }
}

extension Substring {
  /// A file's name without its ending, its language and its resolution.
  fileprivate var imageName: String {
    let name = prefix { $0 != "." && $0 != "@" }.lowercased()
    return name.hasSuffix("_2x") ? String(name.dropLast(3)) : name
  }
}
