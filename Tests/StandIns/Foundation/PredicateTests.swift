import FoundationOverlay
import Testing

private final class Book: NSObject {
  let title: String
  let pages: Int
  let tags: [String]
  let author: Author?

  init(_ title: String, _ pages: Int, tags: [String] = [], author: Author? = nil) {
    self.title = title
    self.pages = pages
    self.tags = tags
    self.author = author
    super.init()
  }
}

private final class Author: NSObject {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init()
  }
}

@Suite struct PredicateTests {
  private let book = Book("Über Swift", 240, tags: ["code", "ios"], author: Author("Ada"))

  @Test(
    "A predicate's text is read and holds or not",
    arguments: [
      ("title == 'Über Swift'", true), ("title = \"Swift\"", false), ("pages > 200", true),
      ("pages >= 240 AND pages <= 240", true), ("pages < 10 OR title BEGINSWITH 'Über'", true),
      ("NOT pages == 240", false), ("title CONTAINS[cd] 'uber'", true),
      ("title ENDSWITH[c] 'SWIFT'", true), ("title LIKE '*Sw?ft'", true),
      ("title MATCHES 'Ü.* S.*'", true), ("pages IN {1, 240}", true),
      ("pages BETWEEN {1, 239}", false), ("'ios' IN tags", true), ("ANY tags == 'code'", true),
      ("NONE tags == 'code'", false), ("author.name == 'Ada'", true), ("author == nil", false),
      ("(pages > 1 && pages < 5) || TRUEPREDICATE", true), ("pages != -3", true),
    ] as [(String, Bool)])
  func texts(text: String, expected: Bool) {
    #expect(NSPredicate(format: text, argumentArray: nil).evaluate(with: book) == expected)
  }

  @Test("Arguments stand for values and for keys")
  func arguments() {
    let predicate = NSPredicate(format: "%K == %@ AND pages > %d", "title", "Über Swift", 100)
    #expect(predicate.evaluate(with: book))
    let both = NSPredicate(format: "%@ AND pages == 240", argumentArray: [predicate])
    #expect(both.evaluate(with: book))
  }

  @Test("Descriptors sort by a key, and by a key path of an optional value")
  func sorting() {
    let books = [Book("b", 2), Book("a", 3), Book("c", 1, author: Author("Z"))]
    let byTitle = NSSortDescriptor(key: "title", ascending: true)
    #expect(
      (books as NSArray).sortedArray(using: [byTitle]).map { ($0 as? Book)?.pages } == [3, 2, 1])
    let byAuthor = NSSortDescriptor(keyPath: \Book.author?.name, ascending: false)
    #expect((books as NSArray).sortedArray(using: [byAuthor]).first as? Book === books[2])
  }
}
