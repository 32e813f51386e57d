import Foundation

/// Which of two pages' sections use the same words, weighed by how rare the words are.
///
/// Ordinary words count only if they occur on both pages: a word of one language alone says nothing
/// about the other. A name that stands in code on one page is missed on the other.
struct SharedTerms {
  /// The weighed agreement of each pair, rows of `columns` numbers.
  private var products: [Double]
  private let columns: Int
  private var lengthsA: [Double]
  private var lengthsB: [Double]

  private struct Postings {
    var a: [(section: Int, use: SectionContent.Term)] = []
    var b: [(section: Int, use: SectionContent.Term)] = []
  }

  init(_ a: [[UInt64: SectionContent.Term]], _ b: [[UInt64: SectionContent.Term]]) {
    columns = b.count
    products = Array(repeating: 0, count: a.count * b.count)
    lengthsA = Array(repeating: 0, count: a.count)
    lengthsB = Array(repeating: 0, count: b.count)
    var postings: [UInt64: Postings] = [:]
    for (section, terms) in a.enumerated() {
      for (term, use) in terms { postings[term, default: Postings()].a.append((section, use)) }
    }
    for (section, terms) in b.enumerated() {
      for (term, use) in terms { postings[term, default: Postings()].b.append((section, use)) }
    }
    // In the order of the terms, since a sum of fractions depends on the order in its last digits.
    for term in postings.keys.sorted() {
      if let places = postings[term] { add(places, of: a.count + b.count) }
    }
    for index in lengthsA.indices { lengthsA[index].formSquareRoot() }
    for index in lengthsB.indices { lengthsB[index].formSquareRoot() }
  }

  private mutating func add(_ places: Postings, of sections: Int) {
    let isShared = !places.a.isEmpty && !places.b.isEmpty
    let rarity = log(Double(sections + 1) / Double(places.a.count + places.b.count))
    func weight(_ use: SectionContent.Term) -> Double {
      isShared || use.isName ? (1 + log(Double(use.count))) * rarity : 0
    }
    for (section, use) in places.a { lengthsA[section] += weight(use) * weight(use) }
    for (section, use) in places.b { lengthsB[section] += weight(use) * weight(use) }
    for one in places.a {
      let row = one.section * columns
      for other in places.b {
        products[row + other.section] += weight(one.use) * weight(other.use)
      }
    }
  }

  /// How alike the terms of two sections are, from 0 to 1 (the cosine of the weighed counts).
  func similarity(_ a: Int, _ b: Int) -> Double {
    let lengths = lengthsA[a] * lengthsB[b]
    return lengths > 0 ? min(1, products[a * columns + b] / lengths) : 0
  }

  /// How much the terms of the section that has fewer, and of the one that has more, can prove.
  func mass(_ a: Int, _ b: Int) -> (least: Double, most: Double) {
    (min(lengthsA[a], lengthsB[b]), max(lengthsA[a], lengthsB[b]))
  }
}
