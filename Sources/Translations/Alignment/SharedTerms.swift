import Foundation

/// Which of two pages' sections use the same words, weighed by how rare the words are.
///
/// Only terms that occur on both pages count: a word of one language alone says nothing about the
/// other, and a section that only one page has must not change what is known of the rest.
struct SharedTerms {
  /// The weighed agreement of each pair, rows of `columns` numbers.
  private var products: [Double]
  private let columns: Int
  private var lengthsA: [Double]
  private var lengthsB: [Double]

  private struct Postings {
    var a: [(section: Int, count: Int)] = []
    var b: [(section: Int, count: Int)] = []
  }

  init(_ a: [[UInt64: Int]], _ b: [[UInt64: Int]]) {
    columns = b.count
    products = Array(repeating: 0, count: a.count * b.count)
    lengthsA = Array(repeating: 0, count: a.count)
    lengthsB = Array(repeating: 0, count: b.count)
    var postings: [UInt64: Postings] = [:]
    for (section, terms) in a.enumerated() {
      for (term, count) in terms { postings[term, default: Postings()].a.append((section, count)) }
    }
    for (section, terms) in b.enumerated() {
      for (term, count) in terms { postings[term]?.b.append((section, count)) }
    }
    // In the order of the terms, since a sum of fractions depends on the order in its last digits.
    for term in postings.keys.sorted() {
      guard let places = postings[term], !places.b.isEmpty else { continue }
      add(places, of: a.count + b.count)
    }
    for index in lengthsA.indices { lengthsA[index].formSquareRoot() }
    for index in lengthsB.indices { lengthsB[index].formSquareRoot() }
  }

  private mutating func add(_ places: Postings, of sections: Int) {
    let rarity = log(Double(sections + 1) / Double(places.a.count + places.b.count))
    func weight(_ count: Int) -> Double { (1 + log(Double(count))) * rarity }
    for place in places.a { lengthsA[place.section] += weight(place.count) * weight(place.count) }
    for place in places.b { lengthsB[place.section] += weight(place.count) * weight(place.count) }
    for one in places.a {
      let row = one.section * columns
      for other in places.b {
        products[row + other.section] += weight(one.count) * weight(other.count)
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
